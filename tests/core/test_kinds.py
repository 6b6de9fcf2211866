"""What a document is."""

import pytest

from inspector.core.errors import InspectorError
from inspector.core.extensions import CODE, HTML, MARKDOWN
from inspector.core.kinds import as_kind, kind_of, kind_of_text


@pytest.mark.parametrize(
    ("name", "kind", "language"),
    [
        ("guide.md", "markdown", None),
        ("GUIDE.MARKDOWN", "markdown", None),
        ("page.htm", "html", None),
        ("app.py", "code", "python"),
        ("lib/app.test.TS", "code", "typescript"),
        ("view.tsx", "code", "tsx"),
        ("deploy.yml", "code", "yaml"),
        ("Dockerfile", "code", "dockerfile"),
        ("sub/CMakeLists.txt", "code", "cmake"),
        ("go.mod", "code", "gomod"),
        ("notes.txt", "text", None),
        ("paper.rst", "text", None),
        ("manual.adoc", "text", None),
        ("paper.tex", "text", None),
        ("feed.xml", "text", None),
        ("data.unheard", "text", None),
        ("LICENSE", "text", None),
        ("", "text", None),
    ],
)
def test_the_name_decides(name: str, kind: str, language: str | None) -> None:
    """A file name gives the kind, and the language of code."""
    assert kind_of(name, "plain words") == (kind, language)


def test_an_extension_outweighs_the_text() -> None:
    """A text file that begins like Markdown or a script stays a text file."""
    assert kind_of("notes.txt", "# Title\n\n```\n") == ("text", None)


@pytest.mark.parametrize(
    ("text", "kind", "language"),
    [
        ("<!DOCTYPE html>\n<title>x</title>", "html", None),
        ("  <!-- made by hand --><html lang=en>", "html", None),
        ('<?xml version="1.0"?>\n<!DOCTYPE html>', "html", None),
        ("<note>not html</note>", "text", None),
        ("#!/bin/sh\necho x\n", "code", "bash"),
        ("#!/usr/bin/env -S PYTHONUTF8=1 python3.12 -u\n", "code", "python"),
        ("#!/usr/bin/node\n", "code", "javascript"),
        ("#!/opt/own/thing\n", "code", None),
        ("#!", "code", None),
        ("# Title\n\nWords.\n", "markdown", None),
        ("# Title\r\n\r\nWords.\r\n", "markdown", None),
        ("Words.\n\n```sh\nls\n```\n", "markdown", None),
        ("Intro.\n\n## One\n\n## Two\n", "markdown", None),
        ("Intro.\n\n## One\n\nSee [the guide](https://example.org).\n", "markdown", None),
        ("# a comment\nsetting = 1\n# another\n", "text", None),
        ("Plain words about nothing.", "text", None),
        ("", "text", None),
    ],
)
def test_without_a_name_the_text_decides(text: str, kind: str, language: str | None) -> None:
    """A text without a name shows what it is by its first lines; one doubtful sign is not enough."""
    assert kind_of_text(text) == (kind, language)
    assert kind_of("<stdin>", text) == (kind, language)


def test_a_header_is_c_or_cpp_by_its_text() -> None:
    """A `.h` with classes, templates or namespaces is C++, and C without."""
    assert kind_of("a.h", "struct point { int x; };\n") == ("code", "c")
    assert kind_of("a.h", "namespace geo {\nclass Point {\n") == ("code", "cpp")


def test_an_m_file_is_matlab_or_objective_c_by_its_text() -> None:
    """A `.m` with directives is Objective-C, and MATLAB without."""
    assert kind_of("a.m", "x = linspace(0, 1);\n") == ("code", "matlab")
    assert kind_of("a.m", "#import <Foundation/Foundation.h>\n") == ("code", "objc")


def test_no_extension_is_in_two_tables() -> None:
    """Each extension has one meaning, written in lower case."""
    extensions = [*CODE, *MARKDOWN, *HTML]
    assert len(extensions) == len(set(extensions))
    assert all(extension == extension.lower() for extension in extensions)


def test_a_kind_is_one_of_four() -> None:
    """A kind that is none of the four is an error that lists them."""
    assert as_kind("html") == "html"
    with pytest.raises(InspectorError, match=r"unknown document kind 'rtf': choose one of markdown, html, code, text"):
        as_kind("rtf")

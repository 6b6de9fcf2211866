"""How pipelines alter a chunk's text before it is seen again."""

import re
from collections.abc import Callable, Mapping
from random import Random
from string import ascii_lowercase
from unicodedata import normalize

ONLY: Mapping[str, tuple[str, ...]] = {"Markdown stripped": ("markdown",), "HTML stripped": ("markdown", "html")}
"""Alterations that are made to documents of some kinds alone."""

Alter = Callable[[str, Random], str | None]
"""A chunk's text and a source of chance in, what becomes of it out; `None` where there is nothing to alter."""


def collapsed(text: str, _random: Random) -> str:
    """Every run of blanks is one blank."""
    return " ".join(text.split())


def rejoined(text: str, _random: Random) -> str:
    """Lines are stripped and joined by single newlines, empty ones left out."""
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())


def lowered(text: str, _random: Random) -> str:
    """Everything is in lower case."""
    return text.lower()


def compatible(text: str, _random: Random) -> str:
    """The text is in compatibility form."""
    return normalize("NFKC", text)


def unmarked(text: str, _random: Random) -> str:
    """The signs of Markdown are gone, and of links the targets."""
    text = re.sub(r"!?\[([^\]\n]*)\]\([^)\s]*\)", r"\1", text)
    text = re.sub(r"^[ \t]*(```|~~~).*$", "", text, flags=re.MULTILINE)
    text = re.sub(r"^[ \t]*(#{1,6}|[-*+]|>)[ \t]+", "", text, flags=re.MULTILINE)
    return re.sub(r"[*_`|]", "", text)


def untagged(text: str, _random: Random) -> str:
    """The tags of HTML are gone."""
    return re.sub(r"</?[A-Za-z][^<>\n]*>", "", text)


def headed(text: str, _random: Random) -> str:
    """The path of headings stands in front."""
    return f"Operations > Handbook\n\n{text}"


def truncated(text: str, random: Random) -> str | None:
    """Some of the end is gone, and an ellipsis says so."""
    words = text.split(" ")
    if len(words) < 12:
        return None
    return " ".join(words[: random.randint(len(words) // 2, len(words) - 2)]).rstrip() + "…"


def reworded(text: str, random: Random) -> str | None:
    """One word is another."""
    words = list(re.finditer(r"\b[A-Za-z]{4,}\b", text))
    if len(words) < 12:
        return None
    word = random.choice(words[1:-1])
    other = "".join(random.choice(ascii_lowercase) for _ in range(6))
    return text[: word.start()] + other + text[word.end() :]


def renumbered(text: str, random: Random) -> str | None:
    """One digit is another."""
    digits = [number for number, sign in enumerate(text) if sign in "0123456789"]
    if not digits or len(text) < 60:
        return None
    at = random.choice(digits)
    return text[:at] + str((int(text[at]) + random.randint(1, 9)) % 10) + text[at + 1 :]


def blotted(text: str, random: Random) -> str | None:
    """Two in a hundred characters are others."""
    if len(text) < 100:
        return None
    signs = list(text)
    for number, sign in enumerate(signs):
        if sign.isalnum() and random.random() < 0.02:
            signs[number] = random.choice(ascii_lowercase)
    return "".join(signs)


ALTERATIONS: Mapping[str, Alter] = {
    "white space collapsed": collapsed,
    "lines rejoined": rejoined,
    "lower case": lowered,
    "NFKC": compatible,
    "Markdown stripped": unmarked,
    "HTML stripped": untagged,
    "heading in front": headed,
    "truncated": truncated,
    "one word changed": reworded,
    "one digit changed": renumbered,
    "2 % changed": blotted,
}
"""Every alteration by name."""

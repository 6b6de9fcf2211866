"""The language of code, by what stands in it."""

import re
from collections.abc import Mapping

from inspector.core.kinds import kind_of_text

_HEAD = 16 * 1024
"""Characters at the start that are looked at."""
_ENOUGH = 2
"""Different signs of a language that make it likely."""

_SIGNS: Mapping[str, tuple[str, ...]] = {
    "python": (
        r"^(?:async )?def \w+\([^;{}]*\)?.*:?[ \t]*$",
        r"^class \w+(?:\(.*\))?:",
        r"^(?:from [\w.]+ import |import [\w.]+(?: as \w+)?[ \t]*$)",
        r"^[ \t]+(?:self\.\w+ = |elif .*:$|except\b.*:$|def \w+\(self)",
        r"^if __name__ ==",
        r'^[ \t]*"""',
    ),
    "ruby": (
        r"^[ \t]*def [\w.?!=]+(?:\(.*\))?[ \t]*$",
        r"^[ \t]*end[ \t]*$",
        r"^require(?:_relative)? ['\"]",
        r"^[ \t]*(?:module|class) [A-Z][\w:]*(?: < [A-Z][\w:]*)?[ \t]*$",
        r"\bdo \|\w+",
        r"^[ \t]*attr_(?:reader|accessor|writer) :",
    ),
    "javascript": (
        r"^(?:const|let|var) [\w{}$, ]+ = ",
        r"\bfunction\*? ?\w*\([\w, ={}]*\) \{",
        r"=> [{(]",
        r"^(?:import .* from ['\"]|(?:module\.)?exports\b)",
        r"\brequire\(['\"]",
        r"^export (?:default|const|function|class|async)\b",
        r"===|\bconsole\.log\(",
    ),
    "typescript": (
        r"^(?:export )?(?:declare |default )*(?:interface|type|enum|namespace) \w+",
        r"[\w)?]: (?:string|number|boolean|void|unknown|any|never)\b",
        r"^(?:import|export) type\b",
        r"^[ \t]+(?:public|private|protected|readonly) \w+",
        r"^declare \w+",
    ),
    "go": (
        r"^package \w+[ \t]*$",
        r"^func (?:\(\w+ \*?\w+(?:\[.*\])?\) )?\w+",
        r"^import (?:\(|\")",
        r"^\t.* := ",
        r"^type \w+ (?:struct|interface)\b",
        r"\bif err != nil \{",
    ),
    "rust": (
        r"^[ \t]*(?:pub(?:\(\w+\))? )?(?:async |unsafe |const )*fn \w+",
        r"^[ \t]*(?:pub )?use (?:\w+::)+",
        r"^impl\b.*\{",
        r"^[ \t]*#!?\[\w+",
        r"\blet mut \w+",
        r"^[ \t]*//[/!]",
        r"^(?:pub )?(?:struct|enum|trait|mod) \w+",
    ),
    "java": (
        r"^package [\w.]+;",
        r"^import (?:static )?[\w.]+(?:\.\*)?;",
        r"^[ \t]*(?:public|private|protected)(?: static| final| abstract)* [\w<>\[\], ]+ \w+\(.*\).*[{;]?[ \t]*$",
        r"^[ \t]*(?:public |final |abstract )*(?:class|interface|record) \w+",
        r"^[ \t]*@Override\b",
    ),
    "kotlin": (
        r"^package [\w.]+[ \t]*$",
        r"^import [\w.]+(?:\.\*)?[ \t]*$",
        r"^[ \t]*(?:(?:override|private|suspend|internal|open) )*fun (?:<.*> )?[\w.]+\(",
        r"^[ \t]*(?:private |const |override )*va[lr] \w+(?:: [\w<>?]+)? ?(?:=|$)",
        r"^[ \t]*(?:data|sealed|companion|enum) (?:class|object)\b",
    ),
    "swift": (
        r"^import (?:Foundation|UIKit|SwiftUI|Combine|XCTest)\b",
        r"^[ \t]*(?:(?:public|private|static|override|mutating|@\w+) )*func \w+(?:<.*>)?\(",
        r"^[ \t]*(?:public |final )*(?:struct|extension|protocol|enum|class) \w+(?:: [\w, ]+)? \{",
        r"^[ \t]*(?:let|var) \w+: \w+",
        r"\bguard let\b|\bif let \w+ = ",
        r"-> \w+ \{",
    ),
    "csharp": (
        r"^using (?:static )?[\w.]+;",
        r"^[ \t]*namespace [\w.]+[ \t]*[;{]?[ \t]*$",
        r"\{ get; (?:(?:private |protected |init )?set; )?\}",
        r"^[ \t]*(?:public|private|internal|protected)(?: static| sealed| override| async)* [\w<>\[\]]+ \w+",
        r"\bConsole\.Write",
    ),
    "cpp": (
        r"^#[ \t]*include <\w+>",
        r"^(?:namespace\b|using namespace\b|template ?<)",
        r"\bstd::\w+",
        r"^(?:class|struct) \w+.*(?:\{|:)",
        r"^[ \t]*(?:public|private|protected):",
        r"^[\w:<>*& ]+::~?\w+\(",
    ),
    "c": (
        r"^#[ \t]*include [<\"][\w/]+\.h[>\"]",
        r"^#[ \t]*(?:define|ifn?def|if) \w+",
        r"^(?:static |inline |const |unsigned )*(?:int|void|char|size_t|struct \w+) \**\w+\([^;]*$",
        r"^typedef (?:struct|enum|union|int|unsigned)\b",
        r"\w+->\w+",
    ),
    "php": (r"<\?php\b", r"^[ \t]*\$\w+ = ", r"\$this->", r"^use [\w\\]+;"),
    "bash": (
        r"^[ \t]*(?:fi|done|esac)[ \t]*$",
        r"^[ \t]*(?:if|while) \[\[? .*\]\]?; (?:then|do)",
        r"^(?:function )?\w+ ?\(\) ?\{",
        r"^[ \t]*(?:export |local )?[A-Za-z_]\w*=[\"$\w]",
        r"\$\{\w+|\"\$\w+\"|\$\(",
    ),
    "sql": (
        r"(?i)^[ \t]*select\b[\s\S]{1,200}?\bfrom\b",
        r"(?i)^[ \t]*create (?:table|index|view)\b",
        r"(?i)^[ \t]*insert into\b",
        r"(?i)^[ \t]*alter table\b",
    ),
    "toml": (r"^\[\[?[\w.\"-]+\]\]?[ \t]*$", r"^[\w.-]+ = (?:\"|\[|\d|true|false)"),
    "yaml": (r"^---[ \t]*$", r"^[\w-]+:[ \t]*$", r"^[ \t]*- [\w-]+:", r"^[ \t]+[\w-]+: \S"),
}
_JSON = re.compile(r"[\[{]\s*(?:[\"\[{\]}\d-]|true\b|false\b|null\b)")
_PATTERNS = {language: [re.compile(sign, re.MULTILINE) for sign in signs] for language, signs in _SIGNS.items()}


def language_of_content(text: str) -> str | None:
    """The programming language of code without a name, by its first line, else by what is seen in it.

    Args:
        text: The code, or its beginning.

    Returns:
        A grammar's name; `None` if nothing speaks for a language, or as much for one as for another.
    """
    named = kind_of_text(text).language
    if named:
        return named
    head = text[:_HEAD]
    start = head.lstrip("\ufeff \t\r\n")
    if "<?php" in head:
        return "php"
    if start.startswith("<"):
        return "xml" if start.startswith("<?xml") else None
    if _JSON.match(start):
        return "json"
    scores = {language: sum(bool(sign.search(head)) for sign in signs) for language, signs in _PATTERNS.items()}
    if scores["typescript"] >= _ENOUGH:
        scores["javascript"] = 0  # what TypeScript adds is what tells the two apart
    first, second = sorted(scores, key=scores.__getitem__, reverse=True)[:2]
    return first if scores[first] >= _ENOUGH and scores[first] > scores[second] else None

"""LangChain's separators for each language, as data.

Source: `RecursiveCharacterTextSplitter.get_separators_for_language` of langchain-text-splitters 1.1.3 (MIT licence),
whose names are kept. They are regular expressions, faults included: the dollar signs of `latex` are ends of lines, and
what should be optional in `visualbasic6` is not.
"""

from collections.abc import Mapping
from difflib import get_close_matches

from inspector.core.errors import SettingsError
from inspector.core.printable import quoted

DEFAULT_SEPARATORS = ("\n\n", "\n", " ", "")
"""Separators where neither they nor a language are given: paragraphs, lines, words, characters."""

# A list on a few lines can be compared with its source; one separator to a line cannot.
# fmt: off
PRESETS: Mapping[str, tuple[str, ...]] = {
    "c": (
        "\nclass ", "\nvoid ", "\nint ", "\nfloat ", "\ndouble ", "\nif ", "\nfor ", "\nwhile ", "\nswitch ",
        "\ncase ", *DEFAULT_SEPARATORS,
    ),
    "cobol": (
        "\nIDENTIFICATION DIVISION.", "\nENVIRONMENT DIVISION.", "\nDATA DIVISION.", "\nPROCEDURE DIVISION.",
        "\nWORKING-STORAGE SECTION.", "\nLINKAGE SECTION.", "\nFILE SECTION.", "\nINPUT-OUTPUT SECTION.", "\nOPEN ",
        "\nCLOSE ", "\nREAD ", "\nWRITE ", "\nIF ", "\nELSE ", "\nMOVE ", "\nPERFORM ", "\nUNTIL ", "\nVARYING ",
        "\nACCEPT ", "\nDISPLAY ", "\nSTOP RUN.", "\n", " ", "",
    ),
    "cpp": (
        "\nclass ", "\nvoid ", "\nint ", "\nfloat ", "\ndouble ", "\nif ", "\nfor ", "\nwhile ", "\nswitch ",
        "\ncase ", *DEFAULT_SEPARATORS,
    ),
    "csharp": (
        "\ninterface ", "\nenum ", "\ndelegate ", "\nevent ", "\nclass ", "\nabstract ", "\npublic ", "\nprotected ",
        "\nprivate ", "\nstatic ", "\nreturn ", "\nif ", "\ncontinue ", "\nfor ", "\nforeach ", "\nwhile ",
        "\nswitch ", "\nbreak ", "\ncase ", "\nelse ", "\ntry ", "\nthrow ", "\nfinally ", "\ncatch ",
        *DEFAULT_SEPARATORS,
    ),
    "elixir": (
        "\ndef ", "\ndefp ", "\ndefmodule ", "\ndefprotocol ", "\ndefmacro ", "\ndefmacrop ", "\nif ", "\nunless ",
        "\ncase ", "\ncond ", "\nwith ", "\nfor ", "\ndo ", *DEFAULT_SEPARATORS,
    ),
    "go": (
        "\nfunc ", "\nvar ", "\nconst ", "\ntype ", "\nif ", "\nfor ", "\nswitch ", "\ncase ", *DEFAULT_SEPARATORS,
    ),
    "haskell": (
        "\nmain :: ", "\nmain = ", "\nlet ", "\nin ", "\ndo ", "\nwhere ", "\n:: ", "\n= ", "\ndata ", "\nnewtype ",
        "\ntype ", "\nmodule ", "\nimport ", "\nqualified ", "\nimport qualified ", "\nclass ", "\ninstance ",
        "\ncase ", "\n| ", "\n= {", "\n, ", *DEFAULT_SEPARATORS,
    ),
    "html": (
        "<body", "<div", "<p", "<br", "<li", "<h1", "<h2", "<h3", "<h4", "<h5", "<h6", "<span", "<table", "<tr", "<td",
        "<th", "<ul", "<ol", "<header", "<footer", "<nav", "<head", "<style", "<script", "<meta", "<title", "",
    ),
    "java": (
        "\nclass ", "\npublic ", "\nprotected ", "\nprivate ", "\nstatic ", "\nif ", "\nfor ", "\nwhile ", "\nswitch ",
        "\ncase ", *DEFAULT_SEPARATORS,
    ),
    "js": (
        "\nfunction ", "\nconst ", "\nlet ", "\nvar ", "\nclass ", "\nif ", "\nfor ", "\nwhile ", "\nswitch ",
        "\ncase ", "\ndefault ", *DEFAULT_SEPARATORS,
    ),
    "kotlin": (
        "\nclass ", "\npublic ", "\nprotected ", "\nprivate ", "\ninternal ", "\ncompanion ", "\nfun ", "\nval ",
        "\nvar ", "\nif ", "\nfor ", "\nwhile ", "\nwhen ", "\nelse ", *DEFAULT_SEPARATORS,
    ),
    "latex": (
        "\n\\\\chapter{", "\n\\\\section{", "\n\\\\subsection{", "\n\\\\subsubsection{", "\n\\\\begin{enumerate}",
        "\n\\\\begin{itemize}", "\n\\\\begin{description}", "\n\\\\begin{list}", "\n\\\\begin{quote}",
        "\n\\\\begin{quotation}", "\n\\\\begin{verse}", "\n\\\\begin{verbatim}", "\n\\\\begin{align}", "$$", "$", " ",
        "",
    ),
    "lua": (
        "\nlocal ", "\nfunction ", "\nif ", "\nfor ", "\nwhile ", "\nrepeat ", *DEFAULT_SEPARATORS,
    ),
    "markdown": (
        "\n#{1,6} ", "```\n", "\n\\*\\*\\*+\n", "\n---+\n", "\n___+\n", *DEFAULT_SEPARATORS,
    ),
    "php": (
        "\nfunction ", "\nclass ", "\nif ", "\nforeach ", "\nwhile ", "\ndo ", "\nswitch ", "\ncase ",
        *DEFAULT_SEPARATORS,
    ),
    "powershell": (
        "\nfunction ", "\nparam ", "\nif ", "\nforeach ", "\nfor ", "\nwhile ", "\nswitch ", "\nclass ", "\ntry ",
        "\ncatch ", "\nfinally ", *DEFAULT_SEPARATORS,
    ),
    "proto": (
        "\nmessage ", "\nservice ", "\nenum ", "\noption ", "\nimport ", "\nsyntax ", *DEFAULT_SEPARATORS,
    ),
    "python": (
        "\nclass ", "\ndef ", "\n\tdef ", *DEFAULT_SEPARATORS,
    ),
    "r": (
        "\nfunction ", "\nsetClass\\(", "\nsetMethod\\(", "\nsetGeneric\\(", "\nif ", "\nelse ", "\nfor ", "\nwhile ",
        "\nrepeat ", "\nlibrary\\(", "\nrequire\\(", *DEFAULT_SEPARATORS,
    ),
    "rst": (
        "\n=+\n", "\n-+\n", "\n\\*+\n", "\n\n.. *\n\n", *DEFAULT_SEPARATORS,
    ),
    "ruby": (
        "\ndef ", "\nclass ", "\nif ", "\nunless ", "\nwhile ", "\nfor ", "\ndo ", "\nbegin ", "\nrescue ",
        *DEFAULT_SEPARATORS,
    ),
    "rust": (
        "\nfn ", "\nconst ", "\nlet ", "\nif ", "\nwhile ", "\nfor ", "\nloop ", "\nmatch ", *DEFAULT_SEPARATORS,
    ),
    "scala": (
        "\nclass ", "\nobject ", "\ndef ", "\nval ", "\nvar ", "\nif ", "\nfor ", "\nwhile ", "\nmatch ", "\ncase ",
        *DEFAULT_SEPARATORS,
    ),
    "sol": (
        "\npragma ", "\nusing ", "\ncontract ", "\ninterface ", "\nlibrary ", "\nconstructor ", "\ntype ",
        "\nfunction ", "\nevent ", "\nmodifier ", "\nerror ", "\nstruct ", "\nenum ", "\nif ", "\nfor ", "\nwhile ",
        "\ndo while ", "\nassembly ", *DEFAULT_SEPARATORS,
    ),
    "swift": (
        "\nfunc ", "\nclass ", "\nstruct ", "\nenum ", "\nif ", "\nfor ", "\nwhile ", "\ndo ", "\nswitch ", "\ncase ",
        *DEFAULT_SEPARATORS,
    ),
    "ts": (
        "\nenum ", "\ninterface ", "\nnamespace ", "\ntype ", "\nclass ", "\nfunction ", "\nconst ", "\nlet ",
        "\nvar ", "\nif ", "\nfor ", "\nwhile ", "\nswitch ", "\ncase ", "\ndefault ", *DEFAULT_SEPARATORS,
    ),
    "visualbasic6": (
        r"\n(?!End\s)(?:Public|Private|Friend|Global|Static)\s+?Sub\s+",
        r"\n(?!End\s)(?:Public|Private|Friend|Global|Static)\s+?Function\s+",
        r"\n(?!End\s)(?:Public|Private|Friend|Global|Static)\s+?Property\s+(?:Get|Let|Set)\s+",
        r"\n(?!End\s)(?:Public|Private|Friend|Global|Static)\s+?Type\s+",
        r"\n(?!End\s)(?:Public|Private|Friend|Global|Static)\s+?Enum\s+", r"\n(?!End\s)If\s+", r"\nElseIf\s+",
        r"\nElse\s+", r"\nSelect\s+Case\s+", r"\nCase\s+", r"\nFor\s+", r"\nDo\s+", r"\nWhile\s+", r"\nWith\s+",
        r"\n\n", r"\n", " ", "",
    ),
}
# fmt: on
"""Separators by language, from coarse to fine; regular expressions."""


def preset(language: str) -> tuple[str, ...]:
    """The separators of *language*.

    Raises:
        SettingsError: There are none; the message offers the nearest names, or all.
    """
    found = PRESETS.get(language)
    if found is None:
        near = get_close_matches(language.lower(), PRESETS, cutoff=0.5)
        hint = f"did you mean {' or '.join(near)}?" if near else f"choose one of {', '.join(PRESETS)}"
        raise SettingsError("language", f"no separators are known for language {quoted(language)}: {hint}")
    return found

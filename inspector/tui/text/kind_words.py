"""What issue kinds are called on screen: a glyph, a short word, and a few words."""

from collections.abc import Mapping
from dataclasses import dataclass

from inspector.core.issue import Issue


@dataclass(frozen=True, slots=True)
class KindWords:
    """How one issue kind is shown."""

    glyph: str
    """Its sign, one to three cells wide: enough where there is little room."""
    word: str
    """The word beside the sign in a badge; empty where the sign says it all."""
    title: str
    """What is wrong, in a few words, for lists and filters."""

    @property
    def badge(self) -> str:
        """The sign with its word."""
        return f"{self.glyph} {self.word}" if self.word else self.glyph


KIND_WORDS: Mapping[str, KindWords] = {
    "no-sentence-end": KindWords("✂", "end", "does not end a sentence"),
    "no-sentence-start": KindWords("✂", "start", "does not start a sentence"),
    "unbalanced-()": KindWords("( )", "", "unbalanced ( )"),
    "unbalanced-[]": KindWords("[ ]", "", "unbalanced [ ]"),
    "unbalanced-{}": KindWords("{ }", "", "unbalanced { }"),
    "broken-code-fence": KindWords("```", "", "broken code fence"),
    "mid-word": KindWords("✂", "word", "cut within a word"),
    "mid-grapheme": KindWords("✂", "character", "cut within a character"),
    "split-table": KindWords("▦", "table", "table cut in two"),
    "split-list-item": KindWords("•", "item", "list item cut in two"),
    "split-definition": KindWords("ƒ", "definition", "definition cut in two"),
    "split-inline": KindWords("✂", "inline", "link, code, math, URL or number cut in two"),
    "orphan-heading": KindWords("#", "orphan", "heading without its text"),
    "dangling-lead-in": KindWords(":", "lead-in", "lead-in without what it introduces"),
    "lost-text": KindWords("∅", "lost", "text in no chunk"),
    "altered-text": KindWords("≠", "altered", "text differs from the source"),
    "blank": KindWords("□", "blank", "nothing but blanks"),
    "oversized": KindWords("▲", "large", "larger than chunk_size"),
    "undersized": KindWords("▼", "small", "too small to stand alone"),
    "duplicate": KindWords("=", "duplicate", "same text as another chunk"),
}
"""Every issue kind, whether or not a check for it is in use."""


def glyph_of(issue: Issue) -> str:
    """The sign of an issue; a plain cut that some chunk rescues has a sign of its own."""
    glyph = kind_words(issue.kind).glyph
    return glyph.replace("✂", "╱") if issue.damage == "rescued" else glyph


def kind_words(kind: str) -> KindWords:
    """The words for a kind; one that has none here is called by its own name."""
    return KIND_WORDS.get(kind) or KindWords("!", kind, kind)

"""What pysbd reads wrong, hidden from it or shown to it before it looks: each fault with the shield against it.

A shield takes a text, its runs of blanks one blank each, and gives one of the same length, so that offsets stay. To
hide a mark it writes `·` for it; to keep pysbd from knowing a word it writes `ʔ`, a letter neither large nor small,
into it.
"""

import re
from collections.abc import Callable, Iterable, Iterator

from inspector.structure.sentences import full_stop_cases
from inspector.structure.sentences.words import STARTERS

HIDDEN_MARK = "·"
"""Stands for a mark that ends nothing."""
NEUTRAL_LETTER = "ʔ"
"""Stands for what is opaque: a letter without case."""

Shield = Callable[[str], str]
"""A text; the same text, one for one, as pysbd should see it."""

_PRIVATE = re.compile(r"[∯∮♨☝ȸȹ☉☈☇☄♬♭☏ƪ♟♝ᓰᓱᓳᓴᓷᓸ⎋✂⌬]")
_ADDRESS = re.compile(r"://|@|www\.")
_TRAILING = ".!?,;:\"'”’)]}>*_"
_MARK = re.compile(r"[.!?:]")
_INSIDE = re.compile(r"[.!?](?=\w)")
_LEADING_DOT = re.compile(r"\.(?<![^\s(\[\"'`“‘/]\.)(?=[A-Za-z_])")
_DOT_RUN = re.compile(r"\.[ .]*\.(?P<page>(?= ?\d+$))?")
_ELLIPSIS = re.compile(r"…(?=[\"'”’)]* [\"'“‘(]?([^\W\d_]))")
_MANY_DOTS = 5
_GOES_ON = re.compile(r" ?[^\sA-Z\"“(]")
_MARK_RUN = re.compile(r"[!?](?<![!?][!?])[!?][!?]++(?=[\"'”’)]* [\"'“‘(]?[A-Z])")
_BROKEN_REFERENCE = re.compile(r"([A-Z]\w{0,12}\.? )\?\?(?= [a-z])")
_DASHED = re.compile(r"--[^-]*--")
_GLUED = re.compile(r"[.!?][\"'”’)\]]*\s[\"'“‘(]?[A-Z]")
_IN_WORD = re.compile(r"[.!?](?:(?<=[)\]}>\"'”’*_`][.!?])(?=[a-z]{1,5}\b)|(?=\w+=))")
_NO_BLANK = re.compile(r"[.!?](?<=[a-z]{3}[.!?])(?=([A-Z][a-z]*)[\s'’,])")
_STARTING = STARTERS - {
    "A",
    "As",
    "Do",
    "I",
    "In",
    "Is",
}  # without those that names of files and of code begin with too
_STOP_BLANK = re.compile(r"\. (?=\S)")
_NUMBER_END = re.compile(r"\d\.(?=[*_`\"”]+ [*_`]*[A-Z])")
_INCH = re.compile(r"\"(?<=\d\")(?=[\s,.;)x]|$)")
_OPENS = re.compile(r"\"(?<![^\s(\[{—–/‘“*_-]\")(?=\S)")
_CLOSES = re.compile(r"\"(?<=\S\")(?=[\s.,;:!?)\]}—–*_-]|$)")
_UNCLOSED = re.compile(r"“(?=[^”“]*“)")
_SINGLE = re.compile(r"'(?<!\S')(?:[^']|'[a-zA-Z])*'")
_SINGLE_PAIR = re.compile(r"'(?=[^\s']).*(?<=[^\s'])'")


def hide_private_symbols(text: str) -> str:
    """To hide marks pysbd writes rare symbols into the text, and takes those it finds there for its own."""
    return text if text.isascii() else _PRIVATE.sub(NEUTRAL_LETTER, text)


def hide_addresses(text: str) -> str:
    """Inside URLs and mail addresses pysbd ends sentences."""
    if "@" in text or "://" in text or "www." in text:
        return _replaced(text, _marks_in_addresses(text))
    return text


def hide_leading_dots(text: str) -> str:
    """After the dot of `.env` or `.NET` pysbd ends a sentence."""
    return _replaced(text, (match.start() for match in _LEADING_DOT.finditer(text)))


def hide_dot_runs(text: str) -> str:
    """Amid `Purpose ......... 2` pysbd ends sentences, and on a long run of dots its time grows with the square."""
    return _DOT_RUN.sub(_without_dots, text) if ".." in text or ". ." in text else text


def show_ellipsis(text: str) -> str:
    """The sign `…` is to pysbd no mark, though three dots before a capital are."""
    return _ELLIPSIS.sub(lambda match: "." if match[1].isupper() else "…", text) if "…" in text else text


def show_runs_of_marks(text: str) -> str:
    """At three marks or more pysbd never ends a sentence, as it should in `What a ride!!! It was great`."""
    return _MARK_RUN.sub(lambda match: HIDDEN_MARK * (len(match.group()) - 1) + match.group()[-1], text)


def hide_broken_references(text: str) -> str:
    """The `??` that a broken reference leaves, as in `See Fig. ?? first`, is to pysbd an end."""
    return _BROKEN_REFERENCE.sub(rf"\1{HIDDEN_MARK * 2}", text) if " ?? " in text else text


def hide_dashes(text: str) -> str:
    """Between two `--` pysbd ends no sentence, however many end there."""
    if "--" not in text:
        return text
    at = 0
    while (match := _DASHED.search(text, at)) is not None:
        at = match.end()
        if _GLUED.search(match.group()):
            text = f"{text[: match.start()]}—{text[match.start() + 1 :]}"
            at -= 2  # the second may be the first of the next pair
    return text


def hide_marks_in_words(text: str) -> str:
    """Inside `(draft).doc` and `find?q=a` pysbd ends sentences."""
    return _replaced(text, (match.start() for match in _IN_WORD.finditer(text)))


def show_missing_blanks(text: str) -> str:
    """A full stop without a blank is to pysbd one inside a word, so that `of quality.You will` runs on."""
    places = (match.end() for match in _NO_BLANK.finditer(text) if match[1] in _STARTING)
    return _replaced(text, places, NEUTRAL_LETTER)


def judge_full_stops(text: str) -> str:
    """Few short forms are known to pysbd; the cases of `full_stop_cases` know more."""
    if ". " not in text:
        return text
    characters: list[str] = []
    for match in _STOP_BLANK.finditer(text):
        stop = full_stop_cases.full_stop(text, match.start())
        verdict = full_stop_cases.ends_sentence(stop)
        if verdict is None:
            continue
        characters = characters or list(text)
        if not verdict:
            characters[stop.at] = HIDDEN_MARK
        elif "." in stop.form:
            start = stop.at - len(stop.form)
            characters[start : stop.at] = stop.form.replace(".", HIDDEN_MARK)
        else:
            characters[stop.at - 1] = NEUTRAL_LETTER
    return "".join(characters) if characters else text


def show_after_numbers(text: str) -> str:
    """After a number pysbd sees no end before a quote or a sign of emphasis, as in `"in 1990." The`."""
    return _replaced(text, (match.start() for match in _NUMBER_END.finditer(text)), NEUTRAL_LETTER)


def hide_stray_quotes(text: str) -> str:
    """Any two quotes are to pysbd a pair: inch marks, and quotes that nothing closes, glue what lies between."""
    if '"' in text:
        text = _replaced(text, (match.start() for match in _INCH.finditer(text)), "″")
        text = _replaced(text, _unpaired(text), "″")
    return _UNCLOSED.sub("″", text) if "“" in text else text


def hide_stray_apostrophes(text: str) -> str:
    """The apostrophe of `'s-Heerenberg` is to pysbd a quote, and the next one its partner."""
    if "'" not in text:
        return text
    return _SINGLE.sub(_unless_pair, text)


EVERYWHERE: tuple[Shield, ...] = (hide_private_symbols, hide_dot_runs, show_ellipsis, hide_addresses)
"""Those for every language, in the order in which they are put up."""

IN_WORDS: tuple[Shield, ...] = (hide_leading_dots, hide_marks_in_words, show_missing_blanks)
"""Those against marks that have no blank after them."""

ENGLISH: tuple[Shield, ...] = (
    show_runs_of_marks,
    hide_broken_references,
    hide_dashes,
    judge_full_stops,
    show_after_numbers,
    hide_stray_quotes,
    hide_stray_apostrophes,
)
"""Those for English text."""


def shielded(text: str, language: str) -> str:
    """The text as pysbd should see it, one character for one.

    Args:
        text: Text without line breaks, one blank between words.
        language: The code of its language.
    """
    is_english = language == "en"
    for shield in EVERYWHERE:
        text = shield(text)
    if _INSIDE.search(text):
        for shield in IN_WORDS if is_english else IN_WORDS[:1]:
            text = shield(text)
    for shield in ENGLISH if is_english else ():
        text = shield(text)
    return text


def _without_dots(match: re.Match[str]) -> str:
    """A run of dots that leads to a page number or is long, hidden; its last dot stays where it ends a sentence."""
    run = match.group()
    if match["page"] is None and run.count(".") < _MANY_DOTS:
        return run
    hidden = run.replace(".", HIDDEN_MARK)
    return hidden if _GOES_ON.match(match.string, match.end()) else hidden[:-1] + "."


def _replaced(text: str, places: Iterable[int], character: str = HIDDEN_MARK) -> str:
    characters: list[str] = []
    for at in places:
        characters = characters or list(text)
        characters[at] = character
    return "".join(characters) if characters else text


def _unless_pair(match: re.Match[str]) -> str:
    return match.group() if _SINGLE_PAIR.fullmatch(match.group()) else match.group().replace("'", "’")


def _marks_in_addresses(text: str) -> Iterator[int]:
    end = 0
    while (sign := _ADDRESS.search(text, end)) is not None:
        start = text.rfind(" ", 0, sign.start()) + 1
        end = text.find(" ", sign.end())
        end = len(text) if end < 0 else end
        last = start + len(text[start:end].rstrip(_TRAILING))
        yield from (mark.start() for mark in _MARK.finditer(text, start, last))


def _unpaired(text: str) -> list[int]:
    """Quotes without a partner: one that closes while none is open, one that is open while another opens."""
    alone: list[int] = []
    opened = -1
    at = text.find('"')
    while at >= 0:
        opens, closes = _OPENS.match(text, at) is not None, _CLOSES.match(text, at) is not None
        if opened < 0:
            if closes and not opens:
                alone.append(at)
            else:
                opened = at
        elif opens and not closes and _OPENS.match(text, opened):
            alone.append(opened)
            opened = at
        else:
            opened = -1
        at = text.find('"', at + 1)
    return alone

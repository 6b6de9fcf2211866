"""The visible words of a page by Python's own HTML parser: another road to the same text."""

from collections.abc import Sequence
from html.parser import HTMLParser

_UNSEEN = {"audio", "canvas", "head", "iframe", "noscript", "script", "style", "template", "title", "video"}
_VOID = {
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
}  # fmt: skip
_APART = {
    "address", "article", "aside", "blockquote", "body", "br", "button", "caption", "center", "dd", "details", "div",
    "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header",
    "hr", "html", "input", "legend", "li", "main", "nav", "ol", "option", "p", "pre", "section", "select", "summary",
    "table", "tbody", "td", "textarea", "tfoot", "th", "thead", "tr", "ul",
}  # fmt: skip
_WRITTEN = {"", "button", "reset", "search", "submit", "text"}


def reference_words(raw: str) -> list[str]:
    """The words that a reader of a well-formed page sees, in reading order."""
    reader = _Reader()
    reader.feed(raw)
    reader.close()
    return "".join(reader.text).split()


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.text: list[str] = []
        self._unseen: list[str] = []

    def handle_starttag(self, tag: str, attrs: Sequence[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag in _APART:
            self.text.append(" ")
        if tag in _VOID:
            if tag == "input" and (found.get("type") or "") in _WRITTEN and not self._unseen:
                self.text.append(f" {found.get('value') or ''} ")
        elif self._unseen or tag in _UNSEEN or "hidden" in found:
            self._unseen.append(tag)

    def handle_startendtag(self, tag: str, attrs: Sequence[tuple[str, str | None]]) -> None:
        if tag in _VOID:
            self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        if tag in _APART:
            self.text.append(" ")
        if tag in self._unseen:
            while self._unseen.pop() != tag:
                pass

    def handle_data(self, data: str) -> None:
        if not self._unseen:
            self.text.append(data)

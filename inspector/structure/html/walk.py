"""One way through the source, tag by tag."""

import re
from itertools import accumulate, islice

from inspector.core.stop import Stop, poll
from inspector.structure.html.attributes import language_of, value_shown
from inspector.structure.html.elements import BOXES, CONTROLS, ELEMENTS, VOID
from inspector.structure.html.entities import cut
from inspector.structure.html.hidden import NEVER_HIDDEN, UNSEEN, UNSEEN_IN, head_is_closed, is_hidden, may_hide
from inspector.structure.html.page import Page
from inspector.structure.html.tables import layout_tables
from inspector.structure.html.tokens import (
    ALWAYS_RAW,
    RAW,
    TAG,
    TAGS_WITHIN_LINE,
    is_closed,
    is_xml,
    pass_by,
    raw_content_end,
    tags_of,
)  # fmt: skip

_TAGS_BETWEEN_POLLS = 256
_LONGEST = 1 << 14  # raw characters that are read at one stroke

_FOREIGN = frozenset({"svg", "math"})
_KNOWN_TAGS = tags_of({*ELEMENTS, *BOXES, *RAW, *CONTROLS, *UNSEEN, *UNSEEN_IN, *_FOREIGN, "br", "head"})
"""Tags of which something must be known; any other only stands between two stretches of text, unless it hides."""
_PLAIN = frozenset(
    name for name, element in ELEMENTS.items() if not element.exact and not element.family and element.part != "table"
)
"""Elements of which nothing more is to be known than where they begin and end."""

_DROPS_LINE_END = frozenset({"pre", "listing", "textarea"})
_LINE_END = re.compile(r"\r\n?|\n")
_CODE = re.compile(r"\s*<code([\s/][^>]*)>", re.IGNORECASE)


class Walk:
    """Tells a page every tag and every stretch of text, in the order of the source."""

    def __init__(self, raw: str, page: Page) -> None:
        self._raw = raw
        self._page = page
        self._hold = page.hold
        self._is_xml = is_xml(raw)
        self._stop: Stop | None = None
        self._unclosed: set[str] = set()  # raw elements that have no end tag from here on
        self._seen_head = False
        self._layouts = frozenset[int]()  # tables that lay out a page, among
        self._tables_end = 0  # those that start before this

    def run(self, stop: Stop | None = None) -> None:
        """Go from one end of the source to the other.

        Raises:
            Stopped: *stop* was set.
        """
        self._stop = stop
        position = 0
        while position < len(self._raw):
            poll(stop)
            position = self._some(position)

    def _some(self, position: int) -> int:
        """Read some tags from *position* on; gives where to go on."""
        page, size = self._page, len(self._raw)
        for _ in range(_TAGS_BETWEEN_POLLS):
            position = self._token(position) if page.hidden else self._stretch(position)
            if position >= size:
                break
        return position

    def _stretch(self, position: int) -> int:
        """Read on from *position* up to the next tag that matters, and that tag; gives where to go on."""
        raw, page = self._raw, self._page
        found = _KNOWN_TAGS.search(raw, position)
        start = found.start() if found else len(raw)
        if start > position and not self._line(position, start):
            return self._strange_line(position, start)
        if found is None:
            return len(raw)
        slash, name, attributes, closed = found.groups()
        if name is None:
            return self._no_tag(start)
        end = found.end()
        name = name.lower()
        if attributes is not None and (not closed or may_hide(attributes) or attributes[-1] == "/"):
            return self._tag(slash, name, attributes, start, end) if closed else len(raw)
        if name in BOXES:
            (page.end_box if slash else page.box)(name, start, end)
        elif name in _PLAIN:
            (page.close if slash else page.open)(name, start, end)
        else:
            return self._tag(slash, name, attributes or "", start, end)
        return end

    def _line(self, start: int, end: int) -> bool:
        """Read a stretch of text and of tags that show nothing; `False` if it must be read token by token."""
        line = self._raw[start:end]
        if "<" not in line:
            (self._text if self._page.exact or end - start > _LONGEST else self._hold)(line, start)
            return True
        if end - start > _LONGEST or may_hide(line):
            return False
        parts = TAGS_WITHIN_LINE.split(line)
        texts = parts[::2]
        if "<" in "".join(texts) or (len(parts) > 1 and not parts[-2].endswith(">")):
            return False
        self._page.texts(texts, islice(accumulate(map(len, parts), initial=start), 0, len(parts), 2))
        return True

    def _strange_line(self, position: int, end: int) -> int:
        """Read token by token from *position* up to *end* or past it; gives where to go on."""
        count = 0
        while position < end:
            count += 1
            if not count % _TAGS_BETWEEN_POLLS:
                poll(self._stop)
            position = self._token(position)
        return position

    def _text(self, text: str, start: int) -> None:
        """Tell the page a text without tags; a long one piece by piece."""
        page = self._page
        if len(text) <= _LONGEST:
            page.text(text, start)
            return
        for piece in cut(text, _LONGEST):
            poll(self._stop)
            page.text(piece, start)
            page.write()
            start += len(piece)

    def _token(self, position: int) -> int:
        """Read text and one tag of any name from *position* on; gives where to go on."""
        found = TAG.match(self._raw, position)
        if found is None:
            return self._no_tag(position)
        text, slash, name, attributes = found.groups()
        if text:
            self._text(text, position)
        return self._tag(slash, name.lower(), attributes or "", found.end(1), found.end())

    def _no_tag(self, position: int) -> int:
        """Read text up to what looks like a tag and is none, and that too."""
        raw = self._raw
        start = raw.find("<", position)
        text = raw[position:start] if start >= 0 else raw[position:]
        if text:
            self._text(text, position)
        if start < 0:
            return len(raw)
        end, shown = pass_by(raw, start)
        if shown.length:
            self._page.literal(raw[shown.start : shown.end], shown.start)
        return end

    def _tag(self, slash: str, name: str, attributes: str, start: int, end: int) -> int:
        """Read any tag; gives where to go on, which is at the end tag of an element whose content holds no tags."""
        page = self._page
        if not slash:
            return self._start_tag(name, attributes, start, end)
        if name == "br":
            page.line_break(start, end)
            return end
        page.close(name, start, end)
        if name in CONTROLS:
            page.apart(start, end)
        return end

    def _start_tag(self, name: str, attributes: str, start: int, end: int) -> int:
        page = self._page
        if page.hidden:
            page.uncover(name, start, end)
        hides = self._hides(name, attributes)
        if name in VOID:
            if not hides:
                self._void(name, attributes, start, end)
            return end
        is_empty = attributes.endswith("/") and (self._is_xml or name in _FOREIGN or page.is_in("svg", "math"))
        if name in RAW and not is_empty:
            return self._raw_element(name, attributes, start, end, hides=hides)
        if name == "head":
            self._head(start, end)
            return end
        if name in CONTROLS:
            page.apart(start, end)
        if name in BOXES and not hides and not page.hidden:
            page.box(name, start, end)
        elif name in ELEMENTS or name in _FOREIGN or hides or page.hidden:
            self._open(name, start, end, hides=hides)
        if is_empty:
            page.close(name, start, end)
            return end
        return self._inside(name, attributes, end)

    def _open(self, name: str, start: int, end: int, *, hides: bool) -> None:
        family = ELEMENTS[name].family if name in ELEMENTS else ""
        is_loose = family != "" and not is_closed(self._raw, family, end)
        is_data = name != "table" or self._is_data(start)
        self._page.open(name, start, end, is_hidden=hides, is_loose=is_loose, is_data=is_data)

    def _inside(self, name: str, attributes: str, end: int) -> int:
        """Note what the start of an element says of its content; gives where its content starts."""
        page, raw = self._page, self._raw
        if name in _DROPS_LINE_END:
            code = _CODE.match(raw, end)
            page.name_language(language_of(attributes) or (language_of(code[1]) if code else ""))
            line_end = _LINE_END.match(raw, end)
            return line_end.end() if line_end else end
        if name == "plaintext":
            page.literal(raw[end:], end)
            return len(raw)
        return end

    def _hides(self, name: str, attributes: str) -> bool:
        """Whether an element is not shown, whatever is around it."""
        if name in UNSEEN or (name in UNSEEN_IN and self._page.is_in(UNSEEN_IN[name])):
            return True
        return may_hide(attributes) and name not in NEVER_HIDDEN and is_hidden(attributes)

    def _void(self, name: str, attributes: str, start: int, end: int) -> None:
        page = self._page
        if name == "br":
            page.line_break(start, end)
        elif name == "hr":
            page.box(name, start, end)
        elif name == "input":
            shown = value_shown(attributes)
            if shown is None:
                page.apart(start, end)
                return
            offset = end - 1 - len(attributes)
            page.apart(start, offset + shown.start)
            page.text(attributes[shown.start : shown.end], offset + shown.start)
            page.apart(offset + shown.end, end)

    def _raw_element(self, name: str, attributes: str, start: int, end: int, *, hides: bool) -> int:
        """Read the content of an element that holds no tags; gives where its end tag starts."""
        page, raw = self._page, self._raw
        content_end = -1 if name in self._unclosed else raw_content_end(raw, name, end)
        if content_end < 0:
            self._unclosed.add(name)
            if name in ALWAYS_RAW:
                return len(raw)
            # Nobody means the rest of the page to be its title or a frame.
            return max(raw.find("<", end), end) if name == "title" else end
        if name in ("textarea", "xmp"):
            page.open(name, start, end, is_hidden=hides)
            content = self._inside(name, attributes, end)
            if name == "xmp":
                page.literal(raw[content:content_end], content)
            elif content < content_end:
                self._text(raw[content:content_end], content)
        return content_end

    def _head(self, start: int, end: int) -> None:
        if not self._seen_head and head_is_closed(self._raw, end):
            self._page.open("head", start, end, is_hidden=True)
        self._seen_head = True

    def _is_data(self, start: int) -> bool:
        """Whether the rows of the table that starts there are lines of text."""
        if start >= self._tables_end:
            self._layouts, self._tables_end = layout_tables(self._raw, start, self._stop)
        return start not in self._layouts

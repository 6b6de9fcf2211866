"""Headers and footers of pages."""

from inspector.structure.plain.lines import runs_of
from inspector.structure.plain.pages import page_lines


def test_what_comes_back_beside_form_feeds_is_no_text() -> None:
    """Numbers aside; the last page has a footer too, though no form feed follows it."""
    pages = "".join(f"Head  {n} of 3\n\nWords of page {word}.\n\nFoot [Page {n}]\n\f\n" for n, word in enumerate("abc"))
    text = pages.rstrip("\f\n")
    found = {text[start:].partition("\n")[0] for start in page_lines(runs_of(text))}
    assert found == {f"Head  {n} of 3" for n in range(3)} | {f"Foot [Page {n}]" for n in range(3)}


def test_a_page_number_needs_no_second() -> None:
    """It is known by its looks."""
    text = "Words.\n\n- 12 -\n\fMore words."
    assert {text[start:].partition("\n")[0] for start in page_lines(runs_of(text))} == {"- 12 -"}


def test_text_without_form_feeds_has_no_pages() -> None:
    """Nor has an empty one."""
    assert page_lines(runs_of("12\n\nWords.\n\n12\n")) == set()
    assert page_lines(runs_of("")) == set()

"""Languages without rules of their own end sentences by Unicode's marks."""

import pytest

from inspector.structure.sentences.unicode_rule import unicode_ends


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("펌프가 돈다. 물이 온다! 좋다.", ["펌프가 돈다.", "물이 온다!", "좋다."]),
        ("ಪಂಪ್ ಚಲಿಸುತ್ತಿದೆ. ನೀರು ಬರುತ್ತದೆ", ["ಪಂಪ್ ಚಲಿಸುತ್ತಿದೆ.", "ನೀರು ಬರುತ್ತದೆ"]),
        ("水来了。「好。」真的？", ["水来了。", "「好。」", "真的？"]),
        ("A bomba parou. O sr. K. Ono viu. Eram 3.5 m.", ["A bomba parou.", "O sr.", "K. Ono viu.", "Eram 3.5 m."]),
        ("Ele disse (sim.) e saiu. Fim.", ["Ele disse (sim.) e saiu.", "Fim."]),
        ("Bitti... sonra geldi. Ne?!", ["Bitti... sonra geldi.", "Ne?!"]),
        ("", []),
    ],
)
def test_marks_end_sentences(text: str, sentences: list[str]) -> None:
    """A full stop needs a blank after it, other marks do not; numbers, initials and small letters go on."""
    ends = unicode_ends(text)
    assert [text[start:end].strip() for start, end in zip([0, *ends], ends, strict=False)] == sentences

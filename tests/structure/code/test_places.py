"""Code points to bytes and back."""

from hypothesis import given
from hypothesis import strategies as st

from inspector.structure.code.places import Places


@given(text=st.text(st.sampled_from("aé😀\ud800\n"), max_size=40), times=st.sampled_from([1, 100]))
def test_every_place_is_found_both_ways(text: str, times: int) -> None:
    """As by encoding all that stands before it."""
    text *= times
    places = Places(text, text.encode("utf-8", "surrogatepass"))
    for offset in range(0, len(text) + 1, max(1, len(text) // 50)):
        byte = len(text[:offset].encode("utf-8", "surrogatepass"))
        assert places.byte_at(offset) == byte
        assert places.character_at(byte) == offset

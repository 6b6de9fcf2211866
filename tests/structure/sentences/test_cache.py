"""Blocks that were read lately are kept, up to so many characters."""

from inspector.structure.sentences.cache import WeightedCache


def test_value_is_kept() -> None:
    """What was put in comes out, and nothing else."""
    cache = WeightedCache[str, int](10)
    cache.put("a", 1, 4)
    assert cache.get("a") == 1
    assert cache.get("b") is None


def test_longest_unused_goes_first() -> None:
    """Room is made by what was not asked for the longest time."""
    cache = WeightedCache[str, int](10)
    cache.put("a", 1, 4)
    cache.put("b", 2, 4)
    cache.get("a")
    cache.put("c", 3, 4)
    assert [cache.get(key) for key in "abc"] == [1, None, 3]


def test_value_put_again_weighs_once() -> None:
    """A value that is put in anew takes the place and the weight of the old one."""
    cache = WeightedCache[str, int](10)
    cache.put("a", 1, 6)
    cache.put("a", 2, 6)
    cache.put("b", 3, 4)
    assert [cache.get(key) for key in "ab"] == [2, 3]


def test_what_is_too_heavy_is_not_kept() -> None:
    """One huge block does not push out all others."""
    cache = WeightedCache[str, int](10)
    cache.put("a", 1, 4)
    cache.put("b", 2, 11)
    assert [cache.get(key) for key in "ab"] == [1, None]


def test_cleared_cache_is_empty() -> None:
    """After clearing there is nothing, and room for everything."""
    cache = WeightedCache[str, int](4)
    cache.put("a", 1, 4)
    cache.clear()
    cache.put("b", 2, 4)
    assert [cache.get(key) for key in "ab"] == [None, 2]

"""The garbage collector while very much is made."""

import gc
import weakref
from collections.abc import Iterator
from contextlib import suppress

import pytest

from inspector.tui.collecting import making_much


@pytest.fixture(autouse=True)
def collector() -> Iterator[None]:
    """The collector is on, whatever a start of the app in another test left."""
    was_on = gc.isenabled()
    gc.enable()
    yield
    gc.unfreeze()
    if not was_on:
        gc.disable()


class Node:
    """Something that can hold itself."""

    me: "Node"


def test_what_is_old_is_not_looked_through_while_much_is_made() -> None:
    """And afterwards all is as before."""
    before = gc.get_threshold()
    with making_much():
        assert gc.get_threshold()[1] > 1000
        with making_much():
            pass
        assert gc.get_threshold()[1] > 1000
    assert gc.get_threshold() == before


def test_cycles_that_die_meanwhile_go() -> None:
    """What is new is looked through all the same."""
    with making_much():
        node = Node()
        node.me = node
        gone = weakref.ref(node)
        del node
        kept = [[] for _ in range(30_000)]  # type: list[list[int]]
        assert gone() is None
    assert len(kept) == 30_000


def test_a_fault_leaves_it_as_it_was() -> None:
    """Whatever happens within."""
    before = gc.get_threshold()
    with suppress(ZeroDivisionError), making_much():
        1 / 0  # noqa: B018 (the fault)
    assert gc.get_threshold() == before

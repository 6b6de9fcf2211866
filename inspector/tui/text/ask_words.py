"""What the query pane says of a question and its answer, in words."""

from inspector.core.stop import Stop
from inspector.core.tokens import count_tokens
from inspector.retrieval.passage import Hit
from inspector.splitters.settings import as_dict
from inspector.tui.asking import Answer, Wish

_TERMS = 6
_NEAREST = 70  # characters


def title_of(wish: Wish, found: Answer | None, progress: str = "") -> str:
    """How it is asked, and how much of its room the answer takes; while it is worked out, how far that is."""
    parts = ["ask", wish.retriever, f"k {wish.k}", f"merge {_on(wish.merge)}", f"heal {_on(wish.heal)}"]
    if progress:
        return " · ".join([*parts, progress])
    if found is None:
        parts.append("no budget" if wish.budget is None else f"budget {wish.budget:,} tok")
    else:
        room = "" if wish.budget is None else f" of {wish.budget:,}"
        parts.append(f"{found.result.tokens:,}{room} tok")
        if left := len(found.result.left_out):
            parts.append(f"{left} left out")
    if wish.folder:
        parts.append("folder" if found is None else f"{_count(len(found.asked.views), 'document')}")
    return " · ".join(parts)


def nothing_found(found: Answer) -> str:
    """What to do where nothing came back; nothing where something did."""
    if found.result.hits:
        return ""
    if not found.asked.chunks:
        return "nothing to ask: there are no chunks"
    return "no chunk matches: try other words, or another retriever (r)"


def why_words(found: Answer, hit: Hit, stop: Stop | None = None) -> str:
    """What speaks for a hit: words with their weights, ranks, the nearest sentence.

    Raises:
        InspectorError: The embedder cannot be used.
        Stopped: *stop* was set.
    """
    asked = found.asked
    why = found.corpus.why(
        asked.result.query, hit.chunk, asked.retriever, document=hit.document, stop=stop, **as_dict(asked.settings)
    )
    parts = [f"{term.word} {term.weight:.2f}" for term in why.terms[:_TERMS]]
    parts += [f"{name} rank {'-' if rank is None else rank}" for name, rank in why.ranks]
    if why.nearest is not None:
        text = " ".join(asked.views[hit.document].document.text[slice(*why.nearest.span)].split())
        parts.append(f"nearest: “{text[:_NEAREST]}” {why.nearest.score:.2f}")
    return f"#{hit.chunk}: {' · '.join(parts)}"


def count_of_tokens(found: Answer, text: str) -> int:
    """The tokens of a text, by the tokenizer that the chunks are counted with."""
    return count_tokens(text, found.tokenizer)


def unexpected(error: Exception) -> str:
    """A fault of ours in one line."""
    return f"unexpected {type(error).__name__}: {' '.join(str(error).split())[:200]}"


def _on(switch: bool) -> str:  # noqa: FBT001 (the one thing it says)
    return "on" if switch else "off"


def _count(number: int, one: str) -> str:
    return f"{number:,} {one}{'' if number == 1 else 's'}"

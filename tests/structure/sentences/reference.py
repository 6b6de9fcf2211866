"""pysbd itself, and texts to compare with it."""

import random
from pathlib import Path

from hypothesis import strategies as st

from inspector.structure.sentences.align import ends_of
from inspector.structure.sentences.pysbd_guard import language_class


def _words(listed: str) -> list[str]:
    return listed.split()


WORDS = _words(
    """
    the a A I He The dog Smith co Co. Mr. mr Dr. e.g. i.e. U.S. U.S.A. p.m. P.M. a.m. etc. al. no. No.
    fig. Jan. v. vs. 5 12 1990 3.14 a. b. c) (a) (b) (ii) 1. 2. 1) 2) x.y www.a.com a.b.c foo.bar .env ... .. .... .
    ! ? !! ?! !? ??? , ; : - -- -' ' " ( ) [ ] [1] “ ” ‘ ’ « » don't 's dogs' Yahoo! °. é. Ünder. me. is. In It They
    "Yes." 'No.' (Foo.) [bar!] end.[3] end.12 I. A. I.V. i.v. II. Ph.D. Inc. St. rev. X. Ct. * _ `a.b` \\ & 1.2.3
    v1.2 9.a A.1 end." end.) end.' end.” ?" !' ). .) ., ,. .: .; .? J.R. J.R.R. R.
    """
)
"""Words that matter to pysbd, and some that do not."""

PLAIN_WORDS = _words(
    """
    the cat sat on a mat and The dog It A In This is me no etc e.g. Inc. Dr. Smith v. No. 5 1990 12 3.14 foo.bar
    (see it) [x] "quoted" don't `code` *b* **B** a--b -- x: y; well, fig Mr. J. I U.S. 10 II IV Ok yes? wow!
    end. stop. Cat. JFK. ok. is. 1990. 12. x). y]. z". q*. w**. r`. a.b node.js v1.2 Fig. et al. Co. Smith's
    """
)
"""Words of text with little in it that is doubtful."""


def pysbd_itself(text: str, language: str = "en") -> list[int]:
    """Where the sentences end that the unchanged pysbd makes of a text."""
    base = language_class(language)
    from pysbd.processor import Processor  # noqa: PLC0415 (after `language_class`, which quiets its import)

    return ends_of(text, getattr(base, "Processor", Processor)(text, base).process())


def texts(words: list[str], most: int = 20) -> st.SearchStrategy[str]:
    """Texts of such words, now and then without a blank between them."""
    gaps = st.sampled_from([" "] * 12 + [""])
    return st.lists(st.tuples(st.sampled_from(words), gaps), min_size=1, max_size=most).map(
        lambda pairs: "".join(word + gap for word, gap in pairs).strip()
    )


def paragraphs(path: Path) -> list[str]:
    """The paragraphs of a file between blank lines, each on one line, and its lines."""
    text = path.read_bytes().decode("utf-8", "replace").replace("\r\n", "\n")
    blocks = [" ".join(block.split()) for block in text.split("\n\n")]
    lines = [" ".join(line.split()) for line in text.splitlines()]
    return [one for one in [*blocks, *lines] if one and len(one) < 3000]  # what is given to pysbd at a time


def sample(items: list[str], number: int) -> list[str]:
    """As many of the items, always the same ones."""
    return random.Random(1).sample(items, min(number, len(items)))  # noqa: S311 (no secret)

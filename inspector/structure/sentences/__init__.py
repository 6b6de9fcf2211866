"""Sentences: pysbd fed one block at a time, kept from its faults, and taken round where it is not needed."""

from inspector.structure.sentences.hard_wraps import common_width, is_hard_wrap
from inspector.structure.sentences.languages import PYSBD_LANGUAGES, guess_language
from inspector.structure.sentences.segment import Segmenter, split_sentences

__all__ = ["PYSBD_LANGUAGES", "Segmenter", "common_width", "guess_language", "is_hard_wrap", "split_sentences"]

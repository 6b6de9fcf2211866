"""How right the sentences are, by rules and marks that others made."""

import json

from inspector.core.span import Span
from inspector.structure.sentences.segment import split_sentences
from tests.benchmarks.eval_sentences import SHORTEST, measured, our_sentences
from tests.shared import shared_path


def test_rules_of_pysbd_hold() -> None:
    """At least 47 of the 48 golden rules hold, and of all aligned rules as many as pysbd itself keeps."""
    rules = json.loads(shared_path("gold/sentence_pysbd/pysbd_rules.json").read_text("utf-8"))
    kept = [
        rule["set"]
        for rule in rules
        if rule.get("spans")
        and [[*span] for span in split_sentences(rule["text"], language=rule["lang"])] == rule["spans"]
    ]
    assert kept.count("golden_en_48") >= 47
    assert len(kept) >= 419


def test_cuts_agree_with_marks_of_people() -> None:
    """On web text whose sentences people marked, few cuts are false alarms and none is missed."""
    documents = [
        (one["text"], [Span(*pair) for pair in one["sents"]])
        for one in json.loads(shared_path("gold/ud_english_ewt/ewt_dev_docs.json").read_text("utf-8"))
        if len(one["text"]) > SHORTEST
    ]
    found = measured(documents, our_sentences)
    precision, recall = found.hits / (found.hits + found.alarms), found.hits / (found.hits + found.missed)
    assert 2 * precision * recall / (precision + recall) >= 0.963
    assert recall >= 0.99
    assert found.alarms_on_whole <= 84

"""Tests of the language presets."""

import pytest
from langchain_text_splitters import Language, RecursiveCharacterTextSplitter

from inspector.core.errors import SettingsError
from inspector.splitters.presets import DEFAULT_SEPARATORS, PRESETS, preset


@pytest.mark.parametrize("language", list(Language), ids=lambda language: language.value)
def test_a_preset_is_langchains_list(language: Language) -> None:
    """Every language that LangChain has separators for, and no other, with the same separators."""
    try:
        theirs = RecursiveCharacterTextSplitter.get_separators_for_language(language)
    except ValueError:  # a name that LangChain knows, without a list
        assert language.value not in PRESETS
    else:
        assert list(preset(language.value)) == theirs


def test_there_is_no_preset_that_langchain_has_not() -> None:
    """No name is made up."""
    assert set(PRESETS) <= {language.value for language in Language}


def test_the_usual_separators_are_langchains() -> None:
    """Paragraphs, lines, words, characters."""
    assert list(DEFAULT_SEPARATORS) == RecursiveCharacterTextSplitter()._separators


@pytest.mark.parametrize(
    ("name", "hint"),
    [("pyhton", "did you mean python"), ("Markdown", "did you mean markdown?"), ("cobo", "cobol"), ("??", "c, cobol")],
)
def test_an_unknown_language_gets_near_names(name: str, hint: str) -> None:
    """The message offers what may have been meant, or every name."""
    with pytest.raises(SettingsError) as error:
        preset(name)
    assert error.value.setting == "language"
    assert repr(name) in str(error.value)
    assert hint in str(error.value)

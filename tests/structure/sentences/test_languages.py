"""The language is guessed from the script."""

import pytest

from inspector.structure.sentences.languages import PYSBD_LANGUAGES, guess_language, primary_language


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("The pump runs.", "en"),
        ("Der Käse ist alt – und gut.", "en"),
        ("水泵在运行。", "zh"),
        ("ポンプは動いています。水泵", "ja"),
        ("펌프가 돌아갑니다.", "und"),
        ("पंप चल रहा है।", "hi"),
        ("المضخة تعمل.", "ar"),
        ("پمپ کار می‌کند.", "fa"),
        ("پمپ چل رہا ہے۔", "ur"),
        ("Насос работает, а мы ждём.", "ru"),
        ("Сорғы жұмыс істейді.", "kk"),
        ("Помпата работи добре, а въжето не.", "bg"),
        ("Η αντλία λειτουργεί.", "el"),
        ("Պոմպը աշխատում է։", "hy"),
        ("ပန့်လည်ပတ်နေသည်။", "my"),
        ("ፓምፑ ይሰራል።", "am"),
        ("ಪಂಪ್ ಚಲಿಸುತ್ತಿದೆ.", "und"),
        ("ปั๊มกำลังทำงาน", "und"),
        ("The word 水 means water, as every reader of this text knows.", "en"),
        ("安装 FastAPI 和 uvicorn 以后，运行服务器。", "zh"),
        ("", "en"),
    ],
)
def test_script_tells_the_language(text: str, language: str) -> None:
    """A script with rules of its own is recognised, also among Latin names."""
    assert guess_language(text) == language


def test_script_is_looked_for_beyond_the_beginning() -> None:
    """A long English opening does not hide what follows."""
    assert guess_language("word " * 2000 + "水泵在运行。" * 1000) == "zh"


def test_region_does_not_matter() -> None:
    """Codes with a region or a script mean the language."""
    assert [primary_language(code) for code in ("en-US", "pt_BR", "ZH-Hans", "de")] == ["en", "pt", "zh", "de"]


def test_pysbd_has_these_languages() -> None:
    """The list of languages is that of the installed pysbd."""
    from pysbd.languages import LANGUAGE_CODES  # noqa: PLC0415 (where it is needed)

    assert set(LANGUAGE_CODES) == PYSBD_LANGUAGES

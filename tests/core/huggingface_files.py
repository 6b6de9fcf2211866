"""Small Hugging Face tokenizers, written as the `tokenizer.json` files that people have."""

from pathlib import Path

from tokenizers import AddedToken, Tokenizer, models, normalizers, pre_tokenizers, processors


def byte_level(folder: Path) -> Path:
    """One token a byte, as GPT-2's family spells bytes; blanks trimmed off the offsets, a prefix space added."""
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    tokenizer = Tokenizer(models.BPE(vocab={letter: i for i, letter in enumerate(alphabet)}, merges=[]))
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=True)
    tokenizer.post_processor = processors.ByteLevel(trim_offsets=True)
    return _save(tokenizer, folder / "byte-level.json")


def words(folder: Path) -> Path:
    """A word a token, as BERT has it: control characters dropped, accents stripped, cut to 4 and padded to 4."""
    vocabulary = {
        "[UNK]": 0,
        "[CLS]": 1,
        "[SEP]": 2,
        "the": 3,
        "cafe": 4,
        "opens": 5,
        ".": 6,
        "[": 7,
        "]": 8,
        "cl": 9,
        "##s": 10,
    }
    tokenizer = Tokenizer(models.WordPiece(vocabulary, unk_token="[UNK]"))  # noqa: S106 (a token of another kind)
    tokenizer.normalizer = normalizers.BertNormalizer()
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    tokenizer.post_processor = processors.BertProcessing(("[SEP]", 2), ("[CLS]", 1))
    tokenizer.add_special_tokens([AddedToken("[CLS]", special=True), AddedToken("[SEP]", special=True)])
    tokenizer.enable_truncation(4)
    tokenizer.enable_padding(length=4)
    return _save(tokenizer, folder / "words.json")


def byte_fallback(folder: Path) -> Path:
    """Letters, and bytes for everything else, as Llama's family has it: a space stands before the text."""
    vocabulary = {"<unk>": 0, "▁": 1, "a": 2, "b": 3, **{f"<0x{byte:02X}>": byte + 4 for byte in range(256)}}
    tokenizer = Tokenizer(models.BPE(vocab=vocabulary, merges=[], byte_fallback=True, unk_token="<unk>"))  # noqa: S106 (as above)
    tokenizer.normalizer = normalizers.Sequence([normalizers.Prepend("▁"), normalizers.Replace(" ", "▁")])
    return _save(tokenizer, folder / "byte-fallback.json")


BUILDERS = (byte_level, words, byte_fallback)
"""Every kind, to try a law on."""


def _save(tokenizer: Tokenizer, path: Path) -> Path:
    tokenizer.save(str(path))
    return path

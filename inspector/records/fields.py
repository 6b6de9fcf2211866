"""Under which keys tools keep what a record says; in every tuple the most telling key comes first."""

from typing import Final

from inspector.records.record import ScoreKind

TEXT: Final = (
    "page_content", "pageContent", "content", "contents", "text", "chunk", "chunk_text", "chunkText", "passage",
    "snippet", "cited_text", "body", "document",
)  # fmt: skip
"""The chunk's text; each only where it holds text, or parts that do."""

BODIES: Final = (
    "kwargs", "node", "__data__", "document", "payload", "properties", "_source", "retrievedContext", "text_resource",
)  # fmt: skip
"""Mappings in which the chunk itself is wrapped."""

METADATA: Final = (
    "metadata", "meta", "cmetadata", "metadata_", "langchain_metadata", "attributes", "metadata_json", "_node_content",
)  # fmt: skip
"""Mappings, or JSON in a string, that hold what is said about the chunk."""

CHUNK_ID: Final = (
    "id_", "node_id", "langchain_id", "chunk_id", "chunkId", "x-amz-bedrock-kb-chunk-id", "id", "_id", "uuid",
)  # fmt: skip
"""The name of the chunk; `chunk_id` as a whole number is its position instead."""

DOCUMENT: Final = (
    "ref_doc_id", "source_id", "doc_id", "document_id", "documentId", "parent_id", "source", "file_path", "file_name",
    "filename", "doc_uri", "x-amz-bedrock-kb-source-uri", "sourceUri", "uri", "url", "path", "file", "title",
    "document_title", "sourceDisplayName", "document_name", "file_id",
)  # fmt: skip
"""The document; only where it holds text or a number."""

CHUNK_INDEX: Final = ("chunk_index", "chunkIndex", "chunk_idx", "split_id", "chunk_number", "chunk_num")
"""The chunk's position, also as digits in a string, as in CSV."""

CHUNK_INDEX_IF_NUMBER: Final = ("chunk", "chunk_id")
"""The chunk's position only where it is a number; else its text or its name."""

START: Final = (
    "start_index", "startIndex", "start_char_idx", "split_idx_start", "start_char_index", "start_char", "char_start",
    "start_offset", "startOffset", "start",
)  # fmt: skip
"""The offset of the first character."""

END: Final = (
    "end_index", "endIndex", "end_char_idx", "split_idx_end", "end_char_index", "end_char", "char_end", "end_offset",
    "endOffset", "end",
)  # fmt: skip
"""The offset one past the last character."""

LINES: Final = (("start_line", "end_line"), ("line_start", "line_end"), ("startLine", "endLine"))
"""First and last line, from 1."""

SCORES: Final[tuple[tuple[str, ScoreKind], ...]] = (
    ("rerank_score", "rerank"),
    ("reranker_score", "rerank"),
    ("relevance_score", "rerank"),
    ("@search.rerankerScore", "rerank"),
    ("_relevance_score", "rerank"),
    ("similarity", "similarity"),
    ("similarity_score", "similarity"),
    ("certainty", "similarity"),
    ("@search.score", "similarity"),
    ("_distance", "distance"),
    ("distance", "distance"),
    ("_score", "similarity"),
    ("score", "unknown"),
)
"""How well it matched, and what that number says; a bare `score` may be either way round."""

VECTORS: Final = ("embedding", "embeddings", "vector", "vectors", "values", "sparse_embedding", "sparse_values")
"""Numbers by the thousand that say nothing here."""

"""Docstrings of `src/` say in the field's words what a reader gets, as CONTRIBUTING.md asks."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

SRC = Path(__file__).parents[2] / "src" / "rulec"
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
RIDDLES = frozenset(
    [
        "what",
        "whether",
        "how",
        "which",
        "who",
        "whoever",
        "where",
        "whatever",
        "that",
        "of",
        "by",
        "those",
        "one",
        "nobody",
        "somebody",
    ]
)
"""Openings that make a reader look for the noun."""
OLD_WORDS = frozenset(["told", "asked", "says", "tells", "anew", "whoever", "somebody", "nobody"])


def docstrings() -> Iterator[list[str]]:
    """Yield the words of each docstring, in small letters."""
    for path in sorted(SRC.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, DOCUMENTED) and (text := ast.get_docstring(node)):
                yield re.findall(r"[a-z']+", text.lower())


def test_docstrings_open_with_a_verb_or_a_noun() -> None:
    found = [words for words in docstrings() if words]
    assert len(found) > 4_000
    riddles = [" ".join(words[:8]) for words in found if words[0] in RIDDLES]
    assert len(riddles) <= len(found) / 50, riddles


def test_docstrings_are_written_in_plain_words() -> None:
    words = [word for found in docstrings() for word in found]
    assert words.count("what") <= len(words) / 500
    assert sum(word in OLD_WORDS for word in words) <= len(words) / 500

"""Sentences that are told to several players, each of whom calls some things by a name of his own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rulec.runtime.game.shape import Shape


class Sentence(str):
    """A sentence that names things, in the names that are the same for all players."""

    __slots__ = ("_arguments", "_written")
    _arguments: Sequence[Any]
    _written: Callable[[Sequence[Any], Shape], str]

    @classmethod
    def of(cls, text: str, written: Callable[[Sequence[Any], Shape], str], arguments: Sequence[Any]) -> Sentence:
        """Return the text of a message as a sentence that remembers how it is written and what fills the holes."""
        made = cls(text)
        made._written = written
        made._arguments = [tuple(each) if isinstance(each, list) else each for each in arguments]  # lists change
        return made

    def by(self, shape: Shape) -> str:
        """Return the sentence with the names by which a shape calls things."""
        return str(self._written(self._arguments, shape))


def joined(*texts: str) -> str:
    """Return texts as one, with a blank between them; empty ones are left out."""
    found = [text for text in texts if text]
    plain = " ".join(found)
    is_told = any(isinstance(text, Sentence) for text in found)
    return Sentence.of(plain, _joined, found) if is_told else plain


def _joined(texts: Sequence[Any], shape: Shape) -> str:
    return " ".join(worded(text, shape) for text in texts)


def worded(text: str, shape: Shape) -> str:
    """Return a text; a sentence names things as the shape calls them."""
    return text.by(shape) if isinstance(text, Sentence) else text

"""Sentences that keep their message and arguments.

Different readers may know things by different names, so a sentence can be rendered again for each. The log reads the
message and the arguments as data.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rulec.runtime.game.outcomes import Value
from rulec.runtime.game.shape import Shape


class Written(Protocol):
    """Writer of a sentence: its rule, its name there, and its rendering."""

    rule: str
    name: str

    def text(self, arguments: Sequence[Any], shape: Shape) -> str:
        """Return the sentence with the shape's names for things."""
        ...

    def args(self, arguments: Sequence[Any], shape: Shape) -> Mapping[str, Value]:
        """Return the arguments by name, as data."""
        ...


class Sentence(str):
    """A sentence, rendered with the names that are the same for all players."""

    __slots__ = ("arguments", "message")
    arguments: Sequence[Any]
    message: Written

    def by(self, shape: Shape) -> str:
        """Return the sentence with the shape's names for things."""
        return self.message.text(self.arguments, shape)


_new = str.__new__


def sentence(text: str, message: Written, arguments: Sequence[Any]) -> Sentence:
    """Return a text as a sentence that keeps its writer and arguments."""
    made = _new(Sentence, text)
    made.message = message
    made.arguments = arguments
    return made


def told_name(text: str) -> str:
    """Return the name of a sentence within its rule, of several that of the first; empty for a plain text."""
    if not isinstance(text, Sentence):
        return ""
    return told_name(text.arguments[0]) if text.message is _JOINED else text.message.name


class _Joined:
    """Writer of several texts joined by blanks."""

    rule = name = ""

    def text(self, arguments: Sequence[Any], shape: Shape) -> str:
        """Return the joined sentence, as in `Written`."""
        plain = " ".join([worded(text, shape) for text in arguments])
        return sentence(plain, self, arguments)

    def args(self, arguments: Sequence[Any], shape: Shape) -> Mapping[str, Value]:
        """Return no arguments, as in `Written`."""
        return {}


_JOINED = _Joined()


def joined(*texts: str) -> str:
    """Return texts joined by blanks; empty ones are left out."""
    found = [text for text in texts if text]
    if len(found) == 1:
        return found[0]
    plain = " ".join(found)
    return sentence(plain, _JOINED, found) if any(isinstance(text, Sentence) for text in found) else plain


def worded(text: str, shape: Shape) -> str:
    """Return a text, with the shape's names for things if it is a sentence."""
    return text.by(shape) if isinstance(text, Sentence) else text

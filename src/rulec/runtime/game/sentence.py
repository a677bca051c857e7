"""Sentences that remember how they are written: the message, and what fills its holes.

They are told to several players, each of whom calls some things by a name of his own; and what happened is known from
them as data (`outcomes`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rulec.runtime.game.outcomes import Value
from rulec.runtime.game.shape import Shape


class Written(Protocol):
    """The writer of a sentence: the rule in which it stands, its name there, and its words."""

    rule: str
    name: str

    def text(self, arguments: Sequence[Any], shape: Shape) -> str:
        """Return the sentence with its holes filled, things named as the shape calls them."""
        ...

    def args(self, arguments: Sequence[Any], shape: Shape) -> Mapping[str, Value]:
        """Return the arguments by name, as data."""
        ...


class Sentence(str):
    """A sentence in the names that are the same for all players."""

    __slots__ = ("arguments", "message")
    arguments: Sequence[Any]
    message: Written

    def by(self, shape: Shape) -> str:
        """Return the sentence with the names by which a shape calls things."""
        return self.message.text(self.arguments, shape)


_new = str.__new__


def sentence(text: str, message: Written, arguments: Sequence[Any]) -> Sentence:
    """Return a text as a sentence that remembers what wrote it."""
    made = _new(Sentence, text)
    made.message = message
    made.arguments = arguments
    return made


def told_name(text: str) -> str:
    """Return the name of a sentence within its rule, of several that of the first; empty for a text that no message has
    written."""
    if not isinstance(text, Sentence):
        return ""
    return told_name(text.arguments[0]) if text.message is _JOINED else text.message.name


class _Joined:
    """Several texts, with a blank between them."""

    rule = name = ""

    def text(self, arguments: Sequence[Any], shape: Shape) -> str:
        """As `Written` wants it."""
        plain = " ".join([worded(text, shape) for text in arguments])
        return sentence(plain, self, arguments)

    def args(self, arguments: Sequence[Any], shape: Shape) -> Mapping[str, Value]:
        """As `Written` wants it."""
        return {}


_JOINED = _Joined()


def joined(*texts: str) -> str:
    """Return texts as one, with a blank between them; empty ones are left out."""
    found = [text for text in texts if text]
    if len(found) == 1:
        return found[0]
    plain = " ".join(found)
    return sentence(plain, _JOINED, found) if any(isinstance(text, Sentence) for text in found) else plain


def worded(text: str, shape: Shape) -> str:
    """Return a text; a sentence names things as the shape calls them."""
    return text.by(shape) if isinstance(text, Sentence) else text

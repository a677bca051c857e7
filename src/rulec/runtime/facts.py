"""Facts that rules cannot compute: a person states them, or a game computes them.

Functions that read such facts take a source of facts after their parameters. `Stated` holds statements of a person,
`Computed` functions of a game, and `Layered` combines sources: the first that answers counts. A source that is `played`
belongs to a game: facts visible in the game are computed if they are not stated.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from rulec.runtime.faults import NotStated

ANYTHING_ELSE = "anything_else"  # `say(ANYTHING_ELSE, holds=False)`: facts that must be stated and are not, do not hold


class Facts(Protocol):
    """A source of facts."""

    def stated(self, fact: str, *about: object) -> bool | None:
        """Return whether a fact holds of these things; None if this source has no answer."""


def key(fact: str, about: tuple[object, ...]) -> tuple[object, ...]:
    """Return the key of a statement. Things in play are compared by identity, other arguments by value."""
    return (fact, *(each if isinstance(each, int | str | None) else ("this", id(each)) for each in about))


class Stated:
    """Statements of a person. `say("lame", horse)` is about one horse, `say("lame")` about all others."""

    def __init__(self, *, played: bool = False) -> None:
        self.played = played
        self.said: dict[tuple[object, ...], bool] = {}
        # keeps the arguments alive, so that their ids stay unique
        self._kept: list[tuple[str, tuple[object, ...], bool]] = []

    def say(self, fact: str, *about: object, holds: bool = True) -> Stated:
        """Add a statement. It replaces an earlier one about the same things."""
        self.said[key(fact, about)] = holds
        self._kept.append((fact, about, holds))
        return self

    def all(self) -> tuple[tuple[str, tuple[object, ...], bool], ...]:
        """Return all statements in order: the fact, its arguments, and whether it holds."""
        return tuple(self._kept)

    def stated(self, fact: str, *about: object) -> bool | None:
        """Return the answer for a fact, as in `Facts`."""
        if not self.said:
            return None
        found = self.said.get(key(fact, about))
        return self.said.get((fact,)) if found is None else found


class Computed:
    """Facts that a game computes: a function for each, called with the fact's arguments."""

    def __init__(self, **facts: Callable[..., bool | None]) -> None:
        self.facts = facts

    def stated(self, fact: str, *about: object) -> bool | None:
        """Return the answer for a fact, as in `Facts`."""
        compute = self.facts.get(fact)
        return None if compute is None else compute(*about)


class Layered:
    """Several sources of facts; the first that has an answer counts."""

    def __init__(self, *sources: Facts) -> None:
        self.sources = sources
        self.played = any(getattr(source, "played", False) for source in sources)

    def stated(self, fact: str, *about: object) -> bool | None:
        """Return the answer for a fact, as in `Facts`."""
        for source in self.sources:
            said = source.stated(fact, *about)
            if said is not None:
                return said
        return None


def ask(facts: Facts, fact: str, question: str, *about: object) -> bool:
    """Return a fact that must be stated. Raises `NotStated` if it is not, unless `ANYTHING_ELSE` was stated."""
    said = facts.stated(fact, *about)
    if said is None:
        said = facts.stated(ANYTHING_ELSE)
    if said is None:
        raise NotStated(fact, question)
    return said


def ask_outside(facts: Facts, fact: str, question: str, *about: object) -> bool | None:
    """Return a fact that a game can compute: None if it is not stated in a game, so that the caller computes it.

    Outside of a game it must be stated.
    """
    if getattr(facts, "played", False):
        return facts.stated(fact, *about)
    return ask(facts, fact, question, *about)

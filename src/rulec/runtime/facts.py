"""Facts that nobody can compute: somebody states them, or a game works them out, and the rules ask.

A function that asks takes a source of facts behind its parameters. `Stated` holds what a person said, `Computed`
what a game's own functions say, and `Layered` puts one over the other: the first that answers counts. A source that is
`played` stands for a game: what can be seen there is worked out where nobody states it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from rulec.runtime.faults import NotStated

ANYTHING_ELSE = "anything_else"  # `say(ANYTHING_ELSE, holds=False)`: of what must be stated, nothing else holds


class Facts(Protocol):
    """A source of facts."""

    def stated(self, fact: str, *about: object) -> bool | None:
        """Whether a fact holds of these things; None when this source does not say."""


def key(fact: str, about: tuple[object, ...]) -> tuple[object, ...]:
    """What a statement is known by: things in play are themselves, whatever they hold; the rest is its value."""
    return (fact, *(each if isinstance(each, int | str | None) else ("this", id(each)) for each in about))


class Stated:
    """What somebody said. `say("lame", horse)` is about one horse, `say("lame")` about all of which nothing is said."""

    def __init__(self, *, played: bool = False) -> None:
        self.played = played
        self.said: dict[tuple[object, ...], bool] = {}
        self._kept: list[tuple[str, tuple[object, ...], bool]] = []  # so that what was spoken of stays what it is

    def say(self, fact: str, *about: object, holds: bool = True) -> Stated:
        """Adds a statement; the last one about the same things counts."""
        self.said[key(fact, about)] = holds
        self._kept.append((fact, about, holds))
        return self

    def all(self) -> tuple[tuple[str, tuple[object, ...], bool], ...]:
        """Every statement in its order: the fact, what it is about, and whether it holds."""
        return tuple(self._kept)

    def stated(self, fact: str, *about: object) -> bool | None:
        """As `Facts` wants it."""
        if not self.said:
            return None
        found = self.said.get(key(fact, about))
        return self.said.get((fact,)) if found is None else found


class Computed:
    """What a game works out itself: a function for each fact, called with the things that it is about."""

    def __init__(self, **facts: Callable[..., bool | None]) -> None:
        self.facts = facts

    def stated(self, fact: str, *about: object) -> bool | None:
        """As `Facts` wants it."""
        compute = self.facts.get(fact)
        return None if compute is None else compute(*about)


class Layered:
    """Several sources, the first of which that says anything counts."""

    def __init__(self, *sources: Facts) -> None:
        self.sources = sources
        self.played = any(getattr(source, "played", False) for source in sources)

    def stated(self, fact: str, *about: object) -> bool | None:
        """As `Facts` wants it."""
        for source in self.sources:
            said = source.stated(fact, *about)
            if said is not None:
                return said
        return None


def ask(facts: Facts, fact: str, question: str, *about: object) -> bool:
    """A fact that has to be stated; nothing stands for an answer that was not given, unless nothing else holds."""
    said = facts.stated(fact, *about)
    if said is None:
        said = facts.stated(ANYTHING_ELSE)
    if said is None:
        raise NotStated(fact, question)
    return said


def ask_outside(facts: Facts, fact: str, question: str, *about: object) -> bool | None:
    """A fact that can be seen from what is in play: None where a game is played and nobody states it, so that it is
    worked out; outside of a game it has to be stated."""
    if getattr(facts, "played", False):
        return facts.stated(fact, *about)
    return ask(facts, fact, question, *about)

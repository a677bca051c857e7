"""Enumeration of the acts that a player may give now: those that no rule refuses at present.

The parameters of an act are filled in one after the other, and a need is tested once all that it reads is known. If the
game hides anything, callers pass a world with only the player's knowledge, so the list reveals nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from rulec.runtime.faults import RuleFault, no_answer
from rulec.runtime.game.acts import refusal
from rulec.runtime.game.given import Given
from rulec.runtime.game.messages import Message
from rulec.runtime.game.paths import Way
from rulec.runtime.game.sentence import Sentence
from rulec.runtime.game.shape import Holds
from rulec.runtime.game.specs import NEEDED, ActSpec, Param, Unchosen, belongs
from rulec.runtime.game.turns import tally_of
from rulec.runtime.orders.order_parser import Reader

LISTED = 40
"""Ranges with at most this many amounts are listed one by one; wider ones stay `Unchosen`."""


class Found(NamedTuple):
    """An act that may be given. Arguments may be `Unchosen`; conditions that read these were not tested."""

    spec: ActSpec
    arguments: tuple[Any, ...]

    @property
    def is_whole(self) -> bool:
        """True if no argument is left to be chosen."""
        return not any(isinstance(each, Unchosen) for each in self.arguments)


Pick = Callable[[Sequence[Any]], Sequence[Any]]
"""Reorders the values to be tried."""


def as_they_come(row: Sequence[Any]) -> Sequence[Any]:
    """Return the values in their own order."""
    return row


class Finder:
    """Enumerator of the acts that a player may give after the acts `before`."""

    def __init__(self, reader: Reader, player: Any, before: Iterable[Given] = (), pick: Pick = as_they_come) -> None:
        self.reader = reader
        self.world = reader.world
        self.player = player
        self.pick = pick
        before = list(before)
        self.tally = tally_of(reader.game, reader.world, player, before)
        for each in before:
            self.tally.count(each)

    def acts(self) -> Iterator[Found]:
        """Yield all acts; none if the game has ended."""
        if not self.world.over:
            for spec in self.pick(self.reader.game.acts):
                yield from self.of(spec)

    def of(self, spec: ActSpec) -> Iterator[Found]:
        """Yield the possible acts of a specification."""
        if spec.repeats or spec.cancels or all(each.refused for each in spec.notations):
            return
        if any(self.world.variant(each.variant) for each in spec.forbidden):
            return
        if not self.world.SHAPE.is_a(self.player, spec.params[spec.player_at].holds.of):
            return
        yield from self._from(spec, ())

    def _from(self, spec: ActSpec, known: tuple[Any, ...]) -> Iterator[Found]:
        """Yield the acts with the given first arguments. Optional parameters are left out unless an act needs them."""
        at = len(known)
        if at == len(spec.params):
            yield from self._whole(spec, known)
            return
        for value in self._values(spec, at, known):
            arguments = (*known, value)
            if not self._is_refused(spec, at, arguments):
                yield from self._from(spec, arguments)

    def _whole(self, spec: ActSpec, arguments: tuple[Any, ...]) -> Iterator[Found]:
        """Yield an act if it is allowed; else the allowed acts with one more optional parameter that the
        unmet need reads.
        """
        found = Found(spec, arguments)
        if not found.is_whole:
            yield found
            return
        why = self._refusal(found)
        if not why:
            yield found
            return
        for name in _cures(why):
            at = spec.places[name]
            for value in self.pick(self._all(spec.params[at], arguments[:at])):
                said = Found(spec, (*arguments[:at], value, *arguments[at + 1 :]))
                if value is not None and not isinstance(value, Unchosen) and not self._refusal(said):
                    yield said

    def _values(self, spec: ActSpec, at: int, known: tuple[Any, ...]) -> Sequence[Any]:
        """Return the values to try for a parameter."""
        param = spec.params[at]
        if at == spec.player_at:
            return (self.player,)
        if param.default is not NEEDED:
            return (self._usual(spec, at, known),)
        values = self._all(param, known)
        if at == spec.actor_at and spec.actor:
            values = [each for each in values if belongs(each, spec.owner, self.player)]
        return self.pick(values)

    def _usual(self, spec: ActSpec, at: int, known: Sequence[Any]) -> Any:
        """Return the default of a parameter."""
        usual = spec.usual[at]
        if usual is not NEEDED:
            return usual
        if any(isinstance(each, Unchosen) for each in known[:at]):
            return Unchosen(None)
        return spec.params[at].default(*known[:at], self.world)

    def _all(self, param: Param, known: Sequence[Any]) -> Sequence[Any]:
        """Return all values of a parameter; a single `Unchosen` if they cannot be listed."""
        if param.domain is None:
            return self._of_sort(param.holds)
        if any(isinstance(each, Unchosen) for each in known):
            return (Unchosen(None),)
        try:
            domain = param.domain(*known, self.world)
        except RuleFault:
            return ()
        if isinstance(domain, Way):
            return (Unchosen(domain.things),) if domain.exists() else ()
        if not domain:
            return ()
        if param.holds.sort in ("list", "set", "text") or (isinstance(domain, range) and len(domain) > LISTED):
            return (Unchosen(domain),)
        return self._of_those_known(domain, param.holds)

    def _of_sort(self, holds: Holds) -> Sequence[Any]:
        match holds.sort:
            case "truth":
                return (True, False)
            case "choice":
                return range(len(self.world.SHAPE.choices[holds.of].keys))
            case "thing":
                return self.reader.known(holds.of, self.player)
            case _:
                return (Unchosen(None),)

    def _of_those_known(self, domain: Sequence[Any], holds: Holds) -> Sequence[Any]:
        """Return the values that the player knows."""
        return self.reader.of_those_known(domain, holds, self.player)

    def _is_refused(self, spec: ActSpec, at: int, known: tuple[Any, ...]) -> bool:
        """Return whether an act is refused whatever its later arguments are."""
        early = spec.narrows.get(at)
        if early is None or any(isinstance(each, Unchosen) for each in known):
            return False
        try:
            return early(*known, self.world) is not None
        except RuleFault:
            return True

    def _refusal(self, found: Found) -> str:
        """Return the reason why an act is refused now, or an empty text."""
        spec, world = found.spec, self.world
        try:
            for needs in (spec.opens, spec.needs):  # tested first: these are the cheapest, and refuse most acts
                why = needs(*found.arguments, world) if needs is not None else None
                if why:
                    return why
            return refusal(world, Given(spec, found.arguments), self.tally)
        except RuleFault as fault:
            return no_answer(fault)


def _cures(why: str) -> tuple[str, ...]:
    """Return the optional parameters whose values can satisfy the need behind a sentence."""
    message = why.message if isinstance(why, Sentence) else None
    return message.cures if isinstance(message, Message) else ()

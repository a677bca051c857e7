"""An act that somebody gave, and what counts against it: those that came before it in the same turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rulec.runtime.dice import Dice
from rulec.runtime.shape import name_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rulec.runtime.acts import ActSpec, Limit
    from rulec.runtime.world import World

_NONE: dict[int, int] = {}


class Given:
    """An act that somebody gave: its arguments in the order of the parameters, and what became of it."""

    __slots__ = ("actor", "arguments", "done", "line", "nth", "player", "sentence", "spec", "stands", "text")

    def __init__(
        self, spec: ActSpec, arguments: Sequence[Any], *, line: int = 0, text: str = "", stands: bool = False
    ) -> None:
        self.spec = spec
        if spec.takes_lists:
            arguments = tuple(map(hashable, arguments))
        self.arguments = given = arguments if type(arguments) is tuple else tuple(arguments)
        self.player = given[spec.player_at]
        """For whom it is done."""
        self.actor = given[spec.actor_at]
        """Who does it: the player where the rules name no actor."""
        self.line = line
        self.text = text
        self.stands = stands
        """It was given in an earlier turn, and stands."""
        self.nth = 0
        """How many acts of the same key the player gave before it: with key and player the address of its dice."""
        self.done: bool | None = None
        self.sentence = ""

    @property
    def about(self) -> str:
        """The line as typed, or what the act is called."""
        return self.text or self.spec.called

    def dice(self, dice: Dice) -> Dice:
        """The dice of this act, below those of the turn: no other act shifts them."""
        mine = dice.at(self.spec.address).at(self.player.id)
        return (mine.at("standing").at(self.actor.id) if self.stands else mine).at(self.nth)


class Tally:
    """What counts against an act: those that came before it in the same turn."""

    __slots__ = ("_actors", "_given", "_once", "limits")

    def __init__(self, limits: Iterable[Limit] = ()) -> None:
        self.limits = tuple(limits)
        self._once: set[tuple[Any, ...]] = set()  # what picks the arguments of a `once per`, with what it picked
        self._actors: dict[Any, bool] = {}  # who acted -> whether it was a sole action
        self._given: dict[Any, dict[int, int]] = {}  # the player -> how many of each entry

    def refuses(self, given: Given, world: World) -> str:
        """Why one more is too many, or an empty text."""
        spec = given.spec
        for once in spec.once_of:
            if (once, once(given.arguments)) in self._once:
                return "This was done already in this turn."
        before = self._actors.get(given.actor)
        if before is not None and (before or spec.sole):
            who = name_of(given.actor, world.SHAPE)
            return f"{who} does something else in this turn, and that would have to be all that {who} does."
        player = given.player
        for amount, when, label in self.limits:
            if when is not None and not when(spec.entry, player, world):
                continue
            counted = 0
            for entry, times in self._given.get(player, _NONE).items():
                if when is None or entry == spec.entry or when(entry, player, world):
                    counted += times
            most = amount(player, world)
            if counted >= most:
                return f"No more than {most:,} {label}.".replace(" .", ".")
        return ""

    def expect(self, given: Given) -> None:
        """Counts an act that stands against the limits alone: what is given anew comes before it."""
        entry, entries = given.spec.entry, self._given.get(given.player)
        if entries is None:
            self._given[given.player] = {entry: 1}
        else:
            entries[entry] = entries.get(entry, 0) + 1

    def count(self, given: Given) -> None:
        """Counts an act."""
        spec = given.spec
        for once in spec.once_of:
            self._once.add((once, once(given.arguments)))
        if spec.sole:
            self._actors[given.actor] = True
        else:
            self._actors.setdefault(given.actor, False)
        if self.limits:
            self.expect(given)


def hashable(value: Any) -> Any:
    """A value with its lists as tuples, so that it may be looked up."""
    return tuple(map(hashable, value)) if isinstance(value, list) else value

"""An act that somebody gave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulec.runtime.dice import Dice
from rulec.runtime.game.outcomes import State
from rulec.runtime.game.sentence import joined, told_name
from rulec.runtime.game.shape import STRANGER
from rulec.runtime.game.specs import ActSpec


class Given:
    """An act that somebody gave: its arguments in the order of the parameters, and what became of it."""

    __slots__ = (
        "actor",
        "arguments",
        "at",
        "behind",
        "came",
        "done",
        "is_open",
        "line",
        "nth",
        "player",
        "repeated",
        "sentence",
        "sought",
        "spec",
        "stands",
        "text",
        "vain",
    )

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
        self.sought = tuple([at for at in spec.sought_at if given[at] is not None and given[at].id == STRANGER])
        """Where things stand among the arguments that the player has not seen."""
        self.line = line
        self.text = text
        self.stands = stands
        """It was given in an earlier turn, and stands."""
        self.repeated = False
        """It was given as a line that stands."""
        self.is_open = False
        """Whether it was looked at already that the rules take it now."""
        self.nth = 0
        """How many acts of the same key the player gave before it: with key and player the address of its dice."""
        self.behind: tuple[Given, ...] = ()
        """Earlier lines of its player that bar it: it is carried out when all of them were turned down."""
        self.done: bool | None = None
        self.sentence = ""
        self.vain = False
        """It was paid for and carried out, and has come to nothing."""
        self.at = -1
        """Its place among the acts of the turn, in the order in which they came."""
        self.came: tuple[int, int, int] | None = None
        """The step in which it was carried out, and how much had been noted and told then."""

    @property
    def by(self) -> str:
        """The name of the need, or of what was told, that turned it down, or else of what was told of its result; empty
        where nothing was."""
        return told_name(self.sentence)

    @property
    def state(self) -> State:
        """The state of the line in which it was given."""
        if self.done is None:
            return "taken"
        if self.done:
            return "ordered" if self.spec.silent else "carried out"
        return "came to nothing" if self.vain else "refused"

    def turn_down(self, sentence: str, *, vain: bool = False) -> None:
        """Write down with which sentence it is turned down, or (`vain`) that it has come to nothing."""
        self.done = False
        self.vain = vain
        self.sentence = sentence

    def became(self, sentence: str, *, fails: bool) -> None:
        """Write down a result of which a rule tells; all of them stand, that with which it failed first."""
        if fails and not self.vain:
            self.turn_down(joined(sentence, self.sentence), vain=True)
        else:
            self.sentence = joined(self.sentence, sentence)

    @property
    def goes_on(self) -> bool:
        """Whether it is carried out in the following turns too."""
        return self.stands or self.repeated or self.spec.standing

    @property
    def about(self) -> str:
        """The line as typed, or what the act is called."""
        return self.text or self.spec.called

    @property
    def subjects(self) -> tuple[int | str, ...]:
        """The subjects that tell its dice from those of all other acts of its key."""
        who = self.player.id
        return (who, "standing", self.actor.id, self.nth) if self.stands else (who, self.nth)

    def dice(self, dice: Dice) -> Dice:
        """The dice of this act, below those that all acts of its key have: no other act shifts them."""
        for each in self.subjects:
            dice = dice.at(each)
        return dice


def hashable(value: Any) -> Any:
    """A value with its lists as tuples, so that it may be looked up."""
    return tuple(map(hashable, value)) if isinstance(value, list) else value

"""An act given by a player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulec.runtime.dice import Dice
from rulec.runtime.game.outcomes import State
from rulec.runtime.game.sentence import joined, told_name
from rulec.runtime.game.shape import STRANGER
from rulec.runtime.game.specs import ActSpec


class Given:
    """An act given by a player: its arguments in the order of the parameters, and its result."""

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
        """The player for whom it is done."""
        self.actor = given[spec.actor_at]
        """The thing that does it: the player if the rules name no actor."""
        self.sought = tuple([at for at in spec.sought_at if given[at] is not None and given[at].id == STRANGER])
        """Positions of arguments that stand for things the player has not seen."""
        self.line = line
        self.text = text
        self.stands = stands
        """It was given in an earlier turn and is repeated each turn."""
        self.repeated = False
        """It was given as a line to be repeated in later turns."""
        self.is_open = False
        """It is known already that no condition at hand-in refuses it."""
        self.nth = 0
        """Number of earlier acts of the same key by the player. Together with key and player it addresses
        the act's dice.
        """
        self.behind: tuple[Given, ...] = ()
        """Earlier lines of its player that bar it. It is carried out if all of them are rejected."""
        self.done: bool | None = None
        self.sentence = ""
        self.vain = False
        """It was paid for and carried out, but came to nothing."""
        self.at = -1
        """Its position among the acts of the turn."""
        self.came: tuple[int, int, int] | None = None
        """The step in which it was carried out, and the numbers of events and reports at that point."""

    @property
    def by(self) -> str:
        """The name of the need or message that rejected it or told its result; empty if there is none."""
        return told_name(self.sentence)

    @property
    def state(self) -> State:
        """The state of its line."""
        if self.done is None:
            return "taken"
        if self.done:
            return "ordered" if self.spec.silent else "carried out"
        return "came to nothing" if self.vain else "refused"

    def turn_down(self, sentence: str, *, vain: bool = False) -> None:
        """Record the sentence of its rejection or, with `vain`, that it came to nothing."""
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
        """True if it is carried out in the following turns too."""
        return self.stands or self.repeated or self.spec.standing

    @property
    def about(self) -> str:
        """The line as typed, or the name of the act."""
        return self.text or self.spec.called

    @property
    def subjects(self) -> tuple[int | str, ...]:
        """The subjects that separate its dice from those of other acts with the same key."""
        who = self.player.id
        return (who, "standing", self.actor.id, self.nth) if self.stands else (who, self.nth)

    def dice(self, dice: Dice) -> Dice:
        """Return the dice of this act, below those of its key, independent of all other acts."""
        for each in self.subjects:
            dice = dice.at(each)
        return dice


def hashable(value: Any) -> Any:
    """Return a value with its lists as tuples, so that it can be a key."""
    return tuple(map(hashable, value)) if isinstance(value, list) else value

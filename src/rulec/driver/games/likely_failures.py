"""What will likely become of a player's lines, tried without telling what he may not know.

The coming turn is played on what he knows: his own things, and of others that there are those that he is shown, with
what he is shown of them. All else that these may hold is made up, in two ways; nobody else gives anything, nobody gives
more at a step for which lines are due, the dice are others, and lines that come by lot come as they were typed. A line
is told of that is turned down both times with the same sentence. So nothing that is told hangs on anything hidden, on
anybody else's lines or on luck.

The list of what may be ordered (`rulec.runtime.orders.lawful_orders`) stands on the same known world and cannot take
the place of this: it is asked of the world before the turn, in which no line has paid and no step has brought anything.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from rulec.runtime.dice import Dice, Faces
from rulec.runtime.faults import RuleFault
from rulec.runtime.game.acts import Game
from rulec.runtime.game.asking import NOTHING, Question, Waits
from rulec.runtime.game.serialise import things_in
from rulec.runtime.game.turns import ENDED, hand_in, resolve
from rulec.runtime.game.world import World
from rulec.runtime.hosting.known_world import WAYS, Knowledge


def likely_failures(game: Game, world: World, player: Any, lines: Iterable[tuple[int, str]]) -> dict[int, str]:
    """Which of a player's lines will likely be turned down, by number, and why. The world is not changed."""
    lines = list(lines)
    known = Knowledge(game, world, player)
    told: list[dict[int, str]] = []
    for way in WAYS:
        trial = known.world(way)
        who = trial.things[player.id]
        given = [each.given for each in hand_in(game, trial, who, lines) if each.given is not None]
        given = [each for each in given if not each.sought]  # whether they are found cannot be known
        with suppress(RuleFault, Waits):  # what comes behind is not tried
            resolve(game, trial, given, answers=_NoMoreLines(), dice=_NoLot(trial.dice()))
        told.append(
            {
                each.line: each.sentence
                for each in given
                if each.done is False
                and each.sentence != ENDED
                and not any(known.is_vague(thing) for thing in things_in(each.arguments))
            }
        )
    first, second = told
    return {line: sentence for line, sentence in first.items() if second.get(line) == sentence}


class _NoMoreLines:
    """A source without answers, by which nobody hands in lines at the steps for which lines are due."""

    def answer(self, question: Question) -> Any:
        """Return no lines, and NOTHING for any other question."""
        return () if question.form == "lines" else NOTHING


class _NoLot:
    """Dice with which everything comes in the order in which it was typed."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def throw(self, address: str, faces: Faces, count: int = 1) -> int:
        """What the dice show; of a lot always the same."""
        return 1 if address.endswith(".queue") else self.dice.throw(address, faces, count)

    def at(self, subject: int | str) -> _NoLot:
        """The same for a thing."""
        return _NoLot(self.dice.at(subject))

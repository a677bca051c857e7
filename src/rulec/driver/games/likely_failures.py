"""Predict rejections of a player's lines without revealing anything hidden.

The coming turn is played on the player's knowledge: own things, and of others only the visible things with their
visible fields. Hidden fields are filled in, in two different ways. No other player gives orders, steps for which lines
are due receive none, the dice are different, and orders drawn by lot keep the order in which they were typed. A line
counts as a likely failure if both trials reject it with the same sentence, so that the result depends neither on hidden
facts nor on other players' lines nor on luck.

`rulec.runtime.orders.lawful_orders` uses the same known world but cannot replace this: it evaluates the world before
the turn, in which no line has been paid for and no step has run.
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
    """Return the likely rejections of a player's lines, by line number. The world is not changed."""
    lines = list(lines)
    known = Knowledge(game, world, player)
    told: list[dict[int, str]] = []
    for way in WAYS:
        trial = known.world(way)
        who = trial.things[player.id]
        given = [each.given for each in hand_in(game, trial, who, lines) if each.given is not None]
        given = [each for each in given if not each.sought]  # the player cannot know whether the named thing exists
        with suppress(RuleFault, Waits):  # the rest of the turn is not tried
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
    """Dice under which lots keep the order in which lines were typed."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def throw(self, address: str, faces: Faces, count: int = 1) -> int:
        """Roll dice; a lot always shows 1."""
        return 1 if address.endswith(".queue") else self.dice.throw(address, faces, count)

    def at(self, subject: int | str) -> _NoLot:
        """Return the dice of a thing."""
        return _NoLot(self.dice.at(subject))

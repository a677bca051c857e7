"""Saved games from outside: what is doctored is refused where it is wrong, and is never played."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from rulec.play import Damaged, begin, from_json
from tests.play.packages import PACKS, rules_of

Doctor = Callable[[dict[str, Any]], object]


def state(change: Doctor) -> Doctor:
    return lambda game: change(game["state"])


def piece(change: Doctor) -> Doctor:
    return state(lambda of: change(next(row for row in of["things"] if row["kind"] == "Piece")))


DOCTORED: dict[str, tuple[Doctor, str]] = {
    "another form": (lambda game: game.update(form=9), "form 9"),
    "no form": (lambda game: game.pop("form"), "form"),
    "no state": (lambda game: game.pop("state"), "state"),
    "a state that is a list": (lambda game: game.update(state=[]), "this is no saved game"),
    "another pack": (state(lambda of: of.update(pack="diplomacy")), "there is no package of a pack `diplomacy`"),
    "a pack that is a path": (state(lambda of: of.update(pack="../x")), "there is no pack `../x`"),
    "a version of the future": (state(lambda of: of.update(version="9.0.0")), "saved under version 9.0.0"),
    "a version that is none": (state(lambda of: of.update(version="new")), "version: "),
    "a key that states have not": (state(lambda of: of.update(cheat=1)), "the state has no `cheat`"),
    "no things": (state(lambda of: of.pop("things")), "it has no `things`"),
    "things null": (state(lambda of: of.update(things=None)), "things: "),
    "all things twice": (state(lambda of: of["things"].extend(of["things"])), "things, 169: two things"),
    "a thing under the number of another": (piece(lambda of: of.update(id=1)), "two things have the number 1"),
    "a number below 1": (piece(lambda of: of.update(id=-1)), "things, 147: the number of a thing"),
    "a number that is a text": (piece(lambda of: of.update(id="7")), "things, 147: the number of a thing"),
    "a number that is a truth": (piece(lambda of: of.update(id=True)), "things, 147: the number of a thing"),
    "a number of the future": (piece(lambda of: of.update(id=900)), "things, 147: the number of a thing"),
    "`next` too low": (state(lambda of: of.update(next=1)), "things, 1: the number of a thing"),
    "`next` that is a text": (state(lambda of: of.update(next="9")), "next: "),
    "a turn below 1": (state(lambda of: of.update(turn=-5)), "turn: "),
    "a turn that is a truth": (state(lambda of: of.update(turn=True)), "turn: "),
    "a step that is none": (state(lambda of: of.update(step=99)), "step: these rules have no step 99"),
    "a kind that is none": (piece(lambda of: of.update(kind="Dragon")), "things, 147: there is no kind `Dragon`"),
    "a kind that is a list": (piece(lambda of: of.update(kind=[])), "things, 147: "),
    "a field that is none": (piece(lambda of: of.update(gold=1)), "things, 147: piece 147 has no `gold`"),
    "an owner who is not there": (piece(lambda of: of.update(owner=5000)), "things, 147: "),
    "an owner that is a province": (piece(lambda of: of.update(owner=8)), "things, 147: thing 8 is no Power"),
    "a thing that is a list": (state(lambda of: of["things"].append([])), "things, 169: "),
    "an unknown variant": (state(lambda of: of.update(variants=["fog"])), "variants: "),
    "variants null": (state(lambda of: of.update(variants=None)), "variants: "),
    "a seed that is a list": (state(lambda of: of.update(seed=[])), "seed: "),
    "a year that is a text": (state(lambda of: of["state"].update(year="x")), "state: 'x' is no number"),
    "an unknown event": (state(lambda of: of["events"].append(["x", 1, 1])), "events: "),
    "an unknown timer": (state(lambda of: of["timers"].append(["x", 1, "y", 0])), "timers: "),
    "standing null": (state(lambda of: of.update(standing=None)), "standing: "),
    "lines of nobody": (lambda game: game.update(lines={"999": []}), "lines: there is no player 999"),
    "lines null": (lambda game: game.update(lines=None), "lines: "),
    "an answer of nobody": (lambda game: game.update(answers=[[999, "x", 1]]), "answers: there is no player 999"),
    "a name where a thing stands": (piece(lambda of: of.update(shore="zork")), "things, 147: 'zork' is no thing"),
    "a truth where a thing stands": (piece(lambda of: of.update(owner=True)), "things, 147: True is no thing"),
    "a form that is a truth": (lambda game: game.update(form=True), "form True"),
    "an end that is a truth": (state(lambda of: of.update(over=False)), "over: False is no text"),
    "an end that is a number": (state(lambda of: of.update(over=7)), "over: 7 is no text"),
    "a turn beyond all": (state(lambda of: of.update(turn=10**400)), "turn: "),
    "lines that are one text": (lambda game: game.update(lines={"3": "A Par H"}), "lines: the lines of a player"),
    "lines that are no texts": (lambda game: game.update(lines={"3": [5, None]}), "lines: "),
    "a player that is a truth": (
        lambda game: game.update(answers=[[True, "x", 1]]),
        "answers: there is no player True",
    ),
    "a game that waits for no": (lambda game: game.update(waits="no"), "waits: "),
    "a key that games have not": (lambda game: game.update(cheat=1), "a saved game has no `cheat`"),
    "an outcome that is none": (lambda game: game.update(told=[[1, 2]]), "told: "),
    "a line that became something else": (
        lambda game: game.update(became=[["France", 1, "x", "won", "", ""]]),
        "became: there is no line 1 that is won",
    ),
    "an answer that is none": (lambda game: game.update(answers=[1]), "answers: "),
}


def saved() -> dict[str, Any]:
    rules_of("diplomacy_1971")
    game = begin("diplomacy_1971", seed=1)
    game.give("France", ["A PAR - BUR"])
    found: dict[str, Any] = json.loads(game.to_json())
    return found


@pytest.mark.parametrize("doctor, place", DOCTORED.values(), ids=DOCTORED)
def test_what_is_doctored_is_refused_where_it_is(doctor: Doctor, place: str) -> None:
    data = saved()
    doctor(data)
    with pytest.raises(Damaged) as found:
        from_json(json.dumps(data))
    assert place in str(found.value)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", '"x"', "{}", '{"form": 1}', "[" * 100_000])
def test_what_is_no_saved_game_is_refused(text: str) -> None:
    with pytest.raises(Damaged):
        from_json(text)


def test_a_key_that_stands_twice_is_refused() -> None:
    with pytest.raises(Damaged, match="a key stands twice"):
        from_json(json.dumps(saved())[:-1] + ', "lines": {}}')


def test_variants_that_exclude_each_other_are_refused() -> None:
    apart = {pack: rules_of(pack).shape.apart for pack in PACKS}
    pack, pairs = next((pack, pairs) for pack, pairs in apart.items() if pairs)
    data = json.loads(begin(pack, seed=1).to_json())
    data["state"]["variants"] = list(pairs[0])
    with pytest.raises(Damaged, match=r"variants: .* exclude each other"):
        from_json(json.dumps(data))


def test_what_is_not_doctored_is_taken() -> None:
    data = saved()
    assert json.loads(from_json(json.dumps(data)).to_json()) == data

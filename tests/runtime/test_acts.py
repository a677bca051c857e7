"""Acts in play: what turns them down, what they pay, in which order they run, and that a refused one does nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rulec.runtime.dice import Tape
from rulec.runtime.faults import NoAnswer
from rulec.runtime.game.acts import ActSpec, Game, Given, attempt
from rulec.runtime.game.messages import Refused
from rulec.runtime.game.serialise import to_data, to_json
from rulec.runtime.game.turns import find_player, hand_in, resolve
from tests.runtime.hamlet import GAME, changed, hamlet, small, turn


def test_a_turn_and_what_became_of_each_line() -> None:
    world = small()
    found = turn(world, oak="110; 110; tom 200 oak; 100 Will; 100 Ann; 100 Ben", hill="400 jack; 600 jack: horseshoe")
    assert found == {
        "110": "done",
        "tom 200 oak": "A house does not steal from itself.",
        "100 Will": "done",
        "100 Ann": "done",
        "100 Ben": "No more than 3 acts a turn.",
        "400 jack": "done",
        "600 jack: horseshoe": "Jack does something else in this turn, and that would have to be all that Jack does.",
    }
    assert [each.name for each in world.guards] == ["Tom", "Jack", *sorted(["Ann", "Will"], key=_place(world))]
    assert world.turn == 2


def _place(world: Any) -> Any:
    return lambda name: next(each.id for each in world.guards if each.name == name)


def test_what_is_told_goes_to_whom_it_is_for() -> None:
    world = small()
    turn(world, oak="tom 200 oak")
    refused = [each for each in world.reports if each.about]
    assert [(each.who, each.text, each.about) for each in refused] == [
        ((1,), "A house does not steal from itself.", "tom 200 oak")
    ]
    assert [each.text for each in world.reports if each.who is None] == ["A new morning."]


def test_a_refused_act_changes_nothing_but_that_it_was_ordered() -> None:
    world = small()
    tom, oak, hill = world.guards[0], world.houses[0], world.houses[1]
    before = to_data(world, GAME)
    steal = next(each for each in GAME.acts if each.key == "200")
    assert not attempt(world, Given(steal, (tom, oak, oak, 2)), Tape([]))
    after = to_data(world, GAME)
    assert after.pop("events") == [["act given", 1, 0, 2, 1]]
    assert before.pop("events") == []
    assert after == before
    assert attempt(world, Given(steal, (tom, oak, hill, 2)), Tape([1]))


def test_the_world_is_asked_again_when_the_act_runs() -> None:
    world = small()
    oak = world.houses[0]
    (verdict,) = hand_in(GAME, world, oak, [(1, "110")])
    assert verdict.given is not None
    world.season = hamlet._kinds.SEASON_WINTER
    (act,) = resolve(GAME, world, [verdict.given])
    assert (act.done, act.sentence) == (False, "Nothing grows in winter.")


def test_costs_are_summed_and_paid_together() -> None:
    world = small()
    oak = world.houses[0]
    oak.gold, oak.apples = 29, 1
    charmed = "100 Will with horseshoe; 100 Ann with horseshoe"
    assert sorted(turn(world, oak=charmed).values()) == ["This takes 1 apple; at hand: 0 apples.", "done"]
    oak.gold, oak.apples = 9, 0
    found = turn(world, oak="100 Joe with horseshoe; 100 Ben")
    assert found == {
        "100 Joe with horseshoe": "This takes 10 gold and 1 apple; at hand: 9 gold and 0 apples.",
        "100 Ben": "This takes 10 gold; at hand: 9 gold.",
    }
    assert [each.name for each in world.guards if each.name in ("Joe", "Ben")] == []


@pytest.mark.parametrize("fault", [Refused("After all, no."), NoAnswer("weather"), ZeroDivisionError()])
def test_an_act_that_fails_is_undone(fault: Exception) -> None:
    world = small()
    oak, hill = world.houses

    def does(house: Any, target: Any, gold: int, world: Any, dice: Any) -> None:
        world.keep(target, "gold")
        target.gold += gold
        world.add(hamlet.Guard(name="New", house=house))
        raise fault

    give = changed(next(each for each in GAME.acts if each.key == "500"), does=does)
    before = to_data(world, GAME)
    given = Given(give, (oak, hill, 5))
    if isinstance(fault, ZeroDivisionError):
        with pytest.raises(ZeroDivisionError):
            attempt(world, given, Tape([]))
    else:
        assert not attempt(world, given, Tape([]))
        assert given.sentence in ("After all, no.", "The rules have no answer here: no case of `weather` fits.")
    after = to_data(world, GAME)
    del after["events"], before["events"]
    assert after == before
    assert world.journal is None


@pytest.mark.parametrize("part", ["opens", "needs", "costs", "domain", "default", "limit", "does"])
def test_where_the_rules_have_no_answer_the_act_is_turned_down(part: str) -> None:
    def fails(*_: Any) -> Any:
        raise NoAnswer("weather")

    world = small()
    oak = world.houses[0]
    steal = next(each for each in GAME.acts if each.key == "200")
    game = GAME
    if part in ("domain", "default"):
        amount = steal.params[-1]._replace(**{part: fails})
        steal = changed(steal, params=(*steal.params[:-1], amount))
    elif part == "limit":
        limit = GAME.sequence.limits[0]._replace(amount=fails)
        game = GAME._replace(sequences=(GAME.sequence._replace(limits=(limit,)),))
    else:
        steal = changed(steal, **{part: fails})
    game = game._replace(acts=(steal,))
    (verdict,) = hand_in(game, world, oak, [(1, "tom 200 green hill")])
    told = "The rules have no answer here: no case of `weather` fits."
    if part in ("needs", "costs", "does"):
        assert verdict.given is not None
        (act,) = resolve(game, world, [verdict.given])
        assert (act.done, act.sentence) == (False, told)
    else:
        assert verdict.sentence == told
        act = Given(steal, (world.guards[0], oak, world.houses[1], 2))
        resolve(game, world, [act])
        assert act.done is (part == "default")  # what may be chosen is looked at again


def test_what_is_gone_when_the_act_runs() -> None:
    world = small()
    oak, hill = world.houses
    (verdict,) = hand_in(GAME, world, oak, [(1, "tom 300 green hill")])
    assert verdict.given is not None
    world.drop(hill)
    (act,) = resolve(GAME, world, [verdict.given])
    assert act.sentence == "Green Hill is no longer there."


def test_a_standing_act_runs_until_another_takes_its_place() -> None:
    world = small()
    tom = world.guards[0]
    hill = world.houses[1]
    turn(world, oak="tom 300 green hill")
    tom.watching = None
    assert turn(world) == {"tom 300 green hill": "done"}
    assert tom.watching is hill
    assert turn(world, oak="tom 300 oak") == {"tom 300 oak": "done"}
    assert turn(world) == {"tom 300 oak": "done"}
    assert turn(world, oak="400 tom") == {"400 tom": "done"}  # what is given anew comes first
    assert turn(world) == {"tom 300 oak": "done"}
    world.drop(tom)
    assert turn(world) == {}
    assert world.standing == []


def test_a_standing_act_counts_against_the_limit() -> None:
    world = small()
    world.houses[0].gold = 90
    turn(world, oak="tom 300 green hill")
    found = turn(world, oak="100 A; 100 B; 100 C; tom 300 oak")
    assert found["100 C"] == "done"
    assert found["tom 300 oak"] == "No more than 3 acts a turn."
    found = turn(world, oak="tom 300 oak; 100 D; 100 E; 100 F")
    assert found["100 F"] == "No more than 3 acts a turn."


def test_a_variant_forbids() -> None:
    world = small(variants=GAME.shape.bits(["frost"]))
    assert turn(world, oak="tom 200 green hill") == {"tom 200 green hill": "Too cold."}


def test_once_counts_what_was_taken() -> None:
    world = small()
    found = turn(world, oak="tom 200 green hill; tom 200 green hill 3; tom 200 oak")
    assert found["tom 200 green hill 3"] == "This was done already in this turn."
    assert found["tom 200 oak"] == "A house does not steal from itself."


@pytest.mark.parametrize(
    ("key", "lines", "expected"),
    [
        # a sole action after another act of the same guard
        ("400", ("400 jack", "600 jack: horseshoe"), (False, True)),
        ("", ("400 jack", "600 jack: horseshoe"), (True, False)),
        # the same act for another thing, where one is allowed: the earlier line counts, whatever the lot says
        ("", ("tom 200 green hill", "tom 200 green hill 3", "tom 200 green hill 1"), (True, False, False)),
        ("amount", ("tom 200 green hill 2", "tom 200 green hill 3"), (False, True)),
    ],
)
def test_a_line_that_is_turned_down_does_not_bar_the_next(
    key: str, lines: tuple[str, ...], expected: tuple[bool, ...]
) -> None:
    def refuses(*_: Any) -> str:
        return "Not now."

    def refuses_two(guard: Any, house: Any, target: Any, amount: int, world: Any) -> str:
        return "Not so few." if amount == 2 else ""

    acts = tuple(
        changed(each, needs=refuses)
        if each.key == key
        else changed(each, needs=refuses_two)
        if key == "amount" and each.key == "200"
        else each
        for each in GAME.acts
    )
    game = GAME._replace(acts=acts)
    for seed in range(6):
        world = small(seed=seed)
        house = world.houses[1 if "jack" in lines[0] else 0]
        verdicts = hand_in(game, world, house, list(enumerate(lines, 1)))
        assert [bool(each.reserve) for each in verdicts] == [False, *[True] * (len(lines) - 1)]
        acts_done = resolve(game, world, [each.given for each in verdicts if each.given is not None])
        assert tuple(each.done for each in sorted(acts_done, key=lambda each: each.line)) == expected


def test_what_stands_is_carried_out_when_the_line_that_bars_it_is_turned_down() -> None:
    def refuses(*_: Any) -> str:
        return "Not now."

    def all_day(**parts: Any) -> Game:
        return GAME._replace(
            acts=tuple(changed(each, sole=True, **parts) if each.key == "200" else each for each in GAME.acts)
        )

    theft, watch = "tom 200 green hill", "tom 300 green hill"
    for game, expected in ((all_day(), {theft: True}), (all_day(needs=refuses), {theft: False, watch: True})):
        world = small()
        oak = world.houses[0]
        (first,) = hand_in(game, world, oak, [(1, watch)])
        assert first.given is not None
        resolve(game, world, [first.given])
        assert [each.about for each in world.standing] == [watch]
        (verdict,) = hand_in(game, world, oak, [(1, theft)])
        assert verdict.given is not None
        assert {each.about: each.done for each in resolve(game, world, [verdict.given])} == expected
        assert [each.about for each in world.standing] == [watch]


def test_what_no_step_carries_out_is_told() -> None:
    world = small()
    sequence = GAME.sequence._replace(run=lambda world, queue, dice: None)
    game = GAME._replace(sequences=(sequence,))
    (verdict,) = hand_in(game, world, world.houses[0], [(1, "110")])
    assert verdict.given is not None
    (act,) = resolve(game, world, [verdict.given])
    assert act.sentence == "No step of the turn carries this out."


def play(seed: int, oak: str, hill: str) -> tuple[str, dict[str, int], list[str]]:
    """The state, the throws and the order of the acts of one turn."""
    world = small(seed)
    acts = []
    for house, text in zip(world.houses, (oak, hill), strict=True):
        acts += [each.given for each in hand_in(GAME, world, house, enumerate(text.split("; "), 1)) if each.given]
    log: list[tuple[str, int]] = []
    resolve(GAME, world, acts, log)
    texts = [json.dumps([each.who, each.text]) for each in world.reports]
    return to_json(world, GAME), dict(log), texts


def test_the_same_turn_gives_the_same_bytes() -> None:
    lines = ("110; tom 200 green hill; 100 Ann; 100 Ben", "110; 100 Will; 100 Joe")
    assert play(5, *lines) == play(5, *lines)
    assert play(5, *lines) != play(6, *lines)


def test_an_act_more_shifts_no_other() -> None:
    _, few, _ = play(5, "tom 200 green hill", "110")
    _, more, _ = play(5, "110; 100 Ann; tom 200 green hill", "100 Joe; 110; 400 jack")
    assert {address: more[address] for address in few} == few


def test_equals_come_by_lot() -> None:
    firsts = {play(seed, "100 Ann", "100 Joe")[2][0] for seed in range(12)}
    assert firsts == {'[[1], "Ann joins Oak."]', '[[2], "Joe joins Green Hill."]'}


def test_players_are_found_by_name_record_or_number() -> None:
    world = small()
    oak, hill = world.houses
    for name, found in (("OAK", oak), ("house of the oak", oak), ("1", oak), (" green  hill ", hill), ("2", hill)):
        assert find_player(GAME, world, name) == (found, "")
    assert find_player(GAME, world, "tom") == (None, "there are Oak and Green Hill")
    world.add(hamlet.House(name="Oak"))
    assert find_player(GAME, world, "oak")[1] == "2 players are called `oak`: Oak 1 and Oak 2"
    assert find_player(GAME, world, "oak 2") == (world.houses[2], "")


def test_specs_are_plain_data() -> None:
    assert isinstance(GAME, Game)
    assert all(isinstance(each, ActSpec) for each in GAME.acts)
    assert GAME.player == "House"

"""Emitted packages in which things happen: what is written, what it costs, and that a game plays it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from benchmarks.acts import Hand, Order, by_hand, village
from rulec.backends.python import emit
from rulec.runtime.dice import Seeded
from rulec.runtime.game.acts import Given, attempt
from rulec.runtime.game.messages import Message
from rulec.runtime.game.serialise import to_json
from rulec.runtime.game.turns import hand_in, resolve
from tests.catalogue.manor import compile_with
from tests.ir.hamlet import compiled, emitted, hamlet, source
from tests.memory_loader import load

LINES = [(1, "100 Cid with bell"), (2, "200 Ann Hill 3"), (3, "train bob: horseshoe"), (4, "200 Ann Oak"), (5, "100")]


@pytest.fixture(scope="module")
def package():
    files = {f"rulec_packs/hamlet/{path}": text for path, text in emitted().items()}
    with load(files, hamlet().program) as loaded:
        yield loaded.package


def function(name: str, text: str) -> str:
    """One function of a module."""
    return text[text.index(f"def {name}(") :].split("\n\n\n")[0]


def test_statements_read_like_written_by_hand() -> None:
    text = emitted()["ground.py"]
    assert function("does_order_300", text).endswith(
        "    guard.level += 1\n    guard.charms |= 1 << charm\n    world.until('turn', guard, \"charms\", charm, True)"
    )
    assert function("pay", text).endswith(
        "    due = 2 * sum(1 for g in world.guards if g.house is house)\n    if house.gold < due:\n        return 0\n"
        "    house.gold -= due\n    return due"
    )
    assert "    elif margin <= -30:\n        world.drop(guard)\n" in function("steal", text)


def test_nothing_is_kept_where_nothing_is_undone() -> None:
    # order 100 may fail for lack of room, but what it changed is gone with the guard whom it made
    assert "world.keep(" not in emitted()["ground.py"]


def test_what_a_refused_act_runs_is_kept_wherever_it_stands() -> None:
    risky = source().replace(
        "        raise guard.level by 1 level\n        put charm",
        "        run pick(house)\n        if guard.tired\n"
        '            fail "Too tired."\n        raise guard.level by 1 level\n        put charm',
    )
    made = compiled(risky)
    text = emit(made.program)["rulec_packs/hamlet/ground.py"]
    assert 'world.keep(house, "apples")' in function("pick", text)
    assert 'world.keep(world, "harvest")' in function("pick", text)
    assert "world.keep(" not in function("follow", text)


def test_a_pack_that_only_reckons_has_no_world() -> None:
    made, _ = compile_with({})
    assert made is not None
    files = emit(made.program)
    assert not [path for path in files if path.endswith(("_world.py", "_acts.py"))]
    assert not [path for path, text in files.items() if "world" in text or "self.id" in text]


TWICE = """
process settle(guard: Guard) "A guard settles"
    if guard.tired
        let found be guard.level + 1 level
        set guard.level to found
    else
        let found be guard.house
        raise found.gold by 1 gold
    cites book "Doings" 11
"""
"""A name that stands for an amount in one branch, and for a thing in the other."""


def test_the_package_is_typed(tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    folder = tmp_path / "rulec_packs" / "hamlet"
    folder.mkdir(parents=True)
    for path, text in emitted(compiled(source() + TWICE).program).items():
        (folder / path).write_text(text)
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--namespace-packages", "--explicit-package-bases", "."],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout


def test_texts_of_a_pack_stay_texts() -> None:
    nasty = "')); raise SystemExit # \\\\ </script>"
    made = compiled(source().replace("{guard} was caught.", f"{{guard}} {nasty}"))
    files = emit(made.program)
    with load(files, made.program) as loaded:
        assert loaded.package.steal is not None  # its module is imported
        module: Any = sys.modules[f"{loaded.package.__name__}.ground"]
        told = [value for value in vars(module).values() if isinstance(value, Message)]
        assert f" {nasty}" in [part for message in told for part in message.parts]


def test_the_hand_written_floor_does_the_same(package) -> None:
    world, houses, guards = village(package)
    _, other_houses, other_guards = village(package)
    hand = Hand(other_houses, other_guards)
    spec = next(each for each in package.GAME.acts if each.title == "Steal")
    dice, same = Seeded(3), Seeded(3)
    for at in range(400):
        i, t = at % len(guards), at % 3 != 0
        given = Given(spec, (guards[i], guards[i].house, houses[t], 2))
        attempt(world, given, dice)
        order = Order(other_guards[i], other_guards[i].house, other_houses[t], 2)
        by_hand(hand, order, same)
        assert (given.done, given.sentence) == (order.done, order.sentence)
    assert [(h.apples, h.fear, len(h.friends)) for h in houses] == [
        (h.apples, h.fear, len(h.friends)) for h in other_houses
    ]
    assert [event.event for event in world.events] == [event[2] for event in hand.events]
    told = [(each.turn, each.step, each.who, each.text, each.about) for each in world.reports]
    assert told == [(*each[:2], (each[2],) if each[2] else None, *each[3:]) for each in hand.told]


def played(package, lines: list[tuple[int, str]], turns: int = 3):
    """A world after some turns in which the same lines are handed in."""
    world = package.World(seed=11)
    oak = world.add(package.House(name="Oak", gold=40, apples=2))
    hill = world.add(package.House(name="Hill", apples=9))
    world.add(package.Guard(name="Ann", house=oak, level=4))
    world.add(package.Guard(name="Bob", house=oak, level=2))
    world.add(package.Guard(name="Eve", house=hill, level=3))
    told: list[str] = []
    for _ in range(turns):
        verdicts = hand_in(package.GAME, world, oak, lines)
        told += [verdict.sentence for verdict in verdicts]
        resolve(package.GAME, world, [verdict.given for verdict in verdicts if verdict.given])
    return world, told


def test_a_game_plays_it_and_twice_alike(package) -> None:
    world, told = played(package, LINES)
    again, _ = played(package, LINES)
    assert to_json(world, package.GAME) == to_json(again, package.GAME)
    assert world.turn == 4
    assert "Say whom: 100 NAME." in told
    assert any(guard.name == "Cid" for guard in world.guards)
    assert any(noted.event == "act given" for noted in world.events)


def test_what_is_put_until_the_end_of_a_turn_is_gone_then(package) -> None:
    world, _ = played(package, [(1, "train bob: horseshoe")], turns=1)
    bob = next(guard for guard in world.guards if guard.name == "Bob")
    assert bob.level >= 3
    assert not bob.charms >> package.CHARM_SHOE & 1
    assert world.timers == []


def test_one_act_more_shifts_no_dice_of_another(package) -> None:
    def stolen(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
        world, _ = played(package, lines, turns=1)
        return [(noted.turn, noted.event) for noted in world.events if noted.event == "stole"]

    assert stolen([(1, "200 Ann Hill 3")]) == stolen([(1, "train Bob: horseshoe"), (2, "200 Ann Hill 3")])


def test_an_act_that_fails_midway_has_done_nothing(package) -> None:
    world = package.World(seed=1)
    oak = world.add(package.House(name="Oak", gold=40))
    for name in ("Ann", "Bob", "Eve"):
        world.add(package.Guard(name=name, house=oak))
    hire = next(each for each in package.GAME.acts if each.title == "Hire")
    charm = package.CHARM_BELL
    oak.apples = 5
    given = Given(hire, (oak, "Cid", charm))
    assert not attempt(world, given, Seeded(1))
    assert given.sentence == "There is no room for Cid."
    assert (oak.gold, oak.apples, len(world.guards), world.next_id) == (40, 5, 3, 5)
    assert [noted.event for noted in world.events] == ["act given"]


def test_what_is_meant_where_nothing_is_said() -> None:
    def taken(most: str) -> tuple[str, int]:
        """What stands in the package, and what a line without an amount means in a game with eight apples."""
        made = compiled(source().replace("1 apple .. 5 apples = 2 apples", f"1 apple .. 5 apples = {most}"))
        files = emit(made.program)
        with load(files, made.program) as loaded:
            world = loaded.package.World(seed=3)
            oak = world.add(loaded.package.House(name="Oak", apples=8))
            world.add(loaded.package.House(name="Hill", apples=8))
            world.add(loaded.package.Guard(name="Ann", house=oak, level=3))
            (verdict,) = hand_in(loaded.package.GAME, world, oak, [(1, "200 Ann Hill")])
            assert verdict.given is not None, verdict.sentence
            return files["rulec_packs/hamlet/_acts.py"], verdict.given.arguments[-1]

    text, most = taken("2 apples")
    assert "default=2)" in text
    assert most == 2
    text, most = taken("least(target.apples, 4 apples)")
    assert "default=default_order_200_most" in text
    assert most == 4


def test_the_first_of_which_something_holds_is_looked_for_in_a_loop() -> None:
    extra = """
value heir_of(house: House) -> Guard?
    first(each g in guards where g.house = house and g.level > 2 levels)
    cites book "Doings"
"""
    text = emit(compiled(source() + extra).program)["rulec_packs/hamlet/ground.py"]
    assert function("heir_of", text).endswith(
        "    for g in world.guards:\n        if g.house is house and g.level > 2:\n            return g\n"
        "    return None"
    )

"""A fight of two units, each with its number of blows, is one roll that gives several results: the odds, the play and
the page come of one declaration. The yardstick is the enumeration in this file, which goes through all blows itself."""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from rulec.runtime.dice import Seeded, Tape
from rulec.runtime.odds import distribution, marginal, mean
from tests.backends_javascript.node import run as run_script
from tests.cases.support import SRC, pack, rulec

RULES = """
measure hitpoint, hitpoints "HP"

kind Side, sides "side"
    called by name
    name: text "name"

kind Unit, units "unit"
    called by name
    name: text "name"
    side: Side "side"
    belongs to side
    health: hitpoint "health"
    damage: hitpoint "damage"
    strikes: number "strikes"
    exposed: percent "chance to be hit"
    slows: truth = no "slows whom it hits"
    slowed: truth = no "slowed"

quantity blow(unit: Unit, slow: number) -> hitpoint "What a blow takes"
    base unit.damage
    divide by 2 when slow = 1 "slowed"
    round down to 1 hitpoint
    cites book "Fights"

roll fight(attacker: Unit, defender: Unit) "A fight"
    let ours be attacker.health
    let theirs be defender.health
    let blows be attacker.strikes
    let replies be defender.strikes
    let held be if attacker.slowed then 1 else 0
    let hold be if defender.slowed then 1 else 0
    repeat up to 6 until ours = 0 hitpoints or theirs = 0 hitpoints or (blows = 0 and replies = 0)
        throw mine be d100 "the attacker's blow"
        set theirs to greatest(0 hitpoints, theirs - blow(attacker, held))
            when blows > 0 and mine <= defender.exposed / 1%
        set hold to 1 when attacker.slows and blows > 0 and mine <= defender.exposed / 1%
        set blows to blows - 1 when blows > 0
        throw yours be d100 "the defender's blow"
        set ours to greatest(0 hitpoints, ours - blow(defender, hold))
            when theirs > 0 hitpoints and replies > 0 and yours <= attacker.exposed / 1%
        set held to 1 when defender.slows and theirs > 0 hitpoints and replies > 0
            and yours <= attacker.exposed / 1%
        set replies to replies - 1 when replies > 0
    gives attacker: hitpoint "attacker's health"
        ours
    gives defender: hitpoint "defender's health"
        theirs
    gives slowed: truth "the defender is slowed"
        hold = 1
    cites book "Fights"

roll pair() "Two dice"
    throw first be d6
    throw second be d6
    gives total: number "total"
        first + second
    gives count: number "first die"
        first
    cites book "Fights"

process battle(unit: Unit, target: Unit) "A battle"
    throw end be fight(unit, target)
    set unit.health to end.attacker
    set target.health to end.defender
    if end.slowed
        set target.slowed to yes
    if end.defender = 0 hitpoints
        tell everyone "{target} falls, and {unit} has {end.attacker} left."
        remove target
    cites book "Fights"

kind Order, orders listed "order"

order 1 "Attack"
    by unit: Unit of side
    takes target: Unit in {each u in units where u.side != unit.side}
    typed "{unit} attacks {target}"
    does
        run battle(unit, target)
    cites book "Fights"

sequence turn "A turn"
    queue order by lowest order.number
    step 1 "Fights"
        acts order 1
    cites book "Fights"
"""
SCENARIO = """
scenario: field
title: The field
things:
  Side:
    west: {name: West}
    east: {name: East}
  Unit:
    tom: {name: Tom, side: west, health: 18, damage: 7, strikes: 3, exposed: 60%, slows: yes}
    grom: {name: Grom, side: east, health: 14, damage: 9, strikes: 2, exposed: 40%}
"""
AS_TOLD = """\
fight: A fight

attacker's health, on average 1.63 HP
  1 HP   37.5%  3/8  ########################
  2 HP   62.5%  5/8  ########################################

defender's health, on average 1.5 HP
  0 HP     25%  1/4  #############
  2 HP     75%  3/4  ########################################

the defender is slowed
  no    100%  1  ########################################

all together
  attacker: 1 HP, defender: 2 HP, slowed: no   37.5%  3/8  ########################################
  attacker: 2 HP, defender: 0 HP, slowed: no     25%  1/4  ###########################
  attacker: 2 HP, defender: 2 HP, slowed: no   37.5%  3/8  ########################################
"""
Units = tuple[int, int, int, int, bool, bool]
"""Health, damage, strikes, chance to be hit, whether it slows, and whether it is slowed."""
TOM: Units = (18, 7, 3, 60, True, False)
GROM: Units = (14, 9, 2, 40, False, False)
PAIRS: list[tuple[Units, Units]] = [
    (TOM, GROM),
    (GROM, TOM),
    ((18, 7, 3, 60, True, True), GROM),
    ((5, 3, 4, 70, False, False), (9, 6, 1, 30, True, False)),
    ((1, 1, 0, 50, False, False), (1, 1, 0, 50, False, True)),
]
End = tuple[int, int, bool]


@cache
def ends(attacker: Units, defender: Units) -> dict[End, Fraction]:
    """How likely each end is, blow by blow: the defender answers each blow, until one of them is dead."""
    found: dict[End, Fraction] = {}

    def on(
        ours: int, theirs: int, blows: int, replies: int, held: bool, hold: bool, mine: bool, chance: Fraction
    ) -> None:
        if not chance:
            return
        if not ours or not theirs or not (blows or replies):
            found[ours, theirs, hold] = found.get((ours, theirs, hold), Fraction(0)) + chance
        elif mine and blows:
            hit = Fraction(defender[3], 100)
            taken = max(0, theirs - (attacker[1] // 2 if held else attacker[1]))
            on(ours, taken, blows - 1, replies, held, hold or attacker[4], False, chance * hit)
            on(ours, theirs, blows - 1, replies, held, hold, False, chance * (1 - hit))
        elif not mine and replies:
            hit = Fraction(attacker[3], 100)
            taken = max(0, ours - (defender[1] // 2 if hold else defender[1]))
            on(taken, theirs, blows, replies - 1, held or defender[4], hold, True, chance * hit)
            on(ours, theirs, blows, replies - 1, held, hold, True, chance * (1 - hit))
        else:
            on(ours, theirs, blows, replies, held, hold, not mine, chance)

    on(attacker[0], defender[0], attacker[2], defender[2], attacker[5], defender[5], True, Fraction(1))
    assert sum(found.values()) == 1
    return found


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the pack, built."""
    folder = tmp_path_factory.mktemp("fight")
    pack(folder, {"all.rules": RULES, "scenarios/field.yaml": SCENARIO}, name="fight_once")
    assert rulec("check", "fight_once", "--strict", cwd=folder).code == 0
    assert rulec("build", "fight_once", cwd=folder).code == 0
    return folder


@pytest.fixture(scope="module")
def package(home: Path) -> Iterator[ModuleType]:
    """The Python package."""
    sys.path.insert(0, str(home / "generated" / "fight_once" / "python"))
    yield importlib.import_module("rulec_packs.fight_once")
    sys.path.pop(0)


def unit(package: ModuleType, of: Units) -> Any:
    health, damage, strikes, exposed, slows, slowed = of
    side = package.Side(name="West")
    return package.Unit(
        name="Tom",
        side=side,
        health=health,
        damage=damage,
        strikes=strikes,
        exposed=exposed,
        slows=slows,
        slowed=slowed,
    )


def asked(home: Path, attacker: Units, defender: Units) -> dict[str, Any]:
    words = "health", "damage", "strikes", "exposed", "slows", "slowed"
    given: list[str] = []
    for name, of in (("attacker", attacker), ("defender", defender)):
        for word, value in zip(words, of, strict=True):
            shown = (
                ("yes" if value else "no") if isinstance(value, bool) else f"{value}%" if word == "exposed" else value
            )
            given += ["--given", f"{name}.{word}={shown}"]
    done = rulec("odds", "fight_once", "fight", *given, "--format", "json", cwd=home)
    assert done.code == 0, done.said
    told: dict[str, Any] = json.loads(done.out)
    return told


@pytest.mark.parametrize("attacker, defender", PAIRS)
def test_the_command_tells_each_result_and_all_of_them(home: Path, attacker: Units, defender: Units) -> None:
    told, expected = asked(home, attacker, defender), ends(attacker, defender)
    joint = {
        (row["value"]["attacker"], row["value"]["defender"], row["value"]["slowed"]): Fraction(row["chance"])
        for row in told["outcomes"]
    }
    assert joint == expected
    assert [one["name"] for one in told["results"]] == ["attacker", "defender", "slowed"]
    for at, one in enumerate(told["results"]):
        alone: dict[object, Fraction] = {}
        for end, chance in expected.items():
            alone[end[at]] = alone.get(end[at], Fraction(0)) + chance
        assert {row["value"]: Fraction(row["chance"]) for row in one["outcomes"]} == alone
        if at < 2:
            average = sum((end[at] * chance for end, chance in expected.items()), Fraction(0))
            assert Fraction(one["mean"]["exact"]) == average
        else:
            assert one["mean"] is None


def test_the_command_reads_well(home: Path) -> None:
    given = ["attacker.health=2", "attacker.damage=2", "attacker.strikes=1", "attacker.exposed=50%"]
    given += ["defender.health=2", "defender.damage=1", "defender.strikes=1", "defender.exposed=25%"]
    words = [word for one in given for word in ("--given", one)]
    done = rulec("odds", "fight_once", "fight", *words, cwd=home)
    assert done.out == AS_TOLD


@pytest.mark.parametrize("attacker, defender", PAIRS)
def test_the_package_gives_results_by_name(package: ModuleType, attacker: Units, defender: Units) -> None:
    found = distribution(package.fight, unit(package, attacker), unit(package, defender))
    expected = ends(attacker, defender)
    assert {(end.attacker, end.defender, end.slowed): chance for end, chance in found.items()} == expected
    assert all(type(end) is package.FightResults for end in found)
    left = marginal(found, lambda end: end.defender)
    assert left.get(0, 0) == sum(chance for end, chance in expected.items() if not end[1])
    assert mean(left) == sum(end[1] * chance for end, chance in expected.items())


def test_results_that_are_dice_hang_together(package: ModuleType) -> None:
    """Nothing is asked of these dice, so that the odds have to go through what they show."""
    faces = range(1, 7)
    expected = {(one + other, one): Fraction(1, 36) for one in faces for other in faces}
    found = distribution(package.pair)
    assert found == expected
    assert all(end.count_ == end[1] for end in found)  # a tuple has a `count` of its own


def test_javascript_comes_to_the_same(home: Path) -> None:
    assets = SRC / "rulec" / "backends" / "website" / "assets"
    made = json.dumps(PAIRS)
    script = home / "odds.mjs"
    script.write_text(
        f"""
        globalThis.document = {{ documentElement: {{ dataset: {{}} }} }};
        {(assets / "base.js").read_text(encoding="utf-8").replace('"use strict";', "")}
        {(assets / "questions.js").read_text(encoding="utf-8")}
        const pack = await import("./generated/fight_once/js/index.js");
        const unit = ([health, damage, strikes, exposed, slows, slowed]) =>
          pack.make("Unit", {{ health, damage, strikes, exposed, slows, slowed }});
        const told = {made}.map(([one, other]) => {{
          const rows = pack.odds((dice) => pack.fight(unit(one), unit(other), dice));
          const text = (found) => found.map(([value, ways, of]) => [value, `${{ways}}/${{of}}`]);
          return [text(rows), text(site.ofResult(rows, "attacker"))];
        }});
        console.log(JSON.stringify(told));
        """,
        encoding="utf-8",
    )
    for (attacker, defender), (rows, alone) in zip(PAIRS, json.loads(run_script(script, cwd=home)), strict=True):
        found = {(v["attacker"], v["defender"], v["slowed"]): Fraction(chance) for v, chance in rows}
        expected = ends(attacker, defender)
        assert found == expected
        for value, chance in alone:
            assert Fraction(chance) == sum(c for end, c in expected.items() if end[0] == value)


def test_play_fights_with_the_same_dice(package: ModuleType) -> None:
    """Whatever the dice are, the process leaves both units as the roll says, and the roll is as likely as it says."""
    random, seen = Random(5), set[object]()
    for number in range(300):
        attacker, defender = random.choice(PAIRS)
        dice = [random.randint(1, 100) for _ in range(20)] if number % 2 else None
        end = package.fight(
            unit(package, attacker), unit(package, defender), Seeded(number) if dice is None else Tape(dice)
        )
        world = package.World()
        one, other = unit(package, attacker), unit(package, defender)
        world.add(one)
        world.add(other)
        package.battle(one, other, world, Seeded(number) if dice is None else Tape(dice))
        assert (one.health, other.health) == (end.attacker, end.defender)
        assert other.slowed == (end.slowed or defender[5])
        assert world.in_play(other) == (end.defender > 0)
        assert (end.attacker, end.defender, end.slowed) in ends(attacker, defender)
        seen.add(end)
    assert len(seen) > 20


def test_a_game_is_fought_by_it(home: Path) -> None:
    orders = home / "orders.txt"
    orders.write_text("player: West\nTom attacks Grom\n", encoding="utf-8")
    told = set[str]()
    for seed in range(4):
        game = str(home / f"{seed}.game")
        assert rulec("new", "fight_once", "field", "--seed", str(seed), "-o", game, cwd=home).code == 0
        assert rulec("orders", game, str(orders), cwd=home).code == 0
        assert rulec("turn", game, cwd=home).code == 0
        told.add(rulec("report", game, "--player", "West", cwd=home).out)
    assert len(told) > 1


def test_the_page_has_a_row_for_each_result(home: Path) -> None:
    page = (home / "generated" / "fight_once" / "reference" / "rolls" / "fight.md").read_text(encoding="utf-8")
    health = "attacker's health: an amount of HP; defender's health: an amount of HP"
    assert f"- **Gives:** {health}; the defender is slowed: yes or no" in page
    assert "| Attacker's health | always | *ours* |" in page
    page = (home / "generated" / "fight_once" / "reference" / "processes" / "battle.md").read_text(encoding="utf-8")
    assert "- Set the unit's health to the attacker's health in *end*." in page
    assert "- If the defender is slowed in *end*:" in page

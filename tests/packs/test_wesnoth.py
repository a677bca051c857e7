"""A rulebook that is none of ours: hexes, ways that cost, fights and ambushes of Wesnoth, built, asked, and played."""

from __future__ import annotations

import importlib
import itertools
import json
import random
import re
import shutil
import sys
from collections.abc import Iterator
from fractions import Fraction
from heapq import heappop, heappush
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.cases.support import rulec

PACK = Path(__file__).parent / "wesnoth"
MAP = ("ck.f.v", "cc.wh.", ".vfwfv", ".h.wcc", "v.f.kc")
"""The field as it is drawn, row by row."""
COSTS = {
    "smallfoot": {".": 1, "f": 2, "h": 2, "c": 1, "k": 1, "v": 1, "w": 3},
    "woodland": {".": 1, "f": 1, "h": 2, "c": 1, "k": 1, "v": 1, "w": 3},
}
"""What entering a hex costs, by its letter."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("wesnoth")
    shutil.copytree(PACK, made / "rules/wesnoth")
    done = rulec("build", cwd=made)
    assert done.code == 0, done.said
    return made


@pytest.fixture(scope="module")
def pack(folder: Path) -> Iterator[ModuleType]:
    """The package that was built."""
    sys.path.append(str(folder / "generated/wesnoth/python/rulec_packs"))
    try:
        yield importlib.import_module("wesnoth")
    finally:
        sys.path.pop()
        for name in [name for name in sys.modules if name.split(".")[0] == "wesnoth"]:
            del sys.modules[name]


def test_it_has_no_fault_and_its_examples_hold(folder: Path) -> None:
    done = rulec("check", "wesnoth", "--strict", cwd=folder)
    assert (done.code, done.out) == (0, "no faults in wesnoth\n")
    assert "0 failed" in rulec("test", "wesnoth", cwd=folder).out


# ---- ways ----------------------------------------------------------------------------------------
Place = tuple[int, int]


def around(place: Place) -> list[Place]:
    """The hexes beside one, as Wesnoth counts them: every second column stands half a hex lower."""
    row, column = place
    side = (row, row + 1) if column % 2 else (row - 1, row)
    found = [(row - 1, column), (row + 1, column), *((r, c) for r in side for c in (column - 1, column + 1))]
    return [(r, c) for r, c in found if 0 <= r < len(MAP) and 0 <= c < len(MAP[0])]


def key(place: Place) -> str:
    return f"h_{'abcdef'[place[0]]}{'abcdef'[place[1]]}"


def least(start: Place, goal: Place, costs: dict[str, int], foes: set[Place]) -> int | None:
    """The least that a way costs: nobody goes through a foe, and whoever comes beside one goes no further."""
    todo, done = [(0, start)], set()
    while todo:
        cost, at = heappop(todo)
        if at == goal:
            return cost
        if at in done:
            continue
        done.add(at)
        if at != start and any(each in foes for each in around(at)):
            continue
        for other in around(at):
            if other not in foes:
                heappush(todo, (cost + costs[MAP[other[0]][other[1]]], other))
    return None


def test_ways_cost_what_they_cost_by_hand(pack: ModuleType) -> None:
    dice = random.Random(1)
    places = list(itertools.product(range(len(MAP)), range(len(MAP[0]))))
    found = 0
    for _ in range(40):
        world = pack.World()
        ours, theirs = (world.add(pack.Side(name=name)) for name in ("Ours", "Theirs"))
        start, *foes = dice.sample(places, 4)
        species, costs = dice.choice([("MAGE", "smallfoot"), ("SHAMAN", "woodland")])
        unit = world.add(
            pack.Unit(name="One", side=ours, species=getattr(pack, f"SPECIES_{species}"), hex_=hex_of(pack, start))
        )
        for at, foe in enumerate(foes):
            world.add(pack.Unit(name=f"Foe {at}", side=theirs, species=pack.SPECIES_GRUNT, hex_=hex_of(pack, foe)))
        for goal in places:
            if goal not in foes:
                wanted = least(start, goal, COSTS[costs], set(foes))
                assert pack.way_cost(unit, hex_of(pack, goal), world) == wanted, (start, goal, foes)
                found += wanted is not None
    assert found > 500


def hex_of(pack: ModuleType, place: Place) -> Any:
    return getattr(pack, f"HEX_{key(place).upper()}")


# ---- blows ---------------------------------------------------------------------------------------
def round_damage(base: int, percent: int) -> int:
    """Wesnoth's rounding: to the nearest, a half towards the damage of the weapon; one at least."""
    rounding = 50 - (0 if percent < 100 else 1)
    return max(1, (base * percent + rounding) // 100)


def test_blows_are_rounded_towards_the_damage_of_the_weapon(pack: ModuleType) -> None:
    light = {"DAWN": 0, "MORNING": 25, "AFTERNOON": 25, "DUSK": 0, "FIRST_WATCH": -25, "SECOND_WATCH": -25}
    sides = {"SPEARMAN": 1, "MAGE": 1, "LIEUTENANT": 1, "GRUNT": -1, "ASSASSIN": -1, "SHAMAN": 0, "RANGER": 0}
    damage = {
        "SPEAR": 7, "JAVELIN": 6, "MISSILE": 7, "STAFF": 5, "GREATSWORD": 9, "COMMANDER_SWORD": 8, "CROSSBOW": 5,
        "DAGGER": 8, "THROWING_KNIVES": 3, "SHAMAN_STAFF": 3, "ENTANGLE": 3, "RANGER_SWORD": 7, "RANGER_BOW": 7,
    }  # fmt: skip
    for (phase, bonus), (species, sign), (weapon, base) in itertools.product(
        light.items(), sides.items(), damage.items()
    ):
        world = pack.World(phase=getattr(pack, f"PHASE_{phase}"))
        ours, theirs = (world.add(pack.Side(name=name)) for name in ("Ours", "Theirs"))
        one = world.add(
            pack.Unit(name="A", side=ours, species=getattr(pack, f"SPECIES_{species}"), hex_=hex_of(pack, (0, 2)))
        )
        for foe, more in (("GRUNT", 0), ("SHAMAN", 0)):
            other = pack.Unit(name="B", side=theirs, species=getattr(pack, f"SPECIES_{foe}"), hex_=hex_of(pack, (1, 2)))
            wanted = round_damage(base, 100 + sign * bonus + more)
            assert pack.blow(one, getattr(pack, f"WEAPON_{weapon}"), other, False, world) == wanted, (
                phase,
                species,
                weapon,
            )


# ---- ambushes ------------------------------------------------------------------------------------
def begun(folder: Path, hidden: str) -> str:
    """The file of a game in which the second elf stands in a hex."""
    scenario = folder / "rules/wesnoth/scenarios/green_wood.yaml"
    other = scenario.with_name(f"wood_{hidden.lower()}.yaml")
    text = scenario.read_text("utf-8").replace("scenario: green_wood", f"scenario: {other.stem}")
    other.write_text(text.replace("species: ranger, hex: EC", f"species: ranger, hex: {hidden}"), "utf-8")
    pack = folder / "rules/wesnoth/pack.yaml"
    listed = pack.read_text("utf-8")
    if other.stem not in listed:
        pack.write_text(listed.replace("green_wood]", f"green_wood, {other.stem}]"), "utf-8")
    assert rulec("build", cwd=folder).code == 0
    file = f"{other.stem}.game"
    done = rulec("new", "wesnoth", other.stem, "--seed", "3", "-o", file, cwd=folder)
    assert done.code == 0, done.said
    return file


def report(folder: Path, file: str, player: str) -> str:
    return rulec("report", file, "--player", player, "--format", "md", cwd=folder).out


@pytest.fixture
def copy(folder: Path, tmp_path: Path) -> Path:
    shutil.copytree(folder / "rules", tmp_path / "rules")
    return tmp_path


def test_who_lies_in_the_wood_is_not_seen_from_afar(copy: Path) -> None:
    """The orcs cannot tell in which wood he is, nor that he is in one, until they stand beside him."""
    woods = [begun(copy, hex) for hex in ("AD", "EC")]
    plain, beside = begun(copy, "AC"), begun(copy, "CC")
    seen = [report(copy, file, "Orcs") for file in woods]
    assert "Elandin" not in seen[0]
    assert seen[0] == seen[1]
    assert "Elandin" in report(copy, plain, "Orcs")
    assert "Elandin" in report(copy, beside, "Orcs")  # Brak stands beside
    assert all("Elandin" in report(copy, file, "Elves") for file in woods)


def test_whoever_runs_into_an_ambush_stays_where_he_is(copy: Path) -> None:
    file = begun(copy, "EC")
    (copy / "lines.txt").write_text("player: Orcs\nBrak to EC\n", "utf-8")
    done = rulec("orders", file, "lines.txt", cwd=copy)
    assert done.code == 0, done.said
    assert rulec("turn", file, cwd=copy).code == 0
    told = report(copy, file, "Orcs")
    assert "Brak finds somebody in EC, and stays." in told


# ---- fights --------------------------------------------------------------------------------------
Left = tuple[int, int, bool, bool]
"""What both have left, and whether they are slowed."""


Side = tuple[int, int, int, bool, int]
"""Hit points, damage, blows, whether these slow, and how many in a hundred hit."""


def outcomes(ours: Side, theirs: Side) -> dict[Left, Fraction]:
    """How likely each end of a fight is; who is slowed strikes with half of the damage, a half rounded back up."""
    found: dict[Left, Fraction] = {}

    def strike(state: Left, left: tuple[int, int], turn: int, chance: Fraction) -> None:
        if state[0] <= 0 or state[1] <= 0 or left == (0, 0):
            ends = max(0, state[0]), max(0, state[1]), state[2], state[3]
            found[ends] = found.get(ends, Fraction(0)) + chance
            return
        if not left[turn]:
            strike(state, left, 1 - turn, chance)
            return
        _, damage, _, slows, in_hundred = (ours, theirs)[turn]
        hits = Fraction(in_hundred, 100)
        fewer = (left[0] - 1, left[1]) if turn == 0 else (left[0], left[1] - 1)
        strike(state, fewer, 1 - turn, chance * (1 - hits))
        done = (damage + 1) // 2 if state[2 + turn] else damage
        hurt = (state[0], state[1] - done) if turn == 0 else (state[0] - done, state[1])
        slowed = (state[2], state[3] or slows) if turn == 0 else (state[2] or slows, state[3])
        strike((*hurt, *slowed), fewer, 1 - turn, chance * hits)

    strike((ours[0], theirs[0], False, False), (ours[2], theirs[2]), 0, Fraction(1))
    return found


@pytest.mark.parametrize(
    ("given", "ours", "theirs"),
    [
        # a shaman in a castle entangles an assassin on the plain, who throws knives, at dusk
        (("shaman", "h_bb", 10, "entangle", "assassin", "h_ac", 20, "throwing_knives"),
         (16, 3, 2, True, 60), (6, 3, 3, False, 40)),
        # a lieutenant with a crossbow, and nobody who answers
        (("lieutenant", "h_bb", 0, "crossbow", "grunt", "h_ac", 30, None),
         (40, 5, 3, False, 60), (8, 0, 0, False, 0)),
        # a mage, whose missiles hit with seven in ten everywhere
        (("mage", "h_bb", 20, "missile", "assassin", "h_bb", 18, "throwing_knives"),
         (4, 7, 3, False, 70), (8, 3, 3, False, 40)),
    ],
)  # fmt: skip
def test_the_odds_of_a_fight_are_those_of_all_its_blows(
    folder: Path, given: tuple[Any, ...], ours: Any, theirs: Any
) -> None:
    one, at, hurt, weapon, other, there, wounds, answer = given
    said = [
        f"attacker=Unit(species: {one}, hex: {at}, hurt: {hurt} hitpoints)", f"weapon={weapon}", "phase=dusk",
        f"defender=Unit(species: {other}, hex: {there}, hurt: {wounds} hitpoints)", f"answer={answer or 'none'}",
    ]  # fmt: skip
    words = [part for each in said for part in ("--given", each)]
    done = rulec("odds", "wesnoth", "fight", *words, "--format", "json", cwd=folder)
    assert done.code == 0, done.said
    told = {tuple(row["value"].values()): Fraction(row["chance"]) for row in json.loads(done.out)["outcomes"]}
    assert told == outcomes(ours, theirs)
    assert sum(told.values()) == 1


# ---- marches -------------------------------------------------------------------------------------
TOM, GROM, HALDRIC = (2, 4), (4, 4), (0, 1)
"""Where they stand in `two_keeps`; Tom and Haldric are on one side."""


def march_breaks(row: tuple[Place, ...], moves: int) -> Place | None:
    """The hex at which a march of Tom is none: not beside the last one, entered through a hex beside a foe, taken, met
    before, or beyond what he has to spend; None for a march."""
    here, left = TOM, moves
    for at, there in enumerate(row):
        left -= COSTS["smallfoot"][MAP[there[0]][there[1]]]
        held = at and any(each == GROM for each in around(here))
        if there not in around(here) or held or there in (TOM, GROM, HALDRIC, *row[:at]) or left < 0:
            return there
        here = there
    return None


def name(place: Place) -> str:
    return f"{'ABCDEF'[place[0]]}{'ABCDEF'[place[1]]}"


def begin(copy: Path, scenario: str = "two_keeps") -> str:
    assert rulec("build", cwd=copy).code == 0
    assert rulec("new", "wesnoth", scenario, "--seed", "3", "-o", "marches.game", cwd=copy).code == 0
    return "marches.game"


def test_a_march_is_looked_at_step_by_step_when_it_is_handed_in(copy: Path) -> None:
    file, dice = begin(copy), random.Random(5)
    rows: list[tuple[Place, ...]] = []
    while len(rows) < 60:
        row: tuple[Place, ...] = ()
        for _ in range(dice.randint(1, 4)):
            here = row[-1] if row else TOM
            beyond = around(here) if dice.random() < 0.85 else list(itertools.product(range(5), range(6)))
            row = (*row, dice.choice(beyond))
        rows.append(row)
    wanted, refused = {}, {}
    for begins in range(0, len(rows), 6):  # more errors are not shown at once
        part = rows[begins : begins + 6]
        lines = [f"Tom marches {', '.join(map(name, row))}" for row in part]
        (copy / "lines.txt").write_text("\n".join(["player: Loyalists", *lines]), "utf-8")
        said = rulec("orders", file, "lines.txt", "--check", cwd=copy).said
        for why, at in re.findall(r"^error\[R0292\]: (.*)\n +--> lines\.txt:(\d+):", said, re.MULTILINE):
            refused[begins + int(at) - 2] = why
        wanted |= {begins + at: place for at, row in enumerate(part) if (place := march_breaks(row, 5)) is not None}
    assert refused.keys() == wanted.keys()
    assert all(name(place) in refused[at] for at, place in wanted.items())
    assert 15 < len(wanted) < 50


def test_a_march_says_where_it_breaks_and_why(copy: Path) -> None:
    file = begin(copy)
    lines = ("BE, AA", "CD, BD", "DE, DF", "BE, CE")
    (copy / "lines.txt").write_text("\n".join(["player: Loyalists", *(f"Tom marches {row}" for row in lines)]), "utf-8")
    said = rulec("orders", file, "lines.txt", cwd=copy).said
    assert "error[R0292]: No step leads from BE to AA; from BE one gets to AD, AE, AF, BD or BF" in said
    assert "error[R0292]: The path may cost at most 5 MP, and up to BD it costs 6 MP" in said  # two fords, at 3 each
    assert "error[R0292]: No step leads from DE to DF; from DE no step leads on" in said  # Grom stands beside DE
    assert "error[R0292]: The path comes to CE twice" in said


def test_a_march_is_looked_at_again_when_it_is_carried_out(copy: Path) -> None:
    """Grom moves first, by the number of his order, to where Tom's march was to end."""
    file = begin(copy)
    (copy / "lines.txt").write_text("player: Loyalists\nTom marches CF, DF\nplayer: Orcs\nGrom to DF\n", "utf-8")
    done = rulec("orders", file, "lines.txt", cwd=copy)
    assert done.code == 0, done.said
    assert rulec("turn", file, cwd=copy).code == 0
    assert "No step leads from CF to DF now." in report(copy, file, "Loyalists")


def test_a_march_goes_step_by_step(copy: Path) -> None:
    file = begin(copy)
    (copy / "lines.txt").write_text("player: Loyalists\nTom marches CE, BE and AE, AF\n", "utf-8")
    said = rulec("orders", file, "lines.txt", cwd=copy).said
    assert "error" not in said
    assert rulec("turn", file, cwd=copy).code == 0
    told = report(copy, file, "Loyalists")
    assert "Loyalists takes AF." in told
    assert "| Tom | Loyalists | Spearman | AF |" in told


def test_a_march_ends_beside_whoever_lay_in_ambush(copy: Path) -> None:
    """Elandin lies in the wood of EC; Brak, who cannot see him, means to pass him."""
    file = begin(copy, "green_wood")
    (copy / "lines.txt").write_text("player: Orcs\nBrak marches DD, ED, EE\nBrak marches DC, DB\n", "utf-8")
    said = rulec("orders", file, "lines.txt", cwd=copy).said
    assert "error[R0292]: No step leads from ED to EE" in said  # Grom is there
    assert "Brak marches DC, DB" not in said
    assert rulec("turn", file, cwd=copy).code == 0
    assert "Brak halts in DC, for a foe stands beside it." in report(copy, file, "Orcs")


def test_a_sword_is_whose_it_is(copy: Path) -> None:
    """Lieutenants and rangers have a sword each; what may be taken tells which is meant, and pages say whose it is."""
    file = begun(copy, "CC")
    page = copy / "generated/wesnoth/reference/weapons/ranger_sword.md"
    assert "# Sword (Elvish Ranger)" in page.read_text("utf-8")
    assert "# Greatsword\n" in page.with_name("greatsword.md").read_text("utf-8")
    (copy / "lines.txt").write_text(
        "player: Elves\nElandin attacks Brak with Sword\nElandin attacks Brak with Sword (Lieutenant)\n", "utf-8"
    )
    said = rulec("orders", file, "lines.txt", cwd=copy).said
    assert "Sword (Lieutenant) is not possible here; it may be Sword (Elvish Ranger) or Bow" in said
    assert said.count("error[") == 1

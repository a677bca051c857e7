"""The charts of the 1976 rules, cell by cell, against copies that were decoded from the scan by other hands.

A cell that nobody can read is `unknown` in the pack, or reads what a ruling says; then it keeps what is printed. The
copies lack the lines of the casualty chart that can be read without doubt; those are bounded by their neighbours.
"""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from rulec.base.diagnostics import Report
from rulec.driver.compile import Compiled, compile_pack
from rulec.driver.packs import PackFiles
from rulec.ir.interp.api import Situation, distribution, explain
from rulec.runtime.dice import Tape
from rulec.runtime.faults import OffTheTable, UnknownCell
from rulec.sema import expr as e
from rulec.sema.examples import settings
from rulec.sema.model import CellValue, Table
from tests.catalogue.manor import files_of
from tests.remembered import TREES, compiled

PACK = Path(__file__).parents[2] / "rules" / "middle_earth_wargames"
CHARTS = json.loads((Path(__file__).parent / "charts" / "wargames.json").read_text(encoding="utf-8"))
LOST = "?"


@pytest.fixture(scope="module")
def made() -> Compiled:
    return compiled("middle_earth_wargames")


def number(cell: CellValue) -> Fraction | None:
    """What a cell holds; None for an unknown one."""
    if cell.value is None:
        return None
    assert isinstance(cell.value, e.NumberLit), cell.value
    return cell.value.value


def cells_of(table: Table, *keys: str) -> dict[tuple[int, ...], CellValue]:
    """The cells of a table by the raw values of these keys; a row of several keys stands for each of them."""
    at = [[k.name for k in table.keys].index(key) for key in keys]
    found: dict[tuple[int, ...], CellValue] = {}
    for row in table.rows:
        combined: list[tuple[int, ...]] = [()]
        for index in at:
            combined = [(*head, value) for head in combined for value in row.keys[index].values]
        for key in combined:
            found[key] = row.cells[0]
    return found


def fits(cell: CellValue, printed: Any) -> bool:
    """Whether the pack's cell is the chart's: the same number, or for a lost one `unknown` or a ruling."""
    if printed == LOST:
        return cell.state == "unknown" or cell.ruling is not None
    return number(cell) == Fraction(str(printed).replace("1 1/2", "1.5"))


STRIKERS_OF_EVIL = [
    "hill_troll",
    "stone_troll",
    "lance",
    "horse_spear",
    "horse_sword",
    "sword",
    "spear",
    "axe_or_club",
    "man_orc",
    "uruk",
    "goblin",
    "mounted_goblin",
    "wolf",
    "warg",
    "chariot",
    "elephant",
    "mumak",
]
STRUCK_BY_EVIL = [
    "large_ent",
    "small_ent",
    "beorning",
    "great_eagle",
    "dwarf",
    "armoured_elf",
    "bare_elf",
    "heavy_foot",
    "medium_foot",
    "light_foot",
    "heavy_horse",
    "medium_horse",
    "light_horse",
    "hobbit",
]
STRIKERS_OF_LAW = [
    "large_ent",
    "small_ent",
    "beorning",
    "great_eagle",
    "elf_spear",
    "elf_sword",
    "dwarf_axe",
    "dwarf_sword",
    "hobbit",
    "lance",
    "horse_short_spear",
    "horse_sword",
    "spear",
    "long_spear",
    "two_handed_sword",
    "sword",
    "axe_or_club",
]
STRUCK_BY_LAW = [
    "elephant",
    "chariot",
    "light_foot",
    "medium_foot",
    "heavy_foot",
    "light_horse",
    "medium_horse",
    "heavy_horse",
    "wild_man",
    "wolf_rider",
    "warg",
    "wolf",
    "goblin",
    "uruk",
    "man_orc",
    "stone_troll",
    "hill_troll",
]


def members(made: Compiled, enum: str) -> dict[str, int]:
    return {member.name: index for index, member in enumerate(made.model.enums[enum].members)}


def test_weapon_chart_1(made: Compiled) -> None:
    strikers, struck = members(made, "Striker"), members(made, "Struck")
    cells = cells_of(made.model.tables["weapons_of_evil"], "strikes_as", "struck_as")
    for name, row in zip(STRIKERS_OF_EVIL, CHARTS["weapon_chart_1"], strict=True):
        for column, printed in zip(STRUCK_BY_EVIL, row["cells"][1:], strict=True):
            assert fits(cells[strikers[name], struck[column]], printed), (name, column, printed)
    assert len(cells) == 17 * 14


def test_weapon_chart_2(made: Compiled) -> None:
    strikers, struck = members(made, "Striker"), members(made, "Struck")
    cells = cells_of(made.model.tables["weapons_of_law"], "strikes_as", "struck_as")
    lost = 0
    for column, row in zip(STRUCK_BY_LAW, CHARTS["weapon_chart_2_melee"][:-1], strict=True):
        for name, printed in zip(STRIKERS_OF_LAW, row["cells"], strict=True):
            assert fits(cells[strikers[name], struck[column]], printed), (name, column, printed)
            lost += printed == LOST
    assert lost == sum(cell.state == "unknown" for key, cell in cells.items() if key[0] != strikers["horse_spear"])


def test_ranks(made: Compiled) -> None:
    strikers, sides = members(made, "Striker"), members(made, "Side")
    cells = cells_of(made.model.tables["fighting_ranks"], "side", "strikes_as")
    for name, row in zip(STRIKERS_OF_EVIL, CHARTS["weapon_chart_1"], strict=True):
        assert fits(cells[sides["evil"], strikers[name]], row["cells"][0]), name
    for name, printed in zip(STRIKERS_OF_LAW, CHARTS["weapon_chart_2_melee"][-1]["cells"], strict=True):
        assert fits(cells[sides["law"], strikers[name]], printed), name


MISSILES_OF_LAW = [
    "dwarf_bow",
    "hobbit_bow",
    "rohan_bow",
    "elf_bow",
    "long_bow",
    "western_javelin",
    "western_spear",
    "composite_bow",
    "western_sling",
]
SHOT_BY_LAW = [
    "hill_troll",
    "stone_troll",
    "man_orc",
    "uruk",
    "goblin",
    "wolf",
    "warg",
    "wolf_rider",
    "wild_man",
    "heavy_horse",
    "medium_horse",
    "light_horse",
    "heavy_foot",
    "medium_foot",
    "light_foot",
    "chariot",
    "elephant",
]
CHARGERS_OF_LAW = [
    "horse_short_spear",
    "horse_spear",
    "elf_spear",
    "elf_sword",
    "spear",
    "sword",
    "axe_or_club",
    "dwarf_axe",
    "large_ent",
    "small_ent",
    "beorning",
    "lance",
]
WEIGHTS = [
    "light_foot_push",
    "medium_foot_push",
    "heavy_foot_push",
    "light_horse_push",
    "medium_horse_push",
    "heavy_horse_push",
    "orc_push",
    "troll_push",
]


def test_firing_chart(made: Compiled) -> None:
    missiles, struck = members(made, "Missile"), members(made, "Struck")
    cells = cells_of(made.model.tables["shots_of_law"], "missile", "struck_as")
    reaches = {row.keys[0].values[0]: row.cells for row in made.model.tables["missile_reaches"].rows}
    for name, row in zip(MISSILES_OF_LAW, CHARTS["weapon_chart_2_firing"], strict=True):
        ranks, reach, *factors = row["cells"]
        assert [number(cell) for cell in reaches[missiles[name]]] == [ranks, reach], name
        for column, printed in zip(SHOT_BY_LAW, factors, strict=True):
            assert fits(cells[missiles[name], struck[column]], printed), (name, column, printed)
    assert len(cells) == 9 * 17


def test_impetus_chart(made: Compiled) -> None:
    strikers, struck = members(made, "Striker"), members(made, "Struck")
    cells = cells_of(made.model.tables["impetus_of_law"], "strikes_as", "struck_as")
    for column, row in zip(SHOT_BY_LAW, CHARTS["weapon_chart_4_impetus_good"], strict=True):
        for name, printed in zip(CHARGERS_OF_LAW, row["cells"], strict=True):
            assert fits(cells[strikers[name], struck[column]], printed), (name, column, printed)
    twins = [("spear", "long_spear"), ("axe_or_club", "two_handed_sword"), ("dwarf_axe", "dwarf_sword")]
    for name, other in twins:
        for column in struck.values():
            assert cells.get((strikers[name], column)) == cells.get((strikers[other], column))


def test_push_back(made: Compiled) -> None:
    """An empty place is nought: nobody is pushed."""
    weights = members(made, "PushWeight")
    cells = cells_of(made.model.tables["pushes"], "charger", "charged")
    for name, row in zip(WEIGHTS, CHARTS["impetus_pushback"], strict=True):
        for column, printed in zip(WEIGHTS, row["cells"], strict=True):
            assert number(cells[weights[name], weights[column]]) == (printed or 0), (name, column, printed)


def test_casualty_chart(made: Compiled) -> None:
    table = made.model.tables["casualty_chart"]
    cells = cells_of(table, "total", "strikers")
    assert set(cells) == {(total, men) for total in range(-7, 28) for men in range(1, 26)}
    for row in CHARTS["casualties"]:
        for men, printed in enumerate(row.get("cells", ()), 1):
            assert fits(cells[row["factor"], men], printed), (row["factor"], men, printed)
    lines = {row.keys[0].values[0]: row.line for row in table.rows}
    assert lines == {row["factor"]: row["line"] for row in CHARTS["casualties"]}


def test_the_casualty_chart_never_falls(made: Compiled) -> None:
    known = {
        key: value
        for key, cell in cells_of(made.model.tables["casualty_chart"], "total", "strikers").items()
        if (value := number(cell)) is not None
    }
    assert len(known) > 750
    for (total, men), fallen in known.items():
        for other in ((total + 1, men), (total, men + 1)):
            assert known.get(other, fallen) >= fallen, ((total, men), other)


def test_spells_and_morale(made: Compiled) -> None:
    """What the copies could read of the spells' effects stands in the two tables, one for each side."""
    names = {
        "Ringwraith forced to retreat": "wraith_driven_off",
        "Impress spell": "friendly_impress",
        "Defence bolt (enemy)": "enemy_bolt",
        "Fire burst": "fire_burst_seen",
        "Friendly leader under enemy control": "leader_controlled",
    }
    classes = "ABCDEOT"
    sides = {}
    for side, name in (("law", "law_spells"), ("evil", "evil_spells")):
        tally = made.model.tables[name].tally
        assert tally is not None
        sides[side] = {row.name.removeprefix("evil_"): row for row in tally.rows}
    compared = 0
    for row in CHARTS["spell_morale"]:
        for letter, printed in zip(classes, row["cells"], strict=True):
            if printed == LOST:
                continue
            both = str(printed).split("/")
            for side, text in zip(("law", "evil"), (both[0], both[-1]), strict=True):
                cell = sides[side][names[row["key"]]].cells[classes.index(letter)]
                if cell.state == "none":  # this side has no such class
                    assert len(both) == 1
                    assert letter in "OT" if side == "law" else letter == "A"
                    continue
                assert number(cell) == Fraction(text), (row["key"], letter, side)
                compared += 1
    assert compared > 40


def asked(made: Compiled, name: str, *pairs: tuple[str, str], thrown: tuple[int, ...] = ()) -> Any:
    report = Report()
    typed, types = settings(made.context, made.model.function(name), list(pairs), report)
    assert not report.found, report.found
    return explain(Situation(made.program, made.model, typed, types), name, Tape(thrown) if thrown else None)


UNIT = ("unit.troop", "men_of_the_west"), ("unit.men", "15")


def test_a_lost_cell_refuses_by_name(made: Compiled) -> None:
    with pytest.raises(UnknownCell, match="casualty_chart"):
        asked(made, "casualties", ("fighters", "4"), ("total", "27"))
    with pytest.raises(UnknownCell, match="weapons_of_law"):
        asked(
            made, "weapon_factor", ("attacker.troop", "rohan"), ("attacker.strikes_as", "horse_sword"),
            ("defender.struck_as", "light_horse"),
        )  # fmt: skip


@pytest.mark.parametrize(
    ("name", "given", "table"),
    [
        # ents have no line in the table of movement
        (
            "pace",
            "unit.troop=ents unit.strikes_as=large_ent unit.struck_as=large_ent gait=close_march ground=open_ground "
            "sky=fair_sky endless_rain=no",
            "paces",
        ),
        # a fraction whose lower number is worn off
        (
            "pace",
            "unit.troop=haradrim unit.strikes_as=elephant unit.struck_as=elephant gait=close_march ground=thin_wood "
            "sky=fair_sky endless_rain=no",
            "ground_shares",
        ),
        # a range that no trace tells
        ("upward_reach", "missile=goblin_bow higher_ground=no", "missile_reaches"),
        # the lost chart of evil: what the chart of the West does not know
        (
            "shot_weapon",
            "volley.missile=eastern_bow volley.prey.troop=wood_elves volley.prey.struck_as=bare_elf",
            "shots_of_law",
        ),
        # of elves the book gives no attack dice
        ("figure_attack", "unit.troop=wood_elves", "figure_dice"),
        # how long stone burns
        ("burning_time", "kindling=stone_tower wind=fresh_wind", "burning_times"),
    ],
)
def test_what_the_book_does_not_tell_is_refused_by_name(made: Compiled, name: str, given: str, table: str) -> None:
    pairs = [tuple(part.split("=")) for part in given.split()]
    with pytest.raises((UnknownCell, OffTheTable), match=table):
        asked(made, name, *pairs)


def test_a_lost_morale_line_refuses_only_when_it_counts(made: Compiled) -> None:
    rest = ("anything_else", "no")
    calm = asked(made, "morale_test", *UNIT, rest, thrown=(3, 3))
    assert calm.amount == 0
    peasants = ("unit.troop", "peasants"), ("unit.men", "15")
    with pytest.raises(UnknownCell, match="enemy_bolt"):
        asked(made, "morale_test", *peasants, ("enemy_bolt(unit)", "yes"), rest)


def test_what_is_not_stated_is_asked_for(made: Compiled) -> None:
    from rulec.ir.interp.api import NeedsInput

    with pytest.raises(NeedsInput) as found:
        asked(made, "morale_test", *UNIT, thrown=(3, 3))
    asks = {path: question for path, _, question in found.value.needs}
    assert asks["enemy_near(unit)"] == "Is an enemy within 100 metres of the unit?"
    assert len(asks) > 40
    assert all(asks.values())


def test_casualties_never_exceed_those_who_stand(made: Compiled) -> None:
    """Over all dice and several sizes of both units."""
    for striking in (1, 7, 12):
        for standing in (1, 3, 20):
            report = Report()
            pairs = [
                ("attacker.troop", "trolls"), ("attacker.strikes_as", "hill_troll"), ("attacker.men", str(striking)),
                ("attacker.in_contact", str(striking)), ("defender.troop", "men_of_the_west"),
                ("defender.struck_as", "heavy_foot"), ("defender.men", str(standing)),
            ]  # fmt: skip
            typed, types = settings(made.context, made.model.function("melee_casualties"), pairs, report)
            odds = distribution(Situation(made.program, made.model, typed, types), "melee_casualties")
            assert sum(odds.values()) == 1
            assert all(isinstance(men, int) and 0 <= men <= standing for men in odds)


def test_reaction_odds_equal_counting(made: Compiled) -> None:
    """Class C throws two dice against each other: the odds of every reaction, counted by hand over the 36 pairs."""
    report = Report()
    pairs = [*UNIT, ("anything_else", "no")]
    typed, types = settings(made.context, made.model.function("morale_reaction"), pairs, report)
    found = distribution(Situation(made.program, made.model, typed, types), "morale_reaction")
    names = [member.name for member in made.model.enums["Reaction"].members]
    counted: dict[str, Fraction] = {}
    for one in range(1, 7):
        for other in range(1, 7):
            score = one - other
            name = (
                "as_ordered" if score > 0 else "halt_1" if score > -2 else "halt_2" if score == -2
                else "retire" if score > -5 else "retreat"
            )  # fmt: skip
            counted[name] = counted.get(name, Fraction(0)) + Fraction(1, 36)
    assert {names[int(str(key))]: chance for key, chance in found.items()} == counted


@pytest.mark.parametrize(
    ("file", "old", "new", "code"),
    [
        # a score of exactly three: the book speaks of above and below
        (
            "obedience.rules",
            '    otherwise obeys "{obedient_score} or more" cites ruling score_of_three\n',
            "    obeys when score > 3 pips\n",
            "R0620",
        ),
        # letters without faces
        ("tables/breach_faces.yaml", '  - [E, {reads: "{6}", print: "-", ruling: last_letters}]\n', "", "R0610"),
        # the playsheet leaves minus one and one to the same line
        ("morale.rules", "    -1 pip .. 0 pips: halt_1", "    0 pips: halt_1", "R0620"),
        # scores of two dice: the playsheet leaves eleven out
        ("morale.rules", "    10 .. 12: run_on_1", "    12: run_on_1", "R0620"),
    ],
)
def test_gaps_of_the_book_are_found(file: str, old: str, new: str, code: str) -> None:
    files = files_of(PACK)
    assert old.encode() in files[file]
    report = Report()
    compile_pack(
        PackFiles("middle_earth_wargames", {**files, file: files[file].replace(old.encode(), new.encode())}),
        report,
        backends=(),
        trees=TREES,
    )
    assert report.failed
    assert code in {found.code.number for found in report.found}, report.found

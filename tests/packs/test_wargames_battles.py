"""Battles of MiddleEarth Wargames that fight themselves: nothing is raised, men add up, one seed tells one story."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from rulec.base.diagnostics import Report
from rulec.driver.games.scenario_file import begin
from rulec.driver.games.sums import told_sums
from rulec.runtime.game.turns import find_player, hand_in, resolve
from tests.packs.engulfed_games import rules_of
from tests.packs.wargames_battles import PACK, Fought, beginning, carry_on, fight, loaded, mustered
from tests.packs.wargames_long import PAGE
from tests.packs.wargames_players import Commander
from tests.start.page import plain

GENERATED = str(Path(__file__).parents[2] / "generated")


@pytest.fixture(scope="module")
def rules() -> tuple[Any, Any]:
    return loaded(GENERATED)


def whole(fought: Fought) -> None:
    """A battle that came to its end without a fault."""
    assert fought.wrongs == []
    assert fought.end in ("the field is won", "night falls")


@pytest.mark.parametrize("scenario", ["fords_of_evening", "gate_of_the_vale", "smoke_over_the_mere"])
def test_a_scenario_is_fought_to_its_end(rules: tuple[Any, Any], scenario: str) -> None:
    whole(fight(*rules, "ci", scenario))


def test_armies_by_lot_fight(rules: tuple[Any, Any]) -> None:
    for at in range(2):
        whole(carry_on(*rules, mustered(*rules, f"ci/{at}", 8), f"ci/{at}"))


def test_the_page_counts_the_rules_that_there_are() -> None:
    """`python -m tests.long battles --check` compares all figures of the page, in minutes; this one is quick."""
    assert f"of all {len(rules_of(PACK))} that are executed" in " ".join(PAGE.read_text("utf-8").split())


def test_the_same_seed_tells_the_same(rules: tuple[Any, Any]) -> None:
    one, other = (fight(*rules, "twice", "fords_of_evening") for _ in range(2))
    assert one.chronicle == other.chronicle
    assert one.chronicle != fight(*rules, "once", "fords_of_evening").chronicle


def test_whoever_looks_about_sees_what_is_there(rules: tuple[Any, Any]) -> None:
    """Only those who moved look about anew: what the others know is as if all had looked."""
    game, pack = rules
    world = mustered(game, pack, "ci/0", 12)
    luck = Random(4)
    sides = [Commander(pack, world, warlord, luck) for warlord in world.warlords]
    while not world.over:
        given = []
        for side in sides:
            who, why = find_player(game, world, side.warlord.name)
            assert who is not None, why
            lines = list(enumerate(side.lines(), 1)) if world.begun else []
            given += [verdict.given for verdict in hand_in(game, world, who, lines) if verdict.given is not None]
        resolve(game, world, given)
        pack.take_stock(world)
        for unit in world.units:
            near = [each for each in world.units if each is not unit and pack.near(unit, each)]
            friends = {each.id for each in near if pack.side_of(each) == pack.side_of(unit)}
            assert {each.id for each in unit.friends_around} == friends
            assert {each.id for each in unit.foes_around} == {each.id for each in near} - friends
            assert unit.secure_flanks == pack.flanks_held(unit, world)
            assert unit.shelter == pack.shelter_at(unit.stands_upon, world)
            assert not unit.stirred


def test_everything_of_the_playsheet_is_on_the_sheets() -> None:
    """Lines 1357 to the end; what it contradicts is as the body has it. What wizards know, how far one marches and what
    flies has sheets of its own."""
    for sheet, lines in {
        "playsheet": (
            "it is charged; 20% of it or more are lost in this move; orcs in sunlight; shot at for the first time",
            "| B or T | (half of one normal die), rounded up |", "| −2 pips | halt for two moves",
            "| 10 to 12 | uncontrollable advance for one move", "| Heavy cavalry | +2", "| Charging downhill | +2",
            "| Fighting in a wood | −2", "| The enemy has hard cover | −3", "| Target three ranks deep | +2",
            "| Elves shoot over friends | −1", "| Charging | +2", "| −10 to −7 pips | rout", "Steed score",
            "| A quarter or less, fighting on | 5 and 6 |", "they run for the nearest shelter",
        ),
        "magic_sheet": ("Break Staff", "Hold Portal", "Talk to Animals"),
        "siege_sheet": ("winged steed",),
    }.items():  # fmt: skip
        made = plain(
            (Path(GENERATED) / "middle_earth_wargames" / "reference" / "sheets" / f"{sheet}.md").read_text("utf-8")
        )
        assert [said for said in lines if said not in made] == [], sheet
        assert "is twin in all other cases" not in made  # an answer without other cases


# The battle of the chapter `first_battle`: what is handed in before a move, and what the chapter tells of it.
TOLD_OF = "864"
WRITTEN = {
    1: {
        "The West": [
            "stand Axes of the Iron Hills", "stand Guards of the Tower", "stand Riders of the Mark",
            "shoot Bows of the Wood",
        ],
        "Mordor": [
            "advance Goblins of the Eye on Guards of the Tower", "advance Urucks of the Hand on Axes of the Iron Hills",
            "advance Goblins of the Moon on Bows of the Wood", "advance Riders of Morgul on Axes of the Iron Hills",
        ],
    },
    4: {"The West": ["charge Riders of the Mark at Goblins of the Moon"]},
    5: {
        "The West": ["counter-charge Axes of the Iron Hills"],
        "Mordor": ["charge Urucks of the Hand at Axes of the Iron Hills"],
    },
}  # fmt: skip
TOLD = {
    1: (
        "Goblins of the Eye marched 120 metres", "Goblins of the Moon marched 120 metres",
        "Riders of Morgul marched 105 metres", "Bows of the Wood had nobody to shoot at before them.",
    ),
    3: (
        "Combat factor of a volley: dice 5, 4; +1 the dice; +6 the weapon; +3 the tactics; in all 10",
        "Bows of the Wood shot at Goblins of the Moon, 298 metres away: losses 5 men.",
        "Morale of Goblins of the Moon: -1 pip, halt for one move.",
    ),
    4: ("Riders of the Mark could not charge Goblins of the Moon, 305 metres away: it is too far.",),
    5: (
        "Riders of the Mark charged Goblins of the Moon",
        "Morale of Goblins of the Moon: 6 pips, orders are carried out.",
        "Urucks of the Hand could not charge Axes of the Iron Hills, 199 metres away: it is too far.",
        "Riders of the Mark struck home among Goblins of the Moon: losses 3 men.",
        "Riders of the Mark pushed Goblins of the Moon back 40 metres.",
        "Morale of Goblins of the Moon: -8 pips, rout.",
        "Riders of the Mark followed Goblins of the Moon: losses 6 men",
    ),
    6: (
        "Axes of the Iron Hills charged in turn.",
        "Axes of the Iron Hills struck home among Urucks of the Hand: losses 1 man.",
        "Urucks of the Hand struck home among Axes of the Iron Hills: losses 1 man.",
    ),
    7: (
        "Goblins of the Eye came to blows with Guards of the Tower.",
        "Axes of the Iron Hills fought Urucks of the Hand: losses 4 men.",
        "Urucks of the Hand fought Axes of the Iron Hills: losses 1 man.",
        "Morale of Urucks of the Hand: -8 pips, rout.",
    ),
    8: ("Bows of the Wood shot at Urucks of the Hand",),
    9: ("Goblins of the Moon left the field.", "Guards of the Tower fought Goblins of the Eye: losses 3 men."),
    10: ("Morale of Goblins of the Eye: -5 pips, retreat.", "The field was won."),
}  # fmt: skip


def test_the_first_battle_went_as_the_book_tells(rules: tuple[Any, Any]) -> None:
    game, _ = rules
    world: Any = begin(beginning("fords_of_evening"), game, TOLD_OF, 0, Report())
    with told_sums(PACK, world, True):
        for move in range(1, 11):
            given = []
            for name, lines in WRITTEN.get(move, {}).items():
                who, why = find_player(game, world, name)
                assert who is not None, why
                verdicts = hand_in(game, world, who, list(enumerate(lines, 1)))
                given += [verdict.given for verdict in verdicts if verdict.given is not None]
            resolve(game, world, given, [])
            texts = [report.text for report in world.reports]
            for said in TOLD.get(move, ()):
                assert any(text.startswith(said) for text in texts), (move, said)


def test_leaders_are_counted_for_those_who_have_any(rules: tuple[Any, Any]) -> None:
    game, _ = rules
    for scenario, any_led in (("fords_of_evening", False), ("gate_of_the_vale", True)):
        world: Any = begin(beginning(scenario), game, "leaders", 0, Report())
        resolve(game, world, [], [])
        assert any(report.text.startswith("Leaders who stand alone") for report in world.reports) == any_led


def test_sums_are_told_to_nobody_but_whoever_runs_the_game(rules: tuple[Any, Any]) -> None:
    game, _ = rules
    told: list[list[Any]] = []
    for wanted in (True, False):
        world = mustered(*rules, "sums", 4)
        with told_sums(PACK, world, wanted):
            resolve(game, world, [], [])
        told.append(world.reports)
    sums = [report for report in told[0] if report.who == ()]
    led = sum(rules[1].lone_figure(unit) for unit in world.units)
    for told_of, count in (
        ("Charisma of an ordinary leader", len(world.units) - led),
        ("Defence score of a hero", led),
    ):
        assert sum(report.text.startswith(f"{told_of}: dice ") for report in sums) == count
    assert [report for report in told[0] if report.who != ()] == told[1]

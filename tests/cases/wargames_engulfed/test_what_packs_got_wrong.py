"""Rules of the two packs that were not what their books say; played in the compiled packages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulec.base.diagnostics import Report
from rulec.driver.games.scenario_file import begin
from rulec.runtime.game.seeing import shown_to
from tests.packs import engulfed_games, wargames_battles

GENERATED = str(Path(__file__).parents[3] / "generated")


def gate() -> tuple[Any, Any, Any]:
    """The rules, the game and the world of the Gate of the Vale."""
    game, rules = wargames_battles.loaded(GENERATED)
    world = begin(wargames_battles.beginning("gate_of_the_vale"), game, 7, 0, Report())
    assert world is not None
    return rules, game, world


def named(world: Any, name: str) -> Any:
    """The unit of a name."""
    return next(unit for unit in world.units if unit.name == name)


def test_fire_burst_kills_no_wraith_as_if_it_were_a_company() -> None:
    """Gate, seed 7, move 14: "The burst killed 1 man of The Witch-King. … Nobody was left of The Witch-King."

    Right: a Ringwraith is not killed but stays away (Wargames 939); when Gandalf dies the weather turns (1201).
    """
    rules, _, world = gate()
    king, wizard = named(world, "The Witch-King"), named(world, "Gandalf")
    world.sky_now = rules.SKY_FAIR_SKY
    for unit in world.units:
        rules.plant(unit, world)
    caster = next(unit for unit in world.units if unit not in (king, wizard))
    rules.burst_at(caster, king.footing[0], world, world.dice())
    assert world.in_play(king)
    assert king.moves_away is not None
    rules.burst_at(king, wizard.footing[0], world, world.dice())
    assert not world.in_play(wizard)
    assert world.sky_now == rules.SKY_STORMY_RAIN
    assert not [report for report in world.reports if "man of" in report.text and "The Witch-King" in report.text]


def test_written_orders_of_the_enemy_are_not_seen() -> None:
    """Angmar's report listed "charge" for Gandalf.

    Right: orders are written before the move, and only their own commander knows them (Wargames 294).
    """
    rules, game, world = gate()
    wizard = named(world, "Gandalf")
    wizard.duty_now = rules.UNIT_ERRAND_CHARGE_ERRAND
    for warlord in world.warlords:
        own = warlord is wizard.warlord
        assert (rules.standing_units_duty_now(warlord, wizard) is not None) is own
        assert (rules.standing_units_hears_orders(warlord, wizard) is not None) is own
        table = next(shown for shown in shown_to(game, world, warlord) if shown.name == "standing_units")
        row = next(row for row in table.rows if row[0] == "Gandalf")
        assert ("charge" in row) is own


def test_the_masters_forces_may_pass_each_other() -> None:
    """Ruling `masters_at_once` forbade cavalry of Saruman to pass an area in which forces of Sauron stood.

    Right: they may never *end their turn* in the same area (Engulfed 111).
    """
    game, atlas = engulfed_games.loaded(GENERATED)
    rules = atlas.rules
    world: Any = begin(engulfed_games.beginning("the_ring_goes_south"), game, 7, 0, Report())
    assert world is not None
    riders = next(r for r in world.regiments if r.folk == rules.FOLK_ISENGARD and r.arm == rules.ARM_CAVALRY)
    orcs = next(r for r in world.regiments if r.folk == rules.FOLK_MORDOR)
    riders.place, orcs.place = rules.LAND_ISENGARD_VALE, rules.LAND_DUNLAND
    assert rules.may_set_out(riders, rules.LAND_ENEDWAITH, rules.LAND_DUNLAND, world)
    rules.march(riders, rules.LAND_ENEDWAITH, rules.LAND_DUNLAND, world)
    assert riders.place == rules.LAND_ENEDWAITH

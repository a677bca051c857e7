"""Numbers and rulings that no rule read: wings, the Great Mage Tower, resistance, vile presence, half a governor."""

from __future__ import annotations

from typing import Any

import pytest

from rulec.runtime.dice import Tape
from tests.cases.thrones import package


@pytest.fixture(scope="module")
def a() -> Any:
    return package()


def test_dragons_pay_for_flight(a: Any) -> None:
    """Seed 002, line 3792, and ruling `winged_costs`: 3.5 points for a mountain, not 8."""
    footing = a.footing(a.Kingdom.named(a.KINGDOM_BLACK_DRAGON), a.TERRAIN_MOUNTAIN)
    assert footing == a.FOOTING_FLIGHT
    assert a.march_cost(footing, a.TERRAIN_MOUNTAIN, a.World()) == 3500  # thousandths


def test_a_patrol_of_dragons_gets_32_points(a: Any) -> None:
    """Seed 002, lines 1985 and 3889, and ruling `winged_patrols`: 32 points, not 25."""
    captain = a.Leader(rank=a.RANK_CAPTAIN, level=0)
    assert a.march_points(a.Group(kingdom=a.Kingdom.named(a.KINGDOM_BLACK_DRAGON), leaders=[captain]), False) == 32000


def test_a_great_mage_tower_adds_half(a: Any) -> None:
    """Seed 002, line 1136: a Firestrike of the third power does 6,300 beside the tower, not 4,200."""
    hall = a.Place(buildings=1 << a.BUILDING_GREAT_MAGE_TOWER)
    mage = a.Wizard(rank=a.RANK_WIZARD, level=2, place=hall)
    cast = a.Cast(spell=a.SPELL_FIRESTRIKE, power=3)
    side = a.Side(group=a.Group(kingdom=a.Kingdom(), wizards=[mage]), casts=[cast])
    assert a.spell_power(side, a.World()) == 6300


def test_a_third_of_the_combat_magic_does_nothing(a: Any) -> None:
    """Seed 002, line 3921: the trait Magic Resistance (Battle), 33 %, asked for each spell."""
    world = a.World()
    casts = [a.Cast(spell=a.SPELL_FIRESTRIKE, power=3), a.Cast(spell=a.SPELL_LIGHTNING_ATTACK, power=2)]
    mages = a.Side(group=world.add(a.Group(kingdom=world.add(a.Kingdom()))), casts=casts)
    smiths = a.Side(group=world.add(a.Group(kingdom=world.add(a.Kingdom.named(a.KINGDOM_DWARVEN)))))
    a.shrug_off(mages, smiths, world, Tape([33, 34]))
    assert [each.spell for each in mages.casts] == [a.SPELL_LIGHTNING_ATTACK]


def test_stores_spoil_three_times_as_fast_beside_deathknights(a: Any) -> None:
    """Seed 002, line 2911: 20 % become 60 % while a brigade of Deathknights stands at the capital."""
    world = a.World()
    hall = world.add(a.Place(area=a.MAP_AREA_TILE_KK))
    realm = world.add(a.Kingdom(capital=hall))
    assert a.spoilage(realm, world) == 20
    riders = a.Brigade(breed=a.BRIGADE_TYPE_DEATHKNIGHTS)
    world.add(
        a.Group(kingdom=world.add(a.Kingdom.named(a.KINGDOM_DEATHKNIGHTS)), area=a.MAP_AREA_TILE_KK, brigades=[riders])
    )
    assert a.spoilage(realm, world) == 60


def test_a_governor_costs_the_pirates_a_quarter(a: Any) -> None:
    """Seed 002, line 3538: half of 0.5 influence is 0.25, not 0.2."""
    pirates = a.Kingdom.named(a.KINGDOM_PIRATES)
    pirates.influence = 1200  # hundredths
    assert a.hiring_price(pirates, a.POST_GOVERNOR_POST) == 25

"""Orders 605 to 607 in played turns, and privileges of peace that changed nothing."""

from __future__ import annotations

from typing import Any

from tests.cases.thrones import named, package, play


def test_equip_forged_item_costs_and_helps_in_battle() -> None:
    """Seed 002, line 4671: 25 % of combat value for 20,000 gold and 20,000 food (1122)."""
    a = package()
    plain = play()
    done = play(("The Elven Kingdom", "605 Guard of Silverleaf: improved weaponry"))
    elves, before = named(done.world.kingdoms, "The Elven Kingdom"), named(plain.world.kingdoms, "The Elven Kingdom")
    assert before.gold - elves.gold == 20_000
    guard = named(done.world.groups, "Guard of Silverleaf")
    foe = a.Side(group=named(done.world.groups, "Host of Oldthrone"))
    armed = a.Side(group=guard, attacking=True, ordered=a.TACTIC_PROBING)
    strength = a.combat_bonus(armed, foe, done.world)
    guard.gear = 0
    assert strength - a.combat_bonus(armed, foe, done.world) == 25


def test_equip_mithril_item_is_for_elves_and_dwarves() -> None:
    """Seed 002, lines 4675 and 3068: 1,000 mithril, over what is improved already, once a turn."""
    a = package()
    done = play(
        ("The Elven Kingdom", "606 Host of Silverleaf: mithril armor"),
        ("The Alchemist", "606 Guard of Glassworks: mithril weapons"),
    )
    assert named(done.world.kingdoms, "The Elven Kingdom").mithril == 0
    assert named(done.world.groups, "Host of Silverleaf").gear == 1 << a.GEAR_MITHRIL_ARMOR
    assert done.why["606 Guard of Glassworks: mithril weapons"] == "Nobody in The Alchemist can work mithril."
    twice = play(
        ("The Elven Kingdom", "605 Host of Silverleaf: improved weaponry\n606 Host of Silverleaf: mithril armor")
    )
    assert twice.why["606 Host of Silverleaf: mithril armor"] == (
        "The smiths have worked for Host of Silverleaf already this turn."
    )


def test_equip_advanced_item_kills_captains() -> None:
    """Seed 002, line 2686: 20 points more for leaders and wizards of the enemy to die, for 500 mithril."""
    a = package()
    done = play(("The Alchemist", "607 Guard of Glassworks"))
    assert named(done.world.kingdoms, "The Alchemist").mithril == 100
    camp = a.Side(group=named(done.world.groups, "Host of Sunspire"), losses=10)
    armed = a.Side(group=named(done.world.groups, "Guard of Glassworks"))
    plain = a.Side(group=named(done.world.groups, "Host of Glassworks"))
    assert a.death_chance(camp, armed) - a.death_chance(camp, plain) == 20


def test_agents_tribute_goes_to_the_underworld() -> None:
    """Seed 002, line 3730: 1,500 gold each time an agent is trained, wherever that is."""
    quiet, done = play(), play(("The Elven Kingdom", "500 Wren"))
    gold = [named(each.world.kingdoms, "The Underworld").gold for each in (quiet, done)]
    assert gold[1] - gold[0] == 1_500


def test_rapid_training_costs_six_thousand() -> None:
    """Seed 002, line 3735: 6,000 gold, and a beginner is of the fourth level. The fee comes back (3730)."""
    quiet, done = play(), play(("The Underworld", "501 Knife"))
    gold = [named(each.world.kingdoms, "The Underworld").gold for each in (quiet, done)]
    assert gold[0] - gold[1] == 6_000 - 1_500
    assert named(done.world.agents, "Knife").level == 4


def test_transmute_rare_element_takes_gunpowder_too() -> None:
    """Seed 002, lines 4307 and 1127: a laboratory makes 100 a turn, which is worth 20 gold for each."""

    def grind(world: Any) -> None:
        named(world.places, "Glassworks").buildings |= 1 << package().BUILDING_LABORATORY

    quiet, done = play(changed=grind), play(("The Alchemist", "212 0 mithril and 100 gunpowder"), changed=grind)
    gold = [named(each.world.kingdoms, "The Alchemist").gold for each in (quiet, done)]
    powder = [named(each.world.kingdoms, "The Alchemist").powder for each in (quiet, done)]
    assert (gold[1] - gold[0], powder) == (2_000, [100, 0])

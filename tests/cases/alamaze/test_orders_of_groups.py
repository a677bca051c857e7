"""Orders of groups that were the last to be carried out: fireworks, the Fire of the Void, the Stone of All Minds."""

from __future__ import annotations

from typing import Any

from tests.cases.alamaze.test_marching import letters
from tests.cases.alamaze.test_spells_cast import cast
from tests.cases.thrones import named, package


def with_powder(world: Any) -> None:
    """The kingdom of the Wanderers has 200 gunpowder; their morale is 100 percent."""
    host = named(world.groups, "Wanderers")
    host.kingdom.powder, host.morale = 200, 100


def in_a_town(world: Any) -> None:
    """They stand at the gate of a place that nobody rules, where no levies of their own come."""
    with_powder(world)
    named(world.groups, "Wanderers").area = next(each.area for each in world.places if each.kingdom is None)


def test_fireworks() -> None:
    """Lines 2674 and 4870: 150 gunpowder lift the morale by 8 points, in the wild or at a town; the Alchemist alone."""
    idle = cast("208 Mira", of="Alchemist", changed=with_powder)
    done = cast("746 Wanderers", of="Alchemist", changed=with_powder)
    assert done.why == ""
    assert done.wizard.group.morale - idle.wizard.group.morale == 8
    assert idle.kingdom.powder - done.kingdom.powder == 150
    assert cast("746 Wanderers", of="Alchemist", changed=in_a_town).why == ""
    assert cast("746 Wanderers", changed=with_powder).why == "Nobody in Elven knows how it is done."


def test_fireworks_are_a_rest() -> None:
    """Line 4870: who is not fed has no rest, and nobody marches besides; powder has to be there."""
    hungry = cast("746 Wanderers", of="Alchemist", more="225 Wanderers", changed=with_powder)
    assert "is not fed or not paid this turn" in hungry.why
    march = f"720 Wanderers: {letters(hungry.wizard.group.area + 1)}"
    marched = cast("746 Wanderers", of="Alchemist", more=march, changed=with_powder)
    assert "has been busy already" in marched.why
    poor = cast("746 Wanderers", of="Alchemist")
    assert "gunpowder" in poor.why


def with_relic(key: str, area: str = "") -> Any:
    """The Wanderers carry an artifact, and stand in an area."""

    def changed(world: Any) -> None:
        alamaze = package()
        host = named(world.groups, "Wanderers")
        host.artifacts |= 1 << getattr(alamaze, f"ARTIFACT_{key.upper()}")
        if area:
            host.area = getattr(alamaze, f"MAP_AREA_{area.upper()}")

    return changed


def test_destroy_artifact() -> None:
    """Lines 5000 and 6191: at KH an artifact is gone for good; nowhere else, and nothing that the group lacks."""
    done = cast("963 Wanderers Narsil", changed=with_relic("narsil", "tile_kh"))
    assert (done.why, done.wizard.group.artifacts) == ("", 0)
    away = cast("963 Wanderers Narsil", changed=with_relic("narsil", "tile_kk"))
    assert away.why == "Wanderers is not at the Fire of the Void."
    assert away.wizard.group.artifacts != 0
    lacking = cast("963 Wanderers Narsil", changed=with_relic("gem_of_planes", "tile_kh"))
    assert lacking.why == "Wanderers does not have Narsil, Flame of the West."


def rich(world: Any) -> None:
    """The kingdom of the Wanderers can pay for any study, and they stand at its capital with the Stone."""
    with_relic("stone_of_all_minds")(world)
    named(world.groups, "Wanderers").kingdom.gold = 500_000


def test_research_wizard_level() -> None:
    """Line 4940: 2,000 gold less for each level; without the Stone nobody studies by that command."""
    done = cast("801 Mira", level=1, town=True, changed=rich)
    assert (done.why, done.wizard.level) == ("", 2)
    assert cast("801 Mira", level=1, town=True).why == "No Stone of All Minds is with Mira."
    assert "needs a population center" in cast("801 Mira", level=1, changed=rich).why

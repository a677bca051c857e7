"""Spells that carry a wizard or a wizard's group, with the figures of their texts (seed 002, lines 5212 to 5628)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cases.alamaze.test_marching import area, letters
from tests.cases.alamaze.test_spells_cast import Cast, cast
from tests.cases.thrones import named, package


def stands(done: Cast, group: str = "Wanderers") -> str:
    """The letters of the area in which a group stands."""
    return letters(named(done.world.groups, group).area)


def no_levies(world: Any) -> None:
    """No reinforcements come in this turn."""
    for levy in world.levies:
        levy.due = 99


def camp(
    spot: str = "IJ", *, brigades: int = 2, morale: int = 90, ground: str = "plains", gone: tuple[str, ...] = ()
) -> Any:
    """Mira's group camps there with so many brigades; other groups of her kingdom are called Second, Third …"""

    def changed(world: Any) -> None:
        alamaze = package()
        no_levies(world)
        mira = named(world.wizards, "Mira")
        host = mira.group
        host.area, host.terrain = area(spot), getattr(alamaze, f"TERRAIN_{ground.upper()}")
        host.morale = morale
        while len(host.brigades) > brigades:
            host.brigades = host.brigades[:-1]
        while len(host.brigades) < brigades:
            host.brigades = (*host.brigades, world.add(alamaze.Brigade(breed=host.brigades[0].breed)))
        others = [each for each in world.groups if each.kingdom is mira.kingdom and each is not host]
        for each, name in zip(others, ("Second", "Third", "Fourth"), strict=False):
            each.name = name
            for spare in each.wizards[1:]:
                spare.group, spare.place = None, mira.kingdom.capital
            each.wizards = each.wizards[:1]
        for name in gone:
            empty = named(world.groups, name)
            empty.brigades = empty.leaders = empty.wizards = ()
            empty.types = 0

    return changed


def sixth(line: str, **more: Any) -> Cast:
    """A Sorcerer of the sixth level is given a line; plains cost him 5 points, forests 7 (line 3796)."""
    return cast(line, **{"of": "Sorcerer", "level": 6, "month": 13, "changed": camp()} | more)


ROUND = ("HK", "HL")
"""Two areas of plains beside each other; the first lies beside IJ and beside the forest GK."""


def way(steps: int) -> str:
    """So many steps over the plains."""
    return ", ".join(ROUND[step % 2] for step in range(steps))


# ---- Speed -----------------------------------------------------------------------------------------


def too_far(points: int, next_one: str = "HL") -> str:
    """The sentence for a march that breaks off with all points spent."""
    dear = f"plains costs 5 movement points, and {points} movement points of {points} movement points are spent before."
    return f"Wanderers does not get as far as {next_one}: {dear}"


def test_speed() -> None:
    """Line 5516: two and a half points for each level; of the second level a group gets 25 points far."""
    for level, points in ((2, 25), (4, 30), (6, 35)):
        done = sixth(f"718 Mira: {way(points // 5)}", level=level)
        assert (done.why, done.wizard.group.spent) == ("", points * 1000), level
        far = sixth(f"718 Mira: {way(points // 5 + 1)}", level=level)
        assert far.why == too_far(points, ROUND[points // 5 % 2]), level
    assert sixth(f"720 Wanderers: {way(5)}").why == too_far(20, "HK")


def test_speed_is_no_forced_march() -> None:
    """Line 5516: it cannot be used with a forced march: no more points, and no morale is lost (line 1959)."""
    eager = camp(morale=100)
    forced, hurried = (sixth(f"{line}: {way(5)}", changed=eager) for line in ("720 Wanderers", "718 Mira"))
    assert (forced.why, hurried.why) == ("", "")
    assert hurried.wizard.group.morale - forced.wizard.group.morale == 7
    assert sixth(f"718 Mira: {way(6)}", changed=eager, level=2).why == too_far(25, "HL")


def test_speed_goes_eight_areas_at_most() -> None:
    """Line 5516: a patrol of the ninth level could pay for nine areas (25 and 22.5 points)."""
    scouts = camp(brigades=0)
    assert sixth(f"718 Mira: {way(8)}", level=9, changed=scouts).why == ""
    assert sixth(f"718 Mira: {way(9)}", level=9, changed=scouts).why == "Speed carries nobody farther than 8 areas."


def test_speed_of_riders() -> None:
    """Line 5516: two points more for the spell, besides the two that riders have (line 3953): 29 at the second level,
    for five plains (25) of a people that enters marshes for 4."""

    def at_home_in_woods(world: Any) -> None:
        camp()(world)
        named(world.wizards, "Mira").kingdom.supreme = 1 << package().TERRAIN_FOREST

    rode = sixth(f"718 Mira: {way(5)}, GK", level=2, traits=("riders",), changed=at_home_in_woods)
    assert (rode.why, rode.wizard.group.spent) == ("", 29_000)
    on_foot = sixth(f"718 Mira: {way(5)}, GK", level=2, changed=at_home_in_woods)
    assert "does not get as far as GK" in on_foot.why


def test_speed_is_a_march() -> None:
    """Line 5516: in place of the usual order, and area after area; the level is asked for (line 2298)."""
    twice = sixth("718 Mira: HK", more="720 Wanderers: HL")
    assert (twice.why, stands(twice)) == ("", "HK")
    assert "Wanderers has marched already." in twice.told
    assert sixth("718 Mira: HK", level=0).why == "Mira is not powerful enough for Speed."
    assert sixth("718 Mira: JL").why == "JL does not lie beside IJ."
    assert twice.wizard.group.spell_haste == 0


# ---- Ship of Mist ----------------------------------------------------------------------------------

SHORE = "HO"
"""A shore beside the water HP."""


def on_the_shore(fleets: int, **more: Any) -> Any:
    """Mira's group stands on the shore; her kingdom has so many fleets in every sea, and pirates have twelve."""
    there = camp(SHORE, **more)

    def changed(world: Any) -> None:
        there(world)
        mine = named(world.wizards, "Mira").kingdom
        for navy in world.navies:
            if navy.kingdom is mine:
                navy.fleets = fleets
            elif navy.kingdom.name == "Pirates":
                navy.fleets, navy.quality = 12, 20

    return changed


def test_ship_of_mist() -> None:
    """Line 5512: a brigade for each level, over any sea, without any fleet, at the usual rate."""
    assert "needs a fleet for each brigade" in sixth("710 Wanderers: HP, HO", changed=on_the_shore(0)).why
    for level in (4, 6):
        done = sixth("708 Mira: HP, HO", level=level, changed=on_the_shore(0, brigades=level))
        assert (done.why, stands(done), done.wizard.group.spent) == ("", "HO", 10_000), level
        more = sixth("708 Mira: HP, HO", level=level, changed=on_the_shore(0, brigades=level + 1))
        assert more.why == "Mira carries a brigade for each level, and Wanderers has more."
    weak = sixth("708 Mira: HP, HO", level=1, changed=on_the_shore(0))
    assert weak.why == "Mira is not powerful enough for Ship of Mist."


def test_ship_of_mist_ends_ashore() -> None:
    """Line 5512: not on the water."""
    assert sixth("708 Mira: HP", changed=on_the_shore(0)).why == "Ship of Mist puts Wanderers ashore, and HP is water."
    assert sixth("708 Mira: HN", changed=on_the_shore(0)).why == "There is no water on that way."


def test_nothing_quickens_the_mist() -> None:
    """Line 5512: no forced march and no stallions (line 5867), which add five points to a march."""

    def stallions(world: Any) -> None:
        on_the_shore(0, morale=100)(world)
        named(world.wizards, "Mira").group.artifacts |= 1 << package().ARTIFACT_CHAMPION_STALLIONS

    far = ", ".join(("HP", "HO") * 2)
    assert sixth(f"708 Mira: {far}", changed=stallions).why == ""
    assert sixth(f"708 Mira: {far}, HN", changed=stallions).why == too_far(20, "HN")


def test_no_patrol_meets_ships_of_mist() -> None:
    """Line 5512: no interdiction, where a convoy of ships is met."""
    watch = ("Pirates", "705 tempest: HP")
    sailed = sixth("710 Wanderers: HP, HO", changed=on_the_shore(9), other=watch)
    mist = sixth("708 Mira: HP, HO", changed=on_the_shore(9), other=watch)
    assert any("has met a patrol" in text for text in sailed.told)
    assert (mist.why, any("has met a patrol" in text for text in mist.told)) == ("", False)


def test_ship_of_mist_in_the_ice() -> None:
    """Line 825: nobody casts it where the seas are frozen."""
    frozen = sixth("708 Mira: HP, HO", changed=on_the_shore(0), ice=True)
    assert frozen.why == "Nobody casts Ship of Mist: the seas are frozen."


# ---- Teleports of a group --------------------------------------------------------------------------

TELEPORTS = [(836, "Patrol", 0), (850, "Brigade", 2), (851, "Division", 5), (852, "Army", 10), (853, "Army Group", 99)]
"""Number, size in the spell's name, and the most brigades (lines 5594, 5614, 5618, 5622 and 5626)."""

KNOWN = pytest.mark.parametrize("number, size, most", TELEPORTS, ids=[row[1] for row in TELEPORTS])


def powers(spell: str) -> tuple[int, int]:
    """The least power of a Sorcerer for a spell, and the highest."""
    alamaze = package()
    sorcerer = alamaze.Kingdom.named(alamaze.KINGDOM_SORCERER)
    return alamaze.least_power(getattr(alamaze, f"SPELL_{spell}"), sorcerer), 9


def teleport(size: str) -> str:
    """The constant of the spell that carries a size."""
    return f"TELEPORT_{size.replace(' ', '_').upper()}"


@KNOWN
def test_teleport(number: int, size: str, most: int) -> None:
    """Any area without limit of distance, at the least power as at the highest; nobody less powerful."""
    troops = min(most, 12)
    least, highest = powers(teleport(size))
    for level in (least, highest):
        done = sixth(f"{number} Mira SB", level=level, changed=camp("CX", brigades=troops))
        assert (done.why, stands(done), done.wizard.group.spent) == ("", "SB", 0), level
    weak = sixth(f"{number} Mira SB", level=least - 1, changed=camp("CX", brigades=troops))
    assert weak.why == f"Mira is not powerful enough for Teleport {size}."


@KNOWN
def test_teleport_takes_a_size_and_lands_ashore(number: int, size: str, most: int) -> None:
    """As many brigades as its text says, and no water."""
    troops = min(most, 12)
    assert sixth(f"{number} Mira HP", level=9, changed=camp("CC", brigades=troops)).why == "HP is water."
    if most < 99:
        large = sixth(f"{number} Mira KK", level=9, changed=camp("CC", brigades=most + 1))
        assert large.why == f"Wanderers is too large for Teleport {size}."


def test_teleport_over_frozen_water() -> None:
    """Line 819: it lands on the ice."""
    assert stands(sixth("850 Mira HP", changed=camp("CC"), ice=True)) == "HP"


def test_teleport_is_the_only_move() -> None:
    """Line 5614: in place of a movement order."""
    marched = sixth("850 Mira KK", more="720 Wanderers: HK", changed=camp())
    assert (marched.why, stands(marched)) == ("Wanderers has marched already.", "HK")


def test_teleport_after_a_rest() -> None:
    """Lines 5614 and 4866: who has rested stays where the rest was."""

    def at_home(world: Any) -> None:
        no_levies(world)
        host = named(world.wizards, "Mira").group
        home = next(each for each in world.places if each.kingdom is host.kingdom and each.name == "Middleton")
        home.settlement = package().SETTLEMENT_CITY
        for each in world.groups:
            if each is not host and each.area == home.area:
                each.area = area("CC")

    rested = sixth("850 Mira KK", more="745 Wanderers in a city", town=True, changed=at_home)
    assert rested.why == "Wanderers has rested, and no magic moves it this turn."
    assert sixth("850 Mira KK", town=True, changed=at_home).why == ""


def test_teleport_out_of_an_ambush() -> None:
    """Line 4812: who lies in ambush and is carried off lies there no longer."""
    done = sixth("850 Mira KK", more="730 Wanderers", changed=camp())
    assert (done.why, stands(done), done.wizard.group.lying_low) == ("", "KK", False)


def test_a_teleported_host_is_seen_where_it_is() -> None:
    """Line 4944: what is looked for after all movement is found where magic has brought it; a group in its new area
    reports it, and a group in the old one does not (line 1930)."""

    def watchers(world: Any) -> None:
        camp("CC")(world)
        for name, spot, kingdom in (("Old Watch", "CC", "Halfling"), ("New Watch", "KK", "Giants")):
            host = next(each for each in world.groups if each.kingdom.name == kingdom and each.brigades)
            host.name, host.area = name, area(spot)

    done = sixth("850 Mira KK", changed=watchers)
    assert "Scouts in KK: Wanderers of Sorcerer, Brigade." in done.told_to("Giants")
    assert not any("Wanderers" in text for text in done.told_to("Halfling"))


def test_a_teleported_host_finds_what_is_hidden_where_it_lands() -> None:
    """Line 1104: a group that ends its movement there."""

    def lair(world: Any) -> None:
        camp("CC")(world)
        world.add(package().Place(name="Lair", area=area("KK"), hidden=True))

    found = "Wanderers has come upon Lair, Town, in KK. It was hidden."
    assert found in sixth("850 Mira KK", changed=lair).told


# ---- Teleport Self ---------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [830, 71])
def test_teleport_self(number: int) -> None:
    """Lines 5590 and 5216: to another group of the kingdom, however far; the group stays where it is."""
    spell = {830: "TELEPORT_SELF", 71: "INSTANT_SELF_TELEPORT"}[number]
    least, highest = powers(spell)

    def far(world: Any) -> None:
        camp("CX")(world)
        named(world.groups, "Second").area = area("SB")

    for level in (least, highest):
        done = sixth(f"{number} Mira Second", level=level, changed=far)
        second = named(done.world.groups, "Second")
        assert (done.why, done.wizard.group, stands(done)) == ("", second, "CX"), level
        assert done.wizard in second.wizards
        assert done.wizard not in named(done.world.groups, "Wanderers").wizards
    assert "not powerful enough" in sixth(f"{number} Mira Second", level=least - 1, changed=far).why


def with_wizards(count: int) -> Any:
    """So many wizards are in the second group."""

    def changed(world: Any) -> None:
        camp()(world)
        mira, alamaze = named(world.wizards, "Mira"), package()
        second = named(world.groups, "Second")
        second.wizards = ()
        for at in range(count):
            other = alamaze.Wizard(
                name=f"Pupil {at}", rank=alamaze.RANK_WIZARD, level=1, kingdom=mira.kingdom, group=second
            )
            second.wizards = (*second.wizards, world.add(other))

    return changed


def test_teleport_self_to_a_full_group() -> None:
    """Line 5590: not where three wizards are."""
    assert sixth("830 Mira Second", changed=with_wizards(2)).why == ""
    assert sixth("830 Mira Second", changed=with_wizards(3)).why == "Second has no room for another wizard."


def test_teleport_self_to_nobody() -> None:
    """Lines 5590 and 4758: to a group of one's own in which somebody is, and not to the caster's."""
    assert sixth("830 Mira Second", changed=camp(gone=("Second",))).why == "Nobody is in Second."
    assert sixth("830 Mira Wanderers").why == "Mira is in Wanderers already."

    def strangers(world: Any) -> None:
        camp()(world)
        next(each for each in world.groups if each.kingdom.name == "Halfling").name = "Strangers"

    assert sixth("830 Mira Strangers", changed=strangers).why != ""


def test_a_group_from_which_everybody_is_gone() -> None:
    """Line 1932: its name waits at the capital."""

    def alone(world: Any) -> None:
        camp("CX", brigades=0)(world)
        host = named(world.wizards, "Mira").group
        host.leaders, host.wizards = (), (named(world.wizards, "Mira"),)

    done = sixth("830 Mira Second", changed=alone)
    assert (done.why, stands(done)) == ("", letters(done.kingdom.capital.area))

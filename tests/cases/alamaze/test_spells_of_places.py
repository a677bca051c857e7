"""Spells upon population centers, with the figures of their texts (seed 002, lines 5344 to 5378)."""

from __future__ import annotations

from typing import Any

from tests.cases.alamaze.test_spells_cast import Cast, cast
from tests.cases.thrones import named, package

PLAYING = ("Elven", "Halfling")


def brook(*, defense: int = 11000, lord: str = "", elites: int = 0, wizards: int = 0, more: Any = None) -> Any:
    """A town called Brook where Mira's group camps, and beside it a host of the Halflings called Hares with wizards Olo
    and Otho of the fifth and the ninth level; all in one region. `elites` strong brigades ride with the Hares, and
    Nell, another wizard of Mira's group, is there when `wizards` is 1."""

    def changed(world: Any) -> None:
        alamaze = package()
        mira = named(world.wizards, "Mira")
        home, host = mira.kingdom, mira.group
        host.region = alamaze.REGION_KRYNN
        small = named(world.kingdoms, "Halfling")
        town = world.add(
            alamaze.Place(
                name="Brook", area=host.area, region=host.region, settlement=alamaze.SETTLEMENT_TOWN,
                defense=defense, census=2000, food_output=6000, gold_output=3000,
            )
        )  # fmt: skip
        if lord:
            town.kingdom = named(world.kingdoms, lord)
            town.kingdom.places = (*town.kingdom.places, town)
        hares = next(each for each in world.groups if each.kingdom is small and each.wizards)
        hares.name, hares.area, hares.terrain, hares.region = "Hares", host.area, host.terrain, host.region
        for _ in range(elites):
            fresh = world.add(alamaze.Brigade(breed=hares.brigades[0].breed, experience=alamaze.EXPERIENCE_ELITE))
            hares.brigades = (*hares.brigades, fresh)
        mages = [each for each in world.wizards if each.kingdom is small][:2]
        for mage, name, level in zip(mages, ("Olo", "Otho"), (5, 9), strict=True):
            mage.name, mage.level, mage.rank, mage.group, mage.place = name, level, alamaze.RANK_WIZARD, hares, None
        hares.wizards = tuple(mages)
        if wizards:
            nell = next(each for each in world.wizards if each.kingdom is home and each is not mira)
            if nell.group is not None:
                nell.group.wizards = tuple(each for each in nell.group.wizards if each is not nell)
            nell.name, nell.level, nell.rank, nell.group, nell.place = "Nell", 9, alamaze.RANK_WIZARD, host, None
            host.wizards = (mira, nell)
        if more is not None:
            more(world)

    return changed


def at_brook(line: str, *, level: int = 9, ice: bool = False, more: str = "", other: str = "", **of: Any) -> Cast:
    """A turn beside Brook; `other` is what the Halflings order."""
    return cast(
        line, level=level, more=more, ice=ice, playing=PLAYING, other=("Halfling", other) if other else ("", ""),
        changed=brook(**of),
    )  # fmt: skip


def left(done: Cast) -> int:
    """Return the defense of Brook."""
    return int(named(done.world.places, "Brook").defense)


def held_by(done: Cast) -> str:
    """Return who rules Brook, or nothing."""
    lord = named(done.world.places, "Brook").kingdom
    return lord.name if lord is not None else ""


def in_zamora(world: Any) -> None:
    """Mira's group is in another region than Brook."""
    named(world.wizards, "Mira").group.region = package().REGION_ZAMORA


# ---- stones from the sky ---------------------------------------------------------------------------


def test_meteor_strike() -> None:
    """Line 5374: 4,000, and 3,000 for each level above the fifth; 10,000 by a wizard of the seventh."""
    for level, loss in ((5, 4000), (6, 7000), (7, 10000)):
        done = at_brook("155 Mira Brook", level=level, lord="Halfling", defense=20000)
        assert (done.why, left(done)) == ("", 20000 - loss)
    assert left(at_brook("155 Mira Brook 5", level=7, defense=20000)) == 16000
    fell = "Stones have fallen from the sky upon Brook; left of its defense: 10,000 defense."
    assert fell in done.told_to("Halfling")
    assert not any("Mira" in line for line in done.told_to("Halfling"))
    assert at_brook("155 Mira Brook", level=3).why == "Mira is not powerful enough for Meteor Strike."


def test_meteor_strike_in_an_ice_age() -> None:
    """Line 824: half as much again; of 20,000 a wizard of the seventh level leaves 5,000."""
    assert left(at_brook("155 Mira Brook", level=7, defense=20000, ice=True)) == 5000


def test_where_stones_fall() -> None:
    """Line 5374: in the area of the wizard's group, which has a brigade at least."""

    def away(world: Any) -> None:
        named(world.places, "Brook").area += 1

    def alone(world: Any) -> None:
        named(world.wizards, "Mira").group.brigades = ()

    far = cast("155 Mira Brook", level=7, playing=PLAYING, changed=brook(more=away))
    assert far.why == "Brook is not where Mira is."
    assert left(far) == 11000
    few = cast("155 Mira Brook", level=7, playing=PLAYING, changed=brook(more=alone))
    assert (few.why, left(few)) == ("Meteor Strike takes a brigade beside Mira.", 11000)


def test_one_strike_by_a_group() -> None:
    """Lines 5374 and 2327: a second wizard of the group cannot cast it upon the same place; another group can."""
    done = at_brook("155 Mira Brook 5", more="155 Nell Brook 5", wizards=1, defense=20000)
    assert left(done) == 16000
    assert any("has fallen upon Brook already, by Wanderers." in line for line in done.told)
    both = at_brook("155 Mira Brook 5", other="155 Otho Brook 5", defense=20000)
    assert left(both) == 12000


def full_of_people(world: Any) -> None:
    """A dozen Barons and a spy of the Halflings live in Brook, where a Count of the Elves is a prisoner."""
    alamaze, town = package(), named(world.places, "Brook")
    small, elven = named(world.kingdoms, "Halfling"), named(world.kingdoms, "Elven")
    for number in range(12):
        world.add(alamaze.Figure(name=f"Baron {number}", rank=alamaze.RANK_BARON, kingdom=small, place=town))
    world.add(alamaze.Agent(name="Spy", rank=alamaze.RANK_AGENT, level=3, kingdom=small, place=town))
    world.add(alamaze.Figure(name="Convict", rank=alamaze.RANK_COUNT, kingdom=elven, place=town, captor=small))


def test_a_place_without_any_wall_left_is_gone() -> None:
    """Line 5374: prisoners die, each emissary with an even chance or else goes home, the region thinks worse of you."""

    def changed(world: Any) -> None:
        brook(defense=4000, lord="Halfling", more=full_of_people)(world)

    done = cast("155 Mira Brook", level=5, playing=PLAYING, changed=changed)
    assert done.why == ""
    assert not any(each.name == "Brook" for each in done.world.places)
    capital = named(done.world.kingdoms, "Halfling").capital
    barons = [each for each in done.world.figures if each.name.startswith("Baron ")]
    assert 0 < len(barons) < 12
    assert all(each.place is capital for each in barons)
    assert named(done.world.agents, "Spy").place is capital
    assert not any(each.name == "Convict" for each in done.world.figures)
    krynn = package().REGION_KRYNN
    thinks = [each.reaction for each in done.kingdom.standings if each.region == krynn]
    idle = cast("208 Mira", level=5, playing=PLAYING, changed=changed)
    thought = [each.reaction for each in idle.kingdom.standings if each.region == krynn]
    assert thinks[0] == (thought[0] if thought else package().REACTION_TOLERANT) - 1
    assert "Brook has been destroyed by stones from the sky." in done.told_to("Halfling")


def test_a_place_that_holds() -> None:
    """Line 5374: with a point of its walls left nobody dies, and nobody is angry."""
    done = cast(
        "155 Mira Brook", level=5, playing=PLAYING, changed=brook(defense=4001, lord="Halfling", more=full_of_people)
    )
    assert left(done) == 1
    assert sum(each.name.startswith("Baron ") for each in done.world.figures) == 12
    assert named(done.world.figures, "Convict").captor is not None
    assert not any("hears of it" in line for line in done.told_to("Elven"))


# ---- wards -----------------------------------------------------------------------------------------


def test_ward_population_center() -> None:
    """Lines 5346 and 2349: a ward keeps one strike off, and the second one falls."""
    warded = at_brook("155 Mira Brook 5", other="130 Olo Brook", lord="Halfling")
    assert (warded.why, left(warded)) == ("", 11000)
    assert "Mira has cast Meteor Strike upon Brook in vain." in warded.told_to("Elven")
    assert not any("The ward" in line for line in warded.told_to("Elven"))
    assert "The ward over Brook has turned a blow of magic away, and is spent." in warded.told_to("Halfling")
    two = brook(lord="Halfling", wizards=1, more=apart)
    second = cast(
        "155 Mira Brook 5", level=9, playing=PLAYING, more="155 Nell Brook 5", other=("Halfling", "130 Olo Brook"),
        changed=two,
    )  # fmt: skip
    assert left(second) == 7000
    both = cast(
        "155 Mira Brook 5", level=9, playing=PLAYING, more="155 Nell Brook 5",
        other=("Halfling", "130 Olo Brook\n130 Otho Brook"), changed=two,
    )  # fmt: skip
    assert left(both) == 11000


def apart(world: Any) -> None:
    """Nell is with the second group of the Elves, which stands beside Brook as well."""
    mira, nell = named(world.wizards, "Mira"), named(world.wizards, "Nell")
    second = next(each for each in world.groups if each.kingdom is mira.kingdom and each is not mira.group)
    mira.group.wizards, second.wizards, nell.group = (mira,), (nell,), second
    second.area, second.region, second.terrain = mira.group.area, mira.group.region, mira.group.terrain
    second.brigades = (world.add(package().Brigade(breed=mira.group.brigades[0].breed)),)


def test_a_ward_is_for_the_region_and_for_the_turn() -> None:
    """Line 5346: within the caster's region; nobody else hears of it, and with the turn it is gone."""
    done = at_brook("130 Mira Brook", lord="Halfling")
    assert "Mira has cast Ward Population Center upon Brook." in done.told_to("Elven")
    assert not done.world.place_wards
    idle = at_brook("208 Mira 1", lord="Halfling")
    assert done.told_to("Halfling") == idle.told_to("Halfling")
    away = cast("130 Mira Brook", level=9, playing=PLAYING, changed=brook(more=in_zamora))
    assert away.why == "Brook is not in the region of Mira."


def test_a_ward_turns_an_angel_away() -> None:
    """Lines 2919 and 4746: the ward is consumed, and a second angel finds the place."""

    def at_the_altar(world: Any) -> None:
        alamaze, dark = package(), named(world.kingdoms, "Deathknights")
        dark.gold = 50000
        for name in ("Nyra", "Nessa"):
            world.add(
                alamaze.Figure(
                    name=name, rank=alamaze.RANK_PRIESTESS, level=20, kingdom=dark,
                    place=world.add(alamaze.Place(name=f"Hall of {name}", area=named(world.places, "Brook").area)),
                )
            )  # fmt: skip

    def angels(line: str, orders: str) -> int:
        done = cast(
            line, level=9, playing=("Elven", "Halfling", "Deathknights"), other=("Deathknights", orders),
            changed=brook(more=at_the_altar),
        )  # fmt: skip
        assert done.why == ""
        return left(done)

    assert angels("208 Mira 1", "666 Nyra Brook") == 10000
    assert angels("130 Mira Brook", "666 Nyra Brook") == 11000
    assert angels("130 Mira Brook", "666 Nyra Brook\n666 Nessa Brook") == 10000


# ---- domes -----------------------------------------------------------------------------------------

SLIDES = "A dome of magic lies over Brook, and Hares slides off it. Nobody is harmed."


def test_dome_of_invulnerability() -> None:
    """Line 5358: no attack reaches a place below it, whoever rules there; the next month it is gone."""
    for assault in ("150 Hares Brook", "160 Hares Brook", "180 Hares Brook"):
        fallen = at_brook("208 Mira 1", other=assault, defense=10, elites=6)
        assert SLIDES not in fallen.told
        assert not any(each.name == "Brook" and each.kingdom is None for each in fallen.world.places), assault
    for assault in ("150 Hares Brook", "160 Hares Brook"):
        safe = at_brook("135 Mira Brook", other=assault, defense=10, elites=6)
        assert (safe.why, held_by(safe), left(safe)) == ("", "", 10)
        assert SLIDES in safe.told_to("Halfling")
        assert not safe.world.domes


def test_whom_a_dome_does_not_keep_out() -> None:
    """Line 5358: words at the gate, and a siege."""
    talk = at_brook("135 Mira Brook", other="170 Hares Brook", defense=10, elites=6)
    assert any(line.startswith("Hares offers Brook a kinder rule.") for line in talk.told_to("Halfling"))
    ring = at_brook("135 Mira Brook", other="190 Hares Brook", defense=10, elites=6)
    assert any(line.startswith("Hares lies around Brook") for line in ring.told_to("Halfling"))


def test_who_may_know_of_a_dome() -> None:
    """Line 5358: the page says of nobody that a dome is seen; whoever stays away hears nothing."""
    done, idle = at_brook("135 Mira Brook", lord="Halfling"), at_brook("208 Mira 1", lord="Halfling")
    assert done.told_to("Halfling") == idle.told_to("Halfling")
    away = cast("135 Mira Brook", level=9, playing=PLAYING, changed=brook(more=in_zamora))
    assert away.why == "Brook is not in the region of Mira."
    assert at_brook("135 Mira Brook", level=4).why == "Mira is not powerful enough for Dome of Invulnerability."


def test_dispel_dome_of_invulnerability() -> None:
    """Line 5362: one dome is gone, whoever's level is greater, and the assault of the same month finds the walls."""
    opened = at_brook("135 Mira Brook", other="136 Olo Brook\n150 Hares Brook", defense=10, elites=6)
    assert held_by(opened) == "Halfling"
    assert "The dome over Brook has burst." in opened.told_to("Elven")
    two = at_brook(
        "135 Mira Brook", more="135 Nell Brook", other="136 Olo Brook\n150 Hares Brook", defense=10, elites=6, wizards=1
    )
    assert held_by(two) == ""
    none = at_brook("136 Mira Brook")
    assert (none.why, "Mira has cast Dispel Dome of Invulnerability upon Brook in vain." in none.told) == ("", True)
    away = cast("136 Mira Brook", level=9, playing=PLAYING, changed=brook(more=in_zamora))
    assert away.why == "Brook is not in the region of Mira."


# ---- words at the gate -----------------------------------------------------------------------------


def spoken(done: Cast) -> int:
    """Return the chance that was told, in points."""
    line = next(each for each in done.told_to("Elven") if "The chance is" in each)
    return int(line.rpartition("The chance is ")[2].rstrip(".%"))


def captains(world: Any) -> None:
    """A Marshal rides with Mira, and Brook has strong walls."""
    alamaze, mira = package(), named(world.wizards, "Mira")
    boss = world.add(alamaze.Leader(name="Cid", rank=alamaze.RANK_MARSHAL, kingdom=mira.kingdom))
    mira.group.leaders = (boss,)


def hail(line: str, *, level: int = 9, more: Any = captains, **of: Any) -> Cast:
    """A talk before Brook."""
    return cast(line, level=level, playing=PLAYING, changed=brook(defense=900000, more=more, **of))


def test_diplomacy() -> None:
    """Line 5378: as a parley, and better in proportion to the wizard's power; half of it where somebody rules."""
    plain = spoken(hail("170 Wanderers Brook"))
    for level in (2, 4, 6):
        assert spoken(hail(f"171 Mira Brook {level}")) == plain + 5 * level
    assert spoken(hail("171 Mira Brook", level=6)) == plain + 30

    def unguarded(world: Any) -> None:
        captains(world)
        named(world.groups, "Hares").area += 1

    ruled = spoken(hail("171 Mira Brook 6", lord="Halfling", more=unguarded))
    assert ruled * 2 in (plain + 29, plain + 30, plain + 31)


def test_when_diplomacy_is_not_heard() -> None:
    """Line 5378: in place of a parley, not besides; capitals do not listen, and nobody hears a patrol."""

    def a_capital(world: Any) -> None:
        captains(world)
        town = named(world.places, "Brook")
        town.kingdom.capital = town

    def without_captains(world: Any) -> None:
        named(world.wizards, "Mira").group.leaders = ()

    shut = "Brook listens to nobody: neither capitals nor walls out of legend do."
    assert hail("171 Mira Brook", lord="Halfling", more=a_capital).why == shut
    assert hail("171 Mira Brook", more=without_captains).why == "It takes a leader of some rank to be heard."
    assert hail("171 Mira Brook", level=0).why == "Mira is not powerful enough for Diplomacy."
    twice = cast(
        "171 Mira Brook", playing=PLAYING, more="170 Wanderers Brook", changed=brook(defense=900000, more=captains)
    )
    assert twice.why == "Wanderers has tried its luck this turn."

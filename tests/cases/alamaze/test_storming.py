"""Population centers that are stormed: who may, stage by stage, and what is left; typed lines on the map."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.cases.thrones import Played, named, package, play

STORM = "150 Host of Grimhold Fernbrook: determined attack"


def told(done: Played, player: str) -> list[str]:
    """What one ruler was told in the turn."""
    one = named(done.world.kingdoms, player)
    return [each.text for each in done.world.reports if each.who is None or one.id in each.who]


def gather(world: Any, host: str, where: str) -> None:
    """A host stands before a place."""
    one, place = named(world.groups, host), named(world.places, where)
    one.area = place.area


def strengthen(world: Any, host: str) -> None:
    """Each brigade of a host is an elite that counts for much."""
    for brigade in named(world.groups, host).brigades:
        brigade.experience = package().EXPERIENCE_ELITE


def at_the_gates(world: Any) -> None:
    """The Warlock's host, all elite, before a village of the Elves."""
    gather(world, "Host of Grimhold", "Fernbrook")
    strengthen(world, "Host of Grimhold")


def held_by(done: Played, place: str) -> str:
    """Who rules a place."""
    lord = named(done.world.places, place).kingdom
    return lord.name if lord is not None else ""


def test_a_village_is_stormed_and_raises_another_banner() -> None:
    """Seed 002, lines 4243 to 4247, 2137 and 1004: the banner, at most a tenth lost, production in the same turn."""
    done = play(("The Warlock", STORM), changed=at_the_gates)
    quiet = play(("The Warlock", ""), changed=at_the_gates)
    assert done.why[STORM] == ""
    assert held_by(done, "Fernbrook") == "The Warlock"
    names = {each.name for each in named(done.world.kingdoms, "The Warlock").places}
    assert "Fernbrook" in names
    assert "Fernbrook" not in {each.name for each in named(done.world.kingdoms, "The Elven Kingdom").places}
    village = named(done.world.places, "Fernbrook")
    assert 2700 <= village.defense <= 3000
    assert 450 <= village.gold_output <= 500
    assert 7200 <= village.food_output <= 8000
    gain = named(done.world.kingdoms, "The Warlock").gold - named(quiet.world.kingdoms, "The Warlock").gold
    assert gain == village.gold_output
    assert "Fernbrook has fallen to The Warlock." in told(done, "The Elven Kingdom")
    assert any(line.startswith("Fernbrook has fallen to Host of Grimhold") for line in told(done, "The Warlock"))


def test_both_sides_read_the_storm_stage_by_stage() -> None:
    """Seed 002, lines 2229 to 2239: the stages in their order; the defender learns nothing of the host's strength."""
    done = play(("The Warlock", STORM), changed=at_the_gates)
    order = ["Long-Range Missile Stage", "Short-Range Missile Stage", "Storm (Phase I-XII) Stage"]
    for player in ("The Warlock", "The Elven Kingdom"):
        stages = [line.partition(": ")[0] for line in told(done, player) if " Stage: " in line]
        assert stages == sorted(stages, key=order.index)
        assert stages
    for line in told(done, "The Elven Kingdom"):
        assert not re.search(r"Host of Grimhold (strikes with|fights at|is promoted|has learned)|a morale of", line)
    assert not any("Fernbrook" in line for line in told(done, "The Sorcerer"))


def test_whoever_is_far_away_does_not_storm() -> None:
    """Seed 002, line 4243: in the same area."""
    done = play(("The Warlock", STORM))
    assert done.why[STORM] == "Fernbrook is nowhere near Host of Grimhold."
    assert held_by(done, "Fernbrook") == "The Elven Kingdom"


def guarded(world: Any) -> None:
    """As at the gates, with the Elves' own host beside them."""
    at_the_gates(world)
    gather(world, "Host of Silverleaf", "Fernbrook")


def test_the_own_host_of_a_place_bars_the_way_until_it_is_driven_off() -> None:
    """Seed 002, lines 2141 and 2143."""
    done = play(("The Warlock", STORM), changed=guarded)
    assert done.why[STORM] == "Before Fernbrook stands a host of those who hold it."
    drive = "110 Host of Grimhold Host of Silverleaf: determined attack\n" + STORM
    done = play(
        ("The Warlock", drive),
        ("The Elven Kingdom", "120 Host of Silverleaf Host of Grimhold: organized withdrawal"),
        changed=guarded,
    )
    assert any("Host of Silverleaf has fallen back" in line for line in told(done, "The Warlock"))
    assert done.why[STORM] == ""


def test_one_host_drives_off_the_guard_and_another_one_storms() -> None:
    """Seed 002, line 2143: hosts of several kingdoms may do it together."""

    def two(world: Any) -> None:
        guarded(world)
        gather(world, "Host of Howlmoor", "Fernbrook")

    done = play(
        ("The Lycans", "110 Host of Howlmoor Host of Silverleaf: determined attack"),
        ("The Warlock", STORM),
        ("The Elven Kingdom", "120 Host of Silverleaf Host of Howlmoor: organized withdrawal"),
        changed=two,
    )
    assert set(done.why.values()) == {""}
    assert held_by(done, "Fernbrook") == "The Warlock"
    done = play(("The Lycans", "120 Host of Howlmoor Host of Silverleaf"), ("The Warlock", STORM), changed=two)
    assert done.why[STORM] == "Before Fernbrook stands a host of those who hold it."


def test_a_guard_in_ambush_bars_no_way() -> None:
    """Seed 002, line 2143."""

    def lurking(world: Any) -> None:
        guarded(world)
        named(world.groups, "Host of Silverleaf").lying_low = True

    assert play(("The Warlock", STORM), changed=lurking).why[STORM] == ""


def test_a_guest_does_not_bar_the_way() -> None:
    """Seed 002, line 2143: a host of another kingdom may help, and that rule does not hold for it."""

    def guest(world: Any) -> None:
        at_the_gates(world)
        gather(world, "Host of Burrowton", "Fernbrook")

    assert play(("The Warlock", STORM), changed=guest).why[STORM] == ""


def test_whoever_stood_on_the_defensive_does_not_storm() -> None:
    """Seed 002, lines 2139, 4211 and 4229: not after a defense; and whoever digs in does nothing else at all."""

    def ready(world: Any) -> None:
        at_the_gates(world)
        gather(world, "Host of Burrowton", "Fernbrook")

    stand = "120 Host of Grimhold Host of Burrowton: stand and defend"
    done = play(("The Warlock", f"{stand}\n{STORM}"), changed=ready)
    assert done.why[STORM] == "Host of Grimhold stands on the defensive this turn."
    dug_in = play(("The Warlock", f"121 Host of Grimhold\n{STORM}"), changed=ready)
    assert dug_in.why[STORM] != ""
    for each in (done, dug_in):
        assert held_by(each, "Fernbrook") == "The Elven Kingdom"


def test_a_probe_breaks_off_before_strong_walls() -> None:
    """Seed 002, lines 2171 and 2221: the host looks at its losses, the walls never do."""

    def strong(world: Any) -> None:
        gather(world, "Host of Grimhold", "Fernbrook")
        named(world.places, "Fernbrook").defense = 40_000

    line = "150 Host of Grimhold Fernbrook: probing attack"
    done = play(("The Warlock", line), changed=strong)
    assert done.why[line] == ""
    assert held_by(done, "Fernbrook") == "The Elven Kingdom"
    assert named(done.world.places, "Fernbrook").defense == 40_000
    assert any(line.startswith("Host of Grimhold has fallen back from Fernbrook") for line in told(done, "The Warlock"))
    assert "Fernbrook has held: Host of Grimhold has fallen back." in told(done, "The Elven Kingdom")
    assert any(each.attrition >= 15 for each in named(done.world.groups, "Host of Grimhold").brigades)


def capital(world: Any) -> None:
    """The Warlock before the capital of the Elves, which is nearly bare; one of their villages is strong."""
    gather(world, "Host of Grimhold", "Silverleaf")
    for host in world.groups:
        if host.kingdom.name == "The Elven Kingdom":
            host.area = named(world.places, "Mossdell").area
    named(world.places, "Silverleaf").defense = 1000
    named(world.places, "Mossdell").defense = 9000
    strengthen(world, "Host of Grimhold")


def test_a_lost_capital_moves_the_throne_and_costs_influence() -> None:
    """Seed 002, lines 1090, 1449 and 4247: the strongest place is the new seat; whoever is not caught goes there."""
    line = "150 Host of Grimhold Silverleaf: determined attack"
    done = play(("The Warlock", line), changed=capital)
    elves, warlock = named(done.world.kingdoms, "The Elven Kingdom"), named(done.world.kingdoms, "The Warlock")
    assert held_by(done, "Silverleaf") == "The Warlock"
    assert elves.capital.name == "Mossdell"
    assert elves.influence == 1100
    for name in ("Lyra", "Duke of Silverleaf"):
        figure = named(done.world.figures, name)
        caught = figure.captor is warlock and figure.place is warlock.capital
        assert caught or (figure.captor is None and figure.place is elves.capital)
    fool = named(done.world.figures, "Fool of Silverleaf")
    assert fool.captor is None
    assert fool.place is (warlock.capital if fool.kingdom is warlock else elves.capital)
    assert named(done.world.agents, "Thrush").place.name == "Silverleaf"
    assert "Thrush has gone underground in Silverleaf." in told(done, "The Elven Kingdom")
    assert not any("Thrush" in text for text in told(done, "The Warlock"))


@pytest.mark.parametrize(
    ("player", "lines"),
    [
        ("The Elven Kingdom", "355 Fernbrook"),
        ("The Warlock", "150 Host of Grimhold Silverleaf: determined attack"),
    ],
)
def test_a_temple_outlasts_the_capital(player: str, lines: str) -> None:
    """Seed 002, lines 3400 and 3640: it stays where it is, if the court moves and if the place is lost."""
    temple = 1 << package().BUILDING_TEMPLE

    def holy(world: Any) -> None:
        if player == "The Warlock":
            capital(world)
        named(world.places, "Silverleaf").buildings |= temple

    done = play((player, lines), changed=holy)
    seat = named(done.world.kingdoms, "The Elven Kingdom").capital
    assert seat.name != "Silverleaf"
    assert not seat.buildings & temple
    assert named(done.world.places, "Silverleaf").buildings & temple


def test_siege_engineering_lowers_the_walls_of_towns() -> None:
    """Seed 002, line 3969: a tenth of the defense of a town or a city, of a village nothing."""
    a = package()
    seen = {}
    for trait in (0, 1 << a.TRAIT_SIEGE_ENGINEERING):

        def engineers(world: Any, trait: int = trait) -> None:
            at_the_gates(world)
            named(world.places, "Fernbrook").settlement = a.SETTLEMENT_TOWN
            named(world.places, "Fernbrook").defense = 20_000
            named(world.kingdoms, "The Warlock").traits |= trait

        done = play(("The Warlock", STORM), changed=engineers)
        first = next(line for line in told(done, "The Warlock") if line.startswith("Long-Range Missile"))
        seen[trait] = int(re.findall(r"Fernbrook (\d+)% is left", first)[0])
    assert seen[1 << a.TRAIT_SIEGE_ENGINEERING] < seen[0]


def test_an_evil_conqueror_reaps_in_full_in_the_lean_season() -> None:
    """Seed 002, lines 3869 and 1287: no loss by the season in the turn of the conquest."""
    a = package()

    def winter(world: Any) -> None:
        at_the_gates(world)
        world.season = a.SEASON_WINTER
        named(world.kingdoms, "The Warlock").traits |= 1 << a.TRAIT_EVIL

    done, quiet = play(("The Warlock", STORM), changed=winter), play(("The Warlock", ""), changed=winter)
    gain = named(done.world.kingdoms, "The Warlock").gold - named(quiet.world.kingdoms, "The Warlock").gold
    assert gain == named(done.world.places, "Fernbrook").gold_output


def test_a_ballista_strikes_down_a_brigade_before_the_first_arrow() -> None:
    """Seed 002, line 1148: one brigade of Ogres, Trolls or Hill Giants."""
    a = package()

    def tower(world: Any) -> None:
        at_the_gates(world)
        named(world.places, "Fernbrook").buildings = 1 << a.BUILDING_BALLISTA_TOWER
        host = named(world.groups, "Host of Grimhold")
        host.brigades[0].breed = host.brigades[1].breed = a.BRIGADE_TYPE_OGRES
        host.types |= 1 << a.BRIGADE_TYPE_OGRES

    done = play(("The Warlock", STORM), changed=tower)
    line = "The Ballista Tower of Fernbrook strikes down a brigade of Ogres before the first arrow."
    assert told(done, "The Warlock").count(line) == 1
    assert told(done, "The Elven Kingdom").count(line) == 1
    left = named(done.world.groups, "Host of Grimhold").brigades
    assert [each.breed for each in left].count(a.BRIGADE_TYPE_OGRES) == 1


def test_a_neutral_place_is_stormed_and_nothing_of_the_storm_is_left_in_play() -> None:
    """Seed 002, lines 1098 and 4243: whoever rules it, or nobody; the two sides are gone when it is over."""

    def free(world: Any) -> None:
        at_the_gates(world)
        place = named(world.places, "Fernbrook")
        elves = named(world.kingdoms, "The Elven Kingdom")
        elves.places = tuple(each for each in elves.places if each is not place)
        place.kingdom = None

    done, quiet = play(("The Warlock", STORM), changed=free), play(("The Warlock", ""), changed=free)
    assert done.why[STORM] == ""
    assert held_by(done, "Fernbrook") == "The Warlock"
    for kind in ("kingdoms", "groups", "sides", "ramparts"):
        assert len(getattr(done.world, kind)) == len(getattr(quiet.world, kind))
    assert named(done.world.groups, "Host of Grimhold").terrain == named(quiet.world.groups, "Host of Grimhold").terrain
    assert told(done, "The Elven Kingdom") == told(quiet, "The Elven Kingdom")

"""Who follows a ruler who is dead or taken, and where the throne stands: orders 355 and 495, and what comes by
itself (seed 002, lines 1088 to 1092, 1544 to 1550, 2950, 4421 to 4425, 4479 and 4551 to 4553)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rulec.base.diagnostics import Report
from rulec.driver.games.loaded_package import load_game
from rulec.runtime.game.turns import hand_in, resolve
from tests.cases.thrones import ROOT, Played, named, package, play

ELVES, LYCANS, WARLOCK, UNDERWORLD = "The Elven Kingdom", "The Lycans", "The Warlock", "The Underworld"

Change = Callable[[Any], None]


def taken(name: str, by: str = LYCANS) -> Change:
    """Somebody is a prisoner from the start."""

    def change(world: Any) -> None:
        for each in world.figures:
            if each.name == name:
                each.captor = named(world.kingdoms, by)
                each.place = each.captor.capital

    return change


def both(*changes: Change) -> Change:
    def change(world: Any) -> None:
        for each in changes:
            each(world)

    return change


def regents(world: Any, kingdom: str = ELVES) -> list[str]:
    a = package()
    return [each.name for each in world.rulers if each.kingdom.name == kingdom and each.rank == a.RANK_REGENT]


def another_month(done: Played) -> None:
    game = load_game("alamaze", [str(ROOT / "generated")], Report())
    assert game is not None
    resolve(game, done.world, [])


def raised(name: str, rank: str) -> Change:
    return lambda world: setattr(named(world.figures, name), "rank", getattr(package(), f"RANK_{rank}"))


@pytest.mark.parametrize(
    ("rank", "loss"), [("PRINCE", 100), ("DUKE", 150), ("COUNT", 200), ("BARON", 250), ("AMBASSADOR", 300)]
)
def test_the_noble_of_the_highest_title_follows(rank: str, loss: int) -> None:
    """Lines 1546 to 1550: one point of influence for a Prince and three for the lowest title (ruling
    `succession_step` for those between them); the Regent is at the capital, and no Fool follows."""

    def abroad(world: Any) -> None:
        raised("Duke of Silverleaf", rank)(world)
        named(world.figures, "Duke of Silverleaf").place = named(world.places, "Howlmoor")

    done = play((ELVES, ""), changed=both(taken("Lyra"), abroad))
    elves = named(done.world.kingdoms, ELVES)
    assert regents(done.world) == ["Duke of Silverleaf"]
    assert elves.influence == 1_200 - loss
    assert next(each for each in done.world.rulers if each.name == "Duke of Silverleaf").place is elves.capital
    assert [each.name for each in done.world.figures].count("Duke of Silverleaf") == 1
    assert any(text.startswith("Duke of Silverleaf, ") and "Regent of The Elven Kingdom" in text for text in done.told)


def test_the_higher_title_comes_first_and_prisoners_do_not_follow() -> None:
    """Line 1546; Ruan, a Count, is a prisoner of the Lycans from the start."""
    free = both(taken("Lyra"), raised("Duke of Silverleaf", "AMBASSADOR"))

    def home(world: Any) -> None:
        free(world)
        ruan = named(world.figures, "Ruan")
        ruan.captor, ruan.place = None, named(world.places, "Silverleaf")

    assert regents(play((ELVES, ""), changed=free).world) == ["Duke of Silverleaf"]
    assert regents(play((ELVES, ""), changed=home).world) == ["Ruan"]


def test_a_regent_acts_as_the_ruler_did() -> None:
    """Line 1546: from the next month on."""
    done = play((ELVES, ""), changed=taken("Lyra"))
    game = load_game("alamaze", [str(ROOT / "generated")], Report())
    assert game is not None
    elves = named(done.world.kingdoms, ELVES)
    (verdict,) = hand_in(game, done.world, elves, [(1, "480 Duke of Silverleaf")])
    assert verdict.given is not None
    (given,) = resolve(game, done.world, [verdict.given])
    assert given.done
    assert elves.influence == 1_200 - 150 + 100


def test_a_ruler_who_comes_home_takes_the_throne_back() -> None:
    """Line 1550: the Regent has the former title again, and half of what was lost comes back (ruling
    `crown_recovered`)."""
    done = play((ELVES, ""), changed=taken("Lyra"))
    (lyra,) = [each for each in done.world.rulers if each.name == "Lyra"]
    lyra.captor, lyra.place = None, named(done.world.places, "Silverleaf")
    another_month(done)
    assert regents(done.world) == []
    assert named(done.world.figures, "Duke of Silverleaf").rank == package().RANK_DUKE
    assert named(done.world.kingdoms, ELVES).influence == 1_200 - 75


def test_a_ransom_brings_the_ruler_back_in_the_same_month() -> None:
    """Lines 1550 and 4291: who is bought free after the Regent was crowned in the morning reigns in the afternoon."""
    lines = ("The Halflings", "204 The Lycans 5,000 gold for Odo"), (LYCANS, "203 The Halflings Odo for 5,000 gold")
    done = play(*lines, changed=taken("Odo"))
    assert set(done.why.values()) == {""}
    assert any("is now Regent of The Halflings" in text for text in done.told)
    assert regents(done.world, "The Halflings") == []
    assert named(done.world.kingdoms, "The Halflings").influence == 1_200 - 75


def test_an_executed_king_has_a_successor_on_the_same_day() -> None:
    """Lines 1546 and 4463; the Regent stays."""
    done = play((LYCANS, "430 Odo"), changed=taken("Odo"))
    assert done.why == {"430 Odo": ""}
    assert regents(done.world, "The Halflings") == ["Duke of Burrowton"]
    another_month(done)
    assert regents(done.world, "The Halflings") == ["Duke of Burrowton"]


def test_a_murdered_king_has_a_successor_before_the_kingdom_is_looked_at() -> None:
    """Lines 1546, 4479 and 4978: agents strike late in the turn; the kingdom goes on."""

    def knife(world: Any) -> None:
        claw = named(world.agents, "Claw")
        claw.level, claw.place = 30, named(world.places, "Burrowton")

    turns = (play((LYCANS, "940 Claw Odo"), seed=seed, changed=knife).world for seed in range(1, 9))
    world = next(world for world in turns if not any(each.name == "Odo" for each in world.rulers))
    assert regents(world, "The Halflings") == ["Duke of Burrowton"]
    assert not named(world.kingdoms, "The Halflings").struck_off


def test_a_kingdom_without_any_heir_is_out() -> None:
    """Line 4479: no ruler, and no emissary who could assume the throne; a Fool is none (line 1517)."""
    done = play((ELVES, ""), changed=both(taken("Lyra"), taken("Duke of Silverleaf")))
    assert named(done.world.kingdoms, ELVES).struck_off


def test_consuls_are_rulers_all_of_them() -> None:
    """Line 2745: while one Consul is free nobody becomes Regent."""
    two = both(taken("Eldest"), taken("Second Eldest"))
    assert regents(play((ELVES, ""), changed=two).world, "The Ancient Ones") == []
    three = both(two, taken("Third Eldest"))
    assert regents(play((ELVES, ""), changed=three).world, "The Ancient Ones") == ["Duke of Oldthrone"]


def test_a_mortal_on_the_throne_of_the_demon_princes() -> None:
    """Line 2950: a mortal Prince follows first, then one of the Demon Princes, before all other nobles; as Regent
    he is no Demon Prince any more."""

    def hell(mortal: bool) -> Change:
        def change(world: Any) -> None:
            a = package()
            elves = named(world.kingdoms, ELVES)
            elves.privileges |= 1 << a.PRIVILEGE_MORTAL_STEWARD
            world.add(a.Figure(name="Asmodeus", rank=a.RANK_DEMON_PRINCE, level=0, kingdom=elves, place=elves.capital))
            if mortal:
                world.add(a.Figure(name="Gynor", rank=a.RANK_PRINCE, level=0, kingdom=elves, place=elves.capital))
            taken("Lyra")(world)

        return change

    assert regents(play((ELVES, ""), changed=hell(True)).world) == ["Gynor"]
    assert regents(play((ELVES, ""), changed=hell(False)).world) == ["Asmodeus"]


# ---- the throne moves --------------------------------------------------------------------------
def test_the_court_moves_and_does_nothing_else() -> None:
    """Line 4423: ruler, nobles, Fool, prisoners and inactive groups go along, agents stay (ruling
    `court_on_the_road`); it is the errand of all who move."""
    lines = "355 Fernbrook\n470 Lyra Krynn\n483 Fool of Silverleaf\n914 Duke of Silverleaf"
    done = play((ELVES, lines), changed=lambda world: taken("Brand", ELVES)(world))
    town = named(done.world.places, "Fernbrook")
    assert done.why["355 Fernbrook"] == ""
    assert named(done.world.kingdoms, ELVES).capital is town
    for line in lines.splitlines()[1:3]:
        assert done.why[line].endswith("had to move in this turn, and does nothing else."), line
    for name in ("Lyra", "Duke of Silverleaf", "Fool of Silverleaf", "Brand"):
        assert named(done.world.figures, name).place is town, name
    assert named(done.world.figures, "Thrush").place is named(done.world.places, "Silverleaf")


def test_who_has_acted_stays_behind() -> None:
    """Line 4423: only those who have not undertaken anything yet."""
    done = play((ELVES, "310 Duke of Silverleaf\n355 Fernbrook"))
    assert set(done.why.values()) == {""}
    assert named(done.world.figures, "Duke of Silverleaf").place is named(done.world.places, "Silverleaf")


def strangers(name: str, hidden: bool = False) -> Change:
    """The Host of Grimhold before a place, strong enough to besiege it."""

    def change(world: Any) -> None:
        host, town = named(world.groups, "Host of Grimhold"), named(world.places, name)
        host.area, town.defense, host.lying_low = town.area, 100, hidden

    return change


def test_a_strange_host_keeps_the_court_out() -> None:
    """Line 4425: unless it hides, or belongs to a declared ally."""
    line = "355 Fernbrook"
    assert play((ELVES, line), changed=strangers("Fernbrook")).why[line] == "A strange host stands before Fernbrook."
    assert play((ELVES, line), changed=strangers("Fernbrook", hidden=True)).why[line] == ""

    def friend(world: Any) -> None:
        strangers("Fernbrook")(world)
        elves = named(world.kingdoms, ELVES)
        elves.allies = (*elves.allies, named(world.kingdoms, WARLOCK))

    assert play((ELVES, line), changed=friend).why[line] == ""


def falls(world: Any) -> None:
    """Silverleaf is about to be stormed by the Host of Grimhold."""
    host, town = named(world.groups, "Host of Grimhold"), named(world.places, "Silverleaf")
    host.area, town.defense = town.area, 1
    for each in world.groups:
        if each.kingdom.name == ELVES:
            each.area = named(world.places, "Fernbrook").area


def test_the_throne_goes_where_the_ruler_wished() -> None:
    """Line 4553: the first wish, the second if it is not there any more, and the strongest walls if neither is."""
    a = package()
    storm = (WARLOCK, "150 Host of Grimhold Silverleaf: determined attack")

    def wishes(first: str, second: str, walls: str) -> Change:
        def change(world: Any) -> None:
            elves = named(world.kingdoms, ELVES)
            places = {each.name: each for each in elves.places}
            if "Barn" not in places:
                barn = world.add(a.Place(name="Barn", kingdom=elves, area=a.MAP_AREA_TILE_AA, defense=100))
                elves.places = (*elves.places, barn)
                places["Barn"] = barn
            for each in elves.places:
                each.defense = 9_000 if each.name == walls else 3_000
            elves.first_refuge, elves.second_refuge = places.get(first), places.get(second)
            falls(world)

        return change

    others = [each.name for each in named(play((ELVES, "")).world.kingdoms, ELVES).places if each.name != "Silverleaf"]
    one, two = others[:2]
    for first, second, walls, seat in (
        (one, two, "Barn", one),
        ("gone", two, "Barn", two),
        ("gone", "gone", "Barn", "Barn"),
    ):
        done = play(storm, changed=wishes(first, second, walls))
        assert done.why[storm[1]] == "", done.why
        assert named(done.world.places, "Silverleaf").kingdom.name == WARLOCK
        assert named(done.world.kingdoms, ELVES).capital.name == seat
    ordered = play((ELVES, f"495 {one} and {two}"))
    elves = named(ordered.world.kingdoms, ELVES)
    assert (elves.first_refuge.name, elves.second_refuge.name) == (one, two)


# ---- the sanctuary -----------------------------------------------------------------------------
def last_town(hidden: bool) -> Change:
    """Silverleaf is all that the Elves have, perhaps beside a hiding place, and is about to be stormed."""

    def change(world: Any) -> None:
        a = package()
        elves, town = named(world.kingdoms, ELVES), named(world.places, "Silverleaf")
        for each in elves.places:
            if each is not town:
                each.kingdom = None
        elves.places = (town,)
        falls(world)
        if hidden:
            hut = world.add(a.Place(name="Hut", area=a.MAP_AREA_TILE_AA, hidden=True, sanctuary_of=elves))
            elves.sanctuary = hut

    return change


STORM = (WARLOCK, "150 Host of Grimhold Silverleaf: determined attack")


def test_a_sanctuary_saves_a_kingdom_that_has_lost_its_last_town() -> None:
    """Lines 4477 to 4483: the court goes there by itself; without one the kingdom is out."""
    lost, saved = play(STORM, changed=last_town(False)).world, play(STORM, changed=last_town(True)).world
    assert named(lost.kingdoms, ELVES).struck_off
    elves = named(saved.kingdoms, ELVES)
    assert not elves.struck_off
    assert elves.capital is elves.sanctuary is named(saved.places, "Hut")
    free = [each for each in saved.rulers if each.kingdom is elves and each.captor is None]
    assert [each.place.name for each in free] == ["Hut"]


def test_a_sanctuary_is_of_no_help_without_an_heir() -> None:
    """Line 4479."""

    def nobody(world: Any) -> None:
        last_town(True)(world)
        taken("Lyra")(world)
        taken("Duke of Silverleaf")(world)

    assert named(play(STORM, changed=nobody).world.kingdoms, ELVES).struck_off


def test_the_court_comes_out_and_is_paid_back() -> None:
    """Lines 4483 to 4493: in the month in which the kingdom has a place again; 10,000 gold and food."""

    def hiding(world: Any) -> None:
        last_town(True)(world)
        elves, town = named(world.kingdoms, ELVES), named(world.places, "Silverleaf")
        elves.places, town.kingdom, elves.capital = (), None, elves.sanctuary
        for each in world.figures:
            if each.kingdom is elves and each.place is town:
                each.place = elves.sanctuary
        noble = named(world.figures, "Duke of Silverleaf")
        noble.rank, noble.place, elves.influence = package().RANK_PRINCE, named(world.places, "Fernbrook"), 2_500
        for each in world.groups:
            each.area = None

    done = play((ELVES, "330 Duke of Silverleaf"), changed=hiding)
    elves = named(done.world.kingdoms, ELVES)
    assert [each.name for each in elves.places] == ["Fernbrook"]
    assert elves.capital is named(done.world.places, "Fernbrook")
    assert elves.sanctuary is None
    assert not any(each.name == "Hut" for each in done.world.places)
    assert next(each for each in done.world.rulers if each.name == "Lyra").place.name == "Fernbrook"
    keys = done.world.SHAPE.choices["BookedReason"].keys
    booked = [(each.gold, each.food) for each in done.world.bookings if each.kingdom is elves
              and keys[each.booked_reason] == "emissaries_booked"]  # fmt: skip
    assert booked == [(10_000 - 6_000, 10_000)]


def test_a_sanctuary_is_raised_and_nobody_gets_at_it() -> None:
    """Lines 4477, 4481, 4497 and 4499."""
    done = play((ELVES, "455 Lyra JN"))
    elves = named(done.world.kingdoms, ELVES)
    assert done.why == {"455 Lyra JN": ""}
    assert elves.sanctuary.hidden
    assert elves.sanctuary.kingdom is None
    assert [each.text for each in done.world.reports if "hiding place" in each.text] == [
        "A hiding place for the court is ready in JN."
    ]

    def known(world: Any) -> None:
        a = package()
        hut = world.add(a.Place(name="Hut", area=named(world.places, "Fernbrook").area, hidden=True))
        hut.sanctuary_of = named(world.kingdoms, ELVES)
        hut.sanctuary_of.sanctuary = hut
        for name in (ELVES, WARLOCK):
            world.add(a.Sighting(kingdom=named(world.kingdoms, name), place=hut, settlement=0, last_seen=1))
        host = named(world.groups, "Host of Grimhold")
        host.area = hut.area
        named(world.agents, "Moth").place = named(world.places, "Fernbrook")

    lines = "150 Host of Grimhold Hut: determined attack\n930 Moth Hut: defenses"
    done = play((ELVES, "350 Duke of Silverleaf Hut"), (WARLOCK, lines), changed=known)
    assert done.why["350 Duke of Silverleaf Hut"] == "Nobody moves to Hut."
    assert done.why["930 Moth Hut: defenses"] == "There is nothing to break at Hut."
    assert done.why["150 Host of Grimhold Hut: determined attack"]

"""Orders 585 and 586 in played turns, and what agents take along (seed 002, lines 2673 to 2682 and 4643 to 4655)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cases.thrones import named, package, play

ALCHEMIST, ELVES = "The Alchemist", "The Elven Kingdom"


def shelf(*items: str, **fields: Any) -> Any:
    """Bottles on the shelf, both workshops at Glassworks, and some powder."""

    def change(world: Any) -> None:
        a = package()
        kingdom, town = named(world.kingdoms, ALCHEMIST), named(world.places, "Glassworks")
        town.buildings |= 1 << a.BUILDING_APOTHECARY | 1 << a.BUILDING_LABORATORY
        kingdom.powder = 400
        for item in items:
            world.add(a.Bottle(kingdom=kingdom, brew=getattr(a, f"ALCHEMIST_ITEM_{item.upper()}")))

    return change


@pytest.mark.parametrize(
    ("item", "gold", "food", "powder"),
    [
        ("Explosive Device", 0, 0, 250),
        ("Healing Salve", 5_000, 5_000, 0),
        ("Poison Flask", 1_000, 1_000, 0),
        ("Preservation Jug", 5_000, 5_000, 0),
    ],
)
def test_a_bottle_costs_what_the_book_says(item: str, gold: int, food: int, powder: int) -> None:
    """Lines 4647 to 4650."""
    line = f"585 {item}"
    done = play((ALCHEMIST, line), changed=shelf())
    assert done.why == {line: ""}
    kingdom, works = named(done.world.kingdoms, ALCHEMIST), package().BOOKED_REASON_WORKS_BOOKED
    (entry,) = [each for each in done.world.bookings if each.kingdom is kingdom and each.booked_reason == works]
    assert (-entry.gold, -entry.food, -entry.powder) == (gold, food, powder)
    assert len(done.world.bottles) == 1
    assert play((ELVES, line), changed=shelf()).why == {line: "Nobody in The Elven Kingdom knows how to make it."}


def test_keeps_food_a_jug_for_a_month() -> None:
    """Lines 2680 and 4655: nothing spoils, and the jug is gone; else a fifth does (2911)."""
    plain = play(changed=shelf("preservation_jug")).world
    done = play((ALCHEMIST, "586 Preservation Jug"), changed=shelf("preservation_jug"))
    spoiled = package().BOOKED_REASON_SPOILAGE_BOOKED

    def rotten(world: Any) -> list[int]:
        return [e.food for e in world.bookings if e.kingdom.name == ALCHEMIST and e.booked_reason == spoiled]

    assert [each < 0 for each in rotten(plain)] == [True]
    assert not rotten(done.world)
    assert not done.world.bottles


def test_jug_against_the_vile_presence() -> None:
    """Line 2911: a brigade of Deathknights at the capital triples what spoils, but for a jug."""
    a = package()

    def besides(world: Any) -> None:
        shelf("preservation_jug")(world)
        foe, guest = named(world.kingdoms, "The Warlock"), named(world.groups, "Host of Grimhold")
        foe.privileges |= 1 << a.PRIVILEGE_VILE_PRESENCE
        guest.area, guest.region = named(world.places, "Glassworks").area, named(world.places, "Glassworks").region
        guest.brigades = (world.add(a.Brigade(breed=a.BRIGADE_TYPE_DEATHKNIGHTS)),)

    plain, done = play(changed=besides).world, play((ALCHEMIST, "586 Preservation Jug"), changed=besides).world
    rotten, kept = named(plain.kingdoms, ALCHEMIST), named(done.kingdoms, ALCHEMIST)
    assert rotten.food == kept.food * 40 // 100


def test_a_salve_heals_all_brigades_of_a_group() -> None:
    """Lines 2677 and 4648."""

    def worn(world: Any) -> None:
        shelf("healing_salve")(world)
        for at, each in enumerate(named(world.groups, "Host of Glassworks").brigades):
            each.attrition = 4 + at

    line = "586 Healing Salve for Host of Glassworks"
    done = play((ALCHEMIST, line), changed=worn)
    assert done.why == {line: ""}
    assert [each.attrition for each in named(done.world.groups, "Host of Glassworks").brigades][:3] == [0, 0, 1]
    none_left = play((ALCHEMIST, line), changed=shelf())
    assert none_left.why == {line: "The Alchemist has none ready."}


def played_until(line: str, seeds: range, changed: Any) -> dict[bool, Any]:
    """A turn in which the line's mission succeeds, and one in which it does not, by what the kingdom is told."""
    found: dict[bool, Any] = {}
    for seed in seeds:
        done = play((ALCHEMIST, line), seed=seed, changed=changed)
        assert done.why == {line: ""}
        found.setdefault(not any(text.startswith("Flask has failed") for text in done.told), done.world)
    return found


def test_explosive_devices_break_more_of_a_wall() -> None:
    """Lines 2673 and 4647: a thousand each; whoever fails loses none."""
    two = shelf("explosive_device", "explosive_device", "explosive_device")
    line = "930 Flask Oldthrone: defenses with 2 devices"
    worlds = played_until(line, range(1, 12), two)
    won, lost = worlds[True], worlds[False]
    assert named(won.places, "Oldthrone").defense == 12_000 - 1_000 - 2_000
    assert len(won.bottles) == 1
    assert named(lost.places, "Oldthrone").defense == 12_000
    assert len(lost.bottles) == 3
    more = "930 Flask Oldthrone: defenses with 4 devices"
    assert play((ALCHEMIST, more), changed=two).why == {more: "The Alchemist has not so many Explosive Devices ready."}


def test_poison_flasks_spoil_more() -> None:
    """Lines 2679 and 4649: a fifth, and a tenth for each flask."""
    two = shelf("poison_flask", "poison_flask")
    line = "615 Flask Oldthrone with 2 flasks"
    plain = play(changed=two).world
    worlds = played_until(line, range(1, 12), two)
    spoiled = package().BOOKED_REASON_SPOILAGE_BOOKED

    def before_spoilage(world: Any) -> int:
        rotten = sum(
            e.food for e in world.bookings if e.kingdom.name == "The Ancient Ones" and e.booked_reason == spoiled
        )
        return int(named(world.kingdoms, "The Ancient Ones").food - rotten)

    assert before_spoilage(worlds[True]) == before_spoilage(plain) * 60 // 100
    assert not worlds[True].bottles
    assert len(worlds[False].bottles) == 2

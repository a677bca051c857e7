"""Orders 600, 609 and 611 in played turns: what is improved and built, and what each building adds (seed 002, lines
1112 to 1155 and 4661 to 4720)."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.cases.thrones import named, package, play

ELVES = "The Elven Kingdom"


class Town(NamedTuple):
    """What a building changes: gold and food output, defense, census, and the ruler's influence in hundredths."""

    gold: int
    food: int
    defense: int
    census: int
    influence: int


BEFORE = Town(12_000, 8_000, 12_000, 20_000, 1_200)

BUILT: dict[str, tuple[int, str, str, int, int, Town]] = {
    # number, size, what stands there already, gold and food that it costs, and the town afterwards
    "Bazaar": (611, "CITY", "", 10_000, 20_000, BEFORE._replace(gold=15_000, census=22_000)),
    "Forum": (611, "TOWN", "", 10_000, 20_000, BEFORE._replace(census=22_000, influence=1_230)),
    "Granary": (611, "CITY", "BAZAAR", 10_000, 20_000, BEFORE._replace(food=10_000)),
    "Forge": (611, "CITY", "FORUM BAZAAR", 20_000, 20_000, BEFORE),
    "Temple": (611, "VILLAGE", "", 10_000, 20_000, BEFORE),
    "Great Temple": (611, "CITY", "TEMPLE", 20_000, 40_000, BEFORE._replace(census=24_000, influence=1_250)),
    "Thieves Guild": (611, "CITY", "BAZAAR", 10_000, 20_000, BEFORE),
    "Watch Towers": (611, "CITY", "", 10_000, 20_000, BEFORE),
    "Wizard Tower": (611, "CITY", "", 20_000, 40_000, BEFORE),
    "Great Mage Tower": (611, "CITY", "WIZARD_TOWER", 30_000, 60_000, BEFORE),
    "Secret Passages": (611, "CITY", "", 10_000, 20_000, BEFORE),
    "Motte and Bailey": (
        609, "VILLAGE", "", 4_000, 8_000, BEFORE._replace(gold=11_500, food=7_500, defense=14_000, influence=1_210)
    ),
    "Fortress": (609, "TOWN", "", 30_000, 60_000, BEFORE._replace(defense=27_000, census=24_000, influence=1_250)),
    "Citadel": (609, "CITY", "", 60_000, 120_000, BEFORE._replace(defense=42_000, census=24_000, influence=1_300)),
    "Castle": (
        609, "CITY", "CITADEL", 30_000, 60_000,
        BEFORE._replace(gold=10_000, food=6_000, defense=27_000, influence=1_230),
    ),
    "Greater Castle": (
        609, "CITY", "CASTLE", 50_000, 100_000,
        BEFORE._replace(gold=10_000, food=6_000, defense=52_000, influence=1_300),
    ),
    "Legendary Castle": (
        609, "CITY", "GREATER_CASTLE", 100_000, 200_000,
        BEFORE._replace(gold=10_000, food=6_000, defense=112_000, influence=1_300),
    ),
}  # fmt: skip


def standing(names: str) -> int:
    """A set of buildings."""
    a = package()
    return sum(1 << getattr(a, f"BUILDING_{name}") for name in names.split())


def rich(size: str, names: str) -> Any:
    """Silverleaf of that size with those buildings, and a full treasury."""

    def change(world: Any) -> None:
        a = package()
        town, elves = named(world.places, "Silverleaf"), named(world.kingdoms, ELVES)
        elves.gold = elves.food = 300_000
        town.settlement = getattr(a, f"SETTLEMENT_{size}")
        town.buildings = standing(names)
        town.gold_output, town.food_output, town.defense, town.census = BEFORE[:4]

    return change


@pytest.mark.parametrize("title", BUILT)
def test_what_is_built_adds_what_the_book_says(title: str) -> None:
    number, size, names, gold, food, after = BUILT[title]
    change = rich(size, names)
    plain = play((ELVES, ""), changed=change).world
    done = play((ELVES, f"{number} Silverleaf {title}"), changed=change)
    assert done.why == {f"{number} Silverleaf {title}": ""}
    town, elves = named(done.world.places, "Silverleaf"), named(done.world.kingdoms, ELVES)
    assert Town(town.gold_output, town.food_output, town.defense, town.census, elves.influence) == after
    assert town.buildings & standing(title.upper().replace(" ", "_"))
    assert named(plain.kingdoms, ELVES).gold - elves.gold == gold
    booked = [each.food for each in done.world.bookings if each.kingdom is elves and each.gold == -gold]
    assert -food in booked


@pytest.mark.parametrize("title", ["Castle", "Greater Castle", "Legendary Castle"])
def test_a_greater_fortification_takes_the_place_of_a_lesser(title: str) -> None:
    """Line 1144: the defense alone is carried forward."""
    number, size, names, *_ = BUILT[title]
    done = play((ELVES, f"{number} Silverleaf {title}"), changed=rich(size, names))
    assert not named(done.world.places, "Silverleaf").buildings & standing(names)


@pytest.mark.parametrize(
    ("line", "size", "names", "why"),
    [
        ("611 Silverleaf Granary", "CITY", "", "Silverleaf lacks what Granary asks for first."),
        ("611 Silverleaf Forum", "VILLAGE", "", "Forum cannot stand in Silverleaf."),
        ("611 Silverleaf Port", "CITY", "BAZAAR GRANARY", "Port cannot stand in Silverleaf."),
        ("611 Silverleaf Bazaar", "CITY", "BAZAAR", "Silverleaf has it already."),
        ("611 Silverleaf Laboratory", "CITY", "", "The Elven Kingdom does not know how to build it."),
        ("611 Silverleaf Apothecary", "CITY", "", "The Elven Kingdom does not know how to build it."),
        ("611 Silverleaf Citadel", "CITY", "", "Citadel is a fortification, which is another command."),
        ("609 Silverleaf Bazaar", "CITY", "", "Bazaar is no fortification, but a building like others."),
        ("609 Silverleaf Ballista Tower", "CITY", "", "Ballista Tower is raised by a scroll alone."),
        ("609 Silverleaf Citadel", "CITY", "GREATER_CASTLE", "Silverleaf is fortified otherwise."),
        ("609 Silverleaf Legendary Castle", "CITY", "", "Silverleaf lacks what Legendary Castle asks for first."),
    ],
)
def test_what_cannot_be_built_is_said(line: str, size: str, names: str, why: str) -> None:
    assert play((ELVES, line), changed=rich(size, names)).why == {line: why}


def test_a_trading_house_stands_once_in_the_realm() -> None:
    """Line 1126."""

    def two(world: Any) -> None:
        named(world.kingdoms, "The Halflings").gold = 90_000
        named(world.places, "Appleby").buildings = standing("HOBBIT_INC")

    line = "611 Burrowton Hobbit Inc. Trading Company"
    assert play(("The Halflings", line)).why == {line: ""}
    assert play(("The Halflings", line), changed=two).why == {line: "The Halflings has as many of these as it may."}


def test_secret_passages_ask_for_control_of_the_region() -> None:
    """Line 1129."""

    def lost(world: Any) -> None:
        rich("CITY", "")(world)
        named(world.kingdoms, ELVES).standings[0].share = 40

    line = "611 Silverleaf Secret Passages"
    why = "The Elven Kingdom does not control the region of Silverleaf."
    assert play((ELVES, line), changed=lost).why == {line: why}


def test_one_building_and_one_fortification_in_a_turn() -> None:
    """Line 4685: both may be ordered for one place, with an improvement beside them, and neither twice."""
    lines = "611 Silverleaf Forum\n611 Silverleaf Bazaar\n609 Silverleaf Citadel\n600 Silverleaf gold"
    done = play((ELVES, lines), changed=rich("CITY", ""))
    assert done.why["611 Silverleaf Bazaar"]
    assert not any(done.why[line] for line in lines.splitlines() if "Bazaar" not in line)


def test_improvements_are_for_good_and_move_people() -> None:
    """Lines 4663 to 4665: a thousand for each multiple; people come for bread and gold, and leave where walls rise."""
    lines = "600 Silverleaf food 3\n600 Silverleaf gold production 2\n600 Silverleaf walls"
    done = play((ELVES, lines), changed=rich("CITY", ""))
    town = named(done.world.places, "Silverleaf")
    assert (town.food_output, town.gold_output, town.defense) == (11_000, 14_000, 13_000)
    assert town.census == 20_000 + 1_500 + 1_000 - 500
    twice = play((ELVES, "600 Silverleaf food\n600 Silverleaf food 2"), changed=rich("CITY", ""))
    assert twice.why["600 Silverleaf food 2"]


def test_nobody_improves_what_is_not_theirs() -> None:
    assert play((ELVES, "600 Howlmoor food")).why["600 Howlmoor food"]


def with_privilege(name: str) -> Any:
    """The Lycans with a special rule of another people's."""

    def change(world: Any) -> None:
        rich("CITY", "")(world)
        named(world.kingdoms, "The Lycans").privileges |= 1 << getattr(package(), f"PRIVILEGE_{name}")

    return change


def booked(done: Any, name: str, heading: str) -> int:
    """The gold that a kingdom has entered for a reason."""
    keys = done.world.SHAPE.choices["BookedReason"].keys
    return sum(
        each.gold for each in done.world.bookings if each.kingdom.name == name and keys[each.booked_reason] == heading
    )


def test_tribute_for_walls() -> None:
    """Line 3032: a thousand for each multiple, whoever raises walls."""
    done = play((ELVES, "600 Silverleaf defense 3"), changed=with_privilege("MASONS_TRIBUTE"))
    assert booked(done, "The Lycans", "works_booked") == 3_000


def test_advisers_tribute() -> None:
    """Line 3295: a thousand for each multiple, whoever raises gold production."""
    done = play((ELVES, "600 Silverleaf gold 2\n"), changed=with_privilege("ADVISERS_TRIBUTE"))
    assert booked(done, "The Lycans", "works_booked") == 2_000


def test_industrious_masons_are_cheaper_and_fields_yield_more() -> None:
    """Line 3909: a thousand less for an improvement, a tenth more gold and food."""

    def busy(world: Any) -> None:
        rich("CITY", "")(world)
        named(world.kingdoms, ELVES).traits |= 1 << package().TRAIT_INDUSTRIOUS

    plain = play((ELVES, "600 Silverleaf gold"), changed=rich("CITY", ""))
    done = play((ELVES, "600 Silverleaf gold"), changed=busy)
    assert booked(plain, ELVES, "works_booked") == -4_000
    assert booked(done, ELVES, "works_booked") == -3_000
    assert booked(plain, ELVES, "production_booked") == 13_000
    assert booked(done, ELVES, "production_booked") == 14_300


def test_improvements_at_a_discount() -> None:
    """Line 3037: a quarter less for the Dwarves."""

    def dwarves(world: Any) -> None:
        rich("CITY", "")(world)
        named(world.kingdoms, ELVES).privileges |= 1 << package().PRIVILEGE_STONECUTTERS

    done = play((ELVES, "600 Silverleaf defense 2"), changed=dwarves)
    assert booked(done, ELVES, "works_booked") == -6_000

"""Orders 509 to 512 in played turns: who comes, for how much, under which name (seed 002, lines 4567 to 4611)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cases.thrones import named, package, play

ELVES, HALFLINGS, ELDERS = "The Elven Kingdom", "The Halflings", "The Ancient Ones"


def buildings(*names: str) -> int:
    return sum(1 << getattr(package(), f"BUILDING_{name.upper()}") for name in names)


def spent(name: str, line: str, changed: Any = None) -> tuple[int, int, Any]:
    """Gold and hundredths of influence that a line of a kingdom takes, and the world after it."""
    plain = play(changed=changed).world
    done = play((name, line), changed=changed)
    assert done.why == {line: ""}
    before, after = named(plain.kingdoms, name), named(done.world.kingdoms, name)
    return before.gold - after.gold, before.influence - after.influence, done.world


@pytest.mark.parametrize(
    ("post", "gold", "influence"),
    [("Agent", 5_000, 10), ("Ambassador", 6_000, 20), ("Governor", 15_000, 50), ("Fanatic", 8_000, 20)],
)
def test_a_tavern_asks_what_the_book_says(post: str, gold: int, influence: int) -> None:
    """Lines 4576 to 4581; in any population center under control (4584)."""
    gone, fame, world = spent(ELVES, f"510 {post} in Fernbrook named Robin")
    assert (gone, fame) == (gold, influence)
    robin = named(world.figures, "Robin")
    assert robin.place.name == "Fernbrook"
    assert robin.rank == getattr(package(), f"RANK_{post.upper()}")


def test_fifty_miners_cost_gold_alone() -> None:
    """Line 4582."""
    gone, fame, world = spent(ELVES, "510 Miners")
    assert (gone, fame, named(world.kingdoms, ELVES).miners) == (5_000, 0, 100)


def test_a_ruler_with_the_least_influence_hires_for_gold_alone() -> None:
    """Line 1451."""

    def humbled(world: Any) -> None:
        named(world.kingdoms, ELVES).influence = 800

    assert spent(ELVES, "510 Governor named Robin", humbled)[:2] == (15_000, 0)


def test_pirates_get_ambassadors_and_governors_for_half_the_influence() -> None:
    """Line 3538; not agents."""

    def pirates(world: Any) -> None:
        named(world.kingdoms, ELVES).began_as = package().KINGDOM_PIRATES

    assert spent(ELVES, "510 Ambassador named Robin", pirates)[:2] == (6_000, 10)
    assert spent(ELVES, "510 Governor named Robin", pirates)[:2] == (15_000, 25)
    assert spent(ELVES, "510 Agent named Robin", pirates)[:2] == (5_000, 10)


def test_a_fool_stays_at_the_capital_and_one_is_enough() -> None:
    """Lines 4545 and 4584: one who sits in a cell does not count."""

    def taken(world: Any) -> None:
        fool, jail = named(world.figures, "Fool of Silverleaf"), named(world.kingdoms, "The Warlock")
        fool.captor, fool.place = jail, jail.capital

    line = "510 Fool named Wamba"
    assert play((ELVES, line)).why == {line: "There is a Fool at the capital already."}
    assert spent(ELVES, line, taken)[:2] == (3_000, 10)
    far = "510 Fool in Fernbrook named Wamba"
    assert play((ELVES, far), changed=taken).why == {far: "Whoever has this post stays at the capital."}


def cathedral(*names: str) -> Any:
    def change(world: Any) -> None:
        named(world.places, "Silverleaf").buildings = buildings(*names)
        named(world.places, "Oldthrone").buildings = buildings(*names)

    return change


def test_a_maiden_comes_where_a_temple_is() -> None:
    """Line 4584."""
    line = "510 Noble Maiden named Mira"
    assert play((ELVES, line)).why == {line: "There is no Temple to which she would be called."}
    assert spent(ELVES, line, cathedral("temple"))[:2] == (6_000, 20)


def test_great_temple_halves_a_maidens_price() -> None:
    """Line 1131."""
    assert spent(ELVES, "510 Noble Maiden named Mira", cathedral("temple", "great_temple"))[:2] == (3_000, 10)


def test_devout_pay_half_for_a_maiden_and_no_influence_for_the_first() -> None:
    """Line 3857. The Ancient Ones are among the Devout, and have a priestess at first."""

    def bereft(world: Any) -> None:
        cathedral("temple")(world)
        world.drop(named(world.figures, "Priestess of Oldthrone"))

    assert spent(ELDERS, "510 Noble Maiden named Mira", cathedral("temple"))[:2] == (3_000, 10)
    assert spent(ELDERS, "510 Noble Maiden named Mira", bereft)[:2] == (3_000, 0)


def test_maiden_tribute_goes_to_the_ancient_ones() -> None:
    """Line 2755."""
    plain = named(play(changed=cathedral("temple")).world.kingdoms, ELDERS)
    done = play((ELVES, "510 Noble Maiden named Mira"), changed=cathedral("temple"))
    elders = named(done.world.kingdoms, ELDERS)
    assert elders.gold - plain.gold == 2_000
    works = package().BOOKED_REASON_WORKS_BOOKED
    assert [each.gold for each in done.world.bookings if each.kingdom is elders and each.booked_reason == works] == [
        2_000
    ]


@pytest.mark.parametrize(("post", "fee"), [("Agent", 1_500), ("Fanatic", 0), ("Governor", 0)])
def test_agents_tribute_of_those_who_are_hired(post: str, fee: int) -> None:
    """Line 3730: for each agent who is hired; fanatics pay for lessons alone."""
    masters = named(play().world.kingdoms, "The Underworld").gold
    done = play((ELVES, f"510 {post} named Robin"))
    assert named(done.world.kingdoms, "The Underworld").gold - masters == fee


def test_nobody_is_called_as_somebody_else_dead_or_alive() -> None:
    """Line 4586."""

    def buried(world: Any) -> None:
        world.note("buried", named(world.kingdoms, ELVES), "Robin")

    line = "510 Agent named Wren"
    assert play((ELVES, line)).why == {line: "Somebody is called so, or was in life."}
    line = "510 Agent named Robin"
    assert play((ELVES, line), changed=buried).why == {line: "Somebody is called so, or was in life."}
    assert play((HALFLINGS, line), changed=buried).why == {line: ""}


def test_without_a_name_the_lot_finds_one_that_is_free() -> None:
    """Lines 4586 and 4596."""
    first = play((ELVES, "510 Agent\n510 Agent in Mossdell"))
    there = {each.name for each in play().world.figures}
    fresh = [each.name for each in first.world.agents if each.name not in there]
    assert len(set(fresh)) == 2


def tenth(world: Any) -> None:
    world.month = 10


def test_a_camp_has_centurions_from_the_tenth_turn_on() -> None:
    """Lines 4590 to 4596; resting is not spoiled by it."""
    line = "511 Guard of Silverleaf Centurion named Marcus"
    assert play((ELVES, line)).why == {line: "Nobody offers himself before turn 10."}
    gone, fame, world = spent(ELVES, line, tenth)
    assert (gone, fame) == (10_000, 10)
    (marcus,) = named(world.groups, "Guard of Silverleaf").leaders
    assert (marcus.name, marcus.rank) == ("Marcus", package().RANK_CENTURION)
    again = play((ELVES, line.replace("Marcus", "Wren")), changed=tenth)
    (other,) = named(again.world.groups, "Guard of Silverleaf").leaders
    assert other.name != "Wren"


def test_adepts_come_to_kingdoms_that_are_short_of_wizards() -> None:
    """Lines 2335 and 4596: with three a fourth comes, with four nobody."""
    a = package()

    def wizards(count: int) -> Any:
        def change(world: Any) -> None:
            tenth(world)
            elves = named(world.kingdoms, ELVES)
            for at in range(count - 2):
                world.add(a.Wizard(name=f"Sage {at}", rank=a.RANK_WIZARD, level=1, kingdom=elves))

        return change

    line = "511 Host of Silverleaf Adept named Ilse"
    assert spent(ELVES, line, wizards(3))[:2] == (20_000, 50)
    assert play((ELVES, line), changed=wizards(4)).why == {line: "The Elven Kingdom has wizards enough."}


@pytest.mark.parametrize("said", ["Marshal for Second of Burrowton", "Wizard for Second of Burrowton", "Level-7 Agent"])
def test_special_hires_of_the_halflings(said: str) -> None:
    """Lines 4602 to 4609: into an inactive group at the capital, or to the capital itself."""
    a = package()

    def rich(world: Any) -> None:
        named(world.kingdoms, HALFLINGS).gold = 150_000

    gone, fame, world = spent(HALFLINGS, f"512 {said} named Bandobras", rich)
    assert (gone, fame) == (100_000, 0)
    friend, group = named(world.figures, "Bandobras"), named(world.groups, "Second of Burrowton")
    if "Marshal" in said:
        assert (group.leaders[0], friend.rank) == (friend, a.RANK_MARSHAL)
    elif "Wizard" in said:
        assert (group.wizards[0], friend.level) == (friend, 2)
    else:
        assert (friend.place.name, friend.level) == ("Burrowton", 7)


def test_three_great_captains_are_enough_for_the_halflings() -> None:
    """Line 4609."""
    a = package()

    def three(world: Any) -> None:
        halflings = named(world.kingdoms, HALFLINGS)
        halflings.gold = 150_000
        for rank in (a.RANK_GRAND_MARSHAL, a.RANK_LORD_COMMANDER):  # with the Marshal of Burrowton
            world.add(a.Leader(name="Old friend", rank=rank, level=0, kingdom=halflings))

    line = "512 Marshal for Second of Burrowton named Bandobras"
    assert play((HALFLINGS, line), changed=three).why == {line: "The Halflings has as many of these as it may."}
    assert play((ELVES, line.replace("Burrowton", "Silverleaf"))).why == {
        "512 Marshal for Second of Silverleaf named Bandobras": "Only the Halflings have such friends."
    }


def test_a_maiden_who_is_tested_becomes_a_priestess_or_tries_again() -> None:
    """Lines 4569 and 1820."""
    a = package()

    def maiden(world: Any) -> None:
        cathedral("temple")(world)
        elves, hall = named(world.kingdoms, ELVES), named(world.places, "Silverleaf")
        world.add(a.Figure(name="Mira", rank=a.RANK_MAIDEN, level=0, kingdom=elves, place=hall))

    line = "509 Mira"
    ranks = set()
    for seed in range(1, 9):
        done = play((ELVES, line), seed=seed, changed=maiden)
        assert done.why == {line: ""}
        rank = named(done.world.figures, "Mira").rank
        assert ("Mira has the gift, and is a High Priestess." in done.told) == (rank == a.RANK_PRIESTESS)
        ranks.add(rank)
    assert ranks == {a.RANK_MAIDEN, a.RANK_PRIESTESS}


def test_global_training_cost_moves_by_a_thousand_within_its_range() -> None:
    """Line 3731: from the fourth turn on, a thousand up or down, from 2,000 to 8,000; it counts next turn."""

    def fourth(world: Any) -> None:
        world.month = 4

    line, lesson = "994 6,000 gold", "500 Wren"
    done = play(("The Underworld", line), (ELVES, lesson), changed=fourth)
    assert done.why == {line: "", lesson: ""}
    assert package().going_price(done.world) == 6_000
    assert play(("The Underworld", line)).why == {line: "The price stands until turn 4."}
    far = "994 7,000 gold"
    why = "The price moves by 1,000 gold in a turn at the most."
    assert play(("The Underworld", far), changed=fourth).why == {far: why}
    assert play((ELVES, line), changed=fourth).why == {line: "Only the Underworld names the price of lessons."}

    def dear(world: Any) -> None:
        fourth(world)
        world.price_rise = 3_000

    more = "994 9,000 gold"
    why = "The price may be from 2,000 gold to 8,000 gold."
    assert play(("The Underworld", more), changed=dear).why == {more: why}

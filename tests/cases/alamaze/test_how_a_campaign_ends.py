"""A campaign played to its end by typed lines (seed 002, lines 723 to 729, 4479, 5192 to 5198 and 5871 to 5926)."""

from __future__ import annotations

from typing import Any

from rulec.base.diagnostics import Report
from rulec.driver.games.loaded_package import load_game
from rulec.runtime.game.turns import find_player, hand_in, resolve
from tests.cases.thrones import ROOT, Played, named, package, play, world_of
from tests.game.eight import words

ELVES = "The Elven Kingdom"
LAUGHED_AT = "The claim of your team was laughed at."


def lands(world: Any, name: str, regions: str, share: int = 60) -> None:
    """Gives a kingdom that share of some more regions."""
    alamaze = package()
    kingdom = named(world.kingdoms, name)
    for each in regions.split():
        region = world.SHAPE.choices["Region"].keys.index(each)
        foothold = alamaze.Foothold(region=region, share=share, held=True)
        kingdom.standings = (*kingdom.standings, world.add(foothold))


def five(world: Any) -> None:
    lands(world, ELVES, "krynn mythgar untamed_lands stormgate")


def test_five_regions_and_the_line_996_end_the_game() -> None:
    """Line 5194: control of five regions; the Elves begin with Triumvia."""
    done = play((ELVES, "996"), changed=five)
    assert done.world.over == "The Elven Kingdom is Rex of Alamaze and has won."
    assert any(text.startswith("The Elven Kingdom ends with ") for text in done.told)
    assert sum(" ends with " in text for text in done.told) == 8


def test_the_final_table_has_six_thousand_for_the_rex_and_fifteen_hundred_for_all() -> None:
    """Lines 5923 and 5924; the table is told from the first to the last."""
    done = play((ELVES, "996"), changed=five)
    fame = {each.name: int(each.fame) for each in done.world.kingdoms}
    ends = [text for text in done.told if " ends with " in text]
    assert [text.split(" ends with ")[0] for text in ends] == sorted(fame, key=lambda name: -fame[name])
    assert fame[ELVES] >= 6_000 + 1_500 + 5 * 2_000
    assert all(points >= 1_500 for points in fame.values())


def test_four_regions_are_laughed_at_and_the_game_goes_on() -> None:
    """Line 5194: half a point of influence."""
    done = play((ELVES, "996"), changed=lambda world: lands(world, ELVES, "krynn mythgar stormgate"))
    assert not done.world.over
    assert named(done.world.kingdoms, ELVES).influence == 1150


def teams(world: Any) -> None:
    for number, names in enumerate(((ELVES, "The Sorcerer"), ("The Warlock", "The Halflings")), 1):
        for name in names:
            named(world.kingdoms, name).team = number
    lands(world, ELVES, "krynn")
    lands(world, "The Sorcerer", "mythgar stormgate")


def test_a_team_wins_when_all_of_it_speak() -> None:
    """Line 5198: all members, in one turn; three thousand for each (line 5925)."""
    done = play((ELVES, "997"), ("The Sorcerer", "997"), changed=teams)
    told = "The Elven Kingdom has won with its partners. The Sorcerer has won with its partners."
    assert done.world.over == told
    assert named(done.world.kingdoms, "The Sorcerer").fame >= 3_000 + 1_500 + 3 * 2_000


def test_a_team_of_which_one_is_silent_has_not_won() -> None:
    done = play((ELVES, "997"), changed=teams)
    assert not done.world.over
    assert LAUGHED_AT in done.told
    assert named(done.world.kingdoms, ELVES).influence == 1150
    assert named(done.world.kingdoms, "The Sorcerer").influence == 1200


def test_who_has_no_partners_claims_in_vain() -> None:
    """Line 5198: any check that fails costs half a point of influence."""
    done = play((ELVES, "997"))
    assert not done.world.over
    assert named(done.world.kingdoms, ELVES).influence == 1150


def turns(world: Any, count: int) -> Any:
    """Plays months in which nobody does anything but to give a sign of life."""
    game = load_game("alamaze", [str(ROOT / "generated")], Report())
    assert game is not None
    for _ in range(count):
        resolve(game, world, words(game, world))
    return world


def fresh() -> Any:
    game = load_game("alamaze", [str(ROOT / "generated")], Report())
    assert game is not None
    return world_of(game)


def test_the_lions_share_is_counted_after_the_fortieth_turn() -> None:
    """Line 725: nobody is Rex; the kingdom with the most status points wins, and no line is taken any more."""
    world = turns(fresh(), 38)
    assert not world.over
    assert world.month == 40
    turns(world, 1)
    best = max(world.kingdoms, key=lambda kingdom: kingdom.fame)
    assert f"{best.name} has the most status points and has won." in world.over
    game = load_game("alamaze", [str(ROOT / "generated")], Report())
    assert game is not None
    player, _ = find_player(game, world, ELVES)
    (verdict,) = hand_in(game, world, player, [(1, "996")])
    assert verdict.sentence.startswith("The game has ended")


def test_a_campaign_of_another_length_ends_in_its_own_last_turn() -> None:
    """Line 782: the short campaign of twenty-four turns."""
    world = fresh()
    world.last_turn = 24
    world.month = 23
    turns(world, 1)
    assert not world.over
    turns(world, 1)
    assert "has won." in world.over


def test_status_points_come_every_sixth_turn() -> None:
    """Line 5871: turns six, twelve and eighteen, and nothing between them."""
    world = fresh()
    seen = []
    before = 0
    for _ in range(17):
        month = world.month
        turns(world, 1)
        now = sum(each.fame for each in world.kingdoms)
        if now != before:
            seen.append(month)
        before = now
    assert seen == [6, 12, 18]


def landless(world: Any) -> None:
    elves = named(world.kingdoms, ELVES)
    for each in elves.places:
        each.kingdom = None
    elves.places = ()


def test_a_kingdom_without_a_town_is_out() -> None:
    """Line 4479: all are told; its people and hosts are gone, and it gives no commands."""
    done = play(("The Lycans", ""), changed=landless)
    elves = named(done.world.kingdoms, ELVES)
    assert elves.struck_off
    assert "The Elven Kingdom is no more." in done.told
    assert not [each for each in done.world.figures if each.kingdom is elves]
    assert not [each for host in done.world.groups if host.kingdom is elves for each in host.brigades]
    game = load_game("alamaze", [str(ROOT / "generated")], Report())
    assert game is not None
    (verdict,) = hand_in(game, done.world, elves, [(1, "200 10 food")])
    assert verdict.given is None


def test_a_kingdom_without_anybody_for_its_throne_is_out() -> None:
    """Line 4479: the ruler and every emissary are prisoners."""

    def taken(world: Any) -> None:
        alamaze = package()
        jail = named(world.kingdoms, "The Lycans")
        for each in world.figures:
            if each.kingdom is named(world.kingdoms, ELVES) and each.rank in (alamaze.RANK_QUEEN, alamaze.RANK_DUKE):
                each.captor = jail

    assert named(play(("The Lycans", ""), changed=taken).world.kingdoms, ELVES).struck_off


def test_the_last_ruler_left_has_won() -> None:
    def alone(world: Any) -> None:
        for each in world.kingdoms:
            if each.name != ELVES:
                for place in each.places:
                    place.kingdom = None
                each.places = ()

    done: Played = play((ELVES, ""), changed=alone)
    assert done.world.over == "The Elven Kingdom has the most status points and has won."

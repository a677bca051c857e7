"""Early goals, set and rewarded by typed lines (seed 002, lines 896 to 968 and 5068 to 5141)."""

from __future__ import annotations

from typing import Any

from rulec.base.diagnostics import Report
from rulec.driver.games.loaded_package import load_game
from rulec.runtime.game.turns import find_player, hand_in, resolve
from tests.cases.thrones import ROOT, named, package, play, world_of

ELVES = "The Elven Kingdom"


def brigades(world: Any, kingdom: Any) -> int:
    return sum(len(each.brigades) for each in world.groups if each.kingdom is kingdom)


def at_court(world: Any) -> None:
    """Goals of turn 10 that the Elves have reached: Triumvia is theirs, and so is a seat (lines 915 and 921)."""
    alamaze = package()
    kingdom = named(world.kingdoms, ELVES)
    world.month, kingdom.councillor, kingdom.influence = 10, True, 1600
    kingdom.goals = (alamaze.OBJECTIVE_GOAL_T1, alamaze.OBJECTIVE_GOAL_P3)


def test_goals_are_set_in_the_first_three_turns() -> None:
    """Line 5070; line 5076: a territory, one of a category, three points or five."""
    done = play((ELVES, "991 T1, P2, D7"))
    assert done.why == {"991 T1, P2, D7": ""}
    assert len(named(done.world.kingdoms, ELVES).goals) == 3
    assert "The goals are set, for an award of 5 objective points." in done.told

    def later(world: Any) -> None:
        world.month = 4

    assert play((ELVES, "991 T1, P5"), changed=later).why == {"991 T1, P5": "Goals are set until turn 3."}


def test_goals_that_are_worth_no_award_are_turned_down() -> None:
    for line, sentence in (
        ("991 T1", "They are worth neither award."),
        ("991 P2, D7", "A territory has to be among them."),
        ("991 T1, T4", "Each category gives a single goal."),
        ("991 T4, A1", "One of them cannot be reached by anybody."),
    ):
        done = play((ELVES, line))
        assert done.why == {line: sentence}
        assert named(done.world.kingdoms, ELVES).goals == ()


def test_the_last_goals_count() -> None:
    """A game over two months: what is set in the second takes the place of the first, and its owner alone is told."""
    game = load_game("alamaze", [str(ROOT / "generated")], Report())
    assert game is not None
    world: Any = world_of(game)
    player, _ = find_player(game, world, ELVES)
    for line, goals in (("991 T1, P5", 2), ("991 T2, P2, A3", 3)):
        given = [each.given for each in hand_in(game, world, player, [(1, line)]) if each.given is not None]
        assert [each.done for each in resolve(game, world, given)] == [True]
        assert len(named(world.kingdoms, ELVES).goals) == goals
        (told,) = [each for each in world.reports if each.text.startswith("The goals are set")]
        assert told.who == (player.id,)


def test_awards_bring_what_they_say() -> None:
    """Lines 5129, 5130 and 5127: gold, a point of influence, a brigade of the kingdom's own in the first group."""
    before = play(changed=at_court)
    done = play((ELVES, "992 G1, I1, B1"), changed=at_court)
    assert done.why == {"992 G1, I1, B1": ""}
    old, new = named(before.world.kingdoms, ELVES), named(done.world.kingdoms, ELVES)
    assert new.gold - old.gold == 20_000
    assert new.influence - old.influence == 100
    assert brigades(done.world, new) - brigades(before.world, old) == 1
    (first,) = [each for each in done.world.groups if each.kingdom is new and each.first]
    assert f"Brigades of Elves that join {first.name}: 1." in done.told


def test_people_who_are_an_award_arrive() -> None:
    """Lines 5136 and 5132: an agent of the seventh level and a Baron, at the capital."""
    before = play(changed=at_court)
    done = play((ELVES, "992 L7, N1"), changed=at_court)
    alamaze, kingdom = package(), named(done.world.kingdoms, ELVES)
    old = {each.name for each in before.world.figures}
    fresh = [each for each in done.world.figures if each.name not in old and each.kingdom is kingdom]
    assert sorted((each.rank, each.level) for each in fresh) == sorted(
        [(alamaze.RANK_AGENT, 7), (alamaze.RANK_BARON, 0)]
    )
    assert all(each.place is kingdom.capital for each in fresh)


def test_awards_that_are_not_due() -> None:
    """Line 5118: turns 10 to 15, once; line 5120: no more than the goals were worth, and nothing three times."""

    def at(month: int) -> Any:
        def changed(world: Any) -> None:
            at_court(world)
            world.month = month

        return changed

    def unseated(world: Any) -> None:
        at_court(world)
        named(world.kingdoms, ELVES).councillor = False

    for line, changed, sentence in (
        ("992 G1", at(9), "Nothing is awarded before turn 10."),
        ("992 G1", at(16), "Nothing is awarded after turn 15."),
        ("992 N2, W2", at_court, "They cost more than the goals were worth."),
        ("992 G1, G1, G1", at_court, "Nothing is given more than two times."),
        ("992 B2", at_court, "One of them is not for The Elven Kingdom."),
        ("992 G1", unseated, "The Elven Kingdom has not reached all of its goals."),
    ):
        assert play((ELVES, line), changed=changed).why == {line: sentence}


def test_awards_are_received_once() -> None:
    done = play((ELVES, "992 G1\n992 I1"), changed=at_court)
    assert sorted(done.why.values()) == ["", "The Elven Kingdom has received its awards."]


def test_who_sets_nothing_strives_for_a_region_and_three_dukes() -> None:
    """Lines 940 to 945: the Elves begin with one Duke."""

    def silent(world: Any) -> None:
        at_court(world)
        named(world.kingdoms, ELVES).goals = ()

    def noble(world: Any) -> None:
        silent(world)
        alamaze, kingdom = package(), named(world.kingdoms, ELVES)
        lords = [each for each in world.figures if each.kingdom is kingdom and each.place is kingdom.capital]
        for each in [each for each in lords if type(each) is alamaze.Figure][:3]:
            each.rank = alamaze.RANK_DUKE

    assert play((ELVES, "992 G1"), changed=silent).why == {"992 G1": f"{ELVES} has not reached all of its goals."}
    assert play((ELVES, "992 G1"), changed=noble).why == {"992 G1": ""}

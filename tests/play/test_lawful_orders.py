"""What may be ordered: all that is taken, and nothing else."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from rulec.play import Choice, Game, Order, PlayError, begin, from_json
from rulec.runtime.game.outcomes import Thing
from tests.play.packages import rules_of

SCENARIOS = {
    "diplomacy_1971": "standard",
    "middle_earth_ix": "five_players",
    "middle_earth_x": "five_players",
    "middle_earth_engulfed": "the_ring_goes_south",
    "middle_earth_wargames": "fords_of_evening",
    "alamaze": "eight_thrones",
}


def begun(pack: str, seed: int = 5) -> Game:
    rules_of(pack)
    return begin(pack, SCENARIOS[pack], seed=seed)


def whole(order: Order) -> bool:
    return not any(isinstance(each, Choice) for each in order.values.values())


def names(game: Game, view: str = "board") -> list[str]:
    """The provinces, by the map of Diplomacy."""
    return [each.of.name for each in game.seen_by(game.players[0]).views[view] if isinstance(each.of, Thing)]


# ---- Diplomacy: nothing is hidden, and all can be tried ---------------------------------------------
def test_the_moves_of_france_in_1901() -> None:
    """Twelve moves: four of the fleet in Brest, four of each army (general knowledge: the map of 1901)."""
    orders = list(begun("diplomacy_1971").orders_for("France"))
    moves = sorted(each.line for each in orders if each.act == "order:10")
    assert moves == [
        "Brest - English Channel", "Brest - Gascony", "Brest - Mid-Atlantic Ocean", "Brest - Picardy",
        "Marseilles - Burgundy", "Marseilles - Gascony", "Marseilles - Piedmont", "Marseilles - Spain",
        "Paris - Brest", "Paris - Burgundy", "Paris - Gascony", "Paris - Picardy",
    ]  # fmt: skip
    counts = Counter(each.act for each in orders)
    assert (counts["order:11"], counts["order:13"]) == (3, 1)  # Paris alone touches another unit's place


@pytest.mark.parametrize("seed", [None, 1])
def test_a_line_is_taken_just_when_it_is_among_them(seed: int | None) -> None:
    """All moves from any province to any other, and all supports of a stand, at the beginning and later."""
    game = begun("diplomacy_1971")
    if seed is not None:
        played(game, 2, seed)
    places = names(game)
    for player in game.players[:3]:
        lawful = {each.line for each in game.orders_for(player) if each.act in ("order:10", "order:13")}
        lawful = {line.partition(" (")[0] for line in lawful}
        for between, act in ((" - ", "order:10"), (" S ", "order:13")):
            for place in places:
                taken = {
                    each.text for each in game.check(player, [f"{place}{between}{other}" for other in places])
                    if each.state == "taken"
                }  # fmt: skip
                assert taken <= lawful, act


def test_a_fleet_names_its_coast_where_two_can_be_meant() -> None:
    """DATC 6.B.1: from Portugal a fleet gets to both coasts of Spain, and has to say which it means."""
    game = begun("diplomacy_1971")
    phases = [["F BRE - MAO"], [], ["F MAO - POR"], [], []]  # moves and retreats of spring and autumn, then builds
    for lines in phases:
        game.give("France", lines)
        game.play()
    assert sorted(each.line for each in game.orders_for("France", "Portugal") if each.act == "order:10") == [
        "Portugal - Mid-Atlantic Ocean", "Portugal - Spain/NC", "Portugal - Spain/SC",
    ]  # fmt: skip


# ---- all games -------------------------------------------------------------------------------------
def played(game: Game, turns: int, seed: int) -> None:
    """Plays some turns with orders drawn at random; whoever is asked takes what stands when nothing comes."""
    dice = Random(seed)
    for _ in range(turns):
        for player in game.players:
            lines: list[str] = []
            for _ in range(4):
                order = game.some_order(player, dice, after=lines)
                lines += [order.line] if order is not None else []
            assert all(each.state == "taken" for each in game.give(player, lines))
        for _ in range(60):
            result = game.play(deadline=True)
            if not result.open:
                break
            for each in result.open:
                if not each.late:
                    return  # nobody here can answer that


@pytest.mark.parametrize("pack", SCENARIOS)
@pytest.mark.parametrize("turns", [0, 2])
def test_each_of_them_is_taken(pack: str, turns: int) -> None:
    game = begun(pack)
    played(game, turns, 3)
    for player in game.players[:2]:
        lines = [each.line for each in game.orders_for(player) if whole(each)]
        for line in Random(1).sample(lines, min(len(lines), 150)):
            (told,) = game.check(player, [line])
            assert told.state == "taken", told


@pytest.mark.parametrize("pack", SCENARIOS)
def test_each_of_them_is_taken_behind_the_lines_before_it(pack: str) -> None:
    """What stands counts as well, and lines that were drawn: limits, sole actions, what is done once."""
    game, dice = begun(pack, 11), Random(4)
    played(game, 2, 11)
    player = game.players[0]
    lines: list[str] = []
    for _ in range(3):
        order = game.some_order(player, dice, after=lines)
        lines += [order.line] if order is not None else []
    listed = [each.line for each in game.orders_for(player, after=lines) if whole(each)]
    for line in dice.sample(listed, min(len(listed), 100)):
        assert game.check(player, [*lines, line])[-1].state == "taken", (lines, line)


def test_the_longest_name_is_meant() -> None:
    """`English Channel H` is no order of England for a unit in `Channel`, which is another name of that sea."""
    game = begun("diplomacy_1971")
    game.give("France", ["Brest - English Channel"])
    game.play()
    game.play()
    lines = [each.line for each in game.orders_for("France", "English Channel")]
    assert "English Channel H" in lines
    assert all(game.check("France", [line])[0].state == "taken" for line in lines)


def test_what_stands_before_bars_what_comes_after() -> None:
    """A draw is asked for once a turn (order 40 of the pack): after it, it may not be ordered again."""
    game = begun("diplomacy_1971")
    (draw,) = [each.line for each in game.orders_for("France") if each.act == "order:40"]
    left = list(game.orders_for("France", after=[draw]))
    assert all(game.check("France", [draw, each.line])[1].state == "taken" for each in left)
    assert len(left) in (len(list(game.orders_for("France"))), len(list(game.orders_for("France"))) - 1)


def test_the_orders_of_one_thing() -> None:
    game = begun("diplomacy_1971")
    of_paris = {each.line for each in game.orders_for("France", "Paris")}
    assert {"Paris - Burgundy", "Paris H"} <= of_paris
    assert all("Paris" in line for line in of_paris)
    with pytest.raises(PlayError, match="nothing is called `Pris`; did you mean `Paris`"):
        list(game.orders_for("France", "Pris"))


def test_what_cannot_be_listed_is_a_choice() -> None:
    """Order 206 of the seed offers coins for an artifact: any amount that one has."""
    game = begun("alamaze")
    order = next(each for each in game.orders_for(game.players[0]) if each.act == "order:206")
    coins = order.values["coins"]
    assert isinstance(coins, Choice)
    assert coins.of == "amount of gold"
    assert isinstance(coins.some, range)
    assert "<coins>" in order.line
    line = order.line.replace("<coins>", str(coins.some[-1]))
    assert game.check(game.players[0], [line])[0].state == "taken"


# ---- what is hidden --------------------------------------------------------------------------------
def test_worlds_that_differ_in_what_is_hidden_give_the_same_orders() -> None:
    """Another kingdom's treasure, stores, figures and artifacts are nobody else's business (seed 002, line 1783)."""
    game = begun("alamaze")
    played(game, 2, 3)
    data = json.loads(game.to_json())
    me, *_ = game.players
    own = next(row["id"] for row in data["state"]["things"] if row.get("kind") == "Kingdom" and row["name"] in me)
    changed = 0
    for row in data["state"]["things"]:
        if row["kind"] == "Kingdom" and row["id"] != own:
            changed += 1
            for field in ("gold", "food"):
                if field in row:
                    row[field] = row[field] // 2 + 77
    assert changed
    other = from_json(json.dumps(data))
    assert other.to_json() != game.to_json()
    assert list(game.orders_for(me)) == list(other.orders_for(me))

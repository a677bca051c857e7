"""Turns that are played from Python: what comes of them is what comes of them by files."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from rulec.base.diagnostics import Report
from rulec.driver.games import game_file
from rulec.play import Game, PlayError, Question, Result, begin, from_json
from rulec.runtime.game.outcomes import Amount, Thing
from tests.game.play import rulec
from tests.play.packages import ROOT, built, rules_of

FAIR = ROOT / "tests/catalogue/fair"


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> str:
    return built(FAIR, tmp_path_factory.mktemp("fair")).pack


@pytest.fixture
def powers() -> Game:
    rules_of("diplomacy_1971")
    return begin("diplomacy_1971", seed=7)


def state(game: Game) -> object:
    return json.loads(game.to_json())["state"]


# ---- lines -----------------------------------------------------------------------------------------
def test_lines_are_checked_given_and_played(powers: Game) -> None:
    """Two against none in Burgundy (general knowledge; DATC 6.A.3 and 6.D.1 for supports that count)."""
    lines = ["A PAR - BUR", "A MAR S A PAR - BUR", "F BRE - XYZ"]
    before = powers.to_json()
    checked = powers.check("France", lines)
    assert powers.to_json() == before
    assert [(each.player, each.number, each.state) for each in checked] == [
        ("France", 1, "taken"), ("France", 2, "taken"), ("France", 3, "refused"),
    ]  # fmt: skip
    assert "XYZ" in checked[2].why
    (not_now,) = powers.check("France", ["A PAR R GAS"])
    assert (not_now.state, not_now.by) == ("refused", "units_retreat_when_they")
    assert not_now.why.startswith("Units retreat when they")
    assert powers.give("France", lines) == checked
    result = powers.play()
    assert (result.turn, result.open, result.ended) == (1, (), "")
    assert [each.text for each in result.lines] == lines[:2]
    assert any(each.text == "France: A Paris - Burgundy succeeds, 2 against 0." for each in result.outcomes)
    assert powers.turn == 2


def test_a_later_sheet_takes_the_place_of_an_earlier_one(powers: Game) -> None:
    powers.give("france", ["A PAR - BUR"])
    powers.give("FRANCE", ["A PAR - PIC"])
    assert [each.text for each in powers.play().lines] == ["A PAR - PIC"]


@pytest.mark.parametrize("seed", range(2))
def test_the_same_lines_by_files_give_the_same_game(powers: Game, tmp_path: Path, seed: int) -> None:
    places = ("--rules", str(ROOT / "rules"), "--out", str(ROOT / "generated"))

    def run(*words: str) -> None:
        done = rulec(*words, cwd=tmp_path, places=places)
        assert done.code == 0, done.said

    run("new", "diplomacy_1971", "standard", "--seed", "7", "-o", "g.game")
    dice = Random(seed)
    for _ in range(4):
        sheets: list[str] = []
        for player in powers.players:
            lines = [order.line for _ in range(3) if (order := powers.some_order(player, dice)) is not None]
            powers.give(player, lines)
            sheets += [f"player: {player}", *lines]
        (tmp_path / "l.txt").write_text("\n".join(sheets), encoding="utf-8")
        rulec("orders", "g.game", "l.txt", cwd=tmp_path, places=places)
        run("turn", "g.game")
        powers.play()
        with game_file.opened(str(tmp_path / "g.game"), Report()) as file:
            assert file is not None
            assert json.loads(file.state(file.seq)) == state(powers)


def test_a_game_that_was_saved_goes_on_as_the_one_that_was_not(powers: Game) -> None:
    powers.give("Italy", ["A VEN - TRI"])
    again = from_json(powers.to_json())
    assert again.to_json() == powers.to_json()
    assert again.play() == powers.play()
    assert again.to_json() == powers.to_json()


# ---- questions -------------------------------------------------------------------------------------
def test_a_turn_waits_until_its_questions_are_answered(fair: str) -> None:
    """The bids of the fair: an amount from nothing up to all that a house has, nothing where nobody answers."""
    game = begin(fair, seed=3)
    first = game.play()
    assert [(each.player, each.key) for each in first.open] == [
        ("The Oak", "bid"), ("Green Hill", "bid"), ("Mill, Old", "bid"),
    ]  # fmt: skip
    oak = first.open[0]
    assert (oak.form, oak.low, oak.high, oak.late) == ("amount", Amount(0, "gold"), Amount(12, "gold"), "0 gold")
    assert oak.text == "What does The Oak bid for the cow?"
    assert first.outcomes == first.lines == ()
    assert game.turn == 1
    assert game.seen_by("The Oak").open == (oak,)

    assert [each.state for each in game.give("The Oak", ["bid = 4 gold"])] == ["taken"]
    (wrong,) = game.give("Green Hill", ["bid = 400 gold"])
    assert (wrong.state, "400 gold" in wrong.why) == ("refused", True)
    (late,) = game.give("Green Hill", ["10 Jack, the Elder"])
    assert late.state == "refused"
    assert [each.player for each in game.play().open] == ["Green Hill", "Mill, Old"]
    after = game.play(deadline=True)
    assert all(each.key != "bid" for each in after.open)
    saved = from_json(game.to_json())
    assert to_the_end(saved) == to_the_end(game)


def to_the_end(game: Game) -> Result:
    """Plays the turn; whoever has to answer takes the first that is taken of what is offered."""
    for _ in range(50):
        result = game.play(deadline=True)
        if not result.open:
            return result
        for each in result.open:
            if not each.late:
                tried = (game.give(each.player, [f"{each.key} = {text}"])[0] for text in answers(each))
                assert any(line.state == "taken" for line in tried), each
    raise AssertionError("the turn never ends")


def answers(question: Question) -> Iterator[str]:
    """Answers that may be taken: one after the other of what is offered, then all of them, then none."""
    if question.form == "amount":
        yield str(question.low.number if isinstance(question.low, Amount) else question.low)
    names = [f'"{each.name}"' if isinstance(each, Thing) else str(each) for each in question.offers]
    yield from ("yes", *names, ", ".join(names[: int(str(question.low))] if question.form == "some" else names), "none")
    yield from (f"{one}, {other}" for one in names for other in names if one != other)


def test_answers_ahead_are_taken_and_used(fair: str) -> None:
    game = begin(fair, seed=3)
    given = game.give("The Oak", ["bid = 5 gold", "10 tom", "nonsense = 3", "higher = yes"])
    assert [each.state for each in given] == ["taken", "taken", "refused", "taken"]
    assert "nothing is ever asked by the name `nonsense`" in given[2].why.lower()
    assert [each.player for each in game.play().open] == ["Green Hill", "Mill, Old"]


def test_a_game_that_is_loaded_waits_where_the_saved_one_did(fair: str) -> None:
    """Answers that came since the turn waits are no part of what it waits for: nobody may see dice and begin anew."""
    game = begin(fair, seed=3)
    for _ in range(40):
        result = game.play(deadline=True)
        if not result.open:
            break
        for each in result.open:
            assert any(game.give(each.player, [f"{each.key} = {text}"])[0].state == "taken" for text in answers(each))
        loaded = from_json(game.to_json())
        assert loaded.to_json() == game.to_json()
        for player in game.players:
            assert loaded.seen_by(player) == game.seen_by(player)
            assert loaded.check(player, ["10 tom"]) == game.check(player, ["10 tom"])
            assert list(loaded.orders_for(player)) == []
    else:
        raise AssertionError("the turn never ends")


def test_what_a_turn_told_is_there_after_loading(powers: Game) -> None:
    powers.give("France", ["A PAR - BUR", "F BRE - LON"])
    powers.play()
    loaded = from_json(powers.to_json())
    assert loaded.seen_by("France").outcomes == powers.seen_by("France").outcomes != ()
    assert loaded.report("France") == powers.report("France")


# ---- what is refused -------------------------------------------------------------------------------
def test_nobody_of_that_name(powers: Game) -> None:
    for ask in (powers.seen_by, lambda name: powers.check(name, []), lambda name: powers.give(name, [])):
        with pytest.raises(PlayError, match="there is no player `Frnce`; did you mean `France`"):
            ask("Frnce")


@pytest.mark.parametrize(
    "ask",
    [
        lambda game: game.check("France", "A PAR H"),
        lambda game: game.check("France", [7]),
        lambda game: game.check("France", {"A PAR H": 1}),
        lambda game: game.check("France", None),
        lambda game: game.check(7, []),
        lambda game: list(game.orders_for("France", 5)),
        lambda game: list(game.orders_for("France", after="A PAR H")),
        lambda game: list(game.orders_for("France", after=[5])),
        lambda game: begin(None),
        lambda game: begin("diplomacy_1971", 5),
        lambda game: begin("diplomacy_1971", variants="szykman"),
        lambda game: begin("diplomacy_1971", variants=[1]),
        lambda game: begin("diplomacy_1971", seed=1.5),
        lambda game: begin("diplomacy_1971", seed=True),
    ],
)
def test_something_else_than_a_text(powers: Game, ask: Callable[[Game], object]) -> None:
    with pytest.raises(TypeError, match="text"):
        ask(powers)


@pytest.mark.parametrize("said", ["A PAR \ud800", "x = \udfff"])
def test_half_a_sign_is_refused(powers: Game, said: str) -> None:
    with pytest.raises(PlayError, match="half a sign"):
        powers.give("France", [said])
    with pytest.raises(PlayError, match="half a sign"):
        begin("diplomacy_1971", seed=said)
    assert powers.to_json().encode()


def test_a_seed_or_an_answer_without_end(fair: str) -> None:
    with pytest.raises(PlayError, match="2 to the power of 256"):
        begin(fair, seed=10**5000)
    (line,) = begin(fair, seed=1).give("The Oak", [f"bid = {'9' * 6000}"])
    assert (line.state, line.why) == ("refused", "This answer is too long; 400 characters are enough for any.")


def test_after_the_end(powers: Game) -> None:
    """A draw that all agree to ends a game (general knowledge; order 40 of the pack)."""
    for player in powers.players:
        (draw,) = [each.line for each in powers.orders_for(player) if each.act == "order:40"]
        powers.give(player, [draw])
    result = powers.play()
    assert result.ended.startswith("The game has ended: ")
    assert list(powers.orders_for("France")) == []
    assert powers.check("France", ["A PAR - BUR"])[0].state == "refused"
    for late in (lambda: powers.play(), lambda: powers.give("France", ["A PAR - BUR"])):
        with pytest.raises(PlayError, match="The game has ended"):
            late()


# ---- what a player sees ----------------------------------------------------------------------------
def test_a_player_is_told_neither_the_seed_nor_what_is_hidden(fair: str) -> None:
    """`favourite` of the fair is seen by itself alone; sealed bids until all are revealed."""
    one, other = begin(fair, seed="a seed that nobody may know"), begin(fair, seed="another one")
    for game, bid in ((one, "3 gold"), (other, "9 gold")):
        game.play()
        game.give("The Oak", [f"bid = {bid}"])
        game.play()
    assert "nobody may know" not in repr(one.seen_by("Green Hill"))
    assert one.seen_by("Green Hill") == other.seen_by("Green Hill")


def test_a_game_is_pickled_and_copied(fair: str) -> None:
    game = begin(fair, seed=3)
    game.give(game.players[0], [])
    game.play()
    for other in (pickle.loads(pickle.dumps(game)), copy.copy(game), copy.deepcopy(game)):
        assert other.to_json() == game.to_json()


def test_what_was_told_stays_as_it_is(powers: Game) -> None:
    powers.give("France", ["A Paris - Burgundy"])
    done = powers.play()
    told = next(each for each in done.outcomes if each.args)
    for change in (lambda: told.args.update(x=1), lambda: told.args.__setitem__("x", 1), told.args.clear):
        with pytest.raises(TypeError, match="stay as they were told"):
            change()
    assert pickle.loads(pickle.dumps(done)) == done
    assert json.dumps(told.args)


def test_two_players_of_one_name_are_told_apart(powers: Game) -> None:
    """Two powers that are called the same: each is found by a name of its own, and neither sees what the other does."""
    data = json.loads(powers.to_json())
    france = next(each for each in data["state"]["things"] if each.get("name") == "France")
    next(each for each in data["state"]["things"] if each.get("name") == "Germany")["name"] = france["name"]
    game = from_json(json.dumps(data))
    one, other = (each for each in game.players if each.startswith("France"))
    assert one != other
    (mine,) = game.give(one, ["A Paris - Burgundy"])
    assert (mine.player, mine.state) == (one, "taken")
    assert {each.player for each in game.play().lines} == {one}
    assert game.seen_by(other).player == other
    told = [each.about for each in game.seen_by(other).outcomes if each.about]
    assert not any(each.player == one for each in told)
    with pytest.raises(PlayError):
        game.seen_by("France")


def test_a_package_lists_its_names() -> None:
    rules_of("diplomacy_1971")
    package = import_module("rulec_packs.diplomacy_1971")
    assert {*package.__all__, "PACK"} <= {*dir(package)}

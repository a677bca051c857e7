"""A turn of eight kingdoms: read, carried out, repeated, and broken off in the middle."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulec.runtime.dice import Tape
from rulec.runtime.game.acts import Notation, Optional, Slot, attempt
from rulec.runtime.game.serialise import from_json, to_data, to_json
from rulec.runtime.game.turns import find_player, hand_in, resolve
from rulec.runtime.orders.order_parser import Reader
from tests.game.eight import Built, alamaze, compiled, handed_in, played

ROLL = "        throw laughter be jest()\n"


@pytest.fixture(scope="module")
def built() -> Built:
    return alamaze()


def test_all_lines_are_read_but_one(built: Built) -> None:
    game = built.game()
    given, refused = handed_in(game, built.world(game))
    assert [line.partition(":")[0] for line in refused] == ["970 Flask KH"]
    assert len({each.spec.key for each in given}) > 30
    assert len({id(each.player) for each in given}) == 8


def test_a_turn_resolves_twice_to_the_same_bytes(built: Built) -> None:
    first, second = played(built), played(built)
    assert first == second
    assert all(done for _, done, _ in first[2]), first[2]
    assert played(built, seed=2)[0] != first[0]


def test_a_roll_more_in_one_act_shifts_no_other(built: Built, tmp_path: Path) -> None:
    few = dict(played(built)[1])
    files = dict(built.files)
    (name,) = (name for name, text in files.items() if ROLL.encode() in text)
    text = files[name].decode()
    assert text.count(ROLL) == 1
    used = "        raise kingdom.gold by 1 gold * (second + third)\n"
    text = text.replace(ROLL, f"        throw second be d6\n        throw third be d20\n{ROLL}{used}")
    files[name] = text.encode()
    more = dict(played(compiled(tmp_path, files))[1])
    assert len(more) == len(few) + 2
    assert {address: value for address, value in more.items() if address in few} == few


class Stopped(Tape):
    """Dice at whose first throw everything stops."""

    def throw(self, *_: object) -> int:
        raise KeyboardInterrupt


def test_broken_off_in_an_act_nothing_is_half_done(built: Built) -> None:
    """Stopped or without an answer at its first throw, an act that has paid already has done nothing."""
    game = built.game()
    world = built.world(game)
    stopped = 0
    for each in handed_in(game, world)[0]:
        before = to_data(world, game)
        marks = world.begin()
        try:
            attempt(world, each, Stopped([]))
        except KeyboardInterrupt:
            stopped += 1
            after = to_data(world, game)
            del before["events"], after["events"]
            assert after == before, each.text
            assert not attempt(world, each, Tape([]))
            assert each.sentence.startswith("The rules have no answer here"), each.text
            after = to_data(world, game)
            del after["events"]
            assert after == before, each.text
        world.undo(marks)
    assert stopped > 12


def test_a_state_comes_back_from_its_text(built: Built) -> None:
    game = built.game()
    text, _, _ = played(built)
    assert to_json(from_json(text, game), game) == text


def test_a_watch_stands_until_it_is_cancelled(built: Built) -> None:
    game = built.game()
    world = built.world(game)
    elves, _ = find_player(game, world, "the elven kingdom")

    def turn(*lines: str) -> list[tuple[str, bool | None]]:
        verdicts = hand_in(game, world, elves, enumerate(lines, 1))
        assert all(each.given for each in verdicts), verdicts
        return [(each.text, each.done) for each in resolve(game, world, [v.given for v in verdicts if v.given])]

    watch, other = "54 Thrush Silverleaf", "970 Thrush JF"
    assert turn(watch) == [(watch, True)]
    assert turn() == [(watch, True)]
    assert turn(other) == [(other, True)]  # the newer errand counts, and the watch rests
    assert [each.text for each in world.standing] == [watch]
    assert turn("50 Thrush")[0] == ("50 Thrush", True)
    assert world.standing == []
    assert turn() == []


def test_the_steps_are_those_of_the_list(built: Built) -> None:
    game = built.game()
    titles = game.shape.choices["TurnStep"].titles
    ending = "What lies on others, and has had its time, is gone"  # a step of the language, behind those of the book
    assert [title for _, title in game.sequence.steps] == [*titles, ending]
    assert [number for number, _ in game.sequence.steps] == list(range(1, 20))


def test_ice_forbids_what_floats(built: Built) -> None:
    game = built.game()
    world = built.world(game, variants=1)
    warlock, _ = find_player(game, world, "the warlock")
    (verdict,) = hand_in(game, world, warlock, [(1, "935 Moth The Elven Kingdom The Tempest")])
    assert verdict.sentence == "There is no fleet to sabotage: the seas are frozen."


def form(notation: Notation) -> str:
    """The words of a form without its holes, as somebody types who knows no more than the number."""
    return "".join(part for part in notation.parts if isinstance(part, str)).strip()


def test_a_number_alone_is_told_what_it_lacks(built: Built) -> None:
    game = built.game()
    world = built.world(game)
    player, _ = find_player(game, world, "the elven kingdom")
    reader = Reader(world, game)
    told = 0
    for spec in game.acts:
        for notation in spec.notations:
            assert all(isinstance(part, str | Slot | Optional) for part in notation.parts)
            if notation.refused:
                assert reader.read(player, form(notation)) == (None, notation.refused), spec.key
                told += 1
    assert told == len(game.acts) - 4  # all but those that are typed as their number alone


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("475 Lyra The Elven Kingdom Zamora", "A kingdom cannot denigrate itself."),
        ("465 Lyra Zamora", "Lyra is no Consul."),
        ("476 The Warlock Zamora", "The Elven Kingdom does not hold the Staff of Disdain."),
        ("212 5", "Only the Alchemist makes gold of metal."),
        ("501 Wren", "Only the Underworld trains so fast."),
        ("900 Wren Fool of Grimhold", "Fool of Grimhold is no political emissary."),
        ("940 Wren Duke of Silverleaf", "A kingdom spares its own court."),
        ("950 Wren Duke of Silverleaf", "Duke of Silverleaf is nobody's prisoner."),
        ("965 Wren Gallowmere: mithril", "Mithril lies in a capital's vault and nowhere else."),
        ("800 Wizard of Silverleaf", "Wizard of Silverleaf is an adept no longer."),
        ("110 Host of Silverleaf Host of Grimhold: Hold At All Costs", "Hold At All Costs is for defenders."),
        ("410 500 gold commend The Elven Kingdom", "The Elven Kingdom has no seat on the High Council."),
    ],
)
def test_what_the_rules_turn_down_changes_nothing(built: Built, line: str, sentence: str) -> None:
    game = built.game()
    world = built.world(game)
    player, _ = find_player(game, world, "the elven kingdom")
    (verdict,) = hand_in(game, world, player, [(1, line)])
    assert verdict.given is not None, verdict.sentence
    before = to_data(world, game)
    assert not attempt(world, verdict.given, Tape([]))
    assert verdict.given.sentence == sentence
    after = to_data(world, game)
    assert [each[0] for each in after.pop("events")] == ["act given"]
    del before["events"]
    assert after == before

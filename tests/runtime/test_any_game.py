"""Games of random lines: saved and read they go on alike, whatever fails is undone, and nobody is shifted."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from rulec.runtime.game.acts import Given, attempt
from rulec.runtime.game.messages import Refused
from rulec.runtime.game.serialise import from_json, to_json
from rulec.runtime.game.turns import hand_in, resolve
from tests.runtime.hamlet import GAME, changed, hamlet, small

NAMES = ("tom", "jack", "ann", "will", "joe")
HOUSES = ("oak", "green hill", "house of the oak")
LINES = st.one_of(
    st.just("110"),
    st.builds("100 {}{}".format, st.sampled_from(NAMES), st.sampled_from(["", " with horseshoe", " with silver bell"])),
    st.builds("{} 200 {} {}".format, st.sampled_from(NAMES), st.sampled_from(HOUSES), st.integers(0, 6)),
    st.builds("{} 300 {}".format, st.sampled_from(NAMES), st.sampled_from(HOUSES)),
    st.builds("400 {}".format, st.sampled_from(NAMES)),
    st.builds("500 {} to {}".format, st.integers(0, 60), st.sampled_from(HOUSES)),
    st.builds("600 {}: {}".format, st.sampled_from(NAMES), st.sampled_from(["horseshoe", "silver bell"])),
)
TURNS = st.lists(st.tuples(st.lists(LINES, max_size=6), st.lists(LINES, max_size=6)), min_size=1, max_size=3)


def play(world: Any, lines: tuple[list[str], list[str]], log: list[tuple[str, int]] | None = None) -> list[Given]:
    """One turn."""
    taken: list[Given] = []
    for house, texts in zip(world.houses, lines, strict=True):
        taken += [each.given for each in hand_in(GAME, world, house, enumerate(texts, 1)) if each.given is not None]
    return resolve(GAME, world, taken, log)


@settings(max_examples=60, deadline=None)
@given(TURNS, st.integers(0, 99), st.sampled_from([0, 1, 2, 3]))
def test_a_game_goes_on_alike_when_it_is_saved_between(turns: Any, seed: int, variants: int) -> None:
    whole, parts = small(seed, variants), small(seed, variants)
    for lines in turns:
        first = [(each.about, each.done, each.sentence) for each in play(whole, lines)]
        text = to_json(parts, GAME)
        parts = from_json(text, GAME)
        assert to_json(parts, GAME) == text
        assert [(each.about, each.done, each.sentence) for each in play(parts, lines)] == first
        assert to_json(whole, GAME) == to_json(parts, GAME)
        assert whole.reports == parts.reports
        assert all(house.gold >= 0 and house.apples >= 0 for house in whole.houses)


@settings(max_examples=60, deadline=None)
@given(TURNS, st.integers(0, 99))
def test_whatever_fails_at_its_end_has_done_nothing(turns: Any, seed: int) -> None:
    world = small(seed)
    for lines in turns:
        play(world, lines)
    for house, texts in zip(world.houses, turns[-1], strict=True):
        for each in hand_in(GAME, world, house, enumerate(texts, 1)):
            if each.given is None:
                continue
            before = json.loads(to_json(world, GAME))
            spec, does = each.given.spec, each.given.spec.does

            def fails(*arguments: Any, does: Any = does) -> None:
                does(*arguments)
                raise Refused("No.")

            each.given.spec = changed(spec, does=fails)
            assert not attempt(world, each.given, world.dice())
            after = json.loads(to_json(world, GAME))
            assert after["events"][:-1] == before["events"]
            del after["events"], before["events"]
            assert after == before
            world.events.pop()


@settings(max_examples=60, deadline=None)
@given(st.lists(LINES, max_size=5), st.lists(LINES, max_size=5), LINES, st.integers(0, 99))
def test_a_line_more_shifts_no_throw(oak: list[str], hill: list[str], more: str, seed: int) -> None:
    few: list[tuple[str, int]] = []
    many: list[tuple[str, int]] = []
    play(small(seed), (oak, hill), few)
    play(small(seed), (oak, [*hill, more]), many)
    shown = dict(many)
    mine = {address: value for address, value in few if not address.startswith("2/")}
    assert {address: shown[address] for address in mine if address in shown and "/1/" in address} == {
        address: value for address, value in mine.items() if address in shown and "/1/" in address
    }
    assert hamlet.PACK.name == "hamlet"

"""Whatever stands in a file of lines, a scenario or a saved state: it is taken, or what is wrong is told."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from rulec.base.diagnostics import Report
from rulec.base.render import render_text
from rulec.base.spans import Source
from rulec.driver.games import order_files
from rulec.driver.games.scenario_file import begin
from rulec.runtime.game.serialise import Damaged, from_json, to_json
from rulec.runtime.game.turns import find_player, hand_in, resolve
from tests.runtime.hamlet import GAME, RULES, small, turn

PIECES = st.one_of(
    st.sampled_from(
        ["player:", "player: Oak", "\n", "#", '"', "=", "a = b", "110", "tom 300 oak", " ", "\t", "\r", "\x0b"]
    ),
    st.text(max_size=12),
)


@settings(max_examples=200, deadline=None)
@given(st.lists(PIECES, max_size=12))
def test_any_text_of_lines(pieces: list[str]) -> None:
    report = Report()
    world = small()
    for section in order_files.sections(Source("l.txt", "".join(pieces)), report):
        player, why = find_player(GAME, world, section.name)
        assert (player is None) == bool(why)
        if player is not None:
            hand_in(GAME, world, player, [(line.number, line.text) for line in section.lines])
        for line in section.lines:
            assert line.text
            assert line.text.isprintable()
    assert "\x1b" not in render_text(report.sorted(), color=False)


SCENARIO = (RULES / "hamlet/scenarios/two_houses.yaml").read_text(encoding="utf-8")


@settings(max_examples=150, deadline=None)
@given(
    st.integers(0, len(SCENARIO)),
    st.integers(0, 30),
    st.one_of(st.text(max_size=10), st.sampled_from(list("{}[]:,-#"))),
)
@example(46, 6, "\\")  # a warning began no game, without a word of why
def test_any_scenario(at: int, gone: int, new: str) -> None:
    report = Report()
    world = begin(Source("two_houses.yaml", SCENARIO[:at] + new + SCENARIO[at + gone :]), GAME, 1, 0, report)
    assert (world is None) == report.failed
    if world is not None:
        to_json(world, GAME)


def state() -> Any:
    world = small()
    turn(world, oak="110; tom 300 green hill; 600 tom: horseshoe", hill="100 Ann")
    world.until("turn", world.guards[0], "charms", 1, True)
    return json.loads(to_json(world, GAME))


STATE = state()
VALUES = st.one_of(st.none(), st.booleans(), st.integers(-3, 99), st.text(max_size=5), st.just([]), st.just({}))


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in plain data: what holds it, and the key."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    found = [(value, key) for key in keys]
    for key in keys:
        found += places(value[key])
    return found


@settings(max_examples=300, deadline=None)
@given(st.data(), VALUES)
def test_any_damage_of_a_state(data: Any, value: Any) -> None:
    damaged = json.loads(json.dumps(STATE))
    holder, key = data.draw(st.sampled_from(places(damaged)))
    holder[key] = value
    with suppress(Damaged):
        world = from_json(json.dumps(damaged), GAME)
        resolve(GAME, world, [])


def test_an_empty_text_in_any_place_of_a_state() -> None:
    for number in range(len(places(STATE))):
        damaged = json.loads(json.dumps(STATE))
        holder, key = places(damaged)[number]
        holder[key] = ""
        with suppress(Damaged):
            resolve(GAME, from_json(json.dumps(damaged), GAME), [])


def test_a_state_that_is_nested_too_deep() -> None:
    with suppress(Damaged):
        from_json("[" * 100_000, GAME)

"""What a pack does `at the beginning` happens once, under the variants, on its own throws, and is told."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cases.support import Done, pack, rulec

RULES = """\
kind House, houses "house"
    called by name
    name: text = "" "name"
    apples: number = 0 "apples"

kind Order, orders listed "order"

order 1 "Eat"
    by house: House
    needs more: house.apples > 0 else "Nothing is left."
    typed "eat"
    does
        lower house.apples by 1
    cites book "Pay" 1

process share() at the beginning "Who gets apples"
    for each h in houses as listed
        throw picked be d6 "the harvest"
        raise h.apples by share_of(picked)
        tell everyone "{h} has {h.apples} apples."
    cites book "Pay" 1

value share_of(picked: number) -> number "What is given of what was picked"
    picked
    cites book "Pay" 1

process night() "It is night"
    for each h in houses as listed
        raise h.apples by 0
    cites book "Pay" 1

variant hunger "Hunger"
    modify share_of
        1 when picked > 0 "a poor year"
    cites book "Pay" 1

sequence day "A day"
    queue order as listed
    step 1 "Eating"
        acts order 1 .. 9
    step 2 "Night"
        run night()
    cites book "Pay" 1
"""
SCENARIO = "scenario: two\ntitle: Two\nthings:\n  House:\n    a: {name: Oak}\n    b: {name: Elm}\n"


def _told(folder: Path, name: str) -> list[str]:
    seen = json.loads(rulec("report", name, "--format", "json", cwd=folder).out)
    return [each["text"] for step in seen["steps"] for each in step["told"]]


def _new(folder: Path, name: str, *more: str) -> Done:
    return rulec("new", "p", "two", "--seed", "5", *more, "-o", name, cwd=folder)


def test_once_under_the_variants_and_on_the_seed(tmp_path: Path) -> None:
    pack(tmp_path, {"a.rules": RULES, "scenarios/two.yaml": SCENARIO})
    built = rulec("build", "p", cwd=tmp_path)
    assert built.code == 0, built.said
    assert _new(tmp_path, "one.game").code == 0
    _new(tmp_path, "two.game")
    _new(tmp_path, "poor.game", "--variant", "hunger")
    assert len(_told(tmp_path, "one.game")) == 2
    assert _told(tmp_path, "one.game") == _told(tmp_path, "two.game")
    assert _told(tmp_path, "poor.game") == ["Oak has 1 apples.", "Elm has 1 apples."]
    (tmp_path / "lines.txt").write_text("player: Oak\neat\neat\n", encoding="utf-8")
    done = rulec("orders", "poor.game", "lines.txt", cwd=tmp_path)
    assert done.out == "Oak: 2 of 2 lines taken, of which 1 will come to nothing as things stand\n"
    assert "warning[R0973]: Nothing is left\n --> lines.txt:3:1" in done.said
    assert rulec("turn", "poor.game", cwd=tmp_path).code == 0
    assert not [text for text in _told(tmp_path, "poor.game") if "has 1 apples" in text]

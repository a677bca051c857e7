"""Solves in JavaScript: crowds of random things come to the same decisions as in Python, by the same circles."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulec.backends.javascript import emit
from rulec.driver.compile import Compiled
from tests.backends_javascript.comparing import differences
from tests.backends_javascript.node import run, write
from tests.catalogue.manor import compile_with
from tests.solve.test_agreement import compiled

RULES = """
kind Walk, walks "walk"
    behind: Walk? "who has to go first"
    tired: truth = no "tired"

solve parade(walks: list of Walk) "Who walks on"
    decide walks_on(walk: Walk) "walks on"
        no when walk.tired "tired"
        no when any(walk.behind = other and not walks_on(other) for each other in walks) "somebody is in the way"
        otherwise yes
    quantity followers(walk: Walk) -> level "who walks on behind"
        base 0 levels
        add 1 level for each other in walks when other.behind = walk and walks_on(other)
    circle "A ring of walks" when only walks_on then walks_on yes
        cites book "Gate" 52
    cites book "Gate" 51
"""
ASKED = """
const row = (...tired) => tired.map((each) => pack.make("Walk", { tired: each, behind: null }));
const ring = (walks) => walks.map((walk, at) => Object.assign(walk, { behind: walks[(at + 1) % walks.length] }));
const told = (walks) => {
  const weighed = pack.parade(walks);
  return walks.map((walk) => [
    pack.walks_on(weighed, walk), weighed.walks_on.byCircle(walk), pack.followers(weighed, walk),
    pack.why_walks_on(weighed, walk)[1].map(([entry]) => pack.labels.walks_on[entry].text),
  ]);
};
const stranger = () => {
  try {
    pack.walks_on(pack.solves.parade([]), row(false)[0]);
  } catch (fault) {
    return [fault.name, fault.what];
  }
};
const pair = row(false, false);
pair[0].behind = pair[1];
console.log(JSON.stringify([
  told(ring(row(false, false, false))), told(ring(row(true, false, false))), told(pair), stranger(),
]));
"""


@pytest.fixture(scope="module")
def walks() -> Compiled:
    made, report = compile_with({"case.rules": RULES})
    assert made is not None, [f"{d.code} {d.headline} {d.primary.span}" for d in report.found]
    return made


def test_rings_walk_on_and_the_tired_hold_up_those_behind(walks: Compiled, tmp_path: Path) -> None:
    folder = write(emit(walks.program), tmp_path)
    found = json.loads(run("-e", f'import("{folder}/index.js").then((pack) => {{ {ASKED} }})'))
    held = [False, -1, 0, ["somebody is in the way"]]
    assert found == [
        [[True, 0, 1, ["A ring of walks"]]] * 3,
        [[False, -1, 0, ["tired"]], held, held],
        [[True, -1, 0, [""]], [True, -1, 1, [""]]],
        ["NotWeighed", "walks_on"],
    ]


@pytest.mark.parametrize(("name", "n"), [("meadow", 200), ("diplomacy_1971", 160)])
def test_crowds_come_to_the_same(name: str, n: int) -> None:
    assert list(differences(compiled(name), n, 5)) == []


def test_what_stands_in_a_solve_is_explained(walks: Compiled) -> None:
    assert list(differences(walks, 100, 2)) == []

"""What JavaScript says of spots, lines and areas is what Python says, near and far, where all numbers are large too."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from rulec.backends.javascript.scripts import RUNTIME, runtime
from rulec.ir.lower.geometry import CALLS, function_of
from rulec.runtime.faults import MissingThing
from tests.backends_javascript.comparing import Things
from tests.backends_javascript.node import run

SHAPE, SPOT, LENGTH, HEADING, TURN = "shape", "spot", "length", "heading", "turn"
TAKES = {
    "distance": (SHAPE, SHAPE),
    "within": (SHAPE, SHAPE, LENGTH),
    "distance of spots": (SPOT, SPOT),
    "within of spots": (SPOT, SPOT, LENGTH),
    "length": (SHAPE,),
    "bearing": (SPOT, SPOT, TURN),
    "angle": (SPOT, HEADING, SPOT, TURN),
    "in_arc": (SPOT, HEADING, HEADING, HEADING, SPOT, TURN),
    "right_of": (SPOT, SPOT, SPOT),
    "ahead": (SPOT, HEADING, LENGTH, TURN),
    "toward": (SPOT, SPOT, LENGTH),
    "turned": (SPOT, SPOT, HEADING, TURN),
    "turned shape": (SHAPE, SPOT, HEADING, TURN),
    "block": (SPOT, HEADING, LENGTH, LENGTH, TURN),
    "middle": (SHAPE,),
    "closest": (SHAPE, SPOT),
    "hull": (SHAPE, SHAPE),
    "touches": (SHAPE, SHAPE),
    "overlaps": (SHAPE, SHAPE),
    "inside": (SHAPE, SHAPE),
    "room": (SHAPE, HEADING, LENGTH, SHAPE, TURN),
}
EACH = 120
SCRIPT = """
import { readFileSync } from "node:fs";
const all = {};
for (const name of %s) Object.assign(all, await import(`./${name}.js`));
const read = (value) => (Array.isArray(value) ? value.map(read) : typeof value === "object" ? BigInt(value.b) : value);
const told = (value) => {
  if (Array.isArray(value)) return value.map(told);
  return typeof value === "bigint" ? { b: String(value) } : value;
};
const answers = JSON.parse(readFileSync(0, "utf8")).map(([name, given]) => {
  try {
    return told(all[name](...given.map(read)));
  } catch (fault) {
    return `${fault.name} ${fault.what}`;
  }
});
console.log(JSON.stringify(answers));
"""


def drawn(random: Random, sort: str, wide: int) -> Any:
    spot = (random.randint(-wide, wide), random.randint(-wide, wide))
    match sort:
        case "spot":
            return spot
        case "length":
            return random.randint(-1, 2 * wide)
        case "heading":
            return random.choice((random.randint(-400, 800), 30 * random.randint(-12, 24), 45 * random.randint(-8, 16)))
        case "turn":
            return random.choice((360, 360, 3600, 7))
    corners = random.choice((0, 1, 2, 2, 3, 3, 4, 4, 5, 6, 9))
    if corners == 4 and random.random() < 0.5:  # areas with sides that run along each other meet in many ways
        (x, y), (a, b) = spot, (random.randint(1, wide), random.randint(1, wide))
        return ((x, y), (x + a, y), (x + a, y + b), (x, y + b))
    return tuple(drawn(random, "spot", wide) for _ in range(corners))


def test_all_words_of_the_ground(tmp_path: Path) -> None:
    assert set(TAKES) == set(CALLS)
    for name in RUNTIME:
        (tmp_path / f"{name}.js").write_text(runtime()[name], encoding="utf-8")
    (tmp_path / "package.json").write_text('{ "type": "module" }')
    script = tmp_path / "ask.mjs"
    script.write_text(SCRIPT % json.dumps(RUNTIME), encoding="utf-8")
    random, things = Random(11), Things()
    asked: list[Any] = []
    expected: list[Any] = []
    for word, sorts in TAKES.items():
        first, *rest = CALLS[word][1].split("_")
        for at in range(EACH):
            given = [drawn(random, sort, (4, 9, 60, 10**6, 10**17)[at % 5]) for sort in sorts]
            asked.append((f"${first}{''.join(map(str.capitalize, rest))}", things.plain(given)))
            try:
                expected.append(things.plain(function_of(word)(*given)))
            except MissingThing as fault:
                expected.append(f"MissingThing {fault.what}")
    found = json.loads(run(script, given=json.dumps(asked)))
    wrong = [(*a, e, f) for a, e, f in zip(asked, expected, found, strict=True) if e != f]
    assert wrong == []

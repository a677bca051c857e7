"""Whole numbers and sets in JavaScript, of any size, against Python's."""

from __future__ import annotations

import json
from itertools import product
from math import isqrt
from pathlib import Path
from random import Random

from rulec.backends.javascript import scripts
from rulec.runtime.support import bits, members, root
from tests.backends_javascript.node import run

EDGES = (
    0,
    1,
    2,
    3,
    31,
    2**26,
    2**31 - 1,
    2**31,
    2**32,
    2**52 - 1,
    2**52,
    2**53 - 2,
    2**53 - 1,
    2**53,
    2**53 + 1,
    2**64,
    10**30,
)
NUMBERS = [sign * number for number in EDGES for sign in (1, -1)]

SCRIPT = """
import * as n from "%s";
import { readFileSync } from "node:fs";
const read = (text) => n.$normal(BigInt(text));
const told = (value) => {
  if (Array.isArray(value)) return value.map(told);
  if (typeof value === "boolean") return value;
  const most = 9007199254740991n;
  const kept = typeof value === "bigint" ? value > most || value < -most : Number.isSafeInteger(value);
  return kept && !Object.is(value, -0) ? String(value) : `not as it has to be: ${value}`;
};
const given = (each) => (typeof each === "string" ? read(each) : each);
const asked = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(asked.map(([name, ...row]) => told(n[name](...row.map(given))))));
"""


def answered(asked: list[tuple[object, ...]], folder: Path) -> list[object]:
    script = folder / "ask.mjs"
    home = Path(scripts.__file__).parent / "runtime"
    for name in ("numbers", "faults"):
        (folder / f"{name}.js").write_text((home / f"{name}.js").read_text("utf-8"), encoding="utf-8")
    (folder / "package.json").write_text('{ "type": "module" }')
    script.write_text(SCRIPT % "./numbers.js", encoding="utf-8")
    found: list[object] = json.loads(run(script, given=json.dumps(asked)))
    return found


def test_sums_products_and_quotients_are_exact(tmp_path: Path) -> None:
    random = Random(5)
    pairs = [
        *product(NUMBERS, NUMBERS),
        *((random.randint(-(2**60), 2**60), random.randint(-99, 99)) for _ in range(500)),
    ]
    asked: list[tuple[object, ...]] = []
    expected: list[object] = []
    for a, b in pairs:
        rows = {"$add": a + b, "$sub": a - b, "$mul": a * b, "$smaller": min(a, b), "$larger": max(a, b)}
        rows |= {"$floorDiv": a // b} if b else {}
        for name, value in rows.items():
            asked.append((name, str(a), str(b)))
            expected.append(str(value))
        asked += [("$same", str(a), str(b)), ("$between", str(a), str(b), str(a + 7))]
        expected += [a == b, a <= b <= a + 7]
    assert answered(asked, tmp_path) == expected


def test_roots_are_exact(tmp_path: Path) -> None:
    values = [*NUMBERS, *((n + more) ** 2 + less for n in (94906265, 10**20) for more in (0, 1) for less in (-1, 0, 1))]
    asked = [("$root", str(v), index, up) for v in values for index in (2, 3, 5) for up in (False, True)]
    expected = [str(root(v, index, up=up)) for v in values for index in (2, 3, 5) for up in (False, True)]
    assert answered(asked, tmp_path) == expected
    assert isqrt(94906265**2 - 1) == 94906264


def test_sets_may_have_any_number_of_members(tmp_path: Path) -> None:
    random = Random(7)
    sets = [
        sorted(random.sample(range(size), min(size, 5)))
        for size in (1, 8, 31, 32, 33, 53, 54, 64, 130)
        for _ in range(6)
    ]
    asked: list[tuple[object, ...]] = []
    expected: list[object] = []
    for held in sets:
        mask = bits(*held)
        asked += [("$bits", *held), ("$members", str(mask)), ("$low", str(mask))]
        low = (mask + 2**31) % 2**32 - 2**31  # 32 bits with a sign, of what is no Number
        expected += [str(mask), [str(at) for at in members(mask)], str(mask if mask < 2**53 else low)]
        for at in (0, 1, 30, 31, 32, 33, 52, 53, 54, 63, 64, 129, *held):
            asked.append(("$has", str(mask), at))
            expected.append(at in held)
        for other in sets[::5]:
            asked.append(("$meets", str(mask), str(bits(*other))))
            expected.append(not set(held).isdisjoint(other))
    assert answered(asked, tmp_path) == expected


def test_a_key_finds_its_place(tmp_path: Path) -> None:
    cuts = (2, 5, 5000)
    keys = (-(10**20), -1, 1, 2, 4, 5, 6, 4999, 5000, 10**20)
    asked = [("$cut", cuts, str(key)) for key in keys] + [("$place", str(key), 3, 4) for key in keys]
    expected = [str(sum(cut <= key for cut in cuts)) for key in keys] + [str(min(max(key - 3, 0), 3)) for key in keys]
    assert answered(asked, tmp_path) == expected

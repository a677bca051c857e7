"""`python -m tests.datc FILE`: a line a case, `N of M agree` last; exit code 1 if not all do.

Tried are the movement cases of armies: those of the variant, and those marked `as_armies`. The others are named as
not yet tried. Words of supports are counted apart.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from tests.datc.packs import package
from tests.datc.positions import Position, Result, decide

MAP = Path(__file__).parent / "standard_map.json"


def is_variant(case: dict[str, Any]) -> bool:
    """Whether a case speaks of the variants' map."""
    return "assumed_adjacency" in case or "variant" in case


def why_not(case: dict[str, Any]) -> str:
    """Why a case is not tried yet; empty when it is."""
    if case["phase"] != "movement":
        return f"phase {case['phase']}"
    sorts = {unit["type"] for unit in case["units"]}
    if is_variant(case):
        if "N" in sorts:
            return "the Nazgul"
        if not case["assumed_adjacency"] or case["rule"] == 8:
            return "crossings by season"
        stands = {(unit["loc"], unit["type"]) for unit in case["units"]}
        if any(f"2A {place} " in order.split(": ", 1)[1][: len(place) + 4]
               for order in case["orders"] for place, sort in stands if sort == "A"):  # fmt: skip
            return "a nomination"
        return ""
    return "" if sorts == {"A"} or case.get("as_armies") else "fleets"


def position_of(case: dict[str, Any]) -> Position:
    """The board of a case with its orders."""
    position = Position(package("middle_earth_ix" if is_variant(case) else "diplomacy_1971"))
    if is_variant(case):
        for one, other in case["assumed_adjacency"]:
            position.border(one, [other])
            position.border(other, [one])
    else:
        for one, others in json.loads(MAP.read_text(encoding="utf-8"))["army_adjacency"].items():
            position.border(one, others)
    for unit in case["units"]:
        position.army(unit["power"], unit["type"], unit["loc"])
    for order in case["orders"]:
        position.order(order)
    return position


def differences(case: dict[str, Any], result: Result) -> list[str]:
    """What does not agree, words of supports aside."""
    units = {unit["loc"]: unit for unit in case["units"]}
    found: list[str] = []
    final = {at: f"{units[start]['power']} {units[start]['type']}" for at, start in result.final.items()}
    if final != case["final"]:
        found.append(f"final position {final}")
    expected = case["dislodged"]
    driven = result.dislodged if isinstance(expected, dict) else list(result.dislodged)
    if driven != expected:
        found.append(f"dislodged {dict(result.dislodged)}")
    for place, options in case.get("retreat_options", {}).items():
        if list(result.retreats.get(place, ())) != sorted(options):
            found.append(f"retreats of {place}: {result.retreats.get(place)}")
    for place, word in result.words.items():
        wanted = case["expect"].get(place)
        if wanted is not None and wanted.split("+")[0] != word:
            found.append(f"{place} {word}")
    return found


def supports_of(case: dict[str, Any], result: Result) -> tuple[int, int]:
    """How many words of supports agree, and how many there are."""
    wanted = {place: case["expect"][place].split("+")[0] for place in result.supports if place in case["expect"]}
    return sum(word == result.supports[place] for place, word in wanted.items()), len(wanted)


def main(arguments: list[str]) -> int:
    """Runs the cases of a file."""
    if len(arguments) != 1:
        print("usage: python -m tests.datc FILE", file=sys.stderr)
        return 2
    loaded = json.loads(Path(arguments[0]).read_text(encoding="utf-8"))
    cases = loaded["cases"] if isinstance(loaded, dict) else loaded
    agree = tried = words = of_words = 0
    for case in cases:
        name = f"{case['id']} {case['title']}"
        reason = why_not(case)
        if reason:
            print(f"not tried ({reason}): {name}")
            continue
        result = decide(position_of(case))
        tried += 1
        wrong = differences(case, result)
        agree += not wrong
        same, all_words = supports_of(case, result)
        words, of_words = words + same, of_words + all_words
        print(f"{'differs' if wrong else 'agrees'}: {name}" + "".join(f"; {line}" for line in wrong))
    print(f"{words} of {of_words} words of supports agree; {len(cases) - tried} cases not tried")
    print(f"{agree} of {tried} agree")
    return 0 if agree == tried else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

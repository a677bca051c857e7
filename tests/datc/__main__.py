"""`python -m tests.datc FILE`: a line a case, `N of M agree` last; exit code 1 if not all do.

A case on the standard map is played as well, by the lines that players type and the turns of a game: moves, retreats,
builds and removals. A case that rests on a choice is tried under the variant that makes it, and where it tells what the
rules of 1971 say, without it too. Words of supports and convoys are counted apart.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from tests.datc import played
from tests.datc.packs import package
from tests.datc.positions import Position, Result, decide

CHOICES = {
    "4.A.1": "any_route",
    "4.A.2": "szykman",
    "4.A.3": "own_fleet",
    "4.A.5": "origin_open",
    "2023 rule": "way_to_held",
}  # the choice that a case rests on -> the variant of the pack that makes it
MAP = Path(__file__).parent / "standard_map.json"


def is_variant(case: dict[str, Any]) -> bool:
    """Whether a case speaks of the variants' map."""
    return "assumed_adjacency" in case or "variant" in case


def weighed_alone(case: dict[str, Any]) -> bool:
    """Whether the moves of a case need nothing but the borders that it names: no Nazgul, nomination, river or pass."""
    if not is_variant(case):
        return True
    sorts = {unit["type"] for unit in case["units"]}
    stands = {(unit["loc"], unit["type"]) for unit in case["units"]}
    called = any(
        f"2A {place} " in order.split(": ", 1)[1][: len(place) + 4]
        for order in case["orders"]
        for place, sort in stands
        if sort == "A"
    )
    return "N" not in sorts and bool(case.get("assumed_adjacency")) and case.get("rule") != 8 and not called


def position_of(case: dict[str, Any], variants: tuple[str, ...] = ()) -> Position:
    """The board of a case with its orders, under some variants of the pack."""
    position = Position(package(played.pack_of(case) if is_variant(case) else "diplomacy_1971"), variants)
    if is_variant(case):
        for one, other in case["assumed_adjacency"]:
            position.border(one, [other])
            position.border(other, [one])
    else:
        board = json.loads(MAP.read_text(encoding="utf-8"))
        for one, others in board["army_adjacency"].items():
            position.border(one, others)
        for one, others in board["fleet_adjacency"].items():
            position.water(one, others, board["seas"])
    for unit in case["units"]:
        position.army(unit["power"], unit["type"], unit["loc"])
    for order in case["orders"]:
        position.order(order)
    return position


def variants_of(case: dict[str, Any]) -> tuple[str, ...]:
    """The variants of the pack that the choices of a case name."""
    named = str(case.get("preference", ""))
    return tuple(variant for choice, variant in CHOICES.items() if choice in named)


def differences(case: dict[str, Any], result: Result) -> list[str]:
    """What does not agree, words of supports and convoys aside."""
    found = _positions(case, case, result)
    for place, options in case.get("retreat_options", {}).items():
        if list(result.retreats.get(place, ())) != sorted(options):
            found.append(f"retreats of {place}: {result.retreats.get(place)}")
    for place, word in result.words.items():
        wanted = case["expect"].get(place)
        if wanted is not None and wanted.split("+")[0] != word:
            found.append(f"{place} {word}")
    return found


def _positions(case: dict[str, Any], wanted: dict[str, Any], result: Result) -> list[str]:
    """What does not agree of where units stand in the end, and of who was driven out."""
    units = {unit["loc"]: unit for unit in case["units"]}
    final = {at: f"{units[start]['power']} {units[start]['type']}" for at, start in result.final.items()}
    found = [] if final == wanted["final"] else [f"final position {final}"]
    expected = wanted["dislodged"]
    driven = result.dislodged if isinstance(expected, dict) else list(result.dislodged)
    return found if driven == expected else [*found, f"dislodged {dict(result.dislodged)}"]


def in_1971(case: dict[str, Any]) -> list[str]:
    """What does not agree with what the collection says of the rules of 1971, where they differ from its choice."""
    told = [one for one in case.get("alternatives") or () if "1971" in one["when"]]
    if is_variant(case):
        return []
    weighed = [one for one in told if case["phase"] == "movement"]
    return [line for one in weighed for line in _positions(case, one, decide(position_of(case)))] + [
        f"played: {line}" for one in told for line in played.differences(case, (), one)
    ]


def moves_of(case: dict[str, Any]) -> dict[str, Any] | None:
    """The moves of a case, by themselves."""
    if case["phase"] == "movement":
        return case
    if "movement_orders" not in case:
        return None
    parts = {key: case[f"movement_{key}"] for key in ("orders", "expect", "final")}
    return {**case, **parts, "phase": "movement"}


def supports_of(case: dict[str, Any], result: Result) -> tuple[int, int]:
    """How many words of supports and convoys agree, and how many there are."""
    wanted = {place: case["expect"][place].split("+")[0] for place in result.supports if place in case["expect"]}
    return sum(word == result.supports[place] for place, word in wanted.items()), len(wanted)


def main(arguments: list[str]) -> int:
    """Runs the cases of a file."""
    if len(arguments) != 1:
        print("usage: python -m tests.datc FILE", file=sys.stderr)
        return 2
    loaded = json.loads(Path(arguments[0]).read_text(encoding="utf-8"))
    cases = loaded.get("cases") if isinstance(loaded, dict) else loaded
    if cases is None:
        print(f"{arguments[0]} holds no `cases`", file=sys.stderr)
        return 2
    agree = words = of_words = 0
    for case in cases:
        name = f"{case['id']} {case['title']}"
        variants, moves = variants_of(case), moves_of(case)
        wrong = [f"in 1971: {line}" for line in in_1971(case)]
        if moves is not None and weighed_alone(moves):
            result = decide(position_of(moves, variants))
            wrong += differences(moves, result)
            same, all_words = supports_of(moves, result)
            words, of_words = words + same, of_words + all_words
        play = played.variant_differences(case) if is_variant(case) else played.differences(case, variants, case)
        wrong += [f"played: {line}" for line in play]
        agree += not wrong
        print(f"{'differs' if wrong else 'agrees'}: {name}" + "".join(f"; {line}" for line in wrong))
    print(f"{words} of {of_words} words of supports and convoys agree")
    print(f"{agree} of {len(cases)} agree")
    return 0 if agree == len(cases) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

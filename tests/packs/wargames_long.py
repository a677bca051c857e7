"""A thousand battles of MiddleEarth Wargames, by lot and from the scenarios: `python -m tests.long battles`.

Of all of them it is told how they end; every so many are fought twice, and must tell the same; in some it is listened
which rules are asked. Then it is told how the time for a battle grows with the number of units.

`docs/battles.md` holds the sentences that this prints: with `--check` it fails where the page says anything else.
"""

from __future__ import annotations

import sys
from collections import Counter
from time import process_time
from typing import NamedTuple

from tests.packs.engulfed_games import Heard, rules_of
from tests.packs.wargames_battles import PACK, ROOT, Fought, carry_on, fight, loaded, mustered

BATTLES = 1_000
AGAIN = 20  # every so many battles are fought twice
HEARD = 25  # in every so many it is listened which rules are asked
PROGRESS = 100  # after every so many it is told how things stand
RULES = 0.9  # of the rules that a battle can reach are asked at least
SIZES = (10, 20, 40, 80)
SCENARIOS = ("fords_of_evening", "gate_of_the_vale", "smoke_over_the_mere")

PAGE = ROOT / "docs/battles.md"

BY_HAND = {
    "_morale_test.morale_reaction",
}
"""What no battle asks, though an umpire may: what a unit does is worked out there from the score that is told."""


class Found(NamedTuple):
    """What to print, how much went wrong, and the sentences of the page."""

    lines: list[str]
    wrongs: int
    told: str


def told_of(ends: Counter[str], lengths: Counter[int], heard: int, asked: int, known: int) -> str:
    """Return the sentences of the page that tell of some battles."""
    battles = ends.total()
    middle = sorted(lengths.elements())[battles // 2]
    return (
        f"Of {battles:,} battles nothing was raised, nobody fell twice, and every twentieth, fought again, told the "
        f"same. {ends['the field is won']} were won on the field, {ends['night falls']} lasted until nightfall; they "
        f"took {min(lengths)} to {max(lengths)} moves, {middle} in the middle. In {heard} of them it was listened "
        f"which rules are asked: {asked} of all {known} that are executed, {asked / known:.0%}, views and the review "
        "of the armies included."
    )


def on_page(told: str) -> bool:
    """Return whether the page says so, wherever its lines break."""
    return " ".join(told.split()) in " ".join(PAGE.read_text("utf-8").split())


def one(number: int, game: object, rules: object) -> Fought:
    """One battle of the thousand."""
    seed = f"long/{number}"
    if number % 4 == 3:
        return fight(game, rules, seed, SCENARIOS[number // 4 % 3])  # type: ignore[arg-type]
    return carry_on(game, rules, mustered(game, rules, seed, 8 + number % 7), seed)  # type: ignore[arg-type]


def growth() -> list[str]:
    """How the time for a move grows with the units."""
    game, rules = loaded(str(ROOT / "generated"))
    lines = []
    for size in SIZES:
        began, moves, count = process_time(), 0, max(2, 80 // size)
        for at in range(count):
            seed = f"growth/{size}/{at}"
            moves += carry_on(game, rules, mustered(game, rules, seed, size), seed).moves
        spent = process_time() - began
        lines.append(f"{size} units: {spent / count:.2f} s a battle, {1000 * spent / moves:.0f} ms a move")
    return lines


def run(battles: int = BATTLES) -> Found:
    """Fight all of them."""
    game, rules = loaded(str(ROOT / "generated"))
    ends: Counter[str] = Counter()
    lengths: Counter[int] = Counter()
    heard = Heard(PACK)
    wrongs: list[str] = []
    spent = 0.0
    for number in range(battles):
        listened = number % HEARD == 0
        if listened:
            heard.__enter__()
        began = process_time()
        fought = one(number, game, rules)
        if listened:
            heard.__exit__()
        else:
            spent += process_time() - began
        ends[fought.end] += 1
        lengths[fought.moves] += 1
        wrongs += [f"battle {number}: {wrong}" for wrong in fought.wrongs]
        if number % AGAIN == 1 and one(number, game, rules).chronicle != fought.chronicle:
            wrongs.append(f"battle {number}: another chronicle from the same seed")
        if number % PROGRESS == PROGRESS - 1:
            print(f"{number + 1} battles, {len(wrongs)} wrongs", file=sys.stderr, flush=True)
    known = rules_of(PACK)
    silent = sorted(known - heard.called)
    share = 1 - len(silent) / len(known)
    timed = battles - len(range(0, battles, HEARD))
    told = told_of(ends, lengths, battles - timed, len(known) - len(silent), len(known))
    lines = [
        told,
        f"{timed / spent:.1f} battles a second of work; asked by no battle: {', '.join(silent)}",
        *wrongs[:20],
    ]
    if battles >= BATTLES and share < RULES:
        wrongs.append("too few rules are asked")
    return Found(lines, len(wrongs), told)


def main(check: bool = False) -> int:
    """The command."""
    found = run()
    print("\n".join([*found.lines, *([] if check else growth())]))
    if check and not on_page(found.told):
        print(f"{PAGE.name} says otherwise: set these sentences there", file=sys.stderr)
        return 1
    return int(found.wrongs > 0)


if __name__ == "__main__":
    sys.exit(main())

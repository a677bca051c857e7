"""Random small boards: the emitted package against every assignment of outcomes tried out.

Where exactly one assignment is consistent, the package gives it. Where several are, only rings of moves are open, and
the declared circle lets them through: of the consistent assignments the package gives the one that lets most through.
"""

from __future__ import annotations

import random
from typing import Any

from tests.datc.packs import package
from tests.solve.by_hand import Board, Outcome, random_board

PACK = "middle_earth_ix"


def solved(board: Board) -> tuple[Outcome, int, bool]:
    """What the package says of each order that counts, how many a circle answered, and whether one overruled lines."""
    pack = package(PACK)
    places = sorted({place for pair in board.borders for place in pair})
    fort, double = 1 << pack.FEATURE_FORT, 1 << pack.QUALITY_DOUBLE
    provinces = {p: pack.Province(name=str(p), features=fort if p in board.forts else 0) for p in places}
    for p in places:
        provinces[p].borders = [provinces[b] for a, b in sorted(board.borders) if a == p]
    powers = [pack.Power(name=str(n)) for n in range(3)]
    armies = [
        pack.Piece(owner=powers[owner], place=provinces[place], qualities=double if strength == 2 else 0)
        for owner, place, strength in board.armies
    ]
    moves: dict[int, Any] = {}
    supports: dict[int, Any] = {}
    for number, (sort, first, second) in enumerate(board.orders):
        if sort == "move":
            moves[number] = pack.Move(unit=armies[number], goal=provinces[first])
        elif sort == "support":
            goal = None if second < 0 else provinces[second]
            supports[number] = pack.Support(unit=armies[number], friend=armies[first], goal=goal)
    weighed = pack.movement(armies, list(moves.values()), list(supports.values()), [], pack.World(seed=1))
    outcome: Outcome = {}
    for number, move in moves.items():
        if pack.legal(weighed, move):
            outcome[number] = pack.succeeds(weighed, move)
    for number, support in supports.items():
        if pack.matched(weighed, support):
            outcome[number] = pack.stands(weighed, support)
    circled = len(weighed.succeeds.circles) + len(weighed.stands.circles)
    return outcome, circled, bool(weighed.succeeds.overruled or weighed.stands.overruled)


def wrong(board: Board) -> tuple[str, int]:
    """What is wrong on a board (empty: nothing), and how many assignments are consistent."""
    found = list(board.consistent())
    outcome, circled, overruled = solved(board)
    if len(found) == 1:
        return ("" if outcome == found[0] else f"{outcome}, not {found[0]}"), 1
    if not found:
        return ("" if circled and overruled else "no assignment is consistent, and no circle overruled one"), 0
    most = max(found, key=lambda one: sum(one.values()))
    if outcome != most:
        return f"{outcome}, not {most}", len(found)
    return ("" if circled and not overruled else "no circle answered"), len(found)


def run(count: int, seed: int) -> tuple[str, int]:
    """The line to quote, and how many boards were wrong."""
    rng = random.Random(seed)
    wrongs, several, none, circles = [], 0, 0, 0
    for at in range(count):
        board = random_board(rng)
        fault, consistent = wrong(board)
        several += consistent > 1
        none += consistent == 0
        circles += consistent != 1
        if fault:
            wrongs.append(f"board {at}: {fault}\n{board}")
    for text in wrongs[:5]:
        print(text)
    return (
        f"{count - len(wrongs)} of {count:,} random boards agree with brute force; on {count - circles:,} exactly one "
        f"assignment is consistent, on {several} several (rings), on {none} none (seed {seed})"
    ), len(wrongs)

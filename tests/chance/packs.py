"""The small pack that the tests of dice compile, and ways to run it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from rulec.driver.compile import Compiled
from rulec.driver.worked_examples.package_loader import Emitted, loaded
from rulec.ir.interp.machine import Interpreter
from rulec.ir.interp.play.instances import Instance
from tests.catalogue.manor import compile_with

RULES = """\
measure pip, pips "pips"

die average: 2, 3, 3, 4, 4, 5 "an average die"

enum Mood: bold, calm, shaken "mood"

roll nerve(sort: Sort) -> pips "What the dice give for nerve"
    on sort
    plain: d6
    keen: round up(d6 / 2)
    old: d6 - d6 "an old hand"
    cites book "Gate" 30

roll mood() -> Mood "The mood of the night"
    on 2d6
    2 .. 5: shaken
    6 .. 9: calm
    10 or more: bold
    cites book "Gate" 31

roll hunt() -> number "How far the hunt goes"
    throw a be average "the first die"
    throw b be d6
    again b until b != a
    a + b when a < b
    otherwise a - b
    cites book "Gate" 32

roll storm(rank: Rank) -> truth "Whether it storms"
    throw wind be 2 average + d10
    throw cloud be nerve(plain)
    yes when wind > 12 and cloud >= 3 pips
    yes when rank = high and wind = 12
    otherwise no
    cites book "Gate" 33

roll share(bonus: points) -> percent "A share"
    throw base be d100
    50% when base = 50
    least(100, base + 3)
    cites book "Gate" 34

quantity courage(guard: Guard) -> pips "Courage tonight"
    throw nerve(guard.sort)
    add 2 pips when guard.rank = high "high rank"
    times 1 1/2 when guard.level > 5 levels "old in service"
    round up to 1 pip
    at least 0 pips
    cites book "Gate" 35

quantity coins(guard: Guard) -> gold "Coins in the purse"
    throw 2d6 + average when guard.rank = low "the poor box"
    base 10 gold when guard.rank != low
    subtract 1 gold when guard.sort = old "a hole in the purse"
    at least 0 gold, at most 14 gold
    cites book "Gate" 36
"""


@lru_cache(maxsize=1)
def compiled() -> Compiled:
    """The manor with the rules above."""
    made, report = compile_with({"case.rules": RULES}, backends=("python",))
    assert made is not None, [f"{d.code.number} {d.headline} {d.primary.span.line}" for d in report.sorted()]
    assert report.found == [], [f"{d.code.number} {d.headline}" for d in report.sorted()]
    return made


@contextmanager
def emitted() -> Iterator[Emitted]:
    """Its Python, loaded."""
    made = compiled()
    files = {path.removeprefix("python/"): data for path, data in made.outputs.items()}
    with loaded(made.model, made.program, files) as package:
        yield package


def guard(sort: int, rank: int, level: int = 1) -> Instance:
    """A guard as the interpreter holds one."""
    return Instance("Guard", {"sort": sort, "rank": rank, "level": level})


def interpreter(trace: bool = False) -> Interpreter:
    """An interpreter of the pack."""
    made = compiled()
    return Interpreter(made.program, made.model, trace=trace)

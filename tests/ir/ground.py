"""A snippet that uses every rank and clause once, with answers worked by hand, and the checks that must notice a
fault: hand-worked answers, interpreter against plain code against twin, and breakdowns that add up."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from rulec.backends.python import emit
from rulec.base.diagnostics import Report
from rulec.ir.interp.machine import Interpreter
from rulec.ir.interp.play.given_world import World
from rulec.ir.interp.play.instances import Instance
from rulec.ir.lower.program import lower
from rulec.ir.nodes import Program
from rulec.ir.verify import verify
from rulec.runtime import RuleFault
from rulec.sema.model import Model
from tests.catalogue.manor import compile_with
from tests.memory_loader import load

GROUND = """\
quantity pay(guard: Guard) -> gold "A test"
    family luck counts greatest
    family charms counts sum, at most 9 gold
    step first
        base 100 gold
        add 10 gold when guard.sort = keen over luck
        subtract 4 gold per level * guard.level
        subtract 3 gold for each f in guard.friends where f.level > 2 levels
        add 20 gold when guard.rank = high as luck
        add 12 gold when guard.rank >= middle as luck
        add 6 gold when guard.sort = keen as charms
        add 7 gold when guard.rank = high as charms
    step second
        increase by 10% when guard.sort = keen
        reduce by 30% when guard.rank = high
        add 1 gold
        times 3/2
        round nearest to 1 gold
    step third
        set to 500 gold when guard.sort = old
        add 30 gold up to 520 gold when guard.sort = old
        at least 8 gold when guard.rank = middle
        at most 515 gold when guard.rank = low
    at least 6 gold, at most 600 gold
    cites book "Pay" 1

quantity fame(guard: Guard) -> renown "A test"
    base 0.3 renown
    add 20% of guard.house.gold / 1 gold * 1 renown
    subtract (0.2 renown - (0.1 renown - 0.1 renown * guard.level / 1 level))
    round down to 0.1 renown
    cites book "Pay" 1

value post(guard: Guard) -> Rank "A test"
    high when guard.level > 5 levels
    middle when guard.level > 2 levels
    otherwise low
    cites book "Pay" 1

fact fit(guard: Guard) "{guard} is fit", not "{guard} is unfit"
    no when guard.sort = old
    yes when guard.rank = high
    needs grown: guard.level >= 2 levels else "Too young."
    needs lucky: guard.luck >= 10% when guard.sort = keen else "Out of luck."
    needs led: guard.friend != none and guard.friend.level > 1 level and
            guard.friend.level < 9 levels when guard.rank = middle else "Nobody leads."
    cites book "Pay" 1

virtue bold "Bold"
    cites book "Virtues" 1
    modify fit for its guard
        waive grown "boldness"
    modify pay for its guard when guard.level > 8 levels
        add 40 gold during second
    modify fame for its guard.friend
        add 1 renown

quantity bar(guard: Guard, score: level) -> gold "A test"
    base steps[score].price
    add post_gold(guard)
    cites book "Pay" 1

quantity post_gold(guard: Guard) -> gold "A test"
    base 2 gold per level * (guard.level - (1 level - guard.level))
    cites book "Pay" 1
"""
STEPS = """\
table: steps
title: "Steps"
cites: ['book "Pay" 1']
keys: [score]
columns:
  - {name: score, type: level, label: Score}
  - {name: price, type: gold, label: Price}
rows:
  - [0 .. 2, 3]
  - [3 .. 5, 10]
  - [6 or more, unknown]
off_the_table: refuse
complete: no
"""

PLAIN, KEEN, OLD = range(3)
LOW, MIDDLE, HIGH = range(3)


@lru_cache(maxsize=1)
def model() -> Model:
    """The resolved ground."""
    made, report = compile_with({"case.rules": GROUND, "tables/steps.yaml": STEPS})
    assert made is not None, [f"{d.code}: {d.headline} {d.primary.span}" for d in report.found]
    return made.model


def _guard(world: World, **fields: object) -> Instance:
    made = world.fresh("Guard", "guard")
    house = world.fresh("House", "house")
    house.fields["virtues"] = fields.pop("virtues", 0)
    house.fields["gold"] = fields.pop("gold", 0)
    made.fields.update({"house": house, "friend": None, "level": 1, **fields})
    return made


def cases(world: World) -> list[tuple[str, list[object], object]]:
    """(function, arguments, the answer worked by hand)."""

    def guard(**fields: object) -> Instance:
        return _guard(world, **fields)

    bold = next(1 << r.position for r in world.model.records["Virtue"] if r.name == "bold")
    brave = next(1 << r.position for r in world.model.records["Virtue"] if r.name == "brave")
    friends = tuple(guard(level=n) for n in (1, 3, 7))
    found: list[tuple[str, list[object], object]] = [
        # 100 - 4 = 96; 97 * 3/2 = 145.5 -> 146
        ("pay", [guard()], 146),
        # 100 + 10 - 4 - 6 + 6 = 106; (106 + 1) * 110% * 3/2 = 176.55 -> 177
        ("pay", [guard(sort=KEEN, friends=friends)], 177),
        # no luck for the keen: 100 + 10 - 4 + 9 = 115; 116 * 80% * 3/2 = 139.2 -> 139
        ("pay", [guard(sort=KEEN, rank=HIGH)], 139),
        # 100 - 4 + 20 + 7 = 123; 124 * 70% * 3/2 = 130.2 -> 130
        ("pay", [guard(rank=HIGH)], 130),
        # 100 - 4 + 12 = 108; 109 * 3/2 = 163.5 -> 164
        ("pay", [guard(rank=MIDDLE)], 164),
        # 500 + 30 stops at 520; low: at most 515
        ("pay", [guard(sort=OLD, rank=MIDDLE)], 520),
        ("pay", [guard(sort=OLD)], 515),
        # 100 - 120 = -20; -19 * 3/2 = -28.5 -> -28; bounds 6
        ("pay", [guard(level=30)], 6),
        # 100 - 120 + 12 = -8; -7 * 3/2 = -10.5 -> -10; at least 8
        ("pay", [guard(level=30, rank=MIDDLE)], 8),
        # 100 + 400 = 500 and more: 501 * 3/2 = 751.5 -> 752, bounds 600
        ("pay", [guard(level=-100, rank=MIDDLE)], 600),
        # bold: 100 - 36 = 64; (64 + 1 + 40) * 3/2 = 157.5 -> 158
        ("pay", [guard(level=9, virtues=bold)], 158),
        ("pay", [guard(level=9, virtues=brave)], 98),
        ("pay", [guard(level=8, virtues=bold)], 104),
        # 0.3 + 20% of 7 = 1.7 ; - (0.2 - (0.1 - 0.4)) = -0.5 -> 1.2
        ("fame", [guard(gold=7, level=4)], 12),
        # 0.3 + 0.2 - 0.2 + 0.1 - 0.1 = 0.3
        ("fame", [guard(gold=1)], 3),
        ("fame", [guard(gold=1, friend=guard(virtues=bold))], 13),
        ("fame", [guard(gold=1, friend=guard(virtues=brave))], 3),
        ("post", [guard(level=6)], HIGH),
        ("post", [guard(level=5)], MIDDLE),
        ("post", [guard(level=2)], LOW),
        ("fit", [guard(level=2)], True),
        ("fit", [guard(level=1)], False),
        ("fit", [guard(level=1, virtues=bold)], True),
        ("fit", [guard(level=1, virtues=brave)], False),
        ("fit", [guard(level=1, rank=HIGH)], True),
        ("fit", [guard(level=9, rank=HIGH, sort=OLD)], False),
        ("fit", [guard(level=2, luck=5)], True),
        ("fit", [guard(level=2, luck=5, sort=KEEN)], False),
        ("fit", [guard(level=2, rank=MIDDLE)], False),
        ("fit", [guard(level=2, rank=MIDDLE, friend=guard(level=2))], True),
        ("refusals_fit", [guard(level=1, luck=5, sort=KEEN)], 2),
        ("bar", [guard(level=4), 0], 17),
        ("bar", [guard(level=4), 2], 17),
        ("bar", [guard(level=4), 3], 24),
        ("bar", [guard(level=4), 5], 24),
        ("bar", [guard(level=4), 6], "UnknownCell"),
        ("bar", [guard(level=4), 99], "UnknownCell"),
        ("bar", [guard(level=4), -1], "OffTheTable"),
        ("post_gold", [guard(level=4)], 14),
    ]
    return found


def faults() -> list[str]:
    """What the checks find; empty when lowering and emission are sound."""
    report = Report()
    program = lower(model(), report)
    if report.failed:
        return [d.headline for d in report.found]
    wrong = verify(program)
    if wrong:
        return wrong
    found: list[str] = []
    with load(emit(program), program) as package:
        for name, arguments, answer in cases(World(program, model())):
            found.extend(_case(program, package, name, arguments, answer))
    return found


def _case(program: Program, package: object, name: str, arguments: list[object], answer: object) -> list[str]:
    interpreter = Interpreter(program, model(), trace=True)
    try:
        value: object = interpreter.call(name, arguments)
    except RuleFault as fault:
        value = type(fault).__name__
    shown = len(value) if isinstance(value, tuple) else value
    found = [] if shown == answer else [f"{name}: {shown} instead of {answer}"]
    for ask in ("call", "why"):
        if ask == "why" and name.startswith("refusals"):
            continue
        try:
            told = getattr(package, ask)(name, arguments)
        except RuleFault as fault:
            told = type(fault).__name__
        plain = told[0] if ask == "why" and isinstance(told, tuple) else told
        if plain != value:
            found.append(f"{name}: {ask} gives {plain}, the interpreter {value}")
        if ask == "why" and isinstance(told, tuple) and isinstance(value, int) and not isinstance(value, bool):
            function = program.functions[name]
            total = sum(Fraction(d, function.entries[i].den) for i, d in told[1] if i >= 0)
            if function.sort == "quantity" and total != value * function.grain:
                found.append(f"{name}: the notes come to {total}")
    return found

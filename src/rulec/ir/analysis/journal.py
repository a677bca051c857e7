"""Need for an undo journal: acts that may stop after their first change.

An act may stop at a refusal, a fault of the rules, an unanswered question, a fact that a person states, or a throw
(real dice may run out). An act that stops before it has changed anything needs no journal.

Method. `track` reduces a body to a *track* of changes, possible stops, calls and branches. `_Work` walks the tracks and
looks for a stop after a change.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, assert_never

from rulec.ir import nodes as ir
from rulec.ir.analysis.call_graph import called, changes, closure, may_stop, own_doing, stops
from rulec.ir.lower.pack_data import part

Track = tuple[Any, ...]
"""The steps of a body that matter here, in order: `STOP`, `CHANGE`, `END`; calls of a statement, `("call", may_stop,
name, …)`; two alternative tracks, `("if", …, …)`; a repeated track, `("for", …)`.
"""
STOP, CHANGE, END = "stop", "change", "end"

_GONE, _CLEAN, _CHANGED = -1, 0, 1
"""State at a point of a track: unreachable; nothing changed; something may have changed."""


def undone(program: ir.Program) -> set[str]:
    """Return the functions that need an undo journal: all that run in an act which may stop after a change."""
    functions = program.functions
    does = [name for name, function in functions.items() if function.sort == "does"]
    work = _Work(program)
    seeking = _seeking(program)
    return called(functions, [name for name in does if name in seeking or work.breaking(name)])


def _seeking(program: ir.Program) -> set[str]:
    """Return the `does` functions of acts that accept names of unseen things.

    Such an act is undone if nothing comes of it.
    """
    acts = program.pack.world.acts if program.pack.world is not None else {}
    return {part("does", act.name) for act in acts.values() if any(taken.sought for taken in act.parameters)}


def track(program: ir.Program, function: ir.Function) -> Track:
    """Return the track of a function's own body; empty for functions without effects."""
    return _track(program, function.body, False) if function.sort in ir.DOING else ()


def own_doings(program: ir.Program, function: ir.Function) -> tuple[bool, bool, bool, str]:
    """Return a function's own effects: uses the world, throws, may stop, and its track as text."""
    own = own_doing(function)
    return own.reads_world, own.throws, may_stop(program, function), repr(track(program, function))


def _track(program: ir.Program, body: Iterable[ir.Stmt], at_once: bool) -> Track:
    found: list[Any] = []
    for stmt in body:
        match stmt:
            case ir.If(test=test, then=then, other=other):
                found += _asked(program, (test,))
                ways = _track(program, then, at_once), _track(program, other, at_once)
                if any(ways):
                    found.append(("if", *ways))
            case ir.ForEach(source=source, body=inner, until=until):
                found += _asked(program, (source,))
                again = (*(_asked(program, (until,)) if until is not None else ()), *_track(program, inner, at_once))
                if again:
                    found.append(("for", again))
            case ir.AtOnce(body=inner):
                found += _track(program, inner, True)
                found.append(CHANGE)
            case ir.Return() | ir.Raise() | ir.Fail():
                found += _asked(program, (stmt,))
                found.append(END)
            case ir.Tell() | ir.EndGame():
                found += _asked(program, (stmt,))
                found.append(CHANGE)
            case ir.Store() | ir.Make() | ir.Drop() | ir.Happen():
                found += _asked(program, (stmt,))
                # simultaneous stores are collected: they may clash, and change nothing yet
                found.append(STOP if at_once else CHANGE)
            case ir.CarryOut() | ir.LinesDue() | ir.EnterStep():
                found.append(CHANGE)
            case ir.Assign() | ir.Note() | ir.Do() | ir.Ask():
                found += _asked(program, (stmt,))
            case ir.Search() | ir.Break() | ir.Continue() | ir.Settle():
                raise AssertionError(f"a {type(stmt).__name__} stands in a solve, and nothing happens there")
            case _:
                assert_never(stmt)
    return tuple(found)


def _asked(program: ir.Program, parts: Iterable[ir.Node]) -> list[Any]:
    """Return the steps of evaluating the expressions of a statement."""
    nodes = [node for part in parts for node in ir.walk(part)]
    own = any(stops(node) or (isinstance(node, ir.Cell) and program.columns[node.column].specials) for node in nodes)
    calls = tuple(dict.fromkeys(node.function for node in nodes if isinstance(node, ir.Call)))
    if calls:
        return [("call", own, *calls)]
    return [STOP] if own else []


class _Work:
    """Memoised search for functions that may stop after a change."""

    def __init__(self, program: ir.Program) -> None:
        self.program = program
        self.stopping = closure(program.functions, lambda f: may_stop(program, f))
        self.changing = changes(program.functions)
        self.known: dict[str, bool] = {}
        self.breaks = False  # result for the function being walked

    def breaking(self, name: str) -> bool:
        """Return whether a function, including its callees, may stop after a change.

        A recursive function gets the conservative answer.
        """
        if name not in self.known:
            self.known[name] = both = name in self.stopping and name in self.changing
            function = self.program.functions[name]
            if both and function.sort in ir.DOING:
                around, self.breaks = self.breaks, False
                self.walk(track(self.program, function), _CLEAN)
                self.known[name], self.breaks = self.breaks, around
        return self.known[name]

    def walk(self, steps: Track, now: int) -> int:
        """Return the state after a track. Set `breaks` if something may stop after a change."""
        for step in steps:
            if now == _GONE:
                return now
            if step == STOP:
                self.breaks = self.breaks or now == _CHANGED
            elif step == CHANGE:
                now = _CHANGED
            elif step == END:
                now = _GONE
            elif step[0] == "if":
                now = max(self.walk(step[1], now), self.walk(step[2], now))
            elif step[0] == "for":
                once = max(now, self.walk(step[1], now))
                now = max(once, self.walk(step[1], once))
            else:
                now = self.calls(step[2:], now, step[1])
        return now

    def calls(self, names: tuple[str, ...], now: int, beside: bool) -> int:
        """Return the state after a statement that calls functions in any order; with `beside` it may also
        stop itself.
        """
        changing = self.changing.intersection(names)
        stopping = len(self.stopping.intersection(names)) + beside
        mixed = changing and stopping and (len(names) > 1 or beside)
        behind = now == _CHANGED and stopping
        breaking = [self.breaking(name) for name in names]
        self.breaks = bool(self.breaks or mixed or behind or any(breaking))
        return _CHANGED if changing else now

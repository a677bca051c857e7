"""What of an act may have to be undone: an act that may stop behind the first thing that it changes keeps a journal.

Whatever may end in the middle counts: a refusal, a fault of the rules, a question that nobody answers, a fact that
somebody states, and each throw, for real dice may be at their end. What stops before anything has changed needs no
journal: nothing was done yet.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, assert_never

from rulec.ir import nodes as ir
from rulec.ir.analysis.call_graph import called, changes, closure, may_stop, own_doing, stops
from rulec.ir.lower.pack_data import part

Track = tuple[Any, ...]
"""What a body does that counts here, one after another: `STOP`; `CHANGE`; `END`; what one statement calls, with whether
it may stop besides, `("call", …, name, …)`; two tracks of which one is taken, `("if", …, …)`; one that is gone again
and again, `("for", …)`."""
STOP, CHANGE, END = "stop", "change", "end"

_GONE, _CLEAN, _CHANGED = -1, 0, 1
"""How things stand: no way leads here; nothing has changed; something may have changed."""


def undone(program: ir.Program) -> set[str]:
    """The functions whose changes may have to be undone: those that run in an act that may stop once it has changed
    something."""
    functions = program.functions
    does = [name for name, function in functions.items() if function.sort == "does"]
    work = _Work(program)
    seeking = _seeking(program)
    return called(functions, [name for name in does if name in seeking or work.breaking(name)])


def _seeking(program: ir.Program) -> set[str]:
    """Return the functions of acts in which something may be named that the player has not seen: they are undone where
    nothing comes of them."""
    acts = program.pack.world.acts if program.pack.world is not None else {}
    return {part("does", act.name) for act in acts.values() if any(taken.sought for taken in act.parameters)}


def track(program: ir.Program, function: ir.Function) -> Track:
    """What a function that does something does itself, in its order."""
    return _track(program, function.body, False) if function.sort in ir.DOING else ()


def own_doings(program: ir.Program, function: ir.Function) -> tuple[bool, bool, bool, str]:
    """What a function itself does, whatever it calls: reads or changes the world, throws, may stop, its track."""
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
                found.append(STOP if at_once else CHANGE)  # what is collected may clash, and changes nothing yet
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
    """What is asked for one statement."""
    nodes = [node for part in parts for node in ir.walk(part)]
    own = any(stops(node) or (isinstance(node, ir.Cell) and program.columns[node.column].specials) for node in nodes)
    calls = tuple(dict.fromkeys(node.function for node in nodes if isinstance(node, ir.Call)))
    if calls:
        return [("call", own, *calls)]
    return [STOP] if own else []


class _Work:
    """How far the functions of a program are known."""

    def __init__(self, program: ir.Program) -> None:
        self.program = program
        self.stopping = closure(program.functions, lambda f: may_stop(program, f))
        self.changing = changes(program.functions)
        self.known: dict[str, bool] = {}
        self.breaks = False  # in the function that is being looked at

    def breaking(self, name: str) -> bool:
        """Whether a function may stop behind a change, all that it calls included; of one that calls itself the worst
        is taken."""
        if name not in self.known:
            self.known[name] = both = name in self.stopping and name in self.changing
            function = self.program.functions[name]
            if both and function.sort in ir.DOING:
                around, self.breaks = self.breaks, False
                self.walk(track(self.program, function), _CLEAN)
                self.known[name], self.breaks = self.breaks, around
        return self.known[name]

    def walk(self, steps: Track, now: int) -> int:
        """How things stand behind a track; `breaks` where something may stop behind a change."""
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
        """Behind a statement that calls functions, in whatever order, `beside` something that may stop."""
        changing = self.changing.intersection(names)
        stopping = len(self.stopping.intersection(names)) + beside
        mixed = changing and stopping and (len(names) > 1 or beside)
        behind = now == _CHANGED and stopping
        breaking = [self.breaking(name) for name in names]
        self.breaks = bool(self.breaks or mixed or behind or any(breaking))
        return _CHANGED if changing else now

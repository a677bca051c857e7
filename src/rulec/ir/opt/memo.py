"""Optimisation of solves: index, cache, hoist and inline their parts.

Parts that search lists become indexes. Expensive answers are cached. Lines of a decision that depend on nothing open
are tested first. Bounds that are called once are inlined.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulec.base.memory import Store, once
from rulec.base.records import replace
from rulec.base.types import TruthType
from rulec.ir import nodes as ir
from rulec.ir.analysis.open_bounds import name_of
from rulec.ir.analysis.possible_faults import faults_of
from rulec.ir.opt.erase_notes import strip_notes
from rulec.ir.opt.index_lookup import Looker
from rulec.ir.opt.index_tables import PLAIN, Looked, Notes, as_note, is_thing
from rulec.ir.opt.inline import Opener, Splicer, condition, may_be_written
from rulec.ir.opt.search_loops import shared


class Memo:
    """Optimisation plan of each solve. With `spelled_out` every plan is empty, and parts run as the rules say."""

    def __init__(self, program: ir.Program, *, spelled_out: bool = False) -> None:
        self.program = program
        self.spelled_out = spelled_out
        self._notes: Store = {}
        self._faults: Store = {}
        self._own_faults: Store = {}

    def notes(self, name: str) -> Notes:
        """Return the plan of a solve."""

        def made() -> Notes:
            solve = self.program.solves[name]
            return Notes(solve) if self.spelled_out else self._noted(solve)

        return once(self._notes, name, made)

    def faults(self, function: ir.Function) -> set[str]:
        """Return the faults that a function or its callees may raise."""
        return once(self._faults, function.name, lambda: faults_of(self.program, function, self._own_faults))

    def is_calm(self, node: ir.Node, notes: Notes | None = None) -> bool:
        """Return whether an expression cannot fail, so that it may be evaluated where the rules would not.

        `notes` is the plan of the solve that contains it.
        """
        loops: dict[str, ir.Expr] = {}
        for part in ir.walk(node):
            match part:
                case ir.Call(function=name):
                    calm = not self.faults(self.program.functions[name])
                case ir.Decided():
                    calm = notes is not None and notes.is_given(part, loops)
                case ir.Over(variable=name, source=source):
                    calm = loops.setdefault(name, source) == source
                case _:
                    calm = isinstance(part, (*PLAIN, ir.Contains))
            if not calm:
                return False
        return True

    @property
    def asked_by_solves(self) -> set[str]:
        """Functions outside of solves that parts of solves call."""
        return {name for solve in self.program.solves for name in self.notes(solve).asked}

    def gone_from(self, functions: Iterable[str]) -> set[str]:
        """Return the functions among the given ones that are inlined at every call."""
        here = set(functions)
        solves = [name for name, solve in self.program.solves.items() if here.intersection(solve.functions)]
        return {name for solve in solves for name in self.notes(solve).gone}

    def _noted(self, solve: ir.Solve) -> Notes:
        known = Notes(solve)
        lowered = list(_functions(self.program, solve))
        functions = [function if function.sort == "bound" else strip_notes(function) for function in lowered]
        nodes = [node for one in functions for stmt in one.body for node in ir.walk(stmt)]
        asked = {node.function for node in nodes if isinstance(node, ir.Call)}
        known.asked = frozenset(asked.difference(solve.functions))
        levels = {part.decide: at for at, parts in enumerate(solve.strata, 1) for part in parts}
        for function in functions:
            if function.sort in ("value", "fact"):
                found = as_note(self.program.pack, known, function, levels)
                if found is not None:
                    known.parts[function.name] = found
        looker = Looker(self.program, known)
        rewritten = [looker.function(function) for function in functions]
        known.answers = _kept_answers(known, rewritten)
        ways = [node for one in rewritten for stmt in one.body for node in ir.walk(stmt) if isinstance(node, ir.Along)]
        known.heads = dict(_heads(solve, {function.name: function for function in rewritten}))
        self._splice(known, [_without_heads(known, function) for function in rewritten], looker)
        throughs = [node for way in ways for node in ir.walk(way.through)]
        read = {node.field for node in throughs if isinstance(node, ir.Load) and node.kind == solve.name}
        lists = [note.slot for note in known.all() if note.key is None and note.slot in read]
        known.among = {slot: known.slot(f"{slot}_set") for slot in lists}
        known.walked = list(dict.fromkeys(name for way in ways if (name := _walked(self.program, way))))
        return known

    def _splice(self, notes: Notes, functions: list[ir.Function], looker: Looker) -> None:
        """Inline bounds that are called once, and functions that only search."""
        shared_first = [shared(function) for function in functions]
        asked = _calls(shared_first)
        of = {function.name: function for function in shared_first}
        splicer = Splicer(of, lambda function: may_be_written(function, asked))
        done = [splicer.function(function) for function in shared_first]
        after = {function.name: function for function in done if function.sort == "bound"}

        def opened(call: ir.Call) -> ir.Expr | None:
            return condition(splicer, after[call.function], call) if call.function in after else None

        opener = Opener(looker.search, opened)
        done = [replace(f, body=opener.block(f.body, isinstance(f.result, TruthType))) for f in done]
        calm = {name for name in after if not self.faults(self.program.functions[name])}
        done = [shared(function, calm=calm) if function.sort == "bound" else function for function in done]
        notes.bodies = {function.name: function.body for function in done}
        weighed = {name for parts in notes.solve.strata for part in parts for name in (part.sure, part.may)}
        roots = [function for function in done if function.sort != "bound" or function.name in weighed]
        reached = {function.name for function in roots}
        todo = roots
        while todo:
            found = set(_calls(todo)) - reached
            reached |= found
            todo = [function for function in done if function.name in found]
        notes.gone = frozenset(function.name for function in done if function.name not in reached)


def _heads(solve: ir.Solve, functions: dict[str, ir.Function]) -> Iterator[tuple[str, tuple[ir.If, ...]]]:
    """Yield the leading lines of each decision that are certain before anything open is decided."""
    for parts in solve.strata:
        late = {part.decide for part in parts}
        for part in parts:
            if part.sure == part.may or not part.subjects:
                continue
            found: list[ir.If] = []
            for one, other in zip(functions[part.sure].body, functions[part.may].body, strict=False):
                if one != other or not isinstance(one, ir.If) or one.other or not _is_early(one.test, late):
                    break
                if len(one.then) != 1 or not isinstance(one.then[0], ir.Return):
                    break
                if not isinstance(one.then[0].value, ir.Const):
                    break
                found.append(one)
            if found:
                yield part.decide, tuple(found)


def _without_heads(notes: Notes, function: ir.Function) -> ir.Function:
    heads = notes.heads.get(function.name.partition(" ")[2], ()) if function.sort == "bound" else ()
    return replace(function, body=function.body[len(heads) :])


def _calls(functions: list[ir.Function]) -> dict[str, int]:
    """Return the number of calls of each function."""
    found: dict[str, int] = {}
    for function in functions:
        for stmt in function.body:
            for node in ir.walk(stmt):
                if isinstance(node, ir.Call):
                    found[node.function] = found.get(node.function, 0) + 1
    return found


def _is_early(test: ir.Expr, late: set[str]) -> bool:
    nodes = list(ir.walk(test))
    return all(isinstance(n, PLAIN) and not (isinstance(n, ir.Decided) and n.decide in late) for n in nodes)


def _walked(program: ir.Program, way: ir.Along) -> str:
    """Return the function outside of solves that alone gives a search's steps; empty if there is none."""
    match way.onward:
        case ir.Call(function=name, arguments=(ir.Local(name=about),)) if about == way.variable:
            called = program.functions[name]
            plain = not (called.world or called.asks or called.throws or called.heading.within)
            return name if plain and is_thing(called.params[0].type) else ""
        case _:
            return ""


def _kept_answers(notes: Notes, functions: list[ir.Function]) -> dict[str, ir.Function]:
    """Return the parts whose answers are worth caching.

    They are called about the same thing from several places, or while decisions are open, and depend on nothing open
    themselves.
    """
    solve = notes.solve
    bounds = [function.name.partition(" ") for function in functions if function.sort == "bound"]
    open_parts = {name for side, _, name in bounds if side in ("most", "may")}
    asked: dict[str, int] = {}
    rings: set[str] = set()  # called while decisions are open
    for function in functions:
        weight = 2 if function.sort == "bound" and function.name.partition(" ")[2] in open_parts else 1
        if weight == 2 or function.sort != "bound":
            calls = [node for stmt in function.body for node in ir.walk(stmt) if isinstance(node, ir.Call)]
            for call in dict.fromkeys(calls):  # repeated calls with equal arguments are merged within a function
                asked[call.function] = asked.get(call.function, 0) + weight
            rings |= {call.function for call in calls} if weight == 2 else set()
    found: dict[str, ir.Function] = {}
    for function in functions:
        if function.sort not in ("value", "fact") or function.name in open_parts or function.name in notes.parts:
            continue
        things = [is_thing(param.type) for param in function.params[1:]]
        nodes = [node for stmt in function.body for node in ir.walk(stmt)]
        costs = any(isinstance(n, ir.Along | ir.Ordered) for n in nodes)
        costs = costs or (function.name in rings and any(isinstance(n, ir.Over) for n in nodes))
        if 0 < len(things) < 3 and all(things) and costs and asked.get(function.name, 0) > 1:
            if not _asks_late(function, functions, open_parts, solve):
                found[function.name] = function
    return found


def _asks_late(function: ir.Function, functions: list[ir.Function], late: set[str], solve: ir.Solve) -> bool:
    """Return whether a function depends on decisions of a ring.

    At its place those are decided already, but they would not be if it were evaluated earlier.
    """
    of = {each.name: each for each in functions if each.sort in ("value", "fact", "quantity")}
    seen, todo = {function.name}, [function]
    while todo:
        for stmt in todo.pop().body:
            for node in ir.walk(stmt):
                if isinstance(node, ir.Decided) and node.decide in late:
                    return True
                if isinstance(node, Looked) and node.field in late:
                    return True
                if isinstance(node, ir.Call) and node.function in of and node.function not in seen:
                    seen.add(node.function)
                    todo.append(of[node.function])
    return False


def _functions(program: ir.Program, solve: ir.Solve) -> Iterator[ir.Function]:
    known = program.functions
    for name in solve.functions:
        function = known[name]
        yield function
        for side in ("least", "most"):
            bound = name_of(function, side)
            if bound in known:
                yield known[bound]

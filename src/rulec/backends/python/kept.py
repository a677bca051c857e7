"""What a solve notes once because its parts ask for it again and again: who is found by which field.

    any(walk.guard is guard and … for walk in weighed.walks)      … for walk in weighed.walks_by_guard.get(guard, ())

A part that does nothing but find things so, by decisions that were made before, becomes such a note itself:
`guests_of(weighed, house)` is `weighed.guests_of.get(house, ())`. Nothing that is given to a solve changes while it
is asked (the compiler refuses what would be asked too late), so a note stays as good as looking again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulec.backends.python.loops import shared
from rulec.backends.python.spliced import Opener, Splicer, condition, may_be_written
from rulec.backends.python.text import Names
from rulec.base.records import field, replace
from rulec.ir import build
from rulec.ir import nodes as ir
from rulec.ir.bounds import name_of
from rulec.ir.strip import strip_notes
from rulec.sema.model import Model
from rulec.sema.types import KindType, ListType, OptionalType, TruthType, Type

if TYPE_CHECKING:
    from dataclasses import dataclass

    from rulec.backends.python.layout import Layout
else:
    from rulec.base.records import dataclass

PLAIN = (ir.Local, ir.Load, ir.Const, ir.Compare, ir.Bool, ir.Not, ir.IsNone, ir.Decided, ir.BitTest)
"""What can be asked of every thing beforehand: none of it can fail."""
SMALL = 14  # a part of so many nodes at most is written out where it is asked


@dataclass(frozen=True, slots=True)
class Looked(ir.Load):
    """What was noted in slot `field` of a solve under a key; nothing where nothing was."""

    key: ir.Expr


@dataclass(frozen=True, slots=True)
class Note:
    """Things of the list `source` (or the `body` of each) by `key`, those on which `where` holds; noted when the first
    `level` strata are decided. `members`: the keys alone are kept, for only whether there is one is asked. Without a
    key there is one list of all."""

    slot: str
    source: str
    variable: str
    key: ir.Expr | None
    where: ir.Expr | None
    body: ir.Expr
    level: int
    members: bool
    key_type: Type
    item_type: Type


@dataclass
class Notes:
    """The notes of a solve: its parts that are notes, and lists by fields."""

    solve: ir.Solve
    parts: dict[str, Note] = field(default_factory=dict)
    walked: list[str] = field(default_factory=list)  # functions by which ways lead on; they answer each thing once
    answers: dict[str, ir.Function] = field(default_factory=dict)  # parts whose answers are kept, each by its one thing
    lists: dict[tuple[str, tuple[str, ...]], Note] = field(default_factory=dict)
    heads: dict[str, tuple[ir.If, ...]] = field(default_factory=dict)  # decision -> lines that hang on nothing open
    bodies: dict[str, tuple[ir.Stmt, ...]] = field(default_factory=dict)  # of all parts and their bounds
    gone: frozenset[str] = frozenset()  # bounds that are written out wherever they are asked

    def all(self) -> list[Note]:
        """Every note, in the order in which they are made."""
        return sorted((*self.lists.values(), *self.parts.values()), key=lambda note: note.level)


def notes_of(layout: Layout, solve: ir.Solve) -> Notes:
    """What a solve notes."""
    functions = list(_functions(layout, solve))  # read each time: who asks for notes hangs on all of them
    known = layout.noted.get(solve.name)
    if layout.spelled_out:
        return Notes(solve)
    if known is None:
        known = layout.noted[solve.name] = Notes(solve)
        names = Names((*(p.name for p in solve.params), *solve.declared.functions))
        levels = {part.decide: at for at, parts in enumerate(solve.strata, 1) for part in parts}
        for function in functions:
            if function.sort in ("value", "fact"):
                found = _as_note(layout.model, known, function, levels)
                if found is not None:
                    known.parts[function.name] = found
        looker = _Looker(layout, known, names)
        rewritten = [looker.function(function) for function in functions]
        known.answers = _kept_answers(known, rewritten)
        ways = [node for one in rewritten for stmt in one.body for node in ir.walk(stmt) if isinstance(node, ir.Along)]
        known.heads = dict(_heads(solve, {function.name: function for function in rewritten}))
        _splice(known, [_without_heads(known, function) for function in rewritten], looker)
        known.walked = list(dict.fromkeys(name for way in ways if (name := _walked(layout.program, way))))
    return known


def _heads(solve: ir.Solve, functions: dict[str, ir.Function]) -> Iterator[tuple[str, tuple[ir.If, ...]]]:
    """The lines with which decisions begin that are sure before anything open is decided."""
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


def _splice(notes: Notes, functions: list[ir.Function], looker: _Looker) -> None:
    """Writes out what is asked in one place, and what does nothing but search."""
    shared_first = [shared(function) for function in functions]
    asked = _calls(shared_first)
    of = {function.name: function for function in shared_first}
    splicer = Splicer(of, lambda function: may_be_written(function, asked))
    done = [splicer.function(function) for function in shared_first]
    after = {function.name: function for function in done if function.sort == "bound"}
    opener = Opener(
        looker.search, lambda call: condition(splicer, after[call.function], call) if call.function in after else None
    )
    done = [replace(f, body=opener.block(f.body, isinstance(f.result, TruthType))) for f in done]
    calm = {name for name in after if not looker.layout.faults(looker.layout.program.functions[name])}
    done = [shared(function, calm=calm) if function.sort == "bound" else function for function in done]
    notes.bodies = {function.name: function.body for function in done}
    roots = [
        f for f in done if f.sort != "bound" or any(f.name in (p.sure, p.may) for s in notes.solve.strata for p in s)
    ]
    reached = {function.name for function in roots}
    todo = roots
    while todo:
        found = set(_calls(todo)) - reached
        reached |= found
        todo = [function for function in done if function.name in found]
    notes.gone = frozenset(function.name for function in done if function.name not in reached)


def _calls(functions: list[ir.Function]) -> dict[str, int]:
    """How often each function is asked."""
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
    """The function outside of solves that alone tells where a way leads on from a thing."""
    match way.onward:
        case ir.Call(function=name, arguments=(ir.Local(name=about),)) if about == way.variable:
            called = program.functions[name]
            plain = not (called.world or called.asks or called.throws or called.declared.within)
            return name if plain and _is_thing(called.params[0].type) else ""
        case _:
            return ""


def _kept_answers(notes: Notes, functions: list[ir.Function]) -> dict[str, ir.Function]:
    """The parts that are asked of the same thing from several places, or while decisions are open, and that hang on
    nothing open themselves."""
    solve = notes.solve
    bounds = [function.name.partition(" ") for function in functions if function.sort == "bound"]
    open_parts = {name for side, _, name in bounds if side in ("most", "may")}
    asked: dict[str, int] = {}
    rings: set[str] = set()  # those that are asked while decisions are open
    for function in functions:
        weight = 2 if function.sort == "bound" and function.name.partition(" ")[2] in open_parts else 1
        if weight == 2 or function.sort != "bound":
            calls = [node for stmt in function.body for node in ir.walk(stmt) if isinstance(node, ir.Call)]
            for call in dict.fromkeys(calls):  # what is asked twice of the same is asked once there
                asked[call.function] = asked.get(call.function, 0) + weight
            rings |= {call.function for call in calls} if weight == 2 else set()
    found: dict[str, ir.Function] = {}
    for function in functions:
        if function.sort not in ("value", "fact") or function.name in open_parts or function.name in notes.parts:
            continue
        things = [_is_thing(param.type) for param in function.params[1:]]
        nodes = [node for stmt in function.body for node in ir.walk(stmt)]
        costs = any(isinstance(n, ir.Along | ir.Ordered) for n in nodes)
        costs = costs or (function.name in rings and any(isinstance(n, ir.Over) for n in nodes))
        if 0 < len(things) < 3 and all(things) and costs and asked.get(function.name, 0) > 1:
            if not _asks_late(function, functions, open_parts, solve):
                found[function.name] = function
    return found


def _asks_late(function: ir.Function, functions: list[ir.Function], late: set[str], solve: ir.Solve) -> bool:
    """Whether it hangs on what is decided in a ring: asked then, that is decided already, but not when it is asked
    before."""
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


def gone_from(layout: Layout, functions: list[str]) -> set[str]:
    """Those of some functions that are written out wherever they are asked."""
    solves = [solve for name, solve in layout.program.solves.items() if not layout.solving[name].isdisjoint(functions)]
    return {name for solve in solves for name in notes_of(layout, solve).gone}


def with_notes(layout: Layout, function: ir.Function) -> ir.Function:
    """A part of a solve, with what is noted looked up, and small parts written out."""
    solve = layout.program.solves[function.declared.within]
    return replace(function, body=notes_of(layout, solve).bodies[function.name])


def asked_by_solves(layout: Layout) -> set[str]:
    """Functions outside of solves that their parts ask."""
    found: set[str] = set()
    for solve in () if layout.spelled_out else layout.program.solves.values():
        for function in _functions(layout, solve):
            for stmt in function.body:
                found |= {node.function for node in ir.walk(stmt) if isinstance(node, ir.Call)}
        found -= set(solve.declared.functions)
    return found


def is_calm(layout: Layout, node: ir.Node) -> bool:
    """Whether it cannot fail, so that it may be asked where it would not have to be."""
    for part in ir.walk(node):
        if isinstance(part, ir.Call):
            if layout.faults(layout.program.functions[part.function]):
                return False
        elif not isinstance(part, (*PLAIN, ir.Over, ir.Contains)):
            return False
    return True


def _functions(layout: Layout, solve: ir.Solve) -> Iterator[ir.Function]:
    known = layout.program.functions
    for name in solve.declared.functions:
        function = strip_notes(known[name])
        yield function
        for side in ("least", "most"):
            bound = name_of(function, side)
            if bound in known:
                yield known[bound]


# ---- parts that are notes ----------------------------------------------------------------------
def _as_note(model: Model, notes: Notes, function: ir.Function, levels: dict[str, int]) -> Note | None:
    """The note that a part is: it finds things of a list by its one parameter, and asks nothing else."""
    if len(function.body) != 1 or not isinstance(function.body[0], ir.Return):
        return None
    if len(function.params) == 1:
        return _as_list(notes, function, function.body[0].value, levels)
    if len(function.params) != 2:
        return None
    about, over = function.params[1], function.body[0].value
    if not isinstance(over, ir.Over) or over.word not in ("list", "any") or not _is_thing(about.type):
        return None
    asked = _asked(over)
    if asked is None or (over.word == "list" and over.body is not None):
        return None
    source = _given(over, notes.solve)
    for at, test in enumerate(asked):
        found = _key(model, over.variable, test)
        if source and found is not None and found[1] == ir.Local(about.name, span=over.span):
            rest = (*asked[:at], *asked[at + 1 :])
            level = _level(rest, levels)
            if level is None or any(ir.reads(one, about.name) for one in rest):
                return None
            where = build.both(rest, over.span) if rest else None
            item = ir.Local(over.variable, span=over.span)
            return Note(
                function.name, source, over.variable, found[0], where, item, level, over.word == "any", about.type,
                _item(notes.solve, source),
            )  # fmt: skip
    return None


def _as_list(notes: Notes, function: ir.Function, over: ir.Expr, levels: dict[str, int]) -> Note | None:
    """The note that a part is which picks from a list, whatever it is asked about."""
    if not isinstance(over, ir.Over) or over.word != "list" or not isinstance(function.result, ListType):
        return None
    source = _given(over, notes.solve)
    body = over.body if over.body is not None else ir.Local(over.variable, span=over.span)
    level = _level((body, *((over.where,) if over.where is not None else ())), levels)
    if not source or level is None:
        return None
    of = function.result.of
    return Note(function.name, source, over.variable, None, over.where, body, level, False, of, of)


def _level(tests: tuple[ir.Expr, ...], levels: dict[str, int]) -> int | None:
    """How many strata have to be decided before this can be asked of everything; None where it might fail."""
    nodes = [node for test in tests for node in ir.walk(test)]
    if not all(isinstance(node, PLAIN) for node in nodes):
        return None
    return max((levels[node.decide] for node in nodes if isinstance(node, ir.Decided)), default=0)


def _asked(over: ir.Over) -> tuple[ir.Expr, ...] | None:
    """All that is asked of an element, one after another."""
    found: list[ir.Expr] = []
    for test in (over.where, over.body if over.word == "any" else None):
        if test is not None:
            found += test.values if isinstance(test, ir.Bool) and test.op == "and" else (test,)
    return tuple(found) or None


def _given(over: ir.Over, solve: ir.Solve) -> str:
    """The list that a solve is given, where a loop runs over one of things in play."""
    source = over.source
    if over.bits or not isinstance(source, ir.Load) or isinstance(source, Looked) or source.kind != solve.name:
        return ""
    of = next((p.type for p in solve.params if p.name == source.field), None)
    return source.field if isinstance(of, ListType) and _is_thing(of.of) else ""


def _item(solve: ir.Solve, source: str) -> Type:
    of = next(p.type for p in solve.params if p.name == source)
    assert isinstance(of, ListType)
    return of.of


def _is_thing(of: Type) -> bool:
    return isinstance(of, KindType) and not of.listed


def _key(model: Model, variable: str, test: ir.Expr) -> tuple[ir.Expr, ir.Expr] | None:
    """`variable.field.field is other`: the field, and what it has to be."""
    if not isinstance(test, ir.Compare) or test.op != "is":
        return None
    for one, other in ((test.left, test.right), (test.right, test.left)):
        if _is_chain(model, one, variable) and not ir.reads(other, variable):
            return one, other
    return None


def _is_chain(model: Model, expr: ir.Expr, variable: str) -> bool:
    """Whether it is fields of fields of a local which are always there."""
    chain: ir.Expr = expr
    while isinstance(chain, ir.Load):
        if chain.kind not in model.kinds or isinstance(_type_of(model, chain), OptionalType):
            return False
        chain = chain.of
    return isinstance(expr, ir.Load) and isinstance(chain, ir.Local) and chain.name == variable


def _type_of(model: Model, load: ir.Load) -> Type:
    return next((f.type for f in model.kinds[load.kind].fields if f.name == load.field), OptionalType(TEXTLESS))


TEXTLESS = KindType("", False)


def _fields(chain: ir.Expr) -> tuple[str, ...]:
    found: list[str] = []
    while isinstance(chain, ir.Load):
        found.append(chain.field)
        chain = chain.of
    return tuple(reversed(found))


# ---- looking up --------------------------------------------------------------------------------
class _Looker:
    """Rewrites the parts of a solve; lists that are searched by a field are noted by it."""

    def __init__(self, layout: Layout, notes: Notes, names: Names) -> None:
        self.layout = layout
        self.notes = notes
        self.names = names

    def function(self, function: ir.Function) -> ir.Function:
        """A part of the solve."""
        note = self.notes.parts.get(function.name) if function.sort in ("value", "fact") else None
        if note is not None:
            about = [ir.Local(param.name, span=function.span) for param in function.params[1:]]
            state = ir.Local(ir.STATE, span=function.span)
            comment = next((s.comment for s in function.body if isinstance(s, ir.Return)), "")
            answer = ir.Return(self.note(note, state, *about), comment, span=function.span)
            return replace(function, body=(answer,))
        own = {p.name for p in function.params}
        return replace(function, body=tuple(self.rewritten(stmt, own) for stmt in function.body))

    def note(self, note: Note, state: ir.Expr, key: ir.Expr | None = None) -> ir.Expr:
        """What was noted under a key."""
        kind = self.notes.solve.name
        if key is None:
            return ir.Load(state, kind, note.slot, span=state.span)
        if note.members:
            return ir.Contains(ir.Load(state, kind, note.slot, span=key.span), key, span=key.span)
        return Looked(state, kind, note.slot, key, span=key.span)

    def rewritten(self, node: ir.N, own: set[str]) -> ir.N:
        """A node with all under it; `own`: the locals that are there in any case."""
        return self._part(node, own)  # type: ignore[return-value]

    def _part(self, node: ir.Node, own: set[str]) -> ir.Node:
        node = ir.map_parts(node, lambda part: self._part(part, own))
        if isinstance(node, ir.Call):
            note = self.notes.parts.get(node.function)
            if note is not None:
                return self.note(note, *node.arguments)
            return self._written_out(node)
        if isinstance(node, ir.Over):
            return self._searched(self._fused(node), own)
        if isinstance(node, ir.ForEach):
            return self._fused_loop(node)
        return node

    def _fused(self, over: ir.Over) -> ir.Over:
        """What is asked of a list that a part picks from another, asked of the other."""
        picked = self._picked(over.source, over.variable)
        if picked is None or picked.where is None:
            return over
        where = picked.where if over.where is None else build.both((picked.where, over.where), over.span)
        return replace(over, source=picked.source, where=where)

    def _fused_loop(self, loop: ir.ForEach) -> ir.ForEach:
        picked = self._picked(loop.source, loop.variable)
        if picked is None or picked.where is None or loop.apart or loop.together:
            return loop
        return replace(loop, source=picked.source, body=(ir.If(picked.where, loop.body, span=loop.span),))

    def _picked(self, source: ir.Expr, variable: str) -> ir.Over | None:
        """What a part picks, by a few plain questions, from a list; each element is called `variable`."""
        if not isinstance(source, ir.Call):
            return None
        if not all(_is_plain(argument) and not ir.reads(argument, variable) for argument in source.arguments):
            return None
        called = self.layout.program.functions[source.function]
        if called.sort != "value" or called.declared.within != self.notes.solve.name:
            return None
        over = _answer(strip_notes(called))
        if not isinstance(over, ir.Over) or over.word != "list" or over.bits or over.body is not None:
            return None
        if over.where is None or not all(isinstance(n, PLAIN) for n in ir.walk(over.where)):
            return None
        names: list[tuple[str, ir.Expr]] = [(over.variable, ir.Local(variable, span=source.span))]
        names += [(p.name, a) for p, a in zip(called.params, source.arguments, strict=True)]
        over = self.rewritten(over, {p.name for p in called.params})
        for name, _ in names:
            over = ir.substitute(over, name, ir.Local(f"given {name}", span=source.span))
        for name, given in names:
            over = ir.substitute(over, f"given {name}", given)
        return replace(over, variable=variable)

    def _searched(self, over: ir.Over, own: set[str]) -> ir.Over:
        """`x in xs if x.field is y and …` as `x in xs_by_field.get(y) if …`."""
        source, asked = _given(over, self.notes.solve), _asked(over)
        if not source or asked is None:
            return over
        model = self.layout.model
        for test in asked:
            found = _key(model, over.variable, test)
            if found is None or not (test is asked[0] or _is_safe(model, found[1], own)):
                continue
            assert isinstance(over.source, ir.Load)
            looked = self.note(self._list(source, over.variable, found[0]), over.source.of, found[1])
            left = _without(over.where, test), over.body
            if over.word == "any" and left[0] == over.where:
                left = over.where, _without(over.body, test)
                left = left if left[1] is not None else (left[0], build.truth(True, over.span))
            return replace(over, source=looked, where=left[0], body=left[1])
        return over

    def _list(self, source: str, variable: str, key: ir.Expr) -> Note:
        """The note of a list by a field."""
        place = source, _fields(key)
        if place not in self.notes.lists:
            assert isinstance(key, ir.Load)
            slot = self.names.give(place, f"{source}_by_{'_'.join(place[1])}")
            item, of = _item(self.notes.solve, source), _type_of(self.layout.model, key)
            each = ir.Local(variable, span=key.span)
            self.notes.lists[place] = Note(slot, source, variable, key, None, each, 0, False, of, item)
        return self.notes.lists[place]

    def search(self, call: ir.Call) -> ir.Over | None:
        """The search that is all that a part does, about what it is asked about."""
        called = self.layout.program.functions[call.function]
        if called.sort not in ("fact", "bound") or called.declared.within != self.notes.solve.name:
            return None
        if called.throws or called.asks or called.name in self.notes.parts:
            return None
        over = _answer(strip_notes(called))
        if not isinstance(over, ir.Over) or over.word != "any" or not all(map(_is_plain, call.arguments)):
            return None
        if not all(isinstance(node, (*PLAIN, ir.Over)) for node in ir.walk(over)):
            return None
        names = dict(zip((p.name for p in called.params), call.arguments, strict=True))
        if any(ir.reads(argument, over.variable) for argument in call.arguments):
            return None
        over = self.rewritten(over, set(names))
        for name in names:
            over = ir.substitute(over, name, ir.Local(f"given {name}", span=call.span))
        for name, argument in names.items():
            over = ir.substitute(over, f"given {name}", argument)
        return over

    def _written_out(self, call: ir.Call) -> ir.Expr:
        """What a small part answers, where it is asked with plain names."""
        called = self.layout.program.functions[call.function]
        if called.sort not in ("value", "fact", "quantity", "bound") or called.throws or called.asks:
            return call
        answer = _answer(strip_notes(called))
        if answer is None or not all(_is_plain(a) for a in call.arguments):
            return call
        nodes = list(ir.walk(answer))
        if len(nodes) > SMALL or any(isinstance(n, ir.Over | ir.Ordered | ir.Along | ir.Throw) for n in nodes):
            return call
        for param, _ in zip(called.params, call.arguments, strict=True):
            answer = ir.substitute(_held(answer), param.name, ir.Local(f"given {param.name}", span=call.span)).left
        for param, argument in zip(called.params, call.arguments, strict=True):
            answer = ir.substitute(_held(answer), f"given {param.name}", argument).left
        return self._part(answer, set())  # type: ignore[return-value]


def _held(expr: ir.Expr) -> ir.Arith:
    """An expression as a part of another: what is substituted in may be the whole of it."""
    return ir.Arith("+", expr, expr, span=expr.span)


def _is_plain(expr: ir.Expr) -> bool:
    return all(isinstance(part, ir.Local | ir.Load) and not isinstance(part, Looked) for part in ir.walk(expr))


def _is_safe(model: Model, expr: ir.Expr, own: set[str]) -> bool:
    """Whether it can be read before anything is asked."""
    chain: ir.Expr = expr
    while isinstance(chain, ir.Load) and not isinstance(chain, Looked):
        if chain.kind not in model.kinds or not isinstance(chain.of, ir.Local | ir.Load):
            return False
        if isinstance(chain.of, ir.Load) and isinstance(_type_of(model, chain.of), OptionalType):
            return False
        chain = chain.of
    return isinstance(chain, ir.Local) and chain.name in own


def _answer(function: ir.Function) -> ir.Expr | None:
    """What a function answers, where it has one answer alone."""
    match function.body:
        case (ir.Return(value=value),):
            return value
        case (ir.Assign(name=name, value=value), ir.Return(value=ir.Local(name=told))) if told == name:
            return value
        case _:
            return None


def _without(test: ir.Expr | None, gone: ir.Expr) -> ir.Expr | None:
    """A condition without one of its parts."""
    if test is None or test == gone:
        return None
    if not isinstance(test, ir.Bool) or test.op != "and" or gone not in test.values:
        return test
    return build.both((value for value in test.values if value is not gone), test.span)

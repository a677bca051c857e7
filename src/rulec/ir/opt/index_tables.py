"""Indexes of a solve: its lists, keyed by the fields by which its parts search them.

    any(walk.guard is guard and … for walk in weighed.walks)      … for walk in weighed.walks_by_guard.get(guard, ())

A part that only searches a list, possibly by decisions of earlier strata, becomes an index itself: `guests_of(weighed,
house)` is `weighed.guests_of.get(house, ())`. The arguments of a solve do not change while it can be read (the compiler
rejects reads that come too late), so an index stays valid.
"""

from __future__ import annotations

from collections.abc import Mapping

from rulec.base.memory import Store
from rulec.base.records import dataclass, field
from rulec.base.types import KindType, ListType, OptionalType, Type
from rulec.ir import make
from rulec.ir import nodes as ir
from rulec.ir.nodes.pack_data import Pack

# else: it may fail, so it is not evaluated in advance
PLAIN = (ir.Local, ir.Load, ir.Const, ir.Compare, ir.Bool, ir.Not, ir.IsNone, ir.Decided, ir.BitTest)
"""Nodes that can be evaluated for every thing in advance: none can fail, given decisions about things of the solve."""


@dataclass(frozen=True, slots=True)
class Looked(ir.Load):
    """A look-up under `key` in the index in slot `field` of a solve; empty if there is no entry.

    `there`: an entry always exists; `likely`: one nearly always exists.
    """

    key: ir.Expr
    there: bool = False
    likely: bool = False


@dataclass(frozen=True, slots=True)
class Note:
    """An index: things of the list `source` for which `where` holds (or the `body` of each), by `key`.

    It is built once the first `level` strata are decided. With `members` only the keys are kept, for membership tests.
    Without a key it is a single list.
    """

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
    """The indexes and the optimisation plan of a solve."""

    solve: ir.Solve
    parts: dict[str, Note] = field(default_factory=dict)
    walked: list[str] = field(default_factory=list)  # functions that give the steps of searches; cached per thing
    answers: dict[str, ir.Function] = field(default_factory=dict)  # parts whose answers are cached per thing
    lists: dict[tuple[str, tuple[str, ...]], Note] = field(default_factory=dict)
    among: dict[str, str] = field(default_factory=dict)  # lists that searches pass through -> slot of each as a set
    # decision -> leading lines that depend on nothing open
    heads: dict[str, tuple[ir.If, ...]] = field(default_factory=dict)
    settled: Store = field(default_factory=dict)  # bound -> body of the walk that decides a thing
    bodies: dict[str, tuple[ir.Stmt, ...]] = field(default_factory=dict)  # of all parts and their bounds
    asked: frozenset[str] = frozenset()  # functions outside the solve that its parts call
    gone: frozenset[str] = frozenset()  # bounds that are inlined wherever they are called
    made: set[str] = field(default_factory=set)  # slots that were created

    def slot(self, wanted: str) -> str:
        """Return an unused slot name, with a number appended if the wanted one is taken."""
        name = ir.free_name(
            wanted, {*(param.name for param in self.solve.params), *self.solve.functions, *self.made}, "_"
        )
        self.made.add(name)
        return name

    def is_given(self, asked: ir.Decided, loops: Mapping[str, ir.Expr]) -> bool:
        """Return whether a decision is certainly read about a thing that the solve got.

        `loops` maps loop variables to their sources.
        """
        wanted = next(part.subjects for parts in self.solve.strata for part in parts if part.decide == asked.decide)
        source = loops.get(asked.subject.name) if isinstance(asked.subject, ir.Local) else None
        if not wanted or not isinstance(source, ir.Load) or source.kind != self.solve.name:
            return not wanted
        note = next((note for note in self.all() if note.slot == source.field), None)
        if note is None:
            return source.field == wanted
        return note.source == wanted and note.body == ir.Local(note.variable, span=note.body.span)

    def all(self) -> list[Note]:
        """Return all indexes in the order in which they are built."""
        return sorted((*self.lists.values(), *self.parts.values()), key=lambda note: note.level)


def as_note(pack: Pack, notes: Notes, function: ir.Function, levels: dict[str, int]) -> Note | None:
    """Return the index that a part amounts to, if it only searches a list by its single parameter."""
    if len(function.body) != 1 or not isinstance(function.body[0], ir.Return):
        return None
    if len(function.params) == 1:
        return _as_list(notes, function, function.body[0].value, levels)
    if len(function.params) != 2:
        return None
    about, over = function.params[1], function.body[0].value
    if not isinstance(over, ir.Over) or over.word not in ("list", "any") or not is_thing(about.type):
        return None
    asked = all_asked(over)
    if asked is None or (over.word == "list" and over.body is not None):
        return None
    source = given_list(over, notes.solve)
    for at, test in enumerate(asked):
        found = key_of(pack, over.variable, test)
        if source and found is not None and found[1] == ir.Local(about.name, span=over.span):
            rest = (*asked[:at], *asked[at + 1 :])
            level = _level(notes, over, rest, levels)
            if level is None or any(ir.reads(one, about.name) for one in rest):
                return None
            where = make.both(rest, over.span) if rest else None
            item = ir.Local(over.variable, span=over.span)
            return Note(
                function.name, source, over.variable, found[0], where, item, level, over.word == "any", about.type,
                item_of(notes.solve, source),
            )  # fmt: skip
    return None


def _as_list(notes: Notes, function: ir.Function, over: ir.Expr, levels: dict[str, int]) -> Note | None:
    """Return the index that a part amounts to, if it only filters a list and takes no parameter."""
    if not isinstance(over, ir.Over) or over.word != "list" or not isinstance(function.result, ListType):
        return None
    source = given_list(over, notes.solve)
    body = over.body if over.body is not None else ir.Local(over.variable, span=over.span)
    level = _level(notes, over, (body, *((over.where,) if over.where is not None else ())), levels)
    if not source or level is None:
        return None
    of = function.result.of
    return Note(function.name, source, over.variable, None, over.where, body, level, False, of, of)


def _level(notes: Notes, over: ir.Over, tests: tuple[ir.Expr, ...], levels: dict[str, int]) -> int | None:
    """Return the number of strata that must be decided before the tests can run for everything; None if
    they may fail.
    """
    nodes = [node for test in tests for node in ir.walk(test)]
    decided = [node for node in nodes if isinstance(node, ir.Decided)]
    if not all(isinstance(node, PLAIN) for node in nodes):
        return None
    if not all(notes.is_given(node, {over.variable: over.source}) for node in decided):
        return None
    return max((levels[node.decide] for node in decided), default=0)


def all_asked(over: ir.Over) -> tuple[ir.Expr, ...] | None:
    """Return the conditions on an element, in order; None if there are none."""
    tests = (over.where, over.body if over.word == "any" else None)
    return tuple(asked for test in tests if test is not None for asked in ir.conjuncts(test)) or None


def given_list(over: ir.Over, solve: ir.Solve) -> str:
    """Return the argument of a solve that a loop traverses, if it is a list of things in play; else an empty name."""
    source = over.source
    if over.bits or not isinstance(source, ir.Load) or isinstance(source, Looked) or source.kind != solve.name:
        return ""
    of = next((p.type for p in solve.params if p.name == source.field), None)
    return source.field if isinstance(of, ListType) and is_thing(of.of) else ""


def item_of(solve: ir.Solve, source: str) -> Type:
    of = next(p.type for p in solve.params if p.name == source)
    assert isinstance(of, ListType)
    return of.of


def is_thing(of: Type) -> bool:
    return isinstance(of, KindType) and not of.listed


def key_of(pack: Pack, variable: str, test: ir.Expr) -> tuple[ir.Expr, ir.Expr] | None:
    """Return both sides of `variable.field.field is other`: the chain and the value that it must be."""
    if not isinstance(test, ir.Compare) or test.op != "is":
        return None
    for one, other in ((test.left, test.right), (test.right, test.left)):
        if _is_chain(pack, one, variable) and not ir.reads(other, variable):
            return one, other
    return None


def _is_chain(pack: Pack, expr: ir.Expr, variable: str) -> bool:
    """Return whether an expression is a chain of required fields that starts at a local."""
    chain: ir.Expr = expr
    while isinstance(chain, ir.Load):
        if chain.kind not in pack.kinds or isinstance(type_of(pack, chain), OptionalType):
            return False
        chain = chain.of
    return isinstance(expr, ir.Load) and isinstance(chain, ir.Local) and chain.name == variable


def type_of(pack: Pack, load: ir.Load) -> Type:
    return next((f.type for f in pack.kinds[load.kind].fields if f.name == load.field), OptionalType(TEXTLESS))


TEXTLESS = KindType("", False)


def fields_of(chain: ir.Expr) -> tuple[str, ...]:
    found: list[str] = []
    while isinstance(chain, ir.Load):
        found.append(chain.field)
        chain = chain.of
    return tuple(reversed(found))

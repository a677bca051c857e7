"""The sorts of declarations, one row each: the classes of the syntax and the model, the field of the model, the noun in
messages, and the operations on them. Code that loops over all declarations reads this table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from operator import attrgetter
from typing import TypeGuard

from rulec.base.records import dataclass
from rulec.sema import deeds as d
from rulec.sema import model as m
from rulec.syntax import deeds as written
from rulec.syntax import nodes as s


@dataclass(frozen=True, slots=True)
class Sort:
    """A sort of declarations.

    `name` is its word in `Model.order`; `written` the class of the syntax tree, `made` that of the model (None without
    a declaration of its own); `where` the field of the model that holds them by name, after a point one of
    `Model.all_deeds`; `said` the noun in messages.
    """

    name: str
    written: type | None
    made: type
    where: str
    said: str
    answers: bool = False  # a function that is asked and explained
    takes: bool = False  # has parameters, on which those who ask it rely
    cited: bool = False  # has to say where in the sources it stands
    anew: bool = False  # may take the place of what a parent says
    in_solve: bool = False  # a part of a solve may be said anew by itself


SORTS = (
    Sort("quantity", s.QuantityDecl, m.Quantity, "quantities", "quantity",
         answers=True, takes=True, cited=True, anew=True, in_solve=True),
    Sort("value", s.ValueDecl, m.ValueOf, "values", "value",
         answers=True, takes=True, cited=True, anew=True, in_solve=True),
    Sort("fact", s.FactDecl, m.Fact, "facts", "fact", answers=True, takes=True, cited=True, anew=True, in_solve=True),
    Sort("roll", s.RollDecl, m.Roll, "rolls", "roll", answers=True, takes=True, cited=True, anew=True),
    Sort("decide", s.DecideDecl, m.Decide, "decides", "decision",
         answers=True, takes=True, cited=True, anew=True, in_solve=True),
    Sort("solve", s.SolveDecl, m.Solve, "solves", "solve", takes=True, cited=True, anew=True),
    Sort("view", s.ViewDecl, m.View, "views", "view"),
    Sort("table", None, m.Table, "tables", "table"),
    Sort("ruling", s.RulingDecl, m.Ruling, "rulings", "ruling", anew=True),
    Sort("kind", s.KindDecl, m.Kind, "kinds", "kind", anew=True),
    Sort("enum", s.EnumDecl, m.Enum, "enums", "enumeration", anew=True),
    Sort("measure", s.MeasureDecl, m.Measure, "measures", "measure"),
    Sort("constant", s.ConstantDecl, m.Constant, "constants", "constant", anew=True),
    Sort("family", s.SharedFamilyDecl, m.SharedFamily, "families", "family"),
    Sort("die", s.DieDecl, m.Die, "dice", "die", anew=True),
    Sort("example", s.ExampleDecl, m.Example, "examples", "example", anew=True),
    Sort("process", written.ProcessDecl, d.Process, "all_deeds.processes", "process",
         takes=True, cited=True, anew=True),
    Sort("event", written.EventDecl, d.Event, "all_deeds.events", "event"),
    Sort("sequence", written.SequenceDecl, d.Sequence, "all_deeds.sequences", "sequence", cited=True, anew=True),
    Sort("variant", written.VariantDecl, d.Variant, "all_deeds.variants", "variant", cited=True, anew=True),
)  # fmt: skip
"""All sorts, in the order of traversal.

Entries, triggers, acts and the state of the world have no names of their own here: `declarations` in
`summaries/uses.py` inserts them.
"""
BY_NAME: Mapping[str, Sort] = {sort.name: sort for sort in SORTS}
_WRITTEN: Mapping[type, Sort] = {sort.written: sort for sort in SORTS if sort.written is not None}


_MADE: Mapping[type, Sort] = {sort.made: sort for sort in SORTS}


def sort_written(node: object) -> Sort | None:
    """Return the sort of a declaration as it is written."""
    return _WRITTEN.get(type(node))


def sort_made(declared: object) -> Sort | None:
    """Return the sort of a declaration of the model."""
    return next((_MADE[base] for base in type(declared).__mro__ if base in _MADE), None)


def sort_of(function: m.Function | d.Process) -> str:
    """Return the sort of a function, such as `quantity` or `fact`; `process` for a process."""
    sort = sort_made(function)
    assert sort is not None, function
    return sort.name


def held(model: m.Model, sort: Sort) -> Mapping[str, m.Declared]:
    """Return all declarations of a sort, by name."""
    found: Mapping[str, m.Declared] = attrgetter(sort.where)(model)
    return found


def all_held(model: m.Model) -> Iterator[tuple[Sort, m.Declared]]:
    """Yield every declaration that has a name of its own, sort by sort."""
    for sort in SORTS:
        yield from ((sort, declared) for declared in held(model, sort).values())


def word_of(name: str) -> str:
    """Return the noun for a sort, given by its name in `Model.order`, or by `entry WORD` of a kind."""
    return BY_NAME[name].said if name in BY_NAME else name.removeprefix("entry ")


def is_part_of_solve(node: object) -> TypeGuard[s.DecideDecl | s.QuantityDecl | s.ValueDecl | s.FactDecl]:
    """Return whether a pack may override the node, a member of a solve, without the solve."""
    sort = sort_written(node)
    return sort is not None and sort.in_solve

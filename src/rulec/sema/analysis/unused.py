"""Checks for unused declarations: constants, kinds, rulings, parameters and events; and for cells of tables that depend
on a game.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulec.base.diagnostics import Place, Report
from rulec.base.spans import Span
from rulec.base.tree import all_of, once_a_node
from rulec.base.types import KindType, ListType, OptionalType, SetType, Type
from rulec.sema import deeds as m
from rulec.sema.analysis.happening import asked_events
from rulec.sema.expr import (
    AllOf,
    CallTo,
    Carries,
    ConstantRef,
    Expr,
    Field,
    Happened,
    RulingRef,
    StateRef,
    VariantOn,
    variables,
    walk,
)
from rulec.sema.model import Contribution, FieldOf, Function, Model, ViewPart, clauses
from rulec.sema.sorts import sort_of
from rulec.sema.summaries.call_graph import call_graph, reaching
from rulec.sema.summaries.uses import ruling_uses, uses, worked_out
from rulec.sema.typing.scope import ancestry

SHOWING = ("example", "ruling", "pending")
"""Sorts of declarations that mention a ruling without carrying it out."""


def check_unused(model: Model, report: Report) -> None:
    """Report constants and values of rulings that no rule reads and no text prints, and rulings that no rule carries
    out.

    Examples do not count: they show the effect of the rules. Declarations of a parent may wait for another pack.
    """
    constants: set[str] = set()
    rulings: set[str] = set()
    for use in uses(model):
        if use.sort == "example":
            continue
        for part in all_of(use.value, ConstantRef):
            if (use.sort, use.name) != ("constant", part.name):
                constants.add(part.name)
        rulings.update(part.name for part in all_of(use.value, RulingRef))
    for table in model.tables.values():
        rulings.update(cell.ruling for row in table.rows for cell in row.cells if cell.ruling is not None)
    for constant in model.constants.values():
        if not constant.read and constant.name not in constants:
            report.error(
                "R0660",
                f"the constant `{constant.name}` is used nowhere",
                constant.span,
                "no rule reads this",
                hint="use its name where the value stands now, or take the constant away",
                own=True,
            )
    for ruling in model.rulings.values():
        if ruling.type is not None and not ruling.read and ruling.name not in rulings:
            report.error(
                "R0661",
                f"the ruling `{ruling.name}` holds a value that nothing uses",
                ruling.span,
                "no rule reads this",
                hint=f"write `ruling {ruling.name}` where the value counts",
                own=True,
            )
    where = ruling_uses(model)
    for ruling in model.rulings.values():
        carried = any(use.partition(":")[0] not in SHOWING for use in where[ruling.name])
        aside = ruling.sort == "contradiction" and ruling.much is False
        if ruling.type is None and not carried and not aside:
            report.error(
                "R0653",
                f"the ruling `{ruling.name}` is carried out nowhere",
                ruling.taken.span,
                "no rule says that it works so",
                hint=f"write `cites ruling {ruling.name}` in the rule, table or record that carries this reading out",
                own=True,
            )


def check_kinds(model: Model, report: Report) -> None:
    """Report kinds that nothing in the rules is of. A use of a kind counts for the kinds that it extends."""
    deeds = model.all_deeds
    given = [one.parameters for one in (*model.functions, *deeds.processes.values(), *deeds.events.values())]
    met = {name for use in uses(model) for name in _kinds_in(use.value)}
    met.update(name for parameters in given for parameter in parameters for name in _kinds(parameter.type))
    for kind in model.kinds.values():
        met.update(name for one in kind.fields for name in _kinds(one.type) if name != kind.name)
    met.update([above for name in met for above in ancestry(model.kinds, name)])
    for kind in model.kinds.values():
        if met.isdisjoint(ancestry(model.kinds, kind.name)) and not model.records.get(kind.name):
            report.warning(
                "R0682",
                f"nothing is a `{kind.name}`",
                kind.span,
                "named by no rule",
                hint="use it as the type of a field or of a parameter, or take it away",
                own=True,
            )


def check_for_readers(model: Model, report: Report) -> None:
    """Report each read of a field that is for readers alone. Views and texts may show it."""
    marked = {
        (kind.name, field.name): field for kind in model.kinds.values() for field in kind.fields if field.for_readers
    }
    if not marked:
        return
    views = model.view_parts()
    for use in uses(model):
        if use.sort in ("example", "view") or use.name in views:
            continue
        read = [((part.kind, part.name), part.span) for part in all_of(use.value, Field)]
        held = [((_holder(part), part.field_name or ""), part.span) for part in all_of(use.value, Carries)]
        for at, span in (*read, *held):
            if at in marked:
                _report_read(report, marked[at], span)
    for act in model.all_deeds.acts.values():
        for name in act.settled_by:
            if (act.kind, name) in marked:
                _report_read(report, marked[act.kind, name], act.span)


def _holder(part: Carries) -> str:
    return next(iter(_kinds(part.of.type)), "")


def _report_read(report: Report, field: FieldOf, span: Span) -> None:
    report.error(
        "R0696",
        f"a rule reads `{field.name}`, which is for readers alone",
        span,
        "read here",
        related=(Place(field.span, "said here"),),
        hint="leave `for readers` out of the field, or ask for something else here",
    )


@once_a_node
def _kinds_in(value: Expr) -> frozenset[str]:
    return frozenset(name for part in walk(value) for name in _kinds(part.type))


def _kinds(of: Type) -> Iterator[str]:
    """Yield the kind inside a list, a set or an optional type, or the kind itself."""
    # else: it names no kind
    match of:
        case KindType(name=name):
            yield name
        case ListType(of=inner) | SetType(of=inner) | OptionalType(of=inner):
            yield from _kinds(inner)


def check_idle(model: Model, report: Report) -> None:
    """Report idle parameters, events and sequences, and cells that depend on a game."""
    _check_cells(model, report)
    _check_parameters(model, report)
    _check_asked_about(model, report)
    _check_played(model.all_deeds, report)


def _check_parameters(model: Model, report: Report) -> None:
    """Report parameters that a declaration neither reads nor prints.

    A function that reads none of its parameters waits for contributions of other declarations.
    """
    read: dict[tuple[str, str], set[str]] = {}
    for use in uses(model):
        names = read.setdefault((use.sort, use.name), set())
        names.update(variables(use.value))
    costs = {cost.span for act in model.all_deeds.acts.values() for cost in act.costs}  # given all the act's parameters
    for declared in (*model.functions, *model.all_deeds.processes.values()):
        sort = sort_of(declared)
        names = read.get((sort, declared.name), set()) | _tallied(declared)
        idle = [parameter.name for parameter in declared.parameters if parameter.name not in names]
        waits = sort != "process" and len(idle) == len(declared.parameters)
        if waits or isinstance(declared, ViewPart) or declared.span in costs:
            continue
        for name in idle:
            report.error(
                "R0677",
                f"the {sort} `{declared.name}` does not read its parameter `{name}`",
                declared.span,
                f"`{name}` is given for nothing",
                hint=f"take it away here and where the {sort} is {'run' if sort == 'process' else 'asked'}, "
                "or use its name in a line",
                own=True,
            )


def _tallied(declared: Function | m.Process) -> set[str]:
    """Return the variables passed to a table of conditions, although no row may read them."""
    lines = clauses(declared) if not isinstance(declared, m.Process) else []
    uses = [line.tallied for _, line in lines if isinstance(line, Contribution)]
    return variables(*(given for use in uses if use is not None for given in use.arguments))


def _check_asked_about(model: Model, report: Report) -> None:
    """Report events that no trigger or expression reads. A parent's event may wait for another pack."""
    asked = asked_events(model)
    for event in model.all_deeds.events.values():
        if event.name not in asked:
            report.error(
                "R0678",
                f"nothing asks about the event `{event.name}`",
                event.span,
                "is remembered for nothing",
                hint=f"ask `happened {event.name}(…) this turn` or write `upon {event.name}(…)` where it counts, or "
                "take the event away",
                own=True,
            )


def _check_played(deeds: m.Deeds, report: Report) -> None:
    """Report sequences other than the first, which no game plays."""
    first = next(iter(deeds.sequences.values()), None)
    for other in deeds.sequences.values():
        if first is not None and other is not first:
            report.error(
                "R0680",
                f"the sequence `{other.name}` is never played",
                other.span,
                "a second sequence",
                related=(Place(first.span, "a turn of a game is this one"),),
                hint=f"make what happens here steps of `{first.name}`: what does not happen in each turn stands in a "
                "process that asks when it is due",
                own=True,
            )


def _check_cells(model: Model, report: Report) -> None:
    """Report cells that depend on a game. A cell may depend only on its keys and the parameters of its column."""
    of_a_game = (f.name for f in model.functions if any(_of_a_game(whole, model) for whole in worked_out(f)))
    worldly = reaching(call_graph(model), of_a_game)
    for table in model.tables.values():
        cells = [cell.value for row in table.rows for cell in row.cells if cell.value is not None]
        for part in (part for value in cells for part in walk(value)):
            called = isinstance(part, CallTo) and part.name in worldly
            if called or _is_of_a_game(part, model):
                report.error(
                    "R0679",
                    f"a cell of the table `{table.name}` reads what is in play",
                    part.span,
                    f"`{part.name}` hangs on the game" if isinstance(part, CallTo) else "this hangs on the game",
                    hint="give the column a parameter for it, `params: {name: TYPE}`, and let the rule that reads the "
                    "cell hand it over",
                )


def _of_a_game(whole: Expr, model: Model) -> bool:
    """Return whether an expression reads the state of a game."""
    kinds: tuple[type[Expr], ...] = (AllOf, StateRef, Happened, VariantOn)  # else: worked out from what is given
    parts = (part for kind in kinds for part in all_of(whole, kind))
    return any(_is_of_a_game(part, model) for part in parts)


def _is_of_a_game(part: Expr, model: Model) -> bool:
    """Return whether a node reads the state of a game: fields of the game, things in play, events or variants."""
    if isinstance(part, AllOf):
        return not model.kinds[part.kind].listed
    # else: worked out from what is given
    return isinstance(part, StateRef | Happened | VariantOn)

"""Checks for what stands in the sources and counts nowhere: constants, kinds, what rulings hold."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.base.diagnostics import Report
from rulec.base.types import KindType, ListType, OptionalType, SetType, Type
from rulec.sema.expr import ConstantRef, RulingRef, walk
from rulec.sema.model import Model
from rulec.sema.summaries.uses import ruling_uses, uses
from rulec.sema.typing.scope import ancestry

SHOWING = ("example", "ruling", "pending")
"""Sorts of declarations that speak of a ruling and do not carry it out."""


def check_unused(model: Model, report: Report) -> None:
    """Each constant and each value of a ruling is read by a rule or printed in a text; a ruling without one is cited.

    Examples do not count: they show what the rules do. Inherited declarations may wait for another pack.
    """
    constants: set[str] = set()
    rulings: set[str] = set()
    for use in uses(model):
        if use.sort == "example":
            continue
        for part in walk(use.value):
            if isinstance(part, ConstantRef) and (use.sort, use.name) != ("constant", part.name):
                constants.add(part.name)
            elif isinstance(part, RulingRef):
                rulings.add(part.name)
    for table in model.tables.values():
        rulings.update(cell.ruling for row in table.rows for cell in row.cells if cell.ruling is not None)
    for constant in model.constants.values():
        if not constant.read and constant.name not in constants and constant.pack == model.pack:
            report.error(
                "R0660",
                f"the constant `{constant.name}` is used nowhere",
                constant.span,
                "no rule reads this",
                hint="use its name where the value stands now, or take the constant away",
            )
    for ruling in model.rulings.values():
        if ruling.type is not None and not ruling.read and ruling.name not in rulings and ruling.pack == model.pack:
            report.error(
                "R0661",
                f"the ruling `{ruling.name}` holds a value that nothing uses",
                ruling.span,
                "no rule reads this",
                hint=f"write `ruling {ruling.name}` where the value counts",
            )
    where = ruling_uses(model)
    for ruling in model.rulings.values():
        carried = any(use.partition(":")[0] not in SHOWING for use in where[ruling.name])
        aside = ruling.sort == "contradiction" and ruling.much is False
        if ruling.type is None and not carried and not aside and ruling.pack == model.pack:
            report.error(
                "R0653",
                f"the ruling `{ruling.name}` is carried out nowhere",
                ruling.taken.span,
                "no rule says that it works so",
                hint=f"write `cites ruling {ruling.name}` in the rule, table or record that carries this reading out",
            )


def check_kinds(model: Model, report: Report) -> None:
    """Each kind without entries is the kind of something; what is named may be of a kind that extends the named one."""
    deeds = model.deeds
    given = [function.parameters for function in model.functions]
    if deeds is not None:
        given += [process.parameters for process in deeds.processes.values()]
        given += [event.parameters for event in deeds.events.values()]
    met = {name for use in uses(model) for part in walk(use.value) for name in _kinds(part.type)}
    met.update(name for parameters in given for parameter in parameters for name in _kinds(parameter.type))
    for kind in model.kinds.values():
        met.update(name for one in kind.fields for name in _kinds(one.type) if name != kind.name)
    met.update([above for name in met for above in ancestry(model.kinds, name)])
    for kind in model.kinds.values():
        if (
            met.isdisjoint(ancestry(model.kinds, kind.name))
            and kind.pack == model.pack
            and not model.records.get(kind.name)
        ):
            report.warning(
                "R0682",
                f"nothing is a `{kind.name}`",
                kind.span,
                "named by no rule",
                hint="use it as the type of a field or of a parameter, or take it away",
            )


def _kinds(of: Type) -> Iterator[str]:
    """The kind that a type is of, however many and whether or not."""
    match of:
        case KindType(name=name):
            yield name
        case ListType(of=inner) | SetType(of=inner) | OptionalType(of=inner):
            yield from _kinds(inner)

"""Checks for lawful declarations that are surely mistakes.

These are empty ranges, negative prices, duplicates in sets, and measures, fields, enumerations, processes and results
of rolls that no rule uses.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from rulec.base.diagnostics import Place, Report
from rulec.base.spans import Span
from rulec.base.tree import all_of, once_a_node, outermost
from rulec.base.types import TRUTH, EnumType, NumberType, ResultsType, SetType, Type
from rulec.sema.analysis.cases.terms import values_of
from rulec.sema.deeds import Place as WrittenTo
from rulec.sema.deeds import RunEach
from rulec.sema.expr import (
    Along,
    Arith,
    Collection,
    Expr,
    Field,
    MemberLit,
    Negative,
    New,
    NumberLit,
    OneOf,
    Range,
    RecordLit,
    Result,
    walk,
)
from rulec.sema.model import Model
from rulec.sema.summaries import effects
from rulec.sema.summaries.uses import bodies, uses
from rulec.sema.summaries.walks import walk as walk_lines
from rulec.sema.typing.constant_folding import fold


def check_silent(model: Model, report: Report) -> None:
    """Report empty ranges, duplicates in sets, defaults out of range and negative costs, in files of this pack."""
    files = model.changes.files
    kinds: tuple[type[Expr], ...] = (OneOf, Range, Collection, Along)  # else: it has neither ends, members nor a cost
    for part in (part for use in uses(model) for kind in kinds for part in all_of(use.value, kind)):
        if files.get(part.span.source.path, model.pack) != model.pack:
            continue
        # else: left out by `kinds`
        match part:
            case OneOf(items=items):
                _check_distinct(items, report)
            case Range(low=low, high=high):
                _check_range(model, low, high, report)
            case Collection(items=items, type=SetType()):
                _check_distinct(items, report)
            case Along(cost=step) if step is not None and _is_negative(model, step):
                report.error(
                    "R0584", "a step that costs less than nothing", step.span, "is below nothing",
                    hint="a way of steps below nothing never ends; write the cost without the minus",
                )  # fmt: skip
    for act in model.all_deeds.acts.values():
        if act.pack == model.pack:
            for taken in act.takes:
                if taken.range is not None:
                    _check_range(model, *taken.range, report)
                    if taken.default is not None:
                        _check_default(model, taken.default, *taken.range, report)
            for cost in act.costs:
                if _is_negative(model, cost.amount):
                    report.error(
                        "R0584", "a cost that pays the player", cost.amount.span, "is below nothing",
                        hint="write what is paid, without the minus; what a player is given stands in `does`",
                    )  # fmt: skip


def check_unread(model: Model, report: Report) -> None:
    """Warn of unused declarations in a pack in which games begin.

    Any other pack may wait for a pack that extends it.
    """
    _check_measures(model, report)
    _check_fields(model, report)
    _check_enums(model, report)
    _check_processes(model, report)
    _check_typed(model, report)


def _number(model: Model, of: Expr) -> Fraction | None:
    found = fold(of, values_of(model))
    return found.value if isinstance(found, NumberLit) else None


def _check_range(model: Model, low: Expr, high: Expr, report: Report) -> None:
    least, most = _number(model, low), _number(model, high)
    if least is not None and most is not None and least > most:
        span = low.span.to(high.span)
        turned = f"write the lower end first: `{high.span.text} .. {low.span.text}`"
        report.error("R0318", "a range from the higher to the lower end", span, "empty", hint=turned)


def _check_default(model: Model, default: Expr, low: Expr, high: Expr, report: Report) -> None:
    """Report a default outside the range of its parameter, which would always be rejected."""
    at, least, most = (_number(model, each) for each in (default, low, high))
    if at is not None and ((least is not None and at < least) or (most is not None and at > most)):
        report.error(
            "R0352", "the default is not among what may be typed", default.span, "beyond the ends",
            hint=f"write an amount in `{low.span.text} .. {high.span.text}`",
        )  # fmt: skip


def _check_distinct(items: tuple[Expr, ...], report: Report) -> None:
    """Report a member or an entry that stands twice in a set. Repeated amounts may follow the shape of a table."""
    seen: dict[object, Span] = {}
    for item in items:
        if not isinstance(item, MemberLit | RecordLit):
            continue
        first = seen.setdefault(_identity(item), item.span)
        if first is not item.span:
            report.error(
                "R0583", f"`{item.span.text}` stands twice in one set", item.span, "again",
                related=(Place(first, "first here"),), hint="was another one meant?",
            )  # fmt: skip


def _identity(item: MemberLit | RecordLit) -> object:
    return (item.kind, item.key) if isinstance(item, RecordLit) else (item.enum, item.name)


def _is_negative(model: Model, amount: Expr) -> bool:
    """Return whether an amount is certainly negative, by its form: `0 gold - x`, `-x`, `-3 gold`."""
    value = _number(model, amount)
    if value is not None:
        return value < 0
    match amount:
        case Negative():
            return True
        case Arith(op="-", left=left):
            taken_from = _number(model, left)
            return taken_from is not None and taken_from <= 0
        case _:
            return False


def _check_measures(model: Model, report: Report) -> None:
    """Report measures that no type uses."""
    met = {name for of in _types(model) if isinstance(of, NumberType) for name, _ in of.dims}
    for measure in model.measures.values():
        if measure.name not in met and not measure.built_in and measure.pack == model.pack:
            report.warning(
                "R0685", f"nothing is counted in `{measure.name}`", measure.span, "used nowhere",
                hint="use it as the measure of a field, a column or an amount, or take it away",
            )  # fmt: skip


def _check_fields(model: Model, report: Report) -> None:
    """Report fields of kinds in play that no rule, text or view reads or sets. Pages show the fields of entries."""
    used: set[tuple[str, str]] = {place for kind in model.kinds.values() for place in kind.carried}
    created: set[str] = set()
    for use in uses(model):
        if use.sort != "example":
            used.update((part.kind, part.name) for part in all_of(use.value, Field))
            created.update(name for part in all_of(use.value, New) for name, _ in part.fields)
    deeds = model.all_deeds
    for body in (*deeds.processes.values(), *deeds.upons, *deeds.acts.values(), *deeds.sequences.values()):
        used.update((place.kind, place.name) for place in outermost(body, WrittenTo))
    for kind in model.kinds.values():
        if kind.pack != model.pack or kind.listed or model.records.get(kind.name):
            continue
        known = {kind.known_as, kind.belongs_to, *kind.also_known}
        for field in kind.fields:
            mine = field.owner == kind.name and field.name not in created and field.name not in known
            if mine and (kind.name, field.name) not in used:
                report.warning(
                    "R0686", f"nothing reads or sets the field `{field.name}` of `{kind.name}`", field.span,
                    "in no rule, text or view",
                    hint="use it where it counts, show it in a view, or take it away",
                )  # fmt: skip


def _check_enums(model: Model, report: Report) -> None:
    """Report enumerations that are the type of no expression, field, column or parameter."""
    met = {of.name for of in _types(model) if isinstance(of, EnumType)}
    for enum in model.enums.values():
        if enum.name not in met and enum.pack == model.pack:
            sort = "scale" if enum.ordered else "enumeration"
            report.warning(
                "R0693", f"nothing is of the {sort} `{enum.name}`", enum.span, "used nowhere",
                hint="use it as the type of a field, a column or a parameter, or take it away",
            )  # fmt: skip


def _check_processes(model: Model, report: Report) -> None:
    """Report processes that no statement or step runs and that do not set up a game. Examples do not count."""
    ran = {effects.of(stmt).runs for named, body in bodies(model) if named[0] != "example" for stmt in walk_lines(body)}
    stages = [stage for sequence in model.all_deeds.sequences.values() for stage in sequence.stages]
    ran.update(item.process for stage in stages for item in stage.items if isinstance(item, RunEach))
    for process in model.all_deeds.processes.values():
        if process.name not in ran and not process.begins and process.pack == model.pack:
            report.warning(
                "R0694", f"nothing runs the process `{process.name}`", process.span, "never comes about",
                hint=f"run it in a step, `run {process.name}(…)`, or in a line of what happens; what sets up a game is "
                f"`process {process.name}() at the beginning`",
            )  # fmt: skip


def _check_typed(model: Model, report: Report) -> None:
    """Report acts without a typed form in a pack where others have one."""
    acts = model.all_deeds.acts.values()
    if not any(act.notations for act in acts):
        return
    for act in acts:
        if not act.notations and act.pack == model.pack:
            takes = "".join(f" {{{taken.name}}}" for taken in act.takes)
            word = "{number}" if act.number is not None else act.key
            report.warning(
                "R0695", f"nobody can type the {act.name}", act.span, "has no line `typed`",
                hint=f"say what a player types: `typed \"{word}{takes}\"`",
            )  # fmt: skip


@once_a_node
def _types_in(value: Expr) -> frozenset[Type]:
    return frozenset(part.type for part in walk(value))


def _types(model: Model) -> Iterator[Type]:
    """Yield all types in use, including those inside others."""
    deeds = model.all_deeds
    found: list[Type] = [*{of for use in uses(model) for of in _types_in(use.value)}]
    found += [field.type for kind in model.kinds.values() for field in kind.fields]
    found += [column.type for table in model.tables.values() for column in (*table.keys, *table.columns)]
    found += [getattr(function, "result", TRUTH) for function in model.functions]
    for one in (*model.functions, *deeds.processes.values(), *deeds.events.values(), *deeds.acts.values()):
        found += [parameter.type for parameter in one.parameters]
    found += [field.type for field in (deeds.state.fields if deeds.state is not None else ())]
    while found:
        of = found.pop()
        yield of
        inner = getattr(of, "of", None)
        if inner is not None:
            found.append(inner)


def check_results(model: Model, report: Report) -> None:
    """Report results of rolls that no rule reads, where rules read other results of the same roll."""
    read = {
        (part.of.type.roll, part.name)
        for use in uses(model)
        if use.sort != "example"
        for part in all_of(use.value, Result)
        if isinstance(part.of.type, ResultsType)
    }
    thrown = {roll for roll, _ in read}
    for roll in model.rolls.values():
        for result in roll.results if roll.name in thrown and roll.pack == model.pack else ():
            if (roll.name, result.name) not in read:
                report.warning(
                    "R0688", f"nothing reads the result `{result.name}` of `{roll.name}`", result.span,
                    "thrown for nothing",
                    hint="let the rules that throw it do something with it, or take the result away",
                )  # fmt: skip

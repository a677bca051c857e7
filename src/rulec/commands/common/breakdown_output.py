"""Print a breakdown as text, in lines that add up, or as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from rulec.backends.export.values import Json, citations, number, origin_text, words
from rulec.backends.reference.language import escape
from rulec.backends.reference.worked_examples import BreakdownLine, BreakdownView
from rulec.base.text import shortened
from rulec.base.types import (
    EnumType,
    KindType,
    ListType,
    NumberType,
    OptionalType,
    ResultsType,
    SetType,
    SpotType,
    TruthType,
    Type,
    show_type,
)
from rulec.driver.worked_examples.walkthrough import STATED, entry_label, met, reason, told_lines
from rulec.runtime.why import TOLD
from rulec.sema.model import Quantity, Throwing

if TYPE_CHECKING:
    from rulec.ir.interp.breakdown import Assumed, Breakdown, Line
    from rulec.sema.model import Cite, Model


def print_given(pairs: Iterable[tuple[str, str]]) -> None:
    """Print the givens as typed, overlong ones shortened."""
    print_list("given", [f"  {shortened(key)} = {shortened(value)}" for key, value in pairs])


def print_cites(model: Model, cites: Iterable[Cite]) -> None:
    """Print the cited places."""
    from rulec.ir.labels import cite_text

    print_list("from", [f"  {text}" for text in dict.fromkeys(cite_text(model, (cite,)) for cite in cites)])


def print_origins(model: Model, lines: list[str]) -> None:
    """Print which pack states which rule, if the pack has parents."""
    from rulec.commands.common.origins import builds_on_others

    print_list("said by", lines if builds_on_others(model) else [])


def print_list(head: str, lines: list[str]) -> None:
    """Print a part of an answer below its heading, unless it is empty."""
    if lines:
        print(f"\n{head}")
        print("\n".join(lines))


def breakdown_lines(view: BreakdownView, indent: int = 2) -> list[str]:
    """Return a line for each clause that counted, with its amount and the running total.

    The breakdown of a called rule follows, indented, unless it consists of one unnamed amount.
    """
    counted = [line for line in view.lines if line.state != "not_applied"]
    figures = max((len(line.amount) for line in counted), default=0)
    totals = max((len(line.total) for line in counted), default=0)
    pad = " " * indent
    out: list[str] = []
    for line in counted:
        sums = f"{line.amount:>{figures}}  {'=' if line.total else ' '} {line.total:<{totals}}  " if totals else ""
        if figures and not totals:  # dice have no running total
            sums = f"{line.amount:>{figures}}  "
        if line.state == "beaten":
            sums = " " * len(sums)
        out.append(f"{pad}{sums}{_named(line)}{_beaten(line)}".rstrip())
        for inner in line.nested:
            stated = ", as stated" if any(line.label == STATED for line in inner.lines) else ""
            out.append(f"{pad}{' ' * len(sums)}  {inner.title}: {inner.value}{stated}")
            if not stated and not _is_bare(inner):
                out += breakdown_lines(inner, indent + len(sums) + 4)
    return out


def idle_lines(view: BreakdownView) -> list[str]:
    """Return the lines that did not count, with reasons, for the rule and all that it called."""
    out: list[str] = []
    for each in _views(view):
        idle = [line for line in each.lines if line.state == "not_applied"]
        if idle:
            out.append(f"  {each.title}")
            out += [f"    {_named(line)}{f': {escape.plain(line.reason)}' if line.reason else ''}" for line in idle]
    return list(dict.fromkeys(out))


def _views(view: BreakdownView) -> Iterator[BreakdownView]:
    yield view
    for line in view.lines:
        for inner in line.nested:
            yield from _views(inner)


def _beaten(line: BreakdownLine) -> str:
    return f" (does not count: {escape.plain(line.reason)})" if line.state == "beaten" else ""


def _is_bare(view: BreakdownView) -> bool:
    counted = [line for line in view.lines if line.state != "not_applied"]
    return not counted or (len(counted) == 1 and counted[0].label in ("", counted[0].amount, view.value))


def _named(line: BreakdownLine) -> str:
    label = line.label.rstrip(".")
    return f"{label}, from {line.source}" if line.source and line.source != label else label


def assumed_text(model: Model, one: Assumed) -> str:
    """Print the default that was used for a missing value."""
    from rulec.ir.interp.api import amount_of
    from rulec.ir.labels import raw_text

    if one.type is None or one.value in (None, (), []):
        return "none"
    return raw_text(model, one.type, one.value, amount_of(model, one.type, one.value)) or '""'


def json_value(model: Model, of: Type, breakdown: Breakdown) -> Json:
    """Return the value of a breakdown as plain JSON."""
    if breakdown.amount is not None:
        return number(breakdown.amount)
    return json_raw(model, of, breakdown.value)


def json_raw(model: Model, of: Type, raw: object) -> Json:
    """Return a raw value as plain JSON: amounts in units, members and entries by name."""
    from rulec.ir.numbers import grain_of

    # else: a text, or what stands in for a value of the type
    match of:
        case OptionalType(of=inner):
            return {"none": True} if raw is None else json_raw(model, inner, raw)
        case NumberType() if isinstance(raw, int):
            return number(raw * grain_of(model, of))
        case SpotType(of=ground) if isinstance(raw, tuple):
            return [json_raw(model, ground, amount) for amount in raw]
        case ResultsType(parts=parts) if isinstance(raw, tuple):
            return {name: json_raw(model, part, one) for (name, part), one in zip(parts, raw, strict=True)}
        case TruthType():
            return bool(raw)
        case EnumType(name=name) if isinstance(raw, int):
            return model.enums[name].members[raw].name
        case KindType(name=name, listed=True) if isinstance(raw, int):
            record = model.records[name][raw]
            return record.name if record.number is None else record.number
        case SetType(of=inner) if isinstance(raw, int):
            return [json_raw(model, inner, at) for at in range(raw.bit_length()) if raw >> at & 1]
        case ListType(of=inner) if isinstance(raw, tuple | list):
            return [json_raw(model, inner, item) for item in raw]
        case KindType():
            return getattr(raw, "path", "") or None
        case _:
            return raw if isinstance(raw, str) else str(raw)


def json_unit(of: Type) -> Json:
    """Return the unit of a value in source notation, or an object with that of each result."""
    return {name: show_type(part) for name, part in of.parts} if isinstance(of, ResultsType) else show_type(of)


def json_lines(model: Model, breakdown: Breakdown) -> list[Json]:
    """Return all lines of a breakdown, including those that did not count, with reasons."""
    return [_json_line(model, breakdown, line) for line in told_lines(breakdown)]


def _json_line(model: Model, breakdown: Breakdown, line: Line) -> Json:
    given = tuple(parameter.name for parameter in breakdown.function.params)
    is_number = isinstance(breakdown.function.result, NumberType) and breakdown.amount is not None
    nested: list[Json] = [
        {
            "name": inner.function.name,
            "value": json_value(model, inner.function.result, inner),
            "unit": json_unit(inner.function.result),
            "breakdown": json_lines(model, inner),
        }
        for inner in line.nested
        if inner.function.sort != "refusals"
    ]
    clause, declared = line.entry.clause, breakdown.function.declared
    named = tuple(one.name for one in declared.lets) if isinstance(declared, Quantity) else ()
    told = {"unit": show_type(clause.value.type)} if isinstance(clause, Throwing) else {}
    return {
        **told,
        "label": met(model, line, given) or words(line.entry.label, model) or entry_label(model, line.entry, named),
        "op": line.entry.verb.replace(" ", "_"),
        "step": line.entry.step or None,
        "amount": number(line.delta) if is_number and line.state == "applied" else None,
        "total": number(line.running) if is_number and line.entry.verb not in TOLD else None,
        "state": line.state,
        "reason": escape.plain(reason(model, line)) or None,
        "subject": line.subject or None,
        "from": origin_text(line.entry.origin, model),
        "cites": citations(line.entry.cites),
        "nested": nested,
    }

"""Quantities, values and facts as plain JSON."""

from __future__ import annotations

from rulec.backends.export.values import (
    Json,
    citations,
    number,
    provenance,
    record_key,
    type_and_unit,
    value,
    words,
)
from rulec.sema.expr import Expr, Logic
from rulec.sema.model import (
    THE_THROW,
    Case,
    Cite,
    Contribution,
    Decide,
    EachOf,
    Fact,
    Function,
    Model,
    Need,
    Origin,
    Quantity,
    Roll,
    Step,
    Throwing,
    ValueOf,
    throws,
)
from rulec.sema.types import TRUTH, show_type
from rulec.sema.typing.source_text import show_expr


def origin_text(origin: Origin, model: Model) -> str:
    """`own`, `KIND:KEY` of a record, or `modify:FILE`."""
    if origin.kind:
        kind = model.kinds.get(origin.kind)
        return f"{kind.word if kind else origin.kind}:{record_key(model, origin.kind, origin.record)}"
    return f"modify:{origin.module}" if origin.module else "own"


def inherited(origin: Origin, block: Function, model: Model) -> tuple[Cite, ...]:
    """The citations of what a clause stands in: its record, or the declaration itself."""
    if origin.is_own:
        return block.cites
    records = model.records.get(origin.kind, ())
    return next((record.cites for record in records if record.name == origin.record), ())


def condition(origin: Origin, when: Expr | None, model: Model) -> str | None:
    """The conditions of the `modify` line and of the clause, as one text."""
    parts: list[Expr] = []
    for part in (origin.when, when):
        if isinstance(part, Logic) and part.op == "and":
            parts.extend(part.values)
        elif part is not None:
            parts.append(part)
    if not parts:
        return None
    whole = parts[0] if len(parts) == 1 else Logic(type=TRUTH, span=parts[0].span, op="and", values=tuple(parts))
    return show_expr(whole, model.measures)


def function(declared: Function, model: Model) -> dict[str, Json]:
    """A function with all that contributes to it."""
    shown: dict[str, Json] = {
        "label": words(declared.label, model),
        "params": [{"name": p.name, **type_and_unit(p.type)} for p in declared.parameters],
    }
    match declared:
        case Quantity():
            shown |= _quantity(declared, model)
        case ValueOf():
            shown |= type_and_unit(declared.result)
            shown["on"] = None if declared.on is None else show_expr(declared.on, model.measures)
            if isinstance(declared, Roll):
                shown["throws"] = [_throw(one, model) for one in declared.throws]
                hidden = next((one.value for one in declared.throws if one.name == THE_THROW), None)
                if hidden is not None:
                    shown["on"] = show_expr(hidden, model.measures)
            shown["cases"] = [_case(case, declared, model) for case in declared.cases]
        case Fact():
            shown |= _fact(declared, model)
    if isinstance(declared, Decide):
        shown["denial"] = words(declared.denial, model)
    if declared.within:
        shown["solve"] = declared.within
    shown["examples"] = list(declared.examples)
    return shown | provenance(declared, model)


def _throw(one: Throwing, model: Model) -> dict[str, Json]:
    return {
        "name": None if one.name == THE_THROW else one.name,
        "value": show_expr(one.value, model.measures),
        "again_until": None if one.again is None else show_expr(one.again, model.measures),
        "label": words(one.label, model),
    }


def _quantity(declared: Quantity, model: Model) -> dict[str, Json]:
    bounds = declared.bounds
    thrown: dict[str, Json] = {"throws": True} if throws(declared) else {}
    return thrown | {
        "unit": show_type(declared.result),
        "steps": [
            {
                "name": step.name,
                "label": words(step.label, model),
                "about": [words(text, model) for text in step.about],
                "round": None
                if step.round is None
                else {
                    "direction": step.round.direction,
                    "to": number(step.round.to),
                    "label": words(step.round.label, model),
                    "cites": citations(step.round.cites),
                },
                "cites": citations(step.cites),
            }
            for step in declared.steps
        ],
        "families": [
            {
                "name": family.name,
                "label": words(family.label, model),
                "counts": family.counts,
                "at_most": None if family.at_most is None else value(family.at_most, model),
            }
            for family in declared.families
        ],
        "contributions": [
            _contribution(contribution, step, declared, model)
            for step in declared.steps
            for contribution in step.contributions
        ],
        "bounds": None
        if bounds is None
        else {
            "low": value(bounds.low, model),
            "high": value(bounds.high, model),
            "label": words(bounds.label, model),
            "from": origin_text(bounds.origin, model),
            "cites": citations(bounds.cites),
        },
    }


def _contribution(given: Contribution, step: Step, block: Quantity, model: Model) -> dict[str, Json]:
    cites = given.cites or (step.cites if given.origin.is_own else ()) or inherited(given.origin, block, model)
    shown: dict[str, Json] = {
        "from": origin_text(given.origin, model),
        "step": step.name or None,
        "op": given.verb.replace(" ", "_"),
        "value": value(given.amount, model, cites),
        "when": condition(given.origin, given.when, model),
        "label": words(given.label, model),
    }
    if given.together:
        shown["together"] = True
    if given.origin.carries is not None:
        shown["carries"] = show_expr(given.origin.carries, model.measures)
    if given.each is not None:
        shown["each"] = _each(given.each, model)
    if given.limit is not None:
        shown[f"{given.limit[0]}_to"] = value(given.limit[1], model)
    if given.family is not None:
        shown["as"] = given.family
    if given.over is not None:
        shown["over"] = given.over
    if given.tallied is not None:
        shown["tallied"] = {"table": given.tallied.table, "row": given.tallied.row}
    shown["cites"] = citations(cites)
    return shown


def _each(each: EachOf, model: Model) -> dict[str, Json]:
    return {
        "name": each.variable,
        "in": show_expr(each.source, model.measures),
        "where": None if each.where is None else show_expr(each.where, model.measures),
    }


def _case(case: Case, block: Function, model: Model) -> dict[str, Json]:
    cites = case.cites or inherited(case.origin, block, model)
    shown: dict[str, Json] = {
        "from": origin_text(case.origin, model),
        "value": value(case.answer, model, cites),
        "when": condition(case.origin, case.test, model),
        "band": case.band,
        "label": words(case.label, model),
    }
    if case.origin.carries is not None:
        shown["carries"] = show_expr(case.origin.carries, model.measures)
    shown["cites"] = citations(cites)
    return shown


def _fact(declared: Fact, model: Model) -> dict[str, Json]:
    return {
        "denial": words(declared.denial, model),
        "denies": [_case(case, declared, model) for case in declared.denies],
        "allows": [_case(case, declared, model) for case in declared.allows],
        "holds": [_case(case, declared, model) for case in declared.holds],
        "needs": [_need(need, declared, model) for need in declared.needs],
        "otherwise": None if declared.otherwise is None else _case(declared.otherwise, declared, model),
        **({"judged": words(declared.judged.question, model)} if declared.judged is not None else {}),
    }


def _need(need: Need, block: Fact, model: Model) -> dict[str, Json]:
    shown: dict[str, Json] = {
        "name": need.name,
        "from": origin_text(need.origin, model),
        "test": show_expr(need.test, model.measures),
        "when": condition(need.origin, need.when, model),
        "else": words(need.sentence, model),
    }
    if need.origin.carries is not None:
        shown["carries"] = show_expr(need.origin.carries, model.measures)
    shown["waivers"] = [
        {
            "from": origin_text(waiver.origin, model),
            "when": condition(waiver.origin, None, model),
            "carries": None if waiver.origin.carries is None else show_expr(waiver.origin.carries, model.measures),
            "label": words(waiver.label, model),
            "cites": citations(waiver.cites or inherited(waiver.origin, block, model)),
        }
        for waiver in need.waivers
    ]
    shown["cites"] = citations(need.cites or inherited(need.origin, block, model))
    return shown

"""What happens as plain JSON: the game's state, events, processes, acts, sequences and variants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from rulec.backends.export.functions import condition, origin_text
from rulec.backends.export.values import Json, citations, provenance, record_key, type_and_unit, value, words
from rulec.backends.export.visibility import away, seen
from rulec.sema import deeds as d
from rulec.sema.expr import Expr
from rulec.sema.model import Model, Need, Parameter
from rulec.sema.typing.source_text import show_expr


def deed_keys(model: Model) -> dict[str, Json]:
    """`state`, `events`, `processes`, `sequences` and `variants`; all empty for a pack that only reckons."""
    deeds = model.deeds or d.Deeds()
    return {
        "state": {} if deeds.state is None else _state(deeds.state, model),
        "events": {event.name: _event(deeds, event, model) for event in deeds.events.values()},
        "processes": {process.name: _process(process, model) for process in deeds.processes.values()},
        "sequences": {sequence.name: _sequence(sequence, model) for sequence in deeds.sequences.values()},
        "variants": {variant.name: _variant(variant, model) for variant in deeds.variants.values()},
    }


def act_of(model: Model, kind: str, key: str) -> dict[str, Json]:
    """`clauses` of the act of a record; nothing for any without one."""
    act = model.deeds.acts.get((kind, key)) if model.deeds is not None else None
    return {} if act is None else {"clauses": _act(act, model)}


def _text(expr: Expr | None, model: Model) -> Json:
    return None if expr is None else show_expr(expr, model.measures)


def _parameters(parameters: tuple[Parameter, ...]) -> Json:
    return [{"name": p.name, **type_and_unit(p.type)} for p in parameters]


def _state(state: d.State, model: Model) -> Json:
    fields: list[Json] = [
        {
            "name": field.name,
            **type_and_unit(field.type),
            "label": words(field.label, model),
            **({} if field.default is None else {"default": value(field.default, model)}),
            **seen(field.seen),
        }
        for field in state.fields
    ]
    return {"label": words(state.label, model), "fields": fields, **provenance(state, model)}


def _event(deeds: d.Deeds, event: d.Event, model: Model) -> Json:
    follows: list[Json] = [
        {
            "names": list(upon.names),
            "when": _text(upon.when, model),
            "label": words(upon.label, model),
            "does": body(upon.body, model),
            **({"machine": upon.machine} if upon.machine else {}),
            **away(upon.gives_away),
            **provenance(upon, model),
        }
        for upon in deeds.upons
        if upon.event == event.name
    ]
    return {
        "label": words(event.label, model),
        "params": _parameters(event.parameters),
        "upon": follows,
        **provenance(event, model),
    }


def _process(process: d.Process, model: Model) -> Json:
    return {
        "label": words(process.label, model),
        "params": _parameters(process.parameters),
        **({} if process.result is None else type_and_unit(process.result)),
        "throws": process.throws,
        **({"window_on": process.pending} if process.pending else {}),
        **({"at_the_beginning": True} if process.begins else {}),
        "does": body(process.body, model),
        **away(process.gives_away),
        "examples": list(process.examples),
        **provenance(process, model),
    }


def _act(act: d.Act, model: Model) -> Json:
    takes: list[Json] = []
    for taken in act.takes:
        shown: dict[str, Json] = {"name": taken.name, **type_and_unit(taken.type), "in": _text(taken.domain, model)}
        if taken.range is not None:
            shown["in"] = {"from": _text(taken.range[0], model), "to": _text(taken.range[1], model)}
        if taken.default is not None:
            shown["default"] = value(taken.default, model)
        takes.append(shown)
    costs: list[Json] = [
        {
            "value": value(cost.amount, model),
            "field": cost.field_name,
            "when": _text(cost.when, model),
            "label": words(cost.label, model),
            "cites": citations(cost.cites),
        }
        for cost in act.costs
    ]
    return {
        "actor": act.actor,
        "player": act.player,
        "params": _parameters(act.parameters),
        "takes": takes,
        "costs": costs,
        "open": [_need(need, model) for need in act.opens],
        "needs": [_need(need, model) for need in act.needs],
        "once_per": [list(once.names) for once in act.once],
        "sole_action": act.sole,
        "standing": act.standing,
        "typed": [{"form": _form(one.parts), "refused": one.refused} for one in act.notations],
        "throws": act.throws,
        "does": body(act.body, model),
        **away(act.gives_away),
    }


def _need(need: Need, model: Model) -> Json:
    waivers: list[Json] = [
        {"from": origin_text(w.origin, model), "when": condition(w.origin, None, model), "cites": citations(w.cites)}
        for w in need.waivers
    ]
    return {
        "name": need.name,
        "from": origin_text(need.origin, model),
        "test": _text(need.test, model),
        "when": condition(need.origin, need.when, model),
        "else": words(need.sentence, model),
        "waivers": waivers,
        "cites": citations(need.cites),
    }


def _form(parts: tuple[d.NotationPart, ...]) -> str:
    """A typed form as it is written: `7 {target} [{region}]`."""
    said: list[str] = []
    for part in parts:
        match part:
            case str():
                said.append(part)
            case d.Slot(name=name):
                said.append(f"{{{name}}}")
            case _:
                said.append(f"[{_form(part)}]")
    return "".join(said)


def _sequence(sequence: d.Sequence, model: Model) -> Json:
    stages: list[Json] = [
        {
            "number": stage.number,
            "title": words(stage.label, model),
            "items": [_item(item, model) for item in stage.items],
            "cites": citations(stage.cites),
            **({"when": _text(stage.when, model)} if stage.when is not None else {}),
        }
        for stage in sequence.stages
    ]
    limits: list[Json] = [
        {"value": value(one.amount, model), "when": _text(one.when, model), "label": words(one.label, model)}
        for one in sequence.limits
    ]
    return {
        "label": words(sequence.label, model),
        "acts": sequence.kind or None,
        "queue": _ordering(sequence.ordering, model),
        "limits": limits,
        "steps": stages,
        **provenance(sequence, model),
    }


def _item(item: d.ActsOf | d.RunEach, model: Model) -> Json:
    if isinstance(item, d.ActsOf):
        return {"acts": item.kind, "numbers": [{"from": low, "to": high} for low, high in item.ranges]}
    return {
        "run": item.process,
        "arguments": [_text(a, model) for a in item.arguments],
        "each": item.variable,
        "in": _text(item.source, model),
        "where": _text(item.where, model),
        "order": None if item.ordering is None else _ordering(item.ordering, model),
    }


def _variant(variant: d.Variant, model: Model) -> Json:
    forbids: list[Json] = [
        {
            "kind": one.kind,
            "keys": [record_key(model, one.kind, key) for key in one.keys],
            "label": words(one.label, model),
        }
        for one in variant.forbids
    ]
    found: dict[str, Json] = {"title": variant.title, "touches": list(variant.touched), "forbids": forbids}
    if variant.steps:
        found["steps"] = [
            {"does": one.verb, "sequence": one.sequence, "number": one.number, "label": words(one.label, model)}
            for one in variant.steps
        ]
    if variant.excludes:
        found["not_with"] = list(variant.excludes)
    return {**found, **provenance(variant, model)}


def _ordering(ordering: d.Ordering, model: Model) -> Json:
    keys: list[Json] = [
        {"by": "highest" if key.highest else "lowest", "value": _text(key.value, model)} for key in ordering.keys
    ]
    return {"keys": keys, "shuffled": ordering.shuffled}


# ---- statements --------------------------------------------------------------------------------
def body(statements: tuple[d.Statement, ...], model: Model) -> Json:
    """Statements as a list; each names what it does in `op`."""
    return [_statement(stmt, model) for stmt in statements]


def _statement(stmt: d.Statement, model: Model) -> Json:
    match stmt:
        case d.Let(name=name, value=given):
            return {"op": "let", "name": name, "value": _text(given, model)}
        case d.ThrowAs(name=name, value=given, label=label):
            return {"op": "throw", "name": name, "value": _text(given, model), "label": words(label, model)}
        case d.Change():
            return _change(stmt, model)
        case d.Create(value=made, name=name):
            return {"op": "create", "value": _text(made, model), "name": name}
        case d.Remove(value=gone):
            return {"op": "remove", "value": _text(gone, model)}
        case d.If(branches=branches, other=other):
            tests: list[Json] = [{"when": _text(test, model), "does": body(inner, model)} for test, inner in branches]
            return {"op": "if", "branches": tests, "else": body(other, model)}
        case d.Loop():
            order: dict[str, Json] = {"order": _ordering(stmt.ordering, model), "at_once": stmt.together}
            return {"op": "for_each", **_each(stmt, model), **order, "does": body(stmt.body, model)}
        case d.AtOnce(body=inner):
            return {"op": "at_once", "does": body(inner, model)}
        case d.Choose():
            chosen: dict[str, Json] = {"order": _ordering(stmt.ordering, model), "does": body(stmt.body, model)}
            return {"op": "choose", **_each(stmt, model), **chosen, "otherwise": body(stmt.otherwise, model)}
        case d.Shuffle(place=place):
            return {"op": "shuffle", "place": _place(place, model)}
        case d.Draw(variable=variable, place=place, body=inner, otherwise=other):
            drawn: dict[str, Json] = {"op": "draw", "each": variable, "place": _place(place, model)}
            return {**drawn, "does": body(inner, model), "otherwise": body(other, model)}
        case d.Chance(name=name, value=chance, label=label, outcomes=outcomes):
            ways: list[Json] = [
                {"success": one.success, "by": _text(one.by, model), "does": body(one.body, model)} for one in outcomes
            ]
            told = words(label, model)
            return {"op": "chance", "name": name, "value": _text(chance, model), "label": told, "outcomes": ways}
        case d.Run(process=process, arguments=arguments):
            return {"op": "run", "process": process, "arguments": [_text(a, model) for a in arguments]}
        case d.Weigh(solve=solve, arguments=arguments):
            return {"op": "solve", "solve": solve, "arguments": [_text(a, model) for a in arguments]}
        case d.NoteEvent(event=event, arguments=arguments):
            return {"op": "note", "event": event, "arguments": [_text(a, model) for a in arguments]}
        case d.Tell(who=who, text=text, failing=failing):
            shown = {"op": "tell", "who": "everyone" if who is None else _text(who, model), "text": words(text, model)}
            if failing is not None:
                kind = model.kinds[failing.kind].word
                shown["failing"] = {"kind": kind, "key": failing.key, "of": _text(failing.of, model)}
            return shown
        case d.Ask():
            return _ask(stmt, model)
        case d.Adjust(verb=verb, name=name, value=given, label=said):
            return {"op": verb, "name": name, "value": _text(given, model), "label": words(said, model)}
        case d.Reveal(name=name):
            return {"op": "reveal", "name": name}
        case d.Finish(value=answer):
            return {"op": "finish", "value": _text(answer, model)}
        case d.Fail(text=text):
            return {"op": "fail", "text": words(text, model)}
        case d.EndGame(text=text):
            return {"op": "end_game", "text": words(text, model)}
        case _:
            assert_never(stmt)


def _ask(stmt: d.Ask, model: Model) -> Json:
    shown: dict[str, Json] = {"op": "ask", "who": _text(stmt.who, model), "name": stmt.name, "form": stmt.form}
    if stmt.source is not None:
        shown["of"] = _text(stmt.source, model)
    if stmt.ends is not None:
        shown |= {"from": _text(stmt.ends[0], model), "to": _text(stmt.ends[1], model)}
    shown |= {"or_none": True} if stmt.optional else {}
    for word, count in zip(("at_least", "at_most"), stmt.counts, strict=True):
        shown |= {} if count is None else {word: _text(count, model)}
    late = _text(stmt.default, model)
    return {**shown, "default": late, "sealed": stmt.sealed, "question": words(stmt.question, model)}


def _place(place: d.Place, model: Model) -> str:
    return place.name if place.of is None else f"{show_expr(place.of, model.measures)}.{place.name}"


def _change(stmt: d.Change, model: Model) -> Json:
    shown: dict[str, Json] = {"op": stmt.verb, "place": _place(stmt.place, model), "value": _text(stmt.value, model)}
    if stmt.limit is not None:
        shown["limit"] = _text(stmt.limit, model)
    if stmt.until is not None:
        shown["until_end_of"] = stmt.until
    return shown


def _each(stmt: d.Loop | d.Choose, model: Model) -> Mapping[str, Json]:
    return {"each": stmt.variable, "in": _text(stmt.source, model), "where": _text(stmt.where, model)}

"""Check that lists of owned things are kept up to date.

If a kind `belongs to house` and a house has a list of that kind, both record the owner. A body that creates or removes
such a thing must also update the list, itself or through calls.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulec.base.diagnostics import Report
from rulec.base.records import replace
from rulec.base.types import KindType, ListType, OptionalType, Type
from rulec.sema import deeds as m
from rulec.sema.expr import NoneLit
from rulec.sema.model import Model
from rulec.sema.summaries.effects import reached
from rulec.sema.summaries.uses import bodies
from rulec.sema.summaries.walks import walk
from rulec.sema.typing.scope import ancestry

Body = tuple[m.Statement, ...]


def check_owned(model: Model, report: Report) -> None:
    """Report statements that create or remove an owned thing in a body that does not update the owner's list."""
    for named, body in bodies(model):
        if named[0] == "example":
            continue
        for stmt in walk(body):
            match stmt:
                case m.Remove(value=value) if isinstance(value.type, KindType):
                    for owner, _, field in _lists(model, value.type.name):
                        if not _kept(model, body, "take", owner, field):
                            report.error(
                                "R0681",
                                f"what is removed stays in `{field}` of its `{owner}`",
                                stmt.span,
                                "still listed",
                                hint=f"take it from there as well: `remove {value.span.text} from OWNER.{field}`",
                            )
                case m.Create(value=made, name=name):
                    given = {slot for slot, value in made.fields if not isinstance(value, NoneLit)}
                    for owner, slot, field in _lists(model, made.kind):
                        if slot in given and not _kept(model, body, "put", owner, field):
                            new = name or "x"
                            report.error(
                                "R0681",
                                f"what is created is missing from `{field}` of its `{owner}`",
                                stmt.span,
                                "not listed",
                                hint=f"put it there as well: {'' if name else '`create … as x`, then '}"
                                f"`put {new} into {new}.{slot}.{field}`",
                            )


def _lists(model: Model, kind: str) -> Iterator[tuple[str, str, str]]:
    """Yield the lists in which owners record things of a kind, as (owner's kind, field to the owner, field of the
    list).
    """
    kinds = ancestry(model.kinds, kind)
    slot = next((model.kinds[name].belongs_to for name in kinds if model.kinds[name].belongs_to), None)
    leads = next((f.type for f in model.kinds[kind].fields if f.name == slot), None) if slot else None
    owner = _kind(leads)
    if owner is None or slot is None or owner not in model.kinds:
        return
    for field in model.kinds[owner].fields:
        of = field.type
        if isinstance(of, ListType) and _kind(of.of) in kinds:
            yield owner, slot, field.name


def _kind(of: Type | None) -> str | None:
    bare = of.of if isinstance(of, OptionalType) else of
    return bare.name if isinstance(bare, KindType) and not bare.listed else None


def _kept(model: Model, body: Body, verb: str, owner: str, field: str) -> bool:
    """Return whether a body updates the list, itself or through calls."""
    above = ancestry(model.kinds, owner)
    for stmt in reached(body, replace(model.all_deeds, upons=())):
        match stmt:
            case m.Change(verb=done, place=place) if place.name == field and done in (verb, "set"):
                if place.kind in above or owner in ancestry(model.kinds, place.kind):
                    return True
            case m.Draw(place=place) if verb == "take" and place.name == field and place.kind in above:
                return True
    return False

"""Who sees what, in the export: fields, views, and what blocks give away."""

from __future__ import annotations

from rulec.backends.export.functions import function
from rulec.backends.export.values import Json, citations, provenance, type_and_unit, words
from rulec.sema.model import Away, Drawn, Model, Seen, View


def seen(by: Seen | None) -> dict[str, Json]:
    """`{"seen_by": [["house"]]}`: ways by fields; nothing for what everybody sees."""
    return {} if by is None else {"seen_by": [list(path) for path in by.paths]}


def away(gives: tuple[Away, ...]) -> dict[str, Json]:
    """What a block gives away; nothing where it gives away nothing."""
    if not gives:
        return {}
    told: list[Json] = [{"kind": each.kind, "field": each.name, "cites": citations(each.cites)} for each in gives]
    return {"gives_away": told}


def viewed(view: View, model: Model) -> Json:
    """A view with all that it shows."""
    shows: list[Json] = [
        {"name": one.name, "title": words(one.label, model), **_asked(one.function, model)} for one in view.shows
    ]
    return {
        "label": words(view.label, model),
        "viewer": {"name": view.viewer.name, **type_and_unit(view.viewer.type)},
        "rows": _asked(view.rows, model) if view.rows else None,
        "shows": shows,
        **_drawn(view.drawn),
        **away(view.gives_away),
        "examples": list(view.examples),
        **provenance(view, model),
    }


def _drawn(by: Drawn | None) -> dict[str, Json]:
    """How a view is drawn, by the names of its columns; nothing for one that is not."""
    if by is None:
        return {}
    parts: dict[str, Json] = {
        "on": by.on, "at": list(by.at), "way": list(by.way), "links": list(by.links), "colour": by.colour,
        "mark": by.mark, "facing": by.facing,
    }  # fmt: skip
    return {"drawn": {name: part for name, part in parts.items() if part}}


def _asked(name: str, model: Model) -> dict[str, Json]:
    """The function behind the rows or a column."""
    told = function(model.values[name], model)
    return {key: told[key] for key in ("type", "unit", "cases")}

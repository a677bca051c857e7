"""The parts of pages that an incremental build keeps, by their sorts and names (`Context.kept`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulec.backends.reference.context import Context
from rulec.backends.reference.view_lists import (
    cited_part,
    example_part,
    examples_part,
    fixed_part,
    line_part,
    places_part,
    sources_part,
    words_part,
)
from rulec.base.later import later

if TYPE_CHECKING:
    from rulec.backends.reference.view_kind import rows_in
    from rulec.backends.reference.view_rulings import ruling_part
    from rulec.backends.reference.view_sheet import entry_part, rule_part
else:
    rows_in = later("rulec.backends.reference.view_kind", "rows_in")
    entry_part = later("rulec.backends.reference.view_sheet", "entry_part")
    rule_part = later("rulec.backends.reference.view_sheet", "rule_part")
    ruling_part = later("rulec.backends.reference.view_rulings", "ruling_part")


def make_part(context: Context, sort: str, name: str) -> None:
    """Has a part made, or finds that it is there."""
    MAKERS[sort](context, name)


def _line(context: Context, name: str) -> object:
    return line_part(context, next(one.ref for one in context.listed if one.ref[1] == name and one.ref[0] != "record"))


def _rows(context: Context, name: str) -> object:
    kind, _, key = name.partition("/")
    return rows_in(context, context.model.record(kind, key))


MAKERS: dict[str, Callable[[Context, str], object]] = {
    "line": _line,
    "example": example_part,
    "examples": examples_part,
    "ruling": ruling_part,
    "rows": _rows,
    "entry": entry_part,
    "rule": rule_part,
    "fixed": fixed_part,
    "words": words_part,
    "cited": cited_part,
    "places": places_part,
    "sources": sources_part,
}
"""Each takes the name of a part."""

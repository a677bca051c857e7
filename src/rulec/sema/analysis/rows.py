"""Checks of tables: combinations of keys without a row, and rows that are for the same keys."""

from __future__ import annotations

from rulec.base.diagnostics import Place, Report
from rulec.sema.analysis.axes import Axis, show_points
from rulec.sema.analysis.boxes import Box, TooMany, clashes, full, size, uncovered
from rulec.sema.analysis.keys import key_axis, key_points
from rulec.sema.model import Model, Table

_SHOWN = 20  # overlaps of one table that are told singly


def check_tables(model: Model, report: Report) -> None:
    """Every combination of keys finds one row: none is missing, none is there twice."""
    for table in model.tables.values():
        _check(table, model, report)


def _check(table: Table, model: Model, report: Report) -> None:
    axes: list[Axis] = []
    for at, column in enumerate(table.keys):
        axis = key_axis(model, column, [row.keys[at] for row in table.rows])
        if axis is None or not axis.points:
            return
        axes.append(axis)
    boxes: list[Box] = []
    for row in table.rows:
        keys = zip(table.keys, axes, row.keys, strict=True)
        boxes.append(tuple(key_points(model, column, axis, spec) for column, axis, spec in keys))
    if any(not points for box in boxes for points in box):
        return  # a key that was not understood has been reported
    _overlaps(table, axes, boxes, model, report)
    if table.complete and table.off_the_table == "refuse":
        _gaps(table, axes, boxes, model, report)


def _overlaps(table: Table, axes: list[Axis], boxes: list[Box], model: Model, report: Report) -> None:
    found = clashes(boxes)
    if table.unordered:
        # a row and its own other order are one; of two rows one clash is told, whichever orders meet
        once: dict[frozenset[int], tuple[int, int, Box]] = {}
        origin = [at for at, row in enumerate(table.rows) if not row.mirrored]
        origin += [next(i for i in origin if table.rows[i].span is row.span) for row in table.rows if row.mirrored]
        for first, second, shared in found:
            pair = frozenset((origin[first], origin[second]))
            if len(pair) == 2:
                once.setdefault(pair, (min(pair), max(pair), shared))
        found = list(once.values())
    for first, second, shared in found[:_SHOWN]:
        same = boxes[first] == boxes[second]
        more = len(found) - _SHOWN
        report.error(
            "R0611",
            f"two rows of the table `{table.name}` are for the same keys",
            table.rows[second].span,
            "the same keys again" if same else f"both are for `{_show(table, axes, shared, model)}`",
            related=(Place(table.rows[first].span, "the other row"),),
            notes=(f"{more} more pairs of rows share keys",) if more > 0 and second == found[0][1] else (),
            hint="take one row away" if same else "narrow the keys of one of the two rows",
        )


def _gaps(table: Table, axes: list[Axis], boxes: list[Box], model: Model, report: Report) -> None:
    domain = full([len(axis.points) for axis in axes])
    try:
        gap = uncovered(domain, boxes)
    except TooMany:
        return
    if gap is None:
        return
    first, count = gap
    more = count - size(first)
    report.error(
        "R0610",
        f"the table `{table.name}` has no row for some of its keys",
        table.span,
        f"no row for `{_show(table, axes, first, model)}`",
        related=tuple(
            Place(one.span, "a row is taken out here")
            for one in model.changes.rows.get(table.name, ())
            if one.verb == "remove"
        )[:3],
        notes=(f"and for {more} more combination{'s' if more > 1 else ''} of keys",) if more else (),
        hint="add the rows; if the source gives none, write `complete: no`",
    )


def _show(table: Table, axes: list[Axis], box: Box, model: Model) -> str:
    """A combination as `house = tower, size > 3`; keys that do not matter are left out."""
    shown = [
        show_points(axis, points, column.name, model.measures)
        for column, axis, points in zip(table.keys, axes, box, strict=True)
        if points != axis.full
    ]
    return ", ".join(shown) or "any keys"

"""Checks of tables: missing rows, overlapping rows, rows for keys left out, and lookups with fixed keys but no row."""

from __future__ import annotations

from collections.abc import Sequence

from rulec.base.diagnostics import Place, Report
from rulec.base.text import listed
from rulec.sema.analysis.cases.axes import Axis, show_points
from rulec.sema.analysis.cases.boxes import Box, first_of, full, meet, size
from rulec.sema.analysis.cases.keys import Stretches, key_axis, key_stretches, mask, sweep
from rulec.sema.analysis.each import each
from rulec.sema.expr import Lookup, walk
from rulec.sema.model import Function, Model, Table
from rulec.sema.summaries.chosen_rows import found_by, position
from rulec.sema.summaries.uses import worked_out
from rulec.sema.typing.source_text import show_expr

_SHOWN = 20  # limit of overlaps reported for one table
_LISTED = 12  # limit of keys that a hint lists


@each(lambda model: model.tables.items())
def check_tables(table: Table, model: Model, report: Report) -> None:
    """Report combinations of keys with no row, and combinations with several."""
    if table.tally is not None:
        return
    axes: list[Axis] = []
    for at, column in enumerate(table.keys):
        specs = [row.keys[at] for row in table.rows] + [spec for one in table.without for spec in one.keys[at]]
        axis = key_axis(model, column, specs)
        if axis is None or not axis.points:
            return
        axes.append(axis)
    keys = list(zip(table.keys, axes, strict=True))
    rows = [
        tuple(key_stretches(model, column, axis, (row.keys[at],)) for at, (column, axis) in enumerate(keys))
        for row in table.rows
    ]
    left_out = [
        tuple(
            key_stretches(model, column, axis, one.keys[at]) if one.keys[at] else ((0, len(axis.points) - 1),)
            for at, (column, axis) in enumerate(keys)
        )
        for one in table.without
    ]
    if not all(all(box) for box in (*rows, *left_out)):
        return  # another check has reported the key
    if table.unordered:
        left_out += [box[::-1] for box in left_out]
    sizes = [len(axis.points) for axis in axes]
    swept = sweep(rows, sizes)
    _overlaps(table, axes, rows, swept.pairs, model, report)
    if table.complete and table.off_the_table == "refuse":
        if swept.gaps:
            _gaps(table, axes, swept.gaps, model, report)
    elif not table.complete and not swept.pairs:
        both = sweep([*rows, *left_out], sizes)
        _in_both(table, axes, [*rows, *left_out], both.pairs, model, report)
        if both.gaps and table.off_the_table == "refuse":
            _gaps(table, axes, both.gaps, model, report, own=True)


def _box(row: Sequence[Stretches]) -> Box:
    return tuple(map(mask, row))


def _overlaps(
    table: Table, axes: list[Axis], rows: list[tuple[Stretches, ...]], pairs: set[tuple[int, int]],
    model: Model, report: Report,
) -> None:  # fmt: skip
    found = sorted(pairs, key=lambda pair: (pair[1], pair[0]))
    if table.unordered:
        # a row and its swapped copy are one row; report one clash for two rows, in whatever order of keys
        once: dict[frozenset[int], tuple[int, int]] = {}
        origin = [at for at, row in enumerate(table.rows) if not row.mirrored]
        by_span = {id(table.rows[at].span): at for at in origin}
        origin += [by_span[id(row.span)] for row in table.rows if row.mirrored]
        for first, second in found:
            pair = frozenset((origin[first], origin[second]))
            if len(pair) == 2:
                once.setdefault(pair, (first, second))
        found = list(once.values())
        told = [tuple(sorted((origin[first], origin[second]))) for first, second in found]
    else:
        told = list(found)
    for (one, other), (first, second) in list(zip(found, told, strict=True))[:_SHOWN]:
        left, right = _box(rows[one]), _box(rows[other])
        same = left == right
        more = len(found) - _SHOWN
        report.error(
            "R0611",
            f"two rows of the table `{table.name}` are for the same keys",
            table.rows[second].span,
            "the same keys again" if same else f"both are for `{_show(table, axes, meet(left, right) or left, model)}`",
            related=(Place(table.rows[first].span, "the other row"),),
            notes=(f"{more} more pairs of rows share keys",) if more > 0 and (one, other) == found[0] else (),
            hint="take one row away" if same else "narrow the keys of one of the two rows",
        )


def _gaps(
    table: Table, axes: list[Axis], gaps: Sequence[Box], model: Model, report: Report, *, own: bool = False
) -> None:  # fmt: skip
    """Report keys without a row, unless the table leaves them out."""
    label, notes = _first(table, axes, gaps, model)
    without = _without(table, axes, gaps)
    related: tuple[Place, ...] = ()
    if table.complete:
        code, span, said = "R0610", table.span, f"the table `{table.name}` has no row for some of its keys"
        hint = f"add the rows; if the source gives none, write `complete: no` and {without}"
        changes = model.changes.rows.get(table.name, ())
        related = tuple(Place(one.span, "a row is taken out here") for one in changes if one.verb == "remove")[:3]
    else:
        code, span, said = (
            "R0613",
            table.span,
            f"a key of the table `{table.name}` has no row, and is not named as left out",
        )
        hint = f"add the row; if the source gives none, write {without}"
        if table.without:
            span, related = table.without[0].span, (Place(table.span, "the table"),)
    report.error(code, said, span, label, related=related, notes=notes, hint=hint, own=own)


def _first(table: Table, axes: list[Axis], gaps: Sequence[Box], model: Model) -> tuple[str, tuple[str, ...]]:
    first = first_of(gaps, full([len(axis.points) for axis in axes]))
    more = sum(map(size, gaps)) - size(first)
    notes = (f"and for {more} more combination{'s' if more > 1 else ''} of keys",) if more else ()
    return f"no row for `{_show(table, axes, first, model)}`", notes


def _without(table: Table, axes: list[Axis], gaps: Sequence[Box]) -> str:
    """Return the line that leaves out these keys, complete if it is short."""
    key = table.keys[0].name
    out = [any(box[0] >> at & 1 for box in gaps) for at in range(len(axes[0].points))]
    names = [point.name for point, gone in zip(axes[0].points, out, strict=True) if gone]
    kept = [point.name for point, gone in zip(axes[0].points, out, strict=True) if not gone]
    if len(axes) == 1 and all(names) and not table.without and min(len(names), len(kept)) <= _LISTED:
        if len(names) <= len(kept):
            return f"`without: {{{key}: [{', '.join(names)}]}}`"
        return f"`without: {{{key}: 'any but {{{', '.join(kept)}}}'}}`"
    if len(axes) == 1 and all(names) and len(names) <= _LISTED:
        return f"{listed(f'`{name}`' for name in names)} under `without` too"
    return f"what is left out: `without: {{{', '.join(f'{one.name}: …' for one in table.keys)}}}`"


def _in_both(
    table: Table, axes: list[Axis], boxes: list[tuple[Stretches, ...]], pairs: set[tuple[int, int]],
    model: Model, report: Report,
) -> None:  # fmt: skip
    """Report rows for keys that the table leaves out."""
    told: set[tuple[int, int]] = set()
    for first, second in sorted(pairs):
        if first >= len(table.rows) or second < len(table.rows):
            continue
        row, one = table.rows[first], table.without[(second - len(table.rows)) % len(table.without)]
        if (row.span.start, one.span.start) in told or len(told) >= _SHOWN:
            continue
        told.add((row.span.start, one.span.start))
        shared = meet(_box(boxes[first]), _box(boxes[second])) or _box(boxes[first])
        report.error(
            "R0614",
            f"the table `{table.name}` has a row for keys that it leaves out",
            one.span,
            f"there is a row for `{_show(table, axes, shared, model)}`",
            related=(Place(row.span, "the row"),),
            hint="take the key away from `without`, or the row from the table",
            own=True,
        )


def _show(table: Table, axes: list[Axis], box: Box, model: Model) -> str:
    """Return a combination as `house = tower, size > 3`; irrelevant keys are left out."""
    shown = [
        show_points(axis, points, column.name, model.measures)
        for column, axis, points in zip(table.keys, axes, box, strict=True)
        if points != axis.full
    ]
    return ", ".join(shown) or "any keys"


@each(lambda model: [(one.name, one) for one in model.functions])
def check_lookups(function: Function, model: Model, report: Report) -> None:
    """Report lookups with fixed keys for which the table has no row: they would fail in every game."""
    for expr in worked_out(function):
        for part in walk(expr):
            if isinstance(part, Lookup):
                _check_lookup(part, model, report)


def _check_lookup(node: Lookup, model: Model, report: Report) -> None:
    heading = model.tables[node.table]
    if heading.complete or heading.off_the_table != "refuse" or heading.unordered or heading.tally is not None:
        return
    keys = [position(key, model) for key in node.keys]
    if None in keys or found_by(node, model) is not None:
        return
    report.error(
        "R0612",
        f"the table `{node.table}` has no row for {listed(f'`{show_expr(key)}`' for key in node.keys)}",
        node.span,
        "there is nothing to read",
        related=(Place(heading.span, "the table"),),
        hint="add the row to the table, or read another one",
    )

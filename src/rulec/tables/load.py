"""Parse a table file into a `LocatedTable`: its parts, columns, and rows in a uniform form.

Only the form is checked: rows match the header, keys are columns. Types of cells and overlaps of rows are checked when
types are known.
"""

from __future__ import annotations

import re

from rulec.base.diagnostics import Place, Report
from rulec.base.records import replace
from rulec.base.spans import Source
from rulec.base.text import did_you_mean, listed
from rulec.tables.cells import read_cell
from rulec.tables.cites import read_cites
from rulec.tables.condition_tables import read_conditions
from rulec.tables.located import (
    Cell,
    Column,
    LeftOut,
    LocatedTable,
    LocatedText,
    Row,
)
from rulec.tables.rows import Shape, read_rows
from rulec.tables.schema import fits
from rulec.tables.yaml import (
    YamlList,
    YamlMap,
    YamlNode,
    compose,
    first_line,
    items_of,
    named_texts,
    pairs_of,
    texts_of,
)

_DECLARED = re.compile(r'([a-z][a-z0-9_]*)(?: +"([^"]+)")?')


def load_table(source: Source, stem: str, report: Report) -> LocatedTable | None:
    """Parse the table file `stem`.yaml. Return None after an error."""
    root = compose(source, report)
    if root is None or not fits(root, "table", report) or not isinstance(root, YamlMap):
        return None
    before = report.errors
    name = root.required("table")
    if name.text != stem:
        report.error(
            "R0430",
            f"the table `{name.text}` stands in the file `{stem}.yaml`",
            name.span,
            "another name than the file's",
            hint=f"write `table: {stem}`, or rename the file",
        )
    columns = _columns(root, report)
    keys = _keys(root.get("keys"), columns, report)
    if root.get("params") is not None:
        return _conditional(root, name, columns, keys, report) if report.errors == before else None
    shape = _shape(root, columns, keys, report)
    defaults = _defaults(root.get("default"), columns, keys, report)
    cites = read_cites(root.get("cites"), report)
    without = _without(root, columns, keys, report)
    if shape is None or len(columns) < len(items_of(root.get("columns"))):
        return None  # rows cannot be checked against incomplete columns
    body = root.get("rows")
    assert body is not None  # the schema requires it
    rows, sheets = read_rows(body, root.get("across_values"), shape, report)
    rows = _titled(rows, columns, keys, report)
    if report.errors > before:
        return None
    return LocatedTable(
        name=name,
        title=root.required("title"),
        about=root.text("about"),
        cites=cites,
        keys=keys,
        columns=columns,
        off_the_table=root.text("off_the_table") or LocatedText("refuse", name.span),
        complete=_is_complete(root),
        defaults=defaults,
        sheet=shape.sheet,
        sheets=sheets,
        down=shape.down,
        across=shape.across,
        rows=rows,
        span=root.span,
        pairs=_pairs(root, keys, report),
        without=without,
    )


def _titled(
    rows: tuple[Row, ...], columns: tuple[Column, ...], keys: tuple[LocatedText, ...], report: Report
) -> tuple[Row, ...]:
    """Separate titles from the names that cells declare: `keep "The Keep"`."""
    declaring = [at for at, column in enumerate(columns) if column.declares is not None]
    for at in declaring:
        name = columns[at].name
        if name.text not in (key.text for key in keys):
            report.error(
                "R0445", f"the column `{name.text}` declares names and is no key", name.span, "finds no row",
                hint=f"add `{name.text}` to `keys`, or take `declares` away",
            )  # fmt: skip
        for row in rows:
            cell = row.cells[at]
            if cell.text is not None and not _DECLARED.fullmatch(cell.text):
                report.error(
                    "R0445", f"`{cell.text}` is no name to declare", cell.span, f"in the column `{name.text}`",
                    hint='write a name in small letters, and its title behind it in quotes: `keep "The Keep"`',
                )  # fmt: skip
    found: list[Row] = []
    for row in rows:
        cells = list(row.cells)
        for at in declaring:
            match = _DECLARED.fullmatch(cells[at].text or "")
            if match is not None:
                title = LocatedText(match[2], cells[at].span) if match[2] is not None else None
                cells[at] = replace(cells[at], text=match[1], title=title)
        found.append(replace(row, cells=tuple(cells)))
    return tuple(found)


def _conditional(
    root: YamlMap, name: LocatedText, columns: tuple[Column, ...], keys: tuple[LocatedText, ...], report: Report
) -> LocatedTable | None:
    """Parse a condition table."""
    before = report.errors
    rows = read_conditions(root, columns, keys, report)
    cites = read_cites(root.get("cites"), report)
    if rows is None or report.errors > before:
        return None
    return LocatedTable(
        name, root.required("title"), root.text("about"), cites, keys, columns, LocatedText("refuse", name.span), False,
        (), None, (), None, None, (), root.span, named_texts(root.get("params")), rows,
    )  # fmt: skip


def _pairs(root: YamlMap, keys: tuple[LocatedText, ...], report: Report) -> LocatedText | None:
    """Return `pairs: unordered` of a table with two keys."""
    pairs = root.text("pairs")
    if pairs is None or (len(keys) == 2 and root.get("sheet") is None):
        return pairs
    report.error(
        "R0247", "`pairs` in a table that has not two keys", pairs.span, f"the keys are {listed(k.text for k in keys)}",
        hint="`pairs: unordered` stands in a table that is read with two keys of one type",
    )  # fmt: skip
    return None


def _columns(root: YamlMap, report: Report) -> tuple[Column, ...]:
    found: dict[str, Column] = {}
    for item in root.blocks("columns"):
        column = Column(
            item.required("name"),
            item.required("type"),
            item.text("unit"),
            item.required("label"),
            named_texts(item.get("params")),
            item.text("none"),
            item.text("declares"),
            span=item.span,
        )
        first = found.setdefault(column.name.text, column)
        if first is not column:
            report.error(
                "R0434",
                f"the column `{column.name.text}` is declared twice",
                column.name.span,
                "again here",
                related=(Place(first.name.span, "first here"),),
            )
    return tuple(found.values())


def _keys(node: YamlNode | None, columns: tuple[Column, ...], report: Report) -> tuple[LocatedText, ...]:
    found: dict[str, LocatedText] = {}
    for key in texts_of(node):
        if key.text in found:
            related = (Place(found[key.text].span, "first here"),)
            report.error("R0433", f"the key `{key.text}` stands twice", key.span, "again here", related=related)
        elif _is_column(key, columns, report):
            found[key.text] = key
    return tuple(found.values())


def _is_column(name: LocatedText, columns: tuple[Column, ...], report: Report) -> bool:
    """Return whether a name is a column of the table; report an unknown one."""
    names = [column.name.text for column in columns]
    if name.text in names:
        return True
    hint = did_you_mean(name.text, names) or f"the columns are {listed(names)}"
    report.error("R0433", f"no column `{name.text}` in this table", name.span, "unknown column", hint=hint)
    return False


def _shape(root: YamlMap, columns: tuple[Column, ...], keys: tuple[LocatedText, ...], report: Report) -> Shape | None:
    """Return the layout of rows, or None if the axes are inconsistent."""
    before = report.errors
    names = tuple(column.name.text for column in columns)
    key_names = tuple(key.text for key in keys)
    axes = {axis: name for axis in ("sheet", "down", "across") if (name := root.text(axis)) is not None}
    for axis, name in axes.items():
        if _is_column(name, columns, report) and name.text not in key_names:
            report.error(
                "R0439", f"`{name.text}` runs {_way(axis)} but is no key", name.span, "not among `keys`",
                hint=f"add `{name.text}` to `keys`",
            )  # fmt: skip
    used = [name.text for name in axes.values()]
    for axis, name in axes.items():
        if used.count(name.text) > 1:
            report.error("R0439", f"`{name.text}` is used for two axes", name.span, f"runs {_way(axis)} too")
    one = axes.get("down") or axes.get("across")
    if one is not None and not ("down" in axes and "across" in axes):
        missing = "across" if "down" in axes else "down"
        report.error("R0439", f"a grid without `{missing}`", one.span, "this is one side of a grid")
    along = root.key("across_values")
    if along is not None and one is None:
        report.error("R0439", "`across_values` without a grid", along.span, "no `down` and `across` here")
    if one is not None and report.errors == before and len(names) != len(axes) + 1:
        report.error(
            "R0439", f"a grid with {len(names) - len(axes)} columns of values", one.span,
            "each cell of a grid is one value",
        )  # fmt: skip
    if report.errors > before or len(keys) == 0:
        return None
    sheet, down, across = (axes[a].text if a in axes else None for a in ("sheet", "down", "across"))
    usual = root.get("default")
    usual_names = [key.text for key, _ in usual.pairs] if isinstance(usual, YamlMap) else []
    optional = [column.name.text for column in columns if column.type_text.text.rstrip().endswith("?")]
    return Shape(names, key_names, sheet, down, across, frozenset((*usual_names, *optional)))


def _way(axis: str) -> str:
    return {"sheet": "over the sheets", "down": "down the side", "across": "along the top"}[axis]


def _defaults(
    node: YamlNode | None, columns: tuple[Column, ...], keys: tuple[LocatedText, ...], report: Report
) -> tuple[tuple[LocatedText, Cell], ...]:
    found = []
    for key, value in pairs_of(node):
        name = key.located
        if not _is_column(name, columns, report):
            continue
        if key.text in {k.text for k in keys}:
            report.error("R0433", f"a default for the key `{key.text}`", key.span, "keys are never left out")
        cell = read_cell(value, key.text, report)
        if cell.text == "unknown":
            report.error(
                "R0455",
                f"what is left out in the column `{key.text}` cannot be unknown",
                cell.span,
                "a usual value is known",
                hint="write `unknown` in each cell that the book does not give, or `none` here for not applicable",
            )
        found.append((name, cell))
    return tuple(found)


def _without(
    root: YamlMap, columns: tuple[Column, ...], keys: tuple[LocatedText, ...], report: Report
) -> tuple[LeftOut, ...]:
    """Parse `without: {house: [tower, barn]}`, or a list of such blocks."""
    node = root.key("without")
    if node is None:
        return ()
    if _is_complete(root):
        report.error(
            "R0444", "a complete table leaves nothing out", node.span, "says what has no row",
            hint="write `complete: no` above it, or take `without` away",
        )  # fmt: skip
    value = root.get("without")
    assert value is not None
    found: list[LeftOut] = []
    for block in value.items if isinstance(value, YamlList) else (value,):
        named: list[tuple[LocatedText, tuple[Cell, ...]]] = []
        for key, cells in pairs_of(block):
            name = key.located
            if _is_column(name, columns, report) and name.text not in {k.text for k in keys}:
                report.error("R0433", f"`{name.text}` is no key of this table", name.span, "a column of values")
            items = cells.items if isinstance(cells, YamlList) else (cells,)
            named.append((name, tuple(read_cell(item, key.text, report) for item in items)))
        found.append(LeftOut(tuple(named), first_line(block.span)))
    return tuple(found)


def _is_complete(root: YamlMap) -> bool:
    complete = root.text("complete")
    return complete is None or complete.text == "yes"

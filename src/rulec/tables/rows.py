"""Convert the `rows:` of a table to plain rows: from lists, mappings, grids and blocks of sheets."""

from __future__ import annotations

import re

from rulec.base.diagnostics import Report
from rulec.base.records import dataclass, replace
from rulec.base.spans import Span
from rulec.base.text import did_you_mean, listed
from rulec.tables.cells import braces_text, line_number, read_cell, row_line
from rulec.tables.cites import read_cites
from rulec.tables.located import AnyCite, Cell, LocatedText, Row, Sheet
from rulec.tables.schema import fits
from rulec.tables.yaml import YamlList, YamlMap, YamlNode, YamlScalar, first_line

_EXTRA = ("line", "key", "title")


@dataclass(frozen=True, slots=True)
class Shape:
    """The layout of a table's rows; `sheet`, `down` and `across` are columns or None."""

    columns: tuple[str, ...]
    keys: tuple[str, ...]
    sheet: str | None
    down: str | None
    across: str | None
    may_lack: frozenset[str] = frozenset()  # the columns of which a cell may be left out

    @property
    def written(self) -> tuple[str, ...]:
        """Columns that are written in a row: all but the sheet's."""
        return tuple(name for name in self.columns if name != self.sheet)

    @property
    def value(self) -> str:
        """The column of a grid's cells."""
        return next(name for name in self.columns if name not in (self.sheet, self.down, self.across))


def read_rows(
    rows: YamlNode, along: YamlNode | None, shape: Shape, report: Report
) -> tuple[tuple[Row, ...], tuple[Sheet, ...]]:
    """Return all rows in order, and the sheets. *along* has the values of the `across` axis."""
    if shape.sheet is None:
        return tuple(_body(rows, along, shape, {}, report)), ()
    if not isinstance(rows, YamlMap):
        _wrong(rows, "`rows` of a table with sheets is a block of sheets", "write `SHEET:` before its rows", report)
        return (), ()
    found: list[Row] = []
    sheets: list[Sheet] = []
    for key, block in rows.pairs:
        title: LocatedText | None = None
        cites: tuple[AnyCite, ...] = ()
        body, across = block, along
        if isinstance(block, YamlMap) and (inner := block.get("rows")) is not None:
            if not fits(block, "table", report, part="sheet_block"):
                continue
            title = block.text("title")
            cites = read_cites(block.get("cites"), report)
            body, across = inner, block.get("across_values") or along
        sheets.append(Sheet(key.located, title, cites))
        found.extend(_body(body, across, shape, {shape.sheet: read_cell(key, shape.sheet, report)}, report))
    return tuple(found), tuple(sheets)


def _body(node: YamlNode, along: YamlNode | None, shape: Shape, fixed: dict[str, Cell], report: Report) -> list[Row]:
    """Return the rows of the table or of one sheet, whose cell is in *fixed*."""
    if shape.down is not None:
        return _grid(node, along, shape, fixed, report)
    if not isinstance(node, YamlList):
        _wrong(node, "`rows` is a list of rows", "begin each row with `- `", report)
        return []
    found = []
    for item in node.items:
        row = None
        if isinstance(item, YamlList):
            row = _list_row(item, shape, fixed, report)
        elif isinstance(item, YamlMap) and braces_text(item) is None:
            row = _map_row(item, shape, fixed, report)
        else:
            _wrong(item, "a row is a list of cells", f"write `[{', '.join(shape.written)}]`", report)
        if row is not None:
            found.append(row)
    return found


def _joined(item: YamlNode) -> str | None:
    """Return the text of a cell that seems to be two, as after a missing comma, or None."""
    text = item.text if isinstance(item, YamlScalar) else ""
    pair = r"(?!line )[a-z_]+ (?:-?[0-9]\S*|[a-z]\w*)"  # of two names or of a name and a number
    return text if re.fullmatch(rf"\w+ \"[^\"]*\" \S.*|\w+[.;] \S+|{pair}", text) else None


def _list_row(node: YamlList, shape: Shape, fixed: dict[str, Cell], report: Report) -> Row | None:
    """Parse `[house, small, 5 gold, line 1700]`."""
    items, line = _split_line(node)
    written = shape.written
    if len(items) != len(written):
        span = items[len(written)].span if len(items) > len(written) else first_line(node.span)
        label = f"the columns are {listed(written)}"
        headline = f"{_count(len(items), 'cell')} for {_count(len(written), 'column')}"
        hint = ""
        if len(items) < len(written):
            last = [f"`{name}`" for name in written[len(items) :]]
            hint = f"give a cell for each; what is missing at the end is {listed(last)}"
            if shape.may_lack.intersection(written):
                hint = "write `~` for a cell that is left out"
        joined = next((text for each in items if (text := _joined(each)) is not None), None)
        if len(items) < len(written) and joined is not None:
            hint = f"a comma is missing between two cells, in `{joined}`; {hint}"
        if len(items) > len(written) and not isinstance(items[-1], YamlList):
            hint = (
                'put a text that holds a comma in quotes, and several members in braces as well, `"{a, b}"`; the line '
                "of a row is written `line 1700`"
            )
        report.error("R0431", headline, first_line(span), label, hint=hint)
        return None
    cells = dict(fixed)
    for name, item in zip(written, items, strict=True):
        cells[name] = read_cell(item, name, report)
    return _row(cells, shape, line, node.span, report)


def _map_row(node: YamlMap, shape: Shape, fixed: dict[str, Cell], report: Report) -> Row | None:
    """Parse `{house: small, price: 5 gold, line: 1700, key: 12, title: Small House}`."""
    cells = dict(fixed)
    line: int | None = None
    texts: dict[str, LocatedText] = {}
    before = len(report.found)
    for key, value in node.pairs:
        if key.text in shape.written:
            cells[key.text] = read_cell(value, key.text, report)
        elif key.text == "line":
            line = line_number(value, report)
        elif key.text in _EXTRA and isinstance(value, YamlScalar) and value.text:
            texts[key.text] = value.located
        else:
            _unknown_column(key, shape, report)
    if len(report.found) > before:
        return None  # a misspelt key column would be reported again as omitted
    for name in shape.columns:
        # An empty span at the start of the row: nothing is written for this cell.
        cells.setdefault(name, Cell(None, Span(node.span.source, node.span.start, node.span.start)))
    row = _row(cells, shape, line, node.span, report)
    return row and replace(row, key=texts.get("key"), title=texts.get("title"))


def _grid(node: YamlNode, along: YamlNode | None, shape: Shape, fixed: dict[str, Cell], report: Report) -> list[Row]:
    """Parse `small: [5 gold, 6 gold]` under `across_values: [wood, stone]`, or `small: {wood: 5 gold, …}`."""
    down, across, value = shape.down or "", shape.across or "", shape.value
    if not isinstance(node, YamlMap):
        _wrong(node, "`rows` of a grid is a block of rows", f"write the value of `{down}` before its cells", report)
        return []
    tops = [read_cell(item, across, report) for item in along.items] if isinstance(along, YamlList) else None
    found: list[Row] = []
    for key, body in node.pairs:
        line: int | None = None
        pairs: list[tuple[Cell, YamlNode]] = []
        if isinstance(body, YamlList):
            items, line = _split_line(body)
            if tops is None or len(items) != len(tops):
                _bad_grid_row(key, body, len(items), along, report)
                continue
            pairs = list(zip(tops, items, strict=True))
        elif isinstance(body, YamlMap) and braces_text(body) is None:
            for top, item in body.pairs:
                if top.text == "line":
                    line = line_number(item, report)
                else:
                    pairs.append((read_cell(top, across, report), item))
        else:
            _wrong(body, f"the row `{key.text}` of the grid is a list of cells", "write `[…]`", report)
            continue
        side = read_cell(key, down, report)
        for top_cell, item in pairs:
            cells = {**fixed, down: side, across: top_cell, value: read_cell(item, value, report)}
            row = _row(cells, shape, line, item.span, report)
            if row is not None:
                found.append(row)
    return found


def _row(cells: dict[str, Cell], shape: Shape, line: int | None, span: Span, report: Report) -> Row | None:
    missing = [name for name in shape.keys if cells[name].text is None]
    for name in missing:
        place = cells[name].span
        report.error(
            "R0435",
            f"a row without `{name}`",
            place if place.start < place.end else first_line(span),
            f"`{name}` is one of the table's keys",
            hint="write `any` where the row holds for all of them, `none` where there is none",
        )
    if missing:
        return None
    return Row(tuple(cells[name] for name in shape.columns), line, span=span)


def _split_line(node: YamlList) -> tuple[tuple[YamlNode, ...], int | None]:
    """Return the cells of a list row, and the source line if the last entry gives one."""
    if node.items and (line := row_line(node.items[-1])) is not None:
        return node.items[:-1], line
    return node.items, None


def _unknown_column(key: YamlScalar, shape: Shape, report: Report) -> None:
    if key.text in _EXTRA:
        report.error("R0432", f"`{key.text}` of a row is not a text", key.span, "a text is needed")
        return
    if key.text == shape.sheet:
        report.error("R0432", f"`{key.text}` is given by the sheet", key.span, "given a second time")
        return
    hint = did_you_mean(key.text, (*shape.written, *_EXTRA)) or f"the columns are {listed(shape.written)}"
    report.error("R0432", f"no column `{key.text}` in this table", key.span, "unknown column", hint=hint)


def _bad_grid_row(key: YamlScalar, body: YamlList, got: int, along: YamlNode | None, report: Report) -> None:
    if not isinstance(along, YamlList):
        report.error(
            "R0439", "a grid without `across_values`", first_line(body.span), "which value is each cell for?",
            hint="list the values along the top in `across_values`, or write `{VALUE: cell, …}`",
        )  # fmt: skip
        return
    tops = [item.span.text for item in along.items]
    headline = f"{_count(got, 'cell')} for {_count(len(tops), 'value')} along the top"
    hint = f"give one cell for each of {listed(tops)}" + ("; write `~` for one that is left out" * (got < len(tops)))
    report.error("R0431", headline, first_line(body.span), f"the row `{key.text}`", hint=hint)


def _wrong(node: YamlNode, headline: str, hint: str, report: Report) -> None:
    report.error("R0441", headline, first_line(node.span), "this is something else", hint=hint)


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"

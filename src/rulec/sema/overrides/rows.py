"""Edits of a parent's table (insert, change or remove rows) and of its sequence (replace, add or remove steps).

The edited table is a located table like any other. Its cells keep the places where they are written, in a table file or
a `.rules` file, and later passes type and check them with the rest.
"""

from __future__ import annotations

from collections.abc import Callable

from rulec.base.diagnostics import Place, Report
from rulec.base.records import dataclass, replace
from rulec.base.spans import Span
from rulec.base.text import did_you_mean, listed
from rulec.sema.overrides.compatibility import report_the_same, says_the_same
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s
from rulec.tables.located import Cell, ConditionRow, LocatedCite, LocatedTable, LocatedText, Row

Says = Callable[[Span], str]
"""Function from a place to the title of the pack whose file contains it."""


@dataclass(frozen=True, slots=True)
class RowChange:
    """A change of a row or of a cell; `was` is the former cell, `row` the removed row."""

    verb: str
    keys: tuple[str, ...]
    column: str
    was: Cell | None
    row: Row | ConditionRow | None
    pack: str
    title: str
    parent_title: str
    cites: tuple[s.Citation, ...]
    span: Span  # place of the new cell, of the new row, or of the removing line


def edit_rows(
    table: LocatedTable, node: s.OverrideTable, pack: str, says: Says, report: Report
) -> tuple[LocatedTable, list[RowChange]]:
    """Return the table after the edits, and the changes. `says` returns the title of the pack that wrote a place."""
    editing = _Editing(table, node, pack, says, report)
    for edit in node.edits:
        editing.edit(edit)
    done = editing.conditions if table.conditions is not None else None
    return replace(table, rows=tuple(editing.rows), conditions=None if done is None else tuple(done)), editing.changes


class _Editing:
    """The edits of one `modify table`."""

    def __init__(self, table: LocatedTable, node: s.OverrideTable, pack: str, says: Says, report: Report) -> None:
        self.table = table
        self.node = node
        self.pack = pack
        self.says = says
        self.report = report
        self.rows = list(table.rows)
        self.conditions = list(table.conditions or ())
        self.columns = [column.name.text for column in table.columns]
        self.at = [self.columns.index(key.text) for key in table.keys]
        self.changes: list[RowChange] = []
        self.common = tuple(item for item in node.items if isinstance(item, s.Cites | s.CitesRuling | s.CitesHere))

    def edit(self, edit: s.RowEdit) -> None:
        """Apply one edit."""
        keys = tuple(key.text for key in edit.keys)
        if not self.common and edit.cites is None and not any(isinstance(c.value, s.RulingValue) for c in edit.cells):
            self._refuse(
                "R0820",
                f"what is said of the row {_shown(keys)} cites nothing",
                edit.span,
                "where does this stand?",
                'add `cites DOCUMENT "Heading" LINE`, or `cites ruling NAME` where the source is silent',
            )
        if self.table.conditions is not None:
            self._condition(edit)
            return
        if len(keys) != len(self.at):
            self._refuse(
                "R0385",
                f"a row of `{self.table.name.text}` is found by {_count(len(self.at))}",
                edit.keys[0].span.to(edit.keys[-1].span),
                f"{_count(len(keys))} here",
                f"write {listed(f'the {key.text}' for key in self.table.keys)}, with a comma between",
            )
            return
        here = next((i for i, row in enumerate(self.rows) if self._is(row, keys)), None)
        if edit.verb == "insert":
            self._insert(edit, keys, here)
        elif here is None:
            self._no_row(edit, keys)
        elif edit.verb == "remove":
            self._note(edit, "", None, self.rows[here], edit.span)
            del self.rows[here]
        else:
            self._change(edit, here)

    def _keys(self, row: Row) -> tuple[str, ...]:
        return tuple(s.plain_key((row.cells[at].text or "").strip()) for at in self.at)

    def _is(self, row: Row, keys: tuple[str, ...]) -> bool:
        own = tuple(_members(key) for key in self._keys(row))
        wanted = tuple(_members(key) for key in keys)
        return own == wanted or (self.table.pairs is not None and own == wanted[::-1])

    def _insert(self, edit: s.RowEdit, keys: tuple[str, ...], here: int | None) -> None:
        if here is not None:
            self._refuse(
                "R0384",
                f"the table `{self.table.name.text}` has a row for {_shown(keys)} already",
                edit.keys[0].span.to(edit.keys[-1].span),
                "a second row for it",
                f"write `modify row {', '.join(keys)} …`",
                Place(self.rows[here].span, f"as {self.says(self.rows[here].span)} has it"),
            )
            return
        cells = [Cell(None, edit.span.part(0, 0)) for _ in self.columns]
        for at, key in zip(self.at, edit.keys, strict=True):
            cells[at] = Cell(key.text, key.span)
        for cell in edit.cells:
            column = self._column(cell)
            if column is not None:
                cells[column] = _cell(cell)
        books = [cites.document.text for cites in self.table.cites if isinstance(cites, LocatedCite)]
        own = isinstance(edit.cites, s.Cites) and edit.cites.document.text in books
        line = edit.cites.places[0].first if isinstance(edit.cites, s.Cites) and own else None
        row = Row(tuple(cells), line, span=edit.span)
        self.rows.insert(self._place(keys), row)
        self._note(edit, "", None, None, edit.span)

    def _place(self, keys: tuple[str, ...]) -> int:
        """Return the index for a new row: after the rows that share most leading keys; numbers keep their order."""
        for shared in range(len(keys) - 1, 0, -1):
            alike = [i for i, row in enumerate(self.rows) if self._keys(row)[:shared] == keys[:shared]]
            if alike:
                return alike[-1] + 1
        number = _number(keys[0])
        later = [
            i
            for i, row in enumerate(self.rows)
            if number is not None and (other := _number(self._keys(row)[0])) is not None and other > number
        ]
        return later[0] if later else len(self.rows)

    def _change(self, edit: s.RowEdit, here: int) -> None:
        cells = list(self.rows[here].cells)
        for cell in edit.cells:
            at = self._column(cell)
            if at is None:
                continue
            new, old = _cell(cell), cells[at]
            self._same(new, old)
            cells[at] = new
            self._note(edit, cell.column.text, old, None, new.span)
        self.rows[here] = replace(self.rows[here], cells=tuple(cells))

    def _column(self, cell: s.RowCell) -> int | None:
        values = [name for at, name in enumerate(self.columns) if at not in self.at]
        if cell.column.text in values:
            return self.columns.index(cell.column.text)
        key = cell.column.text in self.columns
        self._refuse(
            "R0432",
            f"no column `{cell.column.text}` to give in the table `{self.table.name.text}`",
            cell.column.span,
            "a key of the row" if key else "unknown column",
            "take the row out and put another in"
            if key
            else did_you_mean(cell.column.text, values) or f"the columns are {listed(f'`{name}`' for name in values)}",
        )
        return None

    def _no_row(self, edit: s.RowEdit, keys: tuple[str, ...]) -> None:
        covering = next((row for row in self.rows if self._covers(row, keys)), None)
        known = [", ".join(self._keys(row)) for row in self.rows]
        hint = did_you_mean(", ".join(keys), known)
        related: tuple[Place, ...] = ()
        if covering is not None:
            hint = "name the whole row as it stands there; or take it out and put in a row for each"
            related = (Place(covering.span, f"the row for {_shown(self._keys(covering))}"),)
        self._refuse(
            "R0383",
            f"the table `{self.table.name.text}` has no row for {_shown(keys)}",
            edit.keys[0].span.to(edit.keys[-1].span),
            f"not in the table of {self.says(self.table.name.span)}",
            hint or f"its rows are {listed(f'`{row}`' for row in known[:5])}{' and more' if len(known) > 5 else ''}",
            *related,
        )

    def _covers(self, row: Row, keys: tuple[str, ...]) -> bool:
        return all(
            own == "any" or _members(key) <= _members(own) for own, key in zip(self._keys(row), keys, strict=True)
        )

    def _same(self, new: Cell, old: Cell) -> None:
        if (new.text or "").strip() == (old.text or "").strip() and new.ruling == old.ruling and old.text is not None:
            report_the_same(self.report, self.says(old.span), new.span, old.span)

    def _condition(self, edit: s.RowEdit) -> None:
        names = [row.name.text for row in self.conditions]
        if edit.verb == "insert" or len(edit.keys) != 1:
            self._refuse(
                "R0385",
                "a row of conditions is found by its name, and is not put in from elsewhere",
                edit.keys[0].span.to(edit.keys[-1].span),
                "no name of a row" if len(edit.keys) != 1 else "put in from elsewhere",
                "what counts on top is said with `modify QUANTITY` and `add … when …`",
            )
            return
        if edit.keys[0].text not in names:
            self._refuse(
                "R0383",
                f"the table `{self.table.name.text}` has no row `{edit.keys[0].text}`",
                edit.keys[0].span,
                f"not in the table of {self.says(self.table.name.span)}",
                did_you_mean(edit.keys[0].text, names) or f"its rows are {listed(f'`{name}`' for name in names)}",
            )
            return
        at = names.index(edit.keys[0].text)
        row = self.conditions[at]
        if edit.verb == "remove":
            self._note(edit, "", None, row, edit.span)
            del self.conditions[at]
            return
        cells = {name.text: (name, cell) for name, cell in row.cells}
        for cell in edit.cells:
            new = _cell(cell)
            _, old = cells.get(cell.column.text) or cells.get("all") or (None, None)
            if old is not None:
                self._same(new, old)
            cells[cell.column.text] = (LocatedText(cell.column.text, cell.column.span), new)
            self._note(edit, cell.column.text, old, None, new.span)
        self.conditions[at] = replace(row, cells=tuple(cells.values()))

    def _note(self, edit: s.RowEdit, column: str, was: Cell | None, row: Row | ConditionRow | None, span: Span) -> None:
        cites = (edit.cites,) if edit.cites is not None else self.common
        keys = tuple(key.text for key in edit.keys)
        before = was.span if was is not None else row.span if row is not None else self.table.name.span
        whose = self.says(self.node.span), self.says(before)
        self.changes.append(RowChange(edit.verb, keys, column, was, row, self.pack, *whose, cites, span))

    def _refuse(self, code: str, headline: str, span: Span, label: str, hint: str, *related: Place) -> None:
        self.report.error(code, headline, span, label, related=related, hint=hint)


def _cell(cell: s.RowCell) -> Cell:
    """Return the cell as a table file would hold it."""
    value = cell.value
    if isinstance(value, s.Text):
        return Cell(value.value, value.span, quoted=True)
    if isinstance(value, s.RulingValue):
        name = LocatedText(value.name.text, value.name.span)
        return Cell(f"ruling {value.name.text}", value.span, ruling=name)
    return Cell(" ".join(value.span.text.split()), value.span)


def _members(key: str) -> frozenset[str]:
    return frozenset(name.strip() for name in key.strip("{}").split(","))


def _number(key: str) -> float | None:
    digits = key.split(" ")[0].rstrip("%").replace(",", "")
    try:
        return float(digits)
    except ValueError:
        return None


def _shown(keys: tuple[str, ...]) -> str:
    return f"`{', '.join(keys)}`"


def _count(number: int) -> str:
    return "one key" if number == 1 else f"{number} keys"


@dataclass(frozen=True, slots=True)
class StepChange:
    """A change of a step: `verb` is after, override or forbid; a removed step has a `label`."""

    verb: str
    number: int
    title: str
    parent_title: str
    label: s.Text | None
    cites: tuple[s.Citation, ...]
    span: Span


def edit_steps(
    sequence: d.SequenceDecl, node: d.ReplayDecl, says: Says, report: Report
) -> tuple[d.SequenceDecl, list[StepChange]]:
    """Return the sequence after the edits, and the changes."""
    stages = list(sequence.stages)
    changes: list[StepChange] = []
    cites = tuple(item for item in node.items if isinstance(item, s.Cites | s.CitesRuling | s.CitesHere))
    for edit in node.edits:
        at = next((i for i, stage in enumerate(stages) if stage.number == edit.number), None)
        if at is None:
            unknown_step(sequence.name.text, edit, [stage.number for stage in stages], report)
            continue
        done, parent = [edit.number], says(stages[at].span)
        if edit.verb == "after":
            stages[at + 1 : at + 1] = edit.stages
            done = [stage.number for stage in edit.stages]
        elif edit.verb == "forbid":
            del stages[at]
        else:
            new = edit.stages[0]
            if says_the_same(new, stages[at]):
                report_the_same(report, parent, edit.span, stages[at].span)
            stages[at] = new
        changes += [
            StepChange(edit.verb, number, says(node.span), parent, edit.label, cites, edit.span) for number in done
        ]
    return replace(sequence, stages=tuple(stages), items=(*sequence.items, *node.items)), changes


def unknown_step(sequence: str, edit: d.StepEdit, numbers: list[int], report: Report) -> None:
    """Report a step that the sequence does not have."""
    report.error(
        "R0389",
        f"`{sequence}` has no step {edit.number}",
        edit.span,
        "unknown step",
        hint=f"its steps are {listed(str(n) for n in numbers)}",
    )

"""Checks that each declaration cites the sources, and that the cited lines can exist."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.base.diagnostics import Place, Report
from rulec.base.spans import Source, Span
from rulec.sema.model import Cite, Declared, Model, Table
from rulec.sema.sorts import all_held
from rulec.sema.summaries.uses import citations, example_cites


def check_provenance(model: Model, report: Report) -> None:
    """Report rules without a citation of their own or of the block around them."""
    for what, declared in _declared(model):
        if not declared.cites:
            report.error(
                "R0820",
                f"{what} `{declared.name}` cites nothing",
                declared.span,
                "where does this stand?",
                hint='add `cites DOCUMENT "Heading" LINE`, or `cites ruling NAME` where the source is silent',
            )
    for ruling in model.rulings.values():
        if not ruling.cites and not any(reading.cites for reading in ruling.readings):
            report.error(
                "R0821",
                f"the ruling `{ruling.name}` cites nothing",
                ruling.span,
                "which place is doubtful?",
                hint="cite each reading's place; for a gap, the place where the answer is missing",
            )


def _declared(model: Model) -> Iterator[tuple[str, Declared]]:
    for sort, declared in all_held(model):
        if sort.cited:
            yield f"the {sort.said}", declared
    for kind, records in model.records.items():
        for record in records:
            yield f"the {model.kinds[kind].word}", record
    for upon in model.all_deeds.upons:
        yield "what follows", upon
    for table in model.tables.values():
        # a table may cite sheet by sheet
        if not (table.sheets and all(sheet.cites for sheet in table.sheets)):
            yield "the table", table
    for example in model.examples.values():
        if not example_cites(model, example):
            yield "the example", example


def check_lines(model: Model, report: Report) -> None:
    """Report cited lines that run backwards or lie outside their document, and rows outside their table's citation."""
    seen: set[tuple[Source, int, int]] = set()
    for _, cites in citations(model):
        for cite in cites:
            if cite.span is None or cite.first is None:
                continue
            if cite.span.counted not in seen:
                seen.add(cite.span.counted)
                _check_lines(model, cite, cite.first, cite.last or cite.first, cite.span, report)
    for table in model.tables.values():
        _check_rows(table, report)


def _check_lines(model: Model, cite: Cite, first: int, last: int, span: Span, report: Report) -> None:
    document = model.documents[cite.document]
    count = document.lines
    if last < first:
        report.error(
            "R0850", f"the lines `{first} .. {last}` run backwards", span, "the end lies before the beginning",
            hint=f"write `{last} .. {first}`" if last else "lines are counted from 1", own=True,
        )  # fmt: skip
    elif first < 1 or (count is not None and last > count):
        wrong = first if first < 1 or (count is not None and first > count) else last
        report.error(
            "R0850", f"the document `{cite.document}` has no line {wrong}", span,
            f"it has {count:,} lines" if count is not None else "lines are counted from 1",
            related=(Place(document.span, "declared here"),) if count is not None else (), own=True,
        )  # fmt: skip


def _check_rows(table: Table, report: Report) -> None:
    """Report the rows whose `line` lies outside all lines that the table cites."""
    cited = [c for c in (*table.cites, *(c for sheet in table.sheets for c in sheet.cites)) if c.first is not None]
    rows = table.tally.rows if table.tally is not None else table.printed
    told = {at for c in cited if c.first is not None for at in range(c.first, (c.last or c.first) + 1)}
    for row in rows:
        line = row.line
        if line is None or line in told:
            continue
        told.add(line)  # once for all rows printed on the line
        report.error(
            "R0853", f"line {line} lies outside the lines that the table `{table.name}` cites", row.span,
            f"it says `line {line}`", hint="mend the number, or add the line to `cites:`",
            related=tuple(Place(c.span, "cited here") for c in cited if c.span is not None), own=True,
        )  # fmt: skip

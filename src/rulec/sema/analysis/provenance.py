"""Checks that each declaration says where in the sources it stands."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.base.diagnostics import Report
from rulec.sema.model import Declared, Model
from rulec.sema.sorts import all_held
from rulec.sema.summaries.uses import example_cites


def check_provenance(model: Model, report: Report) -> None:
    """Everything that holds a rule has a citation, of its own or from the block around it."""
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

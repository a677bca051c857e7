"""Export the resolved model as one JSON document, with a key for each kind of declaration, in source order."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from rulec import __version__
from rulec.backends.export.computed import COMPUTED
from rulec.backends.export.counts import carried_out_counts
from rulec.backends.export.document_writer import Writer
from rulec.backends.export.values import Json
from rulec.sema.model import Model, ViewPart


def export(model: Model, coverage: Mapping[str, Json] | None = None) -> dict[str, Json]:
    """Return the document.

    *coverage* holds the counts of `rulec coverage`; by default only those that need no source document.
    """
    deeds = model.all_deeds
    document: dict[str, Any] = {
        "rulec": __version__,
        "pack": model.pack,
        "title": model.title,
        "version": model.version,
        "hash": model.hash,
        "extends": model.extends,
        "documents": model.documents,
        "units": model.measures,
        "enums": {name: enum for name, enum in model.enums.items() if not enum.ordered},
        "scales": {name: enum for name, enum in model.enums.items() if enum.ordered},
        "dice": model.dice,
        "families": model.families,
        "kinds": model.kinds,
        "tables": model.tables,
        "records": model.records,
        "quantities": model.quantities,
        "values": {name: value for name, value in model.values.items() if not isinstance(value, ViewPart)},
        "facts": model.facts,
        "relations": {},  # reserved for a declaration that the language does not have yet
        "rolls": model.rolls,
        "events": deeds.events,
        "processes": deeds.processes,
        "sequences": deeds.sequences,
        "solves": model.solves,
        "views": model.views,
        "spellings": deeds.spellings,
        "constants": model.constants,
        "state": deeds.state or {},
        "variants": deeds.variants,
        "rulings": tuple(model.rulings.values()),
        "examples": tuple(model.examples.values()),
        "pending": tuple(model.pending.values()),
        "sheets": {sheet.name: sheet for sheet in model.sheets},
        "changes": model.changes,
        "coverage": _counts(model) if coverage is None else coverage,
    }
    found: dict[str, Json] = Writer(model, COMPUTED).json(document)
    return found


def to_json(model: Model, coverage: Mapping[str, Json] | None = None) -> str:
    """Return the document as text: keys in source order, indented by two spaces, with a final newline."""
    return json.dumps(export(model, coverage), ensure_ascii=False, indent=2, allow_nan=False) + "\n"


def _counts(model: Model) -> dict[str, Json]:
    return {
        "declarations": len(model.order),
        **carried_out_counts(model),
        "examples": len(model.examples),
        "rulings": len(model.rulings),
        "pending": len(model.pending),
    }

"""Extend the list of a kind: one table of all entries, with every field that any of them has."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from rulec.backends.website.html_pages import Blocks, HtmlPage, Table
from rulec.backends.website.script_data import json_text
from rulec.base.records import replace


def with_all_columns(body: Blocks, entries: Mapping[str, HtmlPage]) -> Blocks:
    """Return the body of a kind's page, with optional columns for the fields its table omits.

    *entries* are the neighbouring pages, by file name.
    """
    return tuple(
        _whole(block, [entries[link] for link in block.links])
        if isinstance(block, Table) and block.rows and all(link in entries for link in block.links)
        else block
        for block in body
    )


def _whole(table: Table, entries: list[HtmlPage]) -> Table:
    counts: dict[str, int] = {}
    for entry in entries:
        for fact in entry.facts:
            if escape(fact.label) not in table.heads and not fact.is_rest:
                counts[fact.label] = counts.get(fact.label, 0) + 1
    labels = sorted(counts, key=lambda label: -counts[label])
    places = {label: at for at, label in enumerate(labels)}
    rows = [{str(places[fact.label]): fact.shown for fact in entry.facts if fact.label in places} for entry in entries]
    return replace(table, sort="list", more=json_text({"labels": labels, "rows": rows}))

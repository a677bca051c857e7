"""Declarations that tables imply, as syntax nodes: facts and enumerations, with texts, types and citations.

A row of a table of conditions that is `judged` is a fact under its own name, stated by a person.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from rulec.base.spans import Span
from rulec.syntax import nodes as s
from rulec.tables.located import AnyCite, Cell, LocatedCite, LocatedRulingCite, LocatedTable, LocatedText

_TYPE = re.compile(
    r"(?P<form>list of |set of )?(?P<name>[A-Za-z_][A-Za-z0-9_]*)(?: per (?P<per>[a-z_]+))?(?P<opt>\?)?\Z"
)


def text_node(text: LocatedText) -> s.Text:
    """Return a text of a table file as a syntax node whose span includes quotes, as readers of texts expect."""
    span = text.span
    if span.text[:1] not in ('"', "'"):
        span = Span(span.source, max(0, span.start - 1), span.end + 1)
    return s.Text(text.text, span=span)


def asked_facts(table: LocatedTable) -> Iterator[s.FactDecl]:
    """Yield a fact declaration for each judged row."""
    for row in table.conditions or ():
        if row.asks is None:
            continue
        parameters = tuple(
            s.Parameter(s.Word(name.text, span=name.span), _type(of), span=name.span) for name, of in table.params
        )
        judged = s.Judged(text_node(row.asks), None, span=row.asks.span)
        denial = text_node(row.denial) if row.denial is not None else None
        cites = tuple(_cites(table, row.line))
        name = s.Word(row.name.text, span=row.name.span)
        yield s.FactDecl(name, parameters, text_node(row.label), denial, (judged, *cites), span=row.span)


def declared_enums(table: LocatedTable) -> Iterator[s.EnumDecl]:
    """Yield an enumeration for each column with `declares`, whose members are the table's keys."""
    for at, column in enumerate(table.columns):
        if column.declares is None:
            continue
        cells: dict[str, Cell] = {}
        for row in table.rows:
            cell = row.cells[at]
            if cell.text is not None:
                cells.setdefault(cell.text, cell)
        members = tuple(
            s.Member(
                s.Word(name, span=cell.span), text_node(cell.title) if cell.title is not None else None, span=cell.span
            )
            for name, cell in cells.items()
        )
        of = column.type_text
        ordered = column.declares.text == "scale"
        yield s.EnumDecl(
            s.Word(of.text, span=of.span), members, text_node(column.label), ordered, True, span=column.span
        )


def type_node(of: LocatedText) -> s.TypeExpr | None:
    """Return the type in a table file as a syntax node; None if there is none."""
    match = _TYPE.match(of.text.strip())
    if match is None:
        return None
    per = s.Word(match["per"], span=of.span) if match["per"] else None
    name = s.TypeName(s.Word(match["name"], span=of.span), per, span=of.span)
    form = "optional" if match["opt"] else (match["form"] or "").removesuffix(" of ")
    return s.TypeForm(form, name, span=of.span) if form else name


def _type(of: LocatedText) -> s.TypeExpr:
    return type_node(of) or s.TypeName(s.Word(of.text, span=of.span), span=of.span)


def _cites(table: LocatedTable, line: int | None) -> Iterator[s.Citation]:
    """Yield the table's citations, narrowed to the line on which the row is printed."""
    places = [cite for cite in table.cites if isinstance(cite, LocatedCite)]
    if line is not None and places:
        around = (c for c in places if c.first is not None and c.first <= line <= (c.last or c.first))
        place = next(around, places[0])
        yield _cite(place, line, line)
        return
    yield from cite_nodes(table.cites)


def cite_nodes(cites: Iterable[AnyCite]) -> Iterator[s.Citation]:
    """Yield the citations of a file as syntax nodes."""
    for cite in cites:
        if isinstance(cite, LocatedRulingCite):
            yield s.CitesRuling(s.Word(cite.name.text, span=cite.name.span), span=cite.span)
        else:
            yield _cite(cite, cite.first, cite.last)


def _cite(cite: LocatedCite, first: int | None, last: int | None) -> s.Cites:
    heading = s.Text(cite.heading.text, span=cite.heading.span)
    place = s.CitePlace(heading, first, last, span=cite.span)
    return s.Cites(s.Word(cite.document.text, span=cite.document.span), (place,), span=cite.span)

"""Phrase overrides: the declaration, row or step that is replaced, and its parent pack."""

from __future__ import annotations

import posixpath
from collections.abc import Callable, Iterator

from rulec.backends.reference.language import escape
from rulec.backends.reference.language import sentences as say
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.marks import MarkdownMarks
from rulec.backends.reference.language.phrases import Phrases
from rulec.backends.reference.language.words import counted, humanise, joined, quiet, sentence, upper_first
from rulec.backends.reference.page_places import Names, Ref, ref_of
from rulec.base.memory import once_a_model
from rulec.base.spans import Span
from rulec.sema.deeds import Machine, State
from rulec.sema.expr import Expr, Logic, Not, VariantOn
from rulec.sema.model import (
    CellValue,
    ColumnOf,
    Declared,
    Enum,
    Example,
    KeySpec,
    Model,
    Record,
    Table,
)
from rulec.sema.model.overrides import LeftOut, Replaced, RowChanged
from rulec.sema.sorts import sort_made

SIGN = "†"
MANY = 12
"""More omitted entries than this are counted rather than named."""
KeyWords = Callable[[Phrases, KeySpec, ColumnOf], Md]


def in_its_place(declared: Declared, p: Phrases) -> tuple[Md, ...]:
    """Phrase `This takes the place of what The Manor says`, linked; nothing if the declaration replaces none."""
    replaced = p.model.changes.replaced.get(_key(declared), ())
    if not replaced:
        return ()
    ref = ref_of(declared)
    said = [f"{_to_parent(p, ref, one.pack, one.title, one.key)}{_value(p, one)}" for one in reversed(replaced)]
    return (Md(f"This takes the place of what {' and, before that, '.join(said)}."),)


def _value(p: Phrases, one: Replaced) -> str:
    return " says" if one.value is None else f" says ({p.noun(one.value)})"


def _key(declared: Declared) -> tuple[str, str]:
    """Return the sort and name under which the replaced declarations are stored."""
    match declared:
        case Record(kind=kind, name=name):
            return f"record {kind}", name
        case Example(title=title):
            return "example", title
        case Enum(ordered=True, name=name):
            return "scale", name
        case State():
            return "state", "state"
        case Machine(name=name):
            return "machine", name
    sort = sort_made(declared)
    return (sort.name, declared.name) if sort is not None else ("", "")


def _to_parent(p: Phrases, ref: Ref, pack: str, plain: str, key: str = "") -> Md:
    """Return the title of a parent, linked to the same page of its reference, which stands beside this one."""
    title, marks = escape.text(plain), p.marks
    if not isinstance(marks, MarkdownMarks) or not marks.site.knows(ref):
        return title
    page = marks.site.page(ref)
    if key:
        page = f"{posixpath.dirname(page)}/{Names().claim(key)}.md"
    up = "../" * (marks.page.count("/") + 2)
    return escape.link(title, f"{up}{pack}/reference/{page}")


def left_out_of(p: Phrases, kind: str) -> tuple[Md, ...]:
    """Phrase the parents' entries of a kind that this pack omits, with the reasons."""
    return tuple(left_out(p, one, "of") for one in p.model.changes.left_out if one.kind == kind)


def left_out(p: Phrases, one: LeftOut, where: str = "") -> Md:
    """Phrase `Without Dance of The Manor: nobody dances here.`; many entries are counted."""
    kind = p.model.kinds[one.kind]
    many = len(one.entries) > MANY
    what = counted(len(one.entries), kind.word, kind.plural) if many else joined([t for _, t in one.entries])
    link = _to_parent(p, ("kind", one.kind), one.parent, one.parent_title if where else what)
    said = f"without {escape.text(what)} {where} {link}" if where else f"{link}"
    why = f": {p.words(one.label).rstrip('.')}" if one.label is not None else ""
    more = "".join(f" {p.words(text)}" for text in one.about)
    return Md(sentence(f"{upper_first(said)}{why}{say.ruling_signs(p, one.cites, why)}") + more)


def marked(p: Phrases, span: Span, said: Md) -> Md:
    """Add the override sign to a cell that replaces another."""
    changed = _spans(p.model)
    return Md(f"{said} {SIGN}") if (span.source.path, span.start, span.end) in changed else said


@once_a_model
def _spans(model: Model) -> frozenset[tuple[str, int, int]]:
    rows = (one for rows in model.changes.rows.values() for one in rows if one.verb != "remove")
    return frozenset((one.span.source.path, one.span.start, one.span.end) for one in rows)


def row_changes(p: Phrases, table: Table, key_words: KeyWords) -> tuple[Md, ...]:
    """Phrase the changes to a table, a sentence each, with the parent's version."""
    return tuple(_row(p, table, one, key_words) for one in p.model.changes.rows.get(table.name, ()))


def _row(p: Phrases, table: Table, one: RowChanged, key_words: KeyWords) -> Md:
    who, parent = escape.text(one.title), escape.text(one.parent_title)
    keys = joined([key_words(p, key, column) for key, column in zip(one.keys, table.keys, strict=False)])
    row = keys or _condition(p, table, one.words[0], one.label)
    if one.verb == "insert":
        said = f"{SIGN} {who} puts in the row for {row}; {parent} has none"
    elif one.verb == "remove":
        was = "; ".join(
            f"{p.marks.text(quiet(column.label or humanise(column.name)))} {_cell(p, cell, column)}"
            for cell, column in zip(one.gone, table.columns, strict=False)
        )
        said = f"{who} leaves out the row for {row}{f', where {parent} has: {was}' if was else f' of {parent}'}"
    else:
        label = one.column.label if one.column is not None else ""
        if not one.keys:
            label = humanise(one.word)
        was = _cell(p, one.was, one.column) if one.was is not None and one.column is not None else "nothing"
        what = p.marks.text(quiet(label or one.word))
        of = f" of {what}" if one.keys or one.word != "all" else ""
        said = f"{SIGN} For {row}, the entry{of} is {who}’s; in {parent} it is {was}"
    cites = say.cite_words(p, one.cites)
    return Md(f"{sentence(said)}{f' *Source: {cites}*' if cites else ''}")


def _condition(p: Phrases, table: Table, name: str, gone: str) -> Md:
    rows = table.tally.rows if table.tally is not None else ()
    label = next((row.label for row in rows if row.name == name), None)
    return p.marks.em(p.words(label)) if label is not None else p.marks.em(quiet(gone) or humanise(name))


def _cell(p: Phrases, cell: CellValue, column: ColumnOf) -> str:
    if cell.state == "left_out":
        return "left out"
    if cell.state == "none":
        return "a dash"
    return p.cell(cell, tuple(name for name, _ in column.params))


def step_origin(p: Phrases, sequence: str, number: int) -> Iterator[Md]:
    """Phrase which pack inserted or replaced a step."""
    for one in p.model.changes.steps.get(sequence, ()):
        if one.number == number and one.verb != "forbid":
            who, parent = escape.text(one.title), escape.text(one.parent_title)
            said = f"put in by {who}" if one.verb == "after" else f"{who} has this in the place of a step of {parent}"
            yield Md(sentence(said))


def under(p: Phrases, when: Expr) -> Md:
    """Phrase under which variants a step applies: ` only under Ice Age`, `, but not under Ice Age`."""
    parts = when.values if isinstance(when, Logic) else (when,)
    on = [_variant(p, part) for part in parts if isinstance(part, VariantOn)]
    off = [_variant(p, part.value) for part in parts if isinstance(part, Not) and isinstance(part.value, VariantOn)]
    only = f" only under {joined(on)}" if on else ""
    return Md(f"{only}, but not under {joined(off, 'or')}" if off else only)


def _variant(p: Phrases, on: VariantOn) -> Md:
    return p.marks.to(("variant", on.name), p.variant_title(on.name))


def left_out_steps(p: Phrases, sequence: str) -> Iterator[Md]:
    """Phrase the steps that a pack omits."""
    for one in p.model.changes.steps.get(sequence, ()):
        if one.verb == "forbid":
            who, parent = escape.text(one.title), escape.text(one.parent_title)
            why = f": {p.words(one.label)}" if one.label is not None else ""
            yield Md(sentence(f"{who} leaves out step {one.number} of {parent}{why}"))

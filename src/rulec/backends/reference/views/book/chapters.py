"""Render the book: chapters written by an editor, with generated content in their holes and blocks."""

from __future__ import annotations

import re

from rulec.backends.reference.language import escape
from rulec.backends.reference.language.clauses import Unspoken
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.speaker import plain_label
from rulec.backends.reference.language.words import humanise, titled, upper_first
from rulec.backends.reference.odds_charts import odds_chart
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.page_places import BOOK
from rulec.backends.reference.page_writer import LEFT, NOTHING, RIGHT, blocks, headed, page_of, points
from rulec.backends.reference.views.acts import act_shortly
from rulec.backends.reference.views.book.examples import example_shortly
from rulec.backends.reference.views.book.sheets import odds_view, sheet_parts
from rulec.backends.reference.views.functions import function_shortly
from rulec.backends.reference.views.gathered.links import page_link
from rulec.backends.reference.views.gathered.not_carried_out import NOT_YET, row_mark
from rulec.backends.reference.views.kinds import typed_forms
from rulec.backends.reference.views.processes import sequence_shortly
from rulec.backends.reference.views.tables import SheetView, printed, settled, sheet_text
from rulec.base.records import replace
from rulec.sema.expr import CallTo, Collection, NoneLit, TextLit
from rulec.sema.model import HolePart, Record, Table
from rulec.sema.model.sheets import BookChapter, Inserted, PageLink
from rulec.sema.summaries.chosen_rows import entries
from rulec.sema.summaries.chosen_rows import rows as chosen

MARKED = 3
"""A block with this many "not carried out" marks gets one note instead."""


def book_page(context: Context) -> str:
    """Return the contents of the book."""
    about = Md("Every number in it comes from the rules that are played by; what is linked stands in the reference.")
    chapters = points(context.link(("book", each.name), BOOK) for each in context.model.book)
    return page_of(context.crumbs(BOOK, last="Book"), Md("The book"), about, headed("Chapters", chapters))


def chapter_page(context: Context, chapter: BookChapter) -> str:
    """Return a chapter: the editor's text, with generated content in its holes and blocks."""
    page = context.site.page(("book", chapter.name))
    p = context.phrases(page)
    body: list[str] = []
    for at, part in enumerate(chapter.parts):
        match part:
            case str():
                body.append(part)
            case HolePart() if (chapter.name, at) in context.said:
                said = context.said[chapter.name, at]
                of = part.value
                body.append(p.marks.to(("function", of.name), said) if isinstance(of, CallTo) else p.marks.text(said))
            case HolePart():
                body.append(p.hole(part))
            case PageLink():
                body.append(page_link(context, page, part))
            case Inserted():
                body.append(f"\n\n{_block(context, page, part, f'{chapter.name} {at} in the book')}\n\n")
    names = [one.name for one in context.model.book]
    at = names.index(chapter.name)
    beside = [f"Before this: {context.link(('book', names[at - 1]), page)}."] if at else []
    beside += [f"Next: {context.link(('book', names[at + 1]), page)}."] if at + 1 < len(names) else []
    crumbs = context.crumbs(page, (("page", "book"), "Book"), last=chapter.title)
    foot = ["---", *beside] if beside else []
    whole = "\n\n".join([crumbs, f"# {p.marks.text(chapter.title)}", "".join(body).strip("\n"), *foot])
    return "\n\n".join(map(_marked_once, re.split(r"\n{2,}", whole))) + "\n"


def _marked_once(block: str) -> str:
    """Replace repeated "not carried out" marks in a block by asterisks and one note."""
    if block.count(NOT_YET) < MARKED:
        return block
    return f"{block.replace(NOT_YET, chr(92) + '*')}\n\n{chr(92)}* *Not carried out yet.*"


def _block(context: Context, page: str, block: Inserted, key: str) -> Md:
    """Render a generated block."""
    model, p = context.model, context.phrases(page)
    name = block.ref[1]
    match block.sort:
        case "table":
            return _tables(_chosen(context, page, model.tables[name], block))
        case "list":
            return _tables((_entries(context, page, block),))
        case "sum":
            function = model.function(name)
            label = p.about(tuple(each.name for each in function.parameters)).words(function.label)
            head = escape.strong(context.link(block.ref, page))
            return function_shortly(context, function, page, f"{head}: {label}" if label else head)
        case "steps":
            return sequence_shortly(context, context.deeds.sequences[name], page)
        case "act":
            record = model.record(*name.split("/"))
            act = context.act_of(record)
            said = act_shortly(context, act, page) if act is not None else NOTHING
            # the typed forms show the number already, or there are none
            written = act is None or f"**{record.number}" in typed_forms(context, p, record)
            number = f" ({record.number})" if record.number and written else ""
            link = f"**{context.link(block.ref, page)}{row_mark(context, record)}**"
            return Md(f"{link}{number}\n{said}".rstrip())
        case "example":
            return example_shortly(context, model.examples[name], page)
        case "ruling":
            return points(context.ruling_notes([name], page))
        case "sheet":
            sheet, _, entry = name.partition("/")
            leaf = next(leaf for leaf in model.sheets if leaf.name == sheet)
            about = model.record(leaf.of, entry) if entry else None
            return blocks(*sheet_parts(context, leaf, about, page, level=3))
        case "odds":
            assert block.odds is not None
            lines, tables = odds_view(context, p, block.odds, key)
            odds = context.odds.get(key)
            chart = odds_chart(odds, context.title(block.ref)) if odds is not None else ""
            return blocks(*(line.said for line in lines), Md(chart.strip("\n")), _tables(tables))
        case "typed":
            shown: dict[str, list[str]] = {}
            for player, line in block.lines:
                shown.setdefault(player, []).append(escape.one_line(line.value))
            typed = "\n\n".join("\n".join([f"player: {player}", *lines]) for player, lines in shown.items())
            return Md(f"```text\n{typed.replace('`', chr(39))}\n```")
        case "map":
            maps = context.scenario_maps.get(name, ())
            return Md(next((one.picture for one in maps if block.title in ("", one.title)), ""))
    raise Unspoken(block.sort)


def _tables(tables: tuple[SheetView, ...]) -> Md:
    return blocks(*(sheet_text(sheet, escape.strong(sheet.title), keyed=True) for sheet in tables))


def _chosen(context: Context, page: str, table: Table, block: Inserted) -> tuple[SheetView, ...]:
    """Return a table, or its selected rows and columns, under its title."""
    p = context.phrases(page)
    table = settled(table)
    rows = chosen(context.model, table, block)
    if block.columns:
        kept = [at for at, column in enumerate(table.columns) if column.name in block.columns]
        rows = tuple(replace(row, cells=tuple(row.cells[at] for at in kept)) for row in rows)
        table = replace(table, columns=tuple(table.columns[at] for at in kept))
    views = printed(p, table, rows) if block.only or block.columns else printed(p, table)
    first = views[0]
    title = p.marks.to(block.ref, block.title or context.title(block.ref))
    return (replace(first, title=Md(f"{title}: {first.title}") if first.title else title), *views[1:])


def _entries(context: Context, page: str, block: Inserted) -> SheetView:
    """Return entries of a kind as a table."""
    p = context.phrases(page)
    kind = context.model.kinds[block.ref[1]]
    columns = list(block.columns)
    heads = [p.marks.text(titled(p.kind_word(kind.name)))]
    for column in columns:
        of = next((each for each in kind.fields if each.name == column), None)
        label = plain_label(of.label) if of is not None else ""
        heads.append(p.marks.text(upper_first(label or {"about": "What it is"}.get(column, humanise(column)))))
    rows = []
    for record in entries(context.model, block):
        link = Md(f"{context.link(('record', f'{kind.name}/{record.name}'), page)}{row_mark(context, record)}")
        rows.append((link, *(_entry_cell(context, page, record, column) for column in columns)))
    aligns = (LEFT, *(RIGHT if column == "number" else LEFT for column in columns))
    title = p.marks.to(block.ref, block.title) if block.title else Md("")
    return SheetView(title, tuple(heads), aligns, tuple(rows))


def _entry_cell(context: Context, page: str, record: Record, column: str) -> Md:
    p = context.phrases(page)
    if column == "number" and record.number is not None:
        return Md(str(record.number))
    if column == "typed":
        return typed_forms(context, p, record) or Md("—")
    if column == "about":
        return p.words(record.about[0]) if record.about else Md("—")
    value = p.record_value(record.kind, record.name, column)
    if value is None or isinstance(value, NoneLit) or (isinstance(value, Collection) and not value.items):
        return Md("—")
    return p.marks.text(value.value) if isinstance(value, TextLit) else p.noun(value)

"""Render sheets: single pages for use during play, as listed in `pack.yaml`.

A sheet about a kind is rendered for each entry: its fields, the entries they name with their effects, the rows of
tables for it, and the entries that name it. Any other sheet collects tables, rules and constants.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulec.backends.reference.language import escape
from rulec.backends.reference.language import sentences as say
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.phrases import Phrases
from rulec.backends.reference.language.speaker import field_label, result_words
from rulec.backends.reference.language.statements import Line
from rulec.backends.reference.language.words import counted, humanise, joined, lower_first, plural, titled, upper_first
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.page_places import SHEETS, record_ref
from rulec.backends.reference.page_writer import LEFT, NOTHING, RIGHT, headed, outline, page_of, points, section, source
from rulec.backends.reference.views.functions import answer_words, case_words
from rulec.backends.reference.views.kinds import touch_sentence
from rulec.backends.reference.views.rolls import by_result, chance_cell, speaking_of, thrown_again
from rulec.backends.reference.views.tables import (
    SheetView,
    printed,
    rows_of,
    settled,
    sheet_text,
    tally_sheet,
    unit_words,
)
from rulec.base.records import replace
from rulec.base.types import EnumType, KindType, NumberType, Type
from rulec.sema import expr as e
from rulec.sema.model import Case, Contribution, Fact, FieldOf, Function, Model, Quantity, Record, Roll, Table, ValueOf

if TYPE_CHECKING:
    from rulec.sema.model.sheets import Leaf, LeafOdds, LeafPart

_EXCLUDING = ("not", "no", "without", "nothing")
ON_ONE_LINE = 2
"""A rule with more parts than this is shown as a list."""
MANY = 6
"""A line counts the elements of a longer list instead of naming them."""
_SIGNS = {"add": "+", "subtract": "\N{MINUS SIGN}"}
_WAYS = {
    "increase by": "+{0} of it",
    "reduce by": "\N{MINUS SIGN}{0} of it",
    "times": "× {0}",
    "divide by": "÷ {0}",
    "set to": "{0}, whatever it was",
    "at least": "at least {0}",
    "at most": "at most {0}",
}


Shown = tuple[tuple[Line, ...], tuple[SheetView, ...]]
"""The content of a part: nested sentences, then tables."""


def sheets_page(context: Context) -> str:
    """Return the list of all sheets."""
    p = context.phrases(SHEETS)
    parts: list[Md] = []
    for leaf in context.model.sheets:
        titles = {leaf.name: leaf.title}
        if leaf.of:
            titles = {f"{leaf.name}/{one.name}": one.title for one in context.model.records.get(leaf.of, ())}
        links = [p.marks.to(("leaf", name), title) for name, title in titles.items()]
        parts.append(headed(p.marks.text(leaf.title), points(links)))
    return page_of(context.crumbs(SHEETS, last="Sheets"), Md("Sheets"), *parts)


def sheet_page(context: Context, leaf: Leaf, record: Record | None) -> str:
    """Return a sheet. One about an entry has the entry's link in its title."""
    page = context.site.page(("leaf", f"{leaf.name}/{record.name}" if record is not None else leaf.name))
    p = context.phrases(page)
    crumbs, title = (("page", "sheets"), "Sheets"), p.marks.text(leaf.title)
    parts = sheet_parts(context, leaf, record, page)
    if record is None:
        return page_of(context.crumbs(page, crumbs, last=leaf.title), title, *parts)
    return page_of(
        context.crumbs(page, crumbs, last=f"{leaf.title}: {record.title}"),
        Md(f"{title}: {context.link(record_ref(record), page)}"),
        *context.about(record, p),
        *parts,
        source(say.cite_words(p, record.cites, rulings_too=False)),
    )


def sheet_parts(context: Context, leaf: Leaf, record: Record | None, page: str, level: int = 2) -> Iterator[Md]:
    """Yield the parts of a sheet, for its own page or another."""
    p = context.phrases(page)
    for at, part in enumerate(leaf.parts):
        if part.odds is not None:
            lines, tables = odds_view(context, p, part.odds, f"{leaf.name} {at}")
        else:
            lines, tables = _shown(context, page, record, part)
        below = (sheet_text(sheet, sheet.title) for sheet in tables)
        yield section(p.marks.text(part.title), outline(lines), *below, level=level)


def _shown(context: Context, page: str, record: Record | None, part: LeafPart) -> Shown:
    """Return the lines and tables of a part."""
    model, shows, beside = context.model, part.shows, part.beside
    p = context.phrases(page)
    lines: list[Line] = []
    tables: list[SheetView] = []
    fields = {f.name: f for f in model.kinds[record.kind].fields} if record is not None else {}
    for name in shows:
        if record is not None and name in fields:
            lines += _field_lines(context, page, record, fields[name], beside)
        if name in model.tables:
            tables += _tables(p, model.tables[name], record)
        elif name in fields:
            continue
        elif name in model.constants:
            constant = model.constants[name]
            label = upper_first(p.words(constant.label)) or titled(name)
            lines.append(Line(0, Md(f"{label}: {p.noun(constant.value)}")))
        elif name in model.kinds:
            lines += _kind_lines(context, page, name, record, beside)
        else:
            lines += _function_lines(p, model.function(name))
    for name in part.shortly:
        if name in model.tables:
            tally, title = settled(model.tables[name]).tally, p.table_title(model.tables[name])
            if tally is not None:
                tables.append(tally_sheet(p, tally, title, shortly=True))
            else:
                tables += _tables(p, model.tables[name], record)
            continue
        function = model.function(name)
        said = _alone(p, function) if isinstance(function, Fact) else Md("")
        if said:
            lines.append(Line(0, said))
        else:
            tables.append(_short_rule(p, function))
    return tuple(lines), tuple(tables)


def odds_view(context: Context, p: Phrases, odds: LeafOdds, key: str) -> Shown:
    """Return a line that names the roll and its fixed arguments, and the table of its odds, stored under *key*."""
    model, name, over = context.model, odds.roll, odds.over
    function, table = model.function(name), context.odds.get(key)
    label = p.words(function.label)
    if odds.result and isinstance(function, Roll):
        result = next(one for one in function.results if one.name == odds.result)
        label = Md(f"{label}: {p.marks.text(result_words(result))}" if label else p.marks.text(result_words(result)))
    link = p.marks.to(("function", name), titled(name))
    types = {parameter.name: parameter.type for parameter in function.parameters}
    fixed = [
        f"{humanise(param)}: {_title(model, types[param], values[0])}" for param, values in over if len(values) == 1
    ]
    tail = f"; {joined([p.marks.text(one) for one in fixed])}" if fixed else ""
    line = Line(0, Md(f"{link}{f' ({label})' if label else ''}{tail}"))
    if table is None:
        return (line,), ()
    heads = (p.marks.text(table.corner), *(p.marks.text(head) for head in table.heads))
    rows = tuple((p.marks.text(said), *(chance_cell(c) for c in chances)) for said, chances in table.rows)
    return (line,), (SheetView(NOTHING, heads, (LEFT, *[RIGHT] * len(table.heads)), rows),)


def _title(model: Model, of: Type, text: str) -> str:
    match of:
        case EnumType(name=name):
            return next(member.title for member in model.enums[name].members if member.name == text)
        case KindType(name=name):
            return model.record(name, text).title
    return text


def _field_lines(
    context: Context, page: str, record: Record, field: FieldOf, beside: tuple[str, ...]
) -> Iterator[Line]:
    p = context.phrases(page)
    value = p.record_value(record.kind, record.name, field.name)
    given = any(name == field.name for name, _ in record.values)
    if value is None or isinstance(value, e.NoneLit):
        return
    if isinstance(value, e.TruthLit) and not (given or value.value):
        return
    items = value.items if isinstance(value, e.Collection) else (value,)
    entries = [item for item in items if isinstance(item, e.RecordLit) and context.model.kinds[item.kind].listed]
    if entries:
        head = Md(f"{upper_first(p.marks.text(field_label(field)))}:")
        said = [_entry_line(context, page, context.model.record(item.kind, item.key), beside) for item in entries]
        yield from (
            [Line(0, head), *(Line(1, one) for one in said)] if len(said) > 1 else [Line(0, Md(f"{head} {said[0]}"))]
        )
    elif items:
        yield Line(0, _as_point(_field_words(p, field, value) or Md(f"{p.marks.text(field_label(field))}: no")))


def _as_point(said: Md) -> Md:
    """Capitalise a list item, unless it begins in italics."""
    return said if said.startswith("*") else Md(upper_first(said))


def _field_words(p: Phrases, field: FieldOf, value: e.Expr) -> Md:
    """Phrase a field: `height: 3 floors`; a truth by its label alone, or nothing if false."""
    label = p.marks.text(field_label(field))
    if isinstance(value, e.TruthLit):
        return label if value.value else Md("")
    if isinstance(value, e.Collection) and len(value.items) > MANY:
        return Md(f"{label}: {counted(len(value.items), 'thing', _many(p, field.type))}")
    if isinstance(value, e.Collection) and label.split(" ")[0].lower() in _EXCLUDING:
        return Md(f"{label}: {joined([p.noun(item) for item in value.items], 'or')}")
    return Md(f"{label}: {p.bare(label, value)}")


def _entry_line(context: Context, page: str, record: Record, beside: tuple[str, ...]) -> Md:
    """Phrase an entry with all its fields and effects, on one line."""
    p = context.phrases(page)
    kind = context.model.kinds[record.kind]
    given = dict(record.values)
    said: list[Md] = []
    for field in kind.fields:
        value = given.get(field.name)
        if value is None or isinstance(value, e.NoneLit) or field.name in ("number", "title"):
            continue
        if isinstance(value, e.TextLit) and " " in value.value:
            continue  # long texts stand on the entry's own page
        said.append(_field_words(p, field, value))
    for touch in context.model.touches(record):
        what = p.marks.to(("function", touch.function), titled(touch.function))
        said.append(Md(f"{what}: {touch_sentence(p, record, touch, carried=False).removesuffix('.')}"))
    for name in beside:
        row = rows_of(p, context.model.tables[name], record)
        if row:
            said.append(Md(f"{p.table_title(context.model.tables[name])}: {row}"))
    number = f" ({record.number})" if record.number is not None else ""
    tail = "; ".join(one for one in said if one)
    return Md(f"{p.marks.to(record_ref(record), record.title)}{number}{f' — {tail}' if tail else ''}")


def _many(p: Phrases, of: Type) -> str:
    """Return the plural noun for the elements of a list or set."""
    inner = getattr(of, "of", of)
    if isinstance(inner, KindType):
        return humanise(p.model.kinds[inner.name].plural)
    return plural(humanise(inner.name)) if isinstance(inner, EnumType) else "things"


def _kind_lines(
    context: Context, page: str, kind: str, record: Record | None, beside: tuple[str, ...]
) -> Iterator[Line]:
    """Yield all entries of a kind, or those that name the given entry."""
    keys = [one.name for one in context.model.records.get(kind, ())]
    if record is not None:
        held = context.held.get((record.kind, record.name), ())
        keys = [*dict.fromkeys(key for other, key, _ in held if other == kind)]
    for key in keys:
        yield Line(0, _entry_line(context, page, context.model.record(kind, key), beside))


def _tables(p: Phrases, table: Table, record: Record | None) -> tuple[SheetView, ...]:
    """Return a table as printed. For an entry, return only the rows for it or for values of its fields."""
    table = settled(table)
    if record is None or table.tally is not None or table.sheets:
        return _titled(p, table, printed(p, table))
    held: set[tuple[str, int]] = {(record.kind, record.position)}
    for field in p.model.kinds[record.kind].fields:
        value = p.record_value(record.kind, record.name, field.name)
        if isinstance(value, e.MemberLit):
            held.add((value.enum, value.position))
        elif isinstance(value, e.RecordLit):
            held.add((value.kind, value.position))
    at = [
        (i, key.type.name)
        for i, key in enumerate(table.keys)
        if isinstance(key.type, EnumType | KindType) and any(name == key.type.name for name, _ in held)
    ]
    if not at:
        return _titled(p, table, printed(p, table))
    rows = tuple(
        row
        for row in table.printed
        if all(row.keys[i].any_of or any((name, v) in held for v in row.keys[i].values) for i, name in at)
    )
    return _titled(p, table, printed(p, table, rows)) if rows else ()


def _titled(p: Phrases, table: Table, views: tuple[SheetView, ...]) -> tuple[SheetView, ...]:
    """Put the linked title of the table above its first view."""
    return (replace(views[0], title=p.table_title(table)), *views[1:])


def _function_lines(p: Phrases, function: Function) -> tuple[Line, ...]:
    p = speaking_of(p, function)
    link = p.marks.to(("function", function.name), titled(function.name))
    label = p.words(function.label) if not isinstance(function, Fact) else ""
    said = [Md(line.removesuffix(".")) for line in _function_parts(p, function)]
    head = Md(f"{link} ({label})" if label else link)
    if len(said) > ON_ONE_LINE:
        return (Line(0, Md(f"{head}:")), *(Line(1, _as_point(part)) for part in said))
    return (Line(0, Md(f"{head}: {'; '.join(map(_within, said))}" if said else head)),)


def _within(said: Md) -> Md:
    """Lower the first letter for use inside a sentence, unless the text begins in italics."""
    return said if said.startswith("*") else Md(lower_first(said))


def _function_parts(p: Phrases, function: Function) -> Iterator[Md]:
    if isinstance(function, Quantity):
        for step in function.steps:
            for c in step.contributions:
                yield _contribution(p, function, c)
            if step.round is not None:
                yield say.rounding(p, step.round, function.result)
        if function.bounds is not None:
            yield say.bounds_words(p, function.bounds)
    elif isinstance(function, ValueOf):
        for when, what in thrown_again(p, function):
            yield Md(f"{what} when {when}")
        for result, one in by_result(function):
            called = f"{p.marks.text(result)}: " if result else ""
            for case in one.cases:
                when = say.conditions(p, case)
                others = " in all other cases" if len(one.cases) > 1 else ""
                yield Md(f"{called}{p.noun(case.answer)}{f' when {when}' if when else others}")
    elif isinstance(function, Fact):
        for sort, cases in (("no", function.denies), ("yes", function.allows)):
            for case in cases:
                yield say.ended(p, Md(f"{sort} when {say.conditions(p, case) or Md('always')}"), case.label)
        yield from (p.clause(case.answer if case.test is None else case.test) for case in function.holds)
        for need in function.needs:
            when = say.conditions(p, need)
            yield Md(f"needs {p.clause(need.test)}{f' when {when}' if when else ''}")


def _contribution(p: Phrases, function: Quantity, c: Contribution) -> Md:
    if c.origin.is_own:
        return say.command(p, c, function.families)
    when = say.conditions(p, c)
    by = say.origin_words(p, c.origin)
    said = Md(f"{joined([by])}: {say.report(p, c, function.families)}" if by else say.report(p, c, function.families))
    return Md(f"{said} when {when}" if when else said)


def _alone(p: Phrases, fact: Fact) -> Md:
    """Phrase `May pass when one of these holds: old; alone` for a fact with only allowing lines; else ""."""
    if fact.denies or fact.needs or len(fact.allows) < 2:
        return Md("")
    link = p.marks.to(("function", fact.name), titled(fact.name))
    return Md(f"{link} when one of these holds: {'; '.join(row for row, _ in _reasons(speaking_of(p, fact), fact))}")


def _short_rule(p: Phrases, function: Function) -> SheetView:
    """Return a rule as a table with two columns."""
    p = speaking_of(p, function)
    title = p.marks.to(("function", function.name), titled(function.name))
    if isinstance(function, Quantity):
        label = upper_first(say.named(p, function).words(function.label))
        counted = unit_words(p, function.result).strip(" ()")
        heads = (Md(label or titled(function.name)), Md(upper_first(counted) or "How much"))
        return SheetView(title, heads, (LEFT, RIGHT), tuple(_sum(p, function)))
    heads = (_asked(p, function), Md("Answer"))
    rows = _short_answers(p, function) if isinstance(function, ValueOf) else _reasons(p, function)
    rows = ((Md(upper_first(when)), said) for when, said in rows)
    return SheetView(title, heads, (LEFT, LEFT), tuple(rows))


def _asked(p: Phrases, function: Function) -> Md:
    """Return the heading of the cases: the expression they match, or the roll."""
    if isinstance(function, Roll) and function.behind:
        return Md(upper_first(p.noun(function.behind[0].value).removeprefix("one ")))
    if isinstance(function, ValueOf) and function.on is not None:
        return Md(upper_first(p.noun(function.on)))
    return Md("When")


def _sum(p: Phrases, quantity: Quantity) -> Iterator[tuple[Md, Md]]:
    for step in quantity.steps:
        for one in step.contributions:
            if one.tallied is None and not (one.label is None and _is_nothing(p, one)):
                yield Md(upper_first(_named(p, one))), _amount(p, quantity, one)
        if step.round is not None:
            yield Md("Rounding"), say.rounding(p, step.round, quantity.result)
    if quantity.bounds is not None:
        yield Md("Limits"), say.bounds_words(p, quantity.bounds)


def _is_nothing(p: Phrases, one: Contribution) -> bool:
    """Return whether a line is a base of 0."""
    found = p.constant_value(one.amount)
    return one.verb == "base" and isinstance(found, e.NumberLit) and found.value == 0


def _named(p: Phrases, clause: Contribution | Case) -> Md:
    """Return the name of a line: its label, its origin or its condition."""
    label = p.words(clause.label)
    if label:
        return Md(label)
    return say.origin_words(p, clause.origin) or say.conditions(p, clause) or Md("always")


def _amount(p: Phrases, quantity: Quantity, one: Contribution) -> Md:
    """Phrase `+2`, without the unit in the column's heading."""
    said = say.amount_of(p, one, dict.fromkeys(say.VERBS, "{0}"), quantity.families)
    of = quantity.result
    if isinstance(of, NumberType) and len(of.dims) == 1 and isinstance(p.constant_value(one.amount), e.NumberLit):
        said = p.without_unit(said, of.dims[0][0])
    shown = f"{_SIGNS[one.verb]}{said}" if one.verb in _SIGNS else _WAYS.get(one.verb, "{0}").format(said)
    return Md(f"{shown}{say.ruling_signs(p, one.cites, shown)}")


def _short_answers(p: Phrases, value: ValueOf) -> Iterator[tuple[Md, Md]]:
    for result, one in by_result(value):
        called = f"{p.marks.text(result)}: " if result else ""
        for at, case in enumerate(one.cases):
            when = case_words(p, value, case) or Md("otherwise" if at else "always")
            said = answer_words(p, case.answer)
            yield when, Md(f"{called}{said}{say.ruling_signs(p, case.cites, said)}")


def _reasons(p: Phrases, fact: Fact) -> Iterator[tuple[Md, Md]]:
    """Yield the deciding lines of a fact by name, with their answers."""
    for answer, cases in (("no", fact.denies), ("yes", (*fact.allows, *fact.holds))):
        for case in cases:
            yield _named(p, case), Md(f"{answer}{say.ruling_signs(p, case.cites)}")
    for need in fact.needs:
        yield escape.strong(Md("needed")), p.clause(need.test)

"""Count omissions of a pack, none of which is an error.

Counted are: source lines without citation, entries not carried out, fields that no rule of a game reads, repeated
numbers, rule lines that no example shows, givens that no example reads, declarations on no page, examples waiting for
rules, and numbers written as words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from typing import TYPE_CHECKING

from rulec.backends.export.counts import carried_out_counts
from rulec.backends.export.values import Json
from rulec.base.spans import Span
from rulec.driver import statements as carried
from rulec.driver.source_check import lines_of
from rulec.driver.statements import Library, library, statements
from rulec.sema.expr import AllOf, CallTo, ConstantRef, Field, Lookup, RecordLit, RulingRef, walk
from rulec.sema.model import (
    Case,
    Cite,
    Contribution,
    Declared,
    Example,
    HolePart,
    Kind,
    Model,
    Need,
    Table,
    ViewPart,
    Words,
    clauses,
)
from rulec.sema.model.sheets import Inserted, PageLink
from rulec.sema.sorts import all_held, sort_of
from rulec.sema.summaries.chosen_rows import entries
from rulec.sema.summaries.said_again import said_again
from rulec.sema.summaries.uses import Named, citations, texts
from rulec.sema.typing.texts import names_with_numbers, number_words

if TYPE_CHECKING:
    from rulec.ir.interp.breakdown import Breakdown
    from rulec.ir.nodes import Program

Trace = Callable[[Example], "tuple[Iterable[Breakdown], tuple[Span, ...]]"]
"""Runs an example. Returns its breakdowns, and the places of givens that were not read."""


def coverage(
    model: Model,
    *,
    sources: Mapping[str, str] | None = None,
    trace: Trace | None = None,
    pages: Mapping[str, str] | None = None,
    books: Library | None = None,
) -> dict[str, Json]:
    """Return the counts as plain data.

    *sources* are texts of documents by key, *trace* runs an example, *pages* are the pages of the reference. Counts
    whose input is missing are omitted.
    """
    found: dict[str, Json] = {"pack": model.pack, "version": model.version}
    found["statements"] = statements(model, books or library(model, sources or {}), pages or {})
    if sources is not None:
        found["documents"] = {key: _uncited(model, key, text) for key, text in sources.items()}
    found |= carried_out_counts(model)
    found["said_again"] = [
        {"name": one.name, "says": one.says, "at": str(one.value.span), "by": one.by, "again": str(one.again)}
        for one in said_again(model)
    ]
    if trace is not None:
        found |= _undistinguished(model, trace)
    if pages is not None:
        found["unshown"] = [f"{sort}:{name}" for sort, name in _unshown(model, pages)]
    if model.book:
        untold, told = _in_no_chapter(model)
        found |= {"declarations": len(untold) + told, "untold": untold}
    found["pending"] = [
        {"example": one.title, "needs": one.needs, "at": ", ".join(map(_place_of, one.cites))}
        for one in model.pending.values()
    ]
    named = _names_with_numbers(model)
    found["number_words"] = [
        {"at": str(text.span), "word": word} for _, text in texts(model) for word in _number_words(text, named)
    ]
    return found


def traces(program: Program, model: Model) -> Trace:
    """Return a function that runs examples with the interpreter of the lowered program."""
    from rulec.ir.interp.api import run_example, unread
    from rulec.ir.interp.explained_solve import walked_in

    def trace(example: Example) -> tuple[list[Breakdown], tuple[Span, ...]]:
        ran = run_example(program, model, example)
        found = [breakdown for outcome in ran.outcomes for breakdown in outcome.breakdowns]
        return [*found, *walked_in(program, model, example)], unread(model, ran, example)

    return trace


def _uncited(model: Model, document: str, text: str) -> Json:
    written = dict(enumerate(lines_of(text), 1))
    lines = {at for at, line in written.items() if line.strip()}
    cited: set[int] = set()
    for (sort, name), cites in citations(model):
        printed = {row.line for row in model.tables[name].rows} - {None} if sort == "table" else set()
        for cite in cites:
            if cite.document == document and cite.first is not None:
                stretch = range(cite.first, (cite.last or cite.first) + 1)
                lost = _without_row(stretch, printed, written) if len(stretch) > 1 else set()
                cited.update(set(stretch) - lost)
    missing = sorted(lines - cited)
    ranges: list[list[int]] = []
    for line in missing:
        # cited lines separate ranges, blank lines do not
        if ranges and not any(at in cited and at in lines for at in range(ranges[-1][1] + 1, line)):
            ranges[-1][1] = line
        else:
            ranges.append([line, line])
    return {
        "lines": len(lines),
        "cited": len(lines) - len(missing),
        "uncited": len(missing),
        "ranges": [[first, last] for first, last in ranges],
    }


def _without_row(stretch: range, printed: Set[int | None], written: Mapping[int, str]) -> set[int]:
    """Return the lines of a table's citation that look like rows without being encoded.

    If rows state their lines, a line with a figure, or one between two rows, must belong to a row; the citation of the
    whole table does not cover it.
    """
    filled = [at for at in stretch if written.get(at, "").strip()]
    if printed.isdisjoint(stretch):
        return set()
    between = {
        at
        for above, at, below in zip(filled, filled[1:], filled[2:], strict=False)
        if above in printed and below in printed
    }
    figures = {at for at in filled if any(letter.isdigit() for letter in written[at])}
    return {at for at in between | figures if at not in printed}


def _undistinguished(model: Model, trace: Trace) -> dict[str, Json]:
    """Count lines that no example applies, and givens that are never read. Removing either would break no example."""
    applied: set[tuple[str, int, int]] = set()
    idle: list[Json] = []
    for example in model.examples.values():
        breakdowns, unread = trace(example)
        for breakdown in breakdowns:
            applied.update(_place(span) for span in _applied(breakdown))
        idle.extend({"at": str(span), "in": f"{example.title}: {span.text}"} for span in unread)
    found: list[Json] = []
    total = 0
    for function in model.functions:
        for _, clause in clauses(function):
            total += 1
            if _place(clause.span) not in applied and not _untold(model, clause):
                found.append({"in": f"{sort_of(function)}:{function.name}", "at": str(clause.span)})
    return {"rule_lines": total, "undistinguished": found, "idle_givens": idle}


def _untold(model: Model, clause: Contribution | Case | Need) -> bool:
    """Return whether a line needs a number that no source gives. Evaluating it fails even in an example."""
    needed = clause.amount if isinstance(clause, Contribution) else clause.answer if isinstance(clause, Case) else None
    parts = walk(needed) if needed is not None else ()
    return any(_all_unknown(model.tables[p.table], p.column) for p in parts if isinstance(p, Lookup))


def _all_unknown(table: Table, column: str) -> bool:
    at = [c.name for c in table.columns].index(column)
    return all(row.cells[at].state == "unknown" for row in table.rows)


def _place_of(cite: Cite) -> str:
    if cite.first is None:
        return f"{cite.document} {cite.heading}" if cite.document else f"ruling {cite.ruling}"
    return f"{cite.document}:{cite.first}" + (f"-{cite.last}" if cite.last not in (None, cite.first) else "")


def _applied(breakdown: Breakdown) -> Iterator[Span]:
    for line in breakdown.lines:
        if line.state == "applied":
            yield line.entry.span
            yield line.entry.clause.span
        for nested in line.nested:
            yield from _applied(nested)


def _place(span: Span) -> tuple[str, int, int]:
    return span.source.path, span.start, span.end


def _unshown(model: Model, pages: Mapping[str, str]) -> Iterator[Named]:
    """Yield the declarations whose title and name appear on no page."""
    whole = _bare("\n".join(pages.values()))
    for sort, name, declared in _declarations(model):
        title = getattr(declared, "title", "") or (declared.label.plain if declared.label is not None else "")
        names = [title or name, name]
        if isinstance(declared, Kind):
            names.append(declared.plural)
        elif isinstance(declared, ViewPart):  # shown as a column on the page of its view
            names.append(title or declared.column or declared.view)
        if not any(_bare(each.replace("_", " ")) in whole for each in names):
            yield sort, name


def _in_no_chapter(model: Model) -> tuple[list[Json], int]:
    """Return the declarations that no chapter links, shows or uses, and the number of all others.

    A mention of an entry also covers its kind; a mention of a cell covers its table.
    """
    told: set[Named] = set()
    for part in (part for chapter in model.book for part in chapter.parts):
        if isinstance(part, HolePart):
            for node in walk(part.value):
                match node:
                    case ConstantRef(name=name) | CallTo(name=name) | RulingRef(name=name):
                        told.add(("", name))
                    case Lookup(table=name):
                        told.add(("table", name))
                    case RecordLit(kind=kind, key=key):
                        told.add((kind, key))
                    case AllOf(kind=kind) | Field(kind=kind):
                        told.add((kind, ""))
        elif isinstance(part, Inserted) and part.sort == "list":
            told |= {("kind", part.ref[1]), *((part.ref[1], record.name) for record in entries(model, part))}
        elif isinstance(part, PageLink | Inserted):
            kind, slash, key = part.ref[1].partition("/")
            told.add((kind, key) if part.ref[0] == "record" and slash else ("", part.ref[1]))
    words = {kind.word: name for name, kind in model.kinds.items()}
    kinds = {kind for kind, _ in told if kind in model.kinds}
    untold: list[Json] = []
    count = 0
    for sort, name, _ in _declarations(model):
        if sort in ("example", "ruling", "die"):
            continue
        known = {("", name), (sort, name), (words.get(sort, ""), name)}
        if (sort == "kind" and name in kinds) or not known.isdisjoint(told):
            count += 1
        else:
            untold.append(f"{sort}:{name}")
    return untold, count


COUNTED = (
    "enum", "kind", "table", "constant", "quantity", "value", "fact", "roll", "die", "ruling", "example",
)  # fmt: skip
"""Sorts of declarations that are counted, besides entries."""


def _declarations(model: Model) -> Iterator[tuple[str, str, Declared]]:
    for sort, declared in all_held(model):
        if sort.name in COUNTED:
            yield sort.name, declared.name, declared
    for kind, records in model.records.items():
        for record in records:
            yield model.kinds[kind].word, record.name, record


def _bare(text: str | None) -> str:
    """Reduce a text to letters and digits, so that escapes and markup do not matter."""
    words = re.findall(r"[^\W_]+", (text or "").lower())
    return f" {' '.join(words)} "


def _names_with_numbers(model: Model) -> re.Pattern[str]:
    titles = {record.title for group in model.records.values() for record in group}
    titles |= {member.title for enum in model.enums.values() for member in enum.members}
    titles |= {variant.title for variant in model.all_deeds.variants.values()}
    return names_with_numbers(titles)


def _number_words(text: Words, named: re.Pattern[str]) -> list[str]:
    """Return the numbers that a text writes as words, without those in names of things."""
    parts = [named.sub("", part) if isinstance(part, str) else part for part in text.parts]
    return [
        match[0].lower()
        for part, following in zip(parts, (*parts[1:], ""), strict=True)
        if isinstance(part, str)
        for match in number_words(part, "" if isinstance(following, str) else "{")
    ]


def show(found: Mapping[str, Json]) -> str:
    """Return the counts as text, with a headline for each."""
    lines = [f"{found['pack']} {found['version']}"]
    documents = found.get("documents")
    if isinstance(documents, dict):
        for key, counted in documents.items():
            if isinstance(counted, dict):
                lines.append(f"  {key}: {counted['cited']} of {counted['lines']} lines cited")
                ranges = counted["ranges"]
                shown = [_range(r) for r in ranges if isinstance(r, list)] if isinstance(ranges, list) else []
                if shown:
                    lines.append(_wrapped(shown))
    told = found.get("statements")
    if isinstance(told, dict):
        lines.extend(carried.show(told))
    acts = found.get("acts")
    for word, counted in acts.items() if isinstance(acts, dict) else ():
        if isinstance(counted, dict):
            lines.append(f"  {word}: {counted['carried_out']} of {counted['all']} are carried out")
    for key, what in (("fields", "values of fields"), ("columns", "columns of tables")):
        counted = found.get(key)
        if isinstance(counted, dict):
            lines.append(f"  {counted['read']} of {counted['all']} {what} are read by a rule of a game")
            for kind, names in _by_owner(counted.get("unread")).items():
                lines.append(_wrapped([f"{kind}:", *names]))
    for key, of, headline in (
        ("unexecuted_records", "records", "entries not carried out yet"),
        ("unread_tables", "tables", "tables that no rule of a game reads"),
        ("said_again", "", "numbers that no rule reads, and that a rule states again"),
        ("undistinguished", "rule_lines", "rule lines that no example shows"),
        ("idle_givens", "", "givens of examples that nothing reads"),
        ("unshown", "", "declarations that no page shows"),
        ("untold", "declarations", "declarations that no chapter of the book names"),
        ("pending", "", "worked examples of the sources that wait for rules"),
        ("number_words", "", "numbers written as words"),
    ):
        items = found.get(key)
        if isinstance(items, list):
            lines.append(f"  {len(items)}{f' of {found[of]}' if of else ''} {headline}")
            lines.extend(f"    {_item(item)}" for item in items)
    return "\n".join(lines) + "\n"


def _by_owner(unread: Json) -> dict[str, list[str]]:
    """Group unread names by their kind or table."""
    found: dict[str, list[str]] = {}
    for name in unread if isinstance(unread, list) else ():
        owner, _, part = str(name).partition(".")
        found.setdefault(owner, []).append(part)
    return found


def _range(given: list[Json]) -> str:
    first, last = given
    return str(first) if first == last else f"{first}-{last}"


def _wrapped(words: list[str]) -> str:
    lines = ["   "]
    for word in words:
        if len(lines[-1]) + len(word) > 100:
            lines.append("   ")
        lines[-1] += f" {word}"
    return "\n".join(lines)


def _item(item: Json) -> str:
    if not isinstance(item, dict):
        return str(item)
    if "says" in item:
        return f"{item['at']}  {item['name']} is {item['says']}; again in {item['again']}: {item['by']}"
    if "needs" in item:
        return f"{item['at']}  {item['example']}: {item['needs']}"
    return f"{item['at']}  {item.get('word') or item.get('in')}"

"""Types the replaced declarations for the pages, and checks that constants and rulings kept their types."""

from __future__ import annotations

from rulec.base.diagnostics import Place, Report
from rulec.base.records import replace
from rulec.base.spans import Span
from rulec.base.types import ErrorType, Type, show_type
from rulec.sema import expr as t
from rulec.sema.context import Context
from rulec.sema.declare.constants import Held
from rulec.sema.declare.tables import CellReader, Heads
from rulec.sema.model import CellValue
from rulec.sema.model.overrides import Changes, LeftOut, Replaced, RowChanged, StepChanged
from rulec.sema.overrides.compatibility import EACH_ACT
from rulec.sema.overrides.merge import Before, LeavesOut
from rulec.sema.overrides.rows import RowChange
from rulec.sema.typing.constant_folding import fold
from rulec.sema.typing.scope import GLOBAL
from rulec.sema.typing.typer import Typer
from rulec.syntax import nodes as s
from rulec.tables.located import Cell, ConditionRow, Row


def check_types(context: Context) -> None:
    """Report an overriding constant or ruling with another type than the replaced one."""
    symbols = context.symbols
    for (sort, name), befores in context.settled.before.items():
        if sort not in ("constant", "ruling"):
            continue
        new = symbols.constants.get(name) if sort == "constant" else symbols.rulings.get(name)
        for before in befores:
            old = _value(context, before, None)
            mine, theirs = new, old.type if old is not None else None
            if mine == theirs or isinstance(mine, ErrorType) or isinstance(theirs, ErrorType):
                continue
            spans = (_named(n, name) for _, n in context.declarations(type(before.node)))
            context.report.error(
                "R0381",
                f"the {sort} `{name}` is not of the shape that {before.title} gives it",
                next(span for span in spans if span is not None),
                _holds(mine),
                related=(Place(before.span, _holds(theirs)),),
                hint="what others rely on stays: keep the measure, or declare it anew under another name",
            )
            if sort == "ruling":
                symbols.rulings[name] = theirs  # restore the parent's type, so that reads report nothing
            elif theirs is not None:
                symbols.constants[name] = theirs


def _named(node: s.Node, name: str) -> Span | None:
    if isinstance(node, s.ConstantDecl | s.RulingDecl) and node.name.text == name:
        return node.name.span
    return None


def _holds(of: Type | None) -> str:
    return f"of type {show_type(of)}" if of is not None else "holds no value"


def changes(context: Context, heads: Heads, held: Held) -> Changes:
    """Return all replacements, typed."""
    kinds = context.symbols.kind_words
    replaced: dict[tuple[str, str], tuple[Replaced, ...]] = {}
    for (sort, name), befores in context.settled.before.items():
        if sort == EACH_ACT:
            continue  # no page is about it: its clauses stand on the pages of the entries
        made = tuple(
            Replaced(b.pack, b.title, _value(context, b, held), _own_key(b.node), span=b.span) for b in befores
        )
        if sort.startswith("entry "):
            node = befores[-1].node
            assert isinstance(node, s.RecordDecl)
            sort, name = f"record {kinds.get(node.kind_word.text, '')}", _key(context, node)
        elif sort == "state":
            name = sort  # the fields of the game stand together, whatever the names of their blocks
        replaced[sort, name] = (*replaced.get((sort, name), ()), *made)
    return Changes(
        replaced,
        {n: tuple(_row(context, heads, held, n, c) for c in found) for n, found in context.settled.rows.items()},
        {
            name: tuple(
                StepChanged(
                    c.verb, c.number, c.title, c.parent_title, context.words(c.label), context.cites(c.cites),
                    span=c.span,
                )
                for c in found
            )
            for name, found in context.settled.steps.items()
        },
        tuple(_left_out(context, one) for one in context.settled.left_out),
        dict(context.settled.titles),
        dict(context.settled.files),
    )  # fmt: skip


def _left_out(context: Context, one: LeavesOut) -> LeftOut:
    """Return the entries left out, with the keys and titles that the parent's pages use."""
    from rulec.sema.declare.symbols import record_key

    titles = context.settled.titles
    entries = []
    for node in one.entries:
        key = record_key(node)[0]
        entries.append((key, node.label.value if node.label is not None else key.replace("_", " ")))
    return LeftOut(
        context.symbols.kind_words.get(one.kind_word, one.kind_word), tuple(entries), one.pack, titles[one.pack],
        one.parent, titles[one.parent], context.words(one.node.label), context.cites(one.node.items),
        context.about(one.node.items), span=one.node.span,
    )  # fmt: skip


def _own_key(node: object) -> str:
    from rulec.sema.declare.symbols import record_key

    return record_key(node)[0] if isinstance(node, s.RecordDecl) else ""


def _key(context: Context, node: s.RecordDecl) -> str:
    """Return the current key of an entry: an entry with a number takes its key from its title."""
    now = (other for _, other in context.declarations(s.RecordDecl))
    return _own_key(next((one for one in now if (one.kind_word, one.key) == (node.kind_word, node.key)), node))


def silent(context: Context) -> Context:
    """Return a context with the same names and a discarded report: the parent's text was checked in the parent."""
    report = Report()
    return replace(context, report=report, typer=Typer(context.symbols, report))


def _value(context: Context, before: Before, held: Held | None) -> t.Expr | None:
    """Return the former fixed value of a constant, or of the taken reading of a ruling."""
    node = before.node
    value: s.Expr | None = None
    if isinstance(node, s.ConstantDecl):
        value = node.value
    elif isinstance(node, s.RulingDecl):
        take = next((item.name.text for item in node.items if isinstance(item, s.Take)), "")
        taken = [item for item in node.items if isinstance(item, s.Reading) and item.name.text == take]
        value = taken[0].value if taken else None
    if value is None:
        return None
    typed = silent(context).typer.expr(value, GLOBAL)
    return fold(typed, held.known) or typed if held is not None else typed


def _row(context: Context, heads: Heads, held: Held, name: str, change: RowChange) -> RowChanged:
    table = heads.tables[name][1]
    signature = context.symbols.tables[name]
    reader = CellReader(silent(context), held, signature)
    columns = {column.name: column for column in signature.columns}
    column = columns.get(change.column)
    keys = []
    gone: list[CellValue] = []
    if table.conditions is not None:
        column = heads.conditions[name].values[0]
    else:
        cells = [Cell(key, change.span) for key in change.keys]
        keys = [reader.key(c, k) for c, k in zip(cells, signature.keys, strict=True)]
        if isinstance(change.row, Row):
            order = [c.name.text for c in table.columns]
            at = dict(zip(order, change.row.cells, strict=True))
            gone = [reader.cell(at[c.name], c) for c in signature.columns]
    was = reader.cell(change.was, column) if change.was is not None and column is not None else None
    label = change.row.label.text if isinstance(change.row, ConditionRow) else ""
    return RowChanged(
        change.verb, change.keys, tuple(keys), change.column, column, was, tuple(gone),
        "" if "{" in label else label, change.pack, change.title, change.parent_title, context.cites(change.cites),
        span=change.span,
    )  # fmt: skip

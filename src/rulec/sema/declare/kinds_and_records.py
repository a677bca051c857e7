"""Second pass over kinds and records: defaults, labels and the fields of records."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction

from rulec.base.diagnostics import Place
from rulec.base.records import replace
from rulec.base.spans import Span
from rulec.base.text import did_you_mean, listed
from rulec.base.types import PLAIN, TEXT, KindType, OptionalType
from rulec.sema import expr as t
from rulec.sema.context import Context, Home
from rulec.sema.declare.constants import Held
from rulec.sema.declare.symbols import record_key
from rulec.sema.kept import Keeping
from rulec.sema.model import FieldOf, Kind, Record, WorksBy
from rulec.sema.summaries.call_graph import rings
from rulec.sema.typing.constant_folding import fold
from rulec.sema.typing.scope import GLOBAL, Scope
from rulec.syntax import nodes as s


def may_be_none(item: s.FieldDecl) -> str:
    """Return the hint for a field with the default `none` whose type has no `?`; empty for any other default."""
    if not isinstance(item.default, s.Constant) or item.default.word != "none":
        return ""
    return f"what may be `none` has a `?`, and begins so: `{item.name.text}: {item.type.span.text}?`"


def finish_kinds(context: Context, held: Held) -> dict[str, Kind]:
    """Return the kinds with labels and defaults, inherited fields included."""
    symbols = context.symbols
    finished: dict[tuple[str, str], FieldOf] = {}
    for home, node in context.declarations(s.KindDecl):
        kind = symbols.kinds.get(node.name.text)
        if kind is None or kind.span != node.name.span:
            continue
        for item in node.items:
            if not isinstance(item, s.FieldDecl):
                continue
            field = symbols.field_of(kind.name, item.name.text)
            if field is None or field.owner != kind.name:
                continue
            default: t.Expr | None = None
            if item.default is not None:
                default = held.fixed(item.default, f"the default of `{field.name}`", field.type, may_be_none(item))
            if isinstance(field.type, OptionalType):
                if isinstance(default, t.NoneLit):
                    assert item.default is not None
                    context.report.error(
                        "R0229",
                        f"`= none` says nothing of `{field.name}`",
                        item.default.span,
                        "a field that may be none begins so",
                        hint="leave it out",
                    )
                elif default is None:
                    default = t.NoneLit(type=field.type, span=item.type.span)
            finished[kind.name, field.name] = replace(field, default=default, label=context.words(item.label))
        about = context.about(node.items)
        symbols.kinds[kind.name] = replace(
            kind,
            label=context.words(node.label),
            cites=context.cites(node.items),
            about=about,
            marks=context.marks(node.items, about),
            pack=home.pack,
        )
    for name, kind in symbols.kinds.items():
        fields = tuple(finished.get((f.owner, f.name), f) for f in kind.fields)
        symbols.kinds[name] = replace(kind, fields=fields)
    return symbols.kinds


def finish_records(context: Context, held: Held) -> dict[str, tuple[Record, ...]]:
    """Return all records with their fields, by kind."""
    keeping = Keeping("records", context, held)
    found: dict[str, list[Record]] = {}

    def read(home: Home, node: s.RecordDecl) -> Record | None:
        key = node.kind_word.text, node.key.text
        return keeping.unit(key, (home, node), lambda context, held: _record(context, held, home, node))

    for home, node in context.declarations(s.RecordDecl):
        record = read(home, node)
        if record is not None:
            found.setdefault(record.kind, []).append(record)
    finished = {kind: tuple(found.get(kind, ())) for kind in context.symbols.kinds if kind in found}
    _check_circles(context, finished)
    return finished


def _record(context: Context, held: Held, home: Home, node: s.RecordDecl) -> Record | None:
    """Return a record; None if its kind is unknown or its name is taken."""
    symbols = context.symbols
    kind_name = symbols.kind_words.get(node.kind_word.text)
    if kind_name is None:
        return None
    kind = symbols.kinds[kind_name]
    key, number = record_key(node)
    head = symbols.records[kind_name][key]
    if head.span != node.key.span:
        return None  # declared twice
    values: dict[str, t.Expr] = {}
    places: dict[str, Span] = {}
    its = t.RecordLit(
        type=KindType(kind_name, kind.listed), span=node.key.span, kind=kind_name, key=key, position=head.position
    )
    for item in node.items:
        if not isinstance(item, s.FieldValue):
            continue
        field = symbols.field_of(kind_name, item.name.text)
        if field is None:
            context.report.error(
                "R0202",
                f"no field `{item.name.text}` in `{kind_name}`",
                item.name.span,
                "neither a field nor a word of the language",
                hint=did_you_mean(item.name.text, [f.name for f in kind.fields]),
            )
            continue
        if field.name in values:
            context.twice("the field", field.name, item.name.span, places[field.name])
            continue
        places[field.name] = item.name.span
        values[field.name] = _fixed(context, held, item.value, field)
    counted = symbols.field_of(kind_name, "number")  # what stands in front of the title is the number of the entry
    said = values.get("number")
    if number is not None and isinstance(said, t.NumberLit) and said.type == PLAIN and said.value != number:
        context.report.error(
            "R0299",
            f"`{node.kind_word.text} {number}` has the number {said.value}",
            places["number"],
            "another one than in front of the title",
            related=(Place(node.key.span, f"here it is {number}"),),
            hint="take the line away: the number in front of the title is the field `number`",
        )
    if number is not None and said is None and counted is not None and counted.type == PLAIN:
        values["number"] = t.NumberLit(type=PLAIN, span=node.key.span, value=Fraction(number))
    titled = symbols.field_of(kind_name, "title")  # what it is called
    if kind.listed and "title" not in values and titled is not None and titled.type == TEXT:
        values["title"] = t.TextLit(type=TEXT, span=node.key.span, value=head.title)
    if kind.listed:
        for field in kind.fields:
            if field.name not in values and field.default is None and not isinstance(field.type, OptionalType):
                context.report.error(
                    "R0342",
                    f"the {kind.word} `{key}` does not give its `{field.name}`",
                    node.key.span,
                    "a field without a default is left out",
                    related=(Place(field.span, "declared here"),),
                    hint=f"add a line `{field.name}: …`, or give the field a default where it is declared",
                )
    first = next((i for i in node.items if isinstance(i, s.Cites)), None)
    return Record(
        **context.common(key, node.key.span, home, node.label, node.items, Scope({}, its=its), title=True),
        kind=kind_name,
        title=head.title,
        number=number,
        position=head.position,
        values=tuple(values.items()),
        line=first.places[0].first if first is not None else None,
        works_by=tuple(_works_by(context, node)),
        also=(
            *context.names(n for item in node.items if isinstance(item, s.AlsoKnown) for n in item.names),
            *(_texts(values, kind.also_known) if kind.listed else ()),
        ),
        shared=head.shared,
    )


def _texts(values: Mapping[str, t.Expr], names: Iterable[str]) -> Iterator[str]:
    """Yield the non-empty texts of an entry in these fields."""
    for name in names:
        value = values.get(name)
        if isinstance(value, t.TextLit) and value.value:
            yield value.value


def _works_by(context: Context, node: s.RecordDecl) -> Iterator[WorksBy]:
    """Yield the rules that carry out an entry without an act of its own."""
    symbols = context.symbols
    for item in node.items:
        if not isinstance(item, s.WorksBy):
            continue
        name, key = item.name.text, item.key
        rules = (*symbols.functions, *symbols.processes, *symbols.sequences, *symbols.variants)
        if key is None and name in rules:
            yield WorksBy("", name, span=item.span)
        elif key is None:
            cure = "name a rule, or the entry whose act it is: `works by order 12`"
            context.typer.unknown("R0201", f"no rule `{name}`", item.name, "rule", rules, cure)
        elif (kind := symbols.kind_words.get(name)) is None:
            context.typer.unknown("R0220", f"no kind is headed by `{name}`", item.name, "kind", symbols.kind_words)
        else:
            heads = symbols.records.get(kind, {})
            found = next((h for h in heads.values() if key.text in (h.key, str(h.number))), None)
            if found is not None:
                yield WorksBy(kind, found.key, span=item.span)
            else:
                context.typer.unknown("R0201", f"no {name} `{key.text}`", key, "entry", heads)


def _check_circles(context: Context, records: dict[str, tuple[Record, ...]]) -> None:
    """Report entries that begin as things in a ring: creating one would never end."""
    kinds = context.symbols.kinds
    begins: dict[str, dict[str, Span]] = {}
    for name, entries in records.items():
        if kinds[name].listed:
            continue
        defaults = {field.name: field.default for field in kinds[name].fields if field.default is not None}
        for entry in entries:
            given = {**defaults, **dict(entry.values)}
            parts = [part for value in given.values() for part in t.walk(value)]
            named = [part for part in parts if isinstance(part, t.RecordLit) and t.in_play(part)]
            begins[f"{name} {entry.name}"] = {f"{one.kind} {one.key}": one.span for one in reversed(named)}
    for ring, _ in rings(begins):
        circle = [f"`{entry.partition(' ')[2]}`" for entry, _, _ in ring]
        how = "begin with each other" if len(circle) > 1 else "begins with itself"
        context.report.error(
            "R0397",
            f"{listed(circle)} {how}",
            ring[-1][2],
            "leads back to where it began",
            hint="let one of them begin without; where it never changes which names which, make the kind `listed`, and "
            "let a kind of things in play name its entries and hold what changes",
        )


def _fixed(context: Context, held: Held, node: s.Expr, field: FieldOf) -> t.Expr:
    """Return the value of a record's field. References to rulings and constants stay, so pages can link them."""
    typed = context.typer.fit(node, GLOBAL, field.type, f"the field `{field.name}`")
    if t.is_faulty(typed):
        return typed
    if fold(typed, held.known) is None:
        return context.typer.bad("R0502", f"the field `{field.name}` is not a fixed value", node.span)
    return typed

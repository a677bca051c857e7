"""First pass: declare every pack-wide name with its type, so expressions can be typed in any order afterwards."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TypedDict

from rulec.base.diagnostics import Place
from rulec.base.records import replace
from rulec.base.spans import Span
from rulec.base.text import did_you_mean, snake_case, word_of_kind
from rulec.base.types import ERROR, NONE, TEXT, TRUTH, EnumType, KindType, NumberType, SetType, Type, show_type
from rulec.runtime.orders.order_words import folded
from rulec.sema.bodies.rolls import results_of
from rulec.sema.bodies.solves import check_part, declare_solves, function_nodes
from rulec.sema.context import Context
from rulec.sema.model import Die, Enum, EnumMember, FieldOf, Kind, Measure, Parameter, SharedFamily
from rulec.sema.sorts import sort_written
from rulec.sema.typing.assignability import article, without_none
from rulec.sema.typing.builtins import lying
from rulec.sema.typing.builtins.dice import BUILT_IN
from rulec.sema.typing.scope import GLOBAL, RecordHead, Signature
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s

BUILT_IN_TYPES = ("number", "truth", "text", "percent", "points", "point")
_CAPITAL = re.compile(r"[A-Z][A-Za-z0-9]*\Z")


def declare(context: Context) -> bool:
    """Fill the symbols, except tables, constants and rulings, whose types need typed expressions.

    Return False if a name is taken or malformed: every reference to it would be reported as well.
    """
    before = len(context.report.found)
    _measures(context)
    _enums(context)
    _kinds(context)
    if _misnamed(context, before):
        return False
    _dice(context)
    _families(context)
    _fields(context)
    _rulings(context)
    _records(context)
    _functions(context)
    return not _misnamed(context, before)


def _misnamed(context: Context, before: int) -> bool:
    """Return whether a declaration is missing under its name because the name is faulty."""
    return any(one.code.number in ("R0215", "R0216", "R0220") for one in context.report.found[before:])


def _capital(context: Context, word: s.Word, what: str) -> None:
    if not _CAPITAL.match(word.text):
        better = "".join(p.capitalize() for p in word.text.split("_"))
        context.report.error(
            "R0216", f"{what} `{word.text}` does not begin with a capital", word.span, "", hint=f"write `{better}`"
        )


def _measures(context: Context) -> None:
    symbols = context.symbols
    for home, node in context.declarations(s.MeasureDecl):
        name = node.name.text
        context.small(node.name, "the measure")
        if name in BUILT_IN_TYPES or (node.plural is not None and node.plural.text in BUILT_IN_TYPES):
            context.report.error(
                "R0217",
                f"`{name}` is a measure of the language itself",
                node.name.span,
                "cannot be declared again",
                hint="give the pack's own points a name of their own, as `victory_points`",
            )
            continue
        grain = node.grain.value if node.grain is not None else Fraction(1)
        if grain <= 0:
            assert node.grain is not None
            context.report.error("R0501", "a grain must be more than nothing", node.grain.span)
            grain = Fraction(1)
        plural = node.plural.text if node.plural is not None else name
        one, many = name.replace("_", " "), plural.replace("_", " ")
        if node.label is not None and (node.several is not None or node.label.value not in (one, many)):
            one = many = node.label.value  # as `HP`, whatever their number
        if node.several is not None:
            many = node.several.value
        measure = Measure(
            **context.common(name, node.name.span, home, node.label, (), GLOBAL),
            plural=plural,
            one=one,
            many=many,
            grain=grain,
        )
        several = (node.plural,) if node.plural is not None and plural != name else ()
        for word in (node.name, *several):
            if word.text in symbols.measure_words:
                first = symbols.measures[symbols.measure_words[word.text]]
                context.twice("the measure", word.text, word.span, first.span)
            symbols.measure_words.setdefault(word.text, name)
        symbols.measures.setdefault(name, measure)


def _enums(context: Context) -> None:
    symbols = context.symbols
    for home, node in context.declarations(s.EnumDecl):
        what = "the scale" if node.ordered else "the enumeration"
        _capital(context, node.name, what)
        members: dict[str, EnumMember] = {}
        for member in node.members:
            small_or_any = member.name.text
            if small_or_any in members:
                context.twice("the member", small_or_any, member.name.span, members[small_or_any].span)
                continue
            title = member.label.value if member.label is not None else small_or_any.replace("_", " ")
            members[small_or_any] = EnumMember(small_or_any, title, context.names(member.also), span=member.name.span)
        if _taken_type(context, node.name):
            continue
        symbols.enums[node.name.text] = Enum(
            **context.common(node.name.text, node.name.span, home, node.label, (), GLOBAL),
            members=tuple(members.values()),
            ordered=node.ordered,
        )


def _taken_type(context: Context, word: s.Word) -> bool:
    symbols = context.symbols
    taken = symbols.enums.get(word.text) or symbols.kinds.get(word.text)
    measure = symbols.measure_words.get(word.text)
    if taken is not None:
        context.twice("the name", word.text, word.span, taken.span)
    elif measure is not None:
        context.twice("the name", word.text, word.span, symbols.measures[measure].span)
    return taken is not None or measure is not None


def _kinds(context: Context) -> None:
    symbols = context.symbols
    for home, node in context.declarations(s.KindDecl):
        _capital(context, node.name, "the kind")
        if _taken_type(context, node.name):
            continue
        word = word_of_kind(node.name.text)
        symbols.kinds[node.name.text] = Kind(
            **context.common(node.name.text, node.name.span, home, None, (), GLOBAL),
            word=word,
            plural=node.plural.text if node.plural is not None else word + "s",
            listed=node.listed,
            extends=node.extends.text if node.extends is not None else None,
            fields=(),
            belongs_to=None,
            carried=(),
        )
        symbols.kind_words[word] = node.name.text


def _dice(context: Context) -> None:
    symbols = context.symbols
    for home, node in context.declarations(s.DieDecl):
        name = node.name.text
        if not context.is_new(node.name, "the die", symbols.dice):
            continue
        if BUILT_IN.match(name) or name in symbols.measure_words or name in BUILT_IN_TYPES:
            what = "a die of the language itself" if BUILT_IN.match(name) else "a measure already"
            context.report.error(
                "R0230",
                f"`{name}` is {what}",
                node.name.span,
                "cannot be declared as a die",
                hint="give the die a name of its own, as `average`",
            )
            continue
        if len({face.value for face in node.faces}) == 1:
            context.report.error(
                "R0514",
                f"the die `{name}` shows the same on all its faces",
                node.name.span,
                "nothing to throw for",
                hint="write all its faces, as `2, 3, 3, 4, 4, 5`; what never changes is a `constant`",
            )
        symbols.dice[name] = Die(
            **context.common(name, node.name.span, home, node.label, (), GLOBAL, title=True),
            faces=tuple(face.value for face in node.faces),
        )


def _families(context: Context) -> None:
    """The families to which lines of any quantity may belong."""
    for home, node in context.declarations(s.SharedFamilyDecl):
        name = node.name.text
        if context.is_new(node.name, "the family", context.symbols.families):
            context.counts(node.counts)
            common = context.common(name, node.name.span, home, node.label, (node.tail, *node.items), GLOBAL)
            context.symbols.families[name] = SharedFamily(**common, counts=node.counts.text)


def _fields(context: Context) -> None:
    """Declare the fields of all kinds, base kinds first."""
    symbols = context.symbols
    nodes = {n.name.text: (h, n) for h, n in context.declarations(s.KindDecl)}
    done: set[str] = set()

    def settle(name: str, path: tuple[str, ...]) -> None:
        if name in done or name not in symbols.kinds:
            return
        _, node = nodes[name]
        kind = symbols.kinds[name]
        if node.extends is not None:
            base, known = node.extends.text, symbols.kinds
            if base not in known:
                context.typer.unknown("R0218", f"no kind `{base}`", node.extends, "kind", known)
            elif base in (*path, name):
                context.report.error("R0219", f"`{name}` extends itself", node.extends.span, "a ring of kinds")
            else:
                settle(base, (*path, name))  # noqa: F821 (until it is deleted)
            if base not in known or base in (*path, name):
                kind = replace(kind, extends=None)
        above = symbols.kinds[kind.extends] if kind.extends else kind
        fields = {f.name: f for f in above.fields}
        belongs, known_as, also = above.belongs_to, above.known_as, above.also_known
        famous = above.named_by_everyone
        carried: list[tuple[str, str]] = []
        for item in node.items:
            # else: read below, or by who reads kinds
            if isinstance(item, s.FieldDecl):
                if context.is_new(item.name, "the field", fields):
                    field, of = item.name.text, context.type_of(item.type)
                    told = item.for_readers
                    fields[field] = FieldOf(field, of, None, None, name, for_readers=told, span=item.name.span)
            elif isinstance(item, s.BelongsTo):
                belongs = _belongs(context, kind, item, fields, belongs)
            elif isinstance(item, s.CarriedBy):
                carried.append((item.kind.text, item.field_name.text))
        for item in node.items:
            if isinstance(item, s.KnownAs):
                names = [found for word in item.field_names if (found := _known_as(context, kind, word, fields))]
                if kind.listed:  # its entries have titles
                    also = tuple(names)
                elif names:
                    known_as, also = names[0], tuple(names[1:])
        for item in node.items:
            if isinstance(item, s.NamedBy):
                famous = _famous(context, kind, item, known_as)
        lies = _lying(context, node, fields, above)
        symbols.kinds[name] = replace(
            kind,
            fields=tuple(fields.values()),
            belongs_to=belongs,
            carried=tuple(carried),
            known_as=known_as,
            also_known=also,
            named_by_everyone=famous,
            acted_by=any(isinstance(item, s.ActedBy) for item in node.items) or above.acted_by,
            sole_by=_sole_by(context, node, fields) or above.sole_by,
            **lies,
        )
        done.add(name)

    for name in list(symbols.kinds):
        settle(name, ())
    del settle  # what calls itself holds itself, and the context
    _check_rings(context, {name: node for name, (_, node) in nodes.items()})
    for name, (_, node) in nodes.items():
        if name in symbols.kinds:
            _check_carriers(context, node)


def _belongs(
    context: Context, kind: Kind, item: s.BelongsTo, fields: dict[str, FieldOf], before: str | None
) -> str | None:
    """Return the field that leads to the owner: a thing in play, or for a listed kind another entry or a member."""
    owner = fields.get(item.field_name.text)
    if owner is None:
        headline, cure = f"no field `{item.field_name.text}` above", "declare the field before `belongs to`"
        context.typer.unknown("R0202", headline, item.field_name, "field", fields, cure)
        return before
    of = without_none(owner.type)
    if not isinstance(of, KindType | EnumType) or (isinstance(of, EnumType) or of.listed) != kind.listed:
        if owner.type != ERROR:
            what = "neither an entry nor a name of an `enum`" if kind.listed else "not a thing in play"
            hint = "what is listed belongs to what never changes" if kind.listed else ""
            context.report.error(
                "R0336", f"`{owner.name}` is {what}", item.field_name.span, "nothing can belong to it", hint=hint
            )
        return before
    return owner.name


def _known_as(context: Context, kind: Kind, word: s.Word, fields: dict[str, FieldOf]) -> str | None:
    """Return a text field by which players name a thing of the kind."""
    field = fields.get(word.text)
    if field is None:
        headline, cure = f"no field `{word.text}` in `{kind.name}`", f"declare it: `{word.text}: text`"
        context.typer.unknown("R0202", headline, word, "field", fields, cure)
        return None
    if field.type not in (TEXT, ERROR):
        context.report.error(
            "R0260",
            f"nobody knows a `{kind.name}` by its `{field.name}`",
            word.span,
            "not a text",
            hint=f"declare it as a text: `{field.name}: text`",
        )
        return None
    return field.name


def _famous(context: Context, kind: Kind, item: s.NamedBy, known_as: str | None) -> bool:
    """Return whether players may type names of things of a kind before they have seen them."""
    if known_as is None or kind.listed:
        context.report.error(
            "R0259",
            f"a `{kind.name}` has no name that has to be found out",
            item.span,
            "its entries stand in the rules, for everybody to read" if kind.listed else "no `called by` in this kind",
            hint="take this line away"
            if kind.listed
            else "say by which text it is known: `called by name`, with a field `name: text`",
        )
        return False
    return True


def _sole_by(context: Context, node: s.KindDecl, fields: dict[str, FieldOf]) -> str | None:
    """Return the yes-or-no field of a kind that marks entries whose act is a sole action."""
    for item in node.items:
        if isinstance(item, s.SoleBy):
            word = item.field_name
            field = fields.get(word.text)
            if field is not None and field.type in (TRUTH, ERROR):
                return field.name
            context.report.error(
                "R0202",
                f"no yes or no `{word.text}` in `{node.name.text}`",
                word.span,
                "unknown field" if field is None else "not a yes or no",
                hint=did_you_mean(word.text, fields) or f"declare it: `{word.text}: truth = no`",
            )
    return None


class _Lying(TypedDict):
    """The lines of a kind about its bearers and the things that count."""

    lies_on: str | None
    counts: str
    modifies: tuple[str, ...]


def _lying(context: Context, node: s.KindDecl, fields: dict[str, FieldOf], above: Kind) -> _Lying:
    """Read the lines of a kind about its bearers, the one of several that counts, and its changes."""
    report, name = context.report, node.name.text
    on = context.single("lies on", [item for item in node.items if isinstance(item, s.LiesOn)])
    counts = context.single("of several counts", [item for item in node.items if isinstance(item, s.CountsOf)])
    changes = [item for item in node.items if isinstance(item, s.ModifyDecl)]
    lies_on, said = above.lies_on, above.counts
    if on is not None:
        of = fields[on.name.text].type if on.name.text in fields else ERROR
        fault = ""
        if above.lies_on is not None:
            fault = f"what `{name}` extends lies on its `{above.lies_on}` already"
        elif node.listed:
            fault = f"an entry of `{name}` is never put anywhere, and lies on nothing"
        elif of != ERROR and not isinstance(of, KindType):
            fault = f"nothing lies on {article(show_type(of))}"
        if fault:
            hint = f"write `lies on {on.name.text}: KIND`, in a kind that is not `listed`, once"
            report.error("R0280", fault, on.span, "lies on nothing", hint=hint)
            if on.name.text in fields:  # what else speaks of it is no second fault
                fields[on.name.text] = replace(fields[on.name.text], type=ERROR)
        lies_on, said = on.name.text, said or "all"
    for item in (*((counts,) if counts is not None and on is None else ()), *changes):
        if lies_on is None or isinstance(item, s.CountsOf):
            hint = "say it in a line of the kind itself: `lies on NAME: KIND`"
            report.error("R0280", f"it is not said here on what a `{name}` lies", item.span, "for whom?", hint=hint)
    for item in changes:
        for line in item.items:
            if isinstance(line, s.Contribution) and line.each is not None:
                each = line.each.span.text
                report.error(
                    "R0510", f"a line in a `{name}` counts for each that lies there, and has no `for each` of its own",
                    line.each.span, "for each of what?", hint=f"write `sum(… {each})` as the amount",
                )  # fmt: skip
        if not item.path:
            act = f"{item.kind_word.text} " if item.kind_word is not None else ""
            shown = f"`modify {'costs of ' if item.costs else ''}{act}{item.target.text} for its {lies_on or 'NAME'}`"
            report.error(
                "R0226", f"it is not said for whom a `{name}` changes this", item.target.span, "no `for its`",
                hint=f"write {shown}",
            )  # fmt: skip
    if counts is not None and _counts(context, counts, fields):
        said = " ".join((counts.how.text, *((counts.by.text,) if counts.by is not None else ())))
    changed = (
        item.target.text if item.kind_word is None else f"{item.kind_word.text} {item.target.text}" for item in changes
    )
    return {"lies_on": lies_on, "counts": said, "modifies": tuple(dict.fromkeys(changed))}


def _check_rings(context: Context, nodes: dict[str, s.KindDecl]) -> None:
    """Report kinds that lie on each other in a ring: removing a bearer would never end."""
    symbols = context.symbols
    kinds = symbols.kinds
    lie = [kind for kind in kinds.values() if kind.lies_on is not None]
    above = {
        kind.name: {on.name for on in lie if lying.may_bear(symbols, kind, KindType(on.name, False))} for kind in lie
    }
    for kind in lie:
        on = next((item for item in nodes[kind.name].items if isinstance(item, s.LiesOn)), None)
        reached, todo = set[str](), [kind.name]
        while todo:
            todo += (found := above[todo.pop()] - reached)
            reached |= found
        if on is None or kind.name not in reached:
            continue
        context.report.error(
            "R0280", f"{article(kind.name)} would lie on {article(kind.name)}, or on what lies on one", on.type.span,
            "leads back to it", hint="let it lie on a kind that lies on nothing of this kind",
        )  # fmt: skip
        for one in kinds.values():
            fields = tuple(replace(f, type=ERROR) if f.name == kind.lies_on else f for f in one.fields)
            if kind.name in symbols.ancestry(one.name):
                kinds[one.name] = replace(one, fields=fields)


def _counts(context: Context, node: s.CountsOf, fields: dict[str, FieldOf]) -> bool:
    """Return whether the line states a known way to pick the thing that counts."""
    by, how = node.by, node.how.text
    if how in ("greatest", "least") if by is not None else how in ("first", "last"):
        return True  # whether there is such a field asks what sorts by it
    context.report.error(
        "R0248", f"`{node.span.text}` does not say which of several counts", node.span, "which of them?",
        hint="write `of several counts greatest FIELD`, `… least FIELD`, `… first` or `… last`; without it all do",
    )  # fmt: skip
    return False


def _check_carriers(context: Context, node: s.KindDecl) -> None:
    symbols = context.symbols
    kind = symbols.kinds[node.name.text]
    kept: list[tuple[str, str]] = []
    for item in node.items:
        if not isinstance(item, s.CarriedBy):
            continue
        carrier = symbols.kinds.get(item.kind.text)
        if not kind.listed:
            context.report.error(
                "R0337",
                f"`{kind.name}` is not a list of entries, so nothing can carry it",
                item.span,
                "",
                hint=f"write `kind {kind.name}, {kind.plural} listed` at its head",
            )
            continue
        if carrier is None:
            context.typer.unknown("R0218", f"no kind `{item.kind.text}`", item.kind, "kind", symbols.kinds)
            continue
        field = symbols.field_of(carrier.name, item.field_name.text)
        if field is None or field.type != SetType(KindType(kind.name, True)):
            context.report.error(
                "R0338",
                f"`{carrier.name}` has no field `{item.field_name.text}` that holds a set of `{kind.name}`",
                item.field_name.span,
                "" if field is None else "a field of another type",
                hint=f"declare in `{carrier.name}`: `{item.field_name.text}: set of {kind.name}`",
            )
            continue
        kept.append((carrier.name, field.name))
    symbols.kinds[kind.name] = replace(kind, carried=tuple(kept))


def _rulings(context: Context) -> None:
    """Declare the names of rulings. The types of their values follow in `constants`."""
    seen: dict[str, Span] = {}
    for _, node in context.declarations(s.RulingDecl):
        if context.is_new(node.name, "the ruling", seen):
            seen[node.name.text] = node.name.span
            context.symbols.rulings[node.name.text] = None


def _records(context: Context) -> None:
    symbols = context.symbols
    numbered: dict[tuple[str, int], Span] = {}
    for _, node in context.declarations(s.RecordDecl):
        kind = symbols.kind_words.get(node.kind_word.text)
        if kind is None:
            context.report.error(
                "R0220",
                f"no kind is headed by `{node.kind_word.text}`",
                node.kind_word.span,
                "neither a word of the language nor a kind of the pack",
                hint=did_you_mean(node.kind_word.text, [*symbols.kind_words, *HEAD_WORDS]),
            )
            continue
        key, number = record_key(node)
        if number is None:
            context.small(node.key, "the key")
        heads = symbols.records.setdefault(kind, {})
        if key in heads:
            name = node.key.text if number == heads[key].number else key  # two numbers with one title have one name
            context.twice(f"the {node.kind_word.text}", name, node.key.span, heads[key].span)
            continue
        if number is not None and (first := numbered.setdefault((kind, number), node.key.span)) is not node.key.span:
            context.twice(f"the {node.kind_word.text}", node.key.text, node.key.span, first)
        title = node.label.value if node.label is not None else key.replace("_", " ").capitalize()
        fields = [item for item in node.items if isinstance(item, s.FieldValue)]
        amounts = tuple(item.name.text for item in fields if isinstance(item.value, s.Number | s.Percent))
        heads[key] = RecordHead(kind, key, title, number, len(heads), node.key.span, amounts)
    _untitled(context)
    _set_apart(context)
    for gone in context.settled.left_out:
        symbols.left_out.update((record_key(entry)[0], gone.node.span) for entry in gone.entries)


def _untitled(context: Context) -> None:
    """Report entries without a title if other entries of the kind have one."""
    titled: dict[str, s.RecordDecl] = {}
    for _, node in context.declarations(s.RecordDecl):
        if node.label is not None:
            titled.setdefault(node.kind_word.text, node)
    for _, node in context.declarations(s.RecordDecl):
        word, other = node.kind_word.text, titled.get(node.kind_word.text)
        if node.label is None and other is not None and other.label is not None:
            context.report.error(
                "R0238",
                f"`{word} {node.key.text}` has no title",
                node.key.span,
                "ends here",
                related=(Place(other.label.span, "other entries of the kind have one"),),
                hint=f'write `{word} {node.key.text} "…"`, or take the titles of all of them away',
            )


def _set_apart(context: Context) -> None:
    """Append the owner to the title of entries that share one, if each belongs to a different owner."""
    symbols = context.symbols
    owners: dict[Span, str] = {}  # where an entry is declared -> the name in its field of `belongs to`
    for _, node in context.declarations(s.RecordDecl):
        of = symbols.kinds.get(symbols.kind_words.get(node.kind_word.text, ""))
        slot = of.belongs_to if of is not None and of.listed else None
        for item in node.items if slot is not None else ():
            if isinstance(item, s.FieldValue) and item.name.text == slot and isinstance(item.value, s.Name):
                owners.setdefault(node.key.span, item.value.text)
    for kind, heads in symbols.records.items() if owners else ():
        alike: dict[tuple[str, ...], list[RecordHead]] = {}
        for head in heads.values():
            alike.setdefault(folded(head.title), []).append(head)
        for group in alike.values():
            titles = {_owner_title(context, kind, owners.get(head.span, "")) for head in group}
            if len(group) > 1 and len(titles) == len(group) and "" not in titles:
                for head in group:
                    owner = _owner_title(context, kind, owners[head.span])
                    heads[head.key] = replace(head, title=f"{head.title} ({owner})", shared=head.title)


def _owner_title(context: Context, kind: str, key: str) -> str:
    """Return the title of the owner of an entry; empty if it has no owner."""
    symbols = context.symbols
    field = symbols.field_of(kind, symbols.kinds[kind].belongs_to or "")
    of = without_none(field.type) if field is not None else None
    if isinstance(of, KindType):
        head = symbols.records.get(of.name, {}).get(key)
        return head.title if head is not None else ""
    if isinstance(of, EnumType):
        return next((one.title for one in symbols.enums[of.name].members if one.name == key), "")
    return ""


HEAD_WORDS = (
    "measure", "enum", "scale", "kind", "constant", "quantity", "value", "fact", "modify", "ruling", "example",
    "roll", "die", "state", "event", "process", "window", "upon", "sequence", "variant", "view",
)  # fmt: skip


def record_key(node: s.RecordDecl) -> tuple[str, int | None]:
    """Return the key of a record in snake case, and its number when it has one."""
    if node.key.text.isdigit():
        title = snake_case(node.label.value) if node.label is not None else ""
        return (title if title and not title[0].isdigit() else f"n{node.key.text}"), int(node.key.text)
    return node.key.text, None


def _functions(context: Context) -> None:
    symbols = context.symbols
    declare_solves(context)
    for _, node, block in function_nodes(context):
        name = node.name.text
        context.small(node.name, "the name")
        parameters = parameters_of(context, node.parameters)
        result: Type = TRUTH
        sort = sort_written(node)
        assert sort is not None, node
        # else: yes or no
        if isinstance(node, s.RollDecl):
            result = results_of(context, node)
        elif not isinstance(node, s.DecideDecl | s.FactDecl):
            result = context.type_of(node.result)
        if isinstance(node, s.QuantityDecl) and not isinstance(result, NumberType) and result != ERROR:
            context.report.error(
                "R0339",
                f"the quantity `{name}` does not give a number",
                node.result.span,
                "not a measure",
                hint="a `value` may answer anything: `value NAME(…) -> TYPE`",
            )
            result = ERROR
        if name in symbols.functions:
            context.twice("the name", name, node.name.span, symbols.functions[name].span)
            continue
        within = block.name.text if block is not None else ""
        thrown = isinstance(node, s.RollDecl) or (isinstance(node, s.QuantityDecl) and _throws(node))
        symbols.functions[name] = Signature(name, sort.name, parameters, result, node.name.span, thrown, within)
        if block is None and isinstance(node, s.FactDecl) and any(isinstance(item, s.Judged) for item in node.items):
            symbols.judged += (name,)
        if block is not None and block.name.text in symbols.solves:
            check_part(context, node, block, symbols.functions[name])


def _throws(node: s.QuantityDecl) -> bool:
    """Return whether the quantity has a `throw` line, inside or outside of its steps."""
    steps = [inner for item in node.items if isinstance(item, s.StepDecl) for inner in item.items]
    return any(isinstance(item, s.Contribution) and item.verb == "throw" for item in (*node.items, *steps))


STATE = ""  # the owner of the game's own fields: no kind has this name


def declare_world(context: Context) -> None:
    """Fill the symbols of state, events, processes and sequences."""
    symbols = context.symbols
    for kind in symbols.kinds.values():
        symbols.plurals.setdefault(kind.plural, kind.name)
    _sequences(context)
    _state(context)
    _events(context)
    _processes(context)
    _parameters_and_state(context)


def _sequences(context: Context) -> None:
    for what, node_type, names in (
        ("the sequence", d.SequenceDecl, context.symbols.sequences),
        ("the variant", d.VariantDecl, context.symbols.variants),
    ):
        for _, node in context.declarations(node_type):
            assert isinstance(node, d.SequenceDecl | d.VariantDecl)
            if context.is_new(node.name, what, names):
                names[node.name.text] = node.name.span


def _state(context: Context) -> None:
    symbols = context.symbols
    for _, node in context.declarations(d.StateDecl):
        for item in node.items:
            if not isinstance(item, s.FieldDecl):
                continue
            if not context.is_new(item.name, "the field", symbols.state):
                continue
            other = symbols.kinds.get(symbols.plurals.get(item.name.text, ""))
            function = symbols.functions.get(item.name.text)
            if other is not None or function is not None:
                where = other.span if other is not None else function.span if function is not None else item.span
                context.twice("the name", item.name.text, item.name.span, where)
                continue
            if item.for_readers:
                context.report.error(
                    "R0696",
                    f"`{item.name.text}` of the game is for readers alone",
                    item.span,
                    "no field of entries",
                    hint="leave `for readers` out: what the game remembers is for its rules",
                )
            of = context.type_of(item.type)
            symbols.state[item.name.text] = FieldOf(item.name.text, of, None, None, STATE, span=item.name.span)


def parameters_of(context: Context, nodes: tuple[s.Parameter, ...]) -> tuple[Parameter, ...]:
    """Return the parameters of a declaration; report duplicates."""
    found: dict[str, Parameter] = {}
    for node in nodes:
        context.small(node.name, "the parameter")
        if node.name.text not in found:  # twice: reported by the syntax check
            found[node.name.text] = Parameter(node.name.text, context.type_of(node.type))
    return tuple(found.values())


def _events(context: Context) -> None:
    events = context.symbols.events
    for _, node in context.declarations(d.EventDecl):
        if context.is_new(node.name, "the event", events):
            name, parameters = node.name.text, parameters_of(context, node.parameters)
            events[name] = Signature(name, "event", parameters, TRUTH, node.name.span)


def _processes(context: Context) -> None:
    symbols = context.symbols
    for _, node in context.declarations(d.ProcessDecl):
        name = node.name.text
        context.small(node.name, "the process")
        first = symbols.processes.get(name) or symbols.functions.get(name)
        if first is not None:
            context.twice("the name", name, node.name.span, first.span)
            continue
        result = context.type_of(node.result) if node.result is not None else NONE
        sort = "process" if node.pending is None else "window"
        signature = Signature(name, sort, parameters_of(context, node.parameters), result, node.name.span)
        symbols.processes[name] = signature


def _parameters_and_state(context: Context) -> None:
    """Report parameters that hide a field of the game's own."""
    symbols = context.symbols
    if not symbols.state:
        return
    for _, node in context.declarations(s.Node):
        parts = (node, *node.items) if isinstance(node, s.SolveDecl) else (node,)
        for parameter in (parameter for part in parts for parameter in getattr(part, "parameters", ())):
            field = symbols.state.get(parameter.name.text)
            if field is not None:
                context.report.error(
                    "R0211",
                    f"`{parameter.name.text}` means something else already",
                    parameter.name.span,
                    "again",
                    related=(Place(field.span, "a field of the game's own"),),
                    hint="give the parameter another name",
                )

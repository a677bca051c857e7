"""Visibility of fields: `seen by` of fields and kinds, and the lines `gives away` of blocks."""

from __future__ import annotations

from collections.abc import Iterable

from rulec.base.diagnostics import Place
from rulec.base.records import replace
from rulec.base.text import did_you_mean, listed
from rulec.base.types import ERROR, KindType, ListType, OptionalType, Type
from rulec.sema.context import Context
from rulec.sema.model import ANSWER, HANDED_IN, Away, FieldOf, Kind, Seen
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s

NOBODY, ITSELF = "nobody", "itself"


def settle_seen(context: Context) -> None:
    """Set `seen` of all kinds, of their fields and of the game's own fields."""
    symbols = context.symbols
    nodes = {n.name.text: n for _, n in context.declarations(s.KindDecl)}
    whole: dict[str, Seen | None] = {}
    own: dict[tuple[str, str], Seen | None] = {}
    for name in sorted(symbols.kinds, key=lambda each: len(symbols.ancestry(each))):
        kind, node = symbols.kinds[name], nodes[name]
        whole[name] = whole.get(kind.extends or "")
        for line in (item for item in node.items if isinstance(item, s.SeenBy)):
            before = whole[name]
            if before is not None:
                context.twice("the clause", "seen by", line.span, before.span)
            elif not _entries(context, kind, line):
                whole[name] = _seen(context, line, kind)
        for item in node.items:
            if not isinstance(item, s.FieldDecl):
                continue
            of_field = item.seen
            if of_field is None:
                own[name, item.name.text] = whole[name]
            elif not _entries(context, kind, of_field):
                own[name, item.name.text] = _seen(context, of_field, kind)
    for name, kind in symbols.kinds.items():
        fields = tuple(replace(f, seen=own.get((f.owner, f.name))) for f in kind.fields)
        symbols.kinds[name] = replace(kind, fields=fields, seen=whole[name])
    for _, state in context.declarations(d.StateDecl):
        for item in state.items:
            if isinstance(item, s.FieldDecl) and item.seen is not None and item.name.text in symbols.state:
                field = symbols.state[item.name.text]
                symbols.state[field.name] = replace(field, seen=_seen(context, item.seen, None))


def _entries(context: Context, kind: Kind, node: s.SeenBy) -> bool:
    """Return whether the kind is listed; report `seen by` there, because entries are printed for every reader."""
    if kind.listed:
        context.report.error(
            "R0361",
            f"nothing of a `{kind.name}` can be hidden",
            node.span,
            "its entries stand in the rules, for everybody to read",
            hint="take `seen by` away; what is hidden is a field of a thing in play",
        )
    return kind.listed


def _seen(context: Context, node: s.SeenBy, kind: Kind | None) -> Seen | None:
    """Return the readers of a field; None if every player sees it."""
    paths: list[tuple[str, ...]] = []
    facts: list[str] = []
    for seer in node.by:
        if isinstance(seer, s.Whoever):
            if _tells(context, seer, kind):
                facts.append(seer.fact.text)
            continue
        words = [word.text for word in seer.path]
        if not words or words == [NOBODY]:
            if len(node.by) > 1:
                context.report.error(
                    "R0360", f"`{seer.span.text}` stands beside others", seer.span, "says all by itself",
                    hint=f"write `seen by {seer.span.text}`, or leave it out",
                )  # fmt: skip
            elif not words:
                return None
        elif words == [ITSELF] and kind is not None:
            paths.append(())
        elif _leads(context, seer, kind):
            paths.append(tuple(words))
    return Seen(tuple(dict.fromkeys(paths)), tuple(dict.fromkeys(facts)), span=node.span)


def _tells(context: Context, seer: s.Whoever, kind: Kind | None) -> bool:
    """Return whether the fact takes a player and a thing of the kind, in this order; report it otherwise."""
    symbols, name = context.symbols, seer.fact.text
    found = symbols.functions.get(name)
    facts = [one.name for one in symbols.functions.values() if one.sort == "fact"]
    head = f"fact {name}(player: PLAYER, it: {kind.name if kind is not None else 'KIND'})"
    if found is None or found.sort != "fact":
        what = f"no fact `{name}`" if found is None else f"the {found.sort} `{name}` is no fact"
        context.report.error(
            "R0360", what, seer.fact.span, "says of nobody that he sees it",
            hint=did_you_mean(name, facts) or f"declare it: `{head}`",
        )  # fmt: skip
        return False
    of = [one.type for one in found.parameters]
    about = of[1] if len(of) == 2 else None
    fits = isinstance(about, KindType) and kind is not None and about.name in symbols.ancestry(kind.name)
    if fits and isinstance(of[0], KindType) and not of[0].listed and name not in symbols.judged and not found.within:
        return True
    if ERROR not in of:
        fault = (
            "the game's own fields belong to no thing" if kind is None
            else "somebody has to answer it" if name in symbols.judged
            else f"`{name}` is not about a player and a `{kind.name}`"
        )  # fmt: skip
        context.report.error(
            "R0360", fault, seer.fact.span, "nobody is known to see it",
            related=(Place(found.span, "the fact"),),
            hint=f"a fact that tells who sees it begins `{head}`" if kind is not None else "name a field instead",
        )  # fmt: skip
    return False


def _leads(context: Context, seer: s.Seer, kind: Kind | None) -> bool:
    """Return whether the path of fields leads to one or several things in play; report it otherwise."""
    symbols = context.symbols
    at = kind
    for position, word in enumerate(seer.path):
        fields: Iterable[FieldOf] = (
            symbols.state.values() if position == 0 and kind is None else at.fields if at else ()
        )
        known = {f.name: f for f in fields}
        found = known.get(word.text)
        if found is None:
            where = f"`{at.name}`" if at is not None else "the game's own fields"
            context.report.error(
                "R0360",
                f"no field `{word.text}` in {where}",
                word.span,
                "leads to nobody",
                hint=did_you_mean(word.text, known)
                or "write the field that holds the player, `itself` for the player's own thing, or `nobody`",
            )
            return False
        of: Type = found.type.of if isinstance(found.type, OptionalType | ListType) else found.type
        last = position == len(seer.path) - 1
        if not isinstance(of, KindType) or of.listed or (isinstance(found.type, ListType) and not last):
            if of != ERROR:
                context.report.error(
                    "R0360",
                    f"`{word.text}` is nobody who could see anything",
                    word.span,
                    "no thing in play"
                    if not isinstance(found.type, ListType)
                    else "a list, from which no way leads on",
                    hint="name a field that holds a player, as `seen by house`",
                )
            return False
        at = symbols.kinds[of.name]
    return True


def given_away(context: Context, items: Iterable[object], sealed: frozenset[str] = frozenset()) -> tuple[Away, ...]:
    """Return the fields that the `gives away` lines of a block name; `sealed` are the block's answers under seal."""
    symbols = context.symbols
    found: list[Away] = []
    for line in items:
        if not isinstance(line, s.GivesAway):
            continue
        for each in line.fields:
            span = each.field.span if each.kind is None else each.field.span.to(each.kind.span)
            kind = symbols.kinds.get(each.kind.text) if each.kind is not None else None
            if each.kind is not None and kind is None:
                hint = did_you_mean(each.kind.text, symbols.kinds)
                context.report.error("R0218", f"no kind `{each.kind.text}`", each.kind.span, "unknown kind", hint=hint)
                continue
            if kind is None and each.field.text in sealed:
                found.append(Away(ANSWER, each.field.text, context.cite(line.cites), span=span))
                continue
            whole = symbols.kinds.get(each.field.text) if kind is None else None
            if whole is not None and whole.seen is not None:
                found.append(Away(whole.name, "", context.cite(line.cites), span=span))
                continue
            known = {f.name: f for f in kind.fields} if kind is not None else symbols.state
            field = known.get(each.field.text)
            if field is None and kind is None and each.field.text in symbols.events:
                found.append(Away(HANDED_IN, each.field.text, context.cite(line.cites), span=span))
            elif field is None:
                owners = [k.name for k in symbols.kinds.values() if any(f.name == each.field.text for f in k.fields)]
                whose = f"say whose: {listed((f'`{each.field.text} of {o}`' for o in owners), 'or')}"
                context.report.error(
                    "R0370", f"no field `{span.text}`", span, "nothing that could be given away",
                    hint=whose if owners and kind is None else did_you_mean(each.field.text, [*known, *sealed]) or "",
                )  # fmt: skip
            elif field.seen is None:
                context.report.error(
                    "R0370",
                    f"everybody sees `{span.text}`",
                    span,
                    "no secret",
                    related=(Place(field.span, "declared here, without `seen by`"),),
                    hint="take it out of this line",
                )
            else:
                found.append(Away(field.owner, field.name, context.cite(line.cites), span=span))
    return tuple(found)

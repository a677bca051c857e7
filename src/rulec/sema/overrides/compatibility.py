"""Keys of declarations, and the interface that an override must keep for other declarations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias, assert_never

from rulec.base.diagnostics import Place, Report
from rulec.base.records import fields, replace
from rulec.base.spans import Span
from rulec.base.text import listed
from rulec.base.tree import walk
from rulec.sema.sorts import is_part_of_solve, sort_written
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s

Wrong = tuple[Span | None, str, Span | None, str]  # place and label in the override, place and label in the parent


# else: it tells of the rules themselves
_CITING = (s.Cites, s.CitesRuling, s.CitesHere, s.Elsewhere, s.Leaves)
"""Clauses that state only sources."""
EACH_ACT = "beginning of acts"
"""The sort under which overrides of clauses for all acts of a kind are kept; the name is the kind's."""
Said: TypeAlias = "s.Declaration | s.DecideDecl"
"""Nodes that may be overridden."""


def key_of(node: Said) -> tuple[tuple[str, str], s.Word | s.Text] | None:
    """Return the sort and name of a declaration, and the word that names it; None if it has no name."""
    # else: its word names it
    match node:
        case s.EnumDecl():
            return ("scale" if node.ordered else "enum", node.name.text), node.name
        case s.RecordDecl():
            return (f"entry {node.kind_word.text}", node.key.text), node.key
        case s.ExampleDecl():
            return ("example", node.label.value), node.label
        case d.EachActDecl():
            return (EACH_ACT, node.kind.text), node.kind
        case d.StateDecl():
            return (("state", node.label.value), node.label) if node.label is not None else None
    sort = sort_written(node)
    if sort is None or not sort.anew:
        return None
    name: s.Word = node.name  # type: ignore[union-attr]
    return (sort.name, name.text), name


def examples(node: s.Node) -> Iterator[s.ExampleDecl]:
    """Yield the example that a node is, or the examples that it holds."""
    if isinstance(node, s.ExampleDecl):
        yield node
        return
    for item in getattr(node, "items", ()):
        if isinstance(item, s.ExampleDecl):
            yield item


def with_example(node: s.Declaration, example: s.ExampleDecl) -> tuple[s.Declaration, s.ExampleDecl | None]:
    """Return the declaration with its example of the same title replaced, and the replaced example if any."""
    before = next((each for each in examples(node) if each.label.value == example.label.value), None)
    if before is None:
        return node, None
    if before is node:
        return example, before
    items = tuple(example if item is before else item for item in getattr(node, "items", ()))
    block: Any = node
    made: s.Declaration = replace(block, items=items)
    return made, before


def says_the_same(one: s.Node, other: s.Node) -> bool:
    """Return whether two declarations are equal apart from citations."""
    same: bool = _said(one) == _said(other)
    return same


def report_the_same(report: Report, parent: str, here: Span, there: Span) -> None:
    """Report an override equal to the declaration that it replaces."""
    report.error(
        "R0382",
        f"this says what {parent} says",
        here,
        "changes nothing",
        related=(Place(there, "the same here"),),
        hint="take it away, or write what is different",
    )


def _said(value: Any) -> Any:
    if isinstance(value, _CITING):
        return None
    if isinstance(value, s.Node):
        named = (f.name for f in fields(value) if f.name not in ("span", "op_span"))
        return (type(value).__name__, *(_said(getattr(value, name)) for name in named))
    if isinstance(value, tuple):
        return tuple(_said(item) for item in value if not isinstance(item, _CITING))
    return value


def difference(new: Said, old: Said, key: tuple[str, str], everything: Iterable[s.Declaration]) -> Wrong | None:
    """Return the first difference between an override and the declaration it replaces; None if compatible."""
    match new, old:
        case s.KindDecl(), s.KindDecl():
            return _kind(new, old)
        case d.StateDecl(), d.StateDecl():
            return _fields(new, old)
        case s.RecordDecl(), s.RecordDecl():
            return _act(new, old)
        case d.EachActDecl(), d.EachActDecl():
            return _act(new, old)
        case d.SequenceDecl(), d.SequenceDecl():
            if [word.text for word in new.queued] != [word.text for word in old.queued]:
                here, there = (one.queued[0].span if one.queued else None for one in (new, old))
                return here, "another queue", there, ""
    if all(sort is not None and sort.takes for sort in (sort_written(new), sort_written(old))):
        return _taking(new, old) or _relied(new, key[1], everything)
    return None


def _taking(new: Any, old: Any) -> Wrong | None:
    if new.parameters != old.parameters:
        here, there = _spread(new), _spread(old)
        said = f"takes {_shown(old.parameters) or 'nothing'}"
        return here, f"takes {_shown(new.parameters) or 'nothing'}", there, said
    mine, theirs = getattr(new, "result", None), getattr(old, "result", None)
    if mine != theirs:
        return (
            mine.span if mine is not None else None,
            f"gives `{mine.span.text}`" if mine is not None else "gives nothing",
            theirs.span if theirs is not None else None,
            f"gives `{theirs.span.text}`" if theirs is not None else "gives nothing",
        )
    return _giving(new, old) if isinstance(new, s.RollDecl) and isinstance(old, s.RollDecl) else None


def _giving(new: s.RollDecl, old: s.RollDecl) -> Wrong | None:
    """Return a difference in the results of a roll. Their order is irrelevant: rules read results by name."""
    mine, theirs = ({item.name.text: item for item in each.items if isinstance(item, s.Gives)} for each in (new, old))
    for name in (*mine, *theirs):
        here, there = mine.get(name), theirs.get(name)
        if here is None or there is None or here.type != there.type:
            said = [
                f"gives `{each.name.text}: {each.type.span.text}`" if each is not None else "" for each in (here, there)
            ]
            return (
                (here or new).name.span, said[0] or f"gives no `{name}`",
                (there or old).name.span, said[1] or f"gives no `{name}`",
            )  # fmt: skip
    return None


def _spread(node: Any) -> Span:
    span: Span = node.name.span
    return node.parameters[0].span.to(node.parameters[-1].span) if node.parameters else span


def _shown(parameters: tuple[s.Parameter, ...]) -> str:
    return listed(f"`{p.name.text}: {p.type.span.text}`" for p in parameters)


def _relied(new: Any, name: str, everything: Iterable[s.Declaration]) -> Wrong | None:
    """Return a step, family or need that other declarations name and that the override lacks."""
    has = {
        "step": {item.name.text for item in new.items if isinstance(item, s.StepDecl)},
        "family": {item.name.text for item in new.items if isinstance(item, s.FamilyDecl)},
        "need": {item.name.text for item in new.items if isinstance(item, s.Needs) and item.name is not None},
    }
    for node in everything:
        # else: no line of a `modify` stands in it
        for modify in walk(node) if isinstance(node, s.ModifyDecl | s.RecordDecl | d.VariantDecl) else ():
            if not isinstance(modify, s.ModifyDecl) or modify.target.text != name or modify.kind_word is not None:
                continue
            for item in modify.items:
                for sort, word in _names(item):
                    if word.text not in has[sort] and (sort != "need" or not _adds(modify, word)):
                        return None, f"no {sort} `{word.text}` here", word.span, f"this line needs the {sort}"
    return None


def _adds(modify: s.ModifyDecl, word: s.Word) -> bool:
    return any(isinstance(i, s.Needs) and i.name is not None and i.name.text == word.text for i in modify.items)


def _names(item: s.Node) -> Iterator[tuple[str, s.Word]]:
    if isinstance(item, s.Contribution):
        if item.during is not None:
            yield "step", item.during
        yield from (("family", word) for word in (item.family, item.over) if word is not None)
    elif isinstance(item, s.Waive):
        yield "need", item.name


def _kind(new: s.KindDecl, old: s.KindDecl) -> Wrong | None:
    for what, mine, theirs in (
        ("a list of entries", new.listed, old.listed),
        ("its plural", new.plural, old.plural),
        ("what it extends", new.extends, old.extends),
    ):
        if mine != theirs:
            return None, f"not the same in {what}", None, ""
    wrong = _fields(new, old)
    if wrong is not None:
        return wrong
    for item in old.items:
        match item:
            case s.KnownAs(field_names=known):
                names = [each.field_names for each in new.items if isinstance(each, s.KnownAs)]
                is_there = any(each[: len(known)] == known for each in names)
            case s.ActedBy() | s.BelongsTo() | s.CarriedBy() | s.NamedBy() | s.SoleBy():
                is_there = item in new.items
            case s.LiesOn() | s.CountsOf() | s.ModifyDecl():
                is_there = item in new.items
            case s.FieldDecl() | s.SeenBy() | s.Cites() | s.CitesRuling() | s.CitesHere():
                is_there = True
            case s.About() | s.Elsewhere() | s.Leaves():
                is_there = True  # the fields are compared above; visibility is checked on the override itself
            case _:
                assert_never(item)
        if not is_there:
            return None, f"`{item.span.text}` is missing", item.span, "others may rely on this"
    return None


def _fields(new: s.KindDecl | d.StateDecl, old: s.KindDecl | d.StateDecl) -> Wrong | None:
    """Return a field that is missing or has another type."""
    fields_of = {item.name.text: item for item in new.items if isinstance(item, s.FieldDecl)}
    for item in old.items:
        if isinstance(item, s.FieldDecl):
            own = fields_of.get(item.name.text)
            if own is None:
                return None, f"no field `{item.name.text}` here", item.span, "others may read this field"
            if own.type != item.type:
                return own.span, f"`{own.type.span.text}`", item.span, f"`{item.type.span.text}`"
    return None


def part_of(block: Any, key: tuple[str, str]) -> Any:
    """Return the part of a solve with this sort and name, if any."""
    items = block.items if isinstance(block, s.SolveDecl) else ()
    return next((item for item in items if is_part_of_solve(item) and (key_of(item) or ("",))[0] == key), None)


def _act(new: s.RecordDecl | d.EachActDecl, old: s.RecordDecl | d.EachActDecl) -> Wrong | None:
    """Return a difference in the players who give an act or in its parameters."""
    for of, what in ((d.By, "by whom it is given"), (d.Takes, "what it takes")):
        mine = [item for item in new.items if isinstance(item, of)]
        theirs = [item for item in old.items if isinstance(item, of)]
        if _bare(mine) != _bare(theirs):
            return (
                mine[0].span if mine else None,
                f"not the same in {what}",
                theirs[0].span if theirs else None,
                "",
            )
    return None


def _bare(items: list[Any]) -> list[Any]:
    """Return the clauses without defaults, which may change."""
    return [tuple((t.name, t.type) for t in item.items) if isinstance(item, d.Takes) else item for item in items]

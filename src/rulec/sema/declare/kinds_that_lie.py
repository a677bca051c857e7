"""Desugaring of kinds whose things lie on others, by a line `lies on house: House`.

A *bearer* is the thing on which another lies; the field declared by `lies on` names it. Later modules know only
`Kind.lies_on` and `Kind.counts`. The kind gets a field for its bearer and, for each sequence, a number of turns left. A
process at the end of the sequence counts the turns down and removes expired things. A value picks the one of several
that counts. Each `modify` of the kind becomes one outside of it that loops over the things on a bearer.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, TypeVar

from rulec.base.records import dataclass, replace
from rulec.base.spans import Span
from rulec.base.text import word_of_kind
from rulec.base.tree import map_children
from rulec.sema.inputs import Home
from rulec.sema.model import ORDER_OF_LAYING, turns_left
from rulec.sema.typing.builtins import lying
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s

N = TypeVar("N")
Placed = tuple[Home, s.Node]


@dataclass(frozen=True, slots=True)
class _Lies:
    """A kind that lies on others: its word and plural, the field of its bearer, and the rule for which of several
    counts.
    """

    node: s.KindDecl
    word: str
    plural: str
    on: s.LiesOn
    counts: s.CountsOf | None

    @property
    def alone(self) -> bool:
        """Return whether one of several counts."""
        return self.counts is not None


def laid_out(declared: list[Placed]) -> list[Placed]:
    """Return the declarations of a pack with kinds that lie on others desugared."""
    kinds = {node.name.text: node for _, node in declared if isinstance(node, s.KindDecl)}
    if not any(isinstance(item, s.LiesOn) for node in kinds.values() for item in node.items):
        return declared
    sequences = [node.name for _, node in declared if isinstance(node, d.SequenceDecl)]
    ends: dict[str, list[d.ProcessDecl]] = {}  # sequence -> what its last step runs
    found: list[Placed] = []
    for home, node in declared:
        lies = _lies(kinds, node.name.text) if isinstance(node, s.KindDecl) else None
        if not isinstance(node, s.KindDecl) or lies is None:
            found.append((home, node))
            continue
        if lies.node is node:
            found.append((home, replace(node, items=tuple(_items(node, lies, sequences)))))
            for unit in sequences:
                ends.setdefault(unit.text, []).append(_end(lies, unit))
                found.append((home, ends[unit.text][-1]))
            if lies.alone:
                found.append((home, _which(lies)))
        else:
            found.append((home, node))
        for item in node.items:
            if isinstance(item, s.ModifyDecl):
                found += ((home, one) for one in _outside(item, node, lies, declared))
    return [
        (home, _with_end(node, ends[node.name.text], declared))
        if isinstance(node, d.SequenceDecl) and node.name.text in ends
        else (home, node)
        for home, node in found
    ]


def _lies(kinds: dict[str, s.KindDecl], name: str) -> _Lies | None:
    """Return the `lies on` line of a kind, its own or an inherited one, with the lines that go with it."""
    seen: set[str] = set()
    while name in kinds and name not in seen:
        seen.add(name)
        node = kinds[name]
        on = next((item for item in node.items if isinstance(item, s.LiesOn)), None)
        if on is not None:
            counts = next((item for item in node.items if isinstance(item, s.CountsOf)), None)
            return _Lies(node, word_of_kind(name), _plural(node), on, counts)
        name = node.extends.text if node.extends is not None else ""
    return None


def _plural(node: s.KindDecl) -> str:
    return node.plural.text if node.plural is not None else word_of_kind(node.name.text) + "s"


def _items(node: s.KindDecl, lies: _Lies, sequences: list[s.Word]) -> Iterator[Any]:
    """Yield the lines of the kind with its hidden fields."""
    number = s.Word("number", span=lies.on.span)
    for item in node.items:
        yield item
        if item is lies.on:
            yield s.FieldDecl(lies.on.name, lies.on.type, None, lies.on.label, lies.on.seen, span=item.span)
            for unit in sequences:
                of = s.TypeForm("optional", s.TypeName(number, span=item.span), span=item.span)
                name, label = turns_left(unit.text), f"{unit.text.replace('_', ' ')}s left"
                yield _field(name, of, None, label, item.span)
            if lies.counts is not None and lies.counts.how.text == "last":
                zero = s.Number(Fraction(0), span=item.span)
                yield _field(
                    ORDER_OF_LAYING, s.TypeName(number, span=item.span), zero, "place in the order of laying", item.span
                )


def _field(name: str, of: s.TypeExpr, default: s.Expr | None, label: str, span: Span) -> s.FieldDecl:
    return s.FieldDecl(s.Word(name, span=span), of, default, s.Text(label, span=span), span=span)


def _cites(node: s.KindDecl | d.SequenceDecl) -> tuple[Any, ...]:
    return tuple(item for item in node.items if isinstance(item, s.Cites | s.CitesRuling))


def _end(lies: _Lies, unit: s.Word) -> d.ProcessDecl:
    """Build the process that counts down the turns and removes expired things."""
    span, left = lies.on.span, turns_left(unit.text)
    it = s.Name(lies.word, span=span)
    turns = s.Attribute(it, s.Word(left, span=span), span=span)
    one, none = s.Number(Fraction(1), span=span), s.Constant("none", span=span)
    over = s.Binary("<=", turns, one, span, span=span)
    fewer = d.SetTo(turns, s.Binary("-", turns, one, span, span=span), None, span=span)
    body = d.IfDo((d.Branch(over, (d.Remove(it, span=span),), span=span),), (fewer,), span=span)
    loop = d.ForEachDo(
        s.Word(lies.word, span=span), s.Name(lies.plural, span=span),
        s.Binary("!=", turns, none, span, span=span), s.Ordering("listed", span=span), (body,), span=span,
    )  # fmt: skip
    name = s.Word(f"{unit.text}_end_of_{lies.plural}", span=lies.node.name.span)
    said = f"The end of {lies.plural.replace('_', ' ')}"
    return d.ProcessDecl(name, (), None, s.Text(said, span=span), _cites(lies.node), (loop,), span=lies.node.span)


def _with_end(node: d.SequenceDecl, ends: list[d.ProcessDecl], declared: list[Placed]) -> d.SequenceDecl:
    """Return the sequence with a step at its end, after all steps of variants."""
    numbers = [stage.number for stage in node.stages]
    for _, other in declared:
        for item in other.items if isinstance(other, d.VariantDecl) else ():
            if isinstance(item, d.ReplayDecl) and item.sequence.text == node.name.text:
                numbers += [stage.number for edit in item.edits for stage in edit.stages]
    span = node.name.span
    runs = tuple(
        d.RunEach(s.Call(s.Name(one.name.text, span=span), (), span=span), None, None, None, None, span=span)
        for one in ends
    )
    said = s.Text("What lies on others, and has had its time, is gone", span=span)
    last = d.Stage(max(numbers, default=0) + 1, said, (*runs, *_cites(node)), span=span)
    return replace(node, stages=(*node.stages, last))


def _which(lies: _Lies) -> s.ValueDecl:
    """Build the value that returns the thing on a bearer that counts."""
    span, counts = lies.on.span, lies.counts
    assert counts is not None
    it = s.Name(lies.word, span=span)
    by = s.Word(ORDER_OF_LAYING, span=span) if counts.how.text == "last" else counts.by
    ordering: s.Ordering | None = None
    if by is not None:
        direction = "lowest" if counts.how.text == "least" else "highest"
        key = s.SortKey(direction, s.Attribute(it, by, span=by.span), span=counts.span)
        ordering = s.Ordering("by", (key,), span=counts.span)
    here = lying.here(lies.on.name, it, s.Name(lies.on.name.text, span=span), span)
    each = s.Each(s.Word(lies.word, span=span), s.Name(lies.plural, span=span), here, ordering, span=span)
    first = s.Call(s.Name("first", span=span), (s.Argument(None, None, each, span=span),), span=span)
    of = s.TypeForm("optional", s.TypeName(lies.node.name, span=span), span=span)
    called = lies.word.replace("_", " ")
    said = s.Spoken(s.Text(f"the {called} that counts on {{{lies.on.name.text}}}", span=span), span=span)
    parameter = s.Parameter(s.Word(lies.on.name.text, span=span), lies.on.type, span=span)
    return s.ValueDecl(
        s.Word(lying.which(lies.word), span=lies.node.name.span), (parameter,), of,
        s.Text(f"The {called} that counts", span=span),
        (said, s.Answer(first, None, None, None, span=span), *_cites(lies.node)), span=lies.node.span,
    )  # fmt: skip


def _outside(node: s.ModifyDecl, kind: s.KindDecl, lies: _Lies, declared: list[Placed]) -> Iterator[s.ModifyDecl]:
    """Yield a `modify` of the kind as one outside of it, whose lines apply for each thing on the bearer.

    Waivers apply if at least one thing waives, so they go into a `modify` of their own.
    """
    if not node.path:
        yield node
        return
    taken = _parameters(declared, node.target.text)
    word = word_of_kind(kind.name.text)
    while word in taken:
        word = f"other_{word}"
    span = node.path[0].span.to(node.path[-1].span)
    of: s.Expr = s.Name(node.path[0].text, span=node.path[0].span)
    for part in node.path[1:]:
        of = s.Attribute(of, part, span=span)
    it = s.Name(word, span=span)
    tests = [lying.here(lies.on.name, it, of, span)]
    if lies.alone:
        bearer = of if len(node.path) == 1 else s.Attribute(it, lies.on.name, span=span)  # what may be none bears none
        call = s.Call(s.Name(lying.which(lies.word), span=span), (s.Argument(bearer, span=span),), span=span)
        tests.append(s.Binary("=", it, call, span, span=span))
    if node.when is not None:
        tests.append(_named(node.when, word))
    where = tests[0] if len(tests) == 1 else s.Chain("and", tuple(tests), span=span)
    each = s.Each(s.Word(word, span=span), s.Name(_plural(kind), span=span), where, span=span)
    tail = tuple(item for item in node.items if isinstance(item, s.Cites | s.CitesRuling)) or _cites(kind)
    rest = tuple(item for item in node.items if item not in tail)
    lifted = tuple(item for item in rest if isinstance(item, s.Waive))
    lines = tuple(_line(item, each, word) for item in rest if item not in lifted)
    if lines or not lifted:
        yield replace(node, when=None, items=(*lines, *tail), lying=kind.name)
    if lifted:
        yield replace(node, when=_among("any", each, None, span), items=(*lifted, *tail), lying=kind.name)


def _line(item: Any, each: s.Each, word: str) -> Any:
    """Return a line of a `modify` as a line that applies for each thing on the bearer."""
    match item:  # else: it has no condition
        case s.Contribution(each=None, amount=amount, when=when):
            return replace(item, each=each, amount=_named(amount, word), when=_named(when, word))
        case s.Answer(when=when):
            return replace(item, when=_among("any", each, _named(when, word), item.span))
        case s.Needs(test=test, when=when):
            inside = replace(each, where=_both(each.where, _named(when, word)))
            return replace(item, test=_among("all", inside, _named(test, word), item.test.span), when=None)
    return item


def _both(one: s.Expr | None, other: s.Expr | None) -> s.Expr | None:
    """Return the conjunction of both tests, either of which may be missing."""
    if one is None or other is None:
        return one or other
    return s.Chain("and", (one, other), span=other.span)


def _among(quantifier: str, each: s.Each, test: s.Expr | None, span: Span) -> s.Expr:
    """Build `any(TEST for each x in xs)` or `all(…)`; for `any`, the filter of the loop becomes part of the test."""
    if quantifier == "any":
        each, test = replace(each, where=None), _both(each.where, test)
    return s.Call(s.Name(quantifier, span=span), (s.Argument(test, None, each, span=span),), span=span)


def _named(node: N, word: str) -> N:
    """Return the expression with `its` replaced by the name of the loop."""
    if isinstance(node, s.Its):
        return s.Name(word, span=node.span)  # type: ignore[return-value]
    return node if node is None else map_children(node, lambda part: _named(part, word))


def _parameters(declared: list[Placed], name: str) -> set[str]:
    """Return the names of the parameters of a function."""
    for _, node in declared:
        if getattr(getattr(node, "name", None), "text", "") == name:
            return {one.name.text for one in getattr(node, "parameters", ())}
    return set()

"""The pages of variants: what counts only where one is played."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.backends.reference.language import sentences as say
from rulec.backends.reference.language.clauses import all_of, conjuncts
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.phrases import Phrases
from rulec.backends.reference.language.words import joined, sentence, titled
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.page_places import Ref
from rulec.backends.reference.page_writer import points, section
from rulec.backends.reference.views.kinds import clause_sentence
from rulec.base.records import replace
from rulec.sema import deeds as d
from rulec.sema import expr as e
from rulec.sema.model import Case, Contribution, Function, Model, Need, clauses


def variant_page(context: Context, variant: d.Variant) -> str:
    """A variant's page: what it changes."""
    ref: Ref = ("variant", variant.name)
    page = context.site.page(ref)
    p = context.phrases(page)
    forbids: list[Md] = []
    for forbid in variant.forbids:
        links = [p.marks.to(("record", f"{forbid.kind}/{key}"), _title(context.model, forbid.kind, key))
                 for key in forbid.keys]  # fmt: skip
        why = p.words(forbid.label)
        forbids.append(Md(sentence(f"{joined(links)}{f' ({why})' if why else ''}")))
    touches = [line for name in variant.touched for line in _touches(context, variant, name, page)]
    return context.page(
        p,
        variant,
        Md("A variant: it counts only in games that are started with it."),
        *context.about(variant, p),
        section("What it changes", points(touches)),
        section("What it forbids", points(forbids)),
        section("What it does to the turn", points(_varied(p, one) for one in variant.steps)),
        Md("\n".join(_apart(context, p, variant, page))),
    )


def _varied(p: Phrases, one: d.StepOf) -> Md:
    """What a variant does to a step of a sequence."""
    where = p.marks.to(("sequence", one.sequence), titled(one.sequence))
    does = {"after": "puts in", "override": "has another", "forbid": "leaves out"}[one.verb]
    why = f" ({p.words(one.label)})" if one.label is not None else ""
    return say.sentence_md(f"{does} step {one.number} of {where}{why}")


def _apart(context: Context, p: Phrases, variant: d.Variant, page: str) -> tuple[Md, ...]:
    """With what a variant is not played: as it says itself, then as others say."""
    found: list[Md] = []
    said: list[str] = []
    for line in variant.apart:
        links = joined([context.link(("variant", name), page) for name in line.names], "or")
        why = f" ({p.words(line.label)})" if line.label is not None else ""
        found.append(say.sentence_md(f"it is not played together with {links}{why}"))
        said += line.names
    others = [name for name in variant.excludes if name not in said]
    links = joined([context.link(("variant", name), page) for name in others], "or")
    return (*found, *((say.sentence_md(f"it is not played together with {links}"),) if others else ()))


def _touches(context: Context, variant: d.Variant, name: str, page: str) -> tuple[Md, ...]:
    """What a variant changes of a function, a line for each clause that asks for it; or an act (`order 12`)."""
    word, _, key = name.partition(" ")
    kind = next((kind for kind in context.model.kinds.values() if key and kind.word == word), None)
    for record in context.model.records[kind.name] if kind is not None else ():
        if key in (record.name, str(record.number)):
            return (context.link(("record", f"{record.kind}/{record.name}"), page),)
    function = context.model.function(name)
    link = context.link(("function", name), page)
    p = context.phrases(page, tuple(each.name for each in function.parameters))
    lines = [clause_sentence(p, function, one) for one in _played(function, variant.name)]
    return tuple(Md(f"{link}: {line}") for line in lines) or (link,)


def _played(function: Function, variant: str) -> Iterator[Contribution | Case | Need]:
    """The clauses that ask for a variant, without asking for it."""
    for _, clause in clauses(function):
        own = clause.test if isinstance(clause, Case) else clause.when
        if _asks(own, variant):
            rest = _without(own, variant)
            yield replace(clause, test=rest) if isinstance(clause, Case) else replace(clause, when=rest)
        elif _asks(clause.origin.when, variant):
            yield replace(clause, origin=replace(clause.origin, when=_without(clause.origin.when, variant)))


def _asks(test: e.Expr | None, variant: str) -> bool:
    return any(isinstance(one, e.VariantOn) and one.name == variant for one in conjuncts(test))


def _without(test: e.Expr | None, variant: str) -> e.Expr | None:
    return all_of(tuple(one for one in conjuncts(test) if not _asks(one, variant)))


def _title(model: Model, kind: str, key: str) -> str:
    record = model.record(kind, key)
    return f"{record.number} {record.title}" if record.number is not None else record.title

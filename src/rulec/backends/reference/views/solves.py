"""The page of a solve: what is decided together, in which order, and what holds where that goes in a circle."""

from __future__ import annotations

from rulec.backends.reference.language import escape
from rulec.backends.reference.language import sentences as say
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.phrases import Phrases
from rulec.backends.reference.language.words import joined, upper_first
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.page_places import Ref, function_title
from rulec.backends.reference.views.book.examples import ExampleView, example_view, with_contents
from rulec.base.records import dataclass
from rulec.sema.bodies.dependency_strata import Stratum, strata
from rulec.sema.model import Circle, Solve


@dataclass(frozen=True, slots=True)
class CircleView:
    """One circle, with its reasons and sources."""

    said: Md
    about: tuple[Md, ...]
    cites: Md


@dataclass(frozen=True, slots=True)
class SolveView:
    """A solve's page."""

    crumbs: Md
    title: Md
    label: Md
    parameters: Md
    about: tuple[Md, ...]
    decisions: tuple[Md, ...]
    order: tuple[Md, ...]
    circles: tuple[CircleView, ...]
    others: tuple[Md, ...]
    carried_out: tuple[Md, ...]
    rulings: tuple[Md, ...]
    examples: tuple[ExampleView, ...]
    cites: Md


def solve_view(context: Context, solve: Solve) -> SolveView:
    """Everything that a solve's page says."""
    ref: Ref = ("solve", solve.name)
    page, model = context.site.page(ref), context.model
    p = context.phrases(page, tuple(q.name for q in solve.parameters))
    label = Md(upper_first(p.words(solve.label).strip()))
    sorted_out = strata(model, solve)
    return SolveView(
        crumbs=context.crumbs(page, context.chapter(solve.module), last=function_title(solve.name)),
        title=p.marks.text(function_title(solve.name)),
        label=label if "*" in label or "](" in label or not label else escape.strong(label),
        parameters=say.parameters_words(p, tuple((q.name, p.type_words(q.type)) for q in solve.parameters)),
        about=context.about(solve, p),
        decisions=tuple(_decision(context, p, name, page) for name in solve.decides),
        order=tuple(_stratum(p, stratum, at) for at, stratum in enumerate(sorted_out)),
        circles=tuple(_circle(p, circle, at == 0) for at, circle in enumerate(solve.circles)),
        others=tuple(context.link(("function", n), page) for n in solve.functions if n not in solve.decides),
        carried_out=tuple(context.link(r, page) for r in context.uses.by(ref, "process", "record", "event", "machine")),
        rulings=context.ruling_notes([name for _, name in context.uses.of(ref, "ruling")], page),
        examples=with_contents(
            tuple(example_view(context, x, page, solve.cites) for x in context.examples_of_solve(solve))
        ),
        cites=say.cite_words(p, solve.cites, rulings_too=False),
    )


def _decision(context: Context, p: Phrases, name: str, page: str) -> Md:
    """`Wins: whether the push gets through.`"""
    decide = context.model.decides[name]
    said = say.named(p, decide).words(decide.label).strip()
    link = context.link(("function", name), page)
    return Md(f"{link}: whether {said}." if said else f"{link}.")


def _stratum(p: Phrases, stratum: Stratum, at: int) -> Md:
    named = joined([p.marks.to(("function", name), function_title(name)) for name in stratum.decides])
    first = "First" if not at else "Then"
    if not stratum.open:
        return Md(f"{first} {named}, which {'hang' if len(stratum.decides) > 1 else 'hangs'} on nothing below.")
    if len(stratum.decides) == 1:
        return Md(f"{first} {named}, all at once: one may hang on another.")
    return Md(f"{first} {named}, all at once: they may hang on each other.")


def _circle(p: Phrases, circle: Circle, first: bool) -> CircleView:
    """`**A ring:** where only Wins hang on each other, Wins is yes for all of them.`"""
    among = joined([p.marks.to(("function", name), function_title(name)) for name in circle.among], "or")
    if circle.quantifier == "some":
        where = f"where at least one {among} is among those that hang on each other"
    elif circle.quantifier == "only":
        where = f"where only {among} hang on each other"
    else:
        where = f"where {'decisions' if first else 'others'} hang on each other"
    what = p.marks.to(("function", circle.then), function_title(circle.then)) if circle.then else "the answer"
    each = f"each {what} among them" if circle.then else "each of them"
    answer = "yes" if circle.answer else "no"
    said = say.ended(p, Md(f"{where}, {each} is answered {escape.strong(Md(answer))}"), circle.title)
    return CircleView(
        Md(f"{said}{say.ruling_signs(p, circle.cites, said)}"),
        tuple(Md(p.words(words).strip()) for words in circle.about),
        say.cite_words(p, circle.cites, rulings_too=False),
    )

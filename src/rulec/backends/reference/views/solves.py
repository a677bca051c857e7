"""Render the page of a solve: its decisions, their order, and how circular dependencies are answered."""

from __future__ import annotations

from rulec.backends.reference.language import escape
from rulec.backends.reference.language import sentences as say
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.phrases import Phrases
from rulec.backends.reference.language.words import joined, titled, upper_first
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.page_writer import facts, headed, points, section, source
from rulec.backends.reference.views.book.examples import example_parts
from rulec.sema.bodies.dependency_strata import Stratum, strata
from rulec.sema.model import Circle, Solve


def solve_page(context: Context, solve: Solve) -> str:
    """Return the page of a solve."""
    ref, page, p = context.opened(solve)
    label = Md(upper_first(p.words(solve.label)))
    others = [context.link(("function", n), page) for n in solve.functions if n not in solve.decides]
    when = [context.link(r, page) for r in context.uses.by(ref, "process", "record", "event", "machine")]
    return context.page(
        p,
        solve,
        escape.strong_words(label),
        *context.about(solve, p),
        facts({"Asks for": say.parameters_words(p, solve.parameters)}),
        headed("What is decided", points(_decision(context, p, name, page) for name in solve.decides)),
        headed(
            "In which order",
            points((_stratum(p, stratum, at) for at, stratum in enumerate(strata(p.model, solve))), "1."),
            Md("What is certain is decided first, and again with what that makes certain, until nothing more can be."),
        ),
        section(
            "Where it goes in a circle", points(_circle(p, circle, at == 0) for at, circle in enumerate(solve.circles))
        ),
        section("What it is worked out from", points(others)),
        section("When it is decided", points(when)),
        examples=example_parts(context, context.standing.get(ref, []), page, solve.cites),
    )


def _decision(context: Context, p: Phrases, name: str, page: str) -> Md:
    """Phrase `Wins: whether the push gets through.`"""
    decide = context.model.decides[name]
    said = say.named(p, decide).words(decide.label)
    link = context.link(("function", name), page)
    return Md(f"{link}: whether {said}." if said else f"{link}.")


def _stratum(p: Phrases, stratum: Stratum, at: int) -> Md:
    named = joined([p.marks.to(("function", name), titled(name)) for name in stratum.decides])
    first = "First" if not at else "Then"
    if not stratum.open:
        return Md(f"{first} {named}, which {'hang' if len(stratum.decides) > 1 else 'hangs'} on nothing below.")
    if len(stratum.decides) == 1:
        return Md(f"{first} {named}, all at once: one may hang on another.")
    return Md(f"{first} {named}, all at once: they may hang on each other.")


def _circle(p: Phrases, circle: Circle, first: bool) -> Md:
    """Phrase a rule for circles: `**A ring:** where only Wins hang on each other, each Wins among them is answered
    **yes**.`"""
    among = joined([p.marks.to(("function", name), titled(name)) for name in circle.among], "or")
    if circle.quantifier == "some":
        where = f"where at least one {among} is among those that hang on each other"
    elif circle.quantifier == "only":
        where = f"where only {among} hang on each other"
    else:
        where = f"where {'decisions' if first else 'others'} hang on each other"
    what = p.marks.to(("function", circle.then), titled(circle.then)) if circle.then else "the answer"
    each = f"each {what} among them" if circle.then else "each of them"
    answer = "yes" if circle.answer else "no"
    said = say.ended(p, Md(f"{where}, {each} is answered {escape.strong(Md(answer))}"), circle.title)
    below = [p.words(words) for words in circle.about]
    below.append(source(say.cite_words(p, circle.cites, rulings_too=False)))
    return Md("\n  ".join([f"{said}{say.ruling_signs(p, circle.cites, said)}", *filter(None, below)]))

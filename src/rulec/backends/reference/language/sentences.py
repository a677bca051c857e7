"""Phrase clauses of rules as sentences: their effect, condition, reason and origin."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulec.backends.reference.language import escape, values
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.phrases import Phrases
from rulec.backends.reference.language.speaker import plain_label
from rulec.backends.reference.language.words import humanise, joined, sentence, titled, upper_first
from rulec.backends.reference.page_places import chapter_title
from rulec.base.records import replace
from rulec.base.types import NumberType
from rulec.sema.expr import ConstantRef, Expr, TruthLit, all_of, conjuncts
from rulec.sema.model import (
    BoundsRule,
    Case,
    Cite,
    Contribution,
    Family,
    Function,
    Need,
    Origin,
    Parameter,
    Quantity,
    RoundRule,
    Words,
)
from rulec.sema.model import places as places_of

_COMMANDS = {
    "base": "Start from {0}",
    "throw": "Throw {0} and start from what it gives",
    "add": "Add {0}",
    "subtract": "Subtract {0}",
    "increase by": "Increase what there is so far by {0}",
    "reduce by": "Reduce what there is so far by {0}",
    "times": "Multiply by {0}",
    "divide by": "Divide by {0}",
    "set to": "Whatever it was, set it to {0}",
    "at least": "Raise it to {0} if it is lower",
    "at most": "Lower it to {0} if it is higher",
}
VERBS = tuple(_COMMANDS)
"""Verbs of the lines of a quantity."""
_REPORTS = {
    "base": "it starts from {0}",
    "throw": "throws {0} and starts from what it gives",
    "add": "adds {0}",
    "subtract": "subtracts {0}",
    "increase by": "increases it by {0}",
    "reduce by": "reduces it by {0}",
    "times": "multiplies it by {0}",
    "divide by": "divides it by {0}",
    "set to": "sets it to {0}",
    "at least": "raises it to at least {0}",
    "at most": "lowers it to at most {0}",
}


def amount_of(p: Phrases, c: Contribution, forms: dict[str, str], families: tuple[Family, ...]) -> Md:
    """Phrase the verb and amount of a line with its loop, limit and family, but without conditions."""
    inner, loop = p, Md("")
    if c.each is not None:
        said, inner = p.among(c.each.variable, c.each.source, c.each.where, "each")
        loop = Md(f" {said}")
    found = Md(forms[c.verb].format(f"{inner.noun(c.amount)}{_constant(inner, c)}{loop}"))
    if c.limit is not None:
        direction, end = c.limit
        found = Md(f"{found}, but to no {'more' if direction == 'up' else 'less'} than {inner.noun(end)}")
    return Md(f"{found}{family_tail(p, c, families)}")


def _constant(p: Phrases, c: Contribution) -> str:
    """Return the label of the constant in a line without a reason of its own: ` (income without places)`."""
    if c.label is not None or not isinstance(c.amount, ConstantRef):
        return ""
    label = p.words(p.model.constants[c.amount.name].label)
    return f" ({label})" if label else ""


def conditions(p: Phrases, c: Contribution | Case | Need, carried: bool = True) -> Md:
    """Phrase when a clause applies; "" if always."""
    inner = p
    if isinstance(c, Contribution) and c.each is not None:
        _, inner = p.among(c.each.variable, c.each.source, c.each.where, "each")
    own = c.test if isinstance(c, Case) else c.when
    # joined into one condition, so that an "or" among the parts is fenced off
    whole = all_of(conjuncts(c.origin.carries if carried else None, c.origin.when, own))
    return inner.clause(whole) if whole is not None else Md("")


def command(p: Phrases, c: Contribution, families: tuple[Family, ...]) -> Md:
    """Phrase a line of the quantity itself: `Add 10 points when the house is old — *age*.`"""
    said = amount_of(p, c, _COMMANDS, families)
    when = conditions(p, c)
    said = Md(f"{said} when {when}") if when else said
    return ended(p, Md(f"{said}{ruling_signs(p, c.cites, said)}"), c.label)


def report(p: Phrases, c: Contribution, families: tuple[Family, ...]) -> Md:
    """Phrase a line contributed from elsewhere: `adds 15 points`."""
    return amount_of(p, c, _REPORTS, families)


def ended(p: Phrases, said: Md, label: Words | None) -> Md:
    """Return a sentence with its reason in front: `**Age:** add 10 points …`."""
    why = p.words(label)
    if not why:
        return sentence_md(said)
    head = escape.strong_words(Md(f"{upper_first(why)}:"))
    rest = said[0].lower() + said[1:]
    return Md(f"{head} {sentence(rest)[0].lower()}{sentence(rest)[1:]}")


def verb_rank_note(contributions: Iterable[Contribution], has_round: bool) -> Md:
    """Explain the order of the lines within a step, or return "" if it cannot matter."""
    verbs = {c.verb for c in contributions}
    stages = [
        (verbs & {"add", "subtract"}, "what is added and subtracted"),
        (verbs & {"increase by", "reduce by"}, "the percentages, summed and applied once"),
        (verbs & {"times", "divide by"}, "what multiplies and divides"),
        (verbs & {"at least", "at most"}, "the limits"),
        (has_round, "the rounding"),
    ]
    present = [words for there, words in stages if there]
    if len(present) < 2:
        return Md("")
    return Md(f"The order within this step: {'; then '.join(present)}.")


def family_notes(p: Phrases, families: tuple[Family, ...]) -> Iterator[Md]:
    """Yield sentences on how the members of families count together; equal families share a sentence."""
    alike: dict[tuple[str, str], list[Md]] = {}
    for family in families:
        most = f", which gives at most {p.noun(family.at_most)}" if family.at_most is not None else ""
        alike.setdefault((family.counts, most), []).append(p.marks.em(family_words(p, family)))
    for (counts, most), names in alike.items():
        what = {"sum": "what", "greatest": "of all that", "once": "whatever"}[counts]
        how = {"sum": "is added up", "greatest": "only the greatest counts", "once": "counts only once"}[counts]
        joint = "," if counts == "greatest" else ""
        rest = f"; likewise for {joined(names[1:])}" if names[1:] else ""
        yield sentence_md(f"{what} counts as {names[0]}{joint} {how}{most}{rest}")


def family_words(p: Phrases, family: Family) -> str:
    """Return the name of a family."""
    return plain_label(family.label) or humanise(family.name)


def family_tail(p: Phrases, c: Contribution, families: tuple[Family, ...]) -> Md:
    """Phrase the family of a line in brackets: `(counts as *fear*)`."""
    named = {f.name: family_words(p, f) for f in families}
    said = " (several such lines may count, since they give the same)" if c.together else ""
    if c.family is not None:
        said += f" (counts as {p.marks.em(named.get(c.family, humanise(c.family)))})"
    if c.over is not None:
        said += f" (instead of all that counts as {p.marks.em(named.get(c.over, humanise(c.over)))})"
    return Md(said)


def rounding(p: Phrases, rule: RoundRule, result: NumberType) -> Md:
    """Phrase `Round down to a whole percent.`"""
    if rule.to == 1:
        if result.form == "percent":
            goal = "a whole percent"
        elif result.form == "points":
            goal = "a whole point"
        elif result.dims:
            goal = f"a whole {humanise(result.dims[0][0])}"
        else:
            goal = "a whole number"
    else:
        goal = f"a multiple of {values.amount(rule.to, result, p.model)}"
    how = "Round to the nearest" if rule.direction == "nearest" else f"Round {rule.direction} to"
    goal = goal.removeprefix("a ") if rule.direction == "nearest" else goal
    if rule.half_down:
        goal = f"{goal}; a half goes down"
    elif rule.towards is not None:
        goal = f"{goal}; a half goes towards {p.noun(rule.towards)}"
    return ended(p, Md(f"{how} {goal}{ruling_signs(p, rule.cites)}"), rule.label)


def bounds_words(p: Phrases, bounds: BoundsRule) -> Md:
    """Phrase `never below 3% and never above 97%`."""
    return Md(f"never below {p.noun(bounds.low)} and never above {p.noun(bounds.high)}")


def origin_words(p: Phrases, origin: Origin) -> Md:
    """Phrase the origin of a clause: an entry with its kind, a kind, or a chapter."""
    if origin.kind:
        title = p.model.record_title(origin.kind, origin.record)
        shown = p.marks.to(("record", f"{origin.kind}/{origin.record}"), title)
        return Md(f"{shown} ({p.marks.text(p.kind_word(origin.kind))})")
    if origin.lying:
        return p.marks.to(("kind", origin.lying), humanise(p.model.kinds[origin.lying].plural))
    if origin.module:
        return Md(f"the chapter {p.marks.to(('chapter', origin.module), chapter_title(p.model, origin.module))}")
    return Md("")


def cite_words(p: Phrases, cites: tuple[Cite, ...], rulings_too: bool = True) -> Md:
    """Phrase citations, each place once and grouped by heading: `Book, “Houses”, lines 10–12 and 20; ruling …`.

    *rulings_too*: False on pages that list the rulings with their reasons.
    """
    places: dict[tuple[str, str], dict[str, None]] = {}
    rulings: dict[str, None] = {}
    for cite in places_of(cites):
        if cite.ruling:
            rulings[cite.ruling] = None
        else:
            lines = line_words(cite.first, cite.last).partition(" ")[2]
            places.setdefault((cite.document, cite.heading), {}).update({lines: None} if lines else {})
    said: list[str] = []
    last = ""
    for (document, heading), found in places.items():
        where = [p.marks.to(("document", document), titled(document))] if document != last else []
        where += [Md(f"“{p.marks.text(heading)}”")] if heading else []
        if found:
            one = len(found) == 1 and "–" not in next(iter(found))
            where.append(Md(f"{'line' if one else 'lines'} {joined(found)}"))
        said.append(", ".join(where))
        last = document
    if rulings_too:
        said += [f"ruling {p.marks.to(('ruling', name), ruling_title(p, name))}" for name in rulings]
    return Md("; ".join(said))


def ruling_signs(p: Phrases, cites: tuple[Cite, ...], said: str = "") -> Md:
    """Return the signs of the rulings behind a clause that its words do not show already."""
    found = (p.marks.ruling(name) for name in dict.fromkeys(c.ruling for c in cites if c.ruling))
    return Md("".join(sign for sign in found if sign and sign.strip() not in said))


def line_words(first: int | None, last: int | None) -> str:
    """Return `line 10` or `lines 10–12`."""
    if first is None:
        return ""
    return f"line {first}" if last is None or last == first else f"lines {first}–{last}"


def ruling_title(p: Phrases, name: str) -> str:
    """Return the title of a ruling as plain text."""
    return plain_label(p.model.rulings[name].label) or titled(name)


def parameters_words(p: Phrases, parameters: tuple[Parameter, ...]) -> Md:
    """Phrase `the house, a house; the day, a day`."""
    return Md("; ".join(f"{p.marks.em(humanise(one.name))}: {p.type_words(one.type)}" for one in parameters))


def named(p: Phrases, function: Function) -> Phrases:
    """Return a speaker that calls the parameters `the house`, for sentences without concrete arguments."""
    return _naming(p, function.parameters)


def _naming(p: Phrases, parameters: tuple[Parameter, ...]) -> Phrases:
    return replace(p, bound={q.name: p.marks.text(f"the {humanise(q.name)}") for q in parameters})


def waived(p: Phrases, need: Need) -> Md:
    """Phrase the origins that lift a need; equal ones of one kind are joined: `A, B and C (marks), when …`."""
    alike: dict[tuple[str, str, Md], list[Md]] = {}
    for waiver in need.waivers:
        origin = waiver.origin
        tests = [t for t in (origin.carries, origin.when) if t is not None]
        it = replace(p, here=(origin.kind, origin.record)) if origin.kind else p
        when = f", when {joined([it.clause(t) for t in tests])}" if tests else ""
        label = it.words(waiver.label)
        when += f" — {label}" if label else ""
        if not origin.kind:
            alike.setdefault(("", when, Md("")), []).append(origin_words(p, origin))
            continue
        title = p.model.record(origin.kind, origin.record).title
        link = p.marks.to(("record", f"{origin.kind}/{origin.record}"), title)
        signs = ruling_signs(p, waiver.cites)
        alike.setdefault((origin.kind, when, signs), []).append(link)
    said: list[str] = []
    for (kind, when, signs), links in alike.items():
        many = p.kind_word(kind) if kind and len(links) == 1 else humanise(p.model.kinds[kind].plural) if kind else ""
        of_kind = f" ({p.marks.text(many)})" if many else ""
        said.append(f"{joined(links)}{of_kind}{when}{signs}")
    return Md("; ".join(said))


def words_of(p: Phrases, parameters: tuple[Parameter, ...], label: Words | None) -> Md:
    """Return the label of something with parameters, which are called `the house`."""
    return _naming(p, parameters).words(label)


def starting_point(quantity: Quantity) -> Expr | None:
    """Return the base of a quantity that has exactly one unconditional base of its own."""
    bases = [c for step in quantity.steps for c in step.contributions if c.verb == "base"]
    return bases[0].amount if len(bases) == 1 and bases[0].when is None and bases[0].origin.is_own else None


def is_truth(node: Expr) -> str | None:
    """Return `yes` or `no` for a literal truth, else None."""
    return ("yes" if node.value else "no") if isinstance(node, TruthLit) else None


def sentence_md(said: str) -> Md:
    """Turn Markdown into a sentence."""
    return Md(sentence(said))

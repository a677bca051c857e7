"""Compiles near misses and has them judged."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from random import Random
from typing import NamedTuple

from rulec.base.diagnostics import Diagnostic, Report
from rulec.driver.compile import Compiled
from rulec.sema.analysis.cases.divisions import check_divisions
from tests.catalogue.manor import ROOT, compile_with
from tests.catalogue.pages import PAGES, Page
from tests.catalogue.test_catalogue import parent_of, source_of
from tests.near_misses.judged import JUDGED, Judge
from tests.near_misses.judges import apart, asked, deaf, leaks, order_counts, walks, wrong
from tests.near_misses.sources import MORE
from tests.near_misses.variants import Variant, bare, variants
from tests.remembered import compiled as compiled_pack

IDLE = (
    "R0513", "R0620", "R0621", "R0622", "R0624", "R0625", "R0630", "R0631", "R0632", "R0633", "R0636", "R0637", "R0641",
    "R0642", "R0652", "R0653", "R0660", "R0661", "R0662", "R0670", "R0671", "R0677", "R0678", "R0682",
)  # fmt: skip
"""Codes of what does nothing or is not whole: they may come of taking a line away."""
CALLER = """\
quantity test_price(guard: Guard) -> gold "A price"
    base test_table[guard.sort].price
    cites book "Pay" 1
"""
FILES = ("case.rules",)


class Found(NamedTuple):
    """What came of near misses: how many of each sort, and what is wrong with the compiler."""

    counts: Counter[str]
    wrong: list[str]


@cache
def pages() -> dict[str, Page]:
    """The pages of the codes that say what sources mean."""
    return {number: page for number, page in PAGES.items() if "R02" <= number < "R07" and page.bad}


@cache
def near(number: str) -> list[Variant]:
    """The near misses of a code: of its page, and of the other sources for it."""
    page, standard = pages()[number], (ROOT / "standard.rules").read_text()
    if page.file != "case.rules":
        return [Variant(number, "bad", "as it stands", page.bad), Variant(number, "good", "as it stands", page.good)]
    more = {f"{at}. source": text for at, text in enumerate(MORE.get(number, ()), 1)}
    return variants(number, {"bad": page.bad, "good": page.good, **more}, standard)


def compiled(number: str, text: str) -> tuple[Compiled | None, Report]:
    """A source in the place of a page's own. A table has something that reads it."""
    page = pages()[number]
    files = source_of(page, text)
    if page.file.startswith("tables/test_table"):
        files["case.rules"] = CALLER
    return compile_with(files, parent=parent_of(page))


def program(number: str, text: str, *codes: str) -> Compiled | None:
    """What a source comes to without some codes; None where nothing comes of it that could be played."""
    try:
        with deaf(*codes):
            made, _ = compiled(number, text)
    except (AssertionError, KeyError, IndexError, AttributeError, RecursionError):
        return None  # what the code keeps out is more than a compiler can bear
    return made if made is not None and asked(made, FILES) else None


# ---- judging -----------------------------------------------------------------------------------
def shows(
    number: str, text: str, place: Diagnostic | None, n: int, seed: str, judge: Judge | None = None
) -> bool | None:
    """Whether play shows of a source what its code says of it, or `judge`; None where it cannot be played."""
    judge = judge or JUDGED[number]
    made = program(number, text, number, *IDLE)
    if made is None:
        return None
    match judge.sort:
        case "fault":
            return any(walk.fault == judge.of for walk in walks(made, FILES, n, seed))
        case "leak":
            return next(leaks(made, FILES, n, seed), None) is not None
        case "things":
            return bool(order_counts(made, FILES, n, seed))
        case "lines":
            return _differs(number, made, turned(text, judge.of), n, seed)
        case _:
            assert place is not None
            changed = _less(text, place, judge)
            differs = None if changed == text else _differs(number, made, changed, n, seed)
            return None if differs is None else not differs


def _differs(number: str, made: Compiled, text: str, n: int, seed: str) -> bool | None:
    other = program(number, text, number, *IDLE)
    return None if other is None else bool(apart(made, other, FILES, n, seed))


def turned(text: str, begins: str) -> str:
    """The source with the lines that begin alike the other way round."""
    lines = text.splitlines(keepends=True)
    places = [at for at, line in enumerate(lines) if re.match(begins, line)]
    new = list(lines)
    for at, other in zip(places, reversed(places), strict=True):
        new[at] = lines[other]
    return "".join(new)


def _less(text: str, place: Diagnostic, judge: Judge) -> str:
    """The source without the line of which a message speaks, or without its condition."""
    span = place.primary.span
    lines = text.splitlines(keepends=True)
    at = span.source.text.count("\n", 0, span.start)
    if judge.sort == "without":
        del lines[at]
    else:
        lines[at] = bare(lines[at])
    return "".join(lines)


def place_of(number: str, report: Report) -> Diagnostic | None:
    """The first message of a code."""
    return next((each for each in report.found if each.code.number == number), None)


def judged(variant: Variant, n: int, seed: str) -> tuple[str, str]:
    """What came of one near miss, and what is wrong with the compiler."""
    made, report = compiled(variant.number, variant.text)
    told = {each.code.number for each in report.found}
    what = f"{variant.number}, {variant.of} source, {variant.edit}"
    if made is not None:
        files = FILES
        if not asked(made, files):
            return "nothing to play", ""
        for walk in walks(made, files, n, seed):
            if wrong(walk) and not told.intersection(JUDGED):
                return "accepted", f"{what}: accepted, and `{walk.function}` meets {wrong(walk)}"
        if " seen by " in variant.text:
            for leak in leaks(made, files, n, seed):
                return "accepted", f"{what}: accepted, and tells a secret: {leak}"
        if not told:
            judge = JUDGED.get(variant.number)
            ordered = (
                judge is not None and judge.sort == "things" and re.search(r" as listed| by |shuffled", variant.text)
            )
            if judge is not None and judge.sort in ("lines", "things") and not ordered:
                if shows(variant.number, variant.text, None, n, seed):
                    return "accepted", f"{what}: accepted, and the order of {judge.sort} counts"
            return "accepted", ""
    if variant.number in JUDGED and told - {variant.number} <= set(IDLE) and variant.number in told:
        sort = JUDGED[variant.number].sort
        shown = shows(variant.number, variant.text, place_of(variant.number, report), n, seed)
        if shown is False and sort in ("without", "at all times"):
            return "refused", f"{what}: refused, and it is not idle"
        return ("refused", "refused and shown in play", "refused")[-1 if shown is None else int(shown)], ""
    return "refused for something else" if made is None else "accepted", ""


def played(pack: str, n: int, seed: int, most: int = 300) -> tuple[int, list[str]]:
    """Play what is accepted of a pack of `rules`: functions once each, and in two worlds that differ in a secret.
    Return how many walks there were, and what is wrong."""
    made = compiled_pack(pack)
    warned = Report()
    check_divisions(made.model, warned)
    told = {"TooMuchTaken"}  # reductions that nobody can add up beforehand
    told |= {"DividedByNothing"} if warned.found else set()
    found = list(walks(made, (".rules",), n, str(seed), most=most))
    faults = [f"{pack}: `{one.function}` meets {wrong(one)}" for one in found if wrong(one) and wrong(one) not in told]
    secrets = [f"{pack}: tells a secret: {leak}" for leak in leaks(made, (".rules",), n, str(seed))]
    return len(found), faults + secrets


def run(n: int, seed: int, numbers: list[str] | None = None, walks_each: int = 40) -> Found:
    """Judges near misses of each code: all in which a connective, `=` or the place of a line is another, as these find
    most, and `n` of the rest (all of them where there are fewer)."""
    found = Found(Counter(), [])
    for number in numbers or pages():
        some = near(number)
        sharp = [
            variant for variant in some if re.search(r"^(and|or|!?=) -> (and|or|!?=)$|one line later$", variant.edit)
        ]
        rest = [variant for variant in some if variant not in sharp]
        for variant in [*sharp, *Random(f"{seed} {number}").sample(rest, min(n, len(rest)))]:
            came, fault = judged(variant, walks_each, str(seed))
            found.counts[came] += 1
            found.wrong.extend([fault] if fault else [])
    return found

"""Render the sections on dice: rolls, answers by die, faces, and odds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import pairwise

from rulec.backends.reference.language import escape
from rulec.backends.reference.language import sentences as say
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.phrases import Phrases
from rulec.backends.reference.language.speaker import result_words
from rulec.backends.reference.language.words import joined, lower_first, upper_first
from rulec.backends.reference.page_writer import LEFT, RIGHT, blocks, headed, table
from rulec.base.records import dataclass, replace
from rulec.base.text import article
from rulec.base.tree import map_children
from rulec.runtime.show import chance_text
from rulec.sema import expr as e
from rulec.sema.model import THE_THROW, Becomes, Function, Quantity, Repetition, Roll, Throwing, ValueOf
from rulec.sema.summaries.uses import worked_out

FEW_COLUMNS = 3  # tables with up to this many columns show fractions beside percentages


@dataclass(frozen=True, slots=True)
class OddsTable:
    """Results in rows, arguments in columns; a table without heads has one column.

    On a sheet a parameter stands in the rows and *corner* names it. None marks a chance that the rules leave open.
    """

    heads: tuple[str, ...]
    rows: tuple[tuple[str, tuple[Fraction | None, ...]], ...]
    corner: str = ""


Odds = Mapping[str, OddsTable]


@dataclass(frozen=True, slots=True)
class DiceView:
    """The sections of a page on dice, empty if they do not apply."""

    throws: tuple[Md, ...]
    answers: tuple[Md, ...]
    notes: tuple[Md, ...]
    odds: Md


def dice_view(p: Phrases, function: Function, all_odds: Odds) -> DiceView:
    """Return all sections of a page on dice."""
    throws: tuple[Md, ...] = ()
    answers: tuple[Md, ...] = ()
    if isinstance(function, Roll):
        it = function.repetition
        changed = it.changed if it is not None else ()
        throws = tuple(line for one in function.before for line in _throw(p, one, changed))
        throws += _repeated(p, it) if it is not None else ()
        throws += tuple(line for one in function.behind for line in _throw(p, one))
        if any(throws_in(case.answer) for case in function.cases):
            answers = tuple(_answers(p, function))
    notes = tuple(_dice_notes(p, function))
    return DiceView(throws, answers, notes, blocks(*_all_odds(function, all_odds)))


def _all_odds(function: Function, all_odds: Odds) -> Iterator[Md]:
    """Yield the odds of each result of a function, then of all together."""
    results = function.results if isinstance(function, Roll) else ()
    for result in results:
        odds = all_odds.get(f"{function.name}.{result.name}")
        if odds is not None:
            yield headed(escape.text(upper_first(result_words(result))), _odds(odds), level=3)
    together = all_odds.get(function.name)
    if together is not None:
        yield headed(Md("All together"), _odds(together), level=3) if results else _odds(together)


def _odds(odds: OddsTable) -> Md:
    """Return a table of odds."""
    heads = ("Result", *(map(escape.text, odds.heads) if odds.heads else ("Chance",)))
    rows = [
        (escape.text(said), *(chance_cell(chance, len(chances) <= FEW_COLUMNS) for chance in chances))
        for said, chances in odds.rows
    ]
    return table(heads, rows, [LEFT, *[RIGHT] * (len(heads) - 1)])


def by_result(value: ValueOf) -> tuple[tuple[str, ValueOf], ...]:
    """Return the parts of a value that answer once, with their names.

    A roll with several results has a part for each; any other value is its only part, with the name "".
    """
    if not isinstance(value, Roll) or not value.results:
        return (("", value),)
    return tuple((result_words(result), one) for result, one in zip(value.results, value.single, strict=True))


def throws_in(expr: e.Expr) -> bool:
    """Return whether an answer contains a roll."""
    return any(isinstance(part, e.Throw) for part in e.walk(expr))


def speaking_of(p: Phrases, function: Function) -> Phrases:
    """Return a speaker that calls the parameters of a function and its solve `the house`, and knows `on`'s roll."""
    within = p.model.solves.get(function.within)
    given = (*(within.parameters if within is not None else ()), *function.parameters)
    lets = function.lets if isinstance(function, Quantity) else ()
    p = p.about((*(each.name for each in given), *(one.name for one in lets)))
    return p.binding(THE_THROW, Md("the throw")) if isinstance(function, Roll) else p


def _throw(p: Phrases, one: Throwing, changed: tuple[str, ...] = ()) -> Iterator[Md]:
    """Yield sentences for a roll or definition. Names in *changed* are defined only `at first`."""
    if one.let:
        at_first = " at first" if one.name in changed else ""
        yield say.sentence_md(f"{p.noun(_variable(one))} is {p.noun(one.value)}{at_first}")
        return
    named = "" if one.name == THE_THROW else f"; what {_lies(one)} is {p.noun(_variable(one))}"
    yield say.ended(p, Md(f"Throw {p.noun(one.value)}{named}"), one.label)
    if one.again is not None:
        reasons = [f"while {p.clause(part, negated=True)}" for part in _settled_by(one.again)]
        when = joined(reasons, "or") if len(reasons) > 1 else f"until {p.clause(one.again)}"
        yield say.sentence_md(f"Throw {p.noun(_variable(one))} again {when}")


def thrown_again(p: Phrases, function: Function) -> tuple[tuple[Md, Md], ...]:
    """Return the conditions for re-rolling dice with the words for it, as the first rows of a roll's table."""
    throws = (*function.before, *function.behind) if isinstance(function, Roll) else ()
    return tuple(
        (p.clause(part, negated=True), Md(f"throw {p.noun(_variable(one))} again"))
        for one in throws
        if one.again is not None
        for part in _settled_by(one.again)
    )


def _settled_by(again: e.Expr) -> tuple[e.Expr, ...]:
    """Return the conditions under which a die is not re-rolled, one by one."""
    return again.values if isinstance(again, e.Logic) and again.op == "and" else (again,)


def _repeated(p: Phrases, it: Repetition) -> tuple[Md, ...]:
    """Return a repetition as a list with its lines below."""
    lines = [Md(f"Repeat this up to {p.noun(it.most)} times, until {p.clause(it.until)}:")]
    for line in it.lines:
        if isinstance(line, Throwing):
            lines += _throw(p, line)
            continue
        now = p.noun(_variable(line))
        when = f"when {p.clause(line.test)}, " if line.test is not None else ""
        lines.append(say.sentence_md(f"{when}{now} becomes {p.noun(line.value)}"))
    return (Md("\n    - ".join(lines)),)


def _lies(one: Throwing) -> str:
    many = isinstance(one.value, e.Throw) and one.value.count > 1
    return "they show together" if many else "it shows" if isinstance(one.value, e.Throw) else "comes of it"


def _variable(one: Throwing | Becomes) -> e.Expr:
    return e.Variable(one.name, type=one.value.type, span=one.span)


def _answers(p: Phrases, roll: Roll) -> Iterator[Md]:
    """Phrase answers with rolls: `When the class is A, throw one six-sided die.`"""
    for result, one in by_result(roll):
        for line in _answers_once(p, one):
            yield Md(f"For the {p.marks.text(result)}: {lower_first(line)}") if result else line


def _answers_once(p: Phrases, roll: ValueOf) -> Iterator[Md]:
    for at, case in enumerate(roll.cases):
        does = _thrown(p, case.answer)
        when = say.conditions(p, case)
        if not when:
            said = f"in all other cases {does}" if at else does
        else:
            said = f"when {when}, {does}"
        signs = say.ruling_signs(p, case.cites, Md(said))
        yield say.ended(p, Md(f"{upper_first(said)}{signs}"), case.label)


def _thrown(p: Phrases, answer: e.Expr) -> str:
    """Phrase `throw one six-sided die and take half of it, rounded up`; several dice are the first, the second, …"""
    dice = [part for part in e.walk(answer) if isinstance(part, e.Throw)]
    inner = answer.value if isinstance(answer, e.Counted) else answer
    if not dice:
        return f"the result is {p.noun(answer)}"
    if isinstance(inner, e.Throw):
        return f"throw {p.noun(inner)}"
    alike = len(dice) > 1 and all((one.name, one.faces, one.count) == (dice[0].name, dice[0].faces, 1) for one in dice)
    thrown = p.noun(replace(dice[0], count=len(dice))) if alike else joined([p.noun(one) for one in dice])
    if alike and _is_sum(inner):
        return f"throw {thrown} and add them"
    names = ["it"] if len(dice) == 1 else [f"the {ordinal(at)}" for at in range(1, len(dice) + 1)]
    words = iter(names)
    taken = _renamed(inner, words)
    for name in names:
        p = p.binding(name, Md(name))
    said = str(p.noun(taken))
    bare = said[1 : said.index(")")] + said[said.index(")") + 1 :] if said.startswith("(") and ")" in said else said
    return f"throw {thrown} and take {bare}"


def _is_sum(expr: e.Expr) -> bool:
    """Return whether the expression is a plain sum of dice."""
    if isinstance(expr, e.Arith):
        return expr.op == "+" and _is_sum(expr.left) and _is_sum(expr.right)
    return isinstance(expr, e.Throw)


def _renamed(expr: e.Expr, words: Iterator[str]) -> e.Expr:
    """Replace the dice of an expression by names, in written order."""
    if isinstance(expr, e.Throw):
        return e.Variable(next(words), type=expr.type, span=expr.span)
    return map_children(expr, lambda part: _renamed(part, words))


_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
_ENDINGS = {1: "st", 2: "nd", 3: "rd"}


def ordinal(number: int) -> str:
    """Return `first`, `second`; from seven on `7th`, `21st`."""
    if number <= len(_ORDINALS):
        return _ORDINALS[number - 1]
    return f"{number}{'th' if number // 10 % 10 == 1 else _ENDINGS.get(number % 10, 'th')}"


def _dice_notes(p: Phrases, function: Function) -> Iterator[Md]:
    """Yield the faces of the declared dice that a function rolls."""
    names = (part.name for whole in worked_out(function) for part in e.walk(whole) if isinstance(part, e.Throw))
    for name in dict.fromkeys(names):
        die = p.model.dice.get(name)
        if die is not None:
            one = article(p.dice_words(name, len(die.faces), 1).removeprefix("one "))
            yield Md(f"{upper_first(p.marks.text(one))} has the faces {_faces(die.faces)}.")


def _faces(faces: tuple[int, ...]) -> str:
    """Phrase faces: `2, 3, 3 and 5`, or `1 to 20` if they are consecutive."""
    said = [str(face).replace("-", "\N{MINUS SIGN}") for face in faces]
    in_order = len(faces) > 3 and all(later == face + 1 for face, later in pairwise(faces))
    return f"{said[0]} to {said[-1]}" if in_order else joined(said)


def chance_cell(chance: Fraction | None, few: bool = False) -> Md:
    """Print a chance, with its fraction if there are *few* columns."""
    if chance is None:
        return Md("*not given*")
    if not chance:
        return Md("—")
    percent = chance_text(chance)
    return Md(f"{percent} ({chance})" if few and chance.denominator != 1 else percent)

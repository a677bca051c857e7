"""Examples with other values in them: how cases are reached that lie behind a dozen others.

An example is a world in which what it is about comes to an answer. With another entry here and a number on a limit
there it mostly comes to another line of the same rules; values are taken from those with which a function compares.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random
from typing import Any

from rulec.base.records import fields
from rulec.base.spans import Span
from rulec.base.types import EnumType, KindType, NumberType, OptionalType, TruthType, Type
from rulec.ir import nodes as ir
from rulec.sema import expr as e
from rulec.sema.model import AnswerGiven, Example, Expectation, Model, Setting, Statement

VARIED = e.NumberLit | e.TruthLit | e.MemberLit | e.RecordLit
OPENED = (*(kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, e.Typed)),
          Setting, Statement, Expectation, AnswerGiven)  # fmt: skip


class Variations:
    """Makes variations of examples for what rests on some numbers: limits, and the positions of members and entries."""

    def __init__(self, model: Model, numbers: list[int]) -> None:
        self.model = model
        self.numbers = numbers

    def of(self, example: Example, seed: str) -> Example:
        """One variation, the same for the same seed: one line that is expected, some values others, up to two more."""
        random = Random(seed)
        if len(example.expectations) > 1:
            example = replace(example, expectations=(random.choice(example.expectations),))
        there = [*_literals((example.settings, example.stated, example.answered, example.expectations))]
        chosen = {id(one) for one in random.sample(there, min(len(there), random.choice((0, 1, 1, 1, 2, 3))))}
        settings, stated, answered, expectations = _rebuilt(
            (example.settings, example.stated, example.answered, example.expectations),
            chosen,
            lambda literal: self.other(literal, random),
        )
        stated = tuple(
            replace(one, holds=not one.holds) if random.random() < 0.1 else one for one in stated
        )  # fmt: skip
        more = [self._more(example, random) for _ in range(random.choice((0, 0, 1, 1, 2)))]
        return replace(
            example, settings=(*settings, *(one for one in more if one)), stated=stated, answered=answered,
            expectations=expectations,
        )  # fmt: skip

    def other(self, literal: e.Expr, random: Random) -> e.Expr:
        """Another value of the same type."""
        return self.value(literal.type, literal.span, random) or literal

    def value(self, of: Type, span: Span, random: Random) -> e.Expr | None:
        """A value of a type as a literal, for types that have such."""
        match of:
            case OptionalType(of=inner):
                return e.NoneLit(type=of, span=span) if random.random() < 0.2 else self.value(inner, span, random)
            case NumberType():
                near = random.choice(self.numbers) + random.choice((-1, 0, 0, 1))
                return e.NumberLit(Fraction(max(0, near)), type=of, span=span)
            case TruthType():
                return e.TruthLit(random.random() < 0.5, type=of, span=span)
            case EnumType(name=name):
                members = self.model.enums[name].members
                at = self._position(len(members), random)
                return e.MemberLit(name, members[at].name, at, type=of, span=span)
            case KindType(name=name, listed=True) if self.model.records.get(name):
                records = self.model.records[name]
                at = self._position(len(records), random)
                return e.RecordLit(name, records[at].name, at, type=of, span=span)
        return None

    def _position(self, count: int, random: Random) -> int:
        near = [number for number in self.numbers if 0 <= number < count]
        return random.choice(near) if near and random.random() < 0.5 else random.randrange(count)

    def _more(self, example: Example, random: Random) -> Setting | None:
        """Something more that is given: a field of a thing, or of the game's own."""
        places: list[tuple[str, tuple[str, ...], Type]] = []
        for root, of in example.instances:
            if isinstance(of, KindType) and not of.listed:
                places += [(root, (each.name,), each.type) for each in self.model.kinds[of.name].fields]
        deeds = self.model.deeds
        if deeds is not None and deeds.state is not None:
            named = {root for root, _ in example.instances}
            places += [(each.name, (), each.type) for each in deeds.state.fields if each.name not in named]
        said = {(one.root, one.path) for one in example.settings}
        places = [place for place in places if place[:2] not in said]
        if not places:
            return None
        root, path, of = random.choice(places)
        value = self.value(of, example.span, random)
        return Setting(root, path, value, example.span) if value is not None else None


def with_entry(model: Model, example: Example, kind: str, at: int) -> Iterator[Example]:
    """The example with another entry of a listed kind: in place of each that it names, then in place of all."""
    parts = (example.settings, example.stated, example.answered, example.expectations)
    there = [one for one in _literals(parts) if isinstance(one, e.RecordLit) and one.kind == kind]
    named = model.records[kind][at].name

    def other(literal: e.Expr) -> e.Expr:
        return replace(literal, key=named, position=at)  # type: ignore[call-arg]

    for chosen in [*([one] for one in there), *([there] if len(there) > 1 else [])]:
        settings, stated, answered, expectations = _rebuilt(parts, {id(one) for one in chosen}, other)
        yield replace(example, settings=settings, stated=stated, answered=answered, expectations=expectations)


def _literals(thing: Any) -> Iterator[e.Expr]:
    if isinstance(thing, VARIED):
        yield thing
    elif isinstance(thing, tuple):
        for each in thing:
            yield from _literals(each)
    elif isinstance(thing, OPENED):
        for one in fields(thing):
            yield from _literals(getattr(thing, one.name))


def _rebuilt(thing: Any, chosen: set[int], other: Callable[[e.Expr], e.Expr]) -> Any:
    """The same with other values in the chosen places: in a test and in its sides the same ones."""
    made: dict[int, Any] = {}

    def again(thing: Any) -> Any:
        if id(thing) in chosen:
            if id(thing) not in made:
                made[id(thing)] = other(thing)
            return made[id(thing)]
        if isinstance(thing, tuple):
            return tuple(again(each) for each in thing)
        if isinstance(thing, OPENED) and not isinstance(thing, VARIED):
            found = {one.name: again(getattr(thing, one.name)) for one in fields(thing)}
            return replace(thing, **found)
        return thing

    return again(thing)


INNER = ("then", "other", "body")
"""The fields of statements that hold statements."""


def statements_of(body: tuple[ir.Stmt, ...]) -> Iterator[ir.Stmt]:
    """All statements, each before those in it."""
    for statement in body:
        yield statement
        for name in INNER:
            yield from statements_of(getattr(statement, name, ()))


class Running(ir.BodyReader):
    """The functions of a program, of which it is noted which statements are run."""

    def __init__(self, functions: Mapping[str, ir.Function]) -> None:
        self.functions = functions
        self.ran: set[int] = set()

    def __getitem__(self, name: str) -> ir.Function:
        return self.functions[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.functions)

    def __len__(self) -> int:
        return len(self.functions)


@dataclass(frozen=True)
class Ran:
    """A variation that was run: the statements of the function that it came by, and all that it came to."""

    example: Example
    came_by: frozenset[int]
    outcome: object


class Grown:
    """Worlds for one function, grown from examples: a variation that comes by statements in a way that none did before
    is varied further, so that case after case is reached."""

    def __init__(
        self, program: ir.Program, model: Model, name: str, examples: list[Example], numbers: list[int],
        most: int, outcome: Callable[[ir.Program, Model, Example], object],
    ) -> None:  # fmt: skip
        self.found: list[Ran] = []
        statements = {id(one): at for at, one in enumerate(statements_of(program.functions[name].body))}
        functions = Running(program.functions)
        noted = replace(program, functions=functions)
        variations, random = Variations(model, numbers), Random(name)
        ways: dict[frozenset[int], int] = {}
        worth: list[Ran] = []
        for at in range(most if examples else 0):
            if at < len(examples):
                example = examples[at]
            else:
                rare = min(random.sample(worth, min(len(worth), 3)), key=lambda one: ways[one.came_by])
                example = variations.of(rare.example, f"{name} {at}")
            functions.ran.clear()
            came = outcome(noted, model, example)
            ran = Ran(example, frozenset(statements[one] for one in functions.ran if one in statements), came)
            ways[ran.came_by] = ways.get(ran.came_by, 0) + 1
            if ways[ran.came_by] < 3 or at < len(examples):
                worth.append(ran)
            if ran.came_by:
                self.found.append(ran)

    def coming_by(self, changed: frozenset[int] | None) -> list[Ran]:
        """Those that come by one of some statements, the rarest ways first; all for None."""
        ways = Counter(one.came_by for one in self.found)
        there = [one for one in self.found if changed is None or changed & one.came_by]
        return sorted(there, key=lambda one: ways[one.came_by])


def changed_statements(old: ir.Function, new: ir.Function) -> frozenset[int] | None:
    """The numbers of the statements that are others, or None where they cannot be put side by side."""
    before, after = [*statements_of(old.body)], [*statements_of(new.body)]
    if [*map(_frame, before)] != [*map(_frame, after)]:
        return None
    return frozenset(at for at, (one, other) in enumerate(zip(before, after, strict=True)) if _own(one) != _own(other))


def _frame(stmt: ir.Stmt) -> tuple[object, ...]:
    """What kind of statement it is, and how many others stand in it."""
    return (type(stmt), *(len(getattr(stmt, name, ())) for name in INNER))


def _own(stmt: ir.Stmt) -> tuple[str, ...]:
    """What a statement does itself; `==` would take yes for 1."""
    return tuple(repr(getattr(stmt, one.name)) for one in fields(stmt) if one.name not in (*INNER, "span", "comment"))

"""Phrase conditions as English clauses: `the house's height is at least 3 floors`.

`Clauses.clause` handles every class of expression; mypy reports a missing one.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from typing import Self, assert_never

from rulec.backends.reference.language import ground, values
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.speaker import plain_label
from rulec.backends.reference.language.type_words import TypeWords
from rulec.backends.reference.language.words import (
    PARTICIPLE,
    are_several,
    denied,
    humanise,
    joined,
    number_word,
    plural,
    several_at_the_end,
    singular,
    titled,
    without_second_article,
)
from rulec.base.records import dataclass, replace
from rulec.base.types import EnumType, ListType, NumberType, SetType
from rulec.sema import expr as e
from rulec.sema.model import Decide, Fact, HolePart, Parameter, Quantity, ValueOf, ViewPart, Words

_COMPARE = {
    "=": "is",
    "!=": "is not",
    "<": "is less than",
    "<=": "is at most",
    ">": "is more than",
    ">=": "is at least",
}
_COUNTS = {"=": "exactly", "!=": "not exactly", "<": "fewer than", "<=": "at most", ">": "more than", ">=": "at least"}
_FIGURE = re.compile(r"\[?\d")
_SAYS = re.compile(r"(?:the .*|\w+ )\b(?:is|are|has|have|was|were|may|can)\b")
COMMA = 1000
"""Numbers from here on are printed with a comma, except years."""
_BURNS = re.compile(r"[a-z]+[^su\W]s")
"""A verb in the third person singular: `burns`, `goes`."""
_OPPOSITE = {"=": "!=", "!=": "=", "<": ">=", "<=": ">", ">": "<=", ">=": "<"}
_VERBS = {"has": "does not have", "can": "cannot", "may": "may not", "is": "is not", "was": "was not"}


_WHERE = ("in", "on", "at", "off", "out", "under", "above", "below", "within", "behind", "beside", "near", "without")


class Unspoken(Exception):
    """An internal error: a node of a checked model has no phrase. The build stops rather than print code."""


_MADE_OF = re.compile(rf"{PARTICIPLE} (?:at|by|from|in|of|to|with)")
_WHOSE = re.compile(r"(.+) of")


@dataclass(frozen=True)
class Clauses(TypeWords):
    """Phrases conditions. Values are phrased by `noun`, which `Phrases` provides."""

    @abstractmethod
    def answer(self, name: str, arguments: tuple[e.Expr, ...]) -> Md:
        """Phrase a function call as a noun: the function's name and its arguments."""

    @abstractmethod
    def noun(self, node: e.Expr) -> Md:
        """Phrase a value as a noun phrase."""

    @abstractmethod
    def among(self, variable: str, source: e.Expr, where: e.Expr | None, lead: str) -> tuple[Md, Self]:
        """Phrase `for each tower among …`, and return a speaker that calls the variable `that tower`."""

    def clause(self, node: e.Expr, negated: bool = False) -> Md:
        """Phrase a condition, or its negation, as a clause."""
        match node:
            case e.Compare(op=op, left=left, right=right):
                return self._compare(_OPPOSITE[op] if negated else op, left, right)
            case e.Logic(op=op, values=values):
                # the opposite of "a and b" is "not a, or not b"
                joint = op if not negated else ("or" if op == "and" else "and")
                return self._logic(joint, values, negated)
            case e.Not(value=value):
                return self.clause(value, not negated)
            case e.Carries(of=of):
                verb, what = self.carrying(node, negated)
                return Md(f"{self.noun(of)} {verb} {what}")
            case e.Contains(collection=collection, value=value):
                return self._contains(collection, value, negated)
            case e.OneOf():
                return self._one_of(node, negated)
            case e.IsNone(value=value, negated=turned):
                return self._is_none(value, negated != turned)
            case e.IsUnknown(value=value, negated=turned):
                return Md(f"the book {'gives' if negated != turned else 'does not give'} {self.noun(value)}")
            case e.Over(word="any" | "all"):
                return self._over(node, negated)
            case e.Choose(test=test, then=then, other=other):
                return Md(
                    f"{self.clause(then, negated)} if {self.clause(test)}, and otherwise {self.clause(other, negated)}"
                )
            case e.CallTo(name=name, arguments=arguments):
                return self._call(name, arguments, negated)
            case e.Field(of=of):
                return self._field(node, negated)
            case e.Result(of=of) if _SAYS.match(said := f"the {self.result_noun(node)}"):
                return Md(f"{denied(said) if negated else said} in {self.noun(of)}")
            case e.StateRef(name=name) if _SAYS.match(self.state_noun(name)):
                said = self.marks.to(("state", name), self.state_noun(name))  # the noun already is a clause
                return Md(denied(said) if negated else said)
            case e.Along(word="linked" | "on_chain"):
                return self._linked(node, negated)
            case e.Geometry():
                return Md(ground.clause(node, negated, self.noun))
            case e.Happened():
                return self._happened(node, negated)
            case e.VariantOn(name=name):
                title = self.marks.to(("variant", name), self.variant_title(name))
                return Md(f"the variant {title} is {'not ' if negated else ''}played")
            case e.Named(name=name, value=value):
                if name not in self.parameters:
                    return self.clause(value, negated)
                return Md(f"{self.marks.em(humanise(name))} {'does not apply' if negated else 'applies'}")
            case e.TruthLit(value=value):
                return Md("always" if value != negated else "never")
            case e.Variable(name=name):
                named = name in self.parameters and name not in self.bound
                said = self.marks.em(humanise(name)) if named else self.noun(node)
                if named or said.startswith("the "):  # a parameter; any other variable holds an answer
                    return Md(f"{said} {'does not apply' if negated else 'applies'}")
                return Md(f"{said} is {'no' if negated else 'yes'}")
            case (
                e.Result() | e.Lookup() | e.StateRef() | e.FirstOf() | e.ConstantRef() | e.RulingRef() | e.MemberLit()
                | e.RecordLit() | e.UnknownLit()
            ):  # fmt: skip
                return Md(f"{self.noun(node)} is {'no' if negated else 'yes'}")
            case (
                e.NumberLit() | e.TextLit() | e.NoneLit() | e.Arith() | e.Negative() | e.Ratio() | e.AsPercent()
                | e.Rounded() | e.Power() | e.Extreme() | e.Throw() | e.Counted() | e.Odds()
                | e.Over() | e.Along() | e.Collection() | e.Range() | e.New() | e.Bad() | e.AllOf()
                | e.Reached()
            ):  # fmt: skip
                raise Unspoken(f"{type(node).__name__} is no condition")
            case _:
                assert_never(node)

    def words(self, words: Words | None) -> Md:
        """Fill the holes of a text, and strip surrounding blanks."""
        if words is None:
            return Md("")
        said = ""
        for part in words.parts:
            said += without_second_article(self._part(part), said)
        return Md(said.strip())

    def _part(self, part: str | HolePart) -> Md:
        return self.marks.text(part) if isinstance(part, str) else self.hole(part)

    def hole(self, hole: HolePart) -> Md:
        """Phrase a hole of a text: values as they are, parameters in italics."""
        value = hole.value
        if hole.style in ("word", "year"):
            found = self.constant_value(value)
            if isinstance(found, e.NumberLit) and found.value.denominator == 1:
                whole = found.value.numerator
                return self.marks.text(number_word(whole) if hole.style == "word" else str(whole))
        if isinstance(value, e.Variable) and value.name in {*self.parameters} - {*self.bound}:
            return self.marks.em(self.parameter(value) or value.name)
        return self.noun(value)

    def span_words(self, low: e.Expr, high: e.Expr, joint: str) -> Md:
        """Phrase `1 to 3 floors`: the unit once, except for signs such as `%`."""
        first = self.noun(low)
        if isinstance(low, e.NumberLit) and isinstance(low.type, NumberType) and low.type.form != "percent":
            first = self.marks.text(values.number(low.value))
        return Md(f"{first} {joint} {self.noun(high)}")

    def event(self, name: str, arguments: tuple[e.Expr | None, ...]) -> Md:
        """Phrase an event with its known arguments; an open one becomes `any house`."""
        found = self.deeds.events[name]
        spoken: dict[str, Md] = {}
        for parameter, argument in zip(found.parameters, arguments, strict=True):
            if argument is not None:
                spoken[parameter.name] = self.noun(argument)
            else:
                spoken[parameter.name] = self.marks.text(f"any {humanise(parameter.name)}")
        inner = replace(self, bound={**self.bound, **spoken})
        said = inner.words(found.label) or humanise(name)
        return Md(said.rstrip(".") + self._unsaid(found.label, found.parameters, arguments))

    def _happened(self, node: e.Happened, negated: bool) -> Md:
        unit = self.marks.text(humanise(node.unit)) if node.unit else Md("")
        when = {
            "this": f"this {unit}",
            "last": f"in the {unit} before this one",
            "within": f"in the last {node.count} {plural(unit)}, this one included",
            "ever": "at any time so far",
            "first": "for the first time",
        }[node.form]
        said = self.event(node.event, node.arguments)
        if node.form != "this" or when not in said:  # the event's sentence may contain `this turn` already
            said = Md(f"{said} {when}")
        return Md(denied(said) if negated else said)

    def _compare(self, op: str, left: e.Expr, right: e.Expr) -> Md:
        if isinstance(right, e.TruthLit) and op in ("=", "!="):
            return self.clause(left, (op == "=") != right.value)
        verb = _COMPARE[op]
        if isinstance(left.type, EnumType):
            verb = {"<": "is below", ">": "is above"}.get(op, verb)
        if isinstance(left, e.Over) and left.word == "count" and left.body is None and _FIGURE.match(self.noun(right)):
            said, _ = self.among(left.variable, left.source, left.where, "those")
            of = "" if said.startswith("all ") or " among " in said else "of "
            if isinstance(right, e.NumberLit) and right.value == 1 and op != "<":
                said = said if of else self.among(left.variable, left.source, left.where, "one")[0]
                return Md(f"there is {_COUNTS[op]} one {of}{said}")
            many = f"{_COUNTS[op]} {self.noun(right)}"
            if isinstance(right, e.NumberLit) and right.value == 0 and op in ("=", "<=", ">", "!="):
                many = "no" if op in ("=", "<=") else "some"
                many = "none" if of and many == "no" else many
            return Md(f"there are {many} {of}{said.removeprefix('all ')}")
        if isinstance(right, e.Collection) and op in ("=", "!=") and not right.items:
            return Md(f"there {'are' if op == '!=' else 'are no'} {self._plain_noun(left)}")
        if verb.partition(" ")[0] == "is" and self.goes_by_a_plural(left):
            plain = isinstance(left.type, NumberType) and not left.type.dims
            verb = "are fewer than" if op == "<" and plain else f"are{verb[2:]}"
            if isinstance(left, e.CallTo):  # `the guards of the house are more than 2`
                return Md(f"{self.noun(left)} {verb} {self.bare(self.plain().noun(left), right)}")
        return Md(f"{self.noun(left)} {verb} {self.measured(left, right)}")

    def being(self, node: e.Expr) -> str:
        """Return `is` or `are`."""
        return "are" if self.goes_by_a_plural(node) else "is"

    def goes_by_a_plural(self, node: e.Expr) -> bool:
        """Return whether a value takes a plural verb: `the turns`, `the house's guards`, `the wages of the guard`."""
        # else: singular
        match node:
            case e.Field(kind=kind, name=name):
                return self.described(kind, name) is None and are_several(self.field_noun(kind, name))
            case e.StateRef(name=name):
                return are_several(self.state_noun(name))
            case e.Variable():
                said = self.noun(node)
                return said.startswith("the ") and are_several(said)
            case e.CallTo(name=name):
                found = self.model.function(name)
                of_a_view = isinstance(found, ViewPart) and found.column  # its name is prefixed with that of the view
                # else: one name or truth, which is read in place
                if of_a_view or not isinstance(node.type, NumberType | ListType | SetType):
                    return False
                if isinstance(found, Quantity | ValueOf) and found.said is not None:
                    first = str(found.said.parts[0])
                    return first.startswith("the ") and are_several(first.rstrip())
                return several_at_the_end(humanise(name))
            case e.Arith(op="+" | "-" | "/", left=left):  # the left operand is the subject
                return self.goes_by_a_plural(left)
            case e.Counted(value=value):
                return self.goes_by_a_plural(value)
        return False

    def measured(self, of: e.Expr, value: e.Expr) -> Md:
        """Phrase a value without its unit if the field's name contains it: `3` for a level of 3 levels.

        A year has no comma.
        """
        plain = isinstance(value, e.NumberLit) and isinstance(value.type, NumberType) and not value.type.dims
        if plain and isinstance(of, e.StateRef) and isinstance(value, e.NumberLit) and value.value >= COMMA:
            return self.marks.text(str(value.value)) if self.is_year(of.name) else self.noun(value)
        return self.bare(self.field_noun(of.kind, of.name), value) if isinstance(of, e.Field) else self.noun(value)

    def bare(self, label: str, value: e.Expr) -> Md:
        """Phrase a value, without its unit if the label already names that."""
        dims = value.type.dims if isinstance(value, e.NumberLit) and isinstance(value.type, NumberType) else ()
        units = {self._measure(name, many) for name, power in dims if power == 1 for many in (True, False)}
        if isinstance(value, e.NumberLit) and len(dims) == 1 and units & {*label.lower().split()}:
            return self.marks.text(values.number(value.value))
        return self.noun(value)

    def without_unit(self, said: Md, measure: str) -> Md:
        """Remove the unit from `2 floors`, for a place that names it already. Signs remain."""
        return Md(
            re.sub(
                rf" (?:{re.escape(self._measure(measure, many=True))}|{re.escape(self._measure(measure))})\b",
                "",
                said,
                count=1,
            )
        )

    def _plain_noun(self, node: e.Expr) -> Md:
        found = self.noun(node)
        return Md(found.removeprefix("the ")) if found.startswith("the ") else Md(f"any of {found}")

    def _logic(self, joint: str, values: tuple[e.Expr, ...], negated: bool) -> Md:
        values = tuple(sorted(values, key=lambda value: isinstance(value, e.Logic)))
        said: list[Md] = []
        for value in values:
            words = self.clause(value, negated)
            # an "or" inside an "and" (or the reverse) is fenced off by "either" and "both"
            if negated and isinstance(value, e.Logic) and value.op == "or":
                words = self._neither(value.values)
            elif isinstance(value, e.Logic):
                words = Md(f"{'either' if joint == 'and' else 'both'} {words}")
            said.append(words)
        plain = [words for words, value in zip(said, values, strict=True) if not isinstance(value, e.Logic)]
        # fenced parts stand last, after a comma, so that nothing else can attach to them
        return Md(f", {joint} ".join([joined(plain, joint)] * bool(plain) + [*said[len(plain) :]]))

    def told_of(self, where: e.Expr, that: str, many: bool) -> str:
        """Phrase a condition as relative clauses about `that tower`: `whose height is …, that has no keeper and where
        …`."""
        parts = tuple(sorted(e.conjuncts(where), key=lambda part: isinstance(part, e.Logic)))
        said: list[str] = []
        for part in parts:
            one = "" if isinstance(part, e.Logic) else relative(self.clause(part), that, many)
            if not one:
                break
            said.append(one)
        rest = e.all_of(parts[len(said) :])
        either = "either " if said and isinstance(rest, e.Logic) and rest.op == "or" else ""
        return joined([*said, f"where {either}{self.clause(rest)}"] if rest is not None else said)

    def _neither(self, values: tuple[e.Expr, ...]) -> Md:
        """Phrase `the house is neither old nor tall` if all clauses share their subject and verb."""
        said = [self.clause(value) for value in values]
        head = _SAYS.match(said[0])
        if head is not None and all(one.startswith(f"{head[0]} ") for one in said):
            rest = (one.removeprefix(f"{head[0]} ") for one in said)
            return Md(f"{head[0]} neither {' nor '.join(rest)}")
        return Md(f"it is so neither that {' nor that '.join(said)}")

    def _contains(self, collection: e.Expr, value: e.Expr, negated: bool) -> Md:
        listed = self.constant_value(collection)
        if isinstance(listed, e.Collection):
            if len(listed.items) == 1:
                return self._compare("!=" if negated else "=", value, listed.items[0])
            among = "none of" if negated else "one of"
            return Md(f"{self.noun(value)} {self.being(value)} {among} {self.noun(collection)}")
        noun = self.noun(collection)
        many = not isinstance(collection, e.Field) or are_several(self.field_noun(collection.kind, collection.name))
        verb = ("do not include" if negated else "include") if many else (
            "does not include" if negated else "includes")  # fmt: skip
        return Md(f"{noun} {verb} {self.noun(value)}")

    def choices(self, node: e.OneOf, joint: str) -> Md:
        """Phrase `1 to 3, 5 or 7`."""
        ranges = [self.span_words(low, high, "to") for low, high in node.ranges]
        return Md(joined([*(self.noun(item) for item in node.items), *ranges], joint))

    def _one_of(self, node: e.OneOf, negated: bool) -> Md:
        subject, being = self.noun(node.value), self.being(node.value)
        count = len(node.items) + len(node.ranges)
        if node.negated == negated:
            if not node.items and count == 1:
                low, high = node.ranges[0]
                if self._is_next(low, high):
                    return Md(f"{subject} {being} {self.span_words(low, high, 'or')}")
                return Md(f"{subject} {being} between {self.span_words(low, high, 'and')}")
            return Md(f"{subject} {being} {self.choices(node, 'or')}")
        if count == 1:
            return Md(f"{subject} {being} not {'from ' if node.ranges else ''}{self.choices(node, 'or')}")
        if count == 2:
            return Md(f"{subject} {being} neither {self.choices(node, 'nor')}")
        return Md(f"{subject} {being} none of {self.choices(node, 'and')}")

    def _is_next(self, low: e.Expr, high: e.Expr) -> bool:
        """Return whether two amounts of a measure counted in whole units differ by one."""
        if not isinstance(low, e.NumberLit) or not isinstance(high, e.NumberLit):
            return False
        dims = low.type.dims if isinstance(low.type, NumberType) else ()
        whole = len(dims) == 1 and self.model.measures[dims[0][0]].grain == 1
        return whole and high.value - low.value == 1

    def _is_none(self, value: e.Expr, there_is: bool) -> Md:
        match value:
            case e.Field(of=of, kind=kind, name=name):
                described = self.described(kind, name)
                noun = " it ".join(described) if described is not None else self.field_noun(kind, name)
                if described is None and _MADE_OF.fullmatch(noun):  # `is made of nothing`
                    return Md(f"{self.noun(of)} is {self.marks.text(noun)} {'some' if there_is else 'no'}thing")
                if described is None and (whose := _WHOSE.fullmatch(noun)):  # `is somebody's hiding place`
                    return Md(f"{self.noun(of)} is {'some' if there_is else 'no'}body's {self.marks.text(whose[1])}")
                what = self._some(noun) if there_is else self.marks.text(f"no {noun}")
                return Md(f"{self.noun(of)} has {what}")
            case e.Variable(name=name) if name not in self.bound:
                noun = humanise(name)
                what = self.with_article(noun) if there_is else self.marks.text(f"no {noun}")
                return Md(f"there is {what}")
            case _:
                return Md(f"{self.noun(value)} {self.being(value)} {'given' if there_is else 'none'}")

    def _some(self, noun: str) -> Md:
        """Phrase `a tower` or, for a plural, `towers of stone`."""
        return self.marks.text(noun) if are_several(noun) else self.with_article(noun)

    def _over(self, node: e.Over, negated: bool) -> Md:
        if node.body is None:
            raise Unspoken(f"`{node.word}` without a condition")
        if node.word == "any":
            lead = "none" if negated else "any"
        else:
            lead = "not all" if negated else "each"
        where, body = node.where, node.body
        others, telling, rest = apart(node.variable, body)
        # exclusions belong to the group that is quantified over
        if node.word == "any" and others and where is None and rest is not None:
            where, body = telling, rest
        said, inner = self.among(node.variable, node.source, where, lead)
        test, that = inner.clause(body), f"{inner.bound[node.variable]} "
        if (
            where is None and not isinstance(body, e.Logic) and test.startswith(that)
        ):  # `at least one of the towers is old`
            return Md(f"{said.replace('for ', '', 1)} {test.removeprefix(that)}")
        asked = e.all_of(e.conjuncts(node.where, node.body))
        plain = (part for part in e.conjuncts(apart(node.variable, asked)[2]) if not isinstance(part, e.Logic))
        first = next(plain, None)
        if node.word == "any" and first is not None and relative(inner.clause(first), that.rstrip(), False):
            return self.among(node.variable, node.source, asked, "there is no" if negated else "there is")[0]
        return Md(f"{said}, {test}")

    def _linked(self, node: e.Along, negated: bool) -> Md:
        """Phrase `there is a way from a to b, through …` or `the thing lies on a chain from a to b …`."""
        ends = f"from {self.noun(node.start)} to {self.one_of(node.goal)}"
        if node.thing is None:
            said = f"there is {'no ' if negated else 'a '}way {ends}"
        else:
            verb = "does not lie" if negated else "lies"
            said = f"{self.noun(node.thing)} {verb} on a chain {ends} that no shorter way cuts short"
        return Md(f"{said}{self.steps_words(node)}")

    def one_of(self, goal: e.Expr) -> Md:
        """Phrase a goal; a list becomes `one of …`."""
        several = isinstance(goal.type, ListType | SetType)
        return Md(f"one of {self.noun(goal)}") if several else self.noun(goal)

    def steps_words(self, node: e.Along) -> Md:
        """Phrase the steps of a path: `, through those of the fields that …, each step leading from a field to that
        field's neighbours`, and its cost: `, where entering a field costs that field's toll`."""
        said, _ = self.among(node.variable, node.source, node.where, "those")
        of = node.source.type.of if isinstance(node.source.type, (ListType, SetType)) else node.source.type
        here = self.each_noun(node.variable, node.source, of)
        inner = self.binding(node.variable, self.marks.text(f"that {here}"))
        leads = f", through {said}, each step leading from {self.with_article(here)} to {inner.noun(node.body)}"
        if node.cost is None:
            return Md(leads)
        return Md(f"{leads}, where entering {self.with_article(here)} costs {inner.noun(node.cost)}")

    def _call(self, name: str, arguments: tuple[e.Expr, ...], negated: bool) -> Md:
        if not isinstance(self.model.function(name), Fact | Decide):
            return Md(f"{self.answer(name, arguments)} is {'no' if negated else 'yes'}")
        found = self.model.function(name)
        assert isinstance(found, Fact | Decide)
        label = found.denial if negated else found.label
        if label is None or not any(isinstance(p, str) and p.strip() for p in label.parts):
            return self._unlabelled(found, arguments, negated)
        spoken = {p.name: self.noun(a) for p, a in zip(found.parameters, arguments, strict=True)}
        inner = replace(self, bound={**self.bound, **spoken})
        # the link lies on the longest stretch of text, since the holes may be links themselves
        longest = max((p for p in label.parts if isinstance(p, str)), key=len)
        linked = False
        said: list[str] = []
        for part in label.parts:
            if isinstance(part, str) and part == longest and not linked:
                linked = True
                body = self.marks.to(("function", name), part.strip())
                said.append(part[: len(part) - len(part.lstrip())] + body + part[len(part.rstrip()) :])
            else:
                said.append(inner._part(part))
        return Md("".join(said) + self._unsaid(label, found.parameters, arguments))

    def _unsaid(
        self, label: Words | None, parameters: tuple[Parameter, ...], arguments: tuple[e.Expr | None, ...]
    ) -> str:
        """Phrase arguments that a sentence does not mention: ` (*month*: *May*, *late*: no)`.

        Variables are included only in thorough mode.
        """
        said = [
            f"{self.marks.em(humanise(parameter.name))}: {self.noun(argument)}"
            for parameter, argument in self.left_out(label, parameters, arguments)
            if not isinstance(argument, e.Variable) or (self.thorough and argument.name != parameter.name)
        ]
        return f" ({', '.join(said)})" if said else ""

    def left_out(
        self, label: Words | None, parameters: tuple[Parameter, ...], arguments: tuple[e.Expr | None, ...]
    ) -> list[tuple[Parameter, e.Expr]]:
        """Return the arguments that a sentence does not mention."""
        holes = [part.value for part in (label.parts if label is not None else ()) if isinstance(part, HolePart)]
        named = {node.name for hole in holes for node in e.walk(hole) if isinstance(node, e.Variable)}
        pairs = zip(parameters, arguments, strict=True)
        return [(p, argument) for p, argument in pairs if argument is not None and p.name not in named]

    def _unlabelled(self, fact: Fact | Decide, arguments: tuple[e.Expr, ...], negated: bool) -> Md:
        verb = "does not hold" if negated else "holds"
        title = self.marks.to(("function", fact.name), titled(fact.name))
        if negated and fact.label is not None:
            return Md(denied(self._call(fact.name, arguments, False)))
        of = f" for {joined([self.noun(a) for a in arguments])}" if arguments else ""
        return Md(f"{title} {verb}{of}")

    def _field(self, node: e.Field, negated: bool) -> Md:
        return Md(f"{self.noun(node.of)} {self.said_of(node.kind, node.name, negated)}")

    def said_of(self, kind: str, name: str, negated: bool = False) -> Md:
        """Phrase a truth field as a predicate: `is in a tower`, `has marched`, `burns`."""
        noun = humanise(name)  # labels of truth fields are often nouns, whereas their names read as predicates
        found = self.field_of(kind, name)
        label = plain_label(found.label) if found is not None else ""
        said = label.split(" ")[0] if label else ""
        if said in (*_WHERE, "a", "an"):  # the label is a predicate already: `in a tower`, `a tower`
            return Md(f"is {'not ' if negated else ''}{self.marks.text(label)}")
        begun = said == noun.split(" ")[0] and (" " in noun or _BURNS.fullmatch(said))
        if label and (said in _VERBS or begun):
            noun = label  # the label extends the predicate in the name
        first, _, rest = noun.partition(" ")
        if first in _VERBS:
            second, _, behind = rest.partition(" ")
            without = denied(f"it {first} {second}")  # `it has not marched`
            if negated and not without.startswith("it is not so"):
                return self.marks.text(f"{without.removeprefix('it ')} {behind}".rstrip())
            return Md(f"{_VERBS[first] if negated else first} {self.marks.text(rest)}".rstrip())
        if _BURNS.fullmatch(first) and (noun == label or re.fullmatch("(?:[a-z]+ly|now|)", rest)):
            return Md(f"does not {first[:-1]} {rest}".rstrip() if negated else noun)
        return Md(f"is {'not ' if negated else ''}{self.marks.text(noun)}")


def apart(variable: str, test: e.Expr | None) -> tuple[list[e.Expr], e.Expr | None, e.Expr | None]:
    """Split a condition into exclusions (`x != other`) and the rest.

    Return the excluded things, the exclusions as one condition, and the remaining condition.
    """
    parts = e.conjuncts(test)
    others = [_other(variable, part) for part in parts]
    telling = tuple(part for part, other in zip(parts, others, strict=True) if other is not None)
    rest = tuple(part for part, other in zip(parts, others, strict=True) if other is None)
    return [other for other in others if other is not None], e.all_of(telling), e.all_of(rest)


def _other(variable: str, test: e.Expr) -> e.Expr | None:
    """Return the thing that `x != other` excludes."""
    match test:
        case e.Compare(op="!=", left=e.Variable(name=name), right=other) if name == variable:
            pass
        case e.Compare(op="!=", left=other, right=e.Variable(name=name)) if name == variable:
            pass
        case _:
            return None
    own = any(isinstance(node, e.Variable) and node.name == variable for node in e.walk(other))
    return None if own else other


_PLURAL = {"is": "are", "has": "have", "was": "were", "does": "do"}
_EITHER = ("may", "can", "cannot", "must")
_ONE = re.compile(r"(\[?are) an? ([a-z ]+)(?=\]|\Z)")


def relative(clause: str, that: str, many: bool) -> str:
    """Turn a clause about `that tower` into a relative clause: `whose height is …`, `that have no keeper`.

    Return "" if the clause is about something else.
    """
    if clause.startswith(f"{that}'s "):
        return f"whose {clause.removeprefix(that)[3:]}"
    if clause.endswith(f" has {that}"):
        return f"that {clause.removesuffix(f' {that}')}"
    said = clause.removeprefix(f"{that} ")
    verb = said.lstrip("[").split(" ")[0].split("]")[0]
    if said == clause:
        return ""
    if many and verb not in _EITHER:
        verbs = _PLURAL.get(verb) or singular(verb)
        said = said.replace(verb, verbs, 1) if verbs else ""
        said = _ONE.sub(lambda one: f"{one[1]} {plural(one[2])}", said)
    return f"that {said}" if said else ""


def bracketed(words: Md) -> Md:
    """Put words in brackets."""
    return Md(f"({words})")

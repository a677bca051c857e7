"""Phrase values as English noun phrases: `5 points for each level of the house`.

`Phrases.noun` handles every class of expression; mypy reports a missing one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction
from typing import Self, assert_never

from rulec.backends.reference.language import ground, values
from rulec.backends.reference.language.clauses import Clauses, Unspoken, apart, bracketed
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.marks import PlainMarks
from rulec.backends.reference.language.speaker import plain_label
from rulec.backends.reference.language.words import humanise, joined, number_word, plural, possessive, quiet, titled
from rulec.base.records import dataclass
from rulec.base.text import article
from rulec.base.tree import walk
from rulec.base.types import PERCENT, EnumType, KindType, ListType, NumberType, SetType, TruthType, Type
from rulec.sema import expr as e
from rulec.sema.model import CellValue, ColumnOf, Model, Parameter, Quantity, Table, ValueOf, Words
from rulec.sema.summaries.chosen_rows import fixed_cell
from rulec.sema.typing.assignability import without_none

_LEADS = {
    "each": ("for each of {0}", "for each {0} among {1}"),
    "any": ("for at least one of {0}", "for at least one {0} among {1}"),
    "none": ("for none of {0}", "for no {0} among {1}"),
    "not all": ("not for every one of {0}", "not for every {0} among {1}"),
    "those": ("{0}", "{0} among {1}"),
    "one": ("{0}", "{0} among {1}"),
    "there is": ("among {0} there is one", "there is a {0} among {1}"),
    "there is no": ("among {0} there is none", "there is no {0} among {1}"),
}
_ALL = {
    "each": "for each {0}", "any": "for at least one {0}", "none": "for no {0}", "not all": "not for every {0}",
    "those": "all {0}", "one": "{0}", "there is": "there is a {0}", "there is no": "there is no {0}",
}  # fmt: skip
_A = re.compile(r"\Athere is a ([\[*]*)(\w+)")
SPELT = 12  # a die with more sides is named by its number
_SIGNS = {"+": "plus", "-": "minus", "*": "times", "/": "divided by"}


# The name of a rule such as `holder_of` ends with the preposition for its argument.
_PREPOSITIONS = frozenset(
    {"of", "at", "for", "by", "to", "in", "from", "under", "into", "over", "between", "behind", "with", "near"}
)


@dataclass(frozen=True)
class Phrases(Clauses):
    """Phrases values and conditions."""

    def noun(self, node: e.Expr) -> Md:
        """Phrase a value as a noun phrase."""
        match node:
            case e.NumberLit(value=value):
                return self.marks.text(values.spoken(value, _number_type(node.type), self.model))
            case e.TruthLit(value=value):
                return Md("yes" if value else "no")
            case e.TextLit(value=text):
                return self.marks.text(f"“{text}”")
            case e.NoneLit():
                return Md("none")
            case e.UnknownLit():
                return Md("not given")
            case e.MemberLit(enum=enum, name=name):
                return self.member(enum, name)
            case e.RecordLit(kind=kind, key=key):
                return self.record(kind, key)
            case e.Variable():
                return self.spoken(node)
            case e.Field(of=of, kind=kind, name=name):
                held = self.constant_value(node)
                return self.noun(held) if held is not node else self.field(self.noun(of), of, kind, name)
            case e.Result(of=of):
                return Md(f"the {self.marks.text(self.result_noun(node))} in {self.noun(of)}")
            case e.ConstantRef(name=name):
                return self._constant(name)
            case e.RulingRef(name=name):
                taken = self.model.ruling_value(name)
                if taken is None:
                    raise Unspoken(f"ruling `{name}` holds no value")
                return Md(f"{self.noun(taken)}{self.marks.ruling(name)}")
            case e.Lookup():
                return self._lookup(node)
            case e.CallTo(name=name, arguments=arguments):
                is_fact = isinstance(node.type, TruthType) and name in self.model.facts
                return Md(f"whether {self.clause(node)}") if is_fact else self.answer(name, arguments)
            case (
                e.Carries() | e.Contains() | e.OneOf() | e.Compare() | e.IsNone() | e.IsUnknown() | e.Logic() | e.Not()
                | e.Happened() | e.VariantOn() | e.Geometry(type=TruthType())
            ):  # fmt: skip
                return Md(f"whether {self.clause(node)}")
            case e.Arith(op=op, left=left, right=right):
                return self._arith(op, left, right)
            case e.Negative(value=value):
                return Md(f"minus {self._operand(value)}")
            case e.Ratio(value=value):
                return self.noun(value)
            case e.AsPercent(value=value):
                return Md(f"{self._operand(value)} as a percentage")
            case e.Choose(test=test, then=then, other=other):
                by = _chosen_by(node)
                if by is not None and isinstance(then, e.Lookup):
                    return self._lookup(then, Md(f"the column of {self.noun(by)}"))
                return Md(f"{self.noun(then)} if {self.clause(test)}, otherwise {self.noun(other)}")
            case e.Rounded(direction=direction, value=value):
                how = "to the nearest" if direction == "nearest" else direction
                return Md(f"{self._operand(value)}, rounded {how}")
            case e.Power(value=value, exponent=exponent):
                return Md(_power(self._operand(value), exponent))
            case e.Extreme(word=word, values=items):
                if len(items) == 2 and not isinstance(items[1].type, ListType):
                    word = {"greatest": "greater", "least": "lesser"}[word]
                return Md(f"the {word} of {joined([self._compared(i) for i in items])}")
            case e.Geometry():
                return Md(ground.noun(node, self.noun))
            case e.Over():
                return self._over_noun(node)
            case e.Collection(items=items):
                return Md(joined([self.noun(i) for i in items])) if items else Md("none")
            case e.Range(low=low, high=high):
                return Md(f"the numbers from {self.noun(low)} to {self.noun(high)}")
            case e.New(kind=kind, fields=fields, record=record):
                return self._new(kind, fields, record)
            case e.Throw(name=name, faces=faces, count=count):
                return self.marks.text(self.dice_words(name, len(faces), count))
            case e.Counted(value=value):
                return self.noun(value)
            case e.Odds(test=test):
                return Md(f"the chance that {self.clause(test)}")
            case e.StateRef(name=name):
                return self.marks.to(("state", name), f"the {self.state_noun(name).removeprefix('the ')}")
            case e.AllOf(kind=kind):
                return Md(f"all {self.marks.to(('kind', kind), humanise(self.model.kinds[kind].plural))}")
            case e.FirstOf():
                return self._first(node)
            case e.Along():
                return self._along(node)
            case e.Named(name=name, value=value):
                if name not in self.parameters:
                    return self.noun(value)
                is_truth = isinstance(node.type, TruthType)
                return Md(f"whether {self.clause(node)}") if is_truth else self.marks.em(humanise(name))
            case e.Reached(quantity=quantity, step=step):
                return Md(f"what {self.marks.em(self.step_title(quantity, step))} came to")
            case e.Bad():
                raise Unspoken("what was reported as wrong reached the pages")
            case _:
                assert_never(node)

    def step_title(self, quantity: str, step: str) -> str:
        """Return the title of a step of a quantity."""
        of = next(one for one in self.model.quantities[quantity].steps if one.name == step)
        return plain_label(of.label) or titled(step)

    def dice_words(self, name: str, sides: int, count: int) -> str:
        """Phrase dice: `one six-sided die`, `two average dice`."""
        declared = self.model.dice.get(name)
        if declared is None:
            words = f"{number_word(sides)}-sided die" if sides <= SPELT else f"{sides}-sided die"
        else:
            words = plain_label(declared.label) or f"{humanise(name)} die"
            words = words.removeprefix("an ").removeprefix("a ")
        if count == 1:
            return f"one {words}"
        several = words.removesuffix("die") + "dice" if words.endswith("die") else plural(words)
        return f"{number_word(count)} {several}"

    def table_title(self, table: Table) -> Md:
        """Return the linked title of a table."""
        return self.marks.to(("table", table.name), table.title)

    def cell(self, cell: CellValue, parameters: tuple[str, ...]) -> Md:
        """Phrase the content of a cell, without signs of rulings."""
        if cell.state == "unknown":
            return Md("not given")
        if cell.state == "none":
            return Md("—")
        if cell.value is None:
            return Md("")
        if isinstance(cell.value, e.NumberLit):
            return self.marks.text(values.amount(cell.value.value, _number_type(cell.value.type), self.model))
        inner = self
        for name in parameters:
            inner = inner.binding(name, self.marks.em(f"the {humanise(name)}"))
        if isinstance(cell.value.type, TruthType) and not isinstance(cell.value, e.TruthLit):
            return Md(f"yes if {inner.clause(cell.value)}")
        return inner.noun(cell.value)

    def among(self, variable: str, source: e.Expr, where: e.Expr | None, lead: str) -> tuple[Md, Self]:
        """Phrase `for each of the house's towers where that tower's …`, and return a speaker that knows the variable.

        *lead* chooses the form: each, any, none, not all, those, one (`tower among …`), there is, there is no.
        """
        of = source.type.of if isinstance(source.type, (ListType, SetType)) else source.type
        others, _, rest = apart(variable, where)
        noun = self.each_noun(variable, source, of)
        if others and noun == "other" and isinstance(of, KindType):  # avoid `other other`
            noun = self.kind_word(of.name)
        many = plural(noun)
        plain = self.plain().noun(source)
        of_the_group, single = _LEADS[lead]
        grouped = plain.endswith(many) or plain.startswith(f"the {many} of") or isinstance(source, e.Collection)
        before = behind = ""
        if others and (isinstance(source, e.AllOf) or not (grouped or isinstance(source, e.Range))):
            where = rest
            if len(others) == 1 and self.plain().noun(others[0]) in (f"the {noun}", f"that {noun}"):
                before = "other "
            else:
                behind = f" other than {joined([self.noun(other) for other in others])}"
        that = self.marks.text(f"that {before}{noun}")
        if that in self.bound.values():  # nested loops over one kind: the inner element goes by its variable name
            that = self.marks.em(humanise(variable))
            behind = f" {that}{behind}"
        if isinstance(source, e.AllOf):
            shown = self.marks.to(("kind", source.kind), many if lead == "those" else noun)
            said = Md(_ALL[lead].format(f"{before}{shown}{behind}"))
        elif isinstance(source, e.Range):
            ends = f"from {self.noun(source.low)} to {self.noun(source.high)}"
            said = Md(f"{_ALL[lead].format('numbers' if lead == 'those' else 'number')} {ends}{behind}")
        elif isinstance(source, e.Collection) and isinstance(of, EnumType) and self._is_every(source, of.name):
            word = humanise(of.name)
            shown = self.marks.to(("enum", of.name), plural(word) if lead == "those" else word)
            said = Md(f"{_ALL[lead].format(shown)}{behind}")
        elif grouped:
            said = Md(f"{of_the_group.format(self.noun(source))}{behind}")
        else:
            one = self.marks.text(many if lead == "those" else noun)
            said = Md(single.format(f"{before}{one}{behind}", self.noun(source)))
        if lead == "there is":
            said = Md(_A.sub(_article_before, said))
        inner = self.binding(variable, that)
        if where is not None:
            said = Md(f"{said} {inner.told_of(where, that, lead == 'those' or (lead == 'one' and grouped))}")
        return said, inner

    def _is_every(self, source: e.Collection, enum: str) -> bool:
        """Return whether a list contains exactly the members of an enumeration, in order."""
        named = [item.name for item in source.items if isinstance(item, e.MemberLit)]
        return named == [member.name for member in self.model.enums[enum].members]

    def _first(self, node: e.FirstOf) -> Md:
        """Phrase `the first of the house's towers, the highest level first`."""
        said, inner = self.among(node.variable, node.source, node.where, "those")
        that = f"{inner.bound[node.variable]}'s "
        keys = [
            f"the {'highest' if highest else 'lowest'} {inner.noun(key).removeprefix(that).removeprefix('the ')} first"
            for highest, key in node.keys
        ]
        the = "the " if " among " in said and not said.startswith(("all ", "the ")) else ""
        return Md(f"the first of {the}{said}{''.join(f', {key}' for key in keys)}")

    def _along(self, node: e.Along) -> Md:
        if node.word in ("path", "path_to"):
            to = f" to {self.one_of(node.goal)}" if node.word == "path_to" else ""
            few = ""
            if node.most is not None:
                most = self.noun(node.most)
                steps = f"taking at most {most} {'step' if most == '1' else 'steps'}"
                few = f" and {steps}" if node.cost is None else f" and costing at most {most} in all"
            said = f"a path from {self.noun(node.start)}{to}{self.steps_words(node)}"
            return Md(f"{said}, passing nothing twice{few}")
        heads = {
            "steps": "the number of steps",
            "cheapest": "what the cheapest way costs",
            "cheapest_way": "the cheapest way",
        }
        if node.word not in heads:
            return Md(f"whether {self.clause(node)}")
        ends = f"from {self.noun(node.start)} to {self.one_of(node.goal)}"
        return Md(f"{heads[node.word]} {ends}{self.steps_words(node)}")

    def _constant(self, name: str) -> Md:
        value = self.model.constant_value(name)
        said = self.noun(value)
        if "](" in said or "*" in said:
            return said
        return self.marks.to(("constant", name), plain_phrases(self.model).noun(value))

    def answer(self, name: str, arguments: tuple[e.Expr, ...]) -> Md:
        """Phrase a function call: `the wage of the guard`."""
        found = self.model.function(name)
        if isinstance(found, Quantity | ValueOf) and found.said is not None:
            return self._as_said(found.said, found, arguments)
        shown = self.marks.to(("function", name), humanise(name))
        joins = humanise(name).rpartition(" ")[2] in _PREPOSITIONS
        if (not joins or not arguments) and all(
            isinstance(argument, e.Variable) and argument.name == parameter.name in self.parameters
            for parameter, argument in zip(found.parameters, arguments, strict=True)
        ):
            return Md(f"the {shown}")
        pairs = tuple(zip(found.parameters, arguments, strict=True))
        said = [bracketed(self.noun(a)) if isinstance(a, e.Choose) else self.noun(a) for _, a in pairs if not is_so(a)]
        tail = told_so(pairs)
        if not said:
            return Md(f"the {shown}{tail}")
        if joins:
            said = [Md(joined(said))] if humanise(name).endswith(" between") else said
            return Md(f"the {shown} {said[0]}" + (f" for {joined(said[1:])}" if said[1:] else "") + tail)
        rest = f" for {joined(said[1:])}" if said[1:] else ""
        return Md(f"the {shown} of {said[0]}{rest}{tail}")

    def _as_said(self, said: Words, found: Quantity | ValueOf, arguments: tuple[e.Expr, ...]) -> Md:
        """Phrase a function call with the editor's own words; its first words link to the function."""
        p = self
        for parameter, argument in zip(found.parameters, arguments, strict=True):
            p = p.binding(parameter.name, self.noun(argument))
        spoken: list[str] = []
        for part in said.parts:
            words = part.strip() if isinstance(part, str) else ""
            if words and not any(map(str.strip, spoken)):
                before, _, after = str(part).partition(words)
                spoken.append(f"{before}{self.marks.to(('function', found.name), words)}{after}")
            else:
                spoken.append(self.marks.text(part) if isinstance(part, str) else p.hole(part))
        named = {node.name for node in walk(said) if isinstance(node, e.Variable)}
        left_out = ((p, a) for p, a in zip(found.parameters, arguments, strict=True) if p.name not in named)
        return Md("".join(spoken) + told_so(left_out))

    def _lookup(self, node: e.Lookup, of: Md | None = None) -> Md:
        """Phrase a table cell. *of* replaces the column's name."""
        table = self.model.tables[node.table]
        column = next(c for c in table.columns if c.name == node.column)
        fixed = fixed_cell(node, self.model)
        if of is None and fixed is not None and isinstance(fixed.value, e.NumberLit | e.MemberLit):
            # a constant cell is printed itself, linked to its table
            said = self.marks.to(("table", table.name), self.plain().noun(fixed.value))
            return Md(f"{said}{self.marks.ruling(fixed.ruling)}" if fixed.ruling else said)
        keys = joined([self.noun(k) for k in node.keys])
        label = of or self.marks.em(quiet(column.label or humanise(column.name)))
        title = self.table_title(table)
        if len(table.columns) == 1 and column.label.lower() == table.title.lower():
            return Md(f"the entry of {title} for {keys}{self._cell_is_about(node, column)}")
        return Md(f"{label} in the table {title} for {keys}{self._cell_is_about(node, column)}")

    def _cell_is_about(self, node: e.Lookup, column: ColumnOf) -> str:
        """Phrase the arguments of a computed cell that differ from its parameters: `, where the victim is the
        target`."""
        said = [
            f"{self.marks.em(f'the {humanise(name)}')} is {self.noun(argument)}"
            for (name, _), argument in zip(column.params, node.arguments, strict=False)
            if not (isinstance(argument, e.Variable) and argument.name == name)
        ]
        return f", where {joined(said)}" if said else ""

    def _arith(self, op: str, left: e.Expr, right: e.Expr) -> Md:
        if op == "/" and _is_one(right):
            return self.noun(left)  # dividing by one unit only strips it: phrase the amount itself
        if op == "+" and isinstance(left, e.NumberLit) and left.value == 0:
            return self.noun(right)  # adding 0 only converts points to a percentage
        for one, count in ((right, left), (left, right)) if op == "*" else ():
            of = _number_type(one.type)
            if _is_one(one) and of != PERCENT and _number_type(count.type).is_plain and not values.without_rate(of):
                return self._so_many(count, of)
        if op == "*":
            for rate, count in ((left, right), (right, left)):
                if isinstance(rate, e.Ratio):
                    if count.type != PERCENT or isinstance(self.constant_value(rate.value), e.NumberLit):
                        return Md(f"{self._operand(rate)} of {self._operand(count)}")
                    return Md(f"{self._factor(count)} times {self._operand(rate.value)}")
            for rate, count in ((left, right), (right, left)):
                said = self._rate(rate, count)
                if said is not None:
                    return said
        if op == "/" and isinstance(right, e.NumberLit) and right.value == 2 and _number_type(right.type).is_plain:
            return Md(f"half of {self._operand(left)}")
        # a subtracted sum needs its brackets, an added one does not
        tight = op in "*/"
        first = self._factor(left) if tight else self.noun(left)
        if _runs_on(left) and not first.endswith(")"):
            first = bracketed(first)
        loose = isinstance(right, e.Arith) and (op == "+" or right.op in "*/")
        second = self.noun(right) if loose and not tight else self._operand(right)
        return Md(f"{first} {_SIGNS[op]} {second}")

    def _so_many(self, count: e.Expr, of: NumberType) -> Md:
        """Phrase a count of a measure; a known number is printed with its unit."""
        fixed = fixed_cell(count, self.model) if isinstance(count, e.Lookup) else None
        if (
            isinstance(count, e.Lookup)
            and fixed is not None
            and isinstance(fixed.value, e.NumberLit)
            and not fixed.ruling
        ):
            return self.marks.to(("table", count.table), values.amount(fixed.value.value, of, self.model))
        known = self.constant_value(count)
        if isinstance(known, e.NumberLit) and not isinstance(count, e.RulingRef):
            words = values.amount(known.value, of, self.model)
            return (
                self.marks.to(("constant", count.name), words)
                if isinstance(count, e.ConstantRef)
                else self.marks.text(words)
            )
        return self.noun(count)

    def _rate(self, rate: e.Expr, count: e.Expr) -> Md | None:
        """Phrase `5 points for each level of the house`, or return None if the first operand is no rate."""
        split = values.without_rate(rate.type) if isinstance(rate.type, NumberType) else None
        literal = self.constant_value(rate)
        if split is None or not isinstance(literal, e.NumberLit):
            return None
        unit, per = split
        words = values.amount(literal.value, unit, self.model)
        if isinstance(rate, e.ConstantRef):
            said = self.marks.to(("constant", rate.name), words)
        else:
            said = self.marks.text(words)
            if isinstance(rate, e.RulingRef):
                said = Md(f"{said}{self.marks.ruling(rate.name)}")
        one = self._measure(per)
        known = self.constant_value(count)
        if isinstance(known, e.NumberLit):
            return Md(f"{said} for each of {self.noun(known)}")
        if isinstance(count, e.Field):
            noun = self.field_noun(count.kind, count.name)
            if noun in (humanise(per), self._measure(per, many=True)):
                owner = self.noun(count.of)
                if isinstance(count.of, (e.Variable, e.RecordLit)):
                    return Md(f"{said} for each of {possessive(owner)} {self._measure(per, many=True)}")
                return Md(f"{said} for each {one} of {owner}")
        # else: a calculation, set in brackets
        if isinstance(count, (e.Field, e.Variable, e.Lookup)):
            return Md(f"{said} for each {one} of {self.noun(count)}")
        if isinstance(count, e.CallTo):
            called = self.noun(count)
            if humanise(count.name).endswith(one) and called.startswith("the "):
                return Md(f"{said} for each {called.removeprefix('the ')}")
            return Md(f"{said} for each {one} in {self.noun(count)}")
        return Md(f"{said} for each {one} in {bracketed(self.noun(count))}")

    def _factor(self, node: e.Expr) -> Md:
        """Phrase the left operand of a product, which needs no brackets if it is a product itself."""
        match node:
            case e.Arith(op="*", left=left, right=right) if not _is_one(right):
                shares = any(isinstance(each, e.Ratio) for each in (left, right))
                if not shares and self._rate(left, right) is None and self._rate(right, left) is None:
                    return self.noun(node)
        return self._operand(node)

    def _operand(self, node: e.Expr) -> Md:
        """Phrase an operand, in brackets if it is a calculation."""
        if isinstance(node, e.Arith) and node.op == "/" and _is_one(node.right):
            return self._operand(node.left)
        said = self.noun(node)
        inner = node.value if isinstance(node, e.Ratio) else node
        # else: it holds together without brackets
        return bracketed(said) if isinstance(inner, (e.Arith, e.Choose, e.Negative, e.Rounded)) else said

    def _compared(self, node: e.Expr) -> Md:
        """Phrase an operand of `greatest` or `least`. A list stands for the values of its elements."""
        if not isinstance(node, e.Over) or node.word != "list" or node.body is None:
            return self._operand(node)
        said, inner = self.among(node.variable, node.source, node.where, "each")
        return Md(f"{inner.noun(node.body)} ({said})")

    def _over_noun(self, node: e.Over) -> Md:
        if node.word in ("any", "all"):
            return Md(f"whether {self.clause(node)}")
        if node.body is None:
            said, _ = self.among(node.variable, node.source, node.where, "those")
            if node.word == "sum":
                raise Unspoken("`sum` without a body")
            return Md(f"the number of {said}") if node.word == "count" else said
        said, inner = self.among(node.variable, node.source, node.where, "each")
        head = "the sum of " if node.word == "sum" else ""
        body = inner.noun(node.body)
        return Md(f"{head}{body}{',' if body.endswith(' for') else ''} {said}")  # `no horse to pay for, for each rider`

    def _new(self, kind: str, fields: tuple[tuple[str, e.Expr], ...], record: str | None) -> Md:
        head = self.record(kind, record) if record is not None else self.with_article(self.kind_word(kind))
        said, facts = self.details(kind, fields)
        being = f" {joined([f'that {fact}' for fact in facts])}{',' if said else ''}" if facts else ""
        return Md(f"{head}{being}{f' with {joined(said)}' if said else ''}")

    def details(
        self, kind: str, fields: tuple[tuple[str, e.Expr], ...], inside: bool = False
    ) -> tuple[list[Md], list[Md]]:
        """Phrase the fields of a thing: properties (`level 3`) and predicates (`is late`).

        *inside*: the phrase already stands in brackets.
        """
        said: list[Md] = []
        facts: list[Md] = []
        for name, value in fields:
            of = e.Field(e.Variable("", type=value.type, span=value.span), kind, name, type=value.type, span=value.span)
            noun = self.field_noun(kind, name)
            # else: `_detail` says it
            if isinstance(value, e.TruthLit):
                fact = self.binding("", Md("that")).clause(of, negated=not value.value)
                facts.append(Md(fact.removeprefix("that ")))
            elif isinstance(value, e.NoneLit) or (isinstance(value, e.Collection) and not value.items):
                said.append(self.marks.text(f"no {noun}"))
            else:
                said += self._detail(noun, of, value, inside)
        return said, facts

    def _detail(self, noun: str, of: e.Field, value: e.Expr, inside: bool) -> list[Md]:
        """Phrase one field: `level 3`, `lord: the visitor`, `two towers (level 2)`.

        Return nothing for a new thing whose kind is all there is to say.
        """
        if isinstance(value, e.New) and value.record is None and self.kind_word(value.kind) == noun:
            return [self._counted(1, value, inside)] if value.fields else []
        label = self.marks.text(noun)
        if isinstance(value, e.Collection):
            times: dict[e.Expr, int] = {}
            for item in value.items:
                times[item] = times.get(item, 0) + 1
            kinds = {plural(self.kind_word(item.kind)) if isinstance(item, e.New) else "" for item in times}
            items = [self._counted(number, item, inside) for item, number in times.items()]
            if kinds == {noun}:
                return [Md(joined(items))]
            spots = all(isinstance(item, e.Geometry) for item in times)
            if len(value.items) > 1:
                return [Md(f"{label} ({' – '.join(items) if spots else joined(items)})")]
            return [Md(f"{label} {items[0]}")]
        # else: set behind a colon
        plain = isinstance(value, e.NumberLit | e.MemberLit | e.RecordLit | e.TextLit | e.Geometry) or (
            isinstance(value, e.Variable) and value.name not in {*self.parameters, *self.bound}
        )
        shown = self.measured(of, value) if isinstance(value, e.NumberLit) else self._counted(1, value, inside)
        return [Md(f"{label}{'' if plain else ':'} {shown}")]

    def _counted(self, number: int, item: e.Expr, inside: bool) -> Md:
        """Phrase an element of a list with its multiplicity: `two towers (level 2)`."""
        if isinstance(item, e.New):
            said, facts = self.details(item.kind, item.fields, inside=True)
            word = self.kind_word(item.kind)
            head = self.with_article(word) if number == 1 else self.marks.text(f"{number_word(number)} {plural(word)}")
            head = self.record(item.kind, item.record) if item.record is not None else head
            if inside and len(said) == 1 and not facts:
                return Md(f"{head} with {said[0]}")
            return Md(f"{head} ({', '.join([*facts, *said])})" if said or facts else head)
        is_spot = isinstance(item, e.Geometry) and item.word == "spot"
        shown = Md(self.noun(item).removeprefix("the spot ")) if is_spot else self.noun(item)
        return shown if number == 1 else Md(f"{number_word(number)} of {shown}")


def plain_phrases(model: Model, parameters: tuple[str, ...] = ()) -> Phrases:
    """Return a speaker without marks. *parameters* are the names that take `the`."""
    return Phrases(model, PlainMarks(), frozenset(parameters))


def words_text(model: Model, words: Words | None, parameters: tuple[str, ...] = ()) -> str:
    """Return a text of a pack with its holes filled, as plain text for labels."""
    return str(plain_phrases(model, parameters).words(words))


def _article_before(found: re.Match[str]) -> str:
    """Phrase `there is an [order` or `there is another tower`."""
    if found[2] == "other":
        return f"there is {found[1]}another"
    return f"there is {article(found[2]).removesuffix(found[2])}{found[1]}{found[2]}"


def is_so(argument: e.Expr) -> bool:
    """Return whether an argument is yes, no or none; such arguments are listed after the others."""
    return isinstance(argument, e.TruthLit | e.NoneLit)


def told_so(pairs: Iterable[tuple[Parameter, e.Expr]]) -> str:
    """Phrase arguments that are yes, no or none, in brackets: ` (early, no lord)`."""
    named = [
        humanise(p.name)
        if isinstance(argument, e.TruthLit) and argument.value
        else f"{'not' if isinstance(argument, e.TruthLit) else 'no'} {humanise(p.name)}"
        for p, argument in pairs
        if is_so(argument)
    ]
    return f" ({', '.join(named)})" if named else ""


def _number_type(of: Type) -> NumberType:
    inner = without_none(of)
    return inner if isinstance(inner, NumberType) else NumberType()


def _chosen_by(node: e.Choose) -> e.Expr | None:
    """Return the expression that selects the column of `table[keys].column(E)`, or None for another choice."""
    match node:
        case e.Choose(
            test=e.Compare(op="=", left=by, right=e.MemberLit(name=name)),
            then=e.Lookup(column=column) as cell,
            other=e.Lookup() | e.Choose() as other,
        ) if name == column:
            if isinstance(other, e.Choose):
                return by if _chosen_by(other) == by else None
            return by if (other.table, other.keys) == (cell.table, cell.keys) else None
        case _:
            return None


def _power(of: Md, exponent: Fraction) -> str:
    """Phrase `the square root of the size`, `the size to the power of 3/2`."""
    if exponent.numerator == 1:
        named = {2: "square root", 3: "cube root"}.get(exponent.denominator, f"{exponent.denominator}th root")
        return f"the {named} of {of}"
    return f"{of} to the power of {exponent}"


def _runs_on(node: e.Expr) -> bool:
    """Return whether text after the expression could be read as part of its last element."""
    # else: it ends by itself, or in brackets
    match node:
        case e.Over(where=where, body=body):
            return where is not None or body is not None
        case e.Choose() | e.Extreme() | e.Odds():
            return True
        case e.Arith(op="/", left=left, right=e.NumberLit(value=2)):
            return _runs_on(left)
        case e.Arith(right=right):
            return _runs_on(right) and not isinstance(right, e.Choose)
        case _:
            return False


def _is_one(node: e.Expr) -> bool:
    """Return whether the node is one unit of a measure, as used to strip the unit by division."""
    return isinstance(node, e.NumberLit) and node.value == 1 and not _number_type(node.type).is_plain

"""Declarations and their clauses: builder methods for `build.py`'s table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulec.syntax import nodes as n
from rulec.syntax.builder.expressions import ExpressionBuilder
from rulec.syntax.builder.parts import Parts

# Rules that are a clause of a block.
_CLAUSES = """
    step family contribution round bounds throw again let_be repeat_throws spoken on answer otherwise band_answer
    judged holds needs waive modify reading take matters_much matters_little given stated thrown answered under does
    does_act expect expect_refused cites about example
"""
CLAUSES = frozenset(_CLAUSES.split())
VERB_TOKENS = frozenset(verb.upper().replace(" ", "_") for verb in n.VERBS)


class DeclarationBuilder(ExpressionBuilder):
    """One method for each rule or alias that is no expression."""

    # ---- words and tails ----
    def label(self, p: Parts) -> n.Text:
        return self.text_at(p, 0)

    def head_label(self, p: Parts) -> n.Text | None:
        return p.maybe(n.Text, "label")

    def tail(self, p: Parts) -> n.Citation | None:
        found = p.every(n.Node, "citation", "citation_ruling")
        if not found:
            return None
        assert isinstance(found[0], n.Cites | n.CitesRuling)
        return found[0]

    def single_word(self, p: Parts) -> n.Word:
        return p.word()

    def block(self, p: Parts) -> tuple[object, ...]:
        return p.items()

    def key(self, p: Parts) -> n.Word:
        part = p.children[0]
        text = str(part.value)
        if part.rule == "NUMBER" and not text.isdigit():
            self.report.error(
                "R0149",
                f"`{text}` is no key",
                part.span,
                "not a whole number",
                hint="a key is a name or the entry's whole number in the book, without a comma or a point",
            )
        return n.Word(text, span=part.span)

    # ---- vocabulary ----
    def measure(self, p: Parts) -> n.MeasureDecl:
        name, *plural = p.words()
        grain = p.maybe(n.Number, "grain")
        return n.MeasureDecl(name, plural[0] if plural else None, grain, self.head_label(p), span=p.span)

    def grain(self, p: Parts) -> n.Number:
        return self.number(Parts(p.span, p.children[1:]))

    def enum_line(self, p: Parts) -> n.EnumDecl:
        name, *members = p.words()
        made = tuple(n.Member(w, span=w.span) for w in members)
        return n.EnumDecl(name, made, self.head_label(p), p.has("SCALE"), False, span=p.span)

    def enum_block(self, p: Parts) -> n.EnumDecl:
        members = p.every(n.Member, "member")
        return n.EnumDecl(p.word(), members, self.head_label(p), p.has("SCALE"), True, span=p.span)

    def member(self, p: Parts) -> n.Member:
        return n.Member(p.word(), self.head_label(p), p.texts(), span=p.span)

    def also_known(self, p: Parts) -> n.AlsoKnown:
        return n.AlsoKnown(p.texts(), span=p.span)

    def kind(self, p: Parts) -> n.KindDecl:
        name, *plural = p.words()
        return n.KindDecl(
            name,
            plural[0] if plural else None,
            p.has("listed"),
            p.maybe(n.Word, "extends"),
            self.head_label(p),
            p.maybe(tuple, "kind_block") or (),
            span=p.span,
        )

    def listed(self, p: Parts) -> bool:
        return True

    def field(self, p: Parts) -> n.FieldDecl:
        default = self.condition(p, "default")
        seen: Any = p.first("seen")
        by = seen.value if seen is not None else None
        return n.FieldDecl(p.word(), self.type_of(p), default, self.head_label(p), by, span=p.span)

    def belongs(self, p: Parts) -> n.BelongsTo:
        return n.BelongsTo(p.word(), span=p.span)

    def carried(self, p: Parts) -> n.CarriedBy:
        return n.CarriedBy(p.word(0), p.word(1), span=p.span)

    def die(self, p: Parts) -> n.DieDecl:
        return n.DieDecl(p.word(), p.every(n.Face, "face"), self.head_label(p), span=p.span)

    def face(self, p: Parts) -> n.Face:
        number = p.children[-1]
        value = self.whole(str(number.value), number.span)
        return n.Face(-value if p.has("MINUS") else value, span=p.span)

    def type_of(self, p: Parts, index: int = 0) -> n.TypeExpr:
        rules = ("type_name", "type_rate", "type_spot", "type_entry", "type_optional", "type_list", "type_set")
        found = p.every(n.Node, *rules)[index]
        assert isinstance(found, n.TypeName | n.TypeForm)
        return found

    def type_name(self, p: Parts) -> n.TypeName:
        return n.TypeName(p.word(), span=p.span)

    def type_rate(self, p: Parts) -> n.TypeName:
        return n.TypeName(p.word(0), p.word(1), span=p.span)

    def type_spot(self, p: Parts) -> n.TypeName:
        return n.TypeName(n.Word("spot", span=p.span), None, p.word(), span=p.span)

    def type_entry(self, p: Parts) -> n.TypeName:
        return n.TypeName(p.word(), entry=True, span=p.span)

    def type_form(self, form: str) -> Callable[[Parts], object]:
        def make(p: Parts) -> n.TypeForm:
            of = self.type_of(p)
            assert isinstance(of, n.TypeName)
            return n.TypeForm(form, of, span=p.span)

        return make

    def constant(self, p: Parts) -> n.ConstantDecl:
        items = p.maybe(tuple, "constant_block") or ()
        return n.ConstantDecl(p.word(), p.expression(), self.head_label(p), items, self.tail(p), span=p.span)

    def params(self, p: Parts) -> tuple[n.Parameter, ...]:
        return p.every(n.Parameter, "param")

    def param(self, p: Parts) -> n.Parameter:
        return n.Parameter(p.word(), self.type_of(p), span=p.span)

    # ---- amounts ----
    def quantity(self, p: Parts) -> n.QuantityDecl:
        return n.QuantityDecl(
            p.word(),
            p.one(tuple, "params"),
            self.type_of(p),
            self.head_label(p),
            p.one(tuple, "quantity_block"),
            span=p.span,
        )

    def step(self, p: Parts) -> n.StepDecl:
        return n.StepDecl(p.word(), self.head_label(p), self.inner(p), span=p.span)

    def inner(self, p: Parts) -> tuple[Any, ...]:
        """The clauses of a block that has no rule of its own."""
        return tuple(c.value for c in p.children if c.rule in CLAUSES)

    def family(self, p: Parts) -> n.FamilyDecl:
        limit = p.expressions()
        at_most = limit[0] if limit else None
        return n.FamilyDecl(p.word(0), self.head_label(p), p.word(1), at_most, span=p.span)

    def contribution(self, p: Parts) -> n.Contribution:
        verb = next(str(c.value) for c in p.children if c.rule in VERB_TOKENS)
        return n.Contribution(
            " ".join(verb.split()),
            p.expression(),
            p.maybe(n.Limit, "limit_up", "limit_down"),
            p.maybe(n.Each, "each"),
            self.condition(p, "when"),
            p.maybe(n.Word, "during"),
            p.maybe(n.Word, "as_family"),
            p.maybe(n.Word, "over_family"),
            self.head_label(p),
            self.tail(p),
            p.has("together"),
            span=p.span,
        )

    def limit_up(self, p: Parts) -> n.Limit:
        return n.Limit("up", p.expression(), span=p.span)

    def limit_down(self, p: Parts) -> n.Limit:
        return n.Limit("down", p.expression(), span=p.span)

    def round(self, p: Parts) -> n.RoundClause:
        direction = p.one(str, "ROUNDING")
        return n.RoundClause(direction, p.expression(), self.head_label(p), self.tail(p), span=p.span)

    def bounds(self, p: Parts) -> n.Bounds:
        low, high = p.expressions()
        return n.Bounds(low, high, self.head_label(p), self.tail(p), span=p.span)

    # ---- answers ----
    def value(self, p: Parts) -> n.ValueDecl:
        return n.ValueDecl(
            p.word(), p.one(tuple, "params"), self.type_of(p), self.head_label(p), self.inner(p), span=p.span
        )

    def on(self, p: Parts) -> n.On:
        return n.On(p.expression(), span=p.span)

    def answer(self, p: Parts) -> n.Answer:
        when = self.condition(p, "when")
        return n.Answer(p.expression(), when, self.head_label(p), self.tail(p), span=p.span)

    def otherwise(self, p: Parts) -> n.Otherwise:
        return n.Otherwise(p.expression(), self.head_label(p), self.tail(p), span=p.span)

    def band_answer(self, p: Parts) -> n.BandAnswer:
        bands = p.every(n.Band, "band_one", "band_range", "band_more", "band_less")
        return n.BandAnswer(bands, p.expression(), self.head_label(p), self.tail(p), span=p.span)

    def band_one(self, p: Parts) -> n.Band:
        return n.Band(p.expression(), p.expression(), span=p.span)

    def band_range(self, p: Parts) -> n.Band:
        return n.Band(p.expression(0), p.expression(1), span=p.span)

    def band_more(self, p: Parts) -> n.Band:
        return n.Band(p.expression(), None, span=p.span)

    def band_less(self, p: Parts) -> n.Band:
        return n.Band(None, p.expression(), span=p.span)

    def roll(self, p: Parts) -> n.RollDecl:
        return n.RollDecl(
            p.word(), p.one(tuple, "params"), self.type_of(p), self.head_label(p), self.inner(p), span=p.span
        )

    def throw(self, p: Parts) -> n.Throw:
        return n.Throw(p.word(), p.expression(), self.head_label(p), span=p.span)

    def again(self, p: Parts) -> n.Again:
        return n.Again(p.word(), p.expression(), span=p.span)

    def repeat_throws(self, p: Parts) -> n.RepeatThrows:
        lines: tuple[Any, ...] = tuple(part.value for part in p.children if part.rule in ("throw", "becomes"))
        return n.RepeatThrows(p.expression(0), p.expression(1), lines, span=p.span)

    def becomes(self, p: Parts) -> n.Becomes:
        return n.Becomes(p.word(), p.expression(), self.condition(p, "when"), span=p.span)

    def fact(self, p: Parts) -> n.FactDecl:
        parameters, denial = p.one(tuple, "params"), p.maybe(n.Text, "denial")
        return n.FactDecl(p.word(), parameters, self.head_label(p), denial, self.inner(p), span=p.span)

    def spoken(self, p: Parts) -> n.Spoken:
        return n.Spoken(self.text_at(p, 0), span=p.span)

    def judged(self, p: Parts) -> n.Judged:
        return n.Judged(self.text_at(p, 0), self.tail(p), span=p.span)

    def holds(self, p: Parts) -> n.Holds:
        return n.Holds(p.expression(), self.head_label(p), self.tail(p), span=p.span)

    def needs(self, p: Parts) -> n.Needs:
        words = p.words()
        name = words[0] if words else None
        when, sentence = self.condition(p, "when"), next(iter(p.texts()), None)
        return n.Needs(name, p.expression(), when, sentence, self.tail(p), span=p.span)

    # ---- from elsewhere ----
    def modify(self, p: Parts) -> n.ModifyDecl:
        path = p.maybe(tuple, "for_its") or ()
        when, items = self.condition(p, "when"), self.inner(p)
        act = p.maybe(tuple, "act_named", "act_costs")
        if act is None:
            return n.ModifyDecl(p.word(), path, when, items, span=p.span)
        kind_word, key = act
        return n.ModifyDecl(key, path, when, items, kind_word, p.has("act_costs"), span=p.span)

    def for_its(self, p: Parts) -> tuple[n.Word, ...]:
        return p.words()

    def waive(self, p: Parts) -> n.Waive:
        return n.Waive(p.word(), self.head_label(p), self.tail(p), span=p.span)

    def record(self, p: Parts) -> n.RecordDecl:
        key, items = p.one(n.Word, "key_name", "key_number"), p.maybe(tuple, "record_block") or ()
        return n.RecordDecl(p.word(), key, self.head_label(p), items, span=p.span)

    def field_value(self, p: Parts) -> n.FieldValue:
        return n.FieldValue(p.word(), p.expression(), span=p.span)

    # ---- why ----
    def cites_clause(self, p: Parts) -> n.Citation:
        found = self.tail(p)
        assert found is not None
        return found

    def citation(self, p: Parts) -> n.Cites:
        return n.Cites(p.word(), p.every(n.CitePlace, "place"), span=p.span)

    def place(self, p: Parts) -> n.CitePlace:
        first, last = p.maybe(tuple, "lines") or (None, None)
        return n.CitePlace(self.text_at(p, 0), first, last, span=p.span)

    def lines(self, p: Parts) -> tuple[int, int | None]:
        numbers = [self.whole(str(c.value), c.span) for c in p.children]
        return numbers[0], numbers[1] if len(numbers) == 2 else None

    def citation_ruling(self, p: Parts) -> n.CitesRuling:
        return n.CitesRuling(p.word(), span=p.span)

    def about(self, p: Parts) -> n.About:
        return n.About(self.text_at(p, 0), span=p.span)

    def ruling(self, p: Parts) -> n.RulingDecl:
        name, *sort = p.words()
        kind = sort[0] if sort else None
        return n.RulingDecl(name, kind, self.head_label(p), self.inner(p), span=p.span)

    def reading(self, p: Parts) -> n.Reading:
        found = p.expressions()
        value = found[0] if found else None
        return n.Reading(p.word(), value, self.head_label(p), self.tail(p), span=p.span)

    def matters_much(self, p: Parts) -> n.Matters:
        return n.Matters(True, span=p.span)

    def matters_little(self, p: Parts) -> n.Matters:
        return n.Matters(False, span=p.span)

    def take(self, p: Parts) -> n.Take:
        return n.Take(p.word(), self.text_at(p, 0), span=p.span)

    def example(self, p: Parts) -> n.ExampleDecl:
        return n.ExampleDecl(self.text_at(p, 0), self.inner(p), span=p.span)

    def given(self, p: Parts) -> n.Given:
        return n.Given(p.every(n.GivenPair, "given_pair"), span=p.span)

    def given_pair(self, p: Parts) -> n.GivenPair:
        return n.GivenPair(p.expression(0), p.expression(1), span=p.span)

    def stated(self, p: Parts) -> n.Stated:
        return n.Stated(p.every(n.StatedFact, "stated_fact"), span=p.span)

    def stated_fact(self, p: Parts) -> n.StatedFact:
        return n.StatedFact(p.expression(), p.has("NOT"), span=p.span)

    def thrown(self, p: Parts) -> n.Thrown:
        return n.Thrown(p.every(n.ThrownFace, "thrown_face"), span=p.span)

    def thrown_face(self, p: Parts) -> n.ThrownFace:
        words = p.words()
        return n.ThrownFace(words[0] if words else None, p.one(n.Face, "face"), span=p.span)

    def expect(self, p: Parts) -> n.Expect:
        return n.Expect(p.expression(), span=p.span)

"""What happens: builder methods for statements, acts, sequences and variants, for `build.py`'s table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulec.syntax import deeds as d
from rulec.syntax import nodes as n
from rulec.syntax.builder.declarations import DeclarationBuilder
from rulec.syntax.builder.parts import Parts

_STATEMENTS = """
    let_be let_run throw set_field raise_field lower_field create remove put_into take_from if_do for_each_do repeat_do
    at_once choose_do shuffle draw_do chance run solve_do note tell finish fail end_game ask reveal open_on adjust
"""
STATEMENTS = frozenset(_STATEMENTS.split())
_OFFERED = ("one_of", "some_of", "order_of", "amount_from", "yes_or_no", "path_from")
_ORDERS = ("order_by", "order_listed", "order_any", "order_at_once")


class DeedBuilder(DeclarationBuilder):
    """One method for each rule or alias of what happens."""

    def these(self, p: Parts, *rules: str) -> tuple[Any, ...]:
        """The children that came from one of the rules."""
        return tuple(part.value for part in p.children if part.rule in rules)

    def body(self, p: Parts) -> tuple[d.Statement, ...]:
        """The statements among the children."""
        return self.these(p, *STATEMENTS)

    def rest(self, p: Parts) -> tuple[Any, ...]:
        """The citations, remarks and examples among the children, and what is given away."""
        return self.these(p, "gives_away", "cites", "about", "example")

    # ---- statements ----
    def let_be(self, p: Parts) -> d.Let:
        return d.Let(p.word(), p.expression(), span=p.span)

    def let_run(self, p: Parts) -> d.LetRun:
        return d.LetRun(p.word(), p.expression(), span=p.span)

    def set_field(self, p: Parts) -> d.SetTo:
        return d.SetTo(p.expression(0), p.expression(1), span=p.span)

    def move(self, p: Parts) -> d.Move:
        limit = p.maybe(n.Limit, "limit_up", "limit_down")
        return d.Move(str(p.children[0].value), p.expression(0), p.expression(1), limit, span=p.span)

    def create(self, p: Parts) -> d.Create:
        words = p.words()
        return d.Create(p.expression(), words[0] if words else None, span=p.span)

    def remove(self, p: Parts) -> d.Remove:
        return d.Remove(p.expression(), span=p.span)

    def put_into(self, p: Parts) -> d.PutInto:
        return d.PutInto(p.expression(0), p.expression(1), p.maybe(n.Word, "until_end"), span=p.span)

    def take_from(self, p: Parts) -> d.TakeFrom:
        return d.TakeFrom(p.expression(0), p.expression(1), span=p.span)

    def if_do(self, p: Parts) -> d.IfDo:
        first = d.Branch(p.expression(), self.body(p), span=p.span)
        other = p.maybe(tuple, "else_do") or ()
        return d.IfDo((first, *p.every(d.Branch, "else_if")), other, span=p.span)

    def else_if(self, p: Parts) -> d.Branch:
        return d.Branch(p.expression(), self.body(p), span=p.span)

    def ordering(self, p: Parts) -> n.Ordering | None:
        return p.maybe(n.Ordering, *_ORDERS)

    def for_each_do(self, p: Parts) -> d.ForEachDo:
        where = self.condition(p, "where")
        return d.ForEachDo(p.word(), p.expression(), where, self.ordering(p), self.body(p), span=p.span)

    def repeat_do(self, p: Parts) -> d.RepeatDo:
        return d.RepeatDo(p.expression(0), p.expression(1), self.body(p), span=p.span)

    def at_once(self, p: Parts) -> d.AtOnce:
        return d.AtOnce(self.body(p), span=p.span)

    def choose_do(self, p: Parts) -> d.ChooseDo:
        ordering, other = self.ordering(p), p.maybe(tuple, "otherwise_do") or ()
        assert ordering is not None
        where = self.condition(p, "where")
        return d.ChooseDo(p.word(), p.expression(), where, ordering, self.body(p), other, span=p.span)

    def shuffle(self, p: Parts) -> d.Shuffle:
        return d.Shuffle(p.expression(), span=p.span)

    def draw_do(self, p: Parts) -> d.DrawDo:
        other = p.maybe(tuple, "otherwise_do") or ()
        return d.DrawDo(p.word(), p.expression(), self.body(p), other, span=p.span)

    def chance(self, p: Parts) -> d.Chance:
        return d.Chance(p.expression(), self.head_label(p), p.every(d.Outcome, "outcome"), span=p.span)

    def outcome(self, p: Parts) -> d.Outcome:
        return d.Outcome(p.has("SUCCESS"), self.condition(p, "margin"), self.body(p), span=p.span)

    def run(self, p: Parts) -> d.Run:
        return d.Run(p.expression(), span=p.span)

    def solve_do(self, p: Parts) -> d.SolveDo:
        return d.SolveDo(p.expression(), span=p.span)

    def note(self, p: Parts) -> d.NoteEvent:
        return d.NoteEvent(p.expression(), span=p.span)

    def tell(self, p: Parts) -> d.Tell:
        found, failing = p.expressions(), p.maybe(d.Failing, "failing")
        return d.Tell(found[0] if found else None, self.text_at(p, 0), failing, span=p.span)

    def failing(self, p: Parts) -> d.Failing:
        return d.Failing(p.word(), p.one(n.Word, "key_name", "key_number"), p.expression(), span=p.span)

    def finish_with(self, p: Parts) -> d.Finish:
        found = p.expressions()
        return d.Finish(found[0] if found else None, span=p.span)

    def fail(self, p: Parts) -> d.Fail:
        return d.Fail(self.text_at(p, 0), span=p.span)

    def end_game(self, p: Parts) -> d.EndGame:
        return d.EndGame(self.text_at(p, 0), span=p.span)

    # ---- people who choose ----
    def ask(self, p: Parts) -> d.Ask:
        offered = p.one(d.Offered, *_OFFERED)
        who, default = p.expression(), self.condition(p, "when_late")
        return d.Ask(who, p.word(), offered, default, p.has("SEALED"), self.text_at(p, 0), span=p.span)

    def offered(self, form: str) -> Callable[[Parts], object]:
        def make(p: Parts) -> n.Node:
            source, *end = [*p.expressions(), None]
            least, most = self.condition(p, "at_least_some"), self.condition(p, "at_most_some")
            return d.Offered(form, source, end[0] if end else None, p.has("OR_NONE"), least, most, span=p.span)

        return make

    def path_from(self, p: Parts) -> d.Offered:
        start, onward = p.expressions()
        goal, most = self.condition(p, "path_to"), self.condition(p, "at_most_some")
        each = p.one(n.Each, "each")
        return d.Offered("path", start, goal, most=most, onward=onward, each=each, span=p.span)

    def reveal(self, p: Parts) -> d.Reveal:
        return d.Reveal(p.word(), span=p.span)

    def open_on(self, p: Parts) -> d.OpenOn:
        return d.OpenOn(p.expression(), p.word(), span=p.span)

    def adjust(self, p: Parts) -> d.Adjust:
        return d.Adjust(str(p.children[0].value), p.expression(), self.text_at(p, 0), span=p.span)

    def answered(self, p: Parts) -> n.Answered:
        return n.Answered(p.every(n.AnsweredOne, "answered_one"), span=p.span)

    def answered_one(self, p: Parts) -> n.AnsweredOne:
        return n.AnsweredOne(p.word(), p.expression(), span=p.span)

    # ---- orders and periods ----
    def order_by(self, p: Parts) -> n.Ordering:
        return n.Ordering("by", p.every(n.SortKey, "sort_key"), p.has("SHUFFLED"), span=p.span)

    def order_form(self, form: str) -> Callable[[Parts], object]:
        return lambda p: n.Ordering(form, span=p.span)

    def sort_key(self, p: Parts) -> n.SortKey:
        return n.SortKey(str(p.children[0].value), p.expression(), span=p.span)

    def happened(self, p: Parts) -> n.Happened:
        forms = ("period_this", "period_last", "period_within", "period_ever", "period_first")
        return n.Happened(p.expression(), p.one(n.Period, *forms), span=p.span)

    def period(self, form: str) -> Callable[[Parts], object]:
        def make(p: Parts) -> n.Period:
            words, number = p.words(), p.first("NUMBER")
            count = self.whole(str(number.value), number.span) if number is not None else None
            return n.Period(form, count, words[0] if words else None, span=p.span)

        return make

    # ---- declarations ----
    def state(self, p: Parts) -> d.StateDecl:
        items = self.these(p, "field", "cites", "about")
        return d.StateDecl(self.head_label(p), items, span=p.span)

    def event(self, p: Parts) -> d.EventDecl:
        items = p.maybe(tuple, "event_block") or ()
        return d.EventDecl(p.word(), p.one(tuple, "params"), self.head_label(p), items, span=p.span)

    def process(self, p: Parts) -> d.ProcessDecl:
        result: Any = p.first("answers_with")
        return d.ProcessDecl(
            p.word(),
            p.one(tuple, "params"),
            result.value if result is not None else None,
            self.head_label(p),
            self.rest(p),
            self.body(p),
            begins=p.has("AT_THE_BEGINNING"),
            span=p.span,
        )

    def window(self, p: Parts) -> d.ProcessDecl:
        """What was thrown comes in as the last parameter, and goes out as the answer."""
        name, pending = p.words()
        of = self.type_of(p)
        given: tuple[n.Parameter, ...] = p.one(tuple, "params")
        parameters = (*given, n.Parameter(pending, of, span=pending.span))
        label, rest = self.head_label(p), self.rest(p)
        return d.ProcessDecl(name, parameters, of, label, rest, self.body(p), pending, span=p.span)

    def answers_with(self, p: Parts) -> n.TypeExpr:
        return self.type_of(p)

    def upon(self, p: Parts) -> d.UponDecl:
        names, when = p.every(tuple, "bound"), self.condition(p, "when")
        rest = self.rest(p)
        return d.UponDecl(p.word(), names, when, self.head_label(p), rest, self.body(p), span=p.span)

    def bound(self, p: Parts) -> tuple[n.Word, n.Word]:
        return p.word(0), p.word(1)

    def machine(self, p: Parts) -> d.MachineDecl:
        events = p.every(d.MachineOn, "machine_on")
        field, kind = p.words()
        return d.MachineDecl(field, kind, p.has("COMPLETE"), self.head_label(p), self.rest(p), events, span=p.span)

    def machine_on(self, p: Parts) -> d.MachineOn:
        names, when = p.every(tuple, "bound"), self.condition(p, "when")
        rows = p.every(d.Transition, "transition")
        return d.MachineOn(p.word(), names, when, self.head_label(p), rows, self.rest(p), span=p.span)

    def transition(self, p: Parts) -> d.Transition:
        return d.Transition(p.words(), p.expression(), self.head_label(p), span=p.span)

    # ---- acts ----
    def by(self, p: Parts) -> d.By:
        name, kind, *of = p.words()
        return d.By(name, kind, of[0] if of else None, span=p.span)

    def takes(self, p: Parts) -> d.Takes:
        return d.Takes(p.every(d.Taken, "taken"), span=p.span)

    def taken(self, p: Parts) -> d.Taken:
        domain = p.maybe(tuple, "among") or ()
        low = domain[0] if domain else None
        high = domain[1] if len(domain) == 2 else None
        return d.Taken(p.word(), self.type_of(p), low, high, self.condition(p, "default"), span=p.span)

    def among(self, p: Parts) -> tuple[n.Expr, ...]:
        return p.one(tuple, "domain_one", "domain_range")

    def costs(self, p: Parts) -> d.Costs:
        when = self.condition(p, "when")
        return d.Costs(p.expressions(), when, self.head_label(p), self.tail(p), span=p.span)

    def open_when(self, p: Parts) -> d.Opens:
        return d.Opens(p.expression(), self.text_at(p, 0), span=p.span)

    def once_per(self, p: Parts) -> d.OncePer:
        *names, unit = p.words()
        return d.OncePer(tuple(names), unit, span=p.span)

    def sole_action(self, p: Parts) -> d.SoleAction:
        return d.SoleAction(span=p.span)

    def standing(self, p: Parts) -> d.Standing:
        return d.Standing(span=p.span)

    def repeats(self, p: Parts) -> d.Repeats:
        return d.Repeats(p.word(), span=p.span)

    def cancels(self, p: Parts) -> d.Cancels:
        return d.Cancels(p.word(), span=p.span)

    def typed(self, p: Parts) -> d.Typed:
        otherwise = self.text_at(p, 1) if p.has("ELSE") else None
        return d.Typed(self.text_at(p, 0), otherwise, span=p.span)

    def spelling(self, p: Parts) -> d.SpellingDecl:
        word, *also = p.texts()
        return d.SpellingDecl(word, tuple(also), span=p.span)

    def does(self, p: Parts) -> d.Does:
        return d.Does(self.body(p), span=p.span)

    def expect_refused(self, p: Parts) -> n.ExpectRefused:
        return n.ExpectRefused(self.text_at(p, 0), span=p.span)

    def under(self, p: Parts) -> n.Under:
        return n.Under(p.words(), span=p.span)

    def known_as(self, p: Parts) -> n.KnownAs:
        return n.KnownAs(p.words(), span=p.span)

    def acted_by(self, p: Parts) -> n.ActedBy:
        return n.ActedBy(span=p.span)

    def sole_kind(self, p: Parts) -> n.SoleBy:
        return n.SoleBy(p.word(), span=p.span)

    def works_by(self, p: Parts) -> n.WorksBy:
        return n.WorksBy(p.word(), p.maybe(n.Word, "key_name", "key_number"), span=p.span)

    def act_named(self, p: Parts) -> tuple[n.Word, n.Word]:
        return p.word(), p.one(n.Word, "key_name", "key_number")

    # ---- sequences and variants ----
    def sequence(self, p: Parts) -> d.SequenceDecl:
        queues = p.every(tuple, "queue")
        acts, ordering = queues[0] if queues else (None, None)
        if len(queues) > 1:
            again = [part for part in p.children if part.rule == "queue"][1]
            self.report.error(
                "R0215",
                "the clause `queue` is declared twice",
                again.span,
                "again here",
                hint="a sequence has one line `queue`",
            )
        return d.SequenceDecl(
            p.word(),
            self.head_label(p),
            acts,
            ordering,
            p.every(d.LimitActs, "limit_acts"),
            p.every(d.NoteEvent, "note"),
            p.every(d.Stage, "stage"),
            self.rest(p),
            span=p.span,
        )

    def queue(self, p: Parts) -> tuple[n.Word, n.Ordering | None]:
        return p.word(), self.ordering(p)

    def limit_acts(self, p: Parts) -> d.LimitActs:
        when, label = self.condition(p, "when"), self.head_label(p)
        return d.LimitActs(p.has("LIMIT_STANDING"), p.expression(), when, label, span=p.span)

    def stage(self, p: Parts) -> d.Stage:
        number = p.children[1]
        items = self.these(p, "lines_of", "acts", "run_each", "cites", "about")
        value = self.whole(str(number.value), number.span)
        return d.Stage(value, self.head_label(p), items, span=p.span)

    def lines_of(self, p: Parts) -> d.LinesOf:
        return d.LinesOf(p.one(n.Each, "bare_each"), span=p.span)

    def acts(self, p: Parts) -> d.ActsOf:
        return d.ActsOf(p.word(), p.every(tuple, "act_range"), span=p.span)

    def act_range(self, p: Parts) -> tuple[int, int]:
        numbers = [self.whole(str(c.value), c.span) for c in p.children if c.rule == "NUMBER"]
        return numbers[0], numbers[-1]

    def run_each(self, p: Parts) -> d.RunEach:
        call, *source = p.expressions()
        words = p.words()
        return d.RunEach(
            call,
            words[0] if words else None,
            source[0] if source else None,
            self.condition(p, "where"),
            self.ordering(p),
            span=p.span,
        )

    def variant(self, p: Parts) -> d.VariantDecl:
        items = self.these(p, "modify", "replay", "forbid", "not_with", "cites", "about")
        return d.VariantDecl(p.word(), self.head_label(p), items, span=p.span)

    def forbid(self, p: Parts) -> d.Forbid:
        return d.Forbid(p.word(), p.every(n.Word, "key_name", "key_number"), self.head_label(p), span=p.span)

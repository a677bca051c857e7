"""Types statements: what a process, a trigger or an act does, line by line.

Names that a line binds are known to the lines below it in its block. What a test has shown to be there (`narrowed`)
is known inside its block, and behind it when every other way ended; it is forgotten where a line may change it.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from rulec.base.diagnostics import Place as PlaceOf
from rulec.base.spans import Span
from rulec.base.text import did_you_mean, snake_case
from rulec.sema import calls, changing, fits
from rulec.sema import deeds as m
from rulec.sema import expr as t
from rulec.sema.context import Context
from rulec.sema.fold import number
from rulec.sema.happened import period_unit, sort_keys
from rulec.sema.held import Held
from rulec.sema.logic import known, known_otherwise
from rulec.sema.model import Words
from rulec.sema.scope import Scope, Signature
from rulec.sema.types import (
    ERROR,
    NONE,
    PERCENT,
    PLAIN,
    POINTS,
    ErrorType,
    KindType,
    ListType,
    NumberType,
    OptionalType,
    SetType,
    Type,
    show_type,
)
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s

Statements = tuple[m.Statement, ...]


@dataclass
class Reader:
    """Reads the lines of one body. `result`: what it finishes with, `NONE` for nothing."""

    context: Context
    held: Held
    result: Type = NONE
    throws: set[str] = field(default_factory=set)  # the names of throws: their addresses

    def read(self, nodes: tuple[d.Statement, ...], scope: Scope) -> Statements:
        """A whole body."""
        return self.block(nodes, scope)[0]

    def block(self, nodes: tuple[d.Statement, ...], scope: Scope) -> tuple[Statements, Scope]:
        """The lines of a block, and what is known behind them (with the names of the block itself)."""
        found: list[m.Statement] = []
        ended: Span | None = None
        for node in nodes:
            if ended is not None:
                self.context.report.error(
                    "R0662",
                    "a line is never reached",
                    node.span,
                    "nothing comes here",
                    related=(PlaceOf(ended, "this ends it"),),
                    hint="take the line away, or move it up",
                )
                break
            made, scope = self.statement(node, scope)
            if made is not None:
                found.append(made)
                ended = node.span if changing.ends((made,)) else None
        return tuple(found), scope

    def inner(self, nodes: tuple[d.Statement, ...], scope: Scope) -> tuple[Statements, frozenset[t.Expr]]:
        """A block inside another: its names end with it."""
        body, after = self.block(nodes, scope)
        return body, after.narrowed

    def statement(self, node: d.Statement, scope: Scope) -> tuple[m.Statement | None, Scope]:
        """One line, and what is known behind it."""
        match node:
            case d.Let():
                return self.let(node, scope)
            case d.LetRun():
                return self.let_run(node, scope)
            case s.Throw():
                return self.throw(node, scope)
            case d.SetTo() | d.Move() | d.PutInto() | d.TakeFrom():
                made = self.change(node, scope)
                return made, scope if made is None else changing.forget(scope, made.place.name)
            case d.Create():
                return self.create(node, scope)
            case d.Remove(value=value, span=span):
                thing = self.in_play(value, scope, "what is removed")
                return m.Remove(thing, span=span), changing.forget(scope, None)
            case d.IfDo():
                return self.branches(node, scope)
            case d.ForEachDo():
                return self.loop(node, scope)
            case d.AtOnce(body=inner, span=span):
                body, narrowed = self.inner(inner, scope)
                self.together(body, span)
                return m.AtOnce(body, span=span), replace(scope, narrowed=scope.narrowed & narrowed)
            case d.ChooseDo():
                return self.choose(node, scope)
            case d.Chance():
                return self.chance(node, scope)
            case d.Run():
                run = self.run(node.call, scope)
                if run is None:
                    return None, scope
                return m.Run(run.name, run.arguments, span=node.span), changing.forget(scope, None)
            case d.NoteEvent():
                return self.note(node, scope)
            case d.Tell():
                return self.tell(node, scope), scope
            case d.Finish():
                return self.finish(node, scope), scope
            case d.Fail(text=text, span=span):
                return m.Fail(self.text(text, scope), span=span), scope

    # ---- what binds ----------------------------------------------------------------------------
    def bound(self, word: s.Word, scope: Scope) -> bool:
        """Whether a name may be bound here; reports one that means something already."""
        if word.text in scope.variables or word.text in self.context.symbols.state:
            self.context.typer.bad("R0211", f"`{word.text}` means something else here already", word.span, "again")
            return False
        return True

    def let(self, node: d.Let, scope: Scope) -> tuple[m.Statement | None, Scope]:
        """`let x be E`: throws nothing."""
        value = self.context.typer.expr(node.value, replace(scope, dice=True))
        name = node.name.text
        if self.has_dice(value):
            self.context.typer.bad(
                "R0560",
                f"`let {name}` throws dice",
                node.value.span,
                "dice fall here",
                f"write `throw {name} be {node.value.span.text}`: each throw has a line of its own",
            )
        elif isinstance(value, t.NoneLit | t.UnknownLit):
            value = self.context.typer.bad("R0561", f"it is not clear what `{name}` is", value.span, "of no type")
        if not self.bound(node.name, scope):
            return None, scope
        return m.Let(name, value, span=node.span), scope.with_variable(name, value.type)

    def let_run(self, node: d.LetRun, scope: Scope) -> tuple[m.Statement | None, Scope]:
        """`let x be run p(y)`."""
        run = self.run(node.call, scope)
        name = node.name.text
        if run is None or not self.bound(node.name, scope):
            return None, scope.with_variable(name, ERROR)
        if run.type == NONE:
            self.context.typer.bad(
                "R0562",
                f"the process `{run.name}` answers nothing",
                node.call.span,
                "gives no value",
                f"write `run {run.name}(…)`, or let it answer: `process {run.name}(…) -> TYPE` with `finish with E`",
            )
            return None, scope.with_variable(name, ERROR)
        made = m.ThrowAs(name, run, None, span=node.span)
        return made, changing.forget(scope, None).with_variable(name, run.type)

    def throw(self, node: s.Throw, scope: Scope) -> tuple[m.Statement | None, Scope]:
        """`throw x be E "label"`."""
        value = self.context.typer.expr(node.value, replace(scope, dice=True))
        name = node.name.text
        if not isinstance(value.type, ErrorType) and not self.has_dice(value):
            self.context.typer.bad(
                "R0563",
                f"`throw {name}` throws nothing",
                node.value.span,
                "no dice here",
                f"write `let {name} be …` for what is no matter of chance",
            )
        if not self.bound(node.name, scope):
            return None, scope
        self.address(name, node.name.span)
        inside = scope.with_variable(name, value.type)
        if value.type == PLAIN:
            inside = replace(inside, thrown=inside.thrown | {name})
        label = self.context.words(node.label, scope)
        return m.ThrowAs(name, value, label, span=node.span), inside

    def address(self, name: str, span: Span) -> None:
        """Two throws of one body have two names."""
        if name in self.throws:
            self.context.typer.bad(
                "R0564", f"two throws are called `{name}`", span, "thrown above already", "give each its own name"
            )
        self.throws.add(name)

    def has_dice(self, value: t.Expr) -> bool:
        """Whether dice fall when this is worked out."""
        functions = self.context.symbols.functions
        return any(
            isinstance(part, t.Throw)
            or (isinstance(part, t.CallTo) and part.name in functions and functions[part.name].throws)
            for part in t.walk(value)
        )

    # ---- what changes --------------------------------------------------------------------------
    def place(self, node: s.Expr, scope: Scope) -> tuple[m.Place, Type] | None:
        """A field of a thing in play, or of the game's own; and its type as far as it is known here."""
        typer, symbols = self.context.typer, self.context.symbols
        span = node.span
        if isinstance(node, s.Name) and node.text in scope.variables:
            typer.bad(
                "R0565",
                f"`{node.text}` is a name, not a field",
                span,
                "cannot be changed",
                f"change a field of it: `{node.text}.FIELD`"
                if isinstance(scope.variables[node.text], KindType)
                else "bind what comes out to another name: `let x be …`",
            )
            return None
        found = typer.expr(node, scope)
        match found:
            case t.StateRef(name=name, type=of):
                return m.Place(None, "", name, symbols.state[name].type, span=span), of
            case t.Field(of=thing, kind=kind, name=name, type=of) if not _listed(thing.type):
                declared = symbols.field_of(kind, name)
                return m.Place(thing, kind, name, declared.type if declared is not None else of, span=span), of
            case t.Bad():
                return None
            case t.Field():
                typer.bad(
                    "R0566",
                    f"`{span.text}` never changes",
                    span,
                    "an entry that the sources list",
                    "what changes is a field of a thing in play, or of the game's own",
                )
            case _:
                typer.bad("R0565", f"`{span.text}` is no field", span, "cannot be changed", "write `thing.field`")
        return None

    def change(self, node: d.SetTo | d.Move | d.PutInto | d.TakeFrom, scope: Scope) -> m.Change | None:
        """`set`, `raise`, `lower`, `put`, `take`."""
        typer = self.context.typer
        found = self.place(node.place, scope)
        if found is None:
            return None
        place, of = found
        match node:
            case d.SetTo():
                value = typer.fit(node.value, scope, place.type, "what `set` gives")
                return m.Change("set", place, value, span=node.span)
            case d.Move():
                return self.move(node, place, of, scope)
            case d.PutInto():
                element = self.held_in(place, "put")
                until = period_unit(typer, node.until) if node.until is not None else None
                if element is None:
                    return None
                value = typer.fit(node.value, scope, element, "what is put there")
                return m.Change("put", place, value, None, until, span=node.span)
            case d.TakeFrom():
                element = self.held_in(place, "take")
                if element is None:
                    return None
                value = typer.fit(node.value, scope, element, "what is taken from there")
                return m.Change("take", place, value, span=node.span)

    def held_in(self, place: m.Place, verb: str) -> Type | None:
        """What a list or set holds; reports another sort of field."""
        if isinstance(place.type, ListType | SetType):
            return place.type.of
        word = "into" if verb == "put" else "from"
        self.context.typer.bad(
            "R0567",
            f"`{place.span.text}` is no list",
            place.span,
            f"{fits.article(show_type(place.type))}",
            f"`{verb} … {word}` changes a list or a set; a single value is changed by `set {place.span.text} to …`",
        )
        return None

    def move(self, node: d.Move, place: m.Place, of: Type, scope: Scope) -> m.Change | None:
        """`raise` and `lower`: by an amount of the field's measure; a percent by points or by a percent."""
        typer = self.context.typer
        if isinstance(of, ErrorType):
            return None
        if not isinstance(of, NumberType):
            hint = f"write `set {place.span.text} to …`"
            if isinstance(of, OptionalType) and isinstance(of.of, NumberType):
                hint = f"it may be `none`: `if {place.span.text} != none`, then `set {place.span.text} to …`"
            typer.bad("R0568", f"`{place.span.text}` is no number", place.span, fits.article(show_type(of)), hint)
            return None
        by = typer.expr(node.by, scope, of)
        points = NumberType(of.dims, "points") if of.form == "percent" else of
        if not isinstance(by.type, ErrorType) and by.type not in (of, points):
            by = typer.coerce(by, points, f"what `{node.verb}` takes")
        limit: t.Expr | None = None
        if node.limit is not None:
            limit = typer.fit(node.limit.value, scope, of, "the limit")
            if (node.limit.direction == "up") != (node.verb == "raise"):
                right = "up to" if node.verb == "raise" else "down to"
                typer.bad(
                    "R0569",
                    f"`{node.verb}` never reaches this limit",
                    node.limit.span,
                    "the other way",
                    f"`{node.verb}` takes `{right}`",
                )
        return m.Change(node.verb, place, by, limit, span=node.span)

    def create(self, node: d.Create, scope: Scope) -> tuple[m.Statement | None, Scope]:
        """`create Tower(level: 1 level) as x`."""
        typer, symbols = self.context.typer, self.context.symbols
        call = node.value
        kind = call.of.text if isinstance(call, s.Call) and isinstance(call.of, s.Name) else ""
        if not isinstance(call, s.Call) or kind not in symbols.kinds:
            shown = kind or call.span.text
            typer.bad(
                "R0218",
                f"no kind `{shown}`",
                call.of.span if isinstance(call, s.Call) else call.span,
                "unknown kind" if kind else "no kind with brackets",
                did_you_mean(shown, symbols.kinds) or "write `create KIND(field: value)`",
            )
            return None, scope if node.name is None else scope.with_variable(node.name.text, ERROR)
        made = calls.new(typer, call, kind, scope)
        if isinstance(made, t.New):
            given = {name for name, _ in made.fields}
            for one in symbols.kinds[kind].fields:
                if one.name in given or one.default is not None or made.record is not None:
                    continue
                if not isinstance(one.type, OptionalType):
                    typer.bad(
                        "R0570",
                        f"the new {symbols.kinds[kind].word.replace('_', ' ')} has no `{one.name}`",
                        call.span,
                        "a field without a default is left out",
                        f"write `{kind}({one.name}: …)`, or give the field a default where it is declared",
                    )
        after = changing.forget(scope, None)
        name = node.name.text if node.name is not None else None
        if node.name is not None and self.bound(node.name, scope):
            after = after.with_variable(node.name.text, made.type)
        if not isinstance(made, t.New):
            return None, after
        return m.Create(made, name, span=node.span), after

    def in_play(self, node: s.Expr, scope: Scope, what: str) -> t.Expr:
        """A thing in play."""
        value = self.context.typer.expr(node, scope)
        if isinstance(value.type, ErrorType) or (isinstance(value.type, KindType) and not value.type.listed):
            return value
        hint = "it may be `none`; ask first: `if X != none`" if isinstance(value.type, OptionalType) else ""
        return self.context.typer.bad(
            "R0571", f"{what} is no thing in play", value.span, self.context.typer.is_a(value), hint
        )

    # ---- what is chosen ------------------------------------------------------------------------
    def branches(self, node: d.IfDo, scope: Scope) -> tuple[m.Statement, Scope]:
        """`if`, `else if`, `else`."""
        typer = self.context.typer
        made: list[tuple[t.Expr, Statements]] = []
        outcomes: list[frozenset[t.Expr]] = []
        here = scope
        for branch in node.branches:
            test = typer.test(branch.test, here)
            body, narrowed = self.inner(branch.body, here.knowing(known(test)))
            made.append((test, body))
            if not changing.ends(body):
                outcomes.append(narrowed)
            here = here.knowing(known_otherwise(test))
        other, narrowed = self.inner(node.other, here)
        if not changing.ends(other):
            outcomes.append(narrowed)
        after = replace(scope, narrowed=frozenset.intersection(*outcomes)) if outcomes else scope
        return m.If(tuple(made), other, span=node.span), after

    def source(
        self, variable: s.Word, source: s.Expr, where: s.Expr | None, scope: Scope
    ) -> tuple[t.Expr, Type, t.Expr | None, Scope] | None:
        """What a loop goes through, the type of its variable, its test, and the scope inside."""
        each = s.Each(variable, source, span=source.span)
        if isinstance(source, s.Braces):
            return self.braces(variable, source, where, scope)
        bound = calls.bind(self.context.typer, each, scope)
        if bound is None:
            return None
        typed, element, inside = bound
        return self.tested(typed, element, where, inside)

    def tested(
        self, typed: t.Expr, element: Type, where: s.Expr | None, inside: Scope
    ) -> tuple[t.Expr, Type, t.Expr | None, Scope]:
        """The source with the test of its elements."""
        test = self.context.typer.test(where, inside) if where is not None else None
        if test is not None:
            inside = inside.knowing(known(test))
        return typed, element, test, inside

    def braces(
        self, variable: s.Word, source: s.Braces, where: s.Expr | None, scope: Scope
    ) -> tuple[t.Expr, Type, t.Expr | None, Scope] | None:
        """`{a, b}`: a list of whatever its first item is."""
        typer = self.context.typer
        first = source.items[0].value if source.items else None
        element = typer.expr(first, scope).type if first is not None else ERROR
        typed = typer.fit(source, scope, ListType(element), "the list")
        if isinstance(element, ErrorType) or t.is_faulty(typed) or not self.bound(variable, scope):
            return None
        return self.tested(typed, element, where, scope.with_variable(variable.text, element))

    def order(self, node: s.Ordering | None, scope: Scope) -> m.Ordering | None:
        """A stated order; `at once` is none."""
        if node is None or node.form == "at once":
            return None
        keys = tuple(
            m.SortKey(highest, value, span=value.span) for highest, value in sort_keys(self.context.typer, node, scope)
        )
        return m.Ordering(keys, node.shuffled, node.form == "any", span=node.span)

    def loop(self, node: d.ForEachDo, scope: Scope) -> tuple[m.Statement | None, Scope]:
        """`for each x in xs where C by …` and its lines."""
        found = self.source(node.variable, node.source, node.where, scope)
        if found is None:
            return None, scope
        source, element, where, inside = found
        ordering = self.order(node.ordering, inside)
        together = node.ordering is not None and node.ordering.form == "at once"
        if changing.will_change(node.body):  # what an earlier turn changes is not known in the next
            inside = changing.forget(inside, None)
            inside = inside.knowing(known(where)) if where is not None else inside
        body, narrowed = self.inner(node.body, inside)
        if together:
            self.together(body, node.span)
        made = m.Loop(
            node.variable.text,
            element,
            source,
            where,
            ordering or m.Ordering(span=node.span),
            together,
            body,
            span=node.span,
        )
        if node.ordering is None:
            self.order_wanted(made, node)
        elif ordering is not None and ordering.any_order:
            reason = changing.order_matters(made, self.context.symbols)
            if reason is not None:
                self.context.typer.bad(
                    "R0572",
                    "the order of this loop counts",
                    reason[1],
                    reason[0],
                    "say which it is: `by highest E then shuffled`, `as listed`, or `at once`",
                )
        return made, replace(scope, narrowed=scope.narrowed & narrowed)

    def order_wanted(self, made: m.Loop, node: d.ForEachDo) -> None:
        """A loop that changes something or throws states its order."""
        if not changing.changes(made.body) and not changing.draws(made.body):
            return
        self.context.typer.bad(
            "R0573",
            f"it is not said in which order the lines run for each `{made.variable}`",
            node.variable.span.to(node.source.span),
            "who comes first?",
            "end the line with `by highest E then shuffled`, `as listed`, `at once`, or `in any order` where it "
            "makes no difference",
        )

    def together(self, body: Statements, span: Span) -> None:
        """What happens at once sets no place twice."""
        twice = changing.set_twice(body)
        if twice is not None:
            first, second = twice
            self.context.report.error(
                "R0663",
                f"`{second.place.span.text}` is set twice at once",
                second.span,
                "set again",
                related=(PlaceOf(first.span, "set here"),),
                hint="nothing comes first here; join the two, or let them happen one behind the other",
            )

    def choose(self, node: d.ChooseDo, scope: Scope) -> tuple[m.Statement | None, Scope]:
        """`choose x in xs where C by …` and its lines."""
        found = self.source(node.variable, node.source, node.where, scope)
        if found is None:
            return None, scope
        source, element, where, inside = found
        ordering = self.order(node.ordering, inside) or m.Ordering(span=node.span)
        if ordering.any_order:
            self.context.typer.bad(
                "R0572",
                "the order of this choice counts",
                node.ordering.span,
                "one is chosen",
                "say which: `by highest E then shuffled`, or `as listed` for the first",
            )
        body, narrowed = self.inner(node.body, inside)
        other, otherwise = self.inner(node.otherwise, scope)
        outcomes = [n for b, n in ((body, narrowed), (other, otherwise)) if not changing.ends(b)]
        after = replace(scope, narrowed=frozenset.intersection(scope.narrowed, *outcomes))
        made = m.Choose(node.variable.text, element, source, where, ordering, body, other, span=node.span)
        return made, after

    def chance(self, node: d.Chance, scope: Scope) -> tuple[m.Statement | None, Scope]:
        """`chance E "label"` and its outcomes."""
        typer = self.context.typer
        value = typer.fit(node.value, scope, PERCENT, "the chance")
        label = self.context.words(node.label, scope)
        title = node.label.value if node.label is not None and "{" not in node.label.value else ""
        base = snake_case(title) or "chance"
        name, count = base, 1
        while name in self.throws:
            count += 1
            name = f"{base}_{count}"
        self.throws.add(name)
        made: list[tuple[m.Outcome, d.Outcome]] = []
        outcomes: list[frozenset[t.Expr]] = []
        for outcome in node.outcomes:
            by = typer.fit(outcome.by, scope, POINTS, "the margin") if outcome.by is not None else None
            body, narrowed = self.inner(outcome.body, scope)
            if not changing.ends(body):
                outcomes.append(narrowed)
            made.append((m.Outcome(outcome.success, by, body, span=outcome.span), outcome))
        after = replace(scope, narrowed=frozenset.intersection(scope.narrowed, *outcomes))
        return m.Chance(name, value, label, self.graded(made), span=node.span), after

    def graded(self, made: list[tuple[m.Outcome, d.Outcome]]) -> tuple[m.Outcome, ...]:
        """The outcomes of each side, the greatest margin first; reports those that can never come."""
        seen: dict[tuple[bool, object], m.Outcome] = {}
        for outcome, node in made:
            margin = number(outcome.by, self.held.known) if outcome.by is not None else None
            key = (outcome.success, margin if outcome.by is not None and margin is not None else outcome.by)
            word = "success" if outcome.success else "failure"
            if key in seen:
                self.context.report.error(
                    "R0664",
                    f"`{word}` stands twice",
                    node.span,
                    "never reached",
                    related=(PlaceOf(seen[key].span, "this comes first"),),
                    hint="join the two; a margin parts them: `success by 30 points or more`",
                )
            seen.setdefault(key, outcome)
            if outcome.by is not None and margin is None and not t.is_faulty(outcome.by):
                self.context.typer.bad(
                    "R0502", "the margin is not a fixed value", outcome.by.span, "depends on something"
                )
        order = sorted(
            (outcome for outcome, _ in made),
            key=lambda o: (not o.success, o.by is None, -(number(o.by, self.held.known) or 0) if o.by else 0),
        )
        return tuple(order)

    # ---- what runs and is told -----------------------------------------------------------------
    def run(self, node: s.Expr, scope: Scope) -> t.CallTo | None:
        """The call of a process."""
        found = self.call(node, scope, self.context.symbols.processes, "process")
        return (
            None
            if found is None
            else t.CallTo(type=found[0].result, span=node.span, name=found[0].name, arguments=found[1])
        )

    def call(
        self, node: s.Expr, scope: Scope, known_here: dict[str, Signature], sort: str
    ) -> tuple[Signature, tuple[t.Expr, ...]] | None:
        """A call of one of the signatures with all its arguments."""
        typer, symbols = self.context.typer, self.context.symbols
        if not isinstance(node, s.Call) or not isinstance(node.of, s.Name):
            shown = node.span.text
            typer.bad("R0574", f"`{shown}` has no brackets behind it", node.span, "not called", f"write `{shown}(…)`")
            return None
        name = node.of.text
        signature = known_here.get(name)
        if signature is None:
            hint = did_you_mean(name, known_here)
            if name in symbols.functions:
                hint = f"`{name}` is worked out, not carried out: `let x be {name}(…)`"
                if symbols.functions[name].throws:
                    hint = f"`{name}` is thrown: `throw x be {name}(…)`"
            elif name in symbols.events:
                hint = f"an event is noted: `note {name}(…)`"
            elif name in symbols.processes:
                hint = f"a process is carried out: `run {name}(…)`"
            elif not hint:
                hint = f'declare it: `{sort} {name}(…) "…"`'
            code = "R0267" if sort == "process" else "R0263"
            typer.bad(code, f"no {sort} `{name}`", node.of.span, f"unknown {sort}", hint)
            return None
        arguments = calls.matched(typer, node, signature, scope)
        return None if arguments is None else (signature, arguments)

    def note(self, node: d.NoteEvent, scope: Scope) -> tuple[m.Statement | None, Scope]:
        """`note moved(group: g)`; what follows upon it may change anything."""
        found = self.call(node.call, scope, self.context.symbols.events, "event")
        if found is None:
            return None, scope
        return m.NoteEvent(found[0].name, found[1], span=node.span), changing.forget(scope, None)

    def text(self, text: s.Text, scope: Scope) -> Words:
        """A text with its holes."""
        words = self.context.words(text, scope)
        assert words is not None
        return words

    def tell(self, node: d.Tell, scope: Scope) -> m.Statement:
        """`tell x "…"`."""
        who: t.Expr | None = None
        if node.who is not None:
            who = self.context.typer.expr(node.who, scope)
            of = who.type.of if isinstance(who.type, ListType) else who.type
            if not isinstance(of, ErrorType) and (not isinstance(of, KindType) or of.listed):
                hint = "`tell everyone` tells all; a player is a thing in play, some are a list of them"
                if isinstance(of, OptionalType):
                    hint = f"it may be `none`; ask first: `if {who.span.text} != none`"
                who = self.context.typer.bad(
                    "R0575", "nobody is told this", who.span, self.context.typer.is_a(who), hint
                )
        return m.Tell(who, self.text(node.text, scope), span=node.span)

    def finish(self, node: d.Finish, scope: Scope) -> m.Statement:
        """`finish`, `finish with E`."""
        value: t.Expr | None = None
        if node.value is not None and self.result == NONE:
            self.context.typer.bad(
                "R0576",
                "nothing is asked for an answer here",
                node.value.span,
                "an answer to nobody",
                "write `finish`; a process that answers says so in its head: `process p(…) -> TYPE`",
            )
        elif node.value is not None:
            value = self.context.typer.fit(node.value, scope, self.result, "what it finishes with")
        elif self.result != NONE:
            self.context.typer.bad(
                "R0576", "the process answers, and this ends it without", node.span, "no answer", "`finish with E`"
            )
        return m.Finish(value, span=node.span)


def _listed(of: Type) -> bool:
    return isinstance(of, KindType) and of.listed

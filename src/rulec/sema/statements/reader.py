"""Typing of statements: the bodies of processes, triggers and acts, line by line.

A name is visible in the lines below it in its block. A narrowing holds inside the block of its test, and after the
block if every other branch ends; a statement that may change the field removes it.
"""

from __future__ import annotations

from rulec.base.diagnostics import Place as PlaceOf
from rulec.base.records import replace
from rulec.base.spans import Span
from rulec.base.text import did_you_mean
from rulec.base.types import ERROR, NONE, PLAIN, ErrorType, KindType, ListType, OptionalType
from rulec.sema import deeds as m
from rulec.sema import expr as t
from rulec.sema.desugar.windows import read_adjust, read_open_on
from rulec.sema.statements import narrowing
from rulec.sema.statements.assignments import read_change, read_create, read_in_play
from rulec.sema.statements.control import (
    read_branches,
    read_chance,
    read_choose,
    read_draw,
    read_loop,
    read_repeat,
    read_shuffle,
    read_together,
)
from rulec.sema.statements.laying import going_with, read_put_on
from rulec.sema.statements.lines import Lines, Statements, read_call
from rulec.sema.statements.prompts import read_ask, read_reveal
from rulec.sema.summaries import effects
from rulec.sema.typing.builtins import dice
from rulec.sema.typing.scope import Scope, Signature
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s


class Reader(Lines):
    """The typer of the statements of a body."""

    def read(self, nodes: tuple[d.Statement, ...], scope: Scope) -> Statements:
        """Type a whole body."""
        return self.block(nodes, scope)[0]

    def block(self, nodes: tuple[d.Statement, ...], scope: Scope) -> tuple[Statements, Scope]:
        """Type a block, and return it with the scope after it, local names included."""
        found: list[m.Statement] = []
        ended: Span | None = None
        scope = replace(scope, pending=frozenset(), guard="if")  # a window is opened in the block that throws
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
            if isinstance(node, d.Remove) and isinstance(made, m.Remove):  # with what lies on it
                found += self.block(tuple(going_with(self, made, node, scope)), scope)[0]
            if made is None:  # a line is never left out without a word
                # what is kept has a report of its own, and the fault may stand in that of what it reads
                assert self.context.report.failed or self.context.kept, node
            else:
                assert narrowing.will_change((node,)) or not effects.of(made).changes, node
                scope = narrowing.behind(scope, made)
                found.append(made)
                ended = node.span if effects.ends((made,)) else None
        return tuple(found), scope

    def statement(self, node: d.Statement, scope: Scope) -> tuple[m.Statement | None, Scope]:
        """Type a statement, and return it with the scope after it."""
        match node:
            case d.Let():
                return self.let(node, scope)
            case d.LetRun():
                return self.let_run(node, scope)
            case s.Throw():
                return self.throw(node, scope)
            case d.SetTo() | d.Move() | d.PutInto() | d.TakeFrom():
                return read_change(self, node, scope), scope
            case d.Create():
                return read_create(self, node, scope)
            case d.PutOn():
                return read_put_on(self, node, scope)
            case d.Remove(value=value, span=span):
                thing = read_in_play(self, value, scope, "what is removed")
                return m.Remove(thing, span=span), scope
            case d.IfDo():
                return read_branches(self, node, scope)
            case d.ForEachDo():
                return read_loop(self, node, scope)
            case d.RepeatDo():
                return read_repeat(self, node, scope)
            case d.AtOnce(body=inner, span=span):
                body, narrowed = self.inner(inner, replace(scope, waits=True))
                read_together(self, body, span)
                after = replace(scope, narrowed=scope.narrowed & narrowed)
                return m.AtOnce(body, span=span), narrowing.behind_all(after, body)
            case d.ChooseDo():
                return read_choose(self, node, scope)
            case d.Shuffle():
                return read_shuffle(self, node, scope), scope
            case d.DrawDo():
                return read_draw(self, node, scope)
            case d.Chance():
                return read_chance(self, node, scope)
            case d.Run():
                run = self.run(node.call, scope)
                return m.Run(run.name, run.arguments, span=node.span) if run is not None else None, scope
            case d.SolveDo():
                return self.solve(node, scope)
            case d.NoteEvent():
                return self.note(node, scope), scope
            case d.Tell():
                return self.tell(node, scope), scope
            case d.Finish():
                return self.finish(node, scope), scope
            case d.Ask():
                return read_ask(self, node, scope)
            case d.Reveal():
                return read_reveal(self, node, scope)
            case d.OpenOn():
                return read_open_on(self, node, scope)
            case d.Adjust():
                return read_adjust(self, node, scope), scope
            case d.Fail(text=text, name=name, span=span):
                return m.Fail(self.context.words(text, scope), self.outcome(name), span=span), scope
            case d.EndGame(text=text, name=name, span=span):
                return m.EndGame(self.context.words(text, scope), self.outcome(name), span=span), scope

    def let(self, node: d.Let, scope: Scope) -> tuple[m.Statement | None, Scope]:
        """Type `let x be E`, which throws nothing."""
        value = self.context.typer.expr(node.value, replace(scope, dice=True))
        name = node.name.text
        if dice.fall(self.context.symbols, value):
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
        """Type `let x be run p(y)`."""
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
        return m.RunAs(name, run, span=node.span), scope.with_variable(name, run.type)

    def throw(self, node: s.Throw, scope: Scope) -> tuple[m.Statement | None, Scope]:
        """Type `throw x be E "label"`."""
        value = self.context.typer.thrown(node.value, replace(scope, dice=True))
        name = node.name.text
        if not isinstance(value.type, ErrorType) and not dice.fall(self.context.symbols, value):
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
        inside = replace(inside, pending=inside.pending | {name})
        if value.type == PLAIN:
            inside = replace(inside, thrown=inside.thrown | {name})
        label = self.context.words(node.label, scope)
        return m.ThrowAs(name, value, label, span=node.span), inside

    def run(self, node: s.Expr, scope: Scope) -> t.CallTo | None:
        """Type a call of a process."""
        found = read_call(self, node, scope, self.context.symbols.processes, "process")
        return (
            None
            if found is None
            else t.CallTo(type=found[0].result, span=node.span, name=found[0].name, arguments=found[1])
        )

    def solve(self, node: d.SolveDo, scope: Scope) -> tuple[m.Statement | None, Scope]:
        """Type `solve s(x: xs)`; the lines after it may read the decisions."""
        symbols = self.context.symbols
        known_here = {n: Signature(n, "solve", given, NONE, node.span) for n, given in symbols.solves.items()}
        found = read_call(self, node.call, scope, known_here, "solve")
        if found is None:
            name = node.call.of.text if isinstance(node.call, s.Call) and isinstance(node.call.of, s.Name) else ""
            return None, replace(scope, weighed=scope.weighed | {name})
        name = found[0].name
        if name in scope.weighed:
            self.context.typer.bad(
                "R0256",
                f"the solve `{name}` is carried out inside what asks it",
                node.call.span,
                "decided above already",
                "one block decides once: move this into a process of its own",
            )
        made = m.Weigh(name, found[1], span=node.span)
        return made, replace(scope, weighed=scope.weighed | {name})

    def note(self, node: d.NoteEvent, scope: Scope) -> m.Statement | None:
        """Type `note moved(group: g)`."""
        found = read_call(self, node.call, scope, self.context.symbols.events, "event")
        return m.NoteEvent(found[0].name, found[1], span=node.span) if found is not None else None

    def tell(self, node: d.Tell, scope: Scope) -> m.Statement:
        """Type `tell x "…"`."""
        who: t.Expr | None = None
        if node.who is not None:
            who = self.context.typer.expr(node.who, scope)
            of = who.type.of if isinstance(who.type, ListType) else who.type
            hint = "`tell everyone` tells all; a player is a thing in play, some are a list of them"
            # else: no player, as the hint says
            if isinstance(of, OptionalType):
                hint = f"it may be `none`; ask first: `if {who.span.text} != none`"
            elif isinstance(of, ErrorType) or (isinstance(of, KindType) and not of.listed):
                hint = self.context.symbols.no_player(of)
            if hint:
                who = self.context.typer.bad(
                    "R0575", "nobody is told this", who.span, self.context.typer.is_a(who), hint
                )
        failing = self.failing(node.failing, who, scope) if node.failing is not None else None
        return m.Tell(who, self.context.words(node.text, scope), failing, self.outcome(node.name), span=node.span)

    def failing(self, node: d.Failing, who: t.Expr | None, scope: Scope) -> m.Failing | None:
        """Type `failing order 12 of x` or `about order 12 of x`: an act given by the addressed player (by any player,
        if all are addressed).
        """
        symbols, key = self.context.symbols, node.key.text if node.key is not None else ""
        called = f"{node.kind_word.text} {key}".rstrip()
        kind = symbols.kind_words.get(node.kind_word.text, "")
        entries = symbols.records.get(kind, {})
        found = next((k for k, one in entries.items() if key in (k, str(one.number))), None)
        if not key and entries:
            found = ""
        hint = "it is told to the one player who gave it, or to everyone"
        if found is None:
            hint = did_you_mean(key, [str(one.number or k) for k, one in entries.items()]) or ""
        if found is None or (who is not None and isinstance(who.type, ListType)):
            self.context.report.error(
                "R0379", f"nobody is told what became of `{called}`" if found else f"no act `{called}`", node.span,
                "fails nothing" if node.fails else "about nothing", hint=hint,
            )  # fmt: skip
            return None
        of = self.context.typer.expr(node.of, scope)
        parameter = node.parameter.text if node.parameter is not None else ""
        return m.Failing(kind, found, of, parameter, node.fails, span=node.span)

    def finish(self, node: d.Finish, scope: Scope) -> m.Statement:
        """Type `finish` or `finish with E`."""
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

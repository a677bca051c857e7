"""Desugaring of windows: the line that opens a window on a throw, and the lines in it that change the throw.

A window opens at its line, in the block that throws. It asks all players in turn, and each may pass. No answer is under
seal, so later players know earlier answers; a window may reveal consequences of an answer and keep the answer secret.
"""

from __future__ import annotations

from rulec.base.records import replace
from rulec.base.text import did_you_mean
from rulec.base.types import ErrorType, NumberType
from rulec.sema import deeds as m
from rulec.sema import expr as t
from rulec.sema.context import Context
from rulec.sema.model import ANSWER, Away
from rulec.sema.statements.lines import Lines, Statements, read_call
from rulec.sema.summaries.walks import walk
from rulec.sema.typing.scope import Scope, Signature
from rulec.syntax import deeds as d


def read_open_on(lines: Lines, node: d.OpenOn, scope: Scope) -> tuple[m.Statement | None, Scope]:
    """Type `run w(y) on x`: the window takes the throw and returns its changed value."""
    typer, name = lines.context.typer, node.name.text
    processes = lines.context.symbols.processes
    windows = {n: replace(w, parameters=w.parameters[:-1]) for n, w in processes.items() if w.sort == "window"}
    found = read_call(lines, node.call, scope, windows, "window")
    if name not in scope.pending:
        bound = name in scope.variables
        typer.bad(
            "R0393",
            f"no throw `{name}` waits here",
            node.name.span,
            "not thrown in this block" if bound else "nothing of this name",
            did_you_mean(name, sorted(scope.pending - {name}))
            or f"a window is always opened: write it below `throw {name} be …`, as far to the right as that",
        )
        return None, scope
    if found is None:
        return None, scope
    window, arguments = found
    of = scope.variables[name]
    if of != window.result and not isinstance(window.result, ErrorType):
        pending = t.Variable(type=of, span=node.name.span, name=name)
        typer.bad(
            "R0394",
            f"`{window.name}` is no window on `{name}`",
            node.name.span,
            typer.is_a(pending),
            "a window says in its head on what it is opened: `window w(…) on x: TYPE`",
        )
        return None, scope
    pending = t.Variable(type=of, span=node.name.span, name=name)
    call = t.CallTo(type=of, span=node.span, name=window.name, arguments=(*arguments, pending))
    return m.RunAs(name, call, span=node.span), scope


def read_adjust(lines: Lines, node: d.Adjust, scope: Scope) -> m.Statement | None:
    """Type `add E "label"` or `subtract E "label"`."""
    typer = lines.context.typer
    if not lines.window:
        typer.bad(
            "R0390",
            f"`{node.verb}` stands outside of a window",
            node.span,
            "nothing waits to be changed",
            "a field is changed by `raise x.f by E` and `lower x.f by E`; what was thrown is changed in a window",
        )
        return None
    of = scope.variables[lines.window]
    value = typer.fit(node.value, scope, of, f"what `{lines.window}` changes by")
    pending = t.Variable(type=of, span=node.span, name=lines.window)
    return m.Adjust(node.verb, lines.window, pending, value, lines.context.words(node.label, scope), span=node.span)


def closed(
    context: Context, node: d.ProcessDecl, body: Statements, signature: Signature, away: tuple[Away, ...]
) -> Statements:
    """Return the lines of a window followed by its answer; report lines that a window may not have."""
    assert node.pending is not None
    name, span, of = node.pending.text, node.name.span, signature.result
    if not isinstance(of, NumberType | ErrorType):
        context.report.error(
            "R0394",
            f"`{name}` is no amount",
            node.pending.span,
            "cannot be added to",
            hint="a window is opened on an amount that was thrown: `on x: number`, `on x: gold`",
        )
    asked, given = False, {each.name for each in away if each.kind == ANSWER}
    for stmt in walk(body):
        match stmt:
            case m.Ask(default=default, sealed=sealed):
                asked = True
                if sealed and stmt.name not in given:
                    context.report.error(
                        "R0392",
                        f"`{stmt.name}` is asked under seal in a window",
                        stmt.span,
                        "changes what everyone sees",
                        hint=f"take `sealed` away, or say in this window that it `gives away {stmt.name}`",
                    )
                elif default is None:
                    context.report.error(
                        "R0359",
                        f"nobody can pass when asked for `{stmt.name}`",
                        stmt.span,
                        "the game would wait",
                        hint='say what holds when nothing comes: `default no "Question?"`',
                    )
            case m.Finish() | m.Fail():
                context.report.error(
                    "R0355",
                    f"the window `{node.name.text}` is closed before all were asked",
                    stmt.span,
                    "closes it",
                    hint="put what is to be done only sometimes below an `if`",
                )
    if not asked:
        context.report.error(
            "R0356",
            f"the window `{node.name.text}` asks nobody",
            span,
            "no question",
            hint='a window asks who may change a throw: `ask player for x be yes or no default no "…?"`; '
            "what changes without a question belongs into the quantity that is thrown",
        )
    pending = t.Variable(type=of, span=span, name=name)
    return (*body, m.Finish(pending, span=span))

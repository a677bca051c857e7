"""Typing of dice (`d6`, `2d6`, `3 average`), and the checks of the places where dice may be thrown."""

from __future__ import annotations

import re

from rulec.base.spans import Span
from rulec.base.types import ERROR, PLAIN, ErrorType, NumberType, Type
from rulec.sema import expr as t
from rulec.sema.typing.base_typer import BaseTyper
from rulec.sema.typing.scope import Scope, Signature, Symbols
from rulec.syntax import nodes as s

BUILT_IN = re.compile(r"d[0-9]+\Z")
SIDES = range(2, 1001)
COUNTS = range(1, 101)


def is_die(symbols: Symbols, name: str) -> bool:
    """Return whether the name is a die: a declared one, or `d` with its number of sides."""
    return name in symbols.dice or BUILT_IN.match(name) is not None


def dice(typer: BaseTyper, name: str, count: s.Number | None, span: Span, scope: Scope) -> t.Expr:
    """Type a die, or several dice of the same name."""
    declared = typer.symbols.dice.get(name)
    if declared is not None:
        faces = declared.faces
    else:
        sides = int(name[1:]) if len(name) < 6 else 0
        if sides not in SIDES:
            hint = f"dice have {SIDES[0]} to {SIDES[-1]} sides; any other is declared: `die NAME: 1, 2, 2`"
            return typer.bad("R0345", f"there is no die `{name}`", span, "no such number of sides", hint)
        faces = tuple(range(1, sides + 1))
    number = count.value if count is not None else 1
    if number not in COUNTS:
        hint = f"{COUNTS[0]} to {COUNTS[-1]} dice are thrown together"
        return typer.bad("R0345", f"`{span.text}` is no throw", span, "no such number of dice", hint)
    if not scope.dice:
        return typer.bad(
            "R0343",
            f"`{span.text}` throws dice where nothing is thrown",
            span,
            "dice have no place here",
            f"in a roll or a process write `throw x be {span.text}` in front and `x` here; a quantity begins with "
            f"`throw {span.text}`",
        )
    return t.Throw(type=PLAIN, span=span, name=name, faces=faces, count=int(number))


def may_call(typer: BaseTyper, signature: Signature, span: Span, scope: Scope) -> bool:
    """Return whether the function may be called here; report a function that throws where dice are not allowed."""
    if not signature.throws or scope.dice:
        return True
    what = "roll" if signature.sort == "roll" else "quantity"
    typer.bad(
        "R0344",
        f"`{signature.name}` throws dice, and nothing is thrown here",
        span,
        "each time it is asked the dice fall anew",
        f"throw it once, in a roll (`throw score be {signature.name}(…)`) or in place of the `base` of a quantity "
        f"(`throw {signature.name}(…)`), and give what the {what} came to as a parameter to whatever reads it",
    )
    return False


def fall(symbols: Symbols, expr: t.Expr) -> bool:
    """Return whether evaluating the expression throws dice."""
    called = (symbols.functions.get(part.name) for part in t.walk(expr) if isinstance(part, t.CallTo))
    return any(isinstance(part, t.Throw) for part in t.walk(expr)) or any(one and one.throws for one in called)


def is_thrown(expr: t.Expr, scope: Scope) -> bool:
    """Return whether an expression contains dice or the name of a throw."""
    return any(
        isinstance(part, t.Throw) or (isinstance(part, t.Variable) and part.name in scope.thrown)
        for part in t.walk(expr)
    )


def fit(typer: BaseTyper, node: s.Expr, scope: Scope, expected: Type, what: str) -> t.Expr:
    """Do the same as `BaseTyper.fit`, and let the result of dice stand for an amount of any measure."""
    expr = typer.expr(node, scope, expected)
    if isinstance(expected, NumberType) and expr.type == PLAIN != expected and is_thrown(expr, scope):
        return t.Counted(type=expected, span=expr.span, value=expr)
    return typer.coerce(expr, expected, what)


def odds(typer: BaseTyper, node: s.Call, scope: Scope) -> t.Expr:
    """Type `odds(C)`."""
    if not scope.building or not scope.dice:
        return typer.bad(
            "R0346",
            "`odds` stands where nothing is expected",
            node.span,
            "odds are asked in examples only",
            "write an example with `expect odds(…) = 1/6`; `rulec odds` shows all odds of a roll",
        )
    arguments = node.arguments
    if len(arguments) != 1 or arguments[0].value is None or arguments[0].name or arguments[0].each:
        return typer.bad("R0323", "`odds` takes one condition", node.span, "", "write `odds(ROLL(…) = 3)`")
    test = typer.test(arguments[0].value, scope, "what the odds are asked of")
    if isinstance(test.type, ErrorType):
        return t.Bad(type=ERROR, span=node.span)
    return t.Odds(type=PLAIN, span=node.span, test=test)

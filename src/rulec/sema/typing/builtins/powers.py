"""Typing of powers and roots: `power(n, 3/2)`, `root(n)`. Whole powers are products; a root is exact once rounded."""

from __future__ import annotations

from fractions import Fraction

from rulec.base.types import ERROR, PLAIN
from rulec.sema import expr as t
from rulec.sema.typing.base_typer import BaseTyper
from rulec.sema.typing.scope import Scope
from rulec.syntax import nodes as s

WORDS = ("power", "root")
MOST = 9
"""The greatest exponent, and the greatest degree of a root."""


def power(typer: BaseTyper, node: s.Call, word: str, scope: Scope) -> t.Expr:
    """Type `power(E, N)`, `root(E)` or `root(E, N)`."""
    given = [argument.value for argument in node.arguments if argument.value is not None]
    if len(given) not in ((2,) if word == "power" else (1, 2)) or len(given) != len(node.arguments):
        form = "power(E, 3/2)" if word == "power" else "root(E)"
        return typer.bad("R0559", f"`{word}` is not asked so", node.span, "not what it takes", f"write `{form}`")
    value = typer.fit(given[0], scope, PLAIN, f"what `{word}` is of")
    stated = typer.expr(given[1], scope, PLAIN) if len(given) == 2 else None
    number = stated.value if isinstance(stated, t.NumberLit) and stated.type == PLAIN else Fraction(2)
    whole = number.denominator == 1
    if (stated is not None and not isinstance(stated, t.NumberLit)) or number <= 0 or (word == "root" and not whole):
        return typer.bad(
            "R0559",
            f"this `{word}` is not fixed",
            given[-1].span,
            "neither a number nor a fraction",
            f"write it out: `power({given[0].span.text}, 3/2)`, `root({given[0].span.text}, 3)`",
        )
    exponent = number if word == "power" else 1 / number
    if exponent.numerator > MOST or exponent.denominator > MOST:
        return typer.bad("R0559", f"this `{word}` is too high", given[-1].span, f"{MOST} is the highest")
    if exponent.denominator > 1:
        return t.Power(type=PLAIN, span=node.span, value=value, exponent=exponent)
    found = value
    for _ in range(exponent.numerator - 1):
        found = t.Arith(type=PLAIN, span=node.span, op="*", left=found, right=value)
    return found


def check_alone(typer: BaseTyper, value: t.Expr) -> t.Expr:
    """Return the rounded expression if only fixed factors stand beside its root; report it otherwise."""
    at = next((part for part in t.walk(value) if isinstance(part, t.Power)), None)
    if at is None or _is_product(value, at):
        return value
    typer.bad(
        "R0559",
        "beside a root stands what is not fixed",
        at.span,
        "rounded with something else",
        "in one rounding stand a root and fixed amounts that multiply it: `round down(20 gold * root(n))`; what else "
        "multiplies it goes under the root: `power(n, 3/2)` is `n * root(n)`",
    )
    return t.Bad(type=ERROR, span=value.span)


def _is_product(value: t.Expr, power: t.Power) -> bool:
    if value is power:
        return not any(isinstance(part, t.Power) for part in t.walk(power.value))
    if isinstance(value, t.Arith) and value.op == "*":
        sides = (value.left, value.right)
        return any(_is_product(one, power) and _is_fixed(other) for one, other in (sides, sides[::-1]))
    return False


def _is_fixed(value: t.Expr) -> bool:
    if isinstance(value, t.NumberLit):
        return value.value >= 0
    if isinstance(value, t.Arith):
        return value.op == "*" and _is_fixed(value.left) and _is_fixed(value.right)
    return isinstance(value, t.ConstantRef | t.RulingRef)

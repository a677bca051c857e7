"""Typing of statements that lay things on bearers, and of the removal of things whose bearer leaves play."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from rulec.base.records import replace
from rulec.sema import deeds as m
from rulec.sema.model import turns_left
from rulec.sema.statements.assignments import read_create
from rulec.sema.statements.lines import Lines
from rulec.sema.typing.builtins import lying
from rulec.sema.typing.builtins.world_queries import period_unit
from rulec.sema.typing.scope import Scope
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s


def read_put_on(lines: Lines, node: d.PutOn, scope: Scope) -> tuple[m.Statement | None, Scope]:
    """Type `put Chill(power: p) on region for 3 turns`: create the thing with its bearer and its turns."""
    typer, symbols = lines.context.typer, lines.context.symbols
    call, span = node.value, node.span
    name = call.of if isinstance(call, s.Call) else call
    kind = symbols.kinds.get(name.text) if isinstance(name, s.Name) else None
    if isinstance(name, s.Name) and kind is None and (meant := lying.kind_of(symbols, name.text)) is not None:
        hint = f"write `put {meant.name}(…) on …`"
        typer.bad("R0239", f"`{name.text}` is no kind", name.span, "the word of a kind", hint)
        return None, scope
    if isinstance(name, s.Name) and (kind is None or kind.lies_on is None):
        known = [each.name for each in symbols.kinds.values() if each.lies_on is not None]
        cure = "say so in its kind: `lies on NAME: KIND`; into a list something is put by `put … into`"
        typer.unknown("R0239", f"`{name.text}` lies on nothing", name, "kind that lies on others", known, cure)
        return None, scope
    if kind is not None and not isinstance(call, s.Call):
        hint = f"write `put {kind.name}() on …`, with its fields in the brackets"
        typer.bad("R0333", f"`put {kind.name}` has no brackets", call.span, "no brackets behind it", hint)
        return None, scope
    if kind is None or kind.lies_on is None or not isinstance(call, s.Call):
        return read_create(lines, d.Create(call, None, span=span), scope)  # which reports what is missing
    given = [(kind.lies_on, node.on)]
    if node.unit is not None:
        turns = node.turns or s.Number(Fraction(1), span=node.unit.span)  # `until end of turn`
        unit = period_unit(typer, node.unit)
        if unit is None:
            return None, scope
        if isinstance(turns, s.Number) and turns.value < 1:
            typer.bad(
                "R0249", f"it lies there for no {unit}", turns.span, "gone before it counts",
                f"the {unit} in which it is put there is the first: `for 1 {unit}` ends with it",
            )  # fmt: skip
            return None, scope
        given.append((turns_left(unit), turns))
    written = {argument.name.text for argument in call.arguments if argument.name is not None}
    if kind.lies_on in written:
        typer.bad(
            "R0249", "it is said twice on what it lies", node.on.span, f"`{kind.lies_on}` stands in the brackets too",
            f"take `{kind.lies_on}: …` out of the brackets",
        )  # fmt: skip
        return None, scope
    more = tuple(s.Argument(value, s.Word(field, span=value.span), span=value.span) for field, value in given)
    made = replace(call, arguments=(*call.arguments, *more))
    return read_create(lines, d.Create(made, None, span=span), scope)


def going_with(lines: Lines, removed: m.Remove, node: d.Remove, scope: Scope) -> Iterable[d.ForEachDo]:
    """Yield the loops that remove things lying on a removed thing."""
    symbols = lines.context.symbols
    for kind in symbols.kinds.values():
        above = symbols.kinds[kind.extends].lies_on if kind.extends is not None else None
        if kind.lies_on is None or above is not None:
            continue
        if lying.may_bear(symbols, kind, removed.value.type):
            word = lying.free(kind.word, scope, symbols)
            it = s.Name(word, span=node.span)
            here = lying.here(s.Word(kind.lies_on, span=node.span), it, node.value, node.span)
            yield d.ForEachDo(
                s.Word(word, span=node.span), s.Name(kind.plural, span=node.span), here,
                s.Ordering("listed", span=node.span), (d.Remove(it, span=node.span),), span=node.span,
            )  # fmt: skip

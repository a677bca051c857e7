"""Describe the types of fields, parameters and message holes for the runtime."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulec.backends.python.spelling import literal
from rulec.base.types import (
    EnumType,
    KindType,
    ListType,
    NumberType,
    OptionalType,
    SetType,
    SpotType,
    TextType,
    TruthType,
    Type,
)
from rulec.ir import nodes as ir
from rulec.ir.labels import unit_words
from rulec.ir.nodes.pack_data import Pack
from rulec.ir.numbers import grain_of
from rulec.runtime.game.shape import NAME

if TYPE_CHECKING:
    from rulec.backends.python.module_layout import Layout


def holds_text(layout: Layout, of: Type, *, optional: bool = False, naming: bool = False) -> str:
    """Print a type as `Holds("number", unit=GOLD)`. With *naming*, a text is the name of a new thing."""
    behind = ", optional=True" if optional else ""
    match of:
        case OptionalType(of=inner):
            return holds_text(layout, inner, optional=True, naming=naming)
        case NumberType():
            unit = unit_text(layout, of)
            return f'Holds("number"{f", unit={unit}" if unit else ""}{behind})'
        case TruthType():
            return f'Holds("truth"{behind})'
        case TextType():
            return f'Holds("text"{f", {literal(NAME)}" if naming else ""}{behind})'
        case SpotType(of=ground):
            unit = unit_text(layout, ground)
            return f'Holds("spot"{f", unit={unit}" if unit else ""}{behind})'
        case EnumType(name=name) | KindType(name=name, listed=True):
            return f'Holds("choice", {literal(name)}{behind})'
        case KindType(name=name):
            return f'Holds("thing", {literal(name)}{behind})'
        case SetType(of=EnumType(name=name) | KindType(name=name)):
            return f'Holds("set", {literal(name)}{behind})'
        case ListType(of=inner):
            return f'Holds("list", item={holds_text(layout, inner)}{behind})'
        case _:
            raise AssertionError(f"nothing in play holds a {of}")


def unit_text(layout: Layout, of: NumberType) -> str:
    """Return the constant of a measure or a `MeasureUnit` for compound units; "" for a plain number."""
    name = of.form if of.form != "amount" else ""
    if of.form == "amount":
        if not of.dims and grain_of(layout.pack, of) == 1:
            return ""
        if len(of.dims) == 1 and of.dims[0][1] == 1:
            name = of.dims[0][0]
    if name and (of.form == "amount" or not of.dims):
        return layout.public["unit", name]
    return measure_unit(layout.pack, of)


def measure_unit(pack: Pack, of: NumberType) -> str:
    """Print `MeasureUnit('loaf', 'loaves', 2, 1)`: singular, plural, and the grain if it is not 1."""
    *words, per, worth = unit(pack, of)
    given: list[object] = [*words, per, worth] if (per, worth) != (1, 1) else list(words)
    texts = [literal(one) for one in given]
    measure = pack.measures.get(of.dims[0][0]) if len(of.dims) == 1 and of.dims[0][1] == 1 else None
    called = (measure.name.replace("_", " "), measure.plural.replace("_", " ")) if measure is not None else ()
    if called and called != tuple(words):
        texts.append(f"called=({', '.join(map(literal, called))})")
    return f"MeasureUnit({', '.join(texts)})"


def unit(pack: Pack, of: NumberType) -> tuple[str, str, int, int]:
    """Return the singular and plural of a unit, and its grain as denominator and numerator."""
    one, many = (unit_words(pack, of, n).strip() for n in ("1", "2"))
    grain = grain_of(pack, of)
    return one, many, grain.denominator, grain.numerator


def message_parts(layout: Layout, message: ir.Message) -> tuple[str, ...]:
    """Print the pieces of a message: literals and `Hole(…)`."""
    parts: list[str] = []
    for part in message.parts:
        if isinstance(part, str):
            parts.append(literal(part))
            continue
        style = f", {literal(part.style)}" if part.style else ""
        parts.append(f"Hole({holds_text(layout, part.type)}, {literal(part.name)}{style})")
    return tuple(parts)

"""Printed forms of the model's texts: labels with constant holes filled, amounts, citations, origins of clauses."""

from __future__ import annotations

from fractions import Fraction

from rulec.base.text import listed
from rulec.base.types import (
    EnumType,
    KindType,
    ListType,
    NumberType,
    OptionalType,
    ResultsType,
    SetType,
    SpotType,
    TruthType,
    Type,
)
from rulec.ir.numbers import Measures, grain_of
from rulec.runtime.game.messages import in_words
from rulec.runtime.show import figures, fraction, is_one, spot_text
from rulec.runtime.support import members
from rulec.sema import expr as e
from rulec.sema.model import Cite, Model, Origin, Words
from rulec.sema.model import places as places_of

SMALL = 12
"""Greatest number that a hole with the style `word` writes in words."""


def amount_text(value: Fraction) -> str:
    """Return a number as `12`, `-3`, `1 1/2` or `1,200`."""
    return fraction(value.numerator, value.denominator)


def unit_words(model: Measures, of: NumberType, text: str) -> str:
    """Return the suffix of a printed number: `%`, ` points`, ` gold`, ` points per level`."""
    if of.form == "percent":
        return "%"
    words: list[str] = []
    if of.form == "points":
        words.append("point" if is_one(text) else "points")
    for name, power in of.dims:
        if power > 0:
            words.extend([measure_word(model, name, text)] * power)
    words.extend(f"per {measure_word(model, name)}" for name, power in of.dims if power < 0)
    return "".join(f" {word}" for word in words)


def measure_word(model: Measures, name: str, text: str = "1") -> str:
    """Return the word for a measure that fits a printed number: its singular or its plural."""
    measure = model.measures.get(name)
    if measure is None:
        return name.replace("_", " ")
    return measure.one if is_one(text) else measure.many


def number_text(model: Measures, of: NumberType, value: Fraction) -> str:
    """Return an amount with its unit: `15%`, `20 points`, `1,200 gold`. Measures with fractions of units print
    decimals.
    """
    fine = any(model.measures[name].grain < 1 for name, _ in of.dims if name in model.measures)
    text = figures(value.numerator, value.denominator) if fine else amount_text(value)
    return text + unit_words(model, of, text)


def known_text(model: Model, expr: e.Expr, style: str | None = None) -> str | None:
    """Return the text of a hole whose value is known at compile time, else None."""
    # else: known only in play
    match expr:
        case e.NumberLit(value=value, type=NumberType() as of):
            if style == "word" and value.denominator == 1 and 0 <= value <= SMALL:
                return in_words(int(value))
            text = number_text(model, of, value)
            return text.replace(",", "") if style == "year" else text
        case e.TextLit(value=text):
            return text
        case e.MemberLit(enum=name, position=position):
            return model.enums[name].members[position].title
        case e.RecordLit(kind=kind, position=position):
            return model.title_at(kind, position)
        case e.RulingRef(name=name):
            taken = model.ruling_value(name)
            return None if taken is None else known_text(model, taken, style)
        case e.ConstantRef(name=name):
            return known_text(model, model.constant_value(name), style)
        case e.Negative(value=e.NumberLit(value=value, type=of) as inner):
            return known_text(model, e.NumberLit(-value, type=of, span=inner.span), style)
        case e.Field(of=e.RecordLit(kind=kind, position=position), name=name):
            given = model.value_at(kind, position, name)
            return None if given is None else known_text(model, given, style)
        case _:
            return None


def raw_text(model: Model, of: Type, raw: object, amount: Fraction | None = None) -> str:
    """Return a raw value as players read it: `25%`, `yes`, `none`, a title, `a, b`. `amount` overrides a number's
    value.
    """
    # else: a text, or the text of any other value
    match of:
        case OptionalType(of=inner):
            return "none" if raw is None else raw_text(model, inner, raw, amount)
        case NumberType():
            if amount is None:
                assert isinstance(raw, int)
                amount = raw * grain_of(model, of)
            return number_text(model, of, amount)
        case SpotType() if isinstance(raw, tuple):
            grain = grain_of(model, of.of)
            return spot_text((raw[0], raw[1]), grain.denominator, grain.numerator)
        case ResultsType(parts=parts) if isinstance(raw, tuple):
            told = zip(parts, raw, strict=True)
            return ", ".join(f"{name.replace('_', ' ')}: {raw_text(model, part, one)}" for (name, part), one in told)
        case TruthType():
            return "yes" if raw else "no"
        case EnumType(name=name) if isinstance(raw, int):
            return model.enums[name].members[raw].title
        case KindType(name=name, listed=True) if isinstance(raw, int):
            return model.title_at(name, raw)
        case SetType(of=inner) if isinstance(raw, int):
            return ", ".join(raw_text(model, inner, member) for member in members(raw)) or "none"
        case ListType(of=inner) if isinstance(raw, tuple):
            return ", ".join(raw_text(model, inner, item) for item in raw) or "none"
        case KindType(name=name):
            return getattr(raw, "path", "") or name
        case _:
            return str(raw)


def path_text(expr: e.Expr) -> str:
    """Return words for a value known only in play: `the guest`, `the guest's level`."""
    # else: no short phrase exists
    match expr:
        case e.Variable(name=name):
            return f"the {name.replace('_', ' ')}"
        case e.Field(of=of, name=name):
            return f"{path_text(of)}'s {name.replace('_', ' ')}"
        case e.CallTo(name=name) | e.Lookup(column=name):
            return name.replace("_", " ")
        case e.Compare(left=left):
            return path_text(left)
        case _:
            return "…"


def needed_text(expr: e.Expr) -> str:
    """Return a phrase for an expression: words if it has a name, else its source text."""
    if isinstance(expr, e.StateRef):
        return f"the {expr.name.replace('_', ' ')}"
    if all(isinstance(part, e.Variable | e.Field) for part in e.walk(expr)):
        return path_text(expr)
    return f"`{' '.join(expr.span.text.split())}`"


def words_text(model: Model, words: Words | None) -> str:
    """Return a text with its known holes filled and the others described by `path_text`."""
    if words is None:
        return ""
    out: list[str] = []
    for part in words.parts:
        if isinstance(part, str):
            out.append(part)
        else:
            text = known_text(model, part.value, part.style)
            out.append(path_text(part.value) if text is None else text)
    return "".join(out)


def heading_text(cites: tuple[Cite, ...]) -> str:
    """Return citations as `book "Picking", "Letters"`: short names of documents, without lines and rulings.

    Line numbers move when a book is edited, so they are left out.
    """
    places: dict[str, dict[str, None]] = {}
    for cite in cites:
        if not cite.ruling:
            places.setdefault(cite.document, {})[cite.heading] = None
    found = ((name, ", ".join(f'"{heading}"' for heading in headings)) for name, headings in places.items())
    return "; ".join(f"{name} {headings}" for name, headings in found)


def cite_text(model: Model, cites: tuple[Cite, ...]) -> str:
    """Return citations as `The Book, "Picking", lines 60-71 and 80; "Letters", line 177`, each document named where it
    begins.
    """
    places: dict[tuple[str, str], dict[str, None]] = {}
    rulings: dict[str, None] = {}
    for cite in places_of(cites):
        if cite.ruling:
            rulings[cite.ruling] = None
            continue
        found = places.setdefault((cite.document, cite.heading), {})
        if cite.first is not None:
            many = cite.last is not None and cite.last != cite.first
            found[f"{cite.first}-{cite.last}" if many else f"{cite.first}"] = None
    out: list[str] = []
    before = ""
    for (name, heading), lines in places.items():
        document = model.documents.get(name)
        where = [] if name == before else [document.title if document else name]
        where.append(f'"{heading}"')
        if lines:
            one = len(lines) == 1 and "-" not in next(iter(lines))
            where.append(f"{'line' if one else 'lines'} {listed(lines)}")
        out.append(", ".join(where))
        before = name
    for name in rulings:
        ruling = model.rulings.get(name)
        title = words_text(model, ruling.label) if ruling else ""
        out.append(f'ruling "{title or name}"')
    return "; ".join(out)


def origin_text(model: Model, origin: Origin) -> str:
    """Return the origin of a clause: `Thrifty (custom)`, a file's name, or nothing if the declaration itself has it."""
    if origin.is_own:
        return ""
    if not origin.kind:
        return (model.kinds[origin.lying].plural if origin.lying else origin.module).replace("_", " ")
    return f"{model.record_title(origin.kind, origin.record)} ({model.kinds[origin.kind].word.replace('_', ' ')})"

"""Messages as text, in the words of the runtime."""

from __future__ import annotations

from rulec.base.types import KindType, ListType, NumberType, OptionalType, SetType, Type
from rulec.ir import nodes as ir
from rulec.ir.interp.play.instances import Instance, Said
from rulec.ir.labels import raw_text
from rulec.ir.numbers import began, grain_of, root_of
from rulec.runtime.game.messages import in_words, listed
from rulec.runtime.show import figures
from rulec.runtime.support import members
from rulec.sema.model import Model


def told_text(model: Model, message: ir.Message, arguments: tuple[object, ...]) -> Said:
    """Return a message with its holes filled."""
    left = list(arguments)
    said = Said(
        "".join(
            part if isinstance(part, str) else value_told(model, part.type, left.pop(0), part.style)
            for part in message.parts
        )
    )
    said.message, said.arguments = message, arguments
    return said


def fixed(name: str, text: str) -> Said:
    """Return a built-in sentence, common to all games, under a name."""
    said = Said(text)
    said.message, said.arguments = ir.Message((text,), "", name), ()
    return said


def value_told(model: Model, of: Type, value: object, style: str | None = None) -> str:
    """Return a value as players read it."""
    if value is None:
        return "none"
    # else: printed as everywhere else
    match of:
        case OptionalType(of=inner):
            return value_told(model, inner, value, style)
        case NumberType() if style == "word" and isinstance(value, int):
            amount = value * grain_of(model, of)
            whole = amount.denominator == 1
            return in_words(int(amount)) if whole else figures(amount.numerator, amount.denominator)
        case NumberType() if style == "year":
            return raw_text(model, of, value).replace(",", "")
        case KindType() if isinstance(value, Instance):
            return name_of(model, value)
        case SetType(of=inner) if isinstance(value, int):
            return listed([value_told(model, inner, at) for at in members(value)]) or "none"
        case ListType(of=inner) if isinstance(value, tuple | list):
            return listed([value_told(model, inner, item) for item in value]) or "none"
        case _:
            return raw_text(model, of, value)


def name_of(model: Model, thing: Instance) -> str:
    """Return the name of a thing for players: its `called by` text, its record's title, or its kind and number."""
    at = model.kinds[thing.kind]
    known_as = at.known_as
    while known_as is None and at.extends is not None:
        at = model.kinds[at.extends]
        known_as = at.known_as
    if known_as is not None and thing.fields.get(known_as):
        return str(thing.fields[known_as])
    title = _title(model, thing)
    return title or f"{model.kinds[thing.kind].word} {thing.id}"


def _title(model: Model, thing: Instance) -> str:
    if thing.began_as < 0:
        return ""
    for name, records in model.records.items():
        for record in records:
            same = began(model, name, record.position) == thing.began_as
            if same and root_of(model, name) == root_of(model, thing.kind):
                return record.title
    return ""

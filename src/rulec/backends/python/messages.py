"""What players are told, as Python: f-strings where every hole can be written in place.

    f"{SHAPE.name(guard)} joins {SHAPE.name(house)} for {show(due, GOLD)}."

A text of a pack can never become code: its braces are doubled, and quotes, backslashes and all but plain ASCII stand
as escapes. A hole whose Python could end the string, or whose value takes more than a name or a number, makes the
sentence one of `_MESSAGES`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulec.backends.python.runtime_types import message_parts, unit_text
from rulec.backends.python.spelling import literal
from rulec.backends.python.writer import WIDTH
from rulec.ir import nodes as ir
from rulec.sema.types import EnumType, KindType, NumberType, OptionalType, TextType

if TYPE_CHECKING:
    from rulec.backends.python.functions import Statements

NARROWEST = 40  # a piece of a sentence is never asked to fit into less


def message(to: Statements, number: int) -> str:
    """A message of the module by its place among them."""
    module = to.printer.module
    text = message_parts(module, to.function.messages[number])
    if text not in module.messages:
        module.messages.append(text)
    return f"_MESSAGES[{module.messages.index(text)}]"


def sentence(to: Statements, number: int, arguments: tuple[ir.Expr, ...]) -> list[str]:
    """The sentence as strings that stand one below the other, each of which fits a line."""
    filled = _filled(to, to.function.messages[number], arguments)
    if filled is not None:
        return strings_of(filled, max(WIDTH - 4 * (to.writer.depth + 1) - 1, NARROWEST))
    to.printer.module.worlds.add("SHAPE")
    given = [to.printer.value(each) for each in arguments]
    return [f"{message(to, number)}.text(({', '.join(given)}{',' if len(given) == 1 else ''}), SHAPE)"]


def write_told(to: Statements, opening: str, before: list[str], strings: list[str], closing: str) -> None:
    """A call with a sentence, or what is returned: in one line where it fits, else in brackets."""
    one = f"{opening}{', '.join([*before, *strings])}{closing}"
    if len(strings) == 1 and len(one) + 4 * to.writer.depth <= WIDTH:
        to.writer.line(one)
        return
    if not closing:
        opening, closing = f"{opening}(", ")"
    with to.writer.block(opening):
        for each in before:
            to.writer.line(f"{each},")
        for at, each in enumerate(strings, 1):
            to.writer.line(f"{each}," if at == len(strings) and before else each)
    to.writer.line(closing)


def _filled(to: Statements, told: ir.Message, arguments: tuple[ir.Expr, ...]) -> list[tuple[str, bool]] | None:
    """The pieces of a sentence, those that are Python marked; None where a hole cannot be written in place."""
    pieces: list[tuple[str, bool]] = []
    left = iter(arguments)
    for part in told.parts:
        if isinstance(part, str):
            pieces.append((part, False))
            continue
        shown = _hole(to, part, next(left))
        if shown is None or any(letter in shown for letter in '"\\#\n'):
            return None
        pieces.append((shown, True))
    return pieces


def _hole(to: Statements, hole: ir.MessageHole, given: ir.Expr) -> str | None:
    """What stands between the braces."""
    show, module = to.printer, to.printer.module
    of = hole.type
    if isinstance(of, OptionalType) and isinstance(of.of, KindType) and not of.of.listed:
        of = of.of
    match of:
        case KindType(listed=False):
            module.worlds.add("SHAPE")
            return f"SHAPE.name({show.value(given)})"
        case EnumType(name=name) | KindType(name=name):
            module.worlds.add("SHAPE")
            return f"SHAPE.title({literal(name)}, {show.value(given)})"
        case TextType():
            return f"({show.value(given)})" if not isinstance(given, ir.Local | ir.Load) else show.value(given)
        case NumberType() if not hole.style:
            words: set[str] = set()
            unit = unit_text(module.layout, of, words)
            if unit and not unit.isidentifier():
                return None
            module.words |= words
            if unit:
                module.runtime.add("show")
                return f"show({show.value(given)}, {unit})"
            value = show.value(given)
            return f"{value if isinstance(given, ir.Local | ir.Load) else f'({value})'}:,"
        case _:
            return None


def strings_of(pieces: list[tuple[str, bool]], width: int) -> list[str]:
    """The pieces, those that are Python marked, as literals of this width at most, broken behind spaces."""
    atoms: list[tuple[str, bool]] = []
    for piece, is_python in pieces:
        if is_python:
            atoms.append((piece, True))
        else:
            words = piece.split(" ")
            atoms += [(f"{word} ", False) for word in words[:-1]] + ([(words[-1], False)] if words[-1] else [])
    rows: list[list[tuple[str, bool]]] = [[]]
    for atom in atoms:
        if rows[-1] and len(_string([*rows[-1], atom])) > width:
            rows.append([])
        rows[-1].append(atom)
    return [_string(row) for row in rows]


def _string(row: list[tuple[str, bool]]) -> str:
    if not any(is_python for _, is_python in row):
        return literal("".join(text for text, _ in row))
    return 'f"' + "".join(f"{{{text}}}" if is_python else _escaped(text) for text, is_python in row) + '"'


def _escaped(text: str) -> str:
    """A text between the quotes of an f-string."""
    plain = text.encode("unicode_escape").decode("ascii")
    return plain.replace('"', '\\"').replace("{", "{{").replace("}", "}}")

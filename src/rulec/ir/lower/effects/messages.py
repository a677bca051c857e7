"""Texts that are told or refused in play: pieces of text, and holes whose arguments are worked out there."""

from __future__ import annotations

from rulec.base.records import dataclass, field
from rulec.ir import nodes as ir
from rulec.ir.labels import known_text
from rulec.ir.lower.conditions import Known
from rulec.ir.lower.expressions import Lowering
from rulec.sema.model import HolePart, Words


@dataclass
class Messages:
    """The messages of one function; equal ones are one."""

    lowering: Lowering
    found: list[ir.Message] = field(default_factory=list)

    def add(self, text: Words, known: Known) -> tuple[int, tuple[ir.Expr, ...]]:
        """The number of a message, and the arguments for its holes. What is known when compiling is text."""
        parts: list[str | ir.MessageHole] = []
        given: list[ir.Expr] = []
        for part in text.parts:
            piece = known_text(self.lowering.model, part.value, part.style) if isinstance(part, HolePart) else part
            if isinstance(part, HolePart) and piece is None:
                of = part.value.type
                given.append(self.lowering.raw(part.value, of, known))
                parts.append(ir.MessageHole(of, part.style))
            elif piece is not None:
                parts.append(piece)
        return self.put(joined(*parts)), tuple(given)

    def put(self, message: ir.Message) -> int:
        """The number of a message that is there already as the lowered form has it."""
        if message not in self.found:
            self.found.append(message)
        return self.found.index(message)


def joined(*parts: str | ir.MessageHole) -> ir.Message:
    """A message of these parts; texts that meet are one."""
    found: list[str | ir.MessageHole] = []
    for part in parts:
        last = found[-1] if found else None
        if isinstance(part, str) and isinstance(last, str):
            found[-1] = last + part
        else:
            found.append(part)
    return ir.Message(tuple(found))

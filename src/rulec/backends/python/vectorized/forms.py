"""How a type is held as a whole column, and why a function has no columns."""

from __future__ import annotations

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

NUMBERS, TRUTHS, THINGS, SET, LIST = "number", "truth", "thing", "set", "list"
ARRAYS = {NUMBERS: "Ints", TRUTHS: "Truths", THINGS: "Things", SET: "Sets", LIST: "Lists"}
"""What each form is in Python."""

NOBODY_KNOWS = "reads a cell that nobody knows"
"""Why what has no type of its own has no form."""


class NotVectorized(Exception):
    """What stands in a function that whole columns cannot be asked: `reason` goes on behind “it ”."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def form_of(of: Type | None) -> str:
    """The form of a type."""
    match of:
        case OptionalType(of=TruthType()):
            raise NotVectorized("has a truth that may be none")
        case OptionalType(of=inner):
            return form_of(inner)
        case NumberType() | EnumType() | KindType(listed=True) | KindType(entry=True):
            return NUMBERS
        case TruthType():
            return TRUTHS
        case KindType():
            return THINGS
        case SetType():
            return SET
        case ListType():
            return LIST
        case TextType():
            raise NotVectorized("looks at a text")
        case SpotType():
            raise NotVectorized("measures the ground")
        case _:
            raise NotVectorized(NOBODY_KNOWS)

"""Column representations of types, and reasons why a function cannot be vectorised."""

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
"""Runtime type of each form."""

NOBODY_KNOWS = "reads a cell that nobody knows"
"""Reason for an expression without a type."""


class NotVectorized(Exception):
    """Raised for code that cannot be vectorised. *reason* is a predicate for “it ”."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def form_of(of: Type | None) -> str:
    """Return the form of a type, or raise `NotVectorized`."""
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

"""What compiled packages need when they run: standard library only, and nothing of the compiler."""

from rulec.runtime.faults import (
    CellFault,
    DividedByNothing,
    DoesNotApply,
    MissingThing,
    NoAnswer,
    OffTheTable,
    RuleFault,
    TooMuchTaken,
    UnknownCell,
)
from rulec.runtime.pack import Pack
from rulec.runtime.show import Unit, show
from rulec.runtime.support import FLOOR, bits, members, present, quotient, unknown
from rulec.runtime.why import Label, Notes, explain

__all__ = [
    "FLOOR",
    "CellFault",
    "DividedByNothing",
    "DoesNotApply",
    "Label",
    "MissingThing",
    "NoAnswer",
    "Notes",
    "OffTheTable",
    "Pack",
    "RuleFault",
    "TooMuchTaken",
    "Unit",
    "UnknownCell",
    "bits",
    "explain",
    "members",
    "present",
    "quotient",
    "show",
    "unknown",
]

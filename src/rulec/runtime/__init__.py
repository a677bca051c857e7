"""What compiled packages need when they run: standard library only, and nothing of the compiler."""

from rulec.runtime.dice import Dice, Enumerate, Seeded, Tape, distribution
from rulec.runtime.faults import (
    CellFault,
    DiceFault,
    DividedByNothing,
    DoesNotApply,
    MissingThing,
    NoAnswer,
    OffTheTable,
    RuleFault,
    TooManyOutcomes,
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
    "Dice",
    "DiceFault",
    "DividedByNothing",
    "DoesNotApply",
    "Enumerate",
    "Label",
    "MissingThing",
    "NoAnswer",
    "Notes",
    "OffTheTable",
    "Pack",
    "RuleFault",
    "Seeded",
    "Tape",
    "TooManyOutcomes",
    "TooMuchTaken",
    "Unit",
    "UnknownCell",
    "bits",
    "distribution",
    "explain",
    "members",
    "present",
    "quotient",
    "show",
    "unknown",
]

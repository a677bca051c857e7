"""What compiled packages need when they run: standard library only, and nothing of the compiler."""

from rulec.runtime.dice import Dice, Enumerate, Seeded, Tape, distribution
from rulec.runtime.facts import Computed, Facts, Layered, Stated, ask
from rulec.runtime.faults import (
    CellFault,
    DiceFault,
    DividedByNothing,
    DoesNotApply,
    MissingThing,
    NoAnswer,
    NotStated,
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
    "Computed",
    "Dice",
    "DiceFault",
    "DividedByNothing",
    "DoesNotApply",
    "Enumerate",
    "Facts",
    "Label",
    "Layered",
    "MissingThing",
    "NoAnswer",
    "NotStated",
    "Notes",
    "OffTheTable",
    "Pack",
    "RuleFault",
    "Seeded",
    "Stated",
    "Tape",
    "TooManyOutcomes",
    "TooMuchTaken",
    "Unit",
    "UnknownCell",
    "ask",
    "bits",
    "distribution",
    "explain",
    "members",
    "present",
    "quotient",
    "show",
    "unknown",
]

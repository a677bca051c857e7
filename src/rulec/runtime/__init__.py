"""What compiled packages need when they run: standard library only, and nothing of the compiler."""

from rulec.runtime.dice import Dice, Enumerate, Seeded, Tape, distribution
from rulec.runtime.facts import Computed, Facts, Layered, Stated, ask, ask_outside
from rulec.runtime.faults import (
    CellFault,
    DiceFault,
    DividedByNothing,
    DoesNotApply,
    MissingThing,
    NoAnswer,
    NotStated,
    NotWeighed,
    OffTheTable,
    RuleFault,
    TooManyChains,
    TooManyOutcomes,
    TooMuchTaken,
    Undecided,
    UnknownCell,
)
from rulec.runtime.pack import Pack
from rulec.runtime.show import Unit, show
from rulec.runtime.solving import NO, YES, Answers, Circle, Part, unweighed, weigh
from rulec.runtime.support import FLOOR, bits, members, present, quotient, unknown
from rulec.runtime.ways import each_once, is_linked, lies_on_chain, steps_between
from rulec.runtime.why import Label, Notes, explain

__all__ = [
    "FLOOR",
    "NO",
    "YES",
    "Answers",
    "CellFault",
    "Circle",
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
    "NotWeighed",
    "Notes",
    "OffTheTable",
    "Pack",
    "Part",
    "RuleFault",
    "Seeded",
    "Stated",
    "Tape",
    "TooManyChains",
    "TooManyOutcomes",
    "TooMuchTaken",
    "Undecided",
    "Unit",
    "UnknownCell",
    "ask",
    "ask_outside",
    "bits",
    "distribution",
    "each_once",
    "explain",
    "is_linked",
    "lies_on_chain",
    "members",
    "present",
    "quotient",
    "show",
    "steps_between",
    "unknown",
    "unweighed",
    "weigh",
]

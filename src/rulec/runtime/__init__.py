"""Runtime library of compiled packages. It uses the standard library only and nothing of the compiler.

Names are loaded lazily with their modules, since most programs need few of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulec.runtime.pack import Pack
from rulec.runtime.show import (  # eager: the module `show` would hide its function
    MeasureUnit,
    show,
)

if TYPE_CHECKING:
    from rulec.runtime.dice import Dice, Seeded, Tape, go_on_with
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
        StepBelowNothing,
        TooManyChains,
        TooManyOutcomes,
        TooMuchTaken,
        Undecided,
        UnknownCell,
    )
    from rulec.runtime.odds import distribution
    from rulec.runtime.reachability import (
        cheapest_cost,
        cheapest_way,
        each_once,
        is_linked,
        lies_on_chain,
        steps_between,
    )
    from rulec.runtime.solving import NO, YES, Answers, Circle, Part, unweighed, weigh
    from rulec.runtime.support import FLOOR, bits, members, present, quotient, root, unknown
    from rulec.runtime.symbolic_dice import Enumerate
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
    "MeasureUnit",
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
    "StepBelowNothing",
    "Tape",
    "TooManyChains",
    "TooManyOutcomes",
    "TooMuchTaken",
    "Undecided",
    "UnknownCell",
    "ask",
    "ask_outside",
    "bits",
    "cheapest_cost",
    "cheapest_way",
    "distribution",
    "each_once",
    "explain",
    "go_on_with",
    "is_linked",
    "lies_on_chain",
    "members",
    "present",
    "quotient",
    "root",
    "show",
    "steps_between",
    "unknown",
    "unweighed",
    "weigh",
]

_HOMES = {
    "dice": ("Dice", "Seeded", "Tape", "go_on_with"),
    "odds": ("distribution",),
    "facts": ("Computed", "Facts", "Layered", "Stated", "ask", "ask_outside"),
    "faults": (
        "CellFault", "DiceFault", "DividedByNothing", "DoesNotApply", "MissingThing", "NoAnswer", "NotStated",
        "NotWeighed", "OffTheTable", "RuleFault", "StepBelowNothing", "TooManyChains", "TooManyOutcomes",
        "TooMuchTaken", "Undecided", "UnknownCell",
    ),
    "solving": ("NO", "YES", "Answers", "Circle", "Part", "unweighed", "weigh"),
    "support": ("FLOOR", "bits", "members", "present", "quotient", "root", "unknown"),
    "reachability": (
        "cheapest_cost", "cheapest_way", "each_once", "is_linked", "lies_on_chain", "steps_between",
    ),
    "symbolic_dice": ("Enumerate",),
    "why": ("Label", "Notes", "explain"),
}  # fmt: skip
_HOME = {name: home for home, names in _HOMES.items() for name in names}


if not TYPE_CHECKING:  # hidden from type checkers, to which any name would exist otherwise

    def __getattr__(name: str) -> Any:
        if name not in _HOME:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        found = globals()[name] = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

"""The checks with notes: what each function and each table was checked against, so that a change is checked only where
it was looked at.

A check keeps nothing between two functions or tables but what it reads of the model again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rulec.base.diagnostics import Report
from tests.sync.again import store
from tests.sync.again.tracked import FUNCTIONS, MAPPINGS, Fetch, Things, TrackedModel
from tests.sync.again.units import Notes

SHAPE_ONLY = frozenset(
    (
        "check_asked",
        "check_cycles",
        "check_happening",
        "check_solves",
        "check_stale",
        "check_idle",
        "check_owned",
        "check_leaks",
        "check_unused",
        "check_provenance",
    )
)
"""Checks of what a small change cannot change: who calls whom, what is used, read, told, created and removed where,
who sees it, and whether there are citations. None of them looks at a number, or at what a text says."""
WHOLE = {"check_machines": "machine"}
"""Checks that look at everything of a sort at once."""
CHECKED = "checked "
"""How the names of these readers begin."""

_LOOKED_AT = ("table", *FUNCTIONS)


class _Focus(Things):
    """A mapping that holds everything and goes through some of it only."""

    some: tuple[str, ...] = ()

    def __iter__(self) -> Iterator[str]:
        return iter(self.some)

    def __len__(self) -> int:
        return len(self.some)


class Checking:
    """Checks some things of a model."""

    def __init__(
        self, model: TrackedModel, names: Mapping[str, Sequence[str]], fetch: Fetch, notes: Notes, report: Report
    ) -> None:
        self.model = TrackedModel(store.plain_of(model), names, fetch, notes)
        self.names = names
        self.notes = notes
        self.report = report
        self.focus: dict[str, _Focus] = {}
        for field, sort in MAPPINGS.items():
            if sort in _LOOKED_AT:
                self.focus[sort] = _Focus(sort, names[sort], fetch, notes)
                object.__setattr__(self.model, field, self.focus[sort])

    def all_noted(self) -> dict[str, set[str]]:
        """Checks everything one by one; what was read for it, by its name."""
        found: dict[str, set[str]] = {}
        for name in [f"{sort} {name}" for sort in _LOOKED_AT for name in self.names[sort]] + list(WHOLE):
            self.notes.read = set()
            self.some((name,))
            found[f"{CHECKED}{name}"] = self.notes.read
        self.notes.read = set()
        return found

    def some(self, names: Iterable[str]) -> None:
        """Checks these functions, tables and whole sorts."""
        from rulec.sema.analysis import CHECKS

        wanted = set(names)
        sorts = {name.partition(" ")[0] for name in wanted}
        for sort, focus in self.focus.items():
            focus.some = tuple(n for n in self.names[sort] if f"{sort} {n}" in wanted) if sort in sorts else ()
        for check in CHECKS:
            if check.__name__ in SHAPE_ONLY:
                continue
            if check.__name__ in wanted or (check.__name__ not in WHOLE and wanted - WHOLE.keys()):
                check(self.model, self.report)

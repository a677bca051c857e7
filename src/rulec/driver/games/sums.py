"""Trace the sums behind dice rolls while a turn is played: the dice and the lines that counted.

The trace is added to the umpire's messages; players see only the messages of the rules. Each resolver of the package
has a twin that notes its lines, and is replaced by it during the turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from rulec.runtime.dice import Recorded
from rulec.runtime.game.world import Report, World
from rulec.runtime.show import fraction
from rulec.runtime.why import TOLD, Label, Notes

SKIPPED = ("round", "bounds", "family", "holds", "otherwise", "case", "needs", "yes", "no", "stated")
"""Verbs of lines that add nothing to a sum."""
NOBODY: tuple[int, ...] = ()


@contextmanager
def told_sums(pack: str, world: World, wanted: bool) -> Iterator[None]:
    """Within the block, report each roll with its sum, if *wanted*."""
    if not wanted:
        yield
        return
    modules = _modules(pack)
    watched: dict[int, Callable[..., Any]] = {}
    kept: list[Callable[..., Any]] = []
    for module in modules:
        labels: dict[str, tuple[Label, ...]] = getattr(module, "LABELS", {})
        for name, lines in labels.items():
            twin = getattr(module, f"why_{name}", None)
            plain = next((found for m in modules if (found := _own(m, name)) is not None), None)
            if twin is not None and plain is not None:
                kept.append(plain)
                watched[id(plain)] = _watching(plain, twin, lines, world)
    changed: list[tuple[ModuleType, str, object]] = []
    for module in modules:
        for name, value in list(vars(module).items()):
            if callable(value) and id(value) in watched:
                changed.append((module, name, value))
                setattr(module, name, watched[id(value)])
    try:
        yield
    finally:
        for module, name, value in changed:
            setattr(module, name, value)


def _modules(pack: str) -> list[ModuleType]:
    """Import all modules of a package that may take part in a turn."""
    package = import_module(f"rulec_packs.{pack}")
    folder = Path(package.__file__ or "").parent
    stems = sorted({path.stem for path in folder.glob("*.py")} - {"__init__", "columns"})
    return [import_module(f"{package.__name__}.{stem}") for stem in stems]


def _own(module: ModuleType, name: str) -> Callable[..., Any] | None:
    """Return a resolver, if it is defined in this module."""
    found = getattr(module, name, None)
    return found if callable(found) and getattr(found, "__module__", "") == module.__name__ else None


def _watching(
    plain: Callable[..., Any], twin: Callable[..., Any], labels: tuple[Label, ...], world: World
) -> Callable[..., Any]:
    title = (plain.__doc__ or plain.__name__).split("\n", 1)[0].rstrip(".")

    def call(*given: Any) -> Any:
        dice = given[-1] if given else None
        if not isinstance(dice, Recorded):
            return plain(*given)
        before = len(dice.log)
        value, notes = twin(*given)
        shown = [str(face) for _, face in dice.log[before:]]
        lines = summed(notes, labels)
        if lines or shown:
            parts = [f"dice {', '.join(shown)}"] if shown else []
            world.reports.append(Report(world.turn, world.step, NOBODY, f"{title}: {'; '.join([*parts, *lines])}."))
        return value

    return call


def summed(notes: Notes, labels: tuple[Label, ...]) -> list[str]:
    """Phrase the lines that counted, and their sum."""
    found: list[str] = []
    top, bottom = 0, 1
    for index, delta in notes:
        if index < 0 or labels[index].verb in SKIPPED:
            continue
        label = labels[index]
        if not delta and label.verb not in TOLD:
            continue
        words = label.text or label.verb
        if label.verb in TOLD:
            found.append(f"{words} {fraction(delta, label.den)}")
            continue
        top, bottom = top * label.den + delta * bottom, bottom * label.den
        found.append(f"{'+' if delta > 0 else ''}{fraction(delta, label.den)} {words}")
    if bottom != 1 or top:
        found.append(f"in all {fraction(top, bottom)}")
    return found

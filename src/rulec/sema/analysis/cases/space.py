"""The space of all combinations of some terms, and the boxes in which formulas hold.

The checks ask two questions, and each answer errs on the safe side. To prove that a case *never* happens, all terms
count as independent. To claim that a case *can* happen, terms that may depend on another are unsure, and the caller
chooses whether they hold (`may`). Such claims also leave out negative amounts (`usual`).
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import reduce

from rulec.base.records import replace
from rulec.base.tree import walk
from rulec.base.types import KindType, NumberType, OptionalType
from rulec.sema.analysis.cases.axes import OTHER, Axis, members, names_axis, numbers_axis, show_points
from rulec.sema.analysis.cases.boxes import Box, Boxes, TooMany, full, intersect, overlap, size, uncovered, union
from rulec.sema.analysis.cases.terms import Both, Either, Formula, Measured, Named, Neither, Sure, Term, depends
from rulec.sema.model import Model
from rulec.sema.typing.assignability import grain_of, without_none


class Space:
    """The terms of some formulas in order of first mention, each with its axis.

    `domain` is every combination, `usual` the combinations that a claim may use.
    """

    def __init__(self, model: Model, formulas: Iterable[Formula]) -> None:
        self._model = model
        self.terms: dict[str, Term] = {}
        self._cuts: dict[str, set[Fraction]] = {}
        self._names: dict[str, dict[str, None]] = {}
        for formula in formulas:
            self._collect(formula)
        self.axes = {key: self._axis(term) for key, term in self.terms.items()}
        self._at = {key: at for at, key in enumerate(self.terms)}
        self.domain = full([len(axis.points) for axis in self.axes.values()])
        self.usual = tuple(self._usual(key, axis) for key, axis in self.axes.items())
        self._unsure = frozenset(
            one.key
            for one in self.terms.values()
            if not one.is_free and any(depends(one, other) for other in self.terms.values())
        )

    def _collect(self, formula: Formula) -> None:
        for part in walk(formula):
            match part:
                case Named(term=term, names=names):
                    self._meet(term)
                    self._names[term.key].update(dict.fromkeys(sorted(names)))
                case Measured(term=term, value=value):
                    self._meet(term)
                    self._cuts[term.key].add(value)

    def _meet(self, term: Term) -> None:
        before = self.terms.setdefault(term.key, term)
        if isinstance(term.type, OptionalType) and not isinstance(before.type, OptionalType):
            self.terms[term.key] = replace(before, type=term.type)
        self._cuts.setdefault(term.key, set())
        self._names.setdefault(term.key, {})

    def _axis(self, term: Term) -> Axis:
        kind = without_none(term.type)
        optional = isinstance(term.type, OptionalType)
        if term.sides is not None:
            return names_axis("<=>", kind, False)
        if isinstance(kind, NumberType):
            # a cell may hold a fraction; given and rounded amounts are multiples of the grain
            grain = grain_of(self._model.measures, kind) if term.is_whole else None
            return numbers_axis({*self._cuts[term.key], Fraction(0)}, kind, grain, term.low, term.high, optional)
        named = self._names[term.key]
        closed = members(self._model, kind)
        if closed is not None and not self._has_heirs(kind):
            return names_axis(closed, kind, optional)
        mentioned = [name for name in named if name != "none"]
        return names_axis([*mentioned, OTHER], kind, optional or "none" in named)

    def _usual(self, key: str, axis: Axis) -> int:
        """Return the points that a claim may use: no negative amounts, unless a formula compares with one."""
        if any(cut < 0 for cut in self._cuts[key]) or not isinstance(without_none(self.terms[key].type), NumberType):
            return axis.full
        return axis.full & ~axis.where("<", Fraction(0))

    def _has_heirs(self, kind: object) -> bool:
        return isinstance(kind, KindType) and any(other.extends == kind.name for other in self._model.kinds.values())

    def boxes(self, formula: Formula, may: bool | None = None) -> Boxes:
        """Return the boxes in which a formula holds.

        With `may` None all terms are independent; otherwise unsure parts hold everywhere (True) or nowhere (False).
        """
        return self._boxes(formula, True, may)

    def _boxes(self, formula: Formula, wanted: bool, may: bool | None) -> Boxes:
        match formula:
            case Sure(value=value):
                return (self.domain,) if value is wanted else ()
            case Neither(part=part):
                return self._boxes(part, not wanted, may)
            case Both(parts=parts) | Either(parts=parts):
                found = (self._boxes(part, wanted, may) for part in parts)
                meets = isinstance(formula, Both) is wanted
                return reduce(intersect if meets else union, found)
            case Named() | Measured():
                return self._atom(formula, wanted, may)

    def _atom(self, atom: Named | Measured, wanted: bool, may: bool | None) -> Boxes:
        key = atom.term.key
        if may is not None and key in self._unsure:
            return (self.domain,) if may else ()
        axis = self.axes[key]
        match atom:
            case Named(names=names):
                points = axis.named(names)
            case Measured(op=op, value=value):
                points = axis.where(op, value)
        if not wanted:
            points = axis.full & ~points
        at = self._at[key]
        return ((*self.domain[:at], points, *self.domain[at + 1 :]),) if points else ()

    def gap(self, formulas: Iterable[Formula]) -> tuple[str, tuple[str, ...]] | None:
        """Return the first usual case in which no formula holds, and a note that counts the others; None if there is
        none.
        """
        found = uncovered(self.usual, [box for formula in formulas for box in self.boxes(formula, may=True)])
        return (self.show(found[0]), more_cases(found[1] - size(found[0]))) if found is not None else None

    def show(self, box: Box) -> str:
        """Return a combination in the language's spelling; empty if it is every combination."""
        shown: list[str] = []
        for (key, axis), points, usual in zip(self.axes.items(), box, self.usual, strict=True):
            if points in (axis.full, usual):
                continue
            sides = self.terms[key].sides
            if sides is None:
                text = show_points(axis, points, key, self._model.measures)
                shown.append(f"({text})" if " or " in text else text)
            else:
                shown.append(f"{sides[0]} {_ORDER_WORDS[points]} {sides[1]}")
        return " and ".join(shown)


def together(model: Model, one: Formula, other: Formula, may: bool | None = None) -> bool | None:
    """Return whether two formulas hold together in some case (`may` as in `Space.boxes`); None if there are too many
    boxes.
    """
    space = Space(model, [one, other])
    try:
        return overlap(space.boxes(one, may), space.boxes(other, may)) is not None
    except TooMany:
        return None


def more_cases(more: int) -> tuple[str, ...]:
    """Return a note that counts the cases beside the shown one."""
    return (f"nor in {more} more such case{'s' if more > 1 else ''}",) if more else ()


_ORDER_WORDS = {0b001: "<", 0b010: "=", 0b100: ">", 0b011: "<=", 0b110: ">=", 0b101: "!="}

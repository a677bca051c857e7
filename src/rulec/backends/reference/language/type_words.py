"""Phrase types: `a number of levels`, `an amount of gold`, `a percentage`, `yes or no`, `any of the houses`."""

from __future__ import annotations

from rulec.backends.reference.language import values
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.speaker import Speaker, result_words
from rulec.backends.reference.language.words import humanise, joined, number_word, plural
from rulec.base.text import article
from rulec.base.types import (
    KindType,
    ListType,
    NumberType,
    OptionalType,
    ResultsType,
    SetType,
    SpotType,
    TruthType,
    Type,
)
from rulec.ir.labels import measure_word

_MANY_MEMBERS = 6  # longer lists of members appear only in the glossary


class TypeWords(Speaker):
    """Phrases types."""

    def type_words(self, of: Type) -> Md:
        """Phrase a type: `a number of levels`, `an amount of gold`, `a percentage`, `a house`."""
        # else: one thing, which `_other_type` names
        match of:
            case NumberType(dims=(), form="percent"):
                return Md("a percentage")
            case NumberType(dims=(), form="points"):
                return Md("a number of percentage points")
            case NumberType(dims=()):
                return Md("a number")
            case NumberType():
                rate = values.without_rate(of)
                if rate is not None:
                    return Md(f"{self.type_words(rate[0])} per {self._measure(rate[1])}")
                counted = any(self._measure(n) != self._measure(n, many=True) for n, _ in of.dims)
                said = joined([self._measure(n, many=True) for n, _ in of.dims], "times")
                return Md(f"{'a number' if counted else 'an amount'} of {said}")
            case OptionalType(of=inner):
                return Md(f"{self.type_words(inner)}, or none")
            case ListType(of=inner):
                return Md(f"a list of {self._plural_type(inner)}")
            case SetType(of=inner):
                return Md(f"any of the {self._plural_type(inner)}")
        return self._other_type(of)

    def _other_type(self, of: Type) -> Md:
        if isinstance(of, TruthType):
            return Md("yes or no")
        if isinstance(of, SpotType):
            return Md(
                f"a spot of the map, in {self._measure(of.of.dims[0][0], many=True) if of.of.dims else 'numbers'}"
            )
        if isinstance(of, ResultsType):
            results = self.model.rolls[of.roll].results
            return Md("; ".join(f"{result_words(one)}: {self.type_words(one.type)}" for one in results))
        name = getattr(of, "name", "")
        if name in self.model.kinds:
            word = self.kind_word(name)
            if isinstance(of, KindType) and of.entry:
                return Md(f"which {self.marks.to(('kind', name), word)} of those that the rules list")
            return Md(f"{article(word).split(' ', 1)[0]} {self.marks.to(('kind', name), word)}")
        if name in self.model.enums:
            members = self.model.enums[name].members
            called = joined([self.member(name, m.name) for m in members], "or")
            if len(members) > _MANY_MEMBERS:
                called = f"one of {number_word(len(members))}"
            return Md(f"{self.marks.to(('enum', name), humanise(name))} ({called})")
        return Md("a text")

    def _plural_type(self, of: Type) -> Md:
        name = getattr(of, "name", "")
        if isinstance(of, SpotType):
            return Md("spots of the map")
        if isinstance(of, NumberType) and len(of.dims) == 1:
            return self._measure(of.dims[0][0], many=True)
        if name in self.model.kinds:
            return self.marks.to(("kind", name), humanise(self.model.kinds[name].plural))
        if name in self.model.enums:
            return self.marks.to(("enum", name), plural(humanise(name)))
        return Md("values")

    def _measure(self, name: str, many: bool = False) -> Md:
        return self.marks.text(measure_word(self.model, name, "2" if many else "1"))

"""Name things in phrases: fields, entries, members and variables, in the context of a page or clause."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Self

from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.marks import Marks, PlainMarks
from rulec.backends.reference.language.words import humanise, is_plural, lower_first, possessive, singular
from rulec.base.records import dataclass, field, replace
from rulec.base.text import article
from rulec.base.types import EnumType, KindType, ResultsType, Type
from rulec.sema.deeds import Deeds
from rulec.sema.expr import (
    CallTo,
    Carries,
    ConstantRef,
    Expr,
    Field,
    Named,
    RecordLit,
    Result,
    RulingRef,
    StateRef,
    Variable,
)
from rulec.sema.model import FieldOf, HolePart, Model, ResultOf, Words
from rulec.sema.summaries.uses import texts
from rulec.sema.typing.assignability import without_none

_LONGEST_NOUN = 3
_NO_NOUN = re.compile(r"[a-z]+ed|.* (?:to|of|by|at|from|in|on|with|for)")
_RELATIVE = re.compile(r"((?:[a-z]+ )+?(?:(?:to|of|by|at|from|in|on|with|for) )?(?:whom|which|that)) it (.+)")
WORD = 3
"""Minimum length of a name that reads as a word."""


def result_words(result: ResultOf) -> str:
    """Return the name of one of a roll's results."""
    label = plain_label(result.label)
    return lower_first(label) if label else humanise(result.name)


@dataclass(frozen=True)
class Speaker:
    """The context in which names are phrased.

    *parameters* are names that take `the`; *bound* maps other names to phrases. *here* is the entry whose page or row
    this is; it is called *here_words*. *thorough*: print all arguments of facts, as in an example.
    """

    model: Model
    marks: Marks
    parameters: frozenset[str] = frozenset()
    bound: Mapping[str, Md] = field(default_factory=dict)
    here: tuple[str, str] | None = None
    here_words: str = "it"
    thorough: bool = False

    @property
    def deeds(self) -> Deeds:
        """Statements, acts and sequences; empty in a pack that only computes."""
        return self.model.all_deeds

    def about(self, parameters: tuple[str, ...]) -> Self:
        """Return a speaker for a clause with these parameters."""
        return replace(self, parameters=frozenset(parameters))

    def plain(self) -> Self:
        """Return a speaker without marks."""
        return replace(self, marks=PlainMarks())

    def binding(self, name: str, words: Md) -> Self:
        """Return a speaker in which the name is replaced by words."""
        return replace(self, bound={**self.bound, name: words})

    def variable(self, name: str) -> Md:
        """Name a variable: `the house`, `that tower`, or a name of an example in italics."""
        if name in self.bound:
            return self.bound[name]
        if name in self.parameters:
            return self.marks.text(f"the {humanise(name)}")
        return self.marks.em(humanise(name))

    def spoken(self, node: Variable) -> Md:
        """Name a variable whose type is known."""
        if node.name in self.parameters and node.name not in self.bound and (called := self.parameter(node)):
            return self.marks.text(called)
        is_letter = len(node.name) < WORD and node.name not in self.bound
        return self.marks.em(node.name) if is_letter else self.variable(node.name)

    def parameter(self, node: Variable) -> str:
        """Return `the house`. A single letter goes by the word of its kind; return "" if that is ambiguous."""
        if len(node.name) >= WORD:
            return f"the {humanise(node.name)}"
        others = [name for name in self.parameters if name != node.name]
        of = without_none(node.type)
        if not isinstance(of, KindType) or any(len(name) < WORD for name in others):
            return ""
        word = self.kind_word(of.name)
        return f"{'that' if word in map(humanise, others) else 'the'} {word}"

    def record(self, kind: str, key: str) -> Md:
        """Return the linked title of an entry."""
        if (kind, key) == self.here:
            return self.marks.text(self.here_words)
        return self.marks.to(("record", f"{kind}/{key}"), self.model.record_title(kind, key))

    def member(self, enum: str, name: str) -> Md:
        """Return the printed name of a member."""
        found = next(m for m in self.model.enums[enum].members if m.name == name)
        return self.marks.em(found.title)

    def kind_word(self, kind: str) -> str:
        """Return `house`, the word that heads entries of the kind."""
        return humanise(self.model.kinds[kind].word)

    def field_of(self, kind: str, name: str) -> FieldOf | None:
        """Return the declaration of a field."""
        found = self.model.kinds.get(kind)
        return next((f for f in found.fields if f.name == name), None) if found else None

    def constant_value(self, node: Expr) -> Expr:
        """Return the literal behind a constant, a ruling or a field of an entry, or the node itself."""
        # else: the node itself
        match node:
            case ConstantRef(name=name):
                return self.model.constant_value(name)
            case RulingRef(name=name):
                return self.model.ruling_value(name) or node
            case Field(of=RecordLit(kind=kind, key=key), name=name):
                return self.record_value(kind, key, name) or node
            case _:
                return node

    def record_value(self, kind: str, key: str, name: str) -> Expr | None:
        """Return the value of an entry's field, given or default."""
        given = dict(self.model.record(kind, key).values)
        if name in given:
            return given[name]
        found = self.field_of(kind, name)
        return found.default if found else None

    def field_noun(self, kind: str, name: str) -> str:
        """Return the name of a field within a sentence: its label if that is a short noun, else its name."""
        found = self.field_of(kind, name)
        label = plain_label(found.label) if found is not None else ""
        words = label.split()
        if not words or len(words) > _LONGEST_NOUN or words[0].lower() in ("the", "a", "an", "who", "what", "where"):
            return humanise(name)
        return lower_first(label)

    def described(self, kind: str, name: str) -> tuple[str, str] | None:
        """Split the label of a field whose name is no noun: (`tower to which`, `leans`) for `leaning_to`."""
        found = self.field_of(kind, name)
        label = plain_label(found.label) if found is not None else ""
        if not label or not _NO_NOUN.fullmatch(self.field_noun(kind, name)):
            return None
        said = _RELATIVE.fullmatch(lower_first(label).removeprefix("the "))
        return None if said is None or is_plural(said[1].split(" ")[0]) else (said[1], said[2])

    def field(self, of: Md, of_expr: Expr, kind: str, name: str) -> Md:
        """Phrase a field: `the house's height`, `the height of the house's tower`, `the tower to which the house
        turns`.

        A phrase that is no simple name takes `of`, to avoid nested possessives.
        """
        described = self.described(kind, name)
        if described is not None:
            head, rest = map(self.marks.text, described)
            return Md(f"the {head} {of} {rest}")
        noun = self.field_noun(kind, name)
        noun_md = self.marks.text(noun)
        # else: a longer phrase, which takes `of` rather than a possessive
        if isinstance(of_expr, (Variable, RecordLit, Named)):
            return Md(f"{possessive(of)} {noun_md}")
        return Md(f"the {noun_md} of {of}")

    def each_noun(self, variable: str, source: Expr, of: Type) -> str:
        """Return the noun for one element: the variable's name, the source's singular, or the kind's word."""
        if len(variable) >= WORD:
            return humanise(variable)
        name = ""
        if isinstance(source, Field):
            name = self.field_noun(source.kind, source.name)
        elif isinstance(source, CallTo):
            name = humanise(source.name)
        found = singular(name) if name else None
        if found:
            return found
        inner = without_none(of)
        if isinstance(inner, KindType):
            return self.kind_word(inner.name)
        if isinstance(inner, EnumType):
            return humanise(inner.name)
        return "one"

    def state_noun(self, name: str) -> str:
        """Return the name of a field of the world."""
        field = self.state_field(name)
        label = plain_label(field.label) if field is not None else ""
        return lower_first(label) if label else humanise(name)

    def result_noun(self, node: Result) -> str:
        """Return the name of a roll's result, without an article."""
        several = node.of.type
        assert isinstance(several, ResultsType)
        return result_words(self.model.rolls[several.roll].results[node.position]).removeprefix("the ")

    def state_field(self, name: str) -> FieldOf | None:
        """Return the declaration of a field of the world."""
        state = self.deeds.state
        return next((f for f in state.fields if f.name == name), None) if state is not None else None

    def is_year(self, name: str) -> bool:
        """Return whether a text of the pack prints this world field `as year`.

        Slow, as it scans all texts: call it only for numbers that would have a comma.
        """
        return any(
            isinstance(part, HolePart) and part.style == "year" and isinstance(part.value, StateRef)
            and part.value.name == name
            for _, words in texts(self.model) for part in words.parts
        )  # fmt: skip

    def variant_title(self, name: str) -> str:
        """Return the title of a variant."""
        variants = self.deeds.variants
        return variants[name].title if name in variants else humanise(name)

    def carrying(self, node: Carries, negated: bool) -> tuple[str, Md]:
        """Return verb and object of `has the mark Tall` or `is the Old Tower`."""
        record = node.record
        title = self.record(record.kind, record.key)
        if not node.field_name:
            if (record.kind, record.key) == self.here and self.here_words == "it":
                title = self.marks.em(self.model.record_title(record.kind, record.key))
            return ("is not" if negated else "is"), title
        verb = "does not have" if negated else "has"
        if (record.kind, record.key) == self.here:
            return verb, title
        return verb, Md(f"the {self.marks.text(self.kind_word(record.kind))} {title}")

    def with_article(self, noun: str) -> Md:
        """Phrase `a house`."""
        return self.marks.text(article(noun))


def field_label(field: FieldOf) -> str:
    """Return the label of a field, or its name."""
    return plain_label(field.label) or humanise(field.name)


def plain_label(label: Words | None) -> str:
    """Return a label as plain text, or "" if it has holes or is missing."""
    return (label.plain or "") if label is not None else ""

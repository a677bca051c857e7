"""Write the model as plain JSON: records by their table of keys, other values by class."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from typing import Any, TypeVar

from rulec.backends.export.document_keys import KEYS
from rulec.backends.export.values import Json, citation, number, origin_text, type_and_unit, value, words
from rulec.sema import deeds as d
from rulec.sema import model as m
from rulec.sema.expr import Typed
from rulec.sema.typing.source_text import show_expr

T = TypeVar("T")
Computed = Callable[["Writer", Any, tuple[Any, ...]], Any]
"""Computes a value from the writer, a record and the records that contain it, outermost first."""

_WORD = re.compile(
    r"(?:(?P<key>\w+)(?P<sign>[=:]))?(?P<inline>\.\.)?(?P<path>[\w.]+)(?P<call>\(\))?(?P<plain>\$)?(?P<none>[?|])?"
)


@cache
def keys_of(kind: type | str) -> tuple[dict[str, str], ...]:
    """Return the parsed key words of a class."""
    matches = [_WORD.fullmatch(word) for word in KEYS[kind]]
    return tuple(match.groupdict(default="") for match in matches if match is not None)


class Writer:
    """The writer of the records of one model."""

    def __init__(self, model: m.Model, computed: Mapping[str, Computed]) -> None:
        self.model = model
        self.computed = computed
        self._known: dict[Callable[[m.Model], Any], Any] = {}

    def known(self, ask: Callable[[m.Model], T]) -> T:
        """Return *ask*(model), computed only once."""
        if ask not in self._known:
            self._known[ask] = ask(self.model)
        found: T = self._known[ask]
        return found

    def text(self, expr: Any) -> str | None:
        """Return an expression in the notation of the language."""
        return None if expr is None else show_expr(expr, self.model.measures)

    def json(self, given: Any, above: tuple[Any, ...] = (), plain: bool = False) -> Any:
        """Return any value of the model as JSON. With *plain*, a literal becomes a value rather than text."""
        # else: a type, whose classes `type_and_unit` tells apart
        match given:
            case None | bool() | int() | float() | str():
                return given
            case tuple() | list():
                return [self.json(each, above, plain) for each in given]
            case Mapping():
                return {key: self.json(each, above, plain) for key, each in given.items()}
            case Fraction():
                return number(given)
            case m.Words():
                return words(given, self.model)
            case m.Cite():
                return citation(given)
            case m.Origin():
                return origin_text(given, self.model)
            case m.Seen():
                return [*self.json(given.paths), *({"fact": fact} for fact in given.facts)]
            case m.Expectation():
                return self.text(given.test)
            case m.Statement():
                said = ", ".join(map(str, map(self.text, given.arguments or ())))
                return f"{'' if given.holds else 'not '}{given.fact}{said and f'({said})'}"
            case m.WorksBy():
                return f"{self.model.kinds[given.kind].word} {given.name}" if given.kind else given.name
            case d.Once():
                names = self.json(given.names)
                return {"over_the_kind": names} if given.within else names
            case d.Place():
                return given.name if given.of is None else f"{self.text(given.of)}.{given.name}"
            case Typed():
                expr: Any = given
                return value(expr, self.model) if plain else self.text(expr)
            case _ if given.__class__ in KEYS:
                return self.record(given, above)
        return type_and_unit(given)

    def record(self, record: Any, above: tuple[Any, ...] = (), form: str = "") -> dict[str, Json]:
        """Return a record as an object, by the keys of its class or of *form*.

        *above* are the records that contain it, outermost first.
        """
        found: dict[str, Json] = {}
        for word in keys_of(form or record.__class__):
            path, none = word["path"], word["none"]
            if word["sign"] == ":":
                found[word["key"]] = path
                continue
            given = self.computed[path](self, record, above) if word["call"] else at(record, path)
            if none == "?" and not given:
                continue
            shown = self.json(None if none == "|" and given == "" else given, (*above, record), bool(word["plain"]))
            if word["inline"]:
                found |= shown or {}
            else:
                found[word["key"] or path] = shown
        return found


def at(record: Any, path: str) -> Any:
    """Follow a path of attributes and indexes. Return None if any step is None."""
    for part in path.split("."):
        if record is not None:
            record = record[int(part)] if part.isdigit() else getattr(record, part)
    return record

"""Results of a package's functions as data, with the clauses that produced them."""

from __future__ import annotations

import json
from collections.abc import Callable
from fractions import Fraction
from importlib import import_module
from inspect import signature
from typing import Any, NamedTuple, Union

from rulec.runtime.game.shape import Holds, Shape
from rulec.runtime.open_notes import Call
from rulec.runtime.openings import open_twin
from rulec.runtime.show import MeasureUnit
from rulec.runtime.support import members
from rulec.runtime.why import Change, changes, lines_of

Answer = Union[None, bool, int, Fraction, str, "tuple[Answer, ...]"]
"""An answer in units of its measure. Members and entries are given by their keys, things by their names."""


class Line(Change):
    """A clause in an explanation. It can be opened if other functions contributed to its amount."""

    __slots__ = ()

    @property
    def opened(self) -> tuple[Explained, ...]:
        """The explanations of these functions, each once. They are called again now.

        Raises ValueError if one of them returns another answer than before, because its inputs have changed.
        """
        return tuple([opened(each) for at, each in enumerate(self.calls) if each not in self.calls[:at]])


class Explained(NamedTuple):
    """A function's answer: its `value`, the same as `text` with its unit, and the change made by each clause.

    The changes of a quantity add up to its value.
    """

    function: str
    value: Answer
    text: str
    lines: tuple[Line, ...]
    unit: MeasureUnit | None

    def __str__(self) -> str:
        return "\n".join([f"{self.function}: {self.text}", *lines_of(self.lines, self.unit)])

    def to_json(self) -> str:
        """Return the explanation as a JSON document, with all its lines opened. Fractions are written as `"3/2"`."""
        return json.dumps(_data(self), ensure_ascii=False)


def explained(package: str, function: Callable[..., object] | str, arguments: tuple[Any, ...]) -> Explained:
    """Return a function's answer with its explanation.

    Raises LookupError, with a similar name, if the package has no such function or cannot explain it.
    """
    name = function if isinstance(function, str) else getattr(function, "__name__", "")
    if not name:
        raise TypeError("a function of the package is explained, or one that is named by a text")
    results: dict[str, tuple[str, Holds]] = import_module(f"{package}._results").RESULTS
    if name not in results:
        from rulec.runtime.orders.order_errors import nearest

        near = nearest(name, name, [*results])
        raise LookupError(f"`{name}` does not explain itself{f'; did you mean `{near}`?' if near else ''}")
    twin = getattr(import_module(package), results[name][0])
    try:
        signature(twin).bind(*arguments)
    except TypeError:
        wanted = ", ".join(signature(twin).parameters)
        raise TypeError(f"`{name}` is explained by {wanted}: so many arguments, in this order") from None
    return _explained(package, name, arguments)[0]


def opened(call: Call) -> Explained:
    """Return the explanation of a recorded call. Raises ValueError if its answer has changed."""
    name = call.function.__name__
    found, answer = _explained(call.function.__module__.rpartition(".")[0], name, call.arguments)
    if answer != call.answer:
        raise ValueError(f"`{name}` answers otherwise than when it was explained: what it reads has changed")
    return found


def _explained(package: str, name: str, arguments: tuple[Any, ...]) -> tuple[Explained, Any]:
    """Return the explanation of a function of a package, and its raw answer."""
    from rulec.runtime.game.messages import value_text

    called, holds = import_module(f"{package}._results").RESULTS[name]
    twin = getattr(import_module(package), called)
    answer, notes = open_twin(twin, package)(*arguments)
    labels = import_module(twin.__module__).LABELS[name]
    shape = shape_of(package)
    lines = tuple([Line(*each) for each in changes((answer, notes), labels)])
    return Explained(name, answer_of(answer, holds, shape), value_text(answer, holds, shape), lines, holds.unit), answer


def shape_of(package: str) -> Shape:
    """Return the shape of a package, which names its values. Packages without a world store it with their results."""
    try:
        shape: Shape = import_module(f"{package}._world").SHAPE
    except ModuleNotFoundError as fault:
        if fault.name != f"{package}._world":
            raise
        shape = import_module(f"{package}._results").SHAPE
    return shape


def answer_of(value: Any, holds: Holds, shape: Shape) -> Answer:
    """Return an answer in units, with keys and names in place of numbers."""
    if value is None:
        return None
    match holds.sort:
        case "number" if holds.unit is not None:
            amount = Fraction(value * holds.unit.worth, holds.unit.per)
            return amount.numerator if amount.denominator == 1 else amount
        case "spot":
            return tuple([answer_of(each, Holds("number", unit=holds.unit), shape) for each in value])
        case "choice":
            key: str = shape.choices[holds.of].keys[value]
            return key
        case "set":
            return tuple([shape.choices[holds.of].keys[each] for each in members(value)])
        case "thing":
            return shape.name(value)
        case "list" if holds.item is not None:
            return tuple([answer_of(each, holds.item, shape) for each in value])
        case "truth":
            return bool(value)
        case _:
            plain: Answer = value
            return plain


def _data(of: Explained) -> dict[str, Any]:
    rows: list[dict[str, Any]] = []
    for line in of.lines:
        row = {name: _plain(each) for name, each in line._asdict().items() if name != "calls"}
        rows.append({**row, "opened": [_data(each) for each in line.opened]})
    return {"function": of.function, "value": _plain(of.value), "text": of.text, "lines": rows}


def _plain(value: Any) -> Any:
    if isinstance(value, Fraction):
        return value.numerator if value.denominator == 1 else f"{value.numerator}/{value.denominator}"
    return [_plain(each) for each in value] if isinstance(value, tuple) else value

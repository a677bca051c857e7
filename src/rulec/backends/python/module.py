"""Collect the imports and constants of one emitted module, and define operator precedences."""

from __future__ import annotations

import re
from collections.abc import Mapping

from rulec.backends.python.module_layout import OWN_MODULES, Layout
from rulec.backends.python.spelling import identifier
from rulec.backends.python.writer import Writer, opened
from rulec.base.records import dataclass, field
from rulec.ir import nodes as ir

IF, OR, AND, NOT, COMPARE, BITS, SHIFT, SUM, PRODUCT, UNARY, ATOM = range(11)
Text = tuple[str, int]
"""A piece of Python with the precedence of its outermost operator."""
Told = tuple[tuple[str, ...], str]
"""A message: its pieces, and further arguments."""
WORD = re.compile(r"[A-Za-z_]\w*")


@dataclass
class Module:
    """The constants of one module, and the names that its code imports."""

    layout: Layout
    name: str
    heads: dict[str, str] = field(default_factory=dict)  # constant -> its definition
    messages: dict[Told, str] = field(default_factory=dict)  # message -> its constant
    asks: list[list[str]] = field(default_factory=list)  # arguments of each distinct question

    def needs(self, code: str) -> dict[str, set[str]]:
        """Return the imports that the code requires, as modules with names from them."""
        found: dict[str, set[str]] = {}
        for name in names_in(code):
            home = self.layout.origins.get(name, f".{self.name}")
            if home != f".{self.name}":
                found.setdefault(home, set()).add(name)
        return found

    def is_ringed(self, home: str) -> bool:
        """Return whether importing *home* at the top would be circular, because it imports this module in turn."""
        reached, other = self.layout.reached, home.removeprefix(".")
        if self.name == "_tables":
            return other in reached
        return other in reached.get(self.name, ()) and self.name in reached[other]

    def head(
        self, title: str, body: str, more: Mapping[str, set[str]] | None = None, bracketed: str | None = None
    ) -> Writer:
        """Return the head of the module: title, imports and constants.

        *more* is imported as well; names from the module *bracketed* are always put in brackets.
        """
        head, own = opened(title), self._constants()
        needs = self.needs(own.text + body)
        for home, names in (more or {}).items():
            needs.setdefault(home, set()).update(names)
        for sort in ("", "rulec.", "."):
            homes = [home for home in needs if _sort(home) == sort and not self.is_ringed(home)]
            if homes:
                head.line()
            for home in sorted(homes, key=lambda home: (sort == "." and home[1:] not in OWN_MODULES, home)):
                if home == bracketed:
                    head.wrapped(f"from {home} import (", sorted(needs[home]), ")")
                else:
                    head.imports(home, needs[home])
        head.lines += own.lines
        return head

    def _constants(self) -> Writer:
        own = Writer()
        if self.heads:
            own.line()
            for name, text in sorted(self.heads.items()):
                own.line(f"{name}: Final = {text}")
        if self.messages:
            own.line()
            for (parts, more), name in self.messages.items():
                own.wrapped(f"{name}: Final = Message((", parts, f"), {more})", is_tuple=True)
        if self.asks:
            own.line()
            with own.block("_ASKS: Final = (", end=")"):
                for given in self.asks:
                    own.wrapped("AskSpec(", given, "),")
        return own


def _sort(home: str) -> str:
    """Return "." for a module of the package, "rulec." for one of the runtime, "" for the standard library."""
    return "." if home.startswith(".") else "rulec." if home.startswith("rulec.") else ""


_NAME = re.compile(
    r'"""[\s\S]*?"""|cast\("([^"]*)"|f"((?:\\.|[^"\\])*)"|"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|#.*'
    r"|(?<![.\w])(?<!def )([A-Za-z_]\w*)(?!=[^=]|\w)(?=(: [^{(])?)"
)
"""A name other than an attribute or keyword argument, and whether an annotation follows it.

String literals and comments match first, as some of them contain names.
"""
_HOLE = re.compile(r"\{([^{}]+)\}")


def names_in(code: str) -> set[str]:
    """Return the names that the code uses but does not bind, including those in cast types and f-string holes."""
    found: set[str] = set()
    bound: set[str] = set()
    for of, told, name, typed in _NAME.findall(code):
        if name:
            (bound if typed else found).add(name)
        elif of:
            found |= {"cast", *WORD.findall(of)}
        else:
            for hole in _HOLE.findall(told.replace("{{", "").replace("}}", "")):
                found |= names_in(hole)
    return found - bound


def field_name(name: str) -> str:
    """Return the slot of a field."""
    return "began_as" if name == ir.BEGAN_AS else (f"{name}_" if name == "began_as" else identifier(name))


def result_name(name: str) -> str:
    """Return the attribute of a roll result in its NamedTuple."""
    return f"{name}_" if name in dir(tuple) else identifier(name)

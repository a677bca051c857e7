"""What the code of one module needs from elsewhere, its head, and how tightly the signs of Python bind."""

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
"""A piece of Python, and how tightly it binds."""
Told = tuple[tuple[str, ...], str]
"""A message: its pieces, and what else is said of it."""
WORD = re.compile(r"[A-Za-z_]\w*")


@dataclass
class Module:
    """The constants of one module, and what its code needs from elsewhere."""

    layout: Layout
    name: str
    heads: dict[str, str] = field(default_factory=dict)  # constant -> its definition
    messages: dict[Told, str] = field(default_factory=dict)  # what is told -> its constant
    asks: list[list[str]] = field(default_factory=list)  # the arguments of what is asked, each once

    def needs(self, code: str) -> dict[str, set[str]]:
        """What some code needs from elsewhere: modules with names from them."""
        found: dict[str, set[str]] = {}
        for name in names_in(code):
            home = self.layout.origins.get(name, f".{self.name}")
            if home != f".{self.name}":
                found.setdefault(home, set()).add(name)
        return found

    def is_ringed(self, home: str) -> bool:
        """Whether another module that this one imports leads back here: then it is not imported at the head."""
        reached, other = self.layout.reached, home.removeprefix(".")
        if self.name == "_tables":
            return other in reached
        return other in reached.get(self.name, ()) and self.name in reached[other]

    def head(
        self, title: str, body: str, more: Mapping[str, set[str]] | None = None, bracketed: str | None = None
    ) -> Writer:
        """The head of the module above this body: what it is, its imports and its constants. `more` is imported too;
        one module's names always stand in brackets."""
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
    """Whether a module is the package's own, the runtime's or the standard library's."""
    return "." if home.startswith(".") else "rulec." if home.startswith("rulec.") else ""


_NAME = re.compile(
    r'"""[\s\S]*?"""|cast\("([^"]*)"|f"((?:\\.|[^"\\])*)"|"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|#.*'
    r"|(?<![.\w])(?<!def )([A-Za-z_]\w*)(?!=[^=]|\w)(?=(: [^{(])?)"
)
"""A name, but that of an attribute or an argument, and whether a type stands behind it; in front of it texts and
comments, of which some hold names."""
_HOLE = re.compile(r"\{([^{}]+)\}")


def names_in(code: str) -> set[str]:
    """The names that some code uses and does not bind; some stand in types that are cast to and in holes of texts."""
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
    """The slot of a field."""
    return "began_as" if name == ir.BEGAN_AS else (f"{name}_" if name == "began_as" else identifier(name))


def result_name(name: str) -> str:
    """The attribute of a result, in a tuple that has names."""
    return f"{name}_" if name in dir(tuple) else identifier(name)

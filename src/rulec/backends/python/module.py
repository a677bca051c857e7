"""What the code of one module needs from elsewhere, its head, and how tightly the signs of Python bind."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rulec.backends.python.module_layout import OWN_MODULES, Layout
from rulec.backends.python.spelling import identifier
from rulec.backends.python.writer import Writer, opened
from rulec.base.records import dataclass, field
from rulec.ir import nodes as ir

IF, OR, AND, NOT, COMPARE, BITS, SHIFT, SUM, PRODUCT, UNARY, ATOM = range(11)
Text = tuple[str, int]
"""A piece of Python, and how tightly it binds."""
WORD = re.compile(r"[A-Za-z_]\w*")
ABSTRACT = frozenset(("Callable", "Mapping", "Sequence"))


@dataclass
class Module:
    """What the code of one module needs from elsewhere."""

    layout: Layout
    name: str
    kinds: set[str] = field(default_factory=set)  # names from `_choices` and `_kinds`, and those of `ABSTRACT`
    tables: set[str] = field(default_factory=set)
    runtime: set[str] = field(default_factory=set)
    calls: dict[str, set[str]] = field(default_factory=dict)  # module -> functions
    heads: dict[str, str] = field(default_factory=dict)  # constant -> its definition
    standard: set[str] = field(default_factory=set)  # names of the standard library
    worlds: set[str] = field(default_factory=set)  # `World` where it is an annotation
    words: set[str] = field(default_factory=set)  # names from `_words`
    playing: dict[str, set[str]] = field(default_factory=dict)  # module of the runtime -> names
    messages: list[tuple[str, ...]] = field(default_factory=list)  # the pieces of what is told, each once
    asks: list[list[str]] = field(default_factory=list)  # the arguments of what is asked, each once
    lazy_calls: bool = False  # functions are imported where they are called

    def imported(self, home: str, name: str) -> str:
        """A name of a module, imported unless it is this one."""
        if home != self.name:
            self.calls.setdefault(home, set()).add(name)
        return name

    def called(self, function: str) -> str:
        """The name of a function, imported where it stands elsewhere."""
        return self.imported(self.layout.homes[function], self.layout.function(function))

    def is_ringed(self, home: str) -> bool:
        """Whether another module that this one imports leads back here: then it is imported at the foot."""
        reached = self.layout.reached
        return home in reached.get(self.name, ()) and self.name in reached[home]

    def near(self) -> list[tuple[str, set[str]]]:
        """What is imported from other modules of the package at the head."""
        found = {home: names for home, names in self.calls.items() if not self.is_ringed(home)}
        found |= dict(self.layout.imports(self.kinds - ABSTRACT))
        found |= {"_tables": self.tables, "_words": self.words - {"MeasureUnit"}, "_world": self.worlds}
        homes = sorted(found.keys() - {self.name}, key=lambda home: (home not in OWN_MODULES, home))
        return [(f".{home}", found[home]) for home in homes]

    def head(self, title: str, body: str, typing: Iterable[str] = ()) -> Writer:
        """The head of the module above this body: what it is, its imports and its constants."""
        head = opened(title)
        used = set(WORD.findall(body)).union(*map(WORD.findall, self.heads.values()))
        final = ["Final"] if self.heads or self.messages or self.asks else []
        head.group(
            ("bisect", self.standard & {"bisect_right"}),
            ("collections", self.standard & {"defaultdict"}),
            ("collections.abc", {name for name in self.kinds & ABSTRACT if f"{name}[" in body}),
            ("typing", {*typing, *final, *(self.standard & {"cast"})}),
        )
        playing = sorted(self.playing.items())
        runtime = self.runtime & used | (self.words & {"MeasureUnit"})
        head.group(("rulec.runtime", runtime), *((f"rulec.runtime.{home}", names) for home, names in playing))
        head.group(*self.near())
        if self.heads:
            head.line()
            for name, text in sorted(self.heads.items()):
                head.line(f"{name}: Final = {text}")
        if self.messages:
            head.line()
            with head.block("_MESSAGES: Final = (", end=")"):
                for parts in self.messages:
                    head.wrapped("Message((", parts, ")),", is_tuple=True)
        if self.asks:
            head.line()
            with head.block("_ASKS: Final = (", end=")"):
                for given in self.asks:
                    head.wrapped("AskSpec(", given, "),")
        return head


def field_name(name: str) -> str:
    """The slot of a field."""
    return "began_as" if name == ir.BEGAN_AS else (f"{name}_" if name == "began_as" else identifier(name))

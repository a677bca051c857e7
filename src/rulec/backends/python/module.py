"""What the code of one module needs from elsewhere, and how tightly the signs of Python bind."""

from __future__ import annotations

from rulec.backends.python.module_layout import Layout
from rulec.backends.python.spelling import identifier
from rulec.base.records import dataclass, field
from rulec.ir import nodes as ir

IF, OR, AND, NOT, COMPARE, BITS, SHIFT, SUM, PRODUCT, UNARY, ATOM = range(11)
Text = tuple[str, int]
"""A piece of Python, and how tightly it binds."""


@dataclass
class Module:
    """What the code of one module needs from elsewhere."""

    layout: Layout
    name: str
    kinds: set[str] = field(default_factory=set)  # names from `_kinds`, and `Sequence`
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


def field_name(name: str) -> str:
    """The slot of a field."""
    return "began_as" if name == ir.BEGAN_AS else (f"{name}_" if name == "began_as" else identifier(name))

"""Functions of modules that are loaded when one of them is first called, and patterns that are compiled when they are
first used.

A run needs a part of the compiler only, and loading a module takes longer than most of what is done in it. Type
checkers are shown the plain import:

    if TYPE_CHECKING:
        from rulec.tables.load import load_table
    else:
        load_table = later("rulec.tables.load", "load_table")
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any


def later(module: str, name: str) -> Callable[..., Any]:
    """The function, or the class for whoever only makes values of it."""
    found: Callable[..., Any] | None = None

    def call(*plain: Any, **named: Any) -> Any:
        nonlocal found
        if found is None:
            from importlib import import_module

            found = getattr(import_module(module), name)
        return found(*plain, **named)

    call.__name__ = name
    return call


if TYPE_CHECKING:
    import re

    pattern = re.compile
else:

    class pattern:
        """A pattern that is compiled when it is first used."""

        def __init__(self, source, flags=0):
            self.given = (source, flags)

        def __getattr__(self, name):
            import re

            found = getattr(re.compile(*self.given), name)
            setattr(self, name, found)
            return found

"""Metadata of a compiled package."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rulec.runtime.explained import Explained
    from rulec.runtime.game.shape import Choice


class Pack:
    """`PACK` of a compiled package: its name, title, and the places of its functions in the rules."""

    __slots__ = ("_package", "name", "title")

    def __init__(self, name: str, title: str, package: str) -> None:
        self.name = name
        self.title = title
        self._package = package

    def source_of(self, function: Callable[..., object] | str) -> tuple[str, int]:
        """Return the file and line of the rule from which a function was compiled."""
        name = function if isinstance(function, str) else function.__name__
        sources: dict[str, tuple[str, int]] = import_module(f"{self._package}._sources").SOURCES
        return sources[name]

    def explain(self, function: Callable[..., object] | str, *arguments: Any) -> Explained:
        """Return the answer of a function as data, with the change made by each clause.

        Raises LookupError if the package has no such function or cannot explain it.
        """
        from rulec.runtime.explained import explained

        return explained(self._package, function, arguments)

    def key_of(self, of: str, member: int) -> str:
        """Return the name in the rules of a member of an enumeration, or of an entry of a kind, by its number.

        Raises LookupError if there is none.
        """
        keys = self._choice(of).keys
        if type(member) is not int or not 0 <= member < len(keys):
            raise LookupError(f"{self.name} has no {of} {str(member)[:40]}; there are 0 to {len(keys) - 1}")
        return keys[member]

    def member(self, of: str, name: str) -> int:
        """Return a member of an enumeration, or an entry of a kind, by its name in the rules or its title.

        Raises LookupError, with a similar name, if there is none.
        """
        from rulec.runtime.orders.order_errors import nearest

        found = self._choice(of)
        for row in (found.keys, found.titles, *found.also):
            if name in row:
                return row.index(name)
        near = nearest(name, name, [*found.keys, *found.titles]) if isinstance(name, str) else ""
        raise LookupError(f"{self.name} has no {of} `{name}`{f'; did you mean `{near}`?' if near else ''}")

    def _choice(self, of: str) -> Choice:
        from rulec.runtime.explained import shape_of

        choices = shape_of(self._package).choices
        if of not in choices:
            from rulec.runtime.orders.order_errors import nearest

            near = nearest(of, of, [*choices])
            raise LookupError(f"{self.name} has no `{of}`{f'; did you mean `{near}`?' if near else ''}")
        return choices[of]

    @property
    def version(self) -> str:
        return str(import_module(f"{self._package}._meta").RULES_VERSION)

    @property
    def hash(self) -> str:
        """The hash of the rules' sources."""
        return str(import_module(f"{self._package}._meta").RULES_HASH)

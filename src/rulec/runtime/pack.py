"""What a compiled package knows about itself."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module


class Pack:
    """`PACK` of a compiled package: its name, title, and where its functions stand in the rules."""

    __slots__ = ("_package", "name", "title")

    def __init__(self, name: str, title: str, package: str) -> None:
        self.name = name
        self.title = title
        self._package = package

    def source_of(self, function: Callable[..., object] | str) -> tuple[str, int]:
        """The file and line of the rule that a function was compiled from."""
        name = function if isinstance(function, str) else function.__name__
        sources: dict[str, tuple[str, int]] = import_module(f"{self._package}._sources").SOURCES
        return sources[name]

    @property
    def version(self) -> str:
        """The version of the rules."""
        return str(import_module(f"{self._package}._meta").RULES_VERSION)

    @property
    def hash(self) -> str:
        """The hash of the sources."""
        return str(import_module(f"{self._package}._meta").RULES_HASH)

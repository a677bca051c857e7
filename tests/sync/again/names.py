"""Names of the package that were given when it was last made."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping
from typing import Any

from rulec.backends.python.text import Names


class KeptNames(Names):
    """Names that were given before; what is new is held as in others. `known` has them by key, `sorts` says of each
    name to what sort of key it belongs, which is nothing for what is taken without a key."""

    def __init__(self, known: Mapping[Any, str], sorts: Mapping[str, str]) -> None:
        super().__init__((), sorts.keys())
        self.known = known
        self.sorts = sorts

    def give(self, key: object, wanted: str) -> str:
        """The name of a key, made from `wanted` when it is new."""
        found = self.known.get(key)
        return super().give(key, wanted) if found is None else found

    def items(self) -> Iterator[tuple[object, str]]:
        """All keys and their names."""
        yield from self.known.items()
        yield from super().items()

    def __contains__(self, key: object) -> bool:
        return key in self.known or super().__contains__(key)

    def __getitem__(self, key: object) -> str:
        found = self.known.get(key)
        return super().__getitem__(key) if found is None else found

    @property
    def all_taken(self) -> Container[str]:
        """All names that are taken."""
        return _Among(self.sorts, self.taken, lambda sort: sort is not None)

    def _among(self, inside: bool, sorts: tuple[str, ...]) -> Container[str]:
        return _Among(self.sorts, super()._among(inside, sorts), lambda sort: bool(sort) and (sort in sorts) is inside)


class _Among(Container[str]):
    """The names of keys of some sorts, and those that are new."""

    def __init__(self, sorts: Mapping[str, str], new: Container[str], wanted: Callable[[str | None], bool]) -> None:
        self.sorts = sorts
        self.new = new
        self.wanted = wanted

    def __contains__(self, name: object) -> bool:
        return self.wanted(self.sorts.get(str(name))) or name in self.new


def sorts_of(names: Names) -> dict[str, str]:
    """To what sort of key each name belongs that is taken; in the order of the names."""
    found = {**(names.sorts if isinstance(names, KeptNames) else {}), **dict.fromkeys(names.taken, "")}
    found.update((name, str(key[0])) for key, name in names.items() if isinstance(key, tuple))
    return dict(sorted(found.items()))

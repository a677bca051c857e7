"""A name that is the title of several entries, as it is read before it is known which of them is meant."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class Alike(tuple[Any, ...]):
    """The entries that a name may mean, which is the title of several; what may be chosen tells which of them does."""

    name: str

    def __new__(cls, values: Iterable[Any], name: str) -> Alike:
        """Return the entries with the name as it was typed."""
        made = super().__new__(cls, values)
        made.name = name
        return made

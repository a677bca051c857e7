"""A typed name that is the title of several entries."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class Alike(tuple[Any, ...]):
    """The entries that a name may mean. The domain of the parameter decides among them."""

    name: str

    def __new__(cls, values: Iterable[Any], name: str) -> Alike:
        """Return the entries with the name as it was typed."""
        made = super().__new__(cls, values)
        made.name = name
        return made

"""Large mappings that are stored in many small parts, of which a build opens those that it looks into."""

from __future__ import annotations

import marshal
from collections.abc import Iterator, Mapping
from typing import Any
from zlib import crc32

SPREAD = (
    "places", "forward", "backward", "citations", "held", "titles", "by_call", "keyed_in",
    "public", "public sorts", "tables", "tables sorts", "modules", "modules sorts", "faults", "own doings",
)  # fmt: skip
"""The facts that may be spread: who reads them asks for few of their keys."""
LEAST = 128
"""A mapping with so many entries is spread."""
EACH = 16
"""So many entries share a part, about."""


def spread(name: str, found: Mapping[Any, Any]) -> dict[str, bytes]:
    """The parts of a mapping, and how many there are."""
    count = max(1, len(found) // EACH)
    buckets: dict[int, dict[Any, Any]] = {}
    for key, value in found.items():
        buckets.setdefault(_bucket(key, count), {})[key] = value
    parts = {f"{name} {number}": marshal.dumps(bucket) for number, bucket in buckets.items()}
    return {f"spread {name}": marshal.dumps(count), f"order {name}": marshal.dumps(tuple(found)), **parts}


def _bucket(key: Any, count: int) -> int:
    return crc32(marshal.dumps(key, 2)) % count


class Spread(Mapping[Any, Any]):
    """A mapping that was spread. Values may be put in place of others; `changed` gives the parts that hold them."""

    def __init__(self, parts: Mapping[str, bytes], name: str) -> None:
        self.parts = parts
        self.name = name
        self.count: int = marshal.loads(parts[f"spread {name}"])
        self.open: dict[int, dict[Any, Any]] = {}
        self.touched: set[int] = set()

    def _holding(self, key: Any) -> dict[Any, Any]:
        number = _bucket(key, self.count)
        if number not in self.open:
            part = f"{self.name} {number}"
            self.open[number] = marshal.loads(self.parts[part]) if part in self.parts else {}
        return self.open[number]

    def __getitem__(self, key: Any) -> Any:
        return self._holding(key)[key]

    def get(self, key: Any, default: Any = None) -> Any:
        """The value of a key, or another."""
        return self._holding(key).get(key, default)

    def __contains__(self, key: object) -> bool:
        return key in self._holding(key)

    def __setitem__(self, key: Any, value: Any) -> None:
        """Another value for a key that is there."""
        self._holding(key)[key] = value
        self.touched.add(_bucket(key, self.count))

    def update(self, found: Mapping[Any, Any]) -> None:
        """Other values for keys that are there."""
        for key, value in found.items():
            self[key] = value

    def __iter__(self) -> Iterator[Any]:
        return iter(marshal.loads(self.parts[f"order {self.name}"]))

    def __len__(self) -> int:
        return len(marshal.loads(self.parts[f"order {self.name}"]))

    def changed(self) -> dict[str, Any]:
        """The parts that are others now."""
        return {f"{self.name} {number}": self.open[number] for number in sorted(self.touched)}

"""Many parts in one entry of the cache, of which a build opens only those that it asks for.

At the front stands an index: where each part lies, and a sum of it. What is damaged is found when it is opened.
"""

from __future__ import annotations

import marshal
import os
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any
from zlib import crc32

GROUPS = ("items", "programs", "units", "texts", "trees", "expressions")
"""What is stored a part for each name; all else is one part, but for `facts` and `readers`."""
BUCKETS = 256
_HEAD = 20 + 8


class Damaged(Exception):
    """A part is not what was stored."""


def flat(kept: Mapping[str, Any]) -> dict[str, bytes]:
    """What a full build leaves, as parts."""
    found: dict[str, bytes] = {}
    for name, value in kept.items():
        if name in GROUPS:
            found.update((f"{name} {key}", part) for key, part in value.items())
        elif name == "facts":
            for sort, facts in value.items():
                found.update((f"facts {sort} {key}", marshal.dumps(fact)) for key, fact in facts.items())
        elif name == "readers":
            buckets: dict[int, dict[str, Any]] = {}
            for key, units in value.items():
                buckets.setdefault(_bucket(key), {})[key] = units
            found.update((f"readers {number}", marshal.dumps(bucket)) for number, bucket in buckets.items())
        else:
            found[name] = marshal.dumps(value)
    return found


def _bucket(key: str) -> int:
    return crc32(key.encode("utf-8", "surrogatepass")) % BUCKETS


def _sum(data: bytes, size: int = 12) -> bytes:
    return blake2b(data, digest_size=size).digest()


# ---- on the disk -------------------------------------------------------------------------------
def packed(parts: Mapping[str, bytes]) -> bytes:
    """All parts in one piece."""
    index: dict[str, tuple[int, int, bytes]] = {}
    at = 0
    for name, part in parts.items():
        index[name] = (at, len(part), _sum(part))
        at += len(part)
    head = marshal.dumps(index)
    return b"".join((_sum(head, 20), len(head).to_bytes(8, "big"), head, *parts.values()))


class Pile(Mapping[str, bytes]):
    """Parts in a file that stays open."""

    def __init__(self, file: int, index: Mapping[str, tuple[int, int, bytes]], start: int) -> None:
        self.file = file
        self.index = index
        self.start = start

    @classmethod
    def opened(cls, path: str) -> Pile | None:
        """The parts of a file; None when there is none, or its index is damaged."""
        try:
            file = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
        except OSError:
            return None
        head = os.read(file, _HEAD)
        size = int.from_bytes(head[20:], "big")
        data = os.read(file, size) if len(head) == _HEAD and size <= os.fstat(file).st_size else b""
        if len(head) < _HEAD or _sum(data, 20) != head[:20]:
            os.close(file)
            return None
        return cls(file, marshal.loads(data), _HEAD + size)

    def __getitem__(self, name: str) -> bytes:
        at, size, total = self.index[name]
        os.lseek(self.file, self.start + at, os.SEEK_SET)
        data = os.read(self.file, size)
        if _sum(data) != total:
            raise Damaged(name)
        return data

    def __contains__(self, name: object) -> bool:
        return name in self.index

    def __iter__(self) -> Iterator[str]:
        return iter(self.index)

    def __len__(self) -> int:
        return len(self.index)


# ---- as it was left ----------------------------------------------------------------------------
class Stored:
    """What a full build left: each thing is opened when it is read."""

    def __init__(self, parts: Mapping[str, bytes]) -> None:
        self.parts = parts
        self.open: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self.open:
            self.open[name] = Group(self.parts, f"{name} ") if name in GROUPS else marshal.loads(self.parts[name])
        return self.open[name]

    def get(self, name: str) -> Any:
        """The thing of that name, or None."""
        return self[name] if name in self.parts else None

    def facts(self, sort: str) -> dict[str, Any]:
        """The facts of one back end."""
        return Facts(self.parts, f"facts {sort} ")

    @property
    def readers(self) -> Readers:
        """Who read what."""
        return Readers(self.parts)

    def text(self, unit: str) -> str:
        """A unit that is a text."""
        found: str = marshal.loads(self.parts[f"units {unit}"])
        return found


class Group(Mapping[str, bytes]):
    """Parts by their names in one group."""

    def __init__(self, parts: Mapping[str, bytes], front: str) -> None:
        self.parts = parts
        self.front = front

    def __getitem__(self, name: str) -> bytes:
        return self.parts[self.front + name]

    def size(self, name: str) -> int:
        """How many bytes a part has."""
        full = self.front + name
        return self.parts.index[full][1] if isinstance(self.parts, Pile) else len(self.parts[full])

    def __contains__(self, name: object) -> bool:
        return f"{self.front}{name}" in self.parts

    def __iter__(self) -> Iterator[str]:
        return (name.removeprefix(self.front) for name in self.parts if name.startswith(self.front))

    def __len__(self) -> int:
        return sum(1 for _ in self)


class Facts(dict[str, Any]):
    """Facts by name, each opened when it is first read."""

    def __init__(self, parts: Mapping[str, bytes], front: str) -> None:
        super().__init__()
        self.parts = parts
        self.front = front

    def __missing__(self, name: str) -> Any:
        found = self[name] = marshal.loads(self.parts[self.front + name])
        return found


class Readers(Mapping[str, Sequence[str]]):
    """The units that read a thing."""

    def __init__(self, parts: Mapping[str, bytes]) -> None:
        self.parts = parts
        self.open: dict[int, dict[str, Sequence[str]]] = {}

    def __getitem__(self, key: str) -> Sequence[str]:
        number = _bucket(key)
        if number not in self.open:
            name = f"readers {number}"
            self.open[number] = marshal.loads(self.parts[name]) if name in self.parts else {}
        return self.open[number][key]

    def __iter__(self) -> Iterator[str]:
        raise NotImplementedError

    def __len__(self) -> int:
        raise NotImplementedError

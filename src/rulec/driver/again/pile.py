"""Many parts in one entry of the cache, of which a build opens only those that it asks for.

At the front stands an index: where each part lies, and a sum of it. What is damaged is found when it is opened.
"""

from __future__ import annotations

import marshal
import os
from collections.abc import Callable, Iterator, Mapping
from hashlib import blake2b
from typing import Any
from zlib import crc32

MORE = ("digests", "spoken", "sums", "outputs", "named", "reads")
"""Of these a layer holds only what changed, by name (`more NAME`)."""
GROUPS = ("items", "programs", "units", "texts", "trees", "expressions")
"""What is stored a part for each name; all else is one part, but for `facts` and what is `BUCKETED`."""
BUCKETED = ("readers", "reads")
"""Who read a thing, and a sum of what each read: many small values, some of which share a part."""
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
        elif name in BUCKETED:
            buckets: dict[int, dict[str, Any]] = {}
            for key, one in value.items():
                buckets.setdefault(_bucket(key), {})[key] = one
            found.update((f"{name} {number}", marshal.dumps(bucket)) for number, bucket in buckets.items())
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
    return relaid(None, parts)


def relaid(old: Pile | None, new: Mapping[str, bytes]) -> bytes:
    """A pile with other parts; those that stay are not opened, and keep their sums."""
    index: dict[str, tuple[int, int, bytes]] = {}
    pieces: list[bytes] = []
    at = 0
    if old is not None:
        data = old.data()
        for name, (start, size, total) in old.index.items():
            if name not in new:
                index[name] = (at, size, total)
                pieces.append(data[start : start + size])
                at += size
    for name, part in new.items():
        index[name] = (at, len(part), _sum(part))
        pieces.append(part)
        at += len(part)
    head = marshal.dumps(index)
    return b"".join((_sum(head, 20), len(head).to_bytes(8, "big"), head, *pieces))


class Pile(Mapping[str, bytes]):
    """Parts in a file that stays open."""

    def __init__(self, file: int, index: Mapping[str, tuple[int, int, bytes]], start: int, total: bytes) -> None:
        self.file = file
        self.index = index
        self.start = start
        self.total = total  # a sum of the index, which has the sums of all parts

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
        return cls(file, marshal.loads(data), _HEAD + size, head[:20])

    def size(self, name: str) -> int:
        """How many bytes a part has."""
        return self.index[name][1]

    def data(self) -> bytes:
        """All parts, one behind the other."""
        os.lseek(self.file, self.start, os.SEEK_SET)
        return b"".join(iter(lambda: os.read(self.file, 1 << 24), b""))

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


class Layers(Mapping[str, bytes]):
    """What builds after small changes left, over what the last full build left."""

    def __init__(self, over: Pile, base: Pile) -> None:
        self.over = over
        self.base = base

    def _holding(self, name: str) -> Pile:
        return self.over if name in self.over.index else self.base

    def __getitem__(self, name: str) -> bytes:
        return self._holding(name)[name]

    def size(self, name: str) -> int:
        """How many bytes a part has."""
        return self._holding(name).size(name)

    def __contains__(self, name: object) -> bool:
        return name in self.over.index or name in self.base.index

    def __iter__(self) -> Iterator[str]:
        return iter({**self.base.index, **self.over.index})

    def __len__(self) -> int:
        return len({**self.base.index, **self.over.index})


def together(old: Mapping[str, bytes], new: Mapping[str, bytes]) -> dict[str, bytes]:
    """A layer that replaces an older one in what it holds: of what lists much by name the newer counts for each,
    but readers are added up."""
    found = dict(new)
    for name in ("more readers", *(f"more {one}" for one in MORE)):
        if name in old and name in new:
            before, now = marshal.loads(old[name]), marshal.loads(new[name])
            if name == "more readers":
                now = {key: (*before.get(key, ()), *units) for key, units in now.items()}
            found[name] = marshal.dumps({**before, **now})
    return found


# ---- as it was left ----------------------------------------------------------------------------
class Stored:
    """What a full build left: each thing is opened when it is read."""

    def __init__(self, parts: Mapping[str, bytes]) -> None:
        self.parts = parts
        self.open: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self.open:
            self.open[name] = Group(self.parts, f"{name} ") if name in GROUPS else self._whole(name)
        return self.open[name]

    def _whole(self, name: str) -> Any:
        found = marshal.loads(self.parts[name])
        more = f"more {name}"
        return {**found, **marshal.loads(self.parts[more])} if name in MORE and more in self.parts else found

    def get(self, name: str) -> Any:
        """The thing of that name, or None."""
        return self[name] if name in self.parts else None

    def facts(self, sort: str) -> dict[str, Any]:
        """The facts of one back end."""
        return Facts(self.parts, f"facts {sort} ")

    @property
    def readers(self) -> Buckets:
        """Who read what; what was read since is added to that."""
        return Buckets(self.parts, "readers", lambda units, more: (*units, *more))

    @property
    def reads(self) -> Buckets:
        """Sums of what each read."""
        return Buckets(self.parts, "reads", lambda old, new: new)

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
        return self.parts.size(full) if isinstance(self.parts, Pile | Layers) else len(self.parts[full])

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


class Buckets(Mapping[str, Any]):
    """Small values by name; `both` says what there is when a layer has one as well."""

    def __init__(self, parts: Mapping[str, bytes], sort: str, both: Callable[[Any, Any], Any]) -> None:
        self.parts = parts
        self.sort = sort
        self.both = both
        self.open: dict[int, dict[str, Any]] = {}
        layer = f"more {sort}"
        self.more: Mapping[str, Any] = marshal.loads(parts[layer]) if layer in parts else {}

    def __getitem__(self, key: str) -> Any:
        number = _bucket(key)
        if number not in self.open:
            name = f"{self.sort} {number}"
            self.open[number] = marshal.loads(self.parts[name]) if name in self.parts else {}
        found = self.open[number].get(key)
        if key in self.more:
            return self.more[key] if found is None else self.both(found, self.more[key])
        if found is None:
            raise KeyError(key)
        return found

    def __iter__(self) -> Iterator[str]:
        raise NotImplementedError

    def __len__(self) -> int:
        raise NotImplementedError

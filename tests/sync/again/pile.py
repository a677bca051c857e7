"""Many parts in one entry of the cache, of which a build opens only those that it asks for.

At the front stands an index: where each part lies, and a sum of it. What is damaged is found when it is opened.
"""

from __future__ import annotations

import marshal
import os
from collections.abc import Callable, Iterator, Mapping
from hashlib import blake2b
from itertools import accumulate
from typing import Any
from zlib import crc32

from tests.sync.again.spread import LEAST, SPREAD, Spread, spread

MORE = ("digests", "shapes", "spoken", "sums", "outputs", "named", "reads")
"""Of these a layer holds only what changed, by name (`more NAME`)."""
GROUPS = ("items", "programs", "units", "texts", "trees", "expressions")
"""What is stored a part for each name; all else is one part, but for `facts` and what is `BUCKETED`."""
BUCKETED = ("readers", "reads", "digests", "shapes")
"""Who read a thing, a sum of what each read, sums of things: many small values, some of which share a part."""
BUCKETS = 256
_HEAD = 20 + 8
_SUM = 4


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
                for key, fact in facts.items():
                    full = f"facts {sort} {key}"
                    large = key in SPREAD and len(fact) >= LEAST
                    found.update(spread(full, fact) if large else {full: marshal.dumps(fact)})
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


def _sum(data: bytes) -> bytes:
    """A sum of a part: enough to find what was damaged."""
    return crc32(data).to_bytes(_SUM, "big")


def _whole(data: bytes) -> bytes:
    """A hash of an index, by which a layer knows what it lies over."""
    return blake2b(data, digest_size=20).digest()


# ---- on the disk -------------------------------------------------------------------------------
def packed(parts: Mapping[str, bytes]) -> bytes:
    """All parts in one piece."""
    return relaid(None, parts)


def relaid(old: Pile | None, new: Mapping[str, bytes]) -> bytes:
    """A pile with other parts; those that stay are not opened, and keep their sums."""
    pieces: dict[str, bytes] = {}
    sums: list[bytes] = []
    if old is not None:
        data = old.data()
        for name, number in old.numbers.items():
            if name not in new:
                pieces[name] = data[old.ends[number] : old.ends[number + 1]]
                sums.append(old.sum(number))
    pieces.update(new)
    sums += map(_sum, new.values())
    ends = tuple(accumulate(map(len, pieces.values()), initial=0))
    head = marshal.dumps((tuple(pieces), ends, b"".join(sums)))
    return b"".join((_whole(head), len(head).to_bytes(8, "big"), head, *pieces.values()))


def _read(file: int, start: int, size: int) -> bytes:
    """Bytes of a file. Where there is `pread` its place is not moved: copies of this process have the file as well."""
    if not hasattr(os, "pread"):
        os.lseek(file, start, os.SEEK_SET)
        return os.read(file, size)
    return os.pread(file, size, start)


class Pile(Mapping[str, bytes]):
    """Parts in a file that stays open. They are numbered in the order in which they lie: each begins where the one
    before it ends."""

    def __init__(self, file: int, index: tuple[tuple[str, ...], tuple[int, ...], bytes], start: int, total: bytes):
        names, self.ends, self.sums = index
        self.file = file
        self.numbers = dict(zip(names, range(len(names)), strict=True))
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
        if len(head) < _HEAD or _whole(data) != head[:20]:
            os.close(file)
            return None
        return cls(file, marshal.loads(data), _HEAD + size, head[:20])

    def size(self, name: str) -> int:
        """How many bytes a part has."""
        number = self.numbers[name]
        return self.ends[number + 1] - self.ends[number]

    def sum(self, number: int) -> bytes:
        """The sum of a part, by its number."""
        return self.sums[_SUM * number : _SUM * (number + 1)]

    def data(self) -> bytes:
        """All parts, one behind the other."""
        return _read(self.file, self.start, self.ends[-1])

    def __getitem__(self, name: str) -> bytes:
        number = self.numbers[name]
        at = self.ends[number]
        data = _read(self.file, self.start + at, self.ends[number + 1] - at)
        if _sum(data) != self.sum(number):
            raise Damaged(name)
        return data

    def __contains__(self, name: object) -> bool:
        return name in self.numbers

    def __iter__(self) -> Iterator[str]:
        return iter(self.numbers)

    def __len__(self) -> int:
        return len(self.numbers)


class Layers(Mapping[str, bytes]):
    """What builds after small changes left, over what the last full build left."""

    def __init__(self, over: Pile, base: Pile) -> None:
        self.over = over
        self.base = base

    def _holding(self, name: str) -> Pile:
        return self.over if name in self.over.numbers else self.base

    def __getitem__(self, name: str) -> bytes:
        return self._holding(name)[name]

    def size(self, name: str) -> int:
        """How many bytes a part has."""
        return self._holding(name).size(name)

    def __contains__(self, name: object) -> bool:
        return name in self.over.numbers or name in self.base.numbers

    def __iter__(self) -> Iterator[str]:
        return iter({**self.base.numbers, **self.over.numbers})

    def __len__(self) -> int:
        return len({**self.base.numbers, **self.over.numbers})


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
            self.open[name] = self._opened(name)
        return self.open[name]

    def _opened(self, name: str) -> Any:
        if name in BUCKETED:
            return Buckets(self.parts, name, (lambda old, new: (*old, *new)) if name == "readers" else _newer)
        return Group(self.parts, f"{name} ") if name in GROUPS else self._whole(name)

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
        found: Buckets = self["readers"]
        return found

    @property
    def reads(self) -> Buckets:
        """Sums of what each read."""
        found: Buckets = self["reads"]
        return found

    def text(self, unit: str) -> str:
        """A unit that is a text."""
        found: str = marshal.loads(self.parts[f"units {unit}"])
        return found


def _newer(old: Any, new: Any) -> Any:
    return new


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
        full = self.front + name
        large = f"spread {full}" in self.parts
        found = self[name] = Spread(self.parts, full) if large else marshal.loads(self.parts[full])
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

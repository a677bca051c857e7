"""Which declarations may hold the value of a constant or a ruling, by their trees, and whether that value is another.

A value is read where it is named: by a name in an expression, by `ruling NAME`, or in a hole of a text.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulec.base.later import pattern
from tests.sync.again.codec import Packed, class_of

_WORDS = pattern(r"[A-Za-z_][A-Za-z0-9_]*")
_OFFSETS = 5


def named_in(packed: Packed) -> Iterator[str]:
    """The names that a tree may read a value by, and others."""
    if packed.__class__ is not tuple:
        return
    code = packed[0]
    if code == "nName":
        yield _part(packed, "text")
    elif code == "nRulingValue":
        yield _part(_part(packed, "name"), "text")
    elif code == "nText":
        if "{" in (text := _part(packed, "value")):
            yield from _WORDS.findall(text)
    else:
        for part in packed[1:]:
            if part.__class__ is tuple:
                yield from named_in(part)


def value_of(packed: Packed) -> Packed:
    """What a declaration of a constant or a ruling holds, without places."""
    if packed[0] == "nConstantDecl":
        return _bare(_part(packed, "value"))
    taken = [part for part in _inner(packed) if part[0] == "nTake"]
    names = {_part(_part(take, "name"), "text") for take in taken}
    readings = [part for part in _inner(packed) if part[0] == "nReading"]
    return (
        tuple(sorted(names)),
        *[_bare(_part(one, "value")) for one in readings if _part(_part(one, "name"), "text") in names],
        # their types have to fit each other, and what holds a value at all may be read
        *[_part(one, "value") is None for one in readings],
    )


def is_same(one: Packed, other: Packed) -> bool:
    """Whether two trees say the same."""
    return bool(_bare(one) == _bare(other))


def _inner(packed: Packed) -> list[Packed]:
    return [part for part in _part(packed, "items")[1:] if part.__class__ is tuple]


def _part(packed: Packed, name: str) -> Packed:
    return packed[class_of(packed[0])[1].index(name) + 1]


def _bare(packed: Packed) -> Packed:
    """A tree without its places."""
    if packed.__class__ is not tuple:
        return packed
    return tuple([_bare(part) for part in packed if part.__class__ is not tuple or part[0] != _OFFSETS])

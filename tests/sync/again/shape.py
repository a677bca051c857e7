"""The shape of a declaration: what of it is known elsewhere. While that is the same, all facts are.

Of a quantity, a value or a fact it is known elsewhere what its lines read, call, name and cite, and who brings them;
how many lines there are, and how they are put together, is its own matter.
"""

from __future__ import annotations

import marshal
from collections.abc import Mapping

from tests.sync.again.codec import FRACTION, PLACE, TUPLE, Packed, class_of

MASKED: Mapping[str, tuple[str, ...]] = {
    "eNumberLit": ("value",),
    "eTextLit": ("value",),
    "eTruthLit": ("value",),
    "eMemberLit": ("name", "position"),
    "mCite": ("heading", "first", "last"),
    "mRecord": ("title", "line"),
    "mRuling": ("take",),
    "mTableRow": ("line",),
    "mRoundRule": ("to",),
    "mCellValue": ("printed",),
    "mColumnOf": ("label",),
    "mShown": ("face",),
}
"""What may change in a declaration while all that is known of the whole stays as it is."""


ALIKE: Mapping[str, Mapping[str, str]] = {
    "eCompare": {"<": "<", "<=": "<", ">": "<", ">=": "<", "=": "=", "!=": "="},
    "eArith": {"+": "+", "-": "+"},
}
"""Nodes whose operators stand for each other: nothing that is known of the whole hangs on which it is."""


LOOSE = frozenset(("mQuantity", "mValueOf", "mFact"))
"""Declarations of which the lines may be others, as long as these read the same."""
LINES = frozenset(("mContribution", "mCase", "mBoundsRule", "mRoundRule", "mWaiver"))
AROUND = frozenset(("mStep", "mNeed", *LOOSE))
"""What holds lines."""
LITERALS = frozenset(
    ("eNumberLit", "eTextLit", "eTruthLit", "eMemberLit", "eNoneLit", "eRecordLit", "eConstantRef", "eRulingRef")
)
JOINED = frozenset(
    ("eCompare", "eIsNone", "eLogic", "eNot", "eArith", "eNegative", "eRatio", "eAsPercent", "eChoose", "eRounded",
     "eExtreme")
)  # fmt: skip
"""What puts values together, and says nothing of them."""


_ORIGIN = "origin"


class _Tied(Exception):
    """Lines that count as they stand: a throw, a tally, or what makes known that two things are the same (with which
    it becomes known who may know what)."""


def shape(packed: Packed) -> Packed:
    """What of a declaration is known elsewhere."""
    if packed[0] in LOOSE:
        read: set[bytes] = set()
        try:
            return (_around(packed, read), *sorted(read))
        except _Tied:
            pass
    return skeleton(packed)


def gained(old: Packed, new: Packed) -> list[tuple[str, str]] | None:
    """The entries, by kind and key, that bring lines to a function and brought none before, if that is all that is new;
    None when more is known of it elsewhere. Others of the kind bring lines already, and in the same way."""
    before, after = shape(old), shape(new)
    if before[0].__class__ is not tuple or before[0] != after[0] or not set(before[1:]) <= set(after[1:]):
        return None
    known = {_brought(one) for one in before[1:]} - {None}
    more = [one for one in after[1:] if one not in before]
    if not more or not all(_brought(one) in known for one in more):
        return None
    return [marshal.loads(one)[1:3] for one in more]


def _brought(one: bytes) -> Packed:
    """In which way a line is brought, by whichever entry of a kind: what the entry has to be carried by; None for all
    else that is read."""
    read = marshal.loads(one)
    if read[0] != _ORIGIN or read[4].__class__ is not tuple or read[4][0] != "eCarries":
        return None
    at = class_of("eCarries")[1].index("record") + 1
    return (read[1], read[4][:at], read[4][at + 1 :])


def _around(packed: Packed, read: set[bytes]) -> Packed:
    """A declaration without its lines; what they read is put to what was read."""
    if packed.__class__ is not tuple:
        return packed
    if packed[0] in LINES:
        _line(packed, read)
        return None
    if packed[0] in AROUND:
        return tuple([_around(part, read) for part in packed])
    if packed[0] == TUPLE and any(part.__class__ is tuple and part[0] in LINES | AROUND for part in packed[1:]):
        return tuple([found for part in packed if (found := _around(part, read)) is not None])
    return skeleton(packed)


def _line(packed: Packed, read: set[bytes]) -> None:
    """What a line reads."""
    part = dict(zip(class_of(packed[0])[1], packed[1:], strict=False))
    if part.get("verb") == "throw" or part.get("tallied") is not None:
        raise _Tied
    if part.get("each") is not None:
        read.add(marshal.dumps(skeleton(packed), 2))
        return
    for name in ("family", "over"):
        if part.get(name) is not None:
            read.add(marshal.dumps((name, part[name]), 2))
    for one in part.values():
        _read(one, read)


def _read(packed: Packed, read: set[bytes]) -> None:
    """What a part of a line reads."""
    if packed.__class__ is not tuple:
        return
    code = packed[0]
    if code in ("eContains", "eCompare") and _makes_known(packed):
        raise _Tied
    if code == "mOrigin":
        part = dict(zip(class_of(code)[1], packed[1:], strict=True))
        _read(part.pop("when"), read)
        read.add(marshal.dumps((_ORIGIN, *[skeleton(one) for one in part.values()]), 2))
    elif code == "mCite" or (code.__class__ is str and code[0] == "e" and code not in JOINED):
        if code not in ("eNumberLit", "eTextLit", "eTruthLit"):
            read.add(marshal.dumps(skeleton(packed), 2))
    elif code not in (FRACTION, PLACE):
        for part in packed[1:]:
            _read(part, read)


def _makes_known(packed: Packed) -> bool:
    """Whether it tells that two things in play are the same, or that one is in a list."""
    part = dict(zip(class_of(packed[0])[1], packed[1:], strict=True))
    if packed[0] == "eContains":
        return _is_thing(part["value"])
    if part["op"] not in ("=", "!=") or any(part[side][0] in LITERALS for side in ("left", "right")):
        return False
    return _is_thing(part["left"]) or _is_thing(part["right"])


def _is_thing(packed: Packed) -> bool:
    """Whether an expression gives a thing in play, perhaps."""
    of = packed[class_of(packed[0])[1].index("type") + 1]
    while of[0] == "tOptionalType":
        of = of[class_of(of[0])[1].index("of") + 1]
    return bool(of[0] == "tKindType") and not of[class_of(of[0])[1].index("listed") + 1]


def skeleton(packed: Packed) -> Packed:
    """The shape of a packed value: its numbers and texts taken out, and in which lines things stand."""
    if packed.__class__ is not tuple:
        return packed
    code = packed[0]
    if code == PLACE:
        return packed[:2]
    if code == "mWords":
        return (code, *[part.__class__ is str or skeleton(part) for part in packed[1][1:]])
    if code in ALIKE:
        alike = ALIKE[code]
        return (code, *[alike.get(part, part) if part.__class__ is str else skeleton(part) for part in packed[1:]])
    if code == "mTable":
        packed = _without_keys(packed)
    elif code == "mExample":
        return _example(packed)
    places = _masked_places(code) if code in MASKED else ()
    if places:
        return tuple([None if at in places else skeleton(part) for at, part in enumerate(packed)])
    return tuple([skeleton(part) if part.__class__ is tuple else part for part in packed])


def _without_keys(packed: Packed) -> Packed:
    """A table without which rows are for which members and numbers. Pages of entries say which tables have rows for
    them, and a sheet gives a heading."""
    names = class_of(packed[0])[1]
    at = {name: names.index(name) + 1 for name in ("keys", "rows", "sheet")}
    if packed[at["sheet"]] is not None:
        return packed
    of = class_of("mColumnOf")[1].index("type") + 1
    free = [i for i, key in enumerate(packed[at["keys"]]) if i and key[of][0] != "tKindType"]
    inside = class_of("mTableRow")[1].index("keys") + 1

    def row(one: Packed) -> Packed:
        keys = tuple([None if i in free else key for i, key in enumerate(one[inside])])
        return (*one[:inside], keys, *one[inside + 1 :])

    rows = packed[at["rows"]]
    return (*packed[: at["rows"]], (rows[0], *[row(one) for one in rows[1:]]), *packed[at["rows"] + 1 :])


def _example(packed: Packed) -> Packed:
    """What is known of an example elsewhere: where it stands, what its expectations call, and what it cites."""
    names = class_of(packed[0])[1]
    part = {name: packed[names.index(name) + 1] for name in ("name", "of", "expectations", "cites")}
    calls = tuple(sorted(set(_named_in(part["expectations"], "eCallTo"))))
    return (packed[0], part["name"], part["of"], calls, skeleton(part["cites"]))


def _named_in(packed: Packed, code: str) -> list[str]:
    """The names in all nodes of a sort."""
    if packed.__class__ is not tuple:
        return []
    found = [name for part in packed for name in _named_in(part, code)]
    if packed[0] == code:
        found.append(packed[class_of(code)[1].index("name") + 1])
    return found


def _masked_places(code: str) -> tuple[int, ...]:
    if code not in _PLACES:
        names = class_of(code)[1]
        _PLACES[code] = tuple(names.index(name) + 1 for name in MASKED[code])
    return _PLACES[code]


_PLACES: dict[str, tuple[int, ...]] = {}

"""The shape of a declaration: what of it is known elsewhere. While that is the same, all facts are."""

from __future__ import annotations

from collections.abc import Mapping

from rulec.driver.again.codec import PLACE, Packed, class_of

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

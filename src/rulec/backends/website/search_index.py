"""Build the search index in MiniSearch's serialised form (`serializationVersion` 2).

The browser only loads it. `tests/website` compares it with an index that MiniSearch builds.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from rulec.base.records import dataclass

FIELDS = ("title", "number", "names", "text")
"""Indexed fields, in MiniSearch's order."""


@dataclass(frozen=True, slots=True)
class Found:
    """A search result: an address and the words that find it. `shown` is stored as it is."""

    address: str
    title: str
    number: str
    names: str
    text: str
    shown: Mapping[str, str]


def terms(text: str) -> list[str]:
    """Split a text into search terms: at blanks and punctuation, in lower case and without accents."""
    return [found for word in _space().split(text) if (found := _bare(word))]


@cache
def _bare(word: str) -> str:
    apart = unicodedata.normalize("NFKD", word)
    return "".join(c for c in apart if not unicodedata.category(c).startswith("M")).lower()


@cache
def _space() -> re.Pattern[str]:
    r"""Return the pattern `[\n\r\p{Z}\p{P}]+`, written out because `re` lacks Unicode properties."""
    ranges: list[tuple[int, int]] = []
    for point in range(0x20000):
        if chr(point) in "\n\r" or unicodedata.category(chr(point))[0] in "ZP":
            if ranges and ranges[-1][1] == point - 1:
                ranges[-1] = (ranges[-1][0], point)
            else:
                ranges.append((point, point))
    inner = "".join(f"{re.escape(chr(low))}-{re.escape(chr(high))}" for low, high in ranges)
    return re.compile(f"[{inner}]+")


def index_of(documents: Sequence[Found]) -> dict[str, object]:
    """Return the index, ready for JSON."""
    postings: dict[str, dict[str, dict[str, int]]] = {}
    lengths: dict[str, list[int]] = {}
    totals = [0] * len(FIELDS)
    for at, document in enumerate(documents):
        texts = (document.title, document.number, document.names, document.text)
        lengths[str(at)] = [len(set(_space().split(text))) for text in texts]
        for field, text in enumerate(texts):
            totals[field] += lengths[str(at)][field]
            for word, count in _counted(terms(text)).items():
                postings.setdefault(word, {}).setdefault(str(field), {})[str(at)] = count
    many = len(documents) or 1
    return {
        "documentCount": len(documents),
        "nextId": len(documents),
        "documentIds": {str(at): document.address for at, document in enumerate(documents)},
        "fieldIds": {name: at for at, name in enumerate(FIELDS)},
        "fieldLength": lengths,
        "averageFieldLength": [total / many for total in totals],
        "storedFields": {str(at): dict(document.shown) for at, document in enumerate(documents)},
        "dirtCount": 0,
        "index": [[word, postings[word]] for word in sorted(postings)],
        "serializationVersion": 2,
    }


def _counted(words: Iterable[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for word in words:
        found[word] = found.get(word, 0) + 1
    return found

"""Text of a pack on its way into Python: literals, comments, docstrings, names. Nothing here can become code."""

from __future__ import annotations

import builtins
import keyword
import re
import textwrap
import unicodedata
from collections.abc import Container, Iterable, Iterator
from functools import lru_cache

from rulec.ir.lower.geometry import CALLS
from rulec.runtime import __all__ as RUNTIME

PLAIN = str.maketrans({"–": "-", "—": "-", "“": '"', "”": '"', "‘": "'", "’": "'", "…": "...", "\u00a0": " "})
RESERVED = frozenset(
    (*keyword.kwlist, *keyword.softkwlist, *dir(builtins), *RUNTIME, *(name for _, name in CALLS.values()),
     "annotations", "bisect_right", "Final", "NewType", "Callable", "Mapping", "Sequence", "Any", "Self",
     "TYPE_CHECKING", "cast", "import_module", "defaultdict", "ClassVar", "self", "cls", "notes", "cell", "LABELS",
     "PACK", "SOURCES", "RULES_VERSION", "RULES_HASH", "EXECUTED_HASH", "TITLES", "given", "record")
)  # fmt: skip
LIKE_NUMBERS = ("l", "O", "I")
"""Names that look like 1 and 0."""


def literal(value: object) -> str:
    """A Python literal in plain ASCII."""
    assert value is None or isinstance(value, bool | int | str)
    return ascii(value)


def tuple_of(items: Iterable[str]) -> str:
    """A tuple of what is printed already."""
    parts = list(items)
    return f"({', '.join(parts)}{',' if len(parts) == 1 else ''})"


def ascii_line(text: str) -> str:
    """One line of plain ASCII: control characters gone, other letters as escapes."""
    kept = "".join(" " if c in "\t\n\r" else c for c in text.translate(PLAIN) if c in "\t\n\r" or _is_plain(c))
    return " ".join(kept.encode("ascii", "backslashreplace").decode().split())


def _is_plain(letter: str) -> bool:
    return unicodedata.category(letter)[0] not in "CZ" or letter == " "


def comment(text: str) -> str:
    """`  # text`, or nothing."""
    line = ascii_line(text)
    return f"  # {line}" if line else ""


def docstring(lines: Iterable[str]) -> list[str]:
    """The lines of a docstring; an empty line stands between the first and the rest."""
    safe = [ascii_line(line.replace("\\", "/")).replace('"""', "'''").rstrip("\\") for line in lines]
    safe = [row for line in safe for row in textwrap.wrap(line, 100, break_on_hyphens=False)]
    if not safe:
        return []
    first, *rest = safe
    if first.endswith('"'):
        first += "."
    if not rest:
        return [f'"""{first}"""']
    return [f'"""{first}', "", *rest, '"""']


@lru_cache(maxsize=10_000)
def identifier(text: str) -> str:
    """A name of the language as a Python name: letters, digits and underscores only, never reserved."""
    name = re.sub(r"[^A-Za-z0-9_]+", "_", unicodedata.normalize("NFKC", text))
    if not name or name[0].isdigit():
        name = f"n_{name}"
    if name.startswith("__") or name == "_":
        name = f"n{name}"
    return f"{name}_" if name in RESERVED or name in LIKE_NUMBERS else name


class Names:
    """One name space: each key gets a name of its own, the first comer the plainest. `outer` holds names of
    others that are not to be given here either; many may share it."""

    def __init__(self, taken: Iterable[str] = (), *outer: Container[str]) -> None:
        self.taken = set(taken)
        self.outer = outer
        self.by_key: dict[object, str] = {}
        self.by_name: dict[str, object] = {}

    def give(self, key: object, wanted: str) -> str:
        """The name of a key, made from `wanted` when it is new."""
        if key not in self.by_key:
            name = plain = identifier(wanted)
            number = 1
            while name in self.taken or any(name in names for names in self.outer):
                name = f"{plain.rstrip('_')}_{number if number > 1 else ''}"
                number += 1
            self.taken.add(name)
            self.by_key[key] = name
            self.by_name[name] = key
        return self.by_key[key]

    def local(self, name: str) -> str:
        """The name of a local: a number that only keeps the lowering's names apart is dropped."""
        return self.give(name, re.sub(r"(?<=.) [0-9]+$", "", name).replace(" ", "_"))

    def items(self) -> Iterator[tuple[object, str]]:
        """All keys and their names, in the order in which they were given."""
        return iter(self.by_key.items())

    def __contains__(self, key: object) -> bool:
        return key in self.by_key

    def of(self, *sorts: str) -> Container[str]:
        """The names of keys that begin with one of these sorts."""
        return Among(self, True, sorts)

    def but(self, *sorts: str) -> Container[str]:
        """The names of keys that begin with another sort."""
        return Among(self, False, sorts)

    def __getitem__(self, key: object) -> str:
        return self.by_key[key]


def acts_of(acts: Iterable[tuple[str, tuple[tuple[int, int], ...]]]) -> str:
    """Words of kinds, each with its ranges of numbers, as a tuple."""
    return tuple_of(f"({literal(word)}, {tuple_of(map(str, ranges))})" for word, ranges in acts)


class Among:
    """The names of keys of some sorts, or of all other sorts."""

    def __init__(self, names: Names, inside: bool, sorts: tuple[str, ...]) -> None:
        self.names = names
        self.inside = inside
        self.sorts = sorts

    def __contains__(self, name: object) -> bool:
        key = self.names.by_name.get(str(name))
        return isinstance(key, tuple) and (key[0] in self.sorts) is self.inside

"""Turn text of a pack into Python literals, comments, docstrings and names.

All text is escaped, so that nothing in a pack can become code.
"""

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
"""Names that look like the digits 1 and 0."""


def literal(value: object) -> str:
    """Return a Python literal in plain ASCII."""
    assert value is None or isinstance(value, bool | int | str)
    return ascii(value)


def tuple_of(items: Iterable[str]) -> str:
    """Print a tuple of texts that are already Python."""
    parts = list(items)
    return f"({', '.join(parts)}{',' if len(parts) == 1 else ''})"


def ascii_line(text: str) -> str:
    """Return the text as one line of ASCII: control characters removed, other letters escaped."""
    kept = "".join(" " if c in "\t\n\r" else c for c in text.translate(PLAIN) if c in "\t\n\r" or _is_plain(c))
    return " ".join(kept.encode("ascii", "backslashreplace").decode().split())


def _is_plain(letter: str) -> bool:
    return unicodedata.category(letter)[0] not in "CZ" or letter == " "


def comment(text: str) -> str:
    """Return `  # text`, or "" for an empty text."""
    line = ascii_line(text)
    return f"  # {line}" if line else ""


def docstring(lines: Iterable[str]) -> list[str]:
    """Return the lines of a docstring; an empty line follows the first."""
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
    """Return a valid Python identifier for a name of the language; reserved words get a trailing underscore."""
    name = re.sub(r"[^A-Za-z0-9_]+", "_", unicodedata.normalize("NFKC", text))
    if not name or name[0].isdigit():
        name = f"n_{name}"
    if name.startswith("__") or name == "_":
        name = f"n{name}"
    return f"{name}_" if name in RESERVED or name in LIKE_NUMBERS else name


class Names:
    """A namespace that gives each key a unique name. The first key keeps the plain form.

    *outer* holds names of enclosing scopes that must not be given here; several namespaces may share it.
    """

    def __init__(self, taken: Iterable[str] = (), *outer: Container[str]) -> None:
        self.taken = set(taken)
        self.outer = outer
        self.by_key: dict[object, str] = {}
        self.by_name: dict[str, object] = {}

    def give(self, key: object, wanted: str) -> str:
        """Return the name of a key. A new key is named after *wanted*."""
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
        """Return the name of a local, without the number that only keeps lowered names distinct."""
        return self.give(name, re.sub(r"(?<=.) [0-9]+$", "", name).replace(" ", "_"))

    def items(self) -> Iterator[tuple[object, str]]:
        """Return all keys with their names, in the order in which they were given."""
        return iter(self.by_key.items())

    def __contains__(self, key: object) -> bool:
        return key in self.by_key

    def of(self, *sorts: str) -> Container[str]:
        """Return the names whose keys begin with one of these sorts."""
        return Among(self, True, sorts)

    def but(self, *sorts: str) -> Container[str]:
        """Return the names whose keys begin with none of these sorts."""
        return Among(self, False, sorts)

    def __getitem__(self, key: object) -> str:
        return self.by_key[key]


def acts_of(acts: Iterable[tuple[str, tuple[tuple[int, int], ...]]]) -> str:
    """Print kinds of acts, each as its word and its ranges of numbers."""
    return tuple_of(f"({literal(word)}, {tuple_of(map(str, ranges))})" for word, ranges in acts)


class Among:
    """A live view of the names whose keys are, or are not, of some sorts."""

    def __init__(self, names: Names, inside: bool, sorts: tuple[str, ...]) -> None:
        self.names = names
        self.inside = inside
        self.sorts = sorts

    def __contains__(self, name: object) -> bool:
        key = self.names.by_name.get(str(name))
        return isinstance(key, tuple) and (key[0] in self.sorts) is self.inside

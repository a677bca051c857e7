"""Find entries by key, number, title or alternative name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulec.commands.common.option_parser import UsageError
from rulec.sema.expr import TextLit

if TYPE_CHECKING:
    from rulec.sema.model import Kind, Model, Record


def names_of(kind: Kind, record: Record) -> Iterator[str]:
    """Yield all names of an entry."""
    yield record.name
    if record.number is not None:
        yield str(record.number)
    yield record.title
    yield from record.also
    for name, value in record.values:
        if name in (kind.known_as, *kind.also_known) and isinstance(value, TextLit) and value.value:
            yield value.value


def called(model: Model, name: str, word: str = "") -> list[tuple[str, Record]]:
    """Return the entries with this name, of one kind or of all, with the word of their kinds.

    Keys and numbers take precedence over titles.
    """
    kinds = [kind for kind in model.kinds.values() if word in ("", kind.word)]
    known = [(kind, record) for kind in kinds for record in model.records.get(kind.name, ())]
    exact = [(k, r) for k, r in known if name == r.name or (word and name == str(r.number))]
    alike = name.replace("_", " ").casefold()
    found = exact or [(k, r) for k, r in known if any(alike == each.casefold() for each in names_of(k, r))]
    return [(kind.word, record) for kind, record in found]


def one_called(model: Model, name: str) -> tuple[str, Record] | None:
    """Return the only entry with this name and the word of its kind, or None. Reject an ambiguous name."""
    found = called(model, name)
    if len(found) > 1:
        each = ", ".join(f"`{word}:{record.name}`" for word, record in found)
        raise UsageError(f"several entries are called `{name}`: {each}")
    return found[0] if found else None

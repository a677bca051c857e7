"""Finds the entries that somebody means: by key or number, by title, or by another name by which players know them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulec.commands.common.option_parser import UsageError
from rulec.sema.expr import TextLit

if TYPE_CHECKING:
    from rulec.sema.model import Kind, Model, Record


def names_of(kind: Kind, record: Record) -> Iterator[str]:
    """All that an entry is called."""
    yield record.name
    if record.number is not None:
        yield str(record.number)
    yield record.title
    yield from record.also
    for name, value in record.values:
        if name in (kind.known_as, *kind.also_known) and isinstance(value, TextLit) and value.value:
            yield value.value


def called(model: Model, name: str, word: str = "") -> list[tuple[str, Record]]:
    """The entries of that name, of one kind or of all, each with the word of its kind: keys and numbers first."""
    kinds = [kind for kind in model.kinds.values() if word in ("", kind.word)]
    known = [(kind, record) for kind in kinds for record in model.records.get(kind.name, ())]
    exact = [(k, r) for k, r in known if name == r.name or (word and name == str(r.number))]
    alike = name.replace("_", " ").casefold()
    found = exact or [(k, r) for k, r in known if any(alike == each.casefold() for each in names_of(k, r))]
    return [(kind.word, record) for kind, record in found]


def one_called(model: Model, name: str) -> tuple[str, Record] | None:
    """The one entry that a bare name means, with the word of its kind; none where there is none."""
    found = called(model, name)
    if len(found) > 1:
        each = ", ".join(f"`{word}:{record.name}`" for word, record in found)
        raise UsageError(f"several entries are called `{name}`: {each}")
    return found[0] if found else None

"""What an earlier build left, each declaration and each lowered function opened when it is first read."""

from __future__ import annotations

import marshal
from collections.abc import Mapping, Sequence
from typing import Any

from rulec.base.records import replace
from rulec.ir.nodes import Program
from tests.sync.again import store
from tests.sync.again.codec import Lines, Unpacker
from tests.sync.again.pile import Stored
from tests.sync.again.tracked import FUNCTIONS, MAPPINGS, TrackedModel, tracked_program
from tests.sync.again.units import Notes


class Opening:
    """What was left, each thing opened when it is read."""

    def __init__(self, stored: Stored) -> None:
        self.stored = stored
        self.notes = Notes()
        self.fresh: dict[str, Any] = {}  # declarations, by sort and name
        self.open: dict[str, Any] = {}
        self.touching: Mapping[tuple[str, str], Sequence[str]] = stored["touching"]
        self.parts: dict[str, Any] = {}  # lowered functions and columns
        self.lines = Lines({path: [piece[0] for piece in pieces] for path, (_, _, pieces) in stored["sources"].items()})
        self.unpacker = Unpacker(lines=self.lines)
        self.unpacker_of_programs = Unpacker(self._declared, lines=self.lines)

    def model(self, content: str) -> TrackedModel:
        """The model; `content` is the hash of the files as they are now."""
        plain = store.plain_again(self.stored["plain"], content, self.lines)
        model = TrackedModel(plain, self.stored["names"], self.fetch, self.notes)
        object.__setattr__(model, "_kept_touches", self.touching)
        return model

    def program(self) -> Program:
        """The lowered form."""
        stored = self.stored
        return tracked_program(stored["lowered"], stored["columns"], stored["solves"], self.part, self.notes)

    def fetch(self, sort: str, name: str) -> Any:
        """A declaration: as it is now, or as it was stored."""
        key = f"{sort} {name}"
        if key in self.fresh:
            return self.fresh[key]
        if sort == "heading" and f"table {name}" in self.fresh:
            return replace(self.fresh[f"table {name}"], rows=())
        if key not in self.open:
            self.open[key] = self.unpacker.unpack(marshal.loads(self.stored["items"][key]))
        return self.open[key]

    def part(self, sort: str, name: str) -> Any:
        """A lowered function or a column."""
        key = f"{sort} {name}"
        if key not in self.parts:
            self.parts[key] = self.unpacker_of_programs.unpack(marshal.loads(self.stored["programs"][key]))
        return self.parts[key]

    def _declared(self, *name: str) -> Any:
        """What a lowered function came from."""
        return self.fetch(*name) if len(name) == 2 else self.fetch(self._sort(name[0]), name[0])

    def _sort(self, function: str) -> str:
        return next(sort for sort in FUNCTIONS if function in self.stored["names"][sort])


class Alone:
    """As much of a context as a title of one thing needs."""

    def __init__(self, sort: str, name: str, thing: Any) -> None:
        self.model = self
        for field, of in MAPPINGS.items():
            setattr(self, field, {name: thing} if of == sort else {})

    def phrases(self, page: str) -> Any:
        """A speaker that knows this one thing."""
        from rulec.backends.reference.phrases import plain_phrases

        return plain_phrases(self)  # type: ignore[arg-type]

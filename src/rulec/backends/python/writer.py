"""Write Python as indented blocks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from rulec.backends.python.line_wrap import broken
from rulec.backends.python.spelling import docstring

WIDTH = 110


class Writer:
    """The lines of a module; `block` indents its contents."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.depth = 0

    def line(self, text: str = "", comment: str = "") -> None:
        """Add one line. A comment that does not fit goes above it."""
        pad = "    " * self.depth
        if not text:
            self.lines.append("")
            return
        if comment and len(pad) + len(text) + len(comment) > WIDTH:
            told = comment.strip()
            while len(pad) + len(told) > WIDTH and (at := told.rfind(" ", 3, WIDTH - len(pad))) > 0:
                self.lines.append(pad + told[:at])
                told = f"# {told[at + 1 :]}"
            self.lines.append(pad + told)
            comment = ""
        lines = broken(text, WIDTH - len(pad))
        self.lines += [pad + line for line in lines[:-1]]
        self.lines.append(pad + lines[-1] + comment)

    @contextmanager
    def block(self, head: str, comment: str = "", *, end: str = "") -> Iterator[None]:
        """Add *head* and an indented body, then *end*."""
        self.line(head, comment)
        self.depth += 1
        yield
        self.depth -= 1
        if end:
            self.line(end)

    def docstring(self, lines: Iterable[str]) -> None:
        """Add a docstring of these lines."""
        for line in docstring(lines):
            self.line(line)

    def wrapped(self, opening: str, items: Iterable[str], closing: str, *, is_tuple: bool = False) -> None:
        """Add `opening item, item, … closing`, on one line if it fits, else with the items filled into rows."""
        parts = list(items)
        only = "," if is_tuple and len(parts) == 1 else ""
        one = f"{opening}{', '.join(parts)}{only}{closing}"
        if len(one) + 4 * self.depth <= WIDTH:
            self.line(one)
            return
        with self.block(opening, end=closing):
            row = ""
            for part in parts:
                if row and len(row) + len(part) + 3 + 4 * self.depth > WIDTH:
                    self.line(row.rstrip())
                    row = ""
                row += f"{part}, "
            if row:
                self.line(row.rstrip())

    def imports(self, source: str, names: Iterable[str]) -> None:
        """Add `from source import …`, unless there are no names."""
        parts = sorted(names)
        if parts:
            one = f"from {source} import {', '.join(parts)}"
            self.line(one) if len(one) <= WIDTH else self.wrapped(f"from {source} import (", parts, ")")

    def group(self, *imports: tuple[str, Iterable[str]]) -> None:
        """Add a group of imports after an empty line. Modules without names are omitted."""
        found = [(source, parts) for source, names in imports if (parts := list(names))]
        if found:
            self.line()
        for source, parts in found:
            self.imports(source, parts)

    @property
    def text(self) -> str:
        """The finished module."""
        return "\n".join(self.lines).rstrip("\n") + "\n"


def opened(title: str, more: Iterable[str] = ()) -> Writer:
    """Return the start of a module: its docstring and future import."""
    writer = Writer()
    writer.docstring([title, *more])
    writer.line()
    writer.line("from __future__ import annotations")
    return writer

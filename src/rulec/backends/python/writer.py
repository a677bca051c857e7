"""Writes Python with blocks that own their indentation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from rulec.backends.python.line_wrap import broken
from rulec.backends.python.spelling import docstring

WIDTH = 110


class Writer:
    """Lines of a module; `block` indents what is written inside it."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.depth = 0

    def line(self, text: str = "", comment: str = "") -> None:
        """One line; a comment that does not fit goes above it."""
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
        """`head` and an indented body, and what closes it."""
        self.line(head, comment)
        self.depth += 1
        yield
        self.depth -= 1
        if end:
            self.line(end)

    def docstring(self, lines: Iterable[str]) -> None:
        """A docstring of these lines."""
        for line in docstring(lines):
            self.line(line)

    def wrapped(self, opening: str, items: Iterable[str], closing: str, *, is_tuple: bool = False) -> None:
        """`opening item, item, … closing` in one line where it fits, else an item group a line."""
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
        """`from source import …`, if there is something to import."""
        parts = sorted(names)
        if parts:
            one = f"from {source} import {', '.join(parts)}"
            self.line(one) if len(one) <= WIDTH else self.wrapped(f"from {source} import (", parts, ")")

    def group(self, *imports: tuple[str, Iterable[str]]) -> None:
        """Imports behind an empty line, each a module with the names from it; those without names are left out."""
        found = [(source, parts) for source, names in imports if (parts := list(names))]
        if found:
            self.line()
        for source, parts in found:
            self.imports(source, parts)

    @property
    def text(self) -> str:
        """The module."""
        return "\n".join(self.lines).rstrip("\n") + "\n"


def opened(title: str, more: Iterable[str] = ()) -> Writer:
    """A module that begins: what it is."""
    writer = Writer()
    writer.docstring([title, *more])
    writer.line()
    writer.line("from __future__ import annotations")
    return writer

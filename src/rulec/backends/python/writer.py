"""Writes Python with blocks that own their indentation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from rulec.backends.python.line_wrap import broken

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
    def block(self, head: str, comment: str = "") -> Iterator[None]:
        """`head` and an indented body."""
        self.line(head, comment)
        self.depth += 1
        yield
        self.depth -= 1

    def wrapped(self, opening: str, items: Iterable[str], closing: str, *, is_tuple: bool = False) -> None:
        """`opening item, item, … closing` in one line where it fits, else an item group a line."""
        parts = list(items)
        only = "," if is_tuple and len(parts) == 1 else ""
        one = f"{opening}{', '.join(parts)}{only}{closing}"
        if len(one) + 4 * self.depth <= WIDTH:
            self.line(one)
            return
        self.line(opening)
        self.depth += 1
        row = ""
        for part in parts:
            if row and len(row) + len(part) + 3 + 4 * self.depth > WIDTH:
                self.line(row.rstrip())
                row = ""
            row += f"{part}, "
        if row:
            self.line(row.rstrip())
        self.depth -= 1
        self.line(closing)

    def imports(self, source: str, names: Iterable[str]) -> None:
        """`from source import …`, if there is something to import."""
        parts = sorted(names)
        if parts:
            one = f"from {source} import {', '.join(parts)}"
            self.line(one) if len(one) <= WIDTH else self.wrapped(f"from {source} import (", parts, ")")

    @property
    def text(self) -> str:
        """The module."""
        return "\n".join(self.lines).rstrip("\n") + "\n"

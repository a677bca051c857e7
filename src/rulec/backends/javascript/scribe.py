"""Writes scripts with blocks that own their indentation."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class Scribe:
    """Lines of a script; `block` indents what is written inside it."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.depth = 0

    def line(self, text: str = "") -> None:
        """One line."""
        self.lines.append("  " * self.depth + text if text else "")

    @contextmanager
    def block(self, head: str, end: str = "}") -> Iterator[None]:
        """`head` and an indented body, and what closes it."""
        self.line(head)
        self.depth += 1
        yield
        self.depth -= 1
        if end:
            self.line(end)

    @property
    def text(self) -> str:
        """The script."""
        return "\n".join(self.lines).strip("\n") + "\n"

"""Write scripts as indented blocks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class Scribe:
    """The lines of a script; `block` indents its contents."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.depth = 0

    def line(self, text: str = "") -> None:
        """Add one line."""
        self.lines.append("  " * self.depth + text if text else "")

    @contextmanager
    def block(self, head: str, end: str = "}") -> Iterator[None]:
        """Add `head`, an indented body, and the closing text."""
        self.line(head)
        self.depth += 1
        yield
        self.depth -= 1
        if end:
            self.line(end)

    @property
    def text(self) -> str:
        """The finished script."""
        return "\n".join(self.lines).strip("\n") + "\n"

"""What the tests of commands share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Said:
    """What a command gave."""

    code: int
    out: str
    err: str


Rulec = Callable[..., Said]


def edit(path: Path, old: str, new: str) -> None:
    """Replaces a text that stands in a file."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def snapshot(folder: Path) -> dict[str, tuple[bytes, int]]:
    """Bytes and time of change of every file below a folder."""
    return {
        str(path.relative_to(folder)): (path.read_bytes(), path.stat().st_mtime_ns)
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }

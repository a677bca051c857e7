"""Projects of developers who have packs of their own."""

from __future__ import annotations

from pathlib import Path

NATIVE = Path(__file__).parents[2] / "docs" / "native.md"


def project_file(pack: str) -> str:
    """The `pyproject.toml` that docs/native.md shows, for another pack; packages are not compiled."""
    shown = NATIVE.read_text(encoding="utf-8").partition("```toml\n")[2].partition("```")[0]
    return shown.replace("orchard", pack).replace("native = true", "native = false")

"""The style of all pages, and of reports of games, which are made where no library of the site is installed."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent
"""Where the assets and templates of the site lie."""


def asset(name: str) -> str:
    """Return the text of an asset."""
    return (FOLDER / "assets" / name).read_text(encoding="utf-8")


def style() -> str:
    """Return the style of all pages, and of reports of games."""
    return asset("site.css")

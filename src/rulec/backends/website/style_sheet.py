"""Load the style sheet. Reports of games use it too, without the optional libraries of the site."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent
"""Folder of the assets and templates of the site."""


def asset(name: str) -> str:
    """Return the text of an asset."""
    return (FOLDER / "assets" / name).read_text(encoding="utf-8")


def style() -> str:
    """Return the style of all pages, and of reports of games."""
    return asset("site.css")

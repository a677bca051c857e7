"""The emitted packages of the family, as they stand in `generated/`."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

GENERATED = Path(__file__).parents[2] / "generated"


@cache
def package(name: str) -> ModuleType:
    """A pack's package."""
    folder = str(GENERATED / name / "python")
    if folder not in sys.path:
        sys.path.insert(0, folder)  # in front of packages that are installed
    return import_module(f"rulec_packs.{name}")

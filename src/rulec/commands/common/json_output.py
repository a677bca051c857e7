"""Prints JSON results."""

from __future__ import annotations

import json
import sys
from typing import Any


def print_json(value: Any) -> None:
    """One JSON document on standard output."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")

"""Codes R01xx: writing."""

from __future__ import annotations

from rulec.base.codes.code import Code

ALL: tuple[Code, ...] = tuple(Code(f"R01{i:02}", f"writing-{i}", "", "", "") for i in range(1, 70))

"""Codes R06xx: gaps, overlaps, clashes and dead ends."""

from __future__ import annotations

from rulec.base.codes.code import Code

ALL: tuple[Code, ...] = ()

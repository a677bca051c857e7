"""Domains of act parameters that are the same in every game."""

from __future__ import annotations

from collections.abc import Container

from rulec.ir import nodes as ir


def never_changes(domain: ir.Function, plurals: Container[str]) -> bool:
    """Return whether a domain is constant, or holds all things in play of a kind.

    The second counts because an act's things are checked for being in play anyway.
    """
    (only, *more) = domain.body
    if more or not isinstance(only, ir.Return):
        return False
    match only.value:
        case ir.Load(of=ir.Local(name=ir.WORLD), kind=ir.THE_WORLD, field=field):
            return field in plurals
        case ir.Items(items=items):
            return all(isinstance(item, ir.Const) for item in items)
        case _:
            return False

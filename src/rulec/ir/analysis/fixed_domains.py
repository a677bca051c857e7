"""Domains of parameters of acts that never change."""

from __future__ import annotations

from collections.abc import Container

from rulec.ir import nodes as ir


def never_changes(domain: ir.Function, plurals: Container[str]) -> bool:
    """Return whether what may be chosen is the same in every game, or all that is in play of a kind, by its plural:
    that such a thing is still there is looked at anyway."""
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

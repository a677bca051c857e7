"""The built grammar in the cache: building its tables takes longer than parsing a pack.

Lark has a cache of its own, but that is a pickle, and loading a pickle runs whatever somebody put there. Beside the
whole lies what a single expression or hole needs, which is a tenth of it: what a command line gives is such a text.
"""

from __future__ import annotations

import marshal
from collections.abc import Mapping
from typing import Any

from rulec.driver.cache import Cache

SMALL = ("expression_only", "hole_only")
"""Start rules whose texts need little of the grammar."""


def ready(cache: Cache | None, own: str, rule: str = "") -> None:
    """Makes sure that the parser has its grammar, from the cache when it is there: all of it, or what texts of a start
    rule need."""
    from rulec.syntax import parser

    if cache is None or cache.folder is None or parser.is_loaded(rule):
        return
    rule = rule if rule in SMALL else ""
    from lark import Lark

    stored = cache.load_bytes("grammar", _key(own, rule))
    if stored is not None:
        try:
            data, memo = marshal.loads(stored)
            parser.adopt(Lark.load({"data": data, "memo": memo}), rule)
            return
        except (ValueError, TypeError, EOFError, LookupError):
            pass  # damaged in a way that its sum did not show: it is built again
    from lark.grammar import Rule
    from lark.lexer import TerminalDef

    grammar = parser.load()
    data, memo = grammar.memo_serialize([TerminalDef, Rule])
    cache.store_bytes("grammar", _key(own, ""), marshal.dumps((data, memo)))
    for start in SMALL:
        cache.store_bytes("grammar", _key(own, start), marshal.dumps((reached(data, start), memo)))


def _key(own: str, rule: str) -> str:
    return f"{own[:40]}-{rule}" if rule else own[:40]


def reached(data: Mapping[str, Any], start: str) -> dict[str, Any]:
    """A stored grammar with the states alone that a text of a start rule can come to."""
    table = data["parser"]["parser"]
    states = table["states"]
    found = {table["start_states"][start]}
    todo = list(found)
    while todo:
        goals = {goal for reduces, goal in states[todo.pop()].values() if not reduces}
        todo += goals - found
        found |= goals
    kept = {state: row for state, row in states.items() if state in found}
    ends = {start: table["end_states"][start]}
    smaller = {**table, "states": kept, "start_states": {start: table["start_states"][start]}, "end_states": ends}
    return {**data, "parser": {**data["parser"], "parser": smaller}}

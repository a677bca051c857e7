"""The built grammar in the cache: building its tables takes longer than parsing a pack.

Lark has a cache of its own, but that is a pickle, and loading a pickle runs whatever somebody put there.
"""

from __future__ import annotations

import marshal

from rulec.driver.cache import Cache


def ready(cache: Cache | None, own: str) -> None:
    """Makes sure that the parser has its grammar, from the cache when it is there."""
    from rulec.syntax import parser

    if cache is None or cache.folder is None or parser.is_loaded():
        return
    from lark import Lark

    stored = cache.load_bytes("grammar", own[:40])
    if stored is not None:
        try:
            data, memo = marshal.loads(stored)
            parser.adopt(Lark.load({"data": data, "memo": memo}))
            return
        except (ValueError, TypeError, EOFError, LookupError):
            pass  # damaged in a way that its sum did not show: it is built again
    from lark.grammar import Rule
    from lark.lexer import TerminalDef

    grammar = parser.load()
    data, memo = grammar.memo_serialize([TerminalDef, Rule])
    cache.store_bytes("grammar", own[:40], marshal.dumps((data, memo)))

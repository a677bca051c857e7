"""The built grammar: building its tables takes longer than parsing a pack.

A wheel brings them; a checkout has them in its cache. Lark has a cache of its own, but that is a pickle, and loading a
pickle runs whatever somebody put there.
"""

from __future__ import annotations

import marshal

from rulec.base.resources import resource
from rulec.driver.cache import Cache

TABLES = "tables.bin"
"""The file beside the grammar that a wheel has."""


def ready(cache: Cache | None, own: str) -> None:
    """Makes sure that the parser has its grammar: as it was installed, else from the cache, else built now."""
    from rulec.syntax import parser

    if parser.is_loaded():
        return
    try:
        installed: bytes | None = resource("grammar", TABLES).read_bytes()
    except OSError:
        installed = None
    if adopted(installed) or cache is None or cache.folder is None or adopted(cache.load_bytes("grammar", own[:40])):
        return
    cache.store_bytes("grammar", own[:40], built())


def adopted(tables: bytes | None) -> bool:
    """Whether the parser could take these tables."""
    from lark import Lark

    from rulec.syntax import parser

    if tables is None:
        return False
    try:
        data, memo = marshal.loads(tables)
        parser.adopt(Lark.load({"data": data, "memo": memo}))
    except (ValueError, TypeError, EOFError, LookupError):
        return False  # damaged in a way that its sum did not show: it is built again
    return True


def built() -> bytes:
    """The tables of the grammar as it is written."""
    from lark.grammar import Rule
    from lark.lexer import TerminalDef

    from rulec.syntax import parser

    data, memo = parser.load().memo_serialize([TerminalDef, Rule])
    return marshal.dumps((data, memo))

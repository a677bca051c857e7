"""Load the tables of the grammar, since to build them takes longer than to parse a pack.

A wheel contains them; a checkout caches them. Lark's own cache is a pickle, and loading a pickle can execute arbitrary
code.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rulec.base.resources import resource
from rulec.driver.cache import Cache, parser_hash
from rulec.syntax import parser

if TYPE_CHECKING:
    from lark import Lark

TABLES = "tables.bin"
FOR_EXPRESSIONS = "expressions.bin"
"""Files beside the grammar in a wheel: all tables, and the part that parses single expressions."""

_SHIFT = 0  # Lark's code of a shift; any other number is a reduction


def ready(cache: Cache | None, own: str) -> None:
    """Load the grammar into the parser: the installed tables, the cached ones, or new ones."""
    if parser.is_loaded():
        return
    try:
        installed: bytes | None = resource("grammar", TABLES).read_bytes()
    except OSError:
        installed = None
    if adopted(installed) or cache is None or cache.folder is None or adopted(cache.load_bytes("grammar", own[:40])):
        return
    cache.store_bytes("grammar", own[:40], built())


def ready_for_expressions(cache: Cache, own: str) -> None:
    """Load the tables for single expressions, a tenth of the grammar."""
    if parser.is_loaded():
        return
    try:
        tables: bytes | None = resource("grammar", FOR_EXPRESSIONS).read_bytes()
    except OSError:
        tables = cache.load_bytes("grammar", _expressions_key(own))
    if tables is None or not adopted(tables, parser.adopt_for_expressions):
        keep_for_expressions(cache, own)
        ready(cache, parser_hash())


def keep_for_expressions(cache: Cache, own: str) -> None:
    """Cache the tables for single expressions for the next run."""
    if cache.folder is not None and not cache.has("grammar", _expressions_key(own)):
        ready(cache, parser_hash())  # a build from the cache has not loaded the grammar
        cache.store_bytes("grammar", _expressions_key(own), built_for_expressions())


def _expressions_key(own: str) -> str:
    return f"{own[:40]}-expressions"


def adopted(tables: bytes | None, adopt: Callable[[Lark], None] = parser.adopt) -> bool:
    """Return whether the parser accepted these tables."""
    from lark import Lark

    if tables is None:
        return False
    try:
        data, memo = marshal.loads(tables)
        adopt(Lark.load({"data": data, "memo": memo}))
    except (ValueError, TypeError, EOFError, LookupError):
        return False  # damaged despite a valid checksum, so they are built again
    return True


def built() -> bytes:
    """Build the tables of the grammar."""
    return marshal.dumps(_serialised())


def _serialised() -> tuple[dict[str, Any], dict[int, Any]]:
    from lark.grammar import Rule
    from lark.lexer import TerminalDef

    return parser.load().memo_serialize([TerminalDef, Rule])  # type: ignore[no-any-return]


def built_for_expressions() -> bytes:
    """Return the tables reduced to states and rules that expressions can reach.

    The states remain those of the whole grammar. Tables generated for this start symbol alone would accept a keyword
    such as `when` as a name.
    """
    data, memo = _serialised()
    table = data["parser"]["parser"]
    todo, states = [table["start_states"][parser.EXPRESSION]], {}
    while todo:
        at = todo.pop()
        if at not in states:
            states[at] = table["states"][at]
            todo += [to for action, to in states[at].values() if action == _SHIFT]
    used = {rule["@"] for state in states.values() for action, rule in state.values() if action != _SHIFT}
    rules = [rule for rule in data["rules"] if rule["@"] in used]
    starts = {sort: {parser.EXPRESSION: table[sort][parser.EXPRESSION]} for sort in ("start_states", "end_states")}
    data["parser"] |= {
        "parser": {**table, "states": states, **starts},
        "parser_conf": {**data["parser"]["parser_conf"], "rules": rules, "start": [parser.EXPRESSION]},
    }
    data |= {"rules": rules, "options": {**data["options"], "start": [parser.EXPRESSION]}}
    kept = {at: one for at, one in memo.items() if at in used or one["__type__"] != "Rule"}
    return marshal.dumps((data, kept))

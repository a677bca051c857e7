"""What is under seal where: the answers that only those know who gave them.

An answer is under seal from its question, `ask … sealed`, up to the line `reveal`. Where several ways lead to a line,
it is under seal as soon as it is so on one of them.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulec.sema.deeds import Ask, Reveal, Statement
from rulec.sema.summaries.walks import blocks

Names = frozenset[str]


def sealed_at(body: tuple[Statement, ...], before: Names = frozenset()) -> Iterator[tuple[Statement, Names]]:
    """Every statement of a body, each before what is inside it, with the names that are under seal when it comes."""
    for stmt in body:
        yield stmt, before
        for block in blocks(stmt):
            yield from sealed_at(block, before)
        before = _behind(stmt, before)


def _behind(stmt: Statement, before: Names) -> Names:
    """What is under seal behind a statement; names that a block binds are not known behind it."""
    match stmt:
        case Ask(name=name, sealed=sealed):
            return before | {name} if sealed else before - {name}
        case Reveal(name=name):
            return before - {name}
        case _:
            return before  # a block may be passed by: what it reveals is not sure to be known behind it

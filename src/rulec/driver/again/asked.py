"""A pack of which nothing has changed since it was built, opened as far as somebody asks.

What `explain` and `odds` look at is one rule and what it rests on; the rest of a large pack stays where it lies.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulec.base.diagnostics import Report
from rulec.driver.again import store
from rulec.driver.again.change import Change
from rulec.driver.again.pile import Stored
from rulec.driver.again.quick import Opening
from rulec.driver.again.resolve import context_from
from rulec.driver.compile import Compiled
from rulec.driver.packs import PackFiles, content_hash


def opened(stored: Stored, packs: Sequence[PackFiles]) -> Compiled | None:
    """The pack as it was built, or None when a file is another one. `packs` are its parents and, last, the pack."""
    current = {pack.path(file): pack.files[file] for pack in packs for file in pack.files}
    sums = stored["sums"]
    if current.keys() != sums.keys() or any(store.sum_of(data) != sums[path] for path, data in current.items()):
        return None
    opening = Opening(stored)
    names = [pack.name for pack in packs]
    context = context_from(stored, {}, Change(), names, opening.fetch, Report())
    model = opening.model(content_hash(packs))
    return Compiled(model, context, opening.program(), tuple(stored["chain"]), {})

"""A pack without its outputs: as it was built, with what has changed since, opened as far as somebody asks.

What `explain` and `odds` look at is one rule and what it rests on; the rest of a large pack stays where it lies.
`check` looks at nothing: what follows from a build without faults has none.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulec.backends.reference.view_scenario import Begun
from rulec.driver.again.change import TooMuch
from rulec.driver.again.codec import Foreign, Packer
from rulec.driver.again.full import begin_units
from rulec.driver.again.pile import Damaged, Stored
from rulec.driver.again.quick import Build
from rulec.driver.again.resolve import context_of
from rulec.driver.compile import Compiled
from rulec.driver.packs import PackFiles
from rulec.driver.trees import Trees


def followed(stored: Stored, packs: Sequence[PackFiles], trees: Trees) -> Compiled | None:
    """The pack as it is now, or None when it has to be compiled. `packs` are its parents and, last, the pack."""
    build = Build(stored, packs, trees)
    try:
        model, program = build.follow()
        build.checked()
        if (build.changed or build.finder.change.scenarios) and stored["starts"] != Packer().pack(Begun()):
            begin_units(model, program, build.facts, build.units, build.starts)
    except (TooMuch, Foreign, Damaged):
        return None
    names = [pack.name for pack in packs]
    context = context_of(stored, build.nodes, names, build.fetch)
    return Compiled(model, context, program, tuple(stored["chain"]), {})

"""What players may do, and how a turn goes, generated from the rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime.acts import (ActSpec, Game, SequenceSpec)

from ._meta import RULES_HASH, RULES_VERSION
from ._world import SHAPE, World

ACTS: Final[tuple[ActSpec, ...]] = (
)

GAME: Final = Game(
    pack='diplomacy_1971',
    version=RULES_VERSION,
    hash=RULES_HASH,
    world=World,
    shape=SHAPE,
    acts=ACTS,
    sequences=(
    ),
)

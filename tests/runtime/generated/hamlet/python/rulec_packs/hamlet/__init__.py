"""The Hamlet: resolvers compiled from its rules."""

from __future__ import annotations

from rulec.runtime import Pack

from ._kinds import Charm, Figure, Guard, House, Order, Rank, Season
from ._world import World

__all__ = ["PACK", "Charm", "Figure", "Guard", "House", "Order", "Rank", "Season", "World"]

PACK = Pack("hamlet", "The Hamlet", "rulec_packs.hamlet")

"""The resolvers of orders_priestess.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import PRIVILEGE_CONSUL_RITES, RANK_CONSUL, RANK_PRIESTESS
from ._kinds import Figure

_PRIVILEGE_CONSUL_RITES_BIT: Final = 1 << PRIVILEGE_CONSUL_RITES

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "performs_rites": (
        Label('yes', 'a High Priestess'),
        Label('yes', 'a Consul', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Ancient Ones", line 2751'),
        Label('otherwise', ''),
    ),
}


def why_performs_rites(figure: Figure) -> tuple[bool, Notes]:
    """The figure may do a High Priestess's work.

    `performs_rites` with its notes: pairs of an index of LABELS['performs_rites'] and what it moved.
    maelstrom "High Priestess".
    """
    notes: Notes = []
    figure_rank = figure.rank
    if figure_rank == RANK_PRIESTESS:
        notes.append((0, 0))
        return True, notes  # a High Priestess
    if (
        figure_rank == RANK_CONSUL
        and figure.kingdom is not None
        and figure.kingdom.privileges & _PRIVILEGE_CONSUL_RITES_BIT
    ):
        notes.append((1, 0))
        return True, notes  # a Consul
    notes.append((2, 0))
    return False, notes

"""Diplomacy, the rules of 1971: resolvers compiled from its rules."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from rulec.runtime import Pack

if TYPE_CHECKING:
    from ._kinds import (
        Army, Feature, Move, Movement, OUTCOME_BOUNCED, OUTCOME_CUT, OUTCOME_SUCCEEDS, OUTCOME_VOID,
        Outcome, Power, Province, Quality, Support,
    )
    from ._words import MAN, PERCENT, POINTS
    from .board import strength
    from .board_why import why_strength
    from .movement_ import (
        aim, attack, attacks, backers, backing, contested, defence, dislodged, driven_out_from,
        foreign_help, hold, kept_back, leaves, legal, matched, movement, movers_into, moves_off, occupants,
        opponents, outcome_of_move, outcome_of_support, possible, prevention, resistance, retreats, stands,
        succeeds, taken,
    )
    from .movement_why import (
        why_aim, why_attack, why_attacks, why_backers, why_backing, why_contested, why_defence,
        why_dislodged, why_driven_out_from, why_foreign_help, why_hold, why_kept_back, why_leaves,
        why_legal, why_matched, why_movers_into, why_moves_off, why_occupants, why_opponents,
        why_outcome_of_move, why_outcome_of_support, why_possible, why_prevention, why_resistance,
        why_retreats, why_stands, why_succeeds, why_taken,
    )

__all__ = [
    "Army", "Feature", "MAN", "Move", "Movement", "OUTCOME_BOUNCED", "OUTCOME_CUT", "OUTCOME_SUCCEEDS",
    "OUTCOME_VOID", "Outcome", "PACK", "PERCENT", "POINTS", "Power", "Province", "Quality", "Support",
    "aim", "attack", "attacks", "backers", "backing", "contested", "defence", "dislodged",
    "driven_out_from", "foreign_help", "hold", "kept_back", "leaves", "legal", "matched", "movement",
    "movers_into", "moves_off", "occupants", "opponents", "outcome_of_move", "outcome_of_support",
    "possible", "prevention", "resistance", "retreats", "stands", "strength", "succeeds", "taken",
    "why_aim", "why_attack", "why_attacks", "why_backers", "why_backing", "why_contested", "why_defence",
    "why_dislodged", "why_driven_out_from", "why_foreign_help", "why_hold", "why_kept_back", "why_leaves",
    "why_legal", "why_matched", "why_movers_into", "why_moves_off", "why_occupants", "why_opponents",
    "why_outcome_of_move", "why_outcome_of_support", "why_possible", "why_prevention", "why_resistance",
    "why_retreats", "why_stands", "why_strength", "why_succeeds", "why_taken",
]

PACK = Pack('diplomacy_1971', 'Diplomacy, the rules of 1971', __name__)

_HOMES = {
    "_kinds": (
        "Army Feature Move Movement OUTCOME_BOUNCED OUTCOME_CUT OUTCOME_SUCCEEDS OUTCOME_VOID Outcome Power "
        "Province Quality Support "
    ),
    "_words": (
        "MAN PERCENT POINTS "
    ),
    "board": (
        "strength "
    ),
    "board_why": (
        "why_strength "
    ),
    "movement_": (
        "aim attack attacks backers backing contested defence dislodged driven_out_from foreign_help hold "
        "kept_back leaves legal matched movement movers_into moves_off occupants opponents outcome_of_move "
        "outcome_of_support possible prevention resistance retreats stands succeeds taken "
    ),
    "movement_why": (
        "why_aim why_attack why_attacks why_backers why_backing why_contested why_defence why_dislodged "
        "why_driven_out_from why_foreign_help why_hold why_kept_back why_leaves why_legal why_matched "
        "why_movers_into why_moves_off why_occupants why_opponents why_outcome_of_move why_outcome_of_support "
        "why_possible why_prevention why_resistance why_retreats why_stands why_succeeds why_taken "
    ),
}


def __getattr__(name: str) -> Any:
    """A public name, from the module that defines it."""
    for home, names in _HOMES.items():
        if name in names.split():
            value = getattr(import_module(f"{__name__}.{home}"), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

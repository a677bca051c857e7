"""Diplomacy, the rules of 1971: resolvers compiled from its rules."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from rulec.runtime import Pack

if TYPE_CHECKING:
    from ._acts import GAME
    from ._kinds import (
        Convoy, Feature, Move, Movement, OUTCOME_BOUNCED, OUTCOME_CUT, OUTCOME_FAILS, OUTCOME_SUCCEEDS,
        OUTCOME_VOID, Outcome, Piece, Power, Province, Quality, Shore, Support,
    )
    from ._words import MAN, PERCENT, POINTS
    from ._world import World
    from .board import strength
    from .board_why import why_strength
    from .movement_ import (
        afloat, aim, arrives, attack, attacks, backers, backing, by_convoy, can_cross, carries, contested,
        convoy_lost, convoy_matched, defence, dislodged, driven_out_from, ferried, ferries, fleet_retreats,
        foreign_help, head_on, hold, kept_back, landing, landings, leaves, legal, matched, may_sail,
        movement, movers_into, moves_off, needed, occupants, oncoming, onward, open_to, outcome_of_convoy,
        outcome_of_move, outcome_of_support, possible, prevention, reaches, resistance, retreats, sails,
        same_coast, sea_meant, stands, succeeds, taken_, waters_near,
    )
    from .movement_why import (
        why_afloat, why_aim, why_arrives, why_attack, why_attacks, why_backers, why_backing, why_by_convoy,
        why_can_cross, why_carries, why_contested, why_convoy_lost, why_convoy_matched, why_defence,
        why_dislodged, why_driven_out_from, why_ferried, why_ferries, why_fleet_retreats, why_foreign_help,
        why_head_on, why_hold, why_kept_back, why_landing, why_landings, why_leaves, why_legal, why_matched,
        why_may_sail, why_movers_into, why_moves_off, why_needed, why_occupants, why_oncoming, why_onward,
        why_open_to, why_outcome_of_convoy, why_outcome_of_move, why_outcome_of_support, why_possible,
        why_prevention, why_reaches, why_resistance, why_retreats, why_sails, why_same_coast, why_sea_meant,
        why_stands, why_succeeds, why_taken, why_waters_near,
    )

__all__ = [
    "Convoy", "Feature", "GAME", "MAN", "Move", "Movement", "OUTCOME_BOUNCED", "OUTCOME_CUT",
    "OUTCOME_FAILS", "OUTCOME_SUCCEEDS", "OUTCOME_VOID", "Outcome", "PACK", "PERCENT", "POINTS", "Piece",
    "Power", "Province", "Quality", "Shore", "Support", "World", "afloat", "aim", "arrives", "attack",
    "attacks", "backers", "backing", "by_convoy", "can_cross", "carries", "contested", "convoy_lost",
    "convoy_matched", "defence", "dislodged", "driven_out_from", "ferried", "ferries", "fleet_retreats",
    "foreign_help", "head_on", "hold", "kept_back", "landing", "landings", "leaves", "legal", "matched",
    "may_sail", "movement", "movers_into", "moves_off", "needed", "occupants", "oncoming", "onward",
    "open_to", "outcome_of_convoy", "outcome_of_move", "outcome_of_support", "possible", "prevention",
    "reaches", "resistance", "retreats", "sails", "same_coast", "sea_meant", "stands", "strength",
    "succeeds", "taken_", "waters_near", "why_afloat", "why_aim", "why_arrives", "why_attack",
    "why_attacks", "why_backers", "why_backing", "why_by_convoy", "why_can_cross", "why_carries",
    "why_contested", "why_convoy_lost", "why_convoy_matched", "why_defence", "why_dislodged",
    "why_driven_out_from", "why_ferried", "why_ferries", "why_fleet_retreats", "why_foreign_help",
    "why_head_on", "why_hold", "why_kept_back", "why_landing", "why_landings", "why_leaves", "why_legal",
    "why_matched", "why_may_sail", "why_movers_into", "why_moves_off", "why_needed", "why_occupants",
    "why_oncoming", "why_onward", "why_open_to", "why_outcome_of_convoy", "why_outcome_of_move",
    "why_outcome_of_support", "why_possible", "why_prevention", "why_reaches", "why_resistance",
    "why_retreats", "why_sails", "why_same_coast", "why_sea_meant", "why_stands", "why_strength",
    "why_succeeds", "why_taken", "why_waters_near",
]

PACK = Pack('diplomacy_1971', 'Diplomacy, the rules of 1971', __name__)

_HOMES = {
    "_acts": (
        "GAME "
    ),
    "_kinds": (
        "Convoy Feature Move Movement OUTCOME_BOUNCED OUTCOME_CUT OUTCOME_FAILS OUTCOME_SUCCEEDS OUTCOME_VOID "
        "Outcome Piece Power Province Quality Shore Support "
    ),
    "_words": (
        "MAN PERCENT POINTS "
    ),
    "_world": (
        "World "
    ),
    "board": (
        "strength "
    ),
    "board_why": (
        "why_strength "
    ),
    "movement_": (
        "afloat aim arrives attack attacks backers backing by_convoy can_cross carries contested convoy_lost "
        "convoy_matched defence dislodged driven_out_from ferried ferries fleet_retreats foreign_help head_on "
        "hold kept_back landing landings leaves legal matched may_sail movement movers_into moves_off needed "
        "occupants oncoming onward open_to outcome_of_convoy outcome_of_move outcome_of_support possible "
        "prevention reaches resistance retreats sails same_coast sea_meant stands succeeds taken_ waters_near "
    ),
    "movement_why": (
        "why_afloat why_aim why_arrives why_attack why_attacks why_backers why_backing why_by_convoy "
        "why_can_cross why_carries why_contested why_convoy_lost why_convoy_matched why_defence why_dislodged "
        "why_driven_out_from why_ferried why_ferries why_fleet_retreats why_foreign_help why_head_on why_hold "
        "why_kept_back why_landing why_landings why_leaves why_legal why_matched why_may_sail why_movers_into "
        "why_moves_off why_needed why_occupants why_oncoming why_onward why_open_to why_outcome_of_convoy "
        "why_outcome_of_move why_outcome_of_support why_possible why_prevention why_reaches why_resistance "
        "why_retreats why_sails why_same_coast why_sea_meant why_stands why_succeeds why_taken "
        "why_waters_near "
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

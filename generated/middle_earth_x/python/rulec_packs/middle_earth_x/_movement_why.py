"""The resolvers of movement.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes, is_linked, lies_on_chain

from ._choices import (
    FEATURE_FORT, OUTCOME_BOUNCED, OUTCOME_CUT, OUTCOME_FAILS, OUTCOME_SUCCEEDS, OUTCOME_VOID, Outcome,
    QUALITY_DOUBLE,
)
from ._kinds import Convoy, Move, Movement, Piece, Province, Shore, Support
from ._world import (
    VARIANT_ANY_ROUTE, VARIANT_ORIGIN_OPEN, VARIANT_OWN_FLEET, VARIANT_SZYKMAN, VARIANT_WALLS_KEEP_HELP,
    World,
)
from ._board import onward, reaches, strength, ways_from
from ._movement import (
    afloat, against_its_way, aim, attack, attacks, backers, backing, bound, came_from, can_cross, contested,
    convoy_lost, defence, dislodged, ferried, ferries, first_given, foreign_help, head_on, hold, kept_back,
    landing, landings, leaves, may_sail, movers_into, moves_off, needed, occupants, on_route, oncoming,
    open_to, prevention, resistance, sails, same_coast, sea_meant, taken_, waters_near,
)

_FEATURE_FORT_BIT: Final = 1 << FEATURE_FORT
_QUALITY_DOUBLE_BIT: Final = 1 << QUALITY_DOUBLE
_VARIANT_ANY_ROUTE_BIT: Final = 1 << VARIANT_ANY_ROUTE
_VARIANT_ORIGIN_OPEN_BIT: Final = 1 << VARIANT_ORIGIN_OPEN
_VARIANT_OWN_FLEET_BIT: Final = 1 << VARIANT_OWN_FLEET
_VARIANT_SZYKMAN_BIT: Final = 1 << VARIANT_SZYKMAN
_VARIANT_WALLS_KEEP_HELP_BIT: Final = 1 << VARIANT_WALLS_KEEP_HELP

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "landings": (
        Label('otherwise', ''),
    ),
    "landing": (
        Label('case', 'the coast that is named', 1, 'Published adjudication cases (version 3.0 numbering), "6.B.3"'),
        Label('case', 'there is no other'),
        Label('otherwise', ''),
    ),
    "afloat": (
        Label('otherwise', ''),
    ),
    "can_cross": (
        Label('no', 'only an army can be carried, and only to land'),
        Label('holds', ''),
    ),
    "legal": (
        Label('case', 'it has an order already', 1, 'ruling "Two orders for one unit"'),
        Label('case', 'it stands there already', 1, 'Published adjudication cases (version 3.0 numbering), "6.A.5"'),
        Label('case', 'no coast there, or several', 1, 'Published adjudication cases (version 3.0 numbering), "6.B.1"'),
        Label('case', 'the provinces do not touch', 1, 'Published adjudication cases (version 3.0 numbering), "6.A.1"'),
        Label('otherwise', ''),
        Label('circle', 'Any other ring', 1, 'ruling "Rings of orders that are neither moves alone nor convoys"'),
    ),
    "carries": (
        Label('case', 'it has an order already', 1, 'ruling "Two orders for one unit"'),
        Label('case', 'it has an order to move'),
        Label('case', 'only a fleet at sea can carry'),
        Label('case', 'a fleet is not carried', 1, 'Published adjudication cases (version 3.0 numbering), "6.A.7"'),
        Label('case', 'no place to land', 1, 'Published adjudication cases (version 3.0 numbering), "6.A.5"'),
        Label('otherwise', ''),
        Label('circle', 'Any other ring', 1, 'ruling "Rings of orders that are neither moves alone nor convoys"'),
    ),
    "ferries": (
        Label('otherwise', ''),
    ),
    "bound": (
        Label('holds', ''),
    ),
    "on_route": (
        Label('holds', ''),
    ),
    "needed": (
        Label('no', 'another route is named'),
        Label('holds', ''),
    ),
    "by_convoy": (
        Label('case', 'no army on its way'),
        Label('case', 'no way by land'),
        Label('case', 'its route is named', 1, 'ruling "An army that names the seas over which it goes"'),
        Label('case', 'it was meant so'),
        Label('otherwise', ''),
        Label('circle', 'Any other ring', 1, 'ruling "Rings of orders that are neither moves alone nor convoys"'),
    ),
    "sea_meant": (
        Label('yes', 'it was ordered so', 1, 'Published adjudication cases (version 3.0 numbering), "6.G.8"', 'movement'),
        Label('yes', 'a fleet of its own is to carry it', 1, '', 'movement'),
        Label('otherwise', ''),
    ),
    "may_sail": (
        Label('no', 'it walks', 1, '', 'movement'),
        Label('holds', ''),
    ),
    "convoy_matched": (
        Label('case', ''),
        Label('case', 'the army sets out'),
        Label('otherwise', ''),
        Label('circle', 'Any other ring', 1, 'ruling "Rings of orders that are neither moves alone nor convoys"'),
    ),
    "aim": (
        Label('otherwise', ''),
    ),
    "first_given": (
        Label('no', 'its support cannot be divided', 1, 'Middle Earth IX (ta0605) and X (ta07/05), the variants\' rules, "MIDDLE EARTH IX", lines 53-54', 'armies'),
        Label('holds', ''),
    ),
    "possible": (
        Label('case', 'it has an order already'),
        Label('case', 'it has an order to move'),
        Label('case', 'nobody supports itself', 1, 'Published adjudication cases (version 3.0 numbering), "6.A.8"'),
        Label('case', 'it could not go there itself', 1, 'Published adjudication cases (version 3.0 numbering), "6.A.10"'),
        Label('otherwise', ''),
        Label('circle', 'Any other ring', 1, 'ruling "Rings of orders that are neither moves alone nor convoys"'),
    ),
    "matched": (
        Label('case', ''),
        Label('case', 'it is held where it stands'),
        Label('case', 'its move is supported'),
        Label('otherwise', ''),
        Label('circle', 'Any other ring', 1, 'ruling "Rings of orders that are neither moves alone nor convoys"'),
    ),
    "same_coast": (
        Label('no', 'another coast', 1, 'Published adjudication cases (version 3.0 numbering), "6.B.9"'),
        Label('otherwise', ''),
    ),
    "moves_off": (
        Label('holds', ''),
    ),
    "movers_into": (
        Label('otherwise', ''),
    ),
    "oncoming": (
        Label('otherwise', ''),
    ),
    "occupants": (
        Label('otherwise', ''),
    ),
    "backers": (
        Label('otherwise', ''),
    ),
    "arrives": (
        Label('case', 'void'),
        Label('case', 'it need not go by sea'),
        Label('case', 'its convoy is broken'),
        Label('otherwise', 'its fleets carry it'),
        Label('circle', 'A convoy that hangs on itself', 1, 'ruling "Convoys that hang on each other in a ring"'),
        Label('circle', 'Any other ring', 1, 'ruling "Rings of orders that are neither moves alone nor convoys"'),
    ),
    "ferried": (
        Label('no', 'a sea of its route carries it no further', 1, 'ruling "An army that names the seas over which it goes"'),
        Label('holds', ''),
    ),
    "convoy_lost": (
        Label('no', 'another way is left', 1, '', 'movement'),
        Label('holds', ''),
    ),
    "sails": (
        Label('yes', 'it has to'),
        Label('holds', 'fleets carry it'),
    ),
    "head_on": (
        Label('holds', ''),
    ),
    "succeeds": (
        Label('case', 'no way'),
        Label('case', 'too weak against the defence'),
        Label('case', 'stood off', 1, 'Published adjudication cases (version 3.0 numbering), "6.A.11"'),
        Label('otherwise', ''),
        Label('circle', 'A ring of moves', 1, 'Published adjudication cases (version 3.0 numbering), "6.C.2"'),
        Label('circle', 'Any other ring', 1, 'ruling "Rings of orders that are neither moves alone nor convoys"'),
    ),
    "stands": (
        Label('case', 'void'),
        Label('case', 'driven out'),
        Label('case', 'cut'),
        Label('otherwise', ''),
        Label('circle', 'Any other ring', 1, 'ruling "Rings of orders that are neither moves alone nor convoys"'),
    ),
    "cut_by": (
        Label('case', 'it is driven out'),
        Label('otherwise', ''),
    ),
    "attacks": (
        Label('no', 'nobody cuts support of the same power'),
        Label('no', 'it comes from where the support goes', 1, 'Published adjudication cases (version 3.0 numbering), "6.D.21"; "6.G.13"'),
        Label('no', 'it comes over the fleet that the support is against'),
        Label('no', 'the walls', 1, '', 'armies'),
        Label('otherwise', ''),
    ),
    "against_its_way": (
        Label('no', 'the army does not need that fleet', 1, '', 'movement'),
        Label('no', 'it hangs on itself, and is settled otherwise', 1, '', 'movement'),
        Label('holds', ''),
    ),
    "leaves": (
        Label('holds', ''),
    ),
    "dislodged": (
        Label('holds', ''),
    ),
    "kept_back": (
        Label('holds', ''),
    ),
    "backing": (
        Label('base', ''),
        Label('add', 'support'),
    ),
    "defence": (
        Label('base', ''),
        Label('add', 'the walls', 1, 'Middle Earth IX (ta0605) and X (ta07/05), the variants\' rules, "MIDDLE EARTH IX", line 86', 'Fort (feature)'),
    ),
    "hold": (
        Label('case', 'nobody stays'),
        Label('case', 'the unit there tried to leave'),
        Label('otherwise', ''),
    ),
    "resistance": (
        Label('case', 'they meet head on'),
        Label('otherwise', ''),
    ),
    "attack": (
        Label('case', 'it does not get that far'),
        Label('case', 'nobody is in its way'),
        Label('case', 'nobody drives out its own side', 1, 'Published adjudication cases (version 3.0 numbering), "6.E.3"'),
        Label('otherwise', ''),
    ),
    "foreign_help": (
        Label('otherwise', ''),
    ),
    "prevention": (
        Label('case', 'it does not get that far', 1, 'Published adjudication cases (version 3.0 numbering), "6.F.8"'),
        Label('case', 'driven back where it came from', 1, 'Published adjudication cases (version 3.0 numbering), "6.E.1"'),
        Label('otherwise', ''),
    ),
    "outcome_of_move": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "outcome_of_support": (
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "outcome_of_convoy": (
        Label('case', ''),
        Label('case', 'the fleet is driven out'),
        Label('case', 'the army stays'),
        Label('otherwise', ''),
    ),
    "contested": (
        Label('holds', ''),
    ),
    "taken_": (
        Label('holds', ''),
    ),
    "open_to": (
        Label('holds', ''),
    ),
    "came_from": (
        Label('no', 'it came by sea', 1, '', 'movement'),
        Label('holds', ''),
    ),
    "driven_out_from": (
        Label('otherwise', ''),
    ),
    "driven_out_by": (
        Label('otherwise', ''),
    ),
    "coast_aimed_at": (
        Label('case', 'the coast that is named'),
        Label('case', 'that of the move'),
        Label('otherwise', ''),
    ),
    "land_retreats": (
        Label('otherwise', ''),
    ),
    "fleet_retreats": (
        Label('otherwise', ''),
    ),
    "waters_near": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
}


def why_landings(weighed: Movement, move: Move) -> tuple[Sequence[Shore], Notes]:
    """The coasts of its goal that a fleet can go to.

    `landings` with its notes: pairs of an index of LABELS['landings'] and what it moved.
    rules1971 "The board".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [
        shore
        for shore in move.goal.shores
        if move.unit.shore is not None and shore in move.unit.shore.near
    ], notes


def why_landing(weighed: Movement, move: Move) -> tuple[Shore | None, Notes]:
    """The coast at which a fleet arrives.

    `landing` with its notes: pairs of an index of LABELS['landing'] and what it moved.
    cases "6.B.1".
    """
    notes: Notes = []
    move_coast = move.coast
    if move_coast is not None:
        notes.append((0, 0))
        # the coast that is named
        return next((shore for shore in landings(weighed, move) if shore is move_coast), None), notes
    if len(landings(weighed, move)) == 1:
        notes.append((1, 0))
        return next(iter(landings(weighed, move)), None), notes  # there is no other
    notes.append((2, 0))
    return None, notes


def why_afloat(weighed: Movement) -> tuple[Sequence[Shore], Notes]:
    """The seas in which a fleet lies.

    `afloat` with its notes: pairs of an index of LABELS['afloat'] and what it moved.
    rules1971 "Convoys".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [unit.shore for unit in weighed.units if unit.shore is not None and unit.place.sea], notes


def why_can_cross(weighed: Movement, move: Move) -> tuple[bool, Notes]:
    """A chain of fleets leads from the move's unit's place to the move's goal.

    `can_cross` with its notes: pairs of an index of LABELS['can_cross'] and what it moved.
    cases "6.A.7".
    """
    notes: Notes = []
    move_unit = move.unit
    if move_unit.shore is not None or move.goal.sea:
        notes.append((0, 0))
        return False, notes  # only an army can be carried, and only to land
    if not any(
        is_linked(start, move.goal.shores, afloat(weighed), lambda shore: onward(shore))
        for start in move_unit.place.shores
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_legal(weighed: Movement, move: Move, world: World) -> tuple[bool, Notes]:
    """The move's unit may be ordered to the move's goal.

    `legal` with its notes: pairs of an index of LABELS['legal'] and what it moved.
    rules1971 "Orders".
    """
    notes: Notes = []
    move_unit = move.unit
    if next((other for other in weighed.moves if other.unit is move_unit), None) is not move:
        notes.append((0, 0))
        return False, notes  # it has an order already
    move_goal = move.goal
    move_unit_place = move_unit.place
    if move_goal is move_unit_place:
        notes.append((1, 0))
        return False, notes  # it stands there already
    move_unit_shore = move_unit.shore
    if move_unit_shore is not None and landing(weighed, move) is None:
        notes.append((2, 0))
        return False, notes  # no coast there, or several
    if (
        move_unit_shore is None
        and move_goal not in ways_from(move_unit_place, world)
        and not can_cross(weighed, move)
    ):
        notes.append((3, 0))
        return False, notes  # the provinces do not touch
    notes.append((4, 0))
    return True, notes


def why_carries(weighed: Movement, convoy: Convoy) -> tuple[bool, Notes]:
    """The convoy's unit can carry the convoy's army to the convoy's goal.

    `carries` with its notes: pairs of an index of LABELS['carries'] and what it moved.
    rules1971 "Convoys".
    """
    notes: Notes = []
    convoy_unit = convoy.unit
    if next((other for other in weighed.convoys if other.unit is convoy_unit), None) is not convoy:
        notes.append((0, 0))
        return False, notes  # it has an order already
    if moves_off(weighed, convoy_unit):
        notes.append((1, 0))
        return False, notes  # it has an order to move
    if convoy_unit.shore is None or not convoy_unit.place.sea:
        notes.append((2, 0))
        return False, notes  # only a fleet at sea can carry
    convoy_army = convoy.army
    if convoy_army.shore is not None:
        notes.append((3, 0))
        return False, notes  # a fleet is not carried
    convoy_goal = convoy.goal
    if convoy_goal.sea or convoy_goal is convoy_army.place:
        notes.append((4, 0))
        return False, notes  # no place to land
    notes.append((5, 0))
    return True, notes


def why_ferries(weighed: Movement, move: Move) -> tuple[Sequence[Convoy], Notes]:
    """The convoys that are ordered for a move.

    `ferries` with its notes: pairs of an index of LABELS['ferries'] and what it moved.
    rules1971 "Convoys".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [
        convoy
        for convoy in weighed.convoys
        if convoy.army is move.unit
            and convoy.goal is move.goal
            and weighed.carries[convoy]
            and on_route(weighed, convoy, move)
    ], notes


def why_bound(weighed: Movement, move: Move) -> tuple[bool, Notes]:
    """The move's unit is ordered over certain seas.

    `bound` with its notes: pairs of an index of LABELS['bound'] and what it moved.
    """
    notes: Notes = []
    if len(move.route) <= 0:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_on_route(weighed: Movement, convoy: Convoy, move: Move) -> tuple[bool, Notes]:
    """The convoy's unit lies where the move's unit may sail.

    `on_route` with its notes: pairs of an index of LABELS['on_route'] and what it moved.
    """
    notes: Notes = []
    if bound(weighed, move) and convoy.unit.place not in move.route:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_needed(weighed: Movement, convoy: Convoy, move: Move) -> tuple[bool, Notes]:
    """The convoy's unit lies on the way of the move's unit.

    `needed` with its notes: pairs of an index of LABELS['needed'] and what it moved.
    Raises TooManyChains (there are too many chains to look at).
    cases "6.G.19".
    """
    notes: Notes = []
    if not on_route(weighed, convoy, move):
        notes.append((0, 0))
        return False, notes  # another route is named
    convoy_unit = convoy.unit
    convoy_unit_shore = convoy_unit.shore
    if (
        convoy_unit_shore is None
        or not any(
            lies_on_chain(
                convoy_unit_shore, start, move.goal.shores, afloat(weighed), lambda shore: onward(shore),
            )
            for start in move.unit.place.shores
        )
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_by_convoy(weighed: Movement, move: Move, world: World) -> tuple[bool, Notes]:
    """The move's unit has to go by sea.

    `by_convoy` with its notes: pairs of an index of LABELS['by_convoy'] and what it moved.
    Raises TooManyChains (there are too many chains to look at).
    rules1971 "Convoys".
    """
    notes: Notes = []
    move_unit = move.unit
    if move_unit.shore is not None or not weighed.legal[move]:
        notes.append((0, 0))
        return False, notes  # no army on its way
    if move.goal not in ways_from(move_unit.place, world):
        notes.append((1, 0))
        return True, notes  # no way by land
    if bound(weighed, move):
        notes.append((2, 0))
        return True, notes  # its route is named
    if sea_meant(weighed, move, world):
        notes.append((3, 0))
        return True, notes  # it was meant so
    notes.append((4, 0))
    return False, notes


def why_sea_meant(weighed: Movement, move: Move, world: World) -> tuple[bool, Notes]:
    """The move's unit is meant to go by sea and not by land.

    `sea_meant` with its notes: pairs of an index of LABELS['sea_meant'] and what it moved.
    Raises TooManyChains (there are too many chains to look at).
    """
    notes: Notes = []
    if world.variants & _VARIANT_OWN_FLEET_BIT:
        if move.by_sea:
            notes.append((0, 0))
            return True, notes  # movement: it was ordered so
        if any(
            convoy.unit.owner is move.unit.owner and needed(weighed, convoy, move)
            for convoy in ferries(weighed, move)
        ):
            notes.append((1, 0))
            return True, notes  # movement: a fleet of its own is to carry it
    notes.append((2, 0))
    return False, notes


def why_may_sail(weighed: Movement, move: Move, world: World) -> tuple[bool, Notes]:
    """The move's unit may go by land or by sea.

    `may_sail` with its notes: pairs of an index of LABELS['may_sail'] and what it moved.
    Raises TooManyChains (there are too many chains to look at).
    """
    notes: Notes = []
    if world.variants & _VARIANT_OWN_FLEET_BIT and not sea_meant(weighed, move, world):
        notes.append((0, 0))
        return False, notes  # movement: it walks
    if (
        weighed.by_convoy[move]
        or not weighed.legal[move]
        or move.unit.shore is not None
        or len(ferries(weighed, move)) <= 0
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_convoy_matched(weighed: Movement, convoy: Convoy, world: World) -> tuple[bool, Notes]:
    """The convoy's unit carries the convoy's army.

    `convoy_matched` with its notes: pairs of an index of LABELS['convoy_matched'] and what it moved.
    Raises TooManyChains (there are too many chains to look at).
    cases "6.D.27".
    """
    notes: Notes = []
    if not weighed.carries[convoy]:
        notes.append((0, 0))
        return False, notes
    if any(
        move.unit is convoy.army
            and (weighed.by_convoy[move] or may_sail(weighed, move, world))
            and needed(weighed, convoy, move)
        for move in movers_into(weighed, convoy.goal)
    ):
        notes.append((1, 0))
        return True, notes  # the army sets out
    notes.append((2, 0))
    return False, notes


def why_aim(weighed: Movement, support: Support) -> tuple[Province, Notes]:
    """The province for which a support is meant.

    `aim` with its notes: pairs of an index of LABELS['aim'] and what it moved.
    rules1971 "Support".
    """
    notes: Notes = []
    notes.append((0, 0))
    support_goal = support.goal
    return (support_goal if support_goal is not None else support.friend.place), notes


def why_first_given(weighed: Movement, support: Support) -> tuple[bool, Notes]:
    """The support's unit is to support nothing else.

    `first_given` with its notes: pairs of an index of LABELS['first_given'] and what it moved.
    """
    notes: Notes = []
    support_unit = support.unit
    if (
        support_unit.qualities & _QUALITY_DOUBLE_BIT
        and any(other.unit is support_unit for other in weighed.supports if other is not support)
    ):
        notes.append((0, 0))
        return False, notes  # armies: its support cannot be divided
    weighed_supports = weighed.supports
    if next((other for other in weighed_supports if other.unit is support_unit), None) is not support:
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_possible(weighed: Movement, support: Support, world: World) -> tuple[bool, Notes]:
    """The support's unit can support into aim.

    `possible` with its notes: pairs of an index of LABELS['possible'] and what it moved.
    rules1971 "Support".
    """
    notes: Notes = []
    if not first_given(weighed, support):
        notes.append((0, 0))
        return False, notes  # it has an order already
    support_unit = support.unit
    if moves_off(weighed, support_unit):
        notes.append((1, 0))
        return False, notes  # it has an order to move
    if support.friend is support_unit:
        notes.append((2, 0))
        return False, notes  # nobody supports itself
    if not reaches(support_unit, aim(weighed, support), world):
        notes.append((3, 0))
        return False, notes  # it could not go there itself
    notes.append((4, 0))
    return True, notes


def why_matched(weighed: Movement, support: Support) -> tuple[bool, Notes]:
    """The supported unit does what the support's unit supports.

    `matched` with its notes: pairs of an index of LABELS['matched'] and what it moved.
    cases "6.D.9".
    """
    notes: Notes = []
    if not weighed.possible[support]:
        notes.append((0, 0))
        return False, notes
    support_goal = support.goal
    if support_goal is None and not moves_off(weighed, support.friend):
        notes.append((1, 0))
        return True, notes  # it is held where it stands
    if (
        support_goal is not None
        and any(
            move.unit is support.friend and same_coast(weighed, support, move)
            for move in movers_into(weighed, aim(weighed, support))
        )
    ):
        notes.append((2, 0))
        return True, notes  # its move is supported
    notes.append((3, 0))
    return False, notes


def why_same_coast(weighed: Movement, support: Support, move: Move) -> tuple[bool, Notes]:
    """The support is for the coast at which the move's unit arrives.

    `same_coast` with its notes: pairs of an index of LABELS['same_coast'] and what it moved.
    cases "6.B.7".
    """
    notes: Notes = []
    support_coast = support.coast
    if (
        support_coast is not None
        and landing(weighed, move) is not None
        and landing(weighed, move) is not support_coast
    ):
        notes.append((0, 0))
        return False, notes  # another coast
    notes.append((1, 0))
    return True, notes


def why_moves_off(weighed: Movement, unit: Piece) -> tuple[bool, Notes]:
    """The unit has an order to move.

    `moves_off` with its notes: pairs of an index of LABELS['moves_off'] and what it moved.
    rules1971 "Orders".
    """
    notes: Notes = []
    if not any(move.unit is unit and weighed.legal[move] for move in weighed.moves):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_movers_into(weighed: Movement, province: Province) -> tuple[Sequence[Move], Notes]:
    """The moves that are ordered into a province and can be made.

    `movers_into` with its notes: pairs of an index of LABELS['movers_into'] and what it moved.
    rules1971 "Orders".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [move for move in weighed.moves if move.goal is province and weighed.legal[move]], notes


def why_oncoming(weighed: Movement, move: Move) -> tuple[Sequence[Move], Notes]:
    """The move that comes the other way, if any does.

    `oncoming` with its notes: pairs of an index of LABELS['oncoming'] and what it moved.
    rules1971 "Conflicts".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [other for other in movers_into(weighed, move.unit.place) if other.unit.place is move.goal], notes


def why_occupants(weighed: Movement, province: Province) -> tuple[Sequence[Piece], Notes]:
    """The unit that stands in a province as the season begins.

    `occupants` with its notes: pairs of an index of LABELS['occupants'] and what it moved.
    rules1971 "The board".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [unit for unit in weighed.units if unit.place is province], notes


def why_backers(weighed: Movement, unit: Piece) -> tuple[Sequence[Support], Notes]:
    """The supports that a unit is given.

    `backers` with its notes: pairs of an index of LABELS['backers'] and what it moved.
    rules1971 "Support".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [
        support
        for support in weighed.supports
        if support.friend is unit and weighed.matched[support]
    ], notes


def why_arrives(weighed: Movement, move: Move, world: World) -> tuple[bool, Notes]:
    """The move's unit finds its way to the move's goal.

    `arrives` with its notes: pairs of an index of LABELS['arrives'] and what it moved.
    Raises TooManyChains (there are too many chains to look at).
    rules1971 "Convoys".
    """
    notes: Notes = []
    if weighed.arrives.by_circle(move) == 0:
        notes.append((4, 0))
        return False, notes  # A convoy that hangs on itself
    if weighed.arrives.by_circle(move) == 2:
        notes.append((5, 0))
        return False, notes  # Any other ring
    if not weighed.legal[move]:
        notes.append((0, 0))
        return False, notes  # void
    if not weighed.by_convoy[move]:
        notes.append((1, 0))
        return True, notes  # it need not go by sea
    if convoy_lost(weighed, move, world):
        notes.append((2, 0))
        return False, notes  # its convoy is broken
    notes.append((3, 0))
    return ferried(weighed, move), notes  # its fleets carry it


def why_ferried(weighed: Movement, move: Move) -> tuple[bool, Notes]:
    """Fleets that hold carry the move's unit all the way.

    `ferried` with its notes: pairs of an index of LABELS['ferried'] and what it moved.
    rules1971 "Convoys".
    """
    notes: Notes = []
    if any(
        not any(
            convoy.unit.place is sea and not dislodged(weighed, convoy.unit)
            for convoy in ferries(weighed, move)
        )
        for sea in move.route
    ):
        notes.append((0, 0))
        return False, notes  # a sea of its route carries it no further
    if not any(
        is_linked(
            start, move.goal.shores,
            [
                shore
                for shore in afloat(weighed)
                if any(
                    convoy.unit.shore is shore and not dislodged(weighed, convoy.unit)
                    for convoy in ferries(weighed, move)
                )
            ],
            lambda shore: onward(shore),
        )
        for start in move.unit.place.shores
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_convoy_lost(weighed: Movement, move: Move, world: World) -> tuple[bool, Notes]:
    """A fleet on the way of the move's unit is driven out.

    `convoy_lost` with its notes: pairs of an index of LABELS['convoy_lost'] and what it moved.
    Raises TooManyChains (there are too many chains to look at).
    """
    notes: Notes = []
    if world.variants & _VARIANT_ANY_ROUTE_BIT and ferried(weighed, move):
        notes.append((0, 0))
        return False, notes  # movement: another way is left
    if not any(
        dislodged(weighed, convoy.unit) and needed(weighed, convoy, move)
        for convoy in ferries(weighed, move)
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_sails(weighed: Movement, move: Move, world: World) -> tuple[bool, Notes]:
    """The move's unit goes by sea.

    `sails` with its notes: pairs of an index of LABELS['sails'] and what it moved.
    Raises TooManyChains (there are too many chains to look at).
    """
    notes: Notes = []
    if weighed.by_convoy[move]:
        notes.append((0, 0))
        return True, notes  # it has to
    if not may_sail(weighed, move, world) or convoy_lost(weighed, move, world) or not ferried(weighed, move):
        notes.append((1, 0))
        return False, notes  # fleets carry it
    return True, notes


def why_head_on(weighed: Movement, move: Move, other: Move, world: World) -> tuple[bool, Notes]:
    """The move's unit and the other's unit meet on the way.

    `head_on` with its notes: pairs of an index of LABELS['head_on'] and what it moved.
    Raises TooManyChains (there are too many chains to look at).
    cases "6.G.1".
    """
    notes: Notes = []
    if sails(weighed, move, world) or sails(weighed, other, world):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_succeeds(weighed: Movement, move: Move, world: World) -> tuple[bool, Notes]:
    """The move's unit gets to the move's goal.

    `succeeds` with its notes: pairs of an index of LABELS['succeeds'] and what it moved.
    Raises TooManyChains (there are too many chains to look at).
    rules1971 "Conflicts".
    """
    notes: Notes = []
    if weighed.succeeds.by_circle(move) == 1:
        notes.append((4, 0))
        return True, notes  # A ring of moves
    if weighed.succeeds.by_circle(move) == 2:
        notes.append((5, 0))
        return False, notes  # Any other ring
    if not weighed.arrives.now[move] > 0:
        notes.append((0, 0))
        return False, notes  # no way
    if attack(weighed, move, world) <= resistance(weighed, move, world):
        notes.append((1, 0))
        return False, notes  # too weak against the defence
    if any(
        attack(weighed, move, world) <= prevention(weighed, other, world)
        for other in movers_into(weighed, move.goal)
        if other is not move
    ):
        notes.append((2, 0))
        return False, notes  # stood off
    notes.append((3, 0))
    return True, notes


def why_stands(weighed: Movement, support: Support, world: World) -> tuple[bool, Notes]:
    """The support of the support's unit counts.

    `stands` with its notes: pairs of an index of LABELS['stands'] and what it moved.
    Raises TooManyChains (there are too many chains to look at).
    rules1971 "Support".
    """
    notes: Notes = []
    if weighed.stands.by_circle(support) == 2:
        notes.append((4, 0))
        return False, notes  # Any other ring
    if not weighed.matched[support]:
        notes.append((0, 0))
        return False, notes  # void
    support_unit = support.unit
    support_unit_place = support_unit.place
    if any(
        weighed.succeeds.now[other] > 0 and not against_its_way(weighed, other, support, world)
        for other in movers_into(weighed, support_unit_place)
    ):
        notes.append((1, 0))
        return False, notes  # driven out
    if any(
        attacks(weighed, other, support, world) and weighed.arrives.now[other] > 0
        for other in movers_into(weighed, support_unit_place)
    ):
        notes.append((2, 0))
        return False, notes  # cut
    notes.append((3, 0))
    return True, notes


def why_cut_by(weighed: Movement, support: Support, world: World) -> tuple[Move | None, Notes]:
    """The move that cuts a support, or drives out whoever gives it.

    `cut_by` with its notes: pairs of an index of LABELS['cut_by'] and what it moved.
    Raises TooManyChains (there are too many chains to look at).
    rules1971 "Support".
    """
    notes: Notes = []
    support_unit = support.unit
    support_unit_place = support_unit.place
    if any(
        weighed.succeeds.now[other] > 0 and not against_its_way(weighed, other, support, world)
        for other in movers_into(weighed, support_unit_place)
    ):
        notes.append((0, 0))
        # it is driven out
        return next(
            (
                other
                for other in movers_into(weighed, support_unit_place)
                if weighed.succeeds.now[other] > 0 and not against_its_way(weighed, other, support, world)
            ),
            None,
        ), notes
    notes.append((1, 0))
    return next(
        (
            other
            for other in movers_into(weighed, support_unit_place)
            if attacks(weighed, other, support, world) and weighed.arrives.now[other] > 0
        ),
        None,
    ), notes


def why_attacks(weighed: Movement, move: Move, support: Support, world: World) -> tuple[bool, Notes]:
    """The move's unit attacks the support's unit.

    `attacks` with its notes: pairs of an index of LABELS['attacks'] and what it moved.
    Raises TooManyChains (there are too many chains to look at).
    rules1971 "Support".
    """
    notes: Notes = []
    move_unit = move.unit
    support_unit = support.unit
    if move_unit.owner is support_unit.owner:
        notes.append((0, 0))
        return False, notes  # nobody cuts support of the same power
    if move_unit.place is aim(weighed, support):
        notes.append((1, 0))
        return False, notes  # it comes from where the support goes
    if against_its_way(weighed, move, support, world):
        notes.append((2, 0))
        return False, notes  # it comes over the fleet that the support is against
    if world.variants & _VARIANT_WALLS_KEEP_HELP_BIT and support_unit.place.features & _FEATURE_FORT_BIT:
        notes.append((3, 0))
        return False, notes  # armies: the walls
    notes.append((4, 0))
    return True, notes


def why_against_its_way(weighed: Movement, move: Move, support: Support, world: World) -> tuple[bool, Notes]:
    """The support's unit helps against a fleet on the way of the move's unit.

    `against_its_way` with its notes: pairs of an index of LABELS['against_its_way'] and what it moved.
    Raises TooManyChains (there are too many chains to look at).
    rules1971 "XII.5".
    """
    notes: Notes = []
    if (
        world.variants & _VARIANT_ANY_ROUTE_BIT
        and not bound(weighed, move)
        and any(
            is_linked(
                start, move.goal.shores,
                [
                    shore
                    for shore in afloat(weighed)
                    if shore.province is not aim(weighed, support)
                        and any(convoy.unit.shore is shore for convoy in ferries(weighed, move))
                ],
                lambda shore: onward(shore),
            )
            for start in move.unit.place.shores
        )
    ):
        notes.append((0, 0))
        return False, notes  # movement: the army does not need that fleet
    if world.variants & _VARIANT_SZYKMAN_BIT and weighed.by_convoy[move]:
        notes.append((1, 0))
        return False, notes  # movement: it hangs on itself, and is settled otherwise
    if (
        not weighed.by_convoy[move]
        or support.goal is None
        or not any(
            convoy.unit.place is aim(weighed, support) and needed(weighed, convoy, move)
            for convoy in ferries(weighed, move)
        )
    ):
        notes.append((2, 0))
        return False, notes
    return True, notes


def why_leaves(weighed: Movement, unit: Piece) -> tuple[bool, Notes]:
    """The unit leaves.

    `leaves` with its notes: pairs of an index of LABELS['leaves'] and what it moved.
    rules1971 "Conflicts".
    """
    notes: Notes = []
    if not any(move.unit is unit and weighed.succeeds.now[move] > 0 for move in weighed.moves):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_dislodged(weighed: Movement, unit: Piece) -> tuple[bool, Notes]:
    """The unit is driven out.

    `dislodged` with its notes: pairs of an index of LABELS['dislodged'] and what it moved.
    rules1971 "Retreats".
    """
    notes: Notes = []
    if (
        leaves(weighed, unit)
        or not any(weighed.succeeds.now[move] > 0 for move in movers_into(weighed, unit.place))
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_kept_back(weighed: Movement, move: Move, unit: Piece, world: World) -> tuple[bool, Notes]:
    """The unit is in the way of the move's unit.

    `kept_back` with its notes: pairs of an index of LABELS['kept_back'] and what it moved.
    Raises TooManyChains (there are too many chains to look at).
    rules1971 "Conflicts".
    """
    notes: Notes = []
    if (
        leaves(weighed, unit)
        and not any(
            other.unit is unit and head_on(weighed, move, other, world)
            for other in oncoming(weighed, move)
        )
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_backing(weighed: Movement, unit: Piece) -> tuple[int, Notes]:
    """A unit with all the support that it keeps.

    `backing` with its notes: pairs of an index of LABELS['backing'] and what it moved.
    In men.
    rules1971 "Support".
    """
    notes: Notes = []
    value = strength(unit)
    notes.append((0, value))
    for support in backers(weighed, unit):
        if weighed.stands.now[support] > 0:
            amount = strength(support.unit)
            notes.append((1, amount))
            value += amount  # support
    return value, notes


def why_defence(weighed: Movement, unit: Piece) -> tuple[int, Notes]:
    """A unit that does not try to leave.

    `defence` with its notes: pairs of an index of LABELS['defence'] and what it moved.
    In men.
    rules1971 "Conflicts".
    """
    notes: Notes = []
    value = backing(weighed, unit)
    notes.append((0, value))
    if unit.place.features & _FEATURE_FORT_BIT:
        notes.append((1, 1))
        value += 1  # Fort (feature): the walls
    return value, notes


def why_hold(weighed: Movement, province: Province) -> tuple[int, Notes]:
    """What stands against a move into a province.

    `hold` with its notes: pairs of an index of LABELS['hold'] and what it moved.
    In men.
    rules1971 "Conflicts".
    """
    notes: Notes = []
    if not any(not leaves(weighed, unit) for unit in occupants(weighed, province)):
        notes.append((0, 0))
        return 0, notes  # nobody stays
    if any(moves_off(weighed, unit) for unit in occupants(weighed, province)):
        notes.append((1, 0))
        # the unit there tried to leave
        return sum(strength(unit) for unit in occupants(weighed, province)), notes
    notes.append((2, 0))
    return sum(defence(weighed, unit) for unit in occupants(weighed, province)), notes


def why_resistance(weighed: Movement, move: Move, world: World) -> tuple[int, Notes]:
    """What a move has to overcome.

    `resistance` with its notes: pairs of an index of LABELS['resistance'] and what it moved.
    In men.
    Raises TooManyChains (there are too many chains to look at).
    rules1971 "Conflicts".
    """
    notes: Notes = []
    if any(head_on(weighed, move, other, world) for other in oncoming(weighed, move)):
        notes.append((0, 0))
        # they meet head on
        return sum(
            backing(weighed, other.unit)
            for other in oncoming(weighed, move)
            if head_on(weighed, move, other, world)
        ), notes
    notes.append((1, 0))
    return hold(weighed, move.goal), notes


def why_attack(weighed: Movement, move: Move, world: World) -> tuple[int, Notes]:
    """What a move counts for against whoever is in its way.

    `attack` with its notes: pairs of an index of LABELS['attack'] and what it moved.
    In men.
    Raises TooManyChains (there are too many chains to look at).
    rules1971 "Conflicts".
    """
    notes: Notes = []
    if not weighed.arrives.now[move] > 0:
        notes.append((0, 0))
        return 0, notes  # it does not get that far
    move_goal = move.goal
    if not any(kept_back(weighed, move, unit, world) for unit in occupants(weighed, move_goal)):
        notes.append((1, 0))
        return backing(weighed, move.unit), notes  # nobody is in its way
    if any(unit.owner is move.unit.owner for unit in occupants(weighed, move_goal)):
        notes.append((2, 0))
        return 0, notes  # nobody drives out its own side
    notes.append((3, 0))
    move_unit = move.unit
    return strength(move_unit) + foreign_help(weighed, move), notes


def why_foreign_help(weighed: Movement, move: Move) -> tuple[int, Notes]:
    """The support for a move that does not come from the power which would be driven out.

    `foreign_help` with its notes: pairs of an index of LABELS['foreign_help'] and what it moved.
    In men.
    cases "6.E.3".
    """
    notes: Notes = []
    notes.append((0, 0))
    return sum(
        strength(support.unit)
        for support in backers(weighed, move.unit)
        if weighed.stands.now[support] > 0
            and not any(unit.owner is support.unit.owner for unit in occupants(weighed, move.goal))
    ), notes


def why_prevention(weighed: Movement, move: Move, world: World) -> tuple[int, Notes]:
    """What a move counts for in keeping others out of the same province.

    `prevention` with its notes: pairs of an index of LABELS['prevention'] and what it moved.
    In men.
    Raises TooManyChains (there are too many chains to look at).
    rules1971 "Conflicts".
    """
    notes: Notes = []
    if not weighed.arrives.now[move] > 0:
        notes.append((0, 0))
        return 0, notes  # it does not get that far
    if any(
        weighed.succeeds.now[other] > 0 and head_on(weighed, move, other, world)
        for other in oncoming(weighed, move)
    ):
        notes.append((1, 0))
        return 0, notes  # driven back where it came from
    notes.append((2, 0))
    return backing(weighed, move.unit), notes


def why_outcome_of_move(weighed: Movement, move: Move) -> tuple[Outcome, Notes]:
    """What becomes of an order to move.

    `outcome_of_move` with its notes: pairs of an index of LABELS['outcome_of_move'] and what it moved.
    rules1971 "Conflicts".
    """
    notes: Notes = []
    if not weighed.legal[move]:
        notes.append((0, 0))
        return OUTCOME_VOID, notes
    if weighed.succeeds.now[move] > 0:
        notes.append((1, 0))
        return OUTCOME_SUCCEEDS, notes
    if not weighed.arrives.now[move] > 0:
        notes.append((2, 0))
        return OUTCOME_FAILS, notes
    notes.append((3, 0))
    return OUTCOME_BOUNCED, notes


def why_outcome_of_support(weighed: Movement, support: Support) -> tuple[Outcome, Notes]:
    """What becomes of an order to support.

    `outcome_of_support` with its notes: pairs of an index of LABELS['outcome_of_support'] and what it
    moved.
    rules1971 "Conflicts".
    """
    notes: Notes = []
    if not weighed.matched[support]:
        notes.append((0, 0))
        return OUTCOME_VOID, notes
    if weighed.stands.now[support] > 0:
        notes.append((1, 0))
        return OUTCOME_SUCCEEDS, notes
    notes.append((2, 0))
    return OUTCOME_CUT, notes


def why_outcome_of_convoy(weighed: Movement, convoy: Convoy) -> tuple[Outcome, Notes]:
    """What becomes of an order to convoy.

    `outcome_of_convoy` with its notes: pairs of an index of LABELS['outcome_of_convoy'] and what it
    moved.
    rules1971 "Conflicts".
    """
    notes: Notes = []
    if not weighed.convoy_matched[convoy]:
        notes.append((0, 0))
        return OUTCOME_VOID, notes
    if dislodged(weighed, convoy.unit):
        notes.append((1, 0))
        return OUTCOME_FAILS, notes  # the fleet is driven out
    if any(
        move.unit is convoy.army and not weighed.arrives.now[move] > 0
        for move in movers_into(weighed, convoy.goal)
    ):
        notes.append((2, 0))
        return OUTCOME_FAILS, notes  # the army stays
    notes.append((3, 0))
    return OUTCOME_SUCCEEDS, notes


def why_contested(weighed: Movement, province: Province, world: World) -> tuple[bool, Notes]:
    """Moves into the province stood each other off.

    `contested` with its notes: pairs of an index of LABELS['contested'] and what it moved.
    Raises TooManyChains (there are too many chains to look at).
    rules1971 "Retreats".
    """
    notes: Notes = []
    if not any(
        not weighed.succeeds.now[move] > 0 and prevention(weighed, move, world) > 0
        for move in movers_into(weighed, province)
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_taken(weighed: Movement, province: Province) -> tuple[bool, Notes]:
    """The province is occupied after the moves.

    `taken` with its notes: pairs of an index of LABELS['taken'] and what it moved.
    rules1971 "Retreats".
    """
    notes: Notes = []
    if (
        not any(not leaves(weighed, unit) for unit in occupants(weighed, province))
        and not any(weighed.succeeds.now[move] > 0 for move in movers_into(weighed, province))
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_open_to(weighed: Movement, unit: Piece, province: Province, world: World) -> tuple[bool, Notes]:
    """The unit may retreat to the province.

    `open_to` with its notes: pairs of an index of LABELS['open_to'] and what it moved.
    Raises TooManyChains (there are too many chains to look at).
    cases "6.D.21".
    """
    notes: Notes = []
    if (
        not dislodged(weighed, unit)
        or taken_(weighed, province)
        or contested(weighed, province, world)
        or came_from(weighed, unit, province, world)
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_came_from(weighed: Movement, unit: Piece, province: Province, world: World) -> tuple[bool, Notes]:
    """The unit was driven out from the province.

    `came_from` with its notes: pairs of an index of LABELS['came_from'] and what it moved.
    Raises TooManyChains (there are too many chains to look at).
    """
    notes: Notes = []
    if (
        world.variants & _VARIANT_ORIGIN_OPEN_BIT
        and any(
            move.unit.place is province and sails(weighed, move, world) and weighed.succeeds.now[move] > 0
            for move in movers_into(weighed, unit.place)
        )
    ):
        notes.append((0, 0))
        return False, notes  # movement: it came by sea
    unit_place = unit.place
    if not any(
        move.unit.place is province and weighed.succeeds.now[move] > 0
        for move in movers_into(weighed, unit_place)
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_driven_out_from(weighed: Movement, unit: Piece) -> tuple[Sequence[Province], Notes]:
    """The province from which a unit was driven out.

    `driven_out_from` with its notes: pairs of an index of LABELS['driven_out_from'] and what it moved.
    rules1971 "Retreats".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [
        move.unit.place
        for move in movers_into(weighed, unit.place)
        if weighed.succeeds.now[move] > 0 and dislodged(weighed, unit)
    ], notes


def why_driven_out_by(weighed: Movement, unit: Piece) -> tuple[Move | None, Notes]:
    """The move by which a unit was driven out.

    `driven_out_by` with its notes: pairs of an index of LABELS['driven_out_by'] and what it moved.
    rules1971 "Retreats".
    """
    notes: Notes = []
    notes.append((0, 0))
    return next(
        (
            move
            for move in movers_into(weighed, unit.place)
            if weighed.succeeds.now[move] > 0 and dislodged(weighed, unit)
        ),
        None,
    ), notes


def why_coast_aimed_at(weighed: Movement, support: Support) -> tuple[Shore | None, Notes]:
    """The coast at which the supported fleet is to arrive.

    `coast_aimed_at` with its notes: pairs of an index of LABELS['coast_aimed_at'] and what it moved.
    cases "6.B.7".
    """
    notes: Notes = []
    support_coast = support.coast
    if support_coast is not None:
        notes.append((0, 0))
        return support_coast, notes  # the coast that is named
    if support.goal is not None:
        notes.append((1, 0))
        # that of the move
        return next(
            (
                shore
                for shore in aim(weighed, support).shores
                if any(
                    landing(weighed, move) is shore
                    for move in movers_into(weighed, aim(weighed, support))
                    if move.unit is support.friend
                )
            ),
            None,
        ), notes
    notes.append((2, 0))
    return None, notes


def why_land_retreats(weighed: Movement, unit: Piece, world: World) -> tuple[Sequence[Province], Notes]:
    """The provinces to which an army that was driven out may retreat.

    `land_retreats` with its notes: pairs of an index of LABELS['land_retreats'] and what it moved.
    Raises TooManyChains (there are too many chains to look at).
    cases "6.D.21".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [
        province
        for province in ways_from(unit.place, world)
        if unit.shore is None and open_to(weighed, unit, province, world)
    ], notes


def why_fleet_retreats(weighed: Movement, unit: Piece, world: World) -> tuple[Sequence[Shore], Notes]:
    """The coasts and seas to which a fleet that was driven out may retreat.

    `fleet_retreats` with its notes: pairs of an index of LABELS['fleet_retreats'] and what it moved.
    Raises TooManyChains (there are too many chains to look at).
    cases "6.D.7".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [
        shore
        for shore in waters_near(weighed, unit)
        if open_to(weighed, unit, shore.province, world)
    ], notes


def why_waters_near(weighed: Movement, unit: Piece) -> tuple[Sequence[Shore], Notes]:
    """The coasts and seas to which a fleet can go.

    `waters_near` with its notes: pairs of an index of LABELS['waters_near'] and what it moved.
    rules1971 "The board".
    """
    notes: Notes = []
    unit_shore = unit.shore
    if unit_shore is not None:
        notes.append((0, 0))
        return unit_shore.near, notes
    notes.append((1, 0))
    return (), notes

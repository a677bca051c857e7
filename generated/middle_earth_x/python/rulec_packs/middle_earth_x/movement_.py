"""Resolvers of movement.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Circle, FLOOR, Part, handing, is_linked, lies_on_chain, weigh

from ._kinds import (
    Convoy, FEATURE_FORT, Move, Movement, OUTCOME_BOUNCED, OUTCOME_CUT, OUTCOME_FAILS, OUTCOME_SUCCEEDS,
    OUTCOME_VOID, Outcome, Piece, Province, Shore, Support,
)
from ._world import VARIANT_ANY_ROUTE, VARIANT_ORIGIN_OPEN, VARIANT_OWN_FLEET, World
from .board_ import onward, reaches, strength, ways_from

_FEATURE_FORT_BIT: Final = 1 << FEATURE_FORT
_MOVEMENT_CIRCLES: Final = (Circle('some', ('arrives',), 'arrives', False), Circle('only', ('succeeds',), 'succeeds', True), Circle('', (), '', False),)


def landings(weighed: Movement, move: Move) -> Sequence[Shore]:
    """The coasts of its goal that a fleet can go to.

    Diplomacy, the rulebook of 1971, "The board".
    """
    return [shore for shore in move.goal.shores if move.unit.shore is not None and shore in move.unit.shore.near]


def landing(weighed: Movement, move: Move) -> Shore | None:
    """The coast at which a fleet arrives.

    Published adjudication cases (version 3.0 numbering), "6.B.1".
    """
    move_coast = move.coast
    if move_coast is not None:
        # the one that is named
        return next((shore for shore in landings(weighed, move) if shore is move_coast), None)
    if sum(1 for shore in landings(weighed, move)) == 1:
        return next(iter(landings(weighed, move)), None)  # there is only one
    return None


def afloat(weighed: Movement) -> Sequence[Shore]:
    """The seas in which a fleet lies.

    Diplomacy, the rulebook of 1971, "Convoys".
    """
    return [unit.shore for unit in weighed.units if unit.shore is not None and unit.place.sea]


def can_cross(weighed: Movement, move: Move) -> bool:
    """A chain of fleets leads from the move's unit's place to the move's goal.

    Published adjudication cases (version 3.0 numbering), "6.A.7".
    """
    move_unit = move.unit
    if move_unit.shore is not None or move.goal.sea:
        return False  # only an army can be carried, and only to land
    return any(is_linked(start, move.goal.shores, afloat(weighed), lambda shore: onward(shore)) for start in move_unit.place.shores)


def legal(weighed: Movement, move: Move) -> bool:
    """The move's unit may be ordered to the move's goal.

    Diplomacy, the rulebook of 1971, "Orders".
    """
    return weighed.legal[move] > 0


def carries(weighed: Movement, convoy: Convoy) -> bool:
    """The convoy's unit can carry the convoy's army to the convoy's goal.

    Diplomacy, the rulebook of 1971, "Convoys".
    """
    return weighed.carries[convoy] > 0


def ferries(weighed: Movement, move: Move) -> Sequence[Convoy]:
    """The convoys that are ordered for a move.

    Diplomacy, the rulebook of 1971, "Convoys".
    """
    return [convoy for convoy in weighed.convoys if convoy.army is move.unit and convoy.goal is move.goal and weighed.carries[convoy] > 0]


def needed(weighed: Movement, convoy: Convoy, move: Move) -> bool:
    """The convoy's unit lies on the way of the move's unit.

    Published adjudication cases (version 3.0 numbering), "6.G.19".
    """
    convoy_unit = convoy.unit
    convoy_unit_shore = convoy_unit.shore
    return (
        convoy_unit_shore is not None
        and any(lies_on_chain(convoy_unit_shore, start, move.goal.shores, afloat(weighed), lambda shore: onward(shore)) for start in move.unit.place.shores)
    )


def by_convoy(weighed: Movement, move: Move) -> bool:
    """The move's unit has to go by sea.

    Diplomacy, the rulebook of 1971, "Convoys".
    """
    return weighed.by_convoy[move] > 0


def sea_meant(weighed: Movement, move: Move, world: World) -> bool:
    """The move's unit is meant to go by sea.

    Published adjudication cases (version 3.0 numbering), "6.G.13".
    """
    if world.variant(VARIANT_OWN_FLEET) and move.by_sea:
        return True  # movement: it was ordered so
    if (
        world.variant(VARIANT_OWN_FLEET)
        and any(convoy.unit.owner is move.unit.owner and needed(weighed, convoy, move) for convoy in ferries(weighed, move))
    ):
        return True  # movement: a fleet of its own is to carry it
    move_by_sea = move.by_sea
    return move_by_sea and sum(1 for convoy in ferries(weighed, move)) > 0  # it was ordered so


def may_sail(weighed: Movement, move: Move, world: World) -> bool:
    """The move's unit may go by land or by sea."""
    if world.variant(VARIANT_OWN_FLEET) and not sea_meant(weighed, move, world):
        return False  # movement: it walks
    return (
        not weighed.by_convoy[move] > 0
        and weighed.legal[move] > 0
        and move.unit.shore is None
        and sum(1 for convoy in ferries(weighed, move)) > 0
    )


def convoy_matched(weighed: Movement, convoy: Convoy) -> bool:
    """The convoy's unit carries the convoy's army.

    Published adjudication cases (version 3.0 numbering), "6.D.27".
    """
    return weighed.convoy_matched[convoy] > 0


def aim(weighed: Movement, support: Support) -> Province:
    """The province for which a support is meant.

    Diplomacy, the rulebook of 1971, "Support".
    """
    support_goal = support.goal
    return support_goal if support_goal is not None else support.friend.place


def possible(weighed: Movement, support: Support) -> bool:
    """The support's unit can support into aim.

    Diplomacy, the rulebook of 1971, "Support".
    """
    return weighed.possible[support] > 0


def matched(weighed: Movement, support: Support) -> bool:
    """The supported unit does what the support's unit supports.

    Published adjudication cases (version 3.0 numbering), "6.D.9".
    """
    return weighed.matched[support] > 0


def same_coast(weighed: Movement, support: Support, move: Move) -> bool:
    """The support is for the coast at which the move's unit arrives.

    Published adjudication cases (version 3.0 numbering), "6.B.7".
    """
    support_coast = support.coast
    # another coast
    return support_coast is None or landing(weighed, move) is None or landing(weighed, move) is support_coast


def moves_off(weighed: Movement, unit: Piece) -> bool:
    """The unit has an order to move.

    Diplomacy, the rulebook of 1971, "Orders".
    """
    return any(move.unit is unit and weighed.legal[move] > 0 for move in weighed.moves)


def movers_into(weighed: Movement, province: Province) -> Sequence[Move]:
    """The moves that are ordered into a province and can be made.

    Diplomacy, the rulebook of 1971, "Orders".
    """
    return [move for move in weighed.moves if move.goal is province and weighed.legal[move] > 0]


def oncoming(weighed: Movement, move: Move) -> Sequence[Move]:
    """The move that comes the other way, if there is one.

    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    return [other for other in movers_into(weighed, move.unit.place) if other.unit.place is move.goal]


def occupants(weighed: Movement, province: Province) -> Sequence[Piece]:
    """The unit that stands in a province as the season begins.

    Diplomacy, the rulebook of 1971, "The board".
    """
    return [unit for unit in weighed.units if unit.place is province]


def backers(weighed: Movement, unit: Piece) -> Sequence[Support]:
    """The supports that a unit is given.

    Diplomacy, the rulebook of 1971, "Support".
    """
    return [support for support in weighed.supports if support.friend is unit and weighed.matched[support] > 0]


def arrives(weighed: Movement, move: Move) -> bool:
    """The move's unit finds its way to the move's goal.

    Diplomacy, the rulebook of 1971, "Convoys".
    """
    return weighed.arrives[move] > 0


def ferried(weighed: Movement, move: Move) -> bool:
    """Fleets that hold carry the move's unit all the way.

    Diplomacy, the rulebook of 1971, "Convoys".
    """
    return any(is_linked(start, move.goal.shores, [shore for shore in afloat(weighed) if any(convoy.unit.shore is shore and not dislodged(weighed, convoy.unit) for convoy in ferries(weighed, move))], lambda shore: onward(shore)) for start in move.unit.place.shores)


def convoy_lost(weighed: Movement, move: Move, world: World) -> bool:
    """A fleet on the way of the move's unit is driven out."""
    if world.variant(VARIANT_ANY_ROUTE) and ferried(weighed, move):
        return False  # movement: another way is left
    return any(dislodged(weighed, convoy.unit) and needed(weighed, convoy, move) for convoy in ferries(weighed, move))


def sails(weighed: Movement, move: Move, world: World) -> bool:
    """The move's unit goes by sea."""
    if weighed.by_convoy[move] > 0:
        return True  # it has to
    # fleets carry it
    return may_sail(weighed, move, world) and not convoy_lost(weighed, move, world) and ferried(weighed, move)


def head_on(weighed: Movement, move: Move, other: Move, world: World) -> bool:
    """The move's unit and the other's unit meet on the way.

    Published adjudication cases (version 3.0 numbering), "6.G.1".
    """
    return not sails(weighed, move, world) and not sails(weighed, other, world)


def succeeds(weighed: Movement, move: Move) -> bool:
    """The move's unit gets to the move's goal.

    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    return weighed.succeeds[move] > 0


def stands(weighed: Movement, support: Support) -> bool:
    """The support of the support's unit counts.

    Diplomacy, the rulebook of 1971, "Support".
    """
    return weighed.stands[support] > 0


def attacks(weighed: Movement, move: Move, support: Support) -> bool:
    """The move's unit attacks the support's unit.

    Diplomacy, the rulebook of 1971, "Support".
    """
    move_unit = move.unit
    if move_unit.owner is support.unit.owner:
        return False  # nobody cuts support of the same power
    return move_unit.place is not aim(weighed, support)  # it comes from where the support goes


def leaves(weighed: Movement, unit: Piece) -> bool:
    """The unit leaves.

    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    return any(move.unit is unit and weighed.succeeds[move] > 0 for move in weighed.moves)


def dislodged(weighed: Movement, unit: Piece) -> bool:
    """The unit is driven out.

    Diplomacy, the rulebook of 1971, "Retreats".
    """
    return (
        not leaves(weighed, unit)
        and any(weighed.succeeds[move] > 0 for move in movers_into(weighed, unit.place))
    )


def kept_back(weighed: Movement, move: Move, unit: Piece, world: World) -> bool:
    """The unit is in the way of the move's unit.

    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    return (
        not leaves(weighed, unit)
        or any(other.unit is unit and head_on(weighed, move, other, world) for other in oncoming(weighed, move))
    )


def backing(weighed: Movement, unit: Piece) -> int:
    """A unit with all the support that it keeps.

    In men.
    Diplomacy, the rulebook of 1971, "Support".
    """
    value = strength(unit)
    for support in backers(weighed, unit):
        if weighed.stands[support] > 0:
            value += strength(support.unit)  # support
    return value


def defence(weighed: Movement, unit: Piece) -> int:
    """A unit that does not try to leave.

    In men.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    value = backing(weighed, unit)
    if unit.place.features & _FEATURE_FORT_BIT:
        value += 1  # Fort (feature): the walls
    return value


def hold(weighed: Movement, province: Province) -> int:
    """What stands against a move into a province.

    In men.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    if not any(not leaves(weighed, unit) for unit in occupants(weighed, province)):
        return 0  # nobody stays
    if any(moves_off(weighed, unit) for unit in occupants(weighed, province)):
        return sum(strength(unit) for unit in occupants(weighed, province))  # the unit there tried to leave
    return sum(defence(weighed, unit) for unit in occupants(weighed, province))


def resistance(weighed: Movement, move: Move, world: World) -> int:
    """What a move has to overcome.

    In men.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    if any(head_on(weighed, move, other, world) for other in oncoming(weighed, move)):
        # they meet head on
        return sum(backing(weighed, other.unit) for other in oncoming(weighed, move) if head_on(weighed, move, other, world))
    return hold(weighed, move.goal)


def attack(weighed: Movement, move: Move, world: World) -> int:
    """What a move counts for against whoever is in its way.

    In men.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    if not weighed.arrives[move] > 0:
        return 0  # it does not get that far
    move_goal = move.goal
    if not any(kept_back(weighed, move, unit, world) for unit in occupants(weighed, move_goal)):
        return backing(weighed, move.unit)  # nobody is in its way
    if any(unit.owner is move.unit.owner for unit in occupants(weighed, move_goal)):
        return 0  # nobody drives out its own side
    move_unit = move.unit
    return strength(move_unit) + foreign_help(weighed, move)


def foreign_help(weighed: Movement, move: Move) -> int:
    """The support for a move that does not come from the power which would be driven out.

    In men.
    Published adjudication cases (version 3.0 numbering), "6.E.3".
    """
    return sum(strength(support.unit) for support in backers(weighed, move.unit) if weighed.stands[support] > 0 and not any(unit.owner is support.unit.owner for unit in occupants(weighed, move.goal)))


def prevention(weighed: Movement, move: Move, world: World) -> int:
    """What a move counts for in keeping others out of the same province.

    In men.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    if not weighed.arrives[move] > 0:
        return 0  # it does not get that far
    if any(weighed.succeeds[other] > 0 and head_on(weighed, move, other, world) for other in oncoming(weighed, move)):
        return 0  # driven back where it came from
    return backing(weighed, move.unit)


def outcome_of_move(weighed: Movement, move: Move) -> Outcome:
    """What becomes of an order to move.

    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    if not weighed.legal[move] > 0:
        return OUTCOME_VOID
    if weighed.succeeds[move] > 0:
        return OUTCOME_SUCCEEDS
    if not weighed.arrives[move] > 0:
        return OUTCOME_FAILS
    return OUTCOME_BOUNCED


def outcome_of_support(weighed: Movement, support: Support) -> Outcome:
    """What becomes of an order to support.

    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    if not weighed.matched[support] > 0:
        return OUTCOME_VOID
    if weighed.stands[support] > 0:
        return OUTCOME_SUCCEEDS
    return OUTCOME_CUT


def outcome_of_convoy(weighed: Movement, convoy: Convoy) -> Outcome:
    """What becomes of an order to convoy.

    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    if not weighed.convoy_matched[convoy] > 0:
        return OUTCOME_VOID
    if dislodged(weighed, convoy.unit):
        return OUTCOME_FAILS  # the fleet is driven out
    if any(move.unit is convoy.army and not weighed.arrives[move] > 0 for move in movers_into(weighed, convoy.goal)):
        return OUTCOME_FAILS  # the army stays
    return OUTCOME_SUCCEEDS


def contested(weighed: Movement, province: Province, world: World) -> bool:
    """Moves into the province stood each other off.

    Diplomacy, the rulebook of 1971, "Retreats".
    """
    return any(not weighed.succeeds[move] > 0 and prevention(weighed, move, world) > 0 for move in movers_into(weighed, province))


def taken_(weighed: Movement, province: Province) -> bool:
    """The province is occupied after the moves.

    Diplomacy, the rulebook of 1971, "Retreats".
    """
    return (
        any(not leaves(weighed, unit) for unit in occupants(weighed, province))
        or any(weighed.succeeds[move] > 0 for move in movers_into(weighed, province))
    )


def open_to(weighed: Movement, unit: Piece, province: Province, world: World) -> bool:
    """The unit may retreat to the province.

    Published adjudication cases (version 3.0 numbering), "6.D.21".
    """
    return (
        dislodged(weighed, unit)
        and not taken_(weighed, province)
        and not contested(weighed, province, world)
        and not came_from(weighed, unit, province, world)
    )


def came_from(weighed: Movement, unit: Piece, province: Province, world: World) -> bool:
    """The unit was driven out from the province."""
    if (
        world.variant(VARIANT_ORIGIN_OPEN)
        and any(move.unit.place is province and sails(weighed, move, world) and weighed.succeeds[move] > 0 for move in movers_into(weighed, unit.place))
    ):
        return False  # movement: it came by sea
    unit_place = unit.place
    return any(move.unit.place is province and weighed.succeeds[move] > 0 for move in movers_into(weighed, unit_place))


def driven_out_from(weighed: Movement, unit: Piece) -> Sequence[Province]:
    """The province from which a unit was driven out.

    Diplomacy, the rulebook of 1971, "Retreats".
    """
    return [move.unit.place for move in movers_into(weighed, unit.place) if weighed.succeeds[move] > 0 and dislodged(weighed, unit)]


def land_retreats(weighed: Movement, unit: Piece, world: World) -> Sequence[Province]:
    """The provinces to which an army that was driven out may retreat.

    Published adjudication cases (version 3.0 numbering), "6.D.21".
    """
    return [province for province in ways_from(unit.place, world) if unit.shore is None and open_to(weighed, unit, province, world)]


def fleet_retreats(weighed: Movement, unit: Piece, world: World) -> Sequence[Shore]:
    """The coasts and seas to which a fleet that was driven out may retreat.

    Published adjudication cases (version 3.0 numbering), "6.D.7".
    """
    return [shore for shore in waters_near(weighed, unit) if open_to(weighed, unit, shore.province, world)]


def waters_near(weighed: Movement, unit: Piece) -> Sequence[Shore]:
    """The coasts and seas to which a fleet can go.

    Diplomacy, the rulebook of 1971, "The board".
    """
    unit_shore = unit.shore
    if unit_shore is not None:
        return unit_shore.near
    return ()


def _sure_legal(weighed: Movement, move: Move, world: World) -> bool:
    """The move's unit may be ordered to the move's goal.

    Whether it is so for sure, while not everything is decided.
    """
    if any(other.unit is move.unit for other in weighed.moves if other is not move):
        return False  # a unit has one order
    move_goal = move.goal
    move_unit = move.unit
    move_unit_place = move_unit.place
    if move_goal is move_unit_place:
        return False  # it stands there already
    move_unit_shore = move_unit.shore
    if move_unit_shore is not None and landing(weighed, move) is None:
        return False  # no coast there, or more than one
    return (
        move_unit_shore is not None
        or move_goal in ways_from(move_unit_place, world)
        or can_cross(weighed, move)
    )  # the provinces do not touch


def _sure_carries(weighed: Movement, convoy: Convoy) -> bool:
    """The convoy's unit can carry the convoy's army to the convoy's goal.

    Whether it is so for sure, while not everything is decided.
    """
    if any(other.unit is convoy.unit for other in weighed.convoys if other is not convoy):
        return False  # a unit has one order
    convoy_unit = convoy.unit
    if moves_off(weighed, convoy_unit):
        return False  # it has an order to move
    if convoy_unit.shore is None or not convoy_unit.place.sea:
        return False  # only a fleet at sea can carry
    convoy_army = convoy.army
    if convoy_army.shore is not None:
        return False  # a fleet is not carried
    convoy_goal = convoy.goal
    return not convoy_goal.sea and convoy_goal is not convoy_army.place  # no place to land


def _sure_by_convoy(weighed: Movement, move: Move, world: World) -> bool:
    """The move's unit has to go by sea.

    Whether it is so for sure, while not everything is decided.
    """
    move_unit = move.unit
    if move_unit.shore is not None or not weighed.legal[move] > 0:
        return False  # no army on its way
    if move.goal not in ways_from(move_unit.place, world):
        return True  # no way by land
    return sea_meant(weighed, move, world)  # it was meant so


def _sure_convoy_matched(weighed: Movement, convoy: Convoy, world: World) -> bool:
    """The convoy's unit carries the convoy's army.

    Whether it is so for sure, while not everything is decided.
    """
    if not weighed.carries[convoy] > 0:
        return False
    # the army sets out
    return any(move.unit is convoy.army and (weighed.by_convoy[move] > 0 or may_sail(weighed, move, world)) and needed(weighed, convoy, move) for move in movers_into(weighed, convoy.goal))


def _sure_possible(weighed: Movement, support: Support, world: World) -> bool:
    """The support's unit can support into aim.

    Whether it is so for sure, while not everything is decided.
    """
    if any(other.unit is support.unit for other in weighed.supports if other is not support):
        return False  # one order helps one unit
    support_unit = support.unit
    if moves_off(weighed, support_unit):
        return False  # it has an order to move
    if support.friend is support_unit:
        return False  # nobody supports itself
    return reaches(support_unit, aim(weighed, support), world)  # it could not go there itself


def _sure_matched(weighed: Movement, support: Support) -> bool:
    """The supported unit does what the support's unit supports.

    Whether it is so for sure, while not everything is decided.
    """
    if not weighed.possible[support] > 0:
        return False
    support_goal = support.goal
    if support_goal is None and not moves_off(weighed, support.friend):
        return True  # it is held where it stands
    return (
        support_goal is not None
        and any(move.unit is support.friend and same_coast(weighed, support, move) for move in movers_into(weighed, aim(weighed, support)))
    )  # its move is supported


def _sure_sails(weighed: Movement, move: Move, world: World) -> bool:
    """The move's unit goes by sea.

    Whether it is so for sure, while not everything is decided.
    """
    if weighed.by_convoy[move] > 0:
        return True  # it has to
    return (
        may_sail(weighed, move, world)
        and not _may_convoy_lost(weighed, move, world)
        and _sure_ferried(weighed, move)
    )  # fleets carry it


def _may_sails(weighed: Movement, move: Move, world: World) -> bool:
    """The move's unit goes by sea.

    Whether it may be so, while not everything is decided.
    """
    if weighed.by_convoy[move] > 0:
        return True  # it has to
    return (
        may_sail(weighed, move, world)
        and not _sure_convoy_lost(weighed, move, world)
        and _may_ferried(weighed, move)
    )  # fleets carry it


def _sure_head_on(weighed: Movement, move: Move, other: Move, world: World) -> bool:
    """The move's unit and the other's unit meet on the way.

    Whether it is so for sure, while not everything is decided.
    """
    return not _may_sails(weighed, move, world) and not _may_sails(weighed, other, world)


def _may_head_on(weighed: Movement, move: Move, other: Move, world: World) -> bool:
    """The move's unit and the other's unit meet on the way.

    Whether it may be so, while not everything is decided.
    """
    return not _sure_sails(weighed, move, world) and not _sure_sails(weighed, other, world)


def _sure_kept_back(weighed: Movement, move: Move, unit: Piece, world: World) -> bool:
    """The unit is in the way of the move's unit.

    Whether it is so for sure, while not everything is decided.
    """
    return (
        not _may_leaves(weighed, unit)
        or any(other.unit is unit and _sure_head_on(weighed, move, other, world) for other in oncoming(weighed, move))
    )


def _may_kept_back(weighed: Movement, move: Move, unit: Piece, world: World) -> bool:
    """The unit is in the way of the move's unit.

    Whether it may be so, while not everything is decided.
    """
    return (
        not _sure_leaves(weighed, unit)
        or any(other.unit is unit and _may_head_on(weighed, move, other, world) for other in oncoming(weighed, move))
    )


def _sure_stands(weighed: Movement, support: Support) -> bool:
    """The support of the support's unit counts.

    Whether it is so for sure, while not everything is decided.
    """
    if not weighed.matched[support] > 0:
        return False  # void
    support_unit = support.unit
    if _may_dislodged(weighed, support_unit):
        return False  # driven out
    # cut
    return not any(attacks(weighed, other, support) and weighed.arrives[other] >= 0 for other in movers_into(weighed, support_unit.place))


def _may_stands(weighed: Movement, support: Support) -> bool:
    """The support of the support's unit counts.

    Whether it may be so, while not everything is decided.
    """
    if not weighed.matched[support] > 0:
        return False  # void
    support_unit = support.unit
    if _sure_dislodged(weighed, support_unit):
        return False  # driven out
    # cut
    return not any(attacks(weighed, other, support) and weighed.arrives[other] > 0 for other in movers_into(weighed, support_unit.place))


def _least_backing(weighed: Movement, unit: Piece) -> int:
    """A unit with all the support that it keeps.

    At least, while not everything is decided.
    """
    value = strength(unit)
    for support in backers(weighed, unit):
        if weighed.stands[support] > 0:
            value += strength(support.unit)  # support
    return value


def _most_backing(weighed: Movement, unit: Piece) -> int:
    """A unit with all the support that it keeps.

    At most, while not everything is decided.
    """
    value = strength(unit)
    for support in backers(weighed, unit):
        if weighed.stands[support] >= 0:
            value += strength(support.unit)  # support
    return value


def _least_foreign_help(weighed: Movement, move: Move) -> int:
    """The support for a move that does not come from the power which would be driven out.

    At least, while not everything is decided.
    """
    return sum(strength(support.unit) for support in backers(weighed, move.unit) if weighed.stands[support] > 0 and not any(unit.owner is support.unit.owner for unit in occupants(weighed, move.goal)))


def _most_foreign_help(weighed: Movement, move: Move) -> int:
    """The support for a move that does not come from the power which would be driven out.

    At most, while not everything is decided.
    """
    return sum(strength(support.unit) for support in backers(weighed, move.unit) if weighed.stands[support] >= 0 and not any(unit.owner is support.unit.owner for unit in occupants(weighed, move.goal)))


def _least_attack(weighed: Movement, move: Move, world: World) -> int:
    """What a move counts for against whoever is in its way.

    At least, while not everything is decided.
    """
    so_far = 1000000000000000
    if not weighed.arrives[move] > 0:
        so_far = min(so_far, 0)  # it does not get that far
        if not weighed.arrives[move] >= 0:
            return so_far
    move_goal = move.goal
    if not any(_sure_kept_back(weighed, move, unit, world) for unit in occupants(weighed, move_goal)):
        so_far = min(so_far, _least_backing(weighed, move.unit))  # nobody is in its way
        if not any(_may_kept_back(weighed, move, unit, world) for unit in occupants(weighed, move_goal)):
            return so_far
    if any(unit.owner is move.unit.owner for unit in occupants(weighed, move_goal)):
        return min(so_far, 0)  # nobody drives out its own side
    move_unit = move.unit
    return min(so_far, strength(move_unit) + _least_foreign_help(weighed, move))


def _most_attack(weighed: Movement, move: Move, world: World) -> int:
    """What a move counts for against whoever is in its way.

    At most, while not everything is decided.
    """
    so_far = FLOOR
    if not weighed.arrives[move] > 0:
        so_far = max(so_far, 0)  # it does not get that far
        if not weighed.arrives[move] >= 0:
            return so_far
    move_goal = move.goal
    if not any(_sure_kept_back(weighed, move, unit, world) for unit in occupants(weighed, move_goal)):
        so_far = max(so_far, _most_backing(weighed, move.unit))  # nobody is in its way
        if not any(_may_kept_back(weighed, move, unit, world) for unit in occupants(weighed, move_goal)):
            return so_far
    if any(unit.owner is move.unit.owner for unit in occupants(weighed, move_goal)):
        return max(so_far, 0)  # nobody drives out its own side
    move_unit = move.unit
    return max(so_far, strength(move_unit) + _most_foreign_help(weighed, move))


def _least_defence(weighed: Movement, unit: Piece) -> int:
    """A unit that does not try to leave.

    At least, while not everything is decided.
    """
    value = _least_backing(weighed, unit)
    if unit.place.features & _FEATURE_FORT_BIT:
        value += 1  # Fort (feature): the walls
    return value


def _most_defence(weighed: Movement, unit: Piece) -> int:
    """A unit that does not try to leave.

    At most, while not everything is decided.
    """
    value = _most_backing(weighed, unit)
    if unit.place.features & _FEATURE_FORT_BIT:
        value += 1  # Fort (feature): the walls
    return value


def _least_hold(weighed: Movement, province: Province) -> int:
    """What stands against a move into a province.

    At least, while not everything is decided.
    """
    so_far = 1000000000000000
    if not any(not _may_leaves(weighed, unit) for unit in occupants(weighed, province)):
        so_far = min(so_far, 0)  # nobody stays
        if not any(not _sure_leaves(weighed, unit) for unit in occupants(weighed, province)):
            return so_far
    if any(moves_off(weighed, unit) for unit in occupants(weighed, province)):
        # the unit there tried to leave
        return min(so_far, sum(strength(unit) for unit in occupants(weighed, province)))
    return min(so_far, sum(_least_defence(weighed, unit) for unit in occupants(weighed, province)))


def _most_hold(weighed: Movement, province: Province) -> int:
    """What stands against a move into a province.

    At most, while not everything is decided.
    """
    so_far = FLOOR
    if not any(not _may_leaves(weighed, unit) for unit in occupants(weighed, province)):
        so_far = max(so_far, 0)  # nobody stays
        if not any(not _sure_leaves(weighed, unit) for unit in occupants(weighed, province)):
            return so_far
    if any(moves_off(weighed, unit) for unit in occupants(weighed, province)):
        # the unit there tried to leave
        return max(so_far, sum(strength(unit) for unit in occupants(weighed, province)))
    return max(so_far, sum(_most_defence(weighed, unit) for unit in occupants(weighed, province)))


def _least_resistance(weighed: Movement, move: Move, world: World) -> int:
    """What a move has to overcome.

    At least, while not everything is decided.
    """
    so_far = 1000000000000000
    if any(_may_head_on(weighed, move, other, world) for other in oncoming(weighed, move)):
        # they meet head on
        so_far = min(so_far, sum(_least_backing(weighed, other.unit) for other in oncoming(weighed, move) if _sure_head_on(weighed, move, other, world)))
        if any(_sure_head_on(weighed, move, other, world) for other in oncoming(weighed, move)):
            return so_far
    return min(so_far, _least_hold(weighed, move.goal))


def _most_resistance(weighed: Movement, move: Move, world: World) -> int:
    """What a move has to overcome.

    At most, while not everything is decided.
    """
    so_far = FLOOR
    if any(_may_head_on(weighed, move, other, world) for other in oncoming(weighed, move)):
        # they meet head on
        so_far = max(so_far, sum(_most_backing(weighed, other.unit) for other in oncoming(weighed, move) if _may_head_on(weighed, move, other, world)))
        if any(_sure_head_on(weighed, move, other, world) for other in oncoming(weighed, move)):
            return so_far
    return max(so_far, _most_hold(weighed, move.goal))


def _least_prevention(weighed: Movement, move: Move, world: World) -> int:
    """What a move counts for in keeping others out of the same province.

    At least, while not everything is decided.
    """
    so_far = 1000000000000000
    if not weighed.arrives[move] > 0:
        so_far = min(so_far, 0)  # it does not get that far
        if not weighed.arrives[move] >= 0:
            return so_far
    if any(weighed.succeeds[other] >= 0 and _may_head_on(weighed, move, other, world) for other in oncoming(weighed, move)):
        so_far = min(so_far, 0)  # driven back where it came from
        if any(weighed.succeeds[other] > 0 and _sure_head_on(weighed, move, other, world) for other in oncoming(weighed, move)):
            return so_far
    return min(so_far, _least_backing(weighed, move.unit))


def _most_prevention(weighed: Movement, move: Move, world: World) -> int:
    """What a move counts for in keeping others out of the same province.

    At most, while not everything is decided.
    """
    so_far = FLOOR
    if not weighed.arrives[move] > 0:
        so_far = max(so_far, 0)  # it does not get that far
        if not weighed.arrives[move] >= 0:
            return so_far
    if any(weighed.succeeds[other] >= 0 and _may_head_on(weighed, move, other, world) for other in oncoming(weighed, move)):
        so_far = max(so_far, 0)  # driven back where it came from
        if any(weighed.succeeds[other] > 0 and _sure_head_on(weighed, move, other, world) for other in oncoming(weighed, move)):
            return so_far
    return max(so_far, _most_backing(weighed, move.unit))


def _sure_succeeds(weighed: Movement, move: Move, world: World) -> bool:
    """The move's unit gets to the move's goal.

    Whether it is so for sure, while not everything is decided.
    """
    if not weighed.arrives[move] > 0:
        return False  # no way
    if _least_attack(weighed, move, world) <= _most_resistance(weighed, move, world):
        return False  # too weak against the defence
    # stood off
    return not any(_least_attack(weighed, move, world) <= _most_prevention(weighed, other, world) for other in movers_into(weighed, move.goal) if other is not move)


def _may_succeeds(weighed: Movement, move: Move, world: World) -> bool:
    """The move's unit gets to the move's goal.

    Whether it may be so, while not everything is decided.
    """
    if not weighed.arrives[move] >= 0:
        return False  # no way
    if _most_attack(weighed, move, world) <= _least_resistance(weighed, move, world):
        return False  # too weak against the defence
    # stood off
    return not any(_most_attack(weighed, move, world) <= _least_prevention(weighed, other, world) for other in movers_into(weighed, move.goal) if other is not move)


def _sure_leaves(weighed: Movement, unit: Piece) -> bool:
    """The unit leaves.

    Whether it is so for sure, while not everything is decided.
    """
    return any(move.unit is unit and weighed.succeeds[move] > 0 for move in weighed.moves)


def _may_leaves(weighed: Movement, unit: Piece) -> bool:
    """The unit leaves.

    Whether it may be so, while not everything is decided.
    """
    return any(move.unit is unit and weighed.succeeds[move] >= 0 for move in weighed.moves)


def _sure_dislodged(weighed: Movement, unit: Piece) -> bool:
    """The unit is driven out.

    Whether it is so for sure, while not everything is decided.
    """
    return (
        not _may_leaves(weighed, unit)
        and any(weighed.succeeds[move] > 0 for move in movers_into(weighed, unit.place))
    )


def _may_dislodged(weighed: Movement, unit: Piece) -> bool:
    """The unit is driven out.

    Whether it may be so, while not everything is decided.
    """
    return (
        not _sure_leaves(weighed, unit)
        and any(weighed.succeeds[move] >= 0 for move in movers_into(weighed, unit.place))
    )


def _sure_ferried(weighed: Movement, move: Move) -> bool:
    """Fleets that hold carry the move's unit all the way.

    Whether it is so for sure, while not everything is decided.
    """
    return any(is_linked(start, move.goal.shores, [shore for shore in afloat(weighed) if any(convoy.unit.shore is shore and not _may_dislodged(weighed, convoy.unit) for convoy in ferries(weighed, move))], lambda shore: onward(shore)) for start in move.unit.place.shores)


def _may_ferried(weighed: Movement, move: Move) -> bool:
    """Fleets that hold carry the move's unit all the way.

    Whether it may be so, while not everything is decided.
    """
    return any(is_linked(start, move.goal.shores, [shore for shore in afloat(weighed) if any(convoy.unit.shore is shore and not _sure_dislodged(weighed, convoy.unit) for convoy in ferries(weighed, move))], lambda shore: onward(shore)) for start in move.unit.place.shores)


def _sure_convoy_lost(weighed: Movement, move: Move, world: World) -> bool:
    """A fleet on the way of the move's unit is driven out.

    Whether it is so for sure, while not everything is decided.
    """
    if world.variant(VARIANT_ANY_ROUTE) and _may_ferried(weighed, move):
        return False  # movement: another way is left
    return any(_sure_dislodged(weighed, convoy.unit) and needed(weighed, convoy, move) for convoy in ferries(weighed, move))


def _may_convoy_lost(weighed: Movement, move: Move, world: World) -> bool:
    """A fleet on the way of the move's unit is driven out.

    Whether it may be so, while not everything is decided.
    """
    if world.variant(VARIANT_ANY_ROUTE) and _sure_ferried(weighed, move):
        return False  # movement: another way is left
    return any(_may_dislodged(weighed, convoy.unit) and needed(weighed, convoy, move) for convoy in ferries(weighed, move))


def _sure_arrives(weighed: Movement, move: Move, world: World) -> bool:
    """The move's unit finds its way to the move's goal.

    Whether it is so for sure, while not everything is decided.
    """
    if not weighed.legal[move] > 0:
        return False  # void
    if not weighed.by_convoy[move] > 0:
        return True  # it need not go by sea
    if _may_convoy_lost(weighed, move, world):
        return False  # its convoy is broken
    return _sure_ferried(weighed, move)  # its fleets carry it


def _may_arrives(weighed: Movement, move: Move, world: World) -> bool:
    """The move's unit finds its way to the move's goal.

    Whether it may be so, while not everything is decided.
    """
    if not weighed.legal[move] > 0:
        return False  # void
    if not weighed.by_convoy[move] > 0:
        return True  # it need not go by sea
    if _sure_convoy_lost(weighed, move, world):
        return False  # its convoy is broken
    return _may_ferried(weighed, move)  # its fleets carry it


def movement(
    units: Sequence[Piece], moves: Sequence[Move], supports: Sequence[Support], convoys: Sequence[Convoy],
    world: World,
) -> Movement:
    """All orders of a season are weighed at once.

    Decides everything; then the other resolvers of this solve can be asked with it.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    weighed = Movement(units, moves, supports, convoys)
    weigh(weighed, (
        Part(weighed.legal, handing(_sure_legal, world), handing(_sure_legal, world)),
    ), _MOVEMENT_CIRCLES)
    weigh(weighed, (Part(weighed.carries, _sure_carries, _sure_carries),), _MOVEMENT_CIRCLES)
    weigh(weighed, (
        Part(weighed.by_convoy, handing(_sure_by_convoy, world), handing(_sure_by_convoy, world)),
    ), _MOVEMENT_CIRCLES)
    weigh(weighed, (
        Part(weighed.convoy_matched, handing(_sure_convoy_matched, world), handing(_sure_convoy_matched, world)),
    ), _MOVEMENT_CIRCLES)
    weigh(weighed, (
        Part(weighed.possible, handing(_sure_possible, world), handing(_sure_possible, world)),
    ), _MOVEMENT_CIRCLES)
    weigh(weighed, (Part(weighed.matched, _sure_matched, _sure_matched),), _MOVEMENT_CIRCLES)
    weigh(weighed, (
        Part(weighed.stands, _sure_stands, _may_stands),
        Part(weighed.succeeds, handing(_sure_succeeds, world), handing(_may_succeeds, world)),
        Part(weighed.arrives, handing(_sure_arrives, world), handing(_may_arrives, world)),
    ), _MOVEMENT_CIRCLES)
    return weighed

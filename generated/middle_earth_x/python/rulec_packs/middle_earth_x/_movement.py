"""Resolvers of movement.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Circle, NO, Part, YES, each_once, is_linked, lies_on_chain, weigh

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

_FEATURE_FORT_BIT: Final = 1 << FEATURE_FORT
_MOVEMENT_CIRCLES: Final = (
    Circle('some', ('arrives',), 'arrives', False),
    Circle('only', ('succeeds',), 'succeeds', True),
    Circle('', (), '', False),
)
_QUALITY_DOUBLE_BIT: Final = 1 << QUALITY_DOUBLE
_VARIANT_ANY_ROUTE_BIT: Final = 1 << VARIANT_ANY_ROUTE
_VARIANT_ORIGIN_OPEN_BIT: Final = 1 << VARIANT_ORIGIN_OPEN
_VARIANT_OWN_FLEET_BIT: Final = 1 << VARIANT_OWN_FLEET
_VARIANT_SZYKMAN_BIT: Final = 1 << VARIANT_SZYKMAN
_VARIANT_WALLS_KEEP_HELP_BIT: Final = 1 << VARIANT_WALLS_KEEP_HELP


def landings(weighed: Movement, move: Move) -> Sequence[Shore]:
    """The coasts of its goal that a fleet can go to.

    rules1971 "The board".
    """
    move_unit = move.unit
    move_unit_shore = move_unit.shore
    return [
        shore
        for shore in move.goal.shores
        if shore in move_unit_shore.near
    ] if move_unit_shore is not None else ()


def landing(weighed: Movement, move: Move) -> Shore | None:
    """The coast at which a fleet arrives.

    cases "6.B.1".
    """
    kept = weighed.landing
    if move in kept:
        return kept[move]
    move_coast = move.coast
    if move_coast is not None:
        # the coast that is named
        kept[move] = answer = next((shore for shore in landings(weighed, move) if shore is move_coast), None)
        return answer
    move_unit = move.unit
    move_unit_shore = move_unit.shore
    landings_ = [
        shore
        for shore in move.goal.shores
        if shore in move_unit_shore.near
    ] if move_unit_shore is not None else ()
    if len(landings_) == 1:
        kept[move] = answer = landings_[0] if landings_ else None  # there is no other
        return answer
    kept[move] = None
    return None


def afloat(weighed: Movement) -> Sequence[Shore]:
    """The seas in which a fleet lies.

    rules1971 "Convoys".
    """
    return weighed.afloat


def can_cross(weighed: Movement, move: Move) -> bool:
    """A chain of fleets leads from the move's unit's place to the move's goal.

    cases "6.A.7".
    """
    move_unit = move.unit
    if move_unit.shore is not None or move.goal.sea:
        return False  # only an army can be carried, and only to land
    for start in move_unit.place.shores:
        if is_linked(start, move.goal.shores, weighed.afloat_set, weighed.onward):
            return True
    return False


def legal(weighed: Movement, move: Move) -> bool:
    """The move's unit may be ordered to the move's goal.

    rules1971 "Orders".
    """
    return weighed.legal[move]


def carries(weighed: Movement, convoy: Convoy) -> bool:
    """The convoy's unit can carry the convoy's army to the convoy's goal.

    rules1971 "Convoys".
    """
    return weighed.carries[convoy]


def ferries(weighed: Movement, move: Move) -> Sequence[Convoy]:
    """The convoys that are ordered for a move.

    rules1971 "Convoys".
    """
    kept = weighed.ferries
    if move in kept:
        return kept[move]
    kept[move] = answer = [
        convoy
        for convoy in weighed.convoys_by_army.get(move.unit, ())
        if convoy.goal is move.goal
            and weighed.carries[convoy]
            and (not bound(weighed, move) or convoy.unit.place in move.route)
    ]
    return answer


def bound(weighed: Movement, move: Move) -> bool:
    """The move's unit is ordered over certain seas."""
    for sea in move.route:
        return True
    return False


def on_route(weighed: Movement, convoy: Convoy, move: Move) -> bool:
    """The convoy's unit lies where the move's unit may sail."""
    return not bound(weighed, move) or convoy.unit.place in move.route


def needed(weighed: Movement, convoy: Convoy, move: Move) -> bool:
    """The convoy's unit lies on the way of the move's unit.

    Raises TooManyChains (there are too many chains to look at).
    cases "6.G.19".
    """
    kept = weighed.needed
    key = (convoy, move)
    if key in kept:
        return kept[key]
    if not (not bound(weighed, move) or convoy.unit.place in move.route):
        kept[key] = False  # another route is named
        return False
    convoy_unit = convoy.unit
    convoy_unit_shore = convoy_unit.shore
    if convoy_unit_shore is None:
        kept[key] = False
        return False
    for start in move.unit.place.shores:
        if lies_on_chain(convoy_unit_shore, start, move.goal.shores, weighed.afloat_set, weighed.onward):
            kept[key] = True
            return True
    kept[key] = False
    return False


def by_convoy(weighed: Movement, move: Move) -> bool:
    """The move's unit has to go by sea.

    Raises TooManyChains (there are too many chains to look at).
    rules1971 "Convoys".
    """
    return weighed.by_convoy[move]


def sea_meant(weighed: Movement, move: Move, world: World) -> bool:
    """The move's unit is meant to go by sea and not by land.

    Raises TooManyChains (there are too many chains to look at).
    """
    if world.variants & _VARIANT_OWN_FLEET_BIT and move.by_sea:
        return True  # movement: it was ordered so
    if not world.variants & _VARIANT_OWN_FLEET_BIT:
        return False
    for convoy in ferries(weighed, move):
        if convoy.unit.owner is move.unit.owner and needed(weighed, convoy, move):
            return True  # movement: a fleet of its own is to carry it
    return False


def may_sail(weighed: Movement, move: Move, world: World) -> bool:
    """The move's unit may go by land or by sea.

    Raises TooManyChains (there are too many chains to look at).
    """
    kept = weighed.may_sail
    if move in kept:
        return kept[move]
    if world.variants & _VARIANT_OWN_FLEET_BIT and not sea_meant(weighed, move, world):
        kept[move] = False  # movement: it walks
        return False
    if weighed.by_convoy[move] or not weighed.legal[move] or move.unit.shore is not None:
        kept[move] = False
        return False
    for convoy in ferries(weighed, move):
        kept[move] = True
        return True
    kept[move] = False
    return False


def convoy_matched(weighed: Movement, convoy: Convoy) -> bool:
    """The convoy's unit carries the convoy's army.

    Raises TooManyChains (there are too many chains to look at).
    cases "6.D.27".
    """
    return weighed.convoy_matched[convoy]


def aim(weighed: Movement, support: Support) -> Province:
    """The province for which a support is meant.

    rules1971 "Support".
    """
    support_goal = support.goal
    return support_goal if support_goal is not None else support.friend.place


def first_given(weighed: Movement, support: Support) -> bool:
    """The support's unit is to support nothing else."""
    support_unit = support.unit
    if support_unit.qualities & _QUALITY_DOUBLE_BIT:
        if support_unit in weighed.supports_by_unit:
            for other in weighed.supports_by_unit[support_unit]:
                if other is not support:
                    return False  # armies: its support cannot be divided
    return next((other for other in weighed.supports if other.unit is support_unit), None) is support


def possible(weighed: Movement, support: Support) -> bool:
    """The support's unit can support into aim.

    rules1971 "Support".
    """
    return weighed.possible[support]


def matched(weighed: Movement, support: Support) -> bool:
    """The supported unit does what the support's unit supports.

    cases "6.D.9".
    """
    return weighed.matched[support]


def same_coast(weighed: Movement, support: Support, move: Move) -> bool:
    """The support is for the coast at which the move's unit arrives.

    cases "6.B.7".
    """
    support_coast = support.coast
    # another coast
    return support_coast is None or landing(weighed, move) is None or landing(weighed, move) is support_coast


def moves_off(weighed: Movement, unit: Piece) -> bool:
    """The unit has an order to move.

    rules1971 "Orders".
    """
    return unit in weighed.moves_off


def movers_into(weighed: Movement, province: Province) -> Sequence[Move]:
    """The moves that are ordered into a province and can be made.

    rules1971 "Orders".
    """
    return weighed.movers_into.get(province, ())


def oncoming(weighed: Movement, move: Move) -> Sequence[Move]:
    """The move that comes the other way, if any does.

    rules1971 "Conflicts".
    """
    return [other for other in weighed.movers_into.get(move.unit.place, ()) if other.unit.place is move.goal]


def occupants(weighed: Movement, province: Province) -> Sequence[Piece]:
    """The unit that stands in a province as the season begins.

    rules1971 "The board".
    """
    return weighed.occupants.get(province, ())


def backers(weighed: Movement, unit: Piece) -> Sequence[Support]:
    """The supports that a unit is given.

    rules1971 "Support".
    """
    return weighed.backers.get(unit, ())


def arrives(weighed: Movement, move: Move) -> bool:
    """The move's unit finds its way to the move's goal.

    Raises TooManyChains (there are too many chains to look at).
    rules1971 "Convoys".
    """
    return weighed.arrives.now[move] > 0


def ferried(weighed: Movement, move: Move) -> bool:
    """Fleets that hold carry the move's unit all the way.

    rules1971 "Convoys".
    """
    ferries_ = ferries(weighed, move)
    for sea in move.route:
        for convoy in ferries_:
            convoy_unit = convoy.unit
            if convoy_unit.place is sea and not dislodged(weighed, convoy_unit):
                break
        else:
            return False  # a sea of its route carries it no further
    for start in move.unit.place.shores:
        if is_linked(
            start, move.goal.shores,
            [
                shore
                for shore in weighed.afloat
                if any(
                    convoy.unit.shore is shore and not dislodged(weighed, convoy.unit)
                    for convoy in ferries_
                )
            ],
            weighed.onward,
        ):
            return True
    return False


def convoy_lost(weighed: Movement, move: Move, world: World) -> bool:
    """A fleet on the way of the move's unit is driven out.

    Raises TooManyChains (there are too many chains to look at).
    """
    if world.variants & _VARIANT_ANY_ROUTE_BIT and ferried(weighed, move):
        return False  # movement: another way is left
    for convoy in ferries(weighed, move):
        if dislodged(weighed, convoy.unit) and needed(weighed, convoy, move):
            return True
    return False


def sails(weighed: Movement, move: Move, world: World) -> bool:
    """The move's unit goes by sea.

    Raises TooManyChains (there are too many chains to look at).
    """
    if weighed.by_convoy[move]:
        return True  # it has to
    # fleets carry it
    return may_sail(weighed, move, world) and not convoy_lost(weighed, move, world) and ferried(weighed, move)


def head_on(weighed: Movement, move: Move, other: Move, world: World) -> bool:
    """The move's unit and the other's unit meet on the way.

    Raises TooManyChains (there are too many chains to look at).
    cases "6.G.1".
    """
    return not sails(weighed, move, world) and not sails(weighed, other, world)


def succeeds(weighed: Movement, move: Move) -> bool:
    """The move's unit gets to the move's goal.

    Raises TooManyChains (there are too many chains to look at).
    rules1971 "Conflicts".
    """
    return weighed.succeeds.now[move] > 0


def stands(weighed: Movement, support: Support) -> bool:
    """The support of the support's unit counts.

    Raises TooManyChains (there are too many chains to look at).
    rules1971 "Support".
    """
    return weighed.stands.now[support] > 0


def cut_by(weighed: Movement, support: Support, world: World) -> Move | None:
    """The move that cuts a support, or drives out whoever gives it.

    Raises TooManyChains (there are too many chains to look at).
    rules1971 "Support".
    """
    support_unit = support.unit
    support_unit_place = support_unit.place
    weighed_movers_into = weighed.movers_into.get(support_unit_place, ())
    for other in weighed_movers_into:
        if weighed.succeeds.now[other] > 0 and not against_its_way(weighed, other, support, world):
            for other_ in weighed_movers_into:
                if weighed.succeeds.now[other_] > 0 and not against_its_way(weighed, other_, support, world):
                    return other_  # it is driven out
            return None
    for other_ in weighed_movers_into:
        if attacks(weighed, other_, support, world) and weighed.arrives.now[other_] > 0:
            return other_
    return None


def attacks(weighed: Movement, move: Move, support: Support, world: World) -> bool:
    """The move's unit attacks the support's unit.

    Raises TooManyChains (there are too many chains to look at).
    rules1971 "Support".
    """
    move_unit = move.unit
    support_unit = support.unit
    if move_unit.owner is support_unit.owner:
        return False  # nobody cuts support of the same power
    support_goal = support.goal
    if move_unit.place is (support_goal if support_goal is not None else support.friend.place):
        return False  # it comes from where the support goes
    if against_its_way(weighed, move, support, world):
        return False  # it comes over the fleet that the support is against
    return (
        not world.variants & _VARIANT_WALLS_KEEP_HELP_BIT
        or not support_unit.place.features & _FEATURE_FORT_BIT
    )  # armies: the walls


def against_its_way(weighed: Movement, move: Move, support: Support, world: World) -> bool:
    """The support's unit helps against a fleet on the way of the move's unit.

    Raises TooManyChains (there are too many chains to look at).
    rules1971 "XII.5".
    """
    kept = weighed.against_its_way
    key = (move, support)
    if key in kept:
        return kept[key]
    ferries_ = ferries(weighed, move)
    if world.variants & _VARIANT_ANY_ROUTE_BIT and not bound(weighed, move):
        for start in move.unit.place.shores:
            if is_linked(
                start, move.goal.shores,
                [
                    shore
                    for shore in weighed.afloat
                    if shore.province is not (
                            support.goal
                            if support.goal is not None
                            else support.friend.place
                        )
                        and any(convoy.unit.shore is shore for convoy in ferries_)
                ],
                weighed.onward,
            ):
                kept[key] = False  # movement: the army does not need that fleet
                return False
    if world.variants & _VARIANT_SZYKMAN_BIT and weighed.by_convoy[move]:
        kept[key] = False  # movement: it hangs on itself, and is settled otherwise
        return False
    if not weighed.by_convoy[move] or support.goal is None:
        kept[key] = False
        return False
    for convoy in ferries_:
        if (
            convoy.unit.place is (support.goal if support.goal is not None else support.friend.place)
            and needed(weighed, convoy, move)
        ):
            kept[key] = True
            return True
    kept[key] = False
    return False


def leaves(weighed: Movement, unit: Piece) -> bool:
    """The unit leaves.

    rules1971 "Conflicts".
    """
    return unit in weighed.leaves


def dislodged(weighed: Movement, unit: Piece) -> bool:
    """The unit is driven out.

    rules1971 "Retreats".
    """
    if unit in weighed.leaves:
        return False
    if unit.place in weighed.movers_into:
        for move in weighed.movers_into[unit.place]:
            if weighed.succeeds.now[move] > 0:
                return True
    return False


def kept_back(weighed: Movement, move: Move, unit: Piece, world: World) -> bool:
    """The unit is in the way of the move's unit.

    Raises TooManyChains (there are too many chains to look at).
    rules1971 "Conflicts".
    """
    if unit not in weighed.leaves:
        return True
    if move.unit.place in weighed.movers_into:
        for other in weighed.movers_into[move.unit.place]:
            other_unit = other.unit
            if (
                other_unit.place is move.goal
                and other_unit is unit
                and (not sails(weighed, move, world) and not sails(weighed, other, world))
            ):
                return True
    return False


def backing(weighed: Movement, unit: Piece) -> int:
    """A unit with all the support that it keeps.

    In men.
    rules1971 "Support".
    """
    value = strength(unit)
    if unit in weighed.backers:
        for support in weighed.backers[unit]:
            if weighed.stands.now[support] > 0:
                value += strength(support.unit)  # support
    return value


def defence(weighed: Movement, unit: Piece) -> int:
    """A unit that does not try to leave.

    In men.
    rules1971 "Conflicts".
    """
    value = backing(weighed, unit)
    if unit.place.features & _FEATURE_FORT_BIT:
        value += 1  # Fort (feature): the walls
    return value


def hold(weighed: Movement, province: Province) -> int:
    """What stands against a move into a province.

    In men.
    rules1971 "Conflicts".
    """
    weighed_occupants = weighed.occupants.get(province, ())
    for unit in weighed_occupants:
        if unit not in weighed.leaves:
            break
    else:
        return 0  # nobody stays
    for unit_ in weighed_occupants:
        if unit_ in weighed.moves_off:
            total = 0
            for unit in weighed_occupants:
                total += strength(unit)
            return total  # the unit there tried to leave
    total_ = 0
    for unit in weighed_occupants:
        total_ += defence(weighed, unit)
    return total_


def resistance(weighed: Movement, move: Move, world: World) -> int:
    """What a move has to overcome.

    In men.
    Raises TooManyChains (there are too many chains to look at).
    rules1971 "Conflicts".
    """
    move_unit = move.unit
    move_unit_place = move_unit.place
    weighed_movers_into = weighed.movers_into.get(move_unit_place, ())
    for other in weighed_movers_into:
        if (
            other.unit.place is move.goal
            and not sails(weighed, move, world)
            and not sails(weighed, other, world)
        ):
            total = 0
            for other_ in weighed_movers_into:
                other_unit = other_.unit
                if (
                    other_unit.place is move.goal
                    and not sails(weighed, move, world)
                    and not sails(weighed, other_, world)
                ):
                    total += backing(weighed, other_unit)
            return total  # they meet head on
    move_goal = move.goal
    return hold(weighed, move_goal)


def attack(weighed: Movement, move: Move, world: World) -> int:
    """What a move counts for against whoever is in its way.

    In men.
    Raises TooManyChains (there are too many chains to look at).
    rules1971 "Conflicts".
    """
    if not weighed.arrives.now[move] > 0:
        return 0  # it does not get that far
    move_goal = move.goal
    weighed_occupants = weighed.occupants.get(move_goal, ())
    for unit in weighed_occupants:
        if kept_back(weighed, move, unit, world):
            break
    else:
        return backing(weighed, move.unit)  # nobody is in its way
    for unit in weighed_occupants:
        if unit.owner is move.unit.owner:
            return 0  # nobody drives out its own side
    move_unit = move.unit
    return strength(move_unit) + foreign_help(weighed, move)


def foreign_help(weighed: Movement, move: Move) -> int:
    """The support for a move that does not come from the power which would be driven out.

    In men.
    cases "6.E.3".
    """
    total = 0
    if move.unit in weighed.backers:
        for support in weighed.backers[move.unit]:
            if weighed.stands.now[support] > 0:
                for unit in weighed.occupants.get(move.goal, ()):
                    if unit.owner is support.unit.owner:
                        break
                else:
                    total += strength(support.unit)
    return total


def prevention(weighed: Movement, move: Move, world: World) -> int:
    """What a move counts for in keeping others out of the same province.

    In men.
    Raises TooManyChains (there are too many chains to look at).
    rules1971 "Conflicts".
    """
    if not weighed.arrives.now[move] > 0:
        return 0  # it does not get that far
    move_unit = move.unit
    if move_unit.place in weighed.movers_into:
        for other in weighed.movers_into[move_unit.place]:
            if (
                other.unit.place is move.goal
                and weighed.succeeds.now[other] > 0
                and (not sails(weighed, move, world) and not sails(weighed, other, world))
            ):
                return 0  # driven back where it came from
    return backing(weighed, move_unit)


def outcome_of_move(weighed: Movement, move: Move) -> Outcome:
    """What becomes of an order to move.

    rules1971 "Conflicts".
    """
    if not weighed.legal[move]:
        return OUTCOME_VOID
    if weighed.succeeds.now[move] > 0:
        return OUTCOME_SUCCEEDS
    if not weighed.arrives.now[move] > 0:
        return OUTCOME_FAILS
    return OUTCOME_BOUNCED


def outcome_of_support(weighed: Movement, support: Support) -> Outcome:
    """What becomes of an order to support.

    rules1971 "Conflicts".
    """
    if not weighed.matched[support]:
        return OUTCOME_VOID
    if weighed.stands.now[support] > 0:
        return OUTCOME_SUCCEEDS
    return OUTCOME_CUT


def outcome_of_convoy(weighed: Movement, convoy: Convoy) -> Outcome:
    """What becomes of an order to convoy.

    rules1971 "Conflicts".
    """
    if not weighed.convoy_matched[convoy]:
        return OUTCOME_VOID
    if dislodged(weighed, convoy.unit):
        return OUTCOME_FAILS  # the fleet is driven out
    if convoy.goal in weighed.movers_into:
        for move in weighed.movers_into[convoy.goal]:
            if move.unit is convoy.army and not weighed.arrives.now[move] > 0:
                return OUTCOME_FAILS  # the army stays
    return OUTCOME_SUCCEEDS


def contested(weighed: Movement, province: Province, world: World) -> bool:
    """Moves into the province stood each other off.

    Raises TooManyChains (there are too many chains to look at).
    rules1971 "Retreats".
    """
    if province in weighed.movers_into:
        for move in weighed.movers_into[province]:
            if not weighed.succeeds.now[move] > 0 and prevention(weighed, move, world) > 0:
                return True
    return False


def taken_(weighed: Movement, province: Province) -> bool:
    """The province is occupied after the moves.

    rules1971 "Retreats".
    """
    if province in weighed.occupants:
        for unit in weighed.occupants[province]:
            if unit not in weighed.leaves:
                return True
    if province in weighed.movers_into:
        for move in weighed.movers_into[province]:
            if weighed.succeeds.now[move] > 0:
                return True
    return False


def open_to(weighed: Movement, unit: Piece, province: Province, world: World) -> bool:
    """The unit may retreat to the province.

    Raises TooManyChains (there are too many chains to look at).
    cases "6.D.21".
    """
    return (
        dislodged(weighed, unit)
        and not taken_(weighed, province)
        and not contested(weighed, province, world)
        and not came_from(weighed, unit, province, world)
    )


def came_from(weighed: Movement, unit: Piece, province: Province, world: World) -> bool:
    """The unit was driven out from the province.

    Raises TooManyChains (there are too many chains to look at).
    """
    if world.variants & _VARIANT_ORIGIN_OPEN_BIT:
        if unit.place in weighed.movers_into:
            for move in weighed.movers_into[unit.place]:
                if (
                    move.unit.place is province
                    and sails(weighed, move, world)
                    and weighed.succeeds.now[move] > 0
                ):
                    return False  # movement: it came by sea
    unit_place = unit.place
    if unit_place in weighed.movers_into:
        for move in weighed.movers_into[unit_place]:
            if move.unit.place is province and weighed.succeeds.now[move] > 0:
                return True
    return False


def driven_out_from(weighed: Movement, unit: Piece) -> Sequence[Province]:
    """The province from which a unit was driven out.

    rules1971 "Retreats".
    """
    return [
        move.unit.place
        for move in weighed.movers_into.get(unit.place, ())
        if weighed.succeeds.now[move] > 0
        and dislodged(weighed, unit)
    ]


def driven_out_by(weighed: Movement, unit: Piece) -> Move | None:
    """The move by which a unit was driven out.

    rules1971 "Retreats".
    """
    for move in weighed.movers_into.get(unit.place, ()):
        if weighed.succeeds.now[move] > 0 and dislodged(weighed, unit):
            return move
    return None


def coast_aimed_at(weighed: Movement, support: Support) -> Shore | None:
    """The coast at which the supported fleet is to arrive.

    cases "6.B.7".
    """
    support_coast = support.coast
    if support_coast is not None:
        return support_coast  # the coast that is named
    support_goal = support.goal
    if support_goal is not None:
        for shore in (support_goal if support_goal is not None else support.friend.place).shores:
            if any(
                landing(weighed, move) is shore
                for move in weighed.movers_into.get(
                    support_goal if support_goal is not None else support.friend.place, (),
                )
                if move.unit is support.friend
            ):
                return shore  # that of the move
        return None
    return None


def land_retreats(weighed: Movement, unit: Piece, world: World) -> Sequence[Province]:
    """The provinces to which an army that was driven out may retreat.

    Raises TooManyChains (there are too many chains to look at).
    cases "6.D.21".
    """
    return [
        province
        for province in ways_from(unit.place, world)
        if open_to(weighed, unit, province, world)
    ] if unit.shore is None else ()


def fleet_retreats(weighed: Movement, unit: Piece, world: World) -> Sequence[Shore]:
    """The coasts and seas to which a fleet that was driven out may retreat.

    Raises TooManyChains (there are too many chains to look at).
    cases "6.D.7".
    """
    return [shore for shore in waters_near(weighed, unit) if open_to(weighed, unit, shore.province, world)]


def waters_near(weighed: Movement, unit: Piece) -> Sequence[Shore]:
    """The coasts and seas to which a fleet can go.

    rules1971 "The board".
    """
    unit_shore = unit.shore
    if unit_shore is not None:
        return unit_shore.near
    return ()


def _decide_legal(weighed: Movement, world: World) -> None:
    """The move's unit may be ordered to the move's goal.

    It is decided of everything at once, for it hangs on nothing that is open.
    """
    legal_ = weighed.legal
    moves = weighed.moves
    moves_off_ = weighed.moves_off
    movers_into_ = weighed.movers_into
    for move in weighed.moves:
        move_unit = move.unit
        if next((other for other in moves if other.unit is move_unit), None) is not move:
            legal_[move] = False  # it has an order already
            continue
        move_goal = move.goal
        move_unit_place = move_unit.place
        if move_goal is move_unit_place:
            legal_[move] = False  # it stands there already
            continue
        move_unit_shore = move_unit.shore
        if move_unit_shore is not None and landing(weighed, move) is None:
            legal_[move] = False  # no coast there, or several
        elif (
            move_unit_shore is not None
            or move_goal in ways_from(move_unit_place, world)
            or can_cross(weighed, move)
        ):
            legal_[move] = True
            moves_off_.add(move.unit)
            movers_into_.setdefault(move.goal, []).append(move)
        else:
            legal_[move] = False  # the provinces do not touch


def _decide_carries(weighed: Movement) -> None:
    """The convoy's unit can carry the convoy's army to the convoy's goal.

    It is decided of everything at once, for it hangs on nothing that is open.
    """
    carries_ = weighed.carries
    convoys = weighed.convoys
    moves_off_ = weighed.moves_off
    for convoy in weighed.convoys:
        convoy_unit = convoy.unit
        if next((other for other in convoys if other.unit is convoy_unit), None) is not convoy:
            carries_[convoy] = False  # it has an order already
            continue
        if convoy_unit in moves_off_:
            carries_[convoy] = False  # it has an order to move
            continue
        if convoy_unit.shore is None or not convoy_unit.place.sea:
            carries_[convoy] = False  # only a fleet at sea can carry
            continue
        convoy_army = convoy.army
        if convoy_army.shore is not None:
            carries_[convoy] = False  # a fleet is not carried
            continue
        convoy_goal = convoy.goal
        carries_[convoy] = not convoy_goal.sea and convoy_goal is not convoy_army.place  # no place to land


def _decide_by_convoy(weighed: Movement, world: World) -> None:
    """The move's unit has to go by sea.

    It is decided of everything at once, for it hangs on nothing that is open.
    """
    by_convoy_ = weighed.by_convoy
    legal_ = weighed.legal
    for move in weighed.moves:
        move_unit = move.unit
        if move_unit.shore is not None or not legal_[move]:
            by_convoy_[move] = False  # no army on its way
            continue
        if move.goal not in ways_from(move_unit.place, world):
            by_convoy_[move] = True  # no way by land
            continue
        if bound(weighed, move):
            by_convoy_[move] = True  # its route is named
        else:
            by_convoy_[move] = sea_meant(weighed, move, world)  # it was meant so


def _decide_convoy_matched(weighed: Movement, world: World) -> None:
    """The convoy's unit carries the convoy's army.

    It is decided of everything at once, for it hangs on nothing that is open.
    """
    convoy_matched_ = weighed.convoy_matched
    carries_ = weighed.carries
    movers_into_ = weighed.movers_into
    by_convoy_ = weighed.by_convoy
    for convoy in weighed.convoys:
        if not carries_[convoy]:
            convoy_matched_[convoy] = False
            continue
        for move in movers_into_.get(convoy.goal, ()):
            if (
                move.unit is convoy.army
                and (by_convoy_[move] or may_sail(weighed, move, world))
                and needed(weighed, convoy, move)
            ):
                convoy_matched_[convoy] = True  # the army sets out
                break
        else:
            convoy_matched_[convoy] = False


def _decide_possible(weighed: Movement, world: World) -> None:
    """The support's unit can support into aim.

    It is decided of everything at once, for it hangs on nothing that is open.
    """
    possible_ = weighed.possible
    moves_off_ = weighed.moves_off
    for support in weighed.supports:
        if not first_given(weighed, support):
            possible_[support] = False  # it has an order already
            continue
        support_unit = support.unit
        if support_unit in moves_off_:
            possible_[support] = False  # it has an order to move
            continue
        support_friend = support.friend
        if support_friend is support_unit:
            possible_[support] = False  # nobody supports itself
            continue
        support_goal = support.goal
        # it could not go there itself
        possible_[support] = reaches(
            support_unit, support_goal if support_goal is not None else support_friend.place, world,
        )


def _decide_matched(weighed: Movement) -> None:
    """The supported unit does what the support's unit supports.

    It is decided of everything at once, for it hangs on nothing that is open.
    """
    matched_ = weighed.matched
    possible_ = weighed.possible
    moves_off_ = weighed.moves_off
    movers_into_ = weighed.movers_into
    for support in weighed.supports:
        if not possible_[support]:
            matched_[support] = False
            continue
        support_goal = support.goal
        if support_goal is None:
            if support.friend not in moves_off_:
                matched_[support] = True  # it is held where it stands
            else:
                matched_[support] = False
            continue
        for move in movers_into_.get(support_goal if support_goal is not None else support.friend.place, ()):
            if (
                move.unit is support.friend
                and (
                    support.coast is None
                    or landing(weighed, move) is None
                    or landing(weighed, move) is support.coast
                )
            ):
                matched_[support] = True  # its move is supported
                break
        else:
            matched_[support] = False


def _sure_sails(weighed: Movement, move: Move, world: World) -> bool:
    """The move's unit goes by sea.

    Whether it is so for sure, while not everything is decided.
    """
    if weighed.by_convoy[move]:
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
    if weighed.by_convoy[move]:
        return True  # it has to
    return (
        may_sail(weighed, move, world)
        and not _sure_convoy_lost(weighed, move, world)
        and _may_ferried(weighed, move)
    )  # fleets carry it


def _sure_kept_back(weighed: Movement, move: Move, unit: Piece, world: World) -> bool:
    """The unit is in the way of the move's unit.

    Whether it is so for sure, while not everything is decided.
    """
    for move_ in weighed.moves_by_unit.get(unit, ()):
        if weighed.succeeds.now[move_] >= 0:
            break
    else:
        return True
    if move.unit.place in weighed.movers_into:
        for other in weighed.movers_into[move.unit.place]:
            other_unit = other.unit
            if (
                other_unit.place is move.goal
                and other_unit is unit
                and (not _may_sails(weighed, move, world) and not _may_sails(weighed, other, world))
            ):
                return True
    return False


def _may_kept_back(weighed: Movement, move: Move, unit: Piece, world: World) -> bool:
    """The unit is in the way of the move's unit.

    Whether it may be so, while not everything is decided.
    """
    for move_ in weighed.moves_by_unit.get(unit, ()):
        if weighed.succeeds.now[move_] > 0:
            break
    else:
        return True
    if move.unit.place in weighed.movers_into:
        for other in weighed.movers_into[move.unit.place]:
            other_unit = other.unit
            if (
                other_unit.place is move.goal
                and other_unit is unit
                and (not _sure_sails(weighed, move, world) and not _sure_sails(weighed, other, world))
            ):
                return True
    return False


def _sure_stands(weighed: Movement, support: Support, world: World) -> bool:
    """The support of the support's unit counts.

    Whether it is so for sure, while not everything is decided.
    """
    support_unit = support.unit
    support_unit_place = support_unit.place
    weighed_movers_into = weighed.movers_into.get(support_unit_place, ())
    for other in weighed_movers_into:
        if weighed.succeeds.now[other] >= 0 and not against_its_way(weighed, other, support, world):
            return False  # driven out
    for other in weighed_movers_into:
        if attacks(weighed, other, support, world) and weighed.arrives.now[other] >= 0:
            return False  # cut
    return True


def _may_stands(weighed: Movement, support: Support, world: World) -> bool:
    """The support of the support's unit counts.

    Whether it may be so, while not everything is decided.
    """
    support_unit = support.unit
    support_unit_place = support_unit.place
    weighed_movers_into = weighed.movers_into.get(support_unit_place, ())
    for other in weighed_movers_into:
        if weighed.succeeds.now[other] > 0 and not against_its_way(weighed, other, support, world):
            return False  # driven out
    for other in weighed_movers_into:
        if attacks(weighed, other, support, world) and weighed.arrives.now[other] > 0:
            return False  # cut
    return True


def _least_backing(weighed: Movement, unit: Piece) -> int:
    """A unit with all the support that it keeps.

    At least, while not everything is decided.
    """
    value = strength(unit)
    if unit in weighed.backers:
        for support in weighed.backers[unit]:
            if weighed.stands.now[support] > 0:
                value += strength(support.unit)  # support
    return value


def _most_backing(weighed: Movement, unit: Piece) -> int:
    """A unit with all the support that it keeps.

    At most, while not everything is decided.
    """
    value = strength(unit)
    if unit in weighed.backers:
        for support in weighed.backers[unit]:
            if weighed.stands.now[support] >= 0:
                value += strength(support.unit)  # support
    return value


def _least_defence(weighed: Movement, unit: Piece) -> int:
    """A unit that does not try to leave.

    At least, while not everything is decided.
    """
    backing_ = strength(unit)
    if unit in weighed.backers:
        for support in weighed.backers[unit]:
            if weighed.stands.now[support] > 0:
                backing_ += strength(support.unit)  # support
    value = backing_
    if unit.place.features & _FEATURE_FORT_BIT:
        value += 1  # Fort (feature): the walls
    return value


def _most_defence(weighed: Movement, unit: Piece) -> int:
    """A unit that does not try to leave.

    At most, while not everything is decided.
    """
    backing_ = strength(unit)
    if unit in weighed.backers:
        for support in weighed.backers[unit]:
            if weighed.stands.now[support] >= 0:
                backing_ += strength(support.unit)  # support
    value = backing_
    if unit.place.features & _FEATURE_FORT_BIT:
        value += 1  # Fort (feature): the walls
    return value


def _least_prevention(weighed: Movement, move: Move, world: World) -> int:
    """What a move counts for in keeping others out of the same province.

    At least, while not everything is decided.
    """
    if not weighed.arrives.now[move] > 0:
        return 0  # it does not get that far
    move_unit = move.unit
    if move_unit.place in weighed.movers_into:
        for other in weighed.movers_into[move_unit.place]:
            if (
                other.unit.place is move.goal
                and weighed.succeeds.now[other] >= 0
                and (not _sure_sails(weighed, move, world) and not _sure_sails(weighed, other, world))
            ):
                return 0  # driven back where it came from
    backing_ = strength(move_unit)
    if move_unit in weighed.backers:
        for support in weighed.backers[move_unit]:
            if weighed.stands.now[support] > 0:
                backing_ += strength(support.unit)  # support
    return backing_


def _most_prevention(weighed: Movement, move: Move, world: World) -> int:
    """What a move counts for in keeping others out of the same province.

    At most, while not everything is decided.
    """
    if not weighed.arrives.now[move] >= 0:
        return 0  # it does not get that far
    move_unit = move.unit
    if move_unit.place in weighed.movers_into:
        for other in weighed.movers_into[move_unit.place]:
            if (
                other.unit.place is move.goal
                and weighed.succeeds.now[other] > 0
                and (not _may_sails(weighed, move, world) and not _may_sails(weighed, other, world))
            ):
                return 0  # driven back where it came from
    backing_ = strength(move_unit)
    if move_unit in weighed.backers:
        for support in weighed.backers[move_unit]:
            if weighed.stands.now[support] >= 0:
                backing_ += strength(support.unit)  # support
    return backing_


def _sure_succeeds(weighed: Movement, move: Move, world: World) -> bool:
    """The move's unit gets to the move's goal.

    Whether it is so for sure, while not everything is decided.
    """
    if not weighed.arrives.now[move] > 0:
        return False  # no way
    attack_so_far = 1000000000000000
    move_goal = move.goal
    weighed_occupants = weighed.occupants.get(move_goal, ())
    for unit in weighed_occupants:
        if _may_kept_back(weighed, move, unit, world):
            for unit_ in weighed_occupants:
                if _sure_kept_back(weighed, move, unit_, world):
                    break
            else:
                backing_ = strength(move.unit)
                if move.unit in weighed.backers:
                    for support in weighed.backers[move.unit]:
                        if weighed.stands.now[support] > 0:
                            backing_ += strength(support.unit)  # support
                attack_so_far = backing_
            for unit_ in weighed_occupants:
                if unit_.owner is move.unit.owner:
                    attack_ = 0  # nobody drives out its own side
                    break
            else:
                foreign_help_ = 0
                if move.unit in weighed.backers:
                    for support_ in weighed.backers[move.unit]:
                        if weighed.stands.now[support_] > 0:
                            for unit_ in weighed_occupants:
                                if unit_.owner is support_.unit.owner:
                                    break
                            else:
                                foreign_help_ += strength(support_.unit)
                attack_ = min(attack_so_far, strength(move.unit) + foreign_help_)
            break
    else:
        move_unit = move.unit
        backing_2 = strength(move_unit)
        if move_unit in weighed.backers:
            for support in weighed.backers[move_unit]:
                if weighed.stands.now[support] > 0:
                    backing_2 += strength(support.unit)  # support
        attack_ = backing_2
    resistance_so_far = 0
    move_unit_ = move.unit
    move_unit_place = move_unit_.place
    weighed_movers_into = weighed.movers_into.get(move_unit_place, ())
    for other in weighed_movers_into:
        if (
            other.unit.place is move_goal
            and not _may_sails(weighed, move, world)
            and not _may_sails(weighed, other, world)
        ):
            resistance_ = 0
            for other_ in weighed_movers_into:
                other_unit = other_.unit
                if (
                    other_unit.place is move_goal
                    and not _sure_sails(weighed, move, world)
                    and not _sure_sails(weighed, other_, world)
                ):
                    resistance_ += _most_backing(weighed, other_unit)
            break
    else:
        for other in weighed_movers_into:
            if (
                other.unit.place is move_goal
                and not _sure_sails(weighed, move, world)
                and not _sure_sails(weighed, other, world)
            ):
                resistance_so_far = 0
                for other_ in weighed_movers_into:
                    other_unit_ = other_.unit
                    if (
                        other_unit_.place is move_goal
                        and not _sure_sails(weighed, move, world)
                        and not _sure_sails(weighed, other_, world)
                    ):
                        resistance_so_far += _most_backing(weighed, other_unit_)
                break
        for unit_2 in weighed_occupants:
            for move_ in weighed.moves_by_unit.get(unit_2, ()):
                if weighed.succeeds.now[move_] > 0:
                    break
            else:
                for unit in weighed_occupants:
                    if unit in weighed.moves_off:
                        hold_ = 0
                        for unit_ in weighed_occupants:
                            hold_ += strength(unit_)
                        break
                else:
                    hold_ = 0
                    for unit_ in weighed_occupants:
                        hold_ += _most_defence(weighed, unit_)
                break
        else:
            hold_ = 0  # nobody stays
        resistance_ = resistance_so_far if resistance_so_far > hold_ else hold_
    if attack_ <= resistance_:
        return False  # too weak against the defence
    for other_ in weighed.movers_into.get(move_goal, ()):
        if other_ is not move and attack_ <= _most_prevention(weighed, other_, world):
            return False  # stood off
    return True


def _may_succeeds(weighed: Movement, move: Move, world: World) -> bool:
    """The move's unit gets to the move's goal.

    Whether it may be so, while not everything is decided.
    """
    if not weighed.arrives.now[move] >= 0:
        return False  # no way
    attack_so_far = 0
    move_goal = move.goal
    weighed_occupants = weighed.occupants.get(move_goal, ())
    for unit in weighed_occupants:
        if _may_kept_back(weighed, move, unit, world):
            for unit_ in weighed_occupants:
                if _sure_kept_back(weighed, move, unit_, world):
                    break
            else:
                backing_ = strength(move.unit)
                if move.unit in weighed.backers:
                    for support in weighed.backers[move.unit]:
                        if weighed.stands.now[support] >= 0:
                            backing_ += strength(support.unit)  # support
                attack_so_far = backing_
            for unit_ in weighed_occupants:
                if unit_.owner is move.unit.owner:
                    attack_ = attack_so_far  # nobody drives out its own side
                    break
            else:
                foreign_help_ = 0
                if move.unit in weighed.backers:
                    for support_ in weighed.backers[move.unit]:
                        if weighed.stands.now[support_] >= 0:
                            for unit_ in weighed_occupants:
                                if unit_.owner is support_.unit.owner:
                                    break
                            else:
                                foreign_help_ += strength(support_.unit)
                attack_ = max(attack_so_far, strength(move.unit) + foreign_help_)
            break
    else:
        move_unit = move.unit
        backing_2 = strength(move_unit)
        if move_unit in weighed.backers:
            for support in weighed.backers[move_unit]:
                if weighed.stands.now[support] >= 0:
                    backing_2 += strength(support.unit)  # support
        attack_ = backing_2
    resistance_so_far = 1000000000000000
    move_unit_ = move.unit
    move_unit_place = move_unit_.place
    weighed_movers_into = weighed.movers_into.get(move_unit_place, ())
    for other in weighed_movers_into:
        if (
            other.unit.place is move_goal
            and not _may_sails(weighed, move, world)
            and not _may_sails(weighed, other, world)
        ):
            resistance_ = 0
            for other_ in weighed_movers_into:
                other_unit = other_.unit
                if (
                    other_unit.place is move_goal
                    and not _may_sails(weighed, move, world)
                    and not _may_sails(weighed, other_, world)
                ):
                    resistance_ += _least_backing(weighed, other_unit)
            break
    else:
        for other in weighed_movers_into:
            if (
                other.unit.place is move_goal
                and not _sure_sails(weighed, move, world)
                and not _sure_sails(weighed, other, world)
            ):
                resistance_so_far = 0
                for other_ in weighed_movers_into:
                    other_unit_ = other_.unit
                    if (
                        other_unit_.place is move_goal
                        and not _may_sails(weighed, move, world)
                        and not _may_sails(weighed, other_, world)
                    ):
                        resistance_so_far += _least_backing(weighed, other_unit_)
                break
        for unit_2 in weighed_occupants:
            for move_ in weighed.moves_by_unit.get(unit_2, ()):
                if weighed.succeeds.now[move_] >= 0:
                    break
            else:
                for unit in weighed_occupants:
                    if unit in weighed.moves_off:
                        hold_ = 0
                        for unit_ in weighed_occupants:
                            hold_ += strength(unit_)
                        break
                else:
                    hold_ = 0
                    for unit_ in weighed_occupants:
                        hold_ += _least_defence(weighed, unit_)
                break
        else:
            hold_ = 0  # nobody stays
        resistance_ = resistance_so_far if resistance_so_far < hold_ else hold_
    if attack_ <= resistance_:
        return False  # too weak against the defence
    for other_ in weighed.movers_into.get(move_goal, ()):
        if other_ is not move and attack_ <= _least_prevention(weighed, other_, world):
            return False  # stood off
    return True


def _sure_dislodged(weighed: Movement, unit: Piece) -> bool:
    """The unit is driven out.

    Whether it is so for sure, while not everything is decided.
    """
    if unit in weighed.moves_by_unit:
        for move in weighed.moves_by_unit[unit]:
            if weighed.succeeds.now[move] >= 0:
                return False
    if unit.place in weighed.movers_into:
        for move in weighed.movers_into[unit.place]:
            if weighed.succeeds.now[move] > 0:
                return True
    return False


def _may_dislodged(weighed: Movement, unit: Piece) -> bool:
    """The unit is driven out.

    Whether it may be so, while not everything is decided.
    """
    if unit in weighed.moves_by_unit:
        for move in weighed.moves_by_unit[unit]:
            if weighed.succeeds.now[move] > 0:
                return False
    if unit.place in weighed.movers_into:
        for move in weighed.movers_into[unit.place]:
            if weighed.succeeds.now[move] >= 0:
                return True
    return False


def _sure_ferried(weighed: Movement, move: Move) -> bool:
    """Fleets that hold carry the move's unit all the way.

    Whether it is so for sure, while not everything is decided.
    """
    ferries_ = ferries(weighed, move)
    for sea in move.route:
        for convoy in ferries_:
            convoy_unit = convoy.unit
            if convoy_unit.place is sea and not _may_dislodged(weighed, convoy_unit):
                break
        else:
            return False  # a sea of its route carries it no further
    for start in move.unit.place.shores:
        if is_linked(
            start, move.goal.shores,
            [
                shore
                for shore in weighed.afloat
                if any(
                    convoy.unit.shore is shore and not _may_dislodged(weighed, convoy.unit)
                    for convoy in ferries_
                )
            ],
            weighed.onward,
        ):
            return True
    return False


def _may_ferried(weighed: Movement, move: Move) -> bool:
    """Fleets that hold carry the move's unit all the way.

    Whether it may be so, while not everything is decided.
    """
    ferries_ = ferries(weighed, move)
    for sea in move.route:
        for convoy in ferries_:
            convoy_unit = convoy.unit
            if convoy_unit.place is sea and not _sure_dislodged(weighed, convoy_unit):
                break
        else:
            return False  # a sea of its route carries it no further
    for start in move.unit.place.shores:
        if is_linked(
            start, move.goal.shores,
            [
                shore
                for shore in weighed.afloat
                if any(
                    convoy.unit.shore is shore and not _sure_dislodged(weighed, convoy.unit)
                    for convoy in ferries_
                )
            ],
            weighed.onward,
        ):
            return True
    return False


def _sure_convoy_lost(weighed: Movement, move: Move, world: World) -> bool:
    """A fleet on the way of the move's unit is driven out.

    Whether it is so for sure, while not everything is decided.
    """
    if world.variants & _VARIANT_ANY_ROUTE_BIT and _may_ferried(weighed, move):
        return False  # movement: another way is left
    for convoy in ferries(weighed, move):
        if _sure_dislodged(weighed, convoy.unit) and needed(weighed, convoy, move):
            return True
    return False


def _may_convoy_lost(weighed: Movement, move: Move, world: World) -> bool:
    """A fleet on the way of the move's unit is driven out.

    Whether it may be so, while not everything is decided.
    """
    if world.variants & _VARIANT_ANY_ROUTE_BIT and _sure_ferried(weighed, move):
        return False  # movement: another way is left
    for convoy in ferries(weighed, move):
        if _may_dislodged(weighed, convoy.unit) and needed(weighed, convoy, move):
            return True
    return False


def _sure_arrives(weighed: Movement, move: Move, world: World) -> bool:
    """The move's unit finds its way to the move's goal.

    Whether it is so for sure, while not everything is decided.
    """
    if not world.variants & _VARIANT_ANY_ROUTE_BIT or not _sure_ferried(weighed, move):
        for convoy in ferries(weighed, move):
            if _may_dislodged(weighed, convoy.unit) and needed(weighed, convoy, move):
                return False  # its convoy is broken
    return _sure_ferried(weighed, move)  # its fleets carry it


def _may_arrives(weighed: Movement, move: Move, world: World) -> bool:
    """The move's unit finds its way to the move's goal.

    Whether it may be so, while not everything is decided.
    """
    if not world.variants & _VARIANT_ANY_ROUTE_BIT or not _may_ferried(weighed, move):
        for convoy in ferries(weighed, move):
            if _sure_dislodged(weighed, convoy.unit) and needed(weighed, convoy, move):
                return False  # its convoy is broken
    return _may_ferried(weighed, move)  # its fleets carry it


def movement(
    units: Sequence[Piece], moves: Sequence[Move], supports: Sequence[Support], convoys: Sequence[Convoy],
    world: World,
) -> Movement:
    """All orders of a season are weighed at once.

    Decides everything; then the other resolvers of this solve can be asked with it.
    rules1971 "Conflicts".
    """
    weighed = Movement(units, moves, supports, convoys)
    weighed.onward = each_once(onward)
    weighed.convoys_by_army = {convoy.army: (convoy,) for convoy in weighed.convoys}
    if len(weighed.convoys_by_army) < len(weighed.convoys):
        several_convoys_by_army: dict[Piece, list[Convoy]] = {}
        for convoy in weighed.convoys:
            several_convoys_by_army.setdefault(convoy.army, []).append(convoy)
        weighed.convoys_by_army = several_convoys_by_army
    weighed.supports_by_unit = {support.unit: (support,) for support in weighed.supports}
    if len(weighed.supports_by_unit) < len(weighed.supports):
        several_supports_by_unit: dict[Piece, list[Support]] = {}
        for support in weighed.supports:
            several_supports_by_unit.setdefault(support.unit, []).append(support)
        weighed.supports_by_unit = several_supports_by_unit
    weighed.moves_by_unit = {move.unit: (move,) for move in weighed.moves}
    if len(weighed.moves_by_unit) < len(weighed.moves):
        several_moves_by_unit: dict[Piece, list[Move]] = {}
        for move in weighed.moves:
            several_moves_by_unit.setdefault(move.unit, []).append(move)
        weighed.moves_by_unit = several_moves_by_unit
    weighed.occupants = {piece.place: (piece,) for piece in weighed.units}
    if len(weighed.occupants) < len(weighed.units):
        several_occupants: dict[Province, list[Piece]] = {}
        for piece in weighed.units:
            several_occupants.setdefault(piece.place, []).append(piece)
        weighed.occupants = several_occupants
    weighed.afloat = [piece.shore for piece in weighed.units if piece.shore is not None and piece.place.sea]
    weighed.afloat_set = frozenset(weighed.afloat)
    _decide_legal(weighed, world)
    _decide_carries(weighed)
    _decide_by_convoy(weighed, world)
    _decide_convoy_matched(weighed, world)
    _decide_possible(weighed, world)
    _decide_matched(weighed)
    for support in weighed.supports:
        if weighed.matched[support]:
            weighed.backers.setdefault(support.friend, []).append(support)
    open_arrives: list[Move] = []
    arrives_now = weighed.arrives.now
    legal_ = weighed.legal
    by_convoy_ = weighed.by_convoy
    for move in weighed.moves:
        if not legal_[move]:
            arrives_now[move] = NO  # void
        elif not by_convoy_[move]:
            arrives_now[move] = YES  # it need not go by sea
        else:
            open_arrives.append(move)
    open_stands: list[Support] = []
    stands_now = weighed.stands.now
    matched_ = weighed.matched
    for support in weighed.supports:
        if not matched_[support]:
            stands_now[support] = NO  # void
        else:
            open_stands.append(support)
    weigh(weighed, (
        Part(weighed.arrives, _sure_arrives, _may_arrives, (world,), left=open_arrives),
        Part(weighed.stands, _sure_stands, _may_stands, (world,), left=open_stands),
        Part(weighed.succeeds, _sure_succeeds, _may_succeeds, (world,)),
    ), _MOVEMENT_CIRCLES)
    weighed.leaves = {move.unit for move in weighed.moves if weighed.succeeds.now[move] > 0}
    return weighed

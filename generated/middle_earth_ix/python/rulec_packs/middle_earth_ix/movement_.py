"""Resolvers of movement.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Circle, FLOOR, Part, weigh

from ._kinds import (
    Army, FEATURE_FORT, Move, Movement, OUTCOME_BOUNCED, OUTCOME_CUT, OUTCOME_SUCCEEDS, OUTCOME_VOID,
    Outcome, Province, Support,
)
from .board import strength

_FEATURE_FORT_BIT: Final = 1 << FEATURE_FORT
_MOVEMENT_CIRCLES: Final = (Circle('only', ('succeeds',), 'succeeds', True), Circle('', (), '', False),)


def legal(weighed: Movement, move: Move) -> bool:
    """The move's army may be ordered to the move's goal.

    Diplomacy, the rulebook of 1971, "Orders".
    """
    return weighed.legal[move] > 0


def aim(weighed: Movement, support: Support) -> Province:
    """The province for which a support is meant.

    Diplomacy, the rulebook of 1971, "Support".
    """
    support_goal = support.goal
    return support_goal if support_goal is not None else support.friend.place


def possible(weighed: Movement, support: Support) -> bool:
    """The support's army can support into aim.

    Diplomacy, the rulebook of 1971, "Support".
    """
    return weighed.possible[support] > 0


def matched(weighed: Movement, support: Support) -> bool:
    """The supported army does what the support's army supports.

    Published adjudication cases (version 3.0 numbering), "6.D.9".
    """
    return weighed.matched[support] > 0


def moves_off(weighed: Movement, army: Army) -> bool:
    """The army has an order to move.

    Diplomacy, the rulebook of 1971, "Orders".
    """
    return any(move.army is army and weighed.legal[move] > 0 for move in weighed.moves)


def movers_into(weighed: Movement, province: Province) -> Sequence[Move]:
    """The moves that are ordered into a province and can be made.

    Diplomacy, the rulebook of 1971, "Orders".
    """
    return [move for move in weighed.moves if move.goal is province and weighed.legal[move] > 0]


def opponents(weighed: Movement, move: Move) -> Sequence[Move]:
    """The move that comes the other way, if there is one.

    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    return [other for other in movers_into(weighed, move.army.place) if other.army.place is move.goal]


def occupants(weighed: Movement, province: Province) -> Sequence[Army]:
    """The army that stands in a province as the season begins.

    Diplomacy, the rulebook of 1971, "The board".
    """
    return [army for army in weighed.armies if army.place is province]


def backers(weighed: Movement, army: Army) -> Sequence[Support]:
    """The supports that an army is given.

    Diplomacy, the rulebook of 1971, "Support".
    """
    return [support for support in weighed.supports if support.friend is army and weighed.matched[support] > 0]


def succeeds(weighed: Movement, move: Move) -> bool:
    """The move's army gets to the move's goal.

    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    return weighed.succeeds[move] > 0


def stands(weighed: Movement, support: Support) -> bool:
    """The support of the support's army counts.

    Diplomacy, the rulebook of 1971, "Support".
    """
    return weighed.stands[support] > 0


def attacks(weighed: Movement, move: Move, support: Support) -> bool:
    """The move's army attacks the support's army.

    Diplomacy, the rulebook of 1971, "Support".
    """
    move_army = move.army
    if move_army.owner is support.army.owner:
        return False  # nobody cuts support of the same power
    return move_army.place is not aim(weighed, support)  # it comes from where the support goes


def leaves(weighed: Movement, army: Army) -> bool:
    """The army leaves.

    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    return any(move.army is army and weighed.succeeds[move] > 0 for move in weighed.moves)


def dislodged(weighed: Movement, army: Army) -> bool:
    """The army is driven out.

    Diplomacy, the rulebook of 1971, "Retreats".
    """
    return (
        not leaves(weighed, army)
        and any(weighed.succeeds[move] > 0 for move in movers_into(weighed, army.place))
    )


def kept_back(weighed: Movement, move: Move, army: Army) -> bool:
    """The army is in the way of the move's army.

    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    return not leaves(weighed, army) or any(other.army is army for other in opponents(weighed, move))


def backing(weighed: Movement, army: Army) -> int:
    """An army with all the support that it keeps.

    In men.
    Diplomacy, the rulebook of 1971, "Support".
    """
    value = strength(army)
    for support in backers(weighed, army):
        if weighed.stands[support] > 0:
            value += strength(support.army)  # support
    return value


def defence(weighed: Movement, army: Army) -> int:
    """An army that does not try to leave.

    In men.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    value = backing(weighed, army)
    if army.place.features & _FEATURE_FORT_BIT:
        value += 1  # Fort (feature): the walls
    return value


def hold(weighed: Movement, province: Province) -> int:
    """What stands against a move into a province.

    In men.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    if not any(not leaves(weighed, army) for army in occupants(weighed, province)):
        return 0  # nobody stays
    if any(moves_off(weighed, army) for army in occupants(weighed, province)):
        return sum(strength(army) for army in occupants(weighed, province))  # the army there tried to leave
    return sum(defence(weighed, army) for army in occupants(weighed, province))


def resistance(weighed: Movement, move: Move) -> int:
    """What a move has to overcome.

    In men.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    if sum(1 for other in opponents(weighed, move)) > 0:
        return sum(backing(weighed, other.army) for other in opponents(weighed, move))  # they meet head on
    return hold(weighed, move.goal)


def attack(weighed: Movement, move: Move) -> int:
    """What a move counts for against whoever is in its way.

    In men.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    move_goal = move.goal
    if not any(kept_back(weighed, move, army) for army in occupants(weighed, move_goal)):
        return backing(weighed, move.army)  # nobody is in its way
    if any(army.owner is move.army.owner for army in occupants(weighed, move_goal)):
        return 0  # nobody drives out its own side
    move_army = move.army
    return strength(move_army) + foreign_help(weighed, move)


def foreign_help(weighed: Movement, move: Move) -> int:
    """The support for a move that does not come from the power which would be driven out.

    In men.
    Published adjudication cases (version 3.0 numbering), "6.E.3".
    """
    return sum(strength(support.army) for support in backers(weighed, move.army) if weighed.stands[support] > 0 and not any(army.owner is support.army.owner for army in occupants(weighed, move.goal)))


def prevention(weighed: Movement, move: Move) -> int:
    """What a move counts for in keeping others out of the same province.

    In men.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    if any(weighed.succeeds[other] > 0 for other in opponents(weighed, move)):
        return 0  # driven back where it came from
    return backing(weighed, move.army)


def outcome_of_move(weighed: Movement, move: Move) -> Outcome:
    """What becomes of an order to move.

    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    if not weighed.legal[move] > 0:
        return OUTCOME_VOID
    if weighed.succeeds[move] > 0:
        return OUTCOME_SUCCEEDS
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


def contested(weighed: Movement, province: Province) -> bool:
    """Moves into the province stood each other off.

    Diplomacy, the rulebook of 1971, "Retreats".
    """
    return any(not weighed.succeeds[move] > 0 and prevention(weighed, move) > 0 for move in movers_into(weighed, province))


def taken(weighed: Movement, province: Province) -> bool:
    """The province is occupied after the moves.

    Diplomacy, the rulebook of 1971, "Retreats".
    """
    return (
        any(not leaves(weighed, army) for army in occupants(weighed, province))
        or any(weighed.succeeds[move] > 0 for move in movers_into(weighed, province))
    )


def driven_out_from(weighed: Movement, army: Army) -> Sequence[Province]:
    """The province from which an army was driven out.

    Diplomacy, the rulebook of 1971, "Retreats".
    """
    return [move.army.place for move in movers_into(weighed, army.place) if weighed.succeeds[move] > 0 and dislodged(weighed, army)]


def retreats(weighed: Movement, army: Army) -> Sequence[Province]:
    """The provinces to which an army that was driven out may retreat.

    Published adjudication cases (version 3.0 numbering), "6.D.21".
    """
    return [province for province in army.place.borders if dislodged(weighed, army) and not taken(weighed, province) and not contested(weighed, province) and province not in driven_out_from(weighed, army)]


def _sure_legal(weighed: Movement, move: Move) -> bool:
    """The move's army may be ordered to the move's goal.

    Whether it is so for sure, while not everything is decided.
    """
    if any(other.army is move.army for other in weighed.moves if other is not move):
        return False  # an army has one order
    move_goal = move.goal
    move_army = move.army
    move_army_place = move_army.place
    if move_goal is move_army_place:
        return False  # it stands there already
    return move_goal in move_army_place.borders  # the provinces do not touch


def _sure_possible(weighed: Movement, support: Support) -> bool:
    """The support's army can support into aim.

    Whether it is so for sure, while not everything is decided.
    """
    if any(other.army is support.army for other in weighed.supports if other is not support):
        return False  # one order helps one army
    support_army = support.army
    if moves_off(weighed, support_army):
        return False  # it has an order to move
    if support.friend is support_army:
        return False  # nobody supports itself
    return aim(weighed, support) in support_army.place.borders  # it could not go there itself


def _sure_matched(weighed: Movement, support: Support) -> bool:
    """The supported army does what the support's army supports.

    Whether it is so for sure, while not everything is decided.
    """
    if not weighed.possible[support] > 0:
        return False
    if support.goal is None and not moves_off(weighed, support.friend):
        return True  # it is held where it stands
    # its move is supported
    return any(move.army is support.friend for move in movers_into(weighed, aim(weighed, support)))


def _sure_leaves(weighed: Movement, army: Army) -> bool:
    """The army leaves.

    Whether it is so for sure, while not everything is decided.
    """
    return any(move.army is army and weighed.succeeds[move] > 0 for move in weighed.moves)


def _may_leaves(weighed: Movement, army: Army) -> bool:
    """The army leaves.

    Whether it may be so, while not everything is decided.
    """
    return any(move.army is army and weighed.succeeds[move] >= 0 for move in weighed.moves)


def _sure_kept_back(weighed: Movement, move: Move, army: Army) -> bool:
    """The army is in the way of the move's army.

    Whether it is so for sure, while not everything is decided.
    """
    return not _may_leaves(weighed, army) or any(other.army is army for other in opponents(weighed, move))


def _may_kept_back(weighed: Movement, move: Move, army: Army) -> bool:
    """The army is in the way of the move's army.

    Whether it may be so, while not everything is decided.
    """
    return not _sure_leaves(weighed, army) or any(other.army is army for other in opponents(weighed, move))


def _sure_dislodged(weighed: Movement, army: Army) -> bool:
    """The army is driven out.

    Whether it is so for sure, while not everything is decided.
    """
    return (
        not _may_leaves(weighed, army)
        and any(weighed.succeeds[move] > 0 for move in movers_into(weighed, army.place))
    )


def _may_dislodged(weighed: Movement, army: Army) -> bool:
    """The army is driven out.

    Whether it may be so, while not everything is decided.
    """
    return (
        not _sure_leaves(weighed, army)
        and any(weighed.succeeds[move] >= 0 for move in movers_into(weighed, army.place))
    )


def _sure_stands(weighed: Movement, support: Support) -> bool:
    """The support of the support's army counts.

    Whether it is so for sure, while not everything is decided.
    """
    if not weighed.matched[support] > 0:
        return False  # void
    support_army = support.army
    if _may_dislodged(weighed, support_army):
        return False  # driven out
    # cut
    return not any(attacks(weighed, other, support) for other in movers_into(weighed, support_army.place))


def _may_stands(weighed: Movement, support: Support) -> bool:
    """The support of the support's army counts.

    Whether it may be so, while not everything is decided.
    """
    if not weighed.matched[support] > 0:
        return False  # void
    support_army = support.army
    if _sure_dislodged(weighed, support_army):
        return False  # driven out
    # cut
    return not any(attacks(weighed, other, support) for other in movers_into(weighed, support_army.place))


def _least_backing(weighed: Movement, army: Army) -> int:
    """An army with all the support that it keeps.

    At least, while not everything is decided.
    """
    value = strength(army)
    for support in backers(weighed, army):
        if weighed.stands[support] > 0:
            value += strength(support.army)  # support
    return value


def _most_backing(weighed: Movement, army: Army) -> int:
    """An army with all the support that it keeps.

    At most, while not everything is decided.
    """
    value = strength(army)
    for support in backers(weighed, army):
        if weighed.stands[support] >= 0:
            value += strength(support.army)  # support
    return value


def _least_foreign_help(weighed: Movement, move: Move) -> int:
    """The support for a move that does not come from the power which would be driven out.

    At least, while not everything is decided.
    """
    return sum(strength(support.army) for support in backers(weighed, move.army) if weighed.stands[support] > 0 and not any(army.owner is support.army.owner for army in occupants(weighed, move.goal)))


def _most_foreign_help(weighed: Movement, move: Move) -> int:
    """The support for a move that does not come from the power which would be driven out.

    At most, while not everything is decided.
    """
    return sum(strength(support.army) for support in backers(weighed, move.army) if weighed.stands[support] >= 0 and not any(army.owner is support.army.owner for army in occupants(weighed, move.goal)))


def _least_attack(weighed: Movement, move: Move) -> int:
    """What a move counts for against whoever is in its way.

    At least, while not everything is decided.
    """
    so_far = 1000000000000000
    move_goal = move.goal
    if not any(_sure_kept_back(weighed, move, army) for army in occupants(weighed, move_goal)):
        so_far = min(so_far, _least_backing(weighed, move.army))  # nobody is in its way
        if not any(_may_kept_back(weighed, move, army) for army in occupants(weighed, move_goal)):
            return so_far
    if any(army.owner is move.army.owner for army in occupants(weighed, move_goal)):
        return min(so_far, 0)  # nobody drives out its own side
    move_army = move.army
    return min(so_far, strength(move_army) + _least_foreign_help(weighed, move))


def _most_attack(weighed: Movement, move: Move) -> int:
    """What a move counts for against whoever is in its way.

    At most, while not everything is decided.
    """
    so_far = FLOOR
    move_goal = move.goal
    if not any(_sure_kept_back(weighed, move, army) for army in occupants(weighed, move_goal)):
        so_far = max(so_far, _most_backing(weighed, move.army))  # nobody is in its way
        if not any(_may_kept_back(weighed, move, army) for army in occupants(weighed, move_goal)):
            return so_far
    if any(army.owner is move.army.owner for army in occupants(weighed, move_goal)):
        return max(so_far, 0)  # nobody drives out its own side
    move_army = move.army
    return max(so_far, strength(move_army) + _most_foreign_help(weighed, move))


def _least_defence(weighed: Movement, army: Army) -> int:
    """An army that does not try to leave.

    At least, while not everything is decided.
    """
    value = _least_backing(weighed, army)
    if army.place.features & _FEATURE_FORT_BIT:
        value += 1  # Fort (feature): the walls
    return value


def _most_defence(weighed: Movement, army: Army) -> int:
    """An army that does not try to leave.

    At most, while not everything is decided.
    """
    value = _most_backing(weighed, army)
    if army.place.features & _FEATURE_FORT_BIT:
        value += 1  # Fort (feature): the walls
    return value


def _least_hold(weighed: Movement, province: Province) -> int:
    """What stands against a move into a province.

    At least, while not everything is decided.
    """
    so_far = 1000000000000000
    if not any(not _may_leaves(weighed, army) for army in occupants(weighed, province)):
        so_far = min(so_far, 0)  # nobody stays
        if not any(not _sure_leaves(weighed, army) for army in occupants(weighed, province)):
            return so_far
    if any(moves_off(weighed, army) for army in occupants(weighed, province)):
        # the army there tried to leave
        return min(so_far, sum(strength(army) for army in occupants(weighed, province)))
    return min(so_far, sum(_least_defence(weighed, army) for army in occupants(weighed, province)))


def _most_hold(weighed: Movement, province: Province) -> int:
    """What stands against a move into a province.

    At most, while not everything is decided.
    """
    so_far = FLOOR
    if not any(not _may_leaves(weighed, army) for army in occupants(weighed, province)):
        so_far = max(so_far, 0)  # nobody stays
        if not any(not _sure_leaves(weighed, army) for army in occupants(weighed, province)):
            return so_far
    if any(moves_off(weighed, army) for army in occupants(weighed, province)):
        # the army there tried to leave
        return max(so_far, sum(strength(army) for army in occupants(weighed, province)))
    return max(so_far, sum(_most_defence(weighed, army) for army in occupants(weighed, province)))


def _least_resistance(weighed: Movement, move: Move) -> int:
    """What a move has to overcome.

    At least, while not everything is decided.
    """
    if sum(1 for other in opponents(weighed, move)) > 0:
        # they meet head on
        return sum(_least_backing(weighed, other.army) for other in opponents(weighed, move))
    return _least_hold(weighed, move.goal)


def _most_resistance(weighed: Movement, move: Move) -> int:
    """What a move has to overcome.

    At most, while not everything is decided.
    """
    if sum(1 for other in opponents(weighed, move)) > 0:
        # they meet head on
        return sum(_most_backing(weighed, other.army) for other in opponents(weighed, move))
    return _most_hold(weighed, move.goal)


def _least_prevention(weighed: Movement, move: Move) -> int:
    """What a move counts for in keeping others out of the same province.

    At least, while not everything is decided.
    """
    so_far = 1000000000000000
    if any(weighed.succeeds[other] >= 0 for other in opponents(weighed, move)):
        so_far = min(so_far, 0)  # driven back where it came from
        if any(weighed.succeeds[other] > 0 for other in opponents(weighed, move)):
            return so_far
    return min(so_far, _least_backing(weighed, move.army))


def _most_prevention(weighed: Movement, move: Move) -> int:
    """What a move counts for in keeping others out of the same province.

    At most, while not everything is decided.
    """
    so_far = FLOOR
    if any(weighed.succeeds[other] >= 0 for other in opponents(weighed, move)):
        so_far = max(so_far, 0)  # driven back where it came from
        if any(weighed.succeeds[other] > 0 for other in opponents(weighed, move)):
            return so_far
    return max(so_far, _most_backing(weighed, move.army))


def _sure_succeeds(weighed: Movement, move: Move) -> bool:
    """The move's army gets to the move's goal.

    Whether it is so for sure, while not everything is decided.
    """
    if not weighed.legal[move] > 0:
        return False  # void
    if _least_attack(weighed, move) <= _most_resistance(weighed, move):
        return False  # too weak against the defence
    # stood off
    return not any(_least_attack(weighed, move) <= _most_prevention(weighed, other) for other in movers_into(weighed, move.goal) if other is not move)


def _may_succeeds(weighed: Movement, move: Move) -> bool:
    """The move's army gets to the move's goal.

    Whether it may be so, while not everything is decided.
    """
    if not weighed.legal[move] > 0:
        return False  # void
    if _most_attack(weighed, move) <= _least_resistance(weighed, move):
        return False  # too weak against the defence
    # stood off
    return not any(_most_attack(weighed, move) <= _least_prevention(weighed, other) for other in movers_into(weighed, move.goal) if other is not move)


def movement(armies: Sequence[Army], moves: Sequence[Move], supports: Sequence[Support]) -> Movement:
    """All orders of a season are weighed at once.

    Decides everything; then the other resolvers of this solve can be asked with it.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    weighed = Movement(armies, moves, supports)
    weigh(weighed, (Part(weighed.legal, _sure_legal, _sure_legal),), _MOVEMENT_CIRCLES)
    weigh(weighed, (Part(weighed.possible, _sure_possible, _sure_possible),), _MOVEMENT_CIRCLES)
    weigh(weighed, (Part(weighed.matched, _sure_matched, _sure_matched),), _MOVEMENT_CIRCLES)
    weigh(weighed, (
        Part(weighed.stands, _sure_stands, _may_stands),
        Part(weighed.succeeds, _sure_succeeds, _may_succeeds),
    ), _MOVEMENT_CIRCLES)
    return weighed

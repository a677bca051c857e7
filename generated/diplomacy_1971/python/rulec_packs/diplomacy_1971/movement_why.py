"""The resolvers of movement.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes

from ._kinds import (
    Army, Move, Movement, OUTCOME_BOUNCED, OUTCOME_CUT, OUTCOME_SUCCEEDS, OUTCOME_VOID, Outcome, Province,
    Support,
)
from .board import strength
from .movement_ import (
    aim, attack, attacks, backers, backing, contested, defence, dislodged, driven_out_from, foreign_help,
    hold, kept_back, leaves, movers_into, moves_off, occupants, opponents, prevention, resistance, taken,
)

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "legal": (
        Label('case', 'an army has one order'),
        Label('case', 'it stands there already', 1, 'Published adjudication cases (version 3.0 numbering), "6.A.5"'),
        Label('case', 'the provinces do not touch', 1, 'Published adjudication cases (version 3.0 numbering), "6.A.1"'),
        Label('otherwise', ''),
        Label('circle', 'Any other ring', 1, 'ruling "Rings of orders that are not moves alone"'),
    ),
    "aim": (
        Label('otherwise', ''),
    ),
    "possible": (
        Label('case', 'one order helps one army'),
        Label('case', 'it has an order to move'),
        Label('case', 'nobody supports itself', 1, 'Published adjudication cases (version 3.0 numbering), "6.A.8"'),
        Label('case', 'it could not go there itself', 1, 'Published adjudication cases (version 3.0 numbering), "6.A.10"'),
        Label('otherwise', ''),
        Label('circle', 'Any other ring', 1, 'ruling "Rings of orders that are not moves alone"'),
    ),
    "matched": (
        Label('case', ''),
        Label('case', 'it is held where it stands'),
        Label('case', 'its move is supported'),
        Label('otherwise', ''),
        Label('circle', 'Any other ring', 1, 'ruling "Rings of orders that are not moves alone"'),
    ),
    "moves_off": (
        Label('holds', ''),
    ),
    "movers_into": (
        Label('otherwise', ''),
    ),
    "opponents": (
        Label('otherwise', ''),
    ),
    "occupants": (
        Label('otherwise', ''),
    ),
    "backers": (
        Label('otherwise', ''),
    ),
    "succeeds": (
        Label('case', 'void'),
        Label('case', 'too weak against the defence'),
        Label('case', 'stood off', 1, 'Published adjudication cases (version 3.0 numbering), "6.A.11"'),
        Label('otherwise', ''),
        Label('circle', 'A ring of moves', 1, 'Published adjudication cases (version 3.0 numbering), "6.C.2"'),
        Label('circle', 'Any other ring', 1, 'ruling "Rings of orders that are not moves alone"'),
    ),
    "stands": (
        Label('case', 'void'),
        Label('case', 'driven out'),
        Label('case', 'cut'),
        Label('otherwise', ''),
        Label('circle', 'Any other ring', 1, 'ruling "Rings of orders that are not moves alone"'),
    ),
    "attacks": (
        Label('no', 'nobody cuts support of the same power'),
        Label('no', 'it comes from where the support goes', 1, 'Published adjudication cases (version 3.0 numbering), "6.D.21"'),
        Label('otherwise', ''),
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
    ),
    "hold": (
        Label('case', 'nobody stays'),
        Label('case', 'the army there tried to leave'),
        Label('otherwise', ''),
    ),
    "resistance": (
        Label('case', 'they meet head on'),
        Label('otherwise', ''),
    ),
    "attack": (
        Label('case', 'nobody is in its way'),
        Label('case', 'nobody drives out its own side', 1, 'Published adjudication cases (version 3.0 numbering), "6.E.3"'),
        Label('otherwise', ''),
    ),
    "foreign_help": (
        Label('otherwise', ''),
    ),
    "prevention": (
        Label('case', 'driven back where it came from', 1, 'Published adjudication cases (version 3.0 numbering), "6.E.1"'),
        Label('otherwise', ''),
    ),
    "outcome_of_move": (
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "outcome_of_support": (
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "contested": (
        Label('holds', ''),
    ),
    "taken": (
        Label('holds', ''),
    ),
    "driven_out_from": (
        Label('otherwise', ''),
    ),
    "retreats": (
        Label('otherwise', ''),
    ),
}


def why_legal(weighed: Movement, move: Move) -> tuple[bool, Notes]:
    """The move's army may be ordered to the move's goal.

    `legal` with its notes: pairs of an index of LABELS['legal'] and what it moved.
    Diplomacy, the rulebook of 1971, "Orders".
    """
    notes: Notes = []
    if weighed.legal.by_circle(move) == 1:
        notes.append((4, 0))
        return False, notes  # Any other ring
    if any(other.army is move.army for other in weighed.moves if other is not move):
        notes.append((0, 0))
        return False, notes  # an army has one order
    move_goal = move.goal
    move_army = move.army
    move_army_place = move_army.place
    if move_goal is move_army_place:
        notes.append((1, 0))
        return False, notes  # it stands there already
    if move_goal not in move_army_place.borders:
        notes.append((2, 0))
        return False, notes  # the provinces do not touch
    notes.append((3, 0))
    return True, notes


def why_aim(weighed: Movement, support: Support) -> tuple[Province, Notes]:
    """The province for which a support is meant.

    `aim` with its notes: pairs of an index of LABELS['aim'] and what it moved.
    Diplomacy, the rulebook of 1971, "Support".
    """
    notes: Notes = []
    notes.append((0, 0))
    support_goal = support.goal
    return (support_goal if support_goal is not None else support.friend.place), notes


def why_possible(weighed: Movement, support: Support) -> tuple[bool, Notes]:
    """The support's army can support into aim.

    `possible` with its notes: pairs of an index of LABELS['possible'] and what it moved.
    Diplomacy, the rulebook of 1971, "Support".
    """
    notes: Notes = []
    if weighed.possible.by_circle(support) == 1:
        notes.append((5, 0))
        return False, notes  # Any other ring
    if any(other.army is support.army for other in weighed.supports if other is not support):
        notes.append((0, 0))
        return False, notes  # one order helps one army
    support_army = support.army
    if moves_off(weighed, support_army):
        notes.append((1, 0))
        return False, notes  # it has an order to move
    if support.friend is support_army:
        notes.append((2, 0))
        return False, notes  # nobody supports itself
    if aim(weighed, support) not in support_army.place.borders:
        notes.append((3, 0))
        return False, notes  # it could not go there itself
    notes.append((4, 0))
    return True, notes


def why_matched(weighed: Movement, support: Support) -> tuple[bool, Notes]:
    """The supported army does what the support's army supports.

    `matched` with its notes: pairs of an index of LABELS['matched'] and what it moved.
    Published adjudication cases (version 3.0 numbering), "6.D.9".
    """
    notes: Notes = []
    if weighed.matched.by_circle(support) == 1:
        notes.append((4, 0))
        return False, notes  # Any other ring
    if not weighed.possible[support] > 0:
        notes.append((0, 0))
        return False, notes
    if support.goal is None and not moves_off(weighed, support.friend):
        notes.append((1, 0))
        return True, notes  # it is held where it stands
    if any(move.army is support.friend for move in movers_into(weighed, aim(weighed, support))):
        notes.append((2, 0))
        return True, notes  # its move is supported
    notes.append((3, 0))
    return False, notes


def why_moves_off(weighed: Movement, army: Army) -> tuple[bool, Notes]:
    """The army has an order to move.

    `moves_off` with its notes: pairs of an index of LABELS['moves_off'] and what it moved.
    Diplomacy, the rulebook of 1971, "Orders".
    """
    notes: Notes = []
    if not any(move.army is army and weighed.legal[move] > 0 for move in weighed.moves):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_movers_into(weighed: Movement, province: Province) -> tuple[Sequence[Move], Notes]:
    """The moves that are ordered into a province and can be made.

    `movers_into` with its notes: pairs of an index of LABELS['movers_into'] and what it moved.
    Diplomacy, the rulebook of 1971, "Orders".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [move for move in weighed.moves if move.goal is province and weighed.legal[move] > 0], notes


def why_opponents(weighed: Movement, move: Move) -> tuple[Sequence[Move], Notes]:
    """The move that comes the other way, if there is one.

    `opponents` with its notes: pairs of an index of LABELS['opponents'] and what it moved.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [other for other in movers_into(weighed, move.army.place) if other.army.place is move.goal], notes


def why_occupants(weighed: Movement, province: Province) -> tuple[Sequence[Army], Notes]:
    """The army that stands in a province as the season begins.

    `occupants` with its notes: pairs of an index of LABELS['occupants'] and what it moved.
    Diplomacy, the rulebook of 1971, "The board".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [army for army in weighed.armies if army.place is province], notes


def why_backers(weighed: Movement, army: Army) -> tuple[Sequence[Support], Notes]:
    """The supports that an army is given.

    `backers` with its notes: pairs of an index of LABELS['backers'] and what it moved.
    Diplomacy, the rulebook of 1971, "Support".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [support for support in weighed.supports if support.friend is army and weighed.matched[support] > 0], notes


def why_succeeds(weighed: Movement, move: Move) -> tuple[bool, Notes]:
    """The move's army gets to the move's goal.

    `succeeds` with its notes: pairs of an index of LABELS['succeeds'] and what it moved.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    notes: Notes = []
    if weighed.succeeds.by_circle(move) == 0:
        notes.append((4, 0))
        return True, notes  # A ring of moves
    if weighed.succeeds.by_circle(move) == 1:
        notes.append((5, 0))
        return False, notes  # Any other ring
    if not weighed.legal[move] > 0:
        notes.append((0, 0))
        return False, notes  # void
    if attack(weighed, move) <= resistance(weighed, move):
        notes.append((1, 0))
        return False, notes  # too weak against the defence
    if any(attack(weighed, move) <= prevention(weighed, other) for other in movers_into(weighed, move.goal) if other is not move):
        notes.append((2, 0))
        return False, notes  # stood off
    notes.append((3, 0))
    return True, notes


def why_stands(weighed: Movement, support: Support) -> tuple[bool, Notes]:
    """The support of the support's army counts.

    `stands` with its notes: pairs of an index of LABELS['stands'] and what it moved.
    Diplomacy, the rulebook of 1971, "Support".
    """
    notes: Notes = []
    if weighed.stands.by_circle(support) == 1:
        notes.append((4, 0))
        return False, notes  # Any other ring
    if not weighed.matched[support] > 0:
        notes.append((0, 0))
        return False, notes  # void
    support_army = support.army
    if dislodged(weighed, support_army):
        notes.append((1, 0))
        return False, notes  # driven out
    if any(attacks(weighed, other, support) for other in movers_into(weighed, support_army.place)):
        notes.append((2, 0))
        return False, notes  # cut
    notes.append((3, 0))
    return True, notes


def why_attacks(weighed: Movement, move: Move, support: Support) -> tuple[bool, Notes]:
    """The move's army attacks the support's army.

    `attacks` with its notes: pairs of an index of LABELS['attacks'] and what it moved.
    Diplomacy, the rulebook of 1971, "Support".
    """
    notes: Notes = []
    move_army = move.army
    if move_army.owner is support.army.owner:
        notes.append((0, 0))
        return False, notes  # nobody cuts support of the same power
    if move_army.place is aim(weighed, support):
        notes.append((1, 0))
        return False, notes  # it comes from where the support goes
    notes.append((2, 0))
    return True, notes


def why_leaves(weighed: Movement, army: Army) -> tuple[bool, Notes]:
    """The army leaves.

    `leaves` with its notes: pairs of an index of LABELS['leaves'] and what it moved.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    notes: Notes = []
    if not any(move.army is army and weighed.succeeds[move] > 0 for move in weighed.moves):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_dislodged(weighed: Movement, army: Army) -> tuple[bool, Notes]:
    """The army is driven out.

    `dislodged` with its notes: pairs of an index of LABELS['dislodged'] and what it moved.
    Diplomacy, the rulebook of 1971, "Retreats".
    """
    notes: Notes = []
    if (
        leaves(weighed, army)
        or not any(weighed.succeeds[move] > 0 for move in movers_into(weighed, army.place))
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_kept_back(weighed: Movement, move: Move, army: Army) -> tuple[bool, Notes]:
    """The army is in the way of the move's army.

    `kept_back` with its notes: pairs of an index of LABELS['kept_back'] and what it moved.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    notes: Notes = []
    if leaves(weighed, army) and not any(other.army is army for other in opponents(weighed, move)):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_backing(weighed: Movement, army: Army) -> tuple[int, Notes]:
    """An army with all the support that it keeps.

    `backing` with its notes: pairs of an index of LABELS['backing'] and what it moved.
    In men.
    Diplomacy, the rulebook of 1971, "Support".
    """
    notes: Notes = []
    value = strength(army)
    notes.append((0, value))
    for support in backers(weighed, army):
        if weighed.stands[support] > 0:
            amount = strength(support.army)
            notes.append((1, amount))
            value += amount  # support
    return value, notes


def why_defence(weighed: Movement, army: Army) -> tuple[int, Notes]:
    """An army that does not try to leave.

    `defence` with its notes: pairs of an index of LABELS['defence'] and what it moved.
    In men.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    notes: Notes = []
    value = backing(weighed, army)
    notes.append((0, value))
    return value, notes


def why_hold(weighed: Movement, province: Province) -> tuple[int, Notes]:
    """What stands against a move into a province.

    `hold` with its notes: pairs of an index of LABELS['hold'] and what it moved.
    In men.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    notes: Notes = []
    if not any(not leaves(weighed, army) for army in occupants(weighed, province)):
        notes.append((0, 0))
        return 0, notes  # nobody stays
    if any(moves_off(weighed, army) for army in occupants(weighed, province)):
        notes.append((1, 0))
        # the army there tried to leave
        return sum(strength(army) for army in occupants(weighed, province)), notes
    notes.append((2, 0))
    return sum(defence(weighed, army) for army in occupants(weighed, province)), notes


def why_resistance(weighed: Movement, move: Move) -> tuple[int, Notes]:
    """What a move has to overcome.

    `resistance` with its notes: pairs of an index of LABELS['resistance'] and what it moved.
    In men.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    notes: Notes = []
    if sum(1 for other in opponents(weighed, move)) > 0:
        notes.append((0, 0))
        # they meet head on
        return sum(backing(weighed, other.army) for other in opponents(weighed, move)), notes
    notes.append((1, 0))
    return hold(weighed, move.goal), notes


def why_attack(weighed: Movement, move: Move) -> tuple[int, Notes]:
    """What a move counts for against whoever is in its way.

    `attack` with its notes: pairs of an index of LABELS['attack'] and what it moved.
    In men.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    notes: Notes = []
    move_goal = move.goal
    if not any(kept_back(weighed, move, army) for army in occupants(weighed, move_goal)):
        notes.append((0, 0))
        return backing(weighed, move.army), notes  # nobody is in its way
    if any(army.owner is move.army.owner for army in occupants(weighed, move_goal)):
        notes.append((1, 0))
        return 0, notes  # nobody drives out its own side
    notes.append((2, 0))
    move_army = move.army
    return strength(move_army) + foreign_help(weighed, move), notes


def why_foreign_help(weighed: Movement, move: Move) -> tuple[int, Notes]:
    """The support for a move that does not come from the power which would be driven out.

    `foreign_help` with its notes: pairs of an index of LABELS['foreign_help'] and what it moved.
    In men.
    Published adjudication cases (version 3.0 numbering), "6.E.3".
    """
    notes: Notes = []
    notes.append((0, 0))
    return sum(strength(support.army) for support in backers(weighed, move.army) if weighed.stands[support] > 0 and not any(army.owner is support.army.owner for army in occupants(weighed, move.goal))), notes


def why_prevention(weighed: Movement, move: Move) -> tuple[int, Notes]:
    """What a move counts for in keeping others out of the same province.

    `prevention` with its notes: pairs of an index of LABELS['prevention'] and what it moved.
    In men.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    notes: Notes = []
    if any(weighed.succeeds[other] > 0 for other in opponents(weighed, move)):
        notes.append((0, 0))
        return 0, notes  # driven back where it came from
    notes.append((1, 0))
    return backing(weighed, move.army), notes


def why_outcome_of_move(weighed: Movement, move: Move) -> tuple[Outcome, Notes]:
    """What becomes of an order to move.

    `outcome_of_move` with its notes: pairs of an index of LABELS['outcome_of_move'] and what it moved.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    notes: Notes = []
    if not weighed.legal[move] > 0:
        notes.append((0, 0))
        return OUTCOME_VOID, notes
    if weighed.succeeds[move] > 0:
        notes.append((1, 0))
        return OUTCOME_SUCCEEDS, notes
    notes.append((2, 0))
    return OUTCOME_BOUNCED, notes


def why_outcome_of_support(weighed: Movement, support: Support) -> tuple[Outcome, Notes]:
    """What becomes of an order to support.

    `outcome_of_support` with its notes: pairs of an index of LABELS['outcome_of_support'] and what it
    moved.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    notes: Notes = []
    if not weighed.matched[support] > 0:
        notes.append((0, 0))
        return OUTCOME_VOID, notes
    if weighed.stands[support] > 0:
        notes.append((1, 0))
        return OUTCOME_SUCCEEDS, notes
    notes.append((2, 0))
    return OUTCOME_CUT, notes


def why_contested(weighed: Movement, province: Province) -> tuple[bool, Notes]:
    """Moves into the province stood each other off.

    `contested` with its notes: pairs of an index of LABELS['contested'] and what it moved.
    Diplomacy, the rulebook of 1971, "Retreats".
    """
    notes: Notes = []
    if not any(not weighed.succeeds[move] > 0 and prevention(weighed, move) > 0 for move in movers_into(weighed, province)):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_taken(weighed: Movement, province: Province) -> tuple[bool, Notes]:
    """The province is occupied after the moves.

    `taken` with its notes: pairs of an index of LABELS['taken'] and what it moved.
    Diplomacy, the rulebook of 1971, "Retreats".
    """
    notes: Notes = []
    if (
        not any(not leaves(weighed, army) for army in occupants(weighed, province))
        and not any(weighed.succeeds[move] > 0 for move in movers_into(weighed, province))
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_driven_out_from(weighed: Movement, army: Army) -> tuple[Sequence[Province], Notes]:
    """The province from which an army was driven out.

    `driven_out_from` with its notes: pairs of an index of LABELS['driven_out_from'] and what it moved.
    Diplomacy, the rulebook of 1971, "Retreats".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [move.army.place for move in movers_into(weighed, army.place) if weighed.succeeds[move] > 0 and dislodged(weighed, army)], notes


def why_retreats(weighed: Movement, army: Army) -> tuple[Sequence[Province], Notes]:
    """The provinces to which an army that was driven out may retreat.

    `retreats` with its notes: pairs of an index of LABELS['retreats'] and what it moved.
    Published adjudication cases (version 3.0 numbering), "6.D.21".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [province for province in army.place.borders if dislodged(weighed, army) and not taken(weighed, province) and not contested(weighed, province) and province not in driven_out_from(weighed, army)], notes

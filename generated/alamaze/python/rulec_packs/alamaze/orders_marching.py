"""Resolvers of orders_marching.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, members
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    ARTIFACT_GEM_OF_PLANES, Artifact, BrigadeType, EVERY_ARTIFACT, EVERY_BRIGADE_TYPE, EVERY_MAP_AREA,
    HOST_SIZE_ARMY, HOST_SIZE_ARMY_GROUP, HOST_SIZE_DIVISION_SIZE, HOST_SIZE_INACTIVE,
    HOST_SIZE_ONE_BRIGADE, HOST_SIZE_PATROL, HostSize, MapArea, TERRAIN_SEA,
)
from ._kinds import Group, Kingdom, Leader, Wizard
from ._tables import MAP_AREA_TERRAIN
from ._world import SHAPE, World
from .map_ import stand_at, within_reach
from .marching import (
    arrive, combine, follow, has_room, march, ride_out, send_brigades, send_figures, starts_beside, wake,
)
from .movement import host_size
from .orders_battle import beside

_ARTIFACT_GEM_OF_PLANES_BIT: Final = 1 << ARTIFACT_GEM_OF_PLANES

_SAYS_DOES_NOT_SERVE: Final = Message((
    Hole(Holds("thing", 'Group'), 'other'), ' does not serve ', Hole(Holds("thing", 'Kingdom'), 'kingdom'),
    '.',
), 'order:699', 'own')
_SAYS_SAY_WHAT_GIVES_TO: Final = Message((
    'Say what ', Hole(Holds("thing", 'Group'), 'group'), ' gives to ',
    Hole(Holds("thing", 'Group'), 'other'), '.',
), 'order:699', 'something', ('breed', 'leader', 'caster'))
_SAYS_HAS_SOMEBODY_IN_IT: Final = Message((
    Hole(Holds("thing", 'Group'), 'other'), ' has somebody in it already.',
), 'order:699', 'empty')
_SAYS_THERE_ARE_NONE_OF: Final = Message((
    'There are none of these in ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'order:699', 'there', ('breed',))
_SAYS_NOBODY_OF_THAT_NAME: Final = Message((
    'Nobody of that name leads in ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'order:699', 'officer', ('leader',))
_SAYS_NO_WIZARD_OF_THAT: Final = Message((
    'No wizard of that name is in ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'order:699', 'mage', ('caster',))
_SAYS_GIVES_NOTHING_TO: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' gives nothing to ', Hole(Holds("thing", 'Group'), 'other'),
    '.',
), 'order:700', 'own')
_SAYS_IS_NOWHERE_NEAR: Final = Message((
    Hole(Holds("thing", 'Group'), 'other'), ' is nowhere near ', Hole(Holds("thing", 'Group'), 'group'),
    '.',
), 'order:700', 'near')
_SAYS_NOBODY_IS_IN: Final = Message((
    'Nobody is in ', Hole(Holds("thing", 'Group'), 'other'), '.',
), 'order:700', 'active')
_SAYS_THERE_ARE_NONE_OF_2: Final = Message((
    'There are none of these in ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'order:700', 'there', ('second',))
_SAYS_HAS_NO_ROOM_FOR: Final = Message((
    Hole(Holds("thing", 'Group'), 'other'), ' has no room for another kind of brigade.',
), 'order:700', 'room', ('second',))
_SAYS_GIVES_NOTHING_TO_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' gives nothing to ', Hole(Holds("thing", 'Group'), 'other'),
    '.',
), 'order:701', 'own')
_SAYS_SAY_WHAT_SENDS_TO: Final = Message((
    'Say what ', Hole(Holds("thing", 'Group'), 'group'), ' sends to ',
    Hole(Holds("thing", 'Group'), 'other'), '.',
), 'order:701', 'something', ('leader', 'second', 'caster', 'relic'))
_SAYS_THAT_IS_TOO_MUCH: Final = Message((
    'That is too much for one command.',
), 'order:701', 'few', ('leader', 'second', 'caster', 'relic'))
_SAYS_IS_NOWHERE_NEAR_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'other'), ' is nowhere near ', Hole(Holds("thing", 'Group'), 'group'),
    '.',
), 'order:701', 'near')
_SAYS_NOBODY_IS_IN_2: Final = Message((
    'Nobody is in ', Hole(Holds("thing", 'Group'), 'other'), '.',
), 'order:701', 'active')
_SAYS_NOBODY_OF_THAT_NAME_2: Final = Message((
    'Nobody of that name leads in ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'order:701', 'officer', ('leader', 'second'))
_SAYS_NO_WIZARD_OF_THAT_2: Final = Message((
    'No wizard of that name is in ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'order:701', 'mage', ('caster',))
_SAYS_THERE_IS_NO_SUCH: Final = Message((
    'There is no such artifact in ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'order:701', 'thing', ('relic',))
_SAYS_HAS_NO_ROOM_FOR_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'other'), ' has no room for more leaders.',
), 'order:701', 'staff', ('leader', 'second'))
_SAYS_HAS_NO_ROOM_FOR_3: Final = Message((
    Hole(Holds("thing", 'Group'), 'other'), ' has no room for another wizard.',
), 'order:701', 'circle', ('caster',))
_SAYS_DOES_NOT_SERVE_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'other'), ' does not serve ', Hole(Holds("thing", 'Kingdom'), 'kingdom'),
    '.',
), 'order:702', 'own')
_SAYS_SAY_WHAT_GIVES_TO_2: Final = Message((
    'Say what ', Hole(Holds("thing", 'Group'), 'group'), ' gives to ',
    Hole(Holds("thing", 'Group'), 'other'), '.',
), 'order:702', 'something', ('breed', 'leader', 'caster'))
_SAYS_HAS_SOMEBODY_IN_IT_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'other'), ' has somebody in it already.',
), 'order:702', 'empty')
_SAYS_THERE_ARE_NONE_OF_3: Final = Message((
    'There are none of these in ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'order:702', 'there', ('breed',))
_SAYS_NOBODY_OF_THAT_NAME_3: Final = Message((
    'Nobody of that name leads in ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'order:702', 'officer', ('leader',))
_SAYS_NO_WIZARD_OF_THAT_3: Final = Message((
    'No wizard of that name is in ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'order:702', 'mage', ('caster',))
_SAYS_NOBODY_IS_IN_TO: Final = Message((
    'Nobody is in ', Hole(Holds("thing", 'Group'), 'group'), ' to march.',
), 'order:720', 'troops')
_SAYS_HAS_MARCHED_ALREADY: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has marched already.',
), 'order:720', 'first_march')
_SAYS_IS_IN_ITS_WINTER: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' is in its winter camp.',
), 'order:720', 'camp')
_SAYS_NOBODY_IS_IN_TO_2: Final = Message((
    'Nobody is in ', Hole(Holds("thing", 'Group'), 'group'), ' to march.',
), 'order:725', 'troops')
_SAYS_HAS_MARCHED_ALREADY_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has marched already.',
), 'order:725', 'first_march')
_SAYS_IS_IN_ITS_WINTER_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' is in its winter camp.',
), 'order:725', 'camp')
_SAYS_DOES_NOT_CARRY_THE: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' does not carry the Gem of Planes.',
), 'order:729', 'gem')
_SAYS_NO_WIZARD_IN_IS: Final = Message((
    'No wizard in ', Hole(Holds("thing", 'Group'), 'group'), ' is strong enough to carry it all through.',
), 'order:729', 'hand')
_SAYS_NOBODY_IS_IN_TO_3: Final = Message((
    'Nobody is in ', Hole(Holds("thing", 'Group'), 'group'), ' to go.',
), 'order:729', 'troops')
_SAYS_HAS_MARCHED_ALREADY_3: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has marched already.',
), 'order:729', 'first_march')
_SAYS_IS_IN_ITS_WINTER_3: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' is in its winter camp.',
), 'order:729', 'camp')
_SAYS_IS_WATER: Final = Message((Hole(Holds("choice", 'MapArea'), 'goal'), ' is water.'), 'order:729', 'dry')
_SAYS_IS_TOO_FAR_FROM: Final = Message((
    Hole(Holds("choice", 'MapArea'), 'goal'), ' is too far from ', Hole(Holds("thing", 'Group'), 'group'),
    '.',
), 'order:729', 'near')
_SAYS_STEPS_OUT_OF_THE: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' steps out of the air in ',
    Hole(Holds("choice", 'MapArea'), 'goal'), ', ', Hole(Holds("choice", 'Terrain'), 'terrain'), '.',
), 'order:729', 'steps_out_of_the')
_SAYS_HAS_NO_TROOPS_TO: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has no troops to lie in wait with.',
), 'order:730', 'troops')
_SAYS_IS_TOO_LARGE_TO: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' is too large to hide.',
), 'order:730', 'few')
_SAYS_HAS_BEEN_BUSY_ALREADY: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has been busy already this turn, with orders or in battle.',
), 'order:730', 'quiet')
_SAYS_LIES_IN_AMBUSH: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' lies in ambush.',
), 'order:730', 'lies_in_ambush')
_SAYS_CANNOT_RUN_AFTER_ITSELF: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' cannot run after itself.',
), 'order:731', 'foreign')
_SAYS_NOBODY_IS_IN_TO_4: Final = Message((
    'Nobody is in ', Hole(Holds("thing", 'Group'), 'group'), ' to march.',
), 'order:731', 'troops')
_SAYS_HAS_MARCHED_ALREADY_4: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has marched already.',
), 'order:731', 'first_march')
_SAYS_IS_IN_ITS_WINTER_4: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' is in its winter camp.',
), 'order:731', 'camp')
_SAYS_WAS_NOT_WHERE_STOOD: Final = Message((
    Hole(Holds("thing", 'Group'), 'prey'), ' was not where ', Hole(Holds("thing", 'Group'), 'group'),
    ' stood.',
), 'order:731', 'one_camp')
_SAYS_DOES_NOT_LIE_IN: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' does not lie in wait for its own side.',
), 'order:732', 'foreign', ('second',))
_SAYS_NOBODY_IS_IN_TO_5: Final = Message((
    'Nobody is in ', Hole(Holds("thing", 'Group'), 'group'), ' to ride out.',
), 'order:732', 'troops')
_SAYS_HAS_MARCHED_ALREADY_5: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has marched already.',
), 'order:732', 'first_march')
_SAYS_IS_IN_ITS_WINTER_5: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' is in its winter camp.',
), 'order:732', 'camp')
_SAYS_CANNOT_RUN_AFTER_ITSELF_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' cannot run after itself.',
), 'order:735', 'foreign')
_SAYS_NOBODY_IS_IN_TO_6: Final = Message((
    'Nobody is in ', Hole(Holds("thing", 'Group'), 'group'), ' to march.',
), 'order:735', 'troops')
_SAYS_HAS_MARCHED_ALREADY_6: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has marched already.',
), 'order:735', 'first_march')
_SAYS_IS_IN_ITS_WINTER_6: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' is in its winter camp.',
), 'order:735', 'camp')
_SAYS_WAS_NOT_WHERE_STOOD_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'prey'), ' was not where ', Hole(Holds("thing", 'Group'), 'group'),
    ' stood.',
), 'order:735', 'one_camp')
_SAYS_DOES_NOT_COMBINE_WITH: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' does not combine with ',
    Hole(Holds("thing", 'Group'), 'other'), '.',
), 'order:740', 'own')
_SAYS_IS_NOWHERE_NEAR_3: Final = Message((
    Hole(Holds("thing", 'Group'), 'other'), ' is nowhere near ', Hole(Holds("thing", 'Group'), 'group'),
    '.',
), 'order:740', 'near')
_SAYS_NOBODY_IS_IN_ONE: Final = Message(('Nobody is in one of them.',), 'order:740', 'active')
_SAYS_GIVES_NOTHING_TO_3: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' gives nothing to ', Hole(Holds("thing", 'Group'), 'other'),
    '.',
), 'order:741', 'own')
_SAYS_IS_NOWHERE_NEAR_4: Final = Message((
    Hole(Holds("thing", 'Group'), 'other'), ' is nowhere near ', Hole(Holds("thing", 'Group'), 'group'),
    '.',
), 'order:741', 'near')
_SAYS_NOBODY_IS_IN_3: Final = Message((
    'Nobody is in ', Hole(Holds("thing", 'Group'), 'other'), '.',
), 'order:741', 'active')
_SAYS_THERE_ARE_NONE_OF_4: Final = Message((
    'There are none of these in ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'order:741', 'there', ('second',))
_SAYS_HAS_NO_ROOM_FOR_4: Final = Message((
    Hole(Holds("thing", 'Group'), 'other'), ' has no room for another kind of brigade.',
), 'order:741', 'room', ('second',))
_SAYS_GIVES_NOTHING_TO_4: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' gives nothing to ', Hole(Holds("thing", 'Group'), 'other'),
    '.',
), 'order:742', 'own')
_SAYS_SAY_WHAT_SENDS_TO_2: Final = Message((
    'Say what ', Hole(Holds("thing", 'Group'), 'group'), ' sends to ',
    Hole(Holds("thing", 'Group'), 'other'), '.',
), 'order:742', 'something', ('leader', 'second', 'caster', 'relic'))
_SAYS_THAT_IS_TOO_MUCH_2: Final = Message((
    'That is too much for one command.',
), 'order:742', 'few', ('leader', 'second', 'caster', 'relic'))
_SAYS_IS_NOWHERE_NEAR_5: Final = Message((
    Hole(Holds("thing", 'Group'), 'other'), ' is nowhere near ', Hole(Holds("thing", 'Group'), 'group'),
    '.',
), 'order:742', 'near')
_SAYS_NOBODY_IS_IN_4: Final = Message((
    'Nobody is in ', Hole(Holds("thing", 'Group'), 'other'), '.',
), 'order:742', 'active')
_SAYS_NOBODY_OF_THAT_NAME_4: Final = Message((
    'Nobody of that name leads in ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'order:742', 'officer', ('leader', 'second'))
_SAYS_NO_WIZARD_OF_THAT_4: Final = Message((
    'No wizard of that name is in ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'order:742', 'mage', ('caster',))
_SAYS_THERE_IS_NO_SUCH_2: Final = Message((
    'There is no such artifact in ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'order:742', 'thing', ('relic',))
_SAYS_HAS_NO_ROOM_FOR_5: Final = Message((
    Hole(Holds("thing", 'Group'), 'other'), ' has no room for more leaders.',
), 'order:742', 'staff', ('leader', 'second'))
_SAYS_HAS_NO_ROOM_FOR_6: Final = Message((
    Hole(Holds("thing", 'Group'), 'other'), ' has no room for another wizard.',
), 'order:742', 'circle', ('caster',))
_SAYS_DOES_NOT_SERVE_3: Final = Message((
    Hole(Holds("thing", 'Group'), 'other'), ' does not serve ', Hole(Holds("thing", 'Kingdom'), 'kingdom'),
    '.',
), 'order:743', 'own')
_SAYS_SAY_WHAT_GIVES_TO_3: Final = Message((
    'Say what ', Hole(Holds("thing", 'Group'), 'group'), ' gives to ',
    Hole(Holds("thing", 'Group'), 'other'), '.',
), 'order:743', 'something', ('breed', 'leader', 'caster'))
_SAYS_HAS_SOMEBODY_IN_IT_3: Final = Message((
    Hole(Holds("thing", 'Group'), 'other'), ' has somebody in it already.',
), 'order:743', 'empty')
_SAYS_THERE_ARE_NONE_OF_5: Final = Message((
    'There are none of these in ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'order:743', 'there', ('breed',))
_SAYS_NOBODY_OF_THAT_NAME_5: Final = Message((
    'Nobody of that name leads in ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'order:743', 'officer', ('leader',))
_SAYS_NO_WIZARD_OF_THAT_5: Final = Message((
    'No wizard of that name is in ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'order:743', 'mage', ('caster',))
_SAYS_DOES_NOT_COMBINE_WITH_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' does not combine with ',
    Hole(Holds("thing", 'Group'), 'other'), '.',
), 'order:744', 'own')
_SAYS_IS_NOWHERE_NEAR_6: Final = Message((
    Hole(Holds("thing", 'Group'), 'other'), ' is nowhere near ', Hole(Holds("thing", 'Group'), 'group'),
    '.',
), 'order:744', 'near')
_SAYS_NOBODY_IS_IN_ONE_2: Final = Message(('Nobody is in one of them.',), 'order:744', 'active')


def may_wake(
    group: Group,
    other: Group,
    kingdom: Kingdom,
    breed: BrigadeType | None,
    leader: Leader | None,
    caster: Wizard | None,
) -> bool:
    """The group may wake the other.

    maelstrom "#699 - Transfer Inactive (Pre-Move)".
    """
    if other.kingdom is not kingdom:
        return False  # the other does not serve the kingdom.
    if breed is None and leader is None and caster is None:
        return False  # Say what the group gives to the other.
    if host_size(other) != HOST_SIZE_INACTIVE:
        return False  # the other has somebody in it already.
    if breed is not None and not any(b.breed == breed for b in group.brigades):
        return False  # There are none of these in the group.
    if leader is not None and not any(l_ is leader for l_ in group.leaders):
        return False  # Nobody of that name leads in the group.
    # No wizard of that name is in the group.
    return caster is None or any(w is caster for w in group.wizards)


def refusals_may_wake(
    group: Group,
    other: Group,
    kingdom: Kingdom,
    breed: BrigadeType | None,
    leader: Leader | None,
    caster: Wizard | None,
) -> tuple[int, ...]:
    """What is lacking where this does not hold: the group may wake the other.

    Indices of LABELS['refusals_may_wake']; empty where it holds.
    maelstrom "#699 - Transfer Inactive (Pre-Move)".
    """
    notes: list[int] = []
    if other.kingdom is not kingdom:
        notes.append(0)
    if breed is None and leader is None and caster is None:
        notes.append(1)
    if host_size(other) != HOST_SIZE_INACTIVE:
        notes.append(2)
    if breed is not None and not any(b.breed == breed for b in group.brigades):
        notes.append(3)
    if leader is not None and not any(l_ is leader for l_ in group.leaders):
        notes.append(4)
    if caster is not None and not any(w is caster for w in group.wizards):
        notes.append(5)
    return tuple(notes)


def may_send(
    group: Group,
    other: Group,
    kingdom: Kingdom,
    leader: Leader | None,
    second: Leader | None,
    caster: Wizard | None,
    relic: Artifact | None,
) -> bool:
    """The group may send figures to the other.

    maelstrom "#701 - Transfer Figures".
    """
    if other.kingdom is not kingdom or other is group:
        return False  # the group gives nothing to the other.
    if leader is None and second is None and caster is None and relic is None:
        return False  # Say what the group sends to the other.
    if (caster is not None and relic is not None) or (second is not None and leader is None):
        return False  # That is too much for one command.
    if not beside(group, other):
        return False  # the other is nowhere near the group.
    if host_size(other) <= HOST_SIZE_INACTIVE:
        return False  # Nobody is in the other.
    if (
        (leader is not None and not any(l_ is leader for l_ in group.leaders))
        or (second is not None and not any(l_ is second for l_ in group.leaders))
    ):
        return False  # Nobody of that name leads in the group.
    if caster is not None and not any(w is caster for w in group.wizards):
        return False  # No wizard of that name is in the group.
    if relic is not None and not any(a == relic for a in map(Artifact, members(group.artifacts))):
        return False  # There is no such artifact in the group.
    if leader is not None and len(other.leaders) + (1 if second is None else 2) > 3:
        return False  # the other has no room for more leaders.
    return caster is None or len(other.wizards) < 3  # the other has no room for another wizard.


def refusals_may_send(
    group: Group,
    other: Group,
    kingdom: Kingdom,
    leader: Leader | None,
    second: Leader | None,
    caster: Wizard | None,
    relic: Artifact | None,
) -> tuple[int, ...]:
    """What is lacking where this does not hold: the group may send figures to the other.

    Indices of LABELS['refusals_may_send']; empty where it holds.
    maelstrom "#701 - Transfer Figures".
    """
    notes: list[int] = []
    if other.kingdom is not kingdom or other is group:
        notes.append(0)
    if leader is None and second is None and caster is None and relic is None:
        notes.append(1)
    if (caster is not None and relic is not None) or (second is not None and leader is None):
        notes.append(2)
    if not beside(group, other):
        notes.append(3)
    if host_size(other) <= HOST_SIZE_INACTIVE:
        notes.append(4)
    if (
        (leader is not None and not any(l_ is leader for l_ in group.leaders))
        or (second is not None and not any(l_ is second for l_ in group.leaders))
    ):
        notes.append(5)
    if caster is not None and not any(w is caster for w in group.wizards):
        notes.append(6)
    if relic is not None and not any(a == relic for a in map(Artifact, members(group.artifacts))):
        notes.append(7)
    if leader is not None and len(other.leaders) + (1 if second is None else 2) > 3:
        notes.append(8)
    if caster is not None and len(other.wizards) >= 3:
        notes.append(9)
    return tuple(notes)


def may_combine(group: Group, other: Group, kingdom: Kingdom) -> bool:
    """The group may take in the other.

    maelstrom "#740 - Combine Groups".
    """
    if other.kingdom is not kingdom or other is group:
        return False  # the group does not combine with the other.
    if not beside(group, other):
        return False  # the other is nowhere near the group.
    # Nobody is in one of them.
    return host_size(group) > HOST_SIZE_INACTIVE and host_size(other) > HOST_SIZE_INACTIVE


def refusals_may_combine(group: Group, other: Group, kingdom: Kingdom) -> tuple[int, ...]:
    """What is lacking where this does not hold: the group may take in the other.

    Indices of LABELS['refusals_may_combine']; empty where it holds.
    maelstrom "#740 - Combine Groups".
    """
    notes: list[int] = []
    if other.kingdom is not kingdom or other is group:
        notes.append(0)
    if not beside(group, other):
        notes.append(1)
    if host_size(group) <= HOST_SIZE_INACTIVE or host_size(other) <= HOST_SIZE_INACTIVE:
        notes.append(2)
    return tuple(notes)


def gem_load(power: int) -> HostSize:
    """The largest group that follows the Gem of Planes.

    maelstrom "#729 - Teleport Group (Artifact only)", "Artifacts".
    """
    if power < 1:
        return HOST_SIZE_ONE_BRIGADE  # an adept
    if power == 1:
        return HOST_SIZE_DIVISION_SIZE
    if power == 2:
        return HOST_SIZE_ARMY
    return HOST_SIZE_ARMY_GROUP


def domain_order_699_other(group: Group, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Transfer Inactive (Pre-Move).

    maelstrom "#699 - Transfer Inactive (Pre-Move)", "Groups".
    """
    return world.groups


def domain_order_699_breed(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    world: World,
) -> Sequence[BrigadeType]:
    """What may be chosen: Transfer Inactive (Pre-Move).

    maelstrom "#699 - Transfer Inactive (Pre-Move)", "Groups".
    """
    return EVERY_BRIGADE_TYPE


def domain_order_699_leader(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType | None,
    world: World,
) -> Sequence[Leader]:
    """What may be chosen: Transfer Inactive (Pre-Move).

    maelstrom "#699 - Transfer Inactive (Pre-Move)", "Groups".
    """
    return world.leaders


def domain_order_699_caster(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType | None,
    leader: Leader | None,
    world: World,
) -> Sequence[Wizard]:
    """What may be chosen: Transfer Inactive (Pre-Move).

    maelstrom "#699 - Transfer Inactive (Pre-Move)", "Groups".
    """
    return world.wizards


def needs_order_699(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType | None,
    leader: Leader | None,
    caster: Wizard | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Inactive (Pre-Move).

    maelstrom "#699 - Transfer Inactive (Pre-Move)", "Groups".
    """
    if other.kingdom is not kingdom:
        return _SAYS_DOES_NOT_SERVE.text((other, kingdom), SHAPE)
    if breed is None and leader is None and caster is None:
        return _SAYS_SAY_WHAT_GIVES_TO.text((group, other), SHAPE)
    if host_size(other) != HOST_SIZE_INACTIVE:
        return _SAYS_HAS_SOMEBODY_IN_IT.text((other,), SHAPE)
    if breed is not None and not any(b.breed == breed for b in group.brigades):
        return _SAYS_THERE_ARE_NONE_OF.text((group,), SHAPE)
    if leader is not None and not any(l_ is leader for l_ in group.leaders):
        return _SAYS_NOBODY_OF_THAT_NAME.text((group,), SHAPE)
    if caster is not None and not any(w is caster for w in group.wizards):
        return _SAYS_NO_WIZARD_OF_THAT.text((group,), SHAPE)
    return None


def needs_order_699_of_other(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType | None,
    leader: Leader | None,
    caster: Wizard | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Inactive (Pre-Move).

    maelstrom "#699 - Transfer Inactive (Pre-Move)", "Groups".
    """
    if other.kingdom is not kingdom:
        return _SAYS_DOES_NOT_SERVE.text((other, kingdom), SHAPE)
    if host_size(other) != HOST_SIZE_INACTIVE:
        return _SAYS_HAS_SOMEBODY_IN_IT.text((other,), SHAPE)
    return None


def needs_order_699_of_leader_caster(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType | None,
    leader: Leader | None,
    caster: Wizard | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Inactive (Pre-Move).

    maelstrom "#699 - Transfer Inactive (Pre-Move)", "Groups".
    """
    if breed is None and leader is None and caster is None:
        return _SAYS_SAY_WHAT_GIVES_TO.text((group, other), SHAPE)
    return None


def needs_order_699_of(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType | None,
    leader: Leader | None,
    caster: Wizard | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Inactive (Pre-Move).

    maelstrom "#699 - Transfer Inactive (Pre-Move)", "Groups".
    """
    if breed is not None and not any(b.breed == breed for b in group.brigades):
        return _SAYS_THERE_ARE_NONE_OF.text((group,), SHAPE)
    return None


def needs_order_699_of_leader(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType | None,
    leader: Leader | None,
    caster: Wizard | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Inactive (Pre-Move).

    maelstrom "#699 - Transfer Inactive (Pre-Move)", "Groups".
    """
    if leader is not None and not any(l_ is leader for l_ in group.leaders):
        return _SAYS_NOBODY_OF_THAT_NAME.text((group,), SHAPE)
    return None


def needs_order_699_of_caster(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType | None,
    leader: Leader | None,
    caster: Wizard | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Inactive (Pre-Move).

    maelstrom "#699 - Transfer Inactive (Pre-Move)", "Groups".
    """
    if caster is not None and not any(w is caster for w in group.wizards):
        return _SAYS_NO_WIZARD_OF_THAT.text((group,), SHAPE)
    return None


def early_order_699_other(group: Group, kingdom: Kingdom, other: Group, world: World) -> str | None:
    """Why it is refused when it is done: Transfer Inactive (Pre-Move).

    maelstrom "#699 - Transfer Inactive (Pre-Move)", "Groups".
    """
    if other.kingdom is not kingdom:
        return _SAYS_DOES_NOT_SERVE.text((other, kingdom), SHAPE)
    if host_size(other) != HOST_SIZE_INACTIVE:
        return _SAYS_HAS_SOMEBODY_IN_IT.text((other,), SHAPE)
    return None


def does_order_699(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType | None,
    leader: Leader | None,
    caster: Wizard | None,
    world: World,
    dice: Dice,
) -> None:
    """Transfer Inactive (Pre-Move).

    maelstrom "#699 - Transfer Inactive (Pre-Move)", "Groups".
    """
    wake(group, other, breed, leader, caster, world)


def domain_order_700_other(group: Group, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Transfer Troops.

    maelstrom "#700 - Transfer Troops", "Groups".
    """
    return world.groups


def domain_order_700_breed(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    world: World,
) -> Sequence[BrigadeType]:
    """What may be chosen: Transfer Troops.

    maelstrom "#700 - Transfer Troops", "Groups".
    """
    return EVERY_BRIGADE_TYPE


def domain_order_700_second(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType,
    world: World,
) -> Sequence[BrigadeType]:
    """What may be chosen: Transfer Troops.

    maelstrom "#700 - Transfer Troops", "Groups".
    """
    return EVERY_BRIGADE_TYPE


def needs_order_700(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType,
    second: BrigadeType | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Troops.

    maelstrom "#700 - Transfer Troops", "Groups".
    """
    if other.kingdom is not kingdom or other is group:
        return _SAYS_GIVES_NOTHING_TO.text((group, other), SHAPE)
    if not beside(group, other):
        return _SAYS_IS_NOWHERE_NEAR.text((other, group), SHAPE)
    if host_size(other) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN.text((other,), SHAPE)
    if (
        not any(b.breed == breed for b in group.brigades)
        or (second is not None and not any(b.breed == second for b in group.brigades))
    ):
        return _SAYS_THERE_ARE_NONE_OF_2.text((group,), SHAPE)
    if not has_room(other, breed, second):
        return _SAYS_HAS_NO_ROOM_FOR.text((other,), SHAPE)
    return None


def needs_order_700_of(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType,
    second: BrigadeType | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Troops.

    maelstrom "#700 - Transfer Troops", "Groups".
    """
    if (
        not any(b.breed == breed for b in group.brigades)
        or (second is not None and not any(b.breed == second for b in group.brigades))
    ):
        return _SAYS_THERE_ARE_NONE_OF_2.text((group,), SHAPE)
    return None


def early_order_700_other(group: Group, kingdom: Kingdom, other: Group, world: World) -> str | None:
    """Why it is refused when it is done: Transfer Troops.

    maelstrom "#700 - Transfer Troops", "Groups".
    """
    if other.kingdom is not kingdom or other is group:
        return _SAYS_GIVES_NOTHING_TO.text((group, other), SHAPE)
    if not beside(group, other):
        return _SAYS_IS_NOWHERE_NEAR.text((other, group), SHAPE)
    if host_size(other) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN.text((other,), SHAPE)
    return None


def does_order_700(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType,
    second: BrigadeType | None,
    world: World,
    dice: Dice,
) -> None:
    """Transfer Troops.

    maelstrom "#700 - Transfer Troops", "Groups".
    """
    send_brigades(group, other, breed, second, world)


def domain_order_701_other(group: Group, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Transfer Figures.

    maelstrom "#701 - Transfer Figures", "Groups".
    """
    return world.groups


def domain_order_701_leader(group: Group, kingdom: Kingdom, other: Group, world: World) -> Sequence[Leader]:
    """What may be chosen: Transfer Figures.

    maelstrom "#701 - Transfer Figures", "Groups".
    """
    return world.leaders


def domain_order_701_second(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    leader: Leader | None,
    world: World,
) -> Sequence[Leader]:
    """What may be chosen: Transfer Figures.

    maelstrom "#701 - Transfer Figures", "Groups".
    """
    return world.leaders


def domain_order_701_caster(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    leader: Leader | None,
    second: Leader | None,
    world: World,
) -> Sequence[Wizard]:
    """What may be chosen: Transfer Figures.

    maelstrom "#701 - Transfer Figures", "Groups".
    """
    return world.wizards


def domain_order_701_relic(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    leader: Leader | None,
    second: Leader | None,
    caster: Wizard | None,
    world: World,
) -> Sequence[Artifact]:
    """What may be chosen: Transfer Figures.

    maelstrom "#701 - Transfer Figures", "Groups".
    """
    return EVERY_ARTIFACT


def needs_order_701(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    leader: Leader | None,
    second: Leader | None,
    caster: Wizard | None,
    relic: Artifact | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Figures.

    maelstrom "#701 - Transfer Figures", "Groups".
    """
    if other.kingdom is not kingdom or other is group:
        return _SAYS_GIVES_NOTHING_TO_2.text((group, other), SHAPE)
    if leader is None and second is None and caster is None and relic is None:
        return _SAYS_SAY_WHAT_SENDS_TO.text((group, other), SHAPE)
    if (caster is not None and relic is not None) or (second is not None and leader is None):
        return _SAYS_THAT_IS_TOO_MUCH.text((), SHAPE)
    if not beside(group, other):
        return _SAYS_IS_NOWHERE_NEAR_2.text((other, group), SHAPE)
    if host_size(other) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_2.text((other,), SHAPE)
    if (
        (leader is not None and not any(l_ is leader for l_ in group.leaders))
        or (second is not None and not any(l_ is second for l_ in group.leaders))
    ):
        return _SAYS_NOBODY_OF_THAT_NAME_2.text((group,), SHAPE)
    if caster is not None and not any(w is caster for w in group.wizards):
        return _SAYS_NO_WIZARD_OF_THAT_2.text((group,), SHAPE)
    if relic is not None and not any(a == relic for a in map(Artifact, members(group.artifacts))):
        return _SAYS_THERE_IS_NO_SUCH.text((group,), SHAPE)
    if leader is not None and len(other.leaders) + (1 if second is None else 2) > 3:
        return _SAYS_HAS_NO_ROOM_FOR_2.text((other,), SHAPE)
    if caster is not None and len(other.wizards) >= 3:
        return _SAYS_HAS_NO_ROOM_FOR_3.text((other,), SHAPE)
    return None


def needs_order_701_of_other(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    leader: Leader | None,
    second: Leader | None,
    caster: Wizard | None,
    relic: Artifact | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Figures.

    maelstrom "#701 - Transfer Figures", "Groups".
    """
    if other.kingdom is not kingdom or other is group:
        return _SAYS_GIVES_NOTHING_TO_2.text((group, other), SHAPE)
    if not beside(group, other):
        return _SAYS_IS_NOWHERE_NEAR_2.text((other, group), SHAPE)
    if host_size(other) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_2.text((other,), SHAPE)
    return None


def needs_order_701_of_leader_second_caster(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    leader: Leader | None,
    second: Leader | None,
    caster: Wizard | None,
    relic: Artifact | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Figures.

    maelstrom "#701 - Transfer Figures", "Groups".
    """
    if leader is None and second is None and caster is None and relic is None:
        return _SAYS_SAY_WHAT_SENDS_TO.text((group, other), SHAPE)
    if (caster is not None and relic is not None) or (second is not None and leader is None):
        return _SAYS_THAT_IS_TOO_MUCH.text((), SHAPE)
    return None


def needs_order_701_of_leader_second(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    leader: Leader | None,
    second: Leader | None,
    caster: Wizard | None,
    relic: Artifact | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Figures.

    maelstrom "#701 - Transfer Figures", "Groups".
    """
    if (
        (leader is not None and not any(l_ is leader for l_ in group.leaders))
        or (second is not None and not any(l_ is second for l_ in group.leaders))
    ):
        return _SAYS_NOBODY_OF_THAT_NAME_2.text((group,), SHAPE)
    return None


def needs_order_701_of_caster(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    leader: Leader | None,
    second: Leader | None,
    caster: Wizard | None,
    relic: Artifact | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Figures.

    maelstrom "#701 - Transfer Figures", "Groups".
    """
    if caster is not None and not any(w is caster for w in group.wizards):
        return _SAYS_NO_WIZARD_OF_THAT_2.text((group,), SHAPE)
    return None


def needs_order_701_of(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    leader: Leader | None,
    second: Leader | None,
    caster: Wizard | None,
    relic: Artifact | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Figures.

    maelstrom "#701 - Transfer Figures", "Groups".
    """
    if relic is not None and not any(a == relic for a in map(Artifact, members(group.artifacts))):
        return _SAYS_THERE_IS_NO_SUCH.text((group,), SHAPE)
    return None


def needs_order_701_of_other_leader_second(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    leader: Leader | None,
    second: Leader | None,
    caster: Wizard | None,
    relic: Artifact | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Figures.

    maelstrom "#701 - Transfer Figures", "Groups".
    """
    if leader is not None and len(other.leaders) + (1 if second is None else 2) > 3:
        return _SAYS_HAS_NO_ROOM_FOR_2.text((other,), SHAPE)
    return None


def needs_order_701_of_other_caster(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    leader: Leader | None,
    second: Leader | None,
    caster: Wizard | None,
    relic: Artifact | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Figures.

    maelstrom "#701 - Transfer Figures", "Groups".
    """
    if caster is not None and len(other.wizards) >= 3:
        return _SAYS_HAS_NO_ROOM_FOR_3.text((other,), SHAPE)
    return None


def early_order_701_other(group: Group, kingdom: Kingdom, other: Group, world: World) -> str | None:
    """Why it is refused when it is done: Transfer Figures.

    maelstrom "#701 - Transfer Figures", "Groups".
    """
    if other.kingdom is not kingdom or other is group:
        return _SAYS_GIVES_NOTHING_TO_2.text((group, other), SHAPE)
    if not beside(group, other):
        return _SAYS_IS_NOWHERE_NEAR_2.text((other, group), SHAPE)
    if host_size(other) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_2.text((other,), SHAPE)
    return None


def does_order_701(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    leader: Leader | None,
    second: Leader | None,
    caster: Wizard | None,
    relic: Artifact | None,
    world: World,
    dice: Dice,
) -> None:
    """Transfer Figures.

    maelstrom "#701 - Transfer Figures", "Groups".
    """
    send_figures(group, other, leader, second, caster, relic, world)


def domain_order_702_other(group: Group, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Transfer Inactive (Pre-Move, Later).

    maelstrom "#702 - Transfer Inactive (Pre-Move)", "Groups".
    """
    return world.groups


def domain_order_702_breed(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    world: World,
) -> Sequence[BrigadeType]:
    """What may be chosen: Transfer Inactive (Pre-Move, Later).

    maelstrom "#702 - Transfer Inactive (Pre-Move)", "Groups".
    """
    return EVERY_BRIGADE_TYPE


def domain_order_702_leader(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType | None,
    world: World,
) -> Sequence[Leader]:
    """What may be chosen: Transfer Inactive (Pre-Move, Later).

    maelstrom "#702 - Transfer Inactive (Pre-Move)", "Groups".
    """
    return world.leaders


def domain_order_702_caster(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType | None,
    leader: Leader | None,
    world: World,
) -> Sequence[Wizard]:
    """What may be chosen: Transfer Inactive (Pre-Move, Later).

    maelstrom "#702 - Transfer Inactive (Pre-Move)", "Groups".
    """
    return world.wizards


def needs_order_702(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType | None,
    leader: Leader | None,
    caster: Wizard | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Inactive (Pre-Move, Later).

    maelstrom "#702 - Transfer Inactive (Pre-Move)", "Groups".
    """
    if other.kingdom is not kingdom:
        return _SAYS_DOES_NOT_SERVE_2.text((other, kingdom), SHAPE)
    if breed is None and leader is None and caster is None:
        return _SAYS_SAY_WHAT_GIVES_TO_2.text((group, other), SHAPE)
    if host_size(other) != HOST_SIZE_INACTIVE:
        return _SAYS_HAS_SOMEBODY_IN_IT_2.text((other,), SHAPE)
    if breed is not None and not any(b.breed == breed for b in group.brigades):
        return _SAYS_THERE_ARE_NONE_OF_3.text((group,), SHAPE)
    if leader is not None and not any(l_ is leader for l_ in group.leaders):
        return _SAYS_NOBODY_OF_THAT_NAME_3.text((group,), SHAPE)
    if caster is not None and not any(w is caster for w in group.wizards):
        return _SAYS_NO_WIZARD_OF_THAT_3.text((group,), SHAPE)
    return None


def needs_order_702_of_other(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType | None,
    leader: Leader | None,
    caster: Wizard | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Inactive (Pre-Move, Later).

    maelstrom "#702 - Transfer Inactive (Pre-Move)", "Groups".
    """
    if other.kingdom is not kingdom:
        return _SAYS_DOES_NOT_SERVE_2.text((other, kingdom), SHAPE)
    if host_size(other) != HOST_SIZE_INACTIVE:
        return _SAYS_HAS_SOMEBODY_IN_IT_2.text((other,), SHAPE)
    return None


def needs_order_702_of_leader_caster(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType | None,
    leader: Leader | None,
    caster: Wizard | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Inactive (Pre-Move, Later).

    maelstrom "#702 - Transfer Inactive (Pre-Move)", "Groups".
    """
    if breed is None and leader is None and caster is None:
        return _SAYS_SAY_WHAT_GIVES_TO_2.text((group, other), SHAPE)
    return None


def needs_order_702_of(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType | None,
    leader: Leader | None,
    caster: Wizard | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Inactive (Pre-Move, Later).

    maelstrom "#702 - Transfer Inactive (Pre-Move)", "Groups".
    """
    if breed is not None and not any(b.breed == breed for b in group.brigades):
        return _SAYS_THERE_ARE_NONE_OF_3.text((group,), SHAPE)
    return None


def needs_order_702_of_leader(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType | None,
    leader: Leader | None,
    caster: Wizard | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Inactive (Pre-Move, Later).

    maelstrom "#702 - Transfer Inactive (Pre-Move)", "Groups".
    """
    if leader is not None and not any(l_ is leader for l_ in group.leaders):
        return _SAYS_NOBODY_OF_THAT_NAME_3.text((group,), SHAPE)
    return None


def needs_order_702_of_caster(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType | None,
    leader: Leader | None,
    caster: Wizard | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Inactive (Pre-Move, Later).

    maelstrom "#702 - Transfer Inactive (Pre-Move)", "Groups".
    """
    if caster is not None and not any(w is caster for w in group.wizards):
        return _SAYS_NO_WIZARD_OF_THAT_3.text((group,), SHAPE)
    return None


def early_order_702_other(group: Group, kingdom: Kingdom, other: Group, world: World) -> str | None:
    """Why it is refused when it is done: Transfer Inactive (Pre-Move, Later).

    maelstrom "#702 - Transfer Inactive (Pre-Move)", "Groups".
    """
    if other.kingdom is not kingdom:
        return _SAYS_DOES_NOT_SERVE_2.text((other, kingdom), SHAPE)
    if host_size(other) != HOST_SIZE_INACTIVE:
        return _SAYS_HAS_SOMEBODY_IN_IT_2.text((other,), SHAPE)
    return None


def does_order_702(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType | None,
    leader: Leader | None,
    caster: Wizard | None,
    world: World,
    dice: Dice,
) -> None:
    """Transfer Inactive (Pre-Move, Later).

    maelstrom "#702 - Transfer Inactive (Pre-Move)", "Groups".
    """
    wake(group, other, breed, leader, caster, world)


def domain_order_720_way(group: Group, kingdom: Kingdom, world: World) -> Sequence[MapArea]:
    """What may be chosen: Land Movement.

    maelstrom "#720 - Land Movement", "Groups".
    """
    return EVERY_MAP_AREA


def needs_order_720(group: Group, kingdom: Kingdom, way: Sequence[MapArea], world: World) -> str | None:
    """Why it is refused when it is done: Land Movement.

    maelstrom "#720 - Land Movement", "Groups".
    """
    if host_size(group) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_TO.text((group,), SHAPE)
    if world.happened('marched', 'this', 0, group):
        return _SAYS_HAS_MARCHED_ALREADY.text((group,), SHAPE)
    if world.happened('wintering', 'this', 0, group):
        return _SAYS_IS_IN_ITS_WINTER.text((group,), SHAPE)
    return None


def early_order_720_kingdom(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Land Movement.

    maelstrom "#720 - Land Movement", "Groups".
    """
    if host_size(group) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_TO.text((group,), SHAPE)
    if world.happened('marched', 'this', 0, group):
        return _SAYS_HAS_MARCHED_ALREADY.text((group,), SHAPE)
    if world.happened('wintering', 'this', 0, group):
        return _SAYS_IS_IN_ITS_WINTER.text((group,), SHAPE)
    return None


def does_order_720(group: Group, kingdom: Kingdom, way: Sequence[MapArea], world: World, dice: Dice) -> None:
    """Land Movement.

    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); TooMuchTaken (reductions
    take more than everything).
    maelstrom "#720 - Land Movement", "Groups".
    """
    march(group, way, False, world, dice)


def domain_order_725_way(group: Group, kingdom: Kingdom, world: World) -> Sequence[MapArea]:
    """What may be chosen: Land Movement (PC Search).

    maelstrom "#725 - Land Movement (PC Search)", "Groups".
    """
    return EVERY_MAP_AREA


def needs_order_725(group: Group, kingdom: Kingdom, way: Sequence[MapArea], world: World) -> str | None:
    """Why it is refused when it is done: Land Movement (PC Search).

    maelstrom "#725 - Land Movement (PC Search)", "Groups".
    """
    if host_size(group) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_TO_2.text((group,), SHAPE)
    if world.happened('marched', 'this', 0, group):
        return _SAYS_HAS_MARCHED_ALREADY_2.text((group,), SHAPE)
    if world.happened('wintering', 'this', 0, group):
        return _SAYS_IS_IN_ITS_WINTER_2.text((group,), SHAPE)
    return None


def early_order_725_kingdom(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Land Movement (PC Search).

    maelstrom "#725 - Land Movement (PC Search)", "Groups".
    """
    if host_size(group) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_TO_2.text((group,), SHAPE)
    if world.happened('marched', 'this', 0, group):
        return _SAYS_HAS_MARCHED_ALREADY_2.text((group,), SHAPE)
    if world.happened('wintering', 'this', 0, group):
        return _SAYS_IS_IN_ITS_WINTER_2.text((group,), SHAPE)
    return None


def does_order_725(group: Group, kingdom: Kingdom, way: Sequence[MapArea], world: World, dice: Dice) -> None:
    """Land Movement (PC Search).

    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); TooMuchTaken (reductions
    take more than everything).
    maelstrom "#725 - Land Movement (PC Search)", "Groups".
    """
    march(group, way, True, world, dice)


def domain_order_729_goal(group: Group, kingdom: Kingdom, world: World) -> Sequence[MapArea]:
    """What may be chosen: Teleport Group (Artifact only).

    maelstrom "#729 - Teleport Group (Artifact only)", "Artifacts".
    """
    return EVERY_MAP_AREA


def needs_order_729(group: Group, kingdom: Kingdom, goal: MapArea, world: World) -> str | None:
    """Why it is refused when it is done: Teleport Group (Artifact only).

    maelstrom "#729 - Teleport Group (Artifact only)", "Artifacts".
    """
    if not group.artifacts & _ARTIFACT_GEM_OF_PLANES_BIT:
        return _SAYS_DOES_NOT_CARRY_THE.text((group,), SHAPE)
    if not any(host_size(group) <= gem_load(w.level) for w in group.wizards):
        return _SAYS_NO_WIZARD_IN_IS.text((group,), SHAPE)
    if host_size(group) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_TO_3.text((group,), SHAPE)
    if world.happened('marched', 'this', 0, group):
        return _SAYS_HAS_MARCHED_ALREADY_3.text((group,), SHAPE)
    if world.happened('wintering', 'this', 0, group):
        return _SAYS_IS_IN_ITS_WINTER_3.text((group,), SHAPE)
    if MAP_AREA_TERRAIN[goal] == TERRAIN_SEA:
        return _SAYS_IS_WATER.text((goal,), SHAPE)
    if not within_reach(group.area, goal, 10):
        return _SAYS_IS_TOO_FAR_FROM.text((goal, group), SHAPE)
    return None


def early_order_729_kingdom(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Teleport Group (Artifact only).

    maelstrom "#729 - Teleport Group (Artifact only)", "Artifacts".
    """
    if not group.artifacts & _ARTIFACT_GEM_OF_PLANES_BIT:
        return _SAYS_DOES_NOT_CARRY_THE.text((group,), SHAPE)
    if not any(host_size(group) <= gem_load(w.level) for w in group.wizards):
        return _SAYS_NO_WIZARD_IN_IS.text((group,), SHAPE)
    if host_size(group) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_TO_3.text((group,), SHAPE)
    if world.happened('marched', 'this', 0, group):
        return _SAYS_HAS_MARCHED_ALREADY_3.text((group,), SHAPE)
    if world.happened('wintering', 'this', 0, group):
        return _SAYS_IS_IN_ITS_WINTER_3.text((group,), SHAPE)
    return None


def does_order_729(group: Group, kingdom: Kingdom, goal: MapArea, world: World, dice: Dice) -> None:
    """Teleport Group (Artifact only).

    maelstrom "#729 - Teleport Group (Artifact only)", "Artifacts".
    """
    stand_at(group, goal, world)
    world.tell(kingdom, _SAYS_STEPS_OUT_OF_THE.text((group, goal, MAP_AREA_TERRAIN[goal]), SHAPE), group)
    arrive(group, world)


def needs_order_730(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Set Ambush.

    maelstrom "#730 - Set Ambush", "Groups".
    """
    if host_size(group) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NO_TROOPS_TO.text((group,), SHAPE)
    if len(group.brigades) > 5:
        return _SAYS_IS_TOO_LARGE_TO.text((group,), SHAPE)
    if world.happened('marched', 'this', 0, group) or world.happened('busy', 'this', 0, group):
        return _SAYS_HAS_BEEN_BUSY_ALREADY.text((group,), SHAPE)
    return None


def does_order_730(group: Group, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Set Ambush.

    maelstrom "#730 - Set Ambush", "Groups".
    """
    group.lying_low = True
    world.tell(kingdom, _SAYS_LIES_IN_AMBUSH.text((group,), SHAPE), group)


def domain_order_731_prey(group: Group, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Pursue Group (Pre-Intercept).

    maelstrom "#731 - Pursue Group (Pre-Intercept)", "Groups".
    """
    return world.groups


def needs_order_731(group: Group, kingdom: Kingdom, prey: Group, world: World) -> str | None:
    """Why it is refused when it is done: Pursue Group (Pre-Intercept).

    maelstrom "#731 - Pursue Group (Pre-Intercept)", "Groups".
    """
    if prey is group:
        return _SAYS_CANNOT_RUN_AFTER_ITSELF.text((group,), SHAPE)
    if host_size(group) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_TO_4.text((group,), SHAPE)
    if world.happened('marched', 'this', 0, group):
        return _SAYS_HAS_MARCHED_ALREADY_4.text((group,), SHAPE)
    if world.happened('wintering', 'this', 0, group):
        return _SAYS_IS_IN_ITS_WINTER_4.text((group,), SHAPE)
    if not starts_beside(group, prey, world):
        return _SAYS_WAS_NOT_WHERE_STOOD.text((prey, group), SHAPE)
    return None


def needs_order_731_of(group: Group, kingdom: Kingdom, prey: Group, world: World) -> str | None:
    """Why it is refused when it is done: Pursue Group (Pre-Intercept).

    maelstrom "#731 - Pursue Group (Pre-Intercept)", "Groups".
    """
    if host_size(group) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_TO_4.text((group,), SHAPE)
    if world.happened('marched', 'this', 0, group):
        return _SAYS_HAS_MARCHED_ALREADY_4.text((group,), SHAPE)
    if world.happened('wintering', 'this', 0, group):
        return _SAYS_IS_IN_ITS_WINTER_4.text((group,), SHAPE)
    return None


def early_order_731_kingdom(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Pursue Group (Pre-Intercept).

    maelstrom "#731 - Pursue Group (Pre-Intercept)", "Groups".
    """
    if host_size(group) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_TO_4.text((group,), SHAPE)
    if world.happened('marched', 'this', 0, group):
        return _SAYS_HAS_MARCHED_ALREADY_4.text((group,), SHAPE)
    if world.happened('wintering', 'this', 0, group):
        return _SAYS_IS_IN_ITS_WINTER_4.text((group,), SHAPE)
    return None


def does_order_731(group: Group, kingdom: Kingdom, prey: Group, world: World, dice: Dice) -> None:
    """Pursue Group (Pre-Intercept).

    Raises OffTheTable (a table has no row).
    maelstrom "#731 - Pursue Group (Pre-Intercept)", "Groups".
    """
    follow(group, prey, world)


def domain_order_732_foe(group: Group, kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Intercept Group.

    maelstrom "#732 - Intercept Group", "Groups".
    """
    return world.kingdoms


def domain_order_732_second(group: Group, kingdom: Kingdom, foe: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Intercept Group.

    maelstrom "#732 - Intercept Group", "Groups".
    """
    return world.kingdoms


def needs_order_732(
    group: Group,
    kingdom: Kingdom,
    foe: Kingdom,
    second: Kingdom | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Intercept Group.

    maelstrom "#732 - Intercept Group", "Groups".
    """
    if foe is kingdom or (second is not None and second is kingdom):
        return _SAYS_DOES_NOT_LIE_IN.text((group,), SHAPE)
    if host_size(group) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_TO_5.text((group,), SHAPE)
    if world.happened('marched', 'this', 0, group):
        return _SAYS_HAS_MARCHED_ALREADY_5.text((group,), SHAPE)
    if world.happened('wintering', 'this', 0, group):
        return _SAYS_IS_IN_ITS_WINTER_5.text((group,), SHAPE)
    return None


def early_order_732_kingdom(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Intercept Group.

    maelstrom "#732 - Intercept Group", "Groups".
    """
    if host_size(group) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_TO_5.text((group,), SHAPE)
    if world.happened('marched', 'this', 0, group):
        return _SAYS_HAS_MARCHED_ALREADY_5.text((group,), SHAPE)
    if world.happened('wintering', 'this', 0, group):
        return _SAYS_IS_IN_ITS_WINTER_5.text((group,), SHAPE)
    return None


def does_order_732(
    group: Group,
    kingdom: Kingdom,
    foe: Kingdom,
    second: Kingdom | None,
    world: World,
    dice: Dice,
) -> None:
    """Intercept Group.

    maelstrom "#732 - Intercept Group", "Groups".
    """
    ride_out(group, foe, second, world)


def domain_order_735_prey(group: Group, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Pursue Group (Post-Intercept).

    maelstrom "#735 - Pursue Group (Post-Intercept)", "Groups".
    """
    return world.groups


def needs_order_735(group: Group, kingdom: Kingdom, prey: Group, world: World) -> str | None:
    """Why it is refused when it is done: Pursue Group (Post-Intercept).

    maelstrom "#735 - Pursue Group (Post-Intercept)", "Groups".
    """
    if prey is group:
        return _SAYS_CANNOT_RUN_AFTER_ITSELF_2.text((group,), SHAPE)
    if host_size(group) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_TO_6.text((group,), SHAPE)
    if world.happened('marched', 'this', 0, group):
        return _SAYS_HAS_MARCHED_ALREADY_6.text((group,), SHAPE)
    if world.happened('wintering', 'this', 0, group):
        return _SAYS_IS_IN_ITS_WINTER_6.text((group,), SHAPE)
    if not starts_beside(group, prey, world):
        return _SAYS_WAS_NOT_WHERE_STOOD_2.text((prey, group), SHAPE)
    return None


def needs_order_735_of(group: Group, kingdom: Kingdom, prey: Group, world: World) -> str | None:
    """Why it is refused when it is done: Pursue Group (Post-Intercept).

    maelstrom "#735 - Pursue Group (Post-Intercept)", "Groups".
    """
    if host_size(group) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_TO_6.text((group,), SHAPE)
    if world.happened('marched', 'this', 0, group):
        return _SAYS_HAS_MARCHED_ALREADY_6.text((group,), SHAPE)
    if world.happened('wintering', 'this', 0, group):
        return _SAYS_IS_IN_ITS_WINTER_6.text((group,), SHAPE)
    return None


def early_order_735_kingdom(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Pursue Group (Post-Intercept).

    maelstrom "#735 - Pursue Group (Post-Intercept)", "Groups".
    """
    if host_size(group) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_TO_6.text((group,), SHAPE)
    if world.happened('marched', 'this', 0, group):
        return _SAYS_HAS_MARCHED_ALREADY_6.text((group,), SHAPE)
    if world.happened('wintering', 'this', 0, group):
        return _SAYS_IS_IN_ITS_WINTER_6.text((group,), SHAPE)
    return None


def does_order_735(group: Group, kingdom: Kingdom, prey: Group, world: World, dice: Dice) -> None:
    """Pursue Group (Post-Intercept).

    Raises OffTheTable (a table has no row).
    maelstrom "#735 - Pursue Group (Post-Intercept)", "Groups".
    """
    follow(group, prey, world)


def domain_order_740_other(group: Group, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Combine Groups.

    maelstrom "#740 - Combine Groups", "Groups".
    """
    return world.groups


def needs_order_740(group: Group, kingdom: Kingdom, other: Group, world: World) -> str | None:
    """Why it is refused when it is done: Combine Groups.

    maelstrom "#740 - Combine Groups", "Groups".
    """
    if other.kingdom is not kingdom or other is group:
        return _SAYS_DOES_NOT_COMBINE_WITH.text((group, other), SHAPE)
    if not beside(group, other):
        return _SAYS_IS_NOWHERE_NEAR_3.text((other, group), SHAPE)
    if host_size(group) <= HOST_SIZE_INACTIVE or host_size(other) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_ONE.text((), SHAPE)
    return None


def does_order_740(group: Group, kingdom: Kingdom, other: Group, world: World, dice: Dice) -> None:
    """Combine Groups.

    Raises OffTheTable (a table has no row).
    maelstrom "#740 - Combine Groups", "Groups".
    """
    combine(group, other, world)


def domain_order_741_other(group: Group, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Transfer Troops (Post-Move).

    maelstrom "#741 - Transfer Troops (Post-Move)", "Groups".
    """
    return world.groups


def domain_order_741_breed(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    world: World,
) -> Sequence[BrigadeType]:
    """What may be chosen: Transfer Troops (Post-Move).

    maelstrom "#741 - Transfer Troops (Post-Move)", "Groups".
    """
    return EVERY_BRIGADE_TYPE


def domain_order_741_second(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType,
    world: World,
) -> Sequence[BrigadeType]:
    """What may be chosen: Transfer Troops (Post-Move).

    maelstrom "#741 - Transfer Troops (Post-Move)", "Groups".
    """
    return EVERY_BRIGADE_TYPE


def needs_order_741(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType,
    second: BrigadeType | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Troops (Post-Move).

    maelstrom "#741 - Transfer Troops (Post-Move)", "Groups".
    """
    if other.kingdom is not kingdom or other is group:
        return _SAYS_GIVES_NOTHING_TO_3.text((group, other), SHAPE)
    if not beside(group, other):
        return _SAYS_IS_NOWHERE_NEAR_4.text((other, group), SHAPE)
    if host_size(other) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_3.text((other,), SHAPE)
    if (
        not any(b.breed == breed for b in group.brigades)
        or (second is not None and not any(b.breed == second for b in group.brigades))
    ):
        return _SAYS_THERE_ARE_NONE_OF_4.text((group,), SHAPE)
    if not has_room(other, breed, second):
        return _SAYS_HAS_NO_ROOM_FOR_4.text((other,), SHAPE)
    return None


def needs_order_741_of(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType,
    second: BrigadeType | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Troops (Post-Move).

    maelstrom "#741 - Transfer Troops (Post-Move)", "Groups".
    """
    if (
        not any(b.breed == breed for b in group.brigades)
        or (second is not None and not any(b.breed == second for b in group.brigades))
    ):
        return _SAYS_THERE_ARE_NONE_OF_4.text((group,), SHAPE)
    return None


def early_order_741_other(group: Group, kingdom: Kingdom, other: Group, world: World) -> str | None:
    """Why it is refused when it is done: Transfer Troops (Post-Move).

    maelstrom "#741 - Transfer Troops (Post-Move)", "Groups".
    """
    if other.kingdom is not kingdom or other is group:
        return _SAYS_GIVES_NOTHING_TO_3.text((group, other), SHAPE)
    if not beside(group, other):
        return _SAYS_IS_NOWHERE_NEAR_4.text((other, group), SHAPE)
    if host_size(other) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_3.text((other,), SHAPE)
    return None


def does_order_741(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType,
    second: BrigadeType | None,
    world: World,
    dice: Dice,
) -> None:
    """Transfer Troops (Post-Move).

    maelstrom "#741 - Transfer Troops (Post-Move)", "Groups".
    """
    send_brigades(group, other, breed, second, world)


def domain_order_742_other(group: Group, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Transfer Figures (Post-Move).

    maelstrom "#742 - Transfer Figures (Post-Move)", "Groups".
    """
    return world.groups


def domain_order_742_leader(group: Group, kingdom: Kingdom, other: Group, world: World) -> Sequence[Leader]:
    """What may be chosen: Transfer Figures (Post-Move).

    maelstrom "#742 - Transfer Figures (Post-Move)", "Groups".
    """
    return world.leaders


def domain_order_742_second(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    leader: Leader | None,
    world: World,
) -> Sequence[Leader]:
    """What may be chosen: Transfer Figures (Post-Move).

    maelstrom "#742 - Transfer Figures (Post-Move)", "Groups".
    """
    return world.leaders


def domain_order_742_caster(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    leader: Leader | None,
    second: Leader | None,
    world: World,
) -> Sequence[Wizard]:
    """What may be chosen: Transfer Figures (Post-Move).

    maelstrom "#742 - Transfer Figures (Post-Move)", "Groups".
    """
    return world.wizards


def domain_order_742_relic(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    leader: Leader | None,
    second: Leader | None,
    caster: Wizard | None,
    world: World,
) -> Sequence[Artifact]:
    """What may be chosen: Transfer Figures (Post-Move).

    maelstrom "#742 - Transfer Figures (Post-Move)", "Groups".
    """
    return EVERY_ARTIFACT


def needs_order_742(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    leader: Leader | None,
    second: Leader | None,
    caster: Wizard | None,
    relic: Artifact | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Figures (Post-Move).

    maelstrom "#742 - Transfer Figures (Post-Move)", "Groups".
    """
    if other.kingdom is not kingdom or other is group:
        return _SAYS_GIVES_NOTHING_TO_4.text((group, other), SHAPE)
    if leader is None and second is None and caster is None and relic is None:
        return _SAYS_SAY_WHAT_SENDS_TO_2.text((group, other), SHAPE)
    if (caster is not None and relic is not None) or (second is not None and leader is None):
        return _SAYS_THAT_IS_TOO_MUCH_2.text((), SHAPE)
    if not beside(group, other):
        return _SAYS_IS_NOWHERE_NEAR_5.text((other, group), SHAPE)
    if host_size(other) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_4.text((other,), SHAPE)
    if (
        (leader is not None and not any(l_ is leader for l_ in group.leaders))
        or (second is not None and not any(l_ is second for l_ in group.leaders))
    ):
        return _SAYS_NOBODY_OF_THAT_NAME_4.text((group,), SHAPE)
    if caster is not None and not any(w is caster for w in group.wizards):
        return _SAYS_NO_WIZARD_OF_THAT_4.text((group,), SHAPE)
    if relic is not None and not any(a == relic for a in map(Artifact, members(group.artifacts))):
        return _SAYS_THERE_IS_NO_SUCH_2.text((group,), SHAPE)
    if leader is not None and len(other.leaders) + (1 if second is None else 2) > 3:
        return _SAYS_HAS_NO_ROOM_FOR_5.text((other,), SHAPE)
    if caster is not None and len(other.wizards) >= 3:
        return _SAYS_HAS_NO_ROOM_FOR_6.text((other,), SHAPE)
    return None


def needs_order_742_of_other(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    leader: Leader | None,
    second: Leader | None,
    caster: Wizard | None,
    relic: Artifact | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Figures (Post-Move).

    maelstrom "#742 - Transfer Figures (Post-Move)", "Groups".
    """
    if other.kingdom is not kingdom or other is group:
        return _SAYS_GIVES_NOTHING_TO_4.text((group, other), SHAPE)
    if not beside(group, other):
        return _SAYS_IS_NOWHERE_NEAR_5.text((other, group), SHAPE)
    if host_size(other) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_4.text((other,), SHAPE)
    return None


def needs_order_742_of_leader_second_caster(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    leader: Leader | None,
    second: Leader | None,
    caster: Wizard | None,
    relic: Artifact | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Figures (Post-Move).

    maelstrom "#742 - Transfer Figures (Post-Move)", "Groups".
    """
    if leader is None and second is None and caster is None and relic is None:
        return _SAYS_SAY_WHAT_SENDS_TO_2.text((group, other), SHAPE)
    if (caster is not None and relic is not None) or (second is not None and leader is None):
        return _SAYS_THAT_IS_TOO_MUCH_2.text((), SHAPE)
    return None


def needs_order_742_of_leader_second(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    leader: Leader | None,
    second: Leader | None,
    caster: Wizard | None,
    relic: Artifact | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Figures (Post-Move).

    maelstrom "#742 - Transfer Figures (Post-Move)", "Groups".
    """
    if (
        (leader is not None and not any(l_ is leader for l_ in group.leaders))
        or (second is not None and not any(l_ is second for l_ in group.leaders))
    ):
        return _SAYS_NOBODY_OF_THAT_NAME_4.text((group,), SHAPE)
    return None


def needs_order_742_of_caster(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    leader: Leader | None,
    second: Leader | None,
    caster: Wizard | None,
    relic: Artifact | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Figures (Post-Move).

    maelstrom "#742 - Transfer Figures (Post-Move)", "Groups".
    """
    if caster is not None and not any(w is caster for w in group.wizards):
        return _SAYS_NO_WIZARD_OF_THAT_4.text((group,), SHAPE)
    return None


def needs_order_742_of(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    leader: Leader | None,
    second: Leader | None,
    caster: Wizard | None,
    relic: Artifact | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Figures (Post-Move).

    maelstrom "#742 - Transfer Figures (Post-Move)", "Groups".
    """
    if relic is not None and not any(a == relic for a in map(Artifact, members(group.artifacts))):
        return _SAYS_THERE_IS_NO_SUCH_2.text((group,), SHAPE)
    return None


def needs_order_742_of_other_leader_second(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    leader: Leader | None,
    second: Leader | None,
    caster: Wizard | None,
    relic: Artifact | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Figures (Post-Move).

    maelstrom "#742 - Transfer Figures (Post-Move)", "Groups".
    """
    if leader is not None and len(other.leaders) + (1 if second is None else 2) > 3:
        return _SAYS_HAS_NO_ROOM_FOR_5.text((other,), SHAPE)
    return None


def needs_order_742_of_other_caster(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    leader: Leader | None,
    second: Leader | None,
    caster: Wizard | None,
    relic: Artifact | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Figures (Post-Move).

    maelstrom "#742 - Transfer Figures (Post-Move)", "Groups".
    """
    if caster is not None and len(other.wizards) >= 3:
        return _SAYS_HAS_NO_ROOM_FOR_6.text((other,), SHAPE)
    return None


def early_order_742_other(group: Group, kingdom: Kingdom, other: Group, world: World) -> str | None:
    """Why it is refused when it is done: Transfer Figures (Post-Move).

    maelstrom "#742 - Transfer Figures (Post-Move)", "Groups".
    """
    if other.kingdom is not kingdom or other is group:
        return _SAYS_GIVES_NOTHING_TO_4.text((group, other), SHAPE)
    if not beside(group, other):
        return _SAYS_IS_NOWHERE_NEAR_5.text((other, group), SHAPE)
    if host_size(other) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_4.text((other,), SHAPE)
    return None


def does_order_742(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    leader: Leader | None,
    second: Leader | None,
    caster: Wizard | None,
    relic: Artifact | None,
    world: World,
    dice: Dice,
) -> None:
    """Transfer Figures (Post-Move).

    maelstrom "#742 - Transfer Figures (Post-Move)", "Groups".
    """
    send_figures(group, other, leader, second, caster, relic, world)


def domain_order_743_other(group: Group, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Transfer Inactive (Post-Move).

    maelstrom "#743 - Transfer Inactive (Post-Move)", "Groups".
    """
    return world.groups


def domain_order_743_breed(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    world: World,
) -> Sequence[BrigadeType]:
    """What may be chosen: Transfer Inactive (Post-Move).

    maelstrom "#743 - Transfer Inactive (Post-Move)", "Groups".
    """
    return EVERY_BRIGADE_TYPE


def domain_order_743_leader(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType | None,
    world: World,
) -> Sequence[Leader]:
    """What may be chosen: Transfer Inactive (Post-Move).

    maelstrom "#743 - Transfer Inactive (Post-Move)", "Groups".
    """
    return world.leaders


def domain_order_743_caster(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType | None,
    leader: Leader | None,
    world: World,
) -> Sequence[Wizard]:
    """What may be chosen: Transfer Inactive (Post-Move).

    maelstrom "#743 - Transfer Inactive (Post-Move)", "Groups".
    """
    return world.wizards


def needs_order_743(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType | None,
    leader: Leader | None,
    caster: Wizard | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Inactive (Post-Move).

    maelstrom "#743 - Transfer Inactive (Post-Move)", "Groups".
    """
    if other.kingdom is not kingdom:
        return _SAYS_DOES_NOT_SERVE_3.text((other, kingdom), SHAPE)
    if breed is None and leader is None and caster is None:
        return _SAYS_SAY_WHAT_GIVES_TO_3.text((group, other), SHAPE)
    if host_size(other) != HOST_SIZE_INACTIVE:
        return _SAYS_HAS_SOMEBODY_IN_IT_3.text((other,), SHAPE)
    if breed is not None and not any(b.breed == breed for b in group.brigades):
        return _SAYS_THERE_ARE_NONE_OF_5.text((group,), SHAPE)
    if leader is not None and not any(l_ is leader for l_ in group.leaders):
        return _SAYS_NOBODY_OF_THAT_NAME_5.text((group,), SHAPE)
    if caster is not None and not any(w is caster for w in group.wizards):
        return _SAYS_NO_WIZARD_OF_THAT_5.text((group,), SHAPE)
    return None


def needs_order_743_of_other(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType | None,
    leader: Leader | None,
    caster: Wizard | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Inactive (Post-Move).

    maelstrom "#743 - Transfer Inactive (Post-Move)", "Groups".
    """
    if other.kingdom is not kingdom:
        return _SAYS_DOES_NOT_SERVE_3.text((other, kingdom), SHAPE)
    if host_size(other) != HOST_SIZE_INACTIVE:
        return _SAYS_HAS_SOMEBODY_IN_IT_3.text((other,), SHAPE)
    return None


def needs_order_743_of_leader_caster(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType | None,
    leader: Leader | None,
    caster: Wizard | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Inactive (Post-Move).

    maelstrom "#743 - Transfer Inactive (Post-Move)", "Groups".
    """
    if breed is None and leader is None and caster is None:
        return _SAYS_SAY_WHAT_GIVES_TO_3.text((group, other), SHAPE)
    return None


def needs_order_743_of(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType | None,
    leader: Leader | None,
    caster: Wizard | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Inactive (Post-Move).

    maelstrom "#743 - Transfer Inactive (Post-Move)", "Groups".
    """
    if breed is not None and not any(b.breed == breed for b in group.brigades):
        return _SAYS_THERE_ARE_NONE_OF_5.text((group,), SHAPE)
    return None


def needs_order_743_of_leader(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType | None,
    leader: Leader | None,
    caster: Wizard | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Inactive (Post-Move).

    maelstrom "#743 - Transfer Inactive (Post-Move)", "Groups".
    """
    if leader is not None and not any(l_ is leader for l_ in group.leaders):
        return _SAYS_NOBODY_OF_THAT_NAME_5.text((group,), SHAPE)
    return None


def needs_order_743_of_caster(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType | None,
    leader: Leader | None,
    caster: Wizard | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Inactive (Post-Move).

    maelstrom "#743 - Transfer Inactive (Post-Move)", "Groups".
    """
    if caster is not None and not any(w is caster for w in group.wizards):
        return _SAYS_NO_WIZARD_OF_THAT_5.text((group,), SHAPE)
    return None


def early_order_743_other(group: Group, kingdom: Kingdom, other: Group, world: World) -> str | None:
    """Why it is refused when it is done: Transfer Inactive (Post-Move).

    maelstrom "#743 - Transfer Inactive (Post-Move)", "Groups".
    """
    if other.kingdom is not kingdom:
        return _SAYS_DOES_NOT_SERVE_3.text((other, kingdom), SHAPE)
    if host_size(other) != HOST_SIZE_INACTIVE:
        return _SAYS_HAS_SOMEBODY_IN_IT_3.text((other,), SHAPE)
    return None


def does_order_743(
    group: Group,
    kingdom: Kingdom,
    other: Group,
    breed: BrigadeType | None,
    leader: Leader | None,
    caster: Wizard | None,
    world: World,
    dice: Dice,
) -> None:
    """Transfer Inactive (Post-Move).

    maelstrom "#743 - Transfer Inactive (Post-Move)", "Groups".
    """
    wake(group, other, breed, leader, caster, world)


def domain_order_744_other(group: Group, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Combine Troops.

    maelstrom "#744 - Combine Troops", "Groups".
    """
    return world.groups


def needs_order_744(group: Group, kingdom: Kingdom, other: Group, world: World) -> str | None:
    """Why it is refused when it is done: Combine Troops.

    maelstrom "#744 - Combine Troops", "Groups".
    """
    if other.kingdom is not kingdom or other is group:
        return _SAYS_DOES_NOT_COMBINE_WITH_2.text((group, other), SHAPE)
    if not beside(group, other):
        return _SAYS_IS_NOWHERE_NEAR_6.text((other, group), SHAPE)
    if host_size(group) <= HOST_SIZE_INACTIVE or host_size(other) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_ONE_2.text((), SHAPE)
    return None


def does_order_744(group: Group, kingdom: Kingdom, other: Group, world: World, dice: Dice) -> None:
    """Combine Troops.

    Raises OffTheTable (a table has no row).
    maelstrom "#744 - Combine Troops", "Groups".
    """
    combine(group, other, world)

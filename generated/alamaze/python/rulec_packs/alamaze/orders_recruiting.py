"""Resolvers of orders_recruiting.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, members, present
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    BETTER_SHARE_MORE_FOOD, BETTER_SHARE_MORE_PAY, BRIGADE_TYPE_DAMNED, BRIGADE_TYPE_SKELETONS,
    BRIGADE_TYPE_ZOMBIES, BetterShare, BrigadeType, Building, EVERY_BRIGADE_TYPE, EXPERIENCE_GREEN,
    EXPERIENCE_REGULAR, ORDER_HIRE_NEW_FIGURE_BARRACKS, ORDER_HIRE_NEW_FIGURE_TAVERN,
    ORDER_HIRE_SPECIAL_FIGURE_HALFLING_ONLY, ORDER_MUSTER_THE_FALLEN_DEATHKNIGHTS_ONLY,
    ORDER_RAISE_DEAD_NECROMANCER_ONLY, ORDER_RECRUIT_TROOPS_POPCENTER,
    ORDER_TRANSMUTE_DAMNED_TO_ZOMBIE_NECROMANCER_ONLY, POST_ADEPT_POST, POST_FOOL_POST, POST_HALFLING_AGENT,
    POST_MINERS, Post, RANK_DEMON_PRINCE, RANK_FOOL, RANK_MAIDEN, RANK_PRIESTESS,
)
from ._kinds import Figure, Group, Kingdom, Place
from ._tables import (
    BUILDING_HIRES_MAIDENS, BUILDING_TESTS_MAIDENS, HIRES_BUILDING, HIRES_CAPITAL_ONLY, HIRES_FIRST_TURN,
    HIRES_ORDER,
)
from ._words import PERCENT
from ._world import SHAPE, World
from .brigades import brigades_of, drilled
from .clerks import order_open
from .court import gift_chance
from .gates import asleep
from .hiring import (
    befriend, christen, has_a_seat, hiring_fame, hiring_gold, name_free, peers_of, take_command,
    take_office,
)
from .morale import morale_after, regrowth_of
from .orders_court import hides_with_court
from .politics import in_irons
from .realm import hiring_price
from .recruiting import (
    at_home_in, at_the_capital, companions_called, enlists, fallen_mustered, has_ranks_for, levy, levy_food,
    levy_gold, musters_at,
)
from .setting_up import raise_brigades
from .upkeep import closed_ranks, extra_food, extra_pay, lift, muster_out, others_lack, ration, wage

_SAYS_DOES_NOT_MARCH_FOR: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' does not march for ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'order:235', 'own')
_SAYS_THERE_ARE_NO_IN: Final = Message((
    'There are no ', Hole(Holds("choice", 'BrigadeType'), 'breed'), ' in ',
    Hole(Holds("thing", 'Group'), 'group'), '.',
), 'order:235', 'some')
_SAYS_THE_KINGDOM_S_OWN: Final = Message((
    "The kingdom's own troops are broken up last.",
), 'order:235', 'strangers')
_SAYS_NOBODY_ELSE_IN_HAS: Final = Message((
    'Nobody else in ', Hole(Holds("thing", 'Group'), 'group'), ' has lost anybody.',
), 'order:235', 'gaps')
_SAYS_A_BRIGADE_OF_IN: Final = Message((
    'A brigade of ', Hole(Holds("choice", 'BrigadeType'), 'breed'), ' in ',
    Hole(Holds("thing", 'Group'), 'group'), ' is broken up, and fills the ranks of the others.',
), 'order:235', 'a_brigade_of_in')
_SAYS_NOBODY_IN_CAN_HEAL: Final = Message((
    'Nobody in ', Hole(Holds("thing", 'Group'), 'group'), ' can heal.',
), 'order:236', 'healers')
_SAYS_WOUNDS_CLOSE_IN: Final = Message((
    'Wounds close in ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'order:236', 'wounds_close_in')
_SAYS_DOES_NOT_MARCH_FOR_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' does not march for ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'order:238', 'own')
_SAYS_NEEDS_NO_FOOD: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' needs no food.',
), 'order:238', 'hungry')
_SAYS_NEEDS_NO_PAY: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' needs no pay.',
), 'order:238', 'greedy')
_SAYS_IS_WELL_PROVIDED_FOR: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' is well provided for; its morale is ',
    Hole(Holds("number", unit=PERCENT), 'morale'), '.',
), 'order:238', 'is_well_provided_for')
_SAYS_IS_NO_NOBLE_MAIDEN: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is no Noble Maiden.',
), 'order:509', 'maiden')
_SAYS_IS_A_PRISONER: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is a prisoner.',
), 'order:509', 'free')
_SAYS_LIES_IN_A_SLEEP: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' lies in a sleep from which nobody wakes.',
), 'order:509', 'awake')
_SAYS_THERE_IS_NO_TEMPLE: Final = Message((
    'There is no Temple of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' where ',
    Hole(Holds("thing", 'Figure'), 'figure'), ' is.',
), 'order:509', 'shrine')
_SAYS_HAS_THE_GIFT_AND: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' has the gift, and is a High Priestess.',
), 'order:509', 'has_the_gift_and')
_SAYS_HEARD_NOTHING_THIS_TIME: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' heard nothing this time.',
), 'order:509', 'heard_nothing_this_time')
_SAYS_NOBODY_IN_A_TAVERN: Final = Message(('Nobody in a tavern wants that post.',), 'order:510', 'inn')
_SAYS_NOBODY_IS_HIRED_WHERE: Final = Message((
    'Nobody is hired where ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' does not rule.',
), 'order:510', 'own', ('place',))
_SAYS_WHOEVER_HAS_THIS_POST: Final = Message((
    'Whoever has this post stays at the capital.',
), 'order:510', 'court', ('place',))
_SAYS_THERE_IS_A_FOOL: Final = Message(('There is a Fool at the capital already.',), 'order:510', 'jester')
_SAYS_THERE_IS_NO_TEMPLE_2: Final = Message((
    'There is no Temple to which she would be called.',
), 'order:510', 'shrine', ('place',))
_SAYS_SOMEBODY_IS_CALLED_SO: Final = Message((
    'Somebody is called so, or was in life.',
), 'order:510', 'new', ('called',))
_SAYS_MORE_MINERS_HAVE_BEEN: Final = Message((
    'More miners have been hired; there are ', Hole(Holds("number"), 'miners'), ' now.',
), 'order:510', 'more_miners_have_been')
_SAYS_NOBODY_IN_A_CAMP: Final = Message(('Nobody in a camp wants that post.',), 'order:511', 'camp')
_SAYS_NOBODY_OFFERS_HIMSELF_BEFORE: Final = Message((
    'Nobody offers himself before turn 10.',
), 'order:511', 'season')
_SAYS_HAS_NO_ROOM_FOR: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has no room for another.',
), 'order:511', 'seat')
_SAYS_HAS_WIZARDS_ENOUGH: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has wizards enough.',
), 'order:511', 'dearth')
_SAYS_ONLY_THE_HALFLINGS_HAVE: Final = Message(('Only the Halflings have such friends.',), 'order:512', 'art')
_SAYS_NO_OLD_FRIEND_WANTS: Final = Message(('No old friend wants that post.',), 'order:512', 'friend')
_SAYS_HAS_NO_CAPITAL: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has no capital.',
), 'order:512', 'court')
_SAYS_SAY_WHICH_GROUP_AT: Final = Message((
    'Say which group at the capital takes such a friend.',
), 'order:512', 'host', ('group',))
_SAYS_THAT_GROUP_HAS_NO: Final = Message((
    'That group has no room for another.',
), 'order:512', 'seat', ('group',))
_SAYS_HAS_AS_MANY_OF: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has as many of these as it may.',
), 'order:512', 'few')
_SAYS_IS_IN_ITS_WINTER: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' is in its winter camp.',
), 'order:550', 'camp')
_SAYS_IS_AT_NO_POPULATION: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' is at no population center of ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'order:550', 'home')
_SAYS_THERE_ARE_NO_GREEN: Final = Message((
    'There are no green ', Hole(Holds("choice", 'BrigadeType'), 'breed'), ' in ',
    Hole(Holds("thing", 'Group'), 'group'), '.',
), 'order:550', 'raw')
_SAYS_THE_BRIGADES_OF_IN: Final = Message((
    'The brigades of ', Hole(Holds("choice", 'BrigadeType'), 'breed'), ' in ',
    Hole(Holds("thing", 'Group'), 'group'), ' have drilled: they are regular soldiers now.',
), 'order:550', 'the_brigades_of_in')
_SAYS_NOBODY_IN_CAN_DO: Final = Message((
    'Nobody in ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' can do that.',
), 'order:551', 'art')
_SAYS_THERE_ARE_NO_DAMNED: Final = Message((
    'There are no Damned in ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'order:551', 'damned')
_SAYS_HAS_ZOMBIES_ENOUGH: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has Zombies enough.',
), 'order:551', 'few')
_SAYS_DAMNED_OF_RISE_AS: Final = Message((
    'Damned of ', Hole(Holds("thing", 'Group'), 'group'), ' rise as Zombies.',
), 'order:551', 'damned_of_rise_as')
_SAYS_IS_IN_ITS_WINTER_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' is in its winter camp.',
), 'order:560', 'camp')
_SAYS_NOBODY_ENLISTS_WITH_DRAGONS: Final = Message(('Nobody enlists with dragons.',), 'order:560', 'open')
_SAYS_NOBODY_CAN_BE_RECRUITED: Final = Message((
    'Nobody can be recruited where ', Hole(Holds("thing", 'Group'), 'group'), ' stands.',
), 'order:560', 'people')
_SAYS_DO_NOT_ENLIST_WHERE: Final = Message((
    Hole(Holds("choice", 'BrigadeType'), 'breed'), ' do not enlist where ',
    Hole(Holds("thing", 'Group'), 'group'), ' stands.',
), 'order:560', 'folk')
_SAYS_HAS_NO_ROOM_FOR_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has no room for another kind of brigade.',
), 'order:560', 'ranks')
_SAYS_NOBODY_IN_CAN_DO_2: Final = Message((
    'Nobody in ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' can do that.',
), 'order:563', 'art')
_SAYS_IS_NO_DEMON_PRINCE: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is no Demon Prince.',
), 'order:563', 'prince')
_SAYS_IS_A_PRISONER_2: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is a prisoner.',
), 'order:563', 'free')
_SAYS_LIES_IN_A_SLEEP_2: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' lies in a sleep from which nobody wakes.',
), 'order:563', 'awake')
_SAYS_THE_DEAD_DO_NOT: Final = Message(('The dead do not hear before turn 4.',), 'order:563', 'season')
_SAYS_IS_NOT_WHERE_IS: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is not where ', Hole(Holds("thing", 'Group'), 'group'),
    ' is.',
), 'order:563', 'beside')
_SAYS_HAS_SKELETONS_ENOUGH: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has Skeletons enough.',
), 'order:563', 'few')
_SAYS_BONES_STAND_UP_AND: Final = Message((
    'Bones stand up, and fall in with ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'order:563', 'bones_stand_up_and')
_SAYS_NOBODY_IN_CAN_DO_3: Final = Message((
    'Nobody in ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' can do that.',
), 'order:564', 'art')
_SAYS_IS_NOT_AT_THE: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' is not at the capital.',
), 'order:564', 'home')
_SAYS_HAS_SKELETONS_ENOUGH_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has Skeletons enough.',
), 'order:564', 'few')
_SAYS_THE_FALLEN_JOIN_BRIGADES: Final = Message((
    'The fallen join ', Hole(Holds("thing", 'Group'), 'group'), ': brigades of Skeletons, ',
    Hole(Holds("number"), 'fallen'), ' of them.',
), 'order:564', 'the_fallen_join_brigades')
_SAYS_IS_IN_ITS_WINTER_3: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' is in its winter camp.',
), 'order:565', 'camp')
_SAYS_DO_NOT_FOLLOW_THE: Final = Message((
    Hole(Holds("choice", 'BrigadeType'), 'breed'), ' do not follow the banner of ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'order:565', 'friends')
_SAYS_COMPANIONS_COME_TO_THE: Final = Message((
    'Companions come to the wild alone, and ', Hole(Holds("thing", 'Group'), 'group'), ' is not there.',
), 'order:565', 'wild')
_SAYS_DO_NOT_LIVE_WHERE: Final = Message((
    Hole(Holds("choice", 'BrigadeType'), 'breed'), ' do not live where ',
    Hole(Holds("thing", 'Group'), 'group'), ' stands.',
), 'order:565', 'ground')
_SAYS_HAS_CALLED_AS_MANY: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has called as many companions as it may in a turn.',
), 'order:565', 'few')
_SAYS_HAS_NO_ROOM_FOR_3: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has no room for another kind of brigade.',
), 'order:565', 'ranks')
_SAYS_A_BRIGADE_OF_FOLLOWS: Final = Message((
    'A brigade of ', Hole(Holds("choice", 'BrigadeType'), 'breed'), ' follows ',
    Hole(Holds("thing", 'Group'), 'group'), '.',
), 'order:565', 'a_brigade_of_follows')


def calls_from_hiding(group: Group) -> bool:
    """The group calls companions to its ruler's hiding place.

    maelstrom "#455 - Create Sanctuary".
    """
    return hides_with_court(group)


def domain_order_235_group(kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Reorganize Troops.

    maelstrom "#235 - Reorganize Troops", "Groups".
    """
    return world.groups


def domain_order_235_breed(kingdom: Kingdom, group: Group, world: World) -> Sequence[BrigadeType]:
    """What may be chosen: Reorganize Troops.

    maelstrom "#235 - Reorganize Troops", "Groups".
    """
    return EVERY_BRIGADE_TYPE


def needs_order_235(kingdom: Kingdom, group: Group, breed: BrigadeType, world: World) -> str | None:
    """Why it is refused when it is done: Reorganize Troops.

    maelstrom "#235 - Reorganize Troops", "Groups".
    """
    if group.kingdom is not kingdom:
        return _SAYS_DOES_NOT_MARCH_FOR.text((group, kingdom), SHAPE)
    if not any(b.breed == breed for b in group.brigades):
        return _SAYS_THERE_ARE_NO_IN.text((breed, group), SHAPE)
    if breed == kingdom.own_brigade and not all(b.breed == kingdom.own_brigade for b in group.brigades):
        return _SAYS_THE_KINGDOM_S_OWN.text((), SHAPE)
    if not others_lack(group, breed):
        return _SAYS_NOBODY_ELSE_IN_HAS.text((group,), SHAPE)
    return None


def early_order_235_group(kingdom: Kingdom, group: Group, world: World) -> str | None:
    """Why it is refused when it is done: Reorganize Troops.

    maelstrom "#235 - Reorganize Troops", "Groups".
    """
    if group.kingdom is not kingdom:
        return _SAYS_DOES_NOT_MARCH_FOR.text((group, kingdom), SHAPE)
    return None


def does_order_235(kingdom: Kingdom, group: Group, breed: BrigadeType, world: World, dice: Dice) -> None:
    """Reorganize Troops.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "#235 - Reorganize Troops", "Groups".
    """
    victim = min(
        (victim for victim in group.brigades if victim.breed == breed),
        key=lambda victim: -victim.attrition, default=None,
    )
    if victim is not None:
        men = 100 - victim.attrition
        muster_out(group, victim, world)
        gaps = sum(b.attrition for b in group.brigades)
        for b in group.brigades:
            world.keep(b, "attrition")
            b.attrition = closed_ranks(b, men, gaps)
        world.note('busy', group)
        world.tell(kingdom, _SAYS_A_BRIGADE_OF_IN.text((breed, group), SHAPE), group)


def needs_order_236(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Regenerate (various).

    maelstrom "#236 - Regenerate (various)".
    """
    if not any(regrowth_of(group, b, world) > 0 for b in group.brigades):
        return _SAYS_NOBODY_IN_CAN_HEAL.text((group,), SHAPE)
    return None


def does_order_236(group: Group, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Regenerate (various).

    maelstrom "#236 - Regenerate (various)".
    """
    for b in group.brigades:
        b.attrition = max(b.attrition - regrowth_of(group, b, world), min(b.attrition, 0))
    world.tell(kingdom, _SAYS_WOUNDS_CLOSE_IN.text((group,), SHAPE), group)


def domain_order_238_group(kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Morale Bonus.

    maelstrom "#238 - Morale Bonus", "Groups".
    """
    return world.groups


def needs_order_238(kingdom: Kingdom, group: Group, extra: BetterShare, world: World) -> str | None:
    """Why it is refused when it is done: Morale Bonus.

    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "#238 - Morale Bonus", "Groups".
    """
    if group.kingdom is not kingdom:
        return _SAYS_DOES_NOT_MARCH_FOR_2.text((group, kingdom), SHAPE)
    if extra != BETTER_SHARE_MORE_PAY and ration(group, world) <= 0:
        return _SAYS_NEEDS_NO_FOOD.text((group,), SHAPE)
    if extra != BETTER_SHARE_MORE_FOOD and wage(group, world) <= 0:
        return _SAYS_NEEDS_NO_PAY.text((group,), SHAPE)
    return None


def early_order_238_group(kingdom: Kingdom, group: Group, world: World) -> str | None:
    """Why it is refused when it is done: Morale Bonus.

    maelstrom "#238 - Morale Bonus", "Groups".
    """
    if group.kingdom is not kingdom:
        return _SAYS_DOES_NOT_MARCH_FOR_2.text((group, kingdom), SHAPE)
    return None


def cost_order_238(
    kingdom: Kingdom,
    group: Group,
    extra: BetterShare,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Morale Bonus.

    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "#238 - Morale Bonus", "Groups".
    """
    return (("gold", extra_pay(group, extra, world)), ("food", extra_food(group, extra, world)))


def does_order_238(kingdom: Kingdom, group: Group, extra: BetterShare, world: World, dice: Dice) -> None:
    """Morale Bonus.

    maelstrom "#238 - Morale Bonus", "Groups".
    """
    world.note('cheered', group)
    world.keep(group, "morale")
    group.morale = morale_after(group, lift(extra))
    world.tell(kingdom, _SAYS_IS_WELL_PROVIDED_FOR.text((group, group.morale), SHAPE), group)


def needs_order_509(figure: Figure, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Test For The Gift.

    maelstrom "#509 - Test For The Gift", "High Priestess".
    """
    if figure.rank != RANK_MAIDEN:
        return _SAYS_IS_NO_NOBLE_MAIDEN.text((figure,), SHAPE)
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP.text((figure,), SHAPE)
    if (
        figure.place is None
        or figure.place.kingdom is not kingdom
        or not any(
            BUILDING_TESTS_MAIDENS[b] is not None and BUILDING_TESTS_MAIDENS[b]
            for b in map(Building, members(figure.place.buildings))
        )
    ):
        return _SAYS_THERE_IS_NO_TEMPLE.text((kingdom, figure), SHAPE)
    return None


def does_order_509(figure: Figure, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Test For The Gift.

    maelstrom "#509 - Test For The Gift", "High Priestess".
    """
    world.note('worked', figure)
    chance = gift_chance(kingdom)  # the gift
    if dice.throw('order 509.the_gift', 100) <= chance:
        world.keep(figure, "rank")
        figure.rank = RANK_PRIESTESS
        world.tell(kingdom, _SAYS_HAS_THE_GIFT_AND.text((figure,), SHAPE), figure)
    else:
        world.tell(kingdom, _SAYS_HEARD_NOTHING_THIS_TIME.text((figure,), SHAPE), figure)


def domain_order_510_place(kingdom: Kingdom, post: Post, world: World) -> Sequence[Place]:
    """What may be chosen: Hire New Figure (Tavern).

    maelstrom "#510 - Hire New Figure (Tavern)", "Production", "Political Emissaries".
    """
    return kingdom.places


def default_order_510_place(kingdom: Kingdom, post: Post, world: World) -> Place | None:
    """What is meant where nothing is said: Hire New Figure (Tavern).

    maelstrom "#510 - Hire New Figure (Tavern)", "Production", "Political Emissaries".
    """
    return kingdom.capital


def needs_order_510(
    kingdom: Kingdom,
    post: Post,
    place: Place | None,
    called: str | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Hire New Figure (Tavern).

    maelstrom "#510 - Hire New Figure (Tavern)", "Production", "Political Emissaries".
    """
    if HIRES_ORDER[post] != ORDER_HIRE_NEW_FIGURE_TAVERN:
        return _SAYS_NOBODY_IN_A_TAVERN.text((), SHAPE)
    if place is None or place.kingdom is not kingdom:
        return _SAYS_NOBODY_IS_HIRED_WHERE.text((kingdom,), SHAPE)
    if HIRES_CAPITAL_ONLY[post] and place is not kingdom.capital:
        return _SAYS_WHOEVER_HAS_THIS_POST.text((), SHAPE)
    if (
        post == POST_FOOL_POST
        and any(
            f.kingdom is kingdom and f.rank == RANK_FOOL and f.place is kingdom.capital and f.captor is None
            for f in world.figures
        )
    ):
        return _SAYS_THERE_IS_A_FOOL.text((), SHAPE)
    if (
        HIRES_BUILDING[post] is not None
        and (
            place is None
            or not any(
                BUILDING_HIRES_MAIDENS[b] is not None and BUILDING_HIRES_MAIDENS[b]
                for b in map(Building, members(place.buildings))
            )
        )
    ):
        return _SAYS_THERE_IS_NO_TEMPLE_2.text((), SHAPE)
    if called is not None and not name_free(kingdom, called, world):
        return _SAYS_SOMEBODY_IS_CALLED_SO.text((), SHAPE)
    return None


def early_order_510_post(kingdom: Kingdom, post: Post, world: World) -> str | None:
    """Why it is refused when it is done: Hire New Figure (Tavern).

    maelstrom "#510 - Hire New Figure (Tavern)", "Production", "Political Emissaries".
    """
    if HIRES_ORDER[post] != ORDER_HIRE_NEW_FIGURE_TAVERN:
        return _SAYS_NOBODY_IN_A_TAVERN.text((), SHAPE)
    if (
        post == POST_FOOL_POST
        and any(
            f.kingdom is kingdom and f.rank == RANK_FOOL and f.place is kingdom.capital and f.captor is None
            for f in world.figures
        )
    ):
        return _SAYS_THERE_IS_A_FOOL.text((), SHAPE)
    return None


def cost_order_510(
    kingdom: Kingdom,
    post: Post,
    place: Place | None,
    called: str | None,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Hire New Figure (Tavern).

    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "#510 - Hire New Figure (Tavern)", "Production", "Political Emissaries".
    """
    return (
        ("gold", hiring_gold(kingdom, post, place)),
        ("influence", hiring_fame(kingdom, post, place, world)),
    )


def does_order_510(
    kingdom: Kingdom,
    post: Post,
    place: Place | None,
    called: str | None,
    world: World,
    dice: Dice,
) -> None:
    """Hire New Figure (Tavern).

    Raises OffTheTable (a table has no row).
    maelstrom "#510 - Hire New Figure (Tavern)", "Production", "Political Emissaries".
    """
    if post == POST_MINERS:
        world.keep(kingdom, "miners")
        kingdom.miners += 50
        world.tell(kingdom, _SAYS_MORE_MINERS_HAVE_BEEN.text((kingdom.miners,), SHAPE))
    elif place is not None:
        if called is not None:
            take_office(kingdom, post, place, called, world)
        else:
            fresh = christen(world, dice)
            take_office(kingdom, post, place, fresh, world)


def needs_order_511(
    group: Group,
    kingdom: Kingdom,
    post: Post,
    called: str | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Hire New Figure (Barracks).

    maelstrom "#511 - Hire New Figure (Barracks)", "Groups", "Magic".
    """
    if HIRES_ORDER[post] != ORDER_HIRE_NEW_FIGURE_BARRACKS:
        return _SAYS_NOBODY_IN_A_CAMP.text((), SHAPE)
    if HIRES_FIRST_TURN[post] is not None and world.month < present(HIRES_FIRST_TURN[post], ''):
        return _SAYS_NOBODY_OFFERS_HIMSELF_BEFORE.text((), SHAPE)
    if not has_a_seat(group, post):
        return _SAYS_HAS_NO_ROOM_FOR.text((group,), SHAPE)
    if post == POST_ADEPT_POST and sum(1 for w in world.wizards if w.kingdom is kingdom) >= 4:
        return _SAYS_HAS_WIZARDS_ENOUGH.text((kingdom,), SHAPE)
    return None


def early_order_511_post(group: Group, kingdom: Kingdom, post: Post, world: World) -> str | None:
    """Why it is refused when it is done: Hire New Figure (Barracks).

    maelstrom "#511 - Hire New Figure (Barracks)", "Groups", "Magic".
    """
    if HIRES_ORDER[post] != ORDER_HIRE_NEW_FIGURE_BARRACKS:
        return _SAYS_NOBODY_IN_A_CAMP.text((), SHAPE)
    if HIRES_FIRST_TURN[post] is not None and world.month < present(HIRES_FIRST_TURN[post], ''):
        return _SAYS_NOBODY_OFFERS_HIMSELF_BEFORE.text((), SHAPE)
    if not has_a_seat(group, post):
        return _SAYS_HAS_NO_ROOM_FOR.text((group,), SHAPE)
    if post == POST_ADEPT_POST and sum(1 for w in world.wizards if w.kingdom is kingdom) >= 4:
        return _SAYS_HAS_WIZARDS_ENOUGH.text((kingdom,), SHAPE)
    return None


def cost_order_511(
    group: Group,
    kingdom: Kingdom,
    post: Post,
    called: str | None,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Hire New Figure (Barracks).

    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "#511 - Hire New Figure (Barracks)", "Groups", "Magic".
    """
    return (("gold", hiring_gold(kingdom, post, None)), ("influence", hiring_price(kingdom, post)))


def does_order_511(
    group: Group,
    kingdom: Kingdom,
    post: Post,
    called: str | None,
    world: World,
    dice: Dice,
) -> None:
    """Hire New Figure (Barracks).

    Raises OffTheTable (a table has no row).
    maelstrom "#511 - Hire New Figure (Barracks)", "Groups", "Magic".
    """
    if called is not None and name_free(kingdom, called, world):
        take_command(group, post, 0, called, world)
    else:
        fresh = christen(world, dice)
        take_command(group, post, 0, fresh, world)


def domain_order_512_group(kingdom: Kingdom, post: Post, world: World) -> Sequence[Group]:
    """What may be chosen: Hire Special Figure (Halfling only).

    maelstrom "#512 - Hire Special Figure (Halfling only)".
    """
    return [g for g in world.groups if g.kingdom is kingdom]


def needs_order_512(
    kingdom: Kingdom,
    post: Post,
    group: Group | None,
    called: str | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Hire Special Figure (Halfling only).

    Raises OffTheTable (a table has no row).
    maelstrom "#512 - Hire Special Figure (Halfling only)".
    """
    if not order_open(ORDER_HIRE_SPECIAL_FIGURE_HALFLING_ONLY, kingdom):
        return _SAYS_ONLY_THE_HALFLINGS_HAVE.text((), SHAPE)
    if HIRES_ORDER[post] != ORDER_HIRE_SPECIAL_FIGURE_HALFLING_ONLY:
        return _SAYS_NO_OLD_FRIEND_WANTS.text((), SHAPE)
    if kingdom.capital is None:
        return _SAYS_HAS_NO_CAPITAL.text((kingdom,), SHAPE)
    if (
        post != POST_HALFLING_AGENT
        and (group is None or kingdom.capital is None or group.area != kingdom.capital.area)
    ):
        return _SAYS_SAY_WHICH_GROUP_AT.text((), SHAPE)
    if post != POST_HALFLING_AGENT and (group is None or not has_a_seat(group, post)):
        return _SAYS_THAT_GROUP_HAS_NO.text((), SHAPE)
    if peers_of(kingdom, post, world) >= 3:
        return _SAYS_HAS_AS_MANY_OF.text((kingdom,), SHAPE)
    return None


def early_order_512_post(kingdom: Kingdom, post: Post, world: World) -> str | None:
    """Why it is refused when it is done: Hire Special Figure (Halfling only).

    Raises OffTheTable (a table has no row).
    maelstrom "#512 - Hire Special Figure (Halfling only)".
    """
    if not order_open(ORDER_HIRE_SPECIAL_FIGURE_HALFLING_ONLY, kingdom):
        return _SAYS_ONLY_THE_HALFLINGS_HAVE.text((), SHAPE)
    if HIRES_ORDER[post] != ORDER_HIRE_SPECIAL_FIGURE_HALFLING_ONLY:
        return _SAYS_NO_OLD_FRIEND_WANTS.text((), SHAPE)
    if kingdom.capital is None:
        return _SAYS_HAS_NO_CAPITAL.text((kingdom,), SHAPE)
    if peers_of(kingdom, post, world) >= 3:
        return _SAYS_HAS_AS_MANY_OF.text((kingdom,), SHAPE)
    return None


def cost_order_512(
    kingdom: Kingdom,
    post: Post,
    group: Group | None,
    called: str | None,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Hire Special Figure (Halfling only).

    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "#512 - Hire Special Figure (Halfling only)".
    """
    return (("gold", hiring_gold(kingdom, post, None)), ("influence", hiring_price(kingdom, post)))


def does_order_512(
    kingdom: Kingdom,
    post: Post,
    group: Group | None,
    called: str | None,
    world: World,
    dice: Dice,
) -> None:
    """Hire Special Figure (Halfling only).

    Raises OffTheTable (a table has no row).
    maelstrom "#512 - Hire Special Figure (Halfling only)".
    """
    if called is not None and name_free(kingdom, called, world):
        befriend(kingdom, post, group, called, world)
    else:
        fresh = christen(world, dice)
        befriend(kingdom, post, group, fresh, world)


def domain_order_550_breed(group: Group, kingdom: Kingdom, world: World) -> Sequence[BrigadeType]:
    """What may be chosen: Train Troops.

    maelstrom "#550 - Train Troops", "Groups".
    """
    return EVERY_BRIGADE_TYPE


def needs_order_550(group: Group, kingdom: Kingdom, breed: BrigadeType, world: World) -> str | None:
    """Why it is refused when it is done: Train Troops.

    maelstrom "#550 - Train Troops", "Groups".
    """
    if world.happened('wintering', 'this', 0, group):
        return _SAYS_IS_IN_ITS_WINTER.text((group,), SHAPE)
    if not any(p.kingdom is kingdom and p.area == group.area for p in world.places if group.area is not None):
        return _SAYS_IS_AT_NO_POPULATION.text((group, kingdom), SHAPE)
    if not any(b.breed == breed and drilled(b.experience) != b.experience for b in group.brigades):
        return _SAYS_THERE_ARE_NO_GREEN.text((breed, group), SHAPE)
    return None


def early_order_550_kingdom(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Train Troops.

    maelstrom "#550 - Train Troops", "Groups".
    """
    if world.happened('wintering', 'this', 0, group):
        return _SAYS_IS_IN_ITS_WINTER.text((group,), SHAPE)
    if not any(p.kingdom is kingdom and p.area == group.area for p in world.places if group.area is not None):
        return _SAYS_IS_AT_NO_POPULATION.text((group, kingdom), SHAPE)
    return None


def does_order_550(group: Group, kingdom: Kingdom, breed: BrigadeType, world: World, dice: Dice) -> None:
    """Train Troops.

    maelstrom "#550 - Train Troops", "Groups".
    """
    for b in [b for b in group.brigades if b.breed == breed]:
        b.experience = drilled(b.experience)
    world.note('busy', group)
    world.tell(kingdom, _SAYS_THE_BRIGADES_OF_IN.text((breed, group), SHAPE), group)


def needs_order_551(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Transmute Damned to Zombie (Necromancer only).

    maelstrom "#551 - Transmute Damned to Zombie (Necromancer only)", "Demon Princes", "Necromancer".
    """
    if not order_open(ORDER_TRANSMUTE_DAMNED_TO_ZOMBIE_NECROMANCER_ONLY, kingdom):
        return _SAYS_NOBODY_IN_CAN_DO.text((kingdom,), SHAPE)
    if brigades_of(group, BRIGADE_TYPE_DAMNED) <= 0:
        return _SAYS_THERE_ARE_NO_DAMNED.text((group,), SHAPE)
    if brigades_of(group, BRIGADE_TYPE_ZOMBIES) >= 20:
        return _SAYS_HAS_ZOMBIES_ENOUGH.text((group,), SHAPE)
    return None


def does_order_551(group: Group, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Transmute Damned to Zombie (Necromancer only).

    maelstrom "#551 - Transmute Damned to Zombie (Necromancer only)", "Demon Princes", "Necromancer".
    """
    b = min(
        (b for b in group.brigades if b.breed == BRIGADE_TYPE_DAMNED), key=lambda b: -b.attrition,
        default=None,
    )
    if b is not None:
        muster_out(group, b, world)
    raise_brigades(group, BRIGADE_TYPE_ZOMBIES, EXPERIENCE_GREEN, 1, world)
    world.note('busy', group)
    world.tell(kingdom, _SAYS_DAMNED_OF_RISE_AS.text((group,), SHAPE), group)


def domain_order_560_breed(group: Group, kingdom: Kingdom, world: World) -> Sequence[BrigadeType]:
    """What may be chosen: Recruit Troops (Popcenter).

    maelstrom "#560 - Recruit Troops (Popcenter)", "Groups", "Recruiting".
    """
    return EVERY_BRIGADE_TYPE


def needs_order_560(group: Group, kingdom: Kingdom, breed: BrigadeType, world: World) -> str | None:
    """Why it is refused when it is done: Recruit Troops (Popcenter).

    maelstrom "#560 - Recruit Troops (Popcenter)", "Groups", "Recruiting".
    """
    if world.happened('wintering', 'this', 0, group):
        return _SAYS_IS_IN_ITS_WINTER_2.text((group,), SHAPE)
    if not order_open(ORDER_RECRUIT_TROOPS_POPCENTER, kingdom):
        return _SAYS_NOBODY_ENLISTS_WITH_DRAGONS.text((), SHAPE)
    if not any(musters_at(group, p) for p in world.places):
        return _SAYS_NOBODY_CAN_BE_RECRUITED.text((group,), SHAPE)
    if not any(musters_at(group, p) and enlists(kingdom, breed, p) for p in world.places):
        return _SAYS_DO_NOT_ENLIST_WHERE.text((breed, group), SHAPE)
    if not has_ranks_for(group, breed):
        return _SAYS_HAS_NO_ROOM_FOR_2.text((group,), SHAPE)
    return None


def early_order_560_kingdom(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Recruit Troops (Popcenter).

    maelstrom "#560 - Recruit Troops (Popcenter)", "Groups", "Recruiting".
    """
    if world.happened('wintering', 'this', 0, group):
        return _SAYS_IS_IN_ITS_WINTER_2.text((group,), SHAPE)
    if not order_open(ORDER_RECRUIT_TROOPS_POPCENTER, kingdom):
        return _SAYS_NOBODY_ENLISTS_WITH_DRAGONS.text((), SHAPE)
    if not any(musters_at(group, p) for p in world.places):
        return _SAYS_NOBODY_CAN_BE_RECRUITED.text((group,), SHAPE)
    return None


def cost_order_560(
    group: Group,
    kingdom: Kingdom,
    breed: BrigadeType,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Recruit Troops (Popcenter).

    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "#560 - Recruit Troops (Popcenter)", "Groups", "Recruiting".
    """
    return (("gold", levy_gold(group, breed)), ("food", levy_food(group, breed)))


def does_order_560(group: Group, kingdom: Kingdom, breed: BrigadeType, world: World, dice: Dice) -> None:
    """Recruit Troops (Popcenter).

    Raises DividedByNothing (a divisor is 0).
    maelstrom "#560 - Recruit Troops (Popcenter)", "Groups", "Recruiting".
    """
    p = next((p for p in world.places if musters_at(group, p) and enlists(kingdom, breed, p)), None)
    if p is not None:
        levy(group, p, breed, world)


def domain_order_563_group(figure: Figure, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Raise Dead (Necromancer only).

    maelstrom "#563 - Raise Dead (Necromancer only)", "Demon Princes".
    """
    return [g for g in world.groups if g.kingdom is kingdom]


def needs_order_563(figure: Figure, kingdom: Kingdom, group: Group, world: World) -> str | None:
    """Why it is refused when it is done: Raise Dead (Necromancer only).

    maelstrom "#563 - Raise Dead (Necromancer only)", "Demon Princes".
    """
    if not order_open(ORDER_RAISE_DEAD_NECROMANCER_ONLY, kingdom):
        return _SAYS_NOBODY_IN_CAN_DO_2.text((kingdom,), SHAPE)
    if figure.rank != RANK_DEMON_PRINCE:
        return _SAYS_IS_NO_DEMON_PRINCE.text((figure,), SHAPE)
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER_2.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP_2.text((figure,), SHAPE)
    if world.month < 4:
        return _SAYS_THE_DEAD_DO_NOT.text((), SHAPE)
    if figure.place is None or figure.place.area is None or figure.place.area != group.area:
        return _SAYS_IS_NOT_WHERE_IS.text((figure, group), SHAPE)
    if brigades_of(group, BRIGADE_TYPE_SKELETONS) >= 20:
        return _SAYS_HAS_SKELETONS_ENOUGH.text((group,), SHAPE)
    return None


def early_order_563_kingdom(figure: Figure, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Raise Dead (Necromancer only).

    maelstrom "#563 - Raise Dead (Necromancer only)", "Demon Princes".
    """
    if not order_open(ORDER_RAISE_DEAD_NECROMANCER_ONLY, kingdom):
        return _SAYS_NOBODY_IN_CAN_DO_2.text((kingdom,), SHAPE)
    if figure.rank != RANK_DEMON_PRINCE:
        return _SAYS_IS_NO_DEMON_PRINCE.text((figure,), SHAPE)
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER_2.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP_2.text((figure,), SHAPE)
    if world.month < 4:
        return _SAYS_THE_DEAD_DO_NOT.text((), SHAPE)
    return None


def does_order_563(figure: Figure, kingdom: Kingdom, group: Group, world: World, dice: Dice) -> None:
    """Raise Dead (Necromancer only).

    maelstrom "#563 - Raise Dead (Necromancer only)", "Demon Princes".
    """
    raise_brigades(group, BRIGADE_TYPE_SKELETONS, EXPERIENCE_REGULAR, 1, world)
    world.note('busy', group)
    world.tell(kingdom, _SAYS_BONES_STAND_UP_AND.text((group,), SHAPE), group)


def needs_order_564(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Muster The Fallen (Deathknights only).

    maelstrom "#564 - Muster The Fallen (Deathknights only)", "Deathknights".
    """
    if not order_open(ORDER_MUSTER_THE_FALLEN_DEATHKNIGHTS_ONLY, kingdom):
        return _SAYS_NOBODY_IN_CAN_DO_3.text((kingdom,), SHAPE)
    if not at_the_capital(group):
        return _SAYS_IS_NOT_AT_THE.text((group,), SHAPE)
    if fallen_mustered(group, world) <= 0:
        return _SAYS_HAS_SKELETONS_ENOUGH_2.text((group,), SHAPE)
    return None


def cost_order_564(group: Group, kingdom: Kingdom, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Muster The Fallen (Deathknights only).

    maelstrom "#564 - Muster The Fallen (Deathknights only)", "Deathknights".
    """
    return (("gold", 5000),)


def does_order_564(group: Group, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Muster The Fallen (Deathknights only).

    maelstrom "#564 - Muster The Fallen (Deathknights only)", "Deathknights".
    """
    fallen = fallen_mustered(group, world)
    raise_brigades(group, BRIGADE_TYPE_SKELETONS, EXPERIENCE_REGULAR, fallen, world)
    world.note('busy', group)
    world.tell(kingdom, _SAYS_THE_FALLEN_JOIN_BRIGADES.text((group, fallen), SHAPE), group)


def domain_order_565_breed(group: Group, kingdom: Kingdom, world: World) -> Sequence[BrigadeType]:
    """What may be chosen: Recruit Troops (Companions).

    maelstrom "#565 - Recruit Troops (Companions)", "Groups", "Recruiting".
    """
    return EVERY_BRIGADE_TYPE


def needs_order_565(group: Group, kingdom: Kingdom, breed: BrigadeType, world: World) -> str | None:
    """Why it is refused when it is done: Recruit Troops (Companions).

    maelstrom "#565 - Recruit Troops (Companions)", "Groups", "Recruiting".
    """
    if world.happened('wintering', 'this', 0, group):
        return _SAYS_IS_IN_ITS_WINTER_3.text((group,), SHAPE)
    if not kingdom.companions >> breed & 1:
        return _SAYS_DO_NOT_FOLLOW_THE.text((breed, kingdom), SHAPE)
    if (
        not calls_from_hiding(group)
        and (group.area is None or any(p.area == group.area for p in world.places))
    ):
        return _SAYS_COMPANIONS_COME_TO_THE.text((group,), SHAPE)
    if not calls_from_hiding(group) and not at_home_in(breed, group):
        return _SAYS_DO_NOT_LIVE_WHERE.text((breed, group), SHAPE)
    if companions_called(kingdom, world) >= 3:
        return _SAYS_HAS_CALLED_AS_MANY.text((kingdom,), SHAPE)
    if not has_ranks_for(group, breed):
        return _SAYS_HAS_NO_ROOM_FOR_3.text((group,), SHAPE)
    return None


def early_order_565_kingdom(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Recruit Troops (Companions).

    maelstrom "#565 - Recruit Troops (Companions)", "Groups", "Recruiting".
    """
    if world.happened('wintering', 'this', 0, group):
        return _SAYS_IS_IN_ITS_WINTER_3.text((group,), SHAPE)
    if (
        not calls_from_hiding(group)
        and (group.area is None or any(p.area == group.area for p in world.places))
    ):
        return _SAYS_COMPANIONS_COME_TO_THE.text((group,), SHAPE)
    if companions_called(kingdom, world) >= 3:
        return _SAYS_HAS_CALLED_AS_MANY.text((kingdom,), SHAPE)
    return None


def cost_order_565(
    group: Group,
    kingdom: Kingdom,
    breed: BrigadeType,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Recruit Troops (Companions).

    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "#565 - Recruit Troops (Companions)", "Groups", "Recruiting".
    """
    return (("gold", levy_gold(group, breed)), ("food", levy_food(group, breed)))


def does_order_565(group: Group, kingdom: Kingdom, breed: BrigadeType, world: World, dice: Dice) -> None:
    """Recruit Troops (Companions).

    maelstrom "#565 - Recruit Troops (Companions)", "Groups", "Recruiting".
    """
    raise_brigades(group, breed, EXPERIENCE_REGULAR, 1, world)
    group.companions_now += 1
    world.note('busy', group)
    world.tell(kingdom, _SAYS_A_BRIGADE_OF_FOLLOWS.text((breed, group), SHAPE), group)

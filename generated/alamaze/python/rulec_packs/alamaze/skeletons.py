"""Resolvers of skeletons.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.order import first_by_lot
from rulec.runtime.game.shape import Holds

from ._choices import (
    CLOSET_SKELETON_MAJOR_SKELETON, CLOSET_SKELETON_MINOR_SKELETON, EVERY_REGION,
    INFLUENCE_EVENT_FALSE_SKELETON, ORDER_TORMENT_PRISONER_DEATHKNIGHTS_ONLY, PRIVILEGE_TORMENT_PRISONER,
    REACTION_HOSTILE,
)
from ._kinds import Figure, Kingdom, Skeleton, Target
from ._tables import CLOSET_SKELETON_REGIONS_HEAR
from ._world import SHAPE, World
from .clerks import order_open, skeleton_toll
from .council import unseat
from .court import skeletons_kept
from .gates import asleep, political
from .orders_ruler import shift_reaction
from .orders_travel import travel_price
from .politics import in_irons, talks_to_people
from .realm import influence_change, influence_lowered, lowered, reaction

_PRIVILEGE_TORMENT_PRISONER_BIT: Final = 1 << PRIVILEGE_TORMENT_PRISONER

_SAYS_HAS_HAD_A_SECRET: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has had a secret of ',
    Hole(Holds("thing", 'Kingdom'), 'rival'), ' read out: ',
    Hole(Holds("choice", 'ClosetSkeleton'), 'gravity'), '.',
), 'process:read_out', 'has_had_a_secret')
_SAYS_HAS_TOLD_OF_A: Final = Message((
    Hole(Holds("thing", 'Target'), 'victim'), ' has told of a skeleton in a closet of ',
    Hole(Holds("thing", 'Kingdom', optional=True), 'kingdom'), ': ',
    Hole(Holds("choice", 'ClosetSkeleton'), 'gravity'), ', code ', Hole(Holds("number"), 'code'), '.',
), 'process:wring_out', 'skeleton_told')
_SAYS_KNOWS_OF_NO_SKELETON: Final = Message((
    Hole(Holds("thing", 'Target'), 'victim'), ' knows of no skeleton of ',
    Hole(Holds("thing", 'Kingdom', optional=True), 'kingdom'), ' that is not out already.',
), 'process:wring_out', 'knows_of_no_skeleton')
_SAYS_IS_A_PRISONER: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is a prisoner.',
), 'order:380', 'free')
_SAYS_LIES_IN_A_SLEEP: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' lies in a sleep from which nobody wakes.',
), 'order:380', 'awake')
_SAYS_HAD_TO_MOVE_IN: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' had to move in this turn, and does nothing else.',
), 'order:380', 'settled')
_SAYS_IS_NO_EMISSARY_WHO: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is no emissary who talks to the people.',
), 'order:380', 'noble')
_SAYS_NOBODY_TELLS_ON_HIMSELF: Final = Message(('Nobody tells on himself.',), 'order:380', 'other')
_SAYS_TELLS_A_TALE_OF: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' tells a tale of ',
    Hole(Holds("thing", 'Kingdom'), 'rival'), ' that nobody believes.',
), 'order:380', 'tells_a_tale_of')
_SAYS_ONLY_THE_DEATHKNIGHTS_ASK: Final = Message((
    'Only the Deathknights ask like this.',
), 'order:620', 'people')
_SAYS_IS_NO_PRISONER_OF: Final = Message((
    Hole(Holds("thing", 'Figure'), 'victim'), ' is no prisoner of ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'order:620', 'held')
_SAYS_IS_NO_POLITICAL_EMISSARY: Final = Message((
    Hole(Holds("thing", 'Figure'), 'victim'), ' is no political emissary.',
), 'order:620', 'noble')
_SAYS_SAYS_NOTHING: Final = Message((
    Hole(Holds("thing", 'Figure'), 'victim'), ' says nothing.',
), 'order:620', 'says_nothing')


def secret_code(dice: Dice) -> int:
    """The code of a skeleton.

    In plain numbers.
    maelstrom "#900 - Bribe Emissary".
    """
    return dice.throw('secret_code.1', 900) + 99  # three figures


def told_in_torment(kingdom: Kingdom) -> int:
    """Chance that a prisoner tells what there is to tell.

    In percent.
    maelstrom "#620 - Torment Prisoner (Deathknights only)".
    """
    value = 0
    if kingdom.privileges & _PRIVILEGE_TORMENT_PRISONER_BIT:
        value = 100  # Torment Prisoner (privilege): their art
    return value


def fill_closet(kingdom: Kingdom, times: int, world: World, dice: Dice) -> None:
    """A ruler's closet is filled.

    maelstrom "Skeletons In The Closet", "Devout".
    """
    for i in range(1, times + 1):
        i_dice = dice.at(i)
        figures_of_it = secret_code(i_dice)  # its code
        if i == 1:
            skeleton = Skeleton(kingdom=kingdom, gravity=CLOSET_SKELETON_MAJOR_SKELETON, code=figures_of_it)
            world.add(skeleton)
        else:
            skeleton = Skeleton(kingdom=kingdom, gravity=CLOSET_SKELETON_MINOR_SKELETON, code=figures_of_it)
            world.add(skeleton)


def fill_closets(world: World, dice: Dice) -> None:
    """Rulers have something to hide.

    maelstrom "Skeletons In The Closet".
    """
    for k in [k for k in world.kingdoms if not any(s.kingdom is k for s in world.skeletons_hidden)]:
        k_dice = dice.at(k.id)
        fill_closet(k, skeletons_kept(k), world, k_dice)


def read_out(kingdom: Kingdom, rival: Kingdom, skeleton: Skeleton, world: World, dice: Dice) -> None:
    """A secret is read out in public.

    maelstrom "Skeletons In The Closet", "#380 - Reveal Skeleton".
    """
    world.tell(None, _SAYS_HAS_HAD_A_SECRET.text((kingdom, rival, skeleton.gravity), SHAPE))
    world.keep(rival, "influence")
    rival.influence = influence_lowered(rival, skeleton_toll(skeleton.gravity))
    if CLOSET_SKELETON_REGIONS_HEAR[skeleton.gravity] is not None:
        for r in EVERY_REGION:
            r_dice = dice.at(r)
            chance = 25  # hears of it
            if r_dice.throw('read_out.hears_of_it', 100) <= chance:
                shift_reaction(rival, r, lowered(reaction(rival, r), REACTION_HOSTILE), world)
    unseat(rival, world)
    world.drop(skeleton)


def wring_out(kingdom: Kingdom, victim: Target, world: World, dice: Dice) -> None:
    """A secret of a ruler comes out.

    maelstrom "#900 - Bribe Emissary", "Skeletons In The Closet".
    """
    secret_known = first_by_lot(
        (secret_known for secret_known in world.skeletons_hidden if secret_known.kingdom is victim.kingdom),
        dice, 'wring_out.secret_known', lambda secret_known: -1,
    )
    if secret_known is not None:
        world.tell(
            kingdom,
            _SAYS_HAS_TOLD_OF_A.text(
                (victim, victim.kingdom, secret_known.gravity, secret_known.code), SHAPE,
            ),
            victim,
        )
    else:
        world.tell(kingdom, _SAYS_KNOWS_OF_NO_SKELETON.text((victim, victim.kingdom), SHAPE), victim)


def domain_order_380_rival(figure: Figure, kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Reveal Skeleton.

    maelstrom "#380 - Reveal Skeleton", "Skeletons In The Closet".
    """
    return world.kingdoms


def domain_order_380_code(figure: Figure, kingdom: Kingdom, rival: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Reveal Skeleton.

    maelstrom "#380 - Reveal Skeleton", "Skeletons In The Closet".
    """
    return (100, 999)


def needs_order_380(figure: Figure, kingdom: Kingdom, rival: Kingdom, code: int, world: World) -> str | None:
    """Why it is refused when it is done: Reveal Skeleton.

    maelstrom "#380 - Reveal Skeleton", "Skeletons In The Closet".
    """
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN.text((figure,), SHAPE)
    if not talks_to_people(figure):
        return _SAYS_IS_NO_EMISSARY_WHO.text((figure,), SHAPE)
    if rival is kingdom:
        return _SAYS_NOBODY_TELLS_ON_HIMSELF.text((), SHAPE)
    return None


def early_order_380_kingdom(figure: Figure, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Reveal Skeleton.

    maelstrom "#380 - Reveal Skeleton", "Skeletons In The Closet".
    """
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN.text((figure,), SHAPE)
    if not talks_to_people(figure):
        return _SAYS_IS_NO_EMISSARY_WHO.text((figure,), SHAPE)
    return None


def early_order_380_rival(figure: Figure, kingdom: Kingdom, rival: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Reveal Skeleton.

    maelstrom "#380 - Reveal Skeleton", "Skeletons In The Closet".
    """
    if rival is kingdom:
        return _SAYS_NOBODY_TELLS_ON_HIMSELF.text((), SHAPE)
    return None


def cost_order_380(
    figure: Figure,
    kingdom: Kingdom,
    rival: Kingdom,
    code: int,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Reveal Skeleton.

    Raises OffTheTable (a table has no row).
    maelstrom "#380 - Reveal Skeleton", "Skeletons In The Closet".
    """
    return (("gold", travel_price(figure.rank)),)


def does_order_380(
    figure: Figure,
    kingdom: Kingdom,
    rival: Kingdom,
    code: int,
    world: World,
    dice: Dice,
) -> None:
    """Reveal Skeleton.

    maelstrom "#380 - Reveal Skeleton", "Skeletons In The Closet".
    """
    world.note('worked', figure)
    secret_meant = next(
        (
            secret_meant
            for secret_meant in world.skeletons_hidden
            if secret_meant.kingdom is rival and secret_meant.code == code
        ),
        None,
    )
    if secret_meant is not None:
        read_out(kingdom, rival, secret_meant, world, dice)
    else:
        world.keep(kingdom, "influence")
        kingdom.influence = influence_lowered(kingdom, -1 * influence_change(INFLUENCE_EVENT_FALSE_SKELETON))
        world.tell(None, _SAYS_TELLS_A_TALE_OF.text((kingdom, rival), SHAPE))


def domain_order_620_victim(kingdom: Kingdom, world: World) -> Sequence[Figure]:
    """What may be chosen: Torment Prisoner (Deathknights only).

    maelstrom "#620 - Torment Prisoner (Deathknights only)", "Deathknights".
    """
    return world.figures


def needs_order_620(kingdom: Kingdom, victim: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Torment Prisoner (Deathknights only).

    maelstrom "#620 - Torment Prisoner (Deathknights only)", "Deathknights".
    """
    if not order_open(ORDER_TORMENT_PRISONER_DEATHKNIGHTS_ONLY, kingdom):
        return _SAYS_ONLY_THE_DEATHKNIGHTS_ASK.text((), SHAPE)
    if victim.captor is not kingdom:
        return _SAYS_IS_NO_PRISONER_OF.text((victim, kingdom), SHAPE)
    if not political(victim):
        return _SAYS_IS_NO_POLITICAL_EMISSARY.text((victim,), SHAPE)
    return None


def needs_order_620_of(kingdom: Kingdom, victim: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Torment Prisoner (Deathknights only).

    maelstrom "#620 - Torment Prisoner (Deathknights only)", "Deathknights".
    """
    if not order_open(ORDER_TORMENT_PRISONER_DEATHKNIGHTS_ONLY, kingdom):
        return _SAYS_ONLY_THE_DEATHKNIGHTS_ASK.text((), SHAPE)
    return None


def cost_order_620(kingdom: Kingdom, victim: Figure, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Torment Prisoner (Deathknights only).

    maelstrom "#620 - Torment Prisoner (Deathknights only)", "Deathknights".
    """
    return (("gold", 6000),)


def does_order_620(kingdom: Kingdom, victim: Figure, world: World, dice: Dice) -> None:
    """Torment Prisoner (Deathknights only).

    maelstrom "#620 - Torment Prisoner (Deathknights only)", "Deathknights".
    """
    chance = told_in_torment(kingdom)  # tells
    if dice.throw('order 620.tells', 100) <= chance:
        wring_out(kingdom, victim, world, dice)
    else:
        world.tell(kingdom, _SAYS_SAYS_NOTHING.text((victim,), SHAPE), victim)

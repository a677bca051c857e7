"""Resolvers of casting_places.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, present
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import HOST_SIZE_PATROL, Spell
from ._kinds import Group, Kingdom, Place, SilverTongue, Wizard
from ._tables import (
    SPELL_ENVOYS_DIE, SPELL_REACTION_CHANGE, SPELL_SINGULAR_SPELL, SPELL_TROOPS_NEEDED,
    leader_bonuses_bonus,
)
from ._words import DEFENSE, POINTS
from ._world import SHAPE, World
from .realm import reaction

_SAYS_THE_WARD_OVER_HAS: Final = Message((
    'The ward over ', Hole(Holds("thing", 'Place'), 'place'),
    ' has turned a blow of magic away, and is spent.',
), 'process:ward_off', 'ward_spent')
_SAYS_HAS_CAST_A_DOME: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    ': a dome over ', Hole(Holds("thing", 'Place'), 'place'), ' is gone.',
), 'process:open_dome', 'cast')
_SAYS_THE_DOME_OVER_HAS: Final = Message((
    'The dome over ', Hole(Holds("thing", 'Place'), 'place'), ' has burst.',
), 'process:open_dome', 'dome_burst')
_SAYS_HAS_CAST_UPON_IN: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' upon ', Hole(Holds("thing", 'Place'), 'place'), ' in vain.',
), 'process:open_dome', 'in_vain')
_SAYS_A_DOME_OF_MAGIC: Final = Message((
    'A dome of magic lies over ', Hole(Holds("thing", 'Place'), 'place'), ', and ',
    Hole(Holds("thing", 'Group'), 'group'), ' slides off it. Nobody is harmed.',
), 'process:slide_off', 'slid_off')
_SAYS_OF_HAS_COME_AGAINST: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'),
    ' has come against ', Hole(Holds("thing", 'Place'), 'place'), ', and has slid off a dome of magic.',
), 'process:slide_off', 'dome_held')
_SAYS_HAS_CAST_UPON_IN_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' upon ', Hole(Holds("thing", 'Place'), 'place'), ' in vain.',
), 'process:blast', 'in_vain')
_SAYS_HAS_CAST_UPON_LEFT: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' upon ', Hole(Holds("thing", 'Place'), 'place'), '; left of its defense: ',
    Hole(Holds("number", unit=DEFENSE), 'defense'), '.',
), 'process:blast', 'cast')
_SAYS_STONES_HAVE_FALLEN_FROM: Final = Message((
    'Stones have fallen from the sky upon ', Hole(Holds("thing", 'Place'), 'place'),
    '; left of its defense: ', Hole(Holds("number", unit=DEFENSE), 'defense'), '.',
), 'process:blast', 'stones_fell')
_SAYS_HAS_BEEN_DESTROYED_BY: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' has been destroyed by stones from the sky.',
), 'process:lay_in_ruins', 'place_destroyed')
_SAYS_HEARS_OF_IT_AND: Final = Message((
    Hole(Holds("choice", 'Region'), 'land'), ' hears of it, and thinks of you: ',
    Hole(Holds("choice", 'Reaction'), 'reaction'), '.',
), 'process:lay_in_ruins', 'reaction_told')
_SAYS_HAS_CAST_THE_CAPTAINS: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    ': the captains of ', Hole(Holds("thing", 'Group'), 'group'), ' are worth ',
    Hole(Holds("number", unit=POINTS), 'number'), ' more in a talk at the gate.',
), 'process:charm_gates', 'cast')


def in_land_of(caster: Wizard, place: Place) -> bool:
    """The place is in the region of the caster.

    maelstrom "Spell #130 - Ward Population Center", "Spell #135 - Dome of Invulnerability".
    """
    place_region = place.region
    return place_region is not None and place_region == land_around(caster)


def may_blast(caster: Wizard, spell: Spell, place: Place, kingdom: Kingdom, world: World) -> bool:
    """The caster may strike the place with the spell.

    maelstrom "Spell #155 - Meteor Strike".
    """
    caster_group = caster.group
    if caster_group is None:
        return False  # the caster is with no group.
    if caster_group is not None:
        if (
            SPELL_TROOPS_NEEDED[spell] is not None
            and len(caster_group.brigades) < present(SPELL_TROOPS_NEEDED[spell], '')
        ):
            return False  # the spell takes a brigade beside the caster.
        if not before_the_gates(caster_group, place, kingdom, world):
            return False  # the place is not where the caster is.
    return (
        caster_group is None
        or not SPELL_SINGULAR_SPELL[spell]
        or not world.happened('blasted', 'this', 0, caster_group, place)
    )  # the spell has fallen upon the place already, by the caster's group.


def refusals_may_blast(
    caster: Wizard,
    spell: Spell,
    place: Place,
    kingdom: Kingdom,
    world: World,
) -> tuple[int, ...]:
    """What is lacking where this does not hold: the caster may strike the place with the spell.

    Indices of LABELS['refusals_may_blast']; empty where it holds.
    maelstrom "Spell #155 - Meteor Strike".
    """
    notes: list[int] = []
    caster_group = caster.group
    if caster_group is None:
        notes.append(0)
    if caster_group is not None:
        if (
            SPELL_TROOPS_NEEDED[spell] is not None
            and len(caster_group.brigades) < present(SPELL_TROOPS_NEEDED[spell], '')
        ):
            notes.append(1)
        if not before_the_gates(caster_group, place, kingdom, world):
            notes.append(2)
        if SPELL_SINGULAR_SPELL[spell] and world.happened('blasted', 'this', 0, caster_group, place):
            notes.append(3)
    return tuple(notes)


def may_charm_gates(caster: Wizard, place: Place) -> bool:
    """The caster may speak to the place.

    Raises OffTheTable (a table has no row).
    maelstrom "Spell #171 - Diplomacy".
    """
    caster_group = caster.group
    if caster_group is None or host_size(caster_group) <= HOST_SIZE_PATROL:
        return False  # the caster is with no troops that could impress anybody.
    if (
        caster_group is not None
        and not any(leader_bonuses_bonus(l_.rank) >= 10 for l_ in caster_group.leaders)
    ):
        return False  # It takes a leader of some rank to be heard.
    return open_to_talk(place)  # the place listens to nobody: neither capitals nor walls out of legend do.


def refusals_may_charm_gates(caster: Wizard, place: Place) -> tuple[int, ...]:
    """What is lacking where this does not hold: the caster may speak to the place.

    Indices of LABELS['refusals_may_charm_gates']; empty where it holds.
    Raises OffTheTable (a table has no row).
    maelstrom "Spell #171 - Diplomacy".
    """
    notes: list[int] = []
    caster_group = caster.group
    if caster_group is None or host_size(caster_group) <= HOST_SIZE_PATROL:
        notes.append(0)
    if (
        caster_group is not None
        and not any(leader_bonuses_bonus(l_.rank) >= 10 for l_ in caster_group.leaders)
    ):
        notes.append(1)
    if not open_to_talk(place):
        notes.append(2)
    return tuple(notes)


def turn_end_of_place_wards(world: World) -> None:
    """The end of place wards.

    maelstrom "Spell #130 - Ward Population Center", "Magic".
    """
    for place_ward in [place_ward for place_ward in world.place_wards if place_ward.turns_left is not None]:
        if present(place_ward.turns_left, '') <= 1:
            world.drop(place_ward)
        else:
            place_ward.turns_left = present(place_ward.turns_left, '') - 1


def ward_off(place: Place, world: World) -> bool:
    """A ward gives way to a blow of magic.

    maelstrom "Spell #130 - Ward Population Center", "Magic", "Deathknights".
    """
    w = next((w for w in world.place_wards if w.place is place), None)
    if w is not None:
        world.tell(w.kingdom, _SAYS_THE_WARD_OVER_HAS.text((place,), SHAPE), place)
        world.drop(w)
        return True
    return False


def turn_end_of_domes(world: World) -> None:
    """The end of domes.

    maelstrom "Spell #135 - Dome of Invulnerability".
    """
    for dome in [dome for dome in world.domes if dome.turns_left is not None]:
        if present(dome.turns_left, '') <= 1:
            world.drop(dome)
        else:
            dome.turns_left = present(dome.turns_left, '') - 1


def open_dome(caster: Wizard, kingdom: Kingdom, spell: Spell, place: Place, world: World) -> None:
    """A dome is opened.

    maelstrom "Spell #136 - Dispel Dome of Invulnerability".
    """
    d = next((d for d in world.domes if d.place is place), None)
    if d is not None:
        world.tell(kingdom, _SAYS_HAS_CAST_A_DOME.text((caster, spell, place), SHAPE), caster, place)
        if d.kingdom is not kingdom:
            world.tell(d.kingdom, _SAYS_THE_DOME_OVER_HAS.text((place,), SHAPE), place)
        world.drop(d)
    else:
        world.tell(kingdom, _SAYS_HAS_CAST_UPON_IN.text((caster, spell, place), SHAPE), caster, place)


def slide_off(group: Group, place: Place, world: World) -> None:
    """An assault slides off a dome.

    maelstrom "Spell #135 - Dome of Invulnerability", "Sage Advice".
    """
    world.tell(group.kingdom, _SAYS_A_DOME_OF_MAGIC.text((place, group), SHAPE), place, group)
    lord = place.kingdom
    if lord is not None:
        world.tell(lord, _SAYS_OF_HAS_COME_AGAINST.text((group, group.kingdom, place), SHAPE), group, place)


def blast(
    caster: Wizard,
    kingdom: Kingdom,
    spell: Spell,
    place: Place,
    power: int,
    world: World,
    dice: Dice,
) -> None:
    """Magic destroys walls.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Spell #155 - Meteor Strike", "Magic", "Siege".
    """
    host = caster.group
    if host is not None:
        world.note('blasted', host, place)
    kept_off = ward_off(place, world)
    if kept_off:
        world.tell(kingdom, _SAYS_HAS_CAST_UPON_IN_2.text((caster, spell, place), SHAPE), caster, place)
    else:
        world.keep(place, "defense")
        place.defense = max(place.defense - defense_destroyed(spell, power, world), min(place.defense, 0))
        world.tell(
            kingdom,
            _SAYS_HAS_CAST_UPON_LEFT.text((caster, spell, place, place.defense), SHAPE),
            caster,
            place,
        )
        lord = place.kingdom
        if lord is not None:
            world.tell(lord, _SAYS_STONES_HAVE_FALLEN_FROM.text((place, place.defense), SHAPE), place)
        if place.defense == 0:
            lay_in_ruins(kingdom, spell, place, world, dice)


def lay_in_ruins(kingdom: Kingdom, spell: Spell, place: Place, world: World, dice: Dice) -> None:
    """A place is destroyed by magic.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Spell #155 - Meteor Strike", "Immortality".
    """
    lord = place.kingdom
    land = place.region
    world.tell(None, _SAYS_HAS_BEEN_DESTROYED_BY.text((place,), SHAPE), place)
    for f in [f for f in world.figures if f.place is place and f.captor is not None]:
        if deathless(f):
            world.keep(f, "captor")
            f.captor = None
        else:
            kill(f, world)
    for f in [
        f
        for f in world.figures
        if f.place is place and f.captor is None and political(f) and not deathless(f)
    ]:
        f_dice = dice.at(f.id)
        if SPELL_ENVOYS_DIE[spell] is not None:
            chance = present(SPELL_ENVOYS_DIE[spell], '')  # buried
            if f_dice.throw('lay_in_ruins.buried', 100) <= chance:
                kill(f, world)
    if lord is not None and lord.capital is place:
        lose_seat(lord, place, world, dice)
    if land is not None:
        disgrace(kingdom, land, -1 * SPELL_REACTION_CHANGE[spell], world)
        world.tell(kingdom, _SAYS_HEARS_OF_IT_AND.text((land, reaction(kingdom, land)), SHAPE))
    for s in [s for s in world.sightings if s.place is place and (s.kingdom is kingdom or s.kingdom is lord)]:
        world.drop(s)
    raze(place, world)


def turn_end_of_silver_tongues(world: World) -> None:
    """The end of silver tongues.

    maelstrom "Spell #171 - Diplomacy".
    """
    for silver_tongue in [
        silver_tongue
        for silver_tongue in world.silver_tongues
        if silver_tongue.turns_left is not None
    ]:
        if present(silver_tongue.turns_left, '') <= 1:
            world.drop(silver_tongue)
        else:
            silver_tongue.turns_left = present(silver_tongue.turns_left, '') - 1


def charm_gates(
    caster: Wizard,
    kingdom: Kingdom,
    spell: Spell,
    place: Place,
    power: int,
    world: World,
    dice: Dice,
) -> None:
    """A wizard's captains hail a population center.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Spell #171 - Diplomacy", "#170 - Parley Popcenter".
    """
    group = caster.group
    if group is not None:
        world.tell(
            kingdom,
            _SAYS_HAS_CAST_THE_CAPTAINS.text((caster, spell, group, 5 * power), SHAPE),
            caster,
            group,
        )
        go_to_the_gates(group, world)
        silvertongue = SilverTongue(grace=5 * power, group=group, turns_left=1)
        world.add(silvertongue)
        hail(group, place, world, dice)
        for s in [s for s in world.silver_tongues if s.group is group]:
            world.drop(s)


# at the end, for these modules use each other
from .casting_eyes import land_around  # noqa: E402
from .conquest import before_the_gates, lose_seat  # noqa: E402
from .gates import deathless, political  # noqa: E402
from .magic import defense_destroyed  # noqa: E402
from .missions import kill  # noqa: E402
from .movement import host_size  # noqa: E402
from .orders_sieges import go_to_the_gates  # noqa: E402
from .politics import open_to_talk  # noqa: E402
from .sieges import disgrace, hail, raze  # noqa: E402

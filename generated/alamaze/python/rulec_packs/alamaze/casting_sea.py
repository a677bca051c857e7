"""Resolvers of casting_sea.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, TooMuchTaken, present, quotient
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import EVERY_MAP_AREA, MapArea, NAVAL_DUTY_HOME_AGAIN, NAVAL_DUTY_PATROLLING, Sea, Spell
from ._kinds import Group, Kingdom, Navy, SeaBeast, Storm, Wizard
from ._tables import (
    MAP_AREA_SEA, SPELL_CAST_RANGE, SPELL_CREATURE, SPELL_FLEETS, SPELL_FLEET_BONUS, SPELL_FLEET_QUALITY,
    SPELL_SEA_SPAN,
)
from ._world import SHAPE, World
from .map_ import within_reach

_SAYS_HAS_CAST_UPON_IN: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' upon ', Hole(Holds("choice", 'Sea'), 'sea'), ' in vain.',
), 'process:raise_storm', 'in_vain')
_SAYS_HAS_CAST_UPON: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' upon ', Hole(Holds("choice", 'Sea'), 'sea'), '.',
), 'process:raise_storm', 'cast')
_SAYS_HAS_CAST_THE_STORM: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    ': the storm upon ', Hole(Holds("choice", 'Sea'), 'sea'), ' is over.',
), 'process:calm_storm', 'cast')
_SAYS_THE_STORM_UPON_IS: Final = Message((
    'The storm upon ', Hole(Holds("choice", 'Sea'), 'sea'), ' is over before its time.',
), 'process:calm_storm', 'storm_calmed')
_SAYS_HAS_CAST_UPON_IN_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' upon ', Hole(Holds("choice", 'Sea'), 'sea'), ' in vain.',
), 'process:calm_storm', 'failed')
_SAYS_HAS_CAST_UPON_IN_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' upon ', Hole(Holds("choice", 'Sea'), 'sea'), ' in vain.',
), 'process:calm_storm', 'in_vain')
_SAYS_HAS_CAST_UPON_IN_4: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' upon ', Hole(Holds("choice", 'Sea'), 'sea'), ' in vain.',
), 'process:call_beast', 'in_vain')
_SAYS_HAS_CAST_UPON_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' upon ', Hole(Holds("choice", 'Sea'), 'sea'), '.',
), 'process:call_beast', 'cast')
_SAYS_A_HAS_COME_UP: Final = Message((
    'A ', Hole(Holds("text"), 'creature'), ' has come up in ', Hole(Holds("choice", 'Sea'), 'sea'),
    ', and your fleets have lost against it.',
), 'process:maul', 'beast_won')
_SAYS_THE_IN_HAS_MET: Final = Message((
    'The ', Hole(Holds("text"), 'creature'), ' in ', Hole(Holds("choice", 'Sea'), 'sea'),
    ' has met fleets of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ', and has won.',
), 'process:maul', 'own_beast_won')
_SAYS_A_HAS_COME_UP_2: Final = Message((
    'A ', Hole(Holds("text"), 'creature'), ' has come up in ', Hole(Holds("choice", 'Sea'), 'sea'),
    ', and your fleets have driven it down again.',
), 'process:maul', 'beast_lost')
_SAYS_THE_IN_HAS_MET_2: Final = Message((
    'The ', Hole(Holds("text"), 'creature'), ' in ', Hole(Holds("choice", 'Sea'), 'sea'),
    ' has met fleets of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ', and has lost.',
), 'process:maul', 'own_beast_lost')
_SAYS_A_HAS_COME_UP_3: Final = Message((
    'A ', Hole(Holds("text"), 'creature'), ' has come up under ', Hole(Holds("thing", 'Group'), 'group'),
    ' in ', Hole(Holds("choice", 'MapArea'), 'water'), '.',
), 'process:meet_beasts', 'beast_met')


def near_shore_of(caster: Wizard, sea: Sea, span: int) -> bool:
    """The sea is within the span of the caster.

    maelstrom "Spell #661 - Dispel Storm at Sea".
    """
    return any(MAP_AREA_SEA[a] == sea and within_reach(stands_at(caster), a, span) for a in EVERY_MAP_AREA)


def covers_water(caster: Wizard, spell: Spell, sea: Sea, waters: Sequence[MapArea]) -> bool:
    """The spell can be cast upon these waters.

    maelstrom "Spell #660 - Storm at Sea", "Spell #659 - Summon Kraken".
    """
    if SPELL_SEA_SPAN[spell] is not None and len(waters) > present(SPELL_SEA_SPAN[spell], ''):
        return False  # That is more water than the spell covers.
    if not at_sea_alone(waters, sea):
        return False  # One of the areas is not in the sea, or is named twice.
    if not side_by_side(waters):
        return False  # The areas do not lie side by side.
    return (
        SPELL_CAST_RANGE[spell] is None
        or all(within_reach(stands_at(caster), a, present(SPELL_CAST_RANGE[spell], '')) for a in waters)
    )  # That is too far from the caster.


def refusals_covers_water(
    caster: Wizard,
    spell: Spell,
    sea: Sea,
    waters: Sequence[MapArea],
) -> tuple[int, ...]:
    """What is lacking where this does not hold: the spell can be cast upon these waters.

    Indices of LABELS['refusals_covers_water']; empty where it holds.
    maelstrom "Spell #660 - Storm at Sea", "Spell #659 - Summon Kraken".
    """
    notes: list[int] = []
    if SPELL_SEA_SPAN[spell] is not None and len(waters) > present(SPELL_SEA_SPAN[spell], ''):
        notes.append(0)
    if not at_sea_alone(waters, sea):
        notes.append(1)
    if not side_by_side(waters):
        notes.append(2)
    if (
        SPELL_CAST_RANGE[spell] is not None
        and not all(within_reach(stands_at(caster), a, present(SPELL_CAST_RANGE[spell], '')) for a in waters)
    ):
        notes.append(3)
    return tuple(notes)


def stormy(area: MapArea, world: World) -> bool:
    """A storm lies over the area.

    maelstrom "Spell #660 - Storm at Sea".
    """
    return any(s.sea == MAP_AREA_SEA[area] and any(a == area for a in s.waters) for s in world.storms)


def storm_grounds(group: Group, area: MapArea, world: World) -> bool:
    """No wings carry the group through the storm over the area.

    maelstrom "Spell #660 - Storm at Sea".
    """
    if group.mist_borne:
        return False  # ships of mist
    return stormy(area, world)


def storm_bars(group: Group, area: MapArea, world: World) -> bool:
    """A storm keeps the group out of the area.

    maelstrom "Spell #660 - Storm at Sea".
    """
    if MAP_AREA_SEA[area] is not None and aboard_elite(group, present(MAP_AREA_SEA[area], ''), world):
        return False  # an elite ship
    return storm_grounds(group, area, world)


def beast_strength(spell: Spell, heads: int) -> int:
    """How strong a beast of the deep is.

    In plain numbers.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Spell #658 - Summon Leviathan", "Spell #659 - Summon Kraken".
    """
    if SPELL_FLEET_QUALITY[spell] is None:
        value = 0
    else:
        # as fleets of its quality
        value = heads * present(SPELL_FLEET_QUALITY[spell], '') * present(SPELL_FLEET_QUALITY[spell], '')
    share_ = 100
    if SPELL_FLEET_BONUS[spell] is not None:
        share_ += present(SPELL_FLEET_BONUS[spell], '')  # as by a leader aboard
    if share_ < 0:
        raise TooMuchTaken('beast_strength')
    value *= share_
    return (value + 50) // 100


def heads_lost(heads: int, own: int, foe: int) -> int:
    """What a beast of the deep loses in a battle.

    In fleets.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Seapower".
    """
    value = 2 * heads  # against whoever is stronger by far
    value *= foe * foe  # by the squares of both strengths
    divisor = 1
    divisor *= max(1, own * own + foe * foe)  # by the squares of both strengths
    return quotient(2 * value + 3 * divisor, 6 * divisor, 'heads_lost')


def preys_on(beast: SeaBeast, kingdom: Kingdom) -> bool:
    """It preys on ships of the kingdom.

    maelstrom "Spell #659 - Summon Kraken".
    """
    beast_kingdom = beast.kingdom
    return beast_kingdom is not kingdom and kingdom not in beast_kingdom.allies


def turn_end_of_storms(world: World) -> None:
    """The end of storms.

    maelstrom "Spell #660 - Storm at Sea".
    """
    for storm in [storm for storm in world.storms if storm.turns_left is not None]:
        if present(storm.turns_left, '') <= 1:
            world.drop(storm)
        else:
            storm.turns_left = present(storm.turns_left, '') - 1


def raise_storm(
    caster: Wizard,
    kingdom: Kingdom,
    spell: Spell,
    sea: Sea,
    waters: Sequence[MapArea],
    world: World,
) -> None:
    """A storm breaks loose.

    maelstrom "Spell #660 - Storm at Sea".
    """
    if any(storm.sea == sea for storm in world.storms):
        world.tell(kingdom, _SAYS_HAS_CAST_UPON_IN.text((caster, spell, sea), SHAPE), caster)
    else:
        storm = Storm(kingdom=kingdom, power=caster.level, waters=waters, sea=sea, turns_left=1)
        world.add(storm)
        world.tell(kingdom, _SAYS_HAS_CAST_UPON.text((caster, spell, sea), SHAPE), caster)


def calm_storm(caster: Wizard, kingdom: Kingdom, spell: Spell, sea: Sea, world: World, dice: Dice) -> None:
    """A storm is calmed.

    maelstrom "Spell #661 - Dispel Storm at Sea".
    """
    s = next((s for s in world.storms if s.sea == sea), None)
    if s is not None:
        chance = unravelling(spell, caster.level, s.power)  # the dispel
        if dice.throw('calm_storm.the_dispel', 100) <= chance:
            world.tell(kingdom, _SAYS_HAS_CAST_THE_STORM.text((caster, spell, sea), SHAPE), caster)
            if s.kingdom is not kingdom:
                world.tell(s.kingdom, _SAYS_THE_STORM_UPON_IS.text((sea,), SHAPE))
            world.drop(s)
        else:
            world.tell(kingdom, _SAYS_HAS_CAST_UPON_IN_2.text((caster, spell, sea), SHAPE), caster)
    else:
        world.tell(kingdom, _SAYS_HAS_CAST_UPON_IN_3.text((caster, spell, sea), SHAPE), caster)


def turn_end_of_sea_beasts(world: World) -> None:
    """The end of sea beasts.

    maelstrom "Spell #658 - Summon Leviathan", "Spell #659 - Summon Kraken".
    """
    for sea_beast in [sea_beast for sea_beast in world.sea_beasts if sea_beast.turns_left is not None]:
        if present(sea_beast.turns_left, '') <= 1:
            world.drop(sea_beast)
        else:
            sea_beast.turns_left = present(sea_beast.turns_left, '') - 1


def call_beast(
    caster: Wizard,
    kingdom: Kingdom,
    spell: Spell,
    sea: Sea,
    waters: Sequence[MapArea],
    world: World,
) -> None:
    """A beast is called out of the deep.

    maelstrom "Spell #658 - Summon Leviathan", "Spell #659 - Summon Kraken".
    """
    if any(sea_beast.sea == sea for sea_beast in world.sea_beasts) or SPELL_FLEETS[spell] is None:
        world.tell(kingdom, _SAYS_HAS_CAST_UPON_IN_4.text((caster, spell, sea), SHAPE), caster)
    else:
        seabeast = SeaBeast(
            kingdom=kingdom, spell=spell, heads=present(SPELL_FLEETS[spell], ''), waters=waters, sea=sea,
            turns_left=1,
        )
        world.add(seabeast)
        world.tell(kingdom, _SAYS_HAS_CAST_UPON_2.text((caster, spell, sea), SHAPE), caster)


def maul(beast: SeaBeast, navy: Navy, convoy: Group | None, world: World, dice: Dice) -> bool:
    """A beast of the deep falls upon ships.

    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); TooMuchTaken (reductions
    take more than everything).
    maelstrom "Spell #658 - Summon Leviathan", "Spell #659 - Summon Kraken", "Seapower".
    """
    wind = dice.throw('maul.wind', 6)  # the wind of the beast
    gust = dice.throw('maul.gust', 6)  # the wind of the ships
    ours = under_sail(beast_strength(beast.spell, beast.heads), wind)
    theirs = under_sail(sea_strength(navy, convoy), gust)
    won = ours > theirs
    world.keep(navy, "times_met")
    navy.times_met += 1
    if won:
        world.tell(navy.kingdom, _SAYS_A_HAS_COME_UP.text((SPELL_CREATURE[beast.spell], navy.sea), SHAPE))
        world.tell(
            beast.kingdom,
            _SAYS_THE_IN_HAS_MET.text((SPELL_CREATURE[beast.spell], navy.sea, navy.kingdom), SHAPE),
        )
    else:
        world.tell(navy.kingdom, _SAYS_A_HAS_COME_UP_2.text((SPELL_CREATURE[beast.spell], navy.sea), SHAPE))
        world.tell(
            beast.kingdom,
            _SAYS_THE_IN_HAS_MET_2.text((SPELL_CREATURE[beast.spell], navy.sea, navy.kingdom), SHAPE),
        )
    count_losses(navy, convoy, theirs, ours, won, world, dice)
    if won:
        world.keep(beast, "heads")
        beast.heads = max(beast.heads - heads_lost(beast.heads, ours, theirs), min(beast.heads, 1))
    else:
        world.drop(beast)
    return won


def meet_beasts(group: Group, water: MapArea, world: World, dice: Dice) -> None:
    """A group passes where a beast may be.

    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); TooMuchTaken (reductions
    take more than everything).
    maelstrom "Spell #658 - Summon Leviathan", "Spell #659 - Summon Kraken", "Spell #708 - Ship of
    Mist".
    """
    for b in [
        b
        for b in world.sea_beasts
        if preys_on(b, group.kingdom) and any(a == water for a in b.waters)
    ]:
        b_dice = dice.at(b.id)
        if (
            not world.happened('surfaced', 'this', 0, b, group)
            and not world.happened('turned_back', 'this', 0, group)
            and not aboard_elite(group, b.sea, world)
        ):
            world.note('surfaced', b, group)
            chance = 90  # it meets them
            if b_dice.throw('meet_beasts.it_meets_them', 100) <= chance:
                world.tell(
                    group.kingdom,
                    _SAYS_A_HAS_COME_UP_3.text((SPELL_CREATURE[b.spell], group, water), SHAPE),
                    group,
                )
                if group.mist_borne:
                    put_back(group, world)
                else:
                    n = next((n for n in world.navies if n.kingdom is group.kingdom and n.sea == b.sea), None)
                    if n is not None:
                        if n.fleets == 0:
                            put_back(group, world)
                        else:
                            beaten = maul(b, n, group, world, b_dice)
                            if beaten:
                                put_back(group, world)


def beasts_and_patrols(world: World, dice: Dice) -> None:
    """Beasts of the deep meet patrols.

    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); TooMuchTaken (reductions
    take more than everything).
    maelstrom "Spell #658 - Summon Leviathan", "Spell #659 - Summon Kraken".
    """
    for b in list(world.sea_beasts):
        b_dice = dice.at(b.id)
        for n in [
            n
            for n in world.navies
            if n.sea == b.sea
                and n.naval_duty == NAVAL_DUTY_PATROLLING
                and preys_on(b, n.kingdom)
                and any(watches(n, a, world) for a in b.waters)
        ]:
            n_dice = b_dice.at(n.id)
            if b.heads > 0 and not met_enough(n):
                chance = 90  # it meets them
                if n_dice.throw('beasts_and_patrols.it_meets_them', 100) <= chance:
                    beaten = maul(b, n, None, world, n_dice)
                    if beaten:
                        n.naval_duty = NAVAL_DUTY_HOME_AGAIN


# at the end, for these modules use each other
from .casting import stands_at  # noqa: E402
from .magic import unravelling  # noqa: E402
from .orders_travel import side_by_side  # noqa: E402
from .sailing import aboard_elite, at_sea_alone, count_losses, met_enough, put_back, sea_strength, under_sail, watches  # noqa: E402

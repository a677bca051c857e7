"""Resolvers of casting_battle.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, TooMuchTaken, members, present
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds
from rulec.runtime.game.world import taken

from ._choices import (
    ARTIFACT_CLASS_WEAPON, Artifact, BRIGADE_TYPE_ZOMBIES, EVERY_SPELL, EXPERIENCE_REGULAR, Gear,
    HOST_SIZE_ARMY_GROUP, Rank, SPELL_AIM_CASTER_ONLY, SPELL_AIM_POPCENTER, SPELL_ARCANE_DISJUNCTION,
    SPELL_POWER_WORD_STUN, SPELL_PROTECT_HEROES_AND_WIZARDS, SPELL_SPARED_FLYERS, SPELL_STUN_LEADER, Spell,
    TACTIC_DETERMINED, TRAIT_STALWART, Tactic,
)
from ._kinds import Cast, Group, Kingdom, Place, Side, Target, Unravelling, Wizard
from ._tables import (
    ARTIFACT_EVERY_BATTLE, ARTIFACT_SORT, BRIGADE_TYPE_FLYER, BRIGADE_TYPE_UNDEAD, SPELL_AIMS,
    SPELL_BLUNTED_SHARE, SPELL_BRAVED_BY, SPELL_COUNTERED, SPELL_DAMAGE, SPELL_DISPELLABLE, SPELL_FELLS,
    SPELL_INTRINSIC, SPELL_LEAST_KILLED, SPELL_LEVEL_COST, SPELL_LOSSES, SPELL_MORALE_LOSS,
    SPELL_MORALE_LOST, SPELL_MORE_OF_AN_ARMY, SPELL_MOST_KILLED, SPELL_NUMBER, SPELL_READIED_FOR,
    SPELL_SPARES, SPELL_SPELL_CAP, SPELL_TIERS_LATER, SPELL_WORKS_LIKE,
)
from ._words import LEVEL, STRENGTH
from ._world import SHAPE, World

_SPELL_AIM_CASTER_ONLY_BIT: Final = 1 << SPELL_AIM_CASTER_ONLY
_SPELL_AIM_POPCENTER_BIT: Final = 1 << SPELL_AIM_POPCENTER
_SPELL_PROTECT_HEROES_AND_WIZARDS_BIT: Final = 1 << SPELL_PROTECT_HEROES_AND_WIZARDS
_SPELL_SPARED_FLYERS_BIT: Final = 1 << SPELL_SPARED_FLYERS
_TRAIT_STALWART_BIT: Final = 1 << TRAIT_STALWART

_SAYS_HAS_PREPARED_FOR_A: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has prepared ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' for a battle with ', Hole(Holds("thing", 'Group'), 'foe'), '.',
), 'process:prepare', 'has_prepared_for_a')
_SAYS_HAS_PREPARED_FOR_A_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has prepared ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' for a battle with ', Hole(Holds("thing", 'Place'), 'town'), '.',
), 'process:prepare', 'has_prepared_for_a_2')
_SAYS_HAS_CAST: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'), '.',
), 'process:prepare', 'has_cast')
_SAYS_HAS_COME_TO_NOTHING: Final = Message((
    Hole(Holds("choice", 'Spell'), 'spell'), ' has come to nothing: ', Hole(Holds("thing", 'Group'), 'g'),
    ' has not fought ', Hole(Holds("thing", 'Group'), 'foe'), '.',
), 'process:let_spells_go', 'has_come_to_nothing')
_SAYS_HAS_COME_TO_NOTHING_2: Final = Message((
    Hole(Holds("choice", 'Spell'), 'spell'), ' has come to nothing: ', Hole(Holds("thing", 'Group'), 'g'),
    ' has not fought ', Hole(Holds("thing", 'Place'), 'town'), '.',
), 'process:let_spells_go', 'has_come_to_nothing_2')
_SAYS_HAS_UNDONE_NOTHING_IN: Final = Message((
    Hole(Holds("choice", 'Spell'), 'spell'), ' has undone nothing in ',
    Hole(Holds("thing", 'Group'), 'quarry'), '.',
), 'process:let_spells_go', 'has_undone_nothing_in')
_SAYS_HAS_NOT_FOUND: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has not found ', Hole(Holds("thing", 'Group'), 'foe'), '.',
), 'process:unravel', 'not_found')
_SAYS_HAS_CAST_UPON: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' upon ', Hole(Holds("thing", 'Group'), 'foe'), '.',
), 'process:unravel', 'cast')
_SAYS_HAS_UNDONE_IN: Final = Message((
    Hole(Holds("choice", 'Spell'), 'spell'), ' has undone ', Hole(Holds("choice", 'Spell'), 'fresh_spell'),
    ' in ', Hole(Holds("thing", 'Group'), 'host'), '.',
), 'process:meet_dispels', 'has_undone_in')
_SAYS_OF_COMES_APART_SOMEBODY: Final = Message((
    Hole(Holds("choice", 'Spell'), 'spell'), ' of ', Hole(Holds("thing", 'Wizard'), 'caster'),
    ' comes apart: somebody has dispelled it.',
), 'process:meet_dispels', 'of_comes_apart_somebody')
_SAYS_CASTS_WITH_A_POWER: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' casts ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' with a power of ', Hole(Holds("number", unit=LEVEL), 'power'), ': ',
    Hole(Holds("number", unit=STRENGTH), 'spell_damage'), '.',
), 'process:show_spells', 'casts_with_a_power')
_SAYS_CASTS_WITH_A_POWER_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' casts ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' with a power of ', Hole(Holds("number", unit=LEVEL), 'power'), '.',
), 'process:show_spells', 'casts_with_a_power_2')
_SAYS_CASTS: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' casts ', Hole(Holds("choice", 'Spell'), 'spell'), '.',
), 'process:show_spells', 'casts')
_SAYS_DOES_NOTHING_TO_IT: Final = Message((
    Hole(Holds("choice", 'Spell'), 'spell'), ' does nothing to ', Hole(Holds("thing", 'Group'), 'group'),
    ': it is in the air.',
), 'process:show_spells', 'does_nothing_to_it')
_SAYS_DOES_NOTHING_TO: Final = Message((
    Hole(Holds("choice", 'Spell'), 'spell'), ' does nothing to ', Hole(Holds("thing", 'Group'), 'group'),
    '.',
), 'process:show_spells', 'does_nothing_to')
_SAYS_ALL_MAGIC_OF_TOGETHER: Final = Message((
    'All magic of ', Hole(Holds("thing", 'Group'), 'group'), ' together, with presence and tower: ',
    Hole(Holds("number", unit=STRENGTH), 'spell_power'), '.',
), 'process:show_spells', 'all_magic_of_together')
_SAYS_BEFORE_THE_FIRST_ARROW: Final = Message((
    'Before the first arrow: ', Hole(Holds("choice", 'Spell'), 'spell'), ' stuns ',
    Hole(Holds("thing", 'Leader'), 'l'), '.',
), 'process:daze', 'before_the_first_arrow')
_SAYS_HAS_CAST_UPON_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' upon ', Hole(Holds("thing", 'Target'), 'victim'), '.',
), 'process:strike_down', 'cast')
_SAYS_IS_DEAD: Final = Message((
    Hole(Holds("thing", 'Target'), 'victim'), ' is dead.',
), 'process:strike_down', 'slain_by_magic')
_SAYS_BLACK_MAGIC_HAS_STRUCK: Final = Message((
    'Black magic has struck ', Hole(Holds("thing", 'Group'), 'g'), '.',
), 'process:strike_down', 'black_magic_has_struck')
_SAYS_LIVES: Final = Message((
    Hole(Holds("thing", 'Target'), 'victim'), ' lives.',
), 'process:strike_down', 'victim_lives')
_SAYS_HAS_NOT_FOUND_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has not found ', Hole(Holds("thing", 'Target'), 'victim'),
    '.',
), 'process:strike_down', 'not_found')
_SAYS_BEFORE_THE_FIRST_ARROW_2: Final = Message((
    'Before the first arrow: ', Hole(Holds("choice", 'Spell'), 'spell'), ' takes brigades from ',
    Hole(Holds("thing", 'Group'), 'group'), ': ', Hole(Holds("number"), 'felled'), '.',
), 'process:lay_to_rest', 'before_the_first_arrow')
_SAYS_THE_DEAD_RISE_AND: Final = Message((
    'The dead rise and fall in with ', Hole(Holds("thing", 'Group'), 'group'), '; brigades: ',
    Hole(Holds("number"), 'risen'), '.',
), 'process:raise_the_fallen', 'the_dead_rise_and')
_SAYS_THE_DEAD_OF_RISE: Final = Message((
    'The dead of ', Hole(Holds("thing", 'Group'), 'group'), ' rise, and fall in with ',
    Hole(Holds("thing", 'Group'), 'side_group'), '.',
), 'process:raise_the_fallen', 'the_dead_of_rise')
_SAYS_BEFORE_THE_FIRST_ARROW_3: Final = Message((
    'Before the first arrow: weapons and forged gear go cold on both sides.',
), 'process:disjoin', 'before_the_first_arrow')
_SAYS_A_WALL_OF_FLAME: Final = Message((
    'A wall of flame keeps ', Hole(Holds("thing", 'Group'), 'attacker'), ' from ',
    Hole(Holds("thing", 'Group'), 'foe'), '; both have fallen back.',
), 'process:shrink_back', 'a_wall_of_flame')
_SAYS_HAS_NOT_FOUND_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has not found ', Hole(Holds("thing", 'Group'), 'foe'), '.',
), 'process:reap', 'not_found')
_SAYS_HAS_CAST_UPON_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' upon ', Hole(Holds("thing", 'Group'), 'foe'), '.',
), 'process:reap', 'cast')
_SAYS_DOES_NOTHING_TO_2: Final = Message((
    Hole(Holds("choice", 'Spell'), 'spell'), ' does nothing to ', Hole(Holds("thing", 'Group'), 'foe'), '.',
), 'process:reap', 'resisted')
_SAYS_DOES_NOTHING_TO_3: Final = Message((
    Hole(Holds("choice", 'Spell'), 'spell'), ' does nothing to ', Hole(Holds("thing", 'Group'), 'foe'), '.',
), 'process:reap', 'does_nothing_to')
_SAYS_A_GREEN_WAVE_ROLLS: Final = Message((
    'A green wave rolls over ', Hole(Holds("thing", 'Group'), 'foe'), '; brigades that are gone: ',
    Hole(Holds("number"), 'taken'), '.',
), 'process:reap', 'reaped')
_SAYS_A_GREEN_WAVE_ROLLS_2: Final = Message((
    'A green wave rolls over ', Hole(Holds("thing", 'Group'), 'foe'), '; brigades that are gone: ',
    Hole(Holds("number"), 'taken'), '.',
), 'process:reap', 'a_green_wave_rolls')
_SAYS_HAS_CAST_BETWEEN_AND: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' between ', Hole(Holds("thing", 'Group'), 'one'), ' and ', Hole(Holds("thing", 'Group'), 'other'), '.',
), 'process:intervene', 'cast')
_SAYS_AND_MEET_AND_FIND: Final = Message((
    Hole(Holds("thing", 'Group'), 'attacker'), ' and ', Hole(Holds("thing", 'Group'), 'foe'),
    ' meet, and find that they would rather not; both have fallen back.',
), 'process:part', 'and_meet_and_find')


def comes_to(cast_: Cast, host: Group, foe: Group | None, town: Place | None) -> bool:
    """The cast works in this battle.

    maelstrom "Spell # 75 - Lightning Attack", "Magic", "Spell # 73 - Self Invisible".
    """
    if cast_.unravelled:
        return False  # dispelled
    cast_caster = cast_.caster
    if cast_caster is not None and not any(w is cast_caster for w in host.wizards):
        return False  # its wizard is gone
    cast_foe = cast_.foe
    if cast_foe is None and cast_.town is None:
        return True  # it works in every battle
    # prepared for this enemy
    return (foe is not None and cast_foe is foe) or (town is not None and cast_.town is town)


def cast_before(
    caster: Wizard,
    kingdom: Kingdom,
    spell: Spell,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> bool:
    """The group of the caster has the spell ready for that enemy.

    maelstrom "Magic".
    """
    return any(
        caster.group is g
            and any(
                c.spell == spell and c.foe is foe and c.town is town and not c.of_a_greater
                for c in g.prepared
            )
        for g in world.groups
        if g.kingdom is kingdom
    )


def sheltered(host: Group, from_whom: Group) -> bool:
    """Magic protects the figures of the host from the from whom.

    maelstrom "Spell # 94 - Protect Heroes and Wizards".
    """
    return any(
        c.spell == SPELL_PROTECT_HEROES_AND_WIZARDS and comes_to(c, host, from_whom, None)
        for c in host.prepared
    )


def stun_chance(spell: Spell, power: int, rank: Rank, safe: bool) -> int:
    """Chance to stun a leader.

    In percent, 0% to 100%.
    Raises DividedByNothing (a divisor is 0); TooMuchTaken (reductions take more than everything).
    maelstrom "Spell # 79 - Power Word Stun", "Spell # 95 - Stun Leader".
    """
    value = felling_chance(spell, power, leader_level(rank))
    share_ = 100
    if safe and SPELL_COUNTERED[spell] & _SPELL_PROTECT_HEROES_AND_WIZARDS_BIT:
        share_ -= 100  # protected
    if safe and SPELL_BLUNTED_SHARE[spell] is not None:
        share_ -= present(SPELL_BLUNTED_SHARE[spell], '')  # half protected
    if share_ < 0:
        raise TooMuchTaken('stun_chance')
    value *= share_
    value = (value + 50) // 100  # whole points
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value


def slaying_chance(spell: Spell, power: int, victim: int, kingdom: Kingdom, safe: bool) -> int:
    """Chance to kill a leader or wizard by a spell.

    In percent, 0% to 100%.
    Raises DividedByNothing (a divisor is 0); TooMuchTaken (reductions take more than everything).
    maelstrom "Spell # 96 - Kill Leader/Wizard", "Magic Resistance (Death)".
    """
    value = felling_chance(spell, power, victim)
    if kingdom.traits & _TRAIT_STALWART_BIT:
        value -= 15  # Stalwart (trait): hard to kill
    share_ = 100
    share_ -= death_ward(kingdom)  # death magic slides off
    if safe and SPELL_COUNTERED[spell] & _SPELL_PROTECT_HEROES_AND_WIZARDS_BIT:
        share_ -= 100  # protected
    if share_ < 0:
        raise TooMuchTaken('slaying_chance')
    value *= share_
    value = (value + 50) // 100  # whole points
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value


def bodies_raised(side: Side, enemy: Side) -> int:
    """Brigades of the dead that a spell raises.

    In plain numbers.
    maelstrom "Spell #112 - Raise Zombies".
    """
    value = 0
    if any(SPELL_SPELL_CAP[c.spell] is not None for c in side.casts):
        value += enemy.brigades_lost  # brigades that the enemy lost
    limit = max(0, 5 - brigades_of(side.group, BRIGADE_TYPE_ZOMBIES))
    if value > limit:
        value = limit  # as many as the spell raises
    return value


def goes_cold(artifact: Artifact) -> bool:
    """The artifact can be drained in a battle.

    maelstrom "Spell # 85 - Arcane Disjunction".
    """
    return ARTIFACT_SORT[artifact] == ARTIFACT_CLASS_WEAPON or ARTIFACT_EVERY_BATTLE[artifact]


def walled_off(attacker: Group, foe: Group) -> bool:
    """A wall of flame lies between the attacker and the foe.

    maelstrom "Spell # 98 - Wall of Flame".
    """
    if flying(attacker):
        return False  # it flies across
    if any(SPELL_LOSSES[c.spell] is not None and comes_to(c, foe, attacker, None) for c in foe.prepared):
        return True  # the enemy's
    return (
        not flying(foe)
        and any(
            SPELL_LOSSES[c.spell] is not None and comes_to(c, attacker, foe, None)
            for c in attacker.prepared
        )
    )  # its own


def kept_apart(attacker: Group, foe: Group, plan: Tactic, world: World) -> bool:
    """Fire keeps the attacker from the foe.

    maelstrom "Spell # 98 - Wall of Flame".
    """
    if plan == TACTIC_DETERMINED:
        return False  # it dares
    if any(c.attacker is foe and c.foe is attacker and c.plan == TACTIC_DETERMINED for c in world.challenges):
        return False  # the enemy dares
    return walled_off(attacker, foe)  # a wall of flame


def crossing_losses(side: Side, enemy: Side, world: World) -> int:
    """Casualties of those who cross walls of flame.

    In points, 0 points to 100 points.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Spell # 98 - Wall of Flame", "Spell #100 - Shield".
    """
    if side.attacking and not flying(side.group):
        # of each side one wall
        value = min(
            100,
            max([
                    0,
                    *[
                        losses_dealt(c.spell, world)
                        for c in enemy.casts
                        if SPELL_BRAVED_BY[c.spell] >> side.ordered & 1
                    ],
                ])
                + max([
                    0,
                    *[
                        losses_dealt(c.spell, world)
                        for c in side.casts
                        if SPELL_BRAVED_BY[c.spell] >> side.ordered & 1
                    ],
                ]),
        )
    else:
        value = 0  # whoever stays, or flies
    share_ = 100
    share_ -= min(100, shielding(side))  # a shield
    if share_ < 0:
        raise TooMuchTaken('crossing_losses')
    value *= share_
    value = (value + 50) // 100  # whole points
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value


def brigades_reaped(spell: Spell, kingdom: Kingdom, foe: Group) -> int:
    """Brigades that a wave of death takes.

    In plain numbers.
    maelstrom "Spell # 99 - Summon Death".
    """
    if SPELL_LEAST_KILLED[spell] is None or SPELL_MOST_KILLED[spell] is None:
        value = 0
    else:
        # how magical the kingdom is
        value = max(
            present(SPELL_LEAST_KILLED[spell], ''),
            min(
                present(SPELL_MOST_KILLED[spell], ''),
                (
                    present(SPELL_LEAST_KILLED[spell], '') + present(SPELL_MOST_KILLED[spell], '')
                    - 2 * SPELL_TIERS_LATER[kingdom.prowess]
                ) // 2,
            ),
        )
    if SPELL_MORE_OF_AN_ARMY[spell] is not None and host_size(foe) == HOST_SIZE_ARMY_GROUP:
        value += present(SPELL_MORE_OF_AN_ARMY[spell], '')  # an army group
    return value


def prepare(
    caster: Wizard,
    kingdom: Kingdom,
    spell: Spell,
    foe: Group | None,
    town: Place | None,
    world: World,
    dice: Dice,
) -> None:
    """A spell is made ready for battle.

    maelstrom "Wizard Spells", "Spell # 77 - Dispel Magic", "Spell # 97 - Crack The Sky".
    """
    host = caster.group
    if host is not None:
        fresh = Cast(spell=spell, power=caster.level, caster=caster, foe=foe, town=town)
        world.add(fresh)
        world.keep(host, "prepared")
        host.prepared = (*host.prepared, fresh)
        if foe is not None:
            world.tell(kingdom, _SAYS_HAS_PREPARED_FOR_A.text((caster, spell, foe), SHAPE), caster, foe)
        elif town is not None:
            world.tell(kingdom, _SAYS_HAS_PREPARED_FOR_A_2.text((caster, spell, town), SHAPE), caster, town)
        else:
            world.tell(kingdom, _SAYS_HAS_CAST.text((caster, spell), SHAPE), caster)
        meet_dispels(fresh, caster, host, world, dice)
        if not fresh.unravelled and not SPELL_INTRINSIC[spell]:
            for other in [
                other
                for other in EVERY_SPELL
                if SPELL_WORKS_LIKE[spell] >> other & 1
                    and (town is None or SPELL_READIED_FOR[other] & _SPELL_AIM_POPCENTER_BIT)
            ]:
                share_of_it = Cast(
                    spell=other, power=caster.level, caster=caster, foe=foe, town=town, of_a_greater=True,
                )
                world.add(share_of_it)
                world.keep(host, "prepared")
                host.prepared = (*host.prepared, share_of_it)


def let_spells_go(world: World) -> None:
    """Battle spells of the turn are over.

    maelstrom "Spell # 73 - Self Invisible".
    """
    for g in list(world.groups):
        for c in g.prepared:
            if (
                not c.fought_with
                and not c.unravelled
                and not c.of_a_greater
                and c.spell != SPELL_PROTECT_HEROES_AND_WIZARDS
            ):
                if c.foe is not None:
                    world.tell(
                        g.kingdom,
                        _SAYS_HAS_COME_TO_NOTHING.text((c.spell, g, c.foe), SHAPE),
                        g,
                        c.foe,
                    )
                elif c.town is not None:
                    world.tell(
                        g.kingdom,
                        _SAYS_HAS_COME_TO_NOTHING_2.text((c.spell, g, c.town), SHAPE),
                        g,
                        c.town,
                    )
            g.prepared = taken(g.prepared, c)
            world.drop(c)
    for d in list(world.unravellings):
        if not d.undid:
            world.tell(d.kingdom, _SAYS_HAS_UNDONE_NOTHING_IN.text((d.spell, d.quarry), SHAPE), d.quarry)
        world.drop(d)


def unravel(caster: Wizard, kingdom: Kingdom, spell: Spell, foe: Group, lowest: int, world: World) -> None:
    """A wizard waits for the spells of a group.

    maelstrom "Spell # 77 - Dispel Magic", "Magic".
    """
    here = caster.group
    if here is None or here.area is None or not beside(here, foe) or hides_from(foe, kingdom, 0, world):
        world.tell(kingdom, _SAYS_HAS_NOT_FOUND.text((caster, foe), SHAPE), caster, foe)
    else:
        unravelling_ = Unravelling(
            spell=spell, quarry=foe, kingdom=kingdom, power=caster.level, lowest_met=lowest,
        )
        world.add(unravelling_)
        world.tell(kingdom, _SAYS_HAS_CAST_UPON.text((caster, spell, foe), SHAPE), caster, foe)


def meet_dispels(fresh: Cast, caster: Wizard, host: Group, world: World, dice: Dice) -> None:
    """Who waits for a spell tries to undo it.

    maelstrom "Spell # 77 - Dispel Magic", "Magic".
    """
    if SPELL_DISPELLABLE[fresh.spell]:
        for d in [
            d
            for d in world.unravellings
            if d.quarry is host and not d.spent and d.lowest_met <= SPELL_NUMBER[fresh.spell]
        ]:
            d_dice = dice.at(d.id)
            if not fresh.unravelled:
                world.keep(d, "spent")
                d.spent = True
                chance = unravelling(d.spell, d.power, caster.level)  # dispelled
                if d_dice.throw('meet_dispels.dispelled', 100) <= chance:
                    world.keep(d, "undid")
                    d.undid = True
                    world.keep(fresh, "unravelled")
                    fresh.unravelled = True
                    world.tell(d.kingdom, _SAYS_HAS_UNDONE_IN.text((d.spell, fresh.spell, host), SHAPE), host)
                    world.tell(
                        host.kingdom,
                        _SAYS_OF_COMES_APART_SOMEBODY.text((fresh.spell, caster), SHAPE),
                        caster,
                    )


def show_spells(side: Side, enemy: Side, world: World) -> None:
    """Which spells a side brings to a battle.

    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); TooMuchTaken (reductions
    take more than everything).
    maelstrom "Combat Stages".
    """
    for c in side.casts:
        world.keep(c, "fought_with")
        c.fought_with = True
        if SPELL_DAMAGE[c.spell] > 0:
            world.tell(
                side.group.kingdom,
                _SAYS_CASTS_WITH_A_POWER.text(
                    (side.group, c.spell, c.power, spell_damage(c.spell, c.power, world)), SHAPE,
                ),
                side.group,
            )
        else:
            world.tell(
                side.group.kingdom,
                _SAYS_CASTS_WITH_A_POWER_2.text((side.group, c.spell, c.power), SHAPE),
                side.group,
            )
        if not SPELL_AIMS[c.spell] & _SPELL_AIM_CASTER_ONLY_BIT:
            world.tell(enemy.group.kingdom, _SAYS_CASTS.text((side.group, c.spell), SHAPE), side.group)
        if SPELL_SPARES[c.spell] & _SPELL_SPARED_FLYERS_BIT and flying(enemy.group):
            world.tell(
                side.group.kingdom,
                _SAYS_DOES_NOTHING_TO_IT.text((c.spell, enemy.group), SHAPE),
                enemy.group,
            )
            world.tell(
                enemy.group.kingdom,
                _SAYS_DOES_NOTHING_TO_IT.text((c.spell, enemy.group), SHAPE),
                enemy.group,
            )
        if SPELL_MORALE_LOSS[c.spell] > 0 and fear_felt(enemy) == 0:
            world.tell(
                side.group.kingdom,
                _SAYS_DOES_NOTHING_TO.text((c.spell, enemy.group), SHAPE),
                enemy.group,
            )
            world.tell(
                enemy.group.kingdom,
                _SAYS_DOES_NOTHING_TO.text((c.spell, enemy.group), SHAPE),
                enemy.group,
            )
    if spell_power(side, world) > 0:
        world.tell(
            side.group.kingdom,
            _SAYS_ALL_MAGIC_OF_TOGETHER.text((side.group, spell_power(side, world)), SHAPE),
            side.group,
        )


def daze(side: Side, enemy: Side, world: World, dice: Dice) -> None:
    """Spells stun the leaders of a side.

    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); TooMuchTaken (reductions
    take more than everything).
    maelstrom "Spell # 79 - Power Word Stun", "Spell # 95 - Stun Leader".
    """
    safe = any(c.spell == SPELL_PROTECT_HEROES_AND_WIZARDS for c in side.casts)
    for c in [c for c in enemy.casts if c.spell == SPELL_POWER_WORD_STUN or c.spell == SPELL_STUN_LEADER]:
        c_dice = dice.at(c.id)
        for l_ in [
            l_
            for l_ in side.group.leaders
            if not l_.stunned and (c.spell == SPELL_POWER_WORD_STUN or first_among(side.group, l_))
        ]:
            l__dice = c_dice.at(l_.id)
            chance = stun_chance(c.spell, c.power, l_.rank, safe)  # stunned
            if l__dice.throw('daze.stunned', 100) <= chance:
                l_.stunned = True
                world.tell(side.group.kingdom, _SAYS_BEFORE_THE_FIRST_ARROW.text((c.spell, l_), SHAPE), l_)
                world.tell(enemy.group.kingdom, _SAYS_BEFORE_THE_FIRST_ARROW.text((c.spell, l_), SHAPE), l_)


def strike_down(
    caster: Wizard,
    kingdom: Kingdom,
    spell: Spell,
    victim: Target,
    world: World,
    dice: Dice,
) -> None:
    """A wizard looks for a victim.

    Raises DividedByNothing (a divisor is 0); TooMuchTaken (reductions take more than everything).
    maelstrom "Spell # 96 - Kill Leader/Wizard", "Magic".
    """
    here = caster.group
    if here is not None:
        g = next(
            (
                g
                for g in world.groups
                if here.area is not None
                    and beside(here, g)
                    and not hides_from(g, kingdom, 0, world)
                    and (any(l_ is victim for l_ in g.leaders) or any(w is victim for w in g.wizards))
            ),
            None,
        )
        if g is not None:
            world.tell(kingdom, _SAYS_HAS_CAST_UPON_2.text((caster, spell, victim), SHAPE), caster, victim)
            fresh = Cast(spell=spell, power=caster.level, caster=caster, foe=g, fought_with=True)
            world.add(fresh)
            world.keep(here, "prepared")
            here.prepared = (*here.prepared, fresh)
            meet_dispels(fresh, caster, here, world, dice)
            if not fresh.unravelled:
                strength = leader_level(victim.rank)
                # killed
                chance = slaying_chance(
                    spell, caster.level, max(victim.level, strength), g.kingdom, sheltered(g, here),
                )
                if dice.throw('strike_down.killed', 100) <= chance:
                    world.tell(kingdom, _SAYS_IS_DEAD.text((victim,), SHAPE), victim)
                    world.tell(g.kingdom, _SAYS_BLACK_MAGIC_HAS_STRUCK.text((g,), SHAPE), g)
                    kill(victim, world)
                else:
                    world.tell(kingdom, _SAYS_LIVES.text((victim,), SHAPE), victim)
        else:
            world.tell(kingdom, _SAYS_HAS_NOT_FOUND_2.text((caster, victim), SHAPE), caster, victim)


def lay_to_rest(side: Side, enemy: Side, world: World) -> None:
    """A spell destroys the undead of a side.

    maelstrom "Spell # 87 - Destroy Undead".
    """
    c = next((c for c in enemy.casts if len(SPELL_FELLS[c.spell]) != 0), None)
    if c is not None:
        for breed in SPELL_FELLS[c.spell]:
            for b in [b for b in side.group.brigades if b.breed == breed]:
                if side.felled < brigades_felled(c.spell, c.power):
                    side.felled += 1
                    side.brigades_lost += 1
                    muster_out(side.group, b, world)
        world.tell(
            side.group.kingdom,
            _SAYS_BEFORE_THE_FIRST_ARROW_2.text((c.spell, side.group, side.felled), SHAPE),
            side.group,
        )
        world.tell(
            enemy.group.kingdom,
            _SAYS_BEFORE_THE_FIRST_ARROW_2.text((c.spell, side.group, side.felled), SHAPE),
            side.group,
        )


def raise_the_fallen(side: Side, enemy: Side, world: World) -> None:
    """A spell raises the enemy's dead.

    maelstrom "Spell #112 - Raise Zombies".
    """
    risen = bodies_raised(side, enemy)
    if risen > 0 and has_ranks_for(side.group, BRIGADE_TYPE_ZOMBIES):
        raise_brigades(side.group, BRIGADE_TYPE_ZOMBIES, EXPERIENCE_REGULAR, risen, world)
        world.tell(side.group.kingdom, _SAYS_THE_DEAD_RISE_AND.text((side.group, risen), SHAPE), side.group)
        world.tell(
            enemy.group.kingdom,
            _SAYS_THE_DEAD_OF_RISE.text((enemy.group, side.group), SHAPE),
            enemy.group,
            side.group,
        )


def disjoin(one: Side, two: Side, world: World) -> None:
    """A spell drains weapons and gear on both sides.

    maelstrom "Spell # 85 - Arcane Disjunction", "Sage Advice".
    """
    if (
        any(c.spell == SPELL_ARCANE_DISJUNCTION for c in one.casts)
        or any(c.spell == SPELL_ARCANE_DISJUNCTION for c in two.casts)
    ):
        drain(one, world)
        drain(two, world)
        world.tell(one.group.kingdom, _SAYS_BEFORE_THE_FIRST_ARROW_3.text((), SHAPE))
        world.tell(two.group.kingdom, _SAYS_BEFORE_THE_FIRST_ARROW_3.text((), SHAPE))


def drain(side: Side, world: World) -> None:
    """What a side carries goes cold.

    maelstrom "Spell # 85 - Arcane Disjunction".
    """
    for a in [a for a in map(Artifact, members(side.group.artifacts)) if goes_cold(a)]:
        side.sheathed |= 1 << a
        side.group.artifacts &= ~(1 << a)
    side.idle_gear = side.group.gear
    side.unarmed = side.group.own_weapon
    side.group.gear = 0
    side.group.own_weapon = False


def rearm(side: Side, world: World) -> None:
    """What went cold is warm again.

    maelstrom "Spell # 85 - Arcane Disjunction".
    """
    for a in map(Artifact, members(side.sheathed)):
        side.group.artifacts |= 1 << a
    for g in map(Gear, members(side.idle_gear)):
        side.group.gear |= 1 << g
    if side.unarmed:
        side.group.own_weapon = True
    side.sheathed = 0
    side.idle_gear = 0
    side.unarmed = False


def shrink_back(attacker: Group, foe: Group, world: World) -> None:
    """Fire keeps two groups apart.

    maelstrom "Spell # 98 - Wall of Flame", "Combat".
    """
    show_walls(attacker, foe, world)
    show_walls(foe, attacker, world)
    world.note('retreated', attacker)
    upon_retreated_1(attacker, world)
    world.note('retreated', foe)
    upon_retreated_1(foe, world)
    world.tell(attacker.kingdom, _SAYS_A_WALL_OF_FLAME.text((attacker, foe), SHAPE), attacker, foe)
    world.tell(foe.kingdom, _SAYS_A_WALL_OF_FLAME.text((attacker, foe), SHAPE), attacker, foe)


def show_walls(host: Group, foe: Group, world: World) -> None:
    """A wall of flame has stood.

    maelstrom "Spell # 98 - Wall of Flame".
    """
    for c in [c for c in host.prepared if SPELL_LOSSES[c.spell] is not None and comes_to(c, host, foe, None)]:
        c.fought_with = True


def reap(caster: Wizard, kingdom: Kingdom, spell: Spell, foe: Group, world: World, dice: Dice) -> None:
    """A wave of death.

    maelstrom "Spell # 99 - Summon Death", "Magic Resistance (Death)".
    """
    here = caster.group
    if here is None or here.area is None or not beside(here, foe) or hides_from(foe, kingdom, 0, world):
        world.tell(kingdom, _SAYS_HAS_NOT_FOUND_3.text((caster, foe), SHAPE), caster, foe)
    else:
        fresh = Cast(spell=spell, power=caster.level, caster=caster, foe=foe, fought_with=True)
        world.add(fresh)
        world.keep(here, "prepared")
        here.prepared = (*here.prepared, fresh)
        world.tell(kingdom, _SAYS_HAS_CAST_UPON_3.text((caster, spell, foe), SHAPE), caster, foe)
        chance = death_ward(foe.kingdom)  # it slides off
        if dice.throw('reap.it_slides_off', 100) <= chance:
            world.tell(kingdom, _SAYS_DOES_NOTHING_TO_2.text((spell, foe), SHAPE), foe)
            world.tell(foe.kingdom, _SAYS_DOES_NOTHING_TO_3.text((spell, foe), SHAPE), foe)
        else:
            taken_ = min(
                brigades_reaped(spell, kingdom, foe),
                sum(
                    1
                    for b in foe.brigades
                    if not BRIGADE_TYPE_UNDEAD[b.breed] and not BRIGADE_TYPE_FLYER[b.breed]
                ),
            )
            if taken_ > 0:
                for i in range(1, taken_ + 1):
                    b = min(
                        (
                            b
                            for b in foe.brigades
                            if not BRIGADE_TYPE_UNDEAD[b.breed] and not BRIGADE_TYPE_FLYER[b.breed]
                        ),
                        key=lambda b: b.experience, default=None,
                    )
                    if b is not None:
                        muster_out(foe, b, world)
            if SPELL_MORALE_LOST[spell] is not None:
                world.keep(foe, "morale")
                foe.morale = max(foe.morale - present(SPELL_MORALE_LOST[spell], ''), min(foe.morale, 0))
            world.tell(kingdom, _SAYS_A_GREEN_WAVE_ROLLS.text((foe, taken_), SHAPE), foe)
            world.tell(foe.kingdom, _SAYS_A_GREEN_WAVE_ROLLS_2.text((foe, taken_), SHAPE), foe)
            break_camp(foe, world, dice)


def intervene(
    caster: Wizard,
    kingdom: Kingdom,
    spell: Spell,
    one: Group,
    other: Group,
    world: World,
    dice: Dice,
) -> None:
    """A wizard steps between two groups.

    maelstrom "Spell #109 - Ancient Intervention".
    """
    here = caster.group
    if here is not None:
        fresh = Cast(spell=spell, power=caster.level, caster=caster, foe=one, fought_with=True)
        world.add(fresh)
        world.keep(here, "prepared")
        here.prepared = (*here.prepared, fresh)
        world.tell(
            kingdom,
            _SAYS_HAS_CAST_BETWEEN_AND.text((caster, spell, one, other), SHAPE),
            caster,
            one,
            other,
        )
        meet_dispels(fresh, caster, here, world, dice)
        if not fresh.unravelled:
            world.note('parted', one, other)
        if SPELL_LEVEL_COST[spell] is not None:
            world.keep(caster, "level")
            caster.level = max(caster.level - present(SPELL_LEVEL_COST[spell], ''), min(caster.level, 0))


def part(attacker: Group, foe: Group, world: World) -> None:
    """Two groups do not fight.

    maelstrom "Spell #109 - Ancient Intervention", "Combat".
    """
    world.note('retreated', attacker)
    upon_retreated_1(attacker, world)
    world.note('retreated', foe)
    upon_retreated_1(foe, world)
    world.tell(attacker.kingdom, _SAYS_AND_MEET_AND_FIND.text((attacker, foe), SHAPE), attacker, foe)
    world.tell(foe.kingdom, _SAYS_AND_MEET_AND_FIND.text((attacker, foe), SHAPE), attacker, foe)


# at the end, for these modules use each other
from ._after_battle import break_camp, first_among  # noqa: E402
from .abilities import death_ward  # noqa: E402
from .brigades import brigades_of, flying  # noqa: E402
from .combat import fear_felt, shielding, spell_damage, spell_power  # noqa: E402
from .magic import brigades_felled, felling_chance, leader_level, losses_dealt, unravelling  # noqa: E402
from .marching import hides_from  # noqa: E402
from .missions import kill  # noqa: E402
from .movement import host_size  # noqa: E402
from .orders_battle import beside  # noqa: E402
from .recruiting import has_ranks_for  # noqa: E402
from .setting_up import raise_brigades  # noqa: E402
from .sieges import upon_retreated_1  # noqa: E402
from .upkeep import muster_out  # noqa: E402

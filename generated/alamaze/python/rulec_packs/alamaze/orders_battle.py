"""Resolvers of orders_battle.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.order import first_by_lot
from rulec.runtime.game.shape import Holds
from rulec.runtime.game.world import taken

from ._choices import (
    BRIGADE_TYPE_BEHOLDER, HOST_SIZE_INACTIVE, HOST_SIZE_PATROL, MARVEL_AS_KILL_WIZARD,
    MARVEL_AS_STUN_LEADER, MORALE_EVENT_ENTRENCHING, MORALE_EVENT_LOST_BATTLE, MORALE_EVENT_WON_BATTLE,
    ORDER_EVASION, PRIVILEGE_TUNNELS_AND_TRAPS, SPELL_STUN_LEADER, STAGE_COMBINED_ONE, STAGE_COMBINED_TWO,
    STAGE_FAR_MISSILES, STAGE_FIRST_CHARGE, STAGE_FIRST_MAGIC, STAGE_MELEE_ONE, STAGE_MELEE_TWO,
    STAGE_NEAR_MISSILES, STAGE_SECOND_CHARGE, STAGE_SECOND_MAGIC, STAGE_WANDS, Stage, TACTIC_DETERMINED,
    TACTIC_NO_ORDERS, TACTIC_ORGANIZED_WITHDRAWAL, TACTIC_STAND_AND_DEFEND, TERRAIN_DESERT, TERRAIN_FOREST,
    TERRAIN_MARSH, TERRAIN_MOUNTAIN, Tactic,
)
from ._kinds import Challenge, Group, Kingdom, Side, Stand
from ._tables import SPELL_DAMAGE, TACTIC_ATTACK, terrain_adeptness_evasion
from ._words import PERCENT, STRENGTH
from ._world import SHAPE, World
from .clerks import order_open

_BRIGADE_TYPE_BEHOLDER_BIT: Final = 1 << BRIGADE_TYPE_BEHOLDER
_ONE_OF_1: Final = frozenset((TERRAIN_MOUNTAIN, TERRAIN_DESERT, TERRAIN_FOREST, TERRAIN_MARSH))
_PRIVILEGE_TUNNELS_AND_TRAPS_BIT: Final = 1 << PRIVILEGE_TUNNELS_AND_TRAPS

_SAYS_HAS_FALLEN_BACK_LOSSES: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has fallen back; losses: ',
    Hole(Holds("number", unit=PERCENT), 'losses'), '.',
), 'process:leave', 'has_fallen_back_losses')
_SAYS_HAS_FALLEN_BACK: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has fallen back.',
), 'process:leave', 'has_fallen_back')
_SAYS_STRIKES_WITH_AND_LOSES: Final = Message((
    Hole(Holds("choice", 'Stage'), 'stage'), ': ', Hole(Holds("thing", 'Group'), 'group'), ' strikes with ',
    Hole(Holds("number", unit=STRENGTH), 'ours'), ' and loses ',
    Hole(Holds("number", unit=PERCENT), 'blow'), ', in all ', Hole(Holds("number", unit=PERCENT), 'losses'),
    '; ', Hole(Holds("thing", 'Group'), 'two_group'), ' loses ',
    Hole(Holds("number", unit=PERCENT), 'two_blow'), ', in all ',
    Hole(Holds("number", unit=PERCENT), 'two_losses'), '.',
), 'process:blows', 'strikes_with_and_loses')
_SAYS_STRIKES_WITH_AND_LOSES_2: Final = Message((
    Hole(Holds("choice", 'Stage'), 'stage'), ': ', Hole(Holds("thing", 'Group'), 'group'), ' strikes with ',
    Hole(Holds("number", unit=STRENGTH), 'theirs'), ' and loses ',
    Hole(Holds("number", unit=PERCENT), 'blow'), ', in all ', Hole(Holds("number", unit=PERCENT), 'losses'),
    '; ', Hole(Holds("thing", 'Group'), 'one_group'), ' loses ',
    Hole(Holds("number", unit=PERCENT), 'one_blow'), ', in all ',
    Hole(Holds("number", unit=PERCENT), 'one_losses'), '.',
), 'process:blows', 'strikes_with_and_loses_2')
_SAYS_CANNOT_CARRY_THIS_OUT: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' cannot carry this out: ',
    Hole(Holds("choice", 'Tactic'), 'ordered'), '. It fights so: ',
    Hole(Holds("choice", 'Tactic'), 'stance'), '.',
), 'process:own_up', 'cannot_carry_this_out')
_SAYS_DOES_NOTHING_TO: Final = Message((
    Hole(Holds("choice", 'Spell'), 'spell'), ' does nothing to ', Hole(Holds("thing", 'Group'), 'group'),
    '.',
), 'process:shrug_off', 'does_nothing_to')
_SAYS_BEFORE_THE_FIRST_ARROW: Final = Message((
    'Before the first arrow: ', Hole(Holds("thing", 'Group'), 'group'), ' loses ',
    Hole(Holds("number", unit=PERCENT), 'early'), '.',
), 'process:forestall', 'before_the_first_arrow')
_SAYS_BEFORE_THE_FIRST_ARROW_2: Final = Message((
    'Before the first arrow: an eye of the enemy stuns ', Hole(Holds("thing", 'Leader'), 'l'), '.',
), 'process:forestall', 'before_the_first_arrow_2')
_SAYS_BEFORE_THE_FIRST_ARROW_3: Final = Message((
    'Before the first arrow: an eye of the enemy kills ', Hole(Holds("thing", 'Wizard'), 'w'), '.',
), 'process:forestall', 'before_the_first_arrow_3')
_SAYS_BEFORE_THE_FIRST_ARROW_4: Final = Message((
    'Before the first arrow: ', Hole(Holds("thing", 'Group'), 'group'), ' fights so: ',
    Hole(Holds("choice", 'Tactic'), 'stance'), '. It fights at ',
    Hole(Holds("number", unit=PERCENT), 'combat_bonus'), ', with a morale of ',
    Hole(Holds("number", unit=PERCENT), 'battle_morale'), ' and a readiness of ',
    Hole(Holds("number", unit=PERCENT), 'luck'), '; it breaks off at ',
    Hole(Holds("number", unit=PERCENT), 'retreat_threshold'), '.',
), 'process:array', 'before_the_first_arrow')
_SAYS_MEETS: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' meets ', Hole(Holds("thing", 'Group'), 'two_group'), '.',
), 'process:battle', 'meets')
_SAYS_IS_ATTACKED_BY_OF: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' is attacked by ', Hole(Holds("thing", 'Group'), 'one_group'),
    ' of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'process:battle', 'is_attacked_by_of')
_SAYS_HAS_LOST_HAS_LOST: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has lost ', Hole(Holds("number", unit=PERCENT), 'losses'),
    '; ', Hole(Holds("thing", 'Group'), 'two_group'), ' has lost ',
    Hole(Holds("number", unit=PERCENT), 'two_losses'), '.',
), 'process:battle', 'has_lost_has_lost')
_SAYS_HAS_LOST_HAS_LOST_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has lost ', Hole(Holds("number", unit=PERCENT), 'losses'),
    '; ', Hole(Holds("thing", 'Group'), 'one_group'), ' has lost ',
    Hole(Holds("number", unit=PERCENT), 'one_losses'), '.',
), 'process:battle', 'has_lost_has_lost_2')
_SAYS_THE_DAY_BELONGS_TO: Final = Message((
    'The day belongs to ', Hole(Holds("thing", 'Group'), 'winner'), '.',
), 'process:battle', 'the_day_belongs_to')
_SAYS_NOBODY_HAS_WON_THE: Final = Message((
    'Nobody has won the day.',
), 'process:battle', 'nobody_has_won_the')
_SAYS_IS_NO_MORE: Final = Message((
    Hole(Holds("thing", 'Group'), 'loser'), ' is no more.',
), 'process:bury', 'is_no_more')
_SAYS_STRIKES_AIR_HAS_SLIPPED: Final = Message((
    Hole(Holds("thing", 'Group'), 'attacker'), ' strikes air: ', Hole(Holds("thing", 'Group'), 'foe'),
    ' has slipped away.',
), 'process:settle_battles', 'strikes_air_has_slipped')
_SAYS_HAS_SLIPPED_AWAY_FROM: Final = Message((
    Hole(Holds("thing", 'Group'), 'foe'), ' has slipped away from ',
    Hole(Holds("thing", 'Group'), 'attacker'), '.',
), 'process:settle_battles', 'has_slipped_away_from')
_SAYS_HAS_WITHDRAWN_BEFORE_CAME: Final = Message((
    Hole(Holds("thing", 'Group'), 'foe'), ' has withdrawn before ',
    Hole(Holds("thing", 'Group'), 'attacker'), ' came up.',
), 'process:settle_battles', 'has_withdrawn_before_came')
_SAYS_COMES_TOO_LATE_HAS: Final = Message((
    Hole(Holds("thing", 'Group'), 'attacker'), ' comes too late: ', Hole(Holds("thing", 'Group'), 'foe'),
    ' has withdrawn.',
), 'process:settle_battles', 'comes_too_late_has')
_SAYS_HAS_FALLEN_BACK_AND: Final = Message((
    Hole(Holds("thing", 'Group'), 'attacker'), ' has fallen back, and attacks nobody any more.',
), 'process:settle_battles', 'has_fallen_back_and')
_SAYS_AND_HAVE_FOUGHT_ALREADY: Final = Message((
    Hole(Holds("thing", 'Group'), 'attacker'), ' and ', Hole(Holds("thing", 'Group'), 'foe'),
    ' have fought already.',
), 'process:settle_battles', 'and_have_fought_already')
_SAYS_FINDS_NOBODY_TO_FIGHT: Final = Message((
    Hole(Holds("thing", 'Group'), 'attacker'), ' finds nobody to fight: ',
    Hole(Holds("thing", 'Group'), 'foe'), ' has left the field.',
), 'process:settle_battles', 'finds_nobody_to_fight')
_SAYS_FINDS_NOBODY_TO_FIGHT_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'attacker'), ' finds nobody to fight.',
), 'process:settle_battles', 'finds_nobody_to_fight_2')
_SAYS_A_GROUP_DOES_NOT: Final = Message(('A group does not attack its own side.',), 'order:110', 'foreign')
_SAYS_IS_FOR_DEFENDERS: Final = Message((
    Hole(Holds("choice", 'Tactic'), 'plan'), ' is for defenders.',
), 'order:110', 'attack', ('plan',))
_SAYS_NOBODY_IN_HAS_LEARNED: Final = Message((
    'Nobody in ', Hole(Holds("thing", 'Group'), 'group'), ' has learned this: ',
    Hole(Holds("choice", 'Tactic'), 'plan'), '.',
), 'order:110', 'art', ('plan',))
_SAYS_IS_NOWHERE_NEAR: Final = Message((
    Hole(Holds("thing", 'Group'), 'foe'), ' is nowhere near ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'order:110', 'near')
_SAYS_ATTACKS_ALREADY: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' attacks ', Hole(Holds("thing", 'Group'), 'foe'), ' already.',
), 'order:110', 'fresh')
_SAYS_HAS_NO_TROOPS_TO: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has no troops to attack with.',
), 'order:110', 'troops')
_SAYS_HAS_NO_TROOPS_NOBODY: Final = Message((
    Hole(Holds("thing", 'Group'), 'foe'), ' has no troops: nobody comes to grips with it.',
), 'order:110', 'prey')
_SAYS_DRAWS_UP_AGAINST: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' draws up against ', Hole(Holds("thing", 'Group'), 'foe'), '.',
), 'order:110', 'draws_up_against')
_SAYS_A_GROUP_DOES_NOT_2: Final = Message(('A group does not attack its own side.',), 'order:111', 'foreign')
_SAYS_IS_FOR_DEFENDERS_2: Final = Message((
    Hole(Holds("choice", 'Tactic'), 'plan'), ' is for defenders.',
), 'order:111', 'attack', ('plan',))
_SAYS_NOBODY_IN_HAS_LEARNED_2: Final = Message((
    'Nobody in ', Hole(Holds("thing", 'Group'), 'group'), ' has learned this: ',
    Hole(Holds("choice", 'Tactic'), 'plan'), '.',
), 'order:111', 'art', ('plan',))
_SAYS_IS_NOWHERE_NEAR_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'foe'), ' is nowhere near ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'order:111', 'near')
_SAYS_ATTACKS_ALREADY_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' attacks ', Hole(Holds("thing", 'Group'), 'foe'), ' already.',
), 'order:111', 'fresh')
_SAYS_HAS_NO_TROOPS_TO_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has no troops to attack with.',
), 'order:111', 'troops')
_SAYS_HAS_NO_TROOPS_NOBODY_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'foe'), ' has no troops: nobody comes to grips with it.',
), 'order:111', 'prey')
_SAYS_DRAWS_UP_AGAINST_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' draws up against ', Hole(Holds("thing", 'Group'), 'foe'), '.',
), 'order:111', 'draws_up_against')
_SAYS_IS_NO_THREAT_TO: Final = Message((
    Hole(Holds("thing", 'Group'), 'foe'), ' is no threat to ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'order:118', 'foreign')
_SAYS_NOBODY_IN_KNOWS_HOW: Final = Message((
    'Nobody in ', Hole(Holds("thing", 'Group'), 'group'), ' knows how to vanish.',
), 'order:118', 'art')
_SAYS_DOES_NOT_KNOW_THIS: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' does not know this ground well enough.',
), 'order:118', 'ground')
_SAYS_IS_TOO_LARGE_TO: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' is too large to slip away.',
), 'order:118', 'few')
_SAYS_ATTACKS_THIS_TURN_AND: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' attacks this turn, and does not hide.',
), 'order:118', 'peace')
_SAYS_MAKES_READY_FOR: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' makes ready for ', Hole(Holds("thing", 'Group'), 'foe'), '.',
), 'order:118', 'makes_ready_for')
_SAYS_IS_NO_THREAT_TO_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'foe'), ' is no threat to ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'order:120', 'foreign')
_SAYS_IS_FOR_ATTACKERS: Final = Message((
    Hole(Holds("choice", 'Tactic'), 'plan'), ' is for attackers.',
), 'order:120', 'defense', ('plan',))
_SAYS_NOBODY_IN_HAS_LEARNED_3: Final = Message((
    'Nobody in ', Hole(Holds("thing", 'Group'), 'group'), ' has learned this: ',
    Hole(Holds("choice", 'Tactic'), 'plan'), '.',
), 'order:120', 'art', ('plan',))
_SAYS_MAKES_READY_FOR_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' makes ready for ', Hole(Holds("thing", 'Group'), 'foe'), '.',
), 'order:120', 'makes_ready_for')
_SAYS_ATTACKS_THIS_TURN_AND_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' attacks this turn, and does not dig in.',
), 'order:121', 'peace')


def beside(one: Group, other: Group) -> bool:
    """The one and the other stand in the same area.

    maelstrom "#110 - Attack Group", "#120 - Defend".
    """
    return one.area == other.area  # one area


def victor(one: Side, two: Side) -> Group | None:
    """Which group has won a battle.

    maelstrom "Combat Stages".
    """
    one_broken_off = one.broken_off
    if one_broken_off and not two.broken_off:
        return two.group  # the other fell back
    two_broken_off = two.broken_off
    if two_broken_off and not one_broken_off:
        return one.group  # the other fell back
    one_losses = one.losses
    two_losses = two.losses
    if one_losses < two_losses:
        return one.group  # it lost less
    if two_losses < one_losses:
        return two.group  # it lost less
    return None


def slips_away(attacker: Group, foe: Group, world: World) -> bool:
    """The foe is gone before the attacker comes up.

    maelstrom "Combat".
    """
    if (
        foe.kingdom.privileges & _PRIVILEGE_TUNNELS_AND_TRAPS_BIT
        and foe.terrain == TERRAIN_MOUNTAIN
        and unpressed(foe, attacker, TACTIC_ORGANIZED_WITHDRAWAL, world)
    ):
        return True  # Dwarven Tunnels & Traps (privilege): tunnels
    # an organized withdrawal, and a tired enemy
    return attacker.fought >= 1 and stands_so(foe, attacker, TACTIC_ORGANIZED_WITHDRAWAL, world)


def stands_so(group: Group, foe: Group, plan: Tactic | None, world: World) -> bool:
    """The group stands by that plan.

    maelstrom "#120 - Defend".
    """
    return any(s.group is group and s.foe is foe and s.plan == plan for s in world.stands)


def unpressed(group: Group, foe: Group, plan: Tactic | None, world: World) -> bool:
    """The group is not pressed.

    maelstrom "Dwarven".
    """
    if not stands_so(group, foe, plan, world):
        return False  # it is ready to go
    # the foe comes with all determination.
    return not any(
        c.attacker is foe and c.foe is group and c.plan == TACTIC_DETERMINED
        for c in world.challenges
    )


def refusals_unpressed(group: Group, foe: Group, plan: Tactic | None, world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: the group is not pressed.

    Indices of LABELS['refusals_unpressed']; empty where it holds.
    maelstrom "Dwarven".
    """
    notes: list[int] = []
    if not stands_so(group, foe, plan, world):
        notes.append(0)
    if any(c.attacker is foe and c.foe is group and c.plan == TACTIC_DETERMINED for c in world.challenges):
        notes.append(1)
    return tuple(notes)


def leave(side: Side, enemy: Side, followed: bool, world: World) -> None:
    """A side breaks off.

    maelstrom "Combat".
    """
    if followed:
        side.losses = min(side.losses + retreat_losses(side, enemy), max(side.losses, 100))
    side.broken_off = True
    group = side.group
    world.note('retreated', group)
    upon_retreated_1(group, world)
    world.tell(
        side.group.kingdom,
        _SAYS_HAS_FALLEN_BACK_LOSSES.text((side.group, side.losses), SHAPE),
        side.group,
    )
    world.tell(enemy.group.kingdom, _SAYS_HAS_FALLEN_BACK.text((side.group,), SHAPE), side.group)


def blows(one: Side, two: Side, stage: Stage, world: World) -> None:
    """A stage of a battle.

    Raises Clash (two changes that happen at once set one field); DividedByNothing (a divisor is 0);
    DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "Combat Stages".
    """
    if one.broken_off or two.broken_off:
        return
    ours = stage_force(one, two, stage, world)
    theirs = stage_force(two, one, stage, world)
    at_once = world.together()
    at_once.set(one, "blow", suffered(one, two, stage, world))
    at_once.set(two, "blow", suffered(two, one, stage, world))
    at_once.apply()
    one.losses = min(one.losses + one.blow, max(one.losses, 100))
    two.losses = min(two.losses + two.blow, max(two.losses, 100))
    if ours > 0 or theirs > 0:
        world.tell(
            one.group.kingdom,
            _SAYS_STRIKES_WITH_AND_LOSES.text(
                (stage, one.group, ours, one.blow, one.losses, two.group, two.blow, two.losses), SHAPE,
            ),
            one.group,
            two.group,
        )
        world.tell(
            two.group.kingdom,
            _SAYS_STRIKES_WITH_AND_LOSES_2.text(
                (stage, two.group, theirs, two.blow, two.losses, one.group, one.blow, one.losses), SHAPE,
            ),
            two.group,
            one.group,
        )
    one_runs = withdraws(one, two)
    two_runs = withdraws(two, one)
    if one_runs:
        leave(one, two, not two_runs, world)
    if two_runs:
        leave(two, one, not one_runs, world)


def own_up(side: Side, enemy: Side, world: World) -> None:
    """A plan that cannot be carried out.

    maelstrom "Tactical Maneuver Selections (TAC)", "Amazons".
    """
    if stance(side, enemy) != side.ordered:
        world.tell(
            side.group.kingdom,
            _SAYS_CANNOT_CARRY_THIS_OUT.text((side.group, side.ordered, stance(side, enemy)), SHAPE),
            side.group,
        )


def shrug_off(caster: Side, target: Side, world: World, dice: Dice) -> None:
    """Battle spells that do nothing.

    maelstrom "Magic Resistance (Battle)".
    """
    if magic_resistance(target) > 0:
        for c in [c for c in caster.casts if SPELL_DAMAGE[c.spell] > 0]:
            c_dice = dice.at(c.id)
            chance = magic_resistance(target)  # it slides off
            if c_dice.throw('shrug_off.it_slides_off', 100) <= chance:
                caster.casts = taken(caster.casts, c)
                world.tell(
                    caster.group.kingdom,
                    _SAYS_DOES_NOTHING_TO.text((c.spell, target.group), SHAPE),
                    target.group,
                )
                world.tell(
                    target.group.kingdom,
                    _SAYS_DOES_NOTHING_TO.text((c.spell, target.group), SHAPE),
                    target.group,
                )


def forestall(side: Side, enemy: Side, world: World, dice: Dice) -> None:
    """What befalls a side before the first arrow.

    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); TooMuchTaken (reductions
    take more than everything).
    maelstrom "Combat Stages".
    """
    lay_to_rest(side, enemy, world)
    daze(side, enemy, world, dice)
    early = early_losses(side, enemy, world)
    if early > 0:
        side.losses = min(side.losses + early, max(side.losses, 100))
        world.tell(
            side.group.kingdom,
            _SAYS_BEFORE_THE_FIRST_ARROW.text((side.group, early), SHAPE),
            side.group,
        )
        world.tell(
            enemy.group.kingdom,
            _SAYS_BEFORE_THE_FIRST_ARROW.text((side.group, early), SHAPE),
            side.group,
        )
    if enemy.group.types & _BRIGADE_TYPE_BEHOLDER_BIT:
        l_ = min(
            (l_ for l_ in side.group.leaders if not l_.stunned), key=lambda l_: -leader_level(l_.rank),
            default=None,
        )
        if l_ is not None:
            # stunned
            chance = felling_chance(
                SPELL_STUN_LEADER, eye_power(MARVEL_AS_STUN_LEADER, world), leader_level(l_.rank),
            )
            if dice.throw('forestall.stunned', 100) <= chance:
                l_.stunned = True
                world.tell(side.group.kingdom, _SAYS_BEFORE_THE_FIRST_ARROW_2.text((l_,), SHAPE), l_)
        w = first_by_lot(side.group.wizards, dice, 'forestall.w', lambda w: -1)
        if w is not None:
            # killed
            chance_ = death_gaze(side.group.kingdom, eye_power(MARVEL_AS_KILL_WIZARD, world), w.level)
            if dice.throw('forestall.killed', 100) <= chance_:
                world.tell(side.group.kingdom, _SAYS_BEFORE_THE_FIRST_ARROW_3.text((w,), SHAPE), w)
                side.group.wizards = taken(side.group.wizards, w)
                kill(w, world)


def after_battle(side: Side, enemy: Side, won: bool, world: World, dice: Dice) -> None:
    """What a battle leaves of a side.

    Raises OffTheTable (a table has no row).
    maelstrom "Recruiting".
    """
    for l_ in side.group.leaders:
        world.keep(l_, "stunned")
        l_.stunned = False
    rise_again(side, enemy, won, world)
    learn(side.group, won, world, dice)
    if won:
        world.keep(side.group, "morale")
        side.group.morale = morale_after(side.group, MORALE_EVENT_WON_BATTLE)
    elif side.broken_off:
        world.keep(side.group, "morale")
        side.group.morale = morale_after(side.group, MORALE_EVENT_LOST_BATTLE)


def array(side: Side, enemy: Side, world: World) -> None:
    """What a ruler is told of the own host before the first arrow.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row).
    maelstrom "Combat Stages".
    """
    world.tell(
        side.group.kingdom,
        _SAYS_BEFORE_THE_FIRST_ARROW_4.text(
            (
                side.group, stance(side, enemy), combat_bonus(side, enemy, world),
                battle_morale(side, enemy, world), side.luck, retreat_threshold(side, enemy),
            ),
            SHAPE,
        ),
        side.group,
    )


def battle(one: Side, two: Side, world: World, dice: Dice) -> None:
    """Groups fight.

    Raises Clash (two changes that happen at once set one field); DividedByNothing (a divisor is 0);
    DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "Combat Stages".
    """
    world.tell(one.group.kingdom, _SAYS_MEETS.text((one.group, two.group), SHAPE), one.group, two.group)
    world.tell(
        two.group.kingdom,
        _SAYS_IS_ATTACKED_BY_OF.text((two.group, one.group, one.group.kingdom), SHAPE),
        two.group,
        one.group,
    )
    first_luck = readiness(dice)  # the attacker's day
    second_luck = readiness(dice)  # the defender's day
    one.luck = first_luck
    two.luck = second_luck
    show_spells(one, two, world)
    show_spells(two, one, world)
    disjoin(one, two, world)
    shrug_off(one, two, world, dice)
    shrug_off(two, one, world, dice)
    forestall(one, two, world, dice)
    forestall(two, one, world, dice)
    array(one, two, world)
    array(two, one, world)
    blows(one, two, STAGE_FAR_MISSILES, world)
    blows(one, two, STAGE_NEAR_MISSILES, world)
    blows(one, two, STAGE_FIRST_MAGIC, world)
    blows(one, two, STAGE_WANDS, world)
    blows(one, two, STAGE_FIRST_CHARGE, world)
    blows(one, two, STAGE_SECOND_CHARGE, world)
    blows(one, two, STAGE_SECOND_MAGIC, world)
    blows(one, two, STAGE_MELEE_ONE, world)
    blows(one, two, STAGE_MELEE_TWO, world)
    blows(one, two, STAGE_COMBINED_ONE, world)
    blows(one, two, STAGE_COMBINED_TWO, world)
    one_ = one.group
    other = two.group
    world.note('clashed', one_, other)
    upon_clashed_1(one_, other, world)
    upon_clashed_2(one_, other, world)
    world.note('busy', one.group)
    world.note('busy', two.group)
    fall(one, two, world, dice)
    fall(two, one, world, dice)
    rearm(one, world)
    rearm(two, world)
    world.tell(
        one.group.kingdom,
        _SAYS_HAS_LOST_HAS_LOST.text((one.group, one.losses, two.group, two.losses), SHAPE),
        one.group,
        two.group,
    )
    world.tell(
        two.group.kingdom,
        _SAYS_HAS_LOST_HAS_LOST_2.text((two.group, two.losses, one.group, one.losses), SHAPE),
        two.group,
        one.group,
    )
    winner = victor(one, two)
    if winner is not None:
        world.tell(one.group.kingdom, _SAYS_THE_DAY_BELONGS_TO.text((winner,), SHAPE), winner)
        world.tell(two.group.kingdom, _SAYS_THE_DAY_BELONGS_TO.text((winner,), SHAPE), winner)
    else:
        world.tell(one.group.kingdom, _SAYS_NOBODY_HAS_WON_THE.text((), SHAPE))
        world.tell(two.group.kingdom, _SAYS_NOBODY_HAS_WON_THE.text((), SHAPE))
    after_battle(one, two, winner is one.group, world, dice)
    after_battle(two, one, winner is two.group, world, dice)


def meet(attacker: Group, foe: Group, plan: Tactic, world: World, dice: Dice) -> None:
    """An attack is answered.

    Raises Clash (two changes that happen at once set one field); DividedByNothing (a divisor is 0);
    DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "Combat".
    """
    one = Side(
        group=attacker, attacking=True, ordered=plan, season=weather(world), battles=attacker.fought,
        casts=[c for c in attacker.prepared if comes_to(c, attacker, foe, None)],
    )
    world.add(one)
    two = Side(
        group=foe, season=weather(world), battles=foe.fought,
        casts=[c for c in foe.prepared if comes_to(c, foe, attacker, None)],
    )
    world.add(two)
    back = next((back for back in world.challenges if back.attacker is foe and back.foe is attacker), None)
    if back is not None:
        two.attacking = True
        two.ordered = back.plan
    else:
        wall = next((wall for wall in world.stands if wall.group is foe and wall.foe is attacker), None)
        if wall is not None:
            two.ordered = wall.plan
        else:
            trench = next(
                (trench for trench in world.stands if trench.group is foe and trench.foe is None), None,
            )
            if trench is not None:
                two.entrenched = True
                two.ordered = trench.plan
    own_up(one, two, world)
    own_up(two, one, world)
    battle(one, two, world, dice)
    world.drop(one)
    world.drop(two)
    bury(attacker, foe, world, dice)
    bury(foe, attacker, world, dice)


def bury(loser: Group, winner: Group, world: World, dice: Dice) -> None:
    """A host of which nobody is left.

    maelstrom "Groups", "Recruiting".
    """
    if host_size(loser) == HOST_SIZE_INACTIVE:
        world.tell(winner.kingdom, _SAYS_IS_NO_MORE.text((loser,), SHAPE), loser)
        spoils(loser, winner, world)
        break_camp(loser, world, dice)


def settle_battles(world: World, dice: Dice) -> None:
    """Attacks are carried out.

    Raises Clash (two changes that happen at once set one field); DividedByNothing (a divisor is 0);
    DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "Sequence of Events", "#111 - Attack Group (Delayed)", "Combat".
    """
    for c in list(world.challenges):
        c_dice = dice.at(c.id)
        if world.happened('evaded', 'this', 0, c.foe, c.attacker):
            world.tell(
                c.attacker.kingdom,
                _SAYS_STRIKES_AIR_HAS_SLIPPED.text((c.attacker, c.foe), SHAPE),
                c.attacker,
                c.foe,
            )
            world.tell(
                c.foe.kingdom,
                _SAYS_HAS_SLIPPED_AWAY_FROM.text((c.foe, c.attacker), SHAPE),
                c.foe,
                c.attacker,
            )
        elif (
            not world.happened('retreated', 'this', 0, c.attacker)
            and not world.happened('retreated', 'this', 0, c.foe)
            and not world.happened('clashed', 'this', 0, c.foe, c.attacker)
            and host_size(c.attacker) > HOST_SIZE_PATROL
            and host_size(c.foe) > HOST_SIZE_PATROL
        ):
            if at_sea(c.attacker, world) and at_sea(c.foe, world):
                fight_aboard(c.attacker, c.foe, world, c_dice)
            elif (
                world.happened('parted', 'this', 0, c.attacker, c.foe)
                or world.happened('parted', 'this', 0, c.foe, c.attacker)
            ):
                part(c.attacker, c.foe, world)
            elif kept_apart(c.attacker, c.foe, c.plan, world):
                shrink_back(c.attacker, c.foe, world)
            elif slips_away(c.attacker, c.foe, world):
                group = c.foe
                world.note('retreated', group)
                upon_retreated_1(group, world)
                world.tell(
                    c.foe.kingdom,
                    _SAYS_HAS_WITHDRAWN_BEFORE_CAME.text((c.foe, c.attacker), SHAPE),
                    c.foe,
                    c.attacker,
                )
                world.tell(
                    c.attacker.kingdom,
                    _SAYS_COMES_TOO_LATE_HAS.text((c.attacker, c.foe), SHAPE),
                    c.attacker,
                    c.foe,
                )
            else:
                meet(c.attacker, c.foe, c.plan, world, c_dice)
        elif world.happened('retreated', 'this', 0, c.attacker):
            world.tell(c.attacker.kingdom, _SAYS_HAS_FALLEN_BACK_AND.text((c.attacker,), SHAPE), c.attacker)
        elif world.happened('clashed', 'this', 0, c.foe, c.attacker):
            world.tell(
                c.attacker.kingdom,
                _SAYS_AND_HAVE_FOUGHT_ALREADY.text((c.attacker, c.foe), SHAPE),
                c.attacker,
                c.foe,
            )
        elif world.happened('retreated', 'this', 0, c.foe):
            world.tell(
                c.attacker.kingdom,
                _SAYS_FINDS_NOBODY_TO_FIGHT.text((c.attacker, c.foe), SHAPE),
                c.attacker,
                c.foe,
            )
        else:
            world.tell(
                c.attacker.kingdom,
                _SAYS_FINDS_NOBODY_TO_FIGHT_2.text((c.attacker,), SHAPE),
                c.attacker,
            )
    for c in list(world.challenges):
        world.drop(c)
    for s in list(world.stands):
        world.drop(s)


def domain_order_110_foe(group: Group, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Attack Group.

    maelstrom "#110 - Attack Group", "Combat".
    """
    return world.groups


def needs_order_110(group: Group, kingdom: Kingdom, foe: Group, plan: Tactic, world: World) -> str | None:
    """Why it is refused when it is done: Attack Group.

    maelstrom "#110 - Attack Group", "Combat".
    """
    if foe.kingdom is kingdom:
        return _SAYS_A_GROUP_DOES_NOT.text((), SHAPE)
    if not TACTIC_ATTACK[plan]:
        return _SAYS_IS_FOR_DEFENDERS.text((plan,), SHAPE)
    if not knows_plan(group, plan):
        return _SAYS_NOBODY_IN_HAS_LEARNED.text((group, plan), SHAPE)
    if not beside(group, foe) or hides_from(foe, kingdom, 0, world):
        return _SAYS_IS_NOWHERE_NEAR.text((foe, group), SHAPE)
    if any(c.attacker is group and c.foe is foe for c in world.challenges):
        return _SAYS_ATTACKS_ALREADY.text((group, foe), SHAPE)
    if host_size(group) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NO_TROOPS_TO.text((group,), SHAPE)
    if host_size(foe) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NO_TROOPS_NOBODY.text((foe,), SHAPE)
    return None


def needs_order_110_of(group: Group, kingdom: Kingdom, foe: Group, plan: Tactic, world: World) -> str | None:
    """Why it is refused when it is done: Attack Group.

    maelstrom "#110 - Attack Group", "Combat".
    """
    if not TACTIC_ATTACK[plan]:
        return _SAYS_IS_FOR_DEFENDERS.text((plan,), SHAPE)
    if not knows_plan(group, plan):
        return _SAYS_NOBODY_IN_HAS_LEARNED.text((group, plan), SHAPE)
    if host_size(group) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NO_TROOPS_TO.text((group,), SHAPE)
    return None


def early_order_110_kingdom(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Attack Group.

    maelstrom "#110 - Attack Group", "Combat".
    """
    if host_size(group) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NO_TROOPS_TO.text((group,), SHAPE)
    return None


def early_order_110_foe(group: Group, kingdom: Kingdom, foe: Group, world: World) -> str | None:
    """Why it is refused when it is done: Attack Group.

    maelstrom "#110 - Attack Group", "Combat".
    """
    if foe.kingdom is kingdom:
        return _SAYS_A_GROUP_DOES_NOT.text((), SHAPE)
    if not beside(group, foe) or hides_from(foe, kingdom, 0, world):
        return _SAYS_IS_NOWHERE_NEAR.text((foe, group), SHAPE)
    if any(c.attacker is group and c.foe is foe for c in world.challenges):
        return _SAYS_ATTACKS_ALREADY.text((group, foe), SHAPE)
    if host_size(foe) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NO_TROOPS_NOBODY.text((foe,), SHAPE)
    return None


def does_order_110(
    group: Group,
    kingdom: Kingdom,
    foe: Group,
    plan: Tactic,
    world: World,
    dice: Dice,
) -> None:
    """Attack Group.

    maelstrom "#110 - Attack Group", "Combat".
    """
    world.note('busy', group)
    challenge = Challenge(attacker=group, foe=foe, plan=plan)
    world.add(challenge)
    world.tell(kingdom, _SAYS_DRAWS_UP_AGAINST.text((group, foe), SHAPE), group, foe)


def domain_order_111_foe(group: Group, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Attack Group (Delayed).

    maelstrom "#111 - Attack Group (Delayed)", "Combat".
    """
    return world.groups


def needs_order_111(group: Group, kingdom: Kingdom, foe: Group, plan: Tactic, world: World) -> str | None:
    """Why it is refused when it is done: Attack Group (Delayed).

    maelstrom "#111 - Attack Group (Delayed)", "Combat".
    """
    if foe.kingdom is kingdom:
        return _SAYS_A_GROUP_DOES_NOT_2.text((), SHAPE)
    if not TACTIC_ATTACK[plan]:
        return _SAYS_IS_FOR_DEFENDERS_2.text((plan,), SHAPE)
    if not knows_plan(group, plan):
        return _SAYS_NOBODY_IN_HAS_LEARNED_2.text((group, plan), SHAPE)
    if not beside(group, foe) or hides_from(foe, kingdom, 0, world):
        return _SAYS_IS_NOWHERE_NEAR_2.text((foe, group), SHAPE)
    if any(c.attacker is group and c.foe is foe for c in world.challenges):
        return _SAYS_ATTACKS_ALREADY_2.text((group, foe), SHAPE)
    if host_size(group) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NO_TROOPS_TO_2.text((group,), SHAPE)
    if host_size(foe) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NO_TROOPS_NOBODY_2.text((foe,), SHAPE)
    return None


def needs_order_111_of(group: Group, kingdom: Kingdom, foe: Group, plan: Tactic, world: World) -> str | None:
    """Why it is refused when it is done: Attack Group (Delayed).

    maelstrom "#111 - Attack Group (Delayed)", "Combat".
    """
    if not TACTIC_ATTACK[plan]:
        return _SAYS_IS_FOR_DEFENDERS_2.text((plan,), SHAPE)
    if not knows_plan(group, plan):
        return _SAYS_NOBODY_IN_HAS_LEARNED_2.text((group, plan), SHAPE)
    if host_size(group) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NO_TROOPS_TO_2.text((group,), SHAPE)
    return None


def early_order_111_kingdom(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Attack Group (Delayed).

    maelstrom "#111 - Attack Group (Delayed)", "Combat".
    """
    if host_size(group) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NO_TROOPS_TO_2.text((group,), SHAPE)
    return None


def early_order_111_foe(group: Group, kingdom: Kingdom, foe: Group, world: World) -> str | None:
    """Why it is refused when it is done: Attack Group (Delayed).

    maelstrom "#111 - Attack Group (Delayed)", "Combat".
    """
    if foe.kingdom is kingdom:
        return _SAYS_A_GROUP_DOES_NOT_2.text((), SHAPE)
    if not beside(group, foe) or hides_from(foe, kingdom, 0, world):
        return _SAYS_IS_NOWHERE_NEAR_2.text((foe, group), SHAPE)
    if any(c.attacker is group and c.foe is foe for c in world.challenges):
        return _SAYS_ATTACKS_ALREADY_2.text((group, foe), SHAPE)
    if host_size(foe) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NO_TROOPS_NOBODY_2.text((foe,), SHAPE)
    return None


def does_order_111(
    group: Group,
    kingdom: Kingdom,
    foe: Group,
    plan: Tactic,
    world: World,
    dice: Dice,
) -> None:
    """Attack Group (Delayed).

    maelstrom "#111 - Attack Group (Delayed)", "Combat".
    """
    world.note('busy', group)
    challenge = Challenge(attacker=group, foe=foe, plan=plan)
    world.add(challenge)
    world.tell(kingdom, _SAYS_DRAWS_UP_AGAINST_2.text((group, foe), SHAPE), group, foe)


def domain_order_118_foe(group: Group, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Evasion.

    maelstrom "#118 - Evasion", "Combat", "Dwarven", "Elven", "Fairy Folk", "Lizard Men", "Nomad",
    "Charts".
    """
    return world.groups


def needs_order_118(group: Group, kingdom: Kingdom, foe: Group, world: World) -> str | None:
    """Why it is refused when it is done: Evasion.

    Raises OffTheTable (a table has no row).
    maelstrom "#118 - Evasion", "Combat", "Dwarven", "Elven", "Fairy Folk", "Lizard Men", "Nomad",
    "Charts".
    """
    if foe.kingdom is kingdom:
        return _SAYS_IS_NO_THREAT_TO.text((foe, group), SHAPE)
    if not order_open(ORDER_EVASION, kingdom):
        return _SAYS_NOBODY_IN_KNOWS_HOW.text((group,), SHAPE)
    if group.terrain not in _ONE_OF_1 or not terrain_adeptness_evasion(feeling(kingdom, group.terrain)):
        return _SAYS_DOES_NOT_KNOW_THIS.text((group,), SHAPE)
    if len(group.brigades) > 5:
        return _SAYS_IS_TOO_LARGE_TO.text((group,), SHAPE)
    if any(c.attacker is group for c in world.challenges):
        return _SAYS_ATTACKS_THIS_TURN_AND.text((group,), SHAPE)
    return None


def needs_order_118_of(group: Group, kingdom: Kingdom, foe: Group, world: World) -> str | None:
    """Why it is refused when it is done: Evasion.

    Raises OffTheTable (a table has no row).
    maelstrom "#118 - Evasion", "Combat", "Dwarven", "Elven", "Fairy Folk", "Lizard Men", "Nomad",
    "Charts".
    """
    if not order_open(ORDER_EVASION, kingdom):
        return _SAYS_NOBODY_IN_KNOWS_HOW.text((group,), SHAPE)
    if group.terrain not in _ONE_OF_1 or not terrain_adeptness_evasion(feeling(kingdom, group.terrain)):
        return _SAYS_DOES_NOT_KNOW_THIS.text((group,), SHAPE)
    if len(group.brigades) > 5:
        return _SAYS_IS_TOO_LARGE_TO.text((group,), SHAPE)
    if any(c.attacker is group for c in world.challenges):
        return _SAYS_ATTACKS_THIS_TURN_AND.text((group,), SHAPE)
    return None


def early_order_118_kingdom(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Evasion.

    Raises OffTheTable (a table has no row).
    maelstrom "#118 - Evasion", "Combat", "Dwarven", "Elven", "Fairy Folk", "Lizard Men", "Nomad",
    "Charts".
    """
    if not order_open(ORDER_EVASION, kingdom):
        return _SAYS_NOBODY_IN_KNOWS_HOW.text((group,), SHAPE)
    if group.terrain not in _ONE_OF_1 or not terrain_adeptness_evasion(feeling(kingdom, group.terrain)):
        return _SAYS_DOES_NOT_KNOW_THIS.text((group,), SHAPE)
    if len(group.brigades) > 5:
        return _SAYS_IS_TOO_LARGE_TO.text((group,), SHAPE)
    if any(c.attacker is group for c in world.challenges):
        return _SAYS_ATTACKS_THIS_TURN_AND.text((group,), SHAPE)
    return None


def does_order_118(group: Group, kingdom: Kingdom, foe: Group, world: World, dice: Dice) -> None:
    """Evasion.

    maelstrom "#118 - Evasion", "Combat", "Dwarven", "Elven", "Fairy Folk", "Lizard Men", "Nomad",
    "Charts".
    """
    if (
        (beside(group, foe) and not hides_from(foe, kingdom, 0, world))
        or any(c.attacker is foe and c.foe is group for c in world.challenges)
    ):
        world.tell(kingdom, _SAYS_MAKES_READY_FOR.text((group, foe), SHAPE), group, foe)
    world.note('busy', group)
    world.note('evaded', group, foe)
    world.note('stood_ready', group)


def domain_order_120_foe(group: Group, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Defend.

    maelstrom "#120 - Defend", "Combat", "Groups".
    """
    return world.groups


def needs_order_120(group: Group, kingdom: Kingdom, foe: Group, plan: Tactic, world: World) -> str | None:
    """Why it is refused when it is done: Defend.

    maelstrom "#120 - Defend", "Combat", "Groups".
    """
    if foe.kingdom is kingdom:
        return _SAYS_IS_NO_THREAT_TO_2.text((foe, group), SHAPE)
    if TACTIC_ATTACK[plan] or plan == TACTIC_NO_ORDERS:
        return _SAYS_IS_FOR_ATTACKERS.text((plan,), SHAPE)
    if not knows_plan(group, plan):
        return _SAYS_NOBODY_IN_HAS_LEARNED_3.text((group, plan), SHAPE)
    return None


def needs_order_120_of(group: Group, kingdom: Kingdom, foe: Group, plan: Tactic, world: World) -> str | None:
    """Why it is refused when it is done: Defend.

    maelstrom "#120 - Defend", "Combat", "Groups".
    """
    if TACTIC_ATTACK[plan] or plan == TACTIC_NO_ORDERS:
        return _SAYS_IS_FOR_ATTACKERS.text((plan,), SHAPE)
    if not knows_plan(group, plan):
        return _SAYS_NOBODY_IN_HAS_LEARNED_3.text((group, plan), SHAPE)
    return None


def early_order_120_foe(group: Group, kingdom: Kingdom, foe: Group, world: World) -> str | None:
    """Why it is refused when it is done: Defend.

    maelstrom "#120 - Defend", "Combat", "Groups".
    """
    if foe.kingdom is kingdom:
        return _SAYS_IS_NO_THREAT_TO_2.text((foe, group), SHAPE)
    return None


def does_order_120(
    group: Group,
    kingdom: Kingdom,
    foe: Group,
    plan: Tactic,
    world: World,
    dice: Dice,
) -> None:
    """Defend.

    maelstrom "#120 - Defend", "Combat", "Groups".
    """
    if (
        (beside(group, foe) and not hides_from(foe, kingdom, 0, world))
        or any(c.attacker is foe and c.foe is group for c in world.challenges)
    ):
        world.tell(kingdom, _SAYS_MAKES_READY_FOR_2.text((group, foe), SHAPE), group, foe)
    world.note('busy', group)
    stand = Stand(group=group, foe=foe, plan=plan)
    world.add(stand)
    world.note('stood_ready', group)


def needs_order_121(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Entrenchment.

    maelstrom "#121 - Entrenchment", "Combat".
    """
    if any(c.attacker is group for c in world.challenges):
        return _SAYS_ATTACKS_THIS_TURN_AND_2.text((group,), SHAPE)
    return None


def does_order_121(group: Group, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Entrenchment.

    maelstrom "#121 - Entrenchment", "Combat".
    """
    world.note('busy', group)
    group.morale = morale_after(group, MORALE_EVENT_ENTRENCHING)
    stand = Stand(group=group, plan=TACTIC_STAND_AND_DEFEND)
    world.add(stand)
    world.note('stood_ready', group)


# at the end, for these modules use each other
from ._after_battle import break_camp, fall, learn, rise_again, spoils  # noqa: E402
from ._turn import weather  # noqa: E402
from .abilities import death_gaze, eye_power  # noqa: E402
from .casting_battle import comes_to, daze, disjoin, kept_apart, lay_to_rest, part, rearm, show_spells, shrink_back  # noqa: E402
from .casting_veils import upon_clashed_1  # noqa: E402
from .combat import battle_morale, combat_bonus, early_losses, magic_resistance, readiness, retreat_losses, retreat_threshold, stage_force, suffered, withdraws  # noqa: E402
from .magic import felling_chance, leader_level  # noqa: E402
from .marching import hides_from, upon_clashed_2  # noqa: E402
from .missions import kill  # noqa: E402
from .morale import morale_after  # noqa: E402
from .movement import feeling, host_size  # noqa: E402
from .sailing import at_sea, fight_aboard  # noqa: E402
from .sieges import upon_retreated_1  # noqa: E402
from .tactics import knows_plan, stance  # noqa: E402

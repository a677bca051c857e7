"""Resolvers of orders_ruler.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    ARTIFACT_STAFF_OF_DISDAIN, ARTIFACT_STAFF_OF_THE_GREAT_ORATOR, HOLD_SUBSTANTIAL, HOLD_TIGHT_CONTROL,
    ORDER_CONSUL_DENIGRATE_REGION_ANCIENT_ONES_ONLY, ORDER_CONSUL_ENAMOR_REGION_ANCIENT_ONES_ONLY,
    RANK_CONSUL, RANK_FOOL, ROYAL_ACT_CONSUL_DENIGRATE, ROYAL_ACT_CONSUL_ENAMOR, ROYAL_ACT_DENIGRATE,
    ROYAL_ACT_DISDAIN_DENIGRATE, ROYAL_ACT_ENAMOR, ROYAL_ACT_INCREASE, ROYAL_ACT_ORATOR_ENAMOR, Reaction,
    Region,
)
from ._kinds import Figure, Foothold, Kingdom, Ruler
from ._words import GOLD, INFLUENCE
from ._world import SHAPE, World
from .clerks import order_open
from .realm import controls, hold, influence_raised, may_spend
from .ruler import (
    act_cost, consul_denigrate_chance, denigrate_chance, denigrated, disdain_chance, enamor_chance,
    enamored, increase_chance, influence_increased, influence_sold, jest, may_enamor, sale_proceeds,
)

_ARTIFACT_STAFF_OF_DISDAIN_BIT: Final = 1 << ARTIFACT_STAFF_OF_DISDAIN
_ARTIFACT_STAFF_OF_THE_GREAT_ORATOR_BIT: Final = 1 << ARTIFACT_STAFF_OF_THE_GREAT_ORATOR

_SAYS_IS_NOW_TOWARDS: Final = Message((
    Hole(Holds("choice", 'Region'), 'region'), ' is now ', Hole(Holds("choice", 'Reaction'), 'mood'),
    ' towards ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'process:shift_reaction', 'is_now_towards')
_SAYS_COURTS: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' courts ', Hole(Holds("choice", 'Region'), 'region'), '.',
), 'process:warn_immortals', 'courts')
_SAYS_LISTENS_AND_THINKS_BETTER: Final = Message((
    Hole(Holds("choice", 'Region'), 'region'), ' listens, and thinks better of ',
    Hole(Holds("thing", 'Kingdom'), 'target'), '.',
), 'process:win_over', 'listens_and_thinks_better')
_SAYS_BELIEVES_WHAT_IS_SAID: Final = Message((
    Hole(Holds("choice", 'Region'), 'region'), ' believes what is said about ',
    Hole(Holds("thing", 'Kingdom'), 'target'), '.',
), 'process:speak_ill', 'believes_what_is_said')
_SAYS_SOMEBODY_SPEAKS_ILL_OF: Final = Message((
    'Somebody speaks ill of ', Hole(Holds("thing", 'Kingdom'), 'target'), ' in ',
    Hole(Holds("choice", 'Region'), 'region'), ', and is believed.',
), 'process:speak_ill', 'somebody_speaks_ill_of')
_SAYS_IS_NO_CONSUL: Final = Message((
    Hole(Holds("thing", 'Ruler'), 'ruler'), ' is no Consul.',
), 'order:465', 'consul')
_SAYS_ONLY_THE_ANCIENT_ONES: Final = Message((
    'Only the Ancient Ones are ruled by Consuls.',
), 'order:465', 'people')
_SAYS_IS_LOYAL_TO_ANOTHER: Final = Message((
    Hole(Holds("choice", 'Region'), 'region'), ' is loyal to another kind of throne.',
), 'order:465', 'open_minds', ('target',))
_SAYS_IS_A_PRISONER: Final = Message((
    Hole(Holds("thing", 'Ruler'), 'ruler'), ' is a prisoner.',
), 'order:465', 'free')
_SAYS_LIES_IN_A_SLEEP: Final = Message((
    Hole(Holds("thing", 'Ruler'), 'ruler'), ' lies in a sleep from which nobody wakes.',
), 'order:465', 'awake')
_SAYS_HAD_TO_MOVE_IN: Final = Message((
    Hole(Holds("thing", 'Ruler'), 'ruler'), ' had to move in this turn, and does nothing else.',
), 'order:465', 'settled')
_SAYS_DOES_NOT_LISTEN_TO: Final = Message((
    Hole(Holds("choice", 'Region'), 'region'), ' does not listen to ',
    Hole(Holds("thing", 'Ruler'), 'ruler'), '.',
), 'order:465', 'does_not_listen_to')
_SAYS_IS_LOYAL_TO_ANOTHER_2: Final = Message((
    Hole(Holds("choice", 'Region'), 'region'), ' is loyal to another kind of throne.',
), 'order:470', 'open_minds')
_SAYS_IS_A_PRISONER_2: Final = Message((
    Hole(Holds("thing", 'Ruler'), 'ruler'), ' is a prisoner.',
), 'order:470', 'free')
_SAYS_LIES_IN_A_SLEEP_2: Final = Message((
    Hole(Holds("thing", 'Ruler'), 'ruler'), ' lies in a sleep from which nobody wakes.',
), 'order:470', 'awake')
_SAYS_HAD_TO_MOVE_IN_2: Final = Message((
    Hole(Holds("thing", 'Ruler'), 'ruler'), ' had to move in this turn, and does nothing else.',
), 'order:470', 'settled')
_SAYS_DOES_NOT_HOLD_THE: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' does not hold the Staff of the Great Orator.',
), 'order:471', 'staff')
_SAYS_THE_STAFF_HAS_SPOKEN: Final = Message((
    'The staff has spoken as often as it may.',
), 'order:471', 'second')
_SAYS_IS_LOYAL_TO_ANOTHER_3: Final = Message((
    Hole(Holds("choice", 'Region'), 'region'), ' is loyal to another kind of throne.',
), 'order:471', 'open_minds')
_SAYS_A_KINGDOM_CANNOT_DENIGRATE: Final = Message((
    'A kingdom cannot denigrate itself.',
), 'order:475', 'other')
_SAYS_EVERYBODY_IN_STANDS_BEHIND: Final = Message((
    'Everybody in ', Hole(Holds("choice", 'Region'), 'region'), ' stands behind ',
    Hole(Holds("thing", 'Kingdom'), 'target'), '.',
), 'order:475', 'loose')
_SAYS_IS_A_PRISONER_3: Final = Message((
    Hole(Holds("thing", 'Ruler'), 'ruler'), ' is a prisoner.',
), 'order:475', 'free')
_SAYS_LIES_IN_A_SLEEP_3: Final = Message((
    Hole(Holds("thing", 'Ruler'), 'ruler'), ' lies in a sleep from which nobody wakes.',
), 'order:475', 'awake')
_SAYS_HAD_TO_MOVE_IN_3: Final = Message((
    Hole(Holds("thing", 'Ruler'), 'ruler'), ' had to move in this turn, and does nothing else.',
), 'order:475', 'settled')
_SAYS_NOBODY_IN_BELIEVES_IT: Final = Message((
    'Nobody in ', Hole(Holds("choice", 'Region'), 'region'), ' believes it of ',
    Hole(Holds("thing", 'Kingdom'), 'target'), '.',
), 'order:475', 'nobody_in_believes_it')
_SAYS_DOES_NOT_HOLD_THE_2: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' does not hold the Staff of Disdain.',
), 'order:476', 'staff')
_SAYS_A_KINGDOM_CANNOT_DENIGRATE_2: Final = Message((
    'A kingdom cannot denigrate itself.',
), 'order:476', 'other')
_SAYS_EVERYBODY_IN_STANDS_BEHIND_2: Final = Message((
    'Everybody in ', Hole(Holds("choice", 'Region'), 'region'), ' stands behind ',
    Hole(Holds("thing", 'Kingdom'), 'target'), '.',
), 'order:476', 'loose')
_SAYS_NOBODY_IN_BELIEVES_IT_2: Final = Message((
    'Nobody in ', Hole(Holds("choice", 'Region'), 'region'), ' believes it of ',
    Hole(Holds("thing", 'Kingdom'), 'target'), '.',
), 'order:476', 'nobody_in_believes_it')
_SAYS_IS_NO_CONSUL_2: Final = Message((
    Hole(Holds("thing", 'Ruler'), 'ruler'), ' is no Consul.',
), 'order:478', 'consul')
_SAYS_ONLY_THE_ANCIENT_ONES_2: Final = Message((
    'Only the Ancient Ones are ruled by Consuls.',
), 'order:478', 'people')
_SAYS_A_KINGDOM_CANNOT_DENIGRATE_3: Final = Message((
    'A kingdom cannot denigrate itself.',
), 'order:478', 'other')
_SAYS_EVERYBODY_IN_STANDS_BEHIND_3: Final = Message((
    'Everybody in ', Hole(Holds("choice", 'Region'), 'region'), ' stands behind ',
    Hole(Holds("thing", 'Kingdom'), 'target'), '.',
), 'order:478', 'loose')
_SAYS_IS_A_PRISONER_4: Final = Message((
    Hole(Holds("thing", 'Ruler'), 'ruler'), ' is a prisoner.',
), 'order:478', 'free')
_SAYS_LIES_IN_A_SLEEP_4: Final = Message((
    Hole(Holds("thing", 'Ruler'), 'ruler'), ' lies in a sleep from which nobody wakes.',
), 'order:478', 'awake')
_SAYS_HAD_TO_MOVE_IN_4: Final = Message((
    Hole(Holds("thing", 'Ruler'), 'ruler'), ' had to move in this turn, and does nothing else.',
), 'order:478', 'settled')
_SAYS_NOBODY_IN_BELIEVES_IT_3: Final = Message((
    'Nobody in ', Hole(Holds("choice", 'Region'), 'region'), ' believes it of ',
    Hole(Holds("thing", 'Kingdom'), 'target'), '.',
), 'order:478', 'nobody_in_believes_it')
_SAYS_NO_STRINGS_ARE_LEFT: Final = Message((
    'No strings are left that ', Hole(Holds("thing", 'Ruler'), 'ruler'), ' could pull.',
), 'order:480', 'room')
_SAYS_IS_A_PRISONER_5: Final = Message((
    Hole(Holds("thing", 'Ruler'), 'ruler'), ' is a prisoner.',
), 'order:480', 'free')
_SAYS_LIES_IN_A_SLEEP_5: Final = Message((
    Hole(Holds("thing", 'Ruler'), 'ruler'), ' lies in a sleep from which nobody wakes.',
), 'order:480', 'awake')
_SAYS_HAD_TO_MOVE_IN_5: Final = Message((
    Hole(Holds("thing", 'Ruler'), 'ruler'), ' had to move in this turn, and does nothing else.',
), 'order:480', 'settled')
_SAYS_NOW_HAS: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' now has ',
    Hole(Holds("number", unit=INFLUENCE), 'influence'), '.',
), 'order:480', 'now_has')
_SAYS_THE_STRINGS_THAT_PULLED: Final = Message((
    'The strings that ', Hole(Holds("thing", 'Ruler'), 'ruler'), ' pulled were tied to nothing.',
), 'order:480', 'the_strings_that_pulled')
_SAYS_IS_NO_FOOL: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is no Fool.',
), 'order:483', 'jester')
_SAYS_IS_A_PRISONER_6: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is a prisoner.',
), 'order:483', 'free')
_SAYS_LIES_IN_A_SLEEP_6: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' lies in a sleep from which nobody wakes.',
), 'order:483', 'awake')
_SAYS_HAD_TO_MOVE_IN_6: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' had to move in this turn, and does nothing else.',
), 'order:483', 'settled')
_SAYS_HAS_PLAYED_BEFORE_THE: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' has played before the court; ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' now has ',
    Hole(Holds("number", unit=INFLUENCE), 'influence'), '.',
), 'order:483', 'has_played_before_the')
_SAYS_HAS_NO_INFLUENCE_TO: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has no influence to spare.',
), 'order:490', 'enough')
_SAYS_IS_A_PRISONER_7: Final = Message((
    Hole(Holds("thing", 'Ruler'), 'ruler'), ' is a prisoner.',
), 'order:490', 'free')
_SAYS_LIES_IN_A_SLEEP_7: Final = Message((
    Hole(Holds("thing", 'Ruler'), 'ruler'), ' lies in a sleep from which nobody wakes.',
), 'order:490', 'awake')
_SAYS_HAD_TO_MOVE_IN_7: Final = Message((
    Hole(Holds("thing", 'Ruler'), 'ruler'), ' had to move in this turn, and does nothing else.',
), 'order:490', 'settled')
_SAYS_HAS_SOLD_TITLES_FOR: Final = Message((
    Hole(Holds("thing", 'Ruler'), 'ruler'), ' has sold titles for ',
    Hole(Holds("number", unit=GOLD), 'coins'), '.',
), 'order:490', 'has_sold_titles_for')


def holder(region: Region, world: World) -> Kingdom | None:
    """Kingdom that controls a region.

    maelstrom "Regions".
    """
    for k in world.kingdoms:
        if controls(k, region):
            return k
    return None


def hears_suitors(kingdom: Kingdom, region: Region, world: World) -> bool:
    """The kingdom hears who courts the region.

    Raises NoAnswer (no case fits).
    maelstrom "Immortality".
    """
    return (
        hold(kingdom, region) >= HOLD_SUBSTANTIAL
        and any(f.kingdom is kingdom and deathless(f) and not in_irons(f) for f in world.figures)
    )  # an Immortal at court, and much of the region


def shift_reaction(kingdom: Kingdom, region: Region, mood_: Reaction, world: World) -> None:
    """A region thinks otherwise of a kingdom.

    maelstrom "#470 - Enamor Region".
    """
    s = next((s for s in kingdom.standings if s.region == region), None)
    if s is not None:
        world.keep(s, "reaction")
        s.reaction = mood_
    else:
        stranger = Foothold(region=region, reaction=mood_)
        world.add(stranger)
        world.keep(kingdom, "standings")
        kingdom.standings = (*kingdom.standings, stranger)
    world.tell(kingdom, _SAYS_IS_NOW_TOWARDS.text((region, mood_, kingdom), SHAPE))


def warn_immortals(kingdom: Kingdom, region: Region, world: World) -> None:
    """Immortals hear who courts a region.

    Raises NoAnswer (no case fits).
    maelstrom "Immortality".
    """
    for k in [k for k in world.kingdoms if k is not kingdom and hears_suitors(k, region, world)]:
        world.tell(k, _SAYS_COURTS.text((kingdom, region), SHAPE))


def win_over(kingdom: Kingdom, target: Kingdom, region: Region, world: World) -> None:
    """A region is won over.

    Raises NoAnswer (no case fits).
    maelstrom "#470 - Enamor Region", "#465 - Consul Enamor Region (Ancient Ones only)".
    """
    warn_immortals(kingdom, region, world)
    shift_reaction(target, region, enamored(target, region, world), world)
    if target is not kingdom:
        world.tell(kingdom, _SAYS_LISTENS_AND_THINKS_BETTER.text((region, target), SHAPE))


def speak_ill(kingdom: Kingdom, target: Kingdom, region: Region, world: World) -> None:
    """A kingdom is denigrated.

    maelstrom "#475 - Denigrate Kingdom".
    """
    shift_reaction(target, region, denigrated(target, region), world)
    world.tell(kingdom, _SAYS_BELIEVES_WHAT_IS_SAID.text((region, target), SHAPE))
    world.tell(target, _SAYS_SOMEBODY_SPEAKS_ILL_OF.text((target, region), SHAPE))


def raise_staff(kingdom: Kingdom, world: World) -> None:
    """The staff is raised.

    maelstrom "#471 - Enamor Region (Artifact only)".
    """
    if world.happened('orated', 'this', 0, kingdom):
        world.note('orated_again', kingdom)
    else:
        world.note('orated', kingdom)


def domain_order_465_target(ruler: Ruler, kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Consul Enamor Region (Ancient Ones only).

    maelstrom "#465 - Consul Enamor Region (Ancient Ones only)", "Ancient Ones".
    """
    return world.kingdoms


def needs_order_465(
    ruler: Ruler,
    kingdom: Kingdom,
    target: Kingdom | None,
    region: Region,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Consul Enamor Region (Ancient Ones only).

    maelstrom "#465 - Consul Enamor Region (Ancient Ones only)", "Ancient Ones".
    """
    if ruler.rank != RANK_CONSUL:
        return _SAYS_IS_NO_CONSUL.text((ruler,), SHAPE)
    if not order_open(ORDER_CONSUL_ENAMOR_REGION_ANCIENT_ONES_ONLY, kingdom):
        return _SAYS_ONLY_THE_ANCIENT_ONES.text((), SHAPE)
    if not may_enamor(kingdom if target is None else target, region, holder(region, world)):
        return _SAYS_IS_LOYAL_TO_ANOTHER.text((region,), SHAPE)
    if in_irons(ruler):
        return _SAYS_IS_A_PRISONER.text((ruler,), SHAPE)
    if asleep(ruler):
        return _SAYS_LIES_IN_A_SLEEP.text((ruler,), SHAPE)
    if world.happened('uprooted', 'this', 0, ruler):
        return _SAYS_HAD_TO_MOVE_IN.text((ruler,), SHAPE)
    return None


def early_order_465_kingdom(ruler: Ruler, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Consul Enamor Region (Ancient Ones only).

    maelstrom "#465 - Consul Enamor Region (Ancient Ones only)", "Ancient Ones".
    """
    if ruler.rank != RANK_CONSUL:
        return _SAYS_IS_NO_CONSUL.text((ruler,), SHAPE)
    if not order_open(ORDER_CONSUL_ENAMOR_REGION_ANCIENT_ONES_ONLY, kingdom):
        return _SAYS_ONLY_THE_ANCIENT_ONES.text((), SHAPE)
    if in_irons(ruler):
        return _SAYS_IS_A_PRISONER.text((ruler,), SHAPE)
    if asleep(ruler):
        return _SAYS_LIES_IN_A_SLEEP.text((ruler,), SHAPE)
    if world.happened('uprooted', 'this', 0, ruler):
        return _SAYS_HAD_TO_MOVE_IN.text((ruler,), SHAPE)
    return None


def cost_order_465(
    ruler: Ruler,
    kingdom: Kingdom,
    target: Kingdom | None,
    region: Region,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Consul Enamor Region (Ancient Ones only).

    maelstrom "#465 - Consul Enamor Region (Ancient Ones only)", "Ancient Ones".
    """
    return (("gold", act_cost(ROYAL_ACT_CONSUL_ENAMOR)),)


def does_order_465(
    ruler: Ruler,
    kingdom: Kingdom,
    target: Kingdom | None,
    region: Region,
    world: World,
    dice: Dice,
) -> None:
    """Consul Enamor Region (Ancient Ones only).

    Raises DoesNotApply (the book says that there is no such value); NoAnswer (no case fits).
    maelstrom "#465 - Consul Enamor Region (Ancient Ones only)", "Ancient Ones".
    """
    chance = enamor_chance(ROYAL_ACT_CONSUL_ENAMOR)  # won over
    if dice.throw('order 465.won_over', 100) <= chance:
        win_over(kingdom, kingdom if target is None else target, region, world)
    else:
        warn_immortals(kingdom, region, world)
        world.tell(kingdom, _SAYS_DOES_NOT_LISTEN_TO.text((region, ruler), SHAPE), ruler)


def needs_order_470(ruler: Ruler, kingdom: Kingdom, region: Region, world: World) -> str | None:
    """Why it is refused when it is done: Enamor Region.

    maelstrom "#470 - Enamor Region", "Regions".
    """
    if not may_enamor(kingdom, region, holder(region, world)):
        return _SAYS_IS_LOYAL_TO_ANOTHER_2.text((region,), SHAPE)
    if in_irons(ruler):
        return _SAYS_IS_A_PRISONER_2.text((ruler,), SHAPE)
    if asleep(ruler):
        return _SAYS_LIES_IN_A_SLEEP_2.text((ruler,), SHAPE)
    if world.happened('uprooted', 'this', 0, ruler):
        return _SAYS_HAD_TO_MOVE_IN_2.text((ruler,), SHAPE)
    return None


def early_order_470_kingdom(ruler: Ruler, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Enamor Region.

    maelstrom "#470 - Enamor Region", "Regions".
    """
    if in_irons(ruler):
        return _SAYS_IS_A_PRISONER_2.text((ruler,), SHAPE)
    if asleep(ruler):
        return _SAYS_LIES_IN_A_SLEEP_2.text((ruler,), SHAPE)
    if world.happened('uprooted', 'this', 0, ruler):
        return _SAYS_HAD_TO_MOVE_IN_2.text((ruler,), SHAPE)
    return None


def cost_order_470(
    ruler: Ruler,
    kingdom: Kingdom,
    region: Region,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Enamor Region.

    maelstrom "#470 - Enamor Region", "Regions".
    """
    return (("gold", act_cost(ROYAL_ACT_ENAMOR)),)


def does_order_470(ruler: Ruler, kingdom: Kingdom, region: Region, world: World, dice: Dice) -> None:
    """Enamor Region.

    Raises NoAnswer (no case fits).
    maelstrom "#470 - Enamor Region", "Regions".
    """
    win_over(kingdom, kingdom, region, world)


def needs_order_471(kingdom: Kingdom, region: Region, world: World) -> str | None:
    """Why it is refused when it is done: Enamor Region (Artifact only).

    maelstrom "#471 - Enamor Region (Artifact only)".
    """
    if not kingdom.regalia & _ARTIFACT_STAFF_OF_THE_GREAT_ORATOR_BIT:
        return _SAYS_DOES_NOT_HOLD_THE.text((kingdom,), SHAPE)
    if world.happened('orated_again', 'this', 0, kingdom):
        return _SAYS_THE_STAFF_HAS_SPOKEN.text((), SHAPE)
    if not may_enamor(kingdom, region, holder(region, world)):
        return _SAYS_IS_LOYAL_TO_ANOTHER_3.text((region,), SHAPE)
    return None


def cost_order_471(kingdom: Kingdom, region: Region, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Enamor Region (Artifact only).

    maelstrom "#471 - Enamor Region (Artifact only)".
    """
    return (("gold", act_cost(ROYAL_ACT_ORATOR_ENAMOR)),)


def does_order_471(kingdom: Kingdom, region: Region, world: World, dice: Dice) -> None:
    """Enamor Region (Artifact only).

    Raises NoAnswer (no case fits).
    maelstrom "#471 - Enamor Region (Artifact only)".
    """
    raise_staff(kingdom, world)
    win_over(kingdom, kingdom, region, world)


def domain_order_475_target(ruler: Ruler, kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Denigrate Kingdom.

    maelstrom "#475 - Denigrate Kingdom", "Regions".
    """
    return world.kingdoms


def needs_order_475(
    ruler: Ruler,
    kingdom: Kingdom,
    target: Kingdom,
    region: Region,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Denigrate Kingdom.

    Raises NoAnswer (no case fits).
    maelstrom "#475 - Denigrate Kingdom", "Regions".
    """
    if target is kingdom:
        return _SAYS_A_KINGDOM_CANNOT_DENIGRATE.text((), SHAPE)
    if hold(target, region) == HOLD_TIGHT_CONTROL:
        return _SAYS_EVERYBODY_IN_STANDS_BEHIND.text((region, target), SHAPE)
    if in_irons(ruler):
        return _SAYS_IS_A_PRISONER_3.text((ruler,), SHAPE)
    if asleep(ruler):
        return _SAYS_LIES_IN_A_SLEEP_3.text((ruler,), SHAPE)
    if world.happened('uprooted', 'this', 0, ruler):
        return _SAYS_HAD_TO_MOVE_IN_3.text((ruler,), SHAPE)
    return None


def early_order_475_kingdom(ruler: Ruler, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Denigrate Kingdom.

    maelstrom "#475 - Denigrate Kingdom", "Regions".
    """
    if in_irons(ruler):
        return _SAYS_IS_A_PRISONER_3.text((ruler,), SHAPE)
    if asleep(ruler):
        return _SAYS_LIES_IN_A_SLEEP_3.text((ruler,), SHAPE)
    if world.happened('uprooted', 'this', 0, ruler):
        return _SAYS_HAD_TO_MOVE_IN_3.text((ruler,), SHAPE)
    return None


def early_order_475_target(ruler: Ruler, kingdom: Kingdom, target: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Denigrate Kingdom.

    maelstrom "#475 - Denigrate Kingdom", "Regions".
    """
    if target is kingdom:
        return _SAYS_A_KINGDOM_CANNOT_DENIGRATE.text((), SHAPE)
    return None


def cost_order_475(
    ruler: Ruler,
    kingdom: Kingdom,
    target: Kingdom,
    region: Region,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Denigrate Kingdom.

    maelstrom "#475 - Denigrate Kingdom", "Regions".
    """
    return (("gold", act_cost(ROYAL_ACT_DENIGRATE)),)


def does_order_475(
    ruler: Ruler,
    kingdom: Kingdom,
    target: Kingdom,
    region: Region,
    world: World,
    dice: Dice,
) -> None:
    """Denigrate Kingdom.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "#475 - Denigrate Kingdom", "Regions".
    """
    chance = denigrate_chance(kingdom, target, region)  # believed
    if dice.throw('order 475.believed', 100) <= chance:
        speak_ill(kingdom, target, region, world)
    else:
        world.tell(kingdom, _SAYS_NOBODY_IN_BELIEVES_IT.text((region, target), SHAPE))


def domain_order_476_target(kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Denigrate Region (Artifact only).

    maelstrom "#476 - Denigrate Region (Artifact only)".
    """
    return world.kingdoms


def needs_order_476(kingdom: Kingdom, target: Kingdom, region: Region, world: World) -> str | None:
    """Why it is refused when it is done: Denigrate Region (Artifact only).

    Raises NoAnswer (no case fits).
    maelstrom "#476 - Denigrate Region (Artifact only)".
    """
    if not kingdom.regalia & _ARTIFACT_STAFF_OF_DISDAIN_BIT:
        return _SAYS_DOES_NOT_HOLD_THE_2.text((kingdom,), SHAPE)
    if target is kingdom:
        return _SAYS_A_KINGDOM_CANNOT_DENIGRATE_2.text((), SHAPE)
    if hold(target, region) == HOLD_TIGHT_CONTROL:
        return _SAYS_EVERYBODY_IN_STANDS_BEHIND_2.text((region, target), SHAPE)
    return None


def early_order_476_target(kingdom: Kingdom, target: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Denigrate Region (Artifact only).

    maelstrom "#476 - Denigrate Region (Artifact only)".
    """
    if not kingdom.regalia & _ARTIFACT_STAFF_OF_DISDAIN_BIT:
        return _SAYS_DOES_NOT_HOLD_THE_2.text((kingdom,), SHAPE)
    if target is kingdom:
        return _SAYS_A_KINGDOM_CANNOT_DENIGRATE_2.text((), SHAPE)
    return None


def cost_order_476(
    kingdom: Kingdom,
    target: Kingdom,
    region: Region,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Denigrate Region (Artifact only).

    maelstrom "#476 - Denigrate Region (Artifact only)".
    """
    return (("gold", act_cost(ROYAL_ACT_DISDAIN_DENIGRATE)),)


def does_order_476(kingdom: Kingdom, target: Kingdom, region: Region, world: World, dice: Dice) -> None:
    """Denigrate Region (Artifact only).

    maelstrom "#476 - Denigrate Region (Artifact only)".
    """
    chance = disdain_chance(kingdom)  # believed
    if dice.throw('order 476.believed', 100) <= chance:
        speak_ill(kingdom, target, region, world)
    else:
        world.tell(kingdom, _SAYS_NOBODY_IN_BELIEVES_IT_2.text((region, target), SHAPE))


def domain_order_478_target(ruler: Ruler, kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Consul Denigrate Region (Ancient Ones only).

    maelstrom "#478 - Consul Denigrate Region (Ancient Ones only)", "Ancient Ones".
    """
    return world.kingdoms


def needs_order_478(
    ruler: Ruler,
    kingdom: Kingdom,
    target: Kingdom,
    region: Region,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Consul Denigrate Region (Ancient Ones only).

    Raises NoAnswer (no case fits).
    maelstrom "#478 - Consul Denigrate Region (Ancient Ones only)", "Ancient Ones".
    """
    if ruler.rank != RANK_CONSUL:
        return _SAYS_IS_NO_CONSUL_2.text((ruler,), SHAPE)
    if not order_open(ORDER_CONSUL_DENIGRATE_REGION_ANCIENT_ONES_ONLY, kingdom):
        return _SAYS_ONLY_THE_ANCIENT_ONES_2.text((), SHAPE)
    if target is kingdom:
        return _SAYS_A_KINGDOM_CANNOT_DENIGRATE_3.text((), SHAPE)
    if hold(target, region) == HOLD_TIGHT_CONTROL:
        return _SAYS_EVERYBODY_IN_STANDS_BEHIND_3.text((region, target), SHAPE)
    if in_irons(ruler):
        return _SAYS_IS_A_PRISONER_4.text((ruler,), SHAPE)
    if asleep(ruler):
        return _SAYS_LIES_IN_A_SLEEP_4.text((ruler,), SHAPE)
    if world.happened('uprooted', 'this', 0, ruler):
        return _SAYS_HAD_TO_MOVE_IN_4.text((ruler,), SHAPE)
    return None


def early_order_478_kingdom(ruler: Ruler, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Consul Denigrate Region (Ancient Ones only).

    maelstrom "#478 - Consul Denigrate Region (Ancient Ones only)", "Ancient Ones".
    """
    if ruler.rank != RANK_CONSUL:
        return _SAYS_IS_NO_CONSUL_2.text((ruler,), SHAPE)
    if not order_open(ORDER_CONSUL_DENIGRATE_REGION_ANCIENT_ONES_ONLY, kingdom):
        return _SAYS_ONLY_THE_ANCIENT_ONES_2.text((), SHAPE)
    if in_irons(ruler):
        return _SAYS_IS_A_PRISONER_4.text((ruler,), SHAPE)
    if asleep(ruler):
        return _SAYS_LIES_IN_A_SLEEP_4.text((ruler,), SHAPE)
    if world.happened('uprooted', 'this', 0, ruler):
        return _SAYS_HAD_TO_MOVE_IN_4.text((ruler,), SHAPE)
    return None


def early_order_478_target(ruler: Ruler, kingdom: Kingdom, target: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Consul Denigrate Region (Ancient Ones only).

    maelstrom "#478 - Consul Denigrate Region (Ancient Ones only)", "Ancient Ones".
    """
    if target is kingdom:
        return _SAYS_A_KINGDOM_CANNOT_DENIGRATE_3.text((), SHAPE)
    return None


def cost_order_478(
    ruler: Ruler,
    kingdom: Kingdom,
    target: Kingdom,
    region: Region,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Consul Denigrate Region (Ancient Ones only).

    maelstrom "#478 - Consul Denigrate Region (Ancient Ones only)", "Ancient Ones".
    """
    return (("gold", act_cost(ROYAL_ACT_CONSUL_DENIGRATE)),)


def does_order_478(
    ruler: Ruler,
    kingdom: Kingdom,
    target: Kingdom,
    region: Region,
    world: World,
    dice: Dice,
) -> None:
    """Consul Denigrate Region (Ancient Ones only).

    Raises DividedByNothing (a divisor is 0).
    maelstrom "#478 - Consul Denigrate Region (Ancient Ones only)", "Ancient Ones".
    """
    chance = consul_denigrate_chance(kingdom, target, region)  # believed
    if dice.throw('order 478.believed', 100) <= chance:
        speak_ill(kingdom, target, region, world)
    else:
        world.tell(kingdom, _SAYS_NOBODY_IN_BELIEVES_IT_3.text((region, target), SHAPE))


def needs_order_480(ruler: Ruler, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Increase Influence.

    maelstrom "#480 - Increase Influence", "King's Influence".
    """
    if kingdom.influence >= 2000:
        return _SAYS_NO_STRINGS_ARE_LEFT.text((ruler,), SHAPE)
    if in_irons(ruler):
        return _SAYS_IS_A_PRISONER_5.text((ruler,), SHAPE)
    if asleep(ruler):
        return _SAYS_LIES_IN_A_SLEEP_5.text((ruler,), SHAPE)
    if world.happened('uprooted', 'this', 0, ruler):
        return _SAYS_HAD_TO_MOVE_IN_5.text((ruler,), SHAPE)
    return None


def cost_order_480(ruler: Ruler, kingdom: Kingdom, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Increase Influence.

    maelstrom "#480 - Increase Influence", "King's Influence".
    """
    return (("gold", act_cost(ROYAL_ACT_INCREASE)),)


def does_order_480(ruler: Ruler, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Increase Influence.

    maelstrom "#480 - Increase Influence", "King's Influence".
    """
    chance = increase_chance(kingdom)  # strings hold
    if dice.throw('order 480.strings_hold', 100) <= chance:
        kingdom.influence = influence_increased(kingdom)
        world.tell(kingdom, _SAYS_NOW_HAS.text((kingdom, kingdom.influence), SHAPE))
    else:
        world.tell(kingdom, _SAYS_THE_STRINGS_THAT_PULLED.text((ruler,), SHAPE), ruler)


def needs_order_483(figure: Figure, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Entertain Royal Court.

    maelstrom "#483 - Entertain Royal Court", "King's Influence", "Political Emissaries".
    """
    if figure.rank != RANK_FOOL:
        return _SAYS_IS_NO_FOOL.text((figure,), SHAPE)
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER_6.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP_6.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN_6.text((figure,), SHAPE)
    return None


def does_order_483(figure: Figure, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Entertain Royal Court.

    maelstrom "#483 - Entertain Royal Court", "King's Influence", "Political Emissaries".
    """
    laughter = jest(dice)
    kingdom.influence = influence_raised(kingdom, laughter)
    world.tell(kingdom, _SAYS_HAS_PLAYED_BEFORE_THE.text((figure, kingdom, kingdom.influence), SHAPE), figure)


def needs_order_490(ruler: Ruler, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Sell Influence.

    maelstrom "#490 - Sell Influence", "King's Influence".
    """
    if not may_spend(kingdom, 100):
        return _SAYS_HAS_NO_INFLUENCE_TO.text((kingdom,), SHAPE)
    if in_irons(ruler):
        return _SAYS_IS_A_PRISONER_7.text((ruler,), SHAPE)
    if asleep(ruler):
        return _SAYS_LIES_IN_A_SLEEP_7.text((ruler,), SHAPE)
    if world.happened('uprooted', 'this', 0, ruler):
        return _SAYS_HAD_TO_MOVE_IN_7.text((ruler,), SHAPE)
    return None


def does_order_490(ruler: Ruler, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Sell Influence.

    maelstrom "#490 - Sell Influence", "King's Influence".
    """
    coins = sale_proceeds(kingdom)
    kingdom.influence = influence_sold(kingdom)
    kingdom.gold += coins
    world.tell(kingdom, _SAYS_HAS_SOLD_TITLES_FOR.text((ruler, coins), SHAPE), ruler)


# at the end, for these modules use each other
from .gates import asleep, deathless  # noqa: E402
from .politics import in_irons  # noqa: E402

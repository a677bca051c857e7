"""Resolvers of orders_500.rules."""

from __future__ import annotations

from collections.abc import Sequence

from rulec.runtime import Dice, members, present, show

from ._choices import (
    AlchemistItem, BRIGADE_TYPE_DAMNED, BRIGADE_TYPE_SKELETONS, BRIGADE_TYPE_ZOMBIES, BrigadeType, Building,
    EVERY_ALCHEMIST_ITEM, EVERY_BRIGADE_TYPE, EXPERIENCE_GREEN, EXPERIENCE_REGULAR,
    ORDER_DWARVEN_DEFENSES_DWARVES_ONLY, ORDER_HIRE_NEW_FIGURE_BARRACKS, ORDER_HIRE_NEW_FIGURE_TAVERN,
    ORDER_HIRE_SPECIAL_FIGURE_HALFLING_ONLY, ORDER_MUSTER_THE_FALLEN_DEATHKNIGHTS_ONLY,
    ORDER_RAISE_DEAD_NECROMANCER_ONLY, ORDER_RECRUIT_TROOPS_POPCENTER,
    ORDER_TRANSMUTE_DAMNED_TO_ZOMBIE_NECROMANCER_ONLY, POST_ADEPT_POST, POST_FOOL_POST, POST_HALFLING_AGENT,
    POST_MINERS, Post, RANK_DEMON_PRINCE, RANK_FOOL, RANK_MAIDEN, RANK_PRIESTESS,
)
from ._kinds import Bottle, Figure, Group, Kingdom, Place
from ._tables import (
    ALCHEMIST_ITEM_DRUNK_BY, ALCHEMIST_ITEM_FOLK, ALCHEMIST_ITEM_HEALS_ALL, ALCHEMIST_ITEM_KEEPS_FOOD,
    ALCHEMIST_ITEM_RESTORES_PRIESTESS, ALCHEMIST_ITEM_WORKSHOP, BUILDING_HIRES_MAIDENS,
    BUILDING_TESTS_MAIDENS, HIRES_BUILDING, HIRES_CAPITAL_ONLY, HIRES_ORDER,
)
from ._words import DEFENSE
from ._world import SHAPE, World
from .brigades import brigades_of, drilled
from .clerks import order_open
from .court import gift_chance
from .gates import asleep
from .hiring import (
    befriend, christen, has_a_seat, hiring_fame, hiring_gold, name_free, peers_of, take_command,
    take_office,
)
from .items import bottled, brew_food, brew_gold, brew_powder, use_up
from .politics import in_irons
from .realm import hiring_price
from .recruiting import (
    at_home_in, at_the_capital, companions_called, enlists, fallen_mustered, has_ranks_for, levy, levy_food,
    levy_gold, musters_at,
)
from .setting_up import raise_brigades
from .upkeep import muster_out


def needs_order_509(figure: Figure, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Test For The Gift.

    maelstrom "#509 - Test For The Gift", "High Priestess".
    """
    if figure.rank != RANK_MAIDEN:
        return f"{SHAPE.name(figure)} is no Noble Maiden."
    if in_irons(figure):
        return f"{SHAPE.name(figure)} is a prisoner."
    if asleep(figure):
        return f"{SHAPE.name(figure)} lies in a sleep from which nobody wakes."
    if (
        figure.place is None
        or figure.place.kingdom is not kingdom
        or not any(
            BUILDING_TESTS_MAIDENS[b] is not None and BUILDING_TESTS_MAIDENS[b]
            for b in map(Building, members(figure.place.buildings))
        )
    ):
        return f"There is no Temple of {SHAPE.name(kingdom)} where {SHAPE.name(figure)} is."
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
        world.tell(kingdom, f"{SHAPE.name(figure)} has the gift, and is a High Priestess.")
    else:
        world.tell(kingdom, f"{SHAPE.name(figure)} heard nothing this time.")


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

    Raises MissingThing (something needed is not there).
    maelstrom "#510 - Hire New Figure (Tavern)", "Production", "Political Emissaries".
    """
    if HIRES_ORDER[post] != ORDER_HIRE_NEW_FIGURE_TAVERN:
        return 'Nobody in a tavern wants that post.'
    if place is None or place.kingdom is not kingdom:
        return f"Nobody is hired where {SHAPE.name(kingdom)} does not rule."
    if HIRES_CAPITAL_ONLY[post] and place is not kingdom.capital:
        return 'Whoever has this post stays at the capital.'
    if (
        post == POST_FOOL_POST
        and any(
            f.kingdom is kingdom and f.rank == RANK_FOOL and f.place is kingdom.capital and f.captor is None
            for f in world.figures
        )
    ):
        return 'There is a Fool at the capital already.'
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
        return 'There is no Temple to which she would be called.'
    if called is not None and not name_free(kingdom, present(called, 'the called'), world):
        return 'Somebody is called so, or was in life.'
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
        world.tell(kingdom, f"More miners have been hired; there are {kingdom.miners:,} now.")
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
        return 'Nobody in a camp wants that post.'
    if world.month < 10:
        return 'Nobody offers himself before turn 10.'
    if not has_a_seat(group, post):
        return f"{SHAPE.name(group)} has no room for another."
    if post == POST_ADEPT_POST and sum(1 for w in world.wizards if w.kingdom is kingdom) >= 4:
        return f"{SHAPE.name(kingdom)} has wizards enough."
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
        return 'Only the Halflings have such friends.'
    if HIRES_ORDER[post] != ORDER_HIRE_SPECIAL_FIGURE_HALFLING_ONLY:
        return 'No old friend wants that post.'
    if kingdom.capital is None:
        return f"{SHAPE.name(kingdom)} has no capital."
    if (
        post != POST_HALFLING_AGENT
        and (group is None or kingdom.capital is None or group.area != kingdom.capital.area)
    ):
        return 'Say which group at the capital takes such a friend.'
    if post != POST_HALFLING_AGENT and (group is None or not has_a_seat(group, post)):
        return 'That group has no room for another.'
    if peers_of(kingdom, post, world) >= 3:
        return f"{SHAPE.name(kingdom)} has as many of these as it may."
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
    if not any(p.kingdom is kingdom and p.area == group.area for p in world.places if group.area is not None):
        return f"{SHAPE.name(group)} is at no population center of {SHAPE.name(kingdom)}."
    if not any(b.breed == breed and drilled(b.experience) != b.experience for b in group.brigades):
        return f"There are no green {SHAPE.title('BrigadeType', breed)} in {SHAPE.name(group)}."
    return None


def does_order_550(group: Group, kingdom: Kingdom, breed: BrigadeType, world: World, dice: Dice) -> None:
    """Train Troops.

    maelstrom "#550 - Train Troops", "Groups".
    """
    for b in [b for b in group.brigades if b.breed == breed]:
        b.experience = drilled(b.experience)
    world.note('busy', group)
    world.tell(
        kingdom,
        f"{SHAPE.title('BrigadeType', breed)} of {SHAPE.name(group)} have drilled: they are regular "
        'soldiers now.',
    )


def needs_order_551(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Transmute Damned to Zombie (Necromancer only).

    maelstrom "#551 - Transmute Damned to Zombie (Necromancer only)", "Demon Princes", "Necromancer".
    """
    if not order_open(ORDER_TRANSMUTE_DAMNED_TO_ZOMBIE_NECROMANCER_ONLY, kingdom):
        return f"Nobody in {SHAPE.name(kingdom)} can do that."
    if brigades_of(group, BRIGADE_TYPE_DAMNED) <= 0:
        return f"There are no Damned in {SHAPE.name(group)}."
    if brigades_of(group, BRIGADE_TYPE_ZOMBIES) >= 20:
        return f"{SHAPE.name(group)} has Zombies enough."
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
    world.tell(kingdom, f"Damned of {SHAPE.name(group)} rise as Zombies.")


def domain_order_560_breed(group: Group, kingdom: Kingdom, world: World) -> Sequence[BrigadeType]:
    """What may be chosen: Recruit Troops (Popcenter).

    maelstrom "#560 - Recruit Troops (Popcenter)", "Groups", "Recruiting".
    """
    return EVERY_BRIGADE_TYPE


def needs_order_560(group: Group, kingdom: Kingdom, breed: BrigadeType, world: World) -> str | None:
    """Why it is refused when it is done: Recruit Troops (Popcenter).

    maelstrom "#560 - Recruit Troops (Popcenter)", "Groups", "Recruiting".
    """
    if not order_open(ORDER_RECRUIT_TROOPS_POPCENTER, kingdom):
        return 'Nobody enlists with dragons.'
    if not any(musters_at(group, p) for p in world.places):
        return f"Nobody can be recruited where {SHAPE.name(group)} stands."
    if not any(musters_at(group, p) and enlists(kingdom, breed, p) for p in world.places):
        return f"{SHAPE.title('BrigadeType', breed)} do not enlist where {SHAPE.name(group)} stands."
    if not has_ranks_for(group, breed):
        return f"{SHAPE.name(group)} has no room for another kind of brigade."
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
        return f"Nobody in {SHAPE.name(kingdom)} can do that."
    if figure.rank != RANK_DEMON_PRINCE:
        return f"{SHAPE.name(figure)} is no Demon Prince."
    if in_irons(figure):
        return f"{SHAPE.name(figure)} is a prisoner."
    if asleep(figure):
        return f"{SHAPE.name(figure)} lies in a sleep from which nobody wakes."
    if world.month < 4:
        return 'The dead do not hear before turn 4.'
    if figure.place is None or figure.place.area is None or figure.place.area != group.area:
        return f"{SHAPE.name(figure)} is not where {SHAPE.name(group)} is."
    if brigades_of(group, BRIGADE_TYPE_SKELETONS) >= 20:
        return f"{SHAPE.name(group)} has Skeletons enough."
    return None


def does_order_563(figure: Figure, kingdom: Kingdom, group: Group, world: World, dice: Dice) -> None:
    """Raise Dead (Necromancer only).

    maelstrom "#563 - Raise Dead (Necromancer only)", "Demon Princes".
    """
    raise_brigades(group, BRIGADE_TYPE_SKELETONS, EXPERIENCE_REGULAR, 1, world)
    world.note('busy', group)
    world.tell(kingdom, f"Bones stand up, and fall in with {SHAPE.name(group)}.")


def needs_order_564(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Muster The Fallen (Deathknights only).

    maelstrom "#564 - Muster The Fallen (Deathknights only)", "Deathknights".
    """
    if not order_open(ORDER_MUSTER_THE_FALLEN_DEATHKNIGHTS_ONLY, kingdom):
        return f"Nobody in {SHAPE.name(kingdom)} can do that."
    if not at_the_capital(group):
        return f"{SHAPE.name(group)} is not at the capital."
    if fallen_mustered(group, world) <= 0:
        return f"{SHAPE.name(group)} has Skeletons enough."
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
    world.tell(kingdom, f"The fallen join {SHAPE.name(group)}: brigades of Skeletons, {fallen:,} of them.")


def domain_order_565_breed(group: Group, kingdom: Kingdom, world: World) -> Sequence[BrigadeType]:
    """What may be chosen: Recruit Troops (Companions).

    maelstrom "#565 - Recruit Troops (Companions)", "Groups", "Recruiting".
    """
    return EVERY_BRIGADE_TYPE


def needs_order_565(group: Group, kingdom: Kingdom, breed: BrigadeType, world: World) -> str | None:
    """Why it is refused when it is done: Recruit Troops (Companions).

    maelstrom "#565 - Recruit Troops (Companions)", "Groups", "Recruiting".
    """
    if not kingdom.companions >> breed & 1:
        return f"{SHAPE.title('BrigadeType', breed)} do not follow the banner of {SHAPE.name(kingdom)}."
    if group.area is None or any(p.area == group.area for p in world.places):
        return f"Companions come to the wild alone, and {SHAPE.name(group)} is not there."
    if not at_home_in(breed, group):
        return f"{SHAPE.title('BrigadeType', breed)} do not live where {SHAPE.name(group)} stands."
    if companions_called(kingdom, world) >= 3:
        return f"{SHAPE.name(kingdom)} has called as many companions as it may in a turn."
    if not has_ranks_for(group, breed):
        return f"{SHAPE.name(group)} has no room for another kind of brigade."
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
    world.tell(kingdom, f"{SHAPE.title('BrigadeType', breed)} follow {SHAPE.name(group)}.")


def domain_order_585_item(kingdom: Kingdom, world: World) -> Sequence[AlchemistItem]:
    """What may be chosen: Create Alchemist Item (Alchemist only).

    maelstrom "#585 - Create Alchemist Item (Alchemist only)", "Alchemist".
    """
    return EVERY_ALCHEMIST_ITEM


def needs_order_585(kingdom: Kingdom, item: AlchemistItem, world: World) -> str | None:
    """Why it is refused when it is done: Create Alchemist Item (Alchemist only).

    maelstrom "#585 - Create Alchemist Item (Alchemist only)", "Alchemist".
    """
    if kingdom.began_as != ALCHEMIST_ITEM_FOLK[item]:
        return f"Nobody in {SHAPE.name(kingdom)} knows how to make it."
    if not any(
        p.kingdom is kingdom and p.buildings >> ALCHEMIST_ITEM_WORKSHOP[item] & 1
        for p in world.places
    ):
        return (
            f"{SHAPE.name(kingdom)} lacks the building in which it is made: "
            f"{SHAPE.title('Building', ALCHEMIST_ITEM_WORKSHOP[item])}."
        )
    if ALCHEMIST_ITEM_RESTORES_PRIESTESS[item]:
        return 'No High Priestess tires so far, and nobody needs it.'
    return None


def cost_order_585(kingdom: Kingdom, item: AlchemistItem, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Create Alchemist Item (Alchemist only).

    maelstrom "#585 - Create Alchemist Item (Alchemist only)", "Alchemist".
    """
    return (("gold", brew_gold(item)), ("food", brew_food(item)), ("powder", brew_powder(item)))


def does_order_585(kingdom: Kingdom, item: AlchemistItem, world: World, dice: Dice) -> None:
    """Create Alchemist Item (Alchemist only).

    maelstrom "#585 - Create Alchemist Item (Alchemist only)", "Alchemist".
    """
    bottle = Bottle(kingdom=kingdom, brew=item)
    world.add(bottle)
    world.tell(kingdom, f"Another {SHAPE.title('AlchemistItem', item)} stands on the shelf.")


def domain_order_586_item(kingdom: Kingdom, world: World) -> Sequence[AlchemistItem]:
    """What may be chosen: Use Potion (Alchemist only).

    maelstrom "#586 - Use Potion (Alchemist only)", "Alchemist".
    """
    return EVERY_ALCHEMIST_ITEM


def domain_order_586_group(kingdom: Kingdom, item: AlchemistItem, world: World) -> Sequence[Group]:
    """What may be chosen: Use Potion (Alchemist only).

    maelstrom "#586 - Use Potion (Alchemist only)", "Alchemist".
    """
    return [g for g in world.groups if g.kingdom is kingdom]


def needs_order_586(kingdom: Kingdom, item: AlchemistItem, group: Group | None, world: World) -> str | None:
    """Why it is refused when it is done: Use Potion (Alchemist only).

    maelstrom "#586 - Use Potion (Alchemist only)", "Alchemist".
    """
    if ALCHEMIST_ITEM_DRUNK_BY[item] != 586:
        return f"{SHAPE.title('AlchemistItem', item)} goes along with an agent, whose command says so."
    if bottled(kingdom, item, world) <= 0:
        return f"{SHAPE.name(kingdom)} has none ready."
    if ALCHEMIST_ITEM_HEALS_ALL[item] is not None and group is None:
        return 'Say which group is to be healed.'
    return None


def does_order_586(
    kingdom: Kingdom,
    item: AlchemistItem,
    group: Group | None,
    world: World,
    dice: Dice,
) -> None:
    """Use Potion (Alchemist only).

    maelstrom "#586 - Use Potion (Alchemist only)", "Alchemist".
    """
    use_up(kingdom, item, 1, world)
    mended_ = ALCHEMIST_ITEM_HEALS_ALL[item]
    if mended_ is not None and group is not None:
        for b in group.brigades:
            b.attrition = max(b.attrition - mended_, min(b.attrition, 0))
        world.tell(kingdom, f"Wounds close in {SHAPE.name(group)}.")
    if ALCHEMIST_ITEM_KEEPS_FOOD[item]:
        world.note('preserved', kingdom)
        world.tell(kingdom, 'Nothing spoils in your barns this turn.')


def domain_order_599_place(kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Dwarven Defenses (Dwarves only).

    maelstrom "#599 - Dwarven Defenses (Dwarves only)", "Dwarven".
    """
    return kingdom.places


def needs_order_599(kingdom: Kingdom, place: Place, world: World) -> str | None:
    """Why it is refused when it is done: Dwarven Defenses (Dwarves only).

    maelstrom "#599 - Dwarven Defenses (Dwarves only)", "Dwarven".
    """
    if not order_open(ORDER_DWARVEN_DEFENSES_DWARVES_ONLY, kingdom):
        return 'Only Dwarves build so.'
    if place.kingdom is not kingdom:
        return f"{SHAPE.name(place)} is not yours."
    return None


def cost_order_599(kingdom: Kingdom, place: Place, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Dwarven Defenses (Dwarves only).

    maelstrom "#599 - Dwarven Defenses (Dwarves only)", "Dwarven".
    """
    return (("gold", 10000),)


def does_order_599(kingdom: Kingdom, place: Place, world: World, dice: Dice) -> None:
    """Dwarven Defenses (Dwarves only).

    maelstrom "#599 - Dwarven Defenses (Dwarves only)", "Dwarven".
    """
    place.defense += 4000
    world.tell(kingdom, f"The walls of {SHAPE.name(place)} stand at {show(place.defense, DEFENSE)}.")

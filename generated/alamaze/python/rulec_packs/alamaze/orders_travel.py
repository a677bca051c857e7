"""Resolvers of orders_travel.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, is_linked, members, present, show
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    ARTIFACT_BLACK_OWL_TOTEM, ARTIFACT_CRYSTAL_OF_SEEING, ARTIFACT_ONYX_AMULET, ARTIFACT_PALANTIR_AMBALAR,
    ARTIFACT_PALANTIR_CRISNIA, ARTIFACT_PALANTIR_PHONIS, ARTIFACT_PALANTIR_REDJAK, ARTIFACT_PALANTIR_UNIKAR,
    ARTIFACT_SCRYING_MIRROR, Artifact, EFFECT_CONCEALED, EVERY_MAP_AREA, HOST_SIZE_INACTIVE,
    HOST_STATE_PLAIN_SIGHT, LOOKOUT_BLACK_OWL, LOOKOUT_CRYSTAL, LOOKOUT_FALCON, LOOKOUT_SCRYING,
    MISSION_SEARCH_GROUPS, MISSION_SEARCH_PLACES, MapArea, ORDER_FALCONRY_RECON_RANGER_ONLY,
    ORDER_FALCONRY_TRAIN_RANGER_ONLY, RANK_AGENT, RANK_AMBASSADOR, RANK_BARON, RANK_CONSUL, RANK_COUNT,
    RANK_DEMON_PRINCE, RANK_DUKE, RANK_FANATIC, RANK_GOVERNOR, RANK_PRIESTESS, RANK_PRINCE, RANK_SEARCH,
    Rank,
)
from ._kinds import Agent, Figure, Group, Kingdom, Place, Target
from ._tables import (
    ARTIFACT_UNNOTICED, GROUP_SIZES_BLOCKS, MAP_AREA_NEAR, emissaries_gold, falcons_reach, falcons_recon,
)
from ._words import AREA, INFLUENCE, LEVEL
from ._world import SHAPE, World
from .clerks import order_open
from .court import entry_seen, errand_range, journey_range
from .map_ import knows_of, remember, seat, within_reach
from .movement import host_size, shows_no_size
from .realm import mood

_ARTIFACT_BLACK_OWL_TOTEM_BIT: Final = 1 << ARTIFACT_BLACK_OWL_TOTEM
_ARTIFACT_CRYSTAL_OF_SEEING_BIT: Final = 1 << ARTIFACT_CRYSTAL_OF_SEEING
_ARTIFACT_ONYX_AMULET_BIT: Final = 1 << ARTIFACT_ONYX_AMULET
_EFFECT_CONCEALED_BIT: Final = 1 << EFFECT_CONCEALED
_ONE_OF_1: Final = frozenset((
    RANK_DEMON_PRINCE, RANK_PRINCE, RANK_DUKE, RANK_COUNT, RANK_BARON, RANK_GOVERNOR, RANK_AMBASSADOR,
    RANK_CONSUL, RANK_AGENT, RANK_FANATIC, RANK_PRIESTESS,
))
_ONE_OF_2: Final = frozenset((
    RANK_DEMON_PRINCE, RANK_PRINCE, RANK_DUKE, RANK_COUNT, RANK_BARON, RANK_GOVERNOR, RANK_AMBASSADOR,
))
_ONE_OF_3: Final = frozenset((
    ARTIFACT_PALANTIR_AMBALAR, ARTIFACT_PALANTIR_CRISNIA, ARTIFACT_PALANTIR_PHONIS, ARTIFACT_PALANTIR_REDJAK,
    ARTIFACT_PALANTIR_UNIKAR, ARTIFACT_SCRYING_MIRROR,
))

_SAYS_HAS_ARRIVED_AT: Final = Message((
    Hole(Holds("thing", 'Figure')), ' has arrived at ', Hole(Holds("thing", 'Place')), '.',
))
_SAYS_OF_HAS_COME_TO: Final = Message((
    Hole(Holds("thing", 'Figure')), ' of ', Hole(Holds("thing", 'Kingdom')), ', ',
    Hole(Holds("choice", 'Rank')), ', has come to ', Hole(Holds("thing", 'Place')), '.',
))
_SAYS_LIES_IN: Final = Message((
    Hole(Holds("thing", 'Place')), ' lies in ', Hole(Holds("choice", 'MapArea')), ': ',
    Hole(Holds("choice", 'Settlement')), '.',
))
_SAYS_STANDS_IN_AND_NOBODY: Final = Message((
    Hole(Holds("thing", 'Group')), ' stands in ', Hole(Holds("choice", 'MapArea')),
    ', and nobody can say how large it is.',
))
_SAYS_STANDS_IN: Final = Message((
    Hole(Holds("thing", 'Group')), ' stands in ', Hole(Holds("choice", 'MapArea')), ': ',
    Hole(Holds("choice", 'HostSize')), '.',
))
_SAYS_IS_A_PRISONER: Final = Message((Hole(Holds("thing", 'Figure')), ' is a prisoner.'))
_SAYS_LIES_IN_A_SLEEP: Final = Message((
    Hole(Holds("thing", 'Figure')), ' lies in a sleep from which nobody wakes.',
))
_SAYS_HAD_TO_MOVE_IN: Final = Message((
    Hole(Holds("thing", 'Figure')), ' had to move in this turn, and does nothing else.',
))
_SAYS_DOES_NOT_TRAVEL: Final = Message((Hole(Holds("thing", 'Figure')), ' does not travel.'))
_SAYS_IS_AT_ALREADY: Final = Message((
    Hole(Holds("thing", 'Figure')), ' is at ', Hole(Holds("thing", 'Place')), ' already.',
))
_SAYS_NOBODY_MOVES_TO: Final = Message(('Nobody moves to ', Hole(Holds("thing", 'Place')), '.'))
_SAYS_IS_TOO_FAR_FROM: Final = Message((
    Hole(Holds("thing", 'Place')), ' is too far from ', Hole(Holds("thing", 'Figure')), '.',
))
_SAYS_SOLDIERS_BEFORE_HAVE_SENT: Final = Message((
    'Soldiers before ', Hole(Holds("thing", 'Place')), ' have sent ', Hole(Holds("thing", 'Figure')),
    ' back.',
))
_SAYS_KNOWS_NO_GATE: Final = Message((Hole(Holds("thing", 'Figure')), ' knows no gate.'))
_SAYS_IS_A_PRISONER_2: Final = Message((Hole(Holds("thing", 'Agent')), ' is a prisoner.'))
_SAYS_LIES_IN_A_SLEEP_2: Final = Message((
    Hole(Holds("thing", 'Agent')), ' lies in a sleep from which nobody wakes.',
))
_SAYS_IS_TOO_GREEN_FOR: Final = Message((Hole(Holds("thing", 'Agent')), ' is too green for such work.'))
_SAYS_THAT_IS_MORE_GROUND: Final = Message((
    'That is more ground than ', Hole(Holds("thing", 'Agent')), ' can search.',
))
_SAYS_THAT_IS_TOO_FAR: Final = Message(('That is too far from ', Hole(Holds("thing", 'Agent')), '.'))
_SAYS_HAS_ASKED_AT_EVERY: Final = Message((Hole(Holds("thing", 'Agent')), ' has asked at every well.'))
_SAYS_HAS_LOOKED_FOR_DUST: Final = Message((
    Hole(Holds("thing", 'Agent')), ' has looked for dust on every road.',
))
_SAYS_HAS_NO_SEEING_STONE: Final = Message((Hole(Holds("thing", 'Kingdom')), ' has no seeing stone.'))
_SAYS_DOES_NOT_HOLD_THE: Final = Message((
    Hole(Holds("thing", 'Kingdom')), ' does not hold the Crystal of Seeing.',
))
_SAYS_DOES_NOT_CARRY_THE: Final = Message((
    Hole(Holds("thing", 'Group')), ' does not carry the Black Owl Totem.',
))
_SAYS_IS_TOO_FAR_FROM_2: Final = Message((
    Hole(Holds("choice", 'MapArea')), ' is too far from ', Hole(Holds("thing", 'Group')), '.',
))
_SAYS_THE_OWL_OF_LOOKS: Final = Message((
    'The owl of ', Hole(Holds("thing", 'Group')), ' looks at ', Hole(Holds("choice", 'MapArea')), '.',
))
_SAYS_IS_NO_EMISSARY: Final = Message((Hole(Holds("thing", 'Figure')), ' is no emissary.'))
_SAYS_IS_IN_NO_REGION: Final = Message((Hole(Holds("thing", 'Figure')), ' is in no region.'))
_SAYS_HAS_LISTENED_IS_TOWARDS: Final = Message((
    Hole(Holds("thing", 'Figure')), ' has listened: ', Hole(Holds("choice", 'Region')), ' is ',
    Hole(Holds("choice", 'Reaction')), ' towards ', Hole(Holds("thing", 'Kingdom')), '.',
))
_SAYS_IS_IN_NO_TOWN: Final = Message((Hole(Holds("thing", 'Figure')), ' is in no town of another kingdom.'))
_SAYS_HAS_LISTENED_AT_HAS: Final = Message((
    Hole(Holds("thing", 'Figure')), ' has listened at ', Hole(Holds("thing", 'Place')), ': ',
    Hole(Holds("thing", 'Kingdom')), ' has ', Hole(Holds("number", unit=INFLUENCE)), '.',
))


def travels(figure: Target) -> bool:
    """The figure travels from place to place.

    maelstrom "Political Emissaries", "#350 - Move Emissary", "Fool".
    """
    return figure.rank in _ONE_OF_1  # rank


def travel_price(rank: Rank) -> int:
    """What it costs to send somebody on an errand.

    In gold.
    Raises OffTheTable (a table has no row).
    maelstrom "Political Emissaries", "#350 - Move Emissary".
    """
    if rank not in _ONE_OF_2 or emissaries_gold(rank) is None:
        value = 0  # no title, no train
    else:
        value = present(emissaries_gold(rank), '')  # what the title costs
    if rank == RANK_CONSUL:
        value = 2000  # orders travel: a Consul travels light
    return value


def kept_out(figure: Target, town: Place, world: World) -> bool:
    """Soldiers keep the figure out of the town.

    maelstrom "Political Emissaries", "#350 - Move Emissary".
    """
    figure_rank = figure.rank
    if figure_rank == RANK_AGENT or figure_rank == RANK_FANATIC:
        return False  # slips past
    town_area = town.area
    return (
        town_area is not None
        and any(
            g.area == town_area
                and g.kingdom is not figure.kingdom
                and guise(g, world) == HOST_STATE_PLAIN_SIGHT
                and GROUP_SIZES_BLOCKS[host_size(g)]
                and (figure.kingdom is None or g.kingdom not in figure.kingdom.allies)
            for g in world.groups
        )
    )  # a foreign host


def side_by_side(grounds: Sequence[MapArea]) -> bool:
    """The areas lie side by side.

    maelstrom "#976 - Search For Popcenters".
    """
    # each beside another
    return any(
        all(
            is_linked(one, (other,), grounds, lambda x: list(map(MapArea, members(MAP_AREA_NEAR[x]))))
            for other in grounds
        )
        for one in grounds
    )


def has_stone(kingdom: Kingdom) -> bool:
    """The kingdom has a seeing stone.

    maelstrom "#972 - Scry (Artifact only)".
    """
    return any(a in _ONE_OF_3 for a in map(Artifact, members(kingdom.regalia)))  # a Palantir, or the Mirror


def move_in(kingdom: Kingdom, figure: Figure, town: Place, world: World, dice: Dice) -> None:
    """Somebody arrives at a new base.

    maelstrom "#350 - Move Emissary", "Spell #349 - Conceal Emissary".
    """
    world.keep(figure, "place")
    figure.place = town
    world.keep(figure, "jailed")
    figure.jailed = False
    world.tell(kingdom, _SAYS_HAS_ARRIVED_AT.text((figure, town), SHAPE), figure, town)
    host = town.kingdom
    if host is not None and host is not kingdom:
        if (
            all(not ARTIFACT_UNNOTICED[a] for a in map(Artifact, members(figure.artifacts)))
            and not figure.effects & _EFFECT_CONCEALED_BIT
            and entry_seen(figure, town) > 0
        ):
            chance = entry_seen(figure, town)  # noticed
            if dice.throw('move_in.noticed', 100) <= chance:
                world.tell(
                    host,
                    _SAYS_OF_HAS_COME_TO.text((figure, kingdom, figure.rank, town), SHAPE),
                    figure,
                    town,
                )


def find_places(kingdom: Kingdom, grounds: Sequence[MapArea], world: World) -> None:
    """Where population centers lie.

    maelstrom "#976 - Search For Popcenters".
    """
    for p in [p for p in world.places if p.area is not None and p.area in grounds and not p.hidden]:
        world.tell(kingdom, _SAYS_LIES_IN.text((p, present(p.area, ''), p.settlement), SHAPE), p)
        remember(kingdom, p, world)


def find_groups(kingdom: Kingdom, grounds: Sequence[MapArea], grade: int, world: World) -> None:
    """Where groups stand.

    Raises OffTheTable (a table has no row).
    maelstrom "#977 - Search For Groups", "Agents".
    """
    for g in [
        g
        for g in world.groups
        if g.area is not None
            and g.area in grounds
            and g.kingdom is not kingdom
            and not hides_from(g, kingdom, 0, world)
    ]:
        if host_size(g) > HOST_SIZE_INACTIVE:
            if shows_no_size(g, kingdom, grade):
                world.tell(kingdom, _SAYS_STANDS_IN_AND_NOBODY.text((g, present(g.area, '')), SHAPE), g)
            else:
                world.tell(kingdom, _SAYS_STANDS_IN.text((g, present(g.area, ''), host_size(g)), SHAPE), g)
    for a in grounds:
        read_traces(kingdom, a, grade, world)


def domain_order_350_town(figure: Figure, kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Move Emissary.

    maelstrom "#350 - Move Emissary", "Political Emissaries".
    """
    return [p for p in world.places if knows_of(kingdom, p, world)]


def needs_order_350(figure: Figure, kingdom: Kingdom, town: Place, world: World) -> str | None:
    """Why it is refused when it is done: Move Emissary.

    maelstrom "#350 - Move Emissary", "Political Emissaries".
    """
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN.text((figure,), SHAPE)
    if not travels(figure):
        return _SAYS_DOES_NOT_TRAVEL.text((figure,), SHAPE)
    if figure.place is town:
        return _SAYS_IS_AT_ALREADY.text((figure, town), SHAPE)
    if town.sanctuary_of is not None:
        return _SAYS_NOBODY_MOVES_TO.text((town,), SHAPE)
    if not within_reach(seat(figure), town.area, journey_range(kingdom, figure, world)):
        return _SAYS_IS_TOO_FAR_FROM.text((town, figure), SHAPE)
    return None


def needs_order_350_of(figure: Figure, kingdom: Kingdom, town: Place, world: World) -> str | None:
    """Why it is refused when it is done: Move Emissary.

    maelstrom "#350 - Move Emissary", "Political Emissaries".
    """
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN.text((figure,), SHAPE)
    if not travels(figure):
        return _SAYS_DOES_NOT_TRAVEL.text((figure,), SHAPE)
    return None


def early_order_350_kingdom(figure: Figure, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Move Emissary.

    maelstrom "#350 - Move Emissary", "Political Emissaries".
    """
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN.text((figure,), SHAPE)
    if not travels(figure):
        return _SAYS_DOES_NOT_TRAVEL.text((figure,), SHAPE)
    return None


def cost_order_350(
    figure: Figure,
    kingdom: Kingdom,
    town: Place,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Move Emissary.

    Raises OffTheTable (a table has no row).
    maelstrom "#350 - Move Emissary", "Political Emissaries".
    """
    return (("gold", travel_price(figure.rank)),)


def does_order_350(figure: Figure, kingdom: Kingdom, town: Place, world: World, dice: Dice) -> None:
    """Move Emissary.

    maelstrom "#350 - Move Emissary", "Political Emissaries".
    """
    world.note('worked', figure)
    here = figure.place
    if here is not None and leaving_risk(figure, here, world) > 0:
        steal_away(figure, here, world, dice)
    if figure.captor is None and figure.kingdom is kingdom:
        if kept_out(figure, town, world):
            world.tell(kingdom, _SAYS_SOLDIERS_BEFORE_HAVE_SENT.text((town, figure), SHAPE), town, figure)
        else:
            move_in(kingdom, figure, town, world, dice)


def domain_order_351_town(figure: Figure, kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Gate (Demon Princes, Onyx Artifact).

    maelstrom "#351 - Gate (Demon Princes, Onyx Artifact)", "Demon Princes".
    """
    return [p for p in world.places if knows_of(kingdom, p, world)]


def needs_order_351(figure: Figure, kingdom: Kingdom, town: Place, world: World) -> str | None:
    """Why it is refused when it is done: Gate (Demon Princes, Onyx Artifact).

    maelstrom "#351 - Gate (Demon Princes, Onyx Artifact)", "Demon Princes".
    """
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN.text((figure,), SHAPE)
    if town.sanctuary_of is not None:
        return _SAYS_NOBODY_MOVES_TO.text((town,), SHAPE)
    if figure.rank != RANK_DEMON_PRINCE and not figure.artifacts & _ARTIFACT_ONYX_AMULET_BIT:
        return _SAYS_KNOWS_NO_GATE.text((figure,), SHAPE)
    if figure.rank != RANK_DEMON_PRINCE and not within_reach(seat(figure), town.area, 7):
        return _SAYS_IS_TOO_FAR_FROM.text((town, figure), SHAPE)
    return None


def needs_order_351_of(figure: Figure, kingdom: Kingdom, town: Place, world: World) -> str | None:
    """Why it is refused when it is done: Gate (Demon Princes, Onyx Artifact).

    maelstrom "#351 - Gate (Demon Princes, Onyx Artifact)", "Demon Princes".
    """
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN.text((figure,), SHAPE)
    if figure.rank != RANK_DEMON_PRINCE and not figure.artifacts & _ARTIFACT_ONYX_AMULET_BIT:
        return _SAYS_KNOWS_NO_GATE.text((figure,), SHAPE)
    return None


def early_order_351_kingdom(figure: Figure, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Gate (Demon Princes, Onyx Artifact).

    maelstrom "#351 - Gate (Demon Princes, Onyx Artifact)", "Demon Princes".
    """
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN.text((figure,), SHAPE)
    if figure.rank != RANK_DEMON_PRINCE and not figure.artifacts & _ARTIFACT_ONYX_AMULET_BIT:
        return _SAYS_KNOWS_NO_GATE.text((figure,), SHAPE)
    return None


def cost_order_351(
    figure: Figure,
    kingdom: Kingdom,
    town: Place,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Gate (Demon Princes, Onyx Artifact).

    maelstrom "#351 - Gate (Demon Princes, Onyx Artifact)", "Demon Princes".
    """
    return (("gold", 2000),)


def does_order_351(figure: Figure, kingdom: Kingdom, town: Place, world: World, dice: Dice) -> None:
    """Gate (Demon Princes, Onyx Artifact).

    maelstrom "#351 - Gate (Demon Princes, Onyx Artifact)", "Demon Princes".
    """
    world.note('worked', figure)
    move_in(kingdom, figure, town, world, dice)


def domain_order_976_grounds(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[MapArea]:
    """What may be chosen: Search For Popcenters.

    maelstrom "#976 - Search For Popcenters", "Agents".
    """
    return EVERY_MAP_AREA


def needs_order_976(agent: Agent, kingdom: Kingdom, grounds: Sequence[MapArea], world: World) -> str | None:
    """Why it is refused when it is done: Search For Popcenters.

    maelstrom "#976 - Search For Popcenters", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_2.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_2.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_SEARCH_PLACES):
        return _SAYS_IS_TOO_GREEN_FOR.text((agent,), SHAPE)
    if len(grounds) > 4:
        return _SAYS_THAT_IS_MORE_GROUND.text((agent,), SHAPE)
    if not side_by_side(grounds):
        return 'These areas do not lie side by side.'
    if not all(within_reach(seat(agent), a, errand_range(kingdom, agent, world)) for a in grounds):
        return _SAYS_THAT_IS_TOO_FAR.text((agent,), SHAPE)
    return None


def early_order_976_kingdom(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Search For Popcenters.

    maelstrom "#976 - Search For Popcenters", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_2.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_2.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_SEARCH_PLACES):
        return _SAYS_IS_TOO_GREEN_FOR.text((agent,), SHAPE)
    return None


def cost_order_976(
    agent: Agent,
    kingdom: Kingdom,
    grounds: Sequence[MapArea],
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Search For Popcenters.

    Raises OffTheTable (a table has no row).
    maelstrom "#976 - Search For Popcenters", "Agents".
    """
    return (("gold", mission_cost(agent, MISSION_SEARCH_PLACES, RANK_SEARCH, False)),)


def does_order_976(
    agent: Agent,
    kingdom: Kingdom,
    grounds: Sequence[MapArea],
    world: World,
    dice: Dice,
) -> None:
    """Search For Popcenters.

    maelstrom "#976 - Search For Popcenters", "Agents".
    """
    world.note('worked', agent)
    world.tell(kingdom, _SAYS_HAS_ASKED_AT_EVERY.text((agent,), SHAPE), agent)
    find_places(kingdom, grounds, world)


def domain_order_977_grounds(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[MapArea]:
    """What may be chosen: Search For Groups.

    maelstrom "#977 - Search For Groups", "Agents".
    """
    return EVERY_MAP_AREA


def needs_order_977(agent: Agent, kingdom: Kingdom, grounds: Sequence[MapArea], world: World) -> str | None:
    """Why it is refused when it is done: Search For Groups.

    maelstrom "#977 - Search For Groups", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_2.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_2.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_SEARCH_GROUPS):
        return _SAYS_IS_TOO_GREEN_FOR.text((agent,), SHAPE)
    if len(grounds) > 4:
        return _SAYS_THAT_IS_MORE_GROUND.text((agent,), SHAPE)
    if not side_by_side(grounds):
        return 'These areas do not lie side by side.'
    if not all(within_reach(seat(agent), a, errand_range(kingdom, agent, world)) for a in grounds):
        return _SAYS_THAT_IS_TOO_FAR.text((agent,), SHAPE)
    return None


def early_order_977_kingdom(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Search For Groups.

    maelstrom "#977 - Search For Groups", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_2.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_2.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_SEARCH_GROUPS):
        return _SAYS_IS_TOO_GREEN_FOR.text((agent,), SHAPE)
    return None


def cost_order_977(
    agent: Agent,
    kingdom: Kingdom,
    grounds: Sequence[MapArea],
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Search For Groups.

    Raises OffTheTable (a table has no row).
    maelstrom "#977 - Search For Groups", "Agents".
    """
    return (("gold", mission_cost(agent, MISSION_SEARCH_GROUPS, RANK_SEARCH, False)),)


def does_order_977(
    agent: Agent,
    kingdom: Kingdom,
    grounds: Sequence[MapArea],
    world: World,
    dice: Dice,
) -> None:
    """Search For Groups.

    Raises OffTheTable (a table has no row).
    maelstrom "#977 - Search For Groups", "Agents".
    """
    world.note('worked', agent)
    world.tell(kingdom, _SAYS_HAS_LOOKED_FOR_DUST.text((agent,), SHAPE), agent)
    find_groups(kingdom, grounds, mission_level(agent, MISSION_SEARCH_GROUPS), world)


def domain_order_972_goal(kingdom: Kingdom, world: World) -> Sequence[MapArea]:
    """What may be chosen: Scry (Artifact only).

    maelstrom "#972 - Scry (Artifact only)".
    """
    return EVERY_MAP_AREA


def needs_order_972(kingdom: Kingdom, goal: MapArea, world: World) -> str | None:
    """Why it is refused when it is done: Scry (Artifact only).

    maelstrom "#972 - Scry (Artifact only)".
    """
    if not has_stone(kingdom):
        return _SAYS_HAS_NO_SEEING_STONE.text((kingdom,), SHAPE)
    return None


def does_order_972(kingdom: Kingdom, goal: MapArea, world: World, dice: Dice) -> None:
    """Scry (Artifact only).

    Raises OffTheTable (a table has no row).
    maelstrom "#972 - Scry (Artifact only)".
    """
    world.tell(kingdom, f"The stone shows {SHAPE.title('MapArea', goal)}.")
    look_around(kingdom, goal, LOOKOUT_SCRYING, 0, world)


def domain_order_973_goals(kingdom: Kingdom, world: World) -> Sequence[MapArea]:
    """What may be chosen: Scry Multiple Areas (Artifact only).

    maelstrom "#973 - Scry Multiple Areas (Artifact only)".
    """
    return EVERY_MAP_AREA


def needs_order_973(kingdom: Kingdom, goals: Sequence[MapArea], world: World) -> str | None:
    """Why it is refused when it is done: Scry Multiple Areas (Artifact only).

    maelstrom "#973 - Scry Multiple Areas (Artifact only)".
    """
    if not kingdom.regalia & _ARTIFACT_CRYSTAL_OF_SEEING_BIT:
        return _SAYS_DOES_NOT_HOLD_THE.text((kingdom,), SHAPE)
    if len(goals) > 3:
        return 'The Crystal does not show so many areas at once.'
    return None


def does_order_973(kingdom: Kingdom, goals: Sequence[MapArea], world: World, dice: Dice) -> None:
    """Scry Multiple Areas (Artifact only).

    Raises OffTheTable (a table has no row).
    maelstrom "#973 - Scry Multiple Areas (Artifact only)".
    """
    for a in goals:
        world.tell(kingdom, f"The Crystal shows {SHAPE.title('MapArea', a)}.")
        look_around(kingdom, a, LOOKOUT_CRYSTAL, 0, world)


def domain_order_982_goal(group: Group, kingdom: Kingdom, world: World) -> Sequence[MapArea]:
    """What may be chosen: Scry Area As L10 Recon (Artifact only).

    maelstrom "#982 - Scry Area As L10 Recon (Artifact only)".
    """
    return EVERY_MAP_AREA


def needs_order_982(group: Group, kingdom: Kingdom, goal: MapArea, world: World) -> str | None:
    """Why it is refused when it is done: Scry Area As L10 Recon (Artifact only).

    maelstrom "#982 - Scry Area As L10 Recon (Artifact only)".
    """
    if not group.artifacts & _ARTIFACT_BLACK_OWL_TOTEM_BIT:
        return _SAYS_DOES_NOT_CARRY_THE.text((group,), SHAPE)
    if not within_reach(group.area, goal, 5):
        return _SAYS_IS_TOO_FAR_FROM_2.text((goal, group), SHAPE)
    return None


def early_order_982_kingdom(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Scry Area As L10 Recon (Artifact only).

    maelstrom "#982 - Scry Area As L10 Recon (Artifact only)".
    """
    if not group.artifacts & _ARTIFACT_BLACK_OWL_TOTEM_BIT:
        return _SAYS_DOES_NOT_CARRY_THE.text((group,), SHAPE)
    return None


def does_order_982(group: Group, kingdom: Kingdom, goal: MapArea, world: World, dice: Dice) -> None:
    """Scry Area As L10 Recon (Artifact only).

    Raises OffTheTable (a table has no row).
    maelstrom "#982 - Scry Area As L10 Recon (Artifact only)".
    """
    world.tell(kingdom, _SAYS_THE_OWL_OF_LOOKS.text((group, goal), SHAPE), group)
    look_around(kingdom, goal, LOOKOUT_BLACK_OWL, 10, world)


def domain_order_913_other(figure: Figure, kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Learn Regional Reaction.

    maelstrom "#913 - Learn Regional Reaction", "Regions".
    """
    return world.kingdoms


def needs_order_913(figure: Figure, kingdom: Kingdom, other: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Learn Regional Reaction.

    maelstrom "#913 - Learn Regional Reaction", "Regions".
    """
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN.text((figure,), SHAPE)
    if not political(figure):
        return _SAYS_IS_NO_EMISSARY.text((figure,), SHAPE)
    if figure.place is None or figure.place.region is None:
        return _SAYS_IS_IN_NO_REGION.text((figure,), SHAPE)
    return None


def early_order_913_kingdom(figure: Figure, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Learn Regional Reaction.

    maelstrom "#913 - Learn Regional Reaction", "Regions".
    """
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN.text((figure,), SHAPE)
    if not political(figure):
        return _SAYS_IS_NO_EMISSARY.text((figure,), SHAPE)
    if figure.place is None or figure.place.region is None:
        return _SAYS_IS_IN_NO_REGION.text((figure,), SHAPE)
    return None


def cost_order_913(
    figure: Figure,
    kingdom: Kingdom,
    other: Kingdom,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Learn Regional Reaction.

    Raises OffTheTable (a table has no row).
    maelstrom "#913 - Learn Regional Reaction", "Regions".
    """
    return (("gold", travel_price(figure.rank)),)


def does_order_913(figure: Figure, kingdom: Kingdom, other: Kingdom, world: World, dice: Dice) -> None:
    """Learn Regional Reaction.

    maelstrom "#913 - Learn Regional Reaction", "Regions".
    """
    world.note('worked', figure)
    here = figure.place
    if here is not None:
        land = here.region
        if land is not None:
            world.tell(
                kingdom,
                _SAYS_HAS_LISTENED_IS_TOWARDS.text((figure, land, mood(other, land), other), SHAPE),
                figure,
            )


def needs_order_914(figure: Figure, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Learn King's Influence.

    maelstrom "#914 - Learn King's Influence", "King's Influence".
    """
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN.text((figure,), SHAPE)
    if not political(figure):
        return _SAYS_IS_NO_EMISSARY.text((figure,), SHAPE)
    if figure.place is None or figure.place.kingdom is None or figure.place.kingdom is kingdom:
        return _SAYS_IS_IN_NO_TOWN.text((figure,), SHAPE)
    return None


def cost_order_914(figure: Figure, kingdom: Kingdom, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Learn King's Influence.

    Raises OffTheTable (a table has no row).
    maelstrom "#914 - Learn King's Influence", "King's Influence".
    """
    return (("gold", travel_price(figure.rank)),)


def does_order_914(figure: Figure, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Learn King's Influence.

    maelstrom "#914 - Learn King's Influence", "King's Influence".
    """
    world.note('worked', figure)
    here = figure.place
    if here is not None:
        host = here.kingdom
        if host is not None:
            world.tell(
                kingdom,
                _SAYS_HAS_LISTENED_AT_HAS.text((figure, here, host, host.influence), SHAPE),
                figure,
                here,
            )


def needs_order_520(kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Falconry Train (Ranger only).

    maelstrom "#520 - Falconry Train (Ranger only)", "Ranger".
    """
    if not order_open(ORDER_FALCONRY_TRAIN_RANGER_ONLY, kingdom):
        return 'Only the Rangers train falcons.'
    if kingdom.falconry >= 3:
        return 'The falcons have learned all there is.'
    return None


def cost_order_520(kingdom: Kingdom, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Falconry Train (Ranger only).

    maelstrom "#520 - Falconry Train (Ranger only)", "Ranger".
    """
    return (("gold", 10000),)


def does_order_520(kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Falconry Train (Ranger only).

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#520 - Falconry Train (Ranger only)", "Ranger".
    """
    world.note('falcons_drilled', kingdom)
    world.keep(kingdom, "falconry")
    kingdom.falconry += 1
    world.tell(
        kingdom,
        f"The falcons fly {show(falcons_reach(kingdom.falconry), AREA)} now, and see as an agent with "
        f"{show(falcons_recon(kingdom.falconry), LEVEL)} does.",
    )


def domain_order_974_goal(kingdom: Kingdom, world: World) -> Sequence[MapArea]:
    """What may be chosen: Falconry Recon (Ranger only).

    maelstrom "#974 - Falconry Recon (Ranger only)", "Ranger".
    """
    return EVERY_MAP_AREA


def needs_order_974(kingdom: Kingdom, goal: MapArea, world: World) -> str | None:
    """Why it is refused when it is done: Falconry Recon (Ranger only).

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#974 - Falconry Recon (Ranger only)", "Ranger".
    """
    if not order_open(ORDER_FALCONRY_RECON_RANGER_ONLY, kingdom):
        return 'Only the Rangers send falcons.'
    if kingdom.falconry <= 0:
        return 'The falcons have learned nothing yet.'
    if world.happened('falcons_drilled', 'this', 0, kingdom):
        return 'The falcons have been at their lessons.'
    if (
        kingdom.capital is not None
        and not within_reach(kingdom.capital.area, goal, falcons_reach(kingdom.falconry))
    ):
        return f"{SHAPE.title('MapArea', goal)} is too far for the falcons."
    return None


def does_order_974(kingdom: Kingdom, goal: MapArea, world: World, dice: Dice) -> None:
    """Falconry Recon (Ranger only).

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#974 - Falconry Recon (Ranger only)", "Ranger".
    """
    world.tell(kingdom, f"The falcon circles over {SHAPE.title('MapArea', goal)}.")
    look_around(kingdom, goal, LOOKOUT_FALCON, falcons_recon(kingdom.falconry), world)


# at the end, for these modules use each other
from .agents import mission_level  # noqa: E402
from .gates import asleep, may_undertake, political  # noqa: E402
from .marching import guise, hides_from, read_traces  # noqa: E402
from .orders_agents import look_around  # noqa: E402
from .politics import in_irons  # noqa: E402
from .sieges import leaving_risk, steal_away  # noqa: E402
from .training import mission_cost  # noqa: E402

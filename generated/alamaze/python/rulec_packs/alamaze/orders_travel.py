"""Resolvers of orders_travel.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, is_linked, members, present
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    ARTIFACT_BLACK_OWL_TOTEM, ARTIFACT_CRYSTAL_OF_SEEING, ARTIFACT_ONYX_AMULET, ARTIFACT_PALANTIR_AMBALAR,
    ARTIFACT_PALANTIR_CRISNIA, ARTIFACT_PALANTIR_PHONIS, ARTIFACT_PALANTIR_REDJAK, ARTIFACT_PALANTIR_UNIKAR,
    ARTIFACT_SCRYING_MIRROR, Artifact, EFFECT_CONCEALED, EVERY_MAP_AREA, HOST_STATE_PLAIN_SIGHT,
    LOOKOUT_BLACK_OWL, LOOKOUT_CRYSTAL, LOOKOUT_FALCON, LOOKOUT_SCRYING, MISSION_SEARCH_GROUPS,
    MISSION_SEARCH_PLACES, MapArea, ORDER_FALCONRY_RECON_RANGER_ONLY, ORDER_FALCONRY_TRAIN_RANGER_ONLY,
    RANK_AGENT, RANK_AMBASSADOR, RANK_BARON, RANK_CONSUL, RANK_COUNT, RANK_DEMON_PRINCE, RANK_DUKE,
    RANK_FANATIC, RANK_GOVERNOR, RANK_PRIESTESS, RANK_PRINCE, RANK_SEARCH, Rank,
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
    Hole(Holds("thing", 'Figure'), 'figure'), ' has arrived at ', Hole(Holds("thing", 'Place'), 'town'),
    '.',
), 'process:move_in', 'has_arrived_at')
_SAYS_OF_HAS_COME_TO: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ', ',
    Hole(Holds("choice", 'Rank'), 'rank'), ', has come to ', Hole(Holds("thing", 'Place'), 'town'), '.',
), 'process:move_in', 'of_has_come_to')
_SAYS_LIES_IN: Final = Message((
    Hole(Holds("thing", 'Place'), 'p'), ' lies in ', Hole(Holds("choice", 'MapArea'), 'area'), ': ',
    Hole(Holds("choice", 'Settlement'), 'settlement'), '.',
), 'process:find_places', 'lies_in')
_SAYS_STANDS_IN_AND_NOBODY: Final = Message((
    Hole(Holds("thing", 'Group'), 'g'), ' stands in ', Hole(Holds("choice", 'MapArea'), 'a'),
    ', and nobody can say how large it is.',
), 'process:find_groups', 'stands_in_and_nobody')
_SAYS_STANDS_IN: Final = Message((
    Hole(Holds("thing", 'Group'), 'g'), ' stands in ', Hole(Holds("choice", 'MapArea'), 'a'), ': ',
    Hole(Holds("choice", 'HostSize'), 'host_size'), '.',
), 'process:find_groups', 'stands_in')
_SAYS_IS_A_PRISONER: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is a prisoner.',
), 'order:350', 'free')
_SAYS_LIES_IN_A_SLEEP: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' lies in a sleep from which nobody wakes.',
), 'order:350', 'awake')
_SAYS_HAD_TO_MOVE_IN: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' had to move in this turn, and does nothing else.',
), 'order:350', 'settled')
_SAYS_DOES_NOT_TRAVEL: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' does not travel.',
), 'order:350', 'mobile')
_SAYS_IS_AT_ALREADY: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is at ', Hole(Holds("thing", 'Place'), 'town'), ' already.',
), 'order:350', 'elsewhere')
_SAYS_NOBODY_MOVES_TO: Final = Message((
    'Nobody moves to ', Hole(Holds("thing", 'Place'), 'town'), '.',
), 'order:350', 'no_hideout')
_SAYS_IS_TOO_FAR_FROM: Final = Message((
    Hole(Holds("thing", 'Place'), 'town'), ' is too far from ', Hole(Holds("thing", 'Figure'), 'figure'),
    '.',
), 'order:350', 'near')
_SAYS_SOLDIERS_BEFORE_HAVE_SENT: Final = Message((
    'Soldiers before ', Hole(Holds("thing", 'Place'), 'town'), ' have sent ',
    Hole(Holds("thing", 'Figure'), 'figure'), ' back.',
), 'order:350', 'soldiers_before_have_sent')
_SAYS_IS_A_PRISONER_2: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is a prisoner.',
), 'order:351', 'free')
_SAYS_LIES_IN_A_SLEEP_2: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' lies in a sleep from which nobody wakes.',
), 'order:351', 'awake')
_SAYS_HAD_TO_MOVE_IN_2: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' had to move in this turn, and does nothing else.',
), 'order:351', 'settled')
_SAYS_NOBODY_MOVES_TO_2: Final = Message((
    'Nobody moves to ', Hole(Holds("thing", 'Place'), 'town'), '.',
), 'order:351', 'no_hideout')
_SAYS_KNOWS_NO_GATE: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' knows no gate.',
), 'order:351', 'door')
_SAYS_IS_TOO_FAR_FROM_2: Final = Message((
    Hole(Holds("thing", 'Place'), 'town'), ' is too far from ', Hole(Holds("thing", 'Figure'), 'figure'),
    '.',
), 'order:351', 'near')
_SAYS_IS_A_PRISONER_3: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is a prisoner.',
), 'order:976', 'free')
_SAYS_LIES_IN_A_SLEEP_3: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' lies in a sleep from which nobody wakes.',
), 'order:976', 'awake')
_SAYS_IS_TOO_GREEN_FOR: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is too green for such work.',
), 'order:976', 'grade')
_SAYS_THAT_IS_MORE_GROUND: Final = Message((
    'That is more ground than ', Hole(Holds("thing", 'Agent'), 'agent'), ' can search.',
), 'order:976', 'few')
_SAYS_THESE_AREAS_DO_NOT: Final = Message(('These areas do not lie side by side.',), 'order:976', 'joined')
_SAYS_THAT_IS_TOO_FAR: Final = Message((
    'That is too far from ', Hole(Holds("thing", 'Agent'), 'agent'), '.',
), 'order:976', 'near')
_SAYS_HAS_ASKED_AT_EVERY: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' has asked at every well.',
), 'order:976', 'has_asked_at_every')
_SAYS_IS_A_PRISONER_4: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is a prisoner.',
), 'order:977', 'free')
_SAYS_LIES_IN_A_SLEEP_4: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' lies in a sleep from which nobody wakes.',
), 'order:977', 'awake')
_SAYS_IS_TOO_GREEN_FOR_2: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is too green for such work.',
), 'order:977', 'grade')
_SAYS_THAT_IS_MORE_GROUND_2: Final = Message((
    'That is more ground than ', Hole(Holds("thing", 'Agent'), 'agent'), ' can search.',
), 'order:977', 'few')
_SAYS_THESE_AREAS_DO_NOT_2: Final = Message(('These areas do not lie side by side.',), 'order:977', 'joined')
_SAYS_THAT_IS_TOO_FAR_2: Final = Message((
    'That is too far from ', Hole(Holds("thing", 'Agent'), 'agent'), '.',
), 'order:977', 'near')
_SAYS_HAS_LOOKED_FOR_DUST: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' has looked for dust on every road.',
), 'order:977', 'has_looked_for_dust')
_SAYS_HAS_NO_SEEING_STONE: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has no seeing stone.',
), 'order:972', 'stone')
_SAYS_THE_STONE_SHOWS: Final = Message((
    'The stone shows ', Hole(Holds("choice", 'MapArea'), 'goal'), '.',
), 'order:972', 'the_stone_shows')
_SAYS_DOES_NOT_HOLD_THE: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' does not hold the Crystal of Seeing.',
), 'order:973', 'glass')
_SAYS_THE_CRYSTAL_DOES_NOT: Final = Message((
    'The Crystal does not show so many areas at once.',
), 'order:973', 'few')
_SAYS_THE_CRYSTAL_SHOWS: Final = Message((
    'The Crystal shows ', Hole(Holds("choice", 'MapArea'), 'a'), '.',
), 'order:973', 'the_crystal_shows')
_SAYS_DOES_NOT_CARRY_THE: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' does not carry the Black Owl Totem.',
), 'order:982', 'owl')
_SAYS_IS_TOO_FAR_FROM_3: Final = Message((
    Hole(Holds("choice", 'MapArea'), 'goal'), ' is too far from ', Hole(Holds("thing", 'Group'), 'group'),
    '.',
), 'order:982', 'near')
_SAYS_THE_OWL_OF_LOOKS: Final = Message((
    'The owl of ', Hole(Holds("thing", 'Group'), 'group'), ' looks at ',
    Hole(Holds("choice", 'MapArea'), 'goal'), '.',
), 'order:982', 'the_owl_of_looks')
_SAYS_IS_A_PRISONER_5: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is a prisoner.',
), 'order:913', 'free')
_SAYS_LIES_IN_A_SLEEP_5: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' lies in a sleep from which nobody wakes.',
), 'order:913', 'awake')
_SAYS_HAD_TO_MOVE_IN_3: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' had to move in this turn, and does nothing else.',
), 'order:913', 'settled')
_SAYS_IS_NO_EMISSARY: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is no emissary.',
), 'order:913', 'noble')
_SAYS_IS_IN_NO_REGION: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is in no region.',
), 'order:913', 'ground')
_SAYS_HAS_LISTENED_IS_TOWARDS: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' has listened: ', Hole(Holds("choice", 'Region'), 'land'),
    ' is ', Hole(Holds("choice", 'Reaction'), 'mood'), ' towards ',
    Hole(Holds("thing", 'Kingdom'), 'other'), '.',
), 'order:913', 'has_listened_is_towards')
_SAYS_IS_A_PRISONER_6: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is a prisoner.',
), 'order:914', 'free')
_SAYS_LIES_IN_A_SLEEP_6: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' lies in a sleep from which nobody wakes.',
), 'order:914', 'awake')
_SAYS_HAD_TO_MOVE_IN_4: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' had to move in this turn, and does nothing else.',
), 'order:914', 'settled')
_SAYS_IS_NO_EMISSARY_2: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is no emissary.',
), 'order:914', 'noble')
_SAYS_IS_IN_NO_TOWN: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is in no town of another kingdom.',
), 'order:914', 'abroad')
_SAYS_HAS_LISTENED_AT_HAS: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' has listened at ', Hole(Holds("thing", 'Place'), 'here'),
    ': ', Hole(Holds("thing", 'Kingdom'), 'host'), ' has ',
    Hole(Holds("number", unit=INFLUENCE), 'influence'), '.',
), 'order:914', 'has_listened_at_has')
_SAYS_ONLY_THE_RANGERS_TRAIN: Final = Message(('Only the Rangers train falcons.',), 'order:520', 'people')
_SAYS_THE_FALCONS_HAVE_LEARNED: Final = Message((
    'The falcons have learned all there is.',
), 'order:520', 'more')
_SAYS_THE_FALCONS_FLY_NOW: Final = Message((
    'The falcons fly ', Hole(Holds("number", unit=AREA), 'reach'), ' now, and see as an agent with ',
    Hole(Holds("number", unit=LEVEL), 'recon'), ' does.',
), 'order:520', 'the_falcons_fly_now')
_SAYS_ONLY_THE_RANGERS_SEND: Final = Message(('Only the Rangers send falcons.',), 'order:974', 'people')
_SAYS_THE_FALCONS_HAVE_LEARNED_2: Final = Message((
    'The falcons have learned nothing yet.',
), 'order:974', 'trained')
_SAYS_THE_FALCONS_HAVE_BEEN: Final = Message((
    'The falcons have been at their lessons.',
), 'order:974', 'rested')
_SAYS_IS_TOO_FAR_FOR: Final = Message((
    Hole(Holds("choice", 'MapArea'), 'goal'), ' is too far for the falcons.',
), 'order:974', 'near')
_SAYS_THE_FALCON_CIRCLES_OVER: Final = Message((
    'The falcon circles over ', Hole(Holds("choice", 'MapArea'), 'goal'), '.',
), 'order:974', 'the_falcon_circles_over')


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
    for a in grounds:
        for g in [g for g in world.groups if shows_up(g, a, kingdom, 0, world)]:
            if shows_no_size(g, kingdom, grade):
                world.tell(kingdom, _SAYS_STANDS_IN_AND_NOBODY.text((g, a), SHAPE), g)
            else:
                world.tell(kingdom, _SAYS_STANDS_IN.text((g, a, host_size(g)), SHAPE), g)
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
        return _SAYS_IS_A_PRISONER_2.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP_2.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN_2.text((figure,), SHAPE)
    if town.sanctuary_of is not None:
        return _SAYS_NOBODY_MOVES_TO_2.text((town,), SHAPE)
    if figure.rank != RANK_DEMON_PRINCE and not figure.artifacts & _ARTIFACT_ONYX_AMULET_BIT:
        return _SAYS_KNOWS_NO_GATE.text((figure,), SHAPE)
    if figure.rank != RANK_DEMON_PRINCE and not within_reach(seat(figure), town.area, 7):
        return _SAYS_IS_TOO_FAR_FROM_2.text((town, figure), SHAPE)
    return None


def needs_order_351_of(figure: Figure, kingdom: Kingdom, town: Place, world: World) -> str | None:
    """Why it is refused when it is done: Gate (Demon Princes, Onyx Artifact).

    maelstrom "#351 - Gate (Demon Princes, Onyx Artifact)", "Demon Princes".
    """
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER_2.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP_2.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN_2.text((figure,), SHAPE)
    if figure.rank != RANK_DEMON_PRINCE and not figure.artifacts & _ARTIFACT_ONYX_AMULET_BIT:
        return _SAYS_KNOWS_NO_GATE.text((figure,), SHAPE)
    return None


def early_order_351_kingdom(figure: Figure, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Gate (Demon Princes, Onyx Artifact).

    maelstrom "#351 - Gate (Demon Princes, Onyx Artifact)", "Demon Princes".
    """
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER_2.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP_2.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN_2.text((figure,), SHAPE)
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
        return _SAYS_IS_A_PRISONER_3.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_3.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_SEARCH_PLACES):
        return _SAYS_IS_TOO_GREEN_FOR.text((agent,), SHAPE)
    if len(grounds) > 4:
        return _SAYS_THAT_IS_MORE_GROUND.text((agent,), SHAPE)
    if not side_by_side(grounds):
        return _SAYS_THESE_AREAS_DO_NOT.text((), SHAPE)
    if not all(within_reach(seat(agent), a, errand_range(kingdom, agent, world)) for a in grounds):
        return _SAYS_THAT_IS_TOO_FAR.text((agent,), SHAPE)
    return None


def early_order_976_kingdom(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Search For Popcenters.

    maelstrom "#976 - Search For Popcenters", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_3.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_3.text((agent,), SHAPE)
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
        return _SAYS_IS_A_PRISONER_4.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_4.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_SEARCH_GROUPS):
        return _SAYS_IS_TOO_GREEN_FOR_2.text((agent,), SHAPE)
    if len(grounds) > 4:
        return _SAYS_THAT_IS_MORE_GROUND_2.text((agent,), SHAPE)
    if not side_by_side(grounds):
        return _SAYS_THESE_AREAS_DO_NOT_2.text((), SHAPE)
    if not all(within_reach(seat(agent), a, errand_range(kingdom, agent, world)) for a in grounds):
        return _SAYS_THAT_IS_TOO_FAR_2.text((agent,), SHAPE)
    return None


def early_order_977_kingdom(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Search For Groups.

    maelstrom "#977 - Search For Groups", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_4.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_4.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_SEARCH_GROUPS):
        return _SAYS_IS_TOO_GREEN_FOR_2.text((agent,), SHAPE)
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
    world.tell(kingdom, _SAYS_THE_STONE_SHOWS.text((goal,), SHAPE))
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
        return _SAYS_THE_CRYSTAL_DOES_NOT.text((), SHAPE)
    return None


def does_order_973(kingdom: Kingdom, goals: Sequence[MapArea], world: World, dice: Dice) -> None:
    """Scry Multiple Areas (Artifact only).

    Raises OffTheTable (a table has no row).
    maelstrom "#973 - Scry Multiple Areas (Artifact only)".
    """
    for a in goals:
        world.tell(kingdom, _SAYS_THE_CRYSTAL_SHOWS.text((a,), SHAPE))
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
        return _SAYS_IS_TOO_FAR_FROM_3.text((goal, group), SHAPE)
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
        return _SAYS_IS_A_PRISONER_5.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP_5.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN_3.text((figure,), SHAPE)
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
        return _SAYS_IS_A_PRISONER_5.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP_5.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN_3.text((figure,), SHAPE)
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
        return _SAYS_IS_A_PRISONER_6.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP_6.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN_4.text((figure,), SHAPE)
    if not political(figure):
        return _SAYS_IS_NO_EMISSARY_2.text((figure,), SHAPE)
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
        return _SAYS_ONLY_THE_RANGERS_TRAIN.text((), SHAPE)
    if kingdom.falconry >= 3:
        return _SAYS_THE_FALCONS_HAVE_LEARNED.text((), SHAPE)
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
        _SAYS_THE_FALCONS_FLY_NOW.text(
            (falcons_reach(kingdom.falconry), falcons_recon(kingdom.falconry)), SHAPE,
        ),
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
        return _SAYS_ONLY_THE_RANGERS_SEND.text((), SHAPE)
    if kingdom.falconry <= 0:
        return _SAYS_THE_FALCONS_HAVE_LEARNED_2.text((), SHAPE)
    if world.happened('falcons_drilled', 'this', 0, kingdom):
        return _SAYS_THE_FALCONS_HAVE_BEEN.text((), SHAPE)
    if (
        kingdom.capital is not None
        and not within_reach(kingdom.capital.area, goal, falcons_reach(kingdom.falconry))
    ):
        return _SAYS_IS_TOO_FAR_FOR.text((goal,), SHAPE)
    return None


def does_order_974(kingdom: Kingdom, goal: MapArea, world: World, dice: Dice) -> None:
    """Falconry Recon (Ranger only).

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#974 - Falconry Recon (Ranger only)", "Ranger".
    """
    world.tell(kingdom, _SAYS_THE_FALCON_CIRCLES_OVER.text((goal,), SHAPE))
    look_around(kingdom, goal, LOOKOUT_FALCON, falcons_recon(kingdom.falconry), world)


# at the end, for these modules use each other
from .agents import mission_level  # noqa: E402
from .casting_veils import shows_up  # noqa: E402
from .gates import asleep, may_undertake, political  # noqa: E402
from .marching import guise, read_traces  # noqa: E402
from .movement import host_size, shows_no_size  # noqa: E402
from .orders_agents import look_around  # noqa: E402
from .politics import in_irons  # noqa: E402
from .sieges import leaving_risk, steal_away  # noqa: E402
from .training import mission_cost  # noqa: E402

"""Resolvers of casting_eyes.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, members, present
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    Artifact, EFFECT_SIMULACRUM, EFFECT_WARDED, EVERY_MAP_AREA, EVERY_REGION, HOST_SIZE_INACTIVE,
    HOST_STATE_INVISIBLE, HostSize, Lookout, MISSION_RECON, MapArea, RANK_AGENT, RANK_AREA,
    RELIC_HOLDER_COURT, RELIC_HOLDER_MAGE, RELIC_HOLDER_OWN_COMPANY, RELIC_HOLDER_REALM,
    RELIC_HOLDER_SPYING_AGENT, RELIC_HOLDER_THRONE, RELIC_HOLDER_TOWN, Region, SORT_FAMILIAR, Spell,
)
from ._kinds import Agent, Group, Kingdom, Target, Wizard
from ._tables import (
    ARTIFACT_COMBAT_GAIN, ARTIFACT_HELD_BY, ARTIFACT_INFLUENCE_GAIN, ARTIFACT_LEVELS_LENT,
    ARTIFACT_LIKE_SPELL, ARTIFACT_OPENS_COMMANDS, ARTIFACT_POWER_GAIN, ARTIFACT_QUALITY, ARTIFACT_SORT,
    MAP_AREA_REGION, SPELL_AS_AGENT, SPELL_TITLE,
)
from ._words import DEFENSE, FLEET, FOOD, GOLD, INFLUENCE, LEVEL, MITHRIL, NAVAL_QUALITY, PERCENT, POINTS
from ._world import SHAPE, World
from .map_ import remember, seat
from .realm import hold, mood, share

_EFFECT_SIMULACRUM_BIT: Final = 1 << EFFECT_SIMULACRUM
_EFFECT_WARDED_BIT: Final = 1 << EFFECT_WARDED

_SAYS_HAS_CAST_OVER: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' over ', Hole(Holds("choice", 'MapArea'), 'goal'), '.',
), 'process:send_familiar', 'cast')
_SAYS_HAS_CAST_IN: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'), ' in ',
    Hole(Holds("choice", 'Region'), 'land'), '.',
), 'process:unveil_centers', 'cast')
_SAYS_HAS_CAST_IN_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'), ' in ',
    Hole(Holds("choice", 'Region'), 'land'), '.',
), 'process:unveil_hosts', 'cast')
_SAYS_OF_STANDS_IN: Final = Message((
    Hole(Holds("thing", 'Group'), 'g'), ' of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' stands in ',
    Hole(Holds("choice", 'MapArea'), 'area'), ': ', Hole(Holds("choice", 'HostSize'), 'host_size'), '.',
), 'process:unveil_hosts', 'host_seen')
_SAYS_HAS_NOT_FOUND: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has not found ', Hole(Holds("thing", 'Target'), 'target'),
    '.',
), 'process:locate_figure', 'not_found')
_SAYS_HAS_CAST_IS_IN: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'), ': ',
    Hole(Holds("thing", 'Target'), 'target'), ' is in ', Hole(Holds("choice", 'MapArea'), 'here'), '.',
), 'process:locate_figure', 'cast')
_SAYS_HAS_NOT_FOUND_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has not found ', Hole(Holds("thing", 'Group'), 'host'), '.',
), 'process:locate_group', 'not_found')
_SAYS_HAS_CAST_IS_IN_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'), ': ',
    Hole(Holds("thing", 'Group'), 'host'), ' is in ', Hole(Holds("choice", 'MapArea'), 'here'), '.',
), 'process:locate_group', 'cast')
_SAYS_HAS_CAST: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'), '. ',
    Hole(Holds("choice", 'Artifact'), 'relic'), ': ', Hole(Holds("choice", 'ArtifactClass'), 'sort'), ', ',
    Hole(Holds("choice", 'Quality'), 'quality'), '.',
), 'process:read_relic', 'cast')
_SAYS_IS_OF_USE_TO: Final = Message((
    Hole(Holds("choice", 'Artifact'), 'relic'), ' is of use to ', Hole(Holds("choice", 'RelicHolder'), 'h'),
    '.',
), 'process:read_relic', 'is_of_use_to')
_SAYS_IS_USED_BY_COMMAND: Final = Message((
    Hole(Holds("choice", 'Artifact'), 'relic'), ' is used by command ', Hole(Holds("number"), 'n'), '.',
), 'process:read_relic', 'is_used_by_command')
_SAYS_ADDS_TO_THE_COMBAT: Final = Message((
    Hole(Holds("choice", 'Artifact'), 'relic'), ' adds ', Hole(Holds("number", unit=POINTS), 'combat_gain'),
    ' to the combat value of its group.',
), 'process:read_relic', 'adds_to_the_combat')
_SAYS_WORKS_AS: Final = Message((
    Hole(Holds("choice", 'Artifact'), 'relic'), ' works as ', Hole(Holds("choice", 'Spell'), 'like_spell'),
    '.',
), 'process:read_relic', 'works_as')
_SAYS_ADDS_TO_A_WIZARD: Final = Message((
    Hole(Holds("choice", 'Artifact'), 'relic'), ' adds ', Hole(Holds("number", unit=LEVEL), 'power_gain'),
    ' to a wizard.',
), 'process:read_relic', 'adds_to_a_wizard')
_SAYS_LENDS_TO_AN_AGENT: Final = Message((
    Hole(Holds("choice", 'Artifact'), 'relic'), ' lends ', Hole(Holds("number", unit=LEVEL), 'levels_lent'),
    ' to an agent.',
), 'process:read_relic', 'lends_to_an_agent')
_SAYS_ADDS: Final = Message((
    Hole(Holds("choice", 'Artifact'), 'relic'), ' adds ',
    Hole(Holds("number", unit=INFLUENCE), 'influence_gain'), '.',
), 'process:read_relic', 'adds')
_SAYS_HAS_CAST_IN_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'), ' in ',
    Hole(Holds("choice", 'MapArea'), 'here'), '.',
), 'process:see_truly', 'cast')
_SAYS_A_COURT_HAS_A: Final = Message((
    'A court has a hiding place in ', Hole(Holds("choice", 'MapArea'), 'here'), '.',
), 'process:see_truly', 'a_court_has_a')
_SAYS_IS_HIDDEN_IN: Final = Message((
    Hole(Holds("thing", 'Place'), 'p'), ' is hidden in ', Hole(Holds("choice", 'MapArea'), 'here'), ': ',
    Hole(Holds("choice", 'Settlement'), 'settlement'), ', ', Hole(Holds("number", unit=DEFENSE), 'defense'),
    ', ', Hole(Holds("number", unit=GOLD), 'gold_output'), ', ',
    Hole(Holds("number", unit=FOOD), 'food_output'), '.',
), 'process:see_truly', 'hidden_place_seen')
_SAYS_LIES_IN: Final = Message((
    Hole(Holds("thing", 'Place'), 'p'), ' lies in ', Hole(Holds("choice", 'MapArea'), 'here'), ': ',
    Hole(Holds("choice", 'Settlement'), 'settlement'), ', ', Hole(Holds("number", unit=DEFENSE), 'defense'),
    ', ', Hole(Holds("number", unit=GOLD), 'gold_output'), ', ',
    Hole(Holds("number", unit=FOOD), 'food_output'), '.',
), 'process:see_truly', 'place_seen')
_SAYS_AT_OF: Final = Message((
    'At ', Hole(Holds("thing", 'Place'), 'p'), ': ', Hole(Holds("thing", 'Figure'), 'f'), ' of ',
    Hole(Holds("thing", 'Kingdom', optional=True), 'kingdom'), ', ', Hole(Holds("choice", 'Rank'), 'rank'),
    '.',
), 'process:see_truly', 'figure_seen')
_SAYS_IN_OF: Final = Message((
    'In ', Hole(Holds("choice", 'MapArea'), 'here'), ': ', Hole(Holds("thing", 'Group'), 'g'), ' of ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ', ', Hole(Holds("choice", 'HostSize'), 'host_size'), '.',
), 'process:see_truly', 'host_seen')
_SAYS_HAS_AND: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'rival'), ' has ', Hole(Holds("number", unit=INFLUENCE), 'influence'),
    ', ', Hole(Holds("number", unit=GOLD), 'gold'), ', ', Hole(Holds("number", unit=FOOD), 'food'), ' and ',
    Hole(Holds("number", unit=MITHRIL), 'mithril'), '.',
), 'process:reveal_throne', 'treasury_revealed')
_SAYS_IS_TOWARDS: Final = Message((
    Hole(Holds("choice", 'Region'), 'r'), ' is ', Hole(Holds("choice", 'Reaction'), 'mood'), ' towards ',
    Hole(Holds("thing", 'Kingdom'), 'rival'), ': ', Hole(Holds("choice", 'Hold'), 'hold'), ', ',
    Hole(Holds("number", unit=PERCENT), 'share'), '.',
), 'process:reveal_throne', 'region_revealed')
_SAYS_OF_LIES_IN: Final = Message((
    Hole(Holds("thing", 'Place'), 'p'), ' of ', Hole(Holds("thing", 'Kingdom'), 'rival'), ' lies in ',
    Hole(Holds("choice", 'MapArea'), 'here'), ': ', Hole(Holds("choice", 'Settlement'), 'settlement'), ', ',
    Hole(Holds("number", unit=DEFENSE), 'defense'), ', ', Hole(Holds("number", unit=GOLD), 'gold_output'),
    ', ', Hole(Holds("number", unit=FOOD), 'food_output'), '.',
), 'process:reveal_throne', 'place_revealed')
_SAYS_HAS_IN_OF_QUALITY: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'rival'), ' has ', Hole(Holds("number", unit=FLEET), 'fleets'), ' in ',
    Hole(Holds("choice", 'Sea'), 'sea'), ', of quality ',
    Hole(Holds("number", unit=NAVAL_QUALITY), 'quality'), '.',
), 'process:reveal_throne', 'navy_revealed')
_SAYS_HOLDS: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'rival'), ' holds ', Hole(Holds("choice", 'Artifact'), 'a'), '.',
), 'process:reveal_throne', 'relic_revealed')
_SAYS_OF_IS_A_PRISONER: Final = Message((
    Hole(Holds("thing", 'Figure'), 'f'), ' of ', Hole(Holds("thing", 'Kingdom'), 'rival'), ', ',
    Hole(Holds("choice", 'Rank'), 'rank'), ', is a prisoner of ', Hole(Holds("thing", 'Kingdom'), 'captor'),
    '.',
), 'process:reveal_people', 'captive_revealed')
_SAYS_OF_IS_AT: Final = Message((
    Hole(Holds("thing", 'Figure'), 'f'), ' of ', Hole(Holds("thing", 'Kingdom'), 'rival'), ', ',
    Hole(Holds("choice", 'Rank'), 'rank'), ', ', Hole(Holds("number", unit=LEVEL), 'level'), ', is at ',
    Hole(Holds("thing", 'Place'), 'here'), '.',
), 'process:reveal_people', 'figure_revealed')
_SAYS_OF: Final = Message((
    Hole(Holds("thing", 'Figure'), 'f'), ' of ', Hole(Holds("thing", 'Kingdom'), 'rival'), ', ',
    Hole(Holds("choice", 'Rank'), 'rank'), ', ', Hole(Holds("number", unit=LEVEL), 'level'), '.',
), 'process:reveal_people', 'traveller_revealed')
_SAYS_OF_IS_A_PRISONER_2: Final = Message((
    Hole(Holds("thing", 'Figure'), 'f'), ' of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ', ',
    Hole(Holds("choice", 'Rank'), 'rank'), ', is a prisoner of ', Hole(Holds("thing", 'Kingdom'), 'rival'),
    '.',
), 'process:reveal_people', 'prisoner_revealed')
_SAYS_OF_2: Final = Message((
    Hole(Holds("choice", 'Artifact'), 'a'), ' of ', Hole(Holds("thing", 'Kingdom'), 'rival'), ': ',
    Hole(Holds("thing", 'Target'), 't'), '.',
), 'process:reveal_people', 'relic_revealed')
_SAYS_OF_STANDS_IN_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'g'), ' of ', Hole(Holds("thing", 'Kingdom'), 'rival'), ' stands in ',
    Hole(Holds("choice", 'MapArea'), 'here'), ': ', Hole(Holds("choice", 'HostSize'), 'host_size'), '.',
), 'process:reveal_groups', 'group_revealed')
_SAYS_IN: Final = Message((
    'In ', Hole(Holds("thing", 'Group'), 'g'), ': ', Hole(Holds("choice", 'BrigadeType'), 'breed'), ', ',
    Hole(Holds("choice", 'Experience'), 'experience'), '.',
), 'process:reveal_groups', 'in')
_SAYS_IN_2: Final = Message((
    'In ', Hole(Holds("thing", 'Group'), 'g'), ': ', Hole(Holds("thing", 'Leader'), 'l'), ', ',
    Hole(Holds("choice", 'Rank'), 'rank'), '.',
), 'process:reveal_groups', 'in_2')
_SAYS_IN_WITH_A_SIMULACRUM: Final = Message((
    'In ', Hole(Holds("thing", 'Group'), 'g'), ': ', Hole(Holds("thing", 'Wizard'), 'w'), ', ',
    Hole(Holds("number", unit=LEVEL), 'level'), ', with a simulacrum.',
), 'process:reveal_groups', 'in_with_a_simulacrum')
_SAYS_IN_3: Final = Message((
    'In ', Hole(Holds("thing", 'Group'), 'g'), ': ', Hole(Holds("thing", 'Wizard'), 'w'), ', ',
    Hole(Holds("number", unit=LEVEL), 'level'), '.',
), 'process:reveal_groups', 'in_3')
_SAYS_WITH: Final = Message((
    'With ', Hole(Holds("thing", 'Group'), 'g'), ': ', Hole(Holds("choice", 'Artifact'), 'a'), '.',
), 'process:reveal_groups', 'with')


def by_a_wolf(target: Target, world: World) -> bool:
    """A dire wolf runs around the tent of the target.

    maelstrom "Spell #211 - Dire Wolf Familiar".
    """
    return any(
        any(l_ is target for l_ in w.group.leaders) or any(m is target for m in w.group.wizards)
        for w in world.camp_wolves
    )


def land_around(caster: Wizard) -> Region | None:
    """Region in which a wizard is.

    maelstrom "Wizard Spells".
    """
    caster_group = caster.group
    if caster_group is not None:
        return caster_group.region
    caster_place = caster.place
    if caster_place is not None:
        return caster_place.region  # at home
    return None


def kept_from_seekers(target: Target) -> bool:
    """Magic keeps seekers away from the target.

    maelstrom "Spell #855 - Locate Character or Group".
    """
    if target.effects & _EFFECT_WARDED_BIT:
        return True  # a ward
    target_place = target.place
    return target_place is not None and target_place.hidden and target_place.sanctuary_of is None  # a glyph


def send_familiar(
    caster: Wizard,
    kingdom: Kingdom,
    spell: Spell,
    means: Lookout,
    goal: MapArea,
    world: World,
    dice: Dice,
) -> None:
    """A familiar scouts.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Spell #887 - Eagle Familiar", "Spell #888 - Raven Familiar".
    """
    scout = Agent(
        name=SPELL_TITLE[spell], rank=RANK_AGENT, level=SPELL_AS_AGENT[spell], sort=SORT_FAMILIAR,
        kingdom=kingdom, place=None,
    )
    world.add(scout)
    done = look_in(kingdom, scout, MISSION_RECON, RANK_AREA, goal, world, dice)
    if done:
        world.tell(kingdom, _SAYS_HAS_CAST_OVER.text((caster, spell, goal), SHAPE), caster)
        look_around(kingdom, goal, means, SPELL_AS_AGENT[spell], world)


def turn_end_of_camp_wolves(world: World) -> None:
    """The end of camp wolves.

    maelstrom "Spell #211 - Dire Wolf Familiar".
    """
    for camp_wolf in [camp_wolf for camp_wolf in world.camp_wolves if camp_wolf.turns_left is not None]:
        if present(camp_wolf.turns_left, '') <= 1:
            world.drop(camp_wolf)
        else:
            camp_wolf.turns_left = present(camp_wolf.turns_left, '') - 1


def unveil_centers(caster: Wizard, kingdom: Kingdom, spell: Spell, world: World) -> None:
    """A wizard sees the population centers of a region.

    maelstrom "Spell #751 - Unveil Population Centers", "Population Centers", "#455 - Create Sanctuary".
    """
    land = land_around(caster)
    if land is not None:
        world.tell(kingdom, _SAYS_HAS_CAST_IN.text((caster, spell, land), SHAPE), caster)
        find_places(kingdom, [a for a in EVERY_MAP_AREA if MAP_AREA_REGION[a] == land], world)


def unveil_hosts(caster: Wizard, kingdom: Kingdom, spell: Spell, size: HostSize, world: World) -> None:
    """A wizard sees the groups of a region.

    Raises OffTheTable (a table has no row).
    maelstrom "Spell #858 - Unveil Group Locations".
    """
    land = land_around(caster)
    if land is not None:
        world.tell(kingdom, _SAYS_HAS_CAST_IN_2.text((caster, spell, land), SHAPE), caster)
        for g in [
            g
            for g in world.groups
            if g.area is not None
                and MAP_AREA_REGION[g.area] == land
                and g.kingdom is not kingdom
                and host_size(g) == size
                and not hides_from(g, kingdom, 0, world)
                and not shows_no_size(g, kingdom, 0)
        ]:
            world.tell(
                kingdom,
                _SAYS_OF_STANDS_IN.text((g, g.kingdom, present(g.area, ''), host_size(g)), SHAPE),
                g,
            )


def locate_figure(caster: Wizard, kingdom: Kingdom, spell: Spell, target: Target, world: World) -> None:
    """A wizard looks for somebody.

    maelstrom "Spell #855 - Locate Character or Group".
    """
    here = seat(target)
    if here is None or kept_from_seekers(target):
        world.tell(kingdom, _SAYS_HAS_NOT_FOUND.text((caster, target), SHAPE), caster, target)
    else:
        world.tell(kingdom, _SAYS_HAS_CAST_IS_IN.text((caster, spell, target, here), SHAPE), caster, target)


def locate_group(caster: Wizard, kingdom: Kingdom, spell: Spell, host: Group, world: World) -> None:
    """A wizard looks for a group.

    maelstrom "Spell #855 - Locate Character or Group".
    """
    here = host.area
    if (
        here is None
        or (guise(host, world) == HOST_STATE_INVISIBLE and host.kingdom is not kingdom)
        or host_size(host) == HOST_SIZE_INACTIVE
    ):
        world.tell(kingdom, _SAYS_HAS_NOT_FOUND_2.text((caster, host), SHAPE), caster, host)
    else:
        world.tell(kingdom, _SAYS_HAS_CAST_IS_IN_2.text((caster, spell, host, here), SHAPE), caster, host)


def read_relic(caster: Wizard, kingdom: Kingdom, spell: Spell, relic: Artifact, world: World) -> None:
    """A wizard learns what an artifact does.

    maelstrom "Spell #796 - Learn Artifact Power".
    """
    world.tell(
        kingdom,
        _SAYS_HAS_CAST.text((caster, spell, relic, ARTIFACT_SORT[relic], ARTIFACT_QUALITY[relic]), SHAPE),
        caster,
    )
    for h in [
        h
        for h in (
            RELIC_HOLDER_REALM, RELIC_HOLDER_THRONE, RELIC_HOLDER_COURT, RELIC_HOLDER_SPYING_AGENT,
            RELIC_HOLDER_MAGE, RELIC_HOLDER_OWN_COMPANY, RELIC_HOLDER_TOWN,
        )
        if ARTIFACT_HELD_BY[relic] >> h & 1
    ]:
        world.tell(kingdom, _SAYS_IS_OF_USE_TO.text((relic, h), SHAPE))
    for n in ARTIFACT_OPENS_COMMANDS[relic]:
        world.tell(kingdom, _SAYS_IS_USED_BY_COMMAND.text((relic, n), SHAPE))
    if ARTIFACT_COMBAT_GAIN[relic] > 0:
        world.tell(kingdom, _SAYS_ADDS_TO_THE_COMBAT.text((relic, ARTIFACT_COMBAT_GAIN[relic]), SHAPE))
    if ARTIFACT_LIKE_SPELL[relic] is not None:
        world.tell(kingdom, _SAYS_WORKS_AS.text((relic, present(ARTIFACT_LIKE_SPELL[relic], '')), SHAPE))
    if ARTIFACT_POWER_GAIN[relic] is not None:
        world.tell(
            kingdom,
            _SAYS_ADDS_TO_A_WIZARD.text((relic, present(ARTIFACT_POWER_GAIN[relic], '')), SHAPE),
        )
    if ARTIFACT_LEVELS_LENT[relic] > 0:
        world.tell(kingdom, _SAYS_LENDS_TO_AN_AGENT.text((relic, ARTIFACT_LEVELS_LENT[relic]), SHAPE))
    if ARTIFACT_INFLUENCE_GAIN[relic] > 0:
        world.tell(kingdom, _SAYS_ADDS.text((relic, ARTIFACT_INFLUENCE_GAIN[relic]), SHAPE))


def see_truly(caster: Wizard, kingdom: Kingdom, spell: Spell, world: World) -> None:
    """Nothing in an area keeps its disguise.

    maelstrom "Spell #966 - True Seeing", "Population Centers".
    """
    here = stands_at(caster)
    if here is not None:
        world.tell(kingdom, _SAYS_HAS_CAST_IN_3.text((caster, spell, here), SHAPE), caster)
        for p in [p for p in world.places if p.area == here and p.sanctuary_of is not kingdom]:
            if p.sanctuary_of is not None:
                world.tell(kingdom, _SAYS_A_COURT_HAS_A.text((here,), SHAPE))
            elif p.hidden:
                world.tell(
                    kingdom,
                    _SAYS_IS_HIDDEN_IN.text(
                        (p, here, p.settlement, p.defense, p.gold_output, p.food_output), SHAPE,
                    ),
                    p,
                )
            else:
                world.tell(
                    kingdom,
                    _SAYS_LIES_IN.text(
                        (p, here, p.settlement, p.defense, p.gold_output, p.food_output), SHAPE,
                    ),
                    p,
                )
            remember(kingdom, p, world)
            for f in [f for f in world.figures if f.place is p and f.kingdom is not kingdom]:
                world.tell(kingdom, _SAYS_AT_OF.text((p, f, f.kingdom, f.rank), SHAPE), p, f)
        for g in [
            g
            for g in world.groups
            if g.area == here and g.kingdom is not kingdom and host_size(g) > HOST_SIZE_INACTIVE
        ]:
            world.tell(kingdom, _SAYS_IN_OF.text((here, g, g.kingdom, host_size(g)), SHAPE), g)


def reveal_throne(kingdom: Kingdom, rival: Kingdom, world: World) -> None:
    """What a kingdom owns, and what regions think of it.

    Raises NoAnswer (no case fits).
    maelstrom "Spell #985 - Revelation".
    """
    world.tell(
        kingdom,
        _SAYS_HAS_AND.text((rival, rival.influence, rival.gold, rival.food, rival.mithril), SHAPE),
    )
    for r in EVERY_REGION:
        world.tell(
            kingdom,
            _SAYS_IS_TOWARDS.text((r, mood(rival, r), rival, hold(rival, r), share(rival, r)), SHAPE),
        )
    for p in [p for p in world.places if p.kingdom is rival or p.sanctuary_of is rival]:
        here = p.area
        if here is not None:
            world.tell(
                kingdom,
                _SAYS_OF_LIES_IN.text(
                    (p, rival, here, p.settlement, p.defense, p.gold_output, p.food_output), SHAPE,
                ),
                p,
            )
        remember(kingdom, p, world)
    for n in [n for n in world.navies if n.kingdom is rival and n.fleets > 0]:
        world.tell(kingdom, _SAYS_HAS_IN_OF_QUALITY.text((rival, n.fleets, n.sea, n.quality), SHAPE))
    for a in map(Artifact, members(rival.regalia)):
        world.tell(kingdom, _SAYS_HOLDS.text((rival, a), SHAPE))


def reveal_people(kingdom: Kingdom, rival: Kingdom, world: World) -> None:
    """Who serves a kingdom, and whom it holds.

    maelstrom "Spell #985 - Revelation".
    """
    for f in [f for f in world.figures if f.kingdom is rival and of_the_court(f)]:
        here = f.place
        if f.captor is not None:
            world.tell(kingdom, _SAYS_OF_IS_A_PRISONER.text((f, rival, f.rank, f.captor), SHAPE), f)
        elif here is not None:
            world.tell(kingdom, _SAYS_OF_IS_AT.text((f, rival, f.rank, f.level, here), SHAPE), f, here)
        else:
            world.tell(kingdom, _SAYS_OF.text((f, rival, f.rank, f.level), SHAPE), f)
    for f in [f for f in world.figures if f.captor is rival and f.kingdom is not None]:
        world.tell(
            kingdom,
            _SAYS_OF_IS_A_PRISONER_2.text((f, present(f.kingdom, ''), f.rank, rival), SHAPE),
            f,
        )
    for t in [t for t in world.targets if t.kingdom is rival]:
        for a in map(Artifact, members(t.artifacts)):
            world.tell(kingdom, _SAYS_OF_2.text((a, rival, t), SHAPE), t)


def reveal_groups(kingdom: Kingdom, rival: Kingdom, world: World) -> None:
    """Where the groups of a kingdom stand, and who is in them.

    maelstrom "Spell #985 - Revelation", "Spell #825 - Simulacrum".
    """
    for g in [g for g in world.groups if g.kingdom is rival and host_size(g) > HOST_SIZE_INACTIVE]:
        here = g.area
        if here is not None:
            world.tell(kingdom, _SAYS_OF_STANDS_IN_2.text((g, rival, here, host_size(g)), SHAPE), g)
        for b in g.brigades:
            world.tell(kingdom, _SAYS_IN.text((g, b.breed, b.experience), SHAPE), g)
        for l_ in g.leaders:
            world.tell(kingdom, _SAYS_IN_2.text((g, l_, l_.rank), SHAPE), g, l_)
        for w in g.wizards:
            if w.effects & _EFFECT_SIMULACRUM_BIT:
                world.tell(kingdom, _SAYS_IN_WITH_A_SIMULACRUM.text((g, w, w.level), SHAPE), g, w)
            else:
                world.tell(kingdom, _SAYS_IN_3.text((g, w, w.level), SHAPE), g, w)
        for a in map(Artifact, members(g.artifacts)):
            world.tell(kingdom, _SAYS_WITH.text((g, a), SHAPE), g)


# at the end, for these modules use each other
from .casting import stands_at  # noqa: E402
from .gates import of_the_court  # noqa: E402
from .marching import guise, hides_from  # noqa: E402
from .missions import look_in  # noqa: E402
from .movement import host_size, shows_no_size  # noqa: E402
from .orders_agents import look_around  # noqa: E402
from .orders_travel import find_places  # noqa: E402

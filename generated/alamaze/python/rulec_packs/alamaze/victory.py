"""Resolvers of victory.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, members
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    Artifact, BUILDING_CASTLE, BUILDING_CITADEL, BUILDING_FORTRESS, BUILDING_GREATER_CASTLE,
    BUILDING_GREAT_MAGE_TOWER, BUILDING_GREAT_TEMPLE, BUILDING_LEGENDARY_CASTLE, BUILDING_WIZARD_TOWER,
    Building, EVERY_ARTIFACT, EVERY_REGION, EXPERIENCE_ELITE, HOLD_CONTROL, HOLD_SIGNIFICANT,
    HOLD_SUBSTANTIAL, HOLD_TIGHT_CONTROL, INFLUENCE_EVENT_FAILED_CHECK, QUALITY_EXCELLENT, QUALITY_FINE,
    QUALITY_SUPERIOR, RANK_AGENT, RANK_AMBASSADOR, RANK_BARON, RANK_CONSUL, RANK_COUNT, RANK_DEMON_PRINCE,
    RANK_DUKE, RANK_FOOL, RANK_GOVERNOR, RANK_KING, RANK_MARSHAL, RANK_PRINCE, RANK_QUEEN, RANK_REGENT,
    RANK_WARLORD, Rank, STATUS_ITEM_AGENT_EIGHT, STATUS_ITEM_AGENT_ELEVEN, STATUS_ITEM_AGENT_PRISONER,
    STATUS_ITEM_ALLY_OF_SOMEBODY, STATUS_ITEM_AMBASSADOR_PRISONER, STATUS_ITEM_BARON_PRISONER,
    STATUS_ITEM_CONTROLLED_REGION, STATUS_ITEM_COUNT_PRISONER, STATUS_ITEM_DEMON_PRISONER,
    STATUS_ITEM_DUKE_PRISONER, STATUS_ITEM_ELITE_BRIGADE, STATUS_ITEM_ENEMY_OF_SOMEBODY,
    STATUS_ITEM_EXCELLENT_ARTIFACT, STATUS_ITEM_FINE_ARTIFACT, STATUS_ITEM_FOOL_PRISONER,
    STATUS_ITEM_GOVERNOR_PRISONER, STATUS_ITEM_GREAT_HOST, STATUS_ITEM_HAS_CASTLE, STATUS_ITEM_HAS_CITADEL,
    STATUS_ITEM_HAS_FORTRESS, STATUS_ITEM_HAS_GREATER_CASTLE, STATUS_ITEM_HAS_GREAT_TEMPLE,
    STATUS_ITEM_HAS_LEGENDARY_CASTLE, STATUS_ITEM_HAS_MAGE_TOWER, STATUS_ITEM_HAS_MARSHAL,
    STATUS_ITEM_HAS_PRINCE, STATUS_ITEM_HAS_WARLORD, STATUS_ITEM_HAS_WIZARD_TOWER,
    STATUS_ITEM_HIGHEST_CENSUS, STATUS_ITEM_HIGHEST_FOOD, STATUS_ITEM_HIGHEST_GOLD,
    STATUS_ITEM_INFLUENCE_SEVENTEEN, STATUS_ITEM_INFLUENCE_TWENTY, STATUS_ITEM_NAVAL_MIGHT,
    STATUS_ITEM_ON_THE_COUNCIL, STATUS_ITEM_PRINCE_PRISONER, STATUS_ITEM_QUEST_OR_SUPERIOR,
    STATUS_ITEM_REX_VICTORY, STATUS_ITEM_RULER_PRISONER, STATUS_ITEM_SIGNIFICANT_REGION,
    STATUS_ITEM_STRONG_HOST, STATUS_ITEM_SUBSTANTIAL_REGION, STATUS_ITEM_SURVIVED_ALL,
    STATUS_ITEM_TEAM_VICTORY, STATUS_ITEM_TIGHT_REGION, STATUS_ITEM_UNTIL_EIGHTEEN,
    STATUS_ITEM_UNTIL_THIRTY, STATUS_ITEM_UNTIL_TWELVE, STATUS_ITEM_UNTIL_TWENTY_FOUR,
    STATUS_ITEM_USURPER_VICTORY, STATUS_ITEM_WIZARD_FIVE, STATUS_ITEM_WIZARD_SEVEN, StatusItem,
)
from ._kinds import Figure, Kingdom
from ._tables import ARTIFACT_QUALITY, STATUS_POINTS_BY_UNIT
from ._words import RENOWN
from ._world import SHAPE, World
from .realm import controls, hold, influence_change, influence_lowered, reach
from .status import final_status, interim_status, status_is_due

_ONE_OF_1: Final = frozenset((
    RANK_KING, RANK_QUEEN, RANK_REGENT, RANK_CONSUL, RANK_DEMON_PRINCE, RANK_PRINCE, RANK_DUKE, RANK_COUNT,
    RANK_BARON, RANK_GOVERNOR, RANK_AMBASSADOR,
))
_ONE_OF_2: Final = frozenset((RANK_KING, RANK_QUEEN, RANK_REGENT, RANK_CONSUL))
_ONE_OF_3: Final = frozenset((
    STATUS_ITEM_UNTIL_TWELVE, STATUS_ITEM_UNTIL_EIGHTEEN, STATUS_ITEM_UNTIL_TWENTY_FOUR,
    STATUS_ITEM_UNTIL_THIRTY,
))

_SAYS_IS_NO_MORE: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' is no more.',
), 'process:strike_out', 'is_no_more')
_SAYS_IS_FREE_IS_NO: Final = Message((
    Hole(Holds("thing", 'Figure'), 'f'), ' is free: ', Hole(Holds("thing", 'Kingdom'), 'kingdom'),
    ' is no more.',
), 'process:strike_out', 'is_free_is_no')
_SAYS_HAS_A_RULER_AGAIN: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'k'), ' has a ruler again who gives commands.',
), 'process:count_silence', 'has_a_ruler_again')
_SAYS_NOBODY_HAS_GIVEN_COMMANDS: Final = Message((
    'Nobody has given commands for ', Hole(Holds("thing", 'Kingdom'), 'k'),
    ' in 3 turns: its ruler is dismissed, and the throne stands vacant.',
), 'process:count_silence', 'nobody_has_given_commands')
_SAYS_YOU_ARE_AWARDED_AND: Final = Message((
    'You are awarded ', Hole(Holds("number", unit=RENOWN), 'gained'), ' and have ',
    Hole(Holds("number", unit=RENOWN), 'fame'), '.',
), 'process:award_status', 'you_are_awarded_and')
_SAYS_THE_CLAIM_OF_YOUR: Final = Message((
    'The claim of your team was laughed at.',
), 'process:hear_teams', 'the_claim_of_your')
_SAYS_IS_REX_OF_ALAMAZE: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'k'), ' is Rex of Alamaze and has won.',
), 'process:settle_campaign', 'is_rex_of_alamaze')
_SAYS_HAS_WON_WITH_ITS: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'k'), ' has won with its partners.',
), 'process:settle_campaign', 'has_won_with_its')
_SAYS_HAS_THE_MOST_STATUS: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'k'), ' has the most status points and has won.',
), 'process:settle_campaign', 'has_the_most_status')
_SAYS_NOBODY_IS_LEFT_WHO: Final = Message((
    'Nobody is left who could have won.',
), 'process:settle_campaign', 'nobody_is_left_who')
_SAYS_HAS_FALLEN: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'k'), ' has fallen.',
), 'process:settle_campaign', 'has_fallen')
_SAYS_ENDS_WITHOUT_A_RULER: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'k'), ' ends without a ruler, and with ',
    Hole(Holds("number"), 'regions_of'), ' regions under control.',
), 'process:settle_campaign', 'ends_without_a_ruler')
_SAYS_ENDS_WITH_AND_REGIONS: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'k'), ' ends with ', Hole(Holds("number", unit=RENOWN), 'fame'),
    ' and ', Hole(Holds("number"), 'regions_of'), ' regions under control.',
), 'process:settle_campaign', 'ends_with_and_regions')
_SAYS_YOU_HAVE_SPOKEN_FOR: Final = Message((
    'You have spoken for your team.',
), 'order:997', 'you_have_spoken_for')


def fit_to_rule(figure: Figure) -> bool:
    """The figure can sit on a throne.

    maelstrom "#455 - Create Sanctuary".
    """
    return figure.rank in _ONE_OF_1 and not in_irons(figure)


def is_lost(kingdom: Kingdom, world: World) -> bool:
    """The kingdom cannot go on.

    maelstrom "#455 - Create Sanctuary", "Population Centers".
    """
    if kingdom.sanctuary is None and all(p.kingdom is not kingdom for p in world.places):
        return True  # no population center, and no sanctuary
    # nobody to sit on the throne
    return all(f.kingdom is not kingdom or not fit_to_rule(f) for f in world.figures)


def vacant(kingdom: Kingdom) -> bool:
    """The kingdom has no player.

    maelstrom "How To Play".
    """
    return kingdom.silence >= 3


def regions_of(kingdom: Kingdom) -> int:
    """Regions that a kingdom controls.

    In plain numbers.
    maelstrom "Regions".
    """
    return sum(1 for r in EVERY_REGION if controls(kingdom, r))


def harvest_of(kingdom: Kingdom, world: World) -> int:
    """Food that a kingdom's population centers produce.

    In food.
    Raises OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Status Points".
    """
    return sum(food_produced(p, world) for p in world.places if p.kingdom is kingdom)


def mint_of(kingdom: Kingdom, world: World) -> int:
    """Gold that a kingdom's population centers produce.

    In gold.
    Raises OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Status Points".
    """
    return sum(gold_produced(p, world) for p in world.places if p.kingdom is kingdom)


def people_of(kingdom: Kingdom, world: World) -> int:
    """Census of a kingdom's population centers.

    In census.
    maelstrom "Status Points".
    """
    return sum(p.census for p in world.places if p.kingdom is kingdom)


def holds_artifact(kingdom: Kingdom, artifact: Artifact, world: World) -> bool:
    """The kingdom has the artifact.

    maelstrom "Status Points".
    """
    return (
        kingdom.regalia >> artifact & 1 != 0
        or any(t.kingdom is kingdom and t.artifacts >> artifact & 1 for t in world.targets)
        or any(g.kingdom is kingdom and g.artifacts >> artifact & 1 for g in world.groups)
    )


def works_of(kingdom: Kingdom, building: Building, world: World) -> int:
    """How many buildings of a kind a kingdom has.

    In plain numbers.
    maelstrom "Status Points".
    """
    return sum(1 for p in world.places if p.kingdom is kingdom and p.buildings >> building & 1)


def captives_of(kingdom: Kingdom, rank: Rank, world: World) -> int:
    """How many of a rank a kingdom holds prisoner.

    In plain numbers.
    maelstrom "Status Points".
    """
    return sum(1 for f in world.figures if f.captor is kingdom and f.rank == rank)


def of_power(figure: Figure, least_level: int, most_level: int) -> bool:
    """The figure is of these levels.

    maelstrom "Status Points".
    """
    figure_level = figure.level
    return figure_level >= least_level and figure_level <= most_level


def earned(kingdom: Kingdom, item: StatusItem, world: World) -> int:
    """How often a kingdom earns status points for something.

    In plain numbers.
    Raises DoesNotApply (the book says that there is no such value); NoAnswer (no case fits);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Status Points".
    """
    value = 0
    if item == STATUS_ITEM_QUEST_OR_SUPERIOR:
        value += sum(
            1
            for a in EVERY_ARTIFACT
            if ARTIFACT_QUALITY[a] >= QUALITY_SUPERIOR and holds_artifact(kingdom, a, world)
        )
    if item == STATUS_ITEM_EXCELLENT_ARTIFACT:
        value += sum(
            1
            for a in EVERY_ARTIFACT
            if ARTIFACT_QUALITY[a] == QUALITY_EXCELLENT and holds_artifact(kingdom, a, world)
        )
    if item == STATUS_ITEM_FINE_ARTIFACT:
        value += sum(
            1
            for a in EVERY_ARTIFACT
            if ARTIFACT_QUALITY[a] == QUALITY_FINE and holds_artifact(kingdom, a, world)
        )
    if item == STATUS_ITEM_AGENT_ELEVEN:
        value += sum(1 for a in world.agents if a.kingdom is kingdom and a.captor is None and a.level >= 11)
    if item == STATUS_ITEM_AGENT_EIGHT:
        value += sum(
            1
            for a in world.agents
            if a.kingdom is kingdom and a.captor is None and of_power(a, 8, 10)
        )
    if item == STATUS_ITEM_RULER_PRISONER:
        value += sum(1 for f in world.figures if f.captor is kingdom and f.rank in _ONE_OF_2)
    if item == STATUS_ITEM_DEMON_PRISONER:
        value += captives_of(kingdom, RANK_DEMON_PRINCE, world)
    if item == STATUS_ITEM_PRINCE_PRISONER:
        value += captives_of(kingdom, RANK_PRINCE, world)
    if item == STATUS_ITEM_DUKE_PRISONER:
        value += captives_of(kingdom, RANK_DUKE, world)
    if item == STATUS_ITEM_COUNT_PRISONER:
        value += captives_of(kingdom, RANK_COUNT, world)
    if item == STATUS_ITEM_BARON_PRISONER:
        value += captives_of(kingdom, RANK_BARON, world)
    if item == STATUS_ITEM_GOVERNOR_PRISONER:
        value += captives_of(kingdom, RANK_GOVERNOR, world)
    if item == STATUS_ITEM_AMBASSADOR_PRISONER:
        value += captives_of(kingdom, RANK_AMBASSADOR, world)
    if item == STATUS_ITEM_FOOL_PRISONER:
        value += captives_of(kingdom, RANK_FOOL, world)
    if item == STATUS_ITEM_AGENT_PRISONER:
        value += sum(f.level for f in world.figures if f.captor is kingdom and f.rank == RANK_AGENT)
    if (
        item == STATUS_ITEM_HIGHEST_FOOD
        and harvest_of(kingdom, world) > 0
        and all(harvest_of(k, world) <= harvest_of(kingdom, world) for k in world.kingdoms)
    ):
        value += 1
    if (
        item == STATUS_ITEM_HIGHEST_GOLD
        and mint_of(kingdom, world) > 0
        and all(mint_of(k, world) <= mint_of(kingdom, world) for k in world.kingdoms)
    ):
        value += 1
    if (
        item == STATUS_ITEM_HIGHEST_CENSUS
        and people_of(kingdom, world) > 0
        and all(people_of(k, world) <= people_of(kingdom, world) for k in world.kingdoms)
    ):
        value += 1
    if item == STATUS_ITEM_HAS_LEGENDARY_CASTLE:
        value += works_of(kingdom, BUILDING_LEGENDARY_CASTLE, world)
    if item == STATUS_ITEM_HAS_GREATER_CASTLE:
        value += works_of(kingdom, BUILDING_GREATER_CASTLE, world)
    if item == STATUS_ITEM_HAS_CASTLE:
        value += works_of(kingdom, BUILDING_CASTLE, world)
    if item == STATUS_ITEM_HAS_CITADEL:
        value += works_of(kingdom, BUILDING_CITADEL, world)
    if item == STATUS_ITEM_HAS_FORTRESS:
        value += works_of(kingdom, BUILDING_FORTRESS, world)
    if item == STATUS_ITEM_HAS_GREAT_TEMPLE:
        value += works_of(kingdom, BUILDING_GREAT_TEMPLE, world)
    if item == STATUS_ITEM_HAS_WIZARD_TOWER:
        value += works_of(kingdom, BUILDING_WIZARD_TOWER, world)
    if item == STATUS_ITEM_HAS_MAGE_TOWER:
        value += works_of(kingdom, BUILDING_GREAT_MAGE_TOWER, world)
    if (
        item == STATUS_ITEM_WIZARD_SEVEN
        and any(w.kingdom is kingdom and w.captor is None and w.level >= 7 for w in world.wizards)
    ):
        value += 1
    if (
        item == STATUS_ITEM_WIZARD_FIVE
        and any(w.kingdom is kingdom and w.captor is None and of_power(w, 5, 6) for w in world.wizards)
    ):
        value += 1
    if (
        item == STATUS_ITEM_HAS_WARLORD
        and any(
            l_.kingdom is kingdom and l_.captor is None and l_.rank == RANK_WARLORD
            for l_ in world.leaders
        )
    ):
        value += 1
    if (
        item == STATUS_ITEM_HAS_MARSHAL
        and any(
            l_.kingdom is kingdom and l_.captor is None and l_.rank == RANK_MARSHAL
            for l_ in world.leaders
        )
    ):
        value += 1
    if (
        item == STATUS_ITEM_ELITE_BRIGADE
        and any(
            g.kingdom is kingdom and any(b.experience == EXPERIENCE_ELITE for b in g.brigades)
            for g in world.groups
        )
    ):
        value += 1
    if item == STATUS_ITEM_GREAT_HOST:
        value += sum(1 for g in world.groups if g.kingdom is kingdom and wall_worth(g) > 100000)
    if item == STATUS_ITEM_STRONG_HOST:
        value += sum(
            1
            for g in world.groups
            if g.kingdom is kingdom and wall_worth(g) > 70000 and wall_worth(g) <= 100000
        )
    if item == STATUS_ITEM_NAVAL_MIGHT:
        # fleets, by their quality
        value += sum(n.fleets * n.quality for n in world.navies if n.kingdom is kingdom) // 10
    if item == STATUS_ITEM_INFLUENCE_TWENTY and reach(kingdom) >= 2000:
        value += 1
    if item == STATUS_ITEM_INFLUENCE_SEVENTEEN and reach(kingdom) >= 1700 and reach(kingdom) < 2000:
        value += 1
    if item == STATUS_ITEM_ON_THE_COUNCIL and kingdom.councillor:
        value += 1
    if item == STATUS_ITEM_ENEMY_OF_SOMEBODY:
        value += len(kingdom.foes)
    if item == STATUS_ITEM_ALLY_OF_SOMEBODY:
        value += len(kingdom.allies)
    if (
        item == STATUS_ITEM_HAS_PRINCE
        and any(f.kingdom is kingdom and f.captor is None and f.rank == RANK_PRINCE for f in world.figures)
    ):
        value += 1
    if item == STATUS_ITEM_TIGHT_REGION:
        value += sum(1 for r in EVERY_REGION if hold(kingdom, r) == HOLD_TIGHT_CONTROL)
    if item == STATUS_ITEM_CONTROLLED_REGION:
        value += sum(1 for r in EVERY_REGION if hold(kingdom, r) == HOLD_CONTROL)
    if item == STATUS_ITEM_SUBSTANTIAL_REGION:
        value += sum(1 for r in EVERY_REGION if hold(kingdom, r) == HOLD_SUBSTANTIAL)
    if item == STATUS_ITEM_SIGNIFICANT_REGION:
        value += sum(1 for r in EVERY_REGION if hold(kingdom, r) == HOLD_SIGNIFICANT)
    return value


def survived(item: StatusItem) -> int:
    """Turn until which one has survived for the points of it.

    In plain numbers.
    maelstrom "Status Points".
    """
    if item not in _ONE_OF_3:
        value = 0
    elif item == STATUS_ITEM_UNTIL_TWELVE:
        value = 12
    elif item == STATUS_ITEM_UNTIL_EIGHTEEN:
        value = 18
    elif item == STATUS_ITEM_UNTIL_TWENTY_FOUR:
        value = 24
    elif item == STATUS_ITEM_UNTIL_THIRTY:
        value = 30
    else:
        value = 0
    return value


def part_earned(kingdom: Kingdom, item: StatusItem, world: World) -> int:
    """What something earns between times.

    In status points.
    Raises DoesNotApply (the book says that there is no such value); NoAnswer (no case fits);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Status Points".
    """
    if STATUS_POINTS_BY_UNIT[item]:
        value = interim_status(item, earned(kingdom, item, world))
    else:
        value = earned(kingdom, item, world) * interim_status(item, 1)
    survived_ = survived(item)
    if survived_ > 0 and survived_ == world.month:
        value += interim_status(item, 1)  # the turn is reached
    return value


def whole_earned(kingdom: Kingdom, item: StatusItem, world: World) -> int:
    """What something earns when the campaign ends.

    In status points.
    Raises DoesNotApply (the book says that there is no such value); NoAnswer (no case fits);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Status Points".
    """
    if STATUS_POINTS_BY_UNIT[item]:
        value = final_status(item, earned(kingdom, item, world))
    else:
        value = earned(kingdom, item, world) * final_status(item, 1)
    survived_ = survived(item)
    if survived_ > 0 and survived_ <= world.month:
        value += final_status(item, 1)  # survived until then
    if item == STATUS_ITEM_SURVIVED_ALL:
        value += final_status(item, 1)  # survived until the end
    if item == STATUS_ITEM_REX_VICTORY and world.happened('victorious', 'this', 0, kingdom):
        value += final_status(item, 1)  # Rex
    if item == STATUS_ITEM_TEAM_VICTORY and world.happened('won_together', 'this', 0, kingdom):
        value += final_status(item, 1)  # with its partners
    return value


def team_regions(team: int, world: World) -> int:
    """Regions that the kingdoms of a team control.

    In plain numbers.
    maelstrom "#997 - Team Victory Check".
    """
    return sum(regions_of(k) for k in world.kingdoms if k.team == team)


def team_wins(kingdom: Kingdom, world: World) -> bool:
    """The partners have won.

    maelstrom "#997 - Team Victory Check".
    """
    kingdom_team = kingdom.team
    if kingdom_team <= 0:
        return False  # There are no partners.
    if not all(
        k.team != kingdom_team or k.struck_off or vacant(k) or world.happened('spoken_for', 'this', 0, k)
        for k in world.kingdoms
    ):
        return False  # A partner is silent.
    return team_regions(kingdom_team, world) >= 5  # A region is missing.


def refusals_team_wins(kingdom: Kingdom, world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: the partners have won.

    Indices of LABELS['refusals_team_wins']; empty where it holds.
    maelstrom "#997 - Team Victory Check".
    """
    notes: list[int] = []
    kingdom_team = kingdom.team
    if kingdom_team <= 0:
        notes.append(0)
    if not all(
        k.team != kingdom_team or k.struck_off or vacant(k) or world.happened('spoken_for', 'this', 0, k)
        for k in world.kingdoms
    ):
        notes.append(1)
    if team_regions(kingdom_team, world) < 5:
        notes.append(2)
    return tuple(notes)


def decided(world: World) -> bool:
    """The campaign is decided.

    maelstrom "How To Play".
    """
    if any(world.happened('victorious', 'this', 0, k) for k in world.kingdoms):
        return True  # a Rex
    if any(world.happened('won_together', 'this', 0, k) for k in world.kingdoms):
        return True  # a team
    if world.month >= world.last_turn:
        return True  # the last turn
    return (
        any(k.struck_off for k in world.kingdoms)
        and all(
            all(
                k.struck_off or o.struck_off or k is o or (k.team == o.team and k.team > 0)
                for o in world.kingdoms
            )
            for k in world.kingdoms
        )
    )  # nobody is left to fight


def best_remembered(kingdom: Kingdom, world: World) -> bool:
    """The kingdom has the most status points.

    maelstrom "How To Play".
    """
    return (
        not kingdom.struck_off
        and not vacant(kingdom)
        and all(k.struck_off or vacant(k) or k.fame <= kingdom.fame for k in world.kingdoms)
    )


def strike_out(kingdom: Kingdom, world: World, dice: Dice) -> None:
    """A kingdom is struck off the map.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "#455 - Create Sanctuary", "How To Play".
    """
    kingdom.struck_off = True
    unseat(kingdom, world)
    world.tell(None, _SAYS_IS_NO_MORE.text((kingdom,), SHAPE))
    for f in [f for f in world.figures if f.captor is kingdom]:
        f.captor = None
        if f.kingdom is not None:
            f.place = f.kingdom.capital
            world.tell(f.kingdom, _SAYS_IS_FREE_IS_NO.text((f, kingdom), SHAPE), f)
    for p in [p for p in world.places if p.kingdom is kingdom]:
        shake_off(p, world)
    leave_court(kingdom, kingdom.capital, world, dice)
    for f in [f for f in world.figures if f.kingdom is kingdom]:
        f_dice = dice.at(f.id)
        for a in map(Artifact, members(f.artifacts)):
            a_dice = f_dice.at(a)
            leave_behind(a, f.place, world, a_dice)
        f.artifacts = 0
    for g in [g for g in world.groups if g.kingdom is kingdom]:
        g_dice = dice.at(g.id)
        for a in map(Artifact, members(g.artifacts)):
            a_dice = g_dice.at(a)
            leave_behind(
                a, next((p for p in world.places if p.area == g.area and p.area is not None), None), world,
                a_dice,
            )
        g.artifacts = 0
    kingdom.capital = None
    give_up_sanctuary(kingdom, world)
    for g in [g for g in world.groups if g.kingdom is kingdom]:
        for l_ in [l_ for l_ in world.levies if l_.group is g]:
            world.drop(l_)
        for b in g.brigades:
            muster_out(g, b, world)
    for f in [f for f in world.figures if f.kingdom is kingdom]:
        kill(f, world)
    for s in kingdom.standings:
        s.share = 0
        s.held = False


def count_silence(world: World, dice: Dice) -> None:
    """Silent rulers are dismissed.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "How To Play", "#455 - Create Sanctuary".
    """
    for k in [k for k in world.kingdoms if not k.struck_off]:
        k_dice = dice.at(k.id)
        if world.happened('handed_in', 'this', 0, k):
            if vacant(k):
                world.tell(None, _SAYS_HAS_A_RULER_AGAIN.text((k,), SHAPE))
            k.silence = 0
        else:
            k.silence += 1
            if k.silence == 3:
                world.tell(None, _SAYS_NOBODY_HAS_GIVEN_COMMANDS.text((k,), SHAPE))
            elif k.silence == 6:
                strike_out(k, world, k_dice)


def count_the_fallen(world: World, dice: Dice) -> None:
    """Kingdoms that have nothing left fall.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "#455 - Create Sanctuary".
    """
    for k in [k for k in world.kingdoms if not k.struck_off and is_lost(k, world)]:
        k_dice = dice.at(k.id)
        strike_out(k, world, k_dice)


def award_status(kingdom: Kingdom, world: World) -> None:
    """Status points are awarded.

    Raises DoesNotApply (the book says that there is no such value); NoAnswer (no case fits);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Status Points".
    """
    if status_is_due(world.month) and not kingdom.struck_off:
        gained = sum(
            part_earned(kingdom, i, world)
            for i in (
                STATUS_ITEM_QUEST_OR_SUPERIOR, STATUS_ITEM_EXCELLENT_ARTIFACT, STATUS_ITEM_FINE_ARTIFACT,
                STATUS_ITEM_AGENT_ELEVEN, STATUS_ITEM_AGENT_EIGHT, STATUS_ITEM_RULER_PRISONER,
                STATUS_ITEM_DEMON_PRISONER, STATUS_ITEM_PRINCE_PRISONER, STATUS_ITEM_DUKE_PRISONER,
                STATUS_ITEM_COUNT_PRISONER, STATUS_ITEM_BARON_PRISONER, STATUS_ITEM_GOVERNOR_PRISONER,
                STATUS_ITEM_AMBASSADOR_PRISONER, STATUS_ITEM_FOOL_PRISONER, STATUS_ITEM_AGENT_PRISONER,
                STATUS_ITEM_HIGHEST_FOOD, STATUS_ITEM_HIGHEST_GOLD, STATUS_ITEM_HIGHEST_CENSUS,
                STATUS_ITEM_HAS_LEGENDARY_CASTLE, STATUS_ITEM_HAS_GREATER_CASTLE, STATUS_ITEM_HAS_CASTLE,
                STATUS_ITEM_HAS_CITADEL, STATUS_ITEM_HAS_FORTRESS, STATUS_ITEM_HAS_GREAT_TEMPLE,
                STATUS_ITEM_HAS_WIZARD_TOWER, STATUS_ITEM_HAS_MAGE_TOWER, STATUS_ITEM_WIZARD_SEVEN,
                STATUS_ITEM_WIZARD_FIVE, STATUS_ITEM_HAS_WARLORD, STATUS_ITEM_HAS_MARSHAL,
                STATUS_ITEM_ELITE_BRIGADE, STATUS_ITEM_GREAT_HOST, STATUS_ITEM_STRONG_HOST,
                STATUS_ITEM_NAVAL_MIGHT, STATUS_ITEM_INFLUENCE_TWENTY, STATUS_ITEM_INFLUENCE_SEVENTEEN,
                STATUS_ITEM_ON_THE_COUNCIL, STATUS_ITEM_ENEMY_OF_SOMEBODY, STATUS_ITEM_ALLY_OF_SOMEBODY,
                STATUS_ITEM_HAS_PRINCE, STATUS_ITEM_TIGHT_REGION, STATUS_ITEM_CONTROLLED_REGION,
                STATUS_ITEM_SUBSTANTIAL_REGION, STATUS_ITEM_SIGNIFICANT_REGION, STATUS_ITEM_UNTIL_TWELVE,
                STATUS_ITEM_UNTIL_EIGHTEEN, STATUS_ITEM_UNTIL_TWENTY_FOUR, STATUS_ITEM_UNTIL_THIRTY,
                STATUS_ITEM_SURVIVED_ALL, STATUS_ITEM_REX_VICTORY, STATUS_ITEM_TEAM_VICTORY,
                STATUS_ITEM_USURPER_VICTORY,
            )
        )
        kingdom.fame += gained
        world.tell(kingdom, _SAYS_YOU_ARE_AWARDED_AND.text((gained, kingdom.fame), SHAPE))


def hear_teams(world: World) -> None:
    """The claims of teams are heard.

    maelstrom "#997 - Team Victory Check".
    """
    for k in [k for k in world.kingdoms if world.happened('spoken_for', 'this', 0, k)]:
        if team_wins(k, world):
            world.note('won_together', k)
        else:
            k.influence = influence_lowered(k, -1 * influence_change(INFLUENCE_EVENT_FAILED_CHECK))
            world.tell(k, _SAYS_THE_CLAIM_OF_YOUR.text((), SHAPE))


def settle_campaign(world: World) -> None:
    """The campaign is decided, or goes on.

    Raises DoesNotApply (the book says that there is no such value); NoAnswer (no case fits);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "How To Play", "Status Points".
    """
    for k in list(world.kingdoms):
        if not decided(world):
            award_status(k, world)
        elif not k.struck_off:
            k.fame += sum(
                whole_earned(k, i, world)
                for i in (
                    STATUS_ITEM_QUEST_OR_SUPERIOR, STATUS_ITEM_EXCELLENT_ARTIFACT, STATUS_ITEM_FINE_ARTIFACT,
                    STATUS_ITEM_AGENT_ELEVEN, STATUS_ITEM_AGENT_EIGHT, STATUS_ITEM_RULER_PRISONER,
                    STATUS_ITEM_DEMON_PRISONER, STATUS_ITEM_PRINCE_PRISONER, STATUS_ITEM_DUKE_PRISONER,
                    STATUS_ITEM_COUNT_PRISONER, STATUS_ITEM_BARON_PRISONER, STATUS_ITEM_GOVERNOR_PRISONER,
                    STATUS_ITEM_AMBASSADOR_PRISONER, STATUS_ITEM_FOOL_PRISONER, STATUS_ITEM_AGENT_PRISONER,
                    STATUS_ITEM_HIGHEST_FOOD, STATUS_ITEM_HIGHEST_GOLD, STATUS_ITEM_HIGHEST_CENSUS,
                    STATUS_ITEM_HAS_LEGENDARY_CASTLE, STATUS_ITEM_HAS_GREATER_CASTLE, STATUS_ITEM_HAS_CASTLE,
                    STATUS_ITEM_HAS_CITADEL, STATUS_ITEM_HAS_FORTRESS, STATUS_ITEM_HAS_GREAT_TEMPLE,
                    STATUS_ITEM_HAS_WIZARD_TOWER, STATUS_ITEM_HAS_MAGE_TOWER, STATUS_ITEM_WIZARD_SEVEN,
                    STATUS_ITEM_WIZARD_FIVE, STATUS_ITEM_HAS_WARLORD, STATUS_ITEM_HAS_MARSHAL,
                    STATUS_ITEM_ELITE_BRIGADE, STATUS_ITEM_GREAT_HOST, STATUS_ITEM_STRONG_HOST,
                    STATUS_ITEM_NAVAL_MIGHT, STATUS_ITEM_INFLUENCE_TWENTY, STATUS_ITEM_INFLUENCE_SEVENTEEN,
                    STATUS_ITEM_ON_THE_COUNCIL, STATUS_ITEM_ENEMY_OF_SOMEBODY, STATUS_ITEM_ALLY_OF_SOMEBODY,
                    STATUS_ITEM_HAS_PRINCE, STATUS_ITEM_TIGHT_REGION, STATUS_ITEM_CONTROLLED_REGION,
                    STATUS_ITEM_SUBSTANTIAL_REGION, STATUS_ITEM_SIGNIFICANT_REGION, STATUS_ITEM_UNTIL_TWELVE,
                    STATUS_ITEM_UNTIL_EIGHTEEN, STATUS_ITEM_UNTIL_TWENTY_FOUR, STATUS_ITEM_UNTIL_THIRTY,
                    STATUS_ITEM_SURVIVED_ALL, STATUS_ITEM_REX_VICTORY, STATUS_ITEM_TEAM_VICTORY,
                    STATUS_ITEM_USURPER_VICTORY,
                )
            )
    if decided(world):
        for k in list(world.kingdoms):
            if world.happened('victorious', 'this', 0, k):
                world.end_game(_SAYS_IS_REX_OF_ALAMAZE.text((k,), SHAPE))
            elif world.happened('won_together', 'this', 0, k):
                world.end_game(_SAYS_HAS_WON_WITH_ITS.text((k,), SHAPE))
            elif (
                best_remembered(k, world)
                and not any(
                    world.happened('victorious', 'this', 0, o) or world.happened('won_together', 'this', 0, o)
                    for o in world.kingdoms
                )
            ):
                world.end_game(_SAYS_HAS_THE_MOST_STATUS.text((k,), SHAPE))
        if all(k.struck_off or vacant(k) for k in world.kingdoms):
            world.end_game(_SAYS_NOBODY_IS_LEFT_WHO.text((), SHAPE))
        for k in sorted(world.kingdoms, key=lambda k: -k.fame):
            if k.struck_off:
                world.tell(None, _SAYS_HAS_FALLEN.text((k,), SHAPE))
            elif vacant(k):
                world.tell(None, _SAYS_ENDS_WITHOUT_A_RULER.text((k, regions_of(k)), SHAPE))
            else:
                world.tell(None, _SAYS_ENDS_WITH_AND_REGIONS.text((k, k.fame, regions_of(k)), SHAPE))


def does_order_997(kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Team Victory Check.

    maelstrom "#997 - Team Victory Check".
    """
    world.note('spoken_for', kingdom)
    world.tell(kingdom, _SAYS_YOU_HAVE_SPOKEN_FOR.text((), SHAPE))


# at the end, for these modules use each other
from ._turn import food_produced, gold_produced  # noqa: E402
from .council import unseat  # noqa: E402
from .missions import kill  # noqa: E402
from .orders_artifacts import leave_behind, leave_court  # noqa: E402
from .politics import in_irons, shake_off  # noqa: E402
from .sanctuary import give_up_sanctuary  # noqa: E402
from .sieges import wall_worth  # noqa: E402
from .upkeep import muster_out  # noqa: E402

"""What players may do, and how a turn goes, generated from the rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime.acts import (
    ActSpec, Forbidden, Game, Limit, Notation, Optional, Param, SequenceSpec, Slot,
)
from rulec.runtime.shape import Holds

from ._kinds import (
    Artifact, Figure, Kingdom, ORDER_ASSASSINATE_FIGURE, ORDER_ASSASSINATE_LEADER_WIZARD,
    ORDER_ATTACK_GROUP, ORDER_ATTACK_GROUP_DELAYED, ORDER_BID_FOR_NEXT_ISSUE, ORDER_BLESS,
    ORDER_BRIBE_EMISSARY, ORDER_CANCEL_STANDING_ORDER, ORDER_CONSUL_DENIGRATE_REGION_ANCIENT_ONES_ONLY,
    ORDER_CONSUL_ENAMOR_REGION_ANCIENT_ONES_ONLY, ORDER_CONVERT_AGENT_TO_FANATIC, ORDER_COUNTER_ESPIONAGE,
    ORDER_DECLARE_ALLY_ENEMY, ORDER_DEFEND, ORDER_DENIGRATE_KINGDOM, ORDER_DENIGRATE_REGION_ARTIFACT_ONLY,
    ORDER_DO_NOT_FEED, ORDER_DO_NOT_PAY, ORDER_EARLY_KIDNAP_FIGURE_UNDERWORLD_ONLY,
    ORDER_EARLY_RESCUE_PRISONER_UNDERWORLD_ONLY, ORDER_ENAMOR_REGION, ORDER_ENAMOR_REGION_ARTIFACT_ONLY,
    ORDER_ENTERTAIN_ROYAL_COURT, ORDER_ENTRENCHMENT, ORDER_ESCAPE_FROM_PRISON, ORDER_EXECUTE_HOSTAGES,
    ORDER_GUARD, ORDER_GUARD_PRISONERS, ORDER_INCREASE_INFLUENCE, ORDER_KIDNAP_FIGURE,
    ORDER_LEARN_GROUP_MORALE_ATTRITION, ORDER_MAGICAL_RESEARCH, ORDER_OPEN_MARKET, ORDER_POISON_FOOD,
    ORDER_RAPID_AGENT_TRAINING_UNDERWORLD_ONLY, ORDER_RECON_AREA, ORDER_RECON_SEAPOWER,
    ORDER_RESCUE_HOSTAGE, ORDER_REST_GROUP, ORDER_REX_VICTORY_CHECK, ORDER_RITE_OF_THE_MAGI,
    ORDER_SABOTAGE_POPCENTER, ORDER_SABOTAGE_SEAPOWER, ORDER_SELL_INFLUENCE, ORDER_STEAL_ARTIFACT,
    ORDER_STEAL_FOOD_GOLD_MITHRIL, ORDER_TRADE_ARTIFACT_FOR_GOLD, ORDER_TRADE_FOOD_FOR_GOLD,
    ORDER_TRADE_GOLD_FOR_ARTIFACT, ORDER_TRADE_GOLD_FOR_FOOD, ORDER_TRADE_GOLD_FOR_HOSTAGE,
    ORDER_TRADE_GOLD_FOR_MITHRIL, ORDER_TRADE_HOSTAGE_FOR_GOLD, ORDER_TRADE_MITHRIL_FOR_GOLD,
    ORDER_TRAIL_GROUP_EARLY, ORDER_TRAIL_GROUP_LATE, ORDER_TRAIN_TO_HIGHER_LEVEL,
    ORDER_TRANSMUTE_RARE_ELEMENT_ALCHEMIST, ORDER_UNILATERAL_TRANSFER_GIFT, ORDER_WINTERING_GROUP,
)
from ._meta import RULES_HASH, RULES_VERSION
from ._views import VIEWS
from ._words import FOOD, GOLD, MITHRIL
from ._world import SHAPE, VARIANT_ICE_AGE, World
from .orders_agents import (
    cost_order_290, cost_order_295, cost_order_500, cost_order_501, cost_order_615, cost_order_691,
    cost_order_692, cost_order_900, cost_order_930, cost_order_935, cost_order_940, cost_order_945,
    cost_order_950, cost_order_955, cost_order_960, cost_order_965, cost_order_970, cost_order_971,
    cost_order_975, default_order_53_other, does_order_290, does_order_295, does_order_299, does_order_50,
    does_order_500, does_order_501, does_order_53, does_order_54, does_order_615, does_order_691,
    does_order_692, does_order_900, does_order_930, does_order_935, does_order_940, does_order_945,
    does_order_950, does_order_955, does_order_960, does_order_965, does_order_970, does_order_971,
    does_order_975, domain_order_290_target, domain_order_295_target, domain_order_50_agent,
    domain_order_53_other, domain_order_53_target, domain_order_54_town, domain_order_615_target,
    domain_order_691_host, domain_order_691_target, domain_order_692_host, domain_order_692_target,
    domain_order_900_target, domain_order_930_target, domain_order_935_target, domain_order_940_target,
    domain_order_945_target, domain_order_950_target, domain_order_955_target, domain_order_960_target,
    domain_order_965_target, domain_order_970_target, domain_order_971_host, domain_order_971_target,
    domain_order_975_target, needs_order_290, needs_order_295, needs_order_299, needs_order_50,
    needs_order_500, needs_order_501, needs_order_53, needs_order_54, needs_order_615, needs_order_691,
    needs_order_692, needs_order_900, needs_order_930, needs_order_935, needs_order_940, needs_order_945,
    needs_order_950, needs_order_955, needs_order_960, needs_order_965, needs_order_970, needs_order_971,
    needs_order_975, open_order_295, open_order_299, open_order_53, open_order_54, open_order_940,
    open_order_945, open_order_955,
)
from .orders_battle import (
    default_order_110_plan, default_order_111_plan, default_order_120_plan, does_order_110, does_order_111,
    does_order_120, does_order_121, domain_order_110_foe, domain_order_111_foe, domain_order_120_foe,
    needs_order_110, needs_order_111, needs_order_120,
)
from .orders_court import (
    cost_order_385, default_order_385_bribe, default_order_745_quarters, does_order_194, does_order_225,
    does_order_230, does_order_385, does_order_410, does_order_430, does_order_440, does_order_745,
    does_order_996, domain_order_225_group, domain_order_230_group, domain_order_385_bribe,
    domain_order_410_bid, domain_order_430_figure, domain_order_440_target, needs_order_194,
    needs_order_225, needs_order_230, needs_order_385, needs_order_410, needs_order_430, needs_order_440,
    needs_order_745,
)
from .orders_magic import (
    cost_order_799, cost_order_800, default_order_302_other, does_order_302, does_order_780, does_order_799,
    does_order_800, domain_order_302_other, domain_order_302_target, domain_order_780_convert,
    needs_order_302, needs_order_780, needs_order_799, needs_order_800,
)
from .orders_ruler import (
    cost_order_465, cost_order_470, cost_order_471, cost_order_475, cost_order_476, cost_order_478,
    cost_order_480, does_order_465, does_order_470, does_order_471, does_order_475, does_order_476,
    does_order_478, does_order_480, does_order_483, does_order_490, domain_order_475_target,
    domain_order_476_target, domain_order_478_target, needs_order_465, needs_order_470, needs_order_471,
    needs_order_475, needs_order_476, needs_order_478, needs_order_480, needs_order_483, needs_order_490,
)
from .orders_trade import (
    cost_order_212, cost_order_215, default_order_215_sacks, does_order_200, does_order_201, does_order_202,
    does_order_203, does_order_204, does_order_205, does_order_206, does_order_212, does_order_215,
    does_order_216, does_order_217, domain_order_200_amount, domain_order_201_partner,
    domain_order_201_price, domain_order_201_sacks, domain_order_202_coins, domain_order_202_partner,
    domain_order_202_sacks, domain_order_203_hostage, domain_order_203_partner, domain_order_203_price,
    domain_order_204_coins, domain_order_204_hostage, domain_order_204_partner, domain_order_205_partner,
    domain_order_205_price, domain_order_206_coins, domain_order_206_partner, domain_order_212_amount,
    domain_order_215_coins, domain_order_215_partner, domain_order_215_sacks, domain_order_216_ingots,
    domain_order_216_partner, domain_order_216_price, domain_order_217_coins, domain_order_217_ingots,
    domain_order_217_partner, needs_order_200, needs_order_201, needs_order_202, needs_order_203,
    needs_order_204, needs_order_205, needs_order_206, needs_order_212, needs_order_215, needs_order_216,
    needs_order_217,
)
from .turn_ import counts_turn_1, counts_turn_2, key_turn, limit_turn_1, limit_turn_2, turn


def _domain_order_385_bribe(figure: Figure, kingdom: Kingdom, world: World) -> range:
    low, high = domain_order_385_bribe(figure, kingdom, world)
    return range(low, high + 1)


def _domain_order_410_bid(kingdom: Kingdom, world: World) -> range:
    low, high = domain_order_410_bid(kingdom, world)
    return range(low, high + 1)


def _domain_order_200_amount(kingdom: Kingdom, world: World) -> range:
    low, high = domain_order_200_amount(kingdom, world)
    return range(low, high + 1)


def _domain_order_201_sacks(kingdom: Kingdom, partner: Kingdom, world: World) -> range:
    low, high = domain_order_201_sacks(kingdom, partner, world)
    return range(low, high + 1)


def _domain_order_201_price(kingdom: Kingdom, partner: Kingdom, sacks: int, world: World) -> range:
    low, high = domain_order_201_price(kingdom, partner, sacks, world)
    return range(low, high + 1)


def _domain_order_202_coins(kingdom: Kingdom, partner: Kingdom, world: World) -> range:
    low, high = domain_order_202_coins(kingdom, partner, world)
    return range(low, high + 1)


def _domain_order_202_sacks(kingdom: Kingdom, partner: Kingdom, coins: int, world: World) -> range:
    low, high = domain_order_202_sacks(kingdom, partner, coins, world)
    return range(low, high + 1)


def _domain_order_203_price(kingdom: Kingdom, partner: Kingdom, hostage: Figure, world: World) -> range:
    low, high = domain_order_203_price(kingdom, partner, hostage, world)
    return range(low, high + 1)


def _domain_order_204_coins(kingdom: Kingdom, partner: Kingdom, world: World) -> range:
    low, high = domain_order_204_coins(kingdom, partner, world)
    return range(low, high + 1)


def _domain_order_205_price(kingdom: Kingdom, partner: Kingdom, artifact: Artifact, world: World) -> range:
    low, high = domain_order_205_price(kingdom, partner, artifact, world)
    return range(low, high + 1)


def _domain_order_206_coins(kingdom: Kingdom, partner: Kingdom, world: World) -> range:
    low, high = domain_order_206_coins(kingdom, partner, world)
    return range(low, high + 1)


def _domain_order_212_amount(kingdom: Kingdom, world: World) -> range:
    low, high = domain_order_212_amount(kingdom, world)
    return range(low, high + 1)


def _domain_order_215_coins(kingdom: Kingdom, partner: Kingdom, world: World) -> range:
    low, high = domain_order_215_coins(kingdom, partner, world)
    return range(low, high + 1)


def _domain_order_215_sacks(kingdom: Kingdom, partner: Kingdom, coins: int, world: World) -> range:
    low, high = domain_order_215_sacks(kingdom, partner, coins, world)
    return range(low, high + 1)


def _domain_order_216_ingots(kingdom: Kingdom, partner: Kingdom, world: World) -> range:
    low, high = domain_order_216_ingots(kingdom, partner, world)
    return range(low, high + 1)


def _domain_order_216_price(kingdom: Kingdom, partner: Kingdom, ingots: int, world: World) -> range:
    low, high = domain_order_216_price(kingdom, partner, ingots, world)
    return range(low, high + 1)


def _domain_order_217_coins(kingdom: Kingdom, partner: Kingdom, world: World) -> range:
    low, high = domain_order_217_coins(kingdom, partner, world)
    return range(low, high + 1)


def _domain_order_217_ingots(kingdom: Kingdom, partner: Kingdom, coins: int, world: World) -> range:
    low, high = domain_order_217_ingots(kingdom, partner, coins, world)
    return range(low, high + 1)


ACTS: Final[tuple[ActSpec, ...]] = (
    ActSpec(
        kind='order',
        key='50',
        number=50,
        entry=ORDER_CANCEL_STANDING_ORDER,
        title='Cancel Standing Order',
        player='kingdom',
        params=(
            Param('kingdom', Holds("thing", 'Kingdom')),
            Param('agent', Holds("thing", 'Agent'), domain=domain_order_50_agent),
        ),
        notations=(
            Notation(('50 ', Slot('agent'))),
            Notation(('50',), 'Say whose standing command ends: 50 AGENT.'),
        ),
        does=does_order_50,
        needs=needs_order_50,
    ),
    ActSpec(
        kind='order',
        key='53',
        number=53,
        entry=ORDER_GUARD,
        title='Guard',
        player='kingdom',
        params=(
            Param('agent', Holds("thing", 'Agent')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('target', Holds("thing", 'Target'), domain=domain_order_53_target),
            Param(
                'other', Holds("thing", 'Target', optional=True), domain=domain_order_53_other,
                default=default_order_53_other,
            ),
        ),
        notations=(
            Notation(('53 ', Slot('agent'), ' ', Slot('target'), Optional((' and ', Slot('other'))))),
            Notation(('53',), 'Say who guards whom: 53 AGENT FIGURE and FIGURE.'),
        ),
        does=does_order_53,
        actor='agent',
        owner=('kingdom',),
        opens=open_order_53,
        needs=needs_order_53,
        sole=True,
        standing=True,
    ),
    ActSpec(
        kind='order',
        key='54',
        number=54,
        entry=ORDER_COUNTER_ESPIONAGE,
        title='Counter-Espionage',
        player='kingdom',
        params=(
            Param('agent', Holds("thing", 'Agent')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('town', Holds("thing", 'Place'), domain=domain_order_54_town),
        ),
        notations=(
            Notation(('54 ', Slot('agent'), ' ', Slot('town'))),
            Notation(('54',), 'Say who watches where: 54 AGENT PLACE.'),
        ),
        does=does_order_54,
        actor='agent',
        owner=('kingdom',),
        opens=open_order_54,
        needs=needs_order_54,
        sole=True,
        standing=True,
    ),
    ActSpec(
        kind='order',
        key='299',
        number=299,
        entry=ORDER_GUARD_PRISONERS,
        title='Guard Prisoners',
        player='kingdom',
        params=(Param('agent', Holds("thing", 'Agent')), Param('kingdom', Holds("thing", 'Kingdom'))),
        notations=(
            Notation(('299 ', Slot('agent'))),
            Notation(('299',), 'Say who guards the prisoners: 299 AGENT.'),
        ),
        does=does_order_299,
        actor='agent',
        owner=('kingdom',),
        opens=open_order_299,
        needs=needs_order_299,
        sole=True,
        standing=True,
    ),
    ActSpec(
        kind='order',
        key='500',
        number=500,
        entry=ORDER_TRAIN_TO_HIGHER_LEVEL,
        title='Train To Higher Level',
        player='kingdom',
        params=(Param('agent', Holds("thing", 'Agent')), Param('kingdom', Holds("thing", 'Kingdom'))),
        notations=(Notation(('500 ', Slot('agent'))), Notation(('500',), 'Say who is trained: 500 AGENT.')),
        does=does_order_500,
        actor='agent',
        owner=('kingdom',),
        needs=needs_order_500,
        costs=cost_order_500,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='501',
        number=501,
        entry=ORDER_RAPID_AGENT_TRAINING_UNDERWORLD_ONLY,
        title='Rapid Agent Training (Underworld only)',
        player='kingdom',
        params=(Param('agent', Holds("thing", 'Agent')), Param('kingdom', Holds("thing", 'Kingdom'))),
        notations=(Notation(('501 ', Slot('agent'))), Notation(('501',), 'Say who is trained: 501 AGENT.')),
        does=does_order_501,
        actor='agent',
        owner=('kingdom',),
        needs=needs_order_501,
        costs=cost_order_501,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='900',
        number=900,
        entry=ORDER_BRIBE_EMISSARY,
        title='Bribe Emissary',
        player='kingdom',
        params=(
            Param('agent', Holds("thing", 'Agent')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('target', Holds("thing", 'Figure'), domain=domain_order_900_target),
        ),
        notations=(
            Notation(('900 ', Slot('agent'), ' ', Slot('target'))),
            Notation(('900',), 'Say who bribes whom: 900 AGENT EMISSARY.'),
        ),
        does=does_order_900,
        actor='agent',
        owner=('kingdom',),
        needs=needs_order_900,
        costs=cost_order_900,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='930',
        number=930,
        entry=ORDER_SABOTAGE_POPCENTER,
        title='Sabotage Popcenter',
        player='kingdom',
        params=(
            Param('agent', Holds("thing", 'Agent')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('target', Holds("thing", 'Target'), domain=domain_order_930_target),
            Param('weakness', Holds("choice", 'Weakness')),
        ),
        notations=(
            Notation(('930 ', Slot('agent'), ' ', Slot('target'), ': ', Slot('weakness'))),
            Notation(('930',), 'Say who breaks what where: 930 AGENT PLACE: defenses, gold production or food production.'),
        ),
        does=does_order_930,
        actor='agent',
        owner=('kingdom',),
        needs=needs_order_930,
        costs=cost_order_930,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='935',
        number=935,
        entry=ORDER_SABOTAGE_SEAPOWER,
        title='Sabotage Seapower',
        player='kingdom',
        params=(
            Param('agent', Holds("thing", 'Agent')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('target', Holds("thing", 'Target'), domain=domain_order_935_target),
        ),
        notations=(
            Notation(('935 ', Slot('agent'), ' ', Slot('target'))),
            Notation(('935',), 'Say who holes whose hulls: 935 AGENT FLEET.'),
        ),
        does=does_order_935,
        actor='agent',
        owner=('kingdom',),
        needs=needs_order_935,
        costs=cost_order_935,
        sole=True,
        forbidden=(Forbidden(VARIANT_ICE_AGE, 'There is no fleet to sabotage: the seas are frozen.'),),
    ),
    ActSpec(
        kind='order',
        key='940',
        number=940,
        entry=ORDER_ASSASSINATE_FIGURE,
        title='Assassinate Figure',
        player='kingdom',
        params=(
            Param('agent', Holds("thing", 'Agent')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('target', Holds("thing", 'Figure'), domain=domain_order_940_target),
        ),
        notations=(
            Notation(('940 ', Slot('agent'), ' ', Slot('target'))),
            Notation(('940',), 'Say who is to kill whom: 940 AGENT FIGURE.'),
        ),
        does=does_order_940,
        actor='agent',
        owner=('kingdom',),
        opens=open_order_940,
        needs=needs_order_940,
        costs=cost_order_940,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='945',
        number=945,
        entry=ORDER_ASSASSINATE_LEADER_WIZARD,
        title='Assassinate Leader/Wizard',
        player='kingdom',
        params=(
            Param('agent', Holds("thing", 'Agent')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('target', Holds("thing", 'Figure'), domain=domain_order_945_target),
        ),
        notations=(
            Notation(('945 ', Slot('agent'), ' ', Slot('target'))),
            Notation(('945',), 'Say who is to kill whom: 945 AGENT LEADER.'),
        ),
        does=does_order_945,
        actor='agent',
        owner=('kingdom',),
        opens=open_order_945,
        needs=needs_order_945,
        costs=cost_order_945,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='950',
        number=950,
        entry=ORDER_RESCUE_HOSTAGE,
        title='Rescue Hostage',
        player='kingdom',
        params=(
            Param('agent', Holds("thing", 'Agent')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('target', Holds("thing", 'Figure'), domain=domain_order_950_target),
        ),
        notations=(
            Notation(('950 ', Slot('agent'), ' ', Slot('target'))),
            Notation(('950',), 'Say who frees whom: 950 AGENT HOSTAGE.'),
        ),
        does=does_order_950,
        actor='agent',
        owner=('kingdom',),
        needs=needs_order_950,
        costs=cost_order_950,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='955',
        number=955,
        entry=ORDER_KIDNAP_FIGURE,
        title='Kidnap Figure',
        player='kingdom',
        params=(
            Param('agent', Holds("thing", 'Agent')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('target', Holds("thing", 'Figure'), domain=domain_order_955_target),
        ),
        notations=(
            Notation(('955 ', Slot('agent'), ' ', Slot('target'))),
            Notation(('955',), 'Say who carries off whom: 955 AGENT FIGURE.'),
        ),
        does=does_order_955,
        actor='agent',
        owner=('kingdom',),
        opens=open_order_955,
        needs=needs_order_955,
        costs=cost_order_955,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='290',
        number=290,
        entry=ORDER_EARLY_RESCUE_PRISONER_UNDERWORLD_ONLY,
        title='Early Rescue Prisoner (Underworld only)',
        player='kingdom',
        params=(
            Param('agent', Holds("thing", 'Agent')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('target', Holds("thing", 'Figure'), domain=domain_order_290_target),
        ),
        notations=(
            Notation(('290 ', Slot('agent'), ' ', Slot('target'))),
            Notation(('290',), 'Say who frees whom: 290 AGENT HOSTAGE.'),
        ),
        does=does_order_290,
        actor='agent',
        owner=('kingdom',),
        needs=needs_order_290,
        costs=cost_order_290,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='295',
        number=295,
        entry=ORDER_EARLY_KIDNAP_FIGURE_UNDERWORLD_ONLY,
        title='Early Kidnap Figure (Underworld only)',
        player='kingdom',
        params=(
            Param('agent', Holds("thing", 'Agent')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('target', Holds("thing", 'Figure'), domain=domain_order_295_target),
        ),
        notations=(
            Notation(('295 ', Slot('agent'), ' ', Slot('target'))),
            Notation(('295',), 'Say who carries off whom: 295 AGENT FIGURE.'),
        ),
        does=does_order_295,
        actor='agent',
        owner=('kingdom',),
        opens=open_order_295,
        needs=needs_order_295,
        costs=cost_order_295,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='965',
        number=965,
        entry=ORDER_STEAL_FOOD_GOLD_MITHRIL,
        title='Steal Food-Gold-Mithril',
        player='kingdom',
        params=(
            Param('agent', Holds("thing", 'Agent')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('target', Holds("thing", 'Target'), domain=domain_order_965_target),
            Param('loot', Holds("choice", 'Loot')),
        ),
        notations=(
            Notation(('965 ', Slot('agent'), ' ', Slot('target'), ': ', Slot('loot'))),
            Notation(('965',), 'Say who steals what where: 965 AGENT PLACE: gold, food or mithril.'),
        ),
        does=does_order_965,
        actor='agent',
        owner=('kingdom',),
        needs=needs_order_965,
        costs=cost_order_965,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='960',
        number=960,
        entry=ORDER_STEAL_ARTIFACT,
        title='Steal Artifact',
        player='kingdom',
        params=(
            Param('agent', Holds("thing", 'Agent')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('target', Holds("thing", 'Target'), domain=domain_order_960_target),
        ),
        notations=(
            Notation(('960 ', Slot('agent'), ' ', Slot('target'))),
            Notation(('960',), 'Say who steals which artifact: 960 AGENT ARTIFACT.'),
        ),
        does=does_order_960,
        actor='agent',
        owner=('kingdom',),
        needs=needs_order_960,
        costs=cost_order_960,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='970',
        number=970,
        entry=ORDER_RECON_AREA,
        title='Recon Area',
        player='kingdom',
        params=(
            Param('agent', Holds("thing", 'Agent')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('target', Holds("thing", 'Target'), domain=domain_order_970_target),
        ),
        notations=(
            Notation(('970 ', Slot('agent'), ' ', Slot('target'))),
            Notation(('970',), 'Say who looks where: 970 AGENT AREA.'),
        ),
        does=does_order_970,
        actor='agent',
        owner=('kingdom',),
        needs=needs_order_970,
        costs=cost_order_970,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='691',
        number=691,
        entry=ORDER_TRAIL_GROUP_EARLY,
        title='Trail Group (Early)',
        player='kingdom',
        params=(
            Param('agent', Holds("thing", 'Agent')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('target', Holds("thing", 'Target'), domain=domain_order_691_target),
            Param('host', Holds("thing", 'Group'), domain=domain_order_691_host),
        ),
        notations=(
            Notation(('691 ', Slot('agent'), ' ', Slot('target'), ': ', Slot('host'))),
            Notation(('691',), 'Say who trails whom, and from where: 691 AGENT CAMP: GROUP.'),
        ),
        does=does_order_691,
        actor='agent',
        owner=('kingdom',),
        needs=needs_order_691,
        costs=cost_order_691,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='971',
        number=971,
        entry=ORDER_TRAIL_GROUP_LATE,
        title='Trail Group (Late)',
        player='kingdom',
        params=(
            Param('agent', Holds("thing", 'Agent')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('target', Holds("thing", 'Target'), domain=domain_order_971_target),
            Param('host', Holds("thing", 'Group'), domain=domain_order_971_host),
        ),
        notations=(
            Notation(('971 ', Slot('agent'), ' ', Slot('target'), ': ', Slot('host'))),
            Notation(('971',), 'Say who trails whom, and from where: 971 AGENT CAMP: GROUP.'),
        ),
        does=does_order_971,
        actor='agent',
        owner=('kingdom',),
        needs=needs_order_971,
        costs=cost_order_971,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='975',
        number=975,
        entry=ORDER_RECON_SEAPOWER,
        title='Recon Seapower',
        player='kingdom',
        params=(
            Param('agent', Holds("thing", 'Agent')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('target', Holds("thing", 'Target'), domain=domain_order_975_target),
        ),
        notations=(
            Notation(('975 ', Slot('agent'), ' ', Slot('target'))),
            Notation(('975',), 'Say who counts which masts: 975 AGENT FLEET.'),
        ),
        does=does_order_975,
        actor='agent',
        owner=('kingdom',),
        needs=needs_order_975,
        costs=cost_order_975,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='615',
        number=615,
        entry=ORDER_POISON_FOOD,
        title='Poison Food',
        player='kingdom',
        params=(
            Param('agent', Holds("thing", 'Agent')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('target', Holds("thing", 'Target'), domain=domain_order_615_target),
        ),
        notations=(
            Notation(('615 ', Slot('agent'), ' ', Slot('target'))),
            Notation(('615',), 'Say who poisons what: 615 AGENT PLACE.'),
        ),
        does=does_order_615,
        actor='agent',
        owner=('kingdom',),
        needs=needs_order_615,
        costs=cost_order_615,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='692',
        number=692,
        entry=ORDER_LEARN_GROUP_MORALE_ATTRITION,
        title='Learn Group Morale/Attrition',
        player='kingdom',
        params=(
            Param('agent', Holds("thing", 'Agent')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('target', Holds("thing", 'Target'), domain=domain_order_692_target),
            Param('host', Holds("thing", 'Group'), domain=domain_order_692_host),
        ),
        notations=(
            Notation(('692 ', Slot('agent'), ' ', Slot('target'), ': ', Slot('host'))),
            Notation(('692',), 'Say who listens where, and to whom: 692 AGENT CAMP: GROUP.'),
        ),
        does=does_order_692,
        actor='agent',
        owner=('kingdom',),
        needs=needs_order_692,
        costs=cost_order_692,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='110',
        number=110,
        entry=ORDER_ATTACK_GROUP,
        title='Attack Group',
        player='kingdom',
        params=(
            Param('group', Holds("thing", 'Group')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('foe', Holds("thing", 'Group'), domain=domain_order_110_foe),
            Param('plan', Holds("choice", 'Tactic'), default=default_order_110_plan),
        ),
        notations=(
            Notation(('110 ', Slot('group'), ' ', Slot('foe'), Optional((' : ', Slot('plan'))))),
            Notation(('110',), 'Say who attacks whom, and how: 110 GROUP GROUP: PLAN.'),
        ),
        does=does_order_110,
        actor='group',
        owner=('kingdom',),
        needs=needs_order_110,
        once=(('group', 'foe'),),
    ),
    ActSpec(
        kind='order',
        key='111',
        number=111,
        entry=ORDER_ATTACK_GROUP_DELAYED,
        title='Attack Group (Delayed)',
        player='kingdom',
        params=(
            Param('group', Holds("thing", 'Group')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('foe', Holds("thing", 'Group'), domain=domain_order_111_foe),
            Param('plan', Holds("choice", 'Tactic'), default=default_order_111_plan),
        ),
        notations=(
            Notation(('111 ', Slot('group'), ' ', Slot('foe'), Optional((' : ', Slot('plan'))))),
            Notation(('111',), 'Say who attacks whom, and how: 111 GROUP GROUP: PLAN.'),
        ),
        does=does_order_111,
        actor='group',
        owner=('kingdom',),
        needs=needs_order_111,
        once=(('group', 'foe'),),
    ),
    ActSpec(
        kind='order',
        key='120',
        number=120,
        entry=ORDER_DEFEND,
        title='Defend',
        player='kingdom',
        params=(
            Param('group', Holds("thing", 'Group')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('foe', Holds("thing", 'Group'), domain=domain_order_120_foe),
            Param('plan', Holds("choice", 'Tactic'), default=default_order_120_plan),
        ),
        notations=(
            Notation(('120 ', Slot('group'), ' ', Slot('foe'), Optional((' : ', Slot('plan'))))),
            Notation(('120',), 'Say who stands against whom, and how: 120 GROUP GROUP: PLAN.'),
        ),
        does=does_order_120,
        actor='group',
        owner=('kingdom',),
        needs=needs_order_120,
        once=(('group', 'foe'),),
    ),
    ActSpec(
        kind='order',
        key='121',
        number=121,
        entry=ORDER_ENTRENCHMENT,
        title='Entrenchment',
        player='kingdom',
        params=(Param('group', Holds("thing", 'Group')), Param('kingdom', Holds("thing", 'Kingdom'))),
        notations=(Notation(('121 ', Slot('group'))), Notation(('121',), 'Say who digs in: 121 GROUP.')),
        does=does_order_121,
        actor='group',
        owner=('kingdom',),
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='385',
        number=385,
        entry=ORDER_ESCAPE_FROM_PRISON,
        title='Escape From Prison',
        player='kingdom',
        params=(
            Param('figure', Holds("thing", 'Figure')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('bribe', Holds("number", unit=GOLD), domain=_domain_order_385_bribe, default=default_order_385_bribe),
        ),
        notations=(
            Notation(('385 ', Slot('figure'), Optional((' for ', Slot('bribe'))))),
            Notation(('385',), 'Say who tries to escape: 385 CAPTIVE for GOLD.'),
        ),
        does=does_order_385,
        actor='figure',
        owner=('kingdom',),
        needs=needs_order_385,
        costs=cost_order_385,
    ),
    ActSpec(
        kind='order',
        key='430',
        number=430,
        entry=ORDER_EXECUTE_HOSTAGES,
        title='Execute Hostages',
        player='kingdom',
        params=(
            Param('kingdom', Holds("thing", 'Kingdom')),
            Param('figure', Holds("thing", 'Figure'), domain=domain_order_430_figure),
        ),
        notations=(Notation(('430 ', Slot('figure'))), Notation(('430',), 'Say who dies: 430 HOSTAGE.')),
        does=does_order_430,
        needs=needs_order_430,
    ),
    ActSpec(
        kind='order',
        key='440',
        number=440,
        entry=ORDER_DECLARE_ALLY_ENEMY,
        title='Declare Ally/Enemy',
        player='kingdom',
        params=(
            Param('kingdom', Holds("thing", 'Kingdom')),
            Param('target', Holds("thing", 'Kingdom'), domain=domain_order_440_target),
            Param('relation', Holds("choice", 'Relation')),
        ),
        notations=(
            Notation(('440 ', Slot('target'), ': ', Slot('relation'))),
            Notation(('440',), 'Say who is what: 440 KINGDOM: ally, enemy or neutral.'),
        ),
        does=does_order_440,
        needs=needs_order_440,
        once=(('kingdom', 'target'),),
    ),
    ActSpec(
        kind='order',
        key='410',
        number=410,
        entry=ORDER_BID_FOR_NEXT_ISSUE,
        title='Bid For Next Issue',
        player='kingdom',
        params=(
            Param('kingdom', Holds("thing", 'Kingdom')),
            Param('bid', Holds("number", unit=GOLD), domain=_domain_order_410_bid),
        ),
        notations=(Notation(('410 ', Slot('bid'))), Notation(('410',), 'Say how much is bid: 410 GOLD.')),
        does=does_order_410,
        needs=needs_order_410,
        once=(('kingdom',),),
    ),
    ActSpec(
        kind='order',
        key='194',
        number=194,
        entry=ORDER_WINTERING_GROUP,
        title='Wintering Group',
        player='kingdom',
        params=(Param('group', Holds("thing", 'Group')), Param('kingdom', Holds("thing", 'Kingdom'))),
        notations=(
            Notation(('194 ', Slot('group'))),
            Notation(('194',), 'Say who goes into winter quarters: 194 GROUP.'),
        ),
        does=does_order_194,
        actor='group',
        owner=('kingdom',),
        needs=needs_order_194,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='225',
        number=225,
        entry=ORDER_DO_NOT_FEED,
        title='Do Not Feed',
        player='kingdom',
        params=(
            Param('kingdom', Holds("thing", 'Kingdom')),
            Param('group', Holds("thing", 'Group'), domain=domain_order_225_group),
        ),
        notations=(Notation(('225 ', Slot('group'))), Notation(('225',), 'Say who goes hungry: 225 GROUP.')),
        does=does_order_225,
        needs=needs_order_225,
        once=(('kingdom', 'group'),),
    ),
    ActSpec(
        kind='order',
        key='230',
        number=230,
        entry=ORDER_DO_NOT_PAY,
        title='Do Not Pay',
        player='kingdom',
        params=(
            Param('kingdom', Holds("thing", 'Kingdom')),
            Param('group', Holds("thing", 'Group'), domain=domain_order_230_group),
        ),
        notations=(Notation(('230 ', Slot('group'))), Notation(('230',), 'Say who is not paid: 230 GROUP.')),
        does=does_order_230,
        needs=needs_order_230,
        once=(('kingdom', 'group'),),
    ),
    ActSpec(
        kind='order',
        key='745',
        number=745,
        entry=ORDER_REST_GROUP,
        title='Rest Group',
        player='kingdom',
        params=(
            Param('group', Holds("thing", 'Group')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('quarters', Holds("choice", 'Quarters'), default=default_order_745_quarters),
        ),
        notations=(
            Notation(('745 ', Slot('group'), Optional((' in a ', Slot('quarters'))))),
            Notation(('745',), 'Say who rests: 745 GROUP in a town, or in a city.'),
        ),
        does=does_order_745,
        actor='group',
        owner=('kingdom',),
        needs=needs_order_745,
        once=(('group',),),
    ),
    ActSpec(
        kind='order',
        key='996',
        number=996,
        entry=ORDER_REX_VICTORY_CHECK,
        title='Rex Victory Check',
        player='kingdom',
        params=(Param('kingdom', Holds("thing", 'Kingdom')),),
        notations=(Notation(('996',)),),
        does=does_order_996,
        once=(('kingdom',),),
    ),
    ActSpec(
        kind='order',
        key='302',
        number=302,
        entry=ORDER_BLESS,
        title='Bless',
        player='kingdom',
        params=(
            Param('figure', Holds("thing", 'Figure')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('target', Holds("thing", 'Target'), domain=domain_order_302_target),
            Param(
                'other', Holds("thing", 'Target', optional=True), domain=domain_order_302_other,
                default=default_order_302_other,
            ),
        ),
        notations=(
            Notation(('302 ', Slot('figure'), ' ', Slot('target'), Optional((' and ', Slot('other'))))),
            Notation(('302',), 'Say who blesses whom: 302 PRIESTESS EMISSARY and EMISSARY.'),
        ),
        does=does_order_302,
        actor='figure',
        owner=('kingdom',),
        needs=needs_order_302,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='780',
        number=780,
        entry=ORDER_CONVERT_AGENT_TO_FANATIC,
        title='Convert Agent to Fanatic',
        player='kingdom',
        params=(
            Param('figure', Holds("thing", 'Figure')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('convert', Holds("thing", 'Agent'), domain=domain_order_780_convert),
        ),
        notations=(
            Notation(('780 ', Slot('figure'), ' ', Slot('convert'))),
            Notation(('780',), 'Say who converts whom: 780 PRIESTESS AGENT.'),
        ),
        does=does_order_780,
        actor='figure',
        owner=('kingdom',),
        needs=needs_order_780,
    ),
    ActSpec(
        kind='order',
        key='799',
        number=799,
        entry=ORDER_MAGICAL_RESEARCH,
        title='Magical Research',
        player='kingdom',
        params=(Param('caster', Holds("thing", 'Wizard')), Param('kingdom', Holds("thing", 'Kingdom'))),
        notations=(Notation(('799 ', Slot('caster'))), Notation(('799',), 'Say who studies: 799 WIZARD.')),
        does=does_order_799,
        actor='caster',
        owner=('kingdom',),
        needs=needs_order_799,
        costs=cost_order_799,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='800',
        number=800,
        entry=ORDER_RITE_OF_THE_MAGI,
        title='Rite Of The Magi',
        player='kingdom',
        params=(Param('caster', Holds("thing", 'Wizard')), Param('kingdom', Holds("thing", 'Kingdom'))),
        notations=(Notation(('800 ', Slot('caster'))), Notation(('800',), 'Say who is tried: 800 ADEPT.')),
        does=does_order_800,
        actor='caster',
        owner=('kingdom',),
        needs=needs_order_800,
        costs=cost_order_800,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='465',
        number=465,
        entry=ORDER_CONSUL_ENAMOR_REGION_ANCIENT_ONES_ONLY,
        title='Consul Enamor Region (Ancient Ones only)',
        player='kingdom',
        params=(
            Param('ruler', Holds("thing", 'Ruler')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('region', Holds("choice", 'Region')),
        ),
        notations=(
            Notation(('465 ', Slot('ruler'), ' ', Slot('region'))),
            Notation(('465',), 'Say who speaks, and where: 465 CONSUL REGION.'),
        ),
        does=does_order_465,
        actor='ruler',
        owner=('kingdom',),
        needs=needs_order_465,
        costs=cost_order_465,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='470',
        number=470,
        entry=ORDER_ENAMOR_REGION,
        title='Enamor Region',
        player='kingdom',
        params=(
            Param('ruler', Holds("thing", 'Ruler')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('region', Holds("choice", 'Region')),
        ),
        notations=(
            Notation(('470 ', Slot('ruler'), ' ', Slot('region'))),
            Notation(('470',), 'Say who speaks, and where: 470 RULER REGION.'),
        ),
        does=does_order_470,
        actor='ruler',
        owner=('kingdom',),
        needs=needs_order_470,
        costs=cost_order_470,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='471',
        number=471,
        entry=ORDER_ENAMOR_REGION_ARTIFACT_ONLY,
        title='Enamor Region (Artifact only)',
        player='kingdom',
        params=(Param('kingdom', Holds("thing", 'Kingdom')), Param('region', Holds("choice", 'Region'))),
        notations=(
            Notation(('471 ', Slot('region'))),
            Notation(('471',), 'Say where the staff is raised: 471 REGION.'),
        ),
        does=does_order_471,
        needs=needs_order_471,
        costs=cost_order_471,
    ),
    ActSpec(
        kind='order',
        key='475',
        number=475,
        entry=ORDER_DENIGRATE_KINGDOM,
        title='Denigrate Kingdom',
        player='kingdom',
        params=(
            Param('ruler', Holds("thing", 'Ruler')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('target', Holds("thing", 'Kingdom'), domain=domain_order_475_target),
            Param('region', Holds("choice", 'Region')),
        ),
        notations=(
            Notation(('475 ', Slot('ruler'), ' ', Slot('target'), Optional((' in',)), ' ', Slot('region'))),
            Notation(('475',), 'Say who speaks, against whom, and where: 475 RULER KINGDOM REGION.'),
        ),
        does=does_order_475,
        actor='ruler',
        owner=('kingdom',),
        needs=needs_order_475,
        costs=cost_order_475,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='476',
        number=476,
        entry=ORDER_DENIGRATE_REGION_ARTIFACT_ONLY,
        title='Denigrate Region (Artifact only)',
        player='kingdom',
        params=(
            Param('kingdom', Holds("thing", 'Kingdom')),
            Param('target', Holds("thing", 'Kingdom'), domain=domain_order_476_target),
            Param('region', Holds("choice", 'Region')),
        ),
        notations=(
            Notation(('476 ', Slot('target'), Optional((' in',)), ' ', Slot('region'))),
            Notation(('476',), 'Say against whom, and where: 476 KINGDOM REGION.'),
        ),
        does=does_order_476,
        needs=needs_order_476,
        costs=cost_order_476,
        once=(('kingdom',),),
    ),
    ActSpec(
        kind='order',
        key='478',
        number=478,
        entry=ORDER_CONSUL_DENIGRATE_REGION_ANCIENT_ONES_ONLY,
        title='Consul Denigrate Region (Ancient Ones only)',
        player='kingdom',
        params=(
            Param('ruler', Holds("thing", 'Ruler')), Param('kingdom', Holds("thing", 'Kingdom')),
            Param('target', Holds("thing", 'Kingdom'), domain=domain_order_478_target),
            Param('region', Holds("choice", 'Region')),
        ),
        notations=(
            Notation(('478 ', Slot('ruler'), ' ', Slot('target'), Optional((' in',)), ' ', Slot('region'))),
            Notation(('478',), 'Say who speaks, against whom, and where: 478 CONSUL KINGDOM REGION.'),
        ),
        does=does_order_478,
        actor='ruler',
        owner=('kingdom',),
        needs=needs_order_478,
        costs=cost_order_478,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='480',
        number=480,
        entry=ORDER_INCREASE_INFLUENCE,
        title='Increase Influence',
        player='kingdom',
        params=(Param('ruler', Holds("thing", 'Ruler')), Param('kingdom', Holds("thing", 'Kingdom'))),
        notations=(
            Notation(('480 ', Slot('ruler'))), Notation(('480',), 'Say who pulls the strings: 480 RULER.'),
        ),
        does=does_order_480,
        actor='ruler',
        owner=('kingdom',),
        needs=needs_order_480,
        costs=cost_order_480,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='483',
        number=483,
        entry=ORDER_ENTERTAIN_ROYAL_COURT,
        title='Entertain Royal Court',
        player='kingdom',
        params=(Param('figure', Holds("thing", 'Figure')), Param('kingdom', Holds("thing", 'Kingdom'))),
        notations=(
            Notation(('483 ', Slot('figure'))), Notation(('483',), 'Say who is to be funny: 483 FOOL.'),
        ),
        does=does_order_483,
        actor='figure',
        owner=('kingdom',),
        needs=needs_order_483,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='490',
        number=490,
        entry=ORDER_SELL_INFLUENCE,
        title='Sell Influence',
        player='kingdom',
        params=(Param('ruler', Holds("thing", 'Ruler')), Param('kingdom', Holds("thing", 'Kingdom'))),
        notations=(Notation(('490 ', Slot('ruler'))), Notation(('490',), 'Say who sells: 490 RULER.')),
        does=does_order_490,
        actor='ruler',
        owner=('kingdom',),
        needs=needs_order_490,
        sole=True,
    ),
    ActSpec(
        kind='order',
        key='200',
        number=200,
        entry=ORDER_OPEN_MARKET,
        title='Open Market',
        player='kingdom',
        params=(
            Param('kingdom', Holds("thing", 'Kingdom')),
            Param('amount', Holds("number"), domain=_domain_order_200_amount),
            Param('good', Holds("choice", 'Good')),
        ),
        notations=(
            Notation(('200 ', Slot('amount'), ' ', Slot('good'))),
            Notation(('200',), 'Say how much of what is sold: 200 AMOUNT food, or 200 AMOUNT gold.'),
        ),
        does=does_order_200,
        needs=needs_order_200,
    ),
    ActSpec(
        kind='order',
        key='201',
        number=201,
        entry=ORDER_TRADE_FOOD_FOR_GOLD,
        title='Trade Food For Gold',
        player='kingdom',
        params=(
            Param('kingdom', Holds("thing", 'Kingdom')),
            Param('partner', Holds("thing", 'Kingdom'), domain=domain_order_201_partner),
            Param('sacks', Holds("number", unit=FOOD), domain=_domain_order_201_sacks),
            Param('price', Holds("number", unit=GOLD), domain=_domain_order_201_price),
        ),
        notations=(
            Notation(('201 ', Slot('partner'), ' ', Slot('sacks'), ' for ', Slot('price'))),
            Notation(('201',), 'Say with whom, how much, and for how much: 201 KINGDOM FOOD for GOLD.'),
        ),
        does=does_order_201,
        needs=needs_order_201,
    ),
    ActSpec(
        kind='order',
        key='202',
        number=202,
        entry=ORDER_TRADE_GOLD_FOR_FOOD,
        title='Trade Gold For Food',
        player='kingdom',
        params=(
            Param('kingdom', Holds("thing", 'Kingdom')),
            Param('partner', Holds("thing", 'Kingdom'), domain=domain_order_202_partner),
            Param('coins', Holds("number", unit=GOLD), domain=_domain_order_202_coins),
            Param('sacks', Holds("number", unit=FOOD), domain=_domain_order_202_sacks),
        ),
        notations=(
            Notation(('202 ', Slot('partner'), ' ', Slot('coins'), ' for ', Slot('sacks'))),
            Notation(('202',), 'Say with whom, how much, and for how much: 202 KINGDOM GOLD for FOOD.'),
        ),
        does=does_order_202,
        needs=needs_order_202,
    ),
    ActSpec(
        kind='order',
        key='203',
        number=203,
        entry=ORDER_TRADE_HOSTAGE_FOR_GOLD,
        title='Trade Hostage For Gold',
        player='kingdom',
        params=(
            Param('kingdom', Holds("thing", 'Kingdom')),
            Param('partner', Holds("thing", 'Kingdom'), domain=domain_order_203_partner),
            Param('hostage', Holds("thing", 'Figure'), domain=domain_order_203_hostage),
            Param('price', Holds("number", unit=GOLD), domain=_domain_order_203_price),
        ),
        notations=(
            Notation(('203 ', Slot('partner'), ' ', Slot('hostage'), ' for ', Slot('price'))),
            Notation(('203',), 'Say with whom, whom, and for how much: 203 KINGDOM HOSTAGE for GOLD.'),
        ),
        does=does_order_203,
        needs=needs_order_203,
    ),
    ActSpec(
        kind='order',
        key='204',
        number=204,
        entry=ORDER_TRADE_GOLD_FOR_HOSTAGE,
        title='Trade Gold For Hostage',
        player='kingdom',
        params=(
            Param('kingdom', Holds("thing", 'Kingdom')),
            Param('partner', Holds("thing", 'Kingdom'), domain=domain_order_204_partner),
            Param('coins', Holds("number", unit=GOLD), domain=_domain_order_204_coins),
            Param('hostage', Holds("thing", 'Figure'), domain=domain_order_204_hostage),
        ),
        notations=(
            Notation(('204 ', Slot('partner'), ' ', Slot('coins'), ' for ', Slot('hostage'))),
            Notation(('204',), 'Say with whom, how much, and for whom: 204 KINGDOM GOLD for HOSTAGE.'),
        ),
        does=does_order_204,
        needs=needs_order_204,
    ),
    ActSpec(
        kind='order',
        key='205',
        number=205,
        entry=ORDER_TRADE_ARTIFACT_FOR_GOLD,
        title='Trade Artifact For Gold',
        player='kingdom',
        params=(
            Param('kingdom', Holds("thing", 'Kingdom')),
            Param('partner', Holds("thing", 'Kingdom'), domain=domain_order_205_partner),
            Param('artifact', Holds("choice", 'Artifact')),
            Param('price', Holds("number", unit=GOLD), domain=_domain_order_205_price),
        ),
        notations=(
            Notation(('205 ', Slot('partner'), ' ', Slot('artifact'), ' for ', Slot('price'))),
            Notation(('205',), 'Say with whom, what, and for how much: 205 KINGDOM ARTIFACT for GOLD.'),
        ),
        does=does_order_205,
        needs=needs_order_205,
    ),
    ActSpec(
        kind='order',
        key='206',
        number=206,
        entry=ORDER_TRADE_GOLD_FOR_ARTIFACT,
        title='Trade Gold For Artifact',
        player='kingdom',
        params=(
            Param('kingdom', Holds("thing", 'Kingdom')),
            Param('partner', Holds("thing", 'Kingdom'), domain=domain_order_206_partner),
            Param('coins', Holds("number", unit=GOLD), domain=_domain_order_206_coins),
            Param('artifact', Holds("choice", 'Artifact')),
        ),
        notations=(
            Notation(('206 ', Slot('partner'), ' ', Slot('coins'), ' for ', Slot('artifact'))),
            Notation(('206',), 'Say with whom, how much, and for what: 206 KINGDOM GOLD for ARTIFACT.'),
        ),
        does=does_order_206,
        needs=needs_order_206,
    ),
    ActSpec(
        kind='order',
        key='212',
        number=212,
        entry=ORDER_TRANSMUTE_RARE_ELEMENT_ALCHEMIST,
        title='Transmute Rare Element (Alchemist)',
        player='kingdom',
        params=(
            Param('kingdom', Holds("thing", 'Kingdom')),
            Param('amount', Holds("number", unit=MITHRIL), domain=_domain_order_212_amount),
        ),
        notations=(
            Notation(('212 ', Slot('amount'))), Notation(('212',), 'Say how many ingots: 212 MITHRIL.'),
        ),
        does=does_order_212,
        needs=needs_order_212,
        costs=cost_order_212,
    ),
    ActSpec(
        kind='order',
        key='215',
        number=215,
        entry=ORDER_UNILATERAL_TRANSFER_GIFT,
        title='Unilateral Transfer (Gift)',
        player='kingdom',
        params=(
            Param('kingdom', Holds("thing", 'Kingdom')),
            Param('partner', Holds("thing", 'Kingdom'), domain=domain_order_215_partner),
            Param('coins', Holds("number", unit=GOLD), domain=_domain_order_215_coins),
            Param('sacks', Holds("number", unit=FOOD), domain=_domain_order_215_sacks, default=default_order_215_sacks),
        ),
        notations=(
            Notation(('215 ', Slot('partner'), ' ', Slot('coins'), Optional((' and ', Slot('sacks'))))),
            Notation(('215',), 'Say to whom, and how much: 215 KINGDOM GOLD and FOOD.'),
        ),
        does=does_order_215,
        needs=needs_order_215,
        costs=cost_order_215,
    ),
    ActSpec(
        kind='order',
        key='216',
        number=216,
        entry=ORDER_TRADE_MITHRIL_FOR_GOLD,
        title='Trade Mithril For Gold',
        player='kingdom',
        params=(
            Param('kingdom', Holds("thing", 'Kingdom')),
            Param('partner', Holds("thing", 'Kingdom'), domain=domain_order_216_partner),
            Param('ingots', Holds("number", unit=MITHRIL), domain=_domain_order_216_ingots),
            Param('price', Holds("number", unit=GOLD), domain=_domain_order_216_price),
        ),
        notations=(
            Notation(('216 ', Slot('partner'), ' ', Slot('ingots'), ' for ', Slot('price'))),
            Notation(('216',), 'Say with whom, how much, and for how much: 216 KINGDOM MITHRIL for GOLD.'),
        ),
        does=does_order_216,
        needs=needs_order_216,
    ),
    ActSpec(
        kind='order',
        key='217',
        number=217,
        entry=ORDER_TRADE_GOLD_FOR_MITHRIL,
        title='Trade Gold For Mithril',
        player='kingdom',
        params=(
            Param('kingdom', Holds("thing", 'Kingdom')),
            Param('partner', Holds("thing", 'Kingdom'), domain=domain_order_217_partner),
            Param('coins', Holds("number", unit=GOLD), domain=_domain_order_217_coins),
            Param('ingots', Holds("number", unit=MITHRIL), domain=_domain_order_217_ingots),
        ),
        notations=(
            Notation(('217 ', Slot('partner'), ' ', Slot('coins'), ' for ', Slot('ingots'))),
            Notation(('217',), 'Say with whom, how much, and for how much: 217 KINGDOM GOLD for MITHRIL.'),
        ),
        does=does_order_217,
        needs=needs_order_217,
    ),
)

GAME: Final = Game(
    pack='alamaze',
    version=RULES_VERSION,
    hash=RULES_HASH,
    world=World,
    shape=SHAPE,
    acts=ACTS,
    sequences=(
        SequenceSpec(
            name='turn',
            title='A turn of Alamaze',
            run=turn,
            kind='order',
            player='Kingdom',
            key=key_turn,
            shuffled=True,
            limits=(
                Limit(limit_turn_1, when=counts_turn_1, label='commands a turn'),
                Limit(limit_turn_2, when=counts_turn_2, label='standing commands'),
            ),
            steps=(
                (1, 'Add/Drop Standing Orders'), (2, 'Group to Group Encounters'),
                (3, 'Group to Population Center Actions'), (4, 'Production'), (5, 'Trading'),
                (6, 'Receive Scheduled Troop Reinforcements'), (7, 'Group Consumption'),
                (8, 'Political Emissary Activities'), (9, "King's Actions"), (10, 'High Council Actions'),
                (11, 'Improve Population Center Capabilities'),
                (12, 'Split/Move/Combine Groups & Naval Actions'), (13, 'High Priestess Activities'),
                (14, 'Perform Magical Research (Wizard Activities)'), (15, 'Determine Regional Control'),
                (16, 'Agent Activities'), (17, 'Victory Check'), (18, 'Food Spoilage'),
            ),
        ),
    ),
    views=VIEWS,
)

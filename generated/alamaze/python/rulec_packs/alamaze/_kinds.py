"""Things in play, generated from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from ._choices import (
    ADVANCED_ITEM_BARBED_MACES, ADVANCED_ITEM_BATTLE_AXES, ADVANCED_ITEM_BLESSED_LANCES,
    ADVANCED_ITEM_DWARVEN_HAMMERS, ADVANCED_ITEM_ELVEN_BOWS, ADVANCED_ITEM_IRON_JAVELINS,
    ADVANCED_ITEM_MATRIARCHAL_SPEARS, ADVANCED_ITEM_MUSKETS, ADVANCED_ITEM_POISON_TAIL_STINGER,
    ADVANCED_ITEM_SLINGS_OF_ACCURACY, ADVANCED_ITEM_VENOMED_BLADES, ADVANCED_ITEM_VOODOO_DOLLS,
    ADVANCED_ITEM_VORPAL_BLADES, ARTIFACT_ALTAR_OF_THE_HOLY_ANCIENTS, ARTIFACT_AXE_OF_FARIN,
    ARTIFACT_BOW_OF_HERACLES, ARTIFACT_DEMON_BANE, ARTIFACT_EKLAR_THE_WIZARD,
    ARTIFACT_GREAT_AXE_OF_HURBLIND, ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES, ARTIFACT_KEY_OF_THE_GEM,
    ARTIFACT_KEY_OF_THE_MAKER, ARTIFACT_KEY_OF_THE_SLAYER, ARTIFACT_KEY_OF_THE_STAFF,
    ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS, ARTIFACT_MORGAL_BLADE, ARTIFACT_ORACLE_OF_THE_OLD_GODS,
    ARTIFACT_PALANTIR_AMBALAR, ARTIFACT_PALANTIR_CRISNIA, ARTIFACT_PALANTIR_PHONIS,
    ARTIFACT_PALANTIR_REDJAK, ARTIFACT_PALANTIR_UNIKAR, ARTIFACT_RING_OF_INVISIBILITY, ARTIFACT_ROD_OF_FIRE,
    AdvancedItem, AlchemistItem, Artifact, BALLOT_OPEN_BALLOT, BRIGADE_TYPE_ALCHEMIST, BRIGADE_TYPE_AMAZONS,
    BRIGADE_TYPE_ANCIENT_ONES, BRIGADE_TYPE_APES, BRIGADE_TYPE_ATLANTEANS, BRIGADE_TYPE_BEHOLDER,
    BRIGADE_TYPE_BLACK_DRAGONS, BRIGADE_TYPE_CENTAURS, BRIGADE_TYPE_CHAMELEONS, BRIGADE_TYPE_CHIMERA,
    BRIGADE_TYPE_CIMMERIANS, BRIGADE_TYPE_COCKATRICES, BRIGADE_TYPE_CYCLOPS, BRIGADE_TYPE_DAMNED,
    BRIGADE_TYPE_DARK_ELVES, BRIGADE_TYPE_DEATHKNIGHTS, BRIGADE_TYPE_DEMON_PRINCES, BRIGADE_TYPE_DRUID,
    BRIGADE_TYPE_DWARVES, BRIGADE_TYPE_ELEMENTALIST, BRIGADE_TYPE_ELVES, BRIGADE_TYPE_ENTS,
    BRIGADE_TYPE_FAIRY_FOLK, BRIGADE_TYPE_FORGOTTEN, BRIGADE_TYPE_FREE_TRADERS, BRIGADE_TYPE_GIANTS,
    BRIGADE_TYPE_GIANT_EAGLES, BRIGADE_TYPE_GNOMES, BRIGADE_TYPE_GOBLINS, BRIGADE_TYPE_GREAT_BATS,
    BRIGADE_TYPE_GRIFFONS, BRIGADE_TYPE_HALFLINGS, BRIGADE_TYPE_HELL_HOUNDS, BRIGADE_TYPE_HILL_GIANTS,
    BRIGADE_TYPE_ILLUSIONIST, BRIGADE_TYPE_LIZARD_MEN, BRIGADE_TYPE_LYCANS, BRIGADE_TYPE_MAMMOTHS,
    BRIGADE_TYPE_MEPHITS, BRIGADE_TYPE_NECROMANCER, BRIGADE_TYPE_NOMADS, BRIGADE_TYPE_OGRES,
    BRIGADE_TYPE_ORCS, BRIGADE_TYPE_PALADINS, BRIGADE_TYPE_PHOENIX, BRIGADE_TYPE_PIRATES,
    BRIGADE_TYPE_PIXIES, BRIGADE_TYPE_RANGERS, BRIGADE_TYPE_RED_DRAGONS, BRIGADE_TYPE_ROCS,
    BRIGADE_TYPE_ROHIRRIM, BRIGADE_TYPE_SACRED_ORDER, BRIGADE_TYPE_SAURUS, BRIGADE_TYPE_SCORPIONS,
    BRIGADE_TYPE_SORCERER, BRIGADE_TYPE_SPRITES, BRIGADE_TYPE_SWAMPMEN, BRIGADE_TYPE_TROLLS,
    BRIGADE_TYPE_TYRANT, BRIGADE_TYPE_UAK_HAI, BRIGADE_TYPE_UNDERWORLD, BRIGADE_TYPE_UNICORNS,
    BRIGADE_TYPE_WARG_RIDERS, BRIGADE_TYPE_WARLOCK, BRIGADE_TYPE_WAR_MACHINES, BRIGADE_TYPE_WILDLINGS,
    BRIGADE_TYPE_WOOD_ELVES, BRIGADE_TYPE_WYVERNS, BRIGADE_TYPE_ZEALOTS, BUILDING_BAZAAR, BUILDING_CASTLE,
    BUILDING_FORUM, BUILDING_TEMPLE, Ballot, Bargain, BookedReason, BrigadeType, ClosetSkeleton, DUTY_IDLE,
    Duty, EXPERIENCE_ELITE, EXPERIENCE_REGULAR, EXPERIENCE_VETERAN, Experience, Issue, KINGDOM_ALCHEMIST,
    KINGDOM_AMAZONS, KINGDOM_ANCIENT_ONES, KINGDOM_ATLANTEANS, KINGDOM_BLACK_DRAGON, KINGDOM_CIMMERIANS,
    KINGDOM_DARK_ELVES, KINGDOM_DEATHKNIGHTS, KINGDOM_DEMON_PRINCES, KINGDOM_DRUID, KINGDOM_DWARVEN,
    KINGDOM_ELEMENTALIST, KINGDOM_ELVEN, KINGDOM_FAIRY_FOLK, KINGDOM_FORGOTTEN, KINGDOM_FREE_TRADERS,
    KINGDOM_GIANTS, KINGDOM_GNOME, KINGDOM_HALFLING, KINGDOM_ILLUSIONIST, KINGDOM_LIZARD_MEN,
    KINGDOM_LYCANS, KINGDOM_NECROMANCER, KINGDOM_NOMAD, KINGDOM_PIRATES, KINGDOM_RANGER, KINGDOM_RED_DRAGON,
    KINGDOM_SACRED_ORDER, KINGDOM_SORCERER, KINGDOM_TYRANT, KINGDOM_UNDERWORLD, KINGDOM_WARLOCK, MapArea,
    NAVAL_DUTY_IN_PORT, NavalDuty, OPENING_EDGE_MINOR_BOOST, OPENING_EDGE_SIGNIFICANT_BOOST,
    ORDER_CONSUL_DENIGRATE_REGION_ANCIENT_ONES_ONLY, ORDER_CONSUL_ENAMOR_REGION_ANCIENT_ONES_ONLY,
    ORDER_CREATE_ALCHEMIST_ITEM_ALCHEMIST_ONLY, ORDER_CREATE_SPECIAL_LOCATION_VARIOUS,
    ORDER_DEMONIC_DENIGRATION_DEMON_PRINCES_ONLY, ORDER_DEMONIC_REGIONAL_SUBMISSION_DEMON_PRINCES_ONLY,
    ORDER_DWARVEN_DEFENSES_DWARVES_ONLY, ORDER_EARLY_KIDNAP_FIGURE_UNDERWORLD_ONLY,
    ORDER_EARLY_RESCUE_PRISONER_UNDERWORLD_ONLY, ORDER_EQUIP_MITHRIL_ITEM_DWARVEN_AND_ELVEN_ONLY,
    ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS, ORDER_EVASION, ORDER_FALCONRY_RECON_RANGER_ONLY,
    ORDER_FALCONRY_TRAIN_RANGER_ONLY, ORDER_FIREWORKS_ALCHEMIST_ONLY,
    ORDER_GATE_DEMON_PRINCES_ONYX_ARTIFACT, ORDER_HIRE_SPECIAL_FIGURE_HALFLING_ONLY,
    ORDER_MUSTER_THE_FALLEN_DEATHKNIGHTS_ONLY, ORDER_RAISE_DEAD_NECROMANCER_ONLY,
    ORDER_RAPID_AGENT_TRAINING_UNDERWORLD_ONLY, ORDER_REGENERATE_VARIOUS,
    ORDER_REVEAL_ALL_TRADES_HALFLING_ONLY, ORDER_SET_GLOBAL_AGENT_TRAINING_COST,
    ORDER_SLEEP_ANCIENT_ONES_ONLY, ORDER_SUMMON_FALLEN_ANGEL_DEATHKNIGHTS_ONLY,
    ORDER_TORMENT_PRISONER_DEATHKNIGHTS_ONLY, ORDER_TRANSMUTE_DAMNED_TO_ZOMBIE_NECROMANCER_ONLY,
    ORDER_TRANSMUTE_RARE_ELEMENT_ALCHEMIST, ORDER_USE_POTION_ALCHEMIST_ONLY, Objective, OpeningEdge,
    PRIVILEGE_ADVISERS_TRIBUTE, PRIVILEGE_AGENTS_TRIBUTE, PRIVILEGE_ALCHEMIST_WORKSHOPS,
    PRIVILEGE_ARTIFACT_KEYS, PRIVILEGE_BANISHED_WRAITH, PRIVILEGE_CONSUL_DENIGRATE, PRIVILEGE_CONSUL_ENAMOR,
    PRIVILEGE_CONSUL_RITES, PRIVILEGE_CONSUL_TITLES, PRIVILEGE_CONSUL_TRAVEL, PRIVILEGE_DEMONIC_DENIGRATION,
    PRIVILEGE_DISGUISED_ENVOY, PRIVILEGE_DOUBLE_TREASURE, PRIVILEGE_DRAGONS_LAIR, PRIVILEGE_DRUIDS_GROVE,
    PRIVILEGE_DWARVEN_DEFENSES, PRIVILEGE_EAGLE_RIDERS, PRIVILEGE_EARLY_GREAT_TRIUMPH,
    PRIVILEGE_EARLY_KIDNAP, PRIVILEGE_EARLY_RESCUE, PRIVILEGE_EARLY_TRIUMPH, PRIVILEGE_ELEMENTAL_MASTERY,
    PRIVILEGE_ELEMENTAL_SUMMONS, PRIVILEGE_EQUIP_ADVANCED_ITEM, PRIVILEGE_EQUIP_MITHRIL_ITEM,
    PRIVILEGE_EVASION, PRIVILEGE_EYE_OF_THE_BEHOLDER, PRIVILEGE_FALCONERS, PRIVILEGE_GATE_OF_PRINCES,
    PRIVILEGE_GIANT_MASONS, PRIVILEGE_GLOBAL_TRAINING_COST, PRIVILEGE_GOLD_MINE,
    PRIVILEGE_GREEK_FIRE_DISCOUNT, PRIVILEGE_GRIM_MORALE, PRIVILEGE_HIDDEN_OASIS, PRIVILEGE_HOUNDS_OF_HELL,
    PRIVILEGE_LASTING_TEMPLE, PRIVILEGE_LIVING_PLAGUE, PRIVILEGE_LOST_LORE, PRIVILEGE_LYCANTHROPY_IN_BATTLE,
    PRIVILEGE_LYCANTHROPY_OF_CAPTIVES, PRIVILEGE_LYCANTHROPY_OF_ENVOYS, PRIVILEGE_LYCAN_REGENERATION,
    PRIVILEGE_MAIDEN_TRIBUTE, PRIVILEGE_MASONS_TRIBUTE, PRIVILEGE_MERCHANT_CAPTAINS,
    PRIVILEGE_MORTAL_STEWARD, PRIVILEGE_MUSTER_THE_FALLEN, PRIVILEGE_NOBODYS_ENEMY, PRIVILEGE_NO_NAVY,
    PRIVILEGE_OPEN_DOORS, PRIVILEGE_OUTCASTS, PRIVILEGE_PALADIN_UPKEEP, PRIVILEGE_PIRATES_COVE,
    PRIVILEGE_PLAINS_HUNTERS, PRIVILEGE_PLENTIFUL_REINFORCEMENTS, PRIVILEGE_PRIZE_MONEY,
    PRIVILEGE_RAISE_DEAD, PRIVILEGE_RAPID_TRAINING, PRIVILEGE_REGIONAL_SUBMISSION,
    PRIVILEGE_REVEAL_ALL_TRADES, PRIVILEGE_ROC_RIDERS, PRIVILEGE_SHIPS_ON_ANY_SEA,
    PRIVILEGE_SLEEP_OF_CONSULS, PRIVILEGE_SLEEP_OF_PRINCES, PRIVILEGE_SLIPPERY_CAPTIVES,
    PRIVILEGE_SPECIAL_HIRES, PRIVILEGE_STONECUTTERS, PRIVILEGE_SUMMON_FALLEN_ANGEL,
    PRIVILEGE_SUMMON_MONSTERS, PRIVILEGE_SUMMON_PIT_FIEND, PRIVILEGE_SUPREME_MASKING,
    PRIVILEGE_TORMENT_PRISONER, PRIVILEGE_TOWERING_PARLEY, PRIVILEGE_TRADING_COMPANY,
    PRIVILEGE_TRANSMUTE_DAMNED, PRIVILEGE_TRANSMUTE_RARE_ELEMENT, PRIVILEGE_TUNNELS_AND_TRAPS,
    PRIVILEGE_VILE_PRESENCE, PRIVILEGE_VOLCANO_PHOENIX, PRIVILEGE_WATCHFUL_VILLAGES,
    PRIVILEGE_WINTER_HUNGER, PROWESS_ADVANTAGE, PROWESS_DISADVANTAGE, PROWESS_MASTERY, PROWESS_NONMAGICAL,
    PROWESS_STANDARD, PROWESS_SUBSTANDARD, PROWESS_SUPREMACY, Privilege, Prowess, Quality, RANK_CONSUL,
    RANK_DEMON_PRINCE, RANK_KING, RANK_QUEEN, REACTION_TOLERANT, Rank, Reaction, Region, SEASON_SPRING,
    SEASON_SUMMER, SEASON_WINTER, SETTLEMENT_TOWN, SORT_AGENT, SPELL_ANCIENT_INTERVENTION,
    SPELL_AUGMENT_TITLE, SPELL_BLINDING_LIGHT_REGIONAL_EFFECT, SPELL_BOUNTY_REGIONAL_EFFECT, SPELL_CHAOS,
    SPELL_CHARM_REGION, SPELL_COLD_DARKNESS_REGIONAL_EFFECT, SPELL_CONCEAL_EMISSARY, SPELL_CONJURE_PRESTIGE,
    SPELL_CONJURE_SCANDAL, SPELL_CRACK_THE_SKY, SPELL_CREATE_GOLD, SPELL_CURSE,
    SPELL_DEMONIC_VISIONS_REGIONAL_EFFECT, SPELL_DESTROY_UNDEAD, SPELL_DIPLOMACY, SPELL_DIRE_WOLF_FAMILIAR,
    SPELL_DISPEL_DOME_OF_INVULNERABILITY, SPELL_DISPEL_MAGIC, SPELL_DOME_OF_INVULNERABILITY,
    SPELL_EAGLE_FAMILIAR, SPELL_ENHANCE_KING_S_AURA, SPELL_FAMINE_REGIONAL_EFFECT, SPELL_FERTILE_FIELDS,
    SPELL_FIRESTRIKE, SPELL_FLASH_FLOOD, SPELL_GREATER_MASKING, SPELL_HEAL, SPELL_HIDDEN_ORE,
    SPELL_IMP_FAMILIAR, SPELL_INFURIATE_POPULACE, SPELL_INSTANT_SUMMON_PHANTASMAL_FORCES,
    SPELL_INSTANT_SUMMON_PHANTOMS, SPELL_INVISIBLE_BRIGADE, SPELL_LESSER_MASKING, SPELL_METEOR_STRIKE,
    SPELL_MIRROR_IMAGE, SPELL_PLAGUE_REGIONAL_EFFECT, SPELL_PROJECT_IMAGE_OF_GROUP,
    SPELL_RAISE_POPULATION_CENTER_CENSUS, SPELL_RAISE_ZOMBIES, SPELL_SHIELD, SPELL_SIMULACRUM,
    SPELL_STORM_AT_SEA, SPELL_STRENGTHEN_WALLS, SPELL_SUMMON_AIR_ELEMENTAL, SPELL_SUMMON_DEATH,
    SPELL_SUMMON_DEMON, SPELL_SUMMON_EARTH_ELEMENTAL, SPELL_SUMMON_FIRE_ELEMENTAL, SPELL_SUMMON_GHOULS,
    SPELL_SUMMON_HIGH_DEMON, SPELL_SUMMON_IRON_GOLEM, SPELL_SUMMON_KRAKEN, SPELL_SUMMON_MINOTAURS,
    SPELL_SUMMON_MUMMIES, SPELL_SUMMON_PIT_FIEND, SPELL_SUMMON_SKELETONS, SPELL_SUMMON_SPECTERS,
    SPELL_SUMMON_WATER_ELEMENTAL, SPELL_SUMMON_WIGHTS, SPELL_TELEPORT_ARMY, SPELL_TELEPORT_ARMY_GROUP,
    SPELL_TELEPORT_BRIGADE, SPELL_TELEPORT_DIVISION, SPELL_TRANSFORM_TO_LICH, SPELL_TRUE_SEEING,
    SPELL_UNVEIL_GROUP_LOCATIONS, SPELL_UNVEIL_POPULATION_CENTERS, SPELL_VALOR, SPELL_WALL_OF_FLAME,
    SPELL_WARD, SPELL_WARD_POPULATION_CENTER, SPELL_WIND_STORM, Sea, Season, Settlement, Sort, Spell,
    TACTIC_BARRAGE, TACTIC_FIGHT_TO_THE_LAST, TACTIC_FLANKING, TACTIC_NIGHT, TACTIC_NO_ORDERS, TACTIC_STOMP,
    TERRAIN_DESERT, TERRAIN_FOREST, TERRAIN_MARSH, TERRAIN_MOUNTAIN, TERRAIN_PLAINS, TERRAIN_SEA,
    TRAIT_ACUITY, TRAIT_ADVENTURERS, TRAIT_ARCHERS, TRAIT_CHARISMA, TRAIT_CUNNING, TRAIT_DEVOUT,
    TRAIT_DYNASTY, TRAIT_EVIL, TRAIT_FEUDAL, TRAIT_FOREKNOWLEDGE, TRAIT_FORETHOUGHT, TRAIT_HEALING,
    TRAIT_HEROIC, TRAIT_INDUSTRIOUS, TRAIT_MAGIC_IMMUNE_DEATH, TRAIT_MAGIC_IMMUNE_SLEEP,
    TRAIT_MAGIC_RESISTANCE_BATTLE, TRAIT_MAGIC_RESISTANCE_DEATH, TRAIT_MAGIC_RESISTANCE_SLEEP,
    TRAIT_MAGIC_SUSCEPTIBLE_BATTLE, TRAIT_MILITARY_TRADITION, TRAIT_ORATORY, TRAIT_ORDER, TRAIT_RICH,
    TRAIT_RIDERS, TRAIT_RUTHLESS, TRAIT_SEAFARING, TRAIT_SECRETIVE, TRAIT_SIEGE_ENGINEERING,
    TRAIT_SPY_NETWORK, TRAIT_STALWART, TRAIT_TRACKERS, TRAIT_TRICK_OF_THE_TRADE, Tactic, Terrain, Voice,
)


class Brigade:
    """Brigade in a group.

    maelstrom "Recruiting"
    """

    __slots__ = ("id", "breed", "experience", "attrition")

    def __init__(
        self,
        *,
        breed: BrigadeType,
        experience: Experience = EXPERIENCE_REGULAR,
        attrition: int = 0,
    ) -> None:
        self.id: int = 0
        self.breed: BrigadeType = breed
        self.experience: Experience = experience
        self.attrition: int = attrition


class Group:
    """Group.

    maelstrom "Groups"
    """

    __slots__ = (
        "id", "name", "kingdom", "first", "brigades", "types", "leaders", "wizards", "morale", "artifacts",
        "area", "terrain", "region", "watchers", "camp", "footsteps", "spent", "halted", "spell_haste",
        "mist_borne", "lying_low", "veil", "image_area", "prepared", "gear", "own_weapon", "fought", "hunger",
        "arrears", "companions_now",
    )

    def __init__(
        self,
        *,
        name: str = '',
        kingdom: Kingdom,
        first: bool = False,
        brigades: Sequence[Brigade] = (),
        types: int = 0,
        leaders: Sequence[Leader] = (),
        wizards: Sequence[Wizard] = (),
        morale: int = 100,
        artifacts: int = 0,
        area: MapArea | None = None,
        terrain: Terrain = TERRAIN_PLAINS,
        region: Region | None = None,
        watchers: Sequence[Agent] = (),
        camp: MapArea | None = None,
        footsteps: Sequence[MapArea] = (),
        spent: int = 0,
        halted: bool = False,
        spell_haste: int = 0,
        mist_borne: bool = False,
        lying_low: bool = False,
        veil: Spell | None = None,
        image_area: MapArea | None = None,
        prepared: Sequence[Cast] = (),
        gear: int = 0,
        own_weapon: bool = False,
        fought: int = 0,
        hunger: int = 0,
        arrears: int = 0,
        companions_now: int = 0,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.kingdom: Kingdom = kingdom
        self.first: bool = first
        self.brigades: Sequence[Brigade] = brigades
        self.types: int = types
        self.leaders: Sequence[Leader] = leaders
        self.wizards: Sequence[Wizard] = wizards
        self.morale: int = morale
        self.artifacts: int = artifacts
        self.area: MapArea | None = area
        self.terrain: Terrain = terrain
        self.region: Region | None = region
        self.watchers: Sequence[Agent] = watchers
        self.camp: MapArea | None = camp
        self.footsteps: Sequence[MapArea] = footsteps
        self.spent: int = spent
        self.halted: bool = halted
        self.spell_haste: int = spell_haste
        self.mist_borne: bool = mist_borne
        self.lying_low: bool = lying_low
        self.veil: Spell | None = veil
        self.image_area: MapArea | None = image_area
        self.prepared: Sequence[Cast] = prepared
        self.gear: int = gear
        self.own_weapon: bool = own_weapon
        self.fought: int = fought
        self.hunger: int = hunger
        self.arrears: int = arrears
        self.companions_now: int = companions_now


class CampWolf:
    """Dire wolf.

    maelstrom "Spell #211 - Dire Wolf Familiar"
    """

    __slots__ = ("id", "group", "turns_left")

    def __init__(
        self,
        *,
        group: Group,
        turns_left: int | None = None,
    ) -> None:
        self.id: int = 0
        self.group: Group = group
        self.turns_left: int | None = turns_left


class BaredRealm:
    """Revelation.

    maelstrom "Spell #985 - Revelation"
    """

    __slots__ = ("id", "kingdom", "bared")

    def __init__(
        self,
        *,
        kingdom: Kingdom,
        bared: Kingdom,
    ) -> None:
        self.id: int = 0
        self.kingdom: Kingdom = kingdom
        self.bared: Kingdom = bared


class PlaceWard:
    """Ward of a population center.

    maelstrom "Spell #130 - Ward Population Center", "Magic"
    """

    __slots__ = ("id", "place", "turns_left", "kingdom")

    def __init__(
        self,
        *,
        place: Place,
        turns_left: int | None = None,
        kingdom: Kingdom,
    ) -> None:
        self.id: int = 0
        self.place: Place = place
        self.turns_left: int | None = turns_left
        self.kingdom: Kingdom = kingdom


class Dome:
    """Dome of invulnerability.

    maelstrom "Spell #135 - Dome of Invulnerability"
    """

    __slots__ = ("id", "place", "turns_left", "kingdom")

    def __init__(
        self,
        *,
        place: Place,
        turns_left: int | None = None,
        kingdom: Kingdom,
    ) -> None:
        self.id: int = 0
        self.place: Place = place
        self.turns_left: int | None = turns_left
        self.kingdom: Kingdom = kingdom


class SilverTongue:
    """Eloquence.

    maelstrom "Spell #171 - Diplomacy"
    """

    __slots__ = ("id", "group", "turns_left", "grace")

    def __init__(
        self,
        *,
        group: Group,
        turns_left: int | None = None,
        grace: int,
    ) -> None:
        self.id: int = 0
        self.group: Group = group
        self.turns_left: int | None = turns_left
        self.grace: int = grace


class Cast:
    """Spell cast in a battle.

    maelstrom "Magic"
    """

    __slots__ = ("id", "spell", "power", "caster")

    def __init__(
        self,
        *,
        spell: Spell,
        power: int,
        caster: Wizard | None = None,
    ) -> None:
        self.id: int = 0
        self.spell: Spell = spell
        self.power: int = power
        self.caster: Wizard | None = caster


class Side:
    """Side of a battle.

    maelstrom "Combat"
    """

    __slots__ = ("id", "group", "attacking", "ordered", "entrenched", "season", "battles", "losses", "blow", "luck", "casts", "broken_off", "brigades_lost")

    def __init__(
        self,
        *,
        group: Group,
        attacking: bool = False,
        ordered: Tactic = TACTIC_NO_ORDERS,
        entrenched: bool = False,
        season: Season = SEASON_SPRING,
        battles: int = 0,
        losses: int = 0,
        blow: int = 0,
        luck: int = 100,
        casts: Sequence[Cast] = (),
        broken_off: bool = False,
        brigades_lost: int = 0,
    ) -> None:
        self.id: int = 0
        self.group: Group = group
        self.attacking: bool = attacking
        self.ordered: Tactic = ordered
        self.entrenched: bool = entrenched
        self.season: Season = season
        self.battles: int = battles
        self.losses: int = losses
        self.blow: int = blow
        self.luck: int = luck
        self.casts: Sequence[Cast] = casts
        self.broken_off: bool = broken_off
        self.brigades_lost: int = brigades_lost


class Rampart:
    """Walls under attack.

    maelstrom "Combat", "Population Centers"
    """

    __slots__ = ("id", "place", "unbroken", "at_dawn", "shelter")

    def __init__(
        self,
        *,
        place: Place,
        unbroken: int = 0,
        at_dawn: int = 0,
        shelter: int = 100,
    ) -> None:
        self.id: int = 0
        self.place: Place = place
        self.unbroken: int = unbroken
        self.at_dawn: int = at_dawn
        self.shelter: int = shelter


class ChairBid:
    """Bid for an empty chair.

    maelstrom "#210 - Bid For Open Seat"
    """

    __slots__ = ("id", "kingdom", "bid")

    def __init__(
        self,
        *,
        kingdom: Kingdom,
        bid: int,
    ) -> None:
        self.id: int = 0
        self.kingdom: Kingdom = kingdom
        self.bid: int = bid


class ChairOffer:
    """Side of the sale of a chair.

    maelstrom "#411 - Sell Council Seat", "#412 - Purchase Council Seat"
    """

    __slots__ = ("id", "kingdom", "partner", "selling", "gold", "food")

    def __init__(
        self,
        *,
        kingdom: Kingdom,
        partner: Kingdom,
        selling: bool,
        gold: int,
        food: int,
    ) -> None:
        self.id: int = 0
        self.kingdom: Kingdom = kingdom
        self.partner: Kingdom = partner
        self.selling: bool = selling
        self.gold: int = gold
        self.food: int = food


class Motion:
    """Issue that is to be laid before the Council.

    maelstrom "#410 - Bid For Next Issue", "High Council"
    """

    __slots__ = ("id", "kingdom", "bid", "issue", "concerned", "region", "settlement", "ballot", "debated")

    def __init__(
        self,
        *,
        kingdom: Kingdom,
        bid: int,
        issue: Issue,
        concerned: Kingdom | None = None,
        region: Region | None = None,
        settlement: Settlement | None = None,
        ballot: Ballot = BALLOT_OPEN_BALLOT,
        debated: bool = False,
    ) -> None:
        self.id: int = 0
        self.kingdom: Kingdom = kingdom
        self.bid: int = bid
        self.issue: Issue = issue
        self.concerned: Kingdom | None = concerned
        self.region: Region | None = region
        self.settlement: Settlement | None = settlement
        self.ballot: Ballot = ballot
        self.debated: bool = debated


class Vote:
    """Vote on the High Council.

    maelstrom "#400 - Vote On Issue"
    """

    __slots__ = ("id", "kingdom", "voice")

    def __init__(
        self,
        *,
        kingdom: Kingdom,
        voice: Voice,
    ) -> None:
        self.id: int = 0
        self.kingdom: Kingdom = kingdom
        self.voice: Voice = voice


class Encounter:
    """Encounter.

    maelstrom "Unusual Encounters"
    """

    __slots__ = ("id", "area", "quality", "treasure")

    def __init__(
        self,
        *,
        area: MapArea,
        quality: Quality,
        treasure: Artifact,
    ) -> None:
        self.id: int = 0
        self.area: MapArea = area
        self.quality: Quality = quality
        self.treasure: Artifact = treasure


class FoundEncounter:
    """Found encounter.

    maelstrom "Unusual Encounters"
    """

    __slots__ = ("id", "kingdom", "encounter", "area", "quality", "last_seen")

    def __init__(
        self,
        *,
        kingdom: Kingdom,
        encounter: Encounter,
        area: MapArea,
        quality: Quality,
        last_seen: int,
    ) -> None:
        self.id: int = 0
        self.kingdom: Kingdom = kingdom
        self.encounter: Encounter = encounter
        self.area: MapArea = area
        self.quality: Quality = quality
        self.last_seen: int = last_seen


class Bottle:
    """Bottle on the shelf.

    maelstrom "#585 - Create Alchemist Item (Alchemist only)"
    """

    __slots__ = ("id", "kingdom", "brew")

    def __init__(
        self,
        *,
        kingdom: Kingdom,
        brew: AlchemistItem,
    ) -> None:
        self.id: int = 0
        self.kingdom: Kingdom = kingdom
        self.brew: AlchemistItem = brew


class Kingdom:
    """Kingdom.

    maelstrom "Kingdoms", "King's Influence", "Mithril"
    """

    __slots__ = (
        "id", "name", "traits", "prowess", "supreme", "mastered", "advantaged", "disadvantaged", "adverse",
        "influence", "gold", "food", "mithril", "powder", "standings", "allies", "enemies", "friends", "foes",
        "nemesis", "regalia", "places", "capital", "first_refuge", "second_refuge", "sanctuary", "councillor",
        "crowned", "team", "fame", "struck_off", "silence", "undying", "arts", "attack_season", "leader",
        "motto", "adviser", "full_style", "winged", "own_brigade", "companions", "homeland", "privileges",
        "advanced_item", "early_spells", "own_spells", "special_orders", "foreknown", "chance_finds",
        "capital_walls", "capital_people", "capital_harvest", "capital_mint", "capital_buildings",
        "hidden_villages", "recruit_experience", "first_group", "first_brigade", "first_brigade_experience",
        "consuls", "demon_lords", "marshals", "generals", "power_three", "power_two", "power_one",
        "spare_adepts", "fleets", "least_fleets", "falconry", "goods_sold", "miners", "diggings", "goals",
        "began_as",
    )

    def __init__(
        self,
        *,
        name: str = '',
        traits: int = 0,
        prowess: Prowess = PROWESS_STANDARD,
        supreme: int = 0,
        mastered: int = 0,
        advantaged: int = 0,
        disadvantaged: int = 0,
        adverse: int = 0,
        influence: int = 800,
        gold: int = 0,
        food: int = 0,
        mithril: int = 100,
        powder: int = 0,
        standings: Sequence[Foothold] = (),
        allies: Sequence[Kingdom] = (),
        enemies: Sequence[Kingdom] = (),
        friends: Sequence[Kingdom] = (),
        foes: Sequence[Kingdom] = (),
        nemesis: int | None = None,
        regalia: int = 0,
        places: Sequence[Place] = (),
        capital: Place | None = None,
        first_refuge: Place | None = None,
        second_refuge: Place | None = None,
        sanctuary: Place | None = None,
        councillor: bool = False,
        crowned: Rank = RANK_KING,
        team: int = 0,
        fame: int = 0,
        struck_off: bool = False,
        silence: int = 0,
        undying: int = 0,
        arts: int = 0,
        attack_season: Season | None = None,
        leader: str = '',
        motto: str = '',
        adviser: str = '',
        full_style: str = '',
        winged: bool = False,
        own_brigade: BrigadeType | None = None,
        companions: int = 0,
        homeland: Region | None = None,
        privileges: int = 0,
        advanced_item: AdvancedItem | None = None,
        early_spells: int = 0,
        own_spells: int = 0,
        special_orders: int = 0,
        foreknown: int = 0,
        chance_finds: int | None = None,
        capital_walls: OpeningEdge | None = None,
        capital_people: OpeningEdge | None = None,
        capital_harvest: OpeningEdge | None = None,
        capital_mint: OpeningEdge | None = None,
        capital_buildings: int = 0,
        hidden_villages: bool | None = None,
        recruit_experience: Experience | None = None,
        first_group: Experience | None = None,
        first_brigade: BrigadeType | None = None,
        first_brigade_experience: Experience | None = None,
        consuls: int | None = None,
        demon_lords: int | None = None,
        marshals: int | None = None,
        generals: int | None = None,
        power_three: int | None = None,
        power_two: int | None = None,
        power_one: int | None = None,
        spare_adepts: int | None = None,
        fleets: int | None = None,
        least_fleets: int | None = None,
        falconry: int = 0,
        goods_sold: int = 0,
        miners: int = 50,
        diggings: MapArea | None = None,
        goals: Sequence[Objective] = (),
        began_as: int = -1,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.traits: int = traits
        self.prowess: Prowess = prowess
        self.supreme: int = supreme
        self.mastered: int = mastered
        self.advantaged: int = advantaged
        self.disadvantaged: int = disadvantaged
        self.adverse: int = adverse
        self.influence: int = influence
        self.gold: int = gold
        self.food: int = food
        self.mithril: int = mithril
        self.powder: int = powder
        self.standings: Sequence[Foothold] = standings
        self.allies: Sequence[Kingdom] = allies
        self.enemies: Sequence[Kingdom] = enemies
        self.friends: Sequence[Kingdom] = friends
        self.foes: Sequence[Kingdom] = foes
        self.nemesis: int | None = nemesis
        self.regalia: int = regalia
        self.places: Sequence[Place] = places
        self.capital: Place | None = capital
        self.first_refuge: Place | None = first_refuge
        self.second_refuge: Place | None = second_refuge
        self.sanctuary: Place | None = sanctuary
        self.councillor: bool = councillor
        self.crowned: Rank = crowned
        self.team: int = team
        self.fame: int = fame
        self.struck_off: bool = struck_off
        self.silence: int = silence
        self.undying: int = undying
        self.arts: int = arts
        self.attack_season: Season | None = attack_season
        self.leader: str = leader
        self.motto: str = motto
        self.adviser: str = adviser
        self.full_style: str = full_style
        self.winged: bool = winged
        self.own_brigade: BrigadeType | None = own_brigade
        self.companions: int = companions
        self.homeland: Region | None = homeland
        self.privileges: int = privileges
        self.advanced_item: AdvancedItem | None = advanced_item
        self.early_spells: int = early_spells
        self.own_spells: int = own_spells
        self.special_orders: int = special_orders
        self.foreknown: int = foreknown
        self.chance_finds: int | None = chance_finds
        self.capital_walls: OpeningEdge | None = capital_walls
        self.capital_people: OpeningEdge | None = capital_people
        self.capital_harvest: OpeningEdge | None = capital_harvest
        self.capital_mint: OpeningEdge | None = capital_mint
        self.capital_buildings: int = capital_buildings
        self.hidden_villages: bool | None = hidden_villages
        self.recruit_experience: Experience | None = recruit_experience
        self.first_group: Experience | None = first_group
        self.first_brigade: BrigadeType | None = first_brigade
        self.first_brigade_experience: Experience | None = first_brigade_experience
        self.consuls: int | None = consuls
        self.demon_lords: int | None = demon_lords
        self.marshals: int | None = marshals
        self.generals: int | None = generals
        self.power_three: int | None = power_three
        self.power_two: int | None = power_two
        self.power_one: int | None = power_one
        self.spare_adepts: int | None = spare_adepts
        self.fleets: int | None = fleets
        self.least_fleets: int | None = least_fleets
        self.falconry: int = falconry
        self.goods_sold: int = goods_sold
        self.miners: int = miners
        self.diggings: MapArea | None = diggings
        self.goals: Sequence[Objective] = goals
        self.began_as: int = began_as

    @classmethod
    def named(cls, record: int, **given: Any) -> Self:
        """As the rules start it: `record` is one of the constants of Kingdom."""
        begun: dict[str, Any] = {**_KINGDOM_STARTS[record], "began_as": record, **given}
        return cls(**begun)


class Place:
    """Population center.

    maelstrom "Buildings"
    """

    __slots__ = ("id", "name", "kingdom", "buildings", "area", "region", "settlement", "census", "hidden", "unrest", "peace", "sanctuary_of", "watchers", "defense", "gold_output", "food_output", "levied")

    def __init__(
        self,
        *,
        name: str = '',
        kingdom: Kingdom | None = None,
        buildings: int = 0,
        area: MapArea | None = None,
        region: Region | None = None,
        settlement: Settlement = SETTLEMENT_TOWN,
        census: int = 0,
        hidden: bool = False,
        unrest: int = 0,
        peace: int = 0,
        sanctuary_of: Kingdom | None = None,
        watchers: Sequence[Agent] = (),
        defense: int = 0,
        gold_output: int = 0,
        food_output: int = 0,
        levied: int = 0,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.kingdom: Kingdom | None = kingdom
        self.buildings: int = buildings
        self.area: MapArea | None = area
        self.region: Region | None = region
        self.settlement: Settlement = settlement
        self.census: int = census
        self.hidden: bool = hidden
        self.unrest: int = unrest
        self.peace: int = peace
        self.sanctuary_of: Kingdom | None = sanctuary_of
        self.watchers: Sequence[Agent] = watchers
        self.defense: int = defense
        self.gold_output: int = gold_output
        self.food_output: int = food_output
        self.levied: int = levied


class Target:
    """Target.

    maelstrom "Agents"
    """

    __slots__ = ("id", "name", "rank", "level", "kingdom", "place", "watchers", "effects", "artifacts", "immortal", "undead", "captor")

    def __init__(
        self,
        *,
        name: str = '',
        rank: Rank,
        level: int = 0,
        kingdom: Kingdom | None = None,
        place: Place | None = None,
        watchers: Sequence[Agent] = (),
        effects: int = 0,
        artifacts: int = 0,
        immortal: bool = False,
        undead: bool = False,
        captor: Kingdom | None = None,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.rank: Rank = rank
        self.level: int = level
        self.kingdom: Kingdom | None = kingdom
        self.place: Place | None = place
        self.watchers: Sequence[Agent] = watchers
        self.effects: int = effects
        self.artifacts: int = artifacts
        self.immortal: bool = immortal
        self.undead: bool = undead
        self.captor: Kingdom | None = captor


class Booking:
    """Ledger entry.

    maelstrom "Sequence of Events"
    """

    __slots__ = ("id", "kingdom", "booked_reason", "gold", "food", "mithril", "powder")

    def __init__(
        self,
        *,
        kingdom: Kingdom,
        booked_reason: BookedReason,
        gold: int = 0,
        food: int = 0,
        mithril: int = 0,
        powder: int = 0,
    ) -> None:
        self.id: int = 0
        self.kingdom: Kingdom = kingdom
        self.booked_reason: BookedReason = booked_reason
        self.gold: int = gold
        self.food: int = food
        self.mithril: int = mithril
        self.powder: int = powder


class Sighting:
    """Sighting.

    maelstrom "Population Centers", "Movement"
    """

    __slots__ = ("id", "kingdom", "place", "owner", "settlement", "last_seen")

    def __init__(
        self,
        *,
        kingdom: Kingdom,
        place: Place,
        owner: Kingdom | None = None,
        settlement: Settlement,
        last_seen: int,
    ) -> None:
        self.id: int = 0
        self.kingdom: Kingdom = kingdom
        self.place: Place = place
        self.owner: Kingdom | None = owner
        self.settlement: Settlement = settlement
        self.last_seen: int = last_seen


class Deposit:
    """Ore deposit.

    maelstrom "Mithril"
    """

    __slots__ = ("id", "area", "months")

    def __init__(
        self,
        *,
        area: MapArea,
        months: int = 1,
    ) -> None:
        self.id: int = 0
        self.area: MapArea = area
        self.months: int = months


class Navy:
    """Navy.

    maelstrom "Seapower", "#748 - Increase Seapower"
    """

    __slots__ = ("id", "kingdom", "sea", "fleets", "quality", "refits", "cutter", "naval_duty", "cruise", "times_met", "watchers")

    def __init__(
        self,
        *,
        kingdom: Kingdom,
        sea: Sea,
        fleets: int = 0,
        quality: int = 100,
        refits: int = 0,
        cutter: str | None = None,
        naval_duty: NavalDuty = NAVAL_DUTY_IN_PORT,
        cruise: int = 0,
        times_met: int = 0,
        watchers: Sequence[Agent] = (),
    ) -> None:
        self.id: int = 0
        self.kingdom: Kingdom = kingdom
        self.sea: Sea = sea
        self.fleets: int = fleets
        self.quality: int = quality
        self.refits: int = refits
        self.cutter: str | None = cutter
        self.naval_duty: NavalDuty = naval_duty
        self.cruise: int = cruise
        self.times_met: int = times_met
        self.watchers: Sequence[Agent] = watchers


class Challenge:
    """Attack that was ordered.

    maelstrom "#110 - Attack Group"
    """

    __slots__ = ("id", "attacker", "foe", "plan")

    def __init__(
        self,
        *,
        attacker: Group,
        foe: Group,
        plan: Tactic,
    ) -> None:
        self.id: int = 0
        self.attacker: Group = attacker
        self.foe: Group = foe
        self.plan: Tactic = plan


class Stand:
    """Defense that was ordered.

    maelstrom "#120 - Defend", "#121 - Entrenchment"
    """

    __slots__ = ("id", "group", "foe", "plan")

    def __init__(
        self,
        *,
        group: Group,
        foe: Group | None = None,
        plan: Tactic,
    ) -> None:
        self.id: int = 0
        self.group: Group = group
        self.foe: Group | None = foe
        self.plan: Tactic = plan


class Levy:
    """Scheduled brigade.

    maelstrom "Sequence of Events", "Recruiting"
    """

    __slots__ = ("id", "group", "breed", "due", "recurs")

    def __init__(
        self,
        *,
        group: Group,
        breed: BrigadeType,
        due: int,
        recurs: bool = False,
    ) -> None:
        self.id: int = 0
        self.group: Group = group
        self.breed: BrigadeType = breed
        self.due: int = due
        self.recurs: bool = recurs


class Deal:
    """Bargain of the month.

    maelstrom "Trading", "#425 - Reveal All Trades (Halfling only)"
    """

    __slots__ = ("id", "seller", "customer", "food", "gold", "mithril", "figure", "artifact", "gold_paid")

    def __init__(
        self,
        *,
        seller: Kingdom,
        customer: Kingdom,
        food: int = 0,
        gold: int = 0,
        mithril: int = 0,
        figure: Figure | None = None,
        artifact: Artifact | None = None,
        gold_paid: int = 0,
    ) -> None:
        self.id: int = 0
        self.seller: Kingdom = seller
        self.customer: Kingdom = customer
        self.food: int = food
        self.gold: int = gold
        self.mithril: int = mithril
        self.figure: Figure | None = figure
        self.artifact: Artifact | None = artifact
        self.gold_paid: int = gold_paid


class Foothold:
    """Standing in a region.

    maelstrom "Regions"
    """

    __slots__ = ("id", "region", "share", "reaction", "held", "bowed", "whispered")

    def __init__(
        self,
        *,
        region: Region,
        share: int = 0,
        reaction: Reaction = REACTION_TOLERANT,
        held: bool = False,
        bowed: int = 0,
        whispered: int = 0,
    ) -> None:
        self.id: int = 0
        self.region: Region = region
        self.share: int = share
        self.reaction: Reaction = reaction
        self.held: bool = held
        self.bowed: int = bowed
        self.whispered: int = whispered


class Siege:
    """Siege.

    maelstrom "Siege"
    """

    __slots__ = ("id", "group", "place", "months_long", "upheld")

    def __init__(
        self,
        *,
        group: Group,
        place: Place,
        months_long: int = 1,
        upheld: bool = True,
    ) -> None:
        self.id: int = 0
        self.group: Group = group
        self.place: Place = place
        self.months_long: int = months_long
        self.upheld: bool = upheld


class Skeleton:
    """Secret.

    maelstrom "Skeletons In The Closet", "#900 - Bribe Emissary"
    """

    __slots__ = ("id", "kingdom", "gravity", "code")

    def __init__(
        self,
        *,
        kingdom: Kingdom,
        gravity: ClosetSkeleton,
        code: int,
    ) -> None:
        self.id: int = 0
        self.kingdom: Kingdom = kingdom
        self.gravity: ClosetSkeleton = gravity
        self.code: int = code


class SpecialPlace:
    """Special place.

    maelstrom "Production", "#650 - Create Special Location (various)"
    """

    __slots__ = ("id", "name", "kingdom", "privilege", "area")

    def __init__(
        self,
        *,
        name: str = '',
        kingdom: Kingdom,
        privilege: Privilege,
        area: MapArea,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.kingdom: Kingdom = kingdom
        self.privilege: Privilege = privilege
        self.area: MapArea = area


class Offer:
    """Offer.

    maelstrom "Trading"
    """

    __slots__ = ("id", "kingdom", "partner", "bargain", "food", "gold", "mithril", "figure", "artifact")

    def __init__(
        self,
        *,
        kingdom: Kingdom,
        partner: Kingdom,
        bargain: Bargain,
        food: int = 0,
        gold: int = 0,
        mithril: int = 0,
        figure: Figure | None = None,
        artifact: Artifact | None = None,
    ) -> None:
        self.id: int = 0
        self.kingdom: Kingdom = kingdom
        self.partner: Kingdom = partner
        self.bargain: Bargain = bargain
        self.food: int = food
        self.gold: int = gold
        self.mithril: int = mithril
        self.figure: Figure | None = figure
        self.artifact: Artifact | None = artifact


class Figure(Target):
    """Figure.

    maelstrom "Item Indicators"
    """

    __slots__ = ("jailed",)

    def __init__(
        self,
        *,
        name: str = '',
        rank: Rank,
        level: int = 0,
        kingdom: Kingdom | None = None,
        place: Place | None = None,
        watchers: Sequence[Agent] = (),
        effects: int = 0,
        artifacts: int = 0,
        immortal: bool = False,
        undead: bool = False,
        captor: Kingdom | None = None,
        jailed: bool = False,
    ) -> None:
        super().__init__(
            name=name, rank=rank, level=level, kingdom=kingdom, place=place, watchers=watchers,
            effects=effects, artifacts=artifacts, immortal=immortal, undead=undead, captor=captor,
        )
        self.jailed: bool = jailed


class Leader(Figure):
    """Leader.

    maelstrom "Recruiting"
    """

    __slots__ = ("stunned",)

    def __init__(
        self,
        *,
        name: str = '',
        rank: Rank,
        level: int = 0,
        kingdom: Kingdom | None = None,
        place: Place | None = None,
        watchers: Sequence[Agent] = (),
        effects: int = 0,
        artifacts: int = 0,
        immortal: bool = False,
        undead: bool = False,
        captor: Kingdom | None = None,
        jailed: bool = False,
        stunned: bool = False,
    ) -> None:
        super().__init__(
            name=name, rank=rank, level=level, kingdom=kingdom, place=place, watchers=watchers,
            effects=effects, artifacts=artifacts, immortal=immortal, undead=undead, captor=captor,
            jailed=jailed,
        )
        self.stunned: bool = stunned


class Agent(Figure):
    """Agent.

    maelstrom "Agents"
    """

    __slots__ = ("sort", "duty")

    def __init__(
        self,
        *,
        name: str = '',
        rank: Rank,
        level: int = 0,
        kingdom: Kingdom | None = None,
        place: Place | None = None,
        watchers: Sequence[Agent] = (),
        effects: int = 0,
        artifacts: int = 0,
        immortal: bool = False,
        undead: bool = False,
        captor: Kingdom | None = None,
        jailed: bool = False,
        sort: Sort = SORT_AGENT,
        duty: Duty = DUTY_IDLE,
    ) -> None:
        super().__init__(
            name=name, rank=rank, level=level, kingdom=kingdom, place=place, watchers=watchers,
            effects=effects, artifacts=artifacts, immortal=immortal, undead=undead, captor=captor,
            jailed=jailed,
        )
        self.sort: Sort = sort
        self.duty: Duty = duty


class Ruler(Figure):
    """Ruler.

    maelstrom "King's Influence", "#470 - Enamor Region"
    """

    __slots__ = ("former_rank", "crown_toll")

    def __init__(
        self,
        *,
        name: str = '',
        rank: Rank,
        level: int = 0,
        kingdom: Kingdom | None = None,
        place: Place | None = None,
        watchers: Sequence[Agent] = (),
        effects: int = 0,
        artifacts: int = 0,
        immortal: bool = False,
        undead: bool = False,
        captor: Kingdom | None = None,
        jailed: bool = False,
        former_rank: Rank | None = None,
        crown_toll: int = 0,
    ) -> None:
        super().__init__(
            name=name, rank=rank, level=level, kingdom=kingdom, place=place, watchers=watchers,
            effects=effects, artifacts=artifacts, immortal=immortal, undead=undead, captor=captor,
            jailed=jailed,
        )
        self.former_rank: Rank | None = former_rank
        self.crown_toll: int = crown_toll


class Wizard(Figure):
    """Wizard.

    maelstrom "Magic"
    """

    __slots__ = ("group", "study_limit")

    def __init__(
        self,
        *,
        name: str = '',
        rank: Rank,
        level: int = 0,
        kingdom: Kingdom | None = None,
        place: Place | None = None,
        watchers: Sequence[Agent] = (),
        effects: int = 0,
        artifacts: int = 0,
        immortal: bool = False,
        undead: bool = False,
        captor: Kingdom | None = None,
        jailed: bool = False,
        group: Group | None = None,
        study_limit: int | None = None,
    ) -> None:
        super().__init__(
            name=name, rank=rank, level=level, kingdom=kingdom, place=place, watchers=watchers,
            effects=effects, artifacts=artifacts, immortal=immortal, undead=undead, captor=captor,
            jailed=jailed,
        )
        self.group: Group | None = group
        self.study_limit: int | None = study_limit


_KINGDOM_STARTS: dict[int, dict[str, Any]] = {
    KINGDOM_ALCHEMIST: {
        "leader": 'Lead Researcher', "motto": 'Mix It Up, Chemistry Is Toxic', "adviser": 'Prime Minister',
        "full_style": 'Experimental Studies of the Alchemist', "traits": 1 << TRAIT_FORETHOUGHT,
        "prowess": PROWESS_SUPREMACY, "own_brigade": BRIGADE_TYPE_ALCHEMIST,
        "companions": 1 << BRIGADE_TYPE_ROHIRRIM | 1 << BRIGADE_TYPE_SWAMPMEN | 1 << BRIGADE_TYPE_UAK_HAI | 1 << BRIGADE_TYPE_WILDLINGS,
        "capital_walls": OPENING_EDGE_SIGNIFICANT_BOOST, "advanced_item": ADVANCED_ITEM_MUSKETS,
        "privileges": 1 << PRIVILEGE_SUMMON_MONSTERS | 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM | 1 << PRIVILEGE_TRANSMUTE_RARE_ELEMENT | 1 << PRIVILEGE_ALCHEMIST_WORKSHOPS | 1 << PRIVILEGE_GREEK_FIRE_DISCOUNT,
        "early_spells": 1 << SPELL_CREATE_GOLD | 1 << SPELL_STRENGTHEN_WALLS | 1 << SPELL_SUMMON_IRON_GOLEM,
        "special_orders": 1 << ORDER_TRANSMUTE_RARE_ELEMENT_ALCHEMIST | 1 << ORDER_CREATE_ALCHEMIST_ITEM_ALCHEMIST_ONLY | 1 << ORDER_USE_POTION_ALCHEMIST_ONLY | 1 << ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS | 1 << ORDER_FIREWORKS_ALCHEMIST_ONLY,
    },
    KINGDOM_AMAZONS: {
        "leader": 'Holy Mother', "motto": 'The Lioness Hunts the Prey', "adviser": 'High Councilor',
        "full_style": 'Realm of the Amazon Matriarchy',
        "traits": 1 << TRAIT_ADVENTURERS | 1 << TRAIT_ARCHERS | 1 << TRAIT_DEVOUT | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_HEALING | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_RIDERS | 1 << TRAIT_SECRETIVE | 1 << TRAIT_TRACKERS,
        "arts": 1 << TACTIC_FLANKING, "attack_season": SEASON_SUMMER, "prowess": PROWESS_STANDARD,
        "own_brigade": BRIGADE_TYPE_AMAZONS, "mastered": 1 << TERRAIN_PLAINS,
        "companions": 1 << BRIGADE_TYPE_APES | 1 << BRIGADE_TYPE_HILL_GIANTS | 1 << BRIGADE_TYPE_MAMMOTHS | 1 << BRIGADE_TYPE_WILDLINGS | 1 << BRIGADE_TYPE_ZEALOTS,
        "capital_buildings": 1 << BUILDING_TEMPLE, "advanced_item": ADVANCED_ITEM_MATRIARCHAL_SPEARS,
        "privileges": 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM | 1 << PRIVILEGE_PLAINS_HUNTERS,
        "early_spells": 1 << SPELL_EAGLE_FAMILIAR | 1 << SPELL_DISPEL_DOME_OF_INVULNERABILITY | 1 << SPELL_DIRE_WOLF_FAMILIAR | 1 << SPELL_HEAL,
        "special_orders": 1 << ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS,
        "foreknown": 1 << ARTIFACT_BOW_OF_HERACLES | 1 << ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS,
    },
    KINGDOM_ANCIENT_ONES: {
        "leader": 'Great Archon', "motto": 'We Alone, Are Pure', "adviser": 'Prime Minister',
        "full_style": 'Secret Servants of the Ancient Ones',
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_CHARISMA | 1 << TRAIT_DEVOUT | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_FORETHOUGHT | 1 << TRAIT_HEALING | 1 << TRAIT_MAGIC_IMMUNE_DEATH | 1 << TRAIT_MAGIC_RESISTANCE_SLEEP | 1 << TRAIT_ORATORY | 1 << TRAIT_SECRETIVE | 1 << TRAIT_STALWART,
        "crowned": RANK_CONSUL, "undying": 1 << RANK_CONSUL, "prowess": PROWESS_ADVANTAGE,
        "own_brigade": BRIGADE_TYPE_ANCIENT_ONES, "advantaged": 1 << TERRAIN_DESERT,
        "companions": 1 << BRIGADE_TYPE_CHAMELEONS | 1 << BRIGADE_TYPE_GREAT_BATS | 1 << BRIGADE_TYPE_MAMMOTHS | 1 << BRIGADE_TYPE_SCORPIONS,
        "consuls": 3, "chance_finds": 1,
        "privileges": 1 << PRIVILEGE_CONSUL_ENAMOR | 1 << PRIVILEGE_CONSUL_DENIGRATE | 1 << PRIVILEGE_CONSUL_TITLES | 1 << PRIVILEGE_CONSUL_TRAVEL | 1 << PRIVILEGE_CONSUL_RITES | 1 << PRIVILEGE_MAIDEN_TRIBUTE | 1 << PRIVILEGE_SLEEP_OF_CONSULS,
        "early_spells": 1 << SPELL_AUGMENT_TITLE | 1 << SPELL_CONJURE_SCANDAL | 1 << SPELL_HEAL | 1 << SPELL_UNVEIL_POPULATION_CENTERS | 1 << SPELL_WARD_POPULATION_CENTER,
        "own_spells": 1 << SPELL_ANCIENT_INTERVENTION,
        "special_orders": 1 << ORDER_SLEEP_ANCIENT_ONES_ONLY | 1 << ORDER_CONSUL_ENAMOR_REGION_ANCIENT_ONES_ONLY | 1 << ORDER_CONSUL_DENIGRATE_REGION_ANCIENT_ONES_ONLY,
        "foreknown": 1 << ARTIFACT_ALTAR_OF_THE_HOLY_ANCIENTS,
    },
    KINGDOM_ATLANTEANS: {
        "leader": 'Imperator', "motto": 'Deep Blue Water, Bright Blue Sky', "adviser": 'High Councilor',
        "full_style": 'Legendary Civilization of the Atlanteans',
        "traits": 1 << TRAIT_CHARISMA | 1 << TRAIT_FEUDAL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_FORETHOUGHT | 1 << TRAIT_HEALING | 1 << TRAIT_INDUSTRIOUS | 1 << TRAIT_ORATORY | 1 << TRAIT_RICH | 1 << TRAIT_SEAFARING | 1 << TRAIT_SECRETIVE,
        "prowess": PROWESS_STANDARD, "own_brigade": BRIGADE_TYPE_ATLANTEANS, "mastered": 1 << TERRAIN_SEA,
        "companions": 1 << BRIGADE_TYPE_CENTAURS | 1 << BRIGADE_TYPE_HILL_GIANTS | 1 << BRIGADE_TYPE_ROHIRRIM,
        "capital_walls": OPENING_EDGE_MINOR_BOOST, "capital_people": OPENING_EDGE_MINOR_BOOST,
        "capital_harvest": OPENING_EDGE_MINOR_BOOST, "capital_mint": OPENING_EDGE_MINOR_BOOST,
        "generals": 1, "chance_finds": 1,
        "early_spells": 1 << SPELL_FLASH_FLOOD | 1 << SPELL_STORM_AT_SEA | 1 << SPELL_SUMMON_KRAKEN,
    },
    KINGDOM_BLACK_DRAGON: {
        "leader": 'Great Khan', "motto": 'We Own the Sky', "adviser": 'Chief Thrall',
        "full_style": 'Dark Skies of the Black Dragon',
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_EVIL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_MAGIC_RESISTANCE_DEATH | 1 << TRAIT_MAGIC_RESISTANCE_SLEEP | 1 << TRAIT_RICH | 1 << TRAIT_RUTHLESS | 1 << TRAIT_TRACKERS,
        "arts": 1 << TACTIC_FLANKING, "undying": 1 << RANK_KING | 1 << RANK_QUEEN,
        "prowess": PROWESS_STANDARD, "own_brigade": BRIGADE_TYPE_BLACK_DRAGONS,
        "disadvantaged": 1 << TERRAIN_FOREST,
        "companions": 1 << BRIGADE_TYPE_GREAT_BATS | 1 << BRIGADE_TYPE_PHOENIX | 1 << BRIGADE_TYPE_WYVERNS,
        "winged": True, "capital_walls": OPENING_EDGE_SIGNIFICANT_BOOST,
        "capital_mint": OPENING_EDGE_SIGNIFICANT_BOOST, "advanced_item": ADVANCED_ITEM_POISON_TAIL_STINGER,
        "chance_finds": 2,
        "privileges": 1 << PRIVILEGE_VOLCANO_PHOENIX | 1 << PRIVILEGE_DRAGONS_LAIR | 1 << PRIVILEGE_NO_NAVY | 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM,
        "early_spells": 1 << SPELL_COLD_DARKNESS_REGIONAL_EFFECT,
        "special_orders": 1 << ORDER_REGENERATE_VARIOUS | 1 << ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS | 1 << ORDER_CREATE_SPECIAL_LOCATION_VARIOUS,
    },
    KINGDOM_CIMMERIANS: {
        "leader": 'King', "motto": 'To Hear the Lamentations of their Women',
        "adviser": 'Second in Command', "full_style": 'Cimmerian Nation from the North',
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_ADVENTURERS | 1 << TRAIT_CUNNING | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_HEROIC | 1 << TRAIT_MAGIC_RESISTANCE_BATTLE | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_RUTHLESS | 1 << TRAIT_SEAFARING | 1 << TRAIT_STALWART | 1 << TRAIT_TRACKERS,
        "arts": 1 << TACTIC_NIGHT | 1 << TACTIC_FIGHT_TO_THE_LAST, "attack_season": SEASON_WINTER,
        "prowess": PROWESS_SUBSTANDARD, "own_brigade": BRIGADE_TYPE_CIMMERIANS,
        "advantaged": 1 << TERRAIN_FOREST | 1 << TERRAIN_MOUNTAIN | 1 << TERRAIN_SEA,
        "companions": 1 << BRIGADE_TYPE_MAMMOTHS | 1 << BRIGADE_TYPE_HILL_GIANTS | 1 << BRIGADE_TYPE_WILDLINGS,
        "recruit_experience": EXPERIENCE_REGULAR, "first_group": EXPERIENCE_VETERAN,
        "advanced_item": ADVANCED_ITEM_BATTLE_AXES, "foreknown": 1 << ARTIFACT_GREAT_AXE_OF_HURBLIND,
        "privileges": 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM,
        "early_spells": 1 << SPELL_EAGLE_FAMILIAR | 1 << SPELL_DIRE_WOLF_FAMILIAR,
        "special_orders": 1 << ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS,
    },
    KINGDOM_DARK_ELVES: {
        "leader": 'Great Imperator', "motto": 'To the Strong, Everything!', "adviser": 'Prime Minister',
        "full_style": 'Onyx Imperium of the Dark Elves', "nemesis": KINGDOM_ELVEN,
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_ARCHERS | 1 << TRAIT_CUNNING | 1 << TRAIT_EVIL | 1 << TRAIT_FEUDAL | 1 << TRAIT_ORDER | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRACKERS,
        "prowess": PROWESS_MASTERY, "own_brigade": BRIGADE_TYPE_DARK_ELVES,
        "mastered": 1 << TERRAIN_FOREST | 1 << TERRAIN_MARSH,
        "companions": 1 << BRIGADE_TYPE_CENTAURS | 1 << BRIGADE_TYPE_GREAT_BATS | 1 << BRIGADE_TYPE_OGRES | 1 << BRIGADE_TYPE_ORCS | 1 << BRIGADE_TYPE_SWAMPMEN | 1 << BRIGADE_TYPE_TROLLS | 1 << BRIGADE_TYPE_UAK_HAI | 1 << BRIGADE_TYPE_WOOD_ELVES,
        "advanced_item": ADVANCED_ITEM_VENOMED_BLADES, "privileges": 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM,
        "early_spells": 1 << SPELL_AUGMENT_TITLE | 1 << SPELL_COLD_DARKNESS_REGIONAL_EFFECT | 1 << SPELL_FAMINE_REGIONAL_EFFECT | 1 << SPELL_INFURIATE_POPULACE | 1 << SPELL_PLAGUE_REGIONAL_EFFECT | 1 << SPELL_SUMMON_DEATH | 1 << SPELL_SUMMON_SPECTERS,
        "special_orders": 1 << ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS,
    },
    KINGDOM_DEATHKNIGHTS: {
        "leader": 'Dark Lord', "motto": 'All Will Perish', "adviser": 'Prime Minister',
        "full_style": 'Everlasting Night of the Deathknights',
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_EVIL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_MAGIC_IMMUNE_DEATH | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_RUTHLESS | 1 << TRAIT_SIEGE_ENGINEERING | 1 << TRAIT_STALWART,
        "prowess": PROWESS_MASTERY, "own_brigade": BRIGADE_TYPE_DEATHKNIGHTS,
        "companions": 1 << BRIGADE_TYPE_HELL_HOUNDS | 1 << BRIGADE_TYPE_WAR_MACHINES,
        "foreknown": 1 << ARTIFACT_MORGAL_BLADE,
        "privileges": 1 << PRIVILEGE_LIVING_PLAGUE | 1 << PRIVILEGE_VILE_PRESENCE | 1 << PRIVILEGE_HOUNDS_OF_HELL | 1 << PRIVILEGE_SUMMON_PIT_FIEND | 1 << PRIVILEGE_MUSTER_THE_FALLEN | 1 << PRIVILEGE_GRIM_MORALE | 1 << PRIVILEGE_SUMMON_FALLEN_ANGEL | 1 << PRIVILEGE_TORMENT_PRISONER,
        "early_spells": 1 << SPELL_FAMINE_REGIONAL_EFFECT | 1 << SPELL_IMP_FAMILIAR | 1 << SPELL_PLAGUE_REGIONAL_EFFECT | 1 << SPELL_SUMMON_DEATH,
        "own_spells": 1 << SPELL_SUMMON_PIT_FIEND,
        "special_orders": 1 << ORDER_MUSTER_THE_FALLEN_DEATHKNIGHTS_ONLY | 1 << ORDER_TORMENT_PRISONER_DEATHKNIGHTS_ONLY | 1 << ORDER_SUMMON_FALLEN_ANGEL_DEATHKNIGHTS_ONLY,
    },
    KINGDOM_DEMON_PRINCES: {
        "leader": 'Overlord', "motto": 'The Bell Tolls for Thee', "adviser": 'First Apostle of Hell',
        "full_style": 'Seven Hells of the Demon Princes',
        "traits": 1 << TRAIT_EVIL | 1 << TRAIT_MAGIC_IMMUNE_SLEEP | 1 << TRAIT_RUTHLESS | 1 << TRAIT_SECRETIVE,
        "undying": 1 << RANK_DEMON_PRINCE, "prowess": PROWESS_ADVANTAGE,
        "own_brigade": BRIGADE_TYPE_DEMON_PRINCES,
        "companions": 1 << BRIGADE_TYPE_DAMNED | 1 << BRIGADE_TYPE_OGRES | 1 << BRIGADE_TYPE_ORCS | 1 << BRIGADE_TYPE_TROLLS | 1 << BRIGADE_TYPE_UAK_HAI,
        "demon_lords": 3, "advanced_item": ADVANCED_ITEM_VOODOO_DOLLS,
        "privileges": 1 << PRIVILEGE_MORTAL_STEWARD | 1 << PRIVILEGE_GATE_OF_PRINCES | 1 << PRIVILEGE_SLEEP_OF_PRINCES | 1 << PRIVILEGE_REGIONAL_SUBMISSION | 1 << PRIVILEGE_DEMONIC_DENIGRATION | 1 << PRIVILEGE_RAISE_DEAD | 1 << PRIVILEGE_TRANSMUTE_DAMNED | 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM,
        "early_spells": 1 << SPELL_CRACK_THE_SKY | 1 << SPELL_DEMONIC_VISIONS_REGIONAL_EFFECT | 1 << SPELL_DOME_OF_INVULNERABILITY | 1 << SPELL_INFURIATE_POPULACE | 1 << SPELL_SUMMON_DEMON | 1 << SPELL_SUMMON_HIGH_DEMON | 1 << SPELL_SUMMON_SPECTERS | 1 << SPELL_TRANSFORM_TO_LICH,
        "special_orders": 1 << ORDER_DEMONIC_DENIGRATION_DEMON_PRINCES_ONLY | 1 << ORDER_DEMONIC_REGIONAL_SUBMISSION_DEMON_PRINCES_ONLY | 1 << ORDER_SLEEP_ANCIENT_ONES_ONLY | 1 << ORDER_GATE_DEMON_PRINCES_ONYX_ARTIFACT | 1 << ORDER_TRANSMUTE_DAMNED_TO_ZOMBIE_NECROMANCER_ONLY | 1 << ORDER_RAISE_DEAD_NECROMANCER_ONLY | 1 << ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS,
    },
    KINGDOM_DRUID: {
        "leader": 'Great Druid', "motto": 'Nature Always Prevails', "adviser": 'First Apprentice',
        "full_style": 'Domain of the Great Druid',
        "traits": 1 << TRAIT_HEALING | 1 << TRAIT_SECRETIVE | 1 << TRAIT_TRACKERS,
        "prowess": PROWESS_SUPREMACY, "own_brigade": BRIGADE_TYPE_DRUID, "mastered": 1 << TERRAIN_FOREST,
        "advantaged": 1 << TERRAIN_MARSH,
        "companions": 1 << BRIGADE_TYPE_APES | 1 << BRIGADE_TYPE_CENTAURS | 1 << BRIGADE_TYPE_CHAMELEONS | 1 << BRIGADE_TYPE_GREAT_BATS | 1 << BRIGADE_TYPE_HILL_GIANTS | 1 << BRIGADE_TYPE_MAMMOTHS | 1 << BRIGADE_TYPE_OGRES | 1 << BRIGADE_TYPE_SWAMPMEN | 1 << BRIGADE_TYPE_WOOD_ELVES,
        "privileges": 1 << PRIVILEGE_SUMMON_MONSTERS | 1 << PRIVILEGE_DRUIDS_GROVE | 1 << PRIVILEGE_WATCHFUL_VILLAGES,
        "early_spells": 1 << SPELL_DIRE_WOLF_FAMILIAR | 1 << SPELL_EAGLE_FAMILIAR | 1 << SPELL_FLASH_FLOOD | 1 << SPELL_SUMMON_MINOTAURS | 1 << SPELL_WIND_STORM,
        "special_orders": 1 << ORDER_CREATE_SPECIAL_LOCATION_VARIOUS,
    },
    KINGDOM_DWARVEN: {
        "leader": 'Great King', "motto": 'Hewn of Stone and Iron', "adviser": 'High Councilor',
        "full_style": 'Dwarven Lords of the Mountains', "nemesis": KINGDOM_GNOME,
        "traits": 1 << TRAIT_ADVENTURERS | 1 << TRAIT_FEUDAL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_HEROIC | 1 << TRAIT_INDUSTRIOUS | 1 << TRAIT_MAGIC_IMMUNE_DEATH | 1 << TRAIT_MAGIC_RESISTANCE_BATTLE | 1 << TRAIT_MAGIC_RESISTANCE_SLEEP | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_RICH | 1 << TRAIT_SIEGE_ENGINEERING | 1 << TRAIT_STALWART,
        "arts": 1 << TACTIC_BARRAGE | 1 << TACTIC_FIGHT_TO_THE_LAST, "prowess": PROWESS_NONMAGICAL,
        "own_brigade": BRIGADE_TYPE_DWARVES, "supreme": 1 << TERRAIN_MOUNTAIN,
        "companions": 1 << BRIGADE_TYPE_HILL_GIANTS | 1 << BRIGADE_TYPE_MAMMOTHS | 1 << BRIGADE_TYPE_WILDLINGS | 1 << BRIGADE_TYPE_WAR_MACHINES,
        "mithril": 250, "miners": 100, "advanced_item": ADVANCED_ITEM_DWARVEN_HAMMERS,
        "foreknown": 1 << ARTIFACT_AXE_OF_FARIN,
        "privileges": 1 << PRIVILEGE_SUPREME_MASKING | 1 << PRIVILEGE_EVASION | 1 << PRIVILEGE_DWARVEN_DEFENSES | 1 << PRIVILEGE_MASONS_TRIBUTE | 1 << PRIVILEGE_TUNNELS_AND_TRAPS | 1 << PRIVILEGE_GOLD_MINE | 1 << PRIVILEGE_EQUIP_MITHRIL_ITEM | 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM | 1 << PRIVILEGE_STONECUTTERS,
        "early_spells": 1 << SPELL_HIDDEN_ORE | 1 << SPELL_SHIELD | 1 << SPELL_STRENGTHEN_WALLS | 1 << SPELL_VALOR,
        "special_orders": 1 << ORDER_EVASION | 1 << ORDER_DWARVEN_DEFENSES_DWARVES_ONLY | 1 << ORDER_EQUIP_MITHRIL_ITEM_DWARVEN_AND_ELVEN_ONLY | 1 << ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS | 1 << ORDER_CREATE_SPECIAL_LOCATION_VARIOUS,
    },
    KINGDOM_ELVEN: {
        "leader": 'Great Lord', "motto": 'Freedom, Honor, Justice', "adviser": 'Prime Minister',
        "full_style": 'Evergreen Dominion of the High Elves', "nemesis": KINGDOM_DARK_ELVES,
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_ARCHERS | 1 << TRAIT_CHARISMA | 1 << TRAIT_HEALING | 1 << TRAIT_MAGIC_RESISTANCE_SLEEP | 1 << TRAIT_ORATORY | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRACKERS,
        "undying": 1 << RANK_KING | 1 << RANK_QUEEN, "prowess": PROWESS_MASTERY,
        "own_brigade": BRIGADE_TYPE_ELVES, "supreme": 1 << TERRAIN_FOREST,
        "disadvantaged": 1 << TERRAIN_MARSH,
        "companions": 1 << BRIGADE_TYPE_CENTAURS | 1 << BRIGADE_TYPE_GIANT_EAGLES | 1 << BRIGADE_TYPE_WOOD_ELVES,
        "advanced_item": ADVANCED_ITEM_ELVEN_BOWS,
        "privileges": 1 << PRIVILEGE_EAGLE_RIDERS | 1 << PRIVILEGE_SUPREME_MASKING | 1 << PRIVILEGE_EVASION | 1 << PRIVILEGE_EQUIP_MITHRIL_ITEM | 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM,
        "early_spells": 1 << SPELL_BOUNTY_REGIONAL_EFFECT | 1 << SPELL_INVISIBLE_BRIGADE | 1 << SPELL_UNVEIL_GROUP_LOCATIONS,
        "special_orders": 1 << ORDER_EVASION | 1 << ORDER_EQUIP_MITHRIL_ITEM_DWARVEN_AND_ELVEN_ONLY | 1 << ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS,
    },
    KINGDOM_ELEMENTALIST: {
        "leader": 'Hierophant Master', "motto": 'I Am All', "adviser": 'Prime Minister',
        "full_style": 'Chaotic Planes of the Elementalist', "traits": 1 << TRAIT_ADVENTURERS,
        "prowess": PROWESS_SUPREMACY, "own_brigade": BRIGADE_TYPE_ELEMENTALIST,
        "companions": 1 << BRIGADE_TYPE_MEPHITS, "capital_walls": OPENING_EDGE_SIGNIFICANT_BOOST,
        "privileges": 1 << PRIVILEGE_SUMMON_MONSTERS | 1 << PRIVILEGE_ELEMENTAL_SUMMONS | 1 << PRIVILEGE_ELEMENTAL_MASTERY,
        "early_spells": 1 << SPELL_CRACK_THE_SKY | 1 << SPELL_FLASH_FLOOD | 1 << SPELL_STORM_AT_SEA | 1 << SPELL_WALL_OF_FLAME | 1 << SPELL_WIND_STORM,
        "own_spells": 1 << SPELL_SUMMON_AIR_ELEMENTAL | 1 << SPELL_SUMMON_EARTH_ELEMENTAL | 1 << SPELL_SUMMON_FIRE_ELEMENTAL | 1 << SPELL_SUMMON_WATER_ELEMENTAL,
    },
    KINGDOM_FAIRY_FOLK: {
        "leader": 'Noble Queen', "motto": 'Live Free!', "adviser": 'Prime Minister',
        "full_style": 'Encompassing Realm of the Fairy Folk',
        "traits": 1 << TRAIT_HEALING | 1 << TRAIT_MAGIC_RESISTANCE_SLEEP | 1 << TRAIT_SECRETIVE,
        "crowned": RANK_QUEEN, "undying": 1 << RANK_KING | 1 << RANK_QUEEN, "prowess": PROWESS_MASTERY,
        "own_brigade": BRIGADE_TYPE_FAIRY_FOLK, "supreme": 1 << TERRAIN_FOREST,
        "companions": 1 << BRIGADE_TYPE_CENTAURS | 1 << BRIGADE_TYPE_CHIMERA | 1 << BRIGADE_TYPE_ENTS | 1 << BRIGADE_TYPE_PIXIES | 1 << BRIGADE_TYPE_SPRITES,
        "food": 40000,
        "privileges": 1 << PRIVILEGE_SUMMON_MONSTERS | 1 << PRIVILEGE_SUPREME_MASKING | 1 << PRIVILEGE_EVASION | 1 << PRIVILEGE_PLENTIFUL_REINFORCEMENTS,
        "early_spells": 1 << SPELL_BOUNTY_REGIONAL_EFFECT | 1 << SPELL_DESTROY_UNDEAD | 1 << SPELL_FERTILE_FIELDS | 1 << SPELL_HEAL,
        "special_orders": 1 << ORDER_EVASION,
    },
    KINGDOM_FORGOTTEN: {
        "leader": 'Lord', "motto": 'All Will Know Us Now', "adviser": 'Prime Minister',
        "full_style": 'Lost Assembly of the Forgotten',
        "traits": 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_HEALING | 1 << TRAIT_MAGIC_IMMUNE_DEATH | 1 << TRAIT_MAGIC_IMMUNE_SLEEP | 1 << TRAIT_MAGIC_RESISTANCE_BATTLE | 1 << TRAIT_SECRETIVE,
        "arts": 1 << TACTIC_NIGHT, "prowess": PROWESS_MASTERY, "own_brigade": BRIGADE_TYPE_FORGOTTEN,
        "companions": 1 << BRIGADE_TYPE_BEHOLDER | 1 << BRIGADE_TYPE_CHAMELEONS | 1 << BRIGADE_TYPE_SWAMPMEN,
        "first_brigade": BRIGADE_TYPE_BEHOLDER,
        "privileges": 1 << PRIVILEGE_LOST_LORE | 1 << PRIVILEGE_EYE_OF_THE_BEHOLDER | 1 << PRIVILEGE_ARTIFACT_KEYS,
        "early_spells": 1 << SPELL_PROJECT_IMAGE_OF_GROUP | 1 << SPELL_SIMULACRUM,
        "foreknown": 1 << ARTIFACT_KEY_OF_THE_GEM | 1 << ARTIFACT_KEY_OF_THE_MAKER | 1 << ARTIFACT_KEY_OF_THE_SLAYER | 1 << ARTIFACT_KEY_OF_THE_STAFF,
    },
    KINGDOM_FREE_TRADERS: {
        "leader": 'Master Trader', "motto": 'We Ship, We Deliver, We Profit', "adviser": 'Prime Minister',
        "full_style": 'Expanse of the Free Traders',
        "traits": 1 << TRAIT_ADVENTURERS | 1 << TRAIT_CHARISMA | 1 << TRAIT_CUNNING | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_FORETHOUGHT | 1 << TRAIT_HEALING | 1 << TRAIT_HEROIC | 1 << TRAIT_INDUSTRIOUS | 1 << TRAIT_ORATORY | 1 << TRAIT_RICH | 1 << TRAIT_SEAFARING | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRICK_OF_THE_TRADE,
        "prowess": PROWESS_ADVANTAGE, "own_brigade": BRIGADE_TYPE_FREE_TRADERS,
        "advantaged": 1 << TERRAIN_PLAINS | 1 << TERRAIN_FOREST | 1 << TERRAIN_MOUNTAIN | 1 << TERRAIN_MARSH | 1 << TERRAIN_DESERT | 1 << TERRAIN_SEA,
        "companions": 1 << BRIGADE_TYPE_APES | 1 << BRIGADE_TYPE_CHAMELEONS | 1 << BRIGADE_TYPE_COCKATRICES | 1 << BRIGADE_TYPE_GRIFFONS | 1 << BRIGADE_TYPE_GREAT_BATS | 1 << BRIGADE_TYPE_SCORPIONS | 1 << BRIGADE_TYPE_UNICORNS,
        "capital_buildings": 1 << BUILDING_BAZAAR | 1 << BUILDING_FORUM, "fleets": 1, "chance_finds": 5,
        "privileges": 1 << PRIVILEGE_OPEN_DOORS | 1 << PRIVILEGE_NOBODYS_ENEMY | 1 << PRIVILEGE_MERCHANT_CAPTAINS | 1 << PRIVILEGE_SHIPS_ON_ANY_SEA,
        "early_spells": 1 << SPELL_CONJURE_SCANDAL | 1 << SPELL_DIPLOMACY | 1 << SPELL_INFURIATE_POPULACE | 1 << SPELL_RAISE_POPULATION_CENTER_CENSUS,
    },
    KINGDOM_GIANTS: {
        "leader": 'Great Titan', "motto": 'We Crush!', "adviser": 'Prime Minister',
        "full_style": 'Giants Above The Trembling Ground',
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_ARCHERS | 1 << TRAIT_DYNASTY | 1 << TRAIT_HEROIC | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_SEAFARING | 1 << TRAIT_SIEGE_ENGINEERING | 1 << TRAIT_STALWART | 1 << TRAIT_TRACKERS,
        "arts": 1 << TACTIC_BARRAGE | 1 << TACTIC_FIGHT_TO_THE_LAST | 1 << TACTIC_STOMP,
        "prowess": PROWESS_SUBSTANDARD, "own_brigade": BRIGADE_TYPE_GIANTS,
        "mastered": 1 << TERRAIN_MOUNTAIN,
        "companions": 1 << BRIGADE_TYPE_CYCLOPS | 1 << BRIGADE_TYPE_HILL_GIANTS | 1 << BRIGADE_TYPE_MAMMOTHS | 1 << BRIGADE_TYPE_OGRES | 1 << BRIGADE_TYPE_ROCS | 1 << BRIGADE_TYPE_WAR_MACHINES,
        "advanced_item": ADVANCED_ITEM_IRON_JAVELINS,
        "privileges": 1 << PRIVILEGE_ROC_RIDERS | 1 << PRIVILEGE_TOWERING_PARLEY | 1 << PRIVILEGE_GIANT_MASONS | 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM,
        "early_spells": 1 << SPELL_CONJURE_PRESTIGE,
        "special_orders": 1 << ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS,
    },
    KINGDOM_GNOME: {
        "leader": 'Grand Councilor', "motto": 'Masters of Transmutation', "adviser": 'Prime Minister',
        "full_style": 'Golden Principality of the Gnomes', "nemesis": KINGDOM_DWARVEN,
        "traits": 1 << TRAIT_CUNNING | 1 << TRAIT_EVIL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_INDUSTRIOUS | 1 << TRAIT_RICH | 1 << TRAIT_SIEGE_ENGINEERING | 1 << TRAIT_TRICK_OF_THE_TRADE,
        "arts": 1 << TACTIC_BARRAGE, "prowess": PROWESS_MASTERY, "own_brigade": BRIGADE_TYPE_GNOMES,
        "advantaged": 1 << TERRAIN_MOUNTAIN,
        "companions": 1 << BRIGADE_TYPE_CHAMELEONS | 1 << BRIGADE_TYPE_GOBLINS | 1 << BRIGADE_TYPE_OGRES | 1 << BRIGADE_TYPE_TROLLS | 1 << BRIGADE_TYPE_WAR_MACHINES | 1 << BRIGADE_TYPE_WARG_RIDERS,
        "advanced_item": ADVANCED_ITEM_SLINGS_OF_ACCURACY,
        "privileges": 1 << PRIVILEGE_ADVISERS_TRIBUTE | 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM,
        "early_spells": 1 << SPELL_HIDDEN_ORE | 1 << SPELL_PROJECT_IMAGE_OF_GROUP | 1 << SPELL_STRENGTHEN_WALLS | 1 << SPELL_SUMMON_DEATH | 1 << SPELL_UNVEIL_GROUP_LOCATIONS,
        "special_orders": 1 << ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS,
        "foreknown": 1 << ARTIFACT_ROD_OF_FIRE | 1 << ARTIFACT_PALANTIR_UNIKAR,
    },
    KINGDOM_HALFLING: {
        "leader": 'Great Leader', "motto": 'To Our Mutual Benefit', "adviser": 'Prime Minister',
        "full_style": 'Commonwealth of the Halflings',
        "traits": 1 << TRAIT_ADVENTURERS | 1 << TRAIT_CHARISMA | 1 << TRAIT_CUNNING | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_INDUSTRIOUS | 1 << TRAIT_MAGIC_RESISTANCE_BATTLE | 1 << TRAIT_MAGIC_RESISTANCE_DEATH | 1 << TRAIT_ORATORY | 1 << TRAIT_STALWART | 1 << TRAIT_TRICK_OF_THE_TRADE,
        "arts": 1 << TACTIC_FIGHT_TO_THE_LAST, "prowess": PROWESS_SUBSTANDARD,
        "own_brigade": BRIGADE_TYPE_HALFLINGS, "advantaged": 1 << TERRAIN_MOUNTAIN,
        "disadvantaged": 1 << TERRAIN_MARSH,
        "companions": 1 << BRIGADE_TYPE_CENTAURS | 1 << BRIGADE_TYPE_ENTS | 1 << BRIGADE_TYPE_ROHIRRIM | 1 << BRIGADE_TYPE_WOOD_ELVES,
        "power_three": 2, "marshals": 1, "advanced_item": ADVANCED_ITEM_SLINGS_OF_ACCURACY,
        "hidden_villages": True,
        "privileges": 1 << PRIVILEGE_TRADING_COMPANY | 1 << PRIVILEGE_REVEAL_ALL_TRADES | 1 << PRIVILEGE_SPECIAL_HIRES | 1 << PRIVILEGE_SHIPS_ON_ANY_SEA | 1 << PRIVILEGE_WATCHFUL_VILLAGES | 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM,
        "early_spells": 1 << SPELL_DISPEL_MAGIC | 1 << SPELL_FERTILE_FIELDS | 1 << SPELL_HEAL | 1 << SPELL_LESSER_MASKING | 1 << SPELL_TRUE_SEEING | 1 << SPELL_VALOR,
        "special_orders": 1 << ORDER_REVEAL_ALL_TRADES_HALFLING_ONLY | 1 << ORDER_HIRE_SPECIAL_FIGURE_HALFLING_ONLY | 1 << ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS,
        "foreknown": 1 << ARTIFACT_RING_OF_INVISIBILITY | 1 << ARTIFACT_PALANTIR_AMBALAR,
    },
    KINGDOM_ILLUSIONIST: {
        "leader": 'Grand Illusionist', "motto": 'Look Again', "adviser": 'Prime Minister',
        "full_style": 'Sphere of the Illusionist',
        "traits": 1 << TRAIT_CHARISMA | 1 << TRAIT_CUNNING | 1 << TRAIT_FORETHOUGHT | 1 << TRAIT_SECRETIVE | 1 << TRAIT_TRICK_OF_THE_TRADE,
        "prowess": PROWESS_SUPREMACY, "own_brigade": BRIGADE_TYPE_ILLUSIONIST,
        "companions": 1 << BRIGADE_TYPE_CHAMELEONS | 1 << BRIGADE_TYPE_SCORPIONS | 1 << BRIGADE_TYPE_SAURUS,
        "capital_walls": OPENING_EDGE_SIGNIFICANT_BOOST,
        "privileges": 1 << PRIVILEGE_SUMMON_MONSTERS | 1 << PRIVILEGE_DISGUISED_ENVOY | 1 << PRIVILEGE_SLIPPERY_CAPTIVES,
        "early_spells": 1 << SPELL_CHAOS | 1 << SPELL_CONCEAL_EMISSARY | 1 << SPELL_CREATE_GOLD | 1 << SPELL_INSTANT_SUMMON_PHANTASMAL_FORCES | 1 << SPELL_GREATER_MASKING | 1 << SPELL_LESSER_MASKING | 1 << SPELL_MIRROR_IMAGE | 1 << SPELL_PROJECT_IMAGE_OF_GROUP,
    },
    KINGDOM_LIZARD_MEN: {
        "leader": 'Lizard King', "motto": 'We Were The First And Shall Be The Last',
        "adviser": 'Prime Minister', "full_style": 'Empire of the Lizard Kings',
        "traits": 1 << TRAIT_CUNNING | 1 << TRAIT_DEVOUT | 1 << TRAIT_EVIL | 1 << TRAIT_HEALING | 1 << TRAIT_HEROIC | 1 << TRAIT_ORDER | 1 << TRAIT_RUTHLESS | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRACKERS,
        "undying": 1 << RANK_KING | 1 << RANK_QUEEN, "prowess": PROWESS_ADVANTAGE,
        "own_brigade": BRIGADE_TYPE_LIZARD_MEN, "supreme": 1 << TERRAIN_MARSH,
        "advantaged": 1 << TERRAIN_FOREST,
        "companions": 1 << BRIGADE_TYPE_CHAMELEONS | 1 << BRIGADE_TYPE_SAURUS | 1 << BRIGADE_TYPE_SWAMPMEN | 1 << BRIGADE_TYPE_TROLLS | 1 << BRIGADE_TYPE_ZEALOTS,
        "power_two": 1, "power_one": 1, "capital_buildings": 1 << BUILDING_TEMPLE,
        "privileges": 1 << PRIVILEGE_SUPREME_MASKING | 1 << PRIVILEGE_EVASION | 1 << PRIVILEGE_LASTING_TEMPLE,
        "early_spells": 1 << SPELL_CHAOS | 1 << SPELL_DEMONIC_VISIONS_REGIONAL_EFFECT | 1 << SPELL_DISPEL_DOME_OF_INVULNERABILITY | 1 << SPELL_DISPEL_MAGIC | 1 << SPELL_GREATER_MASKING | 1 << SPELL_LESSER_MASKING | 1 << SPELL_PLAGUE_REGIONAL_EFFECT | 1 << SPELL_RAISE_ZOMBIES | 1 << SPELL_SUMMON_DEATH | 1 << SPELL_SUMMON_DEMON | 1 << SPELL_TRUE_SEEING,
        "special_orders": 1 << ORDER_EVASION,
    },
    KINGDOM_LYCANS: {
        "leader": 'Overlord', "motto": 'All Will Become Like Us', "adviser": 'Prime Minister',
        "full_style": 'Vile Culture of the Lycans',
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_CUNNING | 1 << TRAIT_EVIL | 1 << TRAIT_MAGIC_RESISTANCE_BATTLE | 1 << TRAIT_MAGIC_RESISTANCE_DEATH | 1 << TRAIT_MAGIC_RESISTANCE_SLEEP | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_RIDERS | 1 << TRAIT_RUTHLESS | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRACKERS,
        "arts": 1 << TACTIC_FLANKING | 1 << TACTIC_NIGHT, "attack_season": SEASON_WINTER,
        "prowess": PROWESS_STANDARD, "own_brigade": BRIGADE_TYPE_LYCANS,
        "advantaged": 1 << TERRAIN_PLAINS | 1 << TERRAIN_FOREST | 1 << TERRAIN_MOUNTAIN | 1 << TERRAIN_MARSH | 1 << TERRAIN_DESERT | 1 << TERRAIN_SEA,
        "companions": 1 << BRIGADE_TYPE_ORCS | 1 << BRIGADE_TYPE_TROLLS,
        "privileges": 1 << PRIVILEGE_LYCANTHROPY_IN_BATTLE | 1 << PRIVILEGE_LYCAN_REGENERATION | 1 << PRIVILEGE_WINTER_HUNGER | 1 << PRIVILEGE_LYCANTHROPY_OF_CAPTIVES | 1 << PRIVILEGE_LYCANTHROPY_OF_ENVOYS | 1 << PRIVILEGE_OUTCASTS,
        "early_spells": 1 << SPELL_DIRE_WOLF_FAMILIAR,
    },
    KINGDOM_NECROMANCER: {
        "leader": 'Lord of the Undead', "motto": 'From Death: Eternal Life', "adviser": 'Prime Minister',
        "traits": 1 << TRAIT_EVIL | 1 << TRAIT_MAGIC_RESISTANCE_DEATH | 1 << TRAIT_ORDER | 1 << TRAIT_RUTHLESS,
        "arts": 1 << TACTIC_NIGHT, "attack_season": SEASON_WINTER, "prowess": PROWESS_SUPREMACY,
        "own_brigade": BRIGADE_TYPE_NECROMANCER,
        "companions": 1 << BRIGADE_TYPE_DAMNED | 1 << BRIGADE_TYPE_GOBLINS | 1 << BRIGADE_TYPE_ORCS | 1 << BRIGADE_TYPE_TROLLS | 1 << BRIGADE_TYPE_UAK_HAI | 1 << BRIGADE_TYPE_WARG_RIDERS,
        "capital_walls": OPENING_EDGE_SIGNIFICANT_BOOST, "privileges": 1 << PRIVILEGE_TRANSMUTE_DAMNED,
        "early_spells": 1 << SPELL_SUMMON_DEATH | 1 << SPELL_SUMMON_DEMON | 1 << SPELL_SUMMON_HIGH_DEMON | 1 << SPELL_SUMMON_GHOULS | 1 << SPELL_SUMMON_MUMMIES | 1 << SPELL_SUMMON_SKELETONS | 1 << SPELL_SUMMON_WIGHTS,
        "special_orders": 1 << ORDER_TRANSMUTE_DAMNED_TO_ZOMBIE_NECROMANCER_ONLY,
    },
    KINGDOM_NOMAD: {
        "leader": 'Emir', "motto": 'A Free Life Under a Million Stars', "adviser": 'Prime Minister',
        "full_style": 'Great Nomadic Hegemony',
        "traits": 1 << TRAIT_ARCHERS | 1 << TRAIT_CUNNING | 1 << TRAIT_DEVOUT | 1 << TRAIT_FEUDAL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_HEALING | 1 << TRAIT_RIDERS | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRACKERS | 1 << TRAIT_TRICK_OF_THE_TRADE,
        "arts": 1 << TACTIC_FLANKING, "attack_season": SEASON_SUMMER, "prowess": PROWESS_ADVANTAGE,
        "own_brigade": BRIGADE_TYPE_NOMADS, "supreme": 1 << TERRAIN_DESERT,
        "advantaged": 1 << TERRAIN_PLAINS,
        "companions": 1 << BRIGADE_TYPE_GREAT_BATS | 1 << BRIGADE_TYPE_SCORPIONS | 1 << BRIGADE_TYPE_ZEALOTS,
        "privileges": 1 << PRIVILEGE_SUPREME_MASKING | 1 << PRIVILEGE_EVASION | 1 << PRIVILEGE_HIDDEN_OASIS,
        "early_spells": 1 << SPELL_DISPEL_DOME_OF_INVULNERABILITY | 1 << SPELL_GREATER_MASKING | 1 << SPELL_LESSER_MASKING | 1 << SPELL_WIND_STORM,
        "special_orders": 1 << ORDER_EVASION | 1 << ORDER_CREATE_SPECIAL_LOCATION_VARIOUS,
        "foreknown": 1 << ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES | 1 << ARTIFACT_PALANTIR_PHONIS,
    },
    KINGDOM_PIRATES: {
        "leader": 'Grand Admiral', "motto": 'Wine, Women, Song, and Plunder', "adviser": 'Prime Minister',
        "full_style": 'Pirates of Avalon and Beyond',
        "traits": 1 << TRAIT_ADVENTURERS | 1 << TRAIT_CHARISMA | 1 << TRAIT_CUNNING | 1 << TRAIT_EVIL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_FORETHOUGHT | 1 << TRAIT_RICH | 1 << TRAIT_SEAFARING | 1 << TRAIT_SECRETIVE | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRICK_OF_THE_TRADE,
        "prowess": PROWESS_STANDARD, "own_brigade": BRIGADE_TYPE_PIRATES, "mastered": 1 << TERRAIN_SEA,
        "companions": 1 << BRIGADE_TYPE_HILL_GIANTS | 1 << BRIGADE_TYPE_SCORPIONS | 1 << BRIGADE_TYPE_SWAMPMEN | 1 << BRIGADE_TYPE_TROLLS | 1 << BRIGADE_TYPE_WILDLINGS,
        "least_fleets": 1,
        "privileges": 1 << PRIVILEGE_PIRATES_COVE | 1 << PRIVILEGE_PRIZE_MONEY | 1 << PRIVILEGE_DOUBLE_TREASURE,
        "early_spells": 1 << SPELL_DESTROY_UNDEAD | 1 << SPELL_IMP_FAMILIAR | 1 << SPELL_INSTANT_SUMMON_PHANTOMS | 1 << SPELL_PROJECT_IMAGE_OF_GROUP | 1 << SPELL_SUMMON_KRAKEN,
        "special_orders": 1 << ORDER_CREATE_SPECIAL_LOCATION_VARIOUS,
        "foreknown": 1 << ARTIFACT_EKLAR_THE_WIZARD | 1 << ARTIFACT_PALANTIR_REDJAK,
    },
    KINGDOM_RANGER: {
        "leader": 'First Ranger', "motto": 'Met With Steel', "adviser": 'Prime Minister',
        "full_style": 'Iron Province of the Rangers',
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_CHARISMA | 1 << TRAIT_HEALING | 1 << TRAIT_HEROIC | 1 << TRAIT_MAGIC_RESISTANCE_DEATH | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_RIDERS | 1 << TRAIT_STALWART | 1 << TRAIT_TRACKERS,
        "arts": 1 << TACTIC_FLANKING | 1 << TACTIC_FIGHT_TO_THE_LAST, "prowess": PROWESS_ADVANTAGE,
        "own_brigade": BRIGADE_TYPE_RANGERS,
        "advantaged": 1 << TERRAIN_PLAINS | 1 << TERRAIN_FOREST | 1 << TERRAIN_MOUNTAIN | 1 << TERRAIN_MARSH | 1 << TERRAIN_DESERT | 1 << TERRAIN_SEA,
        "companions": 1 << BRIGADE_TYPE_MAMMOTHS | 1 << BRIGADE_TYPE_ROHIRRIM | 1 << BRIGADE_TYPE_WOOD_ELVES,
        "advanced_item": ADVANCED_ITEM_VORPAL_BLADES,
        "privileges": 1 << PRIVILEGE_FALCONERS | 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM,
        "early_spells": 1 << SPELL_CHARM_REGION | 1 << SPELL_DESTROY_UNDEAD | 1 << SPELL_DIPLOMACY | 1 << SPELL_DIRE_WOLF_FAMILIAR | 1 << SPELL_EAGLE_FAMILIAR | 1 << SPELL_ENHANCE_KING_S_AURA | 1 << SPELL_HEAL | 1 << SPELL_STRENGTHEN_WALLS | 1 << SPELL_WARD | 1 << SPELL_WARD_POPULATION_CENTER,
        "special_orders": 1 << ORDER_FALCONRY_TRAIN_RANGER_ONLY | 1 << ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS | 1 << ORDER_FALCONRY_RECON_RANGER_ONLY,
    },
    KINGDOM_RED_DRAGON: {
        "leader": 'Great Rex', "motto": 'All Tremble Before Us', "adviser": 'Prime Minister',
        "full_style": 'Reign of Terror of the Red Dragons',
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_EVIL | 1 << TRAIT_MAGIC_RESISTANCE_DEATH | 1 << TRAIT_MAGIC_RESISTANCE_SLEEP | 1 << TRAIT_RICH | 1 << TRAIT_RUTHLESS | 1 << TRAIT_STALWART,
        "arts": 1 << TACTIC_FLANKING | 1 << TACTIC_FIGHT_TO_THE_LAST,
        "undying": 1 << RANK_KING | 1 << RANK_QUEEN, "prowess": PROWESS_DISADVANTAGE,
        "own_brigade": BRIGADE_TYPE_RED_DRAGONS, "adverse": 1 << TERRAIN_FOREST,
        "companions": 1 << BRIGADE_TYPE_GREAT_BATS | 1 << BRIGADE_TYPE_PHOENIX | 1 << BRIGADE_TYPE_WYVERNS,
        "winged": True, "privileges": 1 << PRIVILEGE_VOLCANO_PHOENIX | 1 << PRIVILEGE_DRAGONS_LAIR,
        "early_spells": 1 << SPELL_FIRESTRIKE | 1 << SPELL_HIDDEN_ORE | 1 << SPELL_TRUE_SEEING,
        "special_orders": 1 << ORDER_REGENERATE_VARIOUS | 1 << ORDER_CREATE_SPECIAL_LOCATION_VARIOUS,
    },
    KINGDOM_SACRED_ORDER: {
        "leader": 'The Disciple', "motto": 'Serving the One True and Jealous God',
        "adviser": 'Prime Minister', "full_style": 'Theocracy of the Sacred Order of Knights',
        "traits": 1 << TRAIT_DEVOUT | 1 << TRAIT_FEUDAL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_HEALING | 1 << TRAIT_HEROIC | 1 << TRAIT_MAGIC_RESISTANCE_DEATH | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_ORDER | 1 << TRAIT_RICH | 1 << TRAIT_RIDERS | 1 << TRAIT_SIEGE_ENGINEERING | 1 << TRAIT_STALWART,
        "arts": 1 << TACTIC_BARRAGE | 1 << TACTIC_FLANKING | 1 << TACTIC_FIGHT_TO_THE_LAST,
        "prowess": PROWESS_SUBSTANDARD, "own_brigade": BRIGADE_TYPE_SACRED_ORDER,
        "mastered": 1 << TERRAIN_PLAINS,
        "companions": 1 << BRIGADE_TYPE_ROHIRRIM | 1 << BRIGADE_TYPE_WAR_MACHINES | 1 << BRIGADE_TYPE_ZEALOTS,
        "first_group": EXPERIENCE_VETERAN, "first_brigade": BRIGADE_TYPE_PALADINS,
        "first_brigade_experience": EXPERIENCE_ELITE,
        "capital_buildings": 1 << BUILDING_CASTLE | 1 << BUILDING_TEMPLE,
        "advanced_item": ADVANCED_ITEM_BLESSED_LANCES,
        "privileges": 1 << PRIVILEGE_LASTING_TEMPLE | 1 << PRIVILEGE_PALADIN_UPKEEP | 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM,
        "early_spells": 1 << SPELL_BLINDING_LIGHT_REGIONAL_EFFECT | 1 << SPELL_DESTROY_UNDEAD | 1 << SPELL_DISPEL_DOME_OF_INVULNERABILITY | 1 << SPELL_DISPEL_MAGIC | 1 << SPELL_HEAL | 1 << SPELL_SHIELD | 1 << SPELL_VALOR,
        "special_orders": 1 << ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS,
        "foreknown": 1 << ARTIFACT_ORACLE_OF_THE_OLD_GODS,
    },
    KINGDOM_SORCERER: {
        "leader": 'Enlightened Magus', "motto": 'To Know The Unknowable', "adviser": 'Prime Minister',
        "full_style": 'Hidden Realm of the Sorcerer', "traits": 1 << TRAIT_EVIL | 1 << TRAIT_ORATORY,
        "prowess": PROWESS_SUPREMACY, "own_brigade": BRIGADE_TYPE_SORCERER,
        "companions": 1 << BRIGADE_TYPE_GOBLINS | 1 << BRIGADE_TYPE_HILL_GIANTS | 1 << BRIGADE_TYPE_ORCS | 1 << BRIGADE_TYPE_SAURUS | 1 << BRIGADE_TYPE_TROLLS | 1 << BRIGADE_TYPE_UAK_HAI | 1 << BRIGADE_TYPE_WILDLINGS | 1 << BRIGADE_TYPE_WARG_RIDERS,
        "spare_adepts": 1, "capital_walls": OPENING_EDGE_SIGNIFICANT_BOOST,
        "early_spells": 1 << SPELL_CHARM_REGION | 1 << SPELL_CONJURE_SCANDAL | 1 << SPELL_CRACK_THE_SKY | 1 << SPELL_DOME_OF_INVULNERABILITY | 1 << SPELL_METEOR_STRIKE | 1 << SPELL_SUMMON_DEATH,
    },
    KINGDOM_TYRANT: {
        "leader": 'Chief Thrall', "motto": 'The Age of the Orc is at Hand', "adviser": 'Prime Minister',
        "full_style": 'Evil Reign of the Tyrant of Gor',
        "traits": 1 << TRAIT_EVIL | 1 << TRAIT_INDUSTRIOUS | 1 << TRAIT_MAGIC_SUSCEPTIBLE_BATTLE | 1 << TRAIT_ORDER | 1 << TRAIT_RUTHLESS | 1 << TRAIT_SIEGE_ENGINEERING | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRACKERS,
        "arts": 1 << TACTIC_BARRAGE | 1 << TACTIC_NIGHT, "prowess": PROWESS_SUBSTANDARD,
        "own_brigade": BRIGADE_TYPE_TYRANT, "advantaged": 1 << TERRAIN_MARSH,
        "disadvantaged": 1 << TERRAIN_FOREST,
        "companions": 1 << BRIGADE_TYPE_GOBLINS | 1 << BRIGADE_TYPE_HILL_GIANTS | 1 << BRIGADE_TYPE_OGRES | 1 << BRIGADE_TYPE_ORCS | 1 << BRIGADE_TYPE_SWAMPMEN | 1 << BRIGADE_TYPE_TROLLS | 1 << BRIGADE_TYPE_UAK_HAI | 1 << BRIGADE_TYPE_WILDLINGS | 1 << BRIGADE_TYPE_WAR_MACHINES | 1 << BRIGADE_TYPE_WARG_RIDERS,
        "advanced_item": ADVANCED_ITEM_BARBED_MACES,
        "privileges": 1 << PRIVILEGE_EARLY_TRIUMPH | 1 << PRIVILEGE_EARLY_GREAT_TRIUMPH | 1 << PRIVILEGE_BANISHED_WRAITH | 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM,
        "early_spells": 1 << SPELL_CHAOS | 1 << SPELL_DISPEL_DOME_OF_INVULNERABILITY | 1 << SPELL_IMP_FAMILIAR,
        "special_orders": 1 << ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS,
    },
    KINGDOM_UNDERWORLD: {
        "leader": 'Shadow Master', "motto": 'Anything Is Possible For The Right Price',
        "adviser": 'Prime Minister', "full_style": 'Underworld Cult of Secrets',
        "traits": 1 << TRAIT_ADVENTURERS | 1 << TRAIT_CUNNING | 1 << TRAIT_EVIL | 1 << TRAIT_FEUDAL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_FORETHOUGHT | 1 << TRAIT_SECRETIVE | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRICK_OF_THE_TRADE,
        "prowess": PROWESS_ADVANTAGE, "own_brigade": BRIGADE_TYPE_UNDERWORLD,
        "companions": 1 << BRIGADE_TYPE_HILL_GIANTS | 1 << BRIGADE_TYPE_OGRES | 1 << BRIGADE_TYPE_TROLLS | 1 << BRIGADE_TYPE_WILDLINGS,
        "privileges": 1 << PRIVILEGE_AGENTS_TRIBUTE | 1 << PRIVILEGE_GLOBAL_TRAINING_COST | 1 << PRIVILEGE_EARLY_KIDNAP | 1 << PRIVILEGE_EARLY_RESCUE | 1 << PRIVILEGE_RAPID_TRAINING,
        "early_spells": 1 << SPELL_AUGMENT_TITLE | 1 << SPELL_CONJURE_SCANDAL | 1 << SPELL_CURSE | 1 << SPELL_LESSER_MASKING | 1 << SPELL_SUMMON_DEATH,
        "special_orders": 1 << ORDER_EARLY_RESCUE_PRISONER_UNDERWORLD_ONLY | 1 << ORDER_EARLY_KIDNAP_FIGURE_UNDERWORLD_ONLY | 1 << ORDER_RAPID_AGENT_TRAINING_UNDERWORLD_ONLY | 1 << ORDER_SET_GLOBAL_AGENT_TRAINING_COST,
        "foreknown": 1 << ARTIFACT_DEMON_BANE | 1 << ARTIFACT_PALANTIR_CRISNIA,
    },
    KINGDOM_WARLOCK: {
        "leader": 'Magus of Fire', "motto": 'Fire Cleanses; Fire Purifies', "adviser": 'Prime Minister',
        "full_style": 'Fire Realm of the Warlock',
        "traits": 1 << TRAIT_ADVENTURERS | 1 << TRAIT_FORETHOUGHT, "arts": 1 << TACTIC_NIGHT,
        "prowess": PROWESS_SUPREMACY, "own_brigade": BRIGADE_TYPE_WARLOCK,
        "companions": 1 << BRIGADE_TYPE_APES | 1 << BRIGADE_TYPE_CENTAURS | 1 << BRIGADE_TYPE_HILL_GIANTS | 1 << BRIGADE_TYPE_MAMMOTHS | 1 << BRIGADE_TYPE_ORCS | 1 << BRIGADE_TYPE_ROHIRRIM | 1 << BRIGADE_TYPE_SCORPIONS | 1 << BRIGADE_TYPE_UAK_HAI,
        "capital_walls": OPENING_EDGE_SIGNIFICANT_BOOST, "privileges": 1 << PRIVILEGE_SUMMON_MONSTERS,
        "early_spells": 1 << SPELL_CRACK_THE_SKY | 1 << SPELL_SUMMON_MINOTAURS | 1 << SPELL_TELEPORT_BRIGADE | 1 << SPELL_TELEPORT_DIVISION | 1 << SPELL_TELEPORT_ARMY | 1 << SPELL_TELEPORT_ARMY_GROUP,
    },
}

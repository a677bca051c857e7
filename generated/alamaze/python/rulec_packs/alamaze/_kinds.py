"""Enumerations, entries and things in play, generated from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NewType, Self

# what becomes of a caught agent
Fate = NewType("Fate", int)
FATE_DIES: Final = Fate(0)
FATE_DEMOTED: Final = Fate(1)
FATE_TURNED: Final = Fate(2)

# who carries the mission out
Sort = NewType("Sort", int)
SORT_AGENT: Final = Sort(0)
SORT_FANATIC: Final = Sort(1)
SORT_IMP: Final = Sort(2)
SORT_DEMON: Final = Sort(3)
SORT_HIGH_DEMON: Final = Sort(4)

# what an agent does for its own kingdom
Duty = NewType("Duty", int)
DUTY_IDLE: Final = Duty(0)
DUTY_GUARD: Final = Duty(1)
DUTY_COUNTER_ESPIONAGE: Final = Duty(2)
DUTY_GUARD_PRISONERS: Final = Duty(3)

# whom or what a mission is aimed at
Rank = NewType("Rank", int)
RANK_KING: Final = Rank(0)
RANK_QUEEN: Final = Rank(1)
RANK_REGENT: Final = Rank(2)
RANK_CONSUL: Final = Rank(3)
RANK_DEMON_PRINCE: Final = Rank(4)
RANK_PRINCE: Final = Rank(5)
RANK_DUKE: Final = Rank(6)
RANK_COUNT: Final = Rank(7)
RANK_BARON: Final = Rank(8)
RANK_GOVERNOR: Final = Rank(9)
RANK_AMBASSADOR: Final = Rank(10)
RANK_FOOL: Final = Rank(11)
RANK_PRIESTESS: Final = Rank(12)
RANK_MAIDEN: Final = Rank(13)
RANK_AGENT: Final = Rank(14)
RANK_FANATIC: Final = Rank(15)
RANK_WARLORD: Final = Rank(16)
RANK_LORD_COMMANDER: Final = Rank(17)
RANK_GRAND_MARSHAL: Final = Rank(18)
RANK_MARSHAL: Final = Rank(19)
RANK_COMMANDER: Final = Rank(20)
RANK_MAJOR_GENERAL: Final = Rank(21)
RANK_GENERAL: Final = Rank(22)
RANK_CAPTAIN_MAJOR: Final = Rank(23)
RANK_CAPTAIN: Final = Rank(24)
RANK_CENTURION: Final = Rank(25)
RANK_WIZARD: Final = Rank(26)
RANK_ADEPT: Final = Rank(27)
RANK_PLACE: Final = Rank(28)
RANK_MITHRIL: Final = Rank(29)
RANK_SEA: Final = Rank(30)
RANK_ARTIFACT: Final = Rank(31)
RANK_WILD_FINE: Final = Rank(32)
RANK_WILD_EXCELLENT: Final = Rank(33)
RANK_AREA: Final = Rank(34)
RANK_GROUP: Final = Rank(35)
RANK_SEARCH: Final = Rank(36)

# class of an artifact
ArtifactClass = NewType("ArtifactClass", int)
ARTIFACT_CLASS_BENEVOLENT: Final = ArtifactClass(0)
ARTIFACT_CLASS_COVERT: Final = ArtifactClass(1)
ARTIFACT_CLASS_WIZARDLY: Final = ArtifactClass(2)
ARTIFACT_CLASS_WEAPON: Final = ArtifactClass(3)

# quality of an artifact
Quality = NewType("Quality", int)
QUALITY_FINE: Final = Quality(0)
QUALITY_EXCELLENT: Final = Quality(1)
QUALITY_SUPERIOR: Final = Quality(2)
QUALITY_QUEST: Final = Quality(3)

# mission
Mission = NewType("Mission", int)
MISSION_ASSASSINATE: Final = Mission(0)
MISSION_KIDNAP: Final = Mission(1)
MISSION_BRIBE: Final = Mission(2)
MISSION_RESCUE: Final = Mission(3)
MISSION_SABOTAGE: Final = Mission(4)
MISSION_STEAL: Final = Mission(5)
MISSION_RECON: Final = Mission(6)
MISSION_TRAIL: Final = Mission(7)
MISSION_EARLY_TRAIL: Final = Mission(8)
MISSION_RECON_SEA: Final = Mission(9)
MISSION_SEARCH_PLACES: Final = Mission(10)
MISSION_SEARCH_GROUPS: Final = Mission(11)
MISSION_SEARCH_ENCOUNTERS: Final = Mission(12)
MISSION_SEARCH_ALL: Final = Mission(13)
MISSION_POISON: Final = Mission(14)
MISSION_LEARN_MORALE: Final = Mission(15)

# trait
Trait = NewType("Trait", int)
TRAIT_ACUITY: Final = Trait(0)
TRAIT_ADVENTURERS: Final = Trait(1)
TRAIT_ARCHERS: Final = Trait(2)
TRAIT_CHARISMA: Final = Trait(3)
TRAIT_CUNNING: Final = Trait(4)
TRAIT_DEVOUT: Final = Trait(5)
TRAIT_DYNASTY: Final = Trait(6)
TRAIT_EVIL: Final = Trait(7)
TRAIT_FEUDAL: Final = Trait(8)
TRAIT_FLIGHT: Final = Trait(9)
TRAIT_FOREKNOWLEDGE: Final = Trait(10)
TRAIT_FORETHOUGHT: Final = Trait(11)
TRAIT_HEALING: Final = Trait(12)
TRAIT_HEROIC: Final = Trait(13)
TRAIT_INDUSTRIOUS: Final = Trait(14)
TRAIT_MAGIC_IMMUNE_DEATH: Final = Trait(15)
TRAIT_MAGIC_IMMUNE_SLEEP: Final = Trait(16)
TRAIT_MAGIC_RESISTANCE_BATTLE: Final = Trait(17)
TRAIT_MAGIC_RESISTANCE_DEATH: Final = Trait(18)
TRAIT_MAGIC_RESISTANCE_SLEEP: Final = Trait(19)
TRAIT_MAGIC_SUSCEPTIBLE_BATTLE: Final = Trait(20)
TRAIT_MILITARY_TRADITION: Final = Trait(21)
TRAIT_ORATORY: Final = Trait(22)
TRAIT_ORDER: Final = Trait(23)
TRAIT_RICH: Final = Trait(24)
TRAIT_RIDERS: Final = Trait(25)
TRAIT_RUTHLESS: Final = Trait(26)
TRAIT_SEAFARING: Final = Trait(27)
TRAIT_SECRETIVE: Final = Trait(28)
TRAIT_SIEGE_ENGINEERING: Final = Trait(29)
TRAIT_SPY_NETWORK: Final = Trait(30)
TRAIT_STALWART: Final = Trait(31)
TRAIT_TRACKERS: Final = Trait(32)
TRAIT_TRICK_OF_THE_TRADE: Final = Trait(33)

# building
Building = NewType("Building", int)
BUILDING_APOTHECARY: Final = Building(0)
BUILDING_BAZAAR: Final = Building(1)
BUILDING_FORGE: Final = Building(2)
BUILDING_FORUM: Final = Building(3)
BUILDING_GRANARY: Final = Building(4)
BUILDING_HOBBIT_INC: Final = Building(5)
BUILDING_LABORATORY: Final = Building(6)
BUILDING_PORT: Final = Building(7)
BUILDING_SECRET_PASSAGES: Final = Building(8)
BUILDING_TEMPLE: Final = Building(9)
BUILDING_GREAT_TEMPLE: Final = Building(10)
BUILDING_THIEVES_GUILD: Final = Building(11)
BUILDING_WATCH_TOWERS: Final = Building(12)
BUILDING_WIZARD_TOWER: Final = Building(13)
BUILDING_GREAT_MAGE_TOWER: Final = Building(14)
BUILDING_BALLISTA_TOWER: Final = Building(15)
BUILDING_MOTTE_AND_BAILEY: Final = Building(16)
BUILDING_FORTRESS: Final = Building(17)
BUILDING_CITADEL: Final = Building(18)
BUILDING_CASTLE: Final = Building(19)
BUILDING_GREATER_CASTLE: Final = Building(20)
BUILDING_LEGENDARY_CASTLE: Final = Building(21)

# effect
Effect = NewType("Effect", int)
EFFECT_WARDED: Final = Effect(0)
EFFECT_BLESSED: Final = Effect(1)
EFFECT_SLEPT: Final = Effect(2)
EFFECT_CONCEALED: Final = Effect(3)
EFFECT_DIRE_WOLF: Final = Effect(4)
EFFECT_SIMULACRUM: Final = Effect(5)
EFFECT_ESCAPING: Final = Effect(6)

# artifact
Artifact = NewType("Artifact", int)
ARTIFACT_AMULET_OF_PROTECTION: Final = Artifact(0)
ARTIFACT_RING_OF_PROTECTION: Final = Artifact(1)
ARTIFACT_GUARDIAN_TALISMAN: Final = Artifact(2)
ARTIFACT_SMOKE_MOJO: Final = Artifact(3)
ARTIFACT_RING_OF_INVISIBILITY: Final = Artifact(4)
ARTIFACT_RING_OF_POWER: Final = Artifact(5)
ARTIFACT_ANCIENT_ANNIHILATOR: Final = Artifact(6)
ARTIFACT_DEMON_BANE: Final = Artifact(7)
ARTIFACT_DEMON_DEATH: Final = Artifact(8)
ARTIFACT_RULER_ELIMINATOR: Final = Artifact(9)
ARTIFACT_ANGLAKEL: Final = Artifact(10)
ARTIFACT_AXE_OF_FARIN: Final = Artifact(11)
ARTIFACT_BOW_OF_HERACLES: Final = Artifact(12)
ARTIFACT_ELAN: Final = Artifact(13)
ARTIFACT_GOLDEN_SPEAR_OF_LERIX: Final = Artifact(14)
ARTIFACT_GREAT_AXE_OF_HURBLIND: Final = Artifact(15)
ARTIFACT_GREEN_DRAGON_MATES: Final = Artifact(16)
ARTIFACT_MORGAL_BLADE: Final = Artifact(17)
ARTIFACT_MORNING_STAR_OF_TORAG: Final = Artifact(18)
ARTIFACT_NARSIL: Final = Artifact(19)
ARTIFACT_RENOWNED_STANDARD: Final = Artifact(20)
ARTIFACT_STANDARD_OF_VALOR: Final = Artifact(21)
ARTIFACT_SWORD_OF_ALVINITAR: Final = Artifact(22)
KINGDOM_ALCHEMIST: Final = 0
KINGDOM_AMAZONS: Final = 1
KINGDOM_ANCIENT_ONES: Final = 2
KINGDOM_ATLANTEANS: Final = 3
KINGDOM_BLACK_DRAGON: Final = 4
KINGDOM_CIMMERIANS: Final = 5
KINGDOM_DARK_ELVES: Final = 6
KINGDOM_DEATHKNIGHTS: Final = 7
KINGDOM_DEMON_PRINCES: Final = 8
KINGDOM_DRUID: Final = 9
KINGDOM_DWARVEN: Final = 10
KINGDOM_ELVEN: Final = 11
KINGDOM_ELEMENTALIST: Final = 12
KINGDOM_FAIRY_FOLK: Final = 13
KINGDOM_FORGOTTEN: Final = 14
KINGDOM_FREE_TRADERS: Final = 15
KINGDOM_GIANTS: Final = 16
KINGDOM_GNOME: Final = 17
KINGDOM_HALFLING: Final = 18
KINGDOM_ILLUSIONIST: Final = 19
KINGDOM_LIZARD_MEN: Final = 20
KINGDOM_LYCANS: Final = 21
KINGDOM_NECROMANCER: Final = 22
KINGDOM_NOMAD: Final = 23
KINGDOM_PIRATES: Final = 24
KINGDOM_RANGER: Final = 25
KINGDOM_RED_DRAGON: Final = 26
KINGDOM_SACRED_ORDER: Final = 27
KINGDOM_SORCERER: Final = 28
KINGDOM_TYRANT: Final = 29
KINGDOM_UNDERWORLD: Final = 30
KINGDOM_WARLOCK: Final = 31


class Kingdom:
    """Kingdom.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Kingdoms", line 2655
    """

    __slots__ = ("traits", "began_as")

    def __init__(
        self,
        *,
        traits: int = 0,
        began_as: int = -1,
    ) -> None:
        self.traits: int = traits
        self.began_as: int = began_as

    @classmethod
    def named(cls, record: int, **given: Any) -> Self:
        """As the rules start it: `record` is one of the constants of Kingdom."""
        return cls(**{**_KINGDOM_STARTS[record], "began_as": record, **given})


class Place:
    """Population center.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Buildings", line 1114
    """

    __slots__ = ("kingdom", "buildings")

    def __init__(
        self,
        *,
        kingdom: Kingdom | None = None,
        buildings: int = 0,
    ) -> None:
        self.kingdom: Kingdom | None = kingdom
        self.buildings: int = buildings


class Target:
    """Target.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Agents", line 1691; ruling
    "Which level of a wizard counts"
    """

    __slots__ = ("rank", "level", "kingdom", "place", "watchers", "effects", "artifacts", "immortal", "undead")

    def __init__(
        self,
        *,
        rank: Rank,
        level: int,
        kingdom: Kingdom | None = None,
        place: Place | None = None,
        watchers: Sequence[Agent] = (),
        effects: int = 0,
        artifacts: int = 0,
        immortal: bool = False,
        undead: bool = False,
    ) -> None:
        self.rank: Rank = rank
        self.level: int = level
        self.kingdom: Kingdom | None = kingdom
        self.place: Place | None = place
        self.watchers: Sequence[Agent] = watchers
        self.effects: int = effects
        self.artifacts: int = artifacts
        self.immortal: bool = immortal
        self.undead: bool = undead


class Figure(Target):
    """Figure.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Item Indicators", lines
    1577-1598
    """

    __slots__ = ()

    def __init__(
        self,
        *,
        rank: Rank,
        level: int,
        kingdom: Kingdom | None = None,
        place: Place | None = None,
        watchers: Sequence[Agent] = (),
        effects: int = 0,
        artifacts: int = 0,
        immortal: bool = False,
        undead: bool = False,
    ) -> None:
        super().__init__(rank=rank, level=level, kingdom=kingdom, place=place, watchers=watchers, effects=effects, artifacts=artifacts, immortal=immortal, undead=undead)


class Agent(Figure):
    """Agent.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Agents", lines 1653-1665
    """

    __slots__ = ("sort", "duty")

    def __init__(
        self,
        *,
        rank: Rank,
        level: int,
        kingdom: Kingdom | None = None,
        place: Place | None = None,
        watchers: Sequence[Agent] = (),
        effects: int = 0,
        artifacts: int = 0,
        immortal: bool = False,
        undead: bool = False,
        sort: Sort = SORT_AGENT,
        duty: Duty = DUTY_IDLE,
    ) -> None:
        super().__init__(rank=rank, level=level, kingdom=kingdom, place=place, watchers=watchers, effects=effects, artifacts=artifacts, immortal=immortal, undead=undead)
        self.sort: Sort = sort
        self.duty: Duty = duty


_KINGDOM_STARTS: dict[int, dict[str, Any]] = {
    KINGDOM_ALCHEMIST: {"traits": 1 << TRAIT_FORETHOUGHT},
    KINGDOM_AMAZONS: {
        "traits": 1 << TRAIT_ADVENTURERS | 1 << TRAIT_ARCHERS | 1 << TRAIT_DEVOUT | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_HEALING | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_RIDERS | 1 << TRAIT_SECRETIVE | 1 << TRAIT_TRACKERS,
    },
    KINGDOM_ANCIENT_ONES: {
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_CHARISMA | 1 << TRAIT_DEVOUT | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_FORETHOUGHT | 1 << TRAIT_HEALING | 1 << TRAIT_MAGIC_IMMUNE_DEATH | 1 << TRAIT_MAGIC_RESISTANCE_SLEEP | 1 << TRAIT_ORATORY | 1 << TRAIT_SECRETIVE | 1 << TRAIT_STALWART,
    },
    KINGDOM_ATLANTEANS: {
        "traits": 1 << TRAIT_CHARISMA | 1 << TRAIT_FEUDAL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_FORETHOUGHT | 1 << TRAIT_HEALING | 1 << TRAIT_INDUSTRIOUS | 1 << TRAIT_ORATORY | 1 << TRAIT_RICH | 1 << TRAIT_SEAFARING | 1 << TRAIT_SECRETIVE,
    },
    KINGDOM_BLACK_DRAGON: {
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_EVIL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_MAGIC_RESISTANCE_DEATH | 1 << TRAIT_MAGIC_RESISTANCE_SLEEP | 1 << TRAIT_RICH | 1 << TRAIT_RUTHLESS | 1 << TRAIT_TRACKERS,
    },
    KINGDOM_CIMMERIANS: {
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_ADVENTURERS | 1 << TRAIT_CUNNING | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_HEROIC | 1 << TRAIT_MAGIC_RESISTANCE_BATTLE | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_RUTHLESS | 1 << TRAIT_SEAFARING | 1 << TRAIT_STALWART | 1 << TRAIT_TRACKERS,
    },
    KINGDOM_DARK_ELVES: {
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_ARCHERS | 1 << TRAIT_CUNNING | 1 << TRAIT_EVIL | 1 << TRAIT_FEUDAL | 1 << TRAIT_ORDER | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRACKERS,
    },
    KINGDOM_DEATHKNIGHTS: {
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_EVIL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_MAGIC_IMMUNE_DEATH | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_RUTHLESS | 1 << TRAIT_SIEGE_ENGINEERING | 1 << TRAIT_STALWART,
    },
    KINGDOM_DEMON_PRINCES: {
        "traits": 1 << TRAIT_EVIL | 1 << TRAIT_MAGIC_IMMUNE_SLEEP | 1 << TRAIT_RUTHLESS | 1 << TRAIT_SECRETIVE,
    },
    KINGDOM_DRUID: {"traits": 1 << TRAIT_HEALING | 1 << TRAIT_SECRETIVE | 1 << TRAIT_TRACKERS},
    KINGDOM_DWARVEN: {
        "traits": 1 << TRAIT_ADVENTURERS | 1 << TRAIT_FEUDAL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_HEROIC | 1 << TRAIT_INDUSTRIOUS | 1 << TRAIT_MAGIC_IMMUNE_DEATH | 1 << TRAIT_MAGIC_RESISTANCE_BATTLE | 1 << TRAIT_MAGIC_RESISTANCE_SLEEP | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_RICH | 1 << TRAIT_SIEGE_ENGINEERING | 1 << TRAIT_STALWART,
    },
    KINGDOM_ELVEN: {
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_ARCHERS | 1 << TRAIT_CHARISMA | 1 << TRAIT_HEALING | 1 << TRAIT_MAGIC_RESISTANCE_SLEEP | 1 << TRAIT_ORATORY | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRACKERS,
    },
    KINGDOM_ELEMENTALIST: {"traits": 1 << TRAIT_ADVENTURERS},
    KINGDOM_FAIRY_FOLK: {
        "traits": 1 << TRAIT_HEALING | 1 << TRAIT_MAGIC_RESISTANCE_SLEEP | 1 << TRAIT_SECRETIVE,
    },
    KINGDOM_FORGOTTEN: {
        "traits": 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_HEALING | 1 << TRAIT_MAGIC_IMMUNE_DEATH | 1 << TRAIT_MAGIC_IMMUNE_SLEEP | 1 << TRAIT_MAGIC_RESISTANCE_BATTLE | 1 << TRAIT_SECRETIVE,
    },
    KINGDOM_FREE_TRADERS: {
        "traits": 1 << TRAIT_ADVENTURERS | 1 << TRAIT_CHARISMA | 1 << TRAIT_CUNNING | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_FORETHOUGHT | 1 << TRAIT_HEALING | 1 << TRAIT_HEROIC | 1 << TRAIT_INDUSTRIOUS | 1 << TRAIT_ORATORY | 1 << TRAIT_RICH | 1 << TRAIT_SEAFARING | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRICK_OF_THE_TRADE,
    },
    KINGDOM_GIANTS: {
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_ARCHERS | 1 << TRAIT_DYNASTY | 1 << TRAIT_HEROIC | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_SEAFARING | 1 << TRAIT_SIEGE_ENGINEERING | 1 << TRAIT_STALWART | 1 << TRAIT_TRACKERS,
    },
    KINGDOM_GNOME: {
        "traits": 1 << TRAIT_CUNNING | 1 << TRAIT_EVIL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_INDUSTRIOUS | 1 << TRAIT_RICH | 1 << TRAIT_SIEGE_ENGINEERING | 1 << TRAIT_TRICK_OF_THE_TRADE,
    },
    KINGDOM_HALFLING: {
        "traits": 1 << TRAIT_ADVENTURERS | 1 << TRAIT_CHARISMA | 1 << TRAIT_CUNNING | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_INDUSTRIOUS | 1 << TRAIT_MAGIC_RESISTANCE_BATTLE | 1 << TRAIT_MAGIC_RESISTANCE_DEATH | 1 << TRAIT_ORATORY | 1 << TRAIT_STALWART | 1 << TRAIT_TRICK_OF_THE_TRADE,
    },
    KINGDOM_ILLUSIONIST: {
        "traits": 1 << TRAIT_CHARISMA | 1 << TRAIT_CUNNING | 1 << TRAIT_FORETHOUGHT | 1 << TRAIT_SECRETIVE | 1 << TRAIT_TRICK_OF_THE_TRADE,
    },
    KINGDOM_LIZARD_MEN: {
        "traits": 1 << TRAIT_CUNNING | 1 << TRAIT_DEVOUT | 1 << TRAIT_EVIL | 1 << TRAIT_HEALING | 1 << TRAIT_HEROIC | 1 << TRAIT_ORDER | 1 << TRAIT_RUTHLESS | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRACKERS,
    },
    KINGDOM_LYCANS: {
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_CUNNING | 1 << TRAIT_EVIL | 1 << TRAIT_MAGIC_RESISTANCE_BATTLE | 1 << TRAIT_MAGIC_RESISTANCE_DEATH | 1 << TRAIT_MAGIC_RESISTANCE_SLEEP | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_RIDERS | 1 << TRAIT_RUTHLESS | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRACKERS,
    },
    KINGDOM_NECROMANCER: {
        "traits": 1 << TRAIT_EVIL | 1 << TRAIT_MAGIC_RESISTANCE_DEATH | 1 << TRAIT_ORDER | 1 << TRAIT_RUTHLESS,
    },
    KINGDOM_NOMAD: {
        "traits": 1 << TRAIT_ARCHERS | 1 << TRAIT_CUNNING | 1 << TRAIT_DEVOUT | 1 << TRAIT_FEUDAL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_HEALING | 1 << TRAIT_RIDERS | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRACKERS | 1 << TRAIT_TRICK_OF_THE_TRADE,
    },
    KINGDOM_PIRATES: {
        "traits": 1 << TRAIT_ADVENTURERS | 1 << TRAIT_CHARISMA | 1 << TRAIT_CUNNING | 1 << TRAIT_EVIL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_FORETHOUGHT | 1 << TRAIT_RICH | 1 << TRAIT_SEAFARING | 1 << TRAIT_SECRETIVE | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRICK_OF_THE_TRADE,
    },
    KINGDOM_RANGER: {
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_CHARISMA | 1 << TRAIT_HEALING | 1 << TRAIT_HEROIC | 1 << TRAIT_MAGIC_RESISTANCE_DEATH | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_RIDERS | 1 << TRAIT_STALWART | 1 << TRAIT_TRACKERS,
    },
    KINGDOM_RED_DRAGON: {
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_EVIL | 1 << TRAIT_MAGIC_RESISTANCE_DEATH | 1 << TRAIT_MAGIC_RESISTANCE_SLEEP | 1 << TRAIT_RICH | 1 << TRAIT_RUTHLESS | 1 << TRAIT_STALWART,
    },
    KINGDOM_SACRED_ORDER: {
        "traits": 1 << TRAIT_DEVOUT | 1 << TRAIT_FEUDAL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_HEALING | 1 << TRAIT_HEROIC | 1 << TRAIT_MAGIC_RESISTANCE_DEATH | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_ORDER | 1 << TRAIT_RICH | 1 << TRAIT_RIDERS | 1 << TRAIT_SIEGE_ENGINEERING | 1 << TRAIT_STALWART,
    },
    KINGDOM_SORCERER: {"traits": 1 << TRAIT_EVIL | 1 << TRAIT_ORATORY},
    KINGDOM_TYRANT: {
        "traits": 1 << TRAIT_EVIL | 1 << TRAIT_INDUSTRIOUS | 1 << TRAIT_MAGIC_SUSCEPTIBLE_BATTLE | 1 << TRAIT_ORDER | 1 << TRAIT_RUTHLESS | 1 << TRAIT_SIEGE_ENGINEERING | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRACKERS,
    },
    KINGDOM_UNDERWORLD: {
        "traits": 1 << TRAIT_ADVENTURERS | 1 << TRAIT_CUNNING | 1 << TRAIT_EVIL | 1 << TRAIT_FEUDAL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_FORETHOUGHT | 1 << TRAIT_SECRETIVE | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRICK_OF_THE_TRADE,
    },
    KINGDOM_WARLOCK: {"traits": 1 << TRAIT_ADVENTURERS | 1 << TRAIT_FORETHOUGHT},
}

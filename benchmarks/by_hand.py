"""`mission_success` as a careful programmer would write it by hand, for the same classes and small ints.

It must agree with the compiled function on random inputs (`tests/backends_python/test_by_hand.py`); when a rule
of the pack changes, it changes with it.
"""

# ruff: noqa: SIM109 (two comparisons are faster than a tuple built each time)
from __future__ import annotations

from importlib import import_module
from typing import Any

# The pack's constants, as a module would import them; `make` fills them in.
ASSASSINATE = KIDNAP = BRIBE = RESCUE = STEAL = RECON = 0
FANATIC = IMP = DEMON = HIGH_DEMON = 0
GUARD = COUNTER = PRISON = IDLE = 0
FORGOTTEN = HALFLING = ILLUSIONIST = ANCIENT = DEMON_PRINCES = 0
KING = QUEEN = REGENT = CONSUL = PRINCE_OF_DEMONS = MITHRIL = ARTIFACT = 0
ADVENTURERS = HEROIC = ORDER = NO_SLEEP = 0
ANNIHILATOR = BANE = DEATH = ELIMINATOR = INVISIBLE = TALISMAN = AMULET = RING = 0
BLESSED = SLEPT = WARDED = DIRE_WOLF = 0
BAZAAR = GUILD = MOTTE = FORTRESS = CITADEL = CASTLE = GREATER = LEGENDARY = 0
POLITICAL: frozenset[int] = frozenset()
COURT: frozenset[int] = frozenset()
FLOOR = -(10**15)
SUCCESS: tuple[tuple[int, ...], ...] = ()


def special(cell: int, target: Any) -> int:
    """Filled in by `make`."""
    raise NotImplementedError


def make(pack: Any) -> Any:
    """The function over the constants and tables of a compiled package."""
    here = globals()
    for prefix, names in PLAIN.items():
        here.update({mine: getattr(pack, f"{prefix}_{name}") for mine, name in names.items()})
    for prefix, names in BITS.items():
        here.update({mine: 1 << getattr(pack, f"{prefix}_{name}") for mine, name in names.items()})
    political = "KING QUEEN REGENT CONSUL DEMON_PRINCE PRINCE DUKE COUNT BARON GOVERNOR AMBASSADOR"
    court = f"{political} FOOL PRIESTESS MAIDEN AGENT FANATIC"
    here["POLITICAL"] = frozenset(getattr(pack, f"RANK_{name}") for name in political.split())
    here["COURT"] = frozenset(getattr(pack, f"RANK_{name}") for name in court.split())
    tables = import_module(f"{pack.__name__}._tables")
    here["SUCCESS"], here["special"] = tables.MISSIONS_SUCCESS, tables.missions_success_cell
    return mission_success


PLAIN = {
    "MISSION": {
        "ASSASSINATE": "ASSASSINATE",
        "KIDNAP": "KIDNAP",
        "BRIBE": "BRIBE",
        "RESCUE": "RESCUE",
        "STEAL": "STEAL",
        "RECON": "RECON",
    },
    "SORT": {"FANATIC": "FANATIC", "IMP": "IMP", "DEMON": "DEMON", "HIGH_DEMON": "HIGH_DEMON"},
    "DUTY": {"GUARD": "GUARD", "COUNTER": "COUNTER_ESPIONAGE", "PRISON": "GUARD_PRISONERS", "IDLE": "IDLE"},
    "KINGDOM": {
        "FORGOTTEN": "FORGOTTEN",
        "HALFLING": "HALFLING",
        "ILLUSIONIST": "ILLUSIONIST",
        "ANCIENT": "ANCIENT_ONES",
        "DEMON_PRINCES": "DEMON_PRINCES",
    },
    "RANK": {
        "KING": "KING",
        "QUEEN": "QUEEN",
        "REGENT": "REGENT",
        "CONSUL": "CONSUL",
        "PRINCE_OF_DEMONS": "DEMON_PRINCE",
        "MITHRIL": "MITHRIL",
        "ARTIFACT": "ARTIFACT",
    },
}
BITS = {
    "TRAIT": {"ADVENTURERS": "ADVENTURERS", "HEROIC": "HEROIC", "ORDER": "ORDER", "NO_SLEEP": "MAGIC_IMMUNE_SLEEP"},
    "ARTIFACT": {
        "ANNIHILATOR": "ANCIENT_ANNIHILATOR",
        "BANE": "DEMON_BANE",
        "DEATH": "DEMON_DEATH",
        "ELIMINATOR": "RULER_ELIMINATOR",
        "INVISIBLE": "RING_OF_INVISIBILITY",
        "TALISMAN": "GUARDIAN_TALISMAN",
        "AMULET": "AMULET_OF_PROTECTION",
        "RING": "RING_OF_PROTECTION",
    },
    "EFFECT": {"BLESSED": "BLESSED", "SLEPT": "SLEPT", "WARDED": "WARDED", "DIRE_WOLF": "DIRE_WOLF"},
    "BUILDING": {
        "BAZAAR": "BAZAAR",
        "GUILD": "THIEVES_GUILD",
        "MOTTE": "MOTTE_AND_BAILEY",
        "FORTRESS": "FORTRESS",
        "CITADEL": "CITADEL",
        "CASTLE": "CASTLE",
        "GREATER": "GREATER_CASTLE",
        "LEGENDARY": "LEGENDARY_CASTLE",
    },
}


def proficiency(agent: Any) -> int:
    sort = agent.sort
    if sort == IMP:
        level = 7
    elif sort == DEMON:
        level = 14
    elif sort == HIGH_DEMON:
        level = 12
    else:
        level = agent.level
    if agent.artifacts & INVISIBLE:
        level += 4
    return level


def cover(watcher: Any, target: Any) -> int:
    duty = watcher.duty
    if duty == IDLE:
        return 0
    if duty == GUARD:
        points = 20
    elif duty == COUNTER:
        points = 5
        if watcher.place is not None and watcher.place is target.place:
            points += 10
    else:
        points = 10
    points += 5 * proficiency(watcher)
    if watcher.sort == FANATIC:
        points += 10
    return points


def asleep(target: Any) -> bool:
    if target.effects & (WARDED | BLESSED) or target.artifacts & TALISMAN:
        return False
    kingdom = target.kingdom
    if kingdom is not None:
        if kingdom.began_as == ANCIENT and target.rank == CONSUL:
            return False
        if kingdom.began_as == DEMON_PRINCES or kingdom.traits & NO_SLEEP:
            return False
    return bool(target.effects & SLEPT)


def watch(mission: int, target: Any) -> int:
    points = 0
    place = target.place
    buildings = 0
    if place is not None:
        buildings = place.buildings
        if buildings & BAZAAR:
            points -= 10
        if buildings & GUILD:
            points += 20
        if place.kingdom is not None and place.kingdom.traits & ORDER:
            points += 10
    best = FLOOR
    for w in target.watchers:
        duty = w.duty
        if (
            duty == COUNTER
            or (
                duty == GUARD
                and (mission == ASSASSINATE or mission == KIDNAP or (mission == STEAL and target.rank == ARTIFACT))
            )
        ) and not asleep(w):
            points_of = cover(w, target)
            if points_of > best:
                best = points_of
    if target.effects & DIRE_WOLF and best < 25:
        best = 25
    if best > FLOOR:
        points += best
    if buildings & LEGENDARY:
        points += 40
    elif buildings & GREATER:
        points += 30
    elif buildings & (FORTRESS | CITADEL | CASTLE):
        points += 20
    elif buildings & MOTTE:
        points += 10
    return points if points > 0 else 0


def mission_success(agent: Any, mission: int, target: Any) -> int:
    rank = target.rank
    value = SUCCESS[mission][rank]
    if value < FLOOR:
        value = special(value, target)
    value += 5 * proficiency(agent)
    if agent.sort == FANATIC and mission != BRIBE:
        value += 10
    kingdom = agent.kingdom
    if kingdom is not None:
        began = kingdom.began_as
        if began == HALFLING:
            if mission == RECON or (mission == STEAL and rank != MITHRIL):
                value += 15
            elif mission == ASSASSINATE:
                value -= 15
        elif began == FORGOTTEN and mission == STEAL:
            value += 15
        elif began == ILLUSIONIST and (mission == STEAL or mission == RESCUE) and rank != MITHRIL:
            value += 10
        traits = kingdom.traits
        if traits & ADVENTURERS and mission == RESCUE:
            value += 10
        if traits & HEROIC and (mission == RESCUE or mission == KIDNAP):
            value += 15
    artifacts = agent.artifacts
    if mission == ASSASSINATE and artifacts:
        blade = 0
        if artifacts & (ANNIHILATOR | BANE | DEATH | ELIMINATOR) and rank in POLITICAL:
            blade = 10
        if artifacts & ELIMINATOR and (rank == KING or rank == QUEEN or rank == REGENT):
            blade = 20
        if artifacts & ANNIHILATOR and rank == CONSUL:
            blade = 30
        if artifacts & (BANE | DEATH) and rank == PRINCE_OF_DEMONS:
            blade = 30
        value += blade
    value -= watch(mission, target)
    if mission == RESCUE:
        best = FLOOR
        for w in target.watchers:
            if w.duty == PRISON:
                points = cover(w, target)
                if points > best:
                    best = points
        if best > FLOOR:
            value -= best
    effects = target.effects
    if effects & SLEPT and (mission == ASSASSINATE or mission == KIDNAP) and asleep(target):
        value += 15
    if mission == ASSASSINATE:
        kingdom = target.kingdom
        if kingdom is not None and kingdom.began_as == HALFLING and rank in COURT:
            value -= 15
    worn = target.artifacts
    if effects & BLESSED:
        value *= 3
    else:
        if worn & TALISMAN or effects & WARDED:
            value -= 20
        value *= 5
    share = 10
    if mission == ASSASSINATE:
        if worn & AMULET:
            share = 5
        elif worn & RING:
            share = 8
    elif mission == KIDNAP and worn & AMULET:
        share = 5
    value = (value * share + 25) // 50
    if value < 3:
        return 3
    if value > 97:
        return 97
    return value


def why_mission_success(agent: Any, mission: int, target: Any) -> tuple[int, list[tuple[str, int]]]:
    """The same with its reasons: a label for each line that counts, and what it adds (a factor in hundredths)."""
    lines: list[tuple[str, int]] = []
    rank = target.rank
    value = SUCCESS[mission][rank]
    if value < FLOOR:
        value = special(value, target)
    lines.append(("base", value))
    points = 5 * proficiency(agent)
    value += points
    lines.append(("level", points))
    if agent.sort == FANATIC and mission != BRIBE:
        value += 10
        lines.append(("fanatic", 10))
    kingdom = agent.kingdom
    if kingdom is not None:
        began = kingdom.began_as
        if began == HALFLING:
            if mission == RECON or (mission == STEAL and rank != MITHRIL):
                value += 15
                lines.append(("halfling", 15))
            elif mission == ASSASSINATE:
                value -= 15
                lines.append(("halfling", -15))
        elif began == FORGOTTEN and mission == STEAL:
            value += 15
            lines.append(("forgotten", 15))
        elif began == ILLUSIONIST and (mission == STEAL or mission == RESCUE) and rank != MITHRIL:
            value += 10
            lines.append(("illusionist", 10))
        traits = kingdom.traits
        if traits & ADVENTURERS and mission == RESCUE:
            value += 10
            lines.append(("adventurers", 10))
        if traits & HEROIC and (mission == RESCUE or mission == KIDNAP):
            value += 15
            lines.append(("heroic", 15))
    artifacts = agent.artifacts
    if mission == ASSASSINATE and artifacts:
        blade = 0
        if artifacts & (ANNIHILATOR | BANE | DEATH | ELIMINATOR) and rank in POLITICAL:
            blade = 10
        if artifacts & ELIMINATOR and (rank == KING or rank == QUEEN or rank == REGENT):
            blade = 20
        if artifacts & ANNIHILATOR and rank == CONSUL:
            blade = 30
        if artifacts & (BANE | DEATH) and rank == PRINCE_OF_DEMONS:
            blade = 30
        if blade:
            value += blade
            lines.append(("blade", blade))
    points = watch(mission, target)
    value -= points
    lines.append(("watch", -points))
    if mission == RESCUE:
        best = FLOOR
        for w in target.watchers:
            if w.duty == PRISON:
                points = cover(w, target)
                if points > best:
                    best = points
        if best > FLOOR:
            value -= best
            lines.append(("gaoler", -best))
    effects = target.effects
    if effects & SLEPT and (mission == ASSASSINATE or mission == KIDNAP) and asleep(target):
        value += 15
        lines.append(("asleep", 15))
    if mission == ASSASSINATE:
        kingdom = target.kingdom
        if kingdom is not None and kingdom.began_as == HALFLING and rank in COURT:
            value -= 15
            lines.append(("halfling court", -15))
    worn = target.artifacts
    if effects & BLESSED:
        value *= 3
        lines.append(("blessed", 60))
    else:
        if worn & TALISMAN or effects & WARDED:
            value -= 20
            lines.append(("warded", -20))
        value *= 5
    share = 10
    if mission == ASSASSINATE:
        if worn & AMULET:
            share = 5
        elif worn & RING:
            share = 8
    elif mission == KIDNAP and worn & AMULET:
        share = 5
    if share < 10:
        lines.append(("protected", share * 10))
    value = (value * share + 25) // 50
    if value < 3:
        lines.append(("least", 3 - value))
        return 3, lines
    if value > 97:
        lines.append(("most", 97 - value))
        return 97, lines
    return value, lines

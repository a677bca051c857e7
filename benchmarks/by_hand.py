"""`mission_success` as a careful programmer would write it by hand, for the same classes and small ints.

It must agree with the compiled function on random inputs (`tests/backends_python/test_by_hand.py`); when a rule
of the pack changes, it changes with it.
"""

from __future__ import annotations

from typing import Any


def make(pack: Any) -> Any:
    """The function over the constants and tables of a compiled package."""
    # fmt: off
    from importlib import import_module

    tables = import_module(f"{pack.__name__}._tables")
    SUCCESS = tables.MISSIONS_SUCCESS
    special = tables.missions_success_cell
    FLOOR = -(10**15)
    ASSASSINATE, KIDNAP, BRIBE, RESCUE, STEAL, RECON = (
        getattr(pack, f"MISSION_{n}") for n in ("ASSASSINATE", "KIDNAP", "BRIBE", "RESCUE", "STEAL", "RECON"))
    FANATIC, IMP, DEMON, HIGH_DEMON = (getattr(pack, f"SORT_{n}") for n in ("FANATIC", "IMP", "DEMON", "HIGH_DEMON"))
    GUARD, COUNTER, PRISON, IDLE = (
        getattr(pack, f"DUTY_{n}") for n in ("GUARD", "COUNTER_ESPIONAGE", "GUARD_PRISONERS", "IDLE"))
    FORGOTTEN, HALFLING, ILLUSIONIST, ANCIENT, DEMON_PRINCES = (
        getattr(pack, f"KINGDOM_{n}") for n in
        ("FORGOTTEN", "HALFLING", "ILLUSIONIST", "ANCIENT_ONES", "DEMON_PRINCES"))
    KING, QUEEN, REGENT, CONSUL, PRINCE_OF_DEMONS, MITHRIL, ARTIFACT = (
        getattr(pack, f"RANK_{n}") for n in
        ("KING", "QUEEN", "REGENT", "CONSUL", "DEMON_PRINCE", "MITHRIL", "ARTIFACT"))
    POLITICAL = frozenset(getattr(pack, f"RANK_{n}") for n in (
        "KING", "QUEEN", "REGENT", "CONSUL", "DEMON_PRINCE", "PRINCE", "DUKE", "COUNT", "BARON", "GOVERNOR",
        "AMBASSADOR"))
    COURT = POLITICAL | {getattr(pack, f"RANK_{n}") for n in ("FOOL", "PRIESTESS", "MAIDEN", "AGENT", "FANATIC")}
    ADVENTURERS, HEROIC, ORDER, NO_SLEEP = (
        1 << getattr(pack, f"TRAIT_{n}") for n in ("ADVENTURERS", "HEROIC", "ORDER", "MAGIC_IMMUNE_SLEEP"))
    ANNIHILATOR, BANE, DEATH, ELIMINATOR, INVISIBLE, TALISMAN, AMULET, RING = (
        1 << getattr(pack, f"ARTIFACT_{n}") for n in (
            "ANCIENT_ANNIHILATOR", "DEMON_BANE", "DEMON_DEATH", "RULER_ELIMINATOR", "RING_OF_INVISIBILITY",
            "GUARDIAN_TALISMAN", "AMULET_OF_PROTECTION", "RING_OF_PROTECTION"))
    BLESSED, SLEPT, WARDED, DIRE_WOLF = (
        1 << getattr(pack, f"EFFECT_{n}") for n in ("BLESSED", "SLEPT", "WARDED", "DIRE_WOLF"))
    BAZAAR, GUILD, MOTTE, FORTRESS, CITADEL, CASTLE, GREATER, LEGENDARY = (
        1 << getattr(pack, f"BUILDING_{n}") for n in (
            "BAZAAR", "THIEVES_GUILD", "MOTTE_AND_BAILEY", "FORTRESS", "CITADEL", "CASTLE", "GREATER_CASTLE",
            "LEGENDARY_CASTLE"))
    # fmt: on

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
            if duty == COUNTER or (
                duty == GUARD
                and (mission == ASSASSINATE or mission == KIDNAP or (mission == STEAL and target.rank == ARTIFACT))
            ):
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

    return mission_success

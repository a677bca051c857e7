"""A commander for each side of MiddleEarth Wargames, with standing orders, so that battles run unattended to an end.

It knows the rules through the functions of the compiled package. Who can shoot, shoots; who can charge, charges; all
others advance on the nearest enemy, or stand on the high ground when they were told to hold it. Wizards cast what their
energy allows.
"""

from __future__ import annotations

from random import Random
from typing import Any


class Commander:
    """One side. `holds` is how likely a unit that stands on high ground stays there while no enemy is near."""

    def __init__(self, rules: Any, world: Any, warlord: Any, luck: Random, holds: float = 0.5) -> None:
        self.rules, self.world, self.warlord, self.luck = rules, world, warlord, luck
        self.stays = {u.id for u in self.own() if luck.random() < holds and rules.height_at(u.stands_upon, world) > 0}

    def own(self) -> list[Any]:
        """The units of this side."""
        return [u for u in self.world.units if u.warlord is self.warlord]

    def foes(self) -> list[Any]:
        """The units of the other side."""
        return [u for u in self.world.units if u.warlord is not self.warlord]

    def lines(self) -> list[str]:
        """What is handed in for the coming move."""
        return [line for u in self.own() for line in self.orders(u)]

    def orders(self, unit: Any) -> list[str]:
        """The orders of one unit, at most one of them for its legs."""
        rules, world = self.rules, self.world
        foes = [f for f in self.foes() if f.chieftain is None]
        if not foes:
            return []
        if unit.chieftain is not None:
            return self.hero(unit)
        if not rules.can_be_ordered(unit):
            return []
        siege = self.siege(unit)
        if siege is not None:
            return siege
        foes.sort(key=lambda f: (rules.gap_between(unit, f), f.id))
        near = foes[0]
        found = [f"test {near.name}"] if self.luck.random() < 0.01 else []
        fronts = [f for f in foes if rules.charge_comes_home(unit, f, world) and f.foe is None]
        if unit.missile_borne is not None and rules.shoots_now(unit, world) and rules.mark_of(unit, world) is not None:
            return [*found, f"shoot {unit.name}"]
        if fronts and self.luck.random() < 0.8:
            return [*found, f"charge {unit.name} at {fronts[0].name}"]
        if unit.charger is None and rules.gap_between(unit, near) < 200 and self.luck.random() < 0.15:
            return [*found, f"counter-charge {unit.name}"]
        if unit.id in self.stays and rules.gap_between(unit, near) > 150:
            return [*found, f"stand {unit.name}"]
        if self.luck.random() < 0.02:
            found.append(f"move the leader of {unit.name}")
        for tract in world.tracts:
            if (
                tract.ground_sort in (rules.GROUND_SORT_THICK_WOOD, rules.GROUND_SORT_THIN_WOOD)
                and self.luck.random() < 0.1
            ):
                found.append(f"{'douse' if tract.on_fire else 'burn'} {tract.name} with {unit.name}")
        if self.luck.random() < 0.03:
            spacing = "open order" if unit.spacing == rules.SPACING_CLOSE_ORDER else "close order"
            found.append(f"form {unit.name} in {spacing}")
        if not rules.in_front_of(unit, near) and rules.gap_between(unit, near) < 100:
            return [*found, f"turn {unit.name} to {near.name}"]
        return [*found, f"advance {unit.name} on {near.name}"]

    def siege(self, unit: Any) -> list[str] | None:
        """What a unit does about a wall between it and the enemy; None where there is none to be stormed."""
        rules, world = self.rules, self.world
        walls = [r for r in world.ramparts if r.owner is not self.warlord]
        if not walls or any(r.holes for r in walls):
            mine = [r for r in world.ramparts if r.owner is self.warlord]
            if mine and not any(r.holes for r in mine):
                found = []
                for wall in mine:
                    below = [f for f in self.foes() if wall.oil_pots and rules.at_the_wall(f, wall)]
                    if below and rules.defended(wall, world) and unit is self.own()[0]:
                        found.append(f"oil from {wall.name} on {below[0].name}")
                if unit.missile_borne is not None:
                    return [*found, f"shoot {unit.name}"]
                return [*found, f"stand {unit.name}"]
            return None
        crews = [r for r in world.rams if r.crew is unit]
        doors = [r for r in walls if r.barrier == rules.BARRIER_DOOR]
        if crews and doors:
            wall, verb = doors[0], "ram"
        elif unit.powder:
            wall, verb = walls[0], "powder"
        elif unit.ladder_length:
            wall, verb = walls[-1], "climb"
        elif unit.missile_borne is not None and rules.mark_of(unit, world) is not None:
            return [f"shoot {unit.name}"]
        else:
            return [f"stand {unit.name}"] if self.luck.random() < 0.5 else None
        if rules.at_the_wall(unit, wall):
            return [f"{verb} {wall.name} with {unit.name}"]
        (ax, ay), (bx, by) = wall.built_along[0], wall.built_along[-1]
        return [f"march {unit.name} to {(ax + bx) // 2}/{(ay + by) // 2}"]

    def hero(self, unit: Any) -> list[str]:
        """A leader with a name stays behind the nearest friend and works magic."""
        rules, world = self.rules, self.world
        found = []
        friends = [f for f in self.own() if f.chieftain is None]
        if friends and rules.can_be_ordered(unit):
            friend = min(friends, key=lambda f: (rules.gap_between(unit, f), f.id))
            place = rules.place_behind(friend)
            found.append(f"march {unit.name} to {place[0]}/{place[1]}")
        if unit.chieftain in (rules.CHIEFTAIN_GANDALF_HIMSELF, rules.CHIEFTAIN_ANGMAR_KING) and unit.energy >= 4:
            found += self.spell(unit)
        if unit.darts:
            near = min(self.foes(), key=lambda f: (rules.gap_between(unit, f), f.id))
            found.append(f"{min(3, unit.darts)} darts from {unit.name} at {near.name}")
        rivals = [f for f in self.foes() if f.chieftain is not None]
        if rivals and self.luck.random() < 0.1 and rules.may_struggle(unit.chieftain, rivals[0].chieftain):
            found.append(f"wrestle {unit.name} with {rivals[0].name}")
        for wall in world.ramparts:
            if wall.barrier == rules.BARRIER_DOOR and not wall.holes and self.luck.random() < 0.3:
                if wall.owner is self.warlord and wall.held_with is None:
                    found.append(f"hold {wall.name} by {unit.name}")
                elif wall.owner is not self.warlord:
                    found.append(f"knock at {wall.name} by {unit.name}")
        return found

    def spell(self, unit: Any) -> list[str]:
        """A spell that reaches somebody."""
        rules = self.rules
        near = sorted(self.foes(), key=lambda f: (rules.gap_between(unit, f), f.id))
        lines = []
        dark = [f for f in near if rules.is_a_wraith(f) or rules.is_the_king(f)]
        gap = rules.gap_between(unit, near[0])
        if unit.chieftain == rules.CHIEFTAIN_GANDALF_HIMSELF:
            if dark and rules.gap_between(unit, dark[0]) < 400:
                lines.append(f"cast beam of good by {unit.name} at {dark[0].name}")
            if gap <= 80 and near[0].chieftain is None:
                lines.append(f"throw fire by {unit.name} at {near[0].name}")
            if gap <= 25:
                lines.append(f"cast fire burst by {unit.name} at {near[0].name}")
        elif gap <= 50:
            lines.append(f"cast rout by {unit.name}")
        if gap <= 50:
            lines.append(f"cast limited command by {unit.name} at {near[0].name}")
        if gap <= 15:
            lines.append(f"cast defence bolt by {unit.name}")
        if gap <= 75:
            lines.append(f"cast impress by {unit.name}")
        rivals = (
            [f for f in dark if rules.is_the_king(f)]
            if unit.chieftain == rules.CHIEFTAIN_GANDALF_HIMSELF
            else [f for f in near if f.chieftain == rules.CHIEFTAIN_GANDALF_HIMSELF]
        )
        if rivals and rivals[0].energy <= 3 and unit.energy > rivals[0].energy:
            lines.append(f"break staff by {unit.name} of {rivals[0].name}")
        return [self.luck.choice(lines)] if lines else []

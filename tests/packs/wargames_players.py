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

    def ranks(self) -> list[Any]:
        """The units of this side that are more than one figure."""
        return [u for u in self.own() if not self.rules.lone_figure(u)]

    def lines(self) -> list[str]:
        """What is handed in for the coming move."""
        return [line for u in self.own() for line in self.orders(u)]

    def sorted_foes(self, unit: Any) -> list[Any]:
        """The enemies on the ground who are more than one figure, the nearest first."""
        rules = self.rules
        foes = [f for f in self.foes() if not rules.lone_figure(f) and not rules.aloft(f)]
        return sorted(foes, key=lambda f: (rules.gap_between(unit, f), f.id))

    def orders(self, unit: Any) -> list[str]:
        """The orders of one unit, at most one of them for its legs."""
        rules, world = self.rules, self.world
        foes = self.sorted_foes(unit)
        if not foes:
            return []
        if rules.flyer_of(unit) is not None:
            return self.wings(unit, foes)
        if rules.lone_figure(unit):
            return self.hero(unit, foes)
        if not rules.can_be_ordered(unit):
            return []
        siege = self.siege(unit)
        if siege is not None:
            return siege
        near = foes[0]
        found = [f"test {near.name}"] if self.luck.random() < 0.01 else []
        found += self.change(unit, near)
        fronts = [f for f in foes if rules.charge_comes_home(unit, f, world) and f.foe is None]
        if unit.missile_borne is not None and rules.shoots_now(unit, world) and rules.mark_of(unit, world) is not None:
            return [*found, f"shoot {unit.name}"]
        if fronts and self.luck.random() < 0.8:
            return [*found, f"charge {unit.name} at {fronts[0].name}"]
        if unit.charger is None and rules.gap_between(unit, near) < 200 and self.luck.random() < 0.15:
            return [*found, f"counter-charge {unit.name}"]
        torch = self.torch(unit)
        if torch:
            return [*found, *torch]
        if unit.id in self.stays and rules.gap_between(unit, near) > 150:
            return [*found, f"stand {unit.name}"]
        if self.luck.random() < 0.02:
            found.append(f"move the leader of {unit.name}")
        if self.luck.random() < 0.03:
            spacing = "open order" if unit.spacing == rules.SPACING_CLOSE_ORDER else "close order"
            found.append(f"form {unit.name} in {spacing}")
        if not rules.in_front_of(unit, near) and rules.gap_between(unit, near) < 100:
            return [*found, f"turn {unit.name} to {near.name}"]
        return [*found, f"advance {unit.name} on {near.name}"]

    def change(self, unit: Any, near: Any) -> list[str]:
        """Now and then somebody thinks better of it half way."""
        if self.luck.random() > 0.06:
            return []
        x, y = unit.stands_upon
        return [
            self.luck.choice(
                (
                    f"change {unit.name} to stand",
                    f"change {unit.name} to advance on {near.name}",
                    f"change {unit.name} to charge at {near.name}",
                    f"change {unit.name} to march to {x + self.luck.randint(-90, 90)}/{y + self.luck.randint(-90, 90)}",
                )
            )
        ]

    def torch(self, unit: Any) -> list[str]:
        """What a unit does about fire: brands are made, houses and woods are burnt, fires put out."""
        rules, world = self.rules, self.world
        for tract in world.tracts:
            if rules.kindling_of(tract) is None or rules.gap_to(unit, tract) > 10:
                continue
            if tract.on_fire and self.luck.random() < 0.5:
                return [f"douse {tract.name} with {unit.name}"]
            if unit.brands and not tract.on_fire:
                return [f"burn {tract.name} with {unit.name}"]
        if unit.brands:
            built = [t for t in world.tracts if t.built_as is not None and not t.on_fire]
            if built:
                goal = min(built, key=lambda t: (rules.gap_to(unit, t), t.id))
                x = sum(spot[0] for spot in goal.tract_edge) // len(goal.tract_edge)
                y = sum(spot[1] for spot in goal.tract_edge) // len(goal.tract_edge)
                return [f"march {unit.name} to {x}/{y}"]
        elif (unit.brand_work > 0 or self.luck.random() < 0.3) and rules.wood_at_hand(unit, world):
            return [f"make brands with {unit.name}"]
        return []

    def wings(self, unit: Any, foes: list[Any]) -> list[str]:
        """Eagles seek winged steeds, or strike at those below; Nazgul throw darts, and land to rest."""
        rules, world = self.rules, self.world
        rivals = [f for f in self.foes() if rules.flyer_of(f) is not None and f.winged != unit.winged]
        found = self.darts(unit)
        wizard = unit.chieftain == rules.CHIEFTAIN_ANGMAR_KING
        if wizard and unit.energy >= 4:
            found += self.spell(unit)
        if not rules.can_be_ordered(unit) or unit.foe is not None:
            return found
        if not rules.aloft(unit):
            return [*found, f"rise {unit.name}"] if self.luck.random() < 0.6 or not unit.winged else found
        if rivals and unit.air_wounds < 4 and self.luck.random() < (0.6 if unit.winged else 0.9):
            rival = min(rivals, key=lambda f: (rules.gap_between(unit, f), f.id))
            return [*found, f"swoop {unit.name} on {rival.name}"]
        chance = self.luck.random()
        if unit.winged:
            friends = self.ranks()
            if unit.darts == 0 and friends:
                place = rules.place_behind(min(friends, key=lambda f: (rules.gap_between(unit, f), f.id)))
                return [*found, f"land {unit.name}", f"march {unit.name} to {place[0]}/{place[1]}"]
            if chance < 0.05:
                return [*found, f"soar {unit.name}"]
            x, y = rules.place_behind(foes[0])
            return [*found, f"rise {unit.name}", f"march {unit.name} to {x}/{y}"]
        if chance < 0.1:
            return [*found, f"land {unit.name}"]
        if chance < 0.15:
            return [*found, f"soar {unit.name}"]
        fronts = [f for f in foes if rules.charge_comes_home(unit, f, world) and f.foe is None]
        if fronts:
            return [*found, f"charge {unit.name} at {fronts[-1].name}"]
        return [*found, f"rise {unit.name}", f"advance {unit.name} on {foes[0].name}"]

    def darts(self, unit: Any) -> list[str]:
        """Darts are thrown at whoever is near enough."""
        rules = self.rules
        if not unit.darts:
            return []
        near = min(self.foes(), key=lambda f: (rules.gap_between(unit, f), f.id))
        if rules.gap_between(unit, near) > 150:
            return []
        return [f"{min(4, unit.darts)} darts from {unit.name} at {near.name}"]

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
                    if below and rules.defended(wall, world) and unit is self.ranks()[0]:
                        found.append(f"oil from {wall.name} on {below[0].name}")
                for wall in mine:
                    laid = any(k.rampart is wall for k in world.kegs)
                    if laid and rules.at_the_wall(unit, wall) and self.luck.random() < 0.8:
                        found.append(f"take powder from {wall.name} with {unit.name}")
                crews = [r.crew for r in world.rams if r.crew is not None and r.crew in self.foes()]
                if unit.brands and any(rules.at_the_wall(c, wall) for c in crews for wall in mine):
                    return [*found, f"drop brands on {crews[0].name} by {unit.name}"]
                if crews and not unit.brands and unit.missile_borne is None and self.luck.random() < 0.8:
                    return [*found, f"make brands with {unit.name}"]
                if unit.missile_borne is not None:
                    return [*found, f"shoot {unit.name}"]
                return [*found, f"stand {unit.name}"]
            return None
        if any(r.crew is unit and r.alight for r in world.rams) and self.luck.random() < 0.7:
            return [f"douse the ram of {unit.name}"]
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

    def hero(self, unit: Any, foes: list[Any]) -> list[str]:
        """Wizards stay near a friend and work magic; other leaders who stand alone look for somebody to fight."""
        rules, world = self.rules, self.world
        found = self.darts(unit)
        wizard = unit.chieftain in (rules.CHIEFTAIN_GANDALF_HIMSELF, rules.CHIEFTAIN_ANGMAR_KING)
        friends = self.ranks()
        if rules.can_be_ordered(unit):
            riders = (rules.STRUCK_LIGHT_HORSE, rules.STRUCK_MEDIUM_HORSE, rules.STRUCK_HEAVY_HORSE)
            horses = [f for f in friends if f.struck_as in riders and rules.gap_between(unit, f) <= 50]
            if unit.since_fall is not None and horses:
                found.append(f"mount {unit.name} from {horses[0].name}")
            prey = [f for f in self.foes() if rules.charge_comes_home(unit, f, world) and rules.dice_are_known(f)]
            walls = [r for r in world.ramparts if not r.holes]
            doors = [r for r in walls if r.barrier == rules.BARRIER_DOOR and r.owner is not self.warlord]
            if prey and (not wizard or self.luck.random() < 0.1):
                near = min(prey, key=lambda f: (rules.gap_between(unit, f), f.id))
                found.append(f"charge {unit.name} at {near.name}")
            elif wizard and doors and self.luck.random() < 0.4:
                (ax, ay), (bx, _) = doors[0].built_along[0], doors[0].built_along[-1]
                found.append(f"march {unit.name} to {(ax + bx) // 2}/{ay + (-40 if unit.stands_upon[1] < ay else 40)}")
            elif friends and (self.luck.random() < 0.3 or walls) and unit.foe is None:
                place = rules.place_behind(min(friends, key=lambda f: (rules.gap_between(unit, f), f.id)))
                found.append(f"march {unit.name} to {place[0]}/{place[1]}")
            elif unit.foe is None:
                found.append(f"advance {unit.name} on {foes[0].name}")
        if wizard and unit.energy >= 4:
            found += self.spell(unit)
        rivals = [f for f in self.foes() if rules.lone_figure(f)]
        if rivals and self.luck.random() < 0.1 and rules.may_struggle(unit.chieftain, rivals[0].chieftain):
            found.append(f"wrestle {unit.name} with {rivals[0].name}")
        for wall in world.ramparts:
            if wall.barrier == rules.BARRIER_DOOR and not wall.holes and self.luck.random() < 0.3:
                if wall.owner is self.warlord and wall.held_with is None:
                    found.append(f"hold {wall.name} by {unit.name}")
                elif wall.owner is not self.warlord and rules.wall_gap_of(unit, wall) <= 60:
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
            if gap <= 80 and not rules.lone_figure(near[0]):
                lines.append(f"throw fire by {unit.name} at {near[0].name}")
            if gap <= 60:
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

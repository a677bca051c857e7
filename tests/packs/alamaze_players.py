"""Rulers of Alamaze that play by themselves: each types its lines from what its own report shows it, from what it was
told in former months, and from the letters of others. They march, explore, storm, build, deal, scheme and study.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from heapq import heappop, heappush
from random import Random
from typing import Any, NamedTuple

from rulec.runtime.game.acts import Game
from rulec.runtime.game.shape import Holds
from rulec.runtime.game.specs import ActSpec, Notation, Optional, Part, Slot, belongs
from rulec.runtime.orders.order_parser import Reader

SIDE = 26
"""Areas along a side of the map."""


class Chart:
    """What the rules say of the map: areas by their numbers, the ground and the region of each, and who lies beside."""

    def __init__(self, rules: Any, game: Game) -> None:
        from importlib import import_module

        tables: Any = import_module(f"{rules.__name__}._tables")
        self.rules = rules
        self.titles: Sequence[str] = game.shape.choices["MapArea"].titles
        self.terrain: Sequence[int] = tables.MAP_AREA_TERRAIN
        self.region: Sequence[int] = tables.MAP_AREA_REGION
        self.beside = [[at for at in range(len(self.titles)) if bits >> at & 1] for bits in tables.MAP_AREA_NEAR]
        self.number = {title: at for at, title in enumerate(self.titles)}
        self.ranks: Sequence[str] = game.shape.choices["Rank"].titles
        self.regions: Sequence[str] = game.shape.choices["Region"].titles
        self.buildings: Sequence[str] = game.shape.choices["Building"].titles
        self.breeds: Sequence[str] = game.shape.choices["BrigadeType"].titles
        self.by_scroll = [each is not None for each in tables.BUILDING_BY_SCROLL_ALONE]
        self.commands = {str(spec.number) for spec in game.acts}
        self.recruits: Sequence[int] = tables.REGION_RECRUITS
        self.seas: Sequence[str] = game.shape.choices["Sea"].titles
        self.sea_of: Sequence[int | None] = tables.MAP_AREA_SEA
        self.refits: Sequence[str] = game.shape.choices["Refit"].titles
        self.land = [at for at, ground in enumerate(self.terrain) if ground != rules.TERRAIN_SEA]

    @staticmethod
    def far(one: int, other: int) -> int:
        """How many areas lie from one to another."""
        return max(abs(one // SIDE - other // SIDE), abs(one % SIDE - other % SIDE))

    def way(
        self, start: int, goals: Iterable[int], costs: dict[int, int], seas: Iterable[int] | None = None
    ) -> list[int]:
        """The cheapest way to the nearest of some areas, without the one at which it starts; by sea in some seas."""
        open_to = None if seas is None else {None, *seas}
        wanted = set(goals)
        spent = {start: 0}
        came: dict[int, int] = {}
        queue = [(0, start)]
        while queue:
            cost, at = heappop(queue)
            if at in wanted and at != start:
                found = [at]
                while came[found[-1]] != start:
                    found.append(came[found[-1]])
                return found[::-1]
            if cost > spent[at]:
                continue
            for there in self.beside[at]:
                step = costs.get(self.terrain[there])
                if open_to is not None and self.sea_of[there] not in open_to:
                    continue
                if step is not None and (there not in spent or cost + step < spent[there]):
                    spent[there], came[there] = cost + step, at
                    heappush(queue, (cost + step, there))
        return []


class Site(NamedTuple):
    """A population center as a ruler knows it."""

    name: str
    area: int
    owner: Any
    size: int


class Ruler:
    """Who rules a kingdom. `lines` is what is typed for a month; `hear` keeps what was told in it."""

    def __init__(self, chart: Chart, game: Game, world: Any, kingdom: Any, luck: Random) -> None:
        self.chart, self.game, self.world, self.kingdom, self.luck = chart, game, world, kingdom, luck
        self.rules = chart.rules
        self.boldness = 1.1 + 0.6 * luck.random()
        self.orderly = luck.random() < 0.5  # says once for all what is done every month
        self.odd = 0.5 * luck.random()  # how often something is tried for no good reason
        self.trodden: set[int] = set()
        self.camps: dict[str, tuple[int, str]] = {}  # foreign groups, where they were seen this month, and how large
        self.courtiers: dict[str, tuple[str, str]] = {}  # foreign people: rank and place
        self.walls: dict[str, int] = {}
        self.beaten: dict[str, int] = {}  # places that have held: until which month they are left alone
        self.secrets: set[tuple[str, str]] = set()  # skeletons in the closets of others: whose, and the code
        self.bargains: list[str] = []
        self.friendly: set[str] = set()  # groups that are left in peace
        self.rewarded = False
        self.ringed: set[str] = set()  # places around which a ring was to be closed last month

    # ---- what is known -------------------------------------------------------------------------
    def hear(self) -> None:
        """Keeps what was told to this kingdom in the month that was played."""
        self.camps = {}
        allies = [each.name for each in self.kingdom.allies]
        for told in self.world.log():
            if told.about is not None or told.who is None or self.kingdom.id not in told.who:
                continue
            of: Any = told.args
            match told.name:
                case "host_seen":
                    area = self.chart.number[self.titled("MapArea", of["area"])]
                    self.camps[of["g"].name] = (area, self.titled("HostSize", of["host_size"]))
                    if of["kingdom"].name in allies:
                        self.friendly.add(of["g"].name)
                    else:
                        self.friendly.discard(of["g"].name)
                case "figure_seen":
                    self.courtiers[of["f"].name] = (self.titled("Rank", of["rank"]), of["p"].name)
                case "place_seen" | "hidden_place_seen":
                    self.walls[of["p"].name] = of["defense"].number
                case "skeleton_told":
                    self.secrets.add((of["kingdom"].name, str(of["code"])))
                case "fallen_back":
                    self.beaten[of["place"].name] = self.world.month + 4
                case _:  # nothing that a ruler goes by
                    pass
        for row in self.hosts:
            self.camps.pop(row.g.name, None)

    def titled(self, of: str, key: str) -> str:
        """The printed name of a member or an entry."""
        choice = self.game.shape.choices[of]
        return choice.titles[choice.keys.index(key)]

    def look(self) -> None:
        """Reads the own report."""
        rules, kingdom, world = self.rules, self.kingdom, self.world
        self.treasury = rules.see_treasury(kingdom, world)
        self.hosts = rules.see_hosts(kingdom, world)
        self.agents = [row for row in rules.see_secret_service(kingdom, world) if row.captor is None]
        self.people = [row for row in rules.see_people(kingdom, world) if row.captor is None]
        self.places = rules.see_realm_places(kingdom, world)
        self.navies = [row for row in rules.see_own_navies(kingdom, world) if row.fleets]
        self.standing = rules.see_standing_in_regions(kingdom, world)
        self.sites = [
            Site(row.place.name, row.area, row.owner, row.settlement)
            for row in rules.see_charted(kingdom, world)
            if row.area is not None
        ]
        own = {row.p.name for row in self.places}
        self.foreign = [site for site in self.sites if site.name not in own and site.owner not in kingdom.allies]
        self.pay, self.rations = rules.pay_needed(kingdom, world), rules.food_needed(kingdom, world)
        self.income = 8 * sum(row.gold_output for row in self.places) // 10
        self.harvest = 8 * sum(row.food_output for row in self.places) // 10
        self.gold = self.treasury.gold + self.income - self.pay
        self.food = self.treasury.food + self.harvest - self.rations

    def pays(self, gold: int, food: int = 0) -> bool:
        """Sets aside what something costs, if it is there."""
        if self.gold < gold or self.food < food:
            return False
        self.gold -= gold
        self.food -= food
        return True

    def raises(self, group: Any, breed: int) -> bool:
        """Set aside what a brigade takes, if it is there, and if what comes in can keep one more."""
        gold, food = self.rules.levy_gold(group, breed), self.rules.levy_food(group, breed)
        pay, rations = self.pay + gold // 2, self.rations + food // 2  # recruits take what they cost in two months
        hoard = self.gold > 100_000 and self.food > 40_000  # that much keeps an army for a year
        if not hoard and (pay > self.income // 2 or rations > 2 * self.harvest // 3):
            return False
        if not self.pays(gold, food):
            return False
        self.pay, self.rations = pay, rations
        return True

    # ---- a month -------------------------------------------------------------------------------
    def lines(self) -> list[str]:
        """What this ruler types for the coming month, once the letters have gone round."""
        if self.kingdom.struck_off or not self.places:
            return []
        free = [*self.watch()]
        found = [*self.claim(), *self.goals(), *self.storms(), *self.betrayal(), *self.bargains, *self.throne()]
        rest = [*self.marches(), *self.fleets(), *self.envoys(), *self.spies()]
        rest = [*self.crown(), *self.care(), *self.rites(), *self.talents(), *self.rarely(), *rest]
        if self.gold > 80_000:  # who is rich builds and studies, whatever else is left undone
            rest = [*self.market(), *self.works(), *self.study(), *rest]
        else:
            rest = [*rest, *self.works(), *self.study(), *self.market()]
        rest = [*self.levies(), *rest]
        if self.luck.random() < self.odd:
            odd = self.oddities(1 + self.luck.randrange(3))
            busy = {line.partition(" ")[2] for line in odd}
            rest = odd + [line for line in rest if not any(act.startswith(subject(line)) for act in busy)]
        found += rest
        return free + found[: self.rules.command_limit(self.kingdom)]

    def claim(self) -> Iterator[str]:
        """The victory, when it is there."""
        rules = self.rules
        held = sum(row.hold >= rules.HOLD_CONTROL for row in self.standing)
        if held >= 5 or self.luck.random() < 0.002:
            yield "996"

    def goals(self) -> Iterator[str]:
        """Early goals are set at once, and the awards claimed when all of them are reached."""
        rules, month = self.rules, self.world.month
        if month == 1:
            yield self.luck.choice(("991 T1, P3", "991 T1, D7", "991 T4, P2", "991 T2, A3", "991 T1, P2, D8"))
        rows = rules.see_strategic_goals(self.kingdom, self.world)
        if 10 <= month <= 15 and not self.rewarded and rows and all(row.met for row in rows):
            self.rewarded = True
            yield self.luck.choice(("992 G1, I1, N1", "992 C2, W1", "992 L7, G1"))

    def watch(self) -> Iterator[str]:
        """Agents who are good for nothing else keep watch at home."""
        green = [row for row in self.agents if row.level <= 2]
        if green and self.luck.random() < 0.3:
            yield f"54 {green[0].a.name} {self.luck.choice(self.places).p.name}"
        elif green and self.people and self.luck.random() < 0.2:
            yield f"53 {green[0].a.name} {self.luck.choice(self.people).f.name}"

    # ---- war -----------------------------------------------------------------------------------
    def storms(self) -> Iterator[str]:
        """Whatever stands beside a host and looks weak enough."""
        rules = self.rules
        self.busy: set[str] = set()
        self.besieging: set[str] = set()
        self.chased: dict[str, str] = {}
        begun = {(row.group.name, row.place.name) for row in rules.see_sieges_in_sight(self.kingdom, self.world)}
        for site in self.foreign:
            if site.name in self.ringed - {place for _, place in begun}:
                self.walls[site.name] = self.guess(site) * 3 // 2  # no ring was closed, though one was meant to be
        self.ringed = set()
        for row in self.hosts:
            if not row.strength or row.area is None:
                continue
            worth = rules.group_value(row.g)
            foes = [name for name, (at, size) in self.camps.items() if at == row.area and size != "Patrol"]
            foes = [name for name in foes if name not in self.friendly]
            if foes and row.morale > 60 and worth > 9_000 * self.boldness:
                plan = self.luck.choice((": Probing Attack", ": Determined Attack", ""))
                verb = "110" if self.luck.random() < 0.8 else "111"
                yield f"{verb} {row.g.name} {foes[0]}{plan}"
                self.busy.add(row.g.name)
                self.chased[row.g.name] = foes[0]
            elif foes:
                slips = rules.order_open(rules.ORDER_EVASION, self.kingdom) and self.luck.random() < 0.5
                yield f"{'118' if slips else '120'} {row.g.name} {foes[0]}"
                self.busy.add(row.g.name)
            for site in self.foreign:
                if site.area != row.area or self.beaten.get(site.name, 0) > self.world.month:
                    continue
                against = row.against_walls / self.guess(site)
                verb = self.approach(against, (row.g.name, site.name) in begun)
                if verb:
                    yield f"{verb} {row.g.name} {site.name}"
                    self.busy.add(row.g.name)
                    if verb == "190":
                        self.besieging.add(row.g.name)
                        self.ringed.add(site.name)
                    break

    def betrayal(self) -> Iterator[str]:
        """Whoever has a host that beats nothing else leaves an ally whose places it could take."""
        might = max((self.rules.group_value(row.g) for row in self.hosts if row.strength), default=0)
        weak = [site for site in self.sites if might > self.boldness * self.guess(site)]
        prey = [each.name for each in self.kingdom.allies if any(site.owner is each for site in weak)]
        if prey and not any(site in self.foreign for site in weak):
            yield f"440 {self.luck.choice(prey)}: neutral"

    def approach(self, odds: float, begun: bool) -> str:
        """How a place is taken before which a host is worth so many times its walls; empty: not at all."""
        if begun and odds > 1:
            return "190"
        if odds > self.boldness:
            soft = [verb for verb in ("160", "170", "180") if self.can(verb)]
            return self.luck.choice(soft) if soft and self.luck.random() < 0.2 else "150"
        return "190" if self.can("190") and odds > 1.1 else ""

    def can(self, verb: str) -> bool:
        """Whether the rules carry out a command of this number."""
        return verb in self.chart.commands

    def guess(self, site: Site) -> int:
        """What the walls of a place may be worth."""
        rules = self.rules
        usual = {rules.SETTLEMENT_CITY: 33_000, rules.SETTLEMENT_TOWN: 11_000}
        return max(1, self.walls.get(site.name, usual.get(site.size, 4_000)))

    def marches(self) -> Iterator[str]:
        """Hosts go to what may be taken, patrols to where nobody has been; the weary rest."""
        rules, chart = self.rules, self.chart
        taken: set[int] = set()
        seen: set[str] = set()  # hosts of which it is settled what they do
        self.sailing: set[int] = set()  # seas in which somebody is carried
        spare = [row for row in self.hosts if row.size == rules.HOST_SIZE_INACTIVE]
        kept = False
        for row in self.hosts:
            group, area = row.g, row.area
            if area is None or row.size == rules.HOST_SIZE_INACTIVE or group.name in self.besieging | seen:
                continue
            self.trodden.add(area)
            if group.name in self.chased and self.luck.random() < 0.4:
                yield f"{self.luck.choice(('731', '735'))} {group.name} {self.chased[group.name]}"
                continue
            fled = not any(each.strength for each in self.hosts)
            if not row.strength and not kept and not fled and self.at_home(area):
                kept = True  # somebody receives whoever comes to the capital
                continue
            if row.morale < 50 and row.strength and group.name not in self.busy:
                yield f"745 {group.name}" + (" in a city" if any(p.area == area for p in self.places) else "")
                continue
            if spare and len(group.leaders) + len(group.wizards) > 2 and row.strength and self.luck.random() < 0.6:
                idle = spare.pop()
                who = (
                    f"leader {group.leaders[-1].name}" if len(group.leaders) > 1 else f"wizard {group.wizards[-1].name}"
                )
                yield f"{self.luck.choice(('699', '699', '702', '743'))} {group.name} {idle.g.name}: {who}"
            elif spare and (breed := self.parted(group)) is not None and len(group.leaders) > 1:
                idle = spare.pop()
                yield f"699 {group.name} {idle.g.name}: troops {breed}: leader {group.leaders[-1].name}"
                continue
            seen.add(group.name)
            beside = (each.g for each in self.hosts if each.area == area and each.strength)
            mates = [each for each in beside if each.name not in seen]
            if mates and row.strength and self.luck.random() < 0.3:
                yield self.lent(group, mates[0])
                seen.add(mates[0].name)
                continue
            costs = self.costs(group)
            goals: set[int] = set()
            if row.strength:
                open_to = [
                    site
                    for site in self.foreign
                    if site.area not in taken
                    and site.area != area
                    and self.beaten.get(site.name, 0) <= self.world.month
                    and row.against_walls > 1.2 * self.guess(site)
                ]
                # the nearest of them, or in the region of which most is held, or those of whoever has least left
                goals, choice = {site.area for site in open_to}, self.luck.random()
                if choice < 0.4:
                    grounds = [{at for at in goals if chart.region[at] == region} for region in self.wanted()]
                    goals = next(filter(None, grounds), goals)
                elif choice < 0.8:
                    owners = Counter(site.owner.name for site in self.sites if site.owner is not None)
                    prey = [site for site in open_to if site.owner is not None]
                    least = min(prey, key=lambda site: (owners[site.owner.name], site.owner.name), default=None)
                    goals = {site.area for site in prey if least and site.owner is least.owner} or goals
                if not goals and self.luck.random() < 0.3:
                    if (idea := self.idle(row)) is not None:
                        yield idea
                        continue
            if not goals:
                goals = {there for there in chart.land if there not in self.trodden and there not in taken}
            wanted = min(20, 5 + self.gold // 30_000)
            weak = row.strength < wanted and self.gold > 30_000 and self.pay < self.income // 2
            if fled or (row.strength and weak and self.luck.random() < 0.5):
                homes = {
                    each.area
                    for each in self.places
                    if each.p.census >= 13_000 and each.settlement != rules.SETTLEMENT_VILLAGE
                }
                if area in homes and row.size != rules.HOST_SIZE_INACTIVE:
                    continue  # here another host is raised
                goals = homes or goals
            way = chart.way(area, goals, costs)
            if (not way or self.luck.random() < 0.1) and not (
                rules.flying(group) or self.kingdom.winged
            ):  # what may be taken lies overseas
                seas = [each.sea for each in self.navies if each.fleets >= max(1, row.strength)]
                over = chart.way(area, goals, {**costs, rules.TERRAIN_SEA: self.wet(group)}, seas)
                way = over or way
            if not way and row.strength:
                way = chart.way(area, (at for at in chart.land if at not in self.trodden), costs)
            if not way:
                continue
            taken.add(way[-1])
            hard = self.luck.random() < 0.1
            points = rules.greatest_march(group) if hard else rules.march_points(group, False)
            on, spent = [], 0
            for there in way:
                spent += costs[chart.terrain[there]] if chart.terrain[there] in costs else self.wet(group)
                if spent > points:
                    break
                on.append(there)
            wet = {chart.sea_of[there] for there in [area, *on]} - {None} if not rules.flying(group) else set()
            while not row.strength and on and not wet:  # a patrol looks further while its legs carry it
                fresh = [
                    there
                    for there in chart.beside[on[-1]]
                    if there not in self.trodden and there not in on and chart.terrain[there] in costs
                ]
                if not fresh:
                    break
                there = self.luck.choice(fresh)
                spent += costs[chart.terrain[there]]
                if spent > points:
                    break
                on.append(there)
            if on:
                self.trodden.update(on)
                verb = "725" if row.strength and self.luck.random() < 0.7 else "720"
                if wet:
                    verb = {"725": "715", "720": "710"}[verb]
                    self.sailing.update(at for at in wet if at is not None)
                yield f"{verb} {group.name}: {', '.join(chart.titles[there] for there in on)}"

    def wet(self, group: Any) -> int:
        """What a step into the water costs a group aboard."""
        return int(self.rules.area_cost(group, self.rules.TERRAIN_SEA, self.world))

    def quays(self, sea: int) -> list[int]:
        """Areas of a sea at a population center of its own."""
        areas = {there for row in self.places for there in (row.area, *self.chart.beside[row.area])}
        return sorted(at for at in areas if self.chart.sea_of[at] == sea)

    def fleets(self) -> Iterator[str]:
        """Ships trade, or watch; more are built in good times, and some are sold in bad ones."""
        chart, luck = self.chart, self.luck
        for row in self.navies:
            sea, starts = chart.seas[row.sea], self.quays(row.sea)
            if self.gold < 0:
                yield f"245 {sea}: 1"
            elif row.sea in self.sailing:
                continue
            elif luck.random() < 0.2:
                yield f"705 {sea}: {', '.join(self.waters(row.sea, starts, 1 + luck.randrange(8)))}"
            elif starts and len(found := self.waters(row.sea, starts, 5)) == 5:
                yield f"711 {sea}: {', '.join(found)}"
        shores = [at for at in range(len(chart.seas)) if self.quays(at) and not self.kingdom.winged]
        if shores and luck.random() < 0.3 and self.pays(24_000):
            yield f"748 {chart.seas[luck.choice(shores)]}: {1 + luck.randrange(3)}"
        if self.navies and luck.random() < 0.1 and self.pays(40_000):
            yield f"630 {chart.seas[luck.choice(self.navies).sea]}: {luck.choice(chart.refits)}"
        if shores and luck.random() < 0.05 and self.pays(30_000):
            yield f"749 {chart.seas[luck.choice(shores)]}: Gull of {self.kingdom.name}"

    def waters(self, sea: int, starts: list[int], count: int) -> list[str]:
        """Areas of a sea, side by side, from one that lies at home if there is any."""
        chart = self.chart
        found = [self.luck.choice(starts or [at for at in range(len(chart.sea_of)) if chart.sea_of[at] == sea])]
        while len(found) < count:
            beside = {there for at in found for there in chart.beside[at] if chart.sea_of[there] == sea}
            if not (fresh := sorted(beside - set(found))):
                break
            found.append(self.luck.choice(fresh))
        return [chart.titles[at] for at in found]

    def wanted(self) -> list[int]:
        """Regions that are not ruled yet, the one first of which most is held."""
        rows = [row for row in self.standing if row.hold < self.rules.HOLD_CONTROL]
        return [row.r for row in sorted(rows, key=lambda row: -row.share)]

    def idle(self, row: Any) -> str | None:
        """What a host does that has nowhere to go."""
        name, luck = row.g.name, self.luck
        if name in self.busy:
            return None
        foes = self.kingdom.enemies or self.others()
        ideas = ["730 " + name, "121 " + name, "194 " + name, "745 " + name]
        if foes:
            ideas.append(f"732 {name}: {luck.choice(foes).name}")
        if self.gold < 0:
            ideas.append("230 " + name)
        if self.food < 0:
            ideas.append("225 " + name)
        return str(luck.choice(ideas))

    def lent(self, group: Any, other: Any) -> str:
        """What a host gives to another that stands beside it: all of it, a leader or brigades."""
        luck, breeds = self.luck, self.chart.breeds
        if len(group.leaders) > 1 and len(other.leaders) < 3 and luck.random() < 0.5:
            return f"{luck.choice(('701', '742'))} {group.name} {other.name}: leader {group.leaders[-1].name}"
        shared = [each.breed for each in group.brigades if other.types >> each.breed & 1]
        if shared and luck.random() < 0.5:
            return f"{luck.choice(('700', '741'))} {group.name} {other.name}: {breeds[shared[0]]}"
        return f"{luck.choice(('740', '744'))} {group.name} with {other.name}"

    def at_home(self, area: int) -> bool:
        """Whether the capital is here."""
        return any(row.p is self.kingdom.capital and row.area == area for row in self.places)

    def levies(self) -> Iterator[str]:
        """Soldiers, where there are people who enlist; companions, where they live; and people for the court."""
        rules, luck, chart, kingdom = self.rules, self.luck, self.chart, self.kingdom
        settled = {site.area for site in self.sites} | {row.area for row in self.places}
        unarmed = sum(row.strength for row in self.hosts) < 3  # then people join whatever stands at the capital
        for row in self.hosts:
            group = row.g
            towns = [each.p for each in self.places if rules.musters_at(group, each.p)]
            fits = [at for at in range(len(chart.breeds)) if rules.has_ranks_for(group, at)]
            bare = row.size == rules.HOST_SIZE_INACTIVE
            if towns and (not bare or (unarmed and self.gold > 20_000)):
                unarmed = False
                fits = [at for at in fits if rules.enlists(kingdom, at, towns[0])]
                open_to = rules.order_open(rules.ORDER_RECRUIT_TROOPS_POPCENTER, kingdom)
                for _ in range(2 if fits and open_to else 0):
                    breed = luck.choice(fits)
                    if self.raises(group, breed):
                        yield f"560 {group.name} {chart.breeds[breed]}"
            elif row.strength and row.area not in settled:
                fits = [at for at in fits if kingdom.companions >> at & 1 and rules.at_home_in(at, group)]
                while fits and luck.random() < 0.7 and self.raises(group, breed := luck.choice(fits)):
                    yield f"565 {group.name} {chart.breeds[breed]}"
            led = len(group.leaders) + len(group.wizards)
            alone = row.strength and (not led or (self.world.month > 9 and len(group.leaders) < 2))
            if alone and self.gold > (40_000 if led else 10_000) and self.pays(10_000):
                yield f"511 {group.name} Centurion"
            green = [each.breed for each in group.brigades if each.experience == rules.EXPERIENCE_GREEN]
            if green and any(each.area == row.area for each in self.places):
                yield f"550 {group.name} {chart.breeds[green[0]]}"
        shrine = any(each.p.buildings >> rules.BUILDING_TEMPLE & 1 for each in self.places)
        if luck.random() < 0.3 and self.pays(15_000):
            yield f"510 {luck.choice(('Agent', 'Ambassador', *(['Noble Maiden'] if shrine else [])))}"
        friends = rules.order_open(rules.ORDER_HIRE_SPECIAL_FIGURE_HALFLING_ONLY, kingdom)
        if friends and luck.random() < 0.2 and self.pays(30_000):
            yield "512 Level-7 Agent (Halfling)"

    def parted(self, group: Any) -> str | None:
        """A kind of brigade that can be a host of its own."""
        counts: dict[int, int] = {}
        for brigade in group.brigades:
            counts[brigade.breed] = counts.get(brigade.breed, 0) + 1
        few = min(counts, key=lambda breed: (counts[breed], breed), default=None)
        if few is None or len(counts) < 2 or counts[few] < 2 or len(group.brigades) - counts[few] < 4:
            return None
        return self.chart.breeds[few]

    def costs(self, group: Any) -> dict[int, int]:
        """What a step costs a group, by the ground; ground that is closed to it is left out."""
        rules = self.rules
        closed = {rules.TERRAIN_WALLS} | (set() if rules.flying(group) else {rules.TERRAIN_SEA})
        grounds = set(self.chart.terrain) - closed
        return {ground: rules.area_cost(group, ground, self.world) for ground in grounds}

    # ---- court ---------------------------------------------------------------------------------
    def throne(self) -> Iterator[str]:
        """Rulers speak, the Fool is funny, and friends and enemies are named."""
        rules, luck = self.rules, self.luck
        for row in self.people:
            standing = self.orderly and self.world.month > 3
            if row.rank == rules.RANK_FOOL and self.world.month in (4, 30) and standing:
                yield f"{'60' if self.world.month == 4 else '50'} 483 {row.f.name}"
            elif row.rank == rules.RANK_FOOL and luck.random() < 0.5 and not standing:
                yield f"483 {row.f.name}"
        rulers = [row for row in self.people if isinstance(row.f, rules.Ruler)]
        settled = {row.p.region for row in self.places}
        unloved = [row for row in self.standing if row.r in settled and row.reaction < rules.REACTION_FRIENDLY]
        if rulers:
            name = rulers[0].f.name
            if unloved and self.pays(5_000):
                yield f"470 {name} {self.chart.regions[luck.choice(unloved).r]}"
            elif self.treasury.influence < 1_400 and self.pays(10_000):
                yield f"480 {name}"
            elif self.others() and luck.random() < 0.5 and self.pays(5_000):
                region = luck.choice([row.r for row in self.standing])
                yield f"475 {name} {luck.choice(self.others()).name} in {self.chart.regions[region]}"
            elif self.gold < 0 and luck.random() < 0.3:
                yield f"490 {name}"
        yield from self.council()
        if luck.random() < 0.1 and self.others():
            yield f"440 {luck.choice(self.others()).name}: {luck.choice(('ally', 'enemy', 'neutral'))}"

    def council(self) -> Iterator[str]:
        """Members vote for what helps them, and bid for the floor; others bid for a chair that is empty."""
        rules, luck, kingdom = self.rules, self.luck, self.kingdom
        members = [row.k for row in rules.see_council_members(kingdom, self.world)]
        if kingdom not in members:
            if rules.empty_chairs(self.world) > 0 and luck.random() < 0.5 and self.pays(3_000):
                yield f"210 {500 * (1 + luck.randrange(6))}"
            return
        for row in rules.see_council_issue(kingdom, self.world):
            kind = row.issue in (rules.ISSUE_COMMEND, rules.ISSUE_ENDORSE)
            own = row.concerned is kingdom or row.concerned in kingdom.allies
            if row.concerned is not None and luck.random() < 0.8:
                yield f"400 {'yes' if own == kind else 'no'}"
            else:
                yield f"400 {luck.choice(('yes', 'no', 'abstain'))}"
        if luck.random() < 0.3 and self.pays(2_000):
            ballot = luck.choice(("", ": open ballot", ": secret ballot"))
            region = self.chart.regions[luck.choice(self.standing).r]
            rivals = [each for each in members if each is not kingdom]
            issues = [f"commend {kingdom.name}", f"endorse {kingdom.name} in {region}"]
            issues += [f"more {luck.choice(('food', 'gold'))} for {luck.choice(('cities', 'towns', 'villages'))}"]
            if self.others():
                name = luck.choice(self.others()).name
                issues += [f"condemn {name}", f"degrade {name} in {region}"]
            if rivals:
                issues.append(f"expel {luck.choice(rivals).name}")
            yield f"410 {500 * (1 + luck.randrange(4))} {luck.choice(issues)}{ballot}"

    def others(self) -> list[Any]:
        """The other kingdoms; everybody knows who is in the game, and who has fallen."""
        return [each for each in self.world.kingdoms if each is not self.kingdom and not each.struck_off]

    def envoys(self) -> Iterator[str]:
        """Emissaries travel between the places that are known, and listen."""
        rules, luck = self.rules, self.luck
        nobles = (rules.RANK_DUKE, rules.RANK_COUNT, rules.RANK_BARON, rules.RANK_GOVERNOR, rules.RANK_AMBASSADOR)
        for row in self.people:
            if row.rank not in nobles or luck.random() < 0.4:
                continue
            ours = row.place is not None and row.place.kingdom is self.kingdom
            titled = row.place is not None and rules.bestows(row.place, self.kingdom)
            climbs = titled and rules.next_title(row.rank) != row.rank and luck.random() < 0.5
            if climbs and self.gold > 30_000 and self.pays(5_000):
                yield f"390 {row.f.name}"
                continue
            if ours and luck.random() < 0.2 and self.pays(5_000):
                yield f"310 {row.f.name}"
                continue
            if row.place is not None and not ours and luck.random() < 0.7 and self.pays(5_000):
                if row.place.kingdom is None:
                    yield f"{luck.choice(('330', '330', '315'))} {row.f.name}"
                else:
                    yield f"{luck.choice(('320', '330', '315'))} {row.f.name}"
                continue
            near = [s for s in self.sites if row.place is None or s.name != row.place.name]
            if row.place is not None and row.place.area is not None:
                near = [site for site in near if self.chart.far(site.area, row.place.area) <= 7]
            foreign = [site for site in near if site in self.foreign]
            first = next((r for r in self.wanted() if any(self.chart.region[site.area] == r for site in foreign)), None)
            foreign = [site for site in foreign if self.chart.region[site.area] == first]
            cities = [site for site in foreign if site.size == rules.SETTLEMENT_CITY]
            foreign = cities if cities and luck.random() < 0.6 else foreign
            if row.place is not None and row.place.kingdom not in (None, self.kingdom) and self.pays(5_000):
                yield f"914 {row.f.name}"
            elif self.others() and luck.random() < 0.2 and self.pays(5_000):
                yield f"913 {row.f.name}: {luck.choice(self.others()).name}"
            elif near and self.pays(5_000):
                yield f"350 {row.f.name} {luck.choice(foreign or near).name}"

    def care(self) -> Iterator[str]:
        """The worn are healed and their ranks closed, the sullen paid; what few peoples raise is raised."""
        rules, luck, breeds = self.rules, self.luck, self.chart.breeds
        fallen = rules.order_open(rules.ORDER_MUSTER_THE_FALLEN_DEATHKNIGHTS_ONLY, self.kingdom)
        bright = rules.order_open(rules.ORDER_EQUIP_MITHRIL_ITEM_DWARVEN_AND_ELVEN_ONLY, self.kingdom)
        for row in self.hosts:
            name, brigades = row.g.name, row.g.brigades
            if any(rules.regrowth_of(row.g, each, self.world) > 0 for each in brigades):
                yield f"236 {name}"
            strangers = [each for each in brigades if each.breed != self.kingdom.own_brigade]
            worn = max(strangers, key=lambda each: each.attrition, default=None)
            if worn is not None and worn.attrition > 50 and sum(each.attrition > 10 for each in brigades) > 3:
                yield f"235 {name} {breeds[worn.breed]}"
            if row.strength and row.morale < 80 and self.gold > 30_000 and self.pays(6_000, 6_000):
                yield f"238 {name}: {luck.choice(('food', 'gold', 'food and gold'))}"
            if fallen and row.strength and rules.at_the_capital(row.g) and self.pays(10_000):
                yield f"564 {name}"
            if bright and row.g.gear and self.treasury.mithril > 100 and luck.random() < 0.3:
                yield f"606 {name}: {luck.choice(('mithril armor', 'mithril weapons'))}"
            if "Damned" in [breeds[each.breed] for each in brigades]:
                yield f"551 {name}"

    def crown(self) -> Iterator[str]:
        """What a throne sees to: where it may go, who is taxed, where miners dig, and what few peoples can."""
        rules, luck, chart, kingdom = self.rules, self.luck, self.chart, self.kingdom
        spare = [row.p.name for row in self.places if row.p is not kingdom.capital]
        if self.world.month == 2 and len(spare) > 1:
            yield f"495 {spare[0]} and {spare[1]}"
        if self.gold < 0 and spare and luck.random() < 0.2:
            yield f"240 {spare[-1]}"
        pit = rules.pit(kingdom)
        ore = [row.a for row in rules.see_ore(kingdom, self.world)]
        near = [at for at in ore if pit is not None and pit not in ore and chart.far(at, pit) <= 10]
        if kingdom.miners and near:
            yield f"352 {chart.titles[near[0]]}"
        if rules.order_open(rules.ORDER_DWARVEN_DEFENSES_DWARVES_ONLY, kingdom) and luck.random() < 0.3:
            if self.pays(10_000):
                yield f"599 {luck.choice(self.places).p.name}"
        special = rules.order_open(rules.ORDER_CREATE_SPECIAL_LOCATION_VARIOUS, kingdom)
        if special and self.world.month in (5, 8) and self.places[0].area is not None:
            home = self.places[0].area
            yield f"650 {chart.titles[luck.choice([at for at in chart.land if chart.far(at, home) <= 3])]}"
        if rules.order_open(rules.ORDER_REVEAL_ALL_TRADES_HALFLING_ONLY, kingdom) and luck.random() < 0.2:
            yield "425"
        if rules.order_open(rules.ORDER_SET_GLOBAL_AGENT_TRAINING_COST, kingdom) and luck.random() < 0.1:
            yield f"994 {rules.going_price(self.world) + luck.choice((-1_000, 1_000))}"
        if rules.order_open(rules.ORDER_CREATE_ALCHEMIST_ITEM_ALCHEMIST_ONLY, kingdom):
            bottles = self.game.shape.choices["AlchemistItem"].titles
            if luck.random() < 0.3 and self.pays(10_000, 5_000):
                yield f"585 {luck.choice(bottles)}"
            for row in rules.see_shelf(kingdom, self.world):
                if self.hosts and "Salve" in bottles[row.i]:
                    yield f"586 {bottles[row.i]} for {luck.choice(self.hosts).g.name}"

    def rites(self) -> Iterator[str]:
        """Maidens are tested, High Priestesses bless and convert, Demon Princes whisper."""
        rules, luck, kingdom = self.rules, self.luck, self.kingdom
        for row in self.people:
            name = row.f.name
            around = [each.f.name for each in self.people if each.place is row.place and each.f is not row.f]
            agents = [
                each.a.name
                for each in self.agents
                if each.place is not None and each.place is row.place and each.a.rank != rules.RANK_FANATIC
            ]
            if row.rank == rules.RANK_MAIDEN:
                yield f"509 {name}"
            elif row.rank == rules.RANK_PRIESTESS and luck.random() < 0.5:
                if rules.order_open(rules.ORDER_SUMMON_FALLEN_ANGEL_DEATHKNIGHTS_ONLY, kingdom) and self.pays(10_000):
                    yield f"666 {name} {luck.choice(self.sites).name}"
                elif agents and luck.random() < 0.3:
                    yield f"780 {name} {agents[0]}"
                elif around:
                    yield f"302 {name} {luck.choice(around)}"
            elif row.rank == rules.RANK_DEMON_PRINCE and luck.random() < 0.5:
                hosts = [each.g.name for each in self.hosts if row.place is not None and each.area == row.place.area]
                deeds = [f"283 {name}", *self.lullaby(row), *(f"273 {name} {each.name}" for each in self.others()[:1])]
                deeds += [f"351 {name} {luck.choice(self.foreign).name}"] if self.foreign else []
                yield luck.choice([*deeds, *(f"563 {name} {host}" for host in hosts)])

    def talents(self) -> Iterator[str]:
        """What few peoples can do, and what is done with prisoners."""
        rules, luck, kingdom = self.rules, self.luck, self.kingdom
        if rules.order_open(rules.ORDER_TRANSMUTE_RARE_ELEMENT_ALCHEMIST, kingdom) and self.treasury.mithril > 20:
            yield "212 10 mithril"
        if rules.order_open(rules.ORDER_FALCONRY_RECON_RANGER_ONLY, kingdom) and luck.random() < 0.5:
            seat = [row.area for row in self.places if row.p is kingdom.capital]
            near = [at for at in self.chart.land if seat and self.chart.far(at, seat[0]) <= 4]
            if self.pays(10_000):
                yield "520"
            elif near:
                yield f"974 {self.chart.titles[luck.choice(near)]}"
        if rules.order_open(rules.ORDER_RAPID_AGENT_TRAINING_UNDERWORLD_ONLY, kingdom):
            for row in self.agents:
                if row.level <= 3 and self.pays(15_000):
                    yield f"501 {row.a.name}"
                    break
        for row in self.people:
            if row.rank == rules.RANK_CONSUL and luck.random() < 0.3 and self.pays(16_000):
                name, region = row.f.name, self.chart.regions[luck.choice(self.standing).r]
                if not isinstance(row.f, rules.Ruler):
                    yield luck.choice((f"302 {name} {luck.choice(self.people).f.name}", *self.lullaby(row)))
                elif self.others():
                    rival = luck.choice(self.others()).name
                    yield luck.choice((f"465 {name} {region}", f"478 {name} {rival} in {region}", *self.lullaby(row)))
        if rules.order_open(rules.ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS, kingdom) and self.treasury.mithril > 200:
            forged = [row for row in self.hosts if row.strength and not row.g.own_weapon and row.g.gear]
            if forged:
                yield f"607 {forged[0].g.name}"
        for row in rules.see_people(kingdom, self.world):
            if row.captor is not None and luck.random() < 0.4:
                yield f"385 {row.f.name}" + (" for 6,000 gold" if self.pays(6_000) else "")
        for row in rules.see_prisoners(kingdom, self.world):
            if luck.random() < 0.05:
                yield f"430 {row.f.name}"

    def rarely(self) -> Iterator[str]:
        """What is seldom at hand: a line of a row is typed so often, when its gold is there."""
        rules, kingdom, chart, world = self.rules, self.kingdom, self.chart, self.world
        relics = self.game.shape.choices["Artifact"].titles
        goals = [chart.titles[site.area] for site in self.foreign]
        rivals = [each.name for each in kingdom.enemies or self.others()]
        regions = [chart.regions[row.r] for row in self.standing]
        agents = [row.a for row in self.agents if row.place is not None]
        free = [row.f.name for row in self.people if rules.talks_to_people(row.f)]
        rulers = [row.f.name for row in self.people if isinstance(row.f, rules.Ruler)]
        seat = next((row.area for row in self.places if row.p is kingdom.capital), None)
        threat = any(at == seat and size != "Patrol" for at, size in self.camps.values())
        hidden = [
            chart.titles[at] for at in chart.beside[self.places[0].area] if chart.terrain[at] != rules.TERRAIN_SEA
        ]
        seas = [(one, row.sea) for one in agents for row in self.navies
                if rules.sea_in_range(one, row.sea, rules.figure_range(kingdom, world))]  # fmt: skip
        torment = rules.order_open(rules.ORDER_TORMENT_PRISONER_DEATHKNIGHTS_ONLY, kingdom)
        laid_up = [relics[row.a] for row in rules.see_relics(kingdom, world) if row.bearer is None]
        rows: tuple[tuple[float, int, list[str]], ...] = (
            (0.5, 0, [f"972 {goal}" for goal in goals if rules.has_stone(kingdom)]),
            (0.5, 0, [f"973 {goal}" for goal in goals if kingdom.regalia >> rules.ARTIFACT_CRYSTAL_OF_SEEING & 1]),
            (0.5, 0, [f"982 {line}" for line in self.within(5, rules.ARTIFACT_BLACK_OWL_TOTEM)]),
            (0.5, 0, [f"729 {line}" for line in self.within(10, rules.ARTIFACT_GEM_OF_PLANES)]),
            (0.5, 5_000, [f"471 {region}" for region in regions
                          if kingdom.regalia >> rules.ARTIFACT_STAFF_OF_THE_GREAT_ORATOR & 1]),
            (0.5, 5_000, [f"476 {rival} in {region}" for rival in rivals for region in regions
                          if kingdom.regalia >> rules.ARTIFACT_STAFF_OF_DISDAIN & 1]),
            (0.3, 10_000, [f"455 {ruler} {area}" for ruler in rulers for area in hidden
                           if len(self.places) < 4 and kingdom.sanctuary is None]),
            (0.7, 0, [f"355 {row.p.name}" for row in self.places if threat and row.area != seat]),
            (0.5, 5_000, [f"380 {who} {rival} {code}" for who in free for rival, code in sorted(self.secrets)]),
            (0.5, 6_000, [f"620 {row.f.name}" for row in rules.see_prisoners(kingdom, world) if torment]),
            (0.2, 2_000, [f"910 {one.name} {relic}: group {row.g.name}" for one in agents for relic in laid_up
                          for row in self.hosts if row.strength]),
            (0.1, 4_000, [f"{verb} {one.name} {rival} {chart.seas[sea]}" for verb in ("935", "975") for one, sea in seas
                          for rival in rivals]),
        )  # fmt: skip
        for often, gold, ideas in rows:
            if ideas and self.luck.random() < often and self.pays(gold):
                yield self.luck.choice(ideas)

    def within(self, reach: int, relic: int) -> list[str]:
        """A group that has an artifact with it, and a foreign place that is no farther off."""
        return [
            f"{row.g.name} {self.chart.titles[site.area]}"
            for row in self.hosts
            for site in self.foreign
            if row.g.artifacts >> relic & 1 and row.area is not None and self.chart.far(row.area, site.area) <= reach
        ]

    def lullaby(self, singer: Any) -> list[str]:
        """A foreigner near a singer is sent to sleep."""
        homes = {site.name: site.area for site in self.sites}
        here = None if singer.place is None else singer.place.area
        return [
            f"306 {singer.f.name} {name}"
            for name, (_, at) in self.courtiers.items()
            if here is not None and at in homes and self.chart.far(here, homes[at]) <= 7
        ][:1]

    # ---- agents --------------------------------------------------------------------------------
    def spies(self) -> Iterator[str]:
        """Agents search, learn, steal and kill."""
        luck, chart = self.luck, self.chart
        held = [row.f.name for row in self.rules.see_people(self.kingdom, self.world) if row.captor is not None]
        prisoners = self.rules.see_prisoners(self.kingdom, self.world)
        early = self.rules.order_open(self.rules.ORDER_EARLY_KIDNAP_FIGURE_UNDERWORLD_ONLY, self.kingdom)
        ashore = sorted(host for host, (at, _) in self.camps.items() if chart.region[at] is not None)
        for row in self.agents:
            name, here = row.a.name, None if row.place is None else row.place.area
            if here is None:
                continue
            near = [site for site in self.foreign if chart.far(site.area, here) <= 7]
            targets = [who for who, (_, at) in self.courtiers.items() if any(site.name == at for site in near)]
            choice = luck.random()
            if held and luck.random() < 0.3 and self.pays(4_000):
                yield f"{'290' if early else '950'} {name} {luck.choice(held)}"
            elif prisoners and luck.random() < 0.05:
                yield f"299 {name}"
            elif row.level < 8 and choice < 0.35 and self.pays(5_000):
                yield f"500 {name}"
            elif near and choice < 0.5 and self.pays(2_000):
                site = luck.choice(near)
                if site.owner is not None and luck.random() < 0.6:
                    yield f"965 {name} {site.name}: {luck.choice(('gold', 'food'))}"
                else:
                    what = luck.choice(("defenses", "gold production", "food production"))
                    yield f"930 {name} {site.name}: {what}"
            elif near and choice < 0.6 and self.pays(2_000):
                yield f"970 {name} {chart.titles[luck.choice(near).area]}"
            elif targets and choice < 0.8 and self.pays(4_000):
                yield f"{luck.choice(('940', '295' if early else '955', '900'))} {name} {luck.choice(targets)}"
            elif ashore and choice < 0.85 and self.pays(2_000):
                host = luck.choice(ashore)
                region = chart.regions[chart.region[self.camps[host][0]]]
                yield luck.choice(
                    (f"691 {name} {host}", f"692 {name} {host}", f"615 {name}: {host}")
                    + (f"971 {name} {host}: {region}",)
                )
            elif row.level >= 4 and self.pays(2_000):
                block = self.block(here)
                if block:
                    keen = self.rules.may_undertake(row.a, self.rules.MISSION_SEARCH_ALL)
                    sort = luck.choice(("976", "976", "977", "978", "979" if keen else "976"))
                    yield f"{sort} {name}: {', '.join(chart.titles[at] for at in block)}"
            elif self.pays(2_000):
                fields = [at for at in chart.land if at not in self.trodden and chart.far(at, here) <= 7]
                if fields:
                    goal = luck.choice(fields)
                    self.trodden.add(goal)
                    yield f"970 {name} {chart.titles[goal]}"

    def block(self, here: int) -> list[int]:
        """Four areas in a square where nobody has been yet."""
        corners = [
            at
            for at in self.chart.land
            if self.chart.far(at, here) <= 5 and at % SIDE < SIDE - 1 and at < SIDE * (SIDE - 1)
        ]
        if not corners:
            return []
        squares = ([at, at + 1, at + SIDE, at + SIDE + 1] for at in self.luck.sample(corners, min(8, len(corners))))
        best = max(squares, key=lambda square: sum(at not in self.trodden for at in square))
        self.trodden.update(best)
        return best

    # ---- works and studies ---------------------------------------------------------------------
    def works(self) -> Iterator[str]:
        """Fields, mines, walls, buildings and smiths."""
        luck, rules = self.luck, self.rules
        for row in luck.sample(self.places, min(3 + max(0, self.gold) // 100_000, len(self.places))):
            if self.gold > 25_000 and self.food > 30_000 and luck.random() < 0.5:
                fort = luck.random() < 0.4
                open_to = [
                    at
                    for at in range(len(self.chart.buildings))
                    if rules.is_fort(at) == fort
                    and not row.p.buildings >> at & 1
                    and not self.chart.by_scroll[at]
                    and rules.building_open(at, self.kingdom)
                    and rules.fits_site(at, row.p)
                    and rules.stone_bill(at, self.kingdom) <= self.gold
                    and rules.stone_rations(at) <= self.food
                ]
                if open_to:
                    what = luck.choice(open_to)
                    self.pays(rules.stone_bill(what, self.kingdom), rules.stone_rations(what))
                    yield f"{'609' if fort else '611'} {row.p.name} {self.chart.buildings[what]}"
                    continue
            if self.food < 40_000 and self.pays(4_000, 3_000):
                yield f"600 {row.p.name} food"
            elif self.gold > 60_000 and self.pays(12_000, 9_000):
                yield f"600 {row.p.name} {luck.choice(('gold', 'food', 'defense', 'defense'))} 3"
            elif self.gold > 15_000 and self.pays(4_000, 3_000):
                yield f"600 {row.p.name} {luck.choice(('gold', 'gold', 'food', 'defense'))}"
        forges = [row.area for row in self.places if row.p.buildings >> rules.BUILDING_FORGE & 1]
        for row in self.hosts:
            if row.area in forges and row.strength and self.pays(20_000, 20_000):
                yield f"605 {row.g.name}: {luck.choice(('improved armor', 'improved weaponry'))}"

    def study(self) -> Iterator[str]:
        """Wizards study, adepts are tried."""
        for row in self.hosts:
            for mage in row.g.wizards:
                eager = 0.9 if self.gold > 100_000 else 0.3
                if self.luck.random() < eager and self.pays(20_000 + 10_000 * mage.level):
                    yield f"{'799' if mage.level else '800'} {mage.name}"

    def market(self) -> Iterator[str]:
        """What there is too much of is sold."""
        if self.gold > 150_000 and self.food < 150_000:  # grain for walls and for soldiers
            yield f"200 {self.gold // 3000 * 1000:,} gold"
        elif self.food < 5_000 and self.gold > 10_000:
            yield "200 9,000 gold"
        elif self.food > 120_000 or (self.gold < 5_000 and self.food > 50_000):
            yield "200 20,000 food"

    # ---- letters -------------------------------------------------------------------------------
    def offers(self) -> int:
        """How much food this ruler would sell (below nothing: buy) for half as much gold."""
        if self.kingdom.struck_off:
            return 0
        self.look()
        if self.food > 60_000:
            return 10_000
        return -10_000 if self.food < 30_000 and self.gold > 20_000 else 0

    def ransoms(self, others: Sequence[Ruler]) -> None:
        """A prisoner is sold to his own kingdom, and an artifact that lies idle to whoever is rich."""
        rules, luck = self.rules, self.luck
        wares = [
            (row.f.name, other, "203", "204")
            for row in rules.see_prisoners(self.kingdom, self.world)
            for other in others
            if other.kingdom is row.kingdom and other.gold > 20_000
        ]
        relics = self.game.shape.choices["Artifact"].titles
        rich = max(others, key=lambda each: (each.gold, each.kingdom.name), default=None)
        if rich is not None and rich.gold > 40_000:
            held = (row.a for row in rules.see_relics(self.kingdom, self.world))
            wares += [(relics[at], rich, "205", "206") for at in held if self.kingdom.regalia >> at & 1]
        if wares and luck.random() < 0.2:
            what, buyer, offers, asks = luck.choice(wares)
            self.bargains.append(f"{offers} {buyer.kingdom.name} {what} for 10,000 gold")
            buyer.bargains.append(f"{asks} {self.kingdom.name} 10,000 gold for {what}")

    # ---- for no good reason --------------------------------------------------------------------
    def oddities(self, times: int) -> list[str]:
        """Lines in some form of the rules, with things that this kingdom may speak of."""
        reader = Reader(self.world, self.game)
        found = []
        for _ in range(times):
            spec = self.luck.choice(self.game.acts)
            forms: list[Notation] = [each for each in spec.notations if not each.refused]
            if forms:
                parts = self.luck.choice(forms).parts
                found.append(" ".join("".join(self.written(reader, parts, spec)).split()))
        return found

    def written(self, reader: Reader, parts: Sequence[Part], spec: ActSpec) -> Iterator[str]:
        """A form with its holes filled by lot."""
        for part in parts:
            if isinstance(part, str):
                yield part
            elif isinstance(part, Slot):
                own = part.name == spec.actor
                yield self.word(
                    reader,
                    spec.params[spec.places[part.name]].holds,
                    (lambda thing: belongs(thing, spec.owner, self.kingdom)) if own else None,
                )
            elif isinstance(part, Optional) and self.luck.random() < 0.5:
                yield from self.written(reader, part.parts, spec)

    def word(self, reader: Reader, holds: Holds, of: Callable[[Any], bool] | None = None) -> str:
        """Something that may stand in a hole."""
        if holds.item is not None:
            return ", ".join(self.word(reader, holds.item) for _ in range(1 + self.luck.randrange(3)))
        if holds.sort in ("thing", "choice"):
            names = reader.names(holds, self.kingdom).told(of)
            return self.luck.choice(names) if names else "nobody"
        return str(self.luck.choice((0, 1, 10, 1_000, 20_000)))


def subject(line: str) -> str:
    """The first word behind the number of a line: with whom it has to do."""
    return line.partition(" ")[2].split(" ", 1)[0].rstrip(":")


def correspond(rulers: Sequence[Ruler], luck: Random) -> None:
    """Letters before the month: whoever has food to sell finds somebody who wants it, and both type the bargain."""
    for each in rulers:
        each.bargains = []
    wishes = {each: each.offers() for each in rulers}
    sellers = [each for each in rulers if wishes[each] > 0]
    buyers = [each for each in rulers if wishes[each] < 0]
    luck.shuffle(sellers)
    for seller, buyer in zip(sellers, buyers, strict=False):
        mine, yours = seller.kingdom.name, buyer.kingdom.name
        seller.bargains.append(f"201 {yours} 10,000 food for 5,000 gold")
        buyer.bargains.append(f"202 {mine} 5,000 gold for 10,000 food")
    for each in rulers:
        if not each.kingdom.struck_off:
            each.ransoms([other for other in rulers if other is not each and not other.kingdom.struck_off])
    pair = luck.sample(list(rulers), 2) if len(rulers) > 1 else []
    if len(pair) == 2 and not any(each.kingdom.struck_off for each in pair):
        one, two = pair
        one.bargains.append(f"216 {two.kingdom.name} 10 mithril for 1,000 gold")
        two.bargains.append(f"217 {one.kingdom.name} 1,000 gold for 10 mithril")
        for giver, friend in ((one, two), (two, one)) if luck.random() < 0.2 else ():
            giver.bargains.append(f"440 {friend.kingdom.name}: ally")
        if one.kingdom.councillor and not two.kingdom.councillor and two.gold > 20_000 and luck.random() < 0.2:
            one.bargains.append(f"411 {two.kingdom.name} for 5,000 gold and 500 food")
            two.bargains.append(f"412 {one.kingdom.name} for 5,000 gold and 500 food")
    for each in rulers:
        if not each.kingdom.struck_off and each.kingdom.allies and each.luck.random() < 0.1:
            each.bargains.append(f"215 {each.luck.choice(each.kingdom.allies).name} 500 gold and 100 food")

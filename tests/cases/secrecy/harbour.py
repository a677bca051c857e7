"""A pack of two houses with spies that only their house sees, hosts that everybody may name, and wells open to all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulec.base.diagnostics import Report
from rulec.driver.games.likely_failures import likely_failures
from rulec.driver.games.scenario_file import bases_of, begin, read
from rulec.runtime.game.seeing import shown_to
from rulec.runtime.game.specs import Game
from rulec.runtime.game.turns import hand_in, resolve
from tests.cases.support import Done, pack, rulec

RULES = """\
measure gold

enum Place: harbour, hill, wood "place"

kind House, houses "house"
    called by name
    name: text "name"
    gold: gold = 50 gold "gold" seen by itself
    cites book "Houses"

kind Spy, spies "spy"
    called by name
    name: text "name"
    house: House "house"
    belongs to house
    seen by house
    cites book "Spies"

kind Host, hosts "host"
    called by name
    named by everyone
    name: text "name"
    house: House "house"
    belongs to house
    at: Place = harbour "where it is"
    tired: truth = no "tired"
    prey: Host? "whom it hunts"
    cites book "Hosts"

kind Well, wells "well"
    called by name
    name: text "name"
    depth: number = 3 "depth"
    cites book "Wells"

kind Deed, deeds listed "deed"
    number: number "number"
    cites book "Deeds"

deed 1 "Attack"
    number: 1
    by host: Host of house
    takes foe: Host in hosts
    costs 3 gold
    needs rested: not host.tired else "{host} is tired."
    needs near: foe.at = host.at else "{foe} is far away."
    typed "1 {host} {foe}"
    does
        set foe.tired to yes
        tell house "{host} meets {foe} of {foe.house}."
    cites book "Deeds"

deed 2 "Look for"
    number: 2
    by house: House
    takes foe: Host in hosts
    costs 2 gold
    typed "2 {foe}"
    does
        if foe.at = wood
            tell house "{house} has not found {foe}."
        else
            tell house "{foe} stands at the {foe.at}."
    cites book "Deeds"

deed 3 "Bribe"
    number: 3
    by house: House
    takes spy: Spy in spies, coins: gold in 1 gold .. 9 gold = 1 gold
    costs coins
    typed "3 {spy} [for {coins}]"
    does
        tell house "{spy} takes {coins}."
    gives away Spy
    cites book "Deeds"

deed 4 "Unmask"
    number: 4
    by house: House
    typed "4"
    does
        for each s in spies where s.house = house as listed
            tell everyone "{s} is a spy of {house}."
    gives away Spy
    cites book "Deeds"

deed 5 "Dig"
    number: 5
    by house: House
    takes well: Well in wells
    typed "5 {well}"
    does
        raise well.depth by 1
        tell house "{well} is {well.depth} deep."
    cites book "Deeds"

deed 6 "Rest"
    number: 6
    by house: House
    takes host: Host in {each h in hosts where h.house = house}
    costs 1 gold
    typed "6 {host}"
    does
        set host.tired to no
    cites book "Deeds"

deed 7 "Follow"
    number: 7
    by host: Host of house
    takes prey: Host in {each h in hosts where h != host}, at: Place = harbour
    costs 1 gold
    typed "7 {host} {prey} [by {at}]"
    does
        set host.at to prey.at
    cites book "Deeds"

deed 8 "Stand guard"
    number: 8
    by host: Host of house
    takes other: Host in hosts
    standing
    needs near: other.at = host.at else "{other} has gone."
    typed "8 {host} {other}"
    does
        tell house "{host} watches {other}."
    cites book "Deeds"

deed 9 "Bring down"
    number: 9
    by host: Host of house
    takes foe: Host in hosts
    costs 1 gold
    needs bidden: foe = host.prey else "{host} does not hunt {foe}."
    needs rested: not host.tired else "{host} is too tired for {foe}."
    typed "9 {host} {foe}"
    does
        tell house "{host} has brought down {foe}."
    cites book "Deeds"

view own_hosts(house: House) "Your hosts"
    for each h in hosts where h.house = house
    shows h.at
    cites book "Hosts"

view purse(house: House) "Your purse"
    shows house.gold
    cites book "Houses"

sequence turn "A turn"
    queue deed by lowest deed.number
    step 1 "Deeds"
        acts deed 1 .. 9
    cites book "Turns"
"""
SCENARIO = """\
scenario: NAME
title: A bay
things:
  House:
    oak: {name: Oak}
    elm: {name: Elm}
  Spy:
    fox: {name: Fox, house: oak}
  Host:
    red: {name: Red Spears, house: oak}
    blue: {name: Blue Spears, house: elm}
  Well:
    deep: {name: Deep Well}
"""
MORE = {
    "nowhere": "",
    "hill": "  Host:\n    grey: {name: Grey Spears, house: elm, at: hill}\n"
    "  Spy:\n    mole: {name: Mole, house: elm}\n",
    "wood": "  Host:\n    grey: {name: Grey Spears, house: elm, at: wood}\n",
    "harbour": "  Host:\n    grey: {name: Grey Spears, house: elm, at: harbour}\n",
    "hunted": "  Host:\n    red: {prey: grey}\n    grey: {name: Grey Spears, house: elm, at: hill}\n",
    "tired": "  Host:\n    red: {tired: yes}\n",
}
"""What is there besides: nothing; a host far away and a spy; a host that says itself that it is not found; a host near
by; a host far away that one's own host hunts; nothing, and one's own host is tired."""
LOOKS = ("md", "html", "json")


def built(folder: Path) -> Path:
    """The pack with its scenarios, built; gives its folder."""
    files = {"bay.rules": RULES, "scenarios/bay.yaml": SCENARIO.replace("NAME", "bay")}
    for name, things in MORE.items():
        text = f"scenario: {name}\ntitle: A bay\nextends: bay\n" + (f"things:\n{things}" if things else "")
        files[f"scenarios/{name}.yaml"] = text
    pack(folder, files, "bays")
    done = rulec("build", cwd=folder)
    assert done.code == 0, done.said
    return folder


class Playing:
    """A game of a scenario, in a file of the folder."""

    def __init__(self, folder: Path, scenario: str) -> None:
        self.folder, self.file = folder, f"{scenario}.game"
        (folder / self.file).unlink(missing_ok=True)
        done = rulec("new", "bays", scenario, "--seed", "1", "-o", self.file, cwd=folder)
        assert done.code == 0, done.said

    def handed_in(self, *lines: str, player: str = "Oak", check: bool = False) -> Done:
        """What is said of lines."""
        (self.folder / "l.txt").write_text("\n".join([f"player: {player}", *lines, ""]), encoding="utf-8")
        return rulec("orders", self.file, "l.txt", *(["--check"] if check else []), cwd=self.folder)

    def played(self) -> None:
        """Plays a turn."""
        done = rulec("turn", self.file, cwd=self.folder)
        assert done.code == 0, done.said

    def report(self, look: str = "md", player: str = "Oak") -> str:
        """What a player is shown."""
        return rulec("report", self.file, "--player", player, "--format", look, cwd=self.folder).out

    def shown(self, *lines: str) -> list[str]:
        """All that Oak is shown of a turn with some lines: what is said of them, checked and handed in, and reports."""
        said: list[str] = []
        for check in (True, False):
            done = self.handed_in(*lines, check=check)
            said += [done.out, done.said]
        self.played()
        return [*said, *map(self.report, LOOKS)]


def in_process(game: Game, folder: Path, scenario: str, line: str) -> list[str]:
    """The same of one line, without a file: what is said of it, whether it will likely fail, what is told and shown."""
    report = Report()
    roots = [(str(folder / "rules"), "")]
    source = read("bays", scenario, roots, report)
    assert source is not None, report.found
    world: Any = begin(source, game, 1, 0, report, bases_of("bays", roots))
    assert world is not None, report.found
    oak = world.houses[0]
    (verdict,) = hand_in(game, world, oak, [(1, line)])
    found = [f"{verdict.sentence} {verdict.unseen}", repr(likely_failures(game, world, oak, [(1, line)]))]
    given = [verdict.given] if verdict.given is not None else []
    found += [repr((each.done, each.sentence)) for each in resolve(game, world, given)]
    found += [each.text for each in world.reports if each.who is None or oak.id in each.who]
    return [*found, repr(shown_to(game, world, oak))]

"""The player was warned that there was no boat, of each order of boats, though the boats were the player's own."""

from __future__ import annotations

from pathlib import Path

from tests.cases.support import pack, rulec

RULES = """\
measure gold
measure fish, fishes

kind House, houses "house"
    called by name
    name: text "name"
    gold: gold = 20 gold "gold"
    cites book "Houses"

kind Boat, boats "boat"
    house: House "house"
    belongs to house
    catch: fish = 0 fishes "catch" seen by house
    rot: number = 0 "rot" seen by nobody
    cites book "Boats"

kind Net, nets "net"
    boat: Boat "boat"
    belongs to boat
    cites book "Nets"

kind Deed, deeds listed "deed"
    number: number "number"
    cites book "Deeds"

deed 1 "Sell"
    number: 1
    by house: House
    needs fish: any(b.house = house and b.catch > 0 fishes for each b in boats) else "{house} has no fish."
    needs nets: any(n.boat.house = house for each n in nets) else "{house} has no net."
    typed "sell"
    does
        tell house "Sold."
    cites book "Deeds"

deed 2 "Sail"
    number: 2
    by house: House
    needs sound: any(b.house = house and b.rot < 5 for each b in boats) else "The boat is rotten."
    typed "sail"
    does
        tell house "Off."
    gives away rot of Boat
    cites book "Deeds"

sequence turn "A turn"
    queue deed by lowest deed.number then shuffled
    step 1 "Deeds"
        acts deed 1 .. 9
    cites book "Turns"
"""
SCENARIO = """\
scenario: bay
title: A bay
things:
  House:
    oak: {name: Oak}
    elm: {name: Elm}
  Boat:
    gull: {house: oak, catch: CATCH fishes, rot: ROT}
    tern: {house: elm, catch: 0 fishes}
  Net:
    seine: {boat: gull}
"""


def checked(folder: Path, catch: int, rot: int, player: str = "Oak") -> str:
    """What `orders --check` says of both deeds."""
    folder.mkdir()
    scenario = SCENARIO.replace("CATCH", str(catch)).replace("ROT", str(rot))
    pack(folder, {"bay.rules": RULES, "scenarios/bay.yaml": scenario}, "bays")
    assert rulec("build", cwd=folder).code == 0
    assert rulec("new", "bays", "bay", "--seed", "1", "-o", "a.game", cwd=folder).code == 0
    (folder / "l.txt").write_text(f"player: {player}\nsell\nsail\n", encoding="utf-8")
    return rulec("orders", "a.game", "l.txt", "--check", cwd=folder).said


def test_what_belongs_to_a_player_counts_as_the_players(tmp_path: Path) -> None:
    """Boats are in no list of the house, and nobody acts by them: they only belong to it, and nets to them."""
    assert "R0974" not in checked(tmp_path / "full", 3, 0)
    assert "Oak has no fish" in checked(tmp_path / "empty", 0, 0)
    assert "Elm has no fish" in checked(tmp_path / "other", 3, 0, "Elm")


def test_what_nobody_sees_of_ones_own_is_not_told(tmp_path: Path) -> None:
    """The turn may tell of the rot, and the check tells nothing of it."""
    assert checked(tmp_path / "sound", 3, 0) == checked(tmp_path / "rotten", 3, 9)

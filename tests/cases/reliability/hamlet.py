"""A pack of two houses and their purses, with a game of it."""

from __future__ import annotations

from pathlib import Path

from tests.cases.support import pack, rulec

RULES = """\
measure gold
measure acre, acres

enum Weather: fair, foul "weather"

kind House, houses "house"
    called by name
    name: text "name"
    gold: gold = 20 gold "gold"
    weather: Weather = fair "weather"
    cites book "Houses"

kind Deed, deeds listed "deed"
    number: number "number"
    cites book "Deeds"

quantity tithe(house: House) -> gold "The tithe"
    base 10% of house.gold "a tenth"
    round down to 1 gold
    cites book "Tithes"

process share(house: House) "What is shared out"
    raise house.gold by round down(100 gold / (house.gold / 1 gold))
    tell house "{house} has {house.gold}."
    cites book "Shares"

deed 1 "Spend"
    by house: House
    takes sum: gold in 1 gold .. 20 gold
    costs sum
    typed "spend {sum}"
    does
        tell house "It is gone."
    cites book "Deeds"

sequence turn "A turn"
    queue deed by lowest deed.number then shuffled
    step 1 "Deeds"
        acts deed 1 .. 9
    step 2 "Shares"
        run share(house) for each house in houses as listed
    cites book "Turns"
"""
SCENARIO = """\
scenario: two
title: Two houses
things:
  House:
    oak: {name: Oak}
    elm: {name: Elm, gold: 12 gold}
"""


def played(folder: Path, rules: str = RULES) -> Path:
    """The rules, built, and a game of them that has begun; gives the file of the rules."""
    place = pack(folder, {"hamlet.rules": rules, "scenarios/two.yaml": SCENARIO}, "purses")
    assert rulec("build", cwd=folder).code == 0
    assert rulec("new", "purses", "two", "--seed", "1", "-o", "a.game", cwd=folder).code == 0
    return place / "hamlet.rules"


def changed(folder: Path, *pairs: tuple[str, str], rules: str = RULES) -> None:
    """Changes the rules and builds them."""
    file = folder / "rules/purses/hamlet.rules"
    text = rules
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new)
    (folder / "rules/purses/scenarios/two.yaml").unlink(missing_ok=True)  # a game that has begun needs it no more
    file.write_text(text, encoding="utf-8")
    done = rulec("build", cwd=folder)
    assert done.code == 0, done.said

"""A small town, with a turn that is called a day."""

from __future__ import annotations

WORLD = """\
measure gold "gold"
measure level, levels "levels"
scale Rank: low < middle < high "rank"

kind House, houses "house"
    called by name
    name: text = "a house" "name"
    gold: gold = 9 gold "gold"

kind Guard, guards "guard"
    called by name
    name: text = "a guard" "name"
    house: House "house"
    belongs to house
    level: level = 1 level "level"
    rank: Rank = low "rank"
    friend: Guard? "friend"
    friends: list of Guard = {} "friends"
"""
DAY = """
kind Order, orders listed "order"

order 12 "Train"
    by guard: Guard of house
    sole action
    typed "train {guard}"
    does
        raise guard.level by 1 level
        lower house.gold by 1 gold
    cites book "Gate" 2

order 13 "Rest"
    by guard: Guard of house
    typed "rest {guard}"
    does
        raise guard.level by 2 levels
        lower house.gold by 1 gold
    cites book "Gate" 3

sequence market_day "A day"
    queue order by lowest order.number
    step 1 "All"
        acts order 12 .. 13
    cites book "Gate" 4
"""
SCENARIO = """\
scenario: one
title: One house
things:
  House:
    oak: {name: Oak}
  Guard:
    ada: {name: Ada, house: oak}
"""

"""More sources that are accepted, for codes whose page shows one place of many where a fault may hide. Near misses are
made of each as of the sources of the pages."""

from __future__ import annotations

SCOUT = """\
kind Scout, scouts "scout"
    house: House "house"
    belongs to house
    pay: gold = 2 gold "pay" seen by house
    rank: Rank = low "rank"
    mate: Scout? "mate"

"""

POST = """\
kind Post, posts "post"
    scout: Scout "scout"

"""

RANGER = """\
kind Scout, scouts "scout"
    house: House "house"
    belongs to house
    pay: gold = 2 gold "pay" seen by house, whoever spots
    rank: Rank = low "rank"
    mate: Scout? "mate"

fact spots(house: House, scout: Scout) "{house} sees {scout}"
    yes when scout.house = house
    otherwise any(s.house = house and s.mate = scout and s.pay > 1 gold for each s in scouts)
    cites book "Gate" 7

"""

MORE = {
    "R0305": (
        """\
quantity test_amount(guard: Guard) -> level "A test"
    base guard.friend.level when guard.friend != none
    base 1 level when guard.friend = none
    cites book "Pay" 1
""",
        """\
quantity test_amount(guard: Guard) -> level "A test"
    base 0 levels
    add 2 levels when guard.sort = keen
    add guard.friend.level when guard.friend != none and guard.sort != plain
    cites book "Pay" 1
""",
        """\
process test_run(guard: Guard) "A test"
    if guard.friend != none and guard.level > 2 levels
        set guard.level to guard.friend.level
        set guard.friend.rank to high
    cites book "Gate" 7
""",
        """\
process test_run(guard: Guard) "A test"
    if guard.friend = none or guard.level > 2 levels
        set guard.rank to low
    else
        raise guard.level by guard.friend.level
        set guard.rank to high
        lower guard.level by guard.friend.level
    cites book "Gate" 7
""",
        """\
process test_run(guard: Guard) "A test"
    let mate be guard.friend
    if mate != none
        repeat up to 3 until mate.rank = high
            set guard.level to mate.level
            set mate.rank to high
    cites book "Gate" 7
""",
        """\
process test_run() "A test"
    for each g in guards where g.friend != none and g.level > 1 level as listed
        set g.level to g.friend.level
        tell everyone "It is {g.friend.rank}."
    cites book "Gate" 7
""",
        """\
process leave(guard: Guard) "A farewell"
    set guard.friend to none
    cites book "Gate" 8

process test_run(guard: Guard) "A test"
    if guard.friend != none
        set guard.level to guard.friend.level
        set guard.rank to guard.friend.rank
        run leave(guard)
    cites book "Gate" 7
""",
        """\
window parting(guard: Guard) on hold: number "A parting"
    ask guard.house for apart be yes or no default no "Do they part?"
    if apart
        set guard.friend to none
        add 1 "they part"
    cites book "Gate" 8

process test_run(guard: Guard) "A test"
    if guard.friend != none
        throw hold be d6
        tell guard.house "It is {guard.friend.rank}."
        run parting(guard) on hold
        set guard.level to hold * 1 level
    cites book "Gate" 7
""",
    ),
    "R0365": (
        RANGER
        + """\
process look(scout: Scout, house: House) "A test"
    if spots(house, scout)
        if scout.pay > 3 gold
            tell house "It is dear."
        tell house "All is done."
    cites book "Gate" 7
""",
        RANGER
        + """\
process look(scout: Scout) "A test"
    for each h in houses where spots(h, scout) as listed
        tell h "A scout gets {scout.pay}."
    set scout.rank to high
    cites book "Gate" 7
""",
        RANGER
        + """\
process look(house: House) "A test"
    let dear be count(each s in scouts where spots(house, s) and s.pay > 3 gold)
    tell house "There are {dear}."
    cites book "Gate" 7
""",
        SCOUT
        + POST
        + """\
process look(post: Post, house: House, other: Scout) "A test"
    if post.scout.house = house
        tell house "A scout gets {post.scout.pay}."
        set post.scout to other
    cites book "Gate" 7
""",
        SCOUT
        + """\
process look(scout: Scout, house: House) "A test"
    if scout.house = house
        if scout.pay > 3 gold
            tell house "It is dear."
        set scout.rank to high
        tell house "A scout gets {scout.pay}."
    cites book "Gate" 7
""",
        SCOUT
        + """\
process look(scout: Scout) "A test"
    let dear be count(each s in scouts where s.pay > 3 gold and s.house = scout.house)
    tell scout.house "There are {dear}."
    set scout.rank to high
    tell everyone "All is done."
    cites book "Gate" 7
""",
        SCOUT
        + """\
quantity worth(scout: Scout) -> gold "What a scout is worth"
    base scout.pay
    add 1 gold when scout.mate != none and scout.pay > 3 gold
    cites book "Pay" 1

process look(scout: Scout) "A test"
    tell scout.house "It is worth {worth(scout)}."
    tell everyone "A scout of {scout.rank} rank."
    cites book "Gate" 7
""",
        SCOUT
        + POST
        + """\
process look(post: Post, other: Scout) "A test"
    let worth be post.scout.pay
    tell post.scout.house "It gets {worth}."
    set post.scout to other
    cites book "Gate" 7
""",
        SCOUT
        + """\
process look(scout: Scout, house: House) "A test"
    if scout.house = house and scout.rank = low
        tell house "It gets {scout.pay}."
    cites book "Gate" 7
""",
    ),
    "R0368": (
        SCOUT
        + """\
process look(scout: Scout) "A test"
    if scout.rank = low
        raise scout.pay by 1 gold
        set scout.rank to middle
    if scout.mate != none and scout.mate.house = scout.house
        set scout.pay to scout.mate.pay
    cites book "Gate" 7
""",
    ),
    "R0558": (
        """\
quantity test_amount(guard: Guard) -> gold "A test"
    base 100 gold
    divide by guard.level / 1 level when guard.level > 2 levels
    divide by 1 + count(each f in guard.friends where f.level > guard.level)
    round down to 1 gold
    cites book "Pay" 1
""",
        """\
quantity test_amount(guard: Guard, other: Guard) -> gold "A test"
    base 100 gold
    divide by guard.level / 1 level when guard.level > other.level + 5 levels
    round down to 1 gold
    cites book "Pay" 1
""",
    ),
    "R0620": (
        """\
value test_value(guard: Guard) -> Rank "A test"
    high when guard.sort = keen and guard.level > 2 levels
    middle when guard.sort != keen and guard.level >= 0 levels
    low when guard.sort = keen or guard.level < 0 levels
    cites book "Pay" 1
""",
        """\
value test_value(guard: Guard) -> Rank "A test"
    high when guard.house has brave
    middle when not guard.house has brave and guard.friend = none
    low when not guard.house has brave and guard.friend != none
    cites book "Pay" 1
""",
    ),
    "R0630": (
        """\
quantity test_amount(guard: Guard) -> gold "A test"
    base 10 gold when guard.sort = keen and guard.level > 2 levels
    base 5 gold when guard.sort = keen and guard.level <= 2 levels
    base 3 gold when guard.sort = plain or (guard.sort = old and guard.level < 4 levels)
    base 1 gold when guard.sort = old and guard.level >= 4 levels
    cites book "Pay" 1
""",
        """\
quantity test_amount(guard: Guard, other: Guard) -> gold "A test"
    base 10 gold when guard.level > other.level
    base 5 gold when guard.level < other.level
    base 1 gold when guard.level = other.level
    cites book "Pay" 1
""",
    ),
    "R0663": (
        """\
process test_run(guard: Guard) "A test"
    at once
        set guard.level to 1 level
        if guard.sort = keen
            set guard.rank to high
            raise guard.house.gold by 1 gold
        else
            set guard.rank to low
        lower guard.house.gold by 2 gold
    cites book "Gate" 7
""",
    ),
    "R0572": (
        """\
process test_run(guard: Guard) "A test"
    for each f in guard.friends where f.level > 1 level in any order
        set f.rank to high
        raise f.level by 1 level
        if f.sort = keen
            lower f.luck by 1%
    cites book "Gate" 7
""",
    ),
}

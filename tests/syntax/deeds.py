"""One source that holds every form of what happens."""

DEEDS = """\
state "The garden"
    season: Season = spring "season"
    secret: gold = 0 gold "secret" seen by nobody
    hoard: gold = 0 gold "hoard" seen by itself, whoever spies
    cites book "Seasons" 3
    about "What all share."

event moved(group: Group, to: Place) "{group} has moved"

event starved(group: Group)
    cites book "Hunger" 4

kind Realm, realms "realm"
    called by name
    named by everyone
    players act by them
    sole action when alone
    name: text
    gold: gold

process retreat(side: Side) "A side falls back"
    cites book "Falling back" 5
    let answer be run weigh(side)
    let most be side.level + 1 level
    throw score be 2d6 "the score"
    repeat up to 3 until side.gold = 0 gold
        lower side.gold by 1 gold
    note moved(group: side.group, to: side.home)
    set side.place to none
    raise side.losses by losses_of(side) up to 100%
    lower side.gold by 5 gold down to 0 gold
    create Tower(level: 1 level) as tower
    create Tower()
    ask side.chief for bid be amount 0 gold .. side.gold default 0 gold sealed "How much for {side}?"
    ask side.chief for bearer be one of side.groups or none "Who bears the flag?"
    ask side.chief for chosen be some of side.groups at least 1 at most side.count "Who comes along?"
    ask side.chief for row be order of side.groups default side.groups "In which order?"
    ask side.chief for sure be yes or no default no "Are you sure?"
    reveal bid
    put warded into side.effects until end of turn
    put tower into side.towers
    put Chill(power: 2 levels) on side.place
    put Chill(power: 2 levels) on side for side_turns turns
    put Chill(power: 2 levels) on side until end of turn
    remove each c in chills of side where c.power > 1 level
    remove warded from side.effects
    remove tower
    tell side.realm "{side.group} withdraws after losing {side.losses}."
    tell everyone "Somebody withdraws."
    if side.losses = 100%
        remove side
    else if side.losses > 50%
        run flee(side)
    else
        finish
    for each b in side.group.brigades where b.worn by highest b.level then lowest b.gold then shuffled
        remove b
    for each b in side.group.brigades as listed
        run flee(b)
    for each b in side.group.brigades where b.level > 1 at once
        set b.worn to yes
    for each b in side.group.brigades in any order
        set b.worn to yes
    at once
        set side.left to side.right
        set side.right to side.left
    throw against escape(side) "escapes"
        success by 30 points or more
            run flee(side)
        success
            finish
        failure by 10 points or more
            remove side
        failure
            fail "{side} is caught."
            end the game "{side} is gone."
            tell side "Nothing." failing order 12 of side
    for the first heir in side.realm.heirs where heir.alive by highest heir.rank then shuffled
        set side.realm.ruler to heir
    otherwise
        remove side.realm

process weigh(side: Side) -> percent "What a side comes to"
    finish with 5%
    example "Nothing on the scales"
        given season: winter
        under ice_age, long_game
        thrown 3
        does
            run retreat(side)
        expect weigh(side) = 5%
        expect refused "No side."

upon moved(group: g, to: place) when place.capital "The court flees"
    cites book "Courts" 8
    run flee(g)
    solve skirmish(sides)

change stance of Group complete "How a group stands"
    upon moved(group: g, to: place) when place.capital "at court"
        bold, shy -> shy "awed"
        calm -> unknown
        cites book "Courts" 9
    about "Courts are stiff."

process wrestle(side: Side) "A side wrestles"
    throw hold be 2d6 "the hold"
    run shouting(side) on hold
    raise side.gold by 1 gold * hold

window shouting(side: Side) on hold: number "Before the hold counts"
    ask side.chief for cheers be yes or no default no "Do you cheer?"
    if cheers
        add 1 "cheers"
    else
        subtract 1 "silence"

process fill(bag: Bag) "A bag is filled"
    shuffle bag.apples
    draw apple from bag.apples
        remove apple
    otherwise
        finish

order 475 "Denigrate"
    by ruler: Ruler of realm
    takes target: Realm in realms, region: Region = north
    takes share: level in 0 levels .. 5 levels = 1 level, name: text?
    costs 1,500 gold, 2 food when target.rich "a bribe" cites book "Bribes" 4
    open when region.near "The region is out of reach."
    needs other: target != realm when season = winter else "A realm does not denigrate itself."
    once per realm, target each turn
    once per turn
    sole action
    standing
    typed "475 {target} [{region}]"
    typed "475" else "Say against whom: 475 TARGET REGION."
    does
        run retreat(target)
    example "Twice"
        does
        expect realm.gold = 3 gold

order 60 "Again"
    by realm: Realm
    takes line: text
    repeats line
    typed "60 {line}"

order 50 "No more"
    by realm: Realm
    takes line: text
    cancels line
    typed "50 {line}"

typed "475" known as "denigrate", "speak ill of"

order hold "Hold"
    known as "Stay here", "Remain"
    works by order 475
    works by stay
    by realm: Realm
    does
        finish

each act of order: Order
    by house: House
    typed "{number}"

act of order: Order where order.free "Shared"
    by house: House
    once per house in orders each turn when order.free
    does
        set house.gold to 0 gold

sequence turn "What happens in a turn"
    queue order by lowest order.number then shuffled
    limit 12 when not order.free "acts a turn"
    limit standing 3 when order.free "standing acts"
    note came(house: house)
    step 1 "Standing acts"
        lines of each r in realms where r.gold > 0 gold
        acts order 50 .. 60, 75
        acts order 20
        run renew(r) for each r in realms where r.gold > 3 gold by lowest r.gold
        run settle(s) for each s in sides as listed
        cites book "Turns" 3
    step 2
        run settle_all()
    about "Each turn."

sequence year
    queue order
    step 1
        run settle_all()

variant ice_age "Ice Age"
    modify harvest
        times ruling ice_share "frost"
    forbid order 660, 661, hold "too cold"
    not with long_game "one age at a time"
    modify sequence turn
        after step 2
            step 3 "Frost"
                run settle_all()

modify order 475 for its realm when season = winter
    needs warm: target.warm else "{target} is frozen."
    waive other "it is cold"

modify costs of order 475
    reduce by 20%
    round down to 1 gold

fact tired(group: Group) "{group} is tired"
    holds happened moved(group: group) this turn
    holds happened moved(group: group, to: home) last turn or not happened moved() ever
    holds happened moved(group: group) in last 3 turns
    holds happened moved(group: group) first
    needs first(each p in places where p.near by highest p.level then lowest p.gold) = none else "Nothing is near."
"""

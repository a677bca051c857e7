"""Codes R05xx: amounts and numbers."""

from __future__ import annotations

from rulec.base.codes.code import Code

ALL: tuple[Code, ...] = (
    Code(
        "R0501",
        "no-grain",
        ("The grain of a measure is the finest amount that is counted; it must be more than nothing."),
        bad='measure dust grain 0 "dust"\n',
        good='measure dust grain 1/10 "dust"\n',
    ),
    Code(
        "R0502",
        "not-fixed",
        (
            "A constant, a reading, a bound, a default or a field of a record must be known when the rules are "
            "compiled. It cannot depend on something in play."
        ),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    bounds 0 gold .. 5 gold per level * guard.level\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    bounds 0 gold .. 500 gold\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0503",
        "no-limit-here",
        ("`up to` and `down to` limit what a line adds, subtracts or scales; other lines have nothing to limit."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold up to 5 gold\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    at most 5 gold\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0504",
        "points-for-a-share",
        ("`increase by` and `reduce by` take a share of the value itself, as `15%`. Points are added or subtracted."),
        bad=(
            'quantity test_chance(guard: Guard) -> percent "A test"\n'
            "    base 50%\n"
            "    increase by 15 points\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_chance(guard: Guard) -> percent "A test"\n'
            "    base 50%\n"
            "    add 15 points\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0505",
        "no-step-named",
        (
            "A quantity has several steps, and a line from elsewhere does not say during which it counts. There "
            "is no default: it would change silently when a step is inserted."
        ),
        bad=(
            'virtue test_virtue "Test"\n'
            "    modify hold_chance for its guard\n"
            "        add 5 points\n"
            '    cites book "Virtues" 1\n'
        ),
        good=(
            'virtue test_virtue "Test"\n'
            "    modify hold_chance for its guard\n"
            "        add 5 points during later\n"
            '    cites book "Virtues" 1\n'
        ),
    ),
    Code(
        "R0506",
        "family-counts",
        ("A family counts the `sum` of its members or the `greatest` of them."),
        bad=(
            'quantity test_chance(guard: Guard) -> percent "A test"\n'
            "    family luck counts best\n"
            "    base 50%\n"
            "    add 5 points as luck\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_chance(guard: Guard) -> percent "A test"\n'
            "    family luck counts greatest\n"
            "    base 50%\n"
            "    add 5 points when guard.sort = keen as luck\n"
            "    add 7 points when guard.rank = high as luck\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0507",
        "rounding-amount",
        ("Rounding goes to a fixed amount above nothing, as `1 gold`."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    round down to 0 gold\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    round down to 1 gold\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0508",
        "outside-the-steps",
        ("In a quantity with steps each line stands in one of them."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    step first\n"
            "        base 10 gold\n"
            "    add 5 gold\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    step first\n"
            "        base 10 gold\n"
            "        add 5 gold\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0509",
        "bands-of-what",
        ("A value with bands and several parameters must say what the bands are bands of."),
        bad=(
            'value test_value(guard: Guard, pay: gold) -> Rank "A test"\n'
            "    3 gold or less: low\n"
            "    4 gold or more: high\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'value test_value(guard: Guard, pay: gold) -> Rank "A test"\n'
            "    on pay\n"
            "    3 gold or less: low\n"
            "    4 gold or more: high\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0510",
        "line-does-not-fit",
        (
            "A `modify` holds a line that its target cannot take: a quantity takes amounts, a value takes "
            "answers, a fact takes `yes`, `no`, `needs` and `waive`."
        ),
        bad=(
            'virtue test_virtue "Test"\n'
            "    modify wage for its guard\n"
            "        yes when guard.level > 5 levels\n"
            '    cites book "Virtues" 1\n'
        ),
        good=(
            'virtue test_virtue "Test"\n'
            "    modify wage for its guard\n"
            "        add 5 gold when guard.level > 5 levels\n"
            '    cites book "Virtues" 1\n'
        ),
    ),
    Code(
        "R0511",
        "fact-answer",
        ("The lines of a fact answer `yes` or `no`."),
        bad=(
            'fact test_fact(guard: Guard) "{guard} is fit", not "{guard} is unfit"\n'
            "    guard.sort = keen when guard.level > 5 levels\n"
            "    otherwise no\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'fact test_fact(guard: Guard) "{guard} is fit", not "{guard} is unfit"\n'
            "    yes when guard.level > 5 levels\n"
            "    otherwise no\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0512",
        "open-fact",
        ("A fact must say what holds when none of its `yes` and `no` lines applies."),
        bad=(
            'fact test_fact(guard: Guard) "{guard} is fit", not "{guard} is unfit"\n'
            "    yes when guard.level > 5 levels\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'fact test_fact(guard: Guard) "{guard} is fit", not "{guard} is unfit"\n'
            "    yes when guard.level > 5 levels\n"
            "    otherwise no\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0513",
        "otherwise-never-reached",
        ("`holds` and `needs` decide every case, so an `otherwise` beside them is never reached."),
        bad=(
            'fact test_fact(guard: Guard) "{guard} is fit", not "{guard} is unfit"\n'
            "    holds guard.level > 5 levels\n"
            "    otherwise no\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'fact test_fact(guard: Guard) "{guard} is fit", not "{guard} is unfit"\n'
            "    holds guard.level > 5 levels\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0551",
        "falls-between",
        (
            "An amount can come out between two whole steps of its measure, and nothing says which way it goes. "
            "Books that take a share of something usually say so in a sentence; write it down as a `round` line."
        ),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    reduce by 25% when guard.sort = keen\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    reduce by 25% when guard.sort = keen\n"
            "    round down to 1 gold\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0552",
        "open-division",
        (
            "A division by something that is known only in play can give any fraction. It has to be rounded where "
            "it is made."
        ),
        bad=(
            'quantity test_amount(guard: Guard) -> number "A test"\n'
            "    base 10\n"
            "    add 12 levels / guard.level\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> number "A test"\n'
            "    base 10\n"
            "    add round down(12 levels / guard.level)\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0553",
        "divides-by-zero",
        ("An amount is divided by something that comes to nothing."),
        bad=(
            'quantity test_amount(guard: Guard) -> level "A test"\n'
            "    base guard.level\n"
            "    divide by 0\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> level "A test"\n'
            "    base guard.level\n"
            "    divide by 2\n"
            "    round down to 1 level\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0554",
        "part-in-a-loop",
        (
            "A line that runs for each of many takes a part of the value each time, so that the parts get finer "
            "without end. Multiply by whole numbers, or add up first what is taken."
        ),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    times 1/2 for each f in guard.friends\n"
            "    round down to 1 gold\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    times 2 for each f in guard.friends\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0555",
        "limit-too-fine",
        ("The limit of a family lies between the steps in which its members count, so that they never meet it."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    family luck counts sum, at most 1/2 gold\n"
            "    base 10 gold\n"
            "    add 5 gold when guard.sort = keen as luck\n"
            "    add 7 gold when guard.rank = high as luck\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    family luck counts sum, at most 10 gold\n"
            "    base 10 gold\n"
            "    add 5 gold when guard.sort = keen as luck\n"
            "    add 7 gold when guard.rank = high as luck\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0556",
        "family-apart",
        (
            "The lines of a family are put together before they count: their greatest, or their sum up to a limit. "
            "That needs lines that add or take away, all in one step, and with the same limit if they have one."
        ),
        bad=(
            'quantity test_chance(guard: Guard) -> percent "A test"\n'
            "    family luck counts greatest\n"
            "    step start\n"
            "        base 50%\n"
            "        add 5 points when guard.sort = keen as luck\n"
            "    step later\n"
            "        add 7 points when guard.rank = high as luck\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_chance(guard: Guard) -> percent "A test"\n'
            "    family luck counts greatest\n"
            "    step start\n"
            "        base 50%\n"
            "    step later\n"
            "        add 5 points when guard.sort = keen as luck\n"
            "        add 7 points when guard.rank = high as luck\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0514",
        "one-faced-die",
        ("All faces of a die show the same, so that nothing is left to chance."),
        bad=(
            'die flat: 2, 2 "a flat die"\nroll test_roll() -> number "A test"\n    flat + d6\n    cites book "Pay" 1\n'
        ),
        good=(
            'die flat: 2, 3 "a flat die"\nroll test_roll() -> number "A test"\n    flat + d6\n    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0515",
        "again-without-die",
        (
            "A line `again` does not follow the throw of one die: there is no throw of that name, it is not "
            "a single die, a second line throws it again too, or another throw has read it before."
        ),
        bad=(
            'roll test_roll() -> number "A test"\n'
            "    throw a be 2d6\n"
            "    again a until a != 7\n"
            "    a\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'roll test_roll() -> number "A test"\n'
            "    throw a be d6\n"
            "    again a until a != 3\n"
            "    a\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0516",
        "throw-from-elsewhere",
        (
            "A `throw` line stands in the quantity itself, and counts once: it takes no loop, no limit and "
            "no family, and a record or another file cannot make a quantity throw."
        ),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            '    cites book "Pay" 1\n'
            "modify test_amount when guard.rank = high\n"
            "    throw d6\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    throw d6\n"
            '    cites book "Pay" 1\n'
            "modify test_amount when guard.rank = high\n"
            "    add 1 gold\n"
            '    cites book "Pay" 1\n'
        ),
    ),
)

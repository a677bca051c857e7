"""Codes R03xx: types and measures. Those of forms (R0322 and up) are in `forms`."""

from __future__ import annotations

from rulec.base.codes.code import Code

ALL: tuple[Code, ...] = (
    Code(
        "R0301",
        "wrong-type",
        (
            "A value of one sort stands where another is expected: food where gold is paid, a percent where "
            "points are added, a name where a number belongs."
        ),
        bad=('quantity test_amount(guard: Guard) -> gold "A test"\n    base 10 food\n    cites book "Pay" 1\n'),
        good=('quantity test_amount(guard: Guard) -> gold "A test"\n    base 10 gold\n    cites book "Pay" 1\n'),
    ),
    Code(
        "R0302",
        "not-a-number",
        ("Something that is no number is added, multiplied, rounded or made negative."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold * guard.sort\n"
            '    cites book "Pay" 1\n'
        ),
        good=('quantity test_amount(guard: Guard) -> gold "A test"\n    base 10 gold\n    cites book "Pay" 1\n'),
    ),
    Code(
        "R0303",
        "list-in-the-wrong-place",
        (
            "Braces hold a list. A list stands behind `in`, or where a list or a set is expected; its items are "
            "single values."
        ),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n    base {1 gold, 2 gold}\n    cites book "Pay" 1\n'
        ),
        good=('quantity test_amount(guard: Guard) -> gold "A test"\n    base 1 gold\n    cites book "Pay" 1\n'),
    ),
    Code(
        "R0304",
        "ruling-without-value",
        ("A ruling is used as a value, but its readings hold none."),
        bad=(
            'ruling test_ruling gap "A doubt"\n'
            '    reading yes_it_does "It does." cites book "Pay" 1\n'
            '    take yes_it_does because "So."\n'
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base ruling test_ruling\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'ruling test_ruling gap "A doubt"\n'
            '    reading much = 2 gold "It does." cites book "Pay" 1\n'
            '    take much because "So."\n'
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base ruling test_ruling\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0305",
        "may-be-none",
        (
            "A field declared with `?` may be `none`. Before its own fields are read it must be clear that it is "
            "not: the test `X != none` stands in front, in the same condition or in the `when` of the line."
        ),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 1 gold when guard.friend.level > 2 levels\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 1 gold when guard.friend != none and guard.friend.level > 2 levels\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0306",
        "no-fields",
        ("A dot follows something that has no fields."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 1 gold when guard.level.height > 1\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 1 gold when guard.level > 1 level\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0307",
        "missing-brackets",
        ("A quantity, value or fact is named without saying for what it is to be worked out."),
        bad=('quantity test_amount(guard: Guard) -> gold "A test"\n    base wage\n    cites book "Pay" 1\n'),
        good=('quantity test_amount(guard: Guard) -> gold "A test"\n    base wage(guard)\n    cites book "Pay" 1\n'),
    ),
    Code(
        "R0308",
        "missing-keys",
        ("A table is named without the keys of the cell that is meant."),
        bad=('quantity test_amount(guard: Guard) -> gold "A test"\n    base prices\n    cites book "Pay" 1\n'),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base prices[guard.sort].price\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0309",
        "unlike-measures",
        ("Amounts of different measures are added or subtracted."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n    base 10 gold + 5 food\n    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n    base 10 gold + 5 gold\n    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0310",
        "percent-plus-percent",
        (
            "Two ratios are added. What is added to a percent is counted in points; a share of the percent itself "
            "is taken with `increase by`."
        ),
        bad=('quantity test_chance(guard: Guard) -> percent "A test"\n    base 50% + 10%\n    cites book "Pay" 1\n'),
        good=(
            'quantity test_chance(guard: Guard) -> percent "A test"\n    base 50% + 10 points\n    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0311",
        "measures-do-not-multiply",
        ("Two measures are multiplied or divided and the outcome means nothing, as points times points."),
        bad=(
            'quantity test_chance(guard: Guard) -> percent "A test"\n'
            "    base 50%\n"
            "    add 5 points * (2 points)\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_chance(guard: Guard) -> percent "A test"\n'
            "    base 50%\n"
            "    add 5 points * 2\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0312",
        "division-by-zero",
        ("A number is divided by nothing, which has no answer."),
        bad=('quantity test_amount(guard: Guard) -> gold "A test"\n    base 10 gold / 0\n    cites book "Pay" 1\n'),
        good=('quantity test_amount(guard: Guard) -> gold "A test"\n    base 10 gold / 2\n    cites book "Pay" 1\n'),
    ),
    Code(
        "R0313",
        "never-none",
        ("A value is compared with `none` that can never be none. Only fields whose type ends with `?` can."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 1 gold when guard.level = none\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 1 gold when guard.friend = none\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0314",
        "unlike-comparison",
        ("Two things of different sorts are compared."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 1 gold when guard.level > 5 gold\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 1 gold when guard.level > 5 levels\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0315",
        "no-order",
        (
            "Greater and less are asked of names that have no order. The names of a `scale` have one, those of an "
            "`enum` have not."
        ),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 1 gold when guard.sort > plain\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 1 gold when guard.rank > low\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0316",
        "name-as-condition",
        ("A second name follows `or` where a whole condition belongs. The line was surely meant as a list of names."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 1 gold when guard.sort = keen or old\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 1 gold when guard.sort in {keen, old}\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0317",
        "in-needs-a-list",
        ("Behind `in` stands a single value instead of a list or range."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 1 gold when guard.sort in keen\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 1 gold when guard.sort in {keen, old}\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0318",
        "empty-range",
        ("A range goes from the higher to the lower end, so nothing lies in it."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 1 gold when guard.level in 5 levels .. 3 levels\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 1 gold when guard.level in 3 levels .. 5 levels\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0319",
        "carries-nothing",
        ("`has` is asked of something that carries nothing, as a number or a name."),
        bad=(
            'fact test_fact(guard: Guard) "{guard} is fit", not "{guard} is unfit"\n'
            "    holds guard.sort has brave\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'fact test_fact(guard: Guard) "{guard} is fit", not "{guard} is unfit"\n'
            "    holds guard.house has brave\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0320",
        "has-needs-a-name",
        ("Behind `has` stands something other than the name of an entry."),
        bad=(
            'fact test_fact(guard: Guard) "{guard} is fit", not "{guard} is unfit"\n'
            "    holds guard.house has 5\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'fact test_fact(guard: Guard) "{guard} is fit", not "{guard} is unfit"\n'
            "    holds guard.house has brave\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0321",
        "unlike-answers",
        ("The two answers of an `if` are of different sorts."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base if guard.sort = keen then 10 gold else 5 food\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base if guard.sort = keen then 10 gold else 5 gold\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0396",
        "unknown-is-a-cell",
        (
            "Something other than a cell of a table is compared with `unknown`, or something is worked out with it. "
            "What a rule works out is never unknown: it refuses when it needs a cell that is. Ask the cell itself."
        ),
        bad=(
            'fact test_fact(guard: Guard) "{guard} is priceless", not "{guard} has a price"\n'
            "    holds wage(guard) = unknown\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'fact test_fact(guard: Guard) "{guard} is priceless", not "{guard} has a price"\n'
            "    holds prices[guard.sort].price = unknown\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0397",
        "entries-in-a-circle",
        (
            "Entries of which things begin name each other in a circle. A thing that begins as one of them brings the "
            "other into play, which brings the first again, without end."
        ),
        bad=(
            'kind Barn, barns "barn"\n'
            '    mate: Barn? "mate"\n'
            '    cites book "Pay" 1\n\n'
            'barn oak "Oak"\n'
            "    mate: elm\n"
            '    cites book "Pay" 1\n\n'
            'barn elm "Elm"\n'
            "    mate: oak\n"
            '    cites book "Pay" 1\n\n'
            'fact test_fact(barn: Barn) "it has a mate"\n'
            "    holds barn.mate != none\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'kind Barn, barns "barn"\n'
            '    mate: Barn? "mate"\n'
            '    cites book "Pay" 1\n\n'
            'barn oak "Oak"\n'
            "    mate: elm\n"
            '    cites book "Pay" 1\n\n'
            'barn elm "Elm"\n'
            '    cites book "Pay" 1\n\n'
            'fact test_fact(barn: Barn) "it has a mate"\n'
            "    holds barn.mate != none\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0399",
        "entry-names-things",
        (
            "An entry of a listed kind names things that are in play, such as a house. The entry is the same in every "
            "game, the houses are not: it can tell readers whom it is for, but no rule can ask it for them."
        ),
        bad=(
            'kind Badge, badges listed "badge"\n'
            '    owner: House? = none "owner"\n\n'
            'badge lion "Lion"\n'
            '    cites book "Pay" 1\n\n'
            'fact test_fact(badge: Badge) "it is owned"\n'
            "    holds badge.owner != none\n"
            '    cites book "Pay" 1\n'
        ),
        good=('fact test_fact(house: House) "it is an old house"\n    holds house has brave\n    cites book "Pay" 1\n'),
    ),
)

"""Codes R063x and R064x: contributions that clash, never count or have no end."""

from __future__ import annotations

from rulec.base.codes.code import Code

ALL: tuple[Code, ...] = (
    Code(
        "R0630",
        "clash",
        (
            "Two lines that each set the whole value count in the same case, and nothing says which of "
            "them holds. Narrow a condition, or let one go over the other's family."
        ),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold when guard.sort = keen\n"
            "    base 5 gold when guard.level > 3 levels\n"
            "    base 1 gold when guard.sort != keen and guard.level <= 3 levels\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold when guard.sort = keen\n"
            "    base 5 gold when guard.sort != keen and guard.level > 3 levels\n"
            "    base 1 gold when guard.sort != keen and guard.level <= 3 levels\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0631",
        "no-base",
        (
            "A quantity begins with a base in some cases and without one in others. Where it is meant to "
            "begin with nothing, a base of nothing says so."
        ),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold when guard.sort = keen\n"
            "    add 1 gold\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold when guard.sort = keen\n"
            "    base 5 gold when guard.sort != keen\n"
            "    add 1 gold\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0632",
        "condition-never-holds",
        ("A line counts only under a condition that nothing can meet, so that it changes nothing."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 5 gold when guard.sort = keen and guard.sort = old\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 5 gold when guard.sort in {keen, old}\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0633",
        "condition-always-holds",
        ("A condition is met by everything, so that it says nothing. Leave it out, or say what is meant."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 5 gold when guard.sort != keen or guard.sort != old\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 5 gold when guard.sort not in {keen, old}\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0634",
        "two-limits",
        (
            "Two lines of one step each stop at a limit of their own, so that their order would change the "
            "value. Lines that belong together form a family; others stand in steps of their own."
        ),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 5 gold up to 20 gold\n"
            "    add 8 gold up to 25 gold\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    family gifts counts sum, at most 12 gold\n"
            "    base 10 gold\n"
            "    add 5 gold as gifts\n"
            "    add 8 gold as gifts\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0635",
        "family-mixed",
        (
            "The lines of a family do different things: some add, others multiply. They are put together "
            "first and count as one, so that they must be of one sort."
        ),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    family gifts counts sum\n"
            "    base 10 gold\n"
            "    add 5 gold as gifts\n"
            "    times 2 as gifts\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    family gifts counts sum\n"
            "    base 10 gold\n"
            "    add 5 gold as gifts\n"
            "    add 2 gold as gifts\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0636",
        "family-empty",
        ("A family has no lines: nothing counts `as` it, so that going `over` it or limiting it changes nothing."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    family gifts counts sum\n"
            "    base 10 gold\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    family gifts counts sum\n"
            "    base 10 gold\n"
            "    add 5 gold as gifts\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0637",
        "changes-nothing",
        (
            "A line leaves the value as it is, whatever the value: it adds nothing, multiplies by one, or "
            "sets a limit that the bounds set already."
        ),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 0 gold\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 1 gold\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0638",
        "bounds-reversed",
        ("The lower end of the bounds is above the upper end."),
        bad=(
            'quantity test_chance(guard: Guard) -> percent "A test"\n'
            "    base 50%\n"
            "    bounds 97% .. 3%\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_chance(guard: Guard) -> percent "A test"\n'
            "    base 50%\n"
            "    bounds 3% .. 97%\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0639",
        "limits-contradict",
        ("A limit cannot be kept together with another limit or with the bounds."),
        bad=(
            'quantity test_chance(guard: Guard) -> percent "A test"\n'
            "    base 50%\n"
            "    at least 98%\n"
            "    bounds 3% .. 97%\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_chance(guard: Guard) -> percent "A test"\n'
            "    base 50%\n"
            "    at least 10%\n"
            "    bounds 3% .. 97%\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0640",
        "reduced-past-nothing",
        (
            "The reductions of one step come to more than the whole. They are summed before they are "
            "applied; what is to be taken off what is left stands in a later step."
        ),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    reduce by 60%\n"
            "    reduce by 50%\n"
            "    round down to 1 gold\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    reduce by 60%\n"
            "    reduce by 30%\n"
            "    round down to 1 gold\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0641",
        "clash-unproved",
        (
            "Two lines that each set the whole value depend on conditions that may hold together, as far "
            "as can be seen. Write them as one line, so that it is plain that one of them counts."
        ),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold when any(f.level > guard.level for each f in guard.friends)\n"
            "    base 5 gold when all(f.level > guard.level for each f in guard.friends)\n"
            "    add 1 gold\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base if any(f.level > guard.level for each f in guard.friends) then 10 gold else 5 gold\n"
            "    add 1 gold\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0642",
        "throw-unread",
        ("A roll throws something that none of its lines reads, so that the dice fall for nothing."),
        bad=(
            'roll test_roll() -> number "A test"\n'
            "    throw a be d6\n"
            "    throw b be d6\n"
            "    a + a\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'roll test_roll() -> number "A test"\n'
            "    throw a be d6\n"
            "    throw b be d6\n"
            "    a + b\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0643",
        "again-for-ever",
        (
            "A die is to be thrown again until something holds that no face can bring about, whatever else "
            "was thrown or for some of what was."
        ),
        bad=(
            'roll test_roll() -> number "A test"\n'
            "    throw a be d6\n"
            "    again a until a > 6\n"
            "    a\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'roll test_roll() -> number "A test"\n'
            "    throw a be d6\n"
            "    again a until a > 1\n"
            "    a\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0644",
        "again-unclear",
        (
            "Whether a die lies still depends on more than dice, so that it cannot be told before play that "
            "it ever will. `until` may read dice, fixed values, and parameters that are names or yes and no."
        ),
        bad=(
            'roll test_roll(most: number) -> number "A test"\n'
            "    throw a be d6\n"
            "    again a until a < most\n"
            "    a\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'roll test_roll(rank: Rank) -> number "A test"\n'
            "    throw a be d6\n"
            "    again a until a < 4 or rank = high\n"
            "    a\n"
            '    cites book "Pay" 1\n'
        ),
    ),
)

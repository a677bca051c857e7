"""Codes R02xx: names."""

from __future__ import annotations

from rulec.base.codes.code import Code

ALL: tuple[Code, ...] = (
    Code(
        "R0201",
        "unknown-name",
        (
            "A name stands in an expression and means nothing there. Known are the names of the block (its "
            "parameters and the names bound by `each`), the members of the list of names that the place expects, "
            "the constants of the pack, and what can be worked out with brackets."
        ),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 5 gold when gaurd.level > 2 levels\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 5 gold when guard.level > 2 levels\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0202",
        "unknown-field",
        (
            "A thing is asked for a field that its kind does not declare. The fields stand in the block under "
            "`kind`, and those of the kind that it extends count too."
        ),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 5 gold when guard.levle > 2 levels\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 5 gold when guard.level > 2 levels\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0203",
        "unknown-measure",
        (
            "The word behind a number is no measure of the pack. Measures are declared with `measure`; `points` "
            "and `percent` belong to the language."
        ),
        bad=('quantity test_amount(guard: Guard) -> gold "A test"\n    base 10 glod\n    cites book "Pay" 1\n'),
        good=('quantity test_amount(guard: Guard) -> gold "A test"\n    base 10 gold\n    cites book "Pay" 1\n'),
    ),
    Code(
        "R0204",
        "unknown-ruling",
        ("A ruling is named that nobody wrote. Rulings are declared with `ruling NAME SORT`."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    increase by ruling exrta\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    increase by ruling extra\n"
            "    round down to 1 gold\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0205",
        "unknown-member",
        ("A place expects one of a fixed list of names, and the name is not among them."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 1 gold when guard.sort = keeen\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 1 gold when guard.sort = keen\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0206",
        "its-outside-record",
        ("`its` and `this` mean the record in which the line stands. Outside a record they mean nothing."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 1 gold when its.level > 1 level\n"
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
        "R0207",
        "ambiguous-name",
        (
            "A thing can carry entries of several kinds, and two of these kinds have an entry of this name. Say "
            "through the field which one is meant."
        ),
        bad=(
            'kind Vow, vows listed "vow"\n'
            "    carried by Squire as vows\n"
            'kind Squire "squire"\n'
            "    vows: set of Vow = {}\n"
            "    virtues: set of Gift = {}\n"
            'kind Gift, gifts listed "gift"\n'
            "    carried by Squire as virtues\n"
            'vow calm "Calm"\n'
            '    cites book "Pay" 1\n'
            'gift calm "Calm"\n'
            '    cites book "Pay" 1\n'
            "fact test_fact(squire: Squire)\n"
            "    holds squire has calm\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'kind Vow, vows listed "vow"\n'
            "    carried by Squire as vows\n"
            'kind Squire "squire"\n'
            "    vows: set of Vow = {}\n"
            "    virtues: set of Gift = {}\n"
            'kind Gift, gifts listed "gift"\n'
            "    carried by Squire as virtues\n"
            'vow calm "Calm"\n'
            '    cites book "Pay" 1\n'
            'gift calm "Calm"\n'
            '    cites book "Pay" 1\n'
            "fact test_fact(squire: Squire)\n"
            "    holds squire.vows has calm\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0208",
        "not-carried",
        (
            "A thing is asked whether it has something that it cannot carry. What can be carried is said by "
            "`carried by` in the kind of what is carried."
        ),
        bad=(
            'fact test_fact(guard: Guard) "{guard} is fit", not "{guard} is unfit"\n'
            "    holds guard.house has braev\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'fact test_fact(guard: Guard) "{guard} is fit", not "{guard} is unfit"\n'
            "    holds guard.house has brave\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0209",
        "unknown-function",
        ("Brackets follow a name, but there is no quantity, value or fact of that name."),
        bad=('quantity test_amount(guard: Guard) -> gold "A test"\n    base wgae(guard)\n    cites book "Pay" 1\n'),
        good=('quantity test_amount(guard: Guard) -> gold "A test"\n    base wage(guard)\n    cites book "Pay" 1\n'),
    ),
    Code(
        "R0210",
        "unknown-parameter",
        ("An argument is named, and what is called has no parameter of that name."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n    base wage(gard: guard)\n    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n    base wage(guard: guard)\n    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0211",
        "shadowed-name",
        ("A name bound by `each` means something else in the same block already. Each name means one thing at a time."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 1 gold for each guard in guard.friends\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            '    add 1 gold for each friend in guard.friends "friends"\n'
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0212",
        "unknown-table",
        (
            "Square brackets follow a name, but there is no table of that name. Tables stand in the folder "
            "`tables`, one file each."
        ),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base pirces[guard.sort].price\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base prices[guard.sort].price\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0213",
        "unknown-column",
        ("The table has no value column of that name."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base prices[guard.sort].pirce\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base prices[guard.sort].price\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0214",
        "unknown-type",
        (
            "The type is neither a measure, nor a kind, nor a list of names, nor `number`, `truth`, `text`, "
            "`percent` or `points`."
        ),
        bad=('kind Cart "cart"\n    load: foood\n'),
        good=('kind Cart "cart"\n    load: food\n'),
    ),
    Code(
        "R0215",
        "declared-twice",
        ("The same name is declared a second time where it may stand only once."),
        bad='measure gold "gold again"\n',
        good='measure silver "silver"\n',
    ),
    Code(
        "R0216",
        "wrong-letters",
        (
            "Kinds, enumerations and scales begin with a capital letter; every other name is written in small "
            "letters with underscores. So a reader can tell at a glance which is which."
        ),
        bad="enum colour: red, green\n",
        good="enum Colour: red, green\n",
    ),
    Code(
        "R0217",
        "built-in-measure",
        (
            "`points`, `percent` and `number` are words of the language: a point is the difference of two "
            "percents. A pack that counts points of its own gives them a name of their own."
        ),
        bad='measure points "points"\n',
        good='measure victory_point, victory_points "points"\n',
    ),
    Code(
        "R0218",
        "unknown-kind",
        ("A kind is named that nobody declared."),
        bad='kind Baker extends Gaurd "baker"\n',
        good='kind Baker extends Guard "baker"\n',
    ),
    Code(
        "R0219",
        "kind-ring",
        ("A kind extends itself, by itself or through others."),
        bad=('kind Left extends Right "left"\nkind Right extends Left "right"\n'),
        good=('kind Left "left"\nkind Right extends Left "right"\n'),
    ),
    Code(
        "R0220",
        "unknown-head",
        (
            "A declaration begins with a word that is neither a word of the language nor the name of a kind in "
            "small letters."
        ),
        bad=('virtu calm "Calm"\n    cites book "Virtues" 1\n'),
        good=('virtue calm "Calm"\n    cites book "Virtues" 1\n'),
    ),
    Code(
        "R0221",
        "unknown-reading",
        ("`take` names a reading that the ruling does not have."),
        bad=(
            'ruling test_ruling gap "A doubt"\n'
            '    reading half = 50% cites book "Pay" 1\n'
            '    take hlaf because "So."\n'
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    increase by ruling test_ruling\n"
            "    round down to 1 gold\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'ruling test_ruling gap "A doubt"\n'
            '    reading half = 50% cites book "Pay" 1\n'
            '    take half because "So."\n'
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    increase by ruling test_ruling\n"
            "    round down to 1 gold\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0222",
        "unknown-step",
        ("`during` names a step that the quantity does not have."),
        bad=(
            'virtue test_virtue "Test"\n'
            "    modify hold_chance for its guard\n"
            "        add 5 points during latre\n"
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
        "R0223",
        "unknown-family",
        ("`as` or `over` names a family that the quantity does not declare."),
        bad=(
            'virtue test_virtue "Test"\n'
            "    modify hold_chance for its guard\n"
            "        add 5 points during later as corage\n"
            '    cites book "Virtues" 1\n'
        ),
        good=(
            'virtue test_virtue "Test"\n'
            "    modify hold_chance for its guard\n"
            "        add 5 points during later as courage\n"
            '    cites book "Virtues" 1\n'
        ),
    ),
    Code(
        "R0224",
        "unknown-need",
        ("`waive` names a need that the fact does not have. Only needs with a name can be waived."),
        bad=(
            'virtue test_virtue "Test"\n'
            "    modify ready for its guard\n"
            "        waive grwon\n"
            '    cites book "Virtues" 1\n'
        ),
        good=(
            'virtue test_virtue "Test"\n'
            "    modify ready for its guard\n"
            "        waive grown\n"
            '    cites book "Virtues" 1\n'
        ),
    ),
    Code(
        "R0225",
        "for-its-outside-record",
        (
            "`for its` climbs to whoever carries the record in which it stands. Outside a record nobody does; say "
            "with `when` whom the change concerns."
        ),
        bad=('modify wage for its guard\n    add 1 gold "gift"\n'),
        good=('modify wage when guard.level > 7 levels\n    add 1 gold "gift"\n'),
    ),
    Code(
        "R0226",
        "missing-for-its",
        (
            "A record changes something, but it is not said for whom: `for its NAME` names the parameter through "
            "which the carrier is found."
        ),
        bad=('virtue test_virtue "Test"\n    modify wage\n        add 1 gold\n    cites book "Virtues" 1\n'),
        good=(
            'virtue test_virtue "Test"\n    modify wage for its guard\n        add 1 gold\n    cites book "Virtues" 1\n'
        ),
    ),
    Code(
        "R0227",
        "unknown-parameter-of",
        ("`for its` names a parameter that the quantity, value or fact does not have."),
        bad=(
            'virtue test_virtue "Test"\n    modify wage for its gaurd\n        add 1 gold\n    cites book "Virtues" 1\n'
        ),
        good=(
            'virtue test_virtue "Test"\n    modify wage for its guard\n        add 1 gold\n    cites book "Virtues" 1\n'
        ),
    ),
    Code(
        "R0228",
        "no-carrier",
        ("From the named parameter no chain of `belongs to` leads to anyone who carries such a record."),
        bad=(
            'kind Tool, tools listed "tool"\n'
            'tool spade "Spade"\n'
            '    cites book "Pay" 1\n'
            "    modify wage for its guard\n"
            "        add 1 gold\n"
        ),
        good=(
            'kind Tool, tools listed "tool"\n'
            "    carried by Shed as tools\n"
            'kind Shed "shed"\n'
            "    tools: set of Tool = {}\n"
            'quantity worth(shed: Shed) -> gold "Worth"\n'
            "    base 1 gold\n"
            '    cites book "Pay" 1\n'
            'tool spade "Spade"\n'
            '    cites book "Pay" 1\n'
            "    modify worth for its shed\n"
            "        add 1 gold\n"
        ),
    ),
    Code(
        "R0230",
        "die-name",
        (
            "A die is declared under a name that means something already: `d6` and its like are dice of the "
            "language, and a measure cannot be a die too."
        ),
        bad=('die d6: 1, 2, 3 "a small die"\nroll test_roll() -> number "A test"\n    d6\n    cites book "Pay" 1\n'),
        good=(
            'die small: 1, 2, 3 "a small die"\nroll test_roll() -> number "A test"\n    small\n    cites book "Pay" 1\n'
        ),
    ),
)

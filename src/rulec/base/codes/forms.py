"""Codes R03xx, second half: what calls, lists, cells, dice and declarations are made of."""

from __future__ import annotations

from rulec.base.codes.code import Code

ALL: tuple[Code, ...] = (
    Code(
        "R0322",
        "brackets-behind-no-name",
        ("Round brackets follow something that is not a name."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n    base (10 gold)(guard)\n    cites book "Pay" 1\n'
        ),
        good=('quantity test_amount(guard: Guard) -> gold "A test"\n    base wage(guard)\n    cites book "Pay" 1\n'),
    ),
    Code(
        "R0323",
        "loop-as-argument",
        ("A loop stands where a plain argument belongs."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base wage(each g in guard.friends)\n"
            '    cites book "Pay" 1\n'
        ),
        good=('quantity test_amount(guard: Guard) -> gold "A test"\n    base wage(guard)\n    cites book "Pay" 1\n'),
    ),
    Code(
        "R0324",
        "too-many-arguments",
        ("More is named in the brackets than there are parameters."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n    base wage(guard, guard)\n    cites book "Pay" 1\n'
        ),
        good=('quantity test_amount(guard: Guard) -> gold "A test"\n    base wage(guard)\n    cites book "Pay" 1\n'),
    ),
    Code(
        "R0325",
        "missing-argument",
        ("Something is called without telling it all that it needs."),
        bad=('quantity test_amount(guard: Guard) -> gold "A test"\n    base wage()\n    cites book "Pay" 1\n'),
        good=('quantity test_amount(guard: Guard) -> gold "A test"\n    base wage(guard)\n    cites book "Pay" 1\n'),
    ),
    Code(
        "R0326",
        "loop-over-no-list",
        ("`each` goes through something that is no list."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 1 gold for each x in guard.level\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            '    add 1 gold for each x in guard.friends "friends"\n'
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0327",
        "loop-form",
        (
            "`any`, `all` and `sum` take a test or an amount in front of `for each`; `count` takes `each x in xs "
            "where …` alone."
        ),
        bad=(
            'fact test_fact(guard: Guard) "{guard} is fit", not "{guard} is unfit"\n'
            "    holds any(guard.friends)\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'fact test_fact(guard: Guard) "{guard} is fit", not "{guard} is unfit"\n'
            "    holds all(x.level > 1 level for each x in guard.friends)\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0328",
        "wrong-number-of-keys",
        ("A table is read with more or fewer keys than it has."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base prices[guard.sort, guard.rank].price\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base prices[guard.sort].price\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0329",
        "which-column",
        ("A table with several columns is read without saying which."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n    base prices[guard.sort]\n    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base prices[guard.sort].price\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0330",
        "cell-arguments",
        ("The cells of the column are about so many things, and another number of them is named."),
        bad=(
            'quantity test_chance(guard: Guard) -> percent "A test"\n'
            "    base 50%\n"
            "    add prices[guard.sort].bonus(guard, guard)\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_chance(guard: Guard) -> percent "A test"\n'
            "    base 50%\n"
            "    add prices[guard.sort].bonus(guard)\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0331",
        "which-thing",
        ("The cells of the column are worked out for a thing, and several or none in the block could be meant."),
        bad=(
            'quantity test_chance(first: Guard, second: Guard) -> percent "A test"\n'
            "    base 50%\n"
            "    add prices[first.sort].bonus\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_chance(first: Guard, second: Guard) -> percent "A test"\n'
            "    base 50%\n"
            "    add prices[first.sort].bonus(second)\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0332",
        "listed-kind-made",
        ("A listed kind has just the entries that the sources list; an example cannot make another."),
        bad=(
            'example "A case"\n'
            '    cites book "Pay" 1\n'
            "    given house: House(virtues: {brave}), v: Virtue()\n"
            "    expect 1 = 1\n"
        ),
        good=(
            'example "A case"\n'
            '    cites book "Pay" 1\n'
            "    given house: House(virtues: {brave})\n"
            "    expect house has brave\n"
        ),
    ),
    Code(
        "R0333",
        "unnamed-field",
        ("An instance in an example names each field that it gives."),
        bad=(
            'example "A case"\n'
            '    cites book "Pay" 1\n'
            "    given house: House(), g: Guard(house, 5)\n"
            "    expect wage(g) = 10 gold\n"
        ),
        good=('example "A case"\n    cites book "Pay" 1\n    given g: Guard(level: 5)\n    expect wage(g) = 10 gold\n'),
    ),
    Code(
        "R0334",
        "set-of-things",
        ("A set holds names or entries, of which there is a fixed number. Things in play are held in a list."),
        bad=('kind Barrack "barrack"\n    guards: set of Guard\n'),
        good=('kind Barrack "barrack"\n    guards: list of Guard\n'),
    ),
    Code(
        "R0335",
        "no-rate",
        ("A rate is one measure per another measure."),
        bad=('kind Cart "cart"\n    load: food per Guard\n'),
        good=('kind Cart "cart"\n    load: food per level\n'),
    ),
    Code(
        "R0336",
        "belongs-to-no-thing",
        ("`belongs to` names a field that leads to no thing in play."),
        bad=('kind Cart "cart"\n    load: food\n    belongs to load\n'),
        good=('kind Cart "cart"\n    house: House\n    belongs to house\n'),
    ),
    Code(
        "R0337",
        "carried-kind-not-listed",
        ("Only the entries of a listed kind can be carried."),
        bad=('kind Flag "flag"\n    carried by House as flags\n'),
        good=(
            'kind Flag, flags listed "flag"\n'
            "    carried by Tower as flags\n"
            'kind Tower "tower"\n'
            "    flags: set of Flag = {}\n"
        ),
    ),
    Code(
        "R0338",
        "no-carrying-field",
        ("`carried by` names a field that the carrier does not have, or that holds something else."),
        bad=('kind Flag, flags listed "flag"\n    carried by House as flags\n'),
        good=(
            'kind Flag, flags listed "flag"\n'
            "    carried by Tower as flags\n"
            'kind Tower "tower"\n'
            "    flags: set of Flag = {}\n"
        ),
    ),
    Code(
        "R0339",
        "quantity-no-number",
        ("A quantity is a number with contributions. What answers a name or a thing is a `value`."),
        bad=('quantity test_rank(guard: Guard) -> Rank "A test"\n    base low\n    cites book "Pay" 1\n'),
        good=('value test_rank(guard: Guard) -> Rank "A test"\n    low\n    cites book "Pay" 1\n'),
    ),
    Code(
        "R0340",
        "no-key-type",
        ("Keys of a table are names, entries or numbers."),
        bad=(
            "table: fees\n"
            "title: Fees\n"
            "cites: ['book \"Pay\" 1']\n"
            "keys: [sort]\n"
            "columns:\n"
            "  - {name: sort, type: text, label: Sort}\n"
            "  - {name: fee, type: number, unit: gold, label: Fee}\n"
            "rows:\n"
            "  - [plain, 1]\n"
        ),
        good=(
            "table: fees\n"
            "title: Fees\n"
            "cites: ['book \"Pay\" 1']\n"
            "keys: [sort]\n"
            "columns:\n"
            "  - {name: sort, type: Sort, label: Sort}\n"
            "  - {name: fee, type: number, unit: gold, label: Fee}\n"
            "rows:\n"
            "  - [plain, 1]\n"
            "  - [keen, 2]\n"
            "  - [old, 3]\n"
        ),
        file="tables/fees.yaml",
    ),
    Code(
        "R0341",
        "unit-without-number",
        ("A column has a unit although its type is no number."),
        bad=(
            "table: fees\n"
            "title: Fees\n"
            "cites: ['book \"Pay\" 1']\n"
            "keys: [sort]\n"
            "columns:\n"
            "  - {name: sort, type: Sort, label: Sort}\n"
            "  - {name: fee, type: text, unit: gold, label: Fee}\n"
            "rows:\n"
            "  - [plain, a]\n"
            "  - [keen, b]\n"
            "  - [old, c]\n"
        ),
        good=(
            "table: fees\n"
            "title: Fees\n"
            "cites: ['book \"Pay\" 1']\n"
            "keys: [sort]\n"
            "columns:\n"
            "  - {name: sort, type: Sort, label: Sort}\n"
            "  - {name: fee, type: number, unit: gold, label: Fee}\n"
            "rows:\n"
            "  - [plain, 1]\n"
            "  - [keen, 2]\n"
            "  - [old, 3]\n"
        ),
        file="tables/fees.yaml",
    ),
    Code(
        "R0342",
        "field-left-out",
        ("An entry of a listed kind leaves out a field that has no default."),
        bad=('kind Tool, tools listed "tool"\n    price: gold\ntool spade "Spade"\n    cites book "Pay" 1\n'),
        good=(
            'kind Tool, tools listed "tool"\n'
            "    price: gold\n"
            'tool spade "Spade"\n'
            "    price: 3 gold\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0343",
        "dice-out-of-place",
        (
            "Dice stand where nothing is thrown. They are thrown in a `roll` (by its answers and by its "
            "lines `throw` and `on`) or on a `throw` line of a quantity; a condition reads the name under "
            "which something was thrown."
        ),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add d6 * 1 gold\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    throw d6\n"
            "    add 10 gold\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0344",
        "throw-out-of-place",
        (
            "A rule asks for a roll, or for a quantity that throws, where nothing is thrown. Each time it is "
            "asked the dice would fall anew. Throw it once and give what it came to as a parameter."
        ),
        bad=(
            'roll test_roll() -> number "A test"\n'
            "    d6\n"
            '    cites book "Pay" 1\n'
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 1 gold * test_roll()\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'roll test_roll() -> number "A test"\n'
            "    d6\n"
            '    cites book "Pay" 1\n'
            'quantity test_amount(guard: Guard, score: number) -> gold "A test"\n'
            "    base 1 gold * score\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0345",
        "no-such-die",
        (
            "A die has no such number of sides, or so many dice are not thrown together. Dice have 2 to 1000 "
            "sides, and 1 to 100 of them are thrown at once; a die with other faces is declared with `die`."
        ),
        bad=('roll test_roll() -> number "A test"\n    d1\n    cites book "Pay" 1\n'),
        good=('roll test_roll() -> number "A test"\n    d2\n    cites book "Pay" 1\n'),
    ),
    Code(
        "R0346",
        "odds-out-of-place",
        (
            "`odds(…)` asks how likely something is. Only an example may ask, in an `expect` line: the rules "
            "themselves throw."
        ),
        bad=(
            'roll test_roll() -> number "A test"\n'
            "    d6\n"
            '    cites book "Pay" 1\n'
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 60 gold * odds(test_roll() = 1)\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'roll test_roll() -> number "A test"\n'
            "    d6\n"
            '    cites book "Pay" 1\n'
            '    example "A one"\n'
            "        expect odds(test_roll() = 1) = 1/6\n"
        ),
    ),
    Code(
        "R0347",
        "roll-result",
        (
            "A roll gives a thing, a list or a text. Dice give numbers, the names of an `enum` or `scale`, "
            "and yes or no."
        ),
        bad=(
            'roll test_roll(guard: Guard) -> Guard "A test"\n    on d6\n    1 or more: guard\n    cites book "Pay" 1\n'
        ),
        good=(
            'roll test_roll() -> Rank "A test"\n'
            "    on d6\n"
            "    1 .. 4: low\n"
            "    5 or more: high\n"
            '    cites book "Pay" 1\n'
        ),
    ),
)

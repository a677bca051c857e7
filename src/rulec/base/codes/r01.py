"""Codes R01xx: writing.

R0101 to R0110 are about characters and lines, R0111 to R0119 about what stands where, the rest about guesses from
other languages and slips that would be read as something else.
"""

from __future__ import annotations

from rulec.base.codes.code import Code


def _amount(*lines: str) -> str:
    """A small quantity with the lines in its block."""
    head = 'quantity test_amount(guard: Guard) -> gold "A test"\n'
    return head + "".join(f"    {line}\n" for line in ("base 10 gold", *lines, 'cites book "Pay" 1'))


def _answer(*lines: str) -> str:
    """A small value with the lines in its block."""
    head = 'value test_answer(guard: Guard) -> Rank "A test"\n'
    return head + "".join(f"    {line}\n" for line in (*lines, 'cites book "Pay" 1'))


_KEEN = 'add 5 gold when guard.sort = keen "keenness"'
_TWO = "add 5 gold when guard.sort = keen and (guard.rank = low or guard.rank = high)"
_HEAD = _amount()

_LINES: tuple[Code, ...] = (
    Code(
        "R0101",
        "tab",
        "A tab stands in the source. Tabs are as wide as each editor likes, so that lines which look alike on one "
        "screen do not on another. Indent with four spaces for each level.",
        _amount("round down\tto 1 gold"),
        _amount("round down to 1 gold"),
    ),
    Code(
        "R0102",
        "not-utf8",
        "The file is not written in UTF-8, so some of its characters are unknown. Editors offer the encoding when "
        "a file is saved.",
        "",
        "",
    ),
    Code(
        "R0103",
        "unseen-character",
        "A character that cannot be seen stands in the source: a control character, a mark without width or one "
        "that turns the direction of writing. The text would not be what it looks like.",
        _amount('add 5 gold when guard.sort = keen "keen\u202eness"'),
        _amount(_KEEN),
    ),
    Code(
        "R0104",
        "foreign-letter",
        "A name has a letter from outside a to z. Many look like a Latin letter and are another one, so that two "
        "names which look the same differ. Texts in quotes may hold any letters.",
        _amount('add 5 gold when gu\u0430rd.sort = keen "keenness"'),
        _amount(_KEEN),
    ),
    Code(
        "R0105",
        "unclosed-text",
        "A text begins with a quote and has no quote at its end. A text stands on one line, however long the line.",
        _amount('add 5 gold when guard.sort = keen "keenness'),
        _amount(_KEEN),
    ),
    Code(
        "R0106",
        "unclosed-bracket",
        "A bracket is opened and not closed. Lines inside brackets go on below only when they are indented deeper "
        "than the line began, so that a lost bracket is found where it was lost.",
        _amount("add 5 gold * (1 + 2"),
        _amount("add 5 gold * (1 + 2)"),
    ),
    Code(
        "R0107",
        "stray-bracket",
        "A closing bracket stands where none is open, or another sort of bracket is due.",
        _amount("add 5 gold * 1 + 2)"),
        _amount("add 5 gold * (1 + 2)"),
    ),
    Code(
        "R0108",
        "uneven-indentation",
        "A line is indented by a number of spaces that fits no line above it, so that it is not clear to which "
        "block it belongs.",
        _HEAD + "  round down to 1 gold\n",
        _HEAD + "    round down to 1 gold\n",
    ),
    Code(
        "R0109",
        "too-deep",
        "Brackets, blocks or parts of an expression stand inside one another two hundred times and more. No reader "
        "could follow that; give parts of it names of their own.",
        _amount("add 5 gold * " + "(" * 201 + "1" + ")" * 201),
        _amount("add 5 gold * (1 + 1)"),
    ),
    Code(
        "R0110",
        "long-number",
        "A number has more than thirty digits. No amount in a rulebook is that large; usually a separator was lost.",
        _amount("add 1000000000000000000000000000000 gold"),
        _amount("add 1000000 gold"),
    ),
)

_FORM: tuple[Code, ...] = (
    Code(
        "R0111",
        "unexpected",
        "The line cannot go on with this word or sign. The hint lists what may stand there.",
        _amount("add 5 gold guard"),
        _amount("add 5 gold"),
    ),
    Code(
        "R0112",
        "misspelt-word",
        "A word stands where a word of the language is due, and is nearly one.",
        _amount("subtrakt 5 gold"),
        _amount("subtract 5 gold"),
    ),
    Code(
        "R0113",
        "unknown-clause",
        "Each block takes certain clauses, and this is none of them: it belongs to another block, or to none. Lines "
        "in column 1 are declarations; their clauses are indented below them.",
        _amount("holds guard.sort = keen"),
        _amount(_KEEN),
    ),
    Code(
        "R0114",
        "no-lines-below",
        "This line opens a block, but no lines are indented below it.",
        'quantity test_amount(guard: Guard) -> gold "A test"\n',
        _HEAD,
    ),
    Code(
        "R0115",
        "too-far-in",
        "A line is indented deeper than the line above it, and that line takes no lines below it.",
        _amount("add 5 gold", "    add 6 gold"),
        _amount("add 5 gold", "add 6 gold"),
    ),
    Code(
        "R0116",
        "reserved-word",
        "A word of the language is used as a name. About two dozen words are reserved everywhere, and some more may "
        "not begin a line as a name, so that no line can be read in two ways.",
        'quantity test_amount(each: Guard) -> gold "A test"\n    base 10 gold\n    cites book "Pay" 1\n',
        _HEAD,
    ),
    Code(
        "R0117",
        "unfinished-line",
        "The line ends, or goes on, where something that belongs to it is missing. The hint says what.",
        _amount("add"),
        _amount("add 5 gold"),
    ),
    Code(
        "R0118",
        "head-without-parameters",
        "The name of a quantity, value or fact is followed by brackets with its parameters, each with its type: "
        "`wage(guard: Guard)`. What depends on nothing has empty brackets.",
        'quantity test_amount -> gold "A test"\n    base 10 gold\n    cites book "Pay" 1\n',
        'quantity test_amount() -> gold "A test"\n    base 10 gold\n    cites book "Pay" 1\n',
    ),
    Code(
        "R0119",
        "head-without-result",
        "A quantity or value says behind its brackets what it answers: `-> gold`. A fact says nothing there, since "
        "it always answers yes or no.",
        'quantity test_amount(guard: Guard) gold "A test"\n    base 10 gold\n    cites book "Pay" 1\n',
        _HEAD,
    ),
    Code(
        "R0120",
        "stray-colon",
        "No colon ends the head of a block or follows the first word of a clause. Colons name things (parameters, "
        "fields, given values, needs) and end a band.",
        'quantity test_amount(guard: Guard) -> gold "A test":\n    base 10 gold\n    cites book "Pay" 1\n',
        _HEAD,
    ),
    Code(
        "R0121",
        "wrong-order",
        "The parts of a line have a fixed order: verb, amount, `up to` or `down to`, `for each`, `when`, `during`, "
        "`as` or `over`, the label, `cites`. The hint shows the line in that order.",
        _amount('add 5 gold "keenness" when guard.sort = keen'),
        _amount(_KEEN),
    ),
    Code(
        "R0122",
        "repeated-part",
        "A part of a line stands in it twice, as a second `when` or a second label.",
        _amount("add 5 gold when guard.sort = keen when guard.rank = low"),
        _amount("add 5 gold when guard.sort = keen and guard.rank = low"),
    ),
)

_GUESSES: tuple[Code, ...] = (
    Code(
        "R0123",
        "foreign-sign",
        "A sign of another language or of the printed page stands in the rules. Comparisons are `=`, `!=`, `<`, `<=`, "
        "`>`, `>=`; tests are joined by `and`, `or`, `not`; lists stand in braces.",
        _amount("add 5 gold when guard.sort == keen"),
        _amount("add 5 gold when guard.sort = keen"),
    ),
    Code(
        "R0124",
        "other-word-for-when",
        "The condition of a line begins with `when`, behind the amount or the answer. `if` belongs to an amount that "
        "is chosen (`if C then A else B`), `where` to `for each`.",
        _amount("add 5 gold if guard.sort = keen"),
        _amount("add 5 gold when guard.sort = keen"),
    ),
    Code(
        "R0125",
        "unless",
        "There is no `unless`: a condition that must not hold is written `when not (…)`.",
        _amount("add 5 gold unless guard.sort = keen"),
        _amount("add 5 gold when not (guard.sort = keen)"),
    ),
    Code(
        "R0126",
        "is-for-equals",
        "`is` is no word of the language. `=` compares, `!=` tells that two are not the same, `in` that one is among "
        "several.",
        _amount("add 5 gold when guard.sort is keen"),
        _amount("add 5 gold when guard.sort = keen"),
    ),
    Code(
        "R0127",
        "between",
        "A range is written with `in` and two dots, `in 1 .. 4`; both ends belong to it.",
        _amount("add 5 gold when guard.level between 1 level and 4 levels"),
        _amount("add 5 gold when guard.level in 1 level .. 4 levels"),
    ),
    Code(
        "R0128",
        "for-without-each",
        "A line that counts once for each of several things says `for each x in xs`, with both words.",
        _amount("add 5 gold for friend in guard.friends"),
        _amount("add 5 gold for each friend in guard.friends"),
    ),
    Code(
        "R0129",
        "other-range",
        "A range is written with two dots between spaces, `3 .. 97`. A dash would subtract, and words such as `to` "
        "are read as measures. A band that is open says `or more` or `or less`.",
        _amount("bounds 1 gold - 97 gold"),
        _amount("bounds 1 gold .. 97 gold"),
    ),
    Code(
        "R0130",
        "apostrophe",
        "A field is reached by a point: `guard.level`, where English says “the guard's level”.",
        _amount("add 5 gold per level * guard's level"),
        _amount("add 5 gold per level * guard.level"),
    ),
    Code(
        "R0131",
        "other-quotes",
        "Texts stand in straight or curly double quotes. Single quotes are for use inside a text.",
        _amount("add 5 gold when guard.sort = keen 'keenness'"),
        _amount(_KEEN),
    ),
    Code(
        "R0132",
        "quote-in-text",
        "A text ends at the next straight quote, also behind a backslash. Inside a text write curly quotes.",
        _amount('add 5 gold when guard.sort = keen "called \\"keen\\""'),
        _amount('add 5 gold when guard.sort = keen "called “keen”"'),
    ),
    Code(
        "R0133",
        "assignment",
        "A line that gives a name a new value stands where nothing is assigned. A quantity collects amounts; `=` "
        "compares.",
        _amount("set guard.level = 5"),
        _amount("set to 5 gold"),
    ),
    Code(
        "R0134",
        "other-verb",
        "An amount is written with one of the verbs `base`, `add`, `subtract`, `increase by`, `reduce by`, `times`, "
        "`divide by`, `set to`, `at least`, `at most`, and names no target: the block says what it changes.",
        _amount("increase wage by 5%"),
        _amount("increase by 5%", "round down to 1 gold"),
    ),
    Code(
        "R0135",
        "other-type",
        "A type is the name of a measure, kind or enumeration, `list of T`, `set of T`, or `T?` for what may be "
        "`none`.",
        'value test_answer(guard: Guard) -> collection of Guard "A test"\n    guard.friends\n    cites book "Pay" 1\n',
        'value test_answer(guard: Guard) -> list of Guard "A test"\n    guard.friends\n    cites book "Pay" 1\n',
    ),
    Code(
        "R0136",
        "rate-with-field",
        "Behind `per` stands a measure, not a field. What is to be multiplied follows with `*`: "
        "`5 gold per level * guard.level`.",
        _amount("add 5 gold per guard.level"),
        _amount("add 5 gold per level * guard.level"),
    ),
    Code(
        "R0137",
        "slash-without-spaces",
        "`1/4` without spaces is a number. A slash that divides stands between spaces, so that the two cannot be "
        "taken for one another.",
        _amount("add wage(guard)/2", "round down to 1 gold"),
        _amount("add wage(guard) / 2", "round down to 1 gold"),
    ),
)

_SLIPS: tuple[Code, ...] = (
    Code(
        "R0138",
        "mixed-and-or",
        "`and` and `or` stand side by side without brackets. Readers differ in which belongs together, so brackets "
        "must say it.",
        _amount(_TWO.replace("(", "").replace(")", "")),
        _amount(_TWO),
    ),
    Code(
        "R0139",
        "bare-thousands",
        "A number with thousands commas carries a measure, `1,200 gold`. Without one it may as well be two numbers, "
        "which are written with a space behind the comma.",
        _amount("base 1,200 * 1 gold").replace("    base 10 gold\n", ""),
        _amount("base 1,200 gold").replace("    base 10 gold\n", ""),
    ),
    Code(
        "R0140",
        "signed-amount",
        "`add` is followed by a minus sign, or `subtract` by one. The verb says which way an amount counts, also in "
        "the breakdown.",
        _amount("add -5 gold"),
        _amount("subtract 5 gold"),
    ),
    Code(
        "R0141",
        "each-without-test",
        "`all` and `any` ask whether a test holds for each of several things, `sum` adds an amount for each: the test "
        "or the amount stands in front, `all(C for each x in xs)`.",
        _amount("add 5 gold when all(each f in guard.friends where f.sort = keen)"),
        _amount("add 5 gold when all(f.sort = keen for each f in guard.friends)"),
    ),
    Code(
        "R0142",
        "loop-without-each",
        "`x in xs` asks whether something is one of several. To go through all of them, write `each x in xs`.",
        _amount("add 5 gold * count(f in guard.friends)"),
        _amount("add 5 gold * count(each f in guard.friends)"),
    ),
    Code(
        "R0143",
        "repeated-parameter",
        "Two parameters of one declaration have the same name.",
        'quantity test_amount(guard: Guard, guard: Guard) -> gold "A test"\n    base 10 gold\n    cites book "Pay" 1\n',
        _HEAD,
    ),
    Code(
        "R0144",
        "empty-text",
        "Nothing but spaces stands between the quotes of a label or sentence. Readers would see a gap.",
        _amount('add 5 gold when guard.sort = keen ""'),
        _amount(_KEEN),
    ),
    Code(
        "R0145",
        "times-percent",
        "`times 20%` leaves a fifth of the amount. Who wants more writes `increase by 20%`; who wants to take away "
        "four fifths writes `reduce by 80%`.",
        _amount("times 20%", "round down to 1 gold"),
        _amount("reduce by 80%", "round down to 1 gold"),
    ),
    Code(
        "R0146",
        "comparison-chain",
        "One comparison follows another. Join two with `and`, or ask for a range: `x in 1 .. 3`.",
        _amount("add 5 gold when 1 level < guard.level < 4 levels"),
        _amount("add 5 gold when guard.level > 1 level and guard.level < 4 levels"),
    ),
    Code(
        "R0147",
        "dice-with-space",
        "A die behind a number and a space is read as a measure. Dice are written in one word, `2d6`.",
        _amount("add 2 d6"),
        _amount("add 2 gold"),
    ),
    Code(
        "R0148",
        "fraction-of-nothing",
        "A fraction has a zero below its stroke, and hence no value.",
        _amount("add 1/0 * 4 gold", "round down to 1 gold"),
        _amount("add 1/2 * 4 gold", "round down to 1 gold"),
    ),
    Code(
        "R0149",
        "not-a-whole-number",
        "The line of a citation and the key of an entry are whole numbers, written without commas or points.",
        _HEAD.replace('"Pay" 1', '"Pay" 1.5'),
        _HEAD,
    ),
    Code(
        "R0150",
        "elif",
        "`else if` is written in two words, and in a list of answers each case has a line of its own, `X when C`.",
        _amount("add if guard.sort = keen then 1 gold elif guard.sort = old then 2 gold else 3 gold"),
        _amount("add if guard.sort = keen then 1 gold else if guard.sort = old then 2 gold else 3 gold"),
    ),
    Code(
        "R0151",
        "condition-first",
        "What a condition decides comes before it: `X when C`. A line that begins with `when` goes on with the line "
        "above.",
        _answer("when guard.sort = keen then high", "otherwise low"),
        _answer("high when guard.sort = keen", "otherwise low"),
    ),
    Code(
        "R0153",
        "else-for-otherwise",
        "The answer for all cases that no line above answered begins with `otherwise`.",
        _answer("high when guard.sort = keen", "else low"),
        _answer("high when guard.sort = keen", "otherwise low"),
    ),
    Code(
        "R0154",
        "colon-and-equals",
        "Fields, given values and arguments follow a colon; a constant, a reading and a default follow `=`.",
        'constant test_bonus: 8 gold "bonus" cites book "Pay" 1\n' + _amount("add test_bonus"),
        'constant test_bonus = 8 gold "bonus" cites book "Pay" 1\n' + _amount("add test_bonus"),
    ),
)

ALL: tuple[Code, ...] = (*_LINES, *_FORM, *_GUESSES, *_SLIPS)

"""Every node of the typed expressions has its words."""

from __future__ import annotations

import typing
from fractions import Fraction

import pytest

from rulec.backends.reference.language.clauses import Unspoken
from rulec.backends.reference.language.marks import PlainMarks
from rulec.backends.reference.language.phrases import Phrases
from rulec.backends.reference.language.words import humanise
from rulec.base.spans import nowhere
from rulec.base.types import (
    ERROR,
    NONE,
    PERCENT,
    PLAIN,
    POINTS,
    TEXT,
    TRUTH,
    EnumType,
    KindType,
    ListType,
    NumberType,
    OptionalType,
    SetType,
    Type,
)
from rulec.sema import expr as e
from tests.backends_reference.grove_pack import grove
from tests.backends_reference.test_deeds import ONLY_HERE

MODEL = grove()
AT = nowhere()
TOWER, HOUSE, MARK = KindType("Tower", False), KindType("House", False), KindType("Mark", True)
COLOUR, SIZE = EnumType("Colour", False), EnumType("Size", True)
LEVEL, APPLE = NumberType((("level", 1),)), NumberType((("apple", 1),))
RATE = NumberType((("level", -1),), "points")
PHRASES = Phrases(MODEL, PlainMarks(), frozenset({"tower", "visitor"}))


def number(value: int | Fraction, of: Type = PLAIN) -> e.NumberLit:
    return e.NumberLit(Fraction(value), type=of, span=AT)


def variable(name: str, of: Type = TOWER) -> e.Variable:
    return e.Variable(name, type=of, span=AT)


def field(of: e.Expr, kind: str, name: str, type: Type) -> e.Field:
    return e.Field(of, kind, name, type=type, span=AT)


def member(enum: str, name: str, at: int, of: Type) -> e.MemberLit:
    return e.MemberLit(enum, name, at, type=of, span=AT)


def compare(op: str, left: e.Expr, right: e.Expr) -> e.Compare:
    return e.Compare(op, left, right, type=TRUTH, span=AT)


def arith(op: str, left: e.Expr, right: e.Expr, of: Type = LEVEL) -> e.Arith:
    return e.Arith(op, left, right, type=of, span=AT)


def one_of(
    value: e.Expr, *items: e.Expr, ranges: tuple[tuple[e.Expr, e.Expr], ...] = (), negated: bool = False
) -> e.OneOf:
    return e.OneOf(value, items, ranges, negated, type=TRUTH, span=AT)


def logic(op: str, *parts: e.Expr) -> e.Logic:
    return e.Logic(op, parts, type=TRUTH, span=AT)


def over(word: str, body: e.Expr | None, where: e.Expr | None = None) -> e.Over:
    return e.Over(word, "n", NEIGHBOURS, where, body, type=PLAIN, span=AT)


def along(word: str) -> e.Along:
    near = field(variable("n"), "Tower", "neighbours", ListType(TOWER))
    high = e.Compare(">", N_LEVEL, number(3, LEVEL), type=TRUTH, span=AT)
    return e.Along(word, None, T, NEIGHBOURS, "n", NEIGHBOURS, high, near, type=TRUTH, span=AT)


T, V, N = variable("tower"), variable("visitor"), variable("n")
LEVEL_OF = field(T, "Tower", "level", LEVEL)
OLD = field(T, "Tower", "old", TRUTH)
HOUSE_OF = field(T, "Tower", "house", HOUSE)
COLOUR_OF = field(HOUSE_OF, "House", "colour", COLOUR)
SIZE_OF = field(T, "Tower", "size", SIZE)
RIVAL = field(T, "Tower", "rival", OptionalType(TOWER))
NEIGHBOURS = field(T, "Tower", "neighbours", ListType(TOWER))
MARKS = field(HOUSE_OF, "House", "marks", SetType(MARK))
RED, GREEN, BLUE = (member("Colour", n, i, COLOUR) for i, n in enumerate(("red", "green", "deep_blue")))
TALL = e.RecordLit("Mark", "tall", 0, type=MARK, span=AT)
FIVE = number(5, RATE)
PICK = e.CallTo("may_pick", (T, V), type=TRUTH, span=AT)
SHADE = e.CallTo("shade", (N, V), type=POINTS, span=AT)
N_OLD = field(N, "Tower", "old", TRUTH)
N_LEVEL = field(N, "Tower", "level", LEVEL)

NOUNS: list[tuple[e.Expr, str]] = [
    (
        e.Range(number(1), number(3), type=ListType(PLAIN), span=AT),
        "the numbers from 1 to 3",
    ),
    (number(1200, NumberType((("gold", 1),))), "1,200 gold"),
    (e.Named("visitor", LEVEL_OF, type=LEVEL, span=AT), "visitor"),  # its page tells what that is
    (e.Named("share", LEVEL_OF, type=LEVEL, span=AT), "the tower's level"),  # no page does
    (e.TruthLit(True, type=TRUTH, span=AT), "yes"),
    (e.Throw("d6", (1, 2, 3, 4, 5, 6), type=PLAIN, span=AT), "one six-sided die"),
    (
        e.Counted(e.Throw("d6", (1, 2, 3, 4, 5, 6), 2, type=PLAIN, span=AT), type=LEVEL, span=AT),
        "two six-sided dice",
    ),
    (e.Odds(OLD, type=PLAIN, span=AT), "the chance that the tower is old"),
    (e.TextLit("hello", type=TEXT, span=AT), "“hello”"),
    (e.NoneLit(type=NONE, span=AT), "none"),
    (e.UnknownLit("price", type=PLAIN, span=AT), "not given"),
    (BLUE, "deep blue"),
    (TALL, "Tall & Proud"),
    (T, "the tower"),
    (variable("keep"), "keep"),
    (LEVEL_OF, "the tower's level"),
    (COLOUR_OF, "the colour of the tower's house"),
    (field(TALL, "Mark", "span", LEVEL), "2 levels"),
    (e.ConstantRef("reach", type=RATE, span=AT), "5 points per level"),
    (e.RulingRef("frost_share", type=PERCENT, span=AT), "40%"),
    (e.Lookup("yields", (SIZE_OF,), "chance", type=PERCENT, span=AT),
     "Chance in the table Yields for the tower's size"),
    (
        e.Lookup("yields", (member("Size", "small", 0, SIZE),), "price", type=NumberType((("gold", 1),)), span=AT),
        "10 gold",
    ),
    (
        e.Lookup("yields", (member("Size", "middling", 1, SIZE),), "chance", type=PERCENT, span=AT),
        "Chance in the table Yields for middling",
    ),
    (e.Geometry("distance", (V, T), type=APPLE, span=AT), "the distance between the visitor and the tower"),
    (
        e.Geometry("spot", (number(120, APPLE), number(Fraction(-7, 2), APPLE)), type=PLAIN, span=AT),
        "the spot 120/−3.5",
    ),
    (e.CallTo("harvest_chance", (T, V), type=PERCENT, span=AT), "the harvest chance"),
    (SHADE, "the shade of n for the visitor"),
    (e.CallTo("shade", (V, T), type=POINTS, span=AT), "the shade of the visitor for the tower"),
    (arith("*", FIVE, LEVEL_OF, POINTS), "5 points for each of the tower's levels"),
    (arith("*", FIVE, number(4, LEVEL), POINTS), "5 points for each of 4 levels"),
    (
        arith("*", FIVE, arith("-", LEVEL_OF, number(1, LEVEL)), POINTS),
        "5 points for each level in (the tower's level minus 1 level)",
    ),
    (arith("*", number(3), LEVEL_OF), "3 times the tower's level"),
    (arith("/", LEVEL_OF, number(2)), "half of the tower's level"),
    (arith("/", LEVEL_OF, number(3)), "the tower's level divided by 3"),
    (arith("/", LEVEL_OF, number(1, LEVEL)), "the tower's level"),
    (arith("*", number(3), arith("/", LEVEL_OF, number(1, LEVEL))), "3 times the tower's level"),
    (arith("*", number(1, LEVEL), field(T, "Tower", "level", PLAIN)), "the tower's level"),
    (arith("*", number(1, LEVEL), number(3)), "3 levels"),
    (arith("*", arith("*", number(3), LEVEL_OF), LEVEL_OF), "3 times the tower's level times the tower's level"),
    (
        arith("*", arith("*", FIVE, LEVEL_OF, POINTS), number(3)),
        "(5 points for each of the tower's levels) times 3",
    ),
    (arith("+", LEVEL_OF, number(2, LEVEL)), "the tower's level plus 2 levels"),
    (
        arith("-", number(9, LEVEL), arith("+", LEVEL_OF, number(2, LEVEL))),
        "9 levels minus (the tower's level plus 2 levels)",
    ),
    (arith("*", e.Ratio(number(20, PERCENT), type=PLAIN, span=AT), LEVEL_OF), "20% of the tower's level"),
    (e.Negative(LEVEL_OF, type=LEVEL, span=AT), "minus the tower's level"),
    (e.Ratio(number(15, PERCENT), type=PLAIN, span=AT), "15%"),
    (e.AsPercent(number(Fraction(3, 4)), type=PERCENT, span=AT), "3/4 as a percentage"),
    (
        e.Choose(OLD, number(1, APPLE), number(2, APPLE), type=APPLE, span=AT),
        "1 apple if the tower is old, otherwise 2 apples",
    ),
    (e.Power(LEVEL_OF, Fraction(1, 2), type=LEVEL, span=AT), "the square root of the tower's level"),
    (e.Power(LEVEL_OF, Fraction(3, 2), type=LEVEL, span=AT), "the tower's level to the power of 3/2"),
    (e.Rounded("down", LEVEL_OF, type=LEVEL, span=AT), "the tower's level, rounded down"),
    (e.Extreme("greatest", (LEVEL_OF, number(2, LEVEL)), type=LEVEL, span=AT),
     "the greater of the tower's level and 2 levels"),
    (over("count", None, N_OLD), "the number of the tower's neighbours that are old"),
    (over("sum", N_LEVEL), "the sum of that neighbour's level for each of the tower's neighbours"),
    (over("list", None), "the tower's neighbours"),
    (e.Collection((RED, BLUE), type=SetType(COLOUR), span=AT), "red and deep blue"),
    (e.Collection((), type=SetType(COLOUR), span=AT), "none"),
    (
        e.New("Tower", (("level", number(6, LEVEL)), ("size", member("Size", "large", 2, SIZE))), type=TOWER, span=AT),
        "a tower with level 6 and size large",
    ),
    (OLD, "the tower's old"),
]  # fmt: skip

CLAUSES: list[tuple[e.Expr, str, str]] = [
    (compare("=", COLOUR_OF, RED),
     "the colour of the tower's house is red", "the colour of the tower's house is not red"),
    (compare(">=", LEVEL_OF, number(3, LEVEL)), "the tower's level is at least 3", "the tower's level is less than 3"),
    (compare("<", SIZE_OF, member("Size", "large", 2, SIZE)),
     "the tower's size is below large", "the tower's size is at least large"),
    (OLD, "the tower is old", "the tower is not old"),
    (e.Named("visitor", OLD, type=TRUTH, span=AT), "visitor applies", "visitor does not apply"),
    (e.Named("red", compare("=", COLOUR_OF, RED), type=TRUTH, span=AT),
     "the colour of the tower's house is red", "the colour of the tower's house is not red"),
    (compare("=", OLD, e.TruthLit(False, type=TRUTH, span=AT)), "the tower is not old", "the tower is old"),
    (
        e.Carries(HOUSE_OF, "marks", TALL, type=TRUTH, span=AT),
        "the tower's house has the mark Tall & Proud",
        "the tower's house does not have the mark Tall & Proud",
    ),
    (
        e.Carries(HOUSE_OF, "", e.RecordLit("House", "orchard", 0, type=HOUSE, span=AT), type=TRUTH, span=AT),
        "the tower's house is The Orchard",
        "the tower's house is not The Orchard",
    ),
    (
        e.Contains(NEIGHBOURS, V, type=TRUTH, span=AT),
        "the tower's neighbours include the visitor",
        "the tower's neighbours do not include the visitor",
    ),
    (one_of(SIZE_OF, RED, GREEN), "the tower's size is red or green", "the tower's size is neither red nor green"),
    (one_of(COLOUR_OF, RED, GREEN, BLUE, negated=True),
     "the colour of the tower's house is none of red, green and deep blue",
     "the colour of the tower's house is red, green or deep blue"),
    (
        one_of(LEVEL_OF, ranges=((number(1, LEVEL), number(3, LEVEL)),)),
        "the tower's level is between 1 and 3 levels",
        "the tower's level is not from 1 to 3 levels",
    ),
    (e.IsNone(RIVAL, False, type=TRUTH, span=AT), "the tower has no rival", "the tower has a rival"),
    (e.IsNone(V, True, type=TRUTH, span=AT), "there is a visitor", "there is no visitor"),
    (
        logic("and", OLD, logic("or", OLD, PICK)),
        "the tower is old, and either the tower is old or the tower may be picked by the visitor",
        "the tower is not old, or it is so neither that the tower is old nor that the tower may be picked by the "
        "visitor",
    ),
    (
        logic("and", PICK, logic("or", OLD, OLD)),
        "the tower may be picked by the visitor, and either the tower is old or the tower is old",
        "the tower is closed to the visitor, or the tower is neither old nor old",
    ),
    (
        e.Compare(">=", over("count", None, N_OLD), number(2), type=TRUTH, span=AT),
        "there are at least 2 of the tower's neighbours that are old",
        "there are fewer than 2 of the tower's neighbours that are old",
    ),
    (
        e.Compare("=", over("count", None, N_OLD), number(0), type=TRUTH, span=AT),
        "there are none of the tower's neighbours that are old",
        "there are some of the tower's neighbours that are old",
    ),
    (
        e.Compare("=", over("count", None, N_OLD), number(1), type=TRUTH, span=AT),
        "there is exactly one of the tower's neighbours that are old",
        "there is not exactly one of the tower's neighbours that are old",
    ),
    (e.Not(OLD, type=TRUTH, span=AT), "the tower is not old", "the tower is old"),
    (PICK, "the tower may be picked by the visitor", "the tower is closed to the visitor"),
    (
        e.Over("any", "n", NEIGHBOURS, None, N_OLD, type=TRUTH, span=AT),
        "at least one of the tower's neighbours is old",
        "none of the tower's neighbours is old",
    ),
    (
        e.Over("any", "n", NEIGHBOURS, N_OLD, compare(">", field(variable("n"), "Tower", "level", LEVEL), number(3)),
               type=TRUTH, span=AT),
        "among the tower's neighbours there is one that is old and whose level is more than 3",
        "among the tower's neighbours there is none that is old and whose level is more than 3",
    ),
    (
        e.Over("all", "n", NEIGHBOURS, None, N_OLD, type=TRUTH, span=AT),
        "each of the tower's neighbours is old",
        "not every one of the tower's neighbours is old",
    ),
    (
        e.Choose(OLD, PICK, OLD, type=TRUTH, span=AT),
        "the tower may be picked by the visitor if the tower is old, and otherwise the tower is old",
        "the tower is closed to the visitor if the tower is old, and otherwise the tower is not old",
    ),
    (
        along("linked"),
        "there is a way from the tower to one of the tower's neighbours, through the tower's neighbours whose level is "
        "more than 3, each step leading from a neighbour to that neighbour's neighbours",
        "there is no way from the tower to one of the tower's neighbours, through the tower's neighbours whose level "
        "is more than 3, each step leading from a neighbour to that neighbour's neighbours",
    ),
    (
        e.Geometry("touches", (V, T), type=TRUTH, span=AT),
        "the visitor touches the tower",
        "the visitor does not touch the tower",
    ),
    (
        e.IsUnknown(e.Lookup("yields", (SIZE_OF,), "chance", type=PERCENT, span=AT), False, type=TRUTH, span=AT),
        "the book does not give Chance in the table Yields for the tower's size",
        "the book gives Chance in the table Yields for the tower's size",
    ),
    (e.TruthLit(True, type=TRUTH, span=AT), "always", "never"),
]  # fmt: skip


@pytest.mark.parametrize("node, said", NOUNS, ids=[said for _, said in NOUNS])
def test_values(node: e.Expr, said: str) -> None:
    assert PHRASES.noun(node) == said


@pytest.mark.parametrize("node, said, opposite", CLAUSES, ids=[said for _, said, _ in CLAUSES])
def test_conditions(node: e.Expr, said: str, opposite: str) -> None:
    assert PHRASES.clause(node) == said
    assert PHRASES.clause(node, negated=True) == opposite


def test_conditions_among_values_say_whether() -> None:
    for node, said, _ in CLAUSES:
        if not isinstance(node, (e.Field, e.Choose, e.TruthLit)):
            assert PHRASES.noun(node) == f"whether {said}"


def test_one_of_all_that_there_are() -> None:
    towers = e.AllOf("Tower", type=ListType(TOWER), span=AT)
    for body, there_is in (
        (logic("and", N_OLD, compare("!=", N, T)), "there is another tower that is old"),
        (logic("and", OLD, N_OLD), "for at least one tower, the tower is old and that tower is old"),
        (
            logic("and", compare(">", field(N, "Tower", "level", LEVEL), number(3)), N_OLD),
            "there is a tower whose level",
        ),
    ):
        some = e.Over("any", "n", towers, None, body, type=TRUTH, span=AT)
        assert PHRASES.clause(some).startswith(there_is)
    assert PHRASES.clause(some, negated=True) == "there is no tower whose level is more than 3 and that is old"


def test_every_node_is_in_the_tables() -> None:
    spoken = {type(n) for top, *_ in [*NOUNS, *CLAUSES] for n in e.walk(top)}
    # what a step came to and a result of several need a declaration: `step_read.md` and others in `tests/constructs`
    assert set(typing.get_args(e.Expr)) - spoken == {e.Bad, e.Reached, e.Result, *ONLY_HERE}


def test_what_was_reported_is_never_printed() -> None:
    with pytest.raises(Unspoken):
        PHRASES.noun(e.Bad(type=ERROR, span=AT))


def test_a_field_whose_name_is_no_noun_is_told_by_its_label() -> None:
    model = grove(
        {"    rival: Tower?": '    turning_to: Tower? "the tower to which it turns its gates"\n    rival: Tower?'}
    )
    phrases = Phrases(model, PlainMarks(), frozenset({"tower"}))
    to = field(variable("tower"), "Tower", "turning_to", OptionalType(TOWER))
    assert phrases.noun(to) == "the tower to which the tower turns its gates"
    nobody = e.IsNone(to, False, type=TRUTH, span=AT)
    assert phrases.clause(nobody) == "the tower has no tower to which it turns its gates"
    assert phrases.clause(nobody, negated=True) == "the tower has a tower to which it turns its gates"


@pytest.mark.parametrize(
    "label, is_there, is_not",
    [
        ("hiding place of", "the tower is somebody's hiding place", "the tower is nobody's hiding place"),
        ("built by", "the tower is built by something", "the tower is built by nothing"),
        ("next of kin", "the tower has a next of kin", "the tower has no next of kin"),
    ],
)
def test_a_field_whose_name_wants_a_name_behind_it(label: str, is_there: str, is_not: str) -> None:
    model = grove({"    rival: Tower?": f'    whose_it_is: Tower? "{label}"\n    rival: Tower?'})
    phrases = Phrases(model, PlainMarks(), frozenset({"tower"}))
    whose = field(variable("tower"), "Tower", "whose_it_is", OptionalType(TOWER))
    assert phrases.clause(e.IsNone(whose, False, type=TRUTH, span=AT)) == is_not
    assert phrases.clause(e.IsNone(whose, True, type=TRUTH, span=AT)) == is_there


def test_a_word_that_two_names_share_is_said_once() -> None:
    assert humanise("council_issue_issue") == "council issue"
    assert humanise("issue_of_issues") == "issue of issues"


def test_for_each_behind_a_for_is_set_apart() -> None:
    model = grove({'    level: level = 1 level "level"': '    level: level = 1 level "levels paid for"'})
    said = Phrases(model, PlainMarks(), frozenset({"tower"})).noun(over("sum", N_LEVEL))
    assert said == "the sum of that neighbour's levels paid for, for each of the tower's neighbours"

"""Every construct, from its text to its nodes; recovery; places."""

from __future__ import annotations

from dataclasses import fields
from fractions import Fraction

import pytest

from rulec.base.diagnostics import Report
from rulec.base.spans import Source, Span
from rulec.base.tree import walk
from rulec.syntax import nodes as n
from rulec.syntax.parser import parse_expression, parse_hole
from tests.syntax.deeds import DEEDS
from tests.syntax.sources import EVERYTHING, VIEWS, declaration, expression, parsed, places


def short(node: object) -> str:
    """A tree on one line: the node's class in small letters and what it holds."""
    match node:
        case n.Name(text=text) | n.Word(text=text):
            return text
        case n.Text(value=value):
            return f"'{value}'"
        case n.Number(value=value, units=units):
            return "/".join([f"{float(value):g}", *(u.text for u in units)])
        case n.Percent(value=value):
            return f"{float(value):g}%"
        case n.Constant(word=word):
            return word.upper()
        case tuple():
            return "[" + " ".join(short(x) for x in node) + "]"
        case n.Node():
            inside = [
                getattr(node, f.name) if isinstance(getattr(node, f.name), str) else short(getattr(node, f.name))
                for f in fields(node)
                if f.name not in ("span", "op_span") and getattr(node, f.name) not in (None, (), False)
            ]
            return f"{type(node).__name__.removesuffix('Decl').lower()}({' '.join(inside)})"
    return str(node)


EXPRESSIONS = [
    ("agent", "agent"),
    ("its", "its()"),
    ("this", "this()"),
    ("yes", "YES"),
    ("unknown", "UNKNOWN"),
    ("ruling doubt", "rulingvalue(doubt)"),
    ("5", "5"),
    ("0.3", "0.3"),
    ("1 1/2", "1.5"),
    ("1,200 gold", "1200/gold"),
    ("5 points per level", "5/points/level"),
    ("5 points per level per house", "5/points/level/house"),
    ("15%", "15%"),
    ("15 %", "15%"),
    ('"text"', "'text'"),
    ("“text”", "'text'"),
    ("a.b.c", "attribute(attribute(a b) c)"),
    ("a[b, c].d", "attribute(index(a [b c]) d)"),
    ("f()", "call(f)"),
    ("f(a, b: c)", "call(f [argument(a) argument(c b)])"),
    ("f(a for each x in xs where y)", "call(f [argument(a each(x xs y))])"),
    ("f(each x in xs)", "call(f [argument(each(x xs))])"),
    ("{}", "braces()"),
    ("{a, 1 .. 3}", "braces([item(a) item(1 3)])"),
    ("{x for each x in xs, each y in ys}", "braces([item(x each(x xs)) item(each(y ys))])"),
    ("(a)", "parenthesis(a)"),
    ("-a", "unary(- a)"),
    ("not a", "unary(not a)"),
    ("a + b * c", "binary(+ a binary(* b c))"),
    ("a - b - c", "binary(- binary(- a b) c)"),
    ("a / b", "binary(/ a b)"),
    ("20% of a", "binary(of 20% a)"),
    ("a = b", "binary(= a b)"),
    ("a != b", "binary(!= a b)"),
    ("a < b", "binary(< a b)"),
    ("a >= b", "binary(>= a b)"),
    ("a has b", "binary(has a b)"),
    ("a in b", "within(a b)"),
    ("a in 1 .. 3", "within(a 1 3)"),
    ("a not in {b}", "within(a braces([item(b)]) True)"),
    ("a and b and c", "chain(and [a b c])"),
    ("a or not b", "chain(or [a unary(not b)])"),
    ("if a then b else c", "conditional(a b c)"),
    ("round down(a)", "rounding(down a)"),
]


@pytest.mark.parametrize("text, expected", EXPRESSIONS, ids=[t for t, _ in EXPRESSIONS])
def test_expression(text: str, expected: str) -> None:
    assert short(expression(text)) == expected


Q = "quantity q() -> gold\n    "
V = "value v() -> gold\n    "
F = "fact f()\n    "
DECLARATIONS = [
    ('measure a, b grain 1/10 "l"', "measure(a b 0.1 'l')"),
    ("measure a", "measure(a)"),
    ('enum A: b, c "l"', "enum(A [member(b) member(c)] 'l')"),
    ('enum A\n    b "l"\n    c', "enum(A [member(b 'l') member(c)] True)"),
    ("scale A: b < c", "enum(A [member(b) member(c)] True)"),
    ("scale A\n    b\n    c", "enum(A [member(b) member(c)] True True)"),
    ('kind A, as_ listed extends B "l"', "kind(A as_ True B 'l')"),
    ("kind A\n    x: T = 1\n    y: T?", "kind(A [field(x typename(T) 1) field(y typeform(optional typename(T)))])"),
    ("kind A\n    x: list of T", "kind(A [field(x typeform(list typename(T)))])"),
    ("kind A\n    x: set of T per U", "kind(A [field(x typeform(set typename(T U)))])"),
    ("kind A\n    belongs to b\n    carried by C as d", "kind(A [belongsto(b) carriedby(C d)])"),
    ('constant a = 1 "l" cites ruling r', "constant(a 1 'l' citesruling(r))"),
    ('constant a = 1\n    about "t"', "constant(a 1 [about('t')])"),
    (
        'quantity q(a: A) -> gold "l"\n    base 1',
        "quantity(q [parameter(a typename(A))] typename(gold) 'l' [contribution(base 1)])",
    ),
    (Q + "set to 1", "quantity(q typename(gold) [contribution(set to 1)])"),
    (Q + "add 1 up to 2", "quantity(q typename(gold) [contribution(add 1 limit(up 2))])"),
    (Q + "add 1 down to 2 for each x in y", "quantity(q typename(gold) [contribution(add 1 limit(down 2) each(x y))])"),
    (
        Q + 'add 1 when a during b as c "l" cites d "H" 1',
        "quantity(q typename(gold) [contribution(add 1 a b c 'l' cites(d [citeplace('H' 1)]))])",
    ),
    (Q + "add 1 over c", "quantity(q typename(gold) [contribution(add 1 c)])"),
    (Q + 'step s "l"\n        add 1', "quantity(q typename(gold) [step(s 'l' [contribution(add 1)])])"),
    (Q + "family f counts sum, at most 3", "quantity(q typename(gold) [family(f sum 3)])"),
    (Q + "round up to 2", "quantity(q typename(gold) [roundclause(up 2)])"),
    (Q + "at least 1, at most 2", "quantity(q typename(gold) [bounds(1 2)])"),
    (V + "on x", "value(v typename(gold) [on(x)])"),
    (V + 'x when y "l"', "value(v typename(gold) [answer(x y 'l')])"),
    (V + "otherwise x", "value(v typename(gold) [otherwise(x)])"),
    (V + "1, 2 .. 3: x", "value(v typename(gold) [bandanswer([band(1 1) band(2 3)] x)])"),
    (V + "1 or more: x", "value(v typename(gold) [bandanswer([band(1)] x)])"),
    (V + "-1 or less: x", "value(v typename(gold) [bandanswer([band(unary(- 1))] x)])"),
    ('fact f() "a", not "b"\n    holds x', "fact(f 'a' 'b' [holds(x)])"),
    (F + 'needs n: x when y else "t"', "fact(f [needs(n x y 't')])"),
    (F + 'needs x else "t"', "fact(f [needs(x 't')])"),
    ('modify q for its a.b when c\n    waive n "l"', "modify(q [a b] c [waive(n 'l')])"),
    ('apple red "l"\n    x: 1', "record(apple red 'l' [fieldvalue(x 1)])"),
    ("apple 475", "record(apple 475)"),
    ("apple red\n    modify q\n        add 1", "record(apple red [modify(q [contribution(add 1)])])"),
    ('ruling r gap "l"\n    reading a = 1\n    take a because "b"', "ruling(r gap 'l' [reading(a 1) take(a 'b')])"),
    (
        'example "l"\n    given a.b: 1, c: 2\n    expect d',
        "example('l' [given([givenpair(attribute(a b) 1) givenpair(c 2)]) expect(d)])",
    ),
    ('example "l"\n    cites d "H" 1 .. 2, "I"', "example('l' [cites(d [citeplace('H' 1 2) citeplace('I')])])"),
]


@pytest.mark.parametrize("text, expected", DECLARATIONS, ids=[t.replace("\n", "|") for t, _ in DECLARATIONS])
def test_declaration(text: str, expected: str) -> None:
    assert short(declaration(text)) == expected


def test_the_file_with_everything_parses() -> None:
    module, report = parsed(EVERYTHING)
    assert places(report) == []
    assert len(module.declarations) == 27


def test_every_node_class_occurs_in_the_file_with_everything() -> None:
    seen = {type(node) for text in (EVERYTHING, DEEDS, VIEWS) for node in walk(parsed(text)[0])}
    known = {c for c in vars(n).values() if isinstance(c, type) and issubclass(c, n.Node)}
    known -= {n.Node, n.AnswersDecl, n.Hole, n.OverrideDecl}  # what overrides is parsed among the cases
    known -= {n.CitesHere, n.LineRange}  # a citation with the block's document stands in their place
    assert {c.__name__ for c in known - seen} == set()


def test_windows_line_ends_and_a_missing_last_one_change_nothing() -> None:
    module, _ = parsed(EVERYTHING)
    for text in (EVERYTHING.replace("\n", "\r\n"), EVERYTHING.rstrip("\n")):
        other, report = parsed(text)
        assert places(report) == []
        assert other == module


def test_spans_hold_what_was_written() -> None:
    text = 'quantity q(a: A) -> gold "l"  # c\n    add (a.b) + 2  # when\n        when x in {1 .. 3}  # d\n\n# e\n'
    module, _ = parsed(text)
    quantity = module.declarations[0]
    assert isinstance(quantity, n.QuantityDecl)
    line = quantity.items[0]
    assert isinstance(line, n.Contribution)
    assert quantity.span.text == text[: text.index("  # d")]
    assert line.span.text.startswith("add (a.b)")
    assert line.span.text.endswith("{1 .. 3}")
    assert isinstance(line.amount, n.Binary)
    assert (line.amount.span.text, line.amount.op_span.text) == ("(a.b) + 2", "+")
    assert line.amount.left.span.text == "(a.b)"
    for node in walk(module):
        assert node.span.text == node.span.text.strip() or node is module


def test_thousands_commas_are_remembered_but_do_not_count() -> None:
    one, other = expression("1,200 gold"), expression("1200 gold")
    assert isinstance(one, n.Number)
    assert isinstance(other, n.Number)
    assert (one.commas, other.commas) == (True, False)
    assert one == other
    assert one.value == Fraction(1200)


def test_one_bad_line_hides_nothing_else() -> None:
    text = (
        "constant a 5\n"
        "quantity q() -> gold\n    base 1\n    add x y\n    step s\n        sub 3\n        add 1 if x\n    times &\n"
        "constant b = 3\n"
    )
    module, report = parsed(text)
    assert [(line, code) for code, line, _ in places(report)] == [
        (1, "R0111"),
        (4, "R0111"),
        (6, "R0113"),
        (7, "R0124"),
        (8, "R0123"),
    ]
    assert [type(d).__name__ for d in module.declarations] == ["QuantityDecl", "ConstantDecl"]


def test_places_in_a_cell_are_those_of_its_file() -> None:
    source = Source("prices.yaml", "rows:\n  - [apple, 3 gold * a.]\n")
    at = source.text.index("3 gold")
    report = Report()
    assert parse_expression("3 gold * a.", Span(source, at, at + 11), report) is None
    assert places(report) == [("R0117", 2, 24)]
    found = parse_expression("3 gold * a", Span(source, at, at + 10), Report())
    assert isinstance(found, n.Binary)
    assert found.right.span.text == "a"


def test_a_cell_that_is_written_otherwise_in_its_file_is_pointed_at_as_a_whole() -> None:
    source = Source("prices.yaml", '"3 gold\\n* a /b"')
    where = Span(source, 0, len(source.text))
    found = parse_expression("3 gold\n* a / b", where, Report())
    assert isinstance(found, n.Binary)
    assert found.op == "/"
    assert found.right.span == where
    report = Report()
    assert parse_expression("3 gold\n* *", where, report) is None
    assert [d.primary.span for d in report.found] == [where]


@pytest.mark.parametrize("text, style", [("n as word", "word"), ("a.b", None), ("f(a, b) + 1", None)])
def test_hole(text: str, style: str | None) -> None:
    source = Source("x", text)
    hole = parse_hole(text, Span(source, 0, len(text)), Report())
    assert hole is not None
    assert (hole.style.text if hole.style else None) == style


@pytest.mark.parametrize("text", ["", " ", "a b", "(", "1 +", '"', "a as", "# x", "a\tb c"])
def test_a_broken_hole_is_one_diagnostic(text: str) -> None:
    report = Report()
    assert parse_hole(text, Span(Source("x", text), 0, len(text)), report) is None
    assert len(report.found) == 1


def test_a_citation_without_a_document_takes_the_nearest_place_of_its_block() -> None:
    module, report = parsed(
        'constant way = 3\n    cites book "Ways" 10 .. 12, "Gates" 20\n    cites map "Towers" 40\n'
        '    about "Far." cites 11.2, 19.1, 13\n    about "Near." cites 39.1\n    about "Old." cites 20\n'
    )
    assert places(report) == []
    found = [item.cites for item in module.declarations[0].items if isinstance(item, n.About)]  # type: ignore[union-attr]
    named = [(cites.document.text, [place.heading.value for place in cites.places]) for cites in found]
    assert named == [("book", ["Ways", "Gates", "Ways"]), ("map", ["Towers"]), ("book", ["Gates"])]

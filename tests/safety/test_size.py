"""Deep, long and huge: refused or done, in time, and never a fault of the stack."""

from __future__ import annotations

import pytest

from tests.hanging import ended_within
from tests.safety.packs import RULES, compile_files, errors, orchard, small

DEEP = 10_000
NUMBER = "9" * DEEP
EXPRESSIONS = {
    "parentheses": "(" * DEEP + "1 gold" + ")" * DEEP,
    "open parentheses": "(" * DEEP,
    "closed parentheses": ")" * DEEP,
    "minus": "-" * DEEP + "1 gold",
    "minus apart": "- " * DEEP + "1 gold",
    "braces": "{" * DEEP + "}" * DEEP,
    "brackets": "trees[" * DEEP + "1" + "]" * DEEP,
    "calls": "worth(" * DEEP + "house" + ")" * DEEP,
    "attributes": "house" + ".storeys" * DEEP,
    "sums": "1 gold" + " + 1 gold" * DEEP,
    "products": "1 gold" + " * 2" * DEEP,
    "divisions": "1 gold" + " / 2" * DEEP,
    "conditions": "if yes then 1 gold else " * DEEP + "1 gold",
    "rounding": "round down(" * DEEP + "1 gold" + ")" * DEEP,
    "shares": "1% of " * DEEP + "1 gold",
    "a large number": f"{NUMBER} gold",
    "a long fraction": f"0.{NUMBER} gold",
    "a large fraction": f"{NUMBER}/{NUMBER[:-1]}7 gold",
    "a large percent": f"{NUMBER}% of 1 gold",
    "a long name": "n" * 100_000,
    "a tower of products": " * ".join([f"{10**400}"] * 60) + " * 1 gold",
}


def with_amount(text: str) -> dict[str, str]:
    return small(RULES.replace("base house.storeys", f"base {text}"))


@pytest.mark.parametrize("text", EXPRESSIONS.values(), ids=EXPRESSIONS)
def test_an_expression(text: str) -> None:
    with ended_within(60):
        made, report = compile_files(with_amount(text))
        assert made is not None or errors(report)
        assert len(report.found) < 100


TRUTHS = {
    "not": "not " * DEEP + "yes",
    "and": "house.storeys > 1 gold" + " and house.storeys > 1 gold" * 2_000,
    "or": "house.storeys > 1 gold" + "".join(f" or house.storeys > {i} gold" for i in range(300)),
    "parentheses": "(" * DEEP + "yes" + ")" * DEEP,
    "any": "any(" * DEEP + "yes" + ")" * DEEP,
}


@pytest.mark.parametrize("text", TRUTHS.values(), ids=TRUTHS)
def test_a_condition(text: str) -> None:
    with ended_within(60):
        made, report = compile_files(with_amount(f"1 gold when {text}"))
        assert made is not None or errors(report)


LINES = {
    "deep indentation": "".join(" " * (4 * i) + "step a\n" for i in range(300)),
    "deeper and deeper": "".join(" " * i + "x\n" for i in range(3_000)),
    "one long line": "quantity " + "x " * 200_000 + "\n",
    "many faults": "quantity\n" * 2_000,
    "many open brackets": "quantity x(\n" * 3_000,
    "empty lines": "\n" * 100_000,
    "spaces": " " * 1_000_000,
    "comments": "# x\n" * 20_000,
    "a long text": f'measure gold "{"x" * 1_000_000}"\n',
    "a hole in a hole": f'measure gold "{"{" * 5_000}"\n',
    "quotes": '"' * 20_001,
    "dots": ".." * 20_000,
    "many declarations": "".join(f'measure m{i} "m{i}"\n' for i in range(1_000)),
    "many parameters": "quantity q("
    + ", ".join(f"a{i}: gold" for i in range(500))
    + ') -> gold "Q"\n    base 1 gold\n',
    "many members": "enum E: " + ", ".join(f"m{i}" for i in range(3_000)) + "\n",
    "a long chain": "".join(
        f'quantity q{i}() -> gold "Q"\n    base q{i + 1}()\n    cites book "Q" 1\n' for i in range(300)
    )
    + 'quantity q300() -> gold "Q"\n    base 1 gold\n    cites book "Q" 1\n',
    "a long ring": "".join(
        f'quantity q{i}() -> gold "Q"\n    base q{(i + 1) % 300}()\n    cites book "Q" 1\n' for i in range(300)
    ),
    "kinds that extend each other": "".join(
        f'kind K{i}, k{i}s extends K{i + 1} "k"\n    cites book "Q" 1\n' for i in range(300)
    ),
}


@pytest.mark.parametrize("text", LINES.values(), ids=LINES)
def test_a_file(text: str) -> None:
    with ended_within(120):
        made, report = compile_files(small(RULES + text))
        assert made is not None or errors(report)
        made, report = compile_files(small(text))
        assert made is not None or errors(report)


@pytest.mark.parametrize(
    "text",
    [
        NUMBER,
        f"{NUMBER}%",
        f"0.{NUMBER}",
        f"{NUMBER}/3",
        "(" * DEEP,
        "-" * DEEP + "1",
        f"1{',000' * 3_000}",
        "1/0",
        "0/0",
        "1 1/0",
    ],
)
def test_a_cell(text: str) -> None:
    trees = orchard()["tables/trees.yaml"].replace("[apple, 10, 3, line 121]", f"[apple, 10, '{text}', line 121]")
    made, report = compile_files(orchard() | {"tables/trees.yaml": trees}, "orchard")
    assert made is not None or errors(report)


@pytest.mark.parametrize("text", ["1/0 gold", "1 gold / 0", "0/0 gold", "1 0/0 gold", "1 gold / (2 - 2)"])
def test_nothing_is_divided_by_nothing(text: str) -> None:
    made, report = compile_files(with_amount(text))
    assert made is None
    assert errors(report)


@pytest.mark.parametrize("line", [f"{NUMBER}", f"{NUMBER} .. 5", "0", "5 .. 3", "1.5"])
def test_a_citation(line: str) -> None:
    made, report = compile_files(small(RULES.replace('"Worth" 1', f'"Worth" {line}')))
    assert made is not None or errors(report)


def test_a_grain() -> None:
    for grain in (f"1/{NUMBER}", "0", f"{NUMBER}", "1/0", "1/" + "7" * 40):
        made, report = compile_files(small(RULES.replace('measure gold "gold"', f'measure gold grain {grain} "gold"')))
        assert made is not None or errors(report)

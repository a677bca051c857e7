"""Every form that may hang on open decisions: its bounds hold whatever comes of them, and meet when all is decided."""

from __future__ import annotations

from itertools import product

import pytest

from rulec.driver.compile import Compiled
from rulec.ir.interp.machine import Interpreter
from rulec.ir.interp.play.instances import Instance
from rulec.runtime.solving import NO, OPEN, YES, Answers
from tests.catalogue.manor import compile_with

# a form a line: what `w` is worked out from; `b` is the bid that is asked about, `other` another one
AMOUNTS = {
    "sum": "sum(o.weight for each o in bids where goes(o))",
    "sum_of_what_may_be_negative": "sum(0 levels - o.weight for each o in bids where goes(o))",
    "sum_with_settled_part": "sum(o.weight for each o in bids where o != b and goes(o))",
    "count": "1 level * count(each o in bids where goes(o))",
    "difference": "10 levels - sum(o.weight for each o in bids where not goes(o))",
    "choice": "if goes(b.next) then 5 levels else b.weight",
    "greatest": "greatest(sum(o.weight for each o in bids where goes(o)), 2 levels)",
    "times": "3 * sum(o.weight for each o in bids where goes(o))",
    "times_negative": "(0 - 2) * sum(o.weight for each o in bids where goes(o))",
    "half": "round down(sum(o.weight for each o in bids where goes(o)) / 2)",
    "of_another": "base_of(b) + base_of(b.next)",
}
TESTS = {
    "not": "not goes(b.next)",
    "and": "goes(b) and not goes(b.next)",
    "or": "goes(b) or goes(b.next)",
    "any": "any(goes(o) for each o in bids where o != b)",
    "all": "all(goes(o) for each o in bids where o != b)",
    "all_of_some": "all(o.weight > 1 level for each o in bids where goes(o))",
    "at_most": "sum(o.weight for each o in bids where goes(o)) <= b.weight",
    "more": "b.weight > sum(o.weight for each o in bids where goes(o))",
    "same": "sum(o.weight for each o in bids where goes(o)) = 3 levels",
    "other": "sum(o.weight for each o in bids where goes(o)) != 3 levels",
    "choice_of_tests": "if goes(b) then goes(b.next) else not goes(b.next)",
    "linked": "linked(b, last_of(b), o.next_ones for each o in bids where goes(o))",
    "not_linked": "not linked(b, last_of(b), o.next_ones for each o in bids where not goes(o))",
    "linked_by_open_steps": "linked(b, {last_of(b)}, {each n in o.next_ones where goes(n)} for each o in bids)",
    "linked_to_open_ends": "linked(b, {each o in bids where goes(o) and o != b}, o.next_ones for each o in bids)",
    "on_chain": "on_chain(b.next, b, last_of(b), o.next_ones for each o in bids where goes(o))",
    "not_on_chain": "not on_chain(b.next, b, last_of(b), o.next_ones for each o in bids where goes(o))",
    "count_more": "count(each o in bids where goes(o)) > 1",
}
SHARED = """
    value last_of(b: Bid) -> Bid "the last one"
        b.next.next
    quantity base_of(b: Bid) -> level "its base"
        base b.weight
        add 2 levels when goes(b.next) "the next one"
        add b.weight for each o in bids when goes(o) and o != b "the others"
        subtract 1 level when goes(b) "itself"
        at most 6 levels when goes(b)
        at least 2 levels, at most 8 levels
    value listed(b: Bid) -> level "by cases"
        1 level when goes(b)
        b.weight when goes(b.next)
        7 levels when b.weight > 2 levels
        otherwise 2 levels
    fact told(b: Bid) "it is told"
        no when goes(b.next)
        yes when b.weight > 2 levels
        holds any(goes(o) for each o in bids)
"""


def plain(name: str) -> str:
    """The name as readers of a text see it."""
    return name.replace("_", " ")


def source() -> str:
    amounts = "".join(f'    value w_{n}(b: Bid) -> level "{plain(n)}"\n        {form}\n' for n, form in AMOUNTS.items())
    tests = "".join(f'    value t_{n}(b: Bid) -> truth "{plain(n)}"\n        {form}\n' for n, form in TESTS.items())
    names = [*(f"w_{n}" for n in AMOUNTS), "listed", "base_of"]
    asks = "".join(f"        no when {n}(b) > {7 if n == 'base_of' else 999} levels\n" for n in names)
    asks += "".join(f"        no when t_{n}(b)\n" for n in TESTS)
    return (
        'kind Bid, bids "bid"\n    weight: level\n    next: Bid\n    next_ones: list of Bid = {}\n\n'
        'solve round_of(bids: list of Bid) "Who goes"\n    decide goes(b: Bid) "it goes"\n'
        f"{asks}        no when told(b)\n        otherwise yes\n{amounts}{tests}{SHARED.lstrip(chr(10))}"
        '    circle "None" then all no\n    cites book "Gate" 60\n'
    )


@pytest.fixture(scope="module")
def compiled() -> Compiled:
    made, report = compile_with({"case.rules": source()}, backends=None)
    assert [f"{d.code} {d.headline} {d.primary.span}: {d.primary.label}" for d in report.found] == []
    assert made is not None
    return made


NAMES = [*(f"w_{n}" for n in AMOUNTS), *(f"t_{n}" for n in TESTS), "base_of", "listed", "told"]


@pytest.mark.parametrize("name", NAMES)
def test_bounds_hold_whatever_comes(compiled: Compiled, name: str) -> None:
    interpreter = Interpreter(compiled.program, compiled.model)
    bids = [Instance("Bid", {"weight": weight}) for weight in (1, 2, 4)]
    for at, bid in enumerate(bids):
        bid.fields["next"] = bids[(at + 1) % 3]
        bid.fields["next_ones"] = (bid.fields["next"],)
    answers: Answers[object] = Answers("goes", bids)
    state = Instance("round_of", {"bids": tuple(bids), "goes": answers})
    is_truth = f"sure {name}" in compiled.program.functions
    low, high = (f"sure {name}", f"may {name}") if is_truth else (f"least {name}", f"most {name}")

    def asked(function: str, known: tuple[int, ...]) -> int:
        answers.update(zip(bids, known, strict=True))
        value = interpreter.call(function, [state, bids[0]])
        assert isinstance(value, int)
        return int(value)

    exact = {known: asked(name, known) for known in product((YES, NO), repeat=3)}
    for known in product((YES, NO, OPEN), repeat=3):
        found = asked(low, known), asked(high, known)
        outcomes = [v for key, v in exact.items() if all(k in (OPEN, one) for k, one in zip(known, key, strict=True))]
        assert found[0] <= min(outcomes), (known, found)
        assert found[1] >= max(outcomes), (known, found)
        if OPEN not in known:
            assert found == (outcomes[0], outcomes[0]), known


REFUSED = {
    "looked_up": (
        'value w(b: Bid) -> Rank "w"\n        high when goes(b.next)\n        otherwise low\n',
        "w(b) = high",
    ),
    "two_multiplied": (
        'value w(b: Bid) -> number "w"\n'
        "        count(each o in bids where goes(o)) * count(each o in bids where goes(o))\n",
        "w(b) > 3",
    ),
    "how_many_steps": (
        'value w(b: Bid) -> truth "w"\n        steps(b, b.next, {o.next} for each o in bids where goes(o)) = none\n',
        "w(b)",
    ),
    "what_a_way_costs": (
        'value w(b: Bid) -> truth "w"\n'
        "        cheapest(b, b.next, {o.next} costing 1 for each o in bids where goes(o)) = none\n",
        "w(b)",
    ),
    "chain_of_open_steps": (
        'value w(b: Bid) -> truth "w"\n'
        "        on_chain(b.next, b, b.next.next, {each n in bids where n = o.next and goes(n)} for each o in bids)\n",
        "w(b)",
    ),
    "whose": (
        'value w(b: Bid) -> Bid "w"\n        b.next when goes(b.next)\n        otherwise b\n',
        "w(b).weight > 3 levels",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_has_no_bounds_is_refused_with_its_place(name: str) -> None:
    part, test = REFUSED[name]
    text = (
        'kind Bid, bids "bid"\n    weight: level\n    next: Bid\n\nsolve round_of(bids: list of Bid) "Who goes"\n'
        f'    decide goes(b: Bid) "it goes"\n        no when {test}\n        otherwise yes\n    {part}'
        '    circle "None" then all no\n    cites book "Gate" 60\n'
    )
    _, report = compile_with({"case.rules": text})
    assert {d.code.number for d in report.found} == {"R0557"}
    assert all(d.primary.label and d.hint for d in report.found)

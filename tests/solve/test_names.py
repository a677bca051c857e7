"""Names of a solve that could meet each other or Python's own, and text that could become code."""

from __future__ import annotations

from rulec.driver.worked_examples.package_loader import loaded
from tests.catalogue.manor import compile_with

KIND = 'kind Bid, bids "bid"\n    guard: Guard\n'


def test_a_decision_is_not_called_as_what_the_solve_is_given() -> None:
    text = KIND + (
        'solve round_of(bids: list of Bid) "Who wins"\n    decide bids(bid: Bid) "it wins"\n        otherwise yes\n'
        '    cites book "Gate" 60\n'
    )
    _, report = compile_with({"case.rules": text})
    assert "R0211" in [d.code.number for d in report.found]


def test_awkward_names_and_texts_stay_names_and_texts() -> None:
    text = KIND + (
        "solve class(self: list of Bid, began_as: list of Guard) \"Who ''' wins\"\n"
        + '    decide lambda(def: Bid) "it wins \'); import os"\n'
        + "        yes when count(each g in began_as) > 3 \"'''\"\n"
        + "        otherwise no\n"
        + '    decide import(while: Guard) "it counts"\n        no when lambda_of(while) > 2\n        otherwise yes\n'
        + '    value lambda_of(try: Guard) -> number "how many"\n'
        + "        count(each other in began_as where other != try and import(other))\n"
        + '    circle "}\'\'\'); raise" then all no\n    cites book "Gate" 60\n'
    )
    made, report = compile_with({"case.rules": text}, backends=None)
    assert [f"{d.code} {d.headline}" for d in report.found] == []
    assert made is not None
    files = {path.removeprefix("python/"): data for path, data in made.outputs.items()}
    with loaded(made.model, made.program, files) as emitted:
        solve = getattr(emitted.package, emitted.names["solve", "class"])
        weighed = solve((), ())
        assert dict(weighed.lambda_) == {}

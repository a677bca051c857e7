"""Entries that name each other in long chains: a thing that begins as the first brings all others with it."""

from __future__ import annotations

from rulec.driver.worked_examples.package_loader import loaded
from rulec.driver.worked_examples.run import run_examples
from rulec.ir.interp.play.instances import Instance
from tests.catalogue.manor import compile_with

LONG = 400


def test_a_chain_of_entries_may_be_long() -> None:
    barns = "".join(
        f'barn b{at} "Barn {at}"\n    mate: {f"b{at + 1}" if at < LONG - 1 else "none"}\n    cites book "Gate" 2\n\n'
        for at in range(LONG)
    )
    rules = (
        'kind Barn, barns "barn"\n    mate: Barn? "mate"\n    cites book "Gate" 1\n\n'
        f"{barns}"
        'fact paired(barn: Barn) "{barn} has a mate"\n    holds barn.mate != none\n    cites book "Gate" 1\n'
        '    example "The first of many"\n        given barn: b0\n        expect paired(barn) = yes\n'
        f'    example "The last"\n        given barn: b{LONG - 1}\n        expect paired(barn) = no\n'
    )
    made, report = compile_with({"case.rules": rules}, backends=("python",))
    assert made is not None, [d.headline for d in report.found]
    assert run_examples(made, report).failed == 0
    assert report.found == []


def test_what_is_played_takes_a_chain_as_well() -> None:
    rules = (
        'kind Barn, barns "barn"\n    mate: Barn? "mate"\n    cites book "Gate" 1\n\n'
        'fact paired(barn: Barn) "{barn} has a mate"\n    holds barn.mate != none\n    cites book "Gate" 1\n'
    )
    made, report = compile_with({"case.rules": rules}, backends=("python",))
    assert made is not None, [d.headline for d in report.found]

    files = {path.removeprefix("python/"): data for path, data in made.outputs.items()}
    first = last = Instance("Barn", {"mate": None})
    for _ in range(5 * LONG):
        first = Instance("Barn", {"mate": first})
    with loaded(made.model, made.program, files) as package:
        assert package.call("paired", (first,)) is True
        assert package.call("paired", (last,)) is False
        barn, length = package.value(first), 0
        while barn.mate is not None:
            barn, length = barn.mate, length + 1
        assert length == 5 * LONG

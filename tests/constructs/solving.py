"""Runs the `run` lines that ask a part of a solve, or that name what they are given: interpreted, and emitted."""

from __future__ import annotations

from rulec.base.diagnostics import Report
from rulec.base.spans import Source
from rulec.driver.compile import Compiled
from rulec.driver.worked_examples.package_loader import loaded
from rulec.driver.worked_examples.run import Pair
from rulec.ir.interp.api import run_example
from rulec.sema.context import Home
from rulec.sema.declare.constants import Held
from rulec.sema.examples import read_example
from rulec.sema.model import Example
from rulec.sema.typing.scope import Scope
from rulec.sema.typing.typer import Typer
from rulec.syntax.nodes import ExampleDecl
from rulec.syntax.parser import parse_module


def read_within(compiled: Compiled, text: str) -> tuple[Example, str]:
    """The example that a line stands for, and the fault that it must end in."""
    rest, _, given = text.partition(" given ")
    asked, _, solve = rest.partition(" within ")
    test, _, fault = asked.partition(" faults ")
    report = Report()
    source = Source("run", f'example "A line"\n    given {given}\n    expect {test}\n')
    module = parse_module(source, report, "run")
    assert [d.headline for d in report.found] == [], text
    context = compiled.context
    context.report, context.typer = report, Typer(context.symbols, report)
    given_types = {p.name: p.type for p in compiled.model.solves[solve].parameters} if solve else {}
    scope = Scope(given_types, lenient=True, building=True, within=solve)
    home = Home(compiled.model.pack, "run")
    node = module.declarations[0]
    assert isinstance(node, ExampleDecl)
    example, _ = read_example(context, Held(context), None, home, solve, scope, node, "line", None)
    assert [f"{d.headline}: {d.primary.span.text}" for d in report.found] == [], text
    return example, fault.strip()


def run_within(compiled: Compiled, text: str) -> None:
    """Checks one line both ways."""
    example, fault = read_within(compiled, text)
    files = {path.removeprefix("python/"): data for path, data in compiled.outputs.items()}
    with loaded(compiled.model, compiled.program, files) as emitted:
        pair = Pair(compiled, example, emitted)
        ran = run_example(compiled.program, compiled.model, example, begun=pair.begun)
        assert not ran.missing, (text, ran.missing)
        if fault:
            assert ran.outcomes[0].fault, text
        else:
            assert ran.passed, (text, [(o.left, o.right, o.fault) for o in ran.outcomes])
        assert list(pair.differences(ran)) == [], text

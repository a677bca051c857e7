"""The pack `hamlet`: its examples are worked by hand, so they notice faults that the interpreter and the emitted code
share; random worlds notice those that they do not."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from rulec.backends.python import emit
from rulec.base.diagnostics import Report
from rulec.driver.compile import Compiled, compile_pack
from rulec.driver.packs import PackFiles
from rulec.driver.worked_examples.run import run_examples
from rulec.ir.lower.program import lower
from rulec.ir.nodes import Program
from rulec.ir.verify import verify
from tests.catalogue.manor import files_of

ROOT = Path(__file__).parent.parent / "catalogue" / "hamlet"
SOURCE = "ground.rules"


def compiled(changed: str | None = None) -> Compiled:
    """The pack, or (uncached) one with its rules changed."""
    files = files_of(ROOT)
    if changed is not None:
        files[SOURCE] = changed.encode()
    report = Report()
    made = compile_pack(PackFiles("hamlet", files), report, backends=(), verify=True)
    assert made is not None, [f"{d.code}: {d.headline} {d.primary.span}" for d in report.found]
    return made


@lru_cache(maxsize=1)
def hamlet() -> Compiled:
    """The pack as it is."""
    return compiled()


def source() -> str:
    """Its rules."""
    return (ROOT / SOURCE).read_text()


def emitted(program: Program | None = None) -> dict[str, str]:
    """The files of its package."""
    made = hamlet()
    files = emit(program or made.program)
    return {path.removeprefix("rulec_packs/hamlet/"): text for path, text in files.items()}


def faults() -> list[str]:
    """What the checks find when the pack is lowered and emitted now; empty when both are sound."""
    made = hamlet()
    report = Report()
    program = lower(made.model, report)
    if report.failed:
        return [d.headline for d in report.found]
    wrong = verify(program)
    if wrong:
        return wrong
    outputs = {f"python/{path}": text.encode() for path, text in emit(program).items()}
    again = Compiled(made.model, made.context, program, made.packs, outputs)
    try:
        run_examples(again, report)
    except (AssertionError, AttributeError, KeyError, TypeError, NameError) as stopped:
        return [f"{type(stopped).__name__}: {stopped}"]
    return [f"{d.headline}: {d.primary.label}" for d in report.found]

"""The hamlet of `tests/catalogue` with a few lines more, and what the compiler says of them."""

from __future__ import annotations

from functools import cache

from rulec.base.diagnostics import Report
from rulec.driver.compile import compile_pack
from rulec.driver.packs import PackFiles
from tests.catalogue.manor import files_of
from tests.ir.hamlet import ROOT
from tests.remembered import SHARED

NEVER_READ = "R0677"


@cache
def _hamlet() -> dict[str, bytes]:
    return files_of(ROOT)


def process(lines: str, takes: str = "house: House", more: str = "") -> str:
    """A process of these lines, with other declarations in front of it."""
    body = "".join(f"    {line}\n" for line in lines.strip("\n").split("\n"))
    return f'{more}process test({takes}) "A test"\n{body}    cites book "Doings" 30\n'


def faults(added: str) -> list[str]:
    """The codes of the faults that the hamlet has with these rules, in their order; a parameter may go unread."""
    report = Report()
    compile_pack(PackFiles("hamlet", {**_hamlet(), "case.rules": added.encode()}), report, trees=SHARED, backends=())
    return [each.code.number for each in report.sorted() if each.code.number != NEVER_READ]

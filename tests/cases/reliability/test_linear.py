"""Building a pack counted all entries of a kind anew for each of their pages."""

from __future__ import annotations

import pytest

from rulec.backends.reference.uses import Uses
from rulec.sema.model import Record
from tests.catalogue.manor import compile_with


def test_entries_are_counted_once_for_each_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    many = 200
    asked = 0
    plain = Uses.is_executed

    def counting(uses: Uses, record: Record) -> bool:
        nonlocal asked
        asked += 1
        return plain(uses, record)

    monkeypatch.setattr(Uses, "is_executed", counting)
    entries = "".join(f'virtue v{at} "Virtue {at}"\n    cites book "Virtues" {at}\n\n' for at in range(3, many))
    compiled, report = compile_with({"many.rules": entries}, backends=("reference",))
    assert compiled is not None, report.found
    assert asked < 10 * many

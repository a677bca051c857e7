"""What a walk may end in where a world is stranger than any that is played."""

from __future__ import annotations

from rulec.ir.interp.breakdown import NeedsInput
from rulec.runtime.faults import RuleFault

FAULTS = (
    RuleFault, NeedsInput, AssertionError, KeyError, IndexError, TypeError, AttributeError, ValueError, RecursionError,
)  # fmt: skip

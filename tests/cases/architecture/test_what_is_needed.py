"""A fault at play names what is missing in a sentence, whatever it is, in Python and in JavaScript.

It said `there is no the guard's mate, and the rules need one`.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulec.base.spans import Source, Span
from rulec.base.types import KindType
from rulec.ir.labels import needed_text
from rulec.runtime import faults as of_python
from rulec.sema import expr as e

SCRIPT = Path(of_python.__file__).parents[1] / "backends" / "javascript" / "runtime" / "faults.js"
GUARD = KindType("Guard", False)


def at(text: str) -> Span:
    """The place of an expression in a source that holds nothing else."""
    return Span(Source("case.rules", text), 0, len(text))


def field(of: e.Expr, name: str) -> e.Expr:
    return e.Field(of, "Guard", name, type=GUARD, span=at(f"{of.span.text}.{name}"))


THE_GUARD = e.Variable("guard", type=GUARD, span=at("guard"))
BEST = e.CallTo("best", (THE_GUARD,), type=GUARD, span=at("best(\n        guard)"))
SUBJECTS = (
    (THE_GUARD, "the guard"),
    (field(THE_GUARD, "mate"), "the guard's mate"),
    (field(field(THE_GUARD, "mate"), "old_friends"), "the guard's mate's old friends"),
    (e.StateRef("first_chief", type=GUARD, span=at("first_chief")), "the first chief"),
    (BEST, "`best( guard)`"),
    (field(BEST, "mate"), "`best( guard).mate`"),
    (e.AllOf("Guard", type=GUARD, span=at("guards")), "`guards`"),
)


@pytest.mark.parametrize(("expr", "subject"), SUBJECTS)
def test_the_sentence_names_what_is_missing(expr: e.Expr, subject: str) -> None:
    fault = of_python.MissingThing(needed_text(expr))
    assert str(fault) == f"the rules need {subject} here and find none"


def test_javascript_says_the_same() -> None:
    one_line = re.compile(r"class (\w+) extends RuleFault \{\n  constructor\(what\) \{\n    super\(what, `(.*)`\);")
    said = dict(one_line.findall(SCRIPT.read_text("utf-8")))
    assert "MissingThing" in said
    for name, sentence in said.items():
        spoken = sentence.replace("\\`", "`").replace("${what}", "X")
        assert str(getattr(of_python, name)("X")) == spoken

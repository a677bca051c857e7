"""What `explain` and `odds` have in common: the declaration that is meant, what is given, and the walk over it."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulec.base.diagnostics import Report
from rulec.base.text import did_you_mean
from rulec.commands import given, places
from rulec.commands.line import Line, UsageError
from rulec.commands.one import compiled
from rulec.commands.saying import say

if TYPE_CHECKING:
    from rulec.driver.compile import Compiled
    from rulec.ir.trace import Breakdown
    from rulec.sema.model import Function, Model
    from rulec.sema.types import Type

OPTIONS = ("--rules", "--given", "--thrown", "--answered", "--variant", "--format")


@dataclass(frozen=True, slots=True)
class Asked:
    """A pack, the name that was asked for, and the pairs that were given."""

    made: Compiled
    name: str
    pairs: given.Pairs

    @property
    def model(self) -> Model:
        """The pack's model."""
        return self.made.model


def ask(line: Line, usage: str) -> Asked | None:
    """Reads the command line and compiles the pack; None when something was reported."""
    roots = places.where(line)
    pack = places.one_pack(line.words, roots, usage)
    if len(line.words) != 2:
        raise UsageError(f"which rule? usage: {usage}" if len(line.words) < 2 else f"usage: {usage}")
    report = Report()
    pairs = given.pairs(line.many("--given"), report)
    if report.failed:
        say(report.sorted())
        return None
    made = compiled(pack, roots, places.out(line, roots), line.many("--variant"))
    if made is None:
        return None
    asked = Asked(made, line.words[1], pairs)
    for option, verb in (("--thrown", "throws no dice"), ("--answered", "asks nobody")):
        if line.many(option):
            raise UsageError(f"`{asked.name}` {verb}, so `{option}` has no place here")
    return asked


def function_of(asked: Asked) -> Function:
    """The quantity, value or fact that is meant."""
    try:
        return asked.model.function(asked.name)
    except KeyError:
        model = asked.model
        known = [*(f.name for f in model.functions), *model.constants, *model.rulings]
        hint = did_you_mean(asked.name, known)
        raise UsageError(
            f"the pack `{model.pack}` has no rule `{asked.name}`" + (f"; {hint}" if hint else "")
        ) from None


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why there is no breakdown: what was not given (name, type, question), or a sentence."""

    needs: tuple[tuple[str, str, str], ...] = ()
    sentence: str = ""


def walk(asked: Asked, function: Function) -> Breakdown | Refusal | None:
    """The breakdown for what is given; None when what is given has faults, which are printed."""
    from rulec.ir.evaluate import NeedsInput, explain
    from rulec.runtime.faults import RuleFault
    from rulec.sema.given import settings

    report = Report()
    typed, names = settings(asked.made.context, function, asked.pairs, report)
    if report.found:
        say(report.sorted())
    if report.failed:
        return None
    types: dict[str, Type] = names
    try:
        return explain(asked.made.program, asked.model, function.name, typed, types)
    except NeedsInput as lack:
        from rulec.sema.types import show_type

        return Refusal(tuple((path, show_type(of), question) for path, of, question in lack.needs))
    except RuleFault as fault:
        return Refusal(sentence=str(fault))


def tell_refusal(asked: Asked, refusal: Refusal, style: str) -> int:
    """Prints why there is no value, and gives the exit code."""
    from rulec.commands.out import print_json

    if style == "json":
        needs = [{"name": path, "type": of, "question": question} for path, of, question in refusal.needs]
        head = {"pack": asked.model.pack, "name": asked.name, "given": dict(asked.pairs)}
        print_json({**head, "needs": needs} if needs else {**head, "fault": refusal.sentence})
    if refusal.sentence:
        print(f"rulec: {asked.name}: {refusal.sentence}", file=sys.stderr)
        return 1
    print(f"rulec: `{asked.name}` needs what is not given:", file=sys.stderr)
    width = max(len(path) for path, _, _ in refusal.needs)
    kinds = max(len(of) for _, of, _ in refusal.needs)
    for path, of, question in refusal.needs:
        print(f"  {path:<{width}}  {of:<{kinds}}  {question}", file=sys.stderr)
    path, of, _ = refusal.needs[0]
    print(f"add for example `--given {path}=…`", file=sys.stderr)
    return 1

"""`rulec odds`: show the exact probability of each result."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from rulec.commands.common.option_parser import ASKED, Line, UsageError
from rulec.runtime.show import chance_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rulec.backends.export.values import Json
    from rulec.base.types import Type
    from rulec.commands.common.query import Asked
    from rulec.sema.model import Function, Model

BAR = 40  # length of the longest bar

USAGE = "rulec odds PACK NAME [--given k=v… | FILE] [--variant NAME…] [--format text|json]"
HELP = """\
Show how likely each result of a roll is, or of a quantity that throws dice, exactly. For a roll with several results,
show each with its mean, and all of them together. A percent is the chance of a throw of one die with 100 sides, which
succeeds at or under the number. What throws no dice has one result, which is certain.

  --given k=v     give a value, as for `rulec explain`; may repeat, or name a file of such lines
  --variant NAME  play by a variant of the pack; may repeat
  --format json   print one JSON document
  --rules DIR     look for packs in DIR; may repeat"""
OPTIONS = ASKED


def run(line: Line) -> int:
    """Run the command, and return the exit code."""
    from rulec.commands.common.query import answered

    return answered(lambda from_parts: answer(line, from_parts))


def answer(line: Line, from_parts: bool) -> int:
    """Print the odds, and return the exit code.

    *from_parts*: use the parts stored by the last build; raises `NotStored` if they do not suffice.
    """
    from rulec.commands.common.query import ask, function_of, throws_dice, walk

    style = line.choice("--format", ("text", "json"))
    asked = ask(line, USAGE, style, from_parts)
    if asked is None:
        return 1
    if asked.thrown:
        raise UsageError("`odds` goes through all that the dice may show, so `--thrown` has no place here")
    function = function_of(asked)
    if throws_dice(asked):
        return _thrown(asked, function)
    found = walk(asked, function)
    if found is None:
        return 1
    from rulec.base.types import PERCENT, show_type
    from rulec.commands.common.breakdown_output import json_value
    from rulec.commands.common.report_output import print_json
    from rulec.driver.worked_examples.walkthrough import view

    result = found.function.result
    shown = view(asked.model, found)
    outcomes: list[tuple[Json, str, Fraction]]
    if result == PERCENT and found.amount is not None:
        yes = chance(found.amount)
        outcomes = [(True, "yes", yes), (False, "no", 1 - yes)]
    else:
        outcomes = [(json_value(asked.model, result, found), shown.value, Fraction(1))]
    if style == "json":
        print_json(
            {
                "pack": asked.model.pack,
                "name": function.name,
                "value": json_value(asked.model, result, found),
                "unit": show_type(result),
                "text": shown.value,
                "given": dict(asked.pairs),
                "outcomes": [
                    {"value": value, "text": text, "probability": str(odds)} for value, text, odds in outcomes
                ],
            }
        )
        return 0
    print(f"{function.name}: {shown.title}")
    width = max(len(text) for _, text, _ in outcomes)
    for _, text, odds in outcomes:
        print(f"  {text:<{width}}  {chance_text(odds):>6}  {odds}")
    return 0


def _thrown(asked: Asked, function: Function) -> int:
    """Print the odds of a function that rolls dice: a line for each result, lowest first.

    Several results are printed one by one, then together.
    """
    from rulec.backends.reference.language.phrases import words_text
    from rulec.base.types import ResultsType, show_type
    from rulec.commands.common.breakdown_output import json_unit
    from rulec.commands.common.query import chances
    from rulec.commands.common.report_output import print_json
    from rulec.driver.odds import odds_of_results

    found = chances(asked, function)
    if found is None:
        return 1
    model, result = asked.model, asked.made.program.functions[function.name].result
    parts = list(odds_of_results(model, result, found)) if isinstance(result, ResultsType) else []
    if asked.style == "json":
        results: list[Json] = [
            {
                "name": part.name,
                "label": part.called,
                "unit": show_type(part.type),
                "mean": {"exact": str(part.mean), "value": float(part.mean)} if part.mean is not None else None,
                "outcomes": _outcomes(model, part.type, part.chances),
            }
            for part in parts
        ]
        print_json(
            {
                "pack": model.pack,
                "name": function.name,
                "unit": json_unit(result),
                "given": dict(asked.pairs),
                **({"results": results} if parts else {}),
                "outcomes": _outcomes(model, result, found),
            }
        )
        return 0
    print(f"{function.name}: {words_text(model, function.label, tuple(p.name for p in function.parameters))}")
    for part in parts:
        print(f"\n{part.called}{f', on average {part.mean_text}' if part.mean_text else ''}")
        _print_outcomes(model, part.type, part.chances)
    if parts:
        print("\nall together")
    _print_outcomes(model, result, found)
    return 0


def _outcomes(model: Model, of: Type, found: Mapping[object, Fraction]) -> list[Json]:
    from rulec.commands.common.breakdown_output import json_raw
    from rulec.ir.labels import raw_text

    return [
        {
            "value": json_raw(model, of, value),
            "text": raw_text(model, of, value),
            "chance": str(odds),
            "percent": float(odds * 100),
        }
        for value, odds in found.items()
    ]


def _print_outcomes(model: Model, of: Type, found: Mapping[object, Fraction]) -> None:
    """Print a line for each value, with a bar proportional to its chance."""
    from rulec.ir.labels import raw_text

    texts = {value: raw_text(model, of, value) for value in found}
    width = max(map(len, texts.values()))
    wide = max(len(str(odds)) for odds in found.values())
    most = max(found.values())
    for value, odds in found.items():
        bar = "#" * max(1, round(BAR * odds / most))
        print(f"  {texts[value]:<{width}}  {chance_text(odds):>6}  {odds!s:<{wide}}  {bar}")


def chance(percent: Fraction) -> Fraction:
    """Return the probability that a 100-sided die shows at most this number."""
    faces = percent.numerator // percent.denominator  # only whole faces count: 12.5 is met by 12 of them
    return Fraction(min(100, max(0, faces)), 100)

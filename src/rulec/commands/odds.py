"""`rulec odds`: how likely each result is, exactly."""

from __future__ import annotations

from fractions import Fraction

from rulec.commands.line import read

USAGE = "rulec odds PACK NAME [--given k=v… | FILE] [--variant NAME…] [--format text|json]"
HELP = f"""\
usage: {USAGE}

Shows how likely each result is. A percent is the chance of a throw of one die of 100: it succeeds at or under the
number. What throws nothing has one result, which is certain."""


def run(words: list[str]) -> int:
    """Runs the command."""
    from rulec.commands.asking import OPTIONS, Refusal, ask, function_of, tell_refusal, walk

    line = read(words, (), OPTIONS)
    if "--help" in line.flags:
        print(HELP)
        return 0
    style = line.choice("--format", ("text", "json"))
    asked = ask(line, USAGE)
    if asked is None:
        return 1
    function = function_of(asked)
    found = walk(asked, function)
    if found is None:
        return 1
    if isinstance(found, Refusal):
        return tell_refusal(asked, found, style)
    from rulec.backends.export.values import Json
    from rulec.commands.out import print_json
    from rulec.commands.telling import json_value, unit_of
    from rulec.driver.worked import view
    from rulec.sema.types import PERCENT

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
                "unit": unit_of(result),
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
        print(f"  {text:<{width}}  {_percent(odds):>6}  {odds}")
    return 0


def chance(percent: Fraction) -> Fraction:
    """The probability that one die of 100 falls at or under a number; beyond its faces it is certain."""
    faces = percent.numerator // percent.denominator  # a die has whole faces: 12.5 is met by 12 of them
    return Fraction(min(100, max(0, faces)), 100)


def _percent(odds: Fraction) -> str:
    return f"{float(odds * 100):g}%"

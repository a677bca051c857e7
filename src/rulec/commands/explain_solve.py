"""Explain a whole solve: each decision with its reason and the values it depends on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulec.backends.export.values import Json, citations
from rulec.backends.reference.language.phrases import words_text
from rulec.commands.common.breakdown_output import json_lines, json_raw, print_cites, print_given, print_origins
from rulec.commands.common.origins import builds_on_others, origin_json, origin_lines
from rulec.commands.common.query import told
from rulec.commands.common.report_output import print_json
from rulec.driver.worked_examples.walkthrough import Teller
from rulec.ir.interp.explained_solve import Decision, Read, explain_solve
from rulec.ir.labels import raw_text
from rulec.sema.model import Circle

if TYPE_CHECKING:
    from rulec.commands.common.query import Asked
    from rulec.ir.interp.breakdown import Breakdown
    from rulec.sema.model import Model, Solve

MOST = 8  # maximum number of dependencies listed as text; JSON has all


def explained(asked: Asked) -> int:
    """Explain a solve, and return the exit code."""
    solve = asked.model.solves[asked.name]
    found = told(asked, solve, lambda given: explain_solve(given, solve.name))
    if found is None:
        return 1
    if asked.style == "json":
        _print_json(asked, solve, found)
    else:
        _print_text(asked, solve, found)
    return 0


def _print_text(asked: Asked, solve: Solve, found: tuple[Decision, ...]) -> None:
    model, teller = asked.model, Teller(asked.model)
    print(solve.name)
    if solve.label is not None:
        print(f"  {words_text(model, solve.label)}")
    print_given(asked.pairs)
    print("\nwhat is decided")
    for name in dict.fromkeys(each.breakdown.function.name for each in found):
        print(f"  {name}: {teller.title(name)}")
        rows = [each for each in found if each.breakdown.function.name == name]
        wide = max(len(raw_text(model, *each.about)) for each in rows)
        for each in rows:
            _print_decision(model, teller, each, wide)
    print_cites(model, solve.cites)
    print_origins(model, list(dict.fromkeys(line for each in found for line in origin_lines(model, each.breakdown))))


def _print_decision(model: Model, teller: Teller, each: Decision, wide: int) -> None:
    pad = " " * (wide + 11)
    answer = "yes" if each.answer else "no"
    line, source = _line(teller, each.breakdown)
    said = f"the circle “{line}”" if each.circle is not None else line
    from_where = f", from {source}" if source and source != line else ""
    print(f"    {raw_text(model, *each.about):<{wide}}  {answer:<3}  {said}{from_where}")
    if each.lines is not None:
        instead = f"{'yes' if each.lines.value else 'no'}, {_line(teller, each.lines)[0]}"
        print(f"{pad}{'overrules' if each.overruled else 'its lines come to the same'}: {instead}")
    read = [_read_text(model, one) for one in each.read]
    if read:
        more = f" and {len(read) - MOST} more" if len(read) > MOST else ""
        print(f"{pad}rests on {'; '.join(read[:MOST])}{more}")


def _line(teller: Teller, breakdown: Breakdown) -> tuple[str, str]:
    """Return the line that decided, and its origin."""
    shown = next(line for line in teller.view(breakdown).lines if line.state == "applied")
    return shown.label.rstrip("."), shown.source


def _read_text(model: Model, one: Read) -> str:
    """Return `force(a) = 3 levels`."""
    arguments = ", ".join(raw_text(model, *argument) for argument in one.arguments)
    return f"{one.function.name}({arguments}) = {raw_text(model, one.function.result, one.value)}"


def _print_json(asked: Asked, solve: Solve, found: tuple[Decision, ...]) -> None:
    model, teller = asked.model, Teller(asked.model)
    said = {"said_by": origin_json(model, solve, "solve")} if builds_on_others(model) else {}
    print_json(
        {
            "pack": model.pack,
            "name": solve.name,
            "text": words_text(model, solve.label),
            "given": dict(asked.pairs),
            "decisions": [_json(model, teller, each) for each in found],
            "cites": citations(solve.cites),
            **said,
        }
    )


def _json(model: Model, teller: Teller, each: Decision) -> Json:
    line, source = _line(teller, each.breakdown)
    return {
        "name": each.breakdown.function.name,
        "about": json_raw(model, *each.about),
        "value": each.answer,
        "line": line,
        "from": source or None,
        "circle": None if each.circle is None else _circle(model, teller, each, each.circle),
        "rests_on": [
            {
                "name": one.function.name,
                "arguments": [json_raw(model, *argument) for argument in one.arguments],
                "value": json_raw(model, one.function.result, one.value),
                "text": raw_text(model, one.function.result, one.value),
            }
            for one in each.read
        ],
        "breakdown": json_lines(model, each.breakdown),
        "cites": citations(each.breakdown.function.declared.cites),
    }


def _circle(model: Model, teller: Teller, each: Decision, circle: Circle) -> Json:
    assert each.lines is not None
    lines: Json = {"value": bool(each.lines.value), "line": _line(teller, each.lines)[0]}
    title = words_text(model, circle.title)
    return {"title": title, "overruled": each.overruled, "lines": lines, "cites": citations(circle.cites)}

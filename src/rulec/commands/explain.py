"""`rulec explain`: show a value and how it comes about."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from rulec.base.records import replace
from rulec.commands.common.option_parser import ASKED, Line, UsageError, unknown

if TYPE_CHECKING:
    from rulec.backends.export.values import Json
    from rulec.commands.common.query import Asked
    from rulec.ir.interp.breakdown import Breakdown
    from rulec.sema.model import Cite, Declared, Function, Model, Record

USAGE = (
    "rulec explain PACK NAME [--given k=v… | FILE] [--thrown 5,2…] [--variant NAME…] [--format text|json] "
    "[--all] [-o FILE.svg] [--force]"
)
HELP = """\
Show a value and how it comes about. NAME is a quantity, value, fact, roll, constant or ruling, or KIND:KEY for an
entry; the title of an entry, or another name of it, finds it as well. Where several things are called NAME, SORT:NAME
chooses one, as in `ruling:NAME`. For a solve, show every decision with its reason and what it depends on.

  --given k=v     give a value: k is a path from a parameter (agrees with the rule's fields), v an expression:
                  `buyer.gold=15`; may repeat, or name a file of such lines
  --thrown 5,2    say what the dice show, in the order of the throws, or by their names: `a=5,b=2`
  --variant NAME  play by a variant of the pack; may repeat
  --format json   print one JSON document
  --all           list everything that did not count, and not only its beginning
  --rules DIR     look for packs in DIR; may repeat
  -o FILE.svg     draw the pack's map too: join the given places by arrows in their order, and print at each what its
                  step adds
  --force         replace FILE.svg even if rulec did not make it

The command lists what the rule needs and was not given, and then exits with 1. A field that was not given and has a
default in the rules takes it, and is listed too. A value that is given to nothing, or read by nothing, is an error."""
FLAGS = ("--all", "--force")
FEW = 8
"""Number of lines printed without `--all` for clauses that did not count."""
OPTIONS = (*ASKED, "-o")


def run(line: Line) -> int:
    """Run the command, and return the exit code."""
    from rulec.commands.common.query import answered

    return answered(lambda from_parts: answer(line, from_parts))


def answer(line: Line, from_parts: bool) -> int:
    """Print the explanation, and return the exit code.

    *from_parts*: use the parts stored by the last build; raises `NotStored` if they do not suffice.
    """
    from rulec.commands.common.query import ask, function_of, walk

    style, target = line.choice("--format", ("text", "json")), line.one("-o")
    if "-o" in line.values and not target.endswith(".svg"):
        return _not_drawn(f"`-o {target}`: a map is drawn as SVG; name a file that ends in `.svg`")
    asked = ask(line, USAGE, style, from_parts)
    if asked is None:
        return 1
    if target and asked.name not in asked.made.program.functions:
        return _not_drawn(f"`{asked.name}` is given no places; `-o` draws what a quantity, a value or a fact is given")
    if ":" in asked.name:
        return _record(asked)
    if asked.sort in ("constant", "ruling"):
        return _held(asked)
    if asked.sort == "solve":
        from rulec.commands.explain_solve import explained

        return explained(asked)
    from rulec.commands.common.entry_lookup import one_called

    meant = None if asked.sort else one_called(asked.model, asked.name)
    if meant is not None:  # an entry named without its kind
        return _record(replace(asked, name=f"{meant[0]}:{meant[1].name}"))
    function = function_of(asked)
    found = walk(asked, function)
    if found is None:
        return 1
    if target:
        from rulec.commands.common.file_writer import FORCE, write_output
        from rulec.commands.explain_drawn import drawn

        picture, lack = drawn(asked, function, found)
        if lack:
            return _not_drawn(lack)
        write_output(target, f"{picture}<!-- Made by rulec -->\n".encode(), FORCE in line.flags)
    if style == "json":
        _print_json(asked, function, found)
    else:
        _print_text(asked, function, found, "--all" in line.flags)
    return 0


def _not_drawn(why: str) -> int:
    print(f"rulec: {why}", file=sys.stderr)
    return 1


def _print_text(asked: Asked, function: Function, found: Breakdown, whole: bool) -> None:
    from rulec.commands.common.breakdown_output import (
        assumed_text,
        breakdown_lines,
        idle_lines,
        print_cites,
        print_given,
        print_list,
        print_origins,
    )
    from rulec.commands.common.origins import origin_lines
    from rulec.driver.worked_examples.walkthrough import view

    shown = view(asked.model, found)
    print(f"{function.name} = {shown.value}")
    print(f"  {shown.title}")
    print_given(asked.pairs)
    assumed = [f"  {one.path} = {assumed_text(asked.model, one)}" for one in found.assumed]
    print_list("not given, so as it begins", assumed)
    if asked.thrown:
        print(f"\nthe dice show\n  {', '.join(asked.thrown).replace(',', ', ').replace(',  ', ', ')}")
    print_list("how it comes about", breakdown_lines(shown))
    print_list("what did not count", _beginning(idle_lines(shown), whole))
    print_cites(asked.model, _cites(function, found))
    print_origins(asked.model, origin_lines(asked.model, found))


def _beginning(lines: list[str], whole: bool) -> list[str]:
    """Return all lines, or the first few and the number of the rest."""
    if whole or len(lines) <= FEW + 1:
        return lines
    return [*lines[:FEW], f"  and {len(lines) - FEW} lines more: `--all` lists them"]


def _cites(function: Function, found: Breakdown) -> tuple[Cite, ...]:
    """Return the citations of a function and of the lines that counted."""
    counted = [line.entry.clause for line in found.lines if line.state == "applied"]
    return tuple(dict.fromkeys((*function.cites, *(cite for one in counted for cite in getattr(one, "cites", ())))))


def _print_json(asked: Asked, function: Function, found: Breakdown) -> None:
    from rulec.backends.export.values import citations
    from rulec.commands.common.breakdown_output import assumed_text, json_lines, json_unit, json_value
    from rulec.commands.common.report_output import print_json
    from rulec.driver.worked_examples.walkthrough import view

    result = found.function.result
    print_json(
        {
            "pack": asked.model.pack,
            "name": function.name,
            "value": json_value(asked.model, result, found),
            "unit": json_unit(result),
            "text": view(asked.model, found).value,
            "given": dict(asked.pairs),
            "defaults": {one.path: assumed_text(asked.model, one) for one in found.assumed},
            "breakdown": json_lines(asked.model, found),
            "cites": citations(_cites(function, found)),
            **_said_by(asked.model, function),
        }
    )


def _said_by(model: Model, declared: Declared) -> dict[str, Json]:
    from rulec.commands.common.origins import builds_on_others, origin_json, sort_of_name

    if not builds_on_others(model):
        return {}
    return {"said_by": origin_json(model, declared, sort_of_name(model, declared.name))}


def _held(asked: Asked) -> int:
    """Print a constant or a ruling."""
    from rulec.backends.export.values import citations, value
    from rulec.backends.reference.language.phrases import plain_phrases, words_text
    from rulec.base.types import show_type
    from rulec.commands.common.breakdown_output import print_cites, print_origins
    from rulec.commands.common.origins import held_line
    from rulec.commands.common.report_output import print_json
    from rulec.ir.labels import cite_text

    model = asked.model
    constant = model.constants[asked.name] if asked.sort == "constant" else None
    ruling = model.rulings[asked.name] if asked.sort == "ruling" else None
    declared = constant or ruling
    assert declared is not None
    held = constant.value if constant is not None else ruling.taken.value if ruling is not None else None
    of = constant.type if constant is not None else ruling.type if ruling is not None else None
    text = str(plain_phrases(model).noun(held)) if held is not None else ""
    if asked.style == "json":
        print_json(
            {
                "pack": model.pack,
                "name": asked.name,
                "value": value(held, model) if held is not None else None,
                "unit": show_type(of) if of is not None else None,
                "text": text,
                "given": dict(asked.pairs),
                "breakdown": [],
                "cites": citations(declared.cites),
                **_said_by(model, declared),
            }
        )
        return 0
    print(f"{asked.name} = {text}" if text else asked.name)
    print(f"  {words_text(model, declared.label)}" if declared.label is not None else "", end="\n")
    if ruling is not None:
        for reading in ruling.readings:
            figure = f" = {plain_phrases(model).noun(reading.value)}" if reading.value is not None else ""
            mark = "*" if reading.name == ruling.take else " "
            print(f"  {mark} {reading.name}{figure}  {cite_text(model, reading.cites)}".rstrip())
        print(f"  {ruling.take}, because: {words_text(model, ruling.because)}")
    print_cites(model, declared.cites)
    sort = "constant" if constant is not None else "ruling"
    print_origins(model, [f"  {held_line(model, declared, sort)}"])
    return 0


def _entry(asked: Asked) -> Record:
    from rulec.base.text import did_you_mean
    from rulec.commands.common.entry_lookup import called, names_of

    model: Model = asked.model
    word, _, key = asked.name.partition(":")
    kinds = {kind.word: kind for kind in model.kinds.values()}
    if word not in kinds:
        raise unknown(f"the pack `{model.pack}` has no kind `{word}`", word, kinds)
    found = called(model, key, word)
    if not found:
        records = model.records.get(kinds[word].name, ())
        names = [name for record in records for name in names_of(kinds[word], record)]
        hint = did_you_mean(key, [record.name for record in records]) or did_you_mean(key, names)
        raise UsageError(f"there is no {word} `{key}`" + (f"; {hint}" if hint else ""))
    return found[0][1]


def _record(asked: Asked) -> int:
    """Print an entry: its fields and its effects on other rules."""
    from rulec.backends.export.values import citations, value
    from rulec.backends.reference.language.phrases import plain_phrases, words_text
    from rulec.backends.reference.views.kinds import act_sentence, touch_sentence
    from rulec.commands.common.breakdown_output import print_cites
    from rulec.commands.common.query import refuse_given
    from rulec.commands.common.report_output import print_json

    model, record = asked.model, _entry(asked)
    refuse_given(asked, "an entry")
    touches = [
        {
            "function": touch.function,
            "sort": touch.sort,
            "label": words_text(model, label) if (label := getattr(touch.clause, "label", None)) else None,
            "cites": citations(touch.clause.cites),
        }
        for touch in model.touches(record)
    ]
    if asked.style == "json":
        fields = {name: value(given, model) for name, given in record.values}
        head = {"pack": model.pack, "name": asked.name, "value": None, "unit": None, "text": record.title}
        tail = {"given": dict(asked.pairs), "breakdown": [], "cites": citations(record.cites)}
        print_json({**head, "fields": fields, "changes": touches, **tail})
        return 0
    print(f"{asked.name}: {record.title}")
    speak = plain_phrases(model)
    for name, given in record.values:
        print(f"  {name}: {speak.noun(given)}")
    acts = model.touched_acts(record)
    if touches or acts:
        print("\nwhat it changes")
        for touch in model.touches(record):
            print(f"  {touch.function}: {touch_sentence(speak, record, touch)}")
        for act, clause in acts:
            print(f"  {act.name}: {act_sentence(speak, record, act, clause)}")
    print_cites(model, record.cites)
    return 0

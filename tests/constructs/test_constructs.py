"""Every construct of the language: parsed, put in form, refused when wrong, run twice over, said in words.

Each case file is a page of a manual; `reading` tells what its blocks mean.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from rulec.base.diagnostics import Report
from rulec.base.spans import Source
from rulec.driver.compile import Compiled
from rulec.driver.statements import Said
from rulec.driver.worked_examples.run import run_examples
from rulec.ir.interp.api import run_example
from rulec.ir.verify import verify
from rulec.sema.summaries.uses import declarations
from rulec.syntax.parser import parse_module
from rulec.syntax.printer import format_module
from tests.catalogue.manor import compile_with
from tests.constructs.reading import CASES, SECTIONS, SNIPPET, Case
from tests.constructs.running import arguments, interpreted, read_line, said_in
from tests.constructs.solving import run_within
from tests.property.emitted import Emitted, Fault, emitted_from

ALL = pytest.mark.parametrize("case", CASES.values(), ids=list(CASES))


@cache
def compiled_of(name: str) -> Compiled:
    """The manor with a case's snippet and tables, all back ends run."""
    compiled, report = compile_with(CASES[name].files, backends=None, parent=CASES[name].parent)
    assert [f"{d.code.number} {_place(d)} {d.headline}" for d in report.found] == []
    assert compiled is not None
    return compiled


@cache
def python_of(name: str) -> Emitted:
    """The emitted Python of a case, imported."""
    return emitted_from(compiled_of(name))


def _said(found) -> tuple[str, ...]:
    indented = (f"    {line}" for line in (found.primary.label, found.hint))
    return f"{found.code.number} {_place(found)} {found.headline}", *indented


def _place(found) -> str:
    line, column = found.primary.span.source.line_column(found.primary.span.start)
    return f"{line}:{column}"


def _parsed(text: str) -> tuple[Source, object]:
    source, report = Source(SNIPPET, text), Report()
    module = parse_module(source, report, "case")
    assert [d.headline for d in report.found] == []
    return source, module


@ALL
def test_has_all_sections(case: Case) -> None:
    assert [section for section in SECTIONS if section not in case.sections] == []
    assert re.search(r"[a-z]{3,}[^\n]*\.$", case.prose, re.M), "a sentence of prose"
    assert re.search(r"^ *example ", case.rules, re.M), "an example"


@ALL
def test_form(case: Case) -> None:
    """Printed, it is canonical; read again it is the same program; printed again, the same text."""
    source, module = _parsed(case.rules)
    printed = format_module(source, module)
    assert printed == case.canonical
    again, reread = _parsed(printed)
    assert reread == module
    assert format_module(again, reread) == printed


@ALL
def test_form_of_a_careless_hand(case: Case) -> None:
    """Doubled spaces and a deeper indentation print to the same text."""
    careless = "".join(_careless(line) for line in case.canonical.splitlines(keepends=True))
    source, module = _parsed(careless)
    assert format_module(source, module) == case.canonical


def _careless(line: str) -> str:
    indent = len(line) - len(line.lstrip(" "))
    pieces = re.split(r'("[^"\n]*"|#.*)', line[indent:])
    loose = (p if p[:1] in ('"', "#") else p.replace(" ", "  ") for p in pieces)
    return " " * (indent * 2) + "".join(loose)


@ALL
def test_wrong_use(case: Case) -> None:
    for wrong in case.wrongs:
        _, report = compile_with({**case.files, wrong.file: wrong.text}, parent=case.parent)
        said = [line for d in report.sorted() for line in _said(d)]
        assert [line for line in said if line[0] != " " or line in wrong.told] == list(wrong.told), said


@ALL
def test_compiles(case: Case) -> None:
    compiled = compiled_of(case.name)
    assert verify(compiled.program) == []
    again, _ = compile_with(case.files, backends=None, parent=case.parent)
    assert again is not None
    assert dict(again.outputs) == dict(compiled.outputs)
    for path, text in compiled.outputs.items():
        if path.endswith(".py"):
            compile(text, path, "exec")


@ALL
def test_examples_pass(case: Case) -> None:
    compiled = compiled_of(case.name)
    own = [example for example in compiled.model.examples.values() if example.module == "case"]
    assert own
    for example in own:
        ran = run_example(compiled.program, compiled.model, example)
        assert ran.passed, [(o.left, o.right, o.fault) for o in ran.outcomes] + list(ran.missing)


@ALL
def test_runs(case: Case) -> None:
    compiled = compiled_of(case.name)
    assert case.runs
    for text in case.runs:
        if text == "examples":
            report = Report()
            assert run_examples(compiled, report).run
            assert [f"{d.code.number} {d.headline} {d.primary.label}" for d in report.found] == []
            continue
        if " within " in text or " given " in text:
            run_within(compiled, text)
            continue
        line = read_line(compiled, text)
        answer = interpreted(compiled, line)
        if line.fault:
            assert answer == line.fault
        _, made = arguments(compiled, line)
        said = python_of(case.name).call(line.call.name, [*made, *said_in(compiled, line), *line.dice()])
        assert (said.name if isinstance(said, Fault) else said) == answer, text


@ALL
def test_sentences(case: Case) -> None:
    outputs = compiled_of(case.name).outputs
    for page, phrase in case.sentences:
        path = f"reference/{page}"
        assert path in outputs, sorted(outputs)
        assert phrase in outputs[path].decode(), outputs[path].decode()


@ALL
def test_whatever_may_carry_a_sentence_has_words(case: Case) -> None:
    model = compiled_of(case.name).model
    said = Said(model, {})
    assert [name for name, declared in declarations(model) if not isinstance(said.whole(declared), str)] == []

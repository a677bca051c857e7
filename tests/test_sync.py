"""A seeded sample of the literals, and that no literal can be missed; `python -m tests.sync --all` looks at all."""

from __future__ import annotations

import os
from pathlib import Path
from unittest.mock import patch

import pytest

from rulec.backends.python import emit
from rulec.base.diagnostics import Report
from rulec.base.memory import Memory
from rulec.base.spans import Source
from rulec.sema.model import Model
from rulec.syntax.parser import parse_module
from tests.constructs.reading import CASES
from tests.sync.__main__ import base_place, chosen, verdicts
from tests.sync.alone import things
from tests.sync.collect import literals
from tests.sync.literals import LITERAL_TOKENS, Literal, uncovered
from tests.sync.many import Many
from tests.sync.mutate import alternatives
from tests.sync.outputs import TWINS, Modules, Pages
from tests.sync.pack import RULES, Base, named_and_typed
from tests.sync.together import Together, parted
from tests.sync.verdict import NO_INPUT, Judge, Verdict

PACKS = sorted(p.name for p in RULES.iterdir() if (p / "pack.yaml").is_file())
CATALOGUE = Path(__file__).parent / "catalogue"
SEED = 1
MOST = 24
"""Literals of one pack's rules that are looked at: each is a whole compilation or more."""
DEEDS = 8
"""Literals of what happens."""
PROOFS = 16
"""Literals of examples."""
FEW = 2
"""Of those that are left, so many are looked at by a whole compilation for each,"""
LEAST = 20
"""or so many that with those before them there are as many as these."""
REFUSALS = 3
"""A literal of which so many changes are refused is in sync; `--all` goes on for one that shows in both outputs."""
ALONE = 6
"""Of words and evidence that do not show together, so many are looked at one by one."""


@pytest.fixture(scope="module", params=PACKS)
def base(request: pytest.FixtureRequest) -> Base:
    """A pack as it stands; all tests of one pack come before those of the next, so that it is read once."""
    return Base(request.param)


@pytest.fixture(scope="module")
def many(base: Base) -> Many:
    """What judges the literals of the pack; what takes long is left to `--all`."""
    found = Many(Judge(base, SEED), refusals=REFUSALS)
    found.played.further = False
    return found


@pytest.mark.parametrize("case", CASES.values(), ids=list(CASES))
def test_every_literal_token_has_one_literal_node_in_every_construct(case) -> None:
    source = Source("case.rules", case.rules)
    assert uncovered(source, parse_module(source, Report(), "case")) == []


def test_every_literal_token_has_one_literal_node(base: Base) -> None:
    for module in base.input.modules:
        assert uncovered(module.span.source, module) == []


def test_every_literal_token_has_one_class(base: Base) -> None:
    from tests.sync.literals import chunk_tokens

    found = literals(base)
    assert len({literal.key for literal in found}) == len(found)
    places = {(literal.file, literal.start, literal.end) for literal in found}
    for stem, layout in base.layouts.items():
        for token in (token for chunk in chunk_tokens(layout) for token in chunk):
            if token.kind in LITERAL_TOKENS:
                assert (f"{stem}.rules", token.start, token.end) in places


def test_the_outputs_that_are_compared_are_the_outputs(base: Base) -> None:
    from rulec.backends.reference import emit as emitted

    assert {path: make() for path, make in Pages(base.model, {}).make.items()} == emitted(base.model, {})
    files = emit(base.program)
    modules = Modules(base.model, base.program)
    made = dict(modules.shared())
    homes: dict[tuple[str, bool], str] = {}  # a function of each module, with a twin and without
    for name, function in base.program.functions.items():
        homes.setdefault((modules.layout.homes[name], function.sort in TWINS), name)
    for (_, twin), name in homes.items():
        made.update([modules.of(name), *([modules.why(name)] if twin else [])])
    assert {path: files[path] for path in made} == made
    left = {path.rpartition("/")[2] for path in set(files) - set(made)}
    assert left == {"__init__.py", "_meta.py", "_results.py", "_sources.py", "columns.py", "py.typed"}


def test_all_words_and_citations_are_in_sync(base: Base, many: Many) -> None:
    """Every text and every line of a citation that is known by a mark of its own; some of the rest."""
    together = Together(many.judge)
    texts, _, _ = parted(literals(base))
    shown = list(together.texts(texts))
    assert all(verdict.ok for verdict in shown)
    assert len(shown) > len(texts) * 0.9
    assert _failures(base, many, chosen(together.alone, ALONE, SEED)) == []


def test_literals_of_examples_are_in_sync(base: Base, many: Many) -> None:
    _, evidence, _ = parted(literals(base))
    found = list(many.evidence(chosen(evidence, PROOFS, SEED)))
    assert [_told(base, v.literal, v.how) for v in found if not v.ok] == []
    judged = {verdict.literal.key for verdict in found}
    left = [literal for literal in evidence if literal.key not in judged] if base.model.extends else []
    assert left or len(found) > 0.7 * min(PROOFS, len(evidence))
    assert _failures(base, many, chosen(left, FEW, SEED)) == []  # what replaces something of a parent is compiled


def test_a_sample_of_the_rules_is_in_sync(base: Base, many: Many) -> None:
    rules = [literal for literal in literals(base) if literal.kind in ("rule", "arm") and literal.sort != "mark"]
    rules = chosen(rules, min(len(rules) // 10, MOST), SEED)
    shown, left = _judged(base, many, rules)
    few = max(FEW, min(len(rules), LEAST) - shown)  # what stands in a solve is compiled
    assert _failures(base, many, chosen(left, few, SEED)) == []


def test_a_sample_of_what_happens_is_in_sync(base: Base, many: Many) -> None:
    deeds = [
        literal for literal in literals(base) if literal.kind == "happening" and literal.sort not in ("text", "mark")
    ]
    _judged(base, many, chosen(deeds, DEEDS, SEED))


def _judged(base: Base, many: Many, wanted: list[Literal]) -> tuple[int, list[Literal]]:
    """How many were in sync, and those that are to be compiled. All reach both outputs; worlds by chance may show
    nothing of one (`--all` tells it), so the last one is not looked for long."""
    found = list(many.rules(wanted, long=False))
    hidden = [verdict for verdict in found if not verdict.ok and verdict.how.startswith(NO_INPUT)]
    assert [_told(base, v.literal, v.how) for v in found if not v.ok and v not in hidden] == []
    stayed: list[Verdict] = []
    while len(hidden) + len(stayed) > 1 and hidden:
        again = many.one(hidden.pop().literal)
        stayed += [] if again.ok else [again]
    hidden += stayed
    assert len(hidden) <= 1, [_told(base, v.literal, v.how) for v in hidden]
    shown = [verdict for verdict in found if verdict.literal not in {each.literal for each in hidden}]
    judged = {verdict.literal.key for verdict in found}
    return len(shown), [literal for literal in wanted if literal.key not in judged]


def _failures(base: Base, many: Many, wanted: list[Literal]) -> list[str]:
    found = verdicts(many.judge, wanted, os.cpu_count() or 1)
    return [_told(base, v.literal, v.how) for v in found if not v.ok]


def _told(base: Base, literal: Literal, how: str) -> str:
    line, column = base_place(base, literal)
    return f"{base.files.path(literal.file)}:{line}:{column}: `{literal.text}`: {how}"


def test_a_literal_without_effect_is_told(tmp_path: Path) -> None:
    """The check itself can fail: an amount that no result can show, and a text that no page prints."""
    folder = tmp_path / "dull"
    folder.mkdir()
    (folder / "pack.yaml").write_text(
        "name: dull\ntitle: Dull\nversion: 0.1.0\nextends: []\n"
        "documents:\n  book:\n    title: The book\nvariants: []\nscenarios: []\n",
        encoding="utf-8",
    )
    (folder / "ground.rules").write_text(
        'kind House, houses\n    tall: truth\n    cites book "Houses"\n\n'
        'quantity rate(house: House) -> percent "What a house pays"\n'
        "    base 10%\n"
        '    add 20 points when house.tall "tall"\n'
        "    at least 15%, at most 15%\n"
        '    cites book "Rates"\n',
        encoding="utf-8",
    )
    base = Base("dull", tmp_path)
    by_text = {literal.text: literal for literal in literals(base)}
    judge = Judge(base)
    assert not judge.judge(by_text["20"]).ok


def test_an_effect_is_not_taken_for_that_of_another_literal(tmp_path: Path) -> None:
    """Many are changed at once, and each is judged by itself: what stands beside one with an effect has none by that,
    in one line, one function, one table or one entry."""
    folder = tmp_path / "dim"
    folder.mkdir()
    (folder / "pack.yaml").write_text(
        "name: dim\ntitle: Dim\nversion: 0.1.0\nextends: []\n"
        "documents:\n  book:\n    title: The book\nvariants: []\nscenarios: []\n",
        encoding="utf-8",
    )
    (folder / "ground.rules").write_text(
        'kind House, houses\n    tall: truth\n    rooms: number\n    cites book "Houses"\n\n'
        'quantity rate(house: House) -> percent "What a house pays"\n'
        "    base 10%\n"
        '    add 20 points when house.tall "tall"\n'
        "    at least 15%, at most 15%\n"
        '    cites book "Rates"\n\n'
        'quantity toll(house: House) -> percent "What passing costs"\n'
        "    base 11%\n"
        '    add 12 points when house.rooms > 3 or house.rooms > 7 "large"\n'
        '    cites book "Rates"\n',
        encoding="utf-8",
    )
    base = Base("dim", tmp_path)
    rules = [one for one in literals(base) if one.kind in ("rule", "arm") and one.home[0] == "function"]
    judge = Judge(base)
    many = Many(judge)
    found = [verdict for verdict in many.rules(rules) if verdict.literal.kind == "rule"]
    assert {verdict.literal.text for verdict in found if verdict.ok} == {"15%", "11%", "12", "3"}
    assert {verdict.literal.text for verdict in found if not verdict.ok} == {"10%", "20", "7"}
    assert many.alone == []
    assert not any(judge.judge(verdict.literal).ok for verdict in found if not verdict.ok)


def test_what_stays_of_a_pack_is_as_if_it_was_read_anew() -> None:
    """Examples stay that rest on nothing which is another; a changed head has them read again."""
    base = Base("hamlet", CATALOGUE)
    edits = [(one.file, alternatives(base, one)[:1]) for one in literals(base) if one.kind in ("rule", "arm")]
    head = base.text("ground.rules").index("strength(guard: Guard)") + len("strength(guard: Guard")
    edits.append(("ground.rules", [((head, head, "?"),)]))
    kept = 0
    for file, found in edits:
        for edit in found:
            text = base.text(file)
            for start, end, new in sorted(edit, reverse=True):
                text = text[:start] + new + text[end:]
            changed = base._input(file, Source(base.files.path(file), text), Report())
            made = base.mutant(file, edit, looked_at=False).model
            anew = None if changed is None else named_and_typed(changed, Report(), Memory())
            assert (made is None) == (anew is None)
            if made is not None and anew is not None:
                assert things(made) == things(anew)
                kept += any(made.examples[name] is one for name, one in base.model.examples.items())
    assert kept > 10


def test_examples_that_are_changed_at_once_are_read_one_by_one() -> None:
    """What another example says has no part in the verdict on one."""
    base = Base("hamlet", CATALOGUE)
    _, evidence, _ = parted(literals(base))
    many = Many(Judge(base))
    judged: list[tuple[str, list[str]]] = []

    def noted(name: str, model: Model) -> bool:
        others = [each for each, one in model.examples.items() if one != base.model.examples[each]]
        judged.append((name, others))
        return False

    with patch.object(many, "comes_out_otherwise", noted):
        found = many.at_once(evidence)
    assert len(judged) > 1
    assert all(others == [name] for name, others in judged)
    assert found.keys() <= {v.literal.key for v in many.evidence(evidence) if v.ok}

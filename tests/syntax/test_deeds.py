"""Every form of what happens parses, prints as it stands, and gives the nodes that it should."""

from __future__ import annotations

from rulec.base.spans import Source
from rulec.base.tree import walk
from rulec.syntax import deeds as d
from rulec.syntax import nodes as n
from rulec.syntax.printer import format_module
from tests.syntax.deeds import DEEDS
from tests.syntax.sources import parsed, places


def test_every_form_parses_and_is_in_its_canonical_form() -> None:
    module, report = parsed(DEEDS)
    assert places(report) == []
    assert format_module(Source("a.rules", DEEDS), module) == DEEDS


def test_every_node_of_what_happens_is_built() -> None:
    module, _ = parsed(DEEDS)
    built = {type(node) for node in walk(module)}
    nodes = {kind for kind in vars(d).values() if isinstance(kind, type) and kind.__module__.startswith(d.__name__)}
    assert nodes - built == set()
    assert {n.KnownAs, n.Happened, n.Period, n.Ordering, n.SortKey, n.ExpectRefused, n.Under} <= built


def declared(kind: type, at: int = 0) -> object:
    module, _ = parsed(DEEDS)
    return [x for x in module.declarations if isinstance(x, kind)][at]


def test_a_process_holds_its_statements_in_order() -> None:
    process = declared(d.ProcessDecl)
    assert isinstance(process, d.ProcessDecl)
    assert [type(x).__name__ for x in process.body[:5]] == ["LetRun", "Let", "Throw", "RepeatDo", "NoteEvent"]
    branch = next(x for x in process.body if isinstance(x, d.IfDo))
    assert len(branch.branches) == 2
    assert len(branch.other) == 1
    loops = [x for x in process.body if isinstance(x, d.ForEachDo)]
    assert [x.ordering.form for x in loops if x.ordering is not None] == ["listed", "by", "listed", "at once", "any"]
    first = loops[1].ordering
    assert first is not None
    assert [key.direction for key in first.keys] == ["highest", "lowest"]
    assert first.shuffled
    chance = next(x for x in process.body if isinstance(x, d.Chance))
    assert [(x.success, x.by is not None) for x in chance.outcomes] == [
        (True, True),
        (True, False),
        (False, True),
        (False, False),
    ]


def test_an_act_keeps_its_clauses() -> None:
    act = declared(n.RecordDecl)
    assert isinstance(act, n.RecordDecl)
    by = act.items[0]
    assert isinstance(by, d.By)
    assert by.of is not None
    assert by.of.text == "realm"
    takes = [x for item in act.items if isinstance(item, d.Takes) for x in item.items]
    assert [(x.name.text, x.domain is not None, x.domain_end is not None, x.default is not None) for x in takes] == [
        ("target", True, False, False),
        ("region", False, False, True),
        ("share", True, True, True),
        ("name", False, False, False),
    ]
    once = [x for x in act.items if isinstance(x, d.OncePer)]
    assert [([w.text for w in x.names], x.unit.text) for x in once] == [(["realm", "target"], "turn"), ([], "turn")]


def test_what_a_modify_speaks_of() -> None:
    first, second = declared(n.ModifyDecl), declared(n.ModifyDecl, 1)
    assert isinstance(first, n.ModifyDecl)
    assert isinstance(second, n.ModifyDecl)
    assert first.kind_word is not None
    assert (first.kind_word.text, first.target.text, first.costs) == ("order", "475", False)
    assert second.costs


def test_two_queues_are_told() -> None:
    _, report = parsed("sequence turn\n    queue order\n    queue order\n")
    assert [code for code, *_ in places(report)] == ["R0215"]

"""What happens for nothing, what is played by nothing, what would not be kept up; and the cure for a scale."""

from __future__ import annotations

import pytest

from rulec.base.diagnostics import Diagnostic
from tests.catalogue.manor import compile_with

TAIL = '    cites book "Gate" 1\n'
CASTLES = (
    'kind Castle, castles "castle"\n    gates: list of Gate = {} "gates"\n    old: list of Postern = {} "old ones"\n\n'
    'kind Gate, gates "gate"\n    castle: Castle?\n    belongs to castle\n\n'
    'kind Postern extends Gate "postern"\n    hidden: truth = yes\n\n'
)


def found(text: str) -> list[Diagnostic]:
    _, report = compile_with({"case.rules": text})
    return report.sorted()


def codes(text: str) -> list[str]:
    return [d.code.number for d in found(text)]


def process(lines: str, head: str = "p(guard: Guard)") -> str:
    body = "".join(f"    {line}\n" for line in lines.splitlines())
    return f'process {head} "P"\n{body}{TAIL}\n'


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("raise guard.level by 1 level", []),
        ('tell everyone "{guard.level} more."', []),
        ("for each g in guards where g != guard as listed\n    raise g.level by 1 level", []),
        ("run q(guard)", []),
        ('tell everyone "Nothing."', ["R0677"]),
        ("for each g in guards as listed\n    raise g.level by 1 level", ["R0677"]),
    ],
)
def test_a_process_reads_what_it_is_given(lines: str, told: list[str]) -> None:
    more = process("raise guard.level by 1 level", "q(guard: Guard)") if "q(" in lines else ""
    assert codes(process(lines) + more) == told


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ("", ["R0678"]),
        (f'upon fell(guard: g) "Sorrow"\n    lower g.luck by 1 point down to 0%\n{TAIL}', []),
        (f'fact down(guard: Guard) "{{guard}} is down"\n    holds happened fell(guard: guard) ever\n{TAIL}', []),
    ],
)
def test_somebody_asks_about_an_event(more: str, told: list[str]) -> None:
    event = f'event fell(guard: Guard) "{{guard}} fell"\n{TAIL}\n'
    assert codes(event + process("note fell(guard: guard)") + more) == told


@pytest.mark.parametrize(
    ("lines", "head", "told"),
    [
        ("create Gate(castle: c)", "p(c: Castle)", 1),
        ("create Postern(castle: c) as new\nput new into c.gates", "p(c: Castle)", 1),
        ("create Postern(castle: c) as new\nput new into c.gates\nput new into c.old", "p(c: Castle)", 0),
        ("create Gate(castle: c) as new\nput new into c.gates", "p(c: Castle)", 0),
        ("create Gate(castle: c) as new\nset c.gates to {new}", "p(c: Castle)", 0),
        ("if c != none\n    create Gate()", "p(c: Castle?)", 0),
        ("remove gate", "p(gate: Gate)", 1),
        ("if gate.castle != none\n    remove gate from gate.castle.gates\nremove gate", "p(gate: Gate)", 0),
        ("run close(gate)\nremove gate", "p(gate: Gate)", 0),
    ],
)
def test_lists_of_what_belongs_to_somebody_are_kept_up(lines: str, head: str, told: int) -> None:
    more = process("if gate.castle != none\n    remove gate from gate.castle.gates", "close(gate: Gate)")
    assert codes(CASTLES + process(lines, head) + more) == ["R0681"] * told


def test_a_game_has_one_sequence() -> None:
    turn = 'sequence {0} "T"\n    step 1 "S"\n        run p()\n' + TAIL + "\n"
    rest = process('tell everyone "Rest."', "p()")
    assert codes(turn.format("turn") + rest) == []
    (second,) = found(turn.format("turn") + turn.format("year") + rest)
    assert (second.code.number, second.headline) == ("R0680", "the sequence `year` is never played")


def table(cell: str, more: str = "") -> dict[str, str]:
    return {
        "tables/fees.yaml": "table: fees\ntitle: Fees\ncites: ['book \"Pay\" 10']\nkeys: [sort]\ncolumns:\n"
        "  - {name: sort, type: Sort, label: Sort}\n  - {name: fee, type: gold, label: Fee}\nrows:\n"
        f"  - [plain, 1 gold]\n  - [keen, 2 gold]\n  - [old, '{cell}']\n",
        "case.rules": f'state "S"\n    alarm: gold = 0 gold "alarm"\n{more}',
    }


@pytest.mark.parametrize("cell", ["alarm", "1 gold + alarm", "crowd() + 1 gold", "far() + 0 gold"])
def test_a_cell_knows_of_no_game(cell: str) -> None:
    more = (
        f'\nquantity crowd() -> gold "C"\n    base 1 gold * count(each g in guards)\n{TAIL}'
        f'\nquantity far() -> gold "F"\n    base crowd()\n{TAIL}'
    )
    _, report = compile_with(table(cell, more))
    assert [d.code.number for d in report.found] == ["R0679"]
    _, report = compile_with(table("3 gold", more))
    assert report.found == []


def test_a_scale_is_stepped_as_the_message_says() -> None:
    (told,) = found(process("raise guard.rank by 1"))
    assert told.code.number == "R0568"
    assert "value next(now: Rank) -> Rank" in told.hint
    assert "change rank of Guard" in told.hint
    cure = f'value next(now: Rank) -> Rank "Next"\n    on now\n    low: middle\n    middle, high: high\n{TAIL}\n'
    assert codes(cure + process("set guard.rank to next(guard.rank)")) == []


ASKED = (
    'process {name}(guard: Guard) "P"\n    ask {who} for on be yes or no "On?"\n'
    "    if on\n        set guard.rank to high\n"
)


def test_where_nobody_acts_all_who_are_asked_are_of_one_kind() -> None:
    one = ASKED.format(name="one", who="guard.house") + TAIL
    other = ASKED.format(name="other", who="guard") + TAIL
    for text in (f"{one}\n{other}", f"{other}\n{one}"):
        (fault,) = [d for d in found(text) if d.code.number == "R0348"]
        first, second = ("House", "Guard") if text.startswith(one) else ("Guard", "House")
        assert fault.primary.label == f"a thing of the kind `{second}`"
        assert fault.related[0].label == f"here a `{first}` is asked"
    assert "R0348" not in codes(f"{one}\n{one.replace('process one', 'process two')}")


@pytest.mark.parametrize(
    "text",
    [
        process('tell everyone "Nothing."', "p(barn: Barn)"),
        process('tell everyone "Nothing."', "p(barns: list of Barn)"),
        f'event burnt(barn: Barn) "{{barn}} burnt"\n{TAIL}\n',
    ],
)
def test_a_kind_is_met_as_what_something_is_given(text: str) -> None:
    """What is given may go unread, which is told by itself."""
    assert "R0682" in codes('kind Barn, barns "barn"\n')
    assert "R0682" not in codes(f'kind Barn, barns "barn"\n\n{text}')


@pytest.mark.parametrize(
    ("first", "second", "told"),
    [
        ("yes when guard.level > 3 levels", "yes when guard.level > 5 levels", ["R0622"]),
        ("no when guard.level > 3 levels", "yes when guard.level > 5 levels", ["R0622"]),
        ("no when guard.level > 3 levels", "no when guard.level > 5 levels", ["R0622"]),
        ("yes when guard.level > 5 levels", "yes when guard.level > 3 levels", []),
        ("yes when guard.level > 3 levels", "no when guard.level > 5 levels", []),
    ],
)
def test_a_line_of_a_fact_that_never_answers_is_told(first: str, second: str, told: list[str]) -> None:
    """The first line that holds answers, but no before yes."""
    otherwise = "yes" if "no" in first and "no" in second else "no"
    lines = f"    {first}\n    {second}\n    otherwise {otherwise}\n"
    assert codes(f'fact test_fact(guard: Guard) "F", not "N"\n{lines}{TAIL}') == told

"""Codes R0690 to R0699: what is said of what is carried out, and what no rule reads."""

from __future__ import annotations

from rulec.base.codes.code import Code
from rulec.base.codes.snippets import BY, DOES, QUEUE, act

_REST = act(BY + DOES) + "\n"
_SIT = 'order 14 "Sleep"\n%s    cites book "Gate" 10\n'
_FEES = (
    'kind Mood, moods listed "mood"\n    fee: gold = 0 gold "fee"\n\n'
    'mood merry "Merry"\n    fee: 5 gold\n    cites book "Pay" 1\n\nmood dull "Dull"\n    cites book "Pay" 1\n\n'
)
_FEE = (
    'quantity test_fee(mood: Mood) -> gold "A test"\n    base 1 gold\n    add %s when mood = merry\n'
    '    cites book "Pay" 1\n'
)

ALL: tuple[Code, ...] = (
    Code(
        "R0690",
        "acts-twice",
        (
            "`works by` says what carries an entry out that has no act of its own. An entry with clauses of an act, "
            "`by …` and `does`, is carried out by these."
        ),
        bad=_REST + QUEUE + _SIT % f'    works by order 12\n    {BY}    does\n        tell house "So."\n',
        good=_REST + QUEUE + _SIT % "    works by order 12\n",
    ),
    Code(
        "R0691",
        "works-by-nothing",
        (
            "An entry says what it works by, and that does nothing in a turn: an entry without an act, or a rule that "
            "no turn carries out or asks. An entry that nothing acts on is not carried out yet, and its page says so."
        ),
        bad=_REST + QUEUE + _SIT % "    works by order 15\n" + 'order 15 "Sit"\n    cites book "Gate" 10\n',
        good=_REST + QUEUE + _SIT % "    works by order 12\n" + 'order 15 "Sit"\n    cites book "Gate" 10\n',
    ),
    Code(
        "R0692",
        "amount-stands-twice",
        (
            "A rule names an entry and states an amount that a field of the entry holds as well, while no rule reads "
            "the field. Whoever changes the field changes its page and nothing else. Read the field in the rule."
        ),
        bad=_FEES + _FEE % "5 gold",
        good=_FEES + _FEE % "merry.fee",
    ),
)

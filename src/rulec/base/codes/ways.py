"""Codes of `linked`, `steps` and `on_chain`: R0373 to R0375."""

from __future__ import annotations

from rulec.base.codes.code import Code

GOOD = (
    'kind Field, fields "field"\n'
    "    near: list of Field = {}\n"
    'fact test_fact(one: Field, other: Field, dry: list of Field) "a way leads to {other}"\n'
    "    holds linked(one, other, field.near for each field in dry)\n"
    '    cites book "Gate" 60\n'
)
STEPS = "field.near for each field in dry"

ALL: tuple[Code, ...] = (
    Code(
        "R0373",
        "way-not-told",
        (
            "`linked`, `steps` and `on_chain` are told first where the way begins and ends, and last where a step "
            "leads and what is passed through."
        ),
        bad=GOOD.replace(f", {STEPS}", ""),
        good=GOOD,
    ),
    Code(
        "R0374",
        "way-through-no-things",
        (
            "A way leads from thing to thing. What it goes through is a list of things in play, of entries or of "
            "names of an `enum`; a list of numbers, texts or truths leads nowhere."
        ),
        bad=GOOD.replace("near: list of Field", "near: list of number")
        .replace("linked(one, other", "linked(1, 2")
        .replace("field in dry", "field in one.near"),
        good=GOOD,
    ),
    Code(
        "R0375",
        "step-leads-to-no-list",
        (
            "From a thing that is passed, a step leads to several others of the same sort, so a list of them is "
            "given, which may be empty. The end of the way is one of them, or a list."
        ),
        bad=GOOD.replace("near: list of Field = {}", "near: Field?"),
        good=GOOD,
    ),
)

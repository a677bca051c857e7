"""Codes R07xx: texts."""

from __future__ import annotations

from rulec.base.codes.code import Code

ALL: tuple[Code, ...] = (
    Code(
        "R0701",
        "torn-hole",
        ("A hole in a text is written in braces; one of the two is missing."),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            '    base 10 gold "for {guard"\n'
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            '    base 10 gold "for {guard}"\n'
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0702",
        "bare-number",
        (
            "A text for readers holds a digit. The number stands somewhere in the rules already, and a second "
            "copy would drift. Put the value itself into a hole."
        ),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            '    increase by ruling extra "gets 15 percent"\n'
            "    round down to 1 gold\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            '    increase by ruling extra "gets {ruling extra}"\n'
            "    round down to 1 gold\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0703",
        "hole-style",
        (
            "A hole may print its number as a word, `{n as word}`, or without commas, as years are written: "
            "`{n as year}`. There are no other styles, and only numbers have them."
        ),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            '    base 10 gold "for {guard.level as roman}"\n'
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            '    base 10 gold "for {guard.level as word}"\n'
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0976",
        "bare-name",
        (
            "A text for readers holds a name of the rules, with a low line in it. Readers would see the name itself. "
            "In braces it stands for its value."
        ),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            '    about "The pouch of a_guard."\n'
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            '    about "The pouch of {guard}."\n'
            '    cites book "Pay" 1\n'
        ),
    ),
)

"""Codes of `entry of`: R0990 and R0991."""

from __future__ import annotations

from rulec.base.codes.code import Code

_GOOD = (
    'kind Troupe, troupes "troupe"\n'
    '    rival: entry of Troupe? "rival"\n'
    '    pay: gold = 3 gold "pay"\n'
    'troupe mimes "Mimes"\n'
    "    rival: dancers\n"
    '    cites book "Gate" 60\n'
    'troupe dancers "Dancers"\n'
    "    rival: mimes\n"
    '    cites book "Gate" 60\n'
    'fact test_fact(troupe: Troupe, other: Troupe) "they quarrel", not "they do not quarrel"\n'
    "    holds other = troupe.rival and other.pay > 2 gold\n"
    '    cites book "Gate" 60\n'
)

ALL: tuple[Code, ...] = (
    Code(
        "R0990",
        "no-entries",
        (
            "`entry of` names one of the entries as which things of a kind begin. The kind has to have entries, and "
            "kinds that extend it, or that it extends, must not have more of them. Of a listed kind the name alone "
            "says it."
        ),
        bad=_GOOD.replace("entry of Troupe?", "entry of gold?"),
        good=_GOOD,
    ),
    Code(
        "R0991",
        "fields-of-an-entry",
        (
            "An `entry of` a kind says which entry, and no more. What a thing in play has that began as it may be "
            "another amount by now, and in a game there may be none or several of them."
        ),
        bad=_GOOD.replace(
            "other = troupe.rival and other.pay > 2 gold", "troupe.rival != none and troupe.rival.pay > 2 gold"
        ),
        good=_GOOD,
    ),
)

"""Codes of solves: names R0250 to R0258, forms R0557, circles R0651 and R0652."""

from __future__ import annotations

from rulec.base.codes.code import Code

ALL: tuple[Code, ...] = (
    Code(
        "R0250",
        "asked-from-outside-the-solve",
        (
            "A decision, or another part of a `solve`, is asked from outside. What is decided there is known only "
            "where the solve was weighed: in its own block, in the examples that stand in it, and in a process in "
            "the lines behind `solve NAME(…)`."
        ),
        bad=(
            'kind Claim, claims "claim"\n'
            "    guard: Guard\n"
            "    rival: Claim?\n"
            'solve test_round(claims: list of Claim) "Who gets the post"\n'
            '    decide wins(claim: Claim) "{claim.guard} wins"\n'
            '        no when any(wins(other) for each other in claims where other != claim) "somebody else"\n'
            "        otherwise yes\n"
            '    circle "Nobody gives way" then all no\n'
            '    cites book "Gate" 60\n'
            'value test_value(claim: Claim) -> truth "A test"\n'
            "    wins(claim)\n"
            '    cites book "Gate" 61\n'
        ),
        good=(
            'kind Claim, claims "claim"\n'
            "    guard: Guard\n"
            "    rival: Claim?\n"
            'solve test_round(claims: list of Claim) "Who gets the post"\n'
            '    decide wins(claim: Claim) "{claim.guard} wins"\n'
            '        no when any(wins(other) for each other in claims where other != claim) "somebody else"\n'
            "        otherwise yes\n"
            '    circle "Nobody gives way" then all no\n'
            '    value test_value(claim: Claim) -> truth "A test"\n'
            "        wins(claim)\n"
            '    cites book "Gate" 60\n'
        ),
    ),
    Code(
        "R0251",
        "what-is-decided-about",
        (
            "A decision is about one thing, and the solve has to be told which things there are. Give the solve "
            "one list of that kind; a decision may also be about each entry of a listed kind or each name of an "
            "`enum`."
        ),
        bad=(
            'kind Claim, claims "claim"\n'
            "    guard: Guard\n"
            "    rival: Claim?\n"
            'solve test_round(claims: list of Claim) "Who gets the post"\n'
            '    decide wins(guard: Guard) "{guard} wins"\n'
            "        yes when guard.level > 3 levels\n"
            "        otherwise no\n"
            '    cites book "Gate" 60\n'
        ),
        good=(
            'solve test_round(guards: list of Guard) "Who gets the post"\n'
            '    decide wins(guard: Guard) "{guard} wins"\n'
            "        yes when guard.level > 3 levels\n"
            "        otherwise no\n"
            '    cites book "Gate" 60\n'
        ),
    ),
    Code(
        "R0252",
        "not-decided-here",
        (
            "A circle names something that this solve does not decide. It can speak only of what has a `decide` "
            "in the same block."
        ),
        bad=(
            'kind Claim, claims "claim"\n'
            "    guard: Guard\n"
            "    rival: Claim?\n"
            'solve test_round(claims: list of Claim) "Who gets the post"\n'
            '    decide wins(claim: Claim) "{claim.guard} wins"\n'
            '        no when any(wins(other) for each other in claims where other != claim) "somebody else"\n'
            "        otherwise yes\n"
            '    circle "Nobody gives way" when some win then win no\n'
            '    circle "Nobody gives way" then all no\n'
            '    cites book "Gate" 60\n'
        ),
        good=(
            'kind Claim, claims "claim"\n'
            "    guard: Guard\n"
            "    rival: Claim?\n"
            'solve test_round(claims: list of Claim) "Who gets the post"\n'
            '    decide wins(claim: Claim) "{claim.guard} wins"\n'
            '        no when any(wins(other) for each other in claims where other != claim) "somebody else"\n'
            "        otherwise yes\n"
            '    circle "Nobody gives way" when some wins then wins no\n'
            '    cites book "Gate" 60\n'
        ),
    ),
    Code(
        "R0253",
        "circle-answers-elsewhere",
        (
            "A circle answers a decision that need not be in the ring at all. It can answer those that it names "
            "behind `when`, or `all`."
        ),
        bad=(
            'kind Claim, claims "claim"\n'
            "    guard: Guard\n"
            "    rival: Claim?\n"
            'solve test_round(claims: list of Claim) "Who gets the post"\n'
            '    decide wins(claim: Claim) "{claim.guard} wins"\n'
            '        no when any(wins(other) for each other in claims where other != claim) "somebody else"\n'
            "        otherwise yes\n"
            '    decide stays(claim: Claim) "{claim.guard} stays"\n'
            "        no when wins(claim)\n"
            "        otherwise yes\n"
            '    circle "Nobody gives way" when only wins then stays no\n'
            '    circle "Nobody gives way" then all no\n'
            '    cites book "Gate" 60\n'
        ),
        good=(
            'kind Claim, claims "claim"\n'
            "    guard: Guard\n"
            "    rival: Claim?\n"
            'solve test_round(claims: list of Claim) "Who gets the post"\n'
            '    decide wins(claim: Claim) "{claim.guard} wins"\n'
            '        no when any(wins(other) for each other in claims where other != claim) "somebody else"\n'
            "        otherwise yes\n"
            '    decide stays(claim: Claim) "{claim.guard} stays"\n'
            "        no when wins(claim)\n"
            "        otherwise yes\n"
            '    circle "Nobody gives way" when only wins then wins no\n'
            '    cites book "Gate" 60\n'
        ),
    ),
    Code(
        "R0254",
        "nothing-decided",
        (
            "A solve decides nothing. It needs at least one `decide`; what hangs on no decision can stand on its "
            "own, as a quantity, value or fact."
        ),
        bad=(
            'kind Claim, claims "claim"\n'
            "    guard: Guard\n"
            "    rival: Claim?\n"
            'solve test_round(claims: list of Claim) "Who gets the post"\n'
            '    value strength(claim: Claim) -> level "How much it counts"\n'
            "        claim.guard.level\n"
            '    cites book "Gate" 60\n'
        ),
        good=(
            'kind Claim, claims "claim"\n'
            "    guard: Guard\n"
            "    rival: Claim?\n"
            'solve test_round(claims: list of Claim) "Who gets the post"\n'
            '    value strength(claim: Claim) -> level "How much it counts"\n'
            "        claim.guard.level\n"
            '    decide wins(claim: Claim) "{claim.guard} wins"\n'
            "        yes when strength(claim) > 3 levels\n"
            "        otherwise no\n"
            '    cites book "Gate" 60\n'
        ),
    ),
    Code(
        "R0258",
        "example-of-two-solves",
        (
            "An example that stands outside of a solve may ask its parts, and then gives what the solve is given. It "
            "asks one solve; what another one decides is an example of its own."
        ),
        bad=(
            'kind Claim, claims "claim"\n'
            "    guard: Guard\n"
            'solve test_round(claims: list of Claim) "Who gets the post"\n'
            '    decide wins(claim: Claim) "{claim.guard} wins"\n'
            "        yes when claim.guard.level > 3 levels\n"
            "        otherwise no\n"
            '    cites book "Gate" 60\n'
            'solve test_next(claims: list of Claim) "Who comes next"\n'
            '    decide follows(claim: Claim) "{claim.guard} is next"\n'
            "        yes when claim.guard.level = 3 levels\n"
            "        otherwise no\n"
            '    cites book "Gate" 61\n'
            'example "One for both"\n'
            "    given a: Claim(guard: Guard(level: 5)), claims: {a}\n"
            "    expect wins(a)\n"
            "    expect not follows(a)\n"
        ),
        good=(
            'kind Claim, claims "claim"\n'
            "    guard: Guard\n"
            'solve test_round(claims: list of Claim) "Who gets the post"\n'
            '    decide wins(claim: Claim) "{claim.guard} wins"\n'
            "        yes when claim.guard.level > 3 levels\n"
            "        otherwise no\n"
            '    cites book "Gate" 60\n'
            'solve test_next(claims: list of Claim) "Who comes next"\n'
            '    decide follows(claim: Claim) "{claim.guard} is next"\n'
            "        yes when claim.guard.level = 3 levels\n"
            "        otherwise no\n"
            '    cites book "Gate" 61\n'
            'example "The first"\n'
            "    given a: Claim(guard: Guard(level: 5)), claims: {a}\n"
            "    expect wins(a)\n"
            'example "The next"\n'
            "    given a: Claim(guard: Guard(level: 5)), claims: {a}\n"
            "    expect not follows(a)\n"
        ),
    ),
    Code(
        "R0557",
        "cannot-be-bounded",
        (
            "While decisions hang on each other, an amount is known only as a range, and a condition as sure or "
            "possible. Some forms give no such range, for example a table looked up by an amount that hangs on an "
            "open decision. Such a line has to ask what is decided already, or be written with sums, comparisons "
            "and counts."
        ),
        bad=(
            'kind Claim, claims "claim"\n'
            "    guard: Guard\n"
            "    rival: Claim?\n"
            'solve test_round(claims: list of Claim) "Who gets the post"\n'
            '    decide wins(claim: Claim) "{claim.guard} wins"\n'
            '        no when luck(claim) = high "too lucky"\n'
            "        otherwise yes\n"
            '    value luck(claim: Claim) -> Rank "Its luck"\n'
            "        high when any(wins(other) for each other in claims where other != claim)\n"
            "        otherwise low\n"
            '    circle "Nobody gives way" then all no\n'
            '    cites book "Gate" 60\n'
        ),
        good=(
            'kind Claim, claims "claim"\n'
            "    guard: Guard\n"
            "    rival: Claim?\n"
            'solve test_round(claims: list of Claim) "Who gets the post"\n'
            '    decide wins(claim: Claim) "{claim.guard} wins"\n'
            '        no when luck(claim) > 0 "too lucky"\n'
            "        otherwise yes\n"
            '    value luck(claim: Claim) -> number "Its luck"\n'
            "        count(each other in claims where other != claim and wins(other))\n"
            '    circle "Nobody gives way" then all no\n'
            '    cites book "Gate" 60\n'
        ),
    ),
    Code(
        "R0255",
        "unknown-solve",
        "`solve` decides what a declared solve asks; solves are declared under a name.",
        bad=(
            'solve test_round(guards: list of Guard) "Who gets the post"\n'
            '    decide wins(guard: Guard) "{guard} wins"\n'
            "        yes when guard.level > 3 levels\n"
            "        otherwise no\n"
            '    cites book "Gate" 60\n'
            'process test_day() "A test"\n'
            "    solve test_rond(guards)\n"
            "    for each g in guards where wins(g) as listed\n"
            "        raise g.level by 1 level\n"
            '    cites book "Gate" 61\n'
        ),
        good=(
            'solve test_round(guards: list of Guard) "Who gets the post"\n'
            '    decide wins(guard: Guard) "{guard} wins"\n'
            "        yes when guard.level > 3 levels\n"
            "        otherwise no\n"
            '    cites book "Gate" 60\n'
            'process test_day() "A test"\n'
            "    solve test_round(guards)\n"
            "    for each g in guards where wins(g) as listed\n"
            "        raise g.level by 1 level\n"
            '    cites book "Gate" 61\n'
        ),
    ),
    Code(
        "R0256",
        "solve-inside-what-asks-it",
        (
            "The lines behind `solve NAME(…)` ask what was decided there. Were the same solve carried out again in "
            "the same block, it would not be clear which of the two they ask."
        ),
        bad=(
            'solve test_round(guards: list of Guard) "Who gets the post"\n'
            '    decide wins(guard: Guard) "{guard} wins"\n'
            "        yes when guard.level > 3 levels\n"
            "        otherwise no\n"
            '    cites book "Gate" 60\n'
            'process test_day() "A test"\n'
            "    solve test_round(guards)\n"
            "    for each g in guards where wins(g) as listed\n"
            "        solve test_round(guards)\n"
            "        raise g.level by 1 level\n"
            '    cites book "Gate" 61\n'
        ),
        good=(
            'solve test_round(guards: list of Guard) "Who gets the post"\n'
            '    decide wins(guard: Guard) "{guard} wins"\n'
            "        yes when guard.level > 3 levels\n"
            "        otherwise no\n"
            '    cites book "Gate" 60\n'
            'process test_day() "A test"\n'
            "    solve test_round(guards)\n"
            "    for each g in guards where wins(g) as listed\n"
            "        raise g.level by 1 level\n"
            '    cites book "Gate" 61\n'
        ),
    ),
    Code(
        "R0257",
        "asked-after-it-changed",
        (
            "What was decided stays decided, but a value of the solve is worked out where it is asked, from things as "
            "they are there. When a line in between has changed what it reads, it no longer fits what was decided. Ask "
            "it before, or let what changes happen at once: then all is read before anything changes."
        ),
        bad=(
            'solve test_round(guards: list of Guard) "Who gets the post"\n'
            '    decide wins(guard: Guard) "{guard} wins"\n'
            "        yes when guard.level > 3 levels\n"
            "        otherwise no\n"
            '    quantity weight(guard: Guard) -> level "How much a guard counts"\n'
            "        base guard.level\n"
            '        add 1 level when wins(guard) "has won"\n'
            '    cites book "Gate" 60\n'
            'process test_day() "A test"\n'
            "    solve test_round(guards)\n"
            "    for each g in guards where wins(g) as listed\n"
            "        raise g.level by weight(g)\n"
            '    cites book "Gate" 61\n'
        ),
        good=(
            'solve test_round(guards: list of Guard) "Who gets the post"\n'
            '    decide wins(guard: Guard) "{guard} wins"\n'
            "        yes when guard.level > 3 levels\n"
            "        otherwise no\n"
            '    quantity weight(guard: Guard) -> level "How much a guard counts"\n'
            "        base guard.level\n"
            '        add 1 level when wins(guard) "has won"\n'
            '    cites book "Gate" 60\n'
            'process test_day() "A test"\n'
            "    solve test_round(guards)\n"
            "    for each g in guards where wins(g) at once\n"
            "        raise g.level by weight(g)\n"
            '    cites book "Gate" 61\n'
        ),
    ),
    Code(
        "R0651",
        "circle-without-an-answer",
        (
            "Decisions hang on each other, and nothing says what holds where that goes in a circle. A solve whose "
            "decisions can do so ends with a circle that always fits."
        ),
        bad=(
            'kind Claim, claims "claim"\n'
            "    guard: Guard\n"
            "    rival: Claim?\n"
            'solve test_round(claims: list of Claim) "Who gets the post"\n'
            '    decide wins(claim: Claim) "{claim.guard} wins"\n'
            '        no when any(wins(other) for each other in claims where other != claim) "somebody else"\n'
            "        otherwise yes\n"
            '    cites book "Gate" 60\n'
        ),
        good=(
            'kind Claim, claims "claim"\n'
            "    guard: Guard\n"
            "    rival: Claim?\n"
            'solve test_round(claims: list of Claim) "Who gets the post"\n'
            '    decide wins(claim: Claim) "{claim.guard} wins"\n'
            '        no when any(wins(other) for each other in claims where other != claim) "somebody else"\n'
            "        otherwise yes\n"
            '    circle "Nobody gives way" then all no\n'
            '    cites book "Gate" 60\n'
        ),
    ),
    Code(
        "R0652",
        "circle-never-reached",
        (
            "A circle can never apply: an earlier one always fits, or what it names hangs on nothing that hangs "
            "on it in turn."
        ),
        bad=(
            'kind Claim, claims "claim"\n'
            "    guard: Guard\n"
            "    rival: Claim?\n"
            'solve test_round(claims: list of Claim) "Who gets the post"\n'
            '    decide wins(claim: Claim) "{claim.guard} wins"\n'
            '        no when any(wins(other) for each other in claims where other != claim) "somebody else"\n'
            "        otherwise yes\n"
            '    circle "Nobody gives way" then all no\n'
            '    circle "One of them" when some wins then wins yes\n'
            '    cites book "Gate" 60\n'
        ),
        good=(
            'kind Claim, claims "claim"\n'
            "    guard: Guard\n"
            "    rival: Claim?\n"
            'solve test_round(claims: list of Claim) "Who gets the post"\n'
            '    decide wins(claim: Claim) "{claim.guard} wins"\n'
            '        no when any(wins(other) for each other in claims where other != claim) "somebody else"\n'
            "        otherwise yes\n"
            '    circle "One of them" when some wins then wins yes\n'
            '    cites book "Gate" 60\n'
        ),
    ),
)

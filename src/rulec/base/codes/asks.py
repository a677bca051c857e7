"""Codes of people who choose: what is asked, answered and revealed (R0155 to R0159, R0348 to R0359, R0395)."""

from __future__ import annotations

from rulec.base.codes.code import Code


def _process(lines: str, example: str = "") -> str:
    """A process with some lines."""
    body = "".join(f"    {line}\n" for line in lines.splitlines())
    return f'process test_run(house: House) "A test"\n{body}    cites book "Gate" 7\n{example}'


def _example(*lines: str) -> str:
    body = "".join(f"        {line}\n" for line in lines)
    return (
        f'    example "One"\n        given house.gold: 2 gold\n{body}'
        "        does\n            run test_run(house)\n        expect house.gold = 3 gold\n"
    )


_ASKED = 'ask house for more be amount 0 gold .. 5 gold default 0 gold "How much?"\nraise house.gold by more'
_SEALED = 'ask house for more be amount 0 gold .. 5 gold sealed "How much?"\nreveal more\nraise house.gold by more'
_PATH = (
    'ask house for fan be one of guards "Who comes first?"\n'
    'ask house for row be a path from fan along g.friends for each g in guards default {} "Who comes next?"\n'
    "raise house.gold by 1 gold * count(each g in row)"
)

ALL: tuple[Code, ...] = (
    Code(
        "R0155",
        "ask-order",
        (
            "A question is written in one order: who is asked, the name of the answer behind `for`, what may be "
            "answered behind `be`, and the question last, in quotes."
        ),
        bad=_process(_ASKED.replace("for more be", "more =")),
        good=_process(_ASKED),
    ),
    Code(
        "R0156",
        "ask-form",
        (
            "Behind `be` stands what may be answered: `one of` or `some of` or `order of` a list, `amount A .. B`, "
            "`yes or no`, or a path: `a path from A to B along x.near for each x in xs`."
        ),
        bad=_process(_ASKED.replace("amount 0 gold .. 5 gold", "number")),
        good=_process(_ASKED),
    ),
    Code(
        "R0157",
        "ask-secretly",
        "An answer that nobody else learns yet is `sealed`; a line `reveal` shows it to everyone.",
        bad=_process(_SEALED.replace("sealed", "secret")),
        good=_process(_SEALED),
    ),
    Code(
        "R0348",
        "nobody-is-asked",
        (
            "Players alone are asked: things in play of the kind of those who give acts. Where a thing belongs to a "
            "player, its field leads there."
        ),
        bad=_process(_ASKED.replace("ask house", "ask house.gold")),
        good=_process(_ASKED),
    ),
    Code(
        "R0349",
        "nothing-to-reveal",
        (
            "`reveal` opens an answer that was asked with `sealed`, in the lines above it. What was asked without it "
            "everyone knows already, and nothing is revealed twice."
        ),
        bad=_process(_SEALED.replace("sealed ", "")),
        good=_process(_SEALED),
    ),
    Code(
        "R0350",
        "nothing-to-choose-from",
        "Players choose from a list or a set: one of it, some of it, or all of it in an order of theirs.",
        bad=_process('ask house for fan be one of house.gold "Which?"\nset fan.level to 3 levels'),
        good=_process(
            'ask house for fan be one of {each g in guards where g.house = house} "Which?"\nset fan.level to 3 levels'
        ),
    ),
    Code(
        "R0351",
        "no-amount-to-answer",
        "`amount A .. B` asks for a number from A to B. Both ends are numbers of one measure.",
        bad=_process('ask house for more be amount house .. 5 gold "How much?"\nraise house.gold by more'),
        good=_process(_ASKED),
    ),
    Code(
        "R0352",
        "amount-from-more-to-less",
        "An amount to answer with goes from less to more; between these two ends there is nothing to answer.",
        bad=_process(_ASKED.replace("0 gold .. 5", "5 gold .. 2")),
        good=_process(_ASKED),
    ),
    Code(
        "R0353",
        "answers-nothing",
        (
            "The line `answered` of an example answers a question that nothing asks which the example does. It names "
            "the answer as the question does: `ask player for NAME be …`."
        ),
        bad=_process(_ASKED, _example("answered mare: 1 gold")),
        good=_process(_ASKED, _example("answered more: 1 gold")),
    ),
    Code(
        "R0354",
        "two-questions-one-name",
        (
            "An example answers a question by its name, and two questions of that name which it may come to want "
            "answers of two sorts. One of them needs another name."
        ),
        bad=_process(
            _ASKED + '\nif house.gold > 8 gold\n    ask house for again_more be yes or no "Still more?"\n'
            "    if again_more\n        run other_run(house)",
            _example("answered again_more: no"),
        )
        + '\nprocess other_run(house: House) "Another"\n'
        '    ask house for again_more be amount 0 gold .. 5 gold "How much?"\n'
        '    raise house.gold by again_more\n    cites book "Gate" 7\n',
        good=_process(_ASKED, _example("answered more: 1 gold")),
    ),
    Code(
        "R0395",
        "path-of-no-steps",
        (
            "A path of at most nought steps leads nowhere: there is nothing to choose. Without `at most` a path may be "
            "as long as it likes."
        ),
        bad=_process(_PATH.replace("in guards", "in guards at most 0")),
        good=_process(_PATH),
    ),
    Code(
        "R0357",
        "turn-has-begun",
        "The turn is being played, and waits for answers. Until it is over nothing else is taken for it.",
        bad="",
        good="",
    ),
    Code(
        "R0358",
        "answer-turned-down",
        "An answer is none of those that are open to the player. `rulec report` shows what may be answered.",
        bad="",
        good="",
    ),
)

"""Codes of machines and of lists that are drawn from: R0233 to R0237, R0517, R0673 to R0676."""

from __future__ import annotations

from rulec.base.codes.code import Code

_EVENT = 'event moved(guard: Guard) "{guard} has moved"\n    cites book "Gate" 8\n\n'
_NOTED = 'process march(guard: Guard) "A march"\n    note moved(guard: guard)\n    cites book "Gate" 7\n\n'


def _machine(
    lines: str = "low -> middle", head: str = "change rank of Guard", on: str = "on moved(guard: g)", more: str = ""
) -> str:
    """A machine with one block and some lines."""
    body = "".join(f"        {line}\n" for line in lines.splitlines())
    return f'{_EVENT}{_NOTED}{head} "A test"\n    {on}\n{body}{more}    cites book "Gate" 9\n'


_GOOD = _machine()

ALL: tuple[Code, ...] = (
    Code(
        "R0233",
        "changes-twice",
        "How a field changes is said in one block `change FIELD of KIND`, so that its table shows all of it.",
        bad=_GOOD + '\nchange rank of Guard "Again"\n    on moved(guard: g)\n        middle -> high\n'
        '    cites book "Gate" 9\n',
        good=_machine("low -> middle\nmiddle -> high"),
    ),
    Code(
        "R0234",
        "no-field-with-members",
        (
            "`change FIELD of KIND` is for a field that holds one member of an `enum` or a `scale`. Numbers change "
            "by `raise` and `lower`, in what follows upon an event."
        ),
        bad=_machine(head="change level of Guard"),
        good=_GOOD,
    ),
    Code(
        "R0235",
        "other-names",
        (
            "A machine may have several blocks of one event, with different conditions. They are read in turn, and so "
            "they call the same things by the same names."
        ),
        bad=_machine(more="    on moved(guard: h)\n        middle -> high\n"),
        good=_machine(more="    on moved(guard: g)\n        middle -> high\n"),
    ),
    Code(
        "R0236",
        "nothing-changes",
        (
            "The first name that an `on` line binds to a thing of the kind is the thing whose field changes. Here no "
            "name stands for such a thing."
        ),
        bad=_machine(on="on moved()"),
        good=_GOOD,
    ),
    Code(
        "R0237",
        "never-in-this-state",
        "A line of a machine names members of the field's `enum` or `scale`; the field is never anything else.",
        bad=_machine("lowest_of_all -> middle"),
        good=_GOOD,
    ),
    Code(
        "R0517",
        "not-a-pile",
        (
            "`shuffle` and `draw` are for a field that is a `list of` something, for what is in a list has an order. "
            "A set has none, and a single value has nothing in it."
        ),
        bad='process test_run(guard: Guard) "A test"\n    shuffle guard.level\n    cites book "Gate" 7\n',
        good='process test_run(guard: Guard) "A test"\n    shuffle guard.friends\n    cites book "Gate" 7\n',
    ),
    Code(
        "R0673",
        "transition-covered",
        (
            "The first line that fits changes the field. All that this line is for has a line before it, always, "
            "so that it never changes anything."
        ),
        bad=_machine("low, middle -> high\nmiddle -> low"),
        good=_machine("low -> high\nmiddle -> low"),
    ),
    Code(
        "R0674",
        "transition-impossible",
        "Nothing meets all that a line of a machine asks: the states that it names and the condition of its block.",
        bad=_machine(on="on moved(guard: g) when g.rank = high"),
        good=_machine(on="on moved(guard: g) when g.sort = keen"),
    ),
    Code(
        "R0675",
        "two-transitions",
        (
            "A state stands in two lines of one event. The first of them applies, hence it should not stand in the "
            "second."
        ),
        bad=_machine("low, middle -> high\nmiddle, high -> low"),
        good=_machine("low, middle -> high\nhigh -> low"),
    ),
    Code(
        "R0676",
        "state-left-out",
        (
            "A machine that is `complete` says of each event what comes of every state. Without that word a state that "
            "no line names stays as it is."
        ),
        bad=_machine(head="change rank of Guard complete"),
        good=_machine("low -> middle\nmiddle, high -> high", head="change rank of Guard complete"),
    ),
)

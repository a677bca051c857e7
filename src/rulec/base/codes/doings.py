"""Codes of the lines of what happens: R056x, R057x, R0580."""

from __future__ import annotations

from rulec.base.codes.code import Code
from rulec.base.codes.snippets import BY, COSTLY, DOES, QUEUE, REST, act, process

ALL: tuple[Code, ...] = (
    Code(
        "R0560",
        "let-throws",
        "`let` gives a name to what is worked out and throws nothing. Each throw has a line and a name of its own.",
        bad=process("let score be d6\nraise guard.level by 1 level * score"),
        good=process("throw score be d6\nraise guard.level by 1 level * score"),
    ),
    Code(
        "R0561",
        "let-nothing",
        "`let` gives a name to a value. `none` and `unknown` alone do not say what could stand in their place.",
        bad=process("let other be none\nset guard.friend to other"),
        good=process("set guard.friend to none"),
    ),
    Code(
        "R0562",
        "process-without-answer",
        "A process gives a value only when its head says so, and then it ends with `finish with`.",
        bad=REST + process("let score be run rest()\nraise guard.level by score"),
        good=(
            process("finish with 2 levels", "rest() -> level")
            + "\n"
            + process("let score be run rest()\nraise guard.level by score")
        ),
    ),
    Code(
        "R0563",
        "throw-without-dice",
        (
            "A line `throw` throws dice, a roll, or a quantity that throws. What is worked out without dice "
            "is bound by `let`."
        ),
        bad=process("throw more be 2 levels\nraise guard.level by more"),
        good=process("let more be 2 levels\nraise guard.level by more"),
    ),
    Code(
        "R0564",
        "two-throws-of-one-name",
        (
            "Dice are known by the name of their throw, so that each can be told what it showed. Two throws "
            "have two names."
        ),
        bad=process(
            "if guard.sort = keen\n    throw a be d6\n    raise guard.level by 1 level * a\n"
            "else\n    throw a be d8\n    raise guard.level by 1 level * a"
        ),
        good=process(
            "if guard.sort = keen\n    throw a be d6\n    raise guard.level by 1 level * a\n"
            "else\n    throw b be d8\n    raise guard.level by 1 level * b"
        ),
    ),
    Code(
        "R0565",
        "no-field",
        (
            "What changes is a field: of a thing in play, or of the game's own. A parameter or a bound name "
            "stays what it is."
        ),
        bad=process("set guard to guard"),
        good=process("set guard.sort to keen"),
    ),
    Code(
        "R0566",
        "fixed-field",
        "The fields of an entry that the sources list are fixed in the sources. Only things in play change.",
        bad=(
            'kind Gate, gates listed "gate"\n    height: level\n\n'
            'gate north "North gate"\n    height: 3 levels\n    cites book "Gate" 1\n\n'
            + process("set gate.height to 4 levels", "test_run(gate: Gate)")
        ),
        good=(
            'kind Gate, gates "gate"\n    height: level\n\n'
            + process("set gate.height to 4 levels", "test_run(gate: Gate)")
        ),
    ),
    Code(
        "R0567",
        "no-list",
        "`put` and `take` change what a list or a set holds. A field that holds one value is changed by `set`.",
        bad=process("put guard into guard.friend"),
        good=process("put guard into guard.friends"),
    ),
    Code(
        "R0568",
        "no-number",
        "`raise` and `lower` change a number. Any other field is changed by `set`.",
        bad=process("raise guard.sort by 1"),
        good=process("raise guard.level by 1 level"),
    ),
    Code(
        "R0569",
        "limit-the-other-way",
        (
            "`raise` goes up, to `up to` at most; `lower` goes down, to `down to` at least. The other limit "
            "is never reached."
        ),
        bad=process("raise guard.level by 1 level down to 0 levels"),
        good=process("raise guard.level by 1 level up to 9 levels"),
    ),
    Code(
        "R0570",
        "unfinished-thing",
        "A thing that comes into play has all its fields: each is given, or has a default where it is declared.",
        bad=process("create Guard(level: 1 level) as other\nput other into guard.friends"),
        good=process("create Guard(level: 1 level, house: guard.house) as other\nput other into guard.friends"),
    ),
    Code(
        "R0571",
        "nothing-in-play",
        "`remove` takes a thing out of play. Members, amounts and what may be none are no things in play.",
        bad=process("remove guard.friend"),
        good=process("if guard.friend != none\n    remove guard.friend"),
    ),
    Code(
        "R0572",
        "order-counts",
        (
            "`in any order` is accepted where it is plain that the order makes no difference: where each turn of the "
            "loop changes fields of its own element alone and reads nothing that another turn changes. Dice, messages, "
            "events and whatever comes into play or leaves it have an order."
        ),
        bad=process("for each f in guard.friends in any order\n    set guard.level to f.level"),
        good=process("for each f in guard.friends in any order\n    set f.level to 1 level"),
    ),
    Code(
        "R0573",
        "loop-without-order",
        (
            "A loop that changes something or throws dice says in which order it goes: by a key, as listed, at once, "
            "or in any order where that makes no difference."
        ),
        bad=process("for each f in guard.friends\n    raise guard.level by f.level"),
        good=process("for each f in guard.friends as listed\n    raise guard.level by f.level"),
    ),
    Code(
        "R0574",
        "not-called",
        "A process is run and an event is noted with brackets, in which stands what it is about.",
        bad=REST + process("run rest"),
        good=REST + process("run rest()", "test_run()"),
    ),
    Code(
        "R0575",
        "told-to-nobody",
        "`tell` tells a player, who is a thing in play, a list of them, or `everyone`.",
        bad=process('tell guard.sort "The gate is shut."'),
        good=process('tell guard.house "The gate is shut."'),
    ),
    Code(
        "R0576",
        "answer-to-nobody",
        "`finish with` gives the answer of a process whose head says what it answers with; all others just `finish`.",
        bad=process("finish with 3 levels"),
        good=process("finish with 3 levels", "test_run() -> level"),
    ),
    Code(
        "R0577",
        "nothing-happens",
        "A process, or what follows upon an event, has at least one line of what happens.",
        bad='process test_run(guard: Guard) "A test"\n    cites book "Gate" 7\n',
        good=process("set guard.level to 0 levels"),
    ),
    Code(
        "R0578",
        "no-answer-in-the-end",
        (
            "A process that answers does so in the end, whatever happened on the way: each way through it "
            "ends in an answer."
        ),
        bad=process("if guard.sort = keen\n    finish with 3 levels", "test_run(guard: Guard) -> level"),
        good=process(
            "if guard.sort = keen\n    finish with 3 levels\nfinish with 1 level", "test_run(guard: Guard) -> level"
        ),
    ),
    Code(
        "R0579",
        "no-such-cost",
        (
            "`modify costs of …` adds to what an act costs, takes from it, or scales it; the act costs "
            "something of that measure."
        ),
        bad=QUEUE + COSTLY + '\nmodify costs of order 12\n    at most 3 gold "cheap"\n',
        good=QUEUE + act(BY + "costs 5 gold\n" + DOES) + '\nmodify costs of order 12\n    subtract 3 gold "cheap"\n',
    ),
    # ---- what never comes about ----
    Code(
        "R0580",
        "not-at-once",
        "What happens at once is read first and then changed, all of it together. Running a process, noting an event "
        "upon which something follows, ending the process, or a second `at once` inside cannot wait until then.",
        bad=process("at once\n    raise guard.level by 1 level\n    finish"),
        good=process("at once\n    raise guard.level by 1 level\nfinish"),
    ),
)

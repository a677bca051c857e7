"""Codes of what happens: R026x names, R056x and R057x lines of what happens, R066x and R067x what never comes about."""

from __future__ import annotations

from rulec.base.codes.code import Code


def _process(lines: str, head: str = "test_run(guard: Guard)") -> str:
    """A process with some lines."""
    body = "".join(f"    {line}\n" for line in lines.splitlines())
    return f'process {head} "A test"\n{body}    cites book "Gate" 7\n'


_FALLEN = 'event fallen(guard: Guard) "{guard} has fallen"\n    cites book "Gate" 8\n\n'
_SORROW = '\nupon fallen(guard: g) "Sorrow"\n    lower g.luck by 1 point down to 0%\n    cites book "Gate" 8\n'
_TURN = 'sequence turn "A turn"\n    step 1 "All"\n        run rest()\n    cites book "Gate" 9\n\n'
_REST = _process('tell everyone "All rest."', "rest()") + "\n"

_ORDERS = 'kind Order, orders listed "order"\n\n'


def _act(lines: str, head: str = 'order 12 "Rest"', kinds: str = _ORDERS) -> str:
    """An entry that is an act."""
    body = "".join(f"    {line}\n" for line in lines.splitlines())
    return f'{kinds}{head}\n{body}    cites book "Gate" 10\n'


_BY = "by house: House\n"
_DOES = 'does\n    tell house "It is done."'
_QUEUE = (
    'sequence turn "A turn"\n    queue order by lowest order.number\n    step 1 "All"\n        acts order 12\n'
    '    cites book "Gate" 9\n\n'
)
_SLEEP = (
    '\norder 13 "Sleep"\n    by house: House\n    does\n        tell house "Sleep well."\n    cites book "Gate" 10\n'
)
_COSTLY = _act(_BY + "costs 5 gold\n" + _DOES)
_VARIANT = 'variant ice_age "Ice Age"\n    modify wage\n        add 5 gold "frost"\n    cites book "Gate" 11\n\n'

ALL: tuple[Code, ...] = (
    # ---- names ----
    Code(
        "R0260",
        "not-known-as",
        (
            "`known as` names the text field by which players name a thing in play, in what they type and in what they "
            "are told. Entries that the sources list have their keys and titles."
        ),
        bad='kind Tower, towers "tower"\n    known as height\n    height: level\n',
        good='kind Tower, towers "tower"\n    known as name\n    name: text\n',
    ),
    Code(
        "R0261",
        "order-without-effect",
        (
            "An order behind `each` says which one comes first. To count, to sum or to ask whether any is so, the "
            "order makes no difference."
        ),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 1 gold * count(each f in guard.friends by highest f.level)\n"
            '    cites book "Pay" 6\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 1 gold * count(each f in guard.friends)\n"
            '    cites book "Pay" 6\n'
        ),
    ),
    Code(
        "R0262",
        "happened-what",
        "`happened` asks whether an event was noted. The event is written with brackets, and in them what is known.",
        bad=_FALLEN
        + _process("note fallen(guard)")
        + "\n"
        + 'fact test_fact(guard: Guard) "{guard} lies low"\n    holds happened guard ever\n    cites book "Gate" 8\n',
        good=_FALLEN
        + _process("note fallen(guard)")
        + "\n"
        + 'fact test_fact(guard: Guard) "{guard} lies low"\n'
        + '    holds happened fallen(guard: guard) ever\n    cites book "Gate" 8\n',
    ),
    Code(
        "R0263",
        "unknown-event",
        "What is noted, asked for or followed upon is an event, and events are declared under a name.",
        bad=_FALLEN + _process("note falen(guard)"),
        good=_FALLEN + _process("note fallen(guard)") + _SORROW,
    ),
    Code(
        "R0264",
        "unknown-period",
        (
            "The name of a sequence is the unit of time: `this turn`, `last turn`, `in last 3 turns`, "
            "`until end of turn`. Such a stretch holds at least one."
        ),
        bad=_FALLEN + _REST + _TURN + _process("if happened fallen(guard) this tern\n    note fallen(guard)"),
        good=_FALLEN + _REST + _TURN + _process("if happened fallen(guard) this turn\n    note fallen(guard)"),
    ),
    Code(
        "R0265",
        "first-by-lot",
        (
            "`first` is worked out, and what is worked out throws nothing. One that is drawn by lot is "
            "chosen in a process."
        ),
        bad=_process(
            "let one be first(each f in guard.friends by highest f.level then shuffled)\nif one != none\n    remove one"
        ),
        good=_process("let one be first(each f in guard.friends by highest f.level)\nif one != none\n    remove one"),
    ),
    Code(
        "R0266",
        "nothing-to-sort-by",
        "Things are sorted by a number, by a member of a scale, or by yes and no: by what has an order.",
        bad=_process("for each f in guard.friends by highest f.house\n    remove f"),
        good=_process("for each f in guard.friends by highest f.level\n    remove f"),
    ),
    Code(
        "R0267",
        "unknown-process",
        "`run` carries out a process, and processes are declared under a name.",
        bad=_REST + _process("run rets()"),
        good=_REST + _process("run rest()", "test_run()"),
    ),
    Code(
        "R0268",
        "state-without-default",
        "The game's own fields begin with a value; what may be none at the beginning says so by its type, `TYPE?`.",
        bad='state "The game"\n    mood: Sort "mood"\n    cites book "Gate" 1\n',
        good='state "The game"\n    mood: Sort = plain "mood"\n    cites book "Gate" 1\n',
    ),
    # ---- acts ----
    Code(
        "R0269",
        "given-by-nobody",
        "An act says who gives it: the thing that acts and its player, or the player's own thing.",
        bad=_QUEUE + _act('does\n    tell everyone "It is done."'),
        good=_QUEUE + _act(_BY + _DOES),
    ),
    Code(
        "R0270",
        "no-way-to-a-player",
        (
            "What acts is a thing in play, and `of` names its player: the owner that `belongs to` leads to, "
            "from one owner to the next."
        ),
        bad=_QUEUE
        + _act(
            "by tower: Tower of house\n" + _DOES, kinds='kind Tower, towers "tower"\n    height: level\n\n' + _ORDERS
        ),
        good=_QUEUE + _act("by guard: Guard of house\n" + _DOES),
    ),
    Code(
        "R0271",
        "act-of-things-in-play",
        "Acts are entries of a kind that is `listed`: the sources say which there are.",
        bad=_act(_BY + _DOES, kinds='kind Order, orders "order"\n\n'),
        good=_QUEUE + _act(_BY + _DOES),
    ),
    Code(
        "R0272",
        "nothing-to-pay-from",
        (
            "A cost is paid by the player, from the one field that holds amounts of that measure. When there is none, "
            "or when there are several, it is not clear what is paid from."
        ),
        bad=_QUEUE + _act(_BY + "costs 5 food\n" + _DOES),
        good=_QUEUE + _act(_BY + "costs 5 gold\n" + _DOES),
    ),
    Code(
        "R0273",
        "not-to-be-taken",
        (
            "An act takes one thing at a time, from a list, a set or a range, and costs amounts of a measure. Several "
            "costs are parted by a comma."
        ),
        bad=_QUEUE + _act(_BY + "costs 5\n" + _DOES),
        good=_QUEUE + _act(_BY + "costs 5 gold\n" + _DOES),
    ),
    Code(
        "R0274",
        "typed-form",
        (
            "A typed form is what a player types: words as they are, `{name}` for a parameter of the act, and `[ ]` "
            "around what may be left out. All that has no default stands in it, once, and cannot be left out."
        ),
        bad=_QUEUE + _act(_BY + 'takes guard: Guard\ntyped "12"\ndoes\n    tell house "{guard} rests."'),
        good=_QUEUE + _act(_BY + 'takes guard: Guard\ntyped "12 {guard}"\ndoes\n    tell house "{guard} rests."'),
    ),
    Code(
        "R0275",
        "forms-alike",
        (
            "Two typed forms of one kind of act can read the same line, so that nobody could tell which act is meant. "
            "A thing may be called by any word, but by no mere sign: signs tell forms apart, as in `{guard} - {house}`."
        ),
        bad=_QUEUE + _act(_BY + 'typed "rest"\ntyped "rest" else "Not like this."\n' + _DOES),
        good=_QUEUE + _act(_BY + 'typed "rest"\ntyped "sleep" else "Not like this."\n' + _DOES),
    ),
    Code(
        "R0276",
        "once-per-what",
        (
            "`once per turn` counts for who acts; `once per a, b each turn` counts for each pair of what the act "
            "takes. The names are those of its parameters."
        ),
        bad=_QUEUE + _act(_BY + "once per guard each turn\n" + _DOES),
        good=_QUEUE + _act(_BY + "once per house each turn\n" + _DOES),
    ),
    Code(
        "R0277",
        "no-such-act",
        "What a sequence queues and carries out, and what is modified or forbidden, are acts: entries that say who "
        "gives them.",
        bad=_QUEUE + _act(_BY + _DOES) + 'modify order 13\n    waive other "no matter"\n',
        good=_QUEUE
        + _act(_BY + 'needs other: house.gold > 3 gold else "Too poor."\n' + _DOES)
        + '\nmodify order 12\n    waive other "no matter"\n',
    ),
    Code(
        "R0278",
        "two-sorts-of-players",
        "The acts that one sequence queues are given by players of one kind.",
        bad=_QUEUE
        + _act(_BY + _DOES)
        + _SLEEP.replace("house: House", "guard: Guard").replace("tell house", "tell guard"),
        good=_QUEUE.replace("acts order 12", "acts order 12, 13") + _act(_BY + _DOES) + _SLEEP,
    ),
    Code(
        "R0279",
        "limit-of-nothing",
        (
            "A limit says, by a plain number, how many acts one player may give; the acts are those that "
            "the sequence queues."
        ),
        bad=_QUEUE.replace("    step", '    limit yes "acts a turn"\n    step', 1) + _act(_BY + _DOES),
        good=_QUEUE.replace("    step", '    limit 5 "acts a turn"\n    step', 1) + _act(_BY + _DOES),
    ),
    # ---- lines of what happens ----
    Code(
        "R0560",
        "let-throws",
        "`let` gives a name to what is worked out and throws nothing. Each throw has a line and a name of its own.",
        bad=_process("let score be d6\nraise guard.level by 1 level * score"),
        good=_process("throw score be d6\nraise guard.level by 1 level * score"),
    ),
    Code(
        "R0561",
        "let-nothing",
        "`let` gives a name to a value. `none` and `unknown` alone do not say what could stand in their place.",
        bad=_process("let other be none\nset guard.friend to other"),
        good=_process("set guard.friend to none"),
    ),
    Code(
        "R0562",
        "process-without-answer",
        "A process gives a value only when its head says so, and then it ends with `finish with`.",
        bad=_REST + _process("let score be run rest()\nraise guard.level by score"),
        good=(
            _process("finish with 2 levels", "rest() -> level")
            + "\n"
            + _process("let score be run rest()\nraise guard.level by score")
        ),
    ),
    Code(
        "R0563",
        "throw-without-dice",
        (
            "A line `throw` throws dice, a roll, or a quantity that throws. What is worked out without dice "
            "is bound by `let`."
        ),
        bad=_process("throw more be 2 levels\nraise guard.level by more"),
        good=_process("let more be 2 levels\nraise guard.level by more"),
    ),
    Code(
        "R0564",
        "two-throws-of-one-name",
        (
            "Dice are known by the name of their throw, so that each can be told what it showed. Two throws "
            "have two names."
        ),
        bad=_process(
            "if guard.sort = keen\n    throw a be d6\n    raise guard.level by 1 level * a\n"
            "else\n    throw a be d8\n    raise guard.level by 1 level * a"
        ),
        good=_process(
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
        bad=_process("set guard to guard"),
        good=_process("set guard.sort to keen"),
    ),
    Code(
        "R0566",
        "fixed-field",
        "The fields of an entry that the sources list are fixed in the sources. Only things in play change.",
        bad=(
            'kind Gate, gates listed "gate"\n    height: level\n\n'
            'gate north "North gate"\n    height: 3 levels\n    cites book "Gate" 1\n\n'
            + _process("set gate.height to 4 levels", "test_run(gate: Gate)")
        ),
        good=(
            'kind Gate, gates "gate"\n    height: level\n\n'
            + _process("set gate.height to 4 levels", "test_run(gate: Gate)")
        ),
    ),
    Code(
        "R0567",
        "no-list",
        "`put` and `take` change what a list or a set holds. A field that holds one value is changed by `set`.",
        bad=_process("put guard into guard.friend"),
        good=_process("put guard into guard.friends"),
    ),
    Code(
        "R0568",
        "no-number",
        "`raise` and `lower` change a number. Any other field is changed by `set`.",
        bad=_process("raise guard.sort by 1"),
        good=_process("raise guard.level by 1 level"),
    ),
    Code(
        "R0569",
        "limit-the-other-way",
        (
            "`raise` goes up, to `up to` at most; `lower` goes down, to `down to` at least. The other limit "
            "is never reached."
        ),
        bad=_process("raise guard.level by 1 level down to 0 levels"),
        good=_process("raise guard.level by 1 level up to 9 levels"),
    ),
    Code(
        "R0570",
        "unfinished-thing",
        "A thing that comes into play has all its fields: each is given, or has a default where it is declared.",
        bad=_process("create Guard(level: 1 level) as other\nput other into guard.friends"),
        good=_process("create Guard(level: 1 level, house: guard.house) as other\nput other into guard.friends"),
    ),
    Code(
        "R0571",
        "nothing-in-play",
        "`remove` takes a thing out of play. Members, amounts and what may be none are no things in play.",
        bad=_process("remove guard.friend"),
        good=_process("if guard.friend != none\n    remove guard.friend"),
    ),
    Code(
        "R0572",
        "order-counts",
        (
            "`in any order` is accepted where it is plain that the order makes no difference: where each turn of the "
            "loop changes fields of its own element alone and reads nothing that another turn changes. Dice, messages, "
            "events and whatever comes into play or leaves it have an order."
        ),
        bad=_process("for each f in guard.friends in any order\n    set guard.level to f.level"),
        good=_process("for each f in guard.friends in any order\n    set f.level to 1 level"),
    ),
    Code(
        "R0573",
        "loop-without-order",
        (
            "A loop that changes something or throws dice says in which order it goes: by a key, as listed, at once, "
            "or in any order where that makes no difference."
        ),
        bad=_process("for each f in guard.friends\n    raise guard.level by f.level"),
        good=_process("for each f in guard.friends as listed\n    raise guard.level by f.level"),
    ),
    Code(
        "R0574",
        "not-called",
        "A process is run and an event is noted with brackets, in which stands what it is about.",
        bad=_REST + _process("run rest"),
        good=_REST + _process("run rest()", "test_run()"),
    ),
    Code(
        "R0575",
        "told-to-nobody",
        "`tell` tells a player, who is a thing in play, a list of them, or `everyone`.",
        bad=_process('tell guard.sort "The gate is shut."'),
        good=_process('tell guard.house "The gate is shut."'),
    ),
    Code(
        "R0576",
        "answer-to-nobody",
        "`finish with` gives the answer of a process whose head says what it answers with; all others just `finish`.",
        bad=_process("finish with 3 levels"),
        good=_process("finish with 3 levels", "test_run() -> level"),
    ),
    Code(
        "R0577",
        "nothing-happens",
        "A process, or what follows upon an event, has at least one line of what happens.",
        bad='process test_run(guard: Guard) "A test"\n    cites book "Gate" 7\n',
        good=_process("set guard.level to 0 levels"),
    ),
    Code(
        "R0578",
        "no-answer-in-the-end",
        (
            "A process that answers does so in the end, whatever happened on the way: each way through it "
            "ends in an answer."
        ),
        bad=_process("if guard.sort = keen\n    finish with 3 levels", "test_run(guard: Guard) -> level"),
        good=_process(
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
        bad=_QUEUE + _COSTLY + '\nmodify costs of order 12\n    at most 3 gold "cheap"\n',
        good=_QUEUE
        + _act(_BY + "costs 5 gold\n" + _DOES)
        + '\nmodify costs of order 12\n    subtract 3 gold "cheap"\n',
    ),
    # ---- what never comes about ----
    Code(
        "R0662",
        "never-reached",
        "A line stands behind one that ends the process in any case, so that it never comes about.",
        bad=_process("finish\nset guard.level to 0 levels"),
        good=_process("if guard.sort = keen\n    finish\nset guard.level to 0 levels"),
    ),
    Code(
        "R0663",
        "set-twice-at-once",
        "What happens at once has no order, so that two lines which set one place contradict each other.",
        bad=_process("at once\n    set guard.level to 1 level\n    set guard.level to 2 levels"),
        good=_process("at once\n    set guard.level to 1 level\n    set guard.sort to keen"),
    ),
    Code(
        "R0664",
        "outcome-twice",
        "Of two outcomes of one side with the same margin the second never comes about.",
        bad=_process(
            "chance hold_chance(guard)\n    success\n        set guard.sort to keen\n"
            "    success\n        set guard.sort to old"
        ),
        good=_process(
            "chance hold_chance(guard)\n    success by 30 points or more\n        set guard.sort to keen\n"
            "    success\n        set guard.sort to old"
        ),
    ),
    Code(
        "R0665",
        "act-in-two-steps",
        "An act is carried out once, in one step of one sequence.",
        bad=_QUEUE.replace("acts order 12", "acts order 12\n        acts order 10 .. 20") + _act(_BY + _DOES),
        good=_QUEUE + _act(_BY + _DOES),
    ),
    Code(
        "R0666",
        "act-in-no-step",
        "An act that the queue of a sequence holds is carried out by none of its steps: it is handed in for nothing.",
        bad=_QUEUE + _act(_BY + _DOES) + _SLEEP,
        good=_QUEUE + _act(_BY + _DOES),
    ),
    Code(
        "R0667",
        "example-out-of-turn",
        (
            "An example is read from the top: what is given, under which variants, what the dice show, what is done, "
            "and then what is expected. `does` alone carries out the act in which the example stands."
        ),
        bad=_process(
            "set guard.level to 0 levels\n"
            'example "Down"\n    expect guard.level = 0 levels\n    does\n        run test_run(guard)'
        ),
        good=_process(
            "set guard.level to 0 levels\n"
            'example "Down"\n    does\n        run test_run(guard)\n    expect guard.level = 0 levels'
        ),
    ),
    Code(
        "R0668",
        "unknown-variant",
        "An example is played `under` variants, which are declared under a name.",
        bad=(
            _VARIANT + 'example "Cold"\n    given one: Guard(level: 1 level)\n    under ice_eage\n'
            '    expect wage(one) = 20 gold\n    cites book "Gate" 11\n'
        ),
        good=(
            _VARIANT + 'example "Cold"\n    given one: Guard(level: 1 level)\n    under ice_age\n'
            '    expect wage(one) = 15 gold\n    cites book "Gate" 11\n'
        ),
    ),
    Code(
        "R0669",
        "runs-itself",
        (
            "A process that runs itself, directly or by what follows upon an event, would never end. What comes round "
            "again and again is a step of a sequence."
        ),
        bad=_process("raise guard.level by 1 level up to 9 levels\nrun test_run(guard)"),
        good=_process("raise guard.level by 1 level up to 9 levels"),
    ),
    Code(
        "R0670",
        "event-never-noted",
        "An event is declared, and no process, act or trigger notes it, so that it never comes about.",
        bad=_FALLEN,
        good=_FALLEN + _process("note fallen(guard)") + _SORROW,
    ),
    Code(
        "R0671",
        "name-never-read",
        "A line gives a name to something, and no line below it reads that name.",
        bad=_process("let more be 2 levels\nraise guard.level by 1 level"),
        good=_process("let more be 2 levels\nraise guard.level by more"),
    ),
    Code(
        "R0672",
        "test-decides-nothing",
        "A test comes out the same in every case, so that it decides nothing.",
        bad=_process("if 3 > 2\n    raise guard.level by 1 level"),
        good=_process("if guard.sort = keen\n    raise guard.level by 1 level"),
    ),
    Code(
        "R0580",
        "not-at-once",
        "What happens at once is read first and then changed, all of it together. Running a process, noting an event "
        "upon which something follows, ending the process, or a second `at once` inside cannot wait until then.",
        bad=_process("at once\n    raise guard.level by 1 level\n    finish"),
        good=_process("at once\n    raise guard.level by 1 level\nfinish"),
    ),
)

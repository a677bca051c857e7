"""Codes of what happens: state, events, acts, sequences. Those of single lines are in `doings`."""

from __future__ import annotations

from rulec.base.codes.code import Code
from rulec.base.codes.snippets import BY, DOES, FALLEN, ORDERS, QUEUE, REST, SLEEP, SORROW, TURN, VARIANT, act, process

ALL: tuple[Code, ...] = (
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
        bad=FALLEN
        + process("note fallen(guard)")
        + "\n"
        + 'fact test_fact(guard: Guard) "{guard} lies low"\n    holds happened guard ever\n    cites book "Gate" 8\n',
        good=FALLEN
        + process("note fallen(guard)")
        + "\n"
        + 'fact test_fact(guard: Guard) "{guard} lies low"\n'
        + '    holds happened fallen(guard: guard) ever\n    cites book "Gate" 8\n',
    ),
    Code(
        "R0263",
        "unknown-event",
        "What is noted, asked for or followed upon is an event, and events are declared under a name.",
        bad=FALLEN + process("note falen(guard)"),
        good=FALLEN + process("note fallen(guard)") + SORROW,
    ),
    Code(
        "R0264",
        "unknown-period",
        (
            "The name of a sequence is the unit of time: `this turn`, `last turn`, `in last 3 turns`, "
            "`until end of turn`. Such a stretch holds at least one."
        ),
        bad=FALLEN + REST + TURN + process("if happened fallen(guard) this tern\n    note fallen(guard)"),
        good=FALLEN + REST + TURN + process("if happened fallen(guard) this turn\n    note fallen(guard)"),
    ),
    Code(
        "R0265",
        "first-by-lot",
        (
            "`first` is worked out, and what is worked out throws nothing. One that is drawn by lot is "
            "chosen in a process."
        ),
        bad=process(
            "let one be first(each f in guard.friends by highest f.level then shuffled)\nif one != none\n    remove one"
        ),
        good=process("let one be first(each f in guard.friends by highest f.level)\nif one != none\n    remove one"),
    ),
    Code(
        "R0266",
        "nothing-to-sort-by",
        "Things are sorted by a number, by a member of a scale, or by yes and no: by what has an order.",
        bad=process("for each f in guard.friends by highest f.house\n    remove f"),
        good=process("for each f in guard.friends by highest f.level\n    remove f"),
    ),
    Code(
        "R0267",
        "unknown-process",
        "`run` carries out a process, and processes are declared under a name.",
        bad=REST + process("run rets()"),
        good=REST + process("run rest()", "test_run()"),
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
        bad=QUEUE + act('does\n    tell everyone "It is done."'),
        good=QUEUE + act(BY + DOES),
    ),
    Code(
        "R0270",
        "no-way-to-a-player",
        (
            "What acts is a thing in play, and `of` names its player: the owner that `belongs to` leads to, "
            "from one owner to the next."
        ),
        bad=QUEUE
        + act("by tower: Tower of house\n" + DOES, kinds='kind Tower, towers "tower"\n    height: level\n\n' + ORDERS),
        good=QUEUE + act("by guard: Guard of house\n" + DOES),
    ),
    Code(
        "R0271",
        "act-of-things-in-play",
        "Acts are entries of a kind that is `listed`: the sources say which there are.",
        bad=act(BY + DOES, kinds='kind Order, orders "order"\n\n'),
        good=QUEUE + act(BY + DOES),
    ),
    Code(
        "R0272",
        "nothing-to-pay-from",
        (
            "A cost is paid by the player, from the one field that holds amounts of that measure. When there is none, "
            "or when there are several, it is not clear what is paid from."
        ),
        bad=QUEUE + act(BY + "costs 5 food\n" + DOES),
        good=QUEUE + act(BY + "costs 5 gold\n" + DOES),
    ),
    Code(
        "R0273",
        "not-to-be-taken",
        (
            "An act takes one thing at a time, from a list, a set or a range, and costs amounts of a measure. Several "
            "costs are parted by a comma."
        ),
        bad=QUEUE + act(BY + "costs 5\n" + DOES),
        good=QUEUE + act(BY + "costs 5 gold\n" + DOES),
    ),
    Code(
        "R0274",
        "typed-form",
        (
            "A typed form is what a player types: words as they are, `{name}` for a parameter of the act, and `[ ]` "
            "around what may be left out. All that has no default stands in it, once, and cannot be left out."
        ),
        bad=QUEUE + act(BY + 'takes guard: Guard\ntyped "12"\ndoes\n    tell house "{guard} rests."'),
        good=QUEUE + act(BY + 'takes guard: Guard\ntyped "12 {guard}"\ndoes\n    tell house "{guard} rests."'),
    ),
    Code(
        "R0275",
        "forms-alike",
        (
            "Two typed forms of one kind of act can read the same line, so that nobody could tell which act is meant. "
            "A thing may be called by any word, but by no mere sign: signs tell forms apart, as in `{guard} - {house}`."
        ),
        bad=QUEUE + act(BY + 'typed "rest"\ntyped "rest" else "Not like this."\n' + DOES),
        good=QUEUE + act(BY + 'typed "rest"\ntyped "sleep" else "Not like this."\n' + DOES),
    ),
    Code(
        "R0276",
        "once-per-what",
        (
            "`once per turn` counts for who acts; `once per a, b each turn` counts for each pair of what the act "
            "takes. The names are those of its parameters."
        ),
        bad=QUEUE + act(BY + "once per guard each turn\n" + DOES),
        good=QUEUE + act(BY + "once per house each turn\n" + DOES),
    ),
    Code(
        "R0277",
        "no-such-act",
        "What a sequence queues and carries out, and what is modified or forbidden, are acts: entries that say who "
        "gives them.",
        bad=QUEUE + act(BY + DOES) + 'modify order 13\n    waive other "no matter"\n',
        good=QUEUE
        + act(BY + 'needs other: house.gold > 3 gold else "Too poor."\n' + DOES)
        + '\nmodify order 12\n    waive other "no matter"\n',
    ),
    Code(
        "R0278",
        "two-sorts-of-players",
        "The acts that one sequence queues are given by players of one kind.",
        bad=QUEUE + act(BY + DOES) + SLEEP.replace("house: House", "guard: Guard").replace("tell house", "tell guard"),
        good=QUEUE.replace("acts order 12", "acts order 12, 13") + act(BY + DOES) + SLEEP,
    ),
    Code(
        "R0279",
        "limit-of-nothing",
        (
            "A limit says, by a plain number, how many acts one player may give; the acts are those that "
            "the sequence queues."
        ),
        bad=QUEUE.replace("    step", '    limit yes "acts a turn"\n    step', 1) + act(BY + DOES),
        good=QUEUE.replace("    step", '    limit 5 "acts a turn"\n    step', 1) + act(BY + DOES),
    ),
    # ---- lines of what happens ----
    Code(
        "R0662",
        "never-reached",
        "A line stands behind one that ends the process in any case, so that it never comes about.",
        bad=process("finish\nset guard.level to 0 levels"),
        good=process("if guard.sort = keen\n    finish\nset guard.level to 0 levels"),
    ),
    Code(
        "R0663",
        "set-twice-at-once",
        "What happens at once has no order, so that two lines which set one place contradict each other.",
        bad=process("at once\n    set guard.level to 1 level\n    set guard.level to 2 levels"),
        good=process("at once\n    set guard.level to 1 level\n    set guard.sort to keen"),
    ),
    Code(
        "R0664",
        "outcome-twice",
        "Of two outcomes of one side with the same margin the second never comes about.",
        bad=process(
            "chance hold_chance(guard)\n    success\n        set guard.sort to keen\n"
            "    success\n        set guard.sort to old"
        ),
        good=process(
            "chance hold_chance(guard)\n    success by 30 points or more\n        set guard.sort to keen\n"
            "    success\n        set guard.sort to old"
        ),
    ),
    Code(
        "R0665",
        "act-in-two-steps",
        "An act is carried out once, in one step of one sequence. So no number stands in two steps, taken or not.",
        bad=QUEUE.replace("acts order 12", "acts order 12\n        acts order 10 .. 20") + act(BY + DOES),
        good=QUEUE + act(BY + DOES),
    ),
    Code(
        "R0666",
        "act-in-no-step",
        "An act that the queue of a sequence holds is carried out by none of its steps: it is handed in for nothing.",
        bad=QUEUE + act(BY + DOES) + SLEEP,
        good=QUEUE + act(BY + DOES),
    ),
    Code(
        "R0667",
        "example-out-of-turn",
        (
            "An example is read from the top: what is given, under which variants, what the dice show, what is done, "
            "and then what is expected. `does` alone carries out the act in which the example stands."
        ),
        bad=process(
            "set guard.level to 0 levels\n"
            'example "Down"\n    expect guard.level = 0 levels\n    does\n        run test_run(guard)'
        ),
        good=process(
            "set guard.level to 0 levels\n"
            'example "Down"\n    does\n        run test_run(guard)\n    expect guard.level = 0 levels'
        ),
    ),
    Code(
        "R0668",
        "unknown-variant",
        "An example is played `under` variants, which are declared under a name.",
        bad=(
            VARIANT + 'example "Cold"\n    given one: Guard(level: 1 level)\n    under ice_eage\n'
            '    expect wage(one) = 20 gold\n    cites book "Gate" 11\n'
        ),
        good=(
            VARIANT + 'example "Cold"\n    given one: Guard(level: 1 level)\n    under ice_age\n'
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
        bad=process("raise guard.level by 1 level up to 9 levels\nrun test_run(guard)"),
        good=process("raise guard.level by 1 level up to 9 levels"),
    ),
    Code(
        "R0972",
        "beginning-for-nobody",
        (
            "A process `at the beginning` sets up a game when it is begun. Nobody hands it anything or takes an answer "
            "from it, and nobody can be asked yet."
        ),
        bad=(
            'process set_out(guard: Guard) at the beginning "All is set out"\n'
            '    set guard.rank to high\n    cites book "Gate" 8\n'
        ),
        good=(
            'process set_out() at the beginning "All is set out"\n'
            '    for each guard in guards as listed\n        set guard.rank to high\n    cites book "Gate" 8\n'
        ),
    ),
    Code(
        "R0670",
        "event-never-noted",
        "An event is declared, and no process, act or trigger notes it, so that it never comes about.",
        bad=FALLEN,
        good=FALLEN + process("note fallen(guard)") + SORROW,
    ),
    Code(
        "R0671",
        "name-never-read",
        "A line gives a name to something, and no line below it reads that name.",
        bad=process("let more be 2 levels\nraise guard.level by 1 level"),
        good=process("let more be 2 levels\nraise guard.level by more"),
    ),
    Code(
        "R0672",
        "test-decides-nothing",
        "A test comes out the same in every case, so that it decides nothing.",
        bad=process("if 3 > 2\n    raise guard.level by 1 level"),
        good=process("if guard.sort = keen\n    raise guard.level by 1 level"),
    ),
)

"""Codes of games: files of orders (R0290 to R0299), scenarios and game files (R0933 to R0949).

Their faults lie in no source of a pack, so they have no examples.
"""

from __future__ import annotations

from rulec.base.codes.code import Code


def _code(number: str, slug: str, explanation: str) -> Code:
    return Code(number=number, slug=slug, explanation=explanation, bad="", good="")


_LINES: tuple[Code, ...] = (
    _code(
        "R0290",
        "unknown-player",
        "A file for a game names a player that the game does not have. Players are called as in the report of the "
        "game; capital letters do not matter.",
    ),
    _code(
        "R0291",
        "line-without-player",
        "A line stands before any `player: NAME`. That line opens the section of a player, and what follows belongs "
        "to it until the next one.",
    ),
    _code(
        "R0292",
        "line-refused",
        "A line of a player is turned down. The sentence says why; the other lines are taken. The player may hand in "
        "a mended file, which takes the place of this one.",
    ),
    _code(
        "R0293",
        "nothing-is-asked",
        "A line answers a question, `KEY = value`, but the game asks nothing of that name. `rulec report` lists what "
        "is asked.",
    ),
    _code(
        "R0294",
        "unreadable-lines",
        "A file for a game is no text in UTF-8, is far too long, or holds characters that nobody can see. It was "
        "probably saved by a program that writes another form.",
    ),
    _code(
        "R0295",
        "not-carried-out",
        "A line gives something that the book has and the rules do not carry out yet. It costs nothing and does "
        "nothing; the page of the entry says so as well.",
    ),
)

_GAMES: tuple[Code, ...] = (
    _code(
        "R0933",
        "not-a-game",
        "A file is no game of rulec, or it is damaged. `rulec new` makes games, and only rulec should change them. A "
        "copy from before the damage can go on.",
    ),
    _code(
        "R0934",
        "other-rules",
        "A game was begun under other rules than those at hand. It goes on under its own rules only, so that what "
        "players were promised stays true. The version and the hash of its rules stand in the game.",
    ),
    _code(
        "R0935",
        "nothing-to-play",
        "A pack has no compiled package here, or its rules have no sequence of steps that could be played. `rulec "
        "build` compiles packs.",
    ),
    _code(
        "R0936",
        "turn-without-answer",
        "While a turn was played the rules came to a place where they have no answer, outside of anything that a "
        "player did. The turn was not played, and the game is as before. The rules need a case for this.",
    ),
    _code(
        "R0937",
        "game-in-use",
        "Another program is writing the game at this moment. Nothing was changed; try again when it is done.",
    ),
    _code(
        "R0938",
        "unknown-scenario",
        "A pack has no scenario of that name. Scenarios are the files in the folder `scenarios` of a pack.",
    ),
    _code(
        "R0940",
        "scenario-unknown-kind",
        "A scenario puts things of a kind into play that the rules do not have. Only kinds whose things are in play "
        "can stand there, not listed ones.",
    ),
    _code(
        "R0941",
        "scenario-unknown-field",
        "A scenario gives a field that the kind, or the state of the game, does not have.",
    ),
    _code(
        "R0942",
        "scenario-unfit-value",
        "A value of a scenario does not fit its field. Amounts are written with or without their measure, members "
        "and entries by their names in the rules, things by their names in the scenario.",
    ),
    _code(
        "R0943",
        "scenario-missing-field",
        "A scenario leaves out a field that has no value of its own in the rules. Nothing is assumed that the rules "
        "do not state.",
    ),
    _code(
        "R0944",
        "scenario-name-twice",
        "Two things of a scenario have one name. Other things speak of them by their names, so each needs its own.",
    ),
    _code(
        "R0945",
        "scenario-without-play",
        "A pack has a scenario, but its rules only work out numbers: nothing is in play and no `sequence` plays it, so "
        "that no game can begin.",
    ),
    _code(
        "R0946",
        "scenario-extends-wrongly",
        "A scenario extends itself, perhaps by way of others, or it leaves out things without extending a scenario "
        "that has them. `extends: NAME` takes over all that another one says; `without:` names what is not in play "
        "here.",
    ),
)

ALL: tuple[Code, ...] = (*_LINES, *_GAMES)

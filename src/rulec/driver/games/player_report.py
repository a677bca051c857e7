"""What a player may see of a game, as data; and that as Markdown or JSON.

All texts may come from players. They become Markdown only through `escape.text`; HTML is made in `report_page.py`.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict, dataclass

from rulec.driver.games import prompts
from rulec.driver.games.game_file import DONE, TAKEN, GameFile, Row, same_rules
from rulec.runtime.game.acts import Game
from rulec.runtime.game.messages import listed
from rulec.runtime.game.play import ended, players
from rulec.runtime.game.seeing import Shown, shown_to
from rulec.runtime.game.shape import name_of
from rulec.runtime.game.world import Report, World
from rulec.runtime.ground.drawing import Map, maps_for, maps_for_all
from rulec.runtime.orders.order_parser import typed_out


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence: whom it was told (None: everyone; only a report for all names people), and to which line."""

    to: tuple[str, ...] | None
    text: str
    about: str


@dataclass(frozen=True, slots=True)
class Step:
    """What was told in a step of the turn."""

    number: int
    title: str
    told: tuple[Told, ...]


@dataclass(frozen=True, slots=True)
class LineOf:
    """A line that was handed in, and what is known of it; `verdict` is `taken`, `carried out` or `refused`."""

    player: str
    line: int
    text: str
    verdict: str
    sentence: str


@dataclass(frozen=True, slots=True)
class AnswerOf:
    """What a player answered to a question; `in_time`: and not what holds because nothing came."""

    player: str
    question: str
    answer: str
    in_time: bool


@dataclass(frozen=True, slots=True)
class AskedOf:
    """A question that is open: under which key it is answered, what may be answered, what holds when nothing comes
    (empty: the turn waits), and what was answered so far."""

    player: str
    key: str
    question: str
    offers: str
    late: str
    answer: str


@dataclass(frozen=True, slots=True)
class AheadOf:
    """What a player answered ahead, and how many questions it has answered."""

    player: str
    key: str
    typed: str
    used: int


@dataclass(frozen=True, slots=True)
class View:
    """A report: the turn that was played last, and what is handed in or stands for the coming one. Of a coming turn
    that waits for answers, what was told in it so far, and what is asked."""

    pack: str
    player: str  # empty in a report for all
    turn: int  # 0 before the first turn was played
    steps: tuple[Step, ...]
    lines: tuple[LineOf, ...]
    coming: int
    handed_in: tuple[LineOf, ...]
    standing: tuple[tuple[str, str], ...]  # player and act
    views: tuple[Shown, ...] = ()  # what the rules show the player; in a report for all, what they show everybody
    answers: tuple[AnswerOf, ...] = ()
    so_far: tuple[Step, ...] = ()
    asked: tuple[AskedOf, ...] = ()
    maps: tuple[Map, ...] = ()
    over: str = ""  # that the game has ended, and how
    ahead: tuple[AheadOf, ...] = ()
    coming_ahead: tuple[AheadOf, ...] = ()
    playing: tuple[str, ...] = ()  # before the first turn: who takes part


def view(file: GameFile, game: Game, world: World | None, seq: int, player: int | None) -> View:
    """What the player of a number sees, or (None) what whoever runs the game sees. `world` is the state `seq`; None
    where the rules at hand have no place for it: then what has happened is shown, and nothing else."""
    names = names_of(file, game, world, seq)
    told = _hers(file.told(seq - 1), player)
    turn = prompts.begun(file, game, seq) if same_rules(file, game) else None
    now = turn.world if turn is not None else world
    coming = file.turn(seq)
    views, maps = ((), ()) if now is None else _seen(game, now, player)
    if turn is not None:
        behind = f", as turn {coming} waits"
        views = tuple(each._replace(title=each.title + behind) for each in views)
        maps = tuple(each._replace(title=each.title + behind) for each in maps)
    return View(
        pack=game.pack,
        player="" if player is None else names.get(player, f"number {player}"),
        turn=coming - 1,
        steps=_steps(told, game, names, player is None),
        lines=_lines(file.rows(seq - 1), names, player),
        coming=coming,
        handed_in=_lines(file.rows(seq), names, player),
        standing=tuple(
            (name_of(each.player, game.shape), each.text or typed_out(each, game.shape))
            for each in (world.standing if world is not None else ())
            if player in (None, each.player.id)
        ),
        views=views,
        answers=tuple(
            AnswerOf(names.get(who, f"number {who}"), each.question, each.text, each.in_time)
            for (who, _), each in file.answers(seq - 1).items()
            if player in (None, who)
        ),
        so_far=_steps(_hers(turn.world.reports, player), game, names, player is None) if turn is not None else (),
        asked=_asked(file, game, seq, turn, player) if turn is not None else (),
        maps=maps,
        over="" if world is None else ended(world),
        ahead=_ahead(file, seq - 1, names, player),
        coming_ahead=_ahead(file, seq, names, player),
        playing=tuple(names.values()) if coming == 1 else (),
    )


def names_of(file: GameFile, game: Game, world: World | None, seq: int) -> dict[int, str]:
    """The players by number, those as well who went out of play in the turn that was played last."""
    noted = file.names(seq - 1) | file.names(seq)
    return noted or {each.id: name_of(each, game.shape) for each in (players(game, world) if world is not None else ())}


def _common(game: Game, world: World) -> tuple[Shown, ...]:
    """What the rules show all players alike, and is not empty."""
    seen = [tuple(shown_to(game, world, each)) for each in players(game, world)]
    return tuple(one for one in (seen[0] if seen else ()) if one.rows and all(one in other for other in seen))


def _seen(game: Game, world: World, player: int | None) -> tuple[tuple[Shown, ...], tuple[Map, ...]]:
    """The views and maps of a state."""
    if player is None:
        return _common(game, world), maps_for_all(game, world)
    seer = world.things.get(player)
    if seer is None or not world.in_play(seer):
        return (), ()
    return tuple(shown_to(game, world, seer)), maps_for(game, world, seer)


def _hers(told: list[Report], player: int | None) -> list[Report]:
    """What a player was told of all this, once what he was told before everyone was (an answer under seal)."""
    public = {(each.step, each.text) for each in told if each.who is None}
    return [
        each
        for each in told
        if each.who is None
        or ((player is None or player in each.who) and (each.about or (each.step, each.text) not in public))
    ]


def _asked(file: GameFile, game: Game, seq: int, turn: prompts.Run, player: int | None) -> tuple[AskedOf, ...]:
    """What is open; only the player learns what the player answered."""
    known = file.answers(seq)
    found: list[AskedOf] = []
    questions = [each for each in turn.open if player in (None, each.who.id)]
    for each in prompts.in_words(tuple(questions), game.shape):
        given = known.get((each.who, each.full_key))
        said = "" if given is None else given.text if player is not None or not each.sealed else "under seal"
        found.append(AskedOf(each.player, each.key, each.question, each.offers, each.late, said))
    return tuple(found)


def _ahead(file: GameFile, seq: int, names: dict[int, str], player: int | None) -> tuple[AheadOf, ...]:
    """What was answered ahead."""
    used = Counter((who, answer.ahead) for (who, _), answer in file.answers(seq).items())
    return tuple(
        AheadOf(names.get(who, f"number {who}"), key, typed, used[who, key])
        for (who, key), typed in file.ahead(seq).items()
        if player in (None, who)
    )


def _steps(told: list[Report], game: Game, names: dict[int, str], all_of_them: bool) -> tuple[Step, ...]:
    titles = {0: "The beginning", **dict(game.sequence.steps)}
    found: dict[int, list[Told]] = {}
    for each in told:
        to = None if each.who is None or not all_of_them else tuple(names.get(who, f"number {who}") for who in each.who)
        found.setdefault(each.step, []).append(Told(to, each.text, each.about))
    order = {number: at for at, number in enumerate(titles)}
    numbers = sorted(found, key=lambda number: (order.get(number, -1), number))
    return tuple(Step(number, titles.get(number, ""), tuple(found[number])) for number in numbers)


def _lines(rows: list[Row], names: dict[int, str], player: int | None) -> tuple[LineOf, ...]:
    return tuple(
        LineOf(names.get(row.player, f"number {row.player}"), row.line, row.text, *_verdict(row))
        for row in rows
        if player in (None, row.player)
    )


def _verdict(row: Row) -> tuple[str, str]:
    if row.verdict in (TAKEN, DONE):
        return row.verdict or "taken", ""
    return "refused", row.verdict


# ---- forms -------------------------------------------------------------------------------------
def as_json(seen: View) -> str:
    """The report as one JSON document."""
    document = asdict(seen) | {"views": [shown._asdict() for shown in seen.views]}
    del document["maps"]
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def md(plain: str) -> str:
    """Any text as Markdown that shows exactly that text."""
    from rulec.backends.reference.language.escape import text  # it brings the whole back end with it: only for Markdown

    return text(plain)


def as_markdown(seen: View) -> str:
    """The report as Markdown."""
    lines = [f"# {md(seen.player)}: turn {seen.turn}" if seen.player else f"# Turn {seen.turn}", ""]
    if not seen.turn:
        lines[0] = f"# {md(seen.player)}: before the first turn" if seen.player else "# Before the first turn"
        lines += [md(who_plays(seen)), ""] if seen.playing else []
    if seen.over:
        lines += [f"**{md(seen.over)}**", ""]
    for step in seen.steps:
        lines += [f"## {md(step.title)}" if step.title else f"## Step {step.number}", ""]
        lines += [f"- {_to_md(told)}{md(told.text)}{_about_md(told)}" for told in step.told]
        lines.append("")
    if seen.turn and not seen.steps:
        lines += ["Nothing was told.", ""]
    lines += _lines_md("Your lines" if seen.player else "Lines", seen.lines, not seen.player)
    for shown in seen.views:
        lines += _view_md(shown)
    lines += _table_md(*answered_table(seen))
    lines += _table_md(*used_table(seen))
    if seen.standing:
        lines += ["## What stands", ""]
        lines += [f"- {'' if seen.player else f'{md(who)}: '}{md(act)}" for who, act in seen.standing]
        lines.append("")
    lines += _lines_md(f"For turn {seen.coming}", seen.handed_in, not seen.player)
    lines += _table_md(*kept_table(seen))
    if seen.so_far:
        lines += [f"## Turn {seen.coming} so far", ""]
        lines += [f"- {_to_md(told)}{md(told.text)}{_about_md(told)}" for step in seen.so_far for told in step.told]
        lines.append("")
    lines += _table_md(*open_table(seen))
    return "\n".join(lines).rstrip("\n") + "\n"


def who_plays(seen: View) -> str:
    """Who takes part, in the report before the first turn."""
    return f"Players: {listed(seen.playing)}."


Table = tuple[str, list[str], list[list[str]]]


def answered_table(seen: View) -> Table:
    """What was answered in the last turn: title, head and rows, of which the first tells the player."""
    rows = [
        [a.player, a.question, a.answer if a.in_time else f"{a.answer} (nothing came in time)"] for a in seen.answers
    ]
    head = ["Player", "Question", "Answer"]
    return "Your answers" if seen.player else "Answers", *_own(seen, head, rows)


def used_table(seen: View) -> Table:
    """What was answered ahead in the last turn, and what became of it."""
    became = "answered nothing: nothing was asked that it fits"
    title = "Your answers ahead" if seen.player else "Answers ahead"
    return title, *_of_ahead(seen, seen.ahead, became, "answered")


def kept_table(seen: View) -> Table:
    """What is answered ahead in the coming turn."""
    return f"Answers ahead for turn {seen.coming}", *_of_ahead(seen, seen.coming_ahead, "kept", "has answered")


def _of_ahead(seen: View, row: tuple[AheadOf, ...], unused: str, used: str) -> tuple[list[str], list[list[str]]]:
    rows = [
        [a.player, a.key, a.typed, f"{used} {a.used} question{'s'[: a.used != 1]}" if a.used else unused] for a in row
    ]
    return _own(seen, ["Player", "Key", "Typed", "What became of it"], rows)


def open_table(seen: View) -> Table:
    """What is asked in the coming turn."""
    rows = [[a.player, a.key, a.question, a.offers, a.late or "the turn waits", a.answer] for a in seen.asked]
    head = ["Player", "Key", "Question", "Choices", "When nothing comes", "Answered"]
    return f"Asked in turn {seen.coming}", *_own(seen, head, rows)


def _own(seen: View, head: list[str], rows: list[list[str]]) -> tuple[list[str], list[list[str]]]:
    """Without the players' names in the report of one."""
    return (head[1:], [row[1:] for row in rows]) if seen.player else (head, rows)


def _table_md(title: str, head: list[str], rows: list[list[str]]) -> list[str]:
    if not rows:
        return []
    cells = [head, ["---"] * len(head), *([md(cell) for cell in row] for row in rows)]
    return [f"## {title}", "", *(f"| {' | '.join(row)} |" for row in cells), ""]


def _to_md(told: Told) -> str:
    return f"{md(', '.join(told.to))}: " if told.to else ""


def _about_md(told: Told) -> str:
    return f" (on: {md(told.about)})" if told.about else ""


def _lines_md(title: str, rows: tuple[LineOf, ...], all_of_them: bool) -> list[str]:
    if not rows:
        return []
    head = ["Player", "Line", "Typed", "What became of it"]
    table = [[md(row.player), str(row.line), md(row.text), md(row.sentence or row.verdict)] for row in rows]
    if not all_of_them:
        head, table = head[1:], [row[1:] for row in table]
    cells = [head, ["---"] * len(head), *table]
    return [f"## {title}", "", *(f"| {' | '.join(row)} |" for row in cells), ""]


def _view_md(shown: Shown) -> list[str]:
    head = [f"## {md(shown.title)}", ""]
    if not shown.rows:
        return [*head, "Nothing.", ""]
    cells = [
        [md(text) for text in shown.head],
        ["---"] * len(shown.head),
        *([md(t) for t in row] for row in shown.rows),
    ]
    return [*head, *(f"| {' | '.join(row)} |" for row in cells), ""]

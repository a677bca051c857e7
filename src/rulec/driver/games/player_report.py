"""Reports of a game as data, Markdown, JSON or HTML.

All texts may come from players. They reach Markdown only through `escape.text` and HTML only through `html.escape`,
piece by piece. The HTML page uses the style of the sites and links titles to their pages.
"""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from html import escape
from typing import Any, NamedTuple

from rulec.driver.games import prompts
from rulec.driver.games.game_file import DONE, ORDERED, TAKEN, GameFile, Row, same_rules
from rulec.runtime.game.acts import Game
from rulec.runtime.game.log import so_far
from rulec.runtime.game.messages import listed
from rulec.runtime.game.outcomes import Logged, unnumbered, value_data
from rulec.runtime.game.seeing import Shown, handles, shown_to
from rulec.runtime.game.shape import name_of
from rulec.runtime.game.turns import ended, players
from rulec.runtime.game.world import World
from rulec.runtime.ground.drawing import Map, maps_for, maps_for_all
from rulec.runtime.orders.order_parser import typed_out


@dataclass(frozen=True, slots=True)
class Told:
    """A message.

    `to` names the recipients: None for everyone, and always in a player's own report. `about` is the line that it
    answers. `rule` and `name` identify the message independent of its words; `args` are its values.
    """

    to: tuple[str, ...] | None
    text: str
    about: str
    rule: str = ""
    name: str = ""
    args: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Step:
    """The messages of one step of a turn."""

    number: int
    title: str
    told: tuple[Told, ...]


@dataclass(frozen=True, slots=True)
class LineOf:
    """A line and its outcome.

    `verdict` is `taken`, `ordered`, `carried out`, `refused` or `came to nothing`; `by` names the refusing rule.
    """

    player: str
    line: int
    text: str
    verdict: str
    sentence: str
    by: str = ""


@dataclass(frozen=True, slots=True)
class ActOf:
    """An act that was carried out. `line` is its number among the player's lines, 0 for a standing act."""

    player: str
    step: int
    act: str
    became: str
    line: int
    args: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class EventOf:
    """An event noted by a rule. Players do not receive it."""

    step: int
    event: str
    args: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class AnswerOf:
    """An answer to a question; `in_time` is False for a default."""

    player: str
    question: str
    answer: str
    in_time: bool


@dataclass(frozen=True, slots=True)
class AskedOf:
    """An open question: its key, the permitted answers, the default ("": the turn waits), and the answer so far."""

    player: str
    key: str
    question: str
    offers: str
    late: str
    answer: str


@dataclass(frozen=True, slots=True)
class AheadOf:
    """An early answer: how many questions it has answered, and why it did not fit another."""

    player: str
    key: str
    typed: str
    used: int
    unfit: str = ""


@dataclass(frozen=True, slots=True)
class View:
    """A report: the last turn, and lines handed in or standing for the coming one.

    For a waiting turn it also has the messages so far and the open questions.
    """

    pack: str
    player: str  # empty in a report for all
    turn: int  # 0 before the first turn was played
    steps: tuple[Step, ...]
    lines: tuple[LineOf, ...]
    coming: int
    handed_in: tuple[LineOf, ...]
    standing: tuple[tuple[str, str], ...]  # player and act
    views: tuple[Shown, ...] = ()  # views of the player; in the umpire's report, views equal for all players
    answers: tuple[AnswerOf, ...] = ()
    so_far: tuple[Step, ...] = ()
    asked: tuple[AskedOf, ...] = ()
    maps: tuple[Map, ...] = ()
    over: str = ""  # how the game has ended, if it has
    ahead: tuple[AheadOf, ...] = ()
    coming_ahead: tuple[AheadOf, ...] = ()
    playing: tuple[str, ...] = ()  # names of the players, before the first turn
    alike: tuple[tuple[str, str], ...] = ()  # unique notations of things with equal names, and their kinds
    at_head: str = ""  # name of the view at the top
    acts: tuple[ActOf, ...] = ()
    events: tuple[EventOf, ...] = ()


def view(file: GameFile, game: Game, world: World | None, seq: int, player: int | None) -> View:
    """Return the report of a player, or the umpire's for None.

    *world* is the state *seq*, or None if it cannot be converted to the current rules; then only the log is reported.
    """
    names = names_of(file, game, world, seq)
    log = file.log(seq - 1)
    told = _hers(log, player)
    turn = prompts.begun(file, game, seq) if file.waits and same_rules(file, game) else None
    now = turn.world if turn is not None else world
    coming = file.turn(seq)
    views, maps = ((), ()) if now is None else _seen(game, now, player)
    seer = None if now is None or player is None else now.things.get(player)
    named = {} if now is None or (player is not None and seer is None) else handles(game, now, seer)
    waiting = [] if turn is None else _hers(so_far(game, turn.world, turn.events), player)
    shape = game.shape.calling(named)
    if turn is not None:
        behind = f", as turn {coming} waits"
        views = tuple(each._replace(title=each.title + behind) for each in views)
        maps = tuple(each._replace(title=each.title + behind) for each in maps)
    return View(
        pack=game.pack,
        player="" if player is None else names.get(player, f"number {player}"),
        turn=coming - 1,
        steps=_steps(told, game, names, player),
        lines=_lines(file.rows(seq - 1), names, player),
        coming=coming,
        handed_in=_lines(file.rows(seq), names, player),
        standing=tuple(
            (shape.name(each.player), each.text or typed_out(each, shape))
            for each in (world.standing if world is not None else ())
            if player in (None, each.player.id)
        ),
        views=views,
        answers=tuple(
            AnswerOf(names.get(who, f"number {who}"), each.question, each.text, each.in_time)
            for (who, _), each in file.answers(seq - 1).items()
            if player in (None, who)
        ),
        so_far=_steps(waiting, game, names, player),
        asked=_asked(file, game, seq, turn, player) if turn is not None else (),
        maps=maps,
        over="" if world is None else ended(world, player),
        ahead=_ahead(file, seq - 1, names, player),
        coming_ahead=_ahead(file, seq, names, player),
        playing=tuple(names.values()) if coming == 1 else (),
        at_head=_at_head(game) if player is not None else "",
        acts=tuple(
            ActOf(names.get(by.player, ""), each.step, each.rule, each.name, by.number, _args(each, player))
            for each in log
            if each.sort == "act" and (by := each.about) is not None and player in (None, by.player)
        ),
        events=tuple(
            EventOf(each.step, each.name, _args(each, player))
            for each in log
            if each.sort == "noted" and player is None
        ),
        alike=tuple(
            (name, game.shape.kind_of(now.things[number]).word)
            for number, name in named.items()
            if now is not None and number in now.things
        ),
    )


def names_of(file: GameFile, game: Game, world: World | None, seq: int) -> dict[int, str]:
    """Return the players' names by id, including players who left in the last turn."""
    noted = file.names(seq - 1) | file.names(seq)
    return noted or {each.id: name_of(each, game.shape) for each in (players(game, world) if world is not None else ())}


def _at_head(game: Game) -> str:
    """Return the name of the view for the top: the first, if it describes only the player."""
    return next((view.name for view in game.views[:1] if view.rows is None), "")


def _common(game: Game, world: World) -> tuple[Shown, ...]:
    """Return the views with equal rows for all players, unless empty."""
    seen = [tuple(shown_to(game, world, each)) for each in players(game, world)]
    return tuple(one for one in (seen[0] if seen else ()) if one.rows and all(one in other for other in seen))


def _seen(game: Game, world: World, player: int | None) -> tuple[tuple[Shown, ...], tuple[Map, ...]]:
    """Return the views and maps of a state."""
    if player is None:
        return _common(game, world), maps_for_all(game, world)
    seer = world.things.get(player)
    if seer is None or not world.in_play(seer):
        return (), ()
    return tuple(shown_to(game, world, seer)), maps_for(game, world, seer)


def _hers(log: list[Logged], player: int | None) -> list[Logged]:
    """Return the messages to a player.

    A private message is dropped if a public one repeats it, as when a sealed answer is revealed.
    """
    told = [each for each in log if each.sort == "told"]
    public = {(each.step, each.text) for each in told if each.who is None}
    return [
        each
        for each in told
        if each.who is None
        or ((player is None or player in each.who) and (each.about or (each.step, each.text) not in public))
    ]


def _asked(file: GameFile, game: Game, seq: int, turn: prompts.Run, player: int | None) -> tuple[AskedOf, ...]:
    """Return the open questions; sealed answers are shown only to their players."""
    known = file.answers(seq)
    found: list[AskedOf] = []
    for each in prompts.in_words(game, turn, player):
        given = known.get((each.who, each.full_key))
        said = "" if given is None else given.text if player is not None or not each.sealed else "under seal"
        found.append(AskedOf(each.player, each.key, each.question, each.offers, each.late, said))
    return tuple(found)


def _ahead(file: GameFile, seq: int, names: dict[int, str], player: int | None) -> tuple[AheadOf, ...]:
    """Return the early answers."""
    used = Counter((who, answer.ahead) for (who, _), answer in file.answers(seq).items())
    unfit = file.unfit(seq)
    return tuple(
        AheadOf(names.get(who, f"number {who}"), key, typed, used[who, key], unfit.get((who, key), ""))
        for (who, key), typed in file.ahead(seq).items()
        if player in (None, who)
    )


def _steps(told: Sequence[Logged], game: Game, names: dict[int, str], player: int | None) -> tuple[Step, ...]:
    """Group messages by step. A player sees the related line only if it is an own one."""

    def name(number: int) -> str:
        return names.get(number, f"number {number}")

    titles = {0: "The beginning", **dict(game.sequence.steps)}
    found: dict[int, list[Told]] = {}
    for each in told:
        to = None if each.who is None or player is not None else tuple(map(name, each.who))
        about = "" if each.about is None or player not in (None, each.about.player) else each.about.text
        found.setdefault(each.step, []).append(Told(to, each.text, about, each.rule, each.name, _args(each, player)))
    order = {number: at for at, number in enumerate(titles)}
    numbers = sorted(found, key=lambda number: (order.get(number, -1), number))
    return tuple(Step(number, titles.get(number, ""), tuple(found[number])) for number in numbers)


def _args(logged: Logged, player: int | None) -> dict[str, Any]:
    """Return arguments as plain data; for players without the ids of things."""
    args = logged.args.items()
    return {key: value_data(value if player is None else unnumbered(value)) for key, value in args}


def _lines(rows: list[Row], names: dict[int, str], player: int | None) -> tuple[LineOf, ...]:
    return tuple(
        LineOf(names.get(row.player, f"number {row.player}"), row.line, row.text, row.became, _sentence(row), row.by)
        for row in rows
        if player in (None, row.player)
    )


def _sentence(row: Row) -> str:
    return "" if row.verdict in (TAKEN, DONE, ORDERED) else row.verdict


KEY = "Key"
"""The head of a column of keys."""


def as_json(seen: View) -> str:
    """Return the report as a JSON document."""
    document = {} if seen.player else {"for": "the umpire: this report holds secrets"}
    document |= asdict(seen) | {"views": [shown._asdict() for shown in seen.views]}
    del document["maps"], document["at_head"]
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


class Table(NamedTuple):
    """A table in a report; `keys` is the column of keys, which are typed as they stand."""

    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    keys: int = -1


class Sentences(NamedTuple):
    """A list of messages in a report."""

    title: str
    told: Sequence[Told]


class Remark(NamedTuple):
    """A remark that a part of the report is empty."""

    title: str
    text: str


def parts(seen: View) -> Iterator[Table | Sentences | Remark | Map]:
    """Yield the parts of a report; empty views are listed in one line."""
    above = [shown for shown in seen.views if shown.name == seen.at_head]
    below = [shown for shown in seen.views if shown.name != seen.at_head]
    asked = [[a.player, a.key, a.question, a.offers, a.late or "the turn waits", a.answer] for a in seen.asked]
    head = ["Player", KEY, "Question", "Choices", "When nothing comes", "Answered"]
    yield from _table(seen, f"Asked in turn {seen.coming}", head, asked)
    for shown in above:
        yield Table(shown.title, shown.head, shown.rows)
    for step in seen.steps:
        yield Sentences(step.title or f"Step {step.number}", step.told)
    if seen.turn and not seen.steps:
        yield Remark("", "Nothing was told.")
    yield from _lines_table(seen, "Your lines" if seen.player else "Lines", seen.lines)
    yield from seen.maps
    for shown in below:
        if shown.rows:
            yield Table(shown.title, shown.head, shown.rows)
    if empty := [shown.title for shown in below if not shown.rows]:
        yield Remark("", f"Nothing to show: {'; '.join(empty)}.")
    rows = [
        [a.player, a.question, a.answer if a.in_time else f"{a.answer} (nothing came in time)"] for a in seen.answers
    ]
    if seen.alike:
        yield Table("Several of one name", ["Typed so, the oldest first", "What it is"], seen.alike)
    yield from _table(seen, "Your answers" if seen.player else "Answers", ["Player", "Question", "Answer"], rows)
    became = "answered nothing: nothing was asked that it fits"
    title = "Your answers ahead" if seen.player else "Answers ahead"
    yield from _ahead_table(seen, title, seen.ahead, became, "answered")
    if seen.standing:
        yield Sentences("What stands", [Told(None if seen.player else (who,), act, "") for who, act in seen.standing])
    yield from _lines_table(seen, f"For turn {seen.coming}", seen.handed_in)
    title = f"Answers ahead for turn {seen.coming}"
    yield from _ahead_table(seen, title, seen.coming_ahead, "kept", "has answered")
    if seen.so_far:
        yield Sentences(f"Turn {seen.coming} so far", [told for step in seen.so_far for told in step.told])


def _is_key(table: Table, at: int, cell: str) -> bool:
    """Return whether a cell is a key, which is typed as it stands."""
    return table.keys == at and re.fullmatch(r"[\w.]+", cell) is not None


def _table(seen: View, title: str, head: list[str], rows: list[list[str]]) -> Iterator[Table]:
    """Yield a table if it has rows. A player's own report has no column of players."""
    first = 1 if seen.player else 0
    if rows:
        keys = head.index(KEY) - first if KEY in head else -1
        yield Table(title, head[first:], [row[first:] for row in rows], keys)


def _lines_table(seen: View, title: str, lines: tuple[LineOf, ...]) -> Iterator[Table]:
    rows = [[row.player, str(row.line), row.text, row.sentence or row.verdict] for row in lines]
    return _table(seen, title, ["Player", "Line", "Typed", "What became of it"], rows)


def _ahead_table(seen: View, title: str, given: tuple[AheadOf, ...], unused: str, used: str) -> Iterator[Table]:
    rows = [[a.player, a.key, a.typed, _became_of(a, used) or unused] for a in given]
    return _table(seen, title, ["Player", KEY, "Typed", "What became of it"], rows)


def _became_of(given: AheadOf, used: str) -> str:
    """Phrase the effect of an early answer so far, or return ""."""
    told = [f"{used} {given.used} question{'s'[: given.used != 1]}"] if given.used else []
    return "; ".join([*told, *([f"does not fit: {given.unfit}"] if given.unfit else [])])


def headline(seen: View) -> str:
    """Return the title of a report: player and turn."""
    turn = f"turn {seen.turn}" if seen.turn else "before the first turn"
    return f"{seen.player}: {turn}" if seen.player else f"The umpire's report, which holds secrets: {turn}"


def who_plays(seen: View) -> str:
    """Phrase the list of players in the report before the first turn."""
    return f"Players: {listed(seen.playing)}."


def as_markdown(seen: View) -> str:
    """Return the report as Markdown."""
    from rulec.backends.reference.language.escape import quoted as md  # it brings the whole back end: only for Markdown

    lines = [f"# {md(headline(seen))}", ""]
    if not seen.turn:
        lines += [md(who_plays(seen)), ""] if seen.playing else []
    if seen.over:
        lines += [f"**{md(seen.over)}**", ""]
    for part in parts(seen):
        if isinstance(part, Map):
            lines += [f"## {md(part.title)}", "", "A map: the report as a page of HTML draws it (`--format html`).", ""]
            continue
        lines += [f"## {md(part.title)}", ""] if part.title else []
        match part:
            case Remark():
                lines += [md(part.text), ""]
            case Table():
                head = f"| {' | '.join(map(md, part.head))} |"
                cells = (
                    [f"`{cell}`" if _is_key(part, at, cell) else md(cell) for at, cell in enumerate(row)]
                    for row in part.rows
                )
                rows = (f"| {' | '.join(row)} |" for row in cells)
                lines += [head, f"| {' | '.join(['---'] * len(part.head))} |", *rows, ""]
            case Sentences():
                for told in part.told:
                    to = f"{md(', '.join(told.to))}: " if told.to else ""
                    about = f" (on: {md(told.about)})" if told.about else ""
                    lines.append(f"- {to}{md(told.text)}{about}")
                lines.append("")
    return "\n".join(lines).rstrip("\n") + "\n"


TERMS = "assets/terms.json"
"""File in which a site stores its page titles and paths."""

_NUMBER = re.compile(r"[-+\N{MINUS SIGN}]?\d[\d,./ ]*(?:%| [a-z]+(?: [a-z]+)?)?")
"""An amount with its unit."""

_PAGE = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src @SUM@">
<title>@TITLE@</title>
<style>@STYLE@</style>
</head>
<body class="report">
<main>
@BODY@
</main>
</body>
</html>
"""


class ReportPage:
    """The renderer of HTML reports. *terms* maps linked titles to paths below *site*."""

    def __init__(self, site: str = "", terms: Mapping[str, str] | None = None) -> None:
        self.site = site
        self.terms = terms or {}
        longest_first = sorted(self.terms, key=len, reverse=True)
        self.known = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)") if self.terms else None

    def html(self, seen: View) -> str:
        """Return the whole page, without scripts or external resources."""
        title = headline(seen)
        rules = f'<p class="crumbs"><a href="{escape(self.site)}/index.html">The rules</a></p>'
        body = [*([rules] if self.site else []), f"<h1>{escape(title)}</h1>"]
        if seen.over:
            body.append(f"<p><b>{escape(seen.over)}</b></p>")
        if seen.playing:
            body.append(f"<p>{escape(who_plays(seen))}</p>")
        for part in parts(seen):
            body += self._part(part)
        from rulec.backends.website.script_data import allowed
        from rulec.backends.website.style_sheet import style

        css = style()
        put = {"SUM": allowed(css), "STYLE": css, "TITLE": escape(title), "BODY": "\n".join(body)}
        return re.sub("@(SUM|STYLE|TITLE|BODY)@", lambda mark: put[mark[1]], _PAGE)

    def _words(self, text: str) -> str:
        """Escape a text, and link the titles in it."""
        if self.known is None:
            return escape(text)
        parts: list[str] = []
        done = 0
        for found in self.known.finditer(text):
            address = escape(f"{self.site}/{self.terms[found[0]]}")
            parts += [escape(text[done : found.start()]), f'<a href="{address}">{escape(found[0])}</a>']
            done = found.end()
        return "".join([*parts, escape(text[done:])])

    def _heading(self, text: str) -> str:
        return f"<h2>{self._words(text)}</h2>"

    def _part(self, part: Table | Sentences | Remark | Map) -> list[str]:
        head = [self._heading(part.title)] if part.title else []
        match part:
            case Remark():
                return [*head, f"<p>{escape(part.text)}</p>"]
            case Table():
                return [*head, *self._table(part)]
            case Sentences():
                return [*head, "<ul>", *map(self._told, part.told), "</ul>"]
            case Map():
                larger = '<label class="larger"><input type="checkbox"> Larger</label>'
                picture = ['<div class="across" tabindex="0">', part.picture, "</div>"]
                return [*head, '<div class="map">', larger, *picture, "</div>"]

    def _told(self, each: Told) -> str:
        to = f"<b>{escape(', '.join(each.to))}:</b> " if each.to else ""
        about = f" <i>(on: {escape(each.about)})</i>" if each.about else ""
        return f"<li>{to}{self._words(each.text)}{about}</li>"

    def _table(self, table: Table) -> list[str]:
        head, rows = table.head, table.rows
        of_numbers = [all(not row[at] or _NUMBER.fullmatch(row[at]) for row in rows) for at in range(len(head))]

        def line(tag: str, cells: Iterable[str]) -> str:
            marks = (' class="number"' if one else "" for one in of_numbers)
            return "".join(f"<{tag}{mark}>{cell}</{tag}>" for mark, cell in zip(marks, cells, strict=True))

        def cell(at: int, text: str) -> str:
            return f"<code>{escape(text)}</code>" if _is_key(table, at, text) else self._words(text)

        return [
            '<div class="across" tabindex="0"><table>',
            f"<thead><tr>{line('th', map(escape, head))}</tr></thead>",
            *(f"<tr>{line('td', (cell(at, text) for at, text in enumerate(row)))}</tr>" for row in rows),
            "</table></div>",
        ]


def terms_of(site: str) -> dict[str, str]:
    """Return the page titles of a site with their paths; empty if there are none."""
    try:
        with open(os.path.join(site, TERMS), encoding="utf-8") as file:
            found = json.load(file)
    except (OSError, ValueError):
        return {}
    return {str(title): str(path) for title, path in found.items()} if isinstance(found, dict) else {}

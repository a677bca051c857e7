"""Operations of the game commands on a game file: start, hand in orders, play a turn, report."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from rulec.base.diagnostics import Report
from rulec.base.spans import Source
from rulec.driver import discovery
from rulec.driver.discovery import Root
from rulec.driver.games import ahead, game_file, migration, order_files, player_report, prompts, scenario_file
from rulec.driver.games.game_file import TAKEN, Answer, GameFile
from rulec.driver.games.likely_failures import likely_failures
from rulec.driver.games.order_files import Section, Typed
from rulec.driver.games.prompts import Open
from rulec.runtime.game.acts import Game, Given
from rulec.runtime.game.messages import listed
from rulec.runtime.game.serialise import given_data, given_of
from rulec.runtime.game.shape import name_of
from rulec.runtime.game.turns import Verdict, ended, find_player, hand_in, in_vain, players
from rulec.runtime.game.world import World
from rulec.runtime.orders.order_words import folded


class Taken(NamedTuple):
    """Outcome of a player's lines, or of answers while a turn waits.

    Of *handed* answers, *answered* were accepted; *all_lines* if they are lines due in this turn. Of accepted lines,
    *vain* would be rejected in the current position. Of lines that are only checked, *doubtful* will likely be
    rejected. *withdrawn* counts the earlier lines and answers that they replace.
    """

    player: str
    verdicts: list[Verdict]
    handed: int = 0
    answered: int = 0
    vain: int = 0
    unread: int = 0  # unreadable lines
    ahead: int = 0  # early answers
    doubtful: int = 0
    all_lines: bool = False
    withdrawn: int = 0


class Unfit(NamedTuple):
    """An early answer that did not fit its question, and why."""

    player: str
    key: str
    typed: str
    why: str


class Played(NamedTuple):
    """Outcome of a turn: its number, and the number of acts that were carried out, `ordered`, refused or without effect
    (`vain`).

    `open` lists the questions of a waiting turn, `late` counts defaults used for missing answers, `over` describes the
    end of the game, and `unfit` lists early answers that newly proved unfit.
    """

    turn: int
    done: int
    refused: int
    open: list[Open]
    late: int = 0
    over: str = ""
    unfit: tuple[Unfit, ...] = ()
    ordered: int = 0
    vain: int = 0


def begin(
    game: Game, scenario: str, path: str, seed: int | str, variants: list[str], roots: list[Root], report: Report,
    playing: list[str],
) -> World | None:  # fmt: skip
    """Create a game file. Return None if something was reported.

    *playing* restricts the players of the scenario.
    """
    source = scenario_file.read(game.pack, scenario, roots, report)
    if source is None:
        return None
    bases = scenario_file.bases_of(game.pack, roots)
    world = scenario_file.begin(source, game, seed, game.shape.bits(variants), report, bases, playing)
    return world if world is not None and game_file.create(path, game, world, scenario, report) else None


def take(file: GameFile, game: Game, paths: list[str], check: bool, report: Report) -> list[Taken]:
    """Accept the lines in files. Rejected lines are reported. *check* writes nothing."""
    sources = [source for path in paths if (source := order_files.read(path, report)) is not None]
    if len(sources) < len(paths):
        return []
    if file.waits:
        with file.change():
            return _answers(file, game, sources, check, report)
    if check:
        return _take(file, game, file.seq, sources, report, check)[1]  # checking withdraws nothing
    with file.change():
        seq = file.seq
        gathered, found = _take(file, game, seq, sources, report)
        taken: list[Taken] = []
        for (player, parts), each in zip(gathered, found, strict=True):
            taken.append(each._replace(withdrawn=each.withdrawn + _handed_in(file, seq, player)))
            rows = [(at, v.text, v.given, v.sentence or TAKEN) for at, v in enumerate(each.verdicts, 1)]
            file.put_rows(seq, player.id, [(at, text, _at(given, at), said) for at, text, given, said in rows], game)
            file.put_ahead(seq, player.id, ahead.of_sections(game, parts, Report()))
    return taken


def _handed_in(file: GameFile, seq: int, player: Any) -> int:
    """Return the number of lines and early answers of a player before a turn."""
    every = [*(each.player for each in file.rows(seq)), *(who for who, _ in file.ahead(seq))]
    return every.count(player.id)


def sent(file: GameFile) -> dict[str, str]:
    """Return what each player has handed in, by name.

    Before a turn these are lines and early answers; while a turn waits, answers to its questions.
    """
    seq = file.seq
    names = file.names(seq)
    if file.waits:
        answered = file.answers(seq)
        open_now = Counter(player for player, _ in file.waits)
        left = Counter(player for player, key in file.waits if (player, key) not in answered)
        return {
            name: f"{_some(left[player], 'answer')} to come" if left[player] else "all is answered"
            for player, name in names.items()
            if open_now[player]
        }
    lines = Counter(each.player for each in file.rows(seq))
    ahead = Counter(player for player, _ in file.ahead(seq))
    found: dict[str, str] = {}
    for player, name in names.items():
        parts = [_some(lines[player], "line")] if lines[player] else []
        parts += [f"{_some(ahead[player], 'answer')} ahead"] if ahead[player] else []
        found[name] = listed(parts) or "nothing yet"
    return found


def _some(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def _gathered(
    game: Game, world: World, sources: list[Source], report: Report
) -> tuple[list[tuple[Any, list[Section]]], Counter[int]]:
    """Return the sections of each player; later files replace earlier ones of the same player.

    Also return the number of lines and answers thus withdrawn, by player.
    """
    found: dict[int, tuple[Any, list[Section]]] = {}
    withdrawn: Counter[int] = Counter()
    names = [name_of(each, game.shape) for each in players(game, world)]
    for source in sources:
        fresh: dict[int, tuple[Any, list[Section]]] = {}
        for section in order_files.sections(source, report):
            player, why = find_player(game, world, section.name)
            if player is None:
                order_files.no_player(section, why, names, report)
                continue
            fresh.setdefault(player.id, (player, []))[1].append(section)
        for number in found.keys() & fresh.keys():
            withdrawn[number] += sum(len(part.lines) + len(part.answers) for part in found[number][1])
        found.update(fresh)
    return list(found.values()), withdrawn


def _take(
    file: GameFile, game: Game, seq: int, sources: list[Source], report: Report, check: bool = False
) -> tuple[list[tuple[Any, list[Section]]], list[Taken]]:
    """Return each player's sections and their outcome."""
    world = file.world(game, seq)
    gathered, withdrawn = _gathered(game, world, sources, report)
    taken: list[Taken] = []
    for player, parts in gathered:
        lines: list[Typed] = [line for part in parts for line in part.lines]
        verdicts = hand_in(game, world, player, [(line.number, line.text) for line in lines])
        reserves = {each.line: each.reserve for each in verdicts if each.reserve}
        vain = _in_vain(file, game, seq, [verdict.given for verdict in verdicts if verdict.given is not None])
        vain = {number: why for number, why in vain.items() if number not in reserves}
        good = [(each.line, each.text) for each in verdicts if not each.sentence and each.line not in vain]
        doubtful = likely_failures(game, world, player, good) if check else {}
        for line, verdict in zip(lines, verdicts, strict=True):
            prompts.tell(line, verdict, report)
            if line.number in vain:
                report.warning(
                    "R0973", vain[line.number].rstrip("."), line.span, "comes to nothing as things stand",
                    hint="hand in a file without it, or without the line above that is in its way",
                )  # fmt: skip
            if line.number in doubtful and doubtful[line.number] != reserves.get(line.number):
                report.warning(
                    "R0974", doubtful[line.number].rstrip("."), line.span, "will likely be turned down",
                    notes=("tried on what this player knows, with other dice, and without anybody else's lines",),
                )  # fmt: skip
        unread = sum(part.unread for part in parts)
        early = len(ahead.of_sections(game, parts, report))
        name = name_of(player, world.SHAPE)
        found = Taken(name, verdicts, vain=len(vain), unread=unread, ahead=early, doubtful=len(doubtful))
        taken.append(found._replace(withdrawn=withdrawn[player.id]))
    return gathered, taken


def _in_vain(file: GameFile, game: Game, seq: int, given: list[Given]) -> dict[int, str]:
    """Dry-run a player's orders on a copy of the game and return the rejections, by line."""
    if not given or not game.sequence.first:
        return {}
    world = file.world(game, seq)
    return in_vain(game, world, [given_of(given_data(each, game.shape), game, world.things) for each in given])


def _answers(file: GameFile, game: Game, sources: list[Source], check: bool, report: Report) -> list[Taken]:
    """Accept answers to the open questions of a waiting turn."""
    seq = file.seq
    turn = prompts.begun(file, game, seq)
    taken: list[Taken] = []
    gathered, replaced = _gathered(game, turn.world, sources, report)
    for player, parts in gathered:
        found, early, fitting = prompts.take(game, player, parts, turn, report)
        withdrawn = replaced[player.id]
        if not check:
            withdrawn += _answered(file, seq, player, found)
            file.put_answers(seq, player.id, found)
            file.put_ahead(seq, player.id, early)
        handed = sum(len(part.answers) + len(part.lines) for part in parts) - len(early)
        lines = handed == sum(len(part.lines) for part in parts)
        said = Taken(name_of(player, game.shape), [], handed, fitting, ahead=len(early), all_lines=lines)
        taken.append(said._replace(withdrawn=withdrawn))
    return taken


def _answered(file: GameFile, seq: int, player: Any, found: Mapping[tuple[int, str], Answer]) -> int:
    """Return the number of a player's earlier answers and due lines that are replaced."""
    before = [(key, each) for key, each in file.answers(seq).items() if key in file.waits and key[0] == player.id]
    return sum(
        len(each.value) if isinstance(each.value, list) and key[1].startswith("lines_") else key not in found
        for key, each in before
    )


def _at(given: Given | None, line: int) -> Given | None:
    """Set the number of a line to its position among the player's lines, which identifies it in a game file."""
    if given is not None:
        given.line = line
    return given


def play(file: GameFile, game: Game, report: Report, deadline: bool = False, sums: bool = False) -> Played | None:
    """Play the coming turn in one transaction, up to its end or to a question.

    With *deadline*, missing answers to questions that were open before take their defaults. A deadline is refused if
    nothing waits and no player has handed in anything.
    """
    with file.change():
        seq = file.seq
        answers = file.answers(seq)
        world = file.world(game, seq)
        if world.over:
            hint = "`rulec report` tells how; a game is begun anew with `rulec new`"
            report.error("R0977", ended(world).rstrip("."), file.where, hint=hint)
            return None
        unwritten = bool(game.acts) and not (file.waits or file.rows(seq) or file.ahead(seq))
        if deadline and unwritten:  # for example, a deadline repeated after the waiting turn has ended
            report.error(
                "R0978", f"nobody has handed in anything for turn {world.turn}, and nothing waits for an answer",
                file.where, notes=("the game is as it was: no deadline has passed",),
                hint="`rulec turn` without `--deadline` plays the turn without lines",
            )  # fmt: skip
            return None
        nothing = unwritten and not world.standing
        due = [key for key in file.waits if key not in answers] if deadline else []
        turn = prompts.run(file, game, seq, answers, sums)
        late = prompts.late(game, turn, due)
        if late:
            turn = prompts.run(file, game, seq, {**answers, **late}, sums)
        if turn.fault is not None:
            report.error(
                "R0936", f"turn {world.turn} cannot be played: {turn.fault}", file.where,
                notes=(f"step {turn.world.step} of the turn",),
                hint=f"the rules of `{turn.fault.what}` need a case for this",
            )  # fmt: skip
            return None
        file.drop_answers(seq, turn.dropped)
        prompts.tell_dropped(file, seq, answers, turn.dropped, report)
        if nothing and turn.open:
            _begun_without_lines(file, game, world.turn, report)
        file.put_late(seq, {**late, **turn.ahead})
        unfit = _unfit(file, game, seq, turn)
        open_now = [(each.who.id, each.key) for each in turn.open]
        if open_now != file.waits:
            file.keep_ahead(seq)
        file.put_waits(open_now)
        if not turn.open:
            file.put_turn(seq, turn.world, turn.acts, turn.log)
            file.put_state(seq + 1, turn.world, game)
    states = Counter(each.state for each in turn.acts)
    left = prompts.in_words(game, turn)
    over = "" if turn.open else ended(turn.world)
    return Played(
        world.turn, states["carried out"], states["refused"], left, len(late), over, unfit, states["ordered"],
        states["came to nothing"],
    )  # fmt: skip


def _begun_without_lines(file: GameFile, game: Game, turn: int, report: Report) -> None:
    """Warn that a turn began without orders and waits; mention the steps that still accept lines."""
    titles = dict(game.sequence.steps)
    stops = [
        f"step {number}{f', “{titles[number]}”' if titles.get(number) else ''}" for number, _ in game.sequence.stops
    ]
    became = "it has begun, and waits; acts for its beginning are not taken any more"
    report.warning(
        "R0978", f"nobody has handed in anything for turn {turn}", file.where,
        notes=(became, *([f"lines are asked for during a turn: at {listed(stops)}"] if stops else [])),
        hint="a copy of the file from before the turn takes it back; `rulec orders` hands in lines",
    )  # fmt: skip


def _unfit(file: GameFile, game: Game, seq: int, turn: prompts.Run) -> tuple[Unfit, ...]:
    """Record the early answers that did not fit, and return those not known before."""
    known = file.unfit(seq)
    fresh = {place: why for place, why in turn.unfit.items() if place not in known}
    file.put_unfit(seq, fresh)
    names, typed = file.names(seq), file.ahead(seq)
    return tuple(Unfit(names[who], key, typed[who, key], why) for (who, key), why in fresh.items())


def shown_world(file: GameFile, game: Game, seq: int, report: Report) -> World | None:
    """Return a state for a report under the current rules. Report whether the game was played under others."""
    if game_file.same_rules(file, game):
        return file.world(game, seq)
    world = migration.as_far_as(file, game, seq)
    report.warning(
        "R0934",
        f"`{discovery.shown(file.path)}` is played under other rules of `{file.pack}`",
        file.where,
        notes=(
            *game_file.differences(file, game),
            "what was played is shown as it was; what the rules show of the state is shown by those at hand"
            if world is not None
            else "what was played is shown as it was; of the state nothing can be shown under the rules at hand",
        ),
        hint="`rulec migrate` moves it to the rules at hand",
    )
    return world


def player_of(file: GameFile, game: Game, world: World | None, seq: int, name: str, report: Report) -> int | None:
    """Return the id of a player, who may have left the game in the last turn; report an unknown name."""
    player, why = (None, "") if world is None else find_player(game, world, name)
    if player is not None:
        return int(player.id)
    names = player_report.names_of(file, game, world, seq)
    found = [number for number, known in names.items() if folded(known) == folded(name)]
    if len(found) == 1:
        return found[0]
    report.error("R0290", f"no player `{name}`", file.where, hint=why or f"there are {listed(list(names.values()))}")
    return None


def outs_of(line_out: list[str], roots: list[Root]) -> list[str]:
    """Return the output folders to search for a package; "" stands for installed packages."""
    if line_out:
        return line_out
    beside = [
        os.path.join(os.path.dirname(os.path.normpath(path)) or "", "generated") for path, inner in roots if not inner
    ]
    return [*(each for each in dict.fromkeys(["generated", *beside]) if os.path.isdir(each)), ""]

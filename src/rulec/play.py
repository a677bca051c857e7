"""Games from Python, by the packages that `rulec build` makes: begin one, hand in lines, play turns, read what came of
them. No compiler is needed: the standard library, the runtime and the package of the game's pack are all of it.

    game = begin("pack", seed=7)
    game.give(game.players[0], LINES)
    result = game.play()
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from random import Random
from types import MappingProxyType
from typing import Any, Literal, NamedTuple
from unicodedata import normalize

from rulec.runtime.faults import RuleFault
from rulec.runtime.game import turns
from rulec.runtime.game.acts import Given
from rulec.runtime.game.answers import (
    Tape,
    asked,
    data_of,
    default_text,
    item,
    offered_text,
    others_asked,
    read_answer,
    short_keys,
)
from rulec.runtime.game.asking import Nothing, Waits
from rulec.runtime.game.asking import Question as Asked
from rulec.runtime.game.domains import word_of
from rulec.runtime.game.log import named
from rulec.runtime.game.messages import listed
from rulec.runtime.game.outcomes import Amount as Amount
from rulec.runtime.game.outcomes import Line as Line
from rulec.runtime.game.outcomes import Outcome as Outcome
from rulec.runtime.game.outcomes import Question as Question
from rulec.runtime.game.outcomes import State as State
from rulec.runtime.game.outcomes import Thing as Thing
from rulec.runtime.game.outcomes import Throw as Throw
from rulec.runtime.game.outcomes import Value as Value
from rulec.runtime.game.outcomes import (
    line_from,
    seen_by,
    throw_of,
    told_data,
    told_from,
    unnumbered,
    value_data,
    value_of,
)
from rulec.runtime.game.seeing import knows, shape_for, shown_to
from rulec.runtime.game.sentence import told_name, worded
from rulec.runtime.game.serialise import TROUBLE, reading
from rulec.runtime.game.serialise import Damaged as Damaged
from rulec.runtime.game.serialise import from_json as _world_from_json
from rulec.runtime.game.serialise import to_json as _world_to_json
from rulec.runtime.game.shape import Shape
from rulec.runtime.game.specs import Game as Rules
from rulec.runtime.game.specs import Param, Unchosen, ViewSpec
from rulec.runtime.game.world import World
from rulec.runtime.hosting.beginnings import begun, read_scenarios
from rulec.runtime.hosting.known_world import Knowledge
from rulec.runtime.hosting.plain_report import sentences, table
from rulec.runtime.orders.answers_ahead import misfit_ahead
from rulec.runtime.orders.lawful_orders import Finder, Found, Pick, as_they_come
from rulec.runtime.orders.order_errors import nearest
from rulec.runtime.orders.order_parser import Reader, line_of
from rulec.runtime.orders.order_words import folded

FORM = 1
"""The number of this form of a saved game."""
_PACK = re.compile(r"[a-z][a-z0-9_]{0,99}")
"""The names of packs: nothing else is ever imported."""
_ANSWER = re.compile(r"([A-Za-z_][\w.]*)\s*=(?!=)(.*)\Z")
"""The form of an answer, which no line has."""
SEED_BYTES = 16
"""The length of a seed that is drawn."""
MOST_SEED = 1 << 256
_SAVED = ("form", "state", "told", "became", "lines", "answers", "ahead", "waits")
WAITS = "The turn has begun, and waits: lines are taken for the next one when it is over."


class PlayError(ValueError):
    """A pack, scenario, variant or player that there is none of, or a turn that cannot be played.

    `near` is the name that may be meant, an empty text where there is none like it.
    """

    def __init__(self, sentence: str, near: str = "") -> None:
        super().__init__(f"{sentence}; did you mean `{near}`?" if near else sentence)
        self.near = near


class Row(NamedTuple):
    """A row of a view: the thing that it is about (None where it is about the player), and its columns by name."""

    of: Value
    columns: Mapping[str, Value]


class Choice(NamedTuple):
    """A hole of an order that is left to whoever orders: its name, what it holds (`amount of gold`, `text`), and what
    may stand in it: some values, a range of amounts in steps of their measure, or None for anything of the sort."""

    hole: str
    of: str
    some: Sequence[Value] | range | None


class Order(NamedTuple):
    """Something that may be ordered: the act as outcomes name it (`order:10`), what is said in it, by the names of the
    rules, and the line that says so, with `<hole>` where there is a choice."""

    act: str
    values: Mapping[str, Value | Choice]
    line: str


class Seen(NamedTuple):
    """A game as one player sees it: the coming turn, the views that the rules give this player by name, what the last
    turn told, the lines that stand, and what is asked. Neither the seed nor anything hidden is in it."""

    player: str
    turn: int
    ended: str
    views: Mapping[str, tuple[Row, ...]]
    outcomes: tuple[Outcome, ...]
    standing: tuple[str, ...]
    open: tuple[Question, ...]


class Result(NamedTuple):
    """The outcome of playing a turn. Where `open` holds questions, the turn waits: answer them and play it again;
    nothing has changed yet. `ended` tells how the game has ended; it is empty while it goes on."""

    turn: int
    outcomes: tuple[Outcome, ...]
    lines: tuple[Line, ...]
    throws: tuple[Throw, ...]
    open: tuple[Question, ...]
    ended: str


# ---- beginning -----------------------------------------------------------------------------------
def scenarios(pack: str) -> dict[str, str]:
    """Return the titles of a pack's scenarios, by name. Raises PlayError for a pack that is not there."""
    return {name: str(each["title"]) for name, each in read_scenarios(_rules(pack)).items()}


def begin(pack: str, scenario: str = "", *, seed: int | str | None = None, variants: Iterable[str] = ()) -> Game:
    """Begin a game by a scenario of a pack, the first one unless another is named.

    All dice hang on the seed. Without one it is drawn; `Game.seed` tells it. Raises PlayError where there is no such
    pack, scenario or variant, or where variants exclude each other.
    """
    rules = _rules(pack)
    known = read_scenarios(rules)
    _text(scenario, "the name of a scenario")
    if not known:
        raise PlayError(f"the pack `{pack}` has no scenario")
    name = scenario or next(iter(known))
    if name not in known:
        raise _unknown(f"the pack `{pack}` has no scenario", name, known)
    chosen = list(dict.fromkeys(_texts(variants, "the name of a variant")))
    own = [each for each, _ in rules.shape.variants]
    for each in chosen:
        if each not in own:
            raise _unknown(f"the pack `{pack}` has no variant", each, own)
    for one, other in rules.shape.apart:
        if one in chosen and other in chosen:
            raise PlayError(f"the variants `{one}` and `{other}` exclude each other")
    if seed is None:
        from secrets import token_hex

        seed = token_hex(SEED_BYTES)
    elif type(seed) is int:
        if abs(seed) >= MOST_SEED:
            raise PlayError("a seed that is a number is below 2 to the power of 256; longer ones are texts")
    else:
        _text(seed, "a seed")
    return Game(rules, begun(rules, known[name], seed, rules.shape.bits(chosen)))


def from_json(text: str) -> Game:
    """Return the game that `Game.to_json` has saved. Raises Damaged, with the place, where a text is no such game."""
    try:
        data = json.loads(text, object_pairs_hook=_once)
        form, state = data["form"], data["state"]
        pack = state["pack"]
    except TROUBLE as fault:
        raise Damaged(f"this is no saved game: {type(fault).__name__}: {fault}") from fault
    if type(form) is not int or form != FORM:
        raise Damaged(f"form {str(form)[:40]}, where {FORM} is known")
    try:
        rules = _rules(str(pack))
    except PlayError as fault:
        raise Damaged(f"state, pack: {fault}") from fault
    game = Game(rules, _world_from_json(json.dumps(state), rules))
    game._restore(data)
    return game


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return a mapping of JSON, in which no key stands twice."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key stands twice in one mapping")
    return found


def _rules(pack: str) -> Rules:
    """Return the rules of a pack's package."""
    _text(pack, "the name of a pack")
    if _PACK.fullmatch(pack) is None:
        raise _unknown("there is no pack", pack, _installed())
    try:
        import_module(f"rulec_packs.{pack}")
    except ModuleNotFoundError as fault:
        if fault.name not in ("rulec_packs", f"rulec_packs.{pack}"):
            raise
        raise _unknown("there is no package of a pack", pack, _installed()) from fault
    try:
        found = import_module(f"rulec_packs.{pack}._acts").GAME
    except ModuleNotFoundError as fault:
        if fault.name != f"rulec_packs.{pack}._acts":
            raise
        found = None
    if not isinstance(found, Rules) or not found.sequences:
        raise PlayError(f"the rules of `{pack}` have nothing to play: they only work out numbers")
    return found


def _installed() -> list[str]:
    """Return the names of the packs whose packages are there."""
    from pkgutil import iter_modules

    try:
        return sorted(each.name for each in iter_modules(import_module("rulec_packs").__path__))
    except ModuleNotFoundError:
        return []


def _unknown(what: str, name: str, known: Iterable[str]) -> PlayError:
    names = list(known)
    near = nearest(name, name, names) if name else ""
    rest = f"; there are {listed([f'`{each}`' for each in names])}" if names and not near else ""
    return PlayError(f"{what} `{name}`{rest}", near)


# ---- a game --------------------------------------------------------------------------------------
class Game:
    """A game: its state before the coming turn, and what players have handed in for that.

    Nothing changes the state but `play`, and `play` only when the whole turn is played.
    """

    __slots__ = ("_ahead", "_answers", "_begun", "_known", "_last", "_lines", "_reader", "_readers", "_rules", "_world")

    def __init__(self, rules: Rules, world: World) -> None:
        """Begin with a world between two turns; whoever has no world calls `begin` or `from_json`."""
        self._rules = rules
        self._at(world)
        self._known = _outcomes(world, self._names())
        """The outcomes of the last turn, or of the beginning."""
        self._last: tuple[Line, ...] = ()
        """The lines of that turn, with what became of them."""
        self._lines: dict[int, tuple[str, ...]] = {}
        self._answers: dict[tuple[int, str], Any] = {}
        self._ahead: dict[tuple[int, str], str] = {}
        self._begun: _Run | None = None
        """The coming turn as far as it went, where it waits."""

    def _at(self, world: World) -> None:
        """Take a state; it is looked at, and never played in."""
        self._world = world
        self._reader = Reader(world, self._rules)
        self._readers: dict[int, Reader] = {}

    def _names(self) -> dict[int, str]:
        """Return the names of the players who are in play, by their numbers."""
        return turns.player_names(self._rules, self._world)

    # ---- what it is ------------------------------------------------------------------------------
    @property
    def pack(self) -> str:
        """The name of the pack under whose rules it is played."""
        return self._rules.pack

    @property
    def turn(self) -> int:
        """The number of the coming turn; the first is 1."""
        return self._world.turn

    @property
    def seed(self) -> int | str:
        """The seed of all dice: whoever knows it knows what they will show."""
        return self._world.seed

    @property
    def variants(self) -> tuple[str, ...]:
        """The names of the variants under which it is played."""
        return tuple(self._rules.shape.variant_names(self._world.variants))

    @property
    def players(self) -> tuple[str, ...]:
        """The names of those who hand in lines, oldest first."""
        return tuple(self._names().values())

    @property
    def ended(self) -> str:
        """The sentence that tells how it has ended; empty while it goes on."""
        return turns.ended(self._world)

    # ---- handing in ------------------------------------------------------------------------------
    def check(self, player: str, lines: Iterable[str]) -> tuple[Line, ...]:
        """Return what would become of lines if a player gave them: taken, or refused and why. Nothing changes.

        Raises PlayError where there is no such player.
        """
        return self._read(self._player(player), lines).lines

    def give(self, player: str, lines: Iterable[str]) -> tuple[Line, ...]:
        """Take the lines of a player in the place of those that this player gave before; return them as `check` does.

        `KEY = answer` answers a question, of a turn that waits or of one to come. While a turn waits nothing else is
        taken but lines that are asked for. Raises PlayError where there is no such player, or the game has ended.
        """
        who = self._player(player)
        if self._world.over:
            raise PlayError(self.ended)
        read = self._read(who, lines)
        if self._begun is None:
            self._lines[who.id] = read.taken
            self._ahead = {place: text for place, text in self._ahead.items() if place[0] != who.id}
        self._ahead |= {(who.id, key): text for key, text in read.ahead.items()}
        self._answers |= {(who.id, key): data for key, data in read.answers.items()}
        return read.lines

    def _player(self, name: str) -> Any:
        _text(name, "the name of a player")
        found, _ = turns.find_player(self._rules, self._world, name)
        if found is None:
            raise _unknown("there is no player", name, self.players)
        return found

    def _read(self, who: Any, lines: Iterable[str]) -> _Read:
        """Read what a player hands in; the state stays as it is."""
        begun = self._begun
        world = self._world if begun is None else begun.world
        shape = shape_for(self._rules, world, who)
        name = self._names()[who.id]
        texts = [" ".join(normalize("NFC", each).split()) for each in _texts(lines, "a line")]
        acts = [(number, text) for number, text in enumerate(texts, 1) if _ANSWER.match(text) is None]
        mine = [] if begun is None else [each for each in begun.open if each.who.id == who.id]
        due = next((each for each in mine if each.form == "lines"), None)
        if begun is None:
            verdicts = turns.hand_in_by(self._reader, who, acts)
        elif due is not None:
            verdicts = turns.hand_in_due(self._rules, world, due.who, acts)
        else:
            verdicts = [turns.Verdict(number, text, None, WAITS) for number, text in acts]
        why = {each.line: (told_name(each.sentence), str(each.sentence)) for each in verdicts if each.sentence}
        answers: dict[str, Any] = {}
        ahead: dict[str, str] = {}
        for number, text in enumerate(texts, 1):
            parts = _ANSWER.match(text)
            if parts is None:
                continue
            key, said = parts[1], parts[2].strip()
            question = asked(key, mine)
            if question is not None and question.form != "lines":
                value, sentence = read_answer(said, question, shape)
                if sentence:
                    why[number] = "", sentence
                else:
                    answers[question.key] = data_of(value, question, shape)
            elif question is None and (others := others_asked(key, mine)):
                why[number] = "", _sentence(f"nothing is asked by the name `{key}`", f"asked is {listed(others)}")
            else:
                misfit = misfit_ahead(self._rules, key, said, who, world if mine else None)
                if misfit is None:
                    ahead[key.casefold()] = said
                else:
                    why[number] = "", _sentence(misfit.headline, misfit.hint)
        taken = tuple([text for number, text in acts if number not in why])
        if due is not None and (acts or not texts):
            answers[due.key] = list(taken)
        told = [
            Line(name, number, text, "refused" if number in why else "taken", *why.get(number, ("", "")))
            for number, text in enumerate(texts, 1)
        ]
        return _Read(tuple(told), taken, answers, ahead)

    # ---- what may be ordered -----------------------------------------------------------------------
    def orders_for(self, player: str, thing: str | None = None, *, after: Iterable[str] = ()) -> Iterator[Order]:
        """Yield what a player may order now, as far as the player knows; with a `thing`, what has that thing in it.

        `after` are lines that are handed in with it, and may bar some of it. What may be left out is left out, unless
        an order needs it. What cannot be listed (texts, lists, wide ranges) is a `Choice`, and what hangs on it has not
        been asked. While a turn waits nothing is ordered. Raises PlayError where there is no such player or thing.
        """
        who = self._player(player)
        return self._orders(who, self._thing(who, thing), after, as_they_come)

    def some_order(self, player: str, dice: Random, *, after: Iterable[str] = ()) -> Order | None:
        """Draw an order that a player may give now and that leaves nothing to choose but what is listed; None where
        there is none. Raises PlayError where there is no such player."""
        orders = self._orders(self._player(player), None, after, lambda row: dice.sample(row, len(row)))
        return next((each for each in orders if not any(isinstance(v, Choice) for v in each.values.values())), None)

    def _orders(self, who: Any, thing: Any, after: Iterable[str], pick: Pick) -> Iterator[Order]:
        if self._begun is not None:
            return
        reader = self._reader_for(who)
        who, shape = reader.world.things[who.id], reader.shape_for(who)
        read = [reader.read(who, text).given for text in _texts(after, "a line")]
        finder = Finder(reader, who, [each for each in read if each is not None], pick)
        for found in finder.acts():
            if thing is None or any(getattr(each, "id", 0) == thing.id for each in found.arguments):
                yield _order(found, shape)

    def _reader_for(self, who: Any) -> Reader:
        """Return what reads lines in the world as a player knows it; it is made once for each state."""
        if not self._rules.shape.hides_any:
            return self._reader
        if who.id not in self._readers:
            self._readers[who.id] = Reader(Knowledge(self._rules, self._world, who).world(0), self._rules)
        return self._readers[who.id]

    def _thing(self, who: Any, name: str | None) -> Any:
        """Return the thing of a name that a player knows; None for no name."""
        if name is None:
            return None
        _text(name, "the name of a thing")
        shape = shape_for(self._rules, self._world, who)
        known = [each for each in self._world.things.values() if knows(who, each, self._world)]
        for each in known:
            if folded(name) in map(folded, shape.names(each)):
                return each
        raise _unknown("nothing is called", name, [shape.name(each) for each in known])

    # ---- playing ---------------------------------------------------------------------------------
    def play(self, *, deadline: bool = False) -> Result:
        """Play the coming turn with all that was handed in, up to its end or to where it waits for answers.

        With a `deadline` the defaults of the rules stand for the questions that were open before and are not answered.
        Raises PlayError where the game has ended, or the rules have no case for what comes about; then nothing has
        changed.
        """
        if self._world.over:
            raise PlayError(self.ended)
        due = [] if self._begun is None or not deadline else list(self._begun.open)
        run = self._run(self._answers, self._ahead)
        late = {(each.who.id, each.key): each for each in due if (each.who.id, each.key) not in self._answers}
        defaults = {
            place: data_of(each.default, each, shape_for(self._rules, run.world, each.who))
            for place, each in late.items()
            if not isinstance(each.default, Nothing)
        }
        if defaults:
            run = self._run(self._answers | defaults, self._ahead)
            self._answers |= defaults
        turn = self._world.turn
        throws = tuple([throw_of(turn, address, value) for address, value in run.log])
        if run.open:
            self._begun = run
            return Result(turn, (), (), throws, self._questions(run), "")
        before = self._names()  # those too who go out of play in this turn
        self._at(run.world)
        names = before | self._names()
        lines = self._last = _became(run.acts, names)
        self._known = _outcomes(run.world, names)
        self._begun = None
        self._lines, self._answers, self._ahead = {}, {}, {}
        return Result(turn, self._known, lines, throws, (), self.ended)

    def _run(self, answers: Mapping[tuple[int, str], Any], ahead: Mapping[tuple[int, str], str]) -> _Run:
        """Play the coming turn on a copy of the state, with these answers and those that were given ahead."""
        rules = self._rules
        world = _world_from_json(_world_to_json(self._world, rules), rules)
        sheets = [(world.things[number], enumerate(lines, 1)) for number, lines in sorted(self._lines.items())]
        given = [
            each.given
            for verdicts in turns.hand_in_all(rules, world, sheets)
            for each in verdicts
            if each.given is not None
        ]
        log: list[tuple[str, int]] = []
        tape = Tape(answers, rules.shape, ahead, lambda who: shape_for(rules, world, who))
        try:
            acts = turns.resolve(rules, world, given, log, tape)
        except Waits as waits:
            return _Run(world, (), log, waits.questions, dict(answers), dict(ahead))
        except RuleFault as fault:
            raise PlayError(f"turn {self._world.turn} cannot be played: {fault}") from fault
        return _Run(world, tuple(acts), log, ())

    def _questions(self, run: _Run, player: Any = None) -> tuple[Question, ...]:
        """Return open questions as data: those of a player, or all."""
        found: list[Question] = []
        for who in dict.fromkeys(each.who for each in run.open if player is None or each.who.id == player.id):
            mine = [each for each in run.open if each.who is who]
            keys, shape = short_keys(mine), shape_for(self._rules, run.world, who)
            found += [_question(each, self._names()[who.id], keys[each.key], shape) for each in mine]
        return tuple(found)

    # ---- looking at it -----------------------------------------------------------------------------
    def seen_by(self, player: str) -> Seen:
        """Return what a player sees of the game, as data. Raises PlayError where there is no such player."""
        who = self._player(player)
        begun, name = self._begun, self._names()[who.id]
        world = self._world if begun is None else begun.world
        seer = world.things.get(who.id)
        shape = shape_for(self._rules, world, seer)
        views = {} if seer is None else dict(_rows(self._rules, world, seer, shape))
        return Seen(
            player=name,
            turn=self._world.turn,
            ended=turns.ended(self._world, who.id),
            views=views,
            outcomes=tuple(filter(None, (seen_by(name, each) for each in self._known))),
            standing=tuple([each.text for each in self._world.standing if each.player is who]),
            open=() if begun is None else self._questions(begun, who),
        )

    def report(self, player: str, format: Literal["text", "json"] = "text") -> str:
        """Return what a player is told and shown, in plain text or as JSON (`seen_by`, and the lines of the last turn).

        Raises PlayError where there is no such player.
        """
        seen = self.seen_by(player)
        if format not in ("text", "json"):
            raise ValueError(f"a report is `text` or `json`, and not `{str(format)[:40]}`")
        mine = [each for each in self._last if each.player == seen.player]
        if format == "json":
            return json.dumps(_plain(seen._asdict() | {"lines": mine}), ensure_ascii=False, indent=2) + "\n"
        played = f"turn {seen.turn - 1}" if seen.turn > 1 else "before the first turn"
        lines = [f"{seen.player}: {played}", *([seen.ended] if seen.ended else [])]
        titles = {0: "The beginning", **dict(self._rules.sequence.steps)}
        for step in dict.fromkeys(each.step for each in seen.outcomes):
            told = (each.text for each in seen.outcomes if each.step == step and each.text)
            lines += sentences(titles.get(step) or f"Step {step}", told)
        rows = [(str(each.number), each.text, each.why or each.state) for each in mine]
        lines += table("Your lines", ("", "Typed", "What became of it"), rows)
        world = self._world if self._begun is None else self._begun.world
        seer = world.things.get(self._player(player).id)
        for shown in shown_to(self._rules, world, seer) if seer is not None else ():
            lines += table(shown.title, shown.head, shown.rows)
        lines += sentences("What stands", seen.standing)
        asked = [(each.key, each.text, each.choices, each.late or "the turn waits") for each in seen.open]
        lines += table(f"Asked in turn {seen.turn}", ("Key", "Question", "Choices", "When nothing comes"), asked)
        return "\n".join(lines) + "\n"

    # ---- as JSON ----------------------------------------------------------------------------------
    def to_json(self) -> str:
        """Return the whole game as JSON: its state with the seed, all secrets, what the last turn told, and what was
        handed in. It is for whoever runs the game; `seen_by` gives what a player may have."""
        begun = self._begun
        data = {
            "form": FORM,
            "state": json.loads(_world_to_json(self._world, self._rules)),
            "told": [told_data(each) for each in self._known],
            "became": [list(each) for each in self._last],
            "lines": {str(who): list(lines) for who, lines in sorted(self._lines.items())},
            "answers": _rows_of(self._answers),
            "ahead": _rows_of(self._ahead),
            "waits": None if begun is None else [_rows_of(begun.answers), _rows_of(begun.ahead)],
        }
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle and copy it as it is saved."""
        return from_json, (self.to_json(),)

    def _restore(self, data: dict[str, Any]) -> None:
        """Take over what was told and handed in, as `to_json` has saved it."""
        for key in data:
            if key not in _SAVED:
                raise Damaged(f"a saved game has no `{key}`")
        with reading("told"):
            self._known = tuple([told_from(each) for each in data["told"]])
        with reading("became"):
            self._last = tuple([line_from(each) for each in data["became"]])
        with reading("lines"):
            self._lines = {
                self._number(int(who)): tuple([_text(each, "a line") for each in row])
                for who, row in data["lines"].items()
                if isinstance(row, list) or _refuse("the lines of a player are a list")
            }
        with reading("answers"):
            self._answers = {(self._number(who), _text(key, "a key")): value for who, key, value in data["answers"]}
        with reading("ahead"):
            self._ahead = self._texts(data["ahead"])
        with reading("waits"):
            if data["waits"] is not None:
                answers, ahead = data["waits"]
                run = self._run(
                    {(self._number(who), _text(key, "a key")): v for who, key, v in answers}, self._texts(ahead)
                )
                self._begun = run if run.open else None

    def _texts(self, rows: Any) -> dict[tuple[int, str], str]:
        return {(self._number(who), _text(key, "a key")): _text(text, "an answer") for who, key, text in rows}

    def _number(self, number: int) -> int:
        if type(number) is not int or all(each.id != number for each in turns.players(self._rules, self._world)):
            raise Damaged(f"there is no player {number}")
        return number


def _text(value: object, what: str) -> str:
    """Return a text that somebody hands over; raises TypeError where it is none, PlayError where it has half a sign."""
    if not isinstance(value, str):
        raise TypeError(f"{what} is a text, and not {str(value)[:40]}")
    if any("\ud800" <= letter <= "\udfff" for letter in value):
        raise PlayError(f"{what} holds half a sign, which is no text")
    return value


def _sentence(headline: str, hint: str) -> str:
    """Return a headline and what to do instead as one sentence."""
    told = f"{headline[:1].upper()}{headline[1:]}{f'; {hint}' if hint else ''}"
    return told if told.endswith(("?", ".")) else f"{told}."


def _texts(values: object, what: str) -> list[str]:
    """Return several texts that somebody hands over; raises TypeError where it is one, or something else."""
    if isinstance(values, str | bytes | Mapping) or not isinstance(values, Iterable):
        raise TypeError(f"{what}s are several texts, in a list")
    return [_text(each, what) for each in values]


def _refuse(sentence: str) -> bool:
    raise Damaged(sentence)


def _rows_of(answers: Mapping[tuple[int, str], Any]) -> list[list[Any]]:
    return [[who, key, value] for (who, key), value in sorted(answers.items())]


def _plain(value: Any) -> Any:
    """Return what a player is shown as plain data for JSON."""
    match value:
        case Amount() | Thing():
            return value_data(value)
        case Mapping():
            return {str(key): _plain(each) for key, each in value.items()}
        case tuple() if hasattr(value, "_asdict"):
            return _plain(value._asdict())
        case tuple() | list():
            return [_plain(each) for each in value]
        case _:
            return value


class _Read(NamedTuple):
    """All that a player hands in: the lines with what is known of them, the texts of those that were taken, and answers
    by key, to what is open and ahead."""

    lines: tuple[Line, ...]
    taken: tuple[str, ...]
    answers: Mapping[str, Any]
    ahead: Mapping[str, str]


class _Run(NamedTuple):
    """A turn that was played on a copy of the state, to its end or to where it waits for answers."""

    world: World
    acts: tuple[Given, ...]
    log: Sequence[tuple[str, int]]
    open: tuple[Asked, ...]
    answers: Mapping[tuple[int, str], Any] = MappingProxyType({})
    ahead: Mapping[tuple[int, str], str] = MappingProxyType({})


def _order(found: Found, shape: Shape) -> Order:
    """Return an act that may be given as data, in the words of its player."""
    spec = found.spec
    values: dict[str, Value | Choice] = {}
    for at, (param, value) in enumerate(zip(spec.params, found.arguments, strict=True)):
        if isinstance(value, Unchosen):
            values[param.name] = _choice(param, value, shape)
        elif at != spec.player_at and value is not None:
            values[param.name] = unnumbered(value_of(value, param.holds, shape))
    return Order(f"{spec.kind}:{spec.key}", values, line_of(spec, found.arguments, shape))


def _choice(param: Param, left: Unchosen, shape: Shape) -> Choice:
    inner = param.holds.item or param.holds
    some: Sequence[Value] | range | None = None
    if isinstance(left.some, range):
        some = left.some
    elif left.some is not None:
        some = [unnumbered(value_of(each, inner, shape)) for each in left.some]
    return Choice(param.name, word_of(param.holds, shape), some)


def _question(asked: Asked, player: str, key: str, shape: Shape) -> Question:
    """Return an open question as data, in the words of the player who is asked."""
    of, is_amount = item(asked), asked.form == "amount"
    return Question(
        player=player,
        key=key,
        text=worded(asked.text, shape),
        form=asked.form,
        offers=() if asked.form == "lines" else tuple([unnumbered(value_of(e, of, shape)) for e in asked.offers]),
        low=value_of(asked.low, of, shape) if is_amount else asked.low,
        high=value_of(asked.high, of, shape) if is_amount else asked.high,
        choices=offered_text(asked, shape),
        late=default_text(asked, shape),
    )


def _rows(rules: Rules, world: World, player: Any, shape: Shape) -> Iterator[tuple[str, tuple[Row, ...]]]:
    """Yield the views of a player by name, with their rows as data."""
    for view in rules.views:
        if shape.is_a(player, view.viewer):
            things = [None] if view.rows is None else _asked_of(view.rows, (player,), world, view.world)
            yield view.name, tuple([_row(view, player, thing, world, shape) for thing in things or ()])


def _row(view: ViewSpec, player: Any, thing: Any, world: World, shape: Shape) -> Row:
    of = (player,) if view.rows is None else (player, thing)
    columns = {
        each.name: unnumbered(value_of(_asked_of(each.of, of, world, each.world), each.holds, shape))
        for each in view.columns
    }
    return Row(None if view.thing is None else unnumbered(value_of(thing, view.thing, shape)), columns)


def _asked_of(function: Callable[..., Any], arguments: tuple[Any, ...], world: World, with_world: bool) -> Any:
    """Return what a function of a view gives; None where the rules have no answer."""
    try:
        return function(*arguments, world) if with_world else function(*arguments)
    except RuleFault:
        return None


def _became(acts: Iterable[Given], names: Mapping[int, str]) -> tuple[Line, ...]:
    """Return what became of the lines of a turn."""
    return tuple(
        [
            Line(names[each.player.id], each.line, each.text, each.state, each.by, str(each.sentence))
            for each in sorted((act for act in acts if not act.stands), key=lambda act: (act.player.id, act.line))
        ]
    )


def _outcomes(world: World, names: Mapping[int, str]) -> tuple[Outcome, ...]:
    """Return what has happened in the turn that a world comes from, without what ran before it was saved."""
    return tuple([named(each, names) for each in world.log()])

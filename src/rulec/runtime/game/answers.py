"""Answers to questions: parsed from players' texts, printed, stored, and replayed when a turn is played again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from rulec.runtime.game.amounts import LONGEST, amount_of
from rulec.runtime.game.asking import NOTHING, Asked, Nothing, NotOffered, Question, taken
from rulec.runtime.game.messages import listed, value_text
from rulec.runtime.game.paths import steps
from rulec.runtime.game.sentence import worded
from rulec.runtime.game.serialise import TROUBLE, plain
from rulec.runtime.game.shape import Holds, Shape
from rulec.runtime.orders.order_words import folded

SHOWN = 8
"""Most names that a sentence lists."""

Key = tuple[int, str]
"""Number of the player and key of the question."""
REST = "rest"
"""Key of an answer given ahead to all questions without one of their own."""
LINES = "lines"
"""Key for all lines that are due and not handed in. Ahead of time only "no lines" can be given."""
DEFAULT = "default"
"""Typed text that stands for the default of the rules."""


_KEY = re.compile(r"([^.]+)(\.(?!x[1-9][0-9]*\Z)\w+)?(?:\.x([1-9][0-9]*))?")


class Used(NamedTuple):
    """An answer given ahead that was used: the question, the value, and the key under which it was given."""

    question: Question
    value: Any
    key: str


class KeyParts(NamedTuple):
    """Parts of a key such as `goal.4.x2`: the question's name, its subject (`.4`, or empty), and its
    occurrence (0: any).
    """

    name: str
    subject: str
    time: int


class Kept(NamedTuple):
    """An answer given under other rules.

    `value` is plain data. `text` is the answer in words, in which amounts keep their meaning. `question` must still be
    the text of the question.
    """

    value: Any
    text: str
    question: str


class Tape:
    """Answers of a turn as a game stores them."""

    __slots__ = ("ahead", "answers", "dropped", "fitting", "lines_unfit", "shape", "shape_for", "unfit", "used")

    def __init__(
        self,
        answers: Mapping[Key, Any],
        shape: Shape,
        ahead: Mapping[Key, str] | None = None,
        shape_for: Callable[[Any], Shape] | None = None,
        lines_unfit: Callable[[Question, Sequence[str]], str] | None = None,
    ) -> None:
        self.answers = answers
        """Stored answers, as plain data or `Kept`."""
        self.fitting: dict[Key, tuple[Question, Any]] = {}
        """Questions answered from the store, with the values."""
        self.dropped: dict[Key, str] = {}
        """Reason why a stored answer no longer fits. Its question is asked again."""
        self.lines_unfit = lines_unfit or (lambda question, lines: "")
        """Returns the reason why stored lines are no longer accepted."""
        self.shape = shape
        self.shape_for = shape_for or (lambda who: shape)
        """Returns the shape by which a player types the names of things."""
        self.ahead: Mapping[Key, str] = ahead or {}
        """Texts typed ahead, by key; `REST` for all other questions."""
        self.used: dict[Key, Used] = {}
        """Questions answered ahead."""
        self.unfit: dict[Key, str] = {}
        """Reason why an answer ahead did not fit its question, by player and key."""

    def answer(self, question: Question) -> Any:
        """Return the stored or typed answer to a question, as in `Source`."""
        who, place = question.who.id, (question.who.id, question.key)
        if place in self.answers:
            value, sentence = self._kept(self.answers[place], question)
            if not sentence:
                self.fitting[place] = question, value
                return value
            self.dropped[place] = sentence
        for key in (*keys_of(question), *([REST] if question.form != "lines" else [])):
            if (who, key) not in self.ahead:
                continue
            value, sentence = read_answer(self.ahead[who, key], question, self.shape_for(question.who))
            if not sentence:
                self.used[place] = Used(question, value, key)
                return value
            if key != REST:  # a `REST` answer is for the questions that it fits, so it reports no misfit
                self.unfit[who, key] = sentence
        return NOTHING

    def _kept(self, data: Any, question: Question) -> tuple[Any, str]:
        """Return a stored answer, or NOTHING and the reason why it is no answer."""
        shape = self.shape_for(question.who)
        text = ""
        if isinstance(data, Kept):
            data, text, asked = data
            if question.form != "lines" and asked != worded(question.text, shape):
                return NOTHING, f"“{asked}” was the question, and it is another now."
            if item(question).sort in ("number", "spot"):
                return _read_kept(text, question, shape)
            if question.form == "lines" and (sentence := self.lines_unfit(question, data)):
                return NOTHING, sentence
        try:
            return taken(question, value_of(data, question, shape)), ""
        except (NotOffered, *TROUBLE):
            return NOTHING, _wrong(text or str(data), question, shape)


def key_parts(key: str) -> KeyParts | None:
    """Return the parts of a key, or None if the text is no key."""
    found = _KEY.fullmatch(key.casefold())
    return KeyParts(found[1], found[2] or "", int(found[3] or 0)) if found else None


def keys_of(question: Question) -> tuple[str, ...]:
    """Return the keys that match a question, most specific first.

    A part that a key leaves out matches anything: `goal.x2` is the second occurrence, whatever the subject.
    """
    if question.form == "lines":
        return (question.key.casefold(), LINES)
    parts = key_parts(question.key)
    assert parts is not None
    time = f".x{parts.time or 1}"
    rows = (f"{parts.name}{parts.subject}{time}", parts.name + time, parts.name + parts.subject, parts.name)
    return tuple(dict.fromkeys(rows))


def _read_kept(text: str, question: Question, shape: Shape) -> tuple[Any, str]:
    """Return the amounts or spots in the words of a stored answer, or NOTHING and why it is no answer."""
    if question.form not in ("some", "order"):
        return read_answer(text, question, shape)
    named = {value_text(each, item(question), shape): each for each in question.offers}
    words = re.split(r", | and ", text) if text != value_text((), question.holds, shape) else []
    try:
        return taken(question, [named[word] for word in words]), ""
    except (NotOffered, KeyError):
        return NOTHING, _wrong(text, question, shape)


def data_of(value: Any, question: Question, shape: Shape) -> Any:
    """Return an answer as plain data."""
    if question.form == "lines":
        return list(value)
    return plain(value, question.holds, shape)


def value_of(data: Any, question: Question, shape: Shape) -> Any:
    """Return the answer for plain data. Raises `NotOffered` if it is no longer offered."""
    if question.form == "amount" and type(data) is not int:
        raise NotOffered(question.name)
    if question.form in ("truth", "amount") or data is None:
        return data
    if question.form == "lines":
        return tuple(data)
    if question.form == "one":
        return _offer(data, question, shape)
    return tuple(_offer(each, question, shape) for each in data)


def _offer(data: Any, question: Question, shape: Shape) -> Any:
    of = item(question)
    for each in question.offers:
        if plain(each, of, shape) == data:
            return each
    raise NotOffered(question.name)


def item(question: Question) -> Holds:
    """Return the type of a single offer."""
    holds = question.holds
    return holds.item if question.form in ("some", "order", "path") and holds.item is not None else holds


def offered_text(question: Question, shape: Shape) -> str:
    """Return the possible answers in words."""
    if question.form == "lines":
        return "any lines, each as it is handed in before a turn; a section without lines gives none"
    if question.form == "truth":
        return "yes or no"
    if question.form == "amount":
        ends = (value_text(end, question.holds, shape) for end in (question.low, question.high))
        return f"from {' to '.join(ends)}"
    if question.form == "path":
        return _path_offered(question, shape)
    names = _shown(question, shape)
    if question.form == "one":
        return listed([*names, *(["none"] if question.optional else [])], "or")
    return f"{_how_many(question)} of {listed(names)}" if question.form == "some" else f"{listed(names)}, in an order"


def _how_many(question: Question) -> str:
    """Return in words how many offers have to be chosen."""
    low, high, count = question.low, question.high, len(question.offers)
    if low == high:
        return str(low)
    if high == count:
        return f"at least {low}" if low else "any number"
    return f"{low} to {high}" if low else f"at most {high}"


def default_text(question: Question, shape: Shape) -> str:
    """Return the default in words; empty if the turn waits for an answer."""
    if question.form == "lines":
        return "no lines"
    if isinstance(question.default, Nothing):
        return ""
    return value_text(question.default, question.holds, shape)


def answer_text(value: Any, question: Question, shape: Shape) -> str:
    """Return an answer in words."""
    if question.form == "lines":
        return "; ".join(value) or "no lines"
    return value_text(value, question.holds, shape)


def short_keys(questions: Iterable[Question]) -> dict[str, str]:
    """Return the shortest unambiguous key of each of a player's open questions."""
    all_of_them = list(questions)
    names = [question.name for question in all_of_them]
    return {each.key: each.name if names.count(each.name) == 1 else each.key for each in all_of_them}


def asked(key: str, questions: list[Question]) -> Question | None:
    """Return the open question that a key means, or None if it is not exactly one."""
    wanted = re.sub(r"\s", "", key).casefold()
    keys = short_keys(questions)
    named = [each for each in questions if wanted in (each.key.casefold(), keys[each.key].casefold())]
    fits = named or [each for each in questions if wanted in keys_of(each)]
    # A key that fits several questions answers all of them, like an answer ahead of time.
    return fits[0] if len(fits) == 1 else None


def others_asked(key: str, questions: list[Question]) -> list[str]:
    """Return the keys of the open questions with the name of a key, if the key has a subject and matches none."""
    parts = key_parts(key)
    if parts is None or not parts.subject or parts.time:
        return []
    keys = short_keys(questions)
    return [keys[each.key] for each in questions if each.name.casefold() == parts.name]


def read_answer(text: str, question: Question, shape: Shape) -> tuple[Any, str]:
    """Return the answer that a text gives, or NOTHING and the reason why it is no answer."""
    tidy = " ".join(text.split())
    if question.form == "lines":
        return (() if tidy.casefold() in ("", "none", DEFAULT) else (tidy,)), ""
    if tidy.casefold() == DEFAULT:  # an offer with this name has to be quoted
        none = f"There is no default here; it is {offered_text(question, shape)}."
        return question.default, none if isinstance(question.default, Nothing) else ""
    if len(tidy) > LONGEST:
        return NOTHING, f"This answer is too long: {LONGEST} characters are enough for any."
    if question.form == "truth":
        if tidy.casefold() in ("yes", "no"):
            return tidy.casefold() == "yes", ""
        return NOTHING, _wrong(tidy, question, shape)
    if question.form == "amount":
        amount = amount_of(tidy, question.holds)
        if amount is None or not question.low <= amount <= question.high:
            return NOTHING, _wrong(tidy, question, shape)
        return amount, ""
    if tidy.casefold() == "none" and (question.optional or (question.form == "some" and not question.low)):
        return (None if question.form == "one" else ()), ""
    if question.form == "path" and tidy.casefold() == "none":
        return _path([], question, shape)
    found, sentence = _among(tidy, question, shape)
    if sentence:
        return NOTHING, sentence
    if question.form == "path":
        return _path(found, question, shape)
    if question.form == "one" and len(found) == 1:
        return found[0], ""
    twice = next((each for at, each in enumerate(found) if any(each is other for other in found[:at])), NOTHING)
    if not isinstance(twice, Nothing):
        return NOTHING, f"{value_text(twice, item(question), shape)} is named twice."
    if question.form == "order" and len(found) != len(question.offers):
        left = [each for each in question.offers if not any(each is other for other in found)]
        return NOTHING, f"Nothing may be left out here: {listed([value_text(x, item(question), shape) for x in left])}."
    few = question.form == "some" and not question.low <= len(found) <= question.high
    if few or question.form == "one":
        return NOTHING, _wrong(tidy, question, shape)
    return tuple(found), ""


def misfit(text: str, asked: Asked, shape: Shape) -> str:
    """Return the reason why a text cannot answer any question of this name, whatever it offers; else an empty text.

    Answers that name things in play are never rejected here: the things on offer are not known yet.
    """
    if text.casefold() == DEFAULT:
        return "" if asked.has_default else f"`{asked.name}` has no default: the turn waits for an answer."
    sentences = [_misfit(text, asked.name, holds, shape) for holds in asked.holds]
    return next(iter(sentences), "") if all(sentences) else ""


def _misfit(text: str, name: str, holds: Holds, shape: Shape) -> str:
    of = holds.item if holds.sort == "list" and holds.item is not None else holds
    question = Question(name, None, "truth", "", optional=holds.optional, holds=holds)
    if of.sort == "choice":
        offers = tuple(range(len(shape.choices[of.of].keys)))
        form = "some" if holds.sort == "list" else "one"
        return read_answer(text, question._replace(form=form, offers=offers, high=len(offers)), shape)[1]
    if holds.sort == "truth":
        return read_answer(text, question, shape)[1]
    if holds.sort == "number" and amount_of(text, holds) is None:
        one = value_text(holds.unit.per if holds.unit is not None else 1, holds, shape)
        return f"“{text}” is no amount; one is typed so: {name} = {one}."
    return ""


def _among(text: str, question: Question, shape: Shape) -> tuple[list[Any], str]:
    """Return the offers that a text names, separated by commas. Names may contain commas themselves."""
    names: dict[Name, list[Any]] = {}
    of = item(question)
    way = question.way
    for offer in (*(() if way is None else (way.start,)), *question.offers):
        for name in dict.fromkeys(_names(offer, of, shape)):
            names.setdefault(name, []).append(offer)
    found: list[Any] = []
    pieces = _pieces(text)
    at = 0
    while at < len(pieces):
        for end in range(len(pieces), at, -1):
            name = _name(", ".join(pieces[at:end]), of)
            if name in names:
                break
        else:
            return [], _wrong(pieces[at], question, shape)
        called = names[name]
        if len(called) > 1 and way is not None:  # prefer the one to which a step leads
            called = [each for each in called if each in way.beyond(found)] or called
        if len(called) > 1 and of.sort == "thing":  # a thing's own name takes precedence over alternative names
            called = [each for each in called if _name(shape.name(each), of) == name] or called
        if len(called) > 1:
            return [], f"{len(called)} are called “{pieces[at]}”: {_few(called, question, shape)}."
        found.append(called[0])
        at = end
    return found, ""


def _path_offered(question: Question, shape: Shape) -> str:
    """Describe a path question: `a path from Hill to Gate, in at most 4 steps; the first step leads to
    Brook or Ford`.
    """
    way = question.way
    assert way is not None
    to = "" if way.goals is None else f" to {_few(way.goals, question, shape)}"
    most = ""
    if way.most is not None and way.costs is not None:
        most = f" that costs at most {way.shows(way.most)}"
    elif way.most is not None and way.most < len(question.offers):
        most = f", in at most {steps(way.most)}"
    none = ", or none" if way.ends(()) else ""
    first = _few(way.beyond(()), question, shape)
    return f"a path from {_few((way.start,), question, shape)}{to}{most}{none}; the first step leads to {first}"


def _path(row: list[Any], question: Question, shape: Shape) -> tuple[Any, str]:
    """Return the named path, or NOTHING and where it breaks off. The start may be named as well."""
    way = question.way
    assert way is not None
    path = way.trimmed(row)
    sentence = way.why_broken(path, lambda things: _few(things, question, shape))
    return (NOTHING, sentence) if sentence else (path, "")


def _few(things: Sequence[Any], question: Question, shape: Shape) -> str:
    """Return the names of some things, and the number of the others."""
    names = _shown(question._replace(offers=tuple(things)), shape)
    more = [f"{len(names) - SHOWN} others"] if len(names) > SHOWN else []
    return listed([*names[:SHOWN], *more], "or")


def _pieces(text: str) -> list[str]:
    """Return the pieces of a text between commas outside of quotes."""
    pieces: list[str] = [""]
    quoted = False
    for char in text:
        if char == '"':
            quoted = not quoted
        elif char == "," and not quoted:
            pieces.append("")
        else:
            pieces[-1] += char
    return [piece.strip() for piece in pieces if piece.strip()]


Name = tuple[str, ...]
"""A name in the form in which names are compared."""


def _names(offer: Any, holds: Holds, shape: Shape) -> list[Name]:
    """Return all names under which an offer can be chosen."""
    if holds.sort == "thing":
        found = [*shape.names(offer), f"{shape.kind_of(offer).word} {offer.id}"]
    elif holds.sort == "choice":
        choice = shape.choices[holds.of]
        found = [
            choice.titles[offer],
            choice.keys[offer],
            *choice.printed[offer : offer + 1],
            *sum(choice.also[offer : offer + 1], ()),
        ]
    elif holds.sort == "number" and (amount := value_text(offer, holds, shape)):
        found = [amount, amount.split(" ")[0]]
    else:
        found = [value_text(offer, holds, shape)]
    return [_name(name, holds) for name in found if name]


def _name(name: str, holds: Holds) -> Name:
    """Return a name in the form in which names are compared. Punctuation counts in amounts and spots only."""
    return folded(name) if holds.sort in ("thing", "choice") else (" ".join(name.split()).casefold(),)


def _shown(question: Question, shape: Shape) -> list[str]:
    """Return the names of the offers; those with commas in quotes."""
    of = item(question)
    named = [value_text(each, of, shape) for each in question.offers]
    return [f'"{name}"' if "," in name and of.sort != "number" else name for name in named]


def _wrong(text: str, question: Question, shape: Shape) -> str:
    names: Sequence[str] = _shown(question, shape) if question.form not in ("truth", "amount") else ()
    if len(names) > SHOWN:
        return f"“{text}” is not offered; there are {listed(names[:SHOWN])}, and {len(names) - SHOWN} others."
    several = question.form in ("some", "order") and " and " in text
    rest = " Between several stand commas." if several else ""
    return f"“{text}” is not offered here; it is {offered_text(question, shape)}.{rest}"

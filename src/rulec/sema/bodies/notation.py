"""Input forms of acts: `7 {target} [{amount}]` as text, holes and optional parts, with a check for ambiguity."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping

from rulec.base.diagnostics import Place
from rulec.base.records import dataclass
from rulec.base.text import did_you_mean
from rulec.base.types import EnumType, KindType, NumberType, SpotType, TextType, Type
from rulec.runtime.orders.order_words import WORD, plain
from rulec.sema import deeds as m
from rulec.sema.context import Context
from rulec.sema.declare.constants import Held
from rulec.sema.typing.assignability import without_none
from rulec.sema.typing.scope import Symbols
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s

_PIECE = re.compile(r"\{[^}]*\}?|[\[\]}]|[^{}\[\]]+")
_FORMS = 64  # ways to leave out the optional parts of one form that are looked at


@dataclass(frozen=True, slots=True)
class Form:
    """An input form of an act, with its place."""

    act: str
    notation: m.Notation
    types: Mapping[str, Type]


def read_notation(
    context: Context, text: s.Text, types: Mapping[str, Type], refused: str | None, number: int | None
) -> m.Notation | None:
    """Return the parts of an input form, or None after a report; `{number}` becomes the act's own number."""
    value = text.value
    written = text.span.part(1, 1 + len(value))
    stack: list[list[m.NotationPart]] = [[]]
    openings: list[int] = []
    seen: set[str] = set()

    def bad(first: int, last: int, headline: str, label: str, hint: str) -> None:
        context.report.error("R0274", headline, written.part(first, last), label, hint=hint)

    def add_word(word: str) -> None:
        parts = stack[-1]
        last = parts.pop() if parts and isinstance(parts[-1], str) else ""
        parts.append(f"{last}{word}")

    for match in _PIECE.finditer(value):
        piece, at, end = match[0], *match.span()
        if piece[0] == "{":
            if piece[-1] != "}":
                bad(at, end, "a hole is not closed", "no `}` behind it", "write `{NAME}`")
                return None
            name = piece[1:-1].strip()
            if name == "number" and number is not None and name not in types:
                add_word(str(number))
                continue
            if name not in types:
                hint = did_you_mean(name, types) or "a hole holds the name of a parameter of the act"
                bad(at + 1, end - 1, f"the act has no parameter `{name}`", "unknown parameter", hint)
                return None
            if name in seen:
                bad(at, end, f"`{name}` stands twice in a form", "again", "name each once")
                return None
            seen.add(name)
            stack[-1].append(m.Slot(name, span=written.part(at, end)))
        elif piece == "[":
            stack.append([])
            openings.append(at)
        elif piece in "]}":
            if piece == "}" or not openings:
                bad(at, end, f"`{piece}` closes nothing", "nothing is open here", "take it away")
                return None
            inner = stack.pop()
            openings.pop()
            stack[-1].append(tuple(inner))
        else:
            add_word(piece)
    if openings:
        bad(openings[-1], openings[-1] + 1, "`[` is not closed", "opened here", "write `]` where the part ends")
        return None
    parts = tuple(stack[0])
    if not any(words_in(parts)) and not any(slots(parts)):
        headline, hint = "nothing is typed in this form", "write what a player types, words and `{holes}`"
        context.report.error("R0274", headline, text.span, "an empty form", hint=hint)
        return None
    return m.Notation(parts, refused, span=text.span)


def slots(parts: tuple[m.NotationPart, ...], optional: bool = False) -> Iterator[tuple[str, bool]]:
    """Yield the names of a form's holes, each with a flag for optional parts."""
    for part in parts:
        if isinstance(part, m.Slot):
            yield part.name, optional
        elif isinstance(part, tuple):
            yield from slots(part, True)


def without(parts: tuple[m.NotationPart, ...], unsaid: Container[str]) -> tuple[m.NotationPart, ...]:
    """Return a form without the holes of the `unsaid` parameters, the spaces before them, and the optional parts with
    them.
    """
    found: list[m.NotationPart] = []
    for part in parts:
        if not any(name in unsaid for name, _ in slots((part,))):
            found.append(part)
        elif found and isinstance(found[-1], str):
            found[-1:] = [found[-1].rstrip()] if found[-1].rstrip() else []
    return tuple(found)


def read_spellings(context: Context, acts: Iterable[m.Act]) -> tuple[m.Spelling, ...]:
    """Return the alternative spellings of words in input forms, one record per word."""
    words = {plain(w): w for act in acts for notation in act.notations for w in words_in(notation.parts)}
    found: dict[str, m.Spelling] = {}
    for home, node in context.declarations(d.SpellingDecl):
        word = node.word.value.strip()
        key = plain(word) if word else ""
        if key not in words and home.pack != context.root.pack.name:
            continue  # a parent's forms may be gone
        if key not in words:
            hint = did_you_mean(word, words.values()) or 'name a word that stands in a form: `typed "7 {target}"`'
            context.report.error("R0297", f"no typed form has the word `{word}`", node.word.span, "", hint=hint)
            continue
        before = found[key].also if key in found else ()
        also = tuple(name for name in context.names(node.also, marks=True) if name not in before)
        found[key] = m.Spelling(word, (*before, *also), span=node.word.span)
    return tuple(found.values())


def words_in(parts: tuple[m.NotationPart, ...]) -> Iterator[str]:
    """Yield the words of a form, split like those of an input line."""
    for part in parts:
        if isinstance(part, str):
            yield from WORD.findall(part)
        elif isinstance(part, tuple):
            yield from words_in(part)


def check_forms(forms: list[Form], context: Context, held: Held) -> None:
    """Report two forms of one kind of act that can read the same line."""
    spelt = [(form, list(_spelt(form))) for form in forms]
    for later, (form, ways) in enumerate(spelt):
        for other, others in spelt[:later]:
            if any(_meet(context.symbols, a, b, form, other) for a in ways for b in others):
                context.report.error(
                    "R0275",
                    f"a line may be read as `{form.act}` and as `{other.act}`"
                    if form.act != other.act
                    else f"a line may be read in two ways as `{form.act}`",
                    form.notation.span,
                    "this form fits it",
                    related=(Place(other.notation.span, "so does this"),),
                    hint="begin each form with a word or number of its own",
                )
                break


Token = str | m.Slot


def _spelt(form: Form) -> Iterator[tuple[Token, ...]]:
    """Yield the form as rows of words and holes, with and without its optional parts."""
    ways: list[tuple[m.NotationPart, ...]] = [form.notation.parts]
    done = 0
    while ways and done < _FORMS:
        parts = ways.pop()
        at = next((i for i, part in enumerate(parts) if isinstance(part, tuple)), None)
        if at is not None:
            inner = parts[at]
            assert isinstance(inner, tuple)
            ways.append((*parts[:at], *inner, *parts[at + 1 :]))
            ways.append((*parts[:at], *parts[at + 1 :]))
            continue
        done += 1
        tokens: list[Token] = []
        for part in parts:
            if isinstance(part, str):
                tokens.extend(part.casefold().split())
            elif isinstance(part, m.Slot):
                tokens.append(part)
        yield tuple(tokens)


def _meet(symbols: Symbols, a: tuple[Token, ...], b: tuple[Token, ...], one: Form, other: Form) -> bool:
    """Return whether some input line fits both rows; a hole takes one word, a text takes the rest of the line."""
    for left, right in zip(a, b, strict=False):
        for token, form in ((left, one), (right, other)):
            if isinstance(token, m.Slot) and isinstance(without_none(form.types[token.name]), TextType):
                return True
        if not _alike(symbols, left, right, one, other):
            return False
    return len(a) == len(b)


def _alike(symbols: Symbols, left: Token, right: Token, one: Form, other: Form) -> bool:
    if isinstance(left, str) and isinstance(right, str):
        return left == right
    if isinstance(left, str):
        assert isinstance(right, m.Slot)
        return _may_be(symbols, left, other.types[right.name])
    if isinstance(right, str):
        return _may_be(symbols, right, one.types[left.name])
    a, b = without_none(one.types[left.name]), without_none(other.types[right.name])
    if isinstance(a, NumberType | SpotType) != isinstance(b, NumberType | SpotType):
        return False
    names_a, names_b = _names(symbols, a), _names(symbols, b)
    return names_a is None or names_b is None or bool(names_a & names_b)


def _may_be(symbols: Symbols, word: str, of: Type) -> bool:
    """Return whether the word may fill a hole of the type."""
    of = without_none(of)
    if isinstance(of, NumberType | SpotType):
        return word[:1].isdigit()
    # hardly any thing in play is called by a word of a form; where one is, the form that stands first counts
    return word in (_names(symbols, of) or ())


def _names(symbols: Symbols, of: Type) -> set[str] | None:
    """Return the names that players may type for a value, in lower case; None if any word may be one."""
    if isinstance(of, EnumType):
        members = symbols.enums[of.name].members
        return {n.casefold() for member in members for n in (member.name, member.title, *member.also)}
    if isinstance(of, KindType) and of.listed:
        heads = symbols.records.get(of.name, {}).values()
        return {n.casefold() for head in heads for n in (head.key, head.title, str(head.number))}
    return None

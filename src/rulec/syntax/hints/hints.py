"""Turn a syntax error into a diagnostic with a fix.

The table of common mistakes comes first (`table` and its siblings). Then follow functions for cases that need
computation: reordered lines, misspelt words, clauses in the wrong block, incomplete lines. The last resort lists the
permitted continuations.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from itertools import pairwise

from rulec.base.diagnostics import Report
from rulec.base.text import edit_distance, listed, nearest
from rulec.syntax.error_context import LINE_END, Trouble
from rulec.syntax.hints import clauses, heads, missing, statements, table
from rulec.syntax.hints.patterns import Guess, first_match
from rulec.syntax.keywords import free_spelling, words
from rulec.syntax.layout import Excerpt, pieces

_THINGS = 6
_LONG_LINE = 1_000
_ACT_LINE = re.compile(r"(?:by|takes|costs|open when|needs|once per|sole action|standing|repeats|cancels|typed)\b")
_DEEDS = frozenset(
    ("add", "ask", "at", "create", "draw", "end", "fail", "finish", "for", "if", "let", "lower", "note", "put", "raise",
     "remove", "repeat", "reveal", "run", "set", "shuffle", "solve", "subtract", "tell", "throw")
)  # fmt: skip
"""First words of statements."""
INDENT = 4
"""Spaces per level of indentation."""
_ROWS = (*statements.ROWS, *table.ROWS, *missing.ROWS, *heads.ROWS, *clauses.ROWS)
_LINE_ROWS = tuple(row for row in _ROWS if row.before == "^$")  # rows on the first word of a line
# words commonly written after a number that are no measures
_NO_MEASURES = frozenset(
    {
        *("if", "unless", "where", "while", "whenever", "provided", "is", "between", "for", "foreach", "each", "elif"),
        *("to", "from", "when", "during", "as", "over", "then", "else"),
    }
)
_DECLARES = frozenset(
    {
        *("constant", "enum", "example", "fact", "kind", "measure", "modify", "quantity", "ruling", "scale", "value"),
        *("state", "event", "process", "window", "upon", "sequence", "variant", "view", "act"),
    }
)


def is_clause(line: str) -> bool:
    """Return whether a line in column 1 looks like a clause without its indentation."""
    if re.match(r"\w+(?:\s*,\s*\w+)*\s*:", line):
        return True  # an answer, or a field with its value
    match = re.match(r"\w+", line)
    return match is not None and match.group() in _openers() - _DECLARES


def report_capital(excerpt: Excerpt, report: Report) -> bool:
    """Report a declaration that begins with a capital letter, since otherwise each of its lines would be reported."""
    match = re.match(r"[A-Z]\w*", excerpt.text)
    if match is None or match.group().lower() not in _DECLARES | {"die", "roll", "solve", "override", "forbid"}:
        return False
    report.error(
        "R0112",
        f"`{match.group()}` is no word of the language",
        excerpt.at(0, match.end()),
        "not known here",
        hint=f"write `{match.group().lower()}`, in small letters",
    )
    return True


def _openers() -> frozenset[str]:
    """Return all words that open a clause or declaration."""
    # `round` and `cites` are reserved everywhere, but open clauses, too
    return frozenset(words().not_first) | {"round", "cites"} | {phrase.split()[0] for phrase in words().phrases}


def report_stop(trouble: Trouble, report: Report) -> None:
    """Report a syntax error."""
    # Overlong lines are not typed by hand, and searching them could take very long.
    guesses = _GUESSES if len(trouble.line) <= _LONG_LINE else _GUESSES[:2]
    for guess in guesses:
        found = guess(trouble)
        if found is not None:
            report.error(found.code, found.headline, found.span, found.label, hint=found.hint)
            return
    shown = trouble.word or "the end of the line"
    quoted = f"`{shown}`" if trouble.word else shown
    report.error("R0111", f"did not expect {quoted} here", trouble.place, "unexpected", hint=_expecting(trouble))


def _expecting(trouble: Trouble) -> str:
    things = trouble.may_stand(trouble.expected, _THINGS)
    if not things:
        return "nothing may follow here"
    return f"here may stand {listed(things, 'or')}" if things[-1] != "…" else f"here may stand {', '.join(things)}"


def _missing_block(trouble: Trouble) -> Guess | None:
    """Guess that a head lacks its lines."""
    if "_INDENT" not in trouble.expected or len(trouble.expected) > 1:
        return None
    begin, line = _line_above(trouble, trouble.start if trouble.kind in LINE_END else trouble.line_start)
    opening = " ".join(line.split()[:2]).split("(")[0]
    return Guess(
        "R0114",
        f"`{opening}` has no lines below it",
        trouble.span(begin, begin + len(line)),
        "its clauses are missing",
        "indent the lines that belong to it by four spaces more than this one",
    )


def _line_above(trouble: Trouble, at: int) -> tuple[int, str]:
    """Return the last non-empty line before an offset without its indentation, and its start."""
    above = trouble.text[:at].rstrip()
    line = above[above.rfind("\n") + 1 :].lstrip()
    return len(above) - len(line), line


def _deeper(trouble: Trouble) -> Guess | None:
    """Guess that a line is indented below one that takes no lines."""
    if trouble.kind != "_INDENT":
        return None
    shallow = _shallow(trouble)
    if shallow is not None:
        return shallow
    begin, line = _line_above(trouble, trouble.line_start)
    opening = re.match(r"[a-z]+", trouble.after)
    if _ACT_LINE.match(line) and opening is not None and opening[0] in _DEEDS:
        return Guess(
            "R0115",
            "what an act does stands below a line `does`",
            trouble.span(trouble.start, trouble.start + len(trouble.after)),
            "`does` is missing above",
            "write `does` above it, indented as the other clauses of the act are",
        )
    found = re.match(r"[a-z]+(?= \")", line)
    near = nearest(found[0], _openers()) if found is not None and found[0] not in _openers() else None
    if found is not None and near is not None:
        return _no_word(trouble, found[0], begin, near)
    return Guess(
        "R0115",
        "a line is indented deeper than the line above",
        trouble.span(trouble.start, trouble.start + len(trouble.after)),
        "the line above takes no lines below it",
        "indent it like the line above; a line that goes on ends with a comma, an operator or an open bracket",
    )


def _shallow(trouble: Trouble) -> Guess | None:
    """Guess that the line above has too little indentation, as it differs from all others."""
    begin, line = _line_above(trouble, trouble.line_start)
    depth = begin - trouble.text.rfind("\n", 0, begin) - 1
    depths = [len(each) - len(each.lstrip()) for each in trouble.text.split("\n") if each.strip()]
    if not depth % INDENT or depths.count(depth) > 1:
        return None
    return Guess(
        "R0115",
        f"a line is indented by {depth} spaces",
        trouble.span(begin, begin + len(line)),
        "not as deep as the lines beside it",
        f"each level has {INDENT} spaces: indent it like the line below",
    )


def _unindented(trouble: Trouble) -> Guess | None:
    """Guess that a clause stands in column 1."""
    opening = trouble.opening
    if trouble.head or opening not in _openers() or "QUANTITY" not in trouble.at_start:
        return None  # inside a block, or in a table cell
    if opening in {word.split()[0] for word in trouble.keywords(trouble.at_start)}:
        return None  # a declaration with a later fault
    hint = "indent it by four spaces, below the declaration to which it belongs"
    return Guess("R0113", f"`{opening}` opens no declaration", trouble.opened, "a clause in column 1", hint)


def _unknown_clause(trouble: Trouble) -> Guess | None:
    """Guess that the first word opens no clause of this block, but maybe one of another."""
    opening = trouble.opening
    if not opening:
        return None
    if trouble.before.strip():
        opens_here = {clause.split()[0] for clause in trouble.keywords(trouble.at_start)}
        if not trouble.block or opening not in _openers() or opening in opens_here:
            return None
    takes = trouble.may_stand(trouble.at_start - LINE_END, 40)
    if not trouble.block:
        hint = f"a declaration begins with {listed(takes, 'or')}"
        return Guess("R0113", f"`{opening}` opens no declaration", trouble.opened, "not known here", hint)
    named = [thing.replace("a name or an amount", "an answer (`X when C`)") for thing in takes]
    named = [thing.replace("a name", "a name and `:`") if thing == "a name" else thing for thing in named]
    phrases = [phrase for phrase in trouble.keywords(trouble.at_start) if " " in phrase]
    said = nearest(" ".join(trouble.line.split()[:2]), phrases)
    near = _near(opening, trouble.keywords(trouble.at_start)) if opening in _openers() else None
    if said is None and near is not None and edit_distance(opening, near, 1) <= 1:
        said = near  # keywords are rarely typing errors
    hint = f"did you mean `{said}`?" if said is not None else f"a block `{trouble.block}` takes {listed(named)}"
    if said is None and trouble.block in ("quantity", "step") and opening not in _openers():
        hint = f"a line begins with what it does, as `add {trouble.line.strip()}`; {hint}"
    headline = f"`{opening}` is no clause of this `{trouble.block}`"
    return Guess("R0113", headline, trouble.opened, "not known here", hint)


def _read_as_measure(trouble: Trouble) -> Guess | None:
    """Guess that the preceding word was parsed as the measure of a number: `add 1 if x`."""
    match = re.search(r"[0-9]\s+(\w+)\s+$", trouble.before)
    if match is None or match.group(1) not in _NO_MEASURES:
        return None
    return first_match(_ROWS, trouble.at_word(trouble.line_start + match.start(1), match.group(1)))


def _read_as_answer(trouble: Trouble) -> Guess | None:
    """Guess that the first word was parsed as an answer, as in a `modify` block: `raise 5`."""
    if not trouble.before.strip() or not trouble.opening or _opens(trouble):
        return None
    return first_match(_LINE_ROWS, trouble.at_word(trouble.line_start, trouble.opening))


def _opens(trouble: Trouble) -> bool:
    """Return whether the line begins with a word or a phrase that may open it."""
    line = " ".join(trouble.line.split())
    return any(re.match(rf"{re.escape(word)}(?!\w)", line) for word in trouble.keywords(trouble.at_start))


def _read_as_adjustment(trouble: Trouble) -> Guess | None:
    """Guess that a field is changed by the statement for pending rolls: `add 3 to x.f`."""
    if trouble.opening not in ("add", "subtract") or not trouble.before.strip():
        return None
    return first_match(_LINE_ROWS, trouble.at_word(trouble.line_start, trouble.opening))


_TOKEN = re.compile(r'["“][^"”]*["”]|[A-Za-z_]\w*|[0-9][\w.,/%]*|->|[<>!=]=|\.\.|[^\s\w]')
_SIGNS = frozenset(("=", ":", "<", ">", "<=", ">=", "!=", ".", ","))
_BRACKETS = frozenset("()[]{}")
_EXCHANGED = (".", ",", ":", "=")
"""Signs commonly typed in place of each other."""
_LINE_END = re.compile(r"\n[ ]*")
_SWAPPED = 3
"""Number of token pairs before the refused token that are tried as swapped."""


def _doubled(trouble: Trouble) -> Guess | None:
    """Guess that a token is repeated, if the line parses without it."""
    for first, second in _pairs(trouble):
        apart = second.start() - first.end()
        # doubled signs without a blank are handled by the table
        if first[0] == second[0] and (apart or first[0][0].isalnum()):
            start, end = (trouble.line_start + at for at in second.span())
            if _mended(trouble, start, end, " " * (end - start)):
                shown = f"`{second[0]}`" if second[0][0] not in '"“' else second[0]
                headline = f"the word {shown} stands twice" if second[0][0].isalpha() else f"{shown} stands twice"
                return Guess("R0122", headline, trouble.span(start, end), "again", "take one of them away")
    return None


def _changed_places(trouble: Trouble) -> Guess | None:
    """Guess that two tokens are swapped, if the line parses with them exchanged."""
    pairs = _pairs(trouble)
    here = trouble.start - trouble.line_start
    near = [pair for pair in pairs if pair[0].start() <= here]
    beyond = pairs[len(near) : len(near) + 1]
    for first, second in (*reversed(near[-_SWAPPED:]), *pairs[:1], *beyond):
        between = trouble.line[first.end() : second.start()]
        start, end = trouble.line_start + first.start(), trouble.line_start + second.end()
        line = f"{trouble.line[: first.start()]}{second[0]}{between}{first[0]}{trouble.line[second.end() :]}"
        tokens = _TOKEN.findall(line)
        if len(tokens) < 3 or len(tokens) <= len(pairs) or not _is_swap(first[0], second[0]):
            continue  # the exchanged tokens merged, or the swap is implausible
        if _mended(trouble, start, end, f"{second[0]}{between}{first[0]}"):
            headline = f"`{first[0]}` and `{second[0]}` have changed places"
            return Guess("R0121", headline, trouble.span(start, end), "the other way round", f"write `{line.strip()}`")
    return None


def _is_swap(first: str, second: str) -> bool:
    """Return whether swapping two tokens is a plausible slip.

    One of them must be a keyword, number or sign, and neither a bracket: swapped names cannot be recognised.
    """
    known = _SIGNS.union(_every_word(), filter(str.isdigit, (first, second)))
    return first != second and (first in known or second in known) and not {first, second} & _BRACKETS


def _no_field(trouble: Trouble) -> Guess | None:
    """Guess that a name is missing after a point."""
    found = re.search(r"([A-Za-z_][\w.]*|[)\]])\.\s*$", trouble.before)
    if found is None or trouble.kind in LINE_END or not trouble.expected <= {"NAME"}:
        return None
    end = trouble.line_start + len(trouble.before.rstrip())
    hint = f"write the field behind `{found[1]}.`, or take the point away"
    return Guess("R0117", "a field has no name", trouble.span(end - 1, end), "its name is missing behind this", hint)


@cache
def _every_word() -> frozenset[str]:
    """Return all words of the language, including those of its phrases."""
    return frozenset(word for each in (*words().all, *words().phrases) for word in each.split())


def _other_sign(trouble: Trouble) -> Guess | None:
    """Guess that one sign was typed for another with which the line parses."""
    if trouble.word not in _EXCHANGED:
        return None
    for sign in _EXCHANGED:
        if sign != trouble.word and _mended(trouble, trouble.start, trouble.start + 1, sign):
            line = f"{trouble.before}{sign}{trouble.after[1:]}".strip()
            return Guess(
                "R0123", f"`{trouble.word}` does not belong here", trouble.place, f"`{sign}`?", f"write `{line}`"
            )
    return None


def _side_by_side(trouble: Trouble) -> Guess | None:
    """Guess that a comparison sign is missing between two items in brackets."""
    if not trouble.before.endswith(" ") or trouble.kind in LINE_END:
        return None
    opened = re.sub(r"\([^()]*\)|\[[^\[\]]*\]|\{[^{}]*\}", "", trouble.before)
    within = re.search(r"(\w?)([({\[])[^({\[]*$", opened)
    if within is None or within[2] != "(" or within[1]:
        return None  # in a list or call: a comma is missing instead
    if not _mended(trouble, trouble.start - 1, trouble.start, "="):
        return None
    hint = f"write `{f'{trouble.before}= {trouble.after}'.strip()}`, if that is meant"
    label = "`=` or another comparison is missing in front"
    return Guess("R0117", "a comparison has no sign", trouble.place, label, hint)


def _pairs(trouble: Trouble) -> list[tuple[re.Match[str], re.Match[str]]]:
    """Return each token of the line with its successor."""
    tokens = list(_TOKEN.finditer(trouble.line))
    return list(pairwise(tokens))


def _mended(trouble: Trouble, start: int, end: int, instead: str) -> bool:
    """Return whether the line parses, up to the start of the next, with the replacement."""
    close = _LINE_END.search(trouble.text, trouble.start)
    until = close.end() if close is not None else len(trouble.text)
    return trouble.is_read(trouble.text[:start] + instead + trouble.text[end:], until)


def _unfinished(trouble: Trouble) -> Guess | None:
    """Guess that the line ends too early."""
    if trouble.kind not in LINE_END:
        return None
    return Guess(
        "R0117",
        "a line ends too early" if trouble.line.strip() else "nothing is written here",
        trouble.place,
        "something is missing",
        _expecting(trouble) + _read_as_word(trouble),
    )


def _read_as_word(trouble: Trouble) -> str:
    """Return a hint if the last word of the line is reserved but may have been meant as a name, else ""."""
    found = re.search(r"(\w+)\s*$", trouble.before)
    if found is None or found.group(1) not in words().reserved:
        return ""
    return f"; `{found.group(1)}` is a word of the language: a name is another, as `{free_spelling(found.group(1))}`"


def _misspelt(trouble: Trouble) -> Guess | None:
    """Guess that the refused word, the preceding word or the first word is a misspelt keyword."""
    at_start = trouble.keywords(trouble.at_start)
    inside = trouble.keywords(trouble.expected)
    first, start = trouble.opening, trouble.line_start
    tries: list[tuple[str, int, list[str]]] = []
    if trouble.kind in ("NAME", "FOR") and trouble.before.strip():  # `for` is both a word and the start of a phrase
        tries.append((trouble.word, trouble.start, inside))
        previous = trouble.before.split()[-1]
        at = trouble.line_start + trouble.before.rindex(previous)
        if previous.isidentifier() and at > start:
            tags = [tag for tag in _TAGS if tag != "for each" or "for its" not in inside]
            tries.append((previous, at, [*inside, *tags]))
    if first and first not in _openers():
        tries.append((first, start, at_start))
    block = trouble.block
    if block and trouble.head_start == 0 and first in _openers() and block not in _DECLARES:
        tries.append((block, 0, sorted(_DECLARES)))  # parsed as an entry of a kind with this name
    for word, at, candidates in tries:
        near = _near(word, candidates)
        if near is not None and near != word:
            return _no_word(trouble, word, at, near)
    return None


def _no_word(trouble: Trouble, word: str, at: int, near: str) -> Guess:
    """Return the guess for a misspelt keyword."""
    headline, span = f"`{word}` is no word of the language", trouble.span(at, at + len(word))
    return Guess("R0112", headline, span, "not known here", f"did you mean `{near}`?")


_TAGS = ("when", "for each", "during", "as", "over", "up to", "down to", "where", "cites", "else", "per")


def _near(word: str, candidates: Iterable[str]) -> str | None:
    """Return the nearest keyword, or the phrase whose first word is nearest. Short words must match except for case."""
    by_first = {c.split()[0]: c for c in sorted(candidates, reverse=True)}
    by_first |= {c.replace(" ", ""): c for c in by_first.values()}
    found = nearest(word, sorted(by_first))
    if found is None or (len(found) < 4 and edit_distance(word.lower(), found, 1) > (len(found) > 2)):
        return None
    return by_first[found]


def _reserved(trouble: Trouble) -> Guess | None:
    """Guess that a keyword is used as a name at the start of a line."""
    match = re.match(r"(\w+)(?:[.(\[]|\s*[:=]|\s+when\b)", trouble.line)
    if match is None or not trouble.block or "NAME" not in trouble.at_start:
        return None
    if match.group(1) not in words().not_first:
        return None
    word = match.group(1)
    return Guess(
        "R0116",
        f"`{word}` is a word of the language",
        trouble.opened,
        "used as a name",
        f"choose another name, as `{free_spelling(word)}`",
    )


# The parts of a line after verb and amount, in order. Their names appear in messages.
_PARTS: tuple[tuple[str, str], ...] = (
    ("up to", r"(?:up|down)[ ]+to\b"),
    ("for each", r"for[ ]+each\b"),
    ("when", r"when\b"),
    ("else", r'else[ ]+["“]'),
    ("during", r"during\b"),
    ("as", r"(?:as|over)\b"),
    ("label", r'["“]'),
    ("cites", r"cites\b"),
)
_ORDER = {name: at for at, (name, _) in enumerate(_PARTS)}
_LINES = re.compile(
    r"(base|add|subtract|times|increase[ ]+by|reduce[ ]+by|divide[ ]+by|set[ ]+to|at[ ]+least|at[ ]+most|needs|holds|"
    r"otherwise|waive|round|reading)\b"
)
_ANSWER_BLOCKS = ("value", "fact", "modify")


def rearranged(trouble: Trouble) -> Guess | None:
    """Guess that parts of a line are repeated or in the wrong order."""
    if trouble.block in ("", "kind", "enum", "scale", "example"):
        return None
    if not _LINES.match(trouble.line) and trouble.block not in _ANSWER_BLOCKS:
        return None
    parts = _split(trouble.line)
    here = trouble.start - trouble.line_start
    current = next((i for i, (_, at, _) in enumerate(parts) if at == here and i), None)
    if current is None:
        return None
    name = parts[current][0]
    earlier = [part[0] for part in parts[1:current]]
    if name in earlier:
        return _twice(trouble, name)
    if not any(_ORDER[other] > _ORDER[name] for other in earlier):
        return None
    names = [part[0] for part in parts[1:]]
    if len(set(names)) < len(names):
        return _twice(trouble, next(n for n in names if names.count(n) > 1))
    ordered = [parts[0], *sorted(parts[1:], key=lambda part: _ORDER[part[0]])]
    line = " ".join(" ".join(text.split()) if '"' not in text else text.strip() for _, _, text in ordered)
    shown = trouble.word if name != "label" else "the label"
    quoted = f"`{shown}`" if name != "label" else shown
    return Guess(
        "R0121",
        f"{quoted} stands in the wrong place of the line",
        trouble.place,
        f"stands behind {_described(max(earlier, key=_ORDER.__getitem__))}",
        f"write `{line}`",
    )


_CONDITION_FIRST = re.compile(
    r"when\s+(?P<c>.+?),?\s+(?P<e>(?:base|add|subtract|times|increase by|reduce by|divide by|set to|at least|at most)\s"
    r"[^\"]*[^\"\s])(?P<l>\s+\".*)?$"
)


def _condition_first(trouble: Trouble) -> Guess | None:
    """A line that begins with `when`, and so goes on with the line above, in front of what it decides."""
    at = trouble.joined_at
    if at is None or not trouble.text.startswith("when", at):
        return None
    place = trouble.span(at, at + len("when"))
    line = trouble.line[at - trouble.line_start :]
    if statements.HAPPENS.match(trouble.head):
        condition = line.removeprefix("when").strip()
        return Guess(
            "R0124",
            "`when` does not begin a condition here",
            place,
            "goes on with the line above",
            f"write `if {condition}`, and below it, indented, what then happens",
        )
    found = _CONDITION_FIRST.match(line) if trouble.block in ("quantity", "step", "modify") else None
    if found is None:
        return None
    return Guess(
        "R0151",
        "a condition comes before what it decides",
        place,
        "goes on with the line above",
        f"write `{found['e']} when {found['c']}{found['l'] or ''}`, on a line of its own",
    )


def _described(name: str) -> str:
    return "the label" if name == "label" else f"`{name}`"


def _twice(trouble: Trouble, name: str) -> Guess:
    if name == "when" and trouble.broke_before():
        return Guess(
            "R0151",
            "a condition comes before what it decides",
            trouble.place,
            "goes on with the line above",
            "a line that begins with `when` belongs to the line above; write the answer or the amount first: "
            "`X when …`",
        )
    cure = {
        "when": "join the conditions with `and`",
        "label": "a line has one label; join the texts",
        "as": "a line belongs to one family, or takes the place of one: `as` or `over`, not both",
        "for each": "write two lines, or go through the second list inside the amount: `sum(E for each …)`",
        "cites": "cite several places of one document in a row, parted by commas",
    }.get(name, "write it once")
    return Guess("R0122", f"{_described(name)} stands twice in one line", trouble.place, "for the second time", cure)


def _split(line: str) -> list[tuple[str, int, str]]:
    """Split a line into parts with offsets: first verb and amount (named ""), then its other parts."""
    starts: list[tuple[str, int]] = [("", 0)]
    depth = 0
    previous = ""
    for kind, piece, at in pieces(line):
        if kind == "open":
            depth += 1
        elif kind == "close":
            depth -= 1
        elif depth == 0 and kind in ("word", "text") and at and not _belongs(starts[-1][0], kind, previous):
            for name, pattern in _PARTS:
                if re.match(pattern, line[at:]):
                    starts.append((name, at))
                    break
        if kind != "space":
            previous = piece
    ends = [at for _, at in starts[1:]] + [len(line)]
    return [(name, at, line[at:end].rstrip()) for (name, at), end in zip(starts, ends, strict=True)]


def _belongs(part: str, kind: str, previous: str) -> bool:
    """Return whether a piece belongs to the preceding part: a text after `else`, `=` or a citation."""
    return kind == "text" and (
        part in ("else", "cites") or previous in ("=", "!=", "+", ",", "then", "else", "has") or previous[-1:] == "."
    )


def _sure(guess: Guess | None) -> Guess | None:
    """Return a row's guess unless it is the generic one for adjacent items."""
    return guess if guess is None or guess.headline != clauses.SIDE_BY_SIDE else None


_GUESSES: tuple[Callable[[Trouble], Guess | None], ...] = (
    _missing_block,
    _deeper,
    _doubled,
    _condition_first,
    rearranged,
    _no_field,
    _read_as_measure,
    _read_as_adjustment,
    lambda t: _sure(first_match(_ROWS, t)),
    _read_as_answer,
    _unindented,
    _unfinished,
    _reserved,
    _side_by_side,
    _changed_places,
    _other_sign,
    lambda t: first_match(_ROWS, t),
    _misspelt,
    lambda t: first_match(missing.LAST_ROWS, t),
    _unknown_clause,
)

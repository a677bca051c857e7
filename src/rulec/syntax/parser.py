"""Parse text to syntax trees: modules, expressions in table cells and on command lines, and holes.

A fault hides as little as possible: each top-level declaration is parsed separately. After a fault the failing line and
its block are set aside, and the rest is tried again. Messages are worded in `hints`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rulec.base.diagnostics import Report
from rulec.base.records import dataclass
from rulec.base.resources import resource
from rulec.base.retired import MARK
from rulec.base.spans import Source, Span
from rulec.syntax import nodes as n
from rulec.syntax import tree_check
from rulec.syntax.keywords import spellings, words
from rulec.syntax.layout import NESTING_LIMIT, WORD_GOES_ON, Excerpt, Line, lay_out, lay_out_expression

if TYPE_CHECKING:
    from lark import Lark, Token, Tree
    from lark.parsers.lalr_interactive_parser import InteractiveParser

    from rulec.syntax.reading import Tables

EXPRESSION = "expression_only"
STARTS = ["start", EXPRESSION, "hole_only"]
_RETRIES = 20  # maximum number of faults per declaration, which keeps hopeless input linear
_WORD = re.compile(r"[a-z]+(?:_[a-z]+)*")
_LAYOUT_TOKENS = frozenset({"_NL", "_INDENT", "_DEDENT", "$END"})


_loaded: list[Lark] = []
_tables: list[tuple[Lark, Tables]] = []  # tables of the grammar used last
_for_expressions: list[Lark] = []


def load(rule: str = "start") -> Lark:
    """Return the grammar, built once unless `adopt` provided it. Expressions need only a part of it."""
    if _for_expressions and not _loaded and rule == EXPRESSION:
        return _for_expressions[0]
    if not _loaded:
        from lark import Lark

        # conflicts are checked by a test, as `strict=True` would double the time
        text = resource("grammar", "rulec.lark").read_text(encoding="utf-8")
        _loaded.append(
            Lark(
                text,
                parser="lalr",
                lexer="contextual",
                start=STARTS,
                maybe_placeholders=False,
            )
        )
    return _loaded[0]


def is_loaded() -> bool:
    """Return whether this process has the grammar already."""
    return bool(_loaded)


def adopt(grammar: Lark) -> None:
    """Use a grammar that was built elsewhere, unless there is one."""
    if not _loaded:
        _loaded.append(grammar)


def adopt_for_expressions(grammar: Lark) -> None:
    """Use a reduced grammar that parses only single expressions."""
    _for_expressions[:] = [grammar]


@dataclass(frozen=True, slots=True)
class Lexeme:
    """A token with its offsets; `kind` is its terminal."""

    kind: str
    text: str
    start: int
    end: int


class Stop(Exception):
    """Raised at the *token* that the parser refused; *parser* is its state."""

    def __init__(self, token: Lexeme, parser: InteractiveParser) -> None:
        super().__init__(token)
        self.token = token
        self.parser = parser


def feed(
    text: str, rule: str, levels: Mapping[int, int], lexemes: list[Lexeme] | None = None
) -> tuple[InteractiveParser, Token | None]:
    """Feed a masked text to Lark's parser, without its end. *levels* maps line offsets to indentation levels."""
    from lark import Token
    from lark.exceptions import UnexpectedCharacters, UnexpectedToken

    parser = load(rule).parse_interactive(text, start=rule)
    depth, token = 0, None
    try:
        for token in parser.lexer_thread.lex(parser.parser_state):  # type: ignore[no-untyped-call]
            longer = _longer(token, text)
            if longer is not None:
                raise Stop(longer, parser)
            parser.feed_token(token)
            if token.type == "_NL":
                # Not left to Lark's Indenter: the next token must be lexed in the state reached after these.
                level = levels.get(token.end_pos or 0, 0)
                for _ in range(depth, level):
                    parser.feed_token(Token.new_borrow_pos("_INDENT", "", token))
                for _ in range(level, depth):
                    parser.feed_token(Token.new_borrow_pos("_DEDENT", "", token))
                depth = level
            elif lexemes is not None:
                lexemes.append(_lexeme(token))
        return parser, token
    except UnexpectedToken as fault:
        raise Stop(_lexeme(fault.token), parser) from None
    except UnexpectedCharacters as fault:
        at = fault.pos_in_stream or 0
        raise Stop(Lexeme("", text[at], at, at + 1), parser) from None


def _longer(token: Token, text: str) -> Lexeme | None:
    """Return the whole word if a keyword was read from its start, such as `in` from `infuriate`."""
    rest = WORD_GOES_ON.match(text, token.end_pos or 0) if token[-1:].isalpha() and token.type != "NAME" else None
    return Lexeme("NAME", token + rest[0], token.start_pos or 0, rest.end()) if rest else None


def run(text: str, rule: str, levels: Mapping[int, int], lexemes: list[Lexeme] | None = None) -> Tree[Token]:
    """Parse a masked text with Lark. Raise `Stop` at a syntax error."""
    from lark.exceptions import UnexpectedToken

    parser, last = feed(text, rule, levels, lexemes)
    try:
        tree: Tree[Token] = parser.feed_eof(last)  # type: ignore[no-untyped-call]
        return tree
    except UnexpectedToken as fault:
        raise Stop(_lexeme(fault.token), parser) from None


def _tables_of(rule: str) -> Tables:
    from rulec.syntax.reading import Tables

    grammar = load(rule)
    if not _tables or _tables[0][0] is not grammar:
        _tables[:] = [(grammar, Tables(grammar))]
    return _tables[0][1]


def build(excerpt: Excerpt, text: str, rule: str, levels: Mapping[int, int], report: Report) -> object:
    """Build the tree of a masked text, or report an error and return None. Raise `Stop` at a syntax error."""
    from rulec.syntax.reading import Refused
    from rulec.syntax.tree_builder import Builder, TooDeep

    own = Report()
    try:
        built = _tables_of(rule).read(text, rule, levels, Builder(excerpt, text, own))
    except Refused:
        run(text, rule, levels)
        raise AssertionError(text) from None
    except TooDeep as fault:
        run(text, rule, levels)  # a syntax error further on takes precedence
        report.error(
            "R0109",
            f"an expression has more than {NESTING_LIMIT} parts inside one another",
            fault.span,
            "too deep here",
            hint="give a part of it a name of its own",
        )
        return None
    report.found += own.found
    return built


def _accepted(parser: InteractiveParser) -> frozenset[str]:
    """Return the terminals that may follow, without retired words, which messages must not recommend."""
    return frozenset(name for name in parser.accepts() if not _is_retired(name, parser))  # type: ignore[no-untyped-call]


def _is_retired(name: str, parser: InteractiveParser) -> bool:
    """Return whether a terminal is only accepted as a retired word."""
    from lark import Token
    from lark.parsers.lalr_analysis import Reduce

    after = parser.copy()  # type: ignore[no-untyped-call]
    after.feed_token(Token(name, ""))
    ways = after.choices().values()
    return bool(ways) and all(way is Reduce and to.origin.name.startswith(MARK) for way, to in ways)


def _report(excerpt: Excerpt, text: str, rule: str, levels: Mapping[int, int], stop: Stop, report: Report) -> None:
    """Report a syntax error. `hints` is used only now, to guess its cause."""
    from rulec.syntax.error_context import look
    from rulec.syntax.hints import hints

    token = stop.token

    def accepted_at(start: int) -> frozenset[str]:
        """Return the terminals that may follow the text before an offset."""
        try:
            parser, _ = feed(text[:start], rule, levels)
        except Stop as fault:
            parser = fault.parser
        return _accepted(parser)

    def is_read(changed: str, end: int) -> bool:
        """Return whether a text of equal length parses up to an offset."""
        try:
            if "\n" in changed:
                feed(changed[:end], rule, levels)
            else:
                run(changed, rule, levels)
        except Stop:
            return False
        return True

    expected = _accepted(stop.parser) if token.kind in _LAYOUT_TOKENS else accepted_at(token.start)
    hints.report_stop(
        look(
            excerpt,
            text,
            (token.kind, token.text, token.start),
            expected,
            levels,
            accepted_at,
            {name: words[0] for name, words in spellings(load(rule)).items() if len(words) == 1},
            is_read,
        ),
        report,
    )


def _lexeme(token: Token) -> Lexeme:
    start = token.start_pos or 0
    end = start if token.type in _LAYOUT_TOKENS else start + len(token)
    return Lexeme(token.type, str(token), start, end)


def parse_module(source: Source, report: Report, name: str) -> n.Module:
    """Return the declarations of a file. Those with syntax errors are reported and left out."""
    layout = lay_out(source, report)
    found: list[n.Declaration] = []
    headless = False  # the last fault was a head without lines; unindented clauses that follow belong to it
    for lines in layout.chunks:
        if headless and lines and _is_clause(layout.text[lines[0].start : lines[0].end]):
            continue
        before = len(report.found)
        found.extend(parse_declaration(source, layout.text, lines, report))
        headless = len(report.found) > before and report.found[-1].code.number in ("R0113", "R0114")
    return n.Module(name, tuple(found), span=Span(source, 0, len(source.text)))


def _is_clause(text: str) -> bool:
    from rulec.syntax.hints.hints import is_clause

    return is_clause(text)


def parse_declaration(source: Source, masked: str, lines: Sequence[Line], report: Report) -> tuple[n.Declaration, ...]:
    """Return the declaration on these lines, parsed repeatedly until it has no more faults."""
    if not lines or lines[0].faulty:
        return ()
    base, end = lines[0].start, lines[-1].end
    excerpt_span = Span(source, base, end)
    if masked[base].isupper():
        from rulec.syntax.hints.hints import report_capital

        if report_capital(Excerpt(masked[base:end], excerpt_span), report):
            return ()
    kept, emptied = _without_faulty(masked, lines)
    meant_below: tuple[int, int] | None = None  # index and level of the line behind a head that has no lines below it
    for _ in range(_RETRIES):
        text = text_of(masked, base, kept)
        excerpt = Excerpt(text, excerpt_span)
        levels = {line.start - base: line.level for line in kept}
        try:
            built = build(excerpt, text, "start", levels, report)
        except Stop as stop:
            bad = _line_of(kept, stop, base)
            # a block may be empty because its lines were set aside, which was reported; a line that is refused
            # directly after a head without lines was meant to be one of them
            if kept[bad].start not in emptied and (bad, kept[bad].level) != meant_below:
                _report(excerpt, text, "start", levels, stop, report)
                if report.found[-1].code.number == "R0114":
                    meant_below = (bad, kept[bad].level)
            if bad == 0:
                return ()
            emptied.add(_put_aside(masked, kept, bad))
            continue
        found: tuple[n.Declaration, ...] = built if isinstance(built, tuple) else ()
        for declaration in found:
            tree_check.check_tree(declaration, report)
        return found
    return ()


def _line_of(kept: Sequence[Line], stop: Stop, base: int) -> int:
    """Return the index of the faulty line: that of the refused token, or a head that lacks its lines."""
    at = stop.token.start + base
    if stop.token.kind == "_INDENT":
        return next((i for i, line in enumerate(kept) if line.start > at), 0)
    here = max((i for i, line in enumerate(kept) if line.start <= at), default=0)
    if stop.token.kind not in _LAYOUT_TOKENS and _accepted(stop.parser) == {"_INDENT"}:
        return max(here - 1, 0)
    return here


def _goes_on(masked: str, line: Line) -> bool:
    """Return whether a line is the `else` of an `if`."""
    return masked.startswith("else", line.start) and not masked[line.start + 4 : line.start + 5].isalnum()


def _without_faulty(masked: str, lines: Sequence[Line]) -> tuple[list[Line], set[int]]:
    """Return the lines without faulty ones and their blocks, and the heads that lost lines.

    An `else` goes with its `if`, as it would be reported as a second fault.
    """
    kept: list[Line] = []
    emptied: set[int] = set()
    heads: dict[int, int] = {}  # start of the last kept line at each level
    above: int | None = None  # level of the faulty line whose block is being skipped
    for line in lines:
        if above is not None and (line.level > above or (line.level == above and _goes_on(masked, line))):
            continue
        above = line.level if line.faulty else None
        if not line.faulty:
            kept.append(line)
            heads[line.level] = line.start
        else:
            emptied.add(heads.get(line.level - 1, -1))
    return kept, emptied


def _put_aside(masked: str, kept: list[Line], bad: int) -> int:
    """Remove a line with its block and `else`. Return the start of its head."""
    end, level = bad + 1, kept[bad].level
    while end < len(kept) and (kept[end].level > level or (kept[end].level == level and _goes_on(masked, kept[end]))):
        end += 1
    del kept[bad:end]
    return next((line.start for line in reversed(kept[:bad]) if line.level < level), -1)


def text_of(masked: str, base: int, lines: Sequence[Line]) -> str:
    """Return the text of the kept lines at their offsets from *base*.

    Exactly one line end precedes each line's indentation, so that levels can be derived from the text.
    """
    parts: list[str] = []
    at = base
    for line in lines:
        if parts:
            begin = masked.rindex("\n", 0, line.start)
            parts.append(" " * (begin - at) + "\n" + " " * (line.start - begin - 1))
        parts.append(masked[line.start : line.end])
        at = line.end
    return "".join(parts) + "\n"


def lexemes_of(masked: str, lines: Sequence[Line]) -> list[Lexeme]:
    """Return the tokens of a valid declaration, with offsets in the file."""
    base, found = lines[0].start, list[Lexeme]()
    text = text_of(masked, base, lines)

    def note(kind: str, start: int, end: int) -> None:
        found.append(Lexeme(kind, text[start:end], start + base, end + base))

    _tables_of("start").read(text, "start", {line.start - base: line.level for line in lines}, None, note)
    return found


def parse_expression(text: str, where: Span, report: Report) -> n.Expr | None:
    """Parse the expression in a table cell or on a command line.

    Spans are exact if *where* contains *text* verbatim, possibly in quotes; otherwise each is the whole span.
    """
    built = parse_text(text, where, report, EXPRESSION)
    assert built is None or isinstance(built, n.Expr)
    return built


def parse_hole(text: str, where: Span, report: Report) -> n.Hole | None:
    """Parse the content of `{…}` in a text: `E` or `E as word`."""
    built = parse_text(text, where, report, "hole_only")
    assert built is None or isinstance(built, n.Hole)
    return built


Keeper = Callable[[str, str, Span, Report, Callable[[], object]], object]
"""Returns the tree of a text, by start rule and location, from a cache or by parsing."""
_keepers: list[Keeper] = []


@contextmanager
def kept_by(keeper: Keeper) -> Iterator[None]:
    """Within the block, take trees of verbatim texts from *keeper*. They depend on nothing but the text."""
    _keepers.append(keeper)
    try:
        yield
    finally:
        _keepers.pop()


def parse_text(text: str, where: Span, report: Report, rule: str) -> object:
    shown = where.text
    if shown in (f'"{text}"', f"'{text}'"):
        where, shown = where.part(1, 1 + len(text)), text
    excerpt = Excerpt(text, where, verbatim=shown == text)
    if _WORD.fullmatch(text) and text not in words().all:  # shortcut for single names, the most common case
        name = n.Name(text, span=excerpt.at(0, len(text)))
        return name if rule == EXPRESSION else n.Hole(name, span=name.span)
    if _keepers and excerpt.verbatim:
        return _keepers[-1](rule, text, where, report, lambda: _parsed(excerpt, report, rule))
    return _parsed(excerpt, report, rule)


def _parsed(excerpt: Excerpt, report: Report, rule: str) -> object:
    masked = lay_out_expression(excerpt, report)
    if masked is None:
        return None
    try:
        built = build(excerpt, masked, rule, {}, report)
    except Stop as stop:
        _report(excerpt, masked, rule, {}, stop, report)
        return None
    if not isinstance(built, n.Node):
        return None
    tree_check.check_tree(built, report)
    return built

"""Texts are read as Lark reads them: the same rules in the same order at the same places, and the same refused."""

from __future__ import annotations

from random import Random

import pytest
from lark import Lark, Token, Tree

from rulec.base.diagnostics import Report
from rulec.base.resources import resource
from rulec.base.spans import Source, Span
from rulec.syntax.layout import Excerpt, Line, lay_out
from rulec.syntax.parser import STARTS, Lexeme, Stop, build, lexemes_of, load, run, text_of
from rulec.syntax.reading import Refused, Tables
from tests.syntax.deeds import DEEDS
from tests.syntax.noting import Noting, Read
from tests.syntax.sources import EVERYTHING, VIEWS


@pytest.fixture(scope="module")
def with_places() -> Lark:
    """The grammar, whose trees tell where they stand."""
    text = resource("grammar", "rulec.lark").read_text(encoding="utf-8")
    return Lark(
        text, parser="lalr", lexer="contextual", start=STARTS, propagate_positions=True, maybe_placeholders=False
    )


def by_lark(grammar: Lark, text: str, levels: dict[int, int]) -> Read:
    """What Lark's tree holds, from its leaves to its root."""
    parser, depth, token = grammar.parse_interactive(text, start="start"), 0, None
    for token in parser.lexer_thread.lex(parser.parser_state):  # type: ignore[no-untyped-call]
        parser.feed_token(token)
        if token.type == "_NL":
            level = levels.get(token.end_pos or 0, 0)
            for sort, times in (("_INDENT", level - depth), ("_DEDENT", depth - level)):
                for _ in range(times):
                    parser.feed_token(Token.new_borrow_pos(sort, "", token))
            depth = level
    read: Read = []

    def note(tree: Tree[Token]) -> None:
        for child in tree.children:
            if isinstance(child, Tree):
                note(child)
        read.append((str(tree.data), *((0, 0) if tree.meta.empty else (tree.meta.start_pos, tree.meta.end_pos))))

    note(parser.feed_eof(token))  # type: ignore[no-untyped-call]
    return read


def declarations() -> list[tuple[str, tuple[Line, ...]]]:
    """The declarations of the sources in which every construct stands."""
    layouts = [lay_out(Source("x", text), Report()) for text in (EVERYTHING, DEEDS, VIEWS)]
    return [(layout.text, lines) for layout in layouts for lines in layout.chunks]


def test_rules_and_places_are_those_of_lark(with_places: Lark) -> None:
    tables = Tables(load())
    for masked, lines in declarations():
        text = text_of(masked, lines[0].start, lines)
        levels = {line.start - lines[0].start: line.level for line in lines}
        noting = Noting(text)
        tables.read(text, "start", levels, noting)
        assert noting.read == by_lark(with_places, text, levels), text


def test_what_is_almost_right_is_refused_where_lark_refuses_it() -> None:
    random, tables, refused = Random(3), Tables(load()), 0
    for masked, lines in declarations():
        base = lines[0].start
        text, levels = text_of(masked, base, lines), {line.start - base: line.level for line in lines}
        lexemes = [one for one in lexemes_of(masked, lines) if one.kind not in ("_NL", "$END")]
        for _ in range(3):
            changed = mangled(text, base, random.choice(lexemes), random.choice(lexemes))
            try:
                run(changed, "start", levels)
                right = True
            except Stop:
                right = False
            try:
                tables.read(changed, "start", levels, Noting(changed))
                assert right, changed
            except Refused:
                assert not right, changed
                refused += 1
    assert refused > 100


def mangled(text: str, base: int, one: Lexeme, other: Lexeme) -> str:
    """A text with a word in the place of another."""
    return f"{text[: one.start - base]}{other.text}{text[one.end - base :]}"


def test_a_text_that_is_refused_is_told_by_lark() -> None:
    text = "constant a = \n"
    with pytest.raises(Stop):
        build(Excerpt(text, Span(Source("x", text), 0, len(text))), text, "start", {}, Report())

"""Long lines of generated Python are broken where a reader would break them, and say the same."""

from __future__ import annotations

import ast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulec.backends.python.line_wrap import broken

ROOM = 40
NAMES = st.sampled_from(["apple", "basket", "orchard_of_the_house", "n", "'a, b (c'", "'it\\'s'", "-1"])


def larger(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Expressions of expressions, with their brackets."""
    row = st.lists(inner, min_size=1, max_size=4).map(", ".join)
    return st.one_of(
        row.map("pick({})".format),
        row.map("({},)".format),
        row.map("[{}]".format),
        st.tuples(inner, inner).map("({0[0]} or {0[1]})".format),
        st.tuples(inner, inner).map("({0[0]} and not {0[1]})".format),
        st.tuples(inner, inner).map("({0[0]} - {0[1]})".format),
        st.tuples(inner, inner, inner).map("({0[0]} if {0[1]} else {0[2]})".format),
        st.tuples(inner, inner).map("any({0[0]} for t, u in trees if {0[1]})".format),
        st.tuples(inner, inner).map("max(trees, key=lambda t, u: {0[0]}, default={0[1]})".format),
    )


@settings(deadline=None)
@given(st.recursive(NAMES, larger, max_leaves=12), st.sampled_from(["return {}", "x: Final = {}", "if {}:", "of({})"]))
def test_a_broken_line_says_the_same(expression: str, form: str) -> None:
    line = form.format(expression)
    after = "\n    pass" if line.endswith(":") else ""
    lines = broken(line, ROOM)
    assert ast.dump(ast.parse("\n".join(lines) + after)) == ast.dump(ast.parse(line + after))
    if len(line) <= ROOM:
        assert lines == [line]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (
            "return [tree for tree in orchard.trees if tree.age > 3 or tree.old]",
            ["return [", "    tree", "    for tree in orchard.trees", "    if tree.age > 3 or tree.old", "]"],
        ),
        (
            "WORDS: Final = frozenset((FIRST_APPLE, SECOND_APPLE, THIRD_APPLE))",
            ["WORDS: Final = frozenset((", "    FIRST_APPLE, SECOND_APPLE,", "    THIRD_APPLE,", "))"],
        ),
        (
            "return tree.is_old(here) or tree.is_young(there)",
            ["return (", "    tree.is_old(here)", "    or tree.is_young(there)", ")"],
        ),
        ("# a remark (which may be long, and is whole)", ["# a remark (which may be long, and is whole)"]),
        ("say('a text that is long (and has brackets, too)')", ["say('a text that is long (and has brackets, too)')"]),
    ],
)  # fmt: skip
def test_where_a_line_is_broken(line: str, expected: list[str]) -> None:
    assert broken(line, ROOM) == expected

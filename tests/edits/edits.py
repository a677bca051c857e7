"""Random edits over all that stands in a file: operators, names, keywords, numbers, texts, lines, declarations."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

TOKEN = re.compile(r'"[^"\n]*"|#[^\n]*|[A-Za-z_]\w*|\d+|[<>!=]=|\.\.|->|[^\w\s]')
OPERATORS = ("=", "!=", "<", "<=", ">", ">=", "+", "-", "*", "/", ",", ":", ".", "(", ")", "?", "%")
KEYWORDS = (
    "and", "or", "not", "none", "yes", "no", "when", "where", "each", "for", "in", "add", "subtract", "raise", "lower",
    "set", "holds", "otherwise", "least", "most", "sum", "count", "any", "all", "tell", "if", "else",
)  # fmt: skip


def edited(text: str, random: Random) -> str:
    """The text with one edit in it."""
    return random.choice(WAYS)(text, random)


def _other_token(text: str, random: Random, pattern: str, others: Callable[[str], list[str]]) -> str:
    """One token of a sort replaced."""
    there = [found for found in TOKEN.finditer(text) if re.fullmatch(pattern, found[0])]
    if not there:
        return text
    found = random.choice(there)
    return text[: found.start()] + random.choice(others(found[0])) + text[found.end() :]


def operator(text: str, random: Random) -> str:
    """An operator, or a bracket, is another one."""
    return _other_token(text, random, r"[^\w\s\"#]+", lambda old: [one for one in OPERATORS if one != old])


def comparison(text: str, random: Random) -> str:
    """A comparison is another one."""
    signs = ["=", "!=", "<", "<=", ">", ">="]
    return _other_token(text, random, r"!?=|[<>]=?", lambda old: [one for one in signs if one != old])


def name(text: str, random: Random) -> str:
    """A word is another word of the file."""
    words = [found[0] for found in TOKEN.finditer(text) if found[0].isidentifier()]
    return _other_token(text, random, r"[A-Za-z_]\w*", lambda old: [one for one in words if one != old] or [old])


def keyword(text: str, random: Random) -> str:
    """A word of the language is another one."""
    known = "|".join(KEYWORDS)
    return _other_token(text, random, known, lambda old: [one for one in KEYWORDS if one != old])


def number(text: str, random: Random) -> str:
    """A number is another one."""
    return _other_token(text, random, r"\d+", lambda old: [str(int(old) + 1), str(int(old) * 7), "0", "1", "99999"])


def string(text: str, random: Random) -> str:
    """A text says something else."""
    return _other_token(text, random, r'"[^"\n]*"', lambda old: ['"other"', f'{old[:-1]} too"', '""', old[:-1]])


def token(text: str, random: Random) -> str:
    """Any token is left out, or stands twice."""
    return _other_token(text, random, r"(?s).+", lambda old: ["", f"{old} {old}"])


def line(text: str, random: Random) -> str:
    """A line is left out, stands twice, changes places with the next, moves in or out, or becomes a comment."""
    lines = text.splitlines(keepends=True)
    if len(lines) < 2:
        return text
    at = random.randrange(len(lines) - 1)
    one, other = lines[at], lines[at + 1]
    choices = [[other], [one, one, other], [other, one], [f"    {one}", other], [one[4:], other], [f"# {one}", other]]
    lines[at : at + 2] = random.choice(choices)
    return "".join(lines)


def declaration(text: str, random: Random) -> str:
    """A declaration is left out, stands twice, or moves to the end."""
    blocks = text.rstrip("\n").split("\n\n")
    one = blocks.pop(random.randrange(len(blocks)))
    more = random.choice(([], [one], [one, one]))
    return "\n\n".join([*blocks, *more]) + "\n"


WAYS = (operator, comparison, comparison, name, keyword, number, number, string, token, line, line, declaration)

"""Common omissions: signs of comparisons, braces of lists, keywords of a line.

`ROWS` are tried after those of `table`. `LAST_ROWS` are tried when nothing else matches, not even a misspelt keyword,
since they accept almost any text.
"""

from __future__ import annotations

from rulec.syntax.hints.patterns import Row, unquoted

_LIST = ("a list stands in braces", "no braces around it")
_VERBS = r"^(?!times\s+by\b)(?:base|add|subtract|times|(?:increase|reduce|divide) by|set to|at least|at most)\b"
_AMOUNT = rf"{_VERBS}[^\"]*\S\s+$"
_NUMBER = r"(?P<n>-?[0-9][\w.,%]*(?:\s+(?!or\b|and\b)[a-z]\w*)?)"


def _band(here: str, cure: str, before: str = "^$") -> Row:
    """Return a row for a band open on one side, with the qualifier in front."""
    return Row("R0129", rf"{here}\s*{_NUMBER}\s*:", "a band is open on one side", "written in front", cure, before)


ROWS: tuple[Row, ...] = (
    Row(
        "R0124",
        r"(?P<word>if|when)\s",
        "`{word}` leaves nothing out of a loop",
        "not `where`",
        "write `where` in place of `{word}`",
        r"\beach\s+\w+\s+in\s+[^\"]*[^\"\s]\s+$",
        when=("WHERE",),
    ),
    Row(
        "R0123",
        r",\s*(?P<b>[^()\"]+)\)",
        *_LIST,
        "write `in {{{a}, {b}}}`",
        r"\bin\s+(?P<at>\((?P<a>[\w.]+))\s*$",
    ),
    Row(
        "R0123",
        r",\s*(?P<b>\w+(?:\s*,\s*\w+)*)",
        *_LIST,
        "write `in {{{a}, {b}}}`",
        r"^(?!.*\beach\s+\w+\s+in\s+[\w.]+\s*$).*\bin\s+(?P<at>(?P<a>[\w.]+))\s*$",
    ),
    Row(
        "R0117",
        r"(?P<c>(?:not\s+)?(?!if\b|for\b|each\b|of\b|per\b|where\b|while\b)[a-z]\w*(?:\.\w+|\(|\s+(?:has|in|!=|=|<|>)\s).*)",
        "a condition has no `when`",
        "`when` is missing in front?",
        "write `when {c}`",
        _AMOUNT,
        when=("WHEN",),
    ),
    Row(
        "R0129",
        r":",
        "a band is open on one side",
        "not known here",
        "write `{n} or more:` or `{n} or less:`",
        rf"^{_NUMBER}\s+(?:or|and)\s+(?P<spot>\w+)\s*$",
    ),
    _band(r"least\b", "write `{n} or more:`", r"^(?P<at>at)\s+$"),
    _band(r"most\b", "write `{n} or less:`", r"^(?P<at>at)\s+$"),
    _band(r"(?P<word>>=|from\b)", "write `{n} or more:`"),
    _band(r"(?P<word><=|up\s+to\b)", "write `{n} or less:`"),
    _band(r"(?P<word>>|(?:over|above|more\s+than)\b)", "write `N or more:`, N being the first one above {n}"),
    _band(r"(?P<word><|(?:under|below|(?:less|fewer)\s+than)\b)", "write `N or less:`, N being the last one below {n}"),
)

LAST_ROWS: tuple[Row, ...] = (
    Row(
        "R0111",
        r"(?P<e>\w.*)",
        "the title of an example stands in quotes",
        "no quotes around it",
        'write `example "{e}"`',
        r"^example\s+$",
    ),
    Row(
        "R0111",
        r"\w",
        "a citation names a heading",
        "the heading is missing in front",
        'write the heading in quotes, and the number of the line behind it: `cites {d} "Heading" 12`',
        r"\bcites\s+(?P<d>\w+)\s+$",
    ),
    Row(
        "R0111",
        r"(?P<l>\"[^\"]*\")\s*:\s*(?P<t>[^\"]*[^\"\s])",
        "the label of a field stands last",
        "too early",
        "write `{x}: {t} {l}`",
        r"^(?P<x>[a-z_]\w*)\s+$",
        r"^(?:kind|state)\b",
    ),
    Row(
        "R0134",
        r"(?P<word>max(?:imum)?|capped at|at most|limited to|no more than)\s+(?P<n>[^\"]*[^\"\s])",
        "`{word}` limits no line",
        "not known here",
        "write `up to {n}`; it limits what there is when the line has counted",
        r"^(?:add|increase by|times)\s+\S.*\s$",
        r"^(?:quantity|step|modify)\b",
    ),
    Row(
        "R0117",
        r"not\s+[\"“]",
        "two sentences stand side by side",
        "a comma is missing in front",
        "write a comma in front of `not`",
        r"[\"”]\s+$",
    ),
    Row(
        "R0154",
        r"(?P<v>.+)",
        "a field's value follows a colon",
        "`:` is missing in front",
        "write `{x}: {v}`",
        r"^(?P<x>\w+)\s+$",
        r"^(?!quantity|value|roll|die|fact|decide|kind|modify|step|ruling|example|enum|scale)\w+\s+\w",
        ("COLON",),
    ),
    Row(
        "R0111",
        r"to\s+(?P<e>.+)",
        "a line sets one thing",
        "a second `to`",
        "end the line in front of `and`, and begin the next one with `set`",
        r"^set\s+\S+\s+to\s.*\band\s+\S+\s+$",
    ),
    Row(
        "R0117",
        r"(?P<v>[a-z_][\w.]*|[0-9][\w.,%]*(?:\s+[a-z]\w*)?)",
        "a comparison has no sign",
        "`=` is missing in front?",
        "write `{x} = {v}`, if that is meant; a label stands in quotes",
        r"\b(?:when|if|and|or|not|where|holds|expect)\s+(?P<x>[a-z]\w*(?:\.\w+)+)\s+$",
        when=("EQUAL",),
    ),
    Row(
        "R0133",
        r"(?:to|=)\s*(?P<e>.+)",
        "`{w}` says by how much",
        "not `by`",
        "write `{w} {x} by {e}`, or `set {x} to {e}`",
        r"^(?P<w>raise|lower)\s+(?P<x>\S+)\s+$",
        when=("BY",),
    ),
    Row(
        "R0117",
        r"-?\s*(?P<e>.+)",
        "`{w}` does not say by how much",
        "`by` is missing in front",
        "write `{w} {x} by {e}`",
        r"^(?P<w>raise|lower)\s+(?P<x>\S+)\s+$",
        when=("BY",),
    ),
    Row(
        "R0117",
        r"(?P<e>.+)",
        "`set` does not say to what",
        "`to` is missing in front",
        "write `set {x} to {e}`",
        r"^set\s+(?P<x>\S+)\s+$",
        when=("TO",),
    ),
    unquoted(rf"{_VERBS}[^\"]*\bwhen\b[^\"]*\s$"),
)

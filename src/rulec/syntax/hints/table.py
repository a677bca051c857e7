"""The table of common mistakes: patterns of the failing line, and the message with a fix.

To add a mistake, add a row here and a case in `tests/syntax/test_guesses.py`. Within one code the first matching row
wins. This module covers signs, quotes, conditions, comparisons, loops and ranges; `heads` and `clauses` cover heads,
types, verbs and clauses. `hints` handles cases that need computation.
"""

from __future__ import annotations

from rulec.syntax.hints.patterns import Row

_AMOUNTS = r"^(quantity|step|modify)\b"
_HEADS = r"^(quantity|value|roll|fact)\b"


def _sign(here: str, cure: str, before: str = "", shown: str = "{word}") -> Row:
    """Return a row for a sign of another language or of the printed page."""
    return Row("R0123", here, f"`{shown}` is no sign of the language", "not known here", cure, before)


def _condition(here: str, cure: str, *, before: str = r"\S", when: tuple[str, ...] = ("WHEN",)) -> Row:
    """Return a row for another word in place of `when`."""
    return Row("R0124", here, "`{word}` does not begin a condition here", "no clause of a line", cure, before, "", when)


def _comparison(here: str, cure: str) -> Row:
    """Return a row for an English verb in place of a comparison sign."""
    return Row("R0126", here, "`{word}` is no comparison", "not a word of the language", cure)


_COMPARED = r"-?[0-9][\w.,%]*(?:\s+(?!and\b|or\b|when\b|then\b|where\b|for\b|else\b|as\b)[a-z]\w*)?|[a-z][\w.]*"

ROWS: tuple[Row, ...] = (
    _sign("=", "write a single `=` to compare", r"(?P<at>=)$", "=="),
    _sign(r">(?!=)", "write `>=` for “or more”; after a head's brackets write `->`", r"(?P<at>=)$", "=>"),
    _sign("<", "write `<=` for “or less”", r"(?P<at>=)$", "=<"),
    _sign(">", "write `!=` for “is another than”", r"(?P<at><)$", "<>"),
    _sign("=>", "write `->` in front of the type", r"\)\s*$", "=>"),
    _sign(r"!(?!=)", "write `not`"),
    _sign("&", "write `and`"),
    _sign(r"\|", "write `or`"),
    _sign("≥", "write `>=`"),
    _sign("≤", "write `<=`"),
    _sign("≠", "write `!=`"),
    _sign("×", "write `*`"),
    _sign("÷", "write ` / ` between spaces"),
    _sign("−", "write the plain sign `-`"),
    _sign("…", "write two dots, ` .. `, between spaces"),
    _sign(";", "end the line; a clause stands on a line of its own"),
    _sign("/", "a note begins with `#`", r"(?P<at>/)$", "//"),
    _sign("//", "a note begins with `#`", shown="//"),
    _sign("/", "a note begins with `#`", "^$", "/"),
    Row(
        "R0123",
        r"(mod|modulo)\s+(?P<n>[\w.]+)",
        "`{word}` is no word of the language",
        "there is no remainder",
        "reckon it out, of a plain number: `{x} - {n} * round down({x} / {n})`",
        r"(?P<x>[\w.]+(?:\([^()]*\))?)\s+$",
    ),
    Row(
        "R0123",
        r"(?P<m>[0-9]{2,3})\b",
        "a number stands behind a number",
        "a blank inside a number",
        "write `{n}{m}`",
        r"(?P<at>(?P<n>[0-9]+)\s+)$",
    ),
    _sign(r"\^", "a power of a plain number is written `power(n, 2)`"),
    _sign("[@#$^~`\\\\]", "take it away", r"^[^\"]*$"),
    _sign(r"\*", "there are no powers; write the product out", r"(?P<at>\*)$", "**"),
    _sign(r"\*", "a note begins with `#`", r"(?P<at>/)\s*$", "/*"),
    _sign(r"/\*", "a note begins with `#`", shown="/*"),
    _sign(
        r"x\s+[\w(]", "write `*`", r"(?:\b[0-9][\w.,]*(?:\s+[a-z]+)?(?:\s+per\s+[a-z]+)?|[)\]]|[\w\])]\.\w+)\s+$", "x"
    ),
    Row(
        "R0123",
        r"(?P<k>[A-Z]\w*)\(",
        "`{spot}` is no word of the language",
        "not known here",
        "write `{k}(…)` alone",
        r"\b(?P<spot>new|create|make)\s+$",
    ),
    Row(
        "R0123",
        r",(?P<m>[0-9]{1,2})\b(?!,)",
        "a comma inside a number",
        "not a point",
        "write `{n}.{m}`",
        r"^(?!.*\bcites\b)[^\"]*?(?P<at>\b(?P<n>[0-9]+))$",
    ),
    Row("R0117", r",\s*$", "a line ends with a comma", "nothing follows it", "take the comma away", r"\S"),
    Row(
        "R0117",
        r",\s+[a-z]\w*[: ]",
        "a line ends with a comma",
        "the next line goes on behind it",
        "take the comma away",
        r"^\w+:\s[^\"]*$",
        r"^(?!kind|example)\w+\s+\w",
    ),
    Row(
        "R0123",
        r"\[",
        "`[` opens no list",
        "not known here",
        "a list is written in braces, as `{{a, b}}`; `t[key]` looks up a table",
        when=("LBRACE",),
    ),
    _sign(r"(?P<word>\.[0-9]+)", "write a digit in front of the point, as `0{word}`", r"(?<!\.)$"),
    Row(
        "R0133",
        r"=\s*(?P<v>.+)",
        "`{at}=` changes nothing in the rules",
        "no clause",
        "begin the line with a verb: `add {v}`, `subtract {v}`",
        r"^\w[\w.]*\s*(?P<at>[-+*/])\s*$",
    ),
    Row(
        "R0136",
        r"per\s+(?P<m>\w+)",
        "a ratio has no `per`",
        "no part of a percentage",
        "write `{n} points per {m} * …`, or `{n}% * (… / 1 {m})` where a share of something is meant",
        r"(?P<n>[0-9][0-9.,/]*)\s*%\s*$",
    ),
    Row(
        "R0132",
        r".*",
        "a text holds a straight quote",
        "the text ends at the quote",
        "inside a text write the curly quotes “ and ”; a `\\` in front of the quote does not help",
        r"(?P<at>\"[^\"]*\\\")\s*$",
    ),
    Row(
        "R0130",
        r"(?P<spot>['’]s\s+(?P<field>\w+))",
        "`'s` does not lead to a field",
        "an apostrophe",
        "write a point: `{at}.{field}`",
        r"(?P<at>[\w.]+)$",
    ),
    Row(
        "R0131",
        r"['‘‚](?P<t>[^'’‘]*)['’‘]",
        "a text stands in single quotes",
        "a single quote",
        'write double quotes: `"{t}"`',
    ),
    Row("R0131", r"[‘’‚„«»'”]", "a sign of quotation is not known", 'not `"`', 'put texts in `"` or “ ”'),
    Row(
        "R0125",
        r"unless\s+(?P<c>[^\"]+)",
        "`unless` is no word of the language",
        "no clause of a line",
        "write `when not ({c})`",
    ),
    _condition(r"if\s+(?P<c>.+)", "behind an amount or an answer, write `when`; `if C then A else B` is an amount"),
    _condition(r"where\b", "write `when`; `where` belongs to `for each`"),
    _condition(r"(while|whenever|provided|assuming|given|in case)\b", "write `when`"),
    Row(
        "R0151",
        r"if\s+(?P<c>.+)",
        "`if` does not begin a clause here",
        "the amount is missing",
        "the verb and the amount come first: `add 5 points when …`",
        r"^\s*$",
        _AMOUNTS,
    ),
    Row(
        "R0150",
        r"(elif|elsif|elseif)\b",
        "`{word}` is no word of the language",
        "not known",
        "write `else if`; in a list of answers write one line for each, `X when C`",
    ),
    Row(
        "R0151",
        r":\s*(?P<x>.+)",
        "an answer stands behind its condition",
        "the condition came first",
        "write the answer first: `{x} when {c}`",
        r"\b(?:when|if)\s+(?P<c>[^\"]+)$",
    ),
    Row(
        "R0151",
        r"then\s+(?P<x>.+)",
        "an answer stands behind its condition",
        "the condition came first",
        "write the answer first: `{x} when {c}`",
        r"\bwhen\s+(?P<c>[^\"]+?)\s*$",
    ),
    Row(
        "R0151",
        r"when\s+(?P<c>[^\":]+)",
        "a condition comes before what it decides",
        "goes on with the line above",
        "a line that begins with `when` belongs to the line above; write the answer or the amount first: `X when …`",
        _HEADS,
    ),
    Row(
        "R0150",
        r"",
        "`{spot}` is no word of the language",
        "not known",
        "write one line for each answer, `X when C`, and `otherwise X` last",
        r"^(?P<spot>elif|elsif|elseif)\b",
    ),
    _comparison(r"(?P<word>is\s+not|isn't|are\s+not|aren't)\s+empty\b", "write `!= {{}}`"),
    _comparison(r"(?:is|are|was|be)\s+empty\b", "write `= {{}}`; of what may be `none`, write `= none`"),
    _comparison(r"(?P<word>is\s+not|isn't|aren't)\s+(?P<v>\w+)", "write `!= {v}`"),
    _comparison(r"is\s+(?P<not>not\s+)?(in|one of)\b", "write `in {{a, b}}`"),
    _comparison(r"(?:is|are|equals|was|be)\s+(?P<v>[\w%]+)", "write `= {v}`"),
    Row(
        "R0126",
        r"(?P<v>\w+)",
        "`{spot}` is no comparison",
        "not a word of the language",
        "write `not {x} has {v}`",
        r"(?P<x>[\w.]+)\s+(?P<spot>has\s+not)\s+$",
    ),
    _comparison(r"to\s+(?:be|equal)\s+(?P<v>[\w%]+)", "write `= {v}`"),
    _comparison(r"(contains|includes|have|with)\s+(?P<v>\w+)", "write `has {v}`"),
    Row(
        "R0127",
        r"between\s+(?P<low>.+?)\s+and\s+(?P<high>[\w.%]+)",
        "`between` is no word of the language",
        "a range",
        "write `in {low} .. {high}`; both ends belong to it",
    ),
    Row(
        "R0146",
        rf"(?P<sign><=|>=|!=|[<>=])\s*(?P<c>{_COMPARED})",
        "comparisons do not follow one another",
        "a second comparison",
        "write `{a} {s} {b} and {b} {sign} {c}`",
        rf"(?:^|[\s(])(?P<a>{_COMPARED})\s*(?P<s><=|>=|!=|[<>=])\s*(?P<b>[\w.%]+)\s*$",
    ),
    Row(
        "R0146",
        r"(?P<sign><=|>=|!=|[<>=])\s*(?P<c>[\w.%]+)",
        "comparisons do not follow one another",
        "a second comparison",
        "join two with `and`, or write a range: `{b} in 1 .. 3`",
        r"(<=|>=|!=|[<>=])\s*(?P<b>[\w.%]+)\s*$",
    ),
    Row(
        "R0128",
        r"(?:where\b.*|\)|\})",
        "what is counted begins with `each`",
        "`each` is missing",
        "write `each {x} in {xs}`",
        r"(?:\bcount\(|\{)\s*(?P<at>(?P<x>\w+)\s+in\s+(?P<xs>[\w.]+))\s*$",
    ),
    Row(
        "R0128",
        r"for\s+(?:(?:all|every|any)\s+)?(?P<x>(?!each\b|its\b)\w+)\s+in\s+(?P<xs>[\w.]+(?:\([^()]*\))?)",
        "a loop begins with `for each`",
        "`each` is missing",
        "write `for each {x} in {xs}`",
    ),
    Row("R0128", r"foreach\s+(?P<x>\w+)", "a loop begins with `for each`", "one word", "write `for each {x} in …`"),
    Row(
        "R0128",
        r"each\s+(?P<x>(?!for\b)\w+)",
        "a loop begins with `for each`",
        "`for` is missing",
        "write `for each {x} in …`",
        r"\S",
        when=("FOR_EACH",),
    ),
    Row(
        "R0128",
        r"(?P<xs>\w[\w.]*)",
        "what a loop goes through has no name",
        "a name is missing in front of `in`",
        "write `each x in {xs}`",
        r"\beach\s+(?P<at>in\s+)$",
    ),
    Row(
        "R0129",
        r"(?:to|through|until|till|and|,|–|—|-)\s*(?P<high>[\w.%]+(?:\s+\w+)?)",
        "a range is written with two dots",
        "not `..`",
        "write `at least {low}, at most {high}`",
        r"^bounds\s+(?P<low>[\w.%]+(?:\s+\w+)?)\s*$",
    ),
    Row(
        "R0129",
        r"$",
        "bounds need two ends",
        "a subtraction, not a range",
        "write `at least {low}, at most {high}`",
        r"^bounds\s+(?P<at>(?P<low>[\w.%]+(?:\s+\w+)?)\s*-\s*(?P<high>[\w.%]+(?:\s+\w+)?))\s*$",
    ),
    Row(
        "R0129",
        r"(?:to|through|until|till|–|—|-)\s*(?P<high>[\w.%]+(?:\s+[a-z]\w*)?)",
        "a range is written with two dots",
        "not `..`",
        "write `{low} .. {high}`",
        r"(?:^|\b(?:in|cites)\b.*?\s|[,{(]\s*)(?P<low>[0-9][\w.%]*(?:\s+[a-z]\w*)?)\s*$",
    ),
    Row(
        "R0129",
        r"(?P<high>[\w.%]+)",
        "a range is written with two dots",
        "not `..`",
        "write `{low} .. {high}`",
        r"(?P<low>[0-9][\w.%]*)\s+(?P<spot>to|through|until|till)\s+$",
    ),
    Row(
        "R0129",
        r"\.\s*(?P<high>[\w.%]+)",
        "a range is written with two dots",
        "three dots",
        "write ` .. ` between spaces",
        r"(?P<at>\.\.)$",
    ),
    Row(
        "R0129",
        r":",
        "a band is open on one side",
        "a sign at its end",
        "write `{n} or more:`",
        r"^(?P<at>(?P<n>\d+)\s*\+)\s*$",
    ),
)

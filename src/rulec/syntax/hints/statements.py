"""Common mistakes in statements, orders of loops and clauses of acts.

See `patterns` for the format of rows. These rows are tried before those of `table`.
"""

from __future__ import annotations

import re

from rulec.syntax.hints.patterns import Row

_DO = r"^(process|upon|does|if|else|for\s+each|at\s+once|otherwise|success|failure)\b"
HAPPENS = re.compile(_DO)
"""The head of a block of what happens."""
_LINES = r"^(?:set|raise|lower|put|create|remove|run|note|tell|finish|let|throw)\b"
_ACT = (
    r"^(?!process|upon|sequence|variant|state|event|quantity|value|roll|fact|kind|modify|step|ruling|example)\w+\s+\w+"
)


def _line(here: str, cure: str, before: str = "^$") -> Row:
    """Return a row for another word in place of a statement's."""
    return Row("R0113", here, "`{word}` is no line of what happens", "not known here", cure, before, _DO)


def _order(here: str, cure: str, before: str = r"^for\s+(?:each|the\s+first)\b.*") -> Row:
    """Return a row for a wrong order of a loop."""
    return Row("R0128", here, "an order is written in another way", "not known here", cure, before)


def _clause(here: str, cure: str, before: str = "^$") -> Row:
    """Return a row for another word in place of an act clause's."""
    return Row("R0113", here, "this is not how an act is written", "not known here", cure, before, _ACT)


def _offered(here: str, cure: str) -> Row:
    """Return a row for a wrong form of permitted answers."""
    headline = "what may be answered is written in another way"
    return Row("R0156", here, headline, "not known here", cure, r"^ask\s.*\bbe\s+$")


ROWS: tuple[Row, ...] = (
    Row(
        "R0117",
        r"\w+",
        "two keys of a row stand side by side",
        "a comma is missing between them",
        "write a comma between the keys: `{k}, {other} …`",
        r"^(?:insert|modify|forbid)\s+row\s+(?P<k>[^\",:]*[^\",:\s])\s+(?P<other>\w+)\s+$",
        r"^modify\s+table\b",
    ),
    Row(
        "R0111",
        r"\"[^\"]*\"",
        "a row that is put in has no title",
        "no part of this line",
        "take it away: it is found by its keys, and printed under them",
        r"^insert\s+row\s.*",
        r"^modify\s+table\b",
    ),
    Row(
        "R0117",
        r"$",
        "a solve is said anew with all that it is given",
        "no brackets",
        "write `override solve {s}(…)` and all its lines; one part alone is `override decide NAME(…)`, at the margin",
        r"^override\s+solve\s+(?P<s>\w+)\s*$",
    ),
    Row(
        "R0111",
        r"(?P<key>\w+)",
        "the kind is named once",
        "named again in front",
        "write the keys alone: `forbid {k} {first}, {key} …`",
        r"^forbid\s+(?P<k>\w+)\s+(?P<first>[^\"]*?),\s*(?P<at>(?P=k)\s+)$",
    ),
    Row(
        "R0111",
        r"(?P<d>[a-z]\w*)\s+\"",
        "a document is named once",
        "a place in it begins with its heading",
        'write the heading alone, `"Heading" 12`; another document has a line of its own: `cites {d} "Heading" 12`',
        r"\bcites\s+\w+\s+\".*,\s*$",
    ),
    Row(
        "R0111",
        r"known\s+as\b(?P<n>.*)",
        "other names of an entry stand on a line of their own",
        "no part of the head",
        "write `known as{n}` below it, indented",
        r"^[a-z]\w*\s+\w+(?:\s+\"[^\"]*\")?\s+$",
        r"^$",
    ),
    Row(
        "R0111",
        r"(?P<rest>\.[\w.]+)",
        "a column is named as `shows` names it",
        "a field",
        "write the name alone: that of the field, or the one in front of the colon in `shows NAME: …`",
        r"^drawn\b.*\b\w+$",
    ),
    Row(
        "R0117",
        r"\.(?P<f>\w+).*",
        "it is not said of which kind the field is",
        "no field of a thing",
        'write `change {f} of KIND "…"`',
        r"^change\s+\w+$",
        r"^$",
    ),
    _line(r"(increase|gain|boost)\s+(?P<x>\S+)\s+by\s+(?P<e>.+)", "write `raise {x} by {e}`"),
    _line(r"(decrease|reduce|diminish)\s+(?P<x>\S+)\s+by\s+(?P<e>.+)", "write `lower {x} by {e}`"),
    _line(r"add\s+(?P<e>.+)\s+to\s+(?P<x>\S+)$", "write `raise {x} by {e}`; a list gains by `put {e} into {x}`"),
    _line(r"subtract\s+(?P<e>.+)\s+from\s+(?P<x>\S+)$", "write `lower {x} by {e}`"),
    _line(r"(?P<x>[\w.]+)\s*:?=\s*(?P<e>[^=].*)", "write `set {x} to {e}`"),
    _line(r"(?P<x>[\w.]+)\s*\+=\s*(?P<e>.+)", "write `raise {x} by {e}`"),
    _line(r"(?P<x>[\w.]+)\s*-=\s*(?P<e>.+)", "write `lower {x} by {e}`"),
    _line(r"(return|answer|give|result)\s+(?P<e>.+)", "write `finish with {e}`"),
    _line(r"(stop|end|exit|done|return|break|quit)$", "write `finish`"),
    _line(
        r"(game\s+over|(end|win|stop|finish)\s+(the\s+)?game)\b",
        'write `end the game "…"`, with the words that all are told',
    ),
    _line(r"(call|do|perform|execute|invoke|start)\s+(?P<e>.+)", "write `run {e}`"),
    _line(r"(?P<e>\w+\(.*\))$", "write `run {e}`; an event is noted: `note {e}`"),
    _line(
        r"(?!remove\b|draw\b|put\b|for\b)[a-z]+\s.*?\bfrom\s+(?P<a>[\w.]+)\s+(?:in)?to\s+(?P<b>[\w.]+)\s*$",
        "write `draw x from {a}` and, indented below it, `put x into {b}`; what is known by name already is moved by "
        "`remove x from {a}` and `put x into {b}`",
    ),
    _line(
        r"(?!remove\b|draw\b|put\b|for\b)[a-z]+\s.*?\bfrom\s+(?P<a>[\w.]+)\s*$",
        "write `draw x from {a}` and, indented below it, what becomes of x: `put x into …`",
    ),
    Row(
        "R0113",
        r"(?P<n>[0-9]+)\s+\w+\s+from\s+(?P<e>[\w.]+)",
        "one thing is drawn, and has a name",
        "not known here",
        "write `draw x from {e}` and, indented below it, what becomes of x; `for each i in 1 .. {n} as listed` above "
        "it draws so many",
        r"^(?P<at>draw\s+)$",
        _DO,
    ),
    _line(r"(delete|destroy|kill|eliminate|erase|discard)\s+(?P<e>.+)", "write `remove {e}`"),
    _line(r"(new|make|spawn|build)\s+(?P<e>.+)", "write `create {e}`"),
    _line(r"(say|message|inform|notify|report|announce|send|print|log)\b", 'write `tell PLAYER "…"`'),
    _line(r"(roll|random|dice)\b", "write `throw NAME be d6`"),
    _line(r"while\s+(?P<c>.+)", "write `repeat up to 20 until not ({c})`: it goes on no more than so many times"),
    _line(r"repeat\s+(?:up\s+to\s+)?(?P<n>[0-9,]+)\b.*\buntil\s+(?P<c>.+)", "write `repeat up to {n} until {c}`"),
    _line(r"(?:repeat|loop)\s+(?:up\s+to\s+)?(?P<n>[0-9,]+)\b", "write `for each i in 1 .. {n} as listed`"),
    _line(r"(?:repeat\s+until|until)\s+(?P<c>.+)", "say how often at the most: `repeat up to 20 until {c}`"),
    _line(r"(loop|repeat)\b", "write `repeat up to 20 until …`, or `for each x in xs as listed`"),
    _line(r"else\b", "write `if` above it, at the same indentation"),
    _line(r"otherwise\b", "`otherwise` belongs to `for the first`; behind `if` write `else`"),
    _line(
        r"(needs|require|requires|assert|check)\b",
        'a need is a clause of the act; here write `if not (…)` and `fail "…"`',
    ),
    _line(r"(event|emit|trigger|raise_event)\s+(?P<e>.+)", "write `note {e}`"),
    _line(r"(success|failure)\b", "indent it by four spaces more, below its `throw against`"),
    Row(
        "R0117",
        r"until\s+(?P<c>.+)",
        "it is not said how often at the most",
        "no `up to` in front",
        "write `repeat up to 20 until {c}`",
        r"^repeat\s+$",
    ),
    Row(
        "R0113",
        r"(fail|failed|on|else|otherwise|if)\b",
        "`{word}` is no outcome of a chance",
        "not known here",
        "write `success`, `success by 30 points or more`, `failure`",
        "^$",
        r"^throw\s+against\b",
    ),
    Row(
        "R0151",
        r"when\s+(?P<c>.+)",
        "a condition comes before what it decides",
        "goes on with the line above",
        "write `if {c}`, and below it, indented, what is done",
        r"^(?:process|does)\b[^\"]*$",
    ),
    Row(
        "R0124",
        r"when\s+(?P<c>.+)",
        "`when` does not begin a condition here",
        "no clause of this line",
        "write `if {c}` above it, and this line below, indented",
        _LINES,
        _DO,
    ),
    Row(
        "R0120",
        r"then\b",
        "a test ends with `then`",
        "take it away",
        "end the line; indent the lines below",
        r"^if\b.*",
        _DO,
    ),
    Row(
        "R0133",
        r"=\s*(?P<e>.+)",
        "`set` changes nothing by a sign",
        "not `to`",
        "write `set {x} to {e}`",
        r"^set\s+(?P<x>\S+)\s+$",
    ),
    Row(
        "R0133",
        r":?=\s*(?P<e>.+)",
        "`let` takes no sign",
        "not `be`",
        "write `let {x} be {e}`",
        r"^let\s+(?P<x>\w+)\s+$",
    ),
    Row(
        "R0133",
        r"to\s+(?P<e>.+)",
        "a limit is not written so",
        "where does it end?",
        "write `down to {e}`",
        r"^lower\b.*\bby\b.*",
    ),
    Row(
        "R0133",
        r"to\s+(?P<e>.+)",
        "a limit is not written so",
        "where does it end?",
        "write `up to {e}`",
        r"^raise\b.*\bby\b.*",
    ),
    Row(
        "R0133",
        r"(in|to|on)\s+(?P<e>.+)",
        "`put` says where with another word",
        "not `into`",
        "write `into {e}`",
        r"^put\b.*",
    ),
    Row(
        "R0117",
        r"(?P<e>.+)",
        "`finish` gives its answer with a word",
        "no `with`",
        "write `finish with {e}`",
        r"^finish\s+$",
    ),
    Row(
        "R0117",
        r"(?P<e>.+)",
        "a throw has no name",
        "no name in front of `be`",
        "write `throw NAME be {e}`",
        r"^throw\s+be\s+$",
    ),
    Row(
        "R0117",
        r"\((?P<e>.*)",
        "a throw has no name",
        "no name in front",
        "write `throw NAME be {x}({e}`",
        r"^throw\s+(?P<at>(?P<x>\w+))\s*$",
        _DO,
    ),
    Row(
        "R0117",
        r"$",
        "a throw has no name",
        "no name in front",
        "write `throw NAME be {x}`",
        r"^throw\s+(?P<spot>(?P<x>\w+))\s*$",
        _DO,
    ),
    Row(
        "R0133",
        r":?=\s*(?P<e>.+)",
        "what is thrown is named with `be`",
        "`=` compares",
        "write `throw {x} be {e}`",
        r"^throw\s+(?P<x>\w+)\s*$",
        _DO,
    ),
    Row(
        "R0117",
        r"(?P<e>.+)",
        "an event has no brackets",
        "not called",
        "write `note {x}(…)`",
        r"^note\s+(?P<x>\w+)\s+$",
    ),
    Row(
        "R0117",
        r"(?P<q>\"[^\"]*\")\s+(?:to\s+)?(?P<w>[a-z][\w.]*)$",
        "who is told comes first",
        "in front of whom",
        "write `tell {w} {q}`",
        r"^tell\s+$",
    ),
    Row(
        "R0117",
        r"(?P<q>\"[^\"]*\")$",
        "it is not said who is told",
        "nobody in front",
        "write `tell everyone {q}`, or whom",
        r"^tell\s+$",
    ),
    Row(
        "R0113",
        r"(call|do|perform|execute|invoke|start)\s+(?P<e>.+)",
        "`{word}` is no clause of a step",
        "not known here",
        "write `run {e}`",
        "^$",
        r"^step\b",
    ),
    Row(
        "R0113",
        r"(?P<word>[a-z]\w*)(?P<e>\(.*)",
        "`{word}` is no clause of a step",
        "`run` is missing in front",
        "write `run {word}{e}`",
        "^$",
        r"^step\s+[0-9]+\s+\"",
        ("RUN",),
    ),
    Row(
        "R0117",
        r"(?P<n>[0-9].*)",
        "it is not said of which kind the acts are",
        "the kind is missing in front",
        "write `acts KIND {n}`, with the word that begins their declarations",
        r"^acts\s+$",
    ),
    Row(
        "R0117",
        r"(?P<q>\".*)",
        "a step of a sequence has no number",
        "the number is missing in front",
        "write `step 1 {q}`, with the number that the book gives it",
        r"^step\s+$",
        r"^sequence\b",
    ),
    Row(
        "R0120",
        r":\s*(?P<q>.+)",
        "no colon stands behind the number of a step",
        "a colon",
        "write `{at} {q}`",
        r"^(?P<at>step\s+[0-9]+)\s*$",
    ),
    Row(
        "R0155",
        r'"(?P<q>[^"]*)"\s+(?:for\s+)?(?P<x>\w+)\s*(?:=|:|be)\s*(?P<e>.+)',
        "a question stands before its answer",
        "comes last",
        'write `ask {w} for {x} be {e} "{q}"`',
        r"^ask\s+(?P<w>\S+)\s+$",
    ),
    Row(
        "R0155",
        r"(?:=|:|is)\s*(?P<e>.+)",
        "an answer is named by another word",
        "not `be`",
        "write `be {e}`",
        r"^ask\s.*\bfor\s+\w+\s+$",
    ),
    Row(
        "R0155",
        r"(?P<x>\w+|\W.*)",
        "it is not said what the answer is called",
        "no `for`",
        "write `ask {w} for NAME be …`",
        r"^ask\s+(?P<w>[^\s:]+)\s*$",
    ),
    _offered(
        r"(?:a\s+)?(?:path|route|way|chain)\b.*",
        "write `a path from A to B along x.near for each x in xs`, without `to B` where it may end anywhere",
    ),
    Row(
        "R0156",
        r"(?P<e>.+)",
        "a path is written in another way",
        "not known here",
        "write `a path from A to B along x.near for each x in xs at most N`, in this order",
        r"^ask\s.*\bbe\s+a\s+path\b.*",
    ),
    _offered(r"(?:number|an?\s+amount|any)\b.*", "write `amount A .. B`"),
    _offered(r"(?:truth|yes/no|yes|no|true|bool\w*)\b.*", "write `yes or no`"),
    _offered(
        r"(?P<e>[^\"]*?)\s*(?:\"|$)",
        "write `one of {e}`, `some of {e}`, `order of {e}`, `amount A .. B`, `yes or no`, or `a path from A along …`",
    ),
    Row(
        "R0157",
        r"(?:secret|hidden|secretly|private)\b",
        "an answer is kept in another way",
        "not known here",
        "write `sealed`; `reveal x` shows it",
        r"^ask\s.*\bbe\s.+",
    ),
    Row("R0120", r":", "a colon stands behind who is told", "take it away", 'write `tell PLAYER "…"`', r"^tell\b.*"),
    _order(r"(of|from)\b", "write `in`", r"^for\s+(?:each|the\s+first)\s+\w+\s+$"),
    _order(r"(sorted|ordered|ascending|descending)\b", "write `by highest E` or `by lowest E`"),
    _order(r"in\s+order\b", "write `as listed`"),
    _order(
        r"(shuffled|randomly|random|at\s+random|by\s+lot)\b", "equals are drawn by lot: `by highest E then shuffled`"
    ),
    _order(r"(?P<e>.+)", "write `by highest {e}` or `by lowest {e}`", r"^for\s+(?:each|the\s+first)\b.*\bby\s+$"),
    Row(
        "R0117",
        r"$",
        "it is not said which one is chosen",
        "no order",
        "end the line with `by highest E`, `by lowest E`, or `as listed` for the first",
        r"^for\s+the\s+first\s+\w+\s+in\s+\S",
    ),
    _clause(
        r"\.(?P<p>[\w.]*?(?P<last>\w+))$",
        "write the last field alone: `of {last}`; the way there is that of `belongs to`",
        r"^by\s+\w+\s*:\s*[A-Z]\w*\s+of\s+\w+$",
    ),
    _clause(r"of\s+(?P<p>\w+)", "write `by NAME: {k} of {p}`", r"^by\s+(?P<k>[A-Z]\w*)\s+$"),
    _clause(r"(?P<k>[A-Z]\w*)", "a name and a colon come first: `{x}: {k}`", r"^(?:by|takes)\b.*?(?P<x>\w+)\s+$"),
    _clause(r"in\b", "say what it is: `{x}: KIND in …`", r"^takes\b(?:.*,)?\s*(?P<at>(?P<x>\w+))\s+$"),
    _clause(r"$", "say what it is: `{at}: KIND`", r"^(?:by|takes)\b(?:.*,)?\s+(?P<at>\w+)\s*$"),
    _clause(
        r"(?:from|to|along|of|through)\b.*",
        "write `{x}: a path from A along h.near for each h in hexes`, with `to B` where it ends at B, `costing E` "
        "behind `h.near` where entering h costs E, and `at most N`, in this order",
        r"^takes\b(?:.*,)?\s*(?P<x>\w+)\s*:\s*(?P<at>(?:path|route|way|chain|row)\s+)$",
    ),
    _clause(r"from\s+(?P<e>.+)", "write `in {e}`", r"^takes\b.*"),
    _clause(r"and\s+\w+\s*:", "write a comma between the things that are taken", r"^takes\b.*"),
    Row(
        "R0117",
        r"else\s+[\"“]",
        "a need begins with `needs`",
        "`needs` is missing in front",
        "write `needs {n}: …`",
        r"^(?P<at>(?P<n>[a-z]\w*)\s*:\s.*)$",
        r"^(?!enum|scale|kind|measure|pack)\w+\b",
    ),
    Row(
        "R0117",
        r"[\"“]",
        "a line is a text alone",
        "what the text is for is missing in front",
        'a form that players type is `typed "…"`, what is said of an entry `about "…"`',
        r"^$",
        _ACT,
    ),
    Row(
        "R0117",
        r":\s*(?P<c>.+)",
        "a need has a name",
        "its name is missing in front",
        "write `needs NAME: {c}`; entries and variants lift a need by its name",
        r"^(?P<at>needs\s*)$",
    ),
    _clause(r"if\s+(?P<c>.+)", "write `open when {c}`", r"^open\s+$"),
    _clause(r"(?P<c>.+)", "write `open when {c}`", r"^open\s+$"),
    _clause(r"(?P<c>.+)", "write `needs {c}`", r"^(?:requires?|need|only)\s+$"),
    _clause(r"(a|each|every|in\s+a)\s+(?P<t>\w+)", "write `once per {t}`", r"^once\s+$"),
    _clause(r"$", "write `sole action`", r"^(?:sole|alone|exclusive)\s*$"),
    _clause(r"(?P<t>[^\"]+)", 'write the form in quotes: `typed "{t}"`', r"^typed\s+$"),
    _clause(r":", "take the colon behind `{w}` away", r"^(?P<w>costs|takes|does|typed|by)\s*$"),
    _clause(r"(yes|no)\b", "write `standing` alone", r"^standing\s+$"),
    _clause(r"$", "write `does`", r"^(?:do|effect|effects|action|then)\s*$"),
)

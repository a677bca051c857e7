"""Slips of a new editor, planted in a pack one at a time: is the place told, and does the hint hold the cure?

`python -m tests.edits.manglings FOLDER [-n N]` plants up to N of each sort and lists what was not told well. A slip is
told well when an error stands in its line, or names it as the other place, and what it says holds the cure.

`python -m tests.edits.manglings FOLDER --tokens [-n N] [--seed S]` plants N slips of one token, drawn by lot from the
tokens of a pack: left out, said twice, changed with the next, misspelt, or another sign. Each is printed with what is
said of it, for somebody to judge the cure; counted is how far off its place that is. What compiles without a word is
lawful or a slip that nothing tells; it is printed too.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from rulec.base.diagnostics import Report
from rulec.driver.compile import compile_pack
from rulec.driver.packs import PackFiles
from rulec.driver.worked_examples.run import run_examples
from tests.remembered import SHARED

Change = Callable[[re.Match[str]], str]
Cure = Callable[[re.Match[str]], tuple[str, ...]]


@dataclass(frozen=True)
class Sort:
    """A sort of slip: where it may happen, what becomes of the place, and what has to be said (any of it). `near`: so
    many lines off its place may be told."""

    name: str
    where: str
    change: Change
    cure: Cure
    files: str = ".rules"
    near: int = 0


@dataclass(frozen=True)
class Slip:
    """One that was planted."""

    sort: Sort
    file: str
    line: int
    before: str
    after: str
    text: str
    cures: tuple[str, ...]


def fewer(word: str) -> str:
    """A word without one of its inner letters."""
    at = len(word) // 2
    return word[:at] + word[at + 1 :]


def _misspelt(match: re.Match[str]) -> str:
    return match[0].replace(match["w"], fewer(match["w"]))


def _whole(match: re.Match[str]) -> tuple[str, ...]:
    return (match["w"],)


def _to(text: str) -> Change:
    return lambda match: match.expand(text)


def _says(*texts: str) -> Cure:
    return lambda match: tuple(match.expand(text) for text in texts)


SORTS = (
    Sort("a clause misspelt", r"^    (?P<w>base|subtract|otherwise|cites|example|expect|given)\b", _misspelt, _whole),
    Sort("a declaration misspelt", r"^(?P<w>quantity|value|fact|process|kind|ruling)\b", _misspelt, _whole),
    Sort("a field misspelt", r"(?<=[a-z]\.)(?P<w>[a-z_]{5,})\b(?!\()", _misspelt, _whole),
    Sort("a function misspelt", r"(?<=[ (])(?<!y )(?<!e )(?<!t )(?<!l )(?<!s )(?P<w>[a-z_]{6,})(?=\([a-z])",
         _misspelt, _whole),
    Sort("a name misspelt", r"(?<== )(?P<w>[a-z_]{5,})(?=[ )\n])(?! \+)", _misspelt, _whole),
    Sort("a type misspelt", r"(?<=: )(?P<w>[A-Z][a-z]{4,})\b", _misspelt, _whole),
    Sort("a measure misspelt", r"(?<=[0-9] )(?P<w>(?!when|for|as|and|or|in|of|per)[a-z]{5,})\b", _misspelt, _whole),
    Sort("a document misspelt", r"(?<=    cites )(?P<w>[a-z_]{4,})\b(?= \")", _misspelt, _whole),
    Sort("a bracket lost", r"(?P<call>\b[a-z_]+\([a-z_.]+)\)(?=[ \n])", _to(r"\g<call>"), _says(r"`\)`", "bracket")),
    Sort("a quote lost", r"(?P<l> \"[A-Z][a-z ]+)\"$", _to(r"\g<l>"), _says("quot", '"')),
    Sort("== for =", r"(?<=when )(?P<a>[a-z.]+) = ", _to(r"\g<a> == "), _says("single `=`")),
    Sort("<> for !=", r" != ", _to(" <> "), _says("`!=`")),
    Sort("&& for and", r" and (?=[a-z])", _to(" && "), _says("`and`")),
    Sort("|| for or", r" or (?=[a-z]+[.(])", _to(" || "), _says("`or`")),
    Sort("! for not", r"(?<=when )not (?=[a-z])", _to("!"), _says("`not`")),
    Sort("=> for >=", r" >= ", _to(" => "), _says("`>=`")),
    Sort("if for when", r"(?P<a>^    +(?:add|subtract|base) .*) when ", _to(r"\g<a> if "), _says("`when`")),
    Sort("a colon behind when", r"(?<=[a-z0-9]) when (?=[a-z])", _to(" when: "), _says("colon")),
    Sort("a clause in column one", r"^    (?P<a>(?:base|cites|add) .*)$", _to(r"\g<a>"), _says("indent"), near=1),
    Sort("a clause too deep", r"^    (?P<a>(?:base|cites) .*)$", _to(r"          \g<a>"), _says("indent"), near=1),
    Sort("a comma lost in braces", r"(?P<a>\{[a-z_]+), (?=[a-z_]+\})", _to(r"\g<a> "), _says("comma")),
    Sort("a measure lost", r"(?P<a>^    +(?:add|subtract|base) [0-9]+) (?P<m>[a-z]{3,})(?= (?:when|\")|$)",
         _to(r"\g<a>"), _says(r"\g<m>", "say of what")),
    Sort("// for a note", r"$(?<=[a-z\"])", _to(" // why"), _says("`#`")),
    Sort("true for yes", r"(?<= = )yes\b", _to("true"), _says("`yes`")),
    Sort("null for none", r"(?<= = )none\b", _to("null"), _says("`none`")),
    Sort("a colon lost", r"^    (?P<f>[a-z_]+): (?P<v>[a-z0-9]+)$", _to(r"    \g<f> \g<v>"), _says(r"\g<f>: \g<v>")),
    Sort("=> for ->", r"\) -> (?=[a-z])", _to(") => "), _says("`->`")),
    Sort("an arrow lost", r"\) -> (?P<t>[a-z]+)", _to(r") \g<t>"), _says("->")),
    Sort("an amount in quotes", r"(?P<a>^    +(?:add|subtract|base) )(?P<n>[0-9]+ [a-z]+)(?= when|$)",
         _to(r'\g<a>"\g<n>"'), _says("quotation", r"\g<n>")),
    Sort("at last for at least", r"^    at least\b", _to("    at last"), _says("at least")),
    Sort("a cell lost", r"^(?P<a>  - \[.*), (?!line )[^,\]'{}]+\]$", _to(r"\g<a>]"),
         _says("columns are", "`~`"), ".yaml"),
    Sort("a key of a row misspelt", r"^  - \[(?P<w>[a-z_]{5,}),", _misspelt, _whole, ".yaml"),
    Sort("a head misspelt", r"^(?P<w>title|cites|columns|rows|keys):", _misspelt, _whole, ".yaml"),
    Sort("a type of a column misspelt", r"(?<=type: )(?P<w>[A-Za-z]{5,})\b(?!.*declares)", _misspelt, _whole, ".yaml"),
    Sort("= behind base", r"^    base (?=\w)", _to("    base = "), _says("write `base")),
    Sort("+ for add", r"^    add (?=\w)", _to("    + "), _says("`add ")),
    Sort("- for subtract", r"^    subtract (?=\w)", _to("    - "), _says("`subtract ")),
    Sort("floor for round down", r"^    round down to ", _to("    floor to "), _says("`round down to ")),
    Sort("times by", r"^    times ", _to("    times by "), _says("`times ")),
    Sort("when twice", r"(?<=[a-z0-9]) when (?=[a-z])", _to(" when when "), _says("take one of them away")),
    Sort("when lost", r"(?P<a>^    (?:add|subtract|times) [0-9]+ [a-z]+) when (?P<c>[a-z]+\.)", _to(r"\g<a> \g<c>"),
         _says("`when ")),
    Sort("a label without quotes", r"(?P<a>^    (?:add|subtract) [0-9]+ [a-z]+ when [^\"]+) \"(?P<l>[a-z ]+)\"$",
         _to(r"\g<a> \g<l>"), _says("in quotes")),
    Sort("/* for a note", r"$(?<=[a-z0-9\"])", _to(" /* why */"), _says("`#`")),
    Sort("each lost in count", r"count\(each ", _to("count("), _says("each ")),
    Sort("has not", r"not (?P<x>[a-z.]+) has ", _to(r"\g<x> has not "), _says("`not ")),
    Sort("call for run", r"^(?P<a> +)run (?=\w+\()", _to(r"\g<a>call "), _says("`run ")),
    Sort("run lost", r"^(?P<a> +)run (?=\w+\()", _to(r"\g<a>"), _says("`run ")),
    Sort("var for let", r"^(?P<a> +)let (?P<x>\w+) be ", _to(r"\g<a>var \g<x> = "), _says(r"`let \g<x> be ")),
    Sort("raise to", r"^(?P<a> +raise \S+) by ", _to(r"\g<a> to "), _says(" by ")),
    Sort("tell the wrong way round", r"^(?P<a> +tell) (?P<w>[a-z.]+) (?P<q>\"[^\"]*\")$", _to(r"\g<a> \g<q> \g<w>"),
         _says(r"`tell \g<w> ")),
    Sort("a step without number", r"^    step [0-9]+ (?=\")", _to("    step "), _says("step 1")),
    Sort("a colon behind a step", r"^    step (?P<n>[0-9]+) (?=\")", _to(r"    step \g<n>: "), _says(r"`step \g<n> ")),
    Sort("assert for expect", r"^        expect (?!refused)", _to("        assert "), _says("`expect ")),
    Sort("to be for =", r"^(?P<a>        expect [^=\"]*) = (?=\w)", _to(r"\g<a> to be "), _says("`= ")),
    Sort("new in front of a thing", r"(?P<a>given \w+: )(?=[A-Z]\w*\()", _to(r"\g<a>new "), _says("alone")),
    Sort("a kind in small letters", r"(?P<a>given \w+: )(?P<k>[A-Z])(?P<b>[a-z]+)(?=\()",
         lambda match: f"{match['a']}{match['k'].lower()}{match['b']}", _says(r"\g<k>\g<b>")),
    Sort("an example's name unquoted", r"^(?P<a>    example )\"(?P<t>[^\"]*)\"$", _to(r"\g<a>\g<t>"), _says("quotes")),
    Sort("return for otherwise", r"^    otherwise (?=\w)", _to("    return "), _says("`otherwise ")),
    Sort("otherwise for else", r"^(?P<a>    needs .*) else (?=\")", _to(r"\g<a>, otherwise "), _says("`else ")),
    Sort("a document left out", r"^(?P<a> +cites )\w+ (?=\")", _to(r"\g<a>"), _says("document")),
    Sort("a citation's line with its word", r"^(?P<a> +cites \w+ \"[^\"]*\" )(?P<n>[0-9]+)$", _to(r"\g<a>line \g<n>"),
         _says(r"`\g<n>`")),
    Sort("square brackets for a call", r"(?<=[ (])(?P<f>[a-z_]{6,})\((?P<x>[a-z]+)\)(?= )", _to(r"\g<f>[\g<x>]"),
         _says("round brackets")),
    Sort("a comma behind a field", r"^    (?P<f>[a-z_]+: [a-z0-9]+)$", _to(r"    \g<f>,"), _says("comma")),
    Sort("a comma lost behind a title", r"^(?P<a>  - \[\w+ \"[^\"]*\"), ", _to(r"\g<a> "), _says("a comma is missing"),
         ".yaml"),
    Sort("a word for a number", r"^(?P<a>  - \[[^,]+, )(?P<n>[0-9]+)(?P<b>[,\]])", _to(r"\g<a>about \g<n>\g<b>"),
         _says("number", r"`\g<n>", "amount"), ".yaml"),
    Sort("= for : in given", r"(?P<a>^        given \w+(?:\.\w+)*): ", _to(r"\g<a> = "), _says("`:`", ": ", "colon")),
    Sort("a comma lost between parameters", r"(?P<a>\(\w+: \w+), (?=\w+: \w+[,)])", _to(r"\g<a> "), _says("comma")),
    Sort("when for where", r"(?P<a>for each \w+ in \w+(?:\.\w+)*) where ", _to(r"\g<a> when "), _says("where")),
    Sort("a percent added", r"^    increase by (?P<n>[0-9]+%)", _to(r"    add \g<n>"), _says("increase by", "points")),
    Sort("a label in front of when",
         r"(?P<a>^    (?:add|subtract|times) [^\"]+?) when (?P<c>[^\"]+) (?P<l>\"[^\"]+\")$",
         _to(r"\g<a> \g<l> when \g<c>"), _says("label", "behind", "order", "end")),
    Sort("else lost", r"^(?P<a>    needs .*) else (?=\")", _to(r"\g<a> "), _says("else")),
    Sort("a need without its reason", r"^(?P<a>    needs .*) else \".*\"$", _to(r"\g<a>"), _says("else")),
    Sort("an extra cell", r"^(?P<a>  - \[[^\]{}']*)\]$", _to(r"\g<a>, 7]"), _says("columns are", "more"), ".yaml"),
    Sort("a list lost", r"^keys: \[(?P<k>[a-z_]+)\]$", _to(r"keys: \g<k>"), _says("["), ".yaml"),
    Sort("a scale with commas", r"^scale (?P<a>\w+): (?P<m>\w+ < .*?)(?P<l> \"|$)",
         lambda x: f"scale {x['a']}: {x['m'].replace(' <', ',')}{x['l']}", _says("<", "enum")),
    Sort("an enum in order", r"^enum (?P<a>\w+): (?P<m>\w+, .*?)(?P<l> \"|$)",
         lambda x: f"enum {x['a']}: {x['m'].replace(',', ' <')}{x['l']}", _says("scale", "comma")),
    Sort("a unit misspelt", r"(?<=unit: )(?P<w>[a-z]{4,})", _misspelt, _whole, ".yaml"),
    Sort("no name in where-less count", r"count\(each (?P<x>\w+) in ", _to(r"count(\g<x> in "), _says("each")),
    Sort("for lost", r"(?P<a>(?:any|all|sum)\([^()]*) for each ", _to(r"\g<a> each "), _says("for each")),
    Sort("an unknown quantity modified", r"(?<=^    modify )(?P<w>[a-z_]{5,})", _misspelt, _whole),
    Sort("a result misspelt", r"(?<=\) -> )(?P<w>[A-Za-z]{5,})", _misspelt, _whole),
    Sort("one argument too many", r"(?<=[ (])(?P<f>[a-z_]{5,})\((?P<x>[a-z]+)\)(?= |$)", _to(r"\g<f>(\g<x>, \g<x>)"),
         _says("asked of", "takes", "too many", "write", "one")),
    Sort("a tab", r"^    (?=base|add|cites)", _to("\t"), _says("spaces")),
    Sort("a title lost quotes", r"(?P<a>^(?:quantity|value|fact|kind) [^\"]*) \"(?P<l>[A-Za-z ]+)\"$",
         _to(r"\g<a> \g<l>"), _says("quot")),
    Sort("an entry's title lost",
         r"^(?P<a>(?!(?:quantity|value|fact|process|kind|ruling|constant|measure|enum|scale|state|event|sequence|variant"
         r"|view|roll|solve|family|window|upon|die) )[a-z_]+ \w+) \"[^\"]*\"$", _to(r"\g<a>"), _says("no title")),
    Sort("a bracket for a brace", r"\bin \{(?P<m>[a-z_, ]+)\}", _to(r"in [\g<m>]"), _says("{")),
    Sort("is for =", r"(?<=when )(?P<a>[a-z.]+) = (?=[a-z])", _to(r"\g<a> is "), _says("`= ")),
    Sort("not equal in words", r"(?P<a>[a-z.]+) != (?=[a-z])", _to(r"\g<a> is not "), _says("!=")),
    Sort("a bound with to", r"^(?P<a>    bounds .*) \.\. ", _to(r"\g<a> to "), _says("..")),
    Sort("a band with a dash", r"^(?P<a>    [0-9]+) \.\. (?P<b>[0-9]+): ", _to(r"\g<a>-\g<b>: "), _says("..")),
    Sort("a band in a table with a dash", r"^(?P<a>  - \[[0-9]+) \.\. (?P<b>[0-9]+)", _to(r"\g<a>-\g<b>"),
         _says(".."), ".yaml"),
    Sort("or more as +", r"(?P<a>[0-9]+) or more(?=[:,\]])", _to(r"\g<a>+"), _says("or more"), ""),
    Sort("a digit in an about", r"^(?P<a>    about \"[A-Z][a-z]+) ", _to(r"\g<a> 7 "),
         _says("hole", "braces", "{", "digit")),
    Sort("an empty pair of quotes", r"(?P<a>^(?:quantity|value|fact) [^\"]*) \"[^\"]+\"", _to(r'\g<a> ""'),
         _says("empty", "text")),
    Sort("a minus for a points", r"(?P<n>[0-9]+) points(?= when)", _to(r"\g<n>%"), _says("points")),
    Sort("a decimal comma", r"(?<=[ (])(?P<a>[0-9]) 1/2", _to(r"\g<a>,5"),
         _says("1/2", "1.5", "point", "thousand", ",")),
    Sort("x for times", r"(?P<a>[a-z)]) \* (?=[a-z(0-9])", _to(r"\g<a> x "), _says("`*`")),
    Sort("of lost in a field", r"(?<=: )(?P<a>list|set) of ", _to(r"\g<a> "), _says("of")),
    Sort("a type in brackets", r"(?<=: )list of (?P<k>[A-Z]\w+)", _to(r"[\g<k>]"), _says("list of")),
    Sort("a generic type", r"(?<=: )(?P<a>list|set) of (?P<k>[A-Z]\w+)", _to(r"\g<a><\g<k>>"),
         _says("list of", "set of", " of ")),
    Sort("boolean", r"(?<=: )truth\b", _to("boolean"), _says("truth")),
    Sort("int", r"(?<=: )number\b", _to("int"), _says("number")),
    Sort("string", r"(?<=: )text\b", _to("string"), _says("text")),
    Sort("optional in front", r"(?<=: )(?P<k>[A-Z][a-z]+)\?", _to(r"?\g<k>"), _says("?")),
    Sort("end of a block", r"^    cites (?P<a>.*)$", _to(r"    cites \g<a>;"), _says(";", "take it away", "nothing")),
    Sort("a semicolon", r"^(?P<a>    base \S+ \S+)$", _to(r"\g<a>;"), _says("take", "nothing", ";")),
    Sort("def", r"^(?:quantity|value|fact) (?=\w+\()", _to("def "), _says("quantity", "value")),
    Sort("function", r"^(?:quantity|value|fact) (?=\w+\()", _to("function "), _says("quantity", "value")),
    Sort("field without type", r"^    (?P<f>\w+): \w+ = (?P<v>\w+) \"", _to(r'    \g<f> = \g<v> "'),
         _says("type", ": ")),
    Sort("a row without dash", r"^  - \[(?P<a>[^'{}]*)\]$", _to(r"  [\g<a>]"), _says("-", "dash"), ".yaml", near=1),
    Sort("a row without comma", r"^(?P<a>  - \[[a-z_]+), ", _to(r"\g<a> "), _says("comma"), ".yaml"),
    Sort("a colon without space", r"(?P<a>type):\s(?=[a-zA-Z])", _to(r"\g<a>:"), _says("space", ": "), ".yaml"),
    Sort("a duplicate row", r"^(?P<r>  - \[[a-z_]+, [^'{}]*\])$", _to("\\g<r>\n\\g<r>"), _says("same keys", "twice"),
         ".yaml", near=1),
    Sort("a column misspelt when read", r"(?P<a>\w+\[[^\]]+\]\.)(?P<w>[a-z_]{5,})",
         lambda x: x[0].replace('.'+x['w'], '.'+fewer(x['w'])), _whole),
    Sort("a table misspelt", r"(?<=[ (])(?P<w>[a-z_]{5,})(?=\[)", _misspelt, _whole),
    Sort("parens for a table", r"(?<=[ (])(?P<t>[a-z_]{5,})\[(?P<k>[a-z_.]+)\]", _to(r"\g<t>(\g<k>)"),
         _says("square brackets", "[")),
)  # fmt: skip


def slips(texts: dict[str, str], count: int, seed: int) -> Iterator[Slip]:
    """Up to `count` of each sort, in places drawn by lot."""
    for sort in SORTS:
        lots = random.Random(f"{seed} {sort.name}")
        places = [
            (name, number, found)
            for name, text in sorted(texts.items())
            if name.endswith(sort.files) and "scenarios/" not in name and name != "pack.yaml"
            for number, line in enumerate(text.split("\n"), 1)
            if not line.lstrip().startswith("#")
            for found in [re.search(sort.where, line)]
            if found is not None and _outside_quotes(line, found.start())
        ]
        for name, number, found in sorted(lots.sample(places, min(count, len(places))), key=lambda p: p[:2]):
            lines = texts[name].split("\n")
            old = lines[number - 1]
            lines[number - 1] = old[: found.start()] + sort.change(found) + old[found.end() :]
            yield Slip(sort, name, number, old, lines[number - 1], "\n".join(lines), sort.cure(found))


def _outside_quotes(line: str, at: int) -> bool:
    return line[:at].count('"') % 2 == 0 or at == len(line)


def told(files: PackFiles, slip: Slip, find: object = None) -> str:
    """Empty where a slip is told well; else what is wrong, with what was told."""
    report = Report()
    changed = PackFiles(files.name, {**files.files, slip.file: slip.text.encode()})
    compile_pack(changed, report, find=find, trees=SHARED, backends=(), verify=False)  # type: ignore[arg-type]
    found = [one for one in report.sorted() if one.severity.value == "error"]
    if not found:
        return "not told"
    for one in found:
        line = one.primary.span.line
        here = one.primary.span.source.path.endswith(slip.file) and abs(line - slip.line) <= slip.sort.near
        beside = [place.span.line for place in one.related if place.span.source.path.endswith(slip.file)]
        said = " ".join((one.headline, one.primary.label, one.hint, *one.notes))
        if (here or slip.line in beside) and any(cure in said for cure in slip.cures):
            return ""
    first = found[0]
    return f"{first.code.number} {first.primary.span.line}: {first.headline} | {first.primary.label} | {first.hint}"


# ---- slips of one token ----------------------------------------------------------------------------
TOKEN = re.compile(r'"[^"\n]*"|[A-Za-z_]\w*|[0-9][\w.,/%]*|->|[<>!]=|\.\.|[^\s\w]')
SIGNS = {"=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<=", "(": "[", ")": "]", "[": "(", "]": ")", ":": "=",
         ",": ";", ".": ",", "+": "*", "-": "+", "*": "/", "->": "=>", "..": "-", "{": "(", "}": ")"}  # fmt: skip
"""What is typed for a sign."""


@dataclass(frozen=True)
class TokenSlip:
    """A slip of one token: what was done, where, and the file with it."""

    done: str
    file: str
    line: int
    before: str
    after: str
    text: str


@dataclass(frozen=True)
class Heard:
    """What is said of a slip first, and how many lines off its own that is; None in another file. `code` is empty where
    nothing is said."""

    code: str = ""
    off: int | None = 0
    place: str = ""
    said: str = ""
    faults: int = 0


def token_slips(texts: dict[str, str], count: int, seed: int) -> Iterator[TokenSlip]:
    """So many slips of one token in the rules and tables of a pack."""
    lots = random.Random(f"{seed} tokens")
    places = [
        (name, number, match.start(), match[0])
        for name, text in sorted(texts.items())
        if name.endswith((".rules", ".yaml")) and "scenarios/" not in name and name != "pack.yaml"
        for number, line in enumerate(text.split("\n"), 1)
        for match in TOKEN.finditer(line)
        if not line.lstrip().startswith("#")
    ]
    while count:
        name, number, at, token = lots.choice(places)
        lines = texts[name].split("\n")
        old = lines[number - 1]
        done, new = _slipped(old, at, token, lots)
        if new == old:
            continue
        lines[number - 1] = new
        count -= 1
        yield TokenSlip(done, name, number, old, new, "\n".join(lines))


def _slipped(line: str, at: int, token: str, lots: random.Random) -> tuple[str, str]:
    """What is done to a token, and the line with it."""
    head, tail = line[:at], line[at + len(token) :]
    match lots.choice(("left out", "twice", "with the next", "misspelt", "another")):
        case "left out":
            return "left out", (head.rstrip(" ") if head.strip() else head) + (tail if head.strip() else tail.lstrip())
        case "twice":
            return "twice", f"{head}{token} {token}{tail}"
        case "with the next":
            following = TOKEN.search(tail)
            if following is None:
                return "with the next", line
            between = tail[: following.start()]
            return "with the next", f"{head}{following[0]}{between}{token}{tail[following.end() :]}"
        case "misspelt" if len(token) > 3 and token[0] != '"':
            where = lots.randrange(1, len(token) - 1)
            return "misspelt", f"{head}{token[:where]}{token[where + 1]}{token[where]}{token[where + 2 :]}{tail}"
        case "another" if token in SIGNS:
            return "another sign", f"{head}{SIGNS[token]}{tail}"
        case "another" if token[0] == '"':
            return "a quote lost", f"{head}{token[:-1]}{tail}"
        case _:
            return "", line


def heard(files: PackFiles, slip: TokenSlip, find: object = None) -> Heard:
    """What is said of a slip."""
    report = Report()
    changed = PackFiles(files.name, {**files.files, slip.file: slip.text.encode()})
    made = compile_pack(changed, report, find=find, trees=SHARED, backends=("python",), verify=False)  # type: ignore[arg-type]
    if made is not None and not report.found:
        run_examples(made, report)
    found = report.sorted()
    if not found:
        return Heard()
    near = [
        (abs(place.line - slip.line), one)
        for one in found
        for place in (one.primary.span, *(other.span for other in one.related))
        if place.source.path.endswith(slip.file)
    ]
    off, one = min(near, key=lambda pair: pair[0]) if near else (None, found[0])
    place = f"{one.primary.span.source.path.split('/')[-1]}:{one.primary.span.line}"
    said = " | ".join(filter(None, (one.headline, one.primary.label, one.hint, *one.notes)))
    return Heard(one.code.number, off, place, said, len(found))


def tell_tokens(files: PackFiles, count: int, seed: int) -> Counter[str]:
    """Print slips of one token with what is said of each; count them by where that is said."""
    texts = {name: data.decode() for name, data in files.files.items()}
    counts: Counter[str] = Counter()
    for slip in token_slips(texts, count, seed):
        one = heard(files, slip)
        where = _where(one)
        counts[where] += 1
        print(f"{slip.done}: {slip.file}:{slip.line}\n  - {slip.before.strip()}\n  + {slip.after.strip()}")
        print(
            f"  {where}: {one.code} {one.place} {one.said} ({one.faults} in all)" if one.code else f"  {where}",
            flush=True,
        )
    return counts


def _where(one: Heard) -> str:
    if not one.code:
        return "nothing is said"
    if one.off is None or one.off > 1:
        return "elsewhere"
    return "the line beside it" if one.off else "its line"


def pack_of(folder: Path) -> PackFiles:
    """A pack's files."""
    files = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix in (".rules", ".yaml", ".md")
    }
    return PackFiles(folder.name, files)


def main(arguments: list[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.edits.manglings")
    parser.add_argument("folder", type=Path)
    parser.add_argument("-n", type=int, default=3, help="slips of each sort; with `--tokens` slips in all")
    parser.add_argument("--tokens", action="store_true", help="slips of one token, drawn by lot")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    files = pack_of(asked.folder)
    if asked.tokens:
        print(f"{files.name}: {dict(tell_tokens(files, asked.n, asked.seed))}")
        return 0
    texts = {name: data.decode() for name, data in files.files.items()}
    planted = list(slips(texts, asked.n, asked.seed))
    wrong = 0
    for slip in planted:
        fault = told(files, slip)
        if fault:
            wrong += 1
            print(f"{slip.sort.name}: {slip.file}:{slip.line}\n  - {slip.before.strip()}\n  + {slip.after.strip()}")
            print(f"  wanted {slip.cures}\n  {fault}", flush=True)
    print(f"{files.name}: {len(planted)} slips, {len(planted) - wrong} told with their cure")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Compose a YAML file into frozen nodes with locations; each scalar keeps its written text.

Only a plain subset of YAML is accepted: one document of lists, mappings and scalars. Whatever gives a file a hidden
meaning (aliases, merge keys, tags, duplicate keys) is rejected with its location. Texts are interpreted later, by the
type of their column.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any

from rulec.base.diagnostics import Place, Report
from rulec.base.escapes import report_escape
from rulec.base.records import dataclass, field
from rulec.base.spans import Source, Span
from rulec.base.text import UNSEEN
from rulec.tables.located import LocatedText
from rulec.tables.yaml_faults import report_yaml_fault

MAX_DEPTH = 50
MAX_NODES = 1_000_000

# Invisible, or rejected by libyaml: control characters, joiners, direction marks, unusual line ends, surrogates.
_HIDDEN = f"\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f{UNSEEN}\ufffe\uffff\ud800-\udfff"
_UNSEEN_IN_FILE = re.compile(f"[{_HIDDEN}]|\r(?!\n)")
_UNSEEN_IN_TEXT = re.compile(f"[{_HIDDEN}\r]")
_SHOWN_UNSEEN = 20
_READ = ("title", "label", "about")  # keys whose texts are for readers
_COMMENT = re.compile(r"[ \t]+(#[^\n]*)")
_ENDS_IN_DIGITS = re.compile(r"(?<![\d.])\d{1,3}\Z")
_THREE_DIGITS = re.compile(r"\d{3}(?!\d)")
_BLOCKS = ("|", ">")  # styles of multi-line texts


@dataclass(frozen=True, slots=True)
class YamlScalar:
    """A text: `-20%`, `"no"`. `quoted` is True for quoted texts and for `|` and `>` blocks."""

    text: str
    quoted: bool
    span: Span = field(compare=False, repr=False)

    @property
    def is_left_out(self) -> bool:
        """True for `~`, an omitted cell."""
        return self.text == "~" and not self.quoted

    @property
    def is_empty(self) -> bool:
        """True if nothing is written."""
        return not self.text and not self.quoted

    @property
    def located(self) -> LocatedText:
        """The text with its location."""
        return LocatedText(self.text, self.span)

    def part(self, start: int, end: int) -> Span:
        """Return the span of `text[start:end]`, or of the whole scalar if YAML changed the text."""
        for lead in (0, 1):
            if self.span.text[lead : len(self.span.text) - lead] == self.text:
                return Span(self.span.source, self.span.start + lead + start, self.span.start + lead + end)
        return self.span


@dataclass(frozen=True, slots=True)
class YamlList:
    """`[a, b]`, or lines starting with `- `."""

    items: tuple[YamlNode, ...]
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class YamlMap:
    """`{a: 1, b: 2}`, or lines of `key: value`, in written order."""

    pairs: tuple[tuple[YamlScalar, YamlNode], ...]
    span: Span = field(compare=False, repr=False)

    def get(self, key: str) -> YamlNode | None:
        """Return the value of a key, or None."""
        return next((value for scalar, value in self.pairs if scalar.text == key), None)

    def key(self, key: str) -> YamlScalar | None:
        """Return the key itself with its location, or None."""
        return next((scalar for scalar, _ in self.pairs if scalar.text == key), None)

    def text(self, key: str) -> LocatedText | None:
        """Return the text of a key, or None."""
        value = self.get(key)
        return value.located if isinstance(value, YamlScalar) else None

    def required(self, key: str) -> LocatedText:
        """Return the text of a key that the schema requires."""
        value = self.text(key)
        if value is None:
            raise AssertionError(f"the schema requires a text `{key}`")
        return value

    def blocks(self, key: str) -> tuple[YamlMap, ...]:
        """Return the blocks in the list under a key. Other items were rejected by the schema."""
        return tuple(item for item in items_of(self.get(key)) if isinstance(item, YamlMap))


YamlNode = YamlScalar | YamlList | YamlMap


def is_cut(text: YamlScalar, what: str, report: Report) -> bool:
    """Report ` #` after an unquoted text: YAML drops the rest as a comment."""
    source = text.span.source
    rest = None if text.quoted else _COMMENT.match(source.text, text.span.end)
    if rest is not None:
        report.error(
            "R0415", f"a ` #` cuts {what} short", Span(source, rest.start(1), rest.end()), "read as a comment",
            hint="put the text in quotes; a comment has a line of its own",
        )  # fmt: skip
    return rest is not None


def items_of(node: YamlNode | None) -> tuple[YamlNode, ...]:
    """Return the items of a list; nothing for other nodes."""
    return node.items if isinstance(node, YamlList) else ()


def pairs_of(node: YamlNode | None) -> tuple[tuple[YamlScalar, YamlNode], ...]:
    """Return the pairs of a block; nothing for other nodes."""
    return node.pairs if isinstance(node, YamlMap) else ()


def texts_of(node: YamlNode | None) -> tuple[LocatedText, ...]:
    """Return the texts in a list."""
    return tuple(item.located for item in items_of(node) if isinstance(item, YamlScalar))


def named_texts(node: YamlNode | None) -> tuple[tuple[LocatedText, LocatedText], ...]:
    """Return the keys of a block with their texts."""
    return tuple((key.located, value.located) for key, value in pairs_of(node) if isinstance(value, YamlScalar))


def first_line(span: Span) -> Span:
    """Return the part of a span on its first line, so that carets do not underline a whole block."""
    end = span.source.text.find("\n", span.start, span.end)
    return span if end < 0 else Span(span.source, span.start, end)


def compose(source: Source, report: Report) -> YamlNode | None:
    """Return the document of a YAML file, or None after an error."""
    import yaml

    if _has_unseen(source, report):
        return None
    composer = _Composer(source, report)
    # Events are parsed lazily, so an expansion bomb is detected before anything is built from it.
    loader = yaml.CSafeLoader(source.text)
    try:
        node = composer.document(_events(loader))
    except yaml.YAMLError as fault:
        report_yaml_fault(source, report, fault)
        return None
    except _TooLarge:
        return None
    finally:
        loader.dispose()
    return None if composer.faulty else node


def to_plain(node: YamlNode) -> Any:
    """Return the document as dicts, lists and texts, for schemas."""
    match node:
        case YamlScalar(text=text):
            return text
        case YamlList(items=items):
            return [to_plain(item) for item in items]
        case YamlMap(pairs=pairs):
            return {key.text: to_plain(value) for key, value in pairs}


def _has_unseen(source: Source, report: Report) -> bool:
    """Report characters that libyaml rejects or ignores silently. Escapes are checked in each text."""
    found = list(islice(_UNSEEN_IN_FILE.finditer(source.text), _SHOWN_UNSEEN))
    for match in found:
        name = f"U+{ord(match.group()):04X}"
        span = Span(source, match.start(), match.end())
        report.error("R0411", f"the unseen character `{name}` in the file", span, "here", hint="delete it")
    return bool(found)


class _TooLarge(Exception):
    """Raised if a file is nested too deeply or too long; the rest is not read."""


def _events(loader: Any) -> Iterator[Any]:
    while loader.check_event():
        yield loader.get_event()


class _Composer:
    """Builds nodes from events and reports what the subset rejects, continuing where possible."""

    def __init__(self, source: Source, report: Report) -> None:
        self.source = source
        self.report = report
        self.faulty = False
        self.nodes = 0

    def document(self, events: Iterator[Any]) -> YamlNode | None:
        """Return the first document; report further ones."""
        import yaml

        root: YamlNode | None = None
        documents = 0
        for event in events:
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if documents == 2:
                    self.error("R0406", "more than one document in a file", event, "a second one begins here")
                    break
            elif isinstance(event, yaml.NodeEvent):
                root = self.node(event, events, 1)
        if documents < 2 and (root is None or (isinstance(root, YamlScalar) and root.is_empty)):
            self.faulty = True
            start = Span(self.source, 0, min(1, len(self.source.text)))
            self.report.error("R0409", f"nothing stands in `{self.source.path}`", start, "the file is empty")
        return root

    def node(self, event: Any, events: Iterator[Any], depth: int) -> YamlNode:
        """Return the node that starts with an event."""
        import yaml

        self.nodes += 1
        if depth > MAX_DEPTH:
            self.error("R0407", f"nested more than {MAX_DEPTH} deep", event, "too deep here")
            raise _TooLarge
        if self.nodes > MAX_NODES:
            self.error("R0407", f"more than {MAX_NODES:,} entries in one file", event, "too many up to here")
            raise _TooLarge
        if isinstance(event, yaml.AliasEvent):
            self.error(
                "R0403",
                f"`*{event.anchor}` copies another part of the file",
                event,
                "an alias",
                hint="write the copied part out in full",
            )
            return YamlScalar("", True, self.span(event))
        self.check_marks(event)
        if isinstance(event, yaml.ScalarEvent):
            return self.scalar(event)
        if isinstance(event, yaml.SequenceStartEvent):
            return self.sequence(event, events, depth)
        return self.mapping(event, events, depth)

    def check_marks(self, event: Any) -> None:
        """Reject anchors and tags."""
        if event.anchor is not None:
            self.error(
                "R0403",
                f"`&{event.anchor}` marks a part of the file for copying",
                event,
                "an anchor",
                hint=f"take `&{event.anchor}` away and write copies out in full",
            )
        if event.tag is not None:
            shown = event.tag.replace("tag:yaml.org,2002:", "!!")
            self.error(
                "R0405",
                f"the tag `{shown}` sets a type",
                event,
                "a tag",
                hint="take the tag away: the type of the column tells how a text is read",
            )

    def scalar(self, event: Any) -> YamlScalar:
        span = self.span(event)
        unseen = _UNSEEN_IN_TEXT.search(event.value)
        if unseen is not None:
            self.faulty = True
            name = f"U+{ord(unseen.group()):04X}"
            self.report.error("R0411", f"the unseen character `{name}` in a text", span, f"holds {name}")
        if "\\" in event.value:
            report_escape(event.value, span, self.report)
        if event.style not in _BLOCKS and "\n" in event.value:
            self.report.warning(
                "R0158", "a line break in a text", first_line(span), "goes on in a new line",
                hint="write one line; where several are meant, begin the text with `|`",
            )  # fmt: skip
        return YamlScalar(event.value, bool(event.style), span)

    def sequence(self, start: Any, events: Iterator[Any], depth: int) -> YamlList:
        import yaml

        items: list[YamlNode] = []
        for event in events:
            if isinstance(event, yaml.SequenceEndEvent):
                self.check_thousands(items)
                return YamlList(tuple(items), self.block_span(start, event, items))
            items.append(self.node(event, events, depth + 1))
        raise AssertionError("the event stream ended inside a list")

    def mapping(self, start: Any, events: Iterator[Any], depth: int) -> YamlMap:
        import yaml

        pairs: list[tuple[YamlScalar, YamlNode]] = []
        seen: dict[str, Span] = {}
        for event in events:
            if isinstance(event, yaml.MappingEndEvent):
                self.check_thousands([part for pair in pairs for part in pair])
                span = self.block_span(start, event, [value for _, value in pairs])
                return YamlMap(tuple(pairs), span)
            key = self.node(event, events, depth + 1)
            value = self.node(next(events), events, depth + 1)
            if not isinstance(key, YamlScalar):
                self.faulty = True
                self.report.error(
                    "R0410",
                    "a key that is not a text",
                    key.span,
                    "this is the key",
                    hint="put the key in quotes",
                )
                continue
            self.check_key(key, seen)
            self.check_cut(key, value)
            pairs.append((key, value))
        raise AssertionError("the event stream ended inside a mapping")

    def check_cut(self, key: YamlScalar, value: YamlNode) -> None:
        """Reject ` #` after an unquoted text for readers."""
        if key.text in _READ and isinstance(value, YamlScalar) and is_cut(value, f"the {key.text}", self.report):
            self.faulty = True

    def check_thousands(self, parts: list[YamlNode]) -> None:
        """Reject `1,200` in a list or block on one line, which YAML reads as two cells."""
        for one, other in pairwise(parts):
            if not isinstance(one, YamlScalar) or not isinstance(other, YamlScalar):
                continue
            span = Span(self.source, one.span.start, other.span.end)
            begin, rest = _ENDS_IN_DIGITS.search(one.span.text), _THREE_DIGITS.match(other.span.text)
            if begin is None or rest is None or span.text != f"{one.span.text},{other.span.text}":
                continue
            self.faulty = True
            number = f"{begin[0]},{rest[0]}"
            self.report.error(
                "R0414", f"`{number}` is read as two cells", span, "a comma parts them",
                hint=f"one number is written `{begin[0]}{rest[0]}`, or with its comma in quotes; two have a blank "
                "behind the comma",
            )  # fmt: skip

    def check_key(self, key: YamlScalar, seen: dict[str, Span]) -> None:
        """Reject merge keys and duplicate keys."""
        if key.text == "<<" and not key.quoted:
            self.faulty = True
            self.report.error(
                "R0404", "`<<` merges another block into this one", key.span, "a merge key",
                hint="write the keys of the other block out here",
            )  # fmt: skip
        elif key.text in seen:
            self.faulty = True
            self.report.error(
                "R0402",
                f"`{key.text}` stands twice in one block",
                key.span,
                "again here",
                related=(Place(seen[key.text], "first here"),),
            )
        else:
            seen[key.text] = key.span

    def error(self, number: str, headline: str, event: Any, label: str, *, hint: str = "") -> None:
        self.faulty = True
        self.report.error(number, headline, first_line(self.span(event)), label, hint=hint)

    def span(self, event: Any) -> Span:
        start = event.start_mark.index
        text = self.source.text[start : event.end_mark.index]
        return Span(self.source, start, start + len(text.rstrip()) if text.strip() else start)

    def block_span(self, start: Any, end: Any, children: list[YamlNode]) -> Span:
        """Return the span of a block, which ends with its last child: YAML's end mark includes blank lines and
        comments."""
        first = start.start_mark.index
        if start.flow_style or not children:
            return Span(self.source, first, end.end_mark.index)
        return Span(self.source, first, max(first, children[-1].span.end))

"""Basic English: number words, articles, plurals, possessives, lists and sentences. Independent of the model."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from rulec.backends.reference.language.escape import Md
from rulec.runtime.game.messages import in_words

_MARKS = "*[(“\"'"


def number_word(number: int) -> str:
    """Return `seven` for 7, up to a hundred; larger numbers in figures."""
    if number < 0:
        return f"{number:,}".replace("-", "\N{MINUS SIGN}")
    return "a hundred" if number == 100 else in_words(number)


_TWICE = re.compile(r"\b([a-z]{2,})(?: \1\b)+")


@lru_cache(maxsize=1 << 14)
def humanise(name: str) -> str:
    """Return `tower height` for `tower_height` and `TowerHeight`; a repeated word appears once."""
    spaced = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).replace("_", " ")
    return _TWICE.sub(r"\1", " ".join(spaced.split()).lower()) or name


def titled(name: str) -> str:
    """Return `Tower height` for `tower_height`."""
    return upper_first(humanise(name))


def upper_first(text: str) -> str:
    """Capitalise the first letter, after opening marks such as `*` and `[`."""
    for at, char in enumerate(text):
        if char.isalpha():
            return text[:at] + char.upper() + text[at + 1 :]
        if char not in _MARKS:
            return text
    return text


def lower_first(text: str) -> str:
    """Lower the first letter, unless the first word is an abbreviation or a single letter."""
    first = text.split(" ", 1)[0]
    return text if len(first) < 2 or not first[1:].islower() else text[0].lower() + text[1:]


ABBREVIATED = 3
"""Maximum length of an abbreviation in capitals, such as `HP`, which stays as it is."""


def quiet(text: str) -> str:
    """Return a heading in capitals, `CHANCE`, as it reads in a sentence: `Chance`."""
    return text.capitalize() if text.isupper() and len(text) > ABBREVIATED else text


def plural(noun: str) -> str:
    """Guess the plural: `towers`, `towers of stone`."""
    head, of, behind = noun.partition(" of ")
    if of:
        return f"{plural(head)}{of}{behind}"
    if re.search(r"(?:[^aeiou])y$", noun):
        return noun[:-1] + "ies"
    return noun + ("es" if re.search(r"(?:s|x|z|ch|sh)$", noun) else "s")


def singular(noun: str) -> str | None:
    """Return the singular of a regular plural, or None if the word does not look like one."""
    if noun.endswith("ies") and len(noun) > 4:
        return noun[:-3] + "y"
    if re.search(r"(?:[sxz]|ch|sh)es$", noun):
        return noun[:-2]
    if noun.endswith("s") and not noun.endswith(("ss", "us", "is")) and len(noun) > 3:
        return noun[:-1]
    return None


def is_plural(noun: str) -> bool:
    """Return whether the last word looks like a plural."""
    return singular(noun.rsplit(" ", 1)[-1]) is not None


PARTICIPLE = (
    r"(?:\w+ed|\w+en|\w+ght|\w+wn|begun|built|cast|come|cut|dealt|done|gone|had|held|hit|kept|left|led|lost|made|met|paid"
    r"|put|run|set|sent|sold|stood|told|won)\b"
)
_JOINS = "of|in|under|at|on|for|with|to|from|since|by|between|against"
_ENDS = re.compile(rf"(?: {PARTICIPLE})?(?: (?:{_JOINS}))?\Z")
_BEHIND = re.compile(rf" (?:(?:{_JOINS}|that|as|when|where|which|who|whom|whose)\b.*|{PARTICIPLE})\Z")


def are_several(noun: str) -> bool:
    """Return whether a noun with its complements is a plural: `towers`, `towers of the house`, `towers left`."""
    return is_plural(_BEHIND.sub("", noun))


def several_at_the_end(name: str) -> bool:
    """Return whether a name that ends with its noun is a plural: `old towers`, `towers built`, `towers of`."""
    return not name.startswith(("how ", "what ", "who ")) and is_plural(_ENDS.sub("", name))


def possessive(noun: str) -> str:
    """Return `the house's`, `the towers'`."""
    return noun + ("'" if noun.endswith("s") and is_plural(noun) else "'s")


def joined(items: Iterable[str], joint: str = "and") -> str:
    """Return `a, b and c`."""
    found = list(items)
    if len(found) < 2:
        return "".join(found)
    return f"{', '.join(found[:-1])} {joint} {found[-1]}"


def listed(items: Iterable[str], joint: str = "and") -> str:
    """Return `a, b and c`, with semicolons if an item contains a comma: `a, b; c`."""
    found = list(items)
    return "; ".join(found) if any("," in one for one in found) else joined(found, joint)


def often(number: int) -> str:
    """Return `once`, `twice`, `three times`."""
    return {1: "once", 2: "twice"}.get(number, f"{number_word(number)} times")


def counted(number: int, noun: str, nouns: str) -> str:
    """Return `one apple`, `seven apples`."""
    return f"{number_word(number)} {noun if number == 1 else nouns}"


_ARTICLE = re.compile(r"(?i)(?:^|[\W_])(?:a|an|the|no|another|every|your|their|its|our|my) $")
_THE = re.compile(r"^([*\[]*)the ")


def without_second_article(value: Md, before: str) -> Md:
    """Remove the article of a hole's value where the text in front ends with one, as in `a {wind}` and `No {wind}`."""
    return Md(_THE.sub(r"\1", value)) if _ARTICLE.search(before) else value


_CLOSED = (".", "!", "?", "…", ":", ".”", "!”", "?”", "…”")
"""What ends a sentence, within a quotation as well."""


def sentence(text: str, capital: bool = True) -> str:
    """Add a capital letter and a full stop."""
    found = text.strip()
    found = upper_first(found) if capital else found
    return found if found.rstrip("*_)").endswith(_CLOSED) else found + "."


_VERB = re.compile(rf" (?:is|are|was|were|can|may|must|will|(?:has|have)(?= (?:to|{PARTICIPLE})))(?= )")
_OTHER = re.compile(r"\A(?:any|no|nobody|somebody) | (?:and|does|has|have|if|no|nor|not|or|that|which|who) ")
"""Words that make it ambiguous where `not` belongs."""
_THAT = re.compile(r"(\A|\b(?:and|at|by|for|from|in|of|on|to|with) )that ")
"""A demonstrative `that` before a noun, rather than a conjunction."""


def denied(said: str) -> str:
    """Negate a clause: `the group has not marched`."""
    verbs = _VERB.findall(said)
    head, verb, rest = said.partition(verbs[0]) if len(verbs) == 1 else ("", "", "")
    turned = bool(verb) and rest.startswith(" not ")  # already negated
    rest = rest.removeprefix(" not") if turned else rest
    before, behind = (_THAT.sub(r"\1the ", part) for part in (f"{head} ", rest))
    if verb in (" have", " are", " were"):  # with `and`, the negation could mean either of them
        before = before.replace(" and ", " with ")
    if not verb or _OTHER.search(before) or _OTHER.search(behind):
        return f"it is not so that {said}"
    if turned:
        return f"{head}{verb}{rest}"
    if rest.startswith(" to "):
        return f"{head} {'does' if verb == ' has' else 'do'} not have{rest}"
    return f"{head}{verb}{'' if verb == ' can' else ' '}not{rest}"

"""Parse a command line: flags, options with values, and words. Small, as every command starts with it."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterable


LISTS = ("--given",)
"""Options that also take the following words with an equals sign as values."""
PATHS = ("--rules", "--out", "--site", "-o")
"""Options whose value is a path. It must not start with `-`, as it may be an option mistaken for a value."""
ASKED = ("--rules", "--given", "--thrown", "--answered", "--variant", "--format")
"""Options of the commands that query a rule."""


QUIET = "-q"
"""Flag of every command that suppresses messages of success."""


class UsageError(Exception):
    """Raised for an invalid command line, with an explanation."""


class Line:
    """A parsed command line: flags, all values of each option, and words."""

    __slots__ = ("flags", "values", "words")

    def __init__(self) -> None:
        self.flags: set[str] = set()
        self.values: dict[str, list[str]] = {}
        self.words: list[str] = []

    def many(self, name: str) -> list[str]:
        """Return all values of an option."""
        return self.values.get(name, [])

    def one(self, name: str, default: str = "") -> str:
        """Return the last value of an option, or the default."""
        return self.values.get(name, [default])[-1]

    def choice(self, name: str, allowed: tuple[str, ...]) -> str:
        """Return the value of an option with a few permitted values; the first is the default."""
        value = self.one(name, allowed[0])
        if value not in allowed:
            raise UsageError(f"`{name}` takes {' or '.join(allowed)}, not `{value}`")
        return value


def read(words: Iterable[str], flags: tuple[str, ...] = (), options: tuple[str, ...] = ()) -> Line:
    """Parse words. *flags* and *options* are names with hyphens; `--help` and `-q` are always flags."""
    line = Line()
    todo = list(words)
    todo.reverse()
    while todo:
        word = todo.pop()
        if word == "--":
            line.words += reversed(todo)
            break
        if not word.startswith("-") or word == "-":
            line.words.append(word)
            continue
        name, equals, value = word.partition("=")
        if name in ("--help", "-h"):
            line.flags.add("--help")
        elif name in flags or name == QUIET:
            if equals:
                raise UsageError(f"`{name}` takes no value")
            line.flags.add(name)
        elif name in options:
            if not equals:
                if not todo:
                    raise UsageError(f"`{name}` needs a value")
                value = todo.pop()
            if name in PATHS and value.startswith("-") and value != "-":
                raise UsageError(
                    f"`{name}` needs a path, not `{value}`; one that begins with `-` is given as `./{value}`"
                )
            line.values.setdefault(name, []).append(value)
            while name in LISTS and todo and "=" in todo[-1] and not todo[-1].startswith("-"):
                line.values[name].append(todo.pop())
        else:
            raise unknown(f"there is no option `{name}`", name, (*flags, *options, "--help"))
    return line


def check_variants(
    pack: str, chosen: Collection[str], known: Collection[str], apart: Iterable[tuple[str, str]]
) -> None:
    """Reject unknown variants, and pairs that exclude each other."""
    for variant in chosen:
        if variant not in known:
            raise unknown(f"the pack `{pack}` has no variant `{variant}`", variant, known)
    for one, other in apart:
        if one in chosen and other in chosen:
            raise UsageError(f"the variants `{one}` and `{other}` are not played together")


def unknown(said: str, word: str, known: Iterable[str]) -> UsageError:
    """Return an error for an unknown word, with the nearest known one."""
    from rulec.base.text import did_you_mean

    hint = did_you_mean(word, known)
    return UsageError(f"{said}; {hint}" if hint else said)

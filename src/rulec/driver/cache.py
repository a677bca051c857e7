"""The cache folder `.rulec/`, with results of earlier runs. Its files may be deleted, damaged or outdated at any time.

An entry is named after the hash of its inputs and starts with a checksum, so a damaged entry is ignored. Entries hold
text, JSON and, for the grammar, plain values in `marshal` form, but never pickles: nothing loaded from here can
execute. A *stamp* records the inputs and outputs of a build. A build that finds both unchanged stops at once; to keep
that fast, this module imports little.
"""

from __future__ import annotations

import os
import sys
from hashlib import blake2b, sha256

from rulec.driver import discovery
from rulec.driver.discovery import Root

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

KEPT = 4000
"""Maximum number of entries of one sort; beyond it, the older half is deleted."""


def folder_for(where: list[Root]) -> str | None:
    """Return the cache folder: `RULEC_CACHE`, or `.rulec` beside the first folder of rules. None for installed
    packs."""
    chosen = os.environ.get("RULEC_CACHE")
    if chosen:
        return chosen
    if not where or where[0][1]:
        return None
    return os.path.join(os.path.dirname(os.path.abspath(where[0][0])), ".rulec")


class Cache:
    """The cache in one folder. Without a folder it stores nothing."""

    def __init__(self, folder: str | None) -> None:
        self.folder = folder

    def load(self, sort: str, key: str) -> str | None:
        """Return the stored text, or None if it is missing or damaged."""
        body = self.load_bytes(sort, key)
        return None if body is None else body.decode("utf-8", "replace")

    def load_bytes(self, sort: str, key: str) -> bytes | None:
        """Return the stored bytes, or None if they are missing or damaged."""
        if self.folder is None:
            return None
        try:
            with open(os.path.join(self.folder, sort, key), "rb") as file:
                head, _, body = file.read().partition(b"\n")
        except OSError:
            return None
        if head != _sum(sort, key, body):
            return None
        return body

    def has(self, sort: str, key: str) -> bool:
        """Return whether an entry exists, damaged or not."""
        return self.folder is not None and os.path.isfile(os.path.join(self.folder, sort, key))

    def store(self, sort: str, key: str, text: str) -> None:
        """Store a text."""
        self.store_bytes(sort, key, text.encode("utf-8", "replace"))

    def store_bytes(self, sort: str, key: str, body: bytes) -> None:
        """Store bytes. Failures are ignored: the next run recomputes the entry."""
        if self.folder is None:
            return
        folder = os.path.join(self.folder, sort)
        path = os.path.join(folder, key)
        temporary = f"{path}.{os.getpid()}"
        try:
            self._begin(folder)
            with open(temporary, "wb") as file:
                file.write(_sum(sort, key, body) + b"\n" + body)
            os.replace(temporary, path)
        except OSError:  # the disk is full, or the path is taken
            _take_away(temporary)

    def _begin(self, folder: str) -> None:
        assert self.folder is not None
        if os.path.isdir(folder):
            _thin(folder)
            return
        os.makedirs(folder, exist_ok=True)
        ignore = os.path.join(self.folder, ".gitignore")
        if not os.path.exists(ignore):
            with open(ignore, "w", encoding="utf-8") as file:
                file.write("*\n")


def _thin(folder: str) -> None:
    names = os.listdir(folder)
    if len(names) > KEPT:
        paths = sorted((os.path.join(folder, name) for name in names), key=os.path.getmtime)
        for path in paths[: len(paths) // 2]:
            _take_away(path)


def _take_away(path: str) -> None:
    """Delete a file if it exists."""
    try:
        os.unlink(path)
    except OSError:
        return


def _sum(sort: str, key: str, body: bytes) -> bytes:
    return blake2b(body, digest_size=20, key=f"{sort}/{key}".encode()[:64]).hexdigest().encode()


def own_hash() -> str:
    """Return a hash of rulec and of the Python version that runs it."""
    return sha256(f"{sys.version}\0{compiler_hash()}".encode()).hexdigest()


def compiler_hash() -> str:
    """Return a hash of modules, grammar and schemas. It is the same in a checkout and in a wheel."""
    package = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    return _hash_of([package, *_beside(package)], "")


def parser_hash() -> str:
    """Return a hash of everything that parsing depends on. Changes elsewhere in rulec leave it unchanged."""
    package = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    inner = [os.path.join(package, name) for name in ("base", "syntax", "tables")]
    return _hash_of([*inner, os.path.join(package, "driver", "parse_cache.py"), *_beside(package)])


def _beside(package: str) -> list[str]:
    data = os.path.join(package, "_data")
    beside = data if os.path.isdir(data) else os.path.dirname(os.path.dirname(package))
    return [os.path.join(beside, "grammar"), os.path.join(beside, "schemas")]


def _hash_of(roots: list[str], python: str = sys.version) -> str:
    total = sha256(python.encode())
    for root in roots:
        paths = sorted(_own_files(root)) if os.path.isdir(root) else [root]
        for path in paths:
            data = discovery.content(path)
            if data is None:
                raise FileNotFoundError(path)
            total.update(b"%s\0%d\0" % (path[len(root) :].encode("utf-8", "surrogateescape"), len(data)))
            total.update(data)
    return total.hexdigest()


def _own_files(folder: str) -> list[str]:
    found: list[str] = []
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir():
                if entry.name not in ("__pycache__", "_data"):  # a wheel has grammar and schemas in `_data`
                    found += _own_files(entry.path)
            elif entry.name.endswith((".py", ".lark", ".json")) or entry.name == "words.md":
                found.append(entry.path)
    return found


def hash_inputs(packs: Iterable[tuple[str, Mapping[str, bytes], Mapping[str, bytes]]]) -> str:
    """Return a hash of all inputs of a build: names, source files and unread files of a pack and its parents.

    Unread files count, since a build warns of them.
    """
    total = sha256()
    for name, files, others in packs:
        total.update(f"pack {name}\0".encode())
        for file, data in files.items():
            total.update(f"{file}\0{len(data)}\0".encode("utf-8", "surrogateescape"))
            total.update(data)
        for file, data in others.items():
            total.update(f"other {file}\0{len(data)}\0".encode("utf-8", "surrogateescape"))
            total.update(data)
    return total.hexdigest()


Sources = tuple[str, dict[str, bytes], dict[str, bytes]]
"""Name of a pack, its source files, and the files in its folder that are not read."""


def read_packs(names: list[str], where: list[Root]) -> list[Sources] | None:
    """Return the current sources of these packs, or None if one cannot be read."""
    found = [each for each in (_read(name, where) for name in names) if each is not None]
    return found if len(found) == len(names) else None


def _read(name: str, where: list[Root]) -> Sources | None:
    """Return the current sources of a pack, or None if a file cannot be read. A full build then reports the reason."""
    found = discovery.find(name, where)
    if found is None:
        return None
    files: dict[str, bytes] = {}
    for file in discovery.source_files(found[1]):
        path = discovery.inside(found[1], file)
        if not discovery.regular(path):
            return None
        data = discovery.content(path)
        if data is None:
            return None
        files[file] = data
    return name, files, discovery.unread_files(found[1])


class Stamp:
    """Inputs, outputs and messages of the last build of a pack into one folder."""

    __slots__ = ("input", "outputs", "own", "packs", "said")

    def __init__(self, packs: list[str], own: str, input: str, outputs: dict[str, str], said: str) -> None:
        self.packs = packs
        self.own = own
        self.input = input
        self.outputs = outputs
        self.said = said

    def text(self) -> str:
        """Return the stamp as stored text."""
        lines = [
            " ".join(self.packs),
            self.own,
            self.input,
            *(f"{total} {path}" for path, total in self.outputs.items()),
        ]
        return "\n".join(lines) + "\n\n" + self.said

    @staticmethod
    def read(text: str) -> Stamp | None:
        """Parse a stored stamp, or return None."""
        head, gap, said = text.partition("\n\n")
        lines = head.split("\n")
        if not gap or len(lines) < 3:
            return None
        outputs: dict[str, str] = {}
        for line in lines[3:]:
            total, _, path = line.partition(" ")
            outputs[path] = total
        return Stamp(lines[0].split(" "), lines[1], lines[2], outputs, said)


def stamp_key(name: str, out: str, where: list[Root]) -> str:
    """Return the cache key for a pack built from these roots into one folder."""
    places = [os.path.realpath(out), *(os.path.realpath(path) for path, _ in where)]
    return f"{name}-{blake2b(chr(0).join(places).encode('utf-8', 'surrogateescape'), digest_size=8).hexdigest()}"


def last_stamp(cache: Cache, name: str, out: str, where: list[Root]) -> Stamp | None:
    """Return the stamp of the last build of a pack into a folder, or None."""
    text = cache.load("stamps", stamp_key(name, out, where))
    stamp = Stamp.read(text) if text is not None else None
    return stamp if stamp is not None and stamp.packs[0] == name else None


def reads_the_same(stamp: Stamp, where: list[Root]) -> bool:
    """Return whether all inputs of that build are unchanged."""
    packs = read_packs(stamp.packs, where)
    return packs is not None and hash_inputs(packs) == stamp.input


def differing(out: str, sums: Iterable[tuple[str, str]]) -> list[str]:
    """Return the paths of outputs whose content no longer has the recorded hash."""
    found = []
    for path, total in sums:
        data = discovery.content(discovery.inside(out, path))
        if data is None or sha256(data).hexdigest() != total:
            found.append(path)
    return found

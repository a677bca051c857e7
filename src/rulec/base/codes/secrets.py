"""Codes of what is hidden, of views, and of what would give a secret away: R0360 to R0372, R0376 to R0378."""

from __future__ import annotations

from rulec.base.codes.code import Code

_SPY = (
    'kind Scout, scouts "scout"\n    house: House "house"\n    belongs to house\n'
    '    pay: gold = 2 gold "pay" seen by house\n    rank: Rank = low "rank"\n\n'
)


def _kind(line: str) -> str:
    """A kind with one line that says who sees something."""
    return f'kind Scout, scouts "scout"\n    house: House "house"\n    {line}\n'


def _process(*lines: str) -> str:
    """A process over a scout whose pay is hidden."""
    body = "".join(f"    {line}\n" for line in lines)
    return f'{_SPY}process look(scout: Scout) "A test"\n{body}    cites book "Gate" 7\n'


def _act(*lines: str) -> str:
    """An act about a scout whose pay is hidden."""
    body = "".join(f"    {line}\n" for line in lines)
    return (
        f'{_SPY}kind Errand, errands listed "errand"\n\nerrand 1 "Look"\n    by house: House\n    takes scout: Scout\n'
        f'{body}    typed "1 {{scout}}"\n    does\n        set scout.rank to high\n    cites book "Gate" 7\n\n'
        'sequence turn "A turn"\n    queue errand by lowest errand.number\n    step 1 "All"\n        acts errand 1\n'
        '    cites book "Gate" 8\n'
    )


def _view(*lines: str, head: str = "house: House") -> str:
    """A view of scouts."""
    body = "".join(f"    {line}\n" for line in lines)
    return f'{_SPY}view roll_call({head}) "The scouts"\n{body}    cites book "Gate" 7\n'


_PLACED = "for each s in scouts", "shows across: s.tent.east", "shows down: s.tent.south", "shows name: s.rank"


def _map(line: str) -> str:
    """A map of scouts, each at a tent."""
    tent = 'kind Tent, tents "tent"\n    east: number = 1 "east"\n    south: number = 1 "south"\n\n'
    scout = 'kind Scout, scouts "scout"\n    tent: Tent "tent"\n    rank: Rank = low "rank"\n\n'
    body = "".join(f"    {each}\n" for each in (*_PLACED, line))
    return f'{tent}{scout}view camp(house: House) "The camp"\n{body}    cites book "Gate" 7\n'


_ASKED = 'ask scout.house for fee be amount 0 gold .. 9 gold default scout.pay sealed "How much?"'
_OWN = "for each s in scouts where s.house = house"

ALL: tuple[Code, ...] = (
    Code(
        "R0360",
        "nobody-to-see",
        (
            "Behind `seen by` stand fields that lead from the thing to those who see: `seen by house`, or `house.heir` "
            "for two steps. `itself` is the thing, where that is a player; `nobody` and `everyone` say all by "
            "themselves."
        ),
        bad=_kind("pay: gold = 2 gold seen by owner"),
        good=_kind("pay: gold = 2 gold seen by house"),
    ),
    Code(
        "R0361",
        "entries-are-open",
        (
            "The entries of a `listed` kind stand in the rules, where everybody reads them. What can be hidden is a "
            "field of a thing in play, or a field of the game's own."
        ),
        bad='kind Gem, gems listed "gem"\n    worth: gold = 1 gold seen by nobody\n\ngem ruby "Ruby"\n'
        '    cites book "Gate" 7\n',
        good='kind Gem, gems listed "gem"\n    worth: gold = 1 gold\n\ngem ruby "Ruby"\n    cites book "Gate" 7\n',
    ),
    Code(
        "R0362",
        "view-for-whom",
        "A view is what one player gets to see, hence it has one parameter: the thing in play that is the player's.",
        bad=_view(_OWN, "shows s.rank", head="house: House, rank: Rank"),
        good=_view(_OWN, "shows s.rank"),
    ),
    Code(
        "R0363",
        "shows-nothing",
        "A view has at least one line `shows E`. `for each x in xs where C` says of which things it shows them.",
        bad=_view(_OWN),
        good=_view(_OWN, "shows s.rank"),
    ),
    Code(
        "R0364",
        "shown-without-a-name",
        (
            "What a view shows has a name, by which programs read it. A field has one already; what is worked out is "
            "given one in front: `shows NAME: E`."
        ),
        bad=_view(_OWN, "shows 2 * s.pay"),
        good=_view(_OWN, "shows twice: 2 * s.pay"),
    ),
    Code(
        "R0365",
        "message-tells-a-secret",
        (
            "A message tells only what the one who is told may know. What is worked out from a hidden field is hidden "
            "as well, and a message that comes only under some condition tells of the condition. Where the rules mean "
            "it to become known, the block says so: `gives away FIELD of KIND`; the page prints that too."
        ),
        bad=_process('tell everyone "A scout gets {scout.pay}."'),
        good=_process('tell scout.house "A scout gets {scout.pay}."'),
    ),
    Code(
        "R0366",
        "act-tells-a-secret",
        (
            "What may be chosen, what an act costs, when it is open and what it needs is told to who gives it, when the"
            " line is handed in or after the turn. None of it may hang on what that player does not see, unless the act"
            " says that it `gives away` the field."
        ),
        bad=_act('needs cheap: scout.pay < 3 gold else "Too dear."'),
        good=_act("gives away pay of Scout", 'needs cheap: scout.pay < 3 gold else "Too dear."'),
    ),
    Code(
        "R0367",
        "view-shows-a-secret",
        (
            "A view is checked like a message: which things it shows, and what of them, may hang only on what its "
            "player sees. `where` and `when` can make sure of it: `for each s in scouts where s.house = house`."
        ),
        bad=_view("for each s in scouts", "shows s.pay"),
        good=_view("for each s in scouts", "shows s.pay when s.house = house"),
    ),
    Code(
        "R0368",
        "change-tells-a-secret",
        (
            "Who sees a field learns what is written to it. What hangs on a hidden field can be written only to what is"
            " seen by the same players, or by fewer. Where the rules mean it to become known, the block says that it "
            "`gives away` the field."
        ),
        bad=_process("if scout.pay > 3 gold", "    set scout.rank to high"),
        good=_process("gives away pay of Scout", "if scout.pay > 3 gold", "    set scout.rank to high"),
    ),
    Code(
        "R0369",
        "gives-nothing-away",
        "A line `gives away` names a field that no line of the block asks for. The page would say what is not so.",
        bad=_process("gives away pay of Scout", "set scout.rank to high"),
        good=_process("set scout.rank to high"),
    ),
    Code(
        "R0370",
        "no-secret",
        (
            "`gives away` names hidden fields: `gives away pay of Scout`, or the name alone for a field of the game's "
            "own. A kind's name stands for all that a line `seen by` of the kind hides."
        ),
        bad=_process("gives away rank of Scout", "set scout.rank to high"),
        good=_process("set scout.rank to high"),
    ),
    Code(
        "R0371",
        "view-asks",
        "A view is shown at any time, with nobody there to state a fact; it shows what the game knows by itself.",
        bad='fact lame(scout: Scout)\n    judged "Is the scout lame?"\n    cites book "Gate" 9\n\n'
        + _view(_OWN, "shows limps: lame(s)"),
        good=_view(_OWN, "shows s.rank"),
    ),
    Code(
        "R0372",
        "order-tells-a-secret",
        (
            "Acts are carried out in the order that the queue states, and everybody may see which came first. What "
            "nobody should know of others cannot decide it."
        ),
        bad=_act().replace("by lowest errand.number", "by highest sum(s.pay for each s in scouts)"),
        good=_act(),
    ),
    Code(
        "R0376",
        "question-tells-a-secret",
        (
            "Who is asked learns the question, what may be answered, what holds without an answer, and that he is "
            "asked at all. When he has answered, everybody learns the question and the answer, unless it is `sealed`; "
            "then they learn it at `reveal`. None of it may tell what somebody should not know."
        ),
        bad=_process(_ASKED.replace("sealed ", ""), "set scout.pay to fee"),
        good=_process(_ASKED, "set scout.pay to fee"),
    ),
    Code(
        "R0377",
        "drawn-by-what-is-not-shown",
        (
            "A line `drawn` names what its view shows: `drawn at across, down coloured by owner` takes three of its "
            "columns. `drawn on board` names a view that is a map itself, drawn at two columns."
        ),
        bad=_map("drawn at across, dawn"),
        good=_map("drawn at across, down"),
    ),
    Code(
        "R0378",
        "cannot-be-drawn",
        (
            "What is named in a line `drawn` does not say what it should there. A map stands at two numbers of one "
            "measure; links, and what is drawn on a map, lead to things that the map shows."
        ),
        bad=_map("drawn at across, name"),
        good=_map("drawn at across, down marked by name"),
    ),
)

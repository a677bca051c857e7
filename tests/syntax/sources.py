"""What the tests of this folder share: parsing a text, and one source that holds every construct."""

from __future__ import annotations

from rulec.base.diagnostics import Report
from rulec.base.spans import Source, Span
from rulec.syntax import nodes as n
from rulec.syntax.parser import parse_expression, parse_module

VIEWS = """\
view yard(house: House) "The yard"
    for each g in guards
    shows level: g.level "level"
    drawn at level
    gives away level of Guard

modify table fees
    modify row keen fee: 3 gold

forbid tree 14 "There are none."
"""
"""Who may know what, and what stands in place of what parents say."""

EVERYTHING = """\
# Every construct of the grammar, or a comment: when, and, or, then.
measure level, levels grain 1/10 "levels"
measure gold

enum Arm: foot, horse "arms"

enum Fruit "fruit"
    apple "an apple"
    pear "a pear" known as "quince"

scale Sight: hidden < size < contents "sight"

scale Rank "rank"
    low
    high "high"

kind Group, groups listed extends Base "group"
    level: level = 1 level "experience" for readers
    houses: set of House
    roads: list of Road = {}
    pay: gold per level
    tower: Tower?
    belongs to house
    carried by House as virtues
    cites book "Groups"
    about "Groups of {plural}." cites 4.2 .. 4.3, 5
    carried by wage 4.1, by ruling doubt 5.1, 5.2, by order 475 6.1
    leaves 4.4, 7 because "It tells nothing."

kind House

kind Chill, chills "chill"
    lies on house: House "house" seen by nobody
    power: level
    of several counts greatest power
    modify wage for its house
        subtract its.power "cold"

constant reach = 8 levels "reach" cites ruling doubt

family omens "signs" counts greatest cites book "Signs" 3

constant pull = -1/4 * 3
    cites book "Pull" 12 .. 14, "Push"
    about "It pulls."

quantity wage(group: Group, towers: list of Tower) -> gold "What {group} gets"
    family fear "fear" counts greatest, at most 25 points
    step first "At first"
        base prices[group.arm, 3].price
        add 5 points per level * group.level up to 20 points
        subtract 1,200 gold down to 0 gold for each t in towers where t.old
                when group.arm in {foot, horse}
                and not (group.tired or group.lost) during first as fear "the towers" cites book "Towers" 7
        increase by 15% when group.level >= 3 levels
        reduce by ruling doubt over fear
        times 1 1/2
        divide by 2
        round nearest to 1 gold, half down "no more"
        about "First of all."
        cites book "First" 1
    set to if group.house = none then 0 gold else 20% of group.gold
    at least 1 gold
    at most max(a: 3 gold, b: 4 gold)  # the usual
    round nearest to 1 gold, half towards group.gold "whole pieces"
    at least 3%, at most 97% "limits"
    cites ruling doubt
    example "A poor group"
        given group.level: 3 levels, towers: {}
        expect wage(group, towers) = 10 gold
        cites book "Poor" 3

quantity nothing() -> gold?
    base round nearest((1 + 2) * 3 / 4 - -x)

value reaction(score: level) -> Sight "What it sees"
    on score + 1
    8 .. 9: hidden
    10 or more, 3: size "big"
    -11 or less: contents cites book "Sight" 2
    size when group has apple "apples"
    otherwise hidden "else"

fact able(group: Group) "{group} is able", not "{group} is unable"
    holds any(t.old for each t in towers) "old towers"
    holds cheapest(t, u, t.near costing 2 gold for each t in towers where t.old) < 3 gold
    needs weapon: group.arm != foot when score not in 1 .. 3 else "No weapon." cites book "Able" 4
    needs all(t < 3 for each t in {1 .. 3, 5, x for each x in xs, each y in ys where y > 2})
            else "Too many."
    yes when its.level = unknown
    otherwise no

modify wage for its group.house when this.old
    add sum(3 gold for each g in 1 .. group.size where g <= 2)
    waive weapon "no need"
    needs group has "text" else "No."
    no when count(each g in groups) = 0

virtue brave "Brave"
    traits: {keen, old} cites 9.1
    modify wage
        set to 3 gold
    about "Brave."
    cites book "Virtues" 9

order 475

ruling doubt contradiction "What it takes"
    reading option = 1.5 "the option" cites book "Option" 8
    reading other
    take option because "It stands first."
    matters much
    about "Two sections differ."
    cites book "Doubt" 5

example "On its own"
    expect able(group)

die average: 2, 3, 3, 4, 4, 5 "an average die"

roll stride(person: Person) -> mile "How far somebody strides"
    said "how far {person} strides"
    throw a be average "the first die"
    throw b be 2d6
    again a until a != 3
    let rest be person.level
    repeat up to 3 until rest = 0 miles
        throw c be d6
        set rest to rest - 1 mile when c > 3
    a + b when a > 3
    otherwise d6
    cites book "Picking" 90
    example "Three dice"
        thrown a: 4, b: 2, b: 6
        answered bid: 3 gold, way: left
        expect stride(person) = 12 miles

roll scuffle(person: Person) "A scuffle among the trees"
    on 2d6
    gives torn: mile "how far clothes are strewn"
        2 .. 7: 1 mile
        8 or more: 0 miles "nobody was hurt"
    gives ended: truth "it is over"
        yes when person.old cites book "Picking" 90
        otherwise no
    cites book "Picking" 90

fact lame(person: Person) "{person} is lame", not "{person} is sound"
    judged "Is {person} lame?" cites book "Picking" 91
    cites book "Picking" 91

quantity pace(person: Person) -> mile "A pace"
    base 1 mile
    tally paces(person)[person.sort] when person.old "the road"
    cites book "Picking" 92
    example "Lame"
        stated lame(person), not fed
        expect pace(person) = 1 mile

solve moving(persons: list of Person) "Who goes where"
    decide goes(person: Person) "{person} goes", not "{person} stays"
        no when hindered(person) "hindered" cites book "Ways" 3
        otherwise yes
    fact hindered(person: Person) "{person} is hindered"
        holds any(goes(p) for each p in persons where p != person)
    circle "A ring" when only goes then goes yes
        cites book "Ways" 4
        about "All go at once."
    circle "Otherwise" then all no cites book "Ways" 5
    cites book "Ways" 2
    example "One alone"
        given persons: {}
        expect goes(a)
"""


def parsed(text: str) -> tuple[n.Module, Report]:
    """A module and what was reported."""
    report = Report()
    return parse_module(Source("case.rules", text), report, "case"), report


def declaration(text: str) -> n.Declaration:
    """The only declaration of a text without faults."""
    module, report = parsed(text)
    assert [str(d.primary.span) + " " + d.headline for d in report.found] == []
    assert len(module.declarations) == 1
    return module.declarations[0]


def expression(text: str) -> n.Expr:
    """An expression without faults."""
    report = Report()
    source = Source("cell", text)
    found = parse_expression(text, Span(source, 0, len(text)), report)
    assert [d.headline for d in report.found] == []
    assert found is not None
    return found


def places(report: Report) -> list[tuple[str, int, int]]:
    """Code, line and column of all that was reported."""
    return [(d.code.number, d.primary.span.line, d.primary.span.column) for d in report.sorted()]

"""What players look up, how they get there, and what the page then says.

The first fifteen are those of a new player of the largest game. A step is a search whose result is taken, or a click;
there are two of them at most. What the page has to say comes from the rulebook: the line stands beside it.
"""

from __future__ import annotations

from typing import NamedTuple


class Question(NamedTuple):
    """`steps` are `/what is typed` (the first thing found is taken), `/what is typed > title` or the text of a link."""

    pack: str
    asks: str
    steps: tuple[str, ...]
    says: tuple[str, ...]


QUESTIONS = (
    Question(
        "alamaze",
        "What does the Sorcerer have at the start?",
        ("/sorcerer", "Setup sheet"),
        ("supremacy", "9 levels", "7,000 gold per level"),  # 2301, 3668
    ),
    Question(
        "alamaze",
        "What does the Halfling have?",
        ("/halfling",),
        (
            "adds 15 points when the agent's kingdom is this kingdom, the mission is Steal",
            "adds 3 levels",
            "25%",
        ),  # 3333-3336
    ),
    Question(
        "alamaze",
        "What do the Lycans have?",
        ("/lycans", "Setup sheet"),
        ("Military Tradition", "Spy Network", "6 levels and 3 levels"),  # 3440
    ),
    Question(
        "alamaze",
        "Order 425: what, and who?",
        ("/425",),
        ("cannot be given so far", "Only for", "Halfling"),  # 4457
    ),
    Question("alamaze", "Order 430?", ("/430",), ("Execute Hostages", "King, Queen or Regent")),  # 4466
    Question(
        "alamaze",
        "Order 745: when may I rest?",
        ("/745",),
        ("has taken in new brigades this turn", "busy this turn", "strangers camp at the gate"),  # 4862
    ),
    Question("alamaze", "What does a Temple cost?", ("/temple",), ("10,000 gold", "20,000 food")),  # 1130
    Question(
        "alamaze",
        "Order 150: when may I storm?",
        ("/150",),
        ("Not in the same turn as", "Defend", "Entrenchment"),  # 4241
    ),
    Question(
        "alamaze", "Firestrike at level four?", ("/103",), ("1,400 strength per level", "cannot be used so far")
    ),  # 5310
    Question(
        "alamaze",
        "What is the Ring of Invisibility worth?",
        ("/ring of invis",),
        ("4 levels", "2,000 gold"),  # 1571
    ),
    Question(
        "alamaze",
        "How well do agents fare?",
        ("/expected agent",),
        ("Kidnap Figure", "35%"),  # 5950
    ),
    Question("alamaze", "How does a battle go?", ("How a battle goes",), ("missile", "morale")),
    Question("alamaze", "Which brigades can be had in Zamora?", ("/zamora",), ("Zamora",)),
    Question("alamaze", "When do I win?", ("Winning",), ("five regions", "60%")),  # 723
    Question(
        "alamaze",
        "What does the Ice Age change?",
        ("/ice age",),
        ("sets it to 25,000 food", "multiplies it by 1 1/4", "subtracts 2 areas", "sets it to 10 points"),  # 812-832
    ),
    Question("diplomacy_1971", "How is a support cut?", ("/how help is cut",), ("cut",)),
    Question("diplomacy_1971", "How is a convoy typed?", ("/convoy",), ("Convoy", "Typed")),
    Question("diplomacy_1971", "When do I win?", ("Winning",), ("18",)),
    Question("diplomacy_1971", "Where may a unit not retreat to?", ("/may retreat",), ("retreat",)),
    Question("middle_earth_ix", "What does a fort do?", ("/fort > Fort",), ("strength",)),
    Question("middle_earth_ix", "How do the Nazgul ride?", ("The Nazgul",), ("Nazgul",)),
    Question("middle_earth_x", "How does a year go?", ("How a year goes",), ("autumn",)),
    Question("middle_earth_engulfed", "How is the Ring hunted?", ("/hunt score",), ("Hunt score",)),
    Question("middle_earth_engulfed", "When do I write?", ("Questions and Answers",), ("answer",)),
    Question("middle_earth_engulfed", "How does the war end?", ("Winning",), ("Ring",)),
    Question("middle_earth_engulfed", "How strong may a muster be?", ("/muster strength",), ("strength",)),
    Question("middle_earth_wargames", "When does morale have to be tested?", ("/must test",), ("test",)),
    Question("middle_earth_wargames", "How many fall in a melee?", ("/casualties > Casualties",), ("casualt",)),
    Question("middle_earth_wargames", "All on one page?", ("At the table",), ("Melee", "Morale")),
    Question("middle_earth_wargames", "Which spells are there?", ("Magic",), ("All entries",)),
)

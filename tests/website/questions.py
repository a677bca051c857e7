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
        ("Every bargain and every gift", "Only for", "Halfling"),  # 4457
    ),
    Question("alamaze", "Order 430?", ("/430",), ("Execute Hostages", "King, Queen or Regent")),  # 4466
    Question(
        "alamaze",
        "Order 745: when may I rest?",
        ("/745",),
        ("has not taken in new brigades this turn", "busy this turn", "strangers camp at the gate"),  # 4862
    ),
    Question("alamaze", "What does a Temple cost?", ("/temple",), ("10,000 gold", "20,000 food")),  # 1130
    Question(
        "alamaze",
        "Order 150: when may I storm?",
        ("/150",),
        (
            "has not fallen back this turn",
            "has not stood on the defensive this turn",
            "bars the way to the place",
        ),  # 4241
    ),
    Question("alamaze", "Firestrike at level four?", ("/103",), ("1,400 strength per level", "Readied for")),  # 5310
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
    Question("alamaze", "How does a battle go?", ("How a battle goes",), ("Missile", "loss divider", "15%", "33%")),
    Question("alamaze", "Which brigades can be had in Zamora?", ("/zamora",), ("Mythians and Zamorans", "20%")),
    Question("alamaze", "When do I win?", ("Winning",), ("five regions", "60%")),  # 723
    Question(
        "alamaze",
        "What does the Ice Age change?",
        ("/ice age", "Ice Age"),
        ("sets it to 25,000 food", "multiplies it by 1 1/4", "subtracts 2 areas", "sets it to 10 points"),  # 812-832
    ),
    # Diplomacy, by the rulebook of 1971
    Question(
        "diplomacy_1971",
        "How is a support cut?",
        ("/how help is cut",),
        ("Not from where the help goes", "The attack need not succeed", "driven out"),
    ),
    Question("diplomacy_1971", "How is a convoy typed?", ("/convoy",), ("C [ally]", "- goal", "transport")),
    Question("diplomacy_1971", "When do I win?", ("Winning",), ("18 centres", "34", "after an autumn")),
    Question(
        "diplomacy_1971",
        "Where may a unit not retreat to?",
        ("/may retreat",),
        ("refuges include the goal", "In all other cases", "The answer is no"),
    ),
    # the variants' rules
    Question(
        "middle_earth_ix",
        "What does a fort do?",
        ("/fort > Fort",),
        ("adds 1 man", "not in attack", "BCa, CBr, CDu, Eke, Eld, Frn, Gun, TFo, Tha and WTo"),  # 85-89
    ),
    Question(
        "middle_earth_ix",
        "How do the Nazgul ride?",
        ("The Nazgul",),
        ("begins in Gun", "counts for 2 men", "ordered alike"),  # 34, 61-65
    ),
    Question(
        "middle_earth_x",
        "How does a year go?",
        ("How a year goes",),
        ("The retreats of spring", "where nobody stands", "stood each other off"),
    ),
    # Middle Earth Engulfed
    Question(
        "middle_earth_engulfed",
        "How is the Ring hunted?",
        ("/hunt score",),
        ("Throw a die", "add 1 pip for each power", "the place of the Fellowship"),  # 90-91
    ),
    Question(
        "middle_earth_engulfed",
        "When do I write?",
        ("Questions and Answers",),
        ("Silence means", "takes the place of the former"),
    ),
    Question(
        "middle_earth_engulfed",
        "How does the war end?",
        ("Winning",),
        ("Mount Doom", "2 points", "3 points", "Saruman wins a tie"),  # 142-143
    ),
    Question(
        "middle_earth_engulfed",
        "How strong may a muster be?",
        ("/muster strength", "Muster strength"),
        ("multiply by 1/2", "in enemy hands: nothing"),  # 131
    ),
    # MiddleEarth Wargames
    Question(
        "middle_earth_wargames",
        "When does morale have to be tested?",
        ("/must test",),
        ("20% of it or more", "Orcs in sunlight", "Shot at for the first time", "The opposing general asks"),  # 335
    ),
    Question(
        "middle_earth_wargames",
        "How many fall in a melee?",
        ("/casualties > Casualties",),
        ("20 men who strike with a combat factor of 5 factors is 9 men",),  # 1312, the chart
    ),
    Question("middle_earth_wargames", "All on one page?", ("At the table",), ("Melee", "Morale", "Magic")),
    Question(
        "middle_earth_wargames",
        "Which spells are there?",
        ("Magic",),
        ("Beam of Good", "Hold Portal", "Talk to Animals", "Fire Burst"),  # 719, 1365
    ),
)

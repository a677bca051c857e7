"""Nodes built by grammar rules, and their parts in the order of the node's fields.

In a form, `word` is the next part of that sort, `word?` the same or None, `word*` all remaining ones. `SCALE!` is True
if there is one, and `kind_block+` is the content of a block, or (). `said` is the text of the first token, and `=up` a
literal text. A sort is one of `SORTS`, or names of rules and tokens joined by `|`. Rules without a node yield their
parts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from rulec.base.records import dataclass
from rulec.base.retired import IN_RULES
from rulec.base.spans import Span
from rulec.syntax import deeds as d
from rulec.syntax import nodes as n

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Part:
    """A finished child: its rule or token, its value and its span. The value of a token is its text, or a node for
    names and texts."""

    rule: str
    value: Any
    span: Span


@dataclass(frozen=True, slots=True)
class Parts:
    """The children of one node, its rule, and its span."""

    rule: str
    span: Span
    children: tuple[Part, ...]

    def every(self, sort: str) -> tuple[Any, ...]:
        """Return the values of all children of a sort, in order."""
        rules = rules_of(sort)
        return tuple([part.value for part in self.children if part.rule in rules])

    def first(self, sort: str) -> Any:
        """Return the value of the first child of a sort, or None."""
        return self.number(0, rules_of(sort))

    def number(self, at: int, rules: frozenset[str]) -> Any:
        """Return the value of the child number *at* from these rules, or None."""
        for part in self.children:
            if part.rule in rules:
                if not at:
                    return part.value
                at -= 1
        return None


SORTS = {
    "word": "NAME",
    "text": "STRING",
    "expression": """
        name its this yes no none unknown ruling_value parenthesis braces rounding attribute index call
        number measured percent text part_of lying_on range_of negative multiply divide plus minus compare equal less
        within not_within has happened negation and_expr or_expr conditional
    """,
    "argument": "argument_plain argument_named argument_each argument_bare",
    "band": "band_one band_range band_more band_less",
    "cited": "citation citation_here citation_ruling",
    "clause": """
        step family contribution round bounds throw again let_be repeat_throws gives spoken on answer otherwise
        band_answer judged holds needs waive modify reading take matters_much matters_little given stated thrown
        answered under does does_act expect expect_refused cites about elsewhere leaves example field lines_of acts
        run_each replay forbid not_with shows drawn gives_away decide circle quantity value fact
    """,
    "domain": "domain_one domain_range",
    "drawn_each": "each bare_each",
    "half": "half_down half_towards",
    "item": "item_one item_range item_each item_bare",
    "key": "key_name key_number",
    "limit": "limit_up limit_down",
    "offered": "one_of some_of order_of amount_from yes_or_no path_from",
    "ordering": "order_by order_listed order_any order_at_once",
    "period": "period_this period_last period_within period_ever period_first",
    "rest": "gives_away cites about elsewhere leaves example",
    "row": "row_insert row_change row_remove",
    "seer": "seer_everyone seer_named seer_whoever",
    "statement": """
        let_be let_run throw set_field raise_field lower_field create remove remove_each put_into put_on
        take_from if_do for_each_do repeat_do at_once choose_do shuffle draw_do chance run solve_do note tell finish
        fail end_game ask reveal open_on adjust
    """,
    "step_edit": "after_step override_step forbid_step",
    "taken": "taken_one taken_path",
    "type": "type_name type_rate type_spot type_entry type_optional type_list type_set",
    "verb": " ".join(verb.upper().replace(" ", "_") for verb in n.VERBS),
}
"""Interchangeable rules and tokens."""
_RULES = {sort: frozenset(rules.split()) for sort, rules in SORTS.items()}
EXPRESSIONS = _RULES["expression"]


def rules_of(sort: str) -> frozenset[str]:
    """Return the rules and tokens of a sort."""
    found = _RULES.get(sort)
    if found is None:
        found = _RULES[sort] = frozenset(sort.split("|"))
    return found


FORMS: dict[str, tuple[type[n.Node] | None, str]] = {
    "expression_only": (None, "expression"),
    "hole_only": (n.Hole, "expression word?"),
    "text": (None, "text"),
    "yes no none unknown": (n.Constant, "said"),
    "its": (n.Its, ""),
    "this": (n.This, ""),
    "ruling_value": (n.RulingValue, "word"),
    "attribute": (n.Attribute, "expression word"),
    "index": (n.Index, "expression expression*"),
    "call": (n.Call, "expression argument*"),
    "argument_plain argument_named argument_each argument_bare": (n.Argument, "expression? word? drawn_each? costing?"),
    "parenthesis": (n.Parenthesis, "expression"),
    "braces": (n.Braces, "item*"),
    "item_one item_range item_each item_bare": (n.Item, "expression? expression? drawn_each?"),
    "range_of": (n.Range, "expression expression"),
    "rounding": (n.Rounding, "ROUNDING expression"),
    "each bare_each view_each": (n.Each, "word expression where? ordering?"),
    "negative": (n.Unary, "=- expression"),
    "negation": (n.Unary, "=not expression"),
    "and_expr": (n.Chain, "=and expression*"),
    "or_expr": (n.Chain, "=or expression*"),
    "conditional": (n.Conditional, "expression expression expression"),
    "happened": (n.Happened, "expression period"),
    "order_by": (n.Ordering, "=by sort_key* SHUFFLED!"),
    "order_listed": (n.Ordering, "=listed"),
    "order_any": (n.Ordering, "=any"),
    "order_at_once": (n.Ordering, "=at_once"),
    "sort_key": (n.SortKey, "said expression"),
    "default where costing when margin path_to at_least_some at_most_some when_late": (None, "expression"),
    "domain_one domain_range": (None, "expression*"),
    " ".join(one.mark for one in IN_RULES): (None, "said"),
    "label denial": (None, "text"),
    "extends during as_family over_family until_end named": (None, "word"),
    "listed together": (None, ""),
    "cites": (None, "cited"),
    "citation": (n.Cites, "word place*"),
    "citation_ruling": (n.CitesRuling, "word"),
    "about": (n.About, "text cited?"),
    "measure": (n.MeasureDecl, "word word? grain? label? label?"),
    "enum_block scale_block": (n.EnumDecl, "word member* label? SCALE! member!"),
    "member": (n.Member, "word label? text*"),
    "also_known": (n.AlsoKnown, "text*"),
    "kind": (n.KindDecl, "word word? listed! extends? label? kind_block+"),
    "field": (n.FieldDecl, "word type default? label? seen?"),
    "belongs": (n.BelongsTo, "word"),
    "counts_of": (n.CountsOf, "word word?"),
    "lies_on": (n.LiesOn, "word type label? seen?"),
    "carried": (n.CarriedBy, "word word"),
    "known_as": (n.KnownAs, "word*"),
    "named_by": (n.NamedBy, ""),
    "acted_by": (n.ActedBy, ""),
    "sole_kind": (n.SoleBy, "word"),
    "die": (n.DieDecl, "word face* label?"),
    "shared_family": (n.SharedFamilyDecl, "word label? word constant_block+ cited?"),
    "type_name type_rate": (n.TypeName, "word word?"),
    "type_entry": (n.TypeName, "word word? word? ENTRY_OF!"),
    "type_optional": (n.TypeForm, "=optional type"),
    "type_list": (n.TypeForm, "=list type"),
    "type_set": (n.TypeForm, "=set type"),
    "constant": (n.ConstantDecl, "word expression label? constant_block+ cited?"),
    "key_name": (None, "word"),
    "params": (None, "param*"),
    "param": (n.Parameter, "word type"),
    "record": (n.RecordDecl, "word key label? record_block+"),
    "field_value": (n.FieldValue, "word expression cited?"),
    "works_by": (n.WorksBy, "word key?"),
    "quantity": (n.QuantityDecl, "word params type label? quantity_block+"),
    "contribution": (
        n.Contribution,
        "verb expression limit? each? when? during? as_family? over_family? label? cited? together!",
    ),
    "step": (n.StepDecl, "word label? clause*"),
    "family": (n.FamilyDecl, "word label? word expression?"),
    "limit_up": (n.Limit, "=up expression"),
    "limit_down": (n.Limit, "=down expression"),
    "half_down half_towards": (n.Half, "expression?"),
    "round": (n.RoundClause, "ROUNDING expression half? label? cited?"),
    "bounds": (n.Bounds, "expression expression label? cited?"),
    "value": (n.ValueDecl, "word params type label? clause*"),
    "spoken": (n.Spoken, "text"),
    "on": (n.On, "expression"),
    "answer": (n.Answer, "expression when? label? cited?"),
    "otherwise": (n.Otherwise, "expression label? cited?"),
    "band_answer": (n.BandAnswer, "band* expression label? cited?"),
    "band_range band_more": (n.Band, "expression expression?"),
    "roll": (n.RollDecl, "word params type? label? clause*"),
    "gives": (n.Gives, "word type label? clause*"),
    "throw": (n.Throw, "word expression label?"),
    "again": (n.Again, "word expression"),
    "repeat_throws": (n.RepeatThrows, "expression expression throw|becomes*"),
    "becomes": (n.Becomes, "word expression when?"),
    "fact": (n.FactDecl, "word params label? denial? clause*"),
    "judged": (n.Judged, "text cited?"),
    "holds": (n.Holds, "expression label? cited?"),
    "needs": (n.Needs, "word? expression when? text? cited?"),
    "solve": (n.SolveDecl, "word params label? clause*"),
    "decide": (n.DecideDecl, "word params label? denial? clause*"),
    "for_its": (None, "word*"),
    "waive": (n.Waive, "word label? cited?"),
    "act_named act_costs": (None, "word key"),
    "ruling": (n.RulingDecl, "word word? label? clause*"),
    "reading": (n.Reading, "word expression? label? cited?"),
    "take": (n.Take, "word text"),
    "matters_much matters_little": (n.Matters, "MATTERS_MUCH!"),
    "example": (n.ExampleDecl, "text clause*"),
    "given": (n.Given, "given_pair*"),
    "given_pair": (n.GivenPair, "expression expression"),
    "stated": (n.Stated, "stated_fact*"),
    "stated_fact": (n.StatedFact, "expression NOT!"),
    "thrown": (n.Thrown, "thrown_face*"),
    "thrown_face": (n.ThrownFace, "word? face"),
    "answered": (n.Answered, "answered_one*"),
    "answered_one": (n.AnsweredOne, "word expression"),
    "under": (n.Under, "word*"),
    "expect": (n.Expect, "expression"),
    "expect_refused": (n.ExpectRefused, "text"),
    "let_be": (d.Let, "word expression"),
    "let_run": (d.LetRun, "word expression"),
    "set_field": (d.SetTo, "expression expression until_end?"),
    "raise_field lower_field": (d.Move, "said expression expression limit?"),
    "create": (d.Create, "expression word?"),
    "remove": (d.Remove, "expression"),
    "so_long": (None, "expression word"),
    "put_into": (d.PutInto, "expression expression until_end?"),
    "take_from": (d.TakeFrom, "expression expression"),
    "else_if": (d.Branch, "expression statement*"),
    "else_do otherwise_do": (None, "statement*"),
    "for_each_do": (d.ForEachDo, "word expression where? ordering? statement*"),
    "repeat_do": (d.RepeatDo, "expression expression statement*"),
    "at_once": (d.AtOnce, "statement*"),
    "choose_do": (d.ChooseDo, "word expression where? ordering statement* otherwise_do+"),
    "shuffle": (d.Shuffle, "expression"),
    "draw_do": (d.DrawDo, "word expression statement* otherwise_do+"),
    "chance": (d.Chance, "expression label? outcome*"),
    "outcome": (d.Outcome, "SUCCESS! margin? statement*"),
    "run": (d.Run, "expression"),
    "solve_do": (d.SolveDo, "expression"),
    "note": (d.NoteEvent, "expression"),
    "tell": (d.Tell, "expression? text named? failing?"),
    "failing": (d.Failing, "word key? word? expression"),
    "finish": (d.Finish, "expression?"),
    "fail": (d.Fail, "text named?"),
    "end_game": (d.EndGame, "text named?"),
    "ask": (d.Ask, "expression word offered when_late? SEALED! text"),
    "one_of": (d.Offered, "=one expression expression? OR_NONE!"),
    "some_of": (d.Offered, "=some expression expression? OR_NONE! at_least_some? at_most_some?"),
    "order_of": (d.Offered, "=order expression"),
    "amount_from": (d.Offered, "=amount expression expression"),
    "yes_or_no": (d.Offered, "=truth"),
    "path_from": (
        d.Offered,
        "=path expression path_to? OR_NONE! at_least_some? at_most_some? expression each costing?",
    ),
    "reveal": (d.Reveal, "word"),
    "open_on": (d.OpenOn, "expression word"),
    "adjust": (d.Adjust, "said expression text"),
    "state": (d.StateDecl, "label? clause*"),
    "event": (d.EventDecl, "word params label? event_block+"),
    "process": (d.ProcessDecl, "word params answers_with? label? rest* statement* AT_THE_BEGINNING!"),
    "answers_with": (None, "type"),
    "upon": (d.UponDecl, "word bound* when? label? rest* statement*"),
    "bound": (None, "word word"),
    "machine": (d.MachineDecl, "word word COMPLETE! label? rest* machine_on*"),
    "machine_on": (d.MachineOn, "word bound* when? label? transition* rest*"),
    "transition": (d.Transition, "word* expression label?"),
    "by": (d.By, "word word word?"),
    "takes": (d.Takes, "taken*"),
    "among": (None, "domain"),
    "once_in": (None, "word"),
    "act_of": (d.ActOfDecl, "word word where? label? act_of_block+"),
    "each_act": (d.EachActDecl, "word word each_act_block+"),
    "costs": (d.Costs, "expression* when? label? cited?"),
    "open_when": (d.Opens, "expression text named?"),
    "sole_action": (d.SoleAction, ""),
    "standing": (d.Standing, ""),
    "repeats": (d.Repeats, "word"),
    "cancels": (d.Cancels, "word"),
    "typed": (d.Typed, "text text?"),
    "spelling": (d.SpellingDecl, "text text*"),
    "does does_act": (d.Does, "statement*"),
    "queue": (None, "word* ordering?"),
    "limit_acts": (d.LimitActs, "LIMIT_STANDING! expression when? label?"),
    "lines_of": (d.LinesOf, "bare_each"),
    "acts": (d.ActsOf, "word* act_range*"),
    "run_each": (d.RunEach, "expression word? expression? where? ordering?"),
    "variant": (d.VariantDecl, "word label? clause*"),
    "forbid": (d.Forbid, "word key* label?"),
    "not_with": (d.NotWith, "word* label?"),
    "seen": (n.SeenBy, "seer*"),
    "seen_line": (None, "seen"),
    "seer_everyone seer_named": (n.Seer, "word*"),
    "seer_whoever": (n.Whoever, "word"),
    "gives_away": (n.GivesAway, "away* cited?"),
    "away": (n.Away, "word word?"),
    "shows": (n.Shows, "word? expression when? label? cited?"),
    "drawn_on drawn_facing drawn_coloured drawn_marked": (None, "word"),
    "drawn_at drawn_way drawn_linked": (None, "word*"),
    "drawn": (n.Drawn, "drawn_on? drawn_at+ drawn_way+ drawn_linked+ drawn_coloured? drawn_marked? drawn_facing?"),
    "view": (n.ViewDecl, "word params label? view_each* clause*"),
    "modify_table": (n.OverrideTable, "word row* cites*"),
    "row_insert": (n.RowEdit, "=insert row_key* row_cell* cited?"),
    "row_change": (n.RowEdit, "=change row_key* row_cell* cited?"),
    "row_remove": (n.RowEdit, "=remove row_key* row_cell* cited?"),
    "row_cell": (n.RowCell, "word expression"),
    "replay": (d.ReplayDecl, "word step_edit* clause*"),
    "leave_out": (n.LeaveOut, "word key* label? leave_out_block+"),
    "leave_out_block": (None, "clause*"),
}
"""Nodes and parts of rules. Rules with other parts have a method in `tree_builder`."""

Make = Callable[[Parts], object]


def makers() -> Iterator[tuple[str, Make]]:
    """Yield the function that builds each rule of `FORMS`."""
    for rules, (node, form) in FORMS.items():
        make = _maker(node, form)
        for rule in rules.split():
            yield rule, make


def _maker(node: type[n.Node] | None, form: str) -> Make:
    seen: Counter[str] = Counter()
    pieces: list[Make] = []
    for piece in form.split():
        sort = piece.rstrip("?*!+")
        pieces.append(_piece(sort, piece[len(sort) :], seen[sort]))
        seen[sort] += 1

    def make(p: Parts) -> object:
        given: list[Any] = [piece(p) for piece in pieces]
        if node is not None:
            return node(*given, span=p.span)
        return given[0] if len(given) == 1 else tuple(given)

    return make


def _piece(sort: str, mark: str, at: int) -> Make:
    """Return the function that takes one piece of a form, after *at* others of its sort."""
    if sort.startswith("="):
        text = sort[1:].replace("_", " ")
        return lambda p: text
    if sort == "said":
        return lambda p: p.children[0].value
    rules = rules_of(sort)
    match mark:
        case "*":
            return lambda p: p.every(sort)[at:]
        case "!":
            return lambda p: any(part.rule in rules for part in p.children)
        case "+":
            return lambda p: p.number(at, rules) or ()
        case "?":
            return lambda p: p.number(at, rules)

    def required(p: Parts) -> Any:
        found = p.number(at, rules)
        assert found is not None, (sort, p)
        return found

    return required

"""Define the exported keys of each class of the model, as a line of words in order.

key           the field of that name
key=field     another field; `field.part` follows attributes, and a part may be an index
key=name()    the result of that function in `computed`; `name()` uses the function's name as key
key:word      the constant word
..field       the keys of the field's value, inlined
…$            an expression that is a literal becomes plain JSON instead of text
…?            omitted if the value is empty
…|            null if the text is empty
+             colour, citations and pack, which end every declaration
"""

from __future__ import annotations

from rulec.sema import deeds as d
from rulec.sema import model as m
from rulec.sema.bodies import dependency_strata
from rulec.sema.model import overrides, sheets
from rulec.tables.pack_file import Document

_ALL = "about? cites pack=foreign()?"
_HEAD = "label params=parameters"
_TAIL = "solve=within? examples() +"
_EACH = "each=variable in=source where order=ordering"

# else: `type_and_unit` takes no other record
_LINES: dict[type | str, str] = {
    # vocabulary
    Document: "title file sha256",
    m.Measure: "plural one many grain=grain() label built_in +",
    m.Enum: "label members +",
    m.EnumMember: "key=name title also?",
    m.Die: "label faces +",
    m.SharedFamily: "label counts +",
    m.Kind: "label word plural listed extends belongs_to carried_by=carried() fields named_by_everyone? acted_by? "
    "sole_by? lies_on? counts? modifies? seen_by=seen? +",
    m.FieldOf: "name ..type label from=owner? default$? seen_by=seen? for_readers?",
    m.Constant: "label ..type value$ +",
    m.Record: "..entry()",
    "head of an entry": "key=number_or_name() title name=numbered_name()? line?",
    "tail of an entry": "+ touches()? ..carried_out() works_by? also? clauses()?",
    m.Touch: "function sort",
    # tables
    m.Table: "title label keys=key_names() columns=printed_columns() off_the_table=off_the_table() complete "
    "pairs=pairs()? sheet sheets rows=printed_rows() conditions=tally.rows? +",
    m.ColumnOf: "name ..type label key=is_key params=column_parameters()? default$?",
    m.Sheet: "key title cites",
    m.TallyRow: "row=name label when each unless asked cites",
    # functions
    m.Parameter: "name ..type",
    m.Quantity: f"{_HEAD} said? throws=throws()? unit=unit() steps families contributions=contributions() bounds "
    f"lets? {_TAIL}",
    m.ValueOf: f"{_HEAD} ..result said? on cases {_TAIL}",
    m.Roll: f"{_HEAD} ..result said? on=thrown_on() throws repeat=repetition? results? cases {_TAIL}",
    m.ResultOf: "name ..type label",
    m.Decide: f"{_HEAD} ..result on cases denial {_TAIL}",
    m.ViewPart: "..result cases",
    m.Fact: f"{_HEAD} denial denies allows holds needs otherwise judged=judged.question? {_TAIL}",
    m.Step: "name label about round cites",
    m.RoundRule: "direction to half_down? half_towards=towards? label cites",
    m.Family: "name label counts at_most$",
    m.BoundsRule: "low$ high$ label from=origin cites",
    m.Contribution: "from=origin step=step()| op=op() value=answer() when=condition() label together? "
    "carries=origin.carries? each? ..limit() as=family? over? tallied? cites=inherited()",
    m.EachOf: "name=variable in=source where",
    m.Tallied: "table row",
    m.Throwing: "name=throw_name() value again_until=again label let?",
    m.Becomes: "set=name to=value when=test",
    m.Repetition: "up_to=most until does=lines",
    m.Case: "result? from=origin value=answer() when=condition() band label carries=origin.carries? cites=inherited()",
    m.Need: "name from=origin test when=condition() else=sentence carries=need_carries()? "
    "waivers=waivers() cites=inherited()",
    m.Waiver: "from=origin when=condition() carries=origin.carries label cites=inherited()",
    # solves and views
    m.Solve: f"{_HEAD} decides=decides() functions=undecided() strata=strata() circles examples() +",
    dependency_strata.Stratum: "decides together=open",
    m.Circle: "label=title when=ring() then=then() answer about cites",
    m.View: "label viewer rows=asked_rows() shows drawn? gives_away? examples() +",
    m.ShownOf: "name title=label ..asked()",
    m.Drawn: "on? at? way? links? colour? mark? facing?",
    m.Away: "kind field=name cites",
    # statements, acts and sequences
    d.State: "label fields +",
    d.Event: f"{_HEAD} upon=upons() +",
    d.Spelling: "word also",
    d.Upon: "names when label does=body machine? gives_away? +",
    d.Process: f"{_HEAD} ..result throws window_on=pending? at_the_beginning=begins? does=body gives_away? "
    "examples() +",
    d.Act: "actor player params=parameters takes costs open=opens needs once_per=once sole_action=sole standing "
    "repeats? cancels? typed=notations throws does=body gives_away?",
    d.TakenOf: "name ..type in=domain() default$?",
    d.Cost: "value=amount$ field=field_name when label cites",
    d.Notation: "form=form() refused",
    d.Sequence: "label queues limits notes? steps=stages +",
    d.QueuedOf: "acts=kind by=ordering counts",
    d.Stage: "number title=label items cites when?",
    d.LimitOf: "standing? value=amount$ label",
    d.ActsOf: "acts=kinds numbers=ranges()",
    d.LinesOf: "lines_of=variable in=source where",
    d.RunEach: f"run=process arguments {_EACH}",
    d.Variant: "title touches=touched forbids steps? not_with=excludes? +",
    d.ForbidOf: "kind keys=forbidden() label",
    d.StepOf: "does=verb sequence number label",
    d.Ordering: "keys shuffled",
    d.SortKey: "by=rank() value",
    # statements
    d.Let: "op:let name value",
    d.ThrowAs: "op:throw name value label",
    d.RunAs: "op:throw name value",
    d.Change: "op=verb place value limit? until_end_of=until?",
    d.Create: "op:create value name",
    d.Remove: "op:remove value",
    d.If: "op:if branches=branches() else=other",
    d.Loop: f"op:for_each {_EACH} at_once=together until? does=body",
    d.AtOnce: "op:at_once does=body",
    d.Choose: f"op:choose {_EACH} does=body otherwise",
    d.Shuffle: "op:shuffle place",
    d.Draw: "op:draw each=variable place does=body otherwise",
    d.Chance: "op:chance name value label outcomes",
    d.Outcome: "success by does=body",
    d.Run: "op:run process arguments",
    d.Weigh: "op:solve solve arguments",
    d.NoteEvent: "op:note event arguments",
    d.Tell: "op:tell who=listener() text name? failing?",
    d.Failing: "fails kind=kind_word() key? parameter? of",
    d.Ask: "op:ask who name form of=source? from=ends.0? to=ends.1? or_none=optional? at_least=counts.0? "
    "at_most=counts.1? default sealed question",
    d.Reveal: "op:reveal name",
    d.Adjust: "op=verb name value label",
    d.Finish: "op:finish value",
    d.Fail: "op:fail text name?",
    d.EndGame: "op:end_game text name?",
    # reasons
    m.Ruling: "key=name kind=sort title=label readings take because fills=fills() matters=matters() +",
    m.ReadingOf: "name value$ label cites",
    m.Example: "key=name title of| given=settings stated? thrown? answered? expect=expectations about? "
    "cites=example_cites() pack=foreign()?",
    m.Setting: "path=path() value$",
    m.Shown: "name| face",
    m.AnswerGiven: "name value$",
    m.Pending: "key=name title needs cites",
    # sheets
    sheets.Leaf: "title of| parts",
    sheets.LeafPart: "title shows beside shortly ..odds",
    sheets.LeafOdds: "odds=roll over=over()",
    # overrides of parents
    overrides.Changes: "replaced=replaced() tables=changed_tables() sequences=changed_sequences() left_out",
    overrides.Replaced: "pack value$",
    overrides.RowChanged: "op=verb row=words column=word| was=cell_before() pack cites",
    overrides.StepChanged: "op=verb step=number label pack=pack_of_step() cites",
    overrides.LeftOut: "kind entries=entries() pack of=parent label about cites",
}

KEYS: dict[type | str, tuple[str, ...]] = {
    kind: tuple(line.replace("+", _ALL).split()) for kind, line in _LINES.items()
}

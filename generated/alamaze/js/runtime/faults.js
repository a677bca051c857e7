/** The named faults of the rules: each says what the rules or the sources leave open. `what` names the declaration. */

class RuleFault extends Error {
  constructor(what, sentence) {
    super(sentence);
    this.what = what;
  }
}

class NoAnswer extends RuleFault {
  constructor(what) {
    super(what, `no case of \`${what}\` fits`);
  }
}

class TooMuchTaken extends RuleFault {
  constructor(what) {
    super(what, `the reductions of \`${what}\` take more than everything`);
  }
}

class DividedByNothing extends RuleFault {
  constructor(what) {
    super(what, `\`${what}\` divides by an amount that is 0`);
  }
}

class MissingThing extends RuleFault {
  constructor(what) {
    super(what, `the rules need ${what} here and find none`);
  }
}

class DiceFault extends RuleFault {}

class NotStated extends RuleFault {
  constructor(what, question) {
    super(what, `it is not stated whether \`${what}\` holds: ${question}`);
    this.question = question;
  }
}

class TooManyOutcomes extends RuleFault {
  constructor(what, limit) {
    super(what, `the dice of \`${what}\` may fall in more than ${limit} ways`);
  }
}

class TooManyChains extends RuleFault {
  constructor(what, limit) {
    super(what, `\`${what}\` has to look at more than ${limit} beginnings of chains`);
  }
}

class StepBelowNothing extends RuleFault {
  constructor(what) {
    super(what, `a step of a way in \`${what}\` costs less than nothing`);
  }
}

class NotWeighed extends RuleFault {
  constructor(what) {
    super(what, `\`${what}\` is asked about a thing that was not given to the solve`);
  }
}

class Undecided extends RuleFault {
  constructor(what) {
    super(what, `nothing says what holds where these hang on each other: ${what}`);
  }
}

class OffTheTable extends RuleFault {
  constructor(table, column) {
    super(table, `table \`${table}\` has no row for this (column \`${column}\`)`);
    this.table = table;
    this.column = column;
  }
}

class CellFault extends RuleFault {
  constructor(sentence, table, row, column, citation) {
    const place = table ? `table \`${table}\`, row ${row}, column \`${column}\`` : `\`${column}\``;
    super(table || column, `${sentence}: ${place}${citation ? ` (${citation})` : ""}`);
    this.table = table;
    this.row = row;
    this.column = column;
    this.citation = citation;
  }
}

class UnknownCell extends CellFault {
  constructor(table, row, column, citation) {
    super("not given by the source", table, row, column, citation);
  }
}

class DoesNotApply extends CellFault {
  constructor(table, row, column, citation) {
    super("does not apply", table, row, column, citation);
  }
}

// the names survive whatever makes scripts smaller
for (const [name, fault] of Object.entries({
  RuleFault, NoAnswer, TooMuchTaken, DividedByNothing, MissingThing, DiceFault, NotStated, TooManyOutcomes, TooManyChains,
  StepBelowNothing, NotWeighed, Undecided, OffTheTable, CellFault, UnknownCell, DoesNotApply,
})) {
  fault.prototype.name = name;
}

export { CellFault, DiceFault, DividedByNothing, DoesNotApply, MissingThing, NoAnswer, NotStated, NotWeighed, OffTheTable, RuleFault, StepBelowNothing, TooManyChains, TooManyOutcomes, TooMuchTaken, Undecided, UnknownCell };

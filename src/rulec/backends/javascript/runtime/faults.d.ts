/** The named faults of the rules. `what` names the declaration. */
export declare class RuleFault extends Error {
  readonly what: string;
}
export declare class NoAnswer extends RuleFault {}
export declare class TooMuchTaken extends RuleFault {}
export declare class DividedByNothing extends RuleFault {}
export declare class MissingThing extends RuleFault {}
export declare class DiceFault extends RuleFault {}
export declare class NotStated extends RuleFault {
  readonly question: string;
}
export declare class TooManyOutcomes extends RuleFault {}
export declare class TooManyChains extends RuleFault {}
export declare class StepBelowNothing extends RuleFault {}
export declare class NotWeighed extends RuleFault {}
export declare class Undecided extends RuleFault {}
export declare class OffTheTable extends RuleFault {
  readonly table: string;
  readonly column: string;
}
export declare class CellFault extends RuleFault {
  readonly table: string;
  readonly row: string;
  readonly column: string;
  readonly citation: string;
}
export declare class UnknownCell extends CellFault {}
export declare class DoesNotApply extends CellFault {}

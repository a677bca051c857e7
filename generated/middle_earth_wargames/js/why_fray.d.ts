import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { ChargeBar, Chieftain, Rampart, Side, Sky, Unit } from "./kinds.js";

export declare function why_in_touch(one: Unit, other: Unit): [boolean, Notes];
export declare function guards_in_touch(entry: number, one: Unit, other: Unit): number | null;

export declare function why_men_in_touch(unit: Unit, foe: Unit, world: World): [Int, Notes];
export declare function guards_men_in_touch(entry: number, unit: Unit, foe: Unit, world: World): number | null;

export declare function why_breach_between(unit: Unit, foe: Unit, world: World): [Rampart | null, Notes];
export declare function guards_breach_between(entry: number, unit: Unit, foe: Unit, world: World): number | null;

export declare function why_file_width(unit: Unit): [Int, Notes];
export declare function guards_file_width(entry: number, unit: Unit): number | null;

export declare function why_luck_of_melee(): [ReadonlyArray<Int>, Notes];
export declare function guards_luck_of_melee(entry: number): number | null;

export declare function why_weapon_is_known(attacker: Unit, defender: Unit): [boolean, Notes];
export declare function guards_weapon_is_known(entry: number, attacker: Unit, defender: Unit): number | null;

export declare function why_chart_is_known(men: Int, total: Int): [boolean, Notes];
export declare function guards_chart_is_known(entry: number, men: Int, total: Int): number | null;

export declare function why_round_is_known(attacker: Unit, defender: Unit): [boolean, Notes];
export declare function guards_round_is_known(entry: number, attacker: Unit, defender: Unit): number | null;

export declare function why_impact_weapon_is_known(attacker: Unit, defender: Unit): [boolean, Notes];
export declare function guards_impact_weapon_is_known(entry: number, attacker: Unit, defender: Unit): number | null;

export declare function why_impact_is_known(attacker: Unit, defender: Unit): [boolean, Notes];
export declare function guards_impact_is_known(entry: number, attacker: Unit, defender: Unit): number | null;

export declare function why_charge_at(unit: Unit, world: World): [Unit | null, Notes];
export declare function guards_charge_at(entry: number, unit: Unit, world: World): number | null;

export declare function why_bar_to_charge(unit: Unit, prey: Unit, world: World): [ChargeBar | null, Notes];
export declare function guards_bar_to_charge(entry: number, unit: Unit, prey: Unit, world: World): number | null;

export declare function why_charge_comes_home(unit: Unit, prey: Unit, world: World): [boolean, Notes];
export declare function guards_charge_comes_home(entry: number, unit: Unit, prey: Unit, world: World): number | null;

export declare function why_clear_run(unit: Unit, prey: Unit, world: World): [boolean, Notes];
export declare function guards_clear_run(entry: number, unit: Unit, prey: Unit, world: World): number | null;

export declare function why_advance_on(unit: Unit, world: World): [Unit | null, Notes];
export declare function guards_advance_on(entry: number, unit: Unit, world: World): number | null;

export declare function why_may_close(unit: Unit, prey: Unit, world: World): [boolean, Notes];
export declare function guards_may_close(entry: number, unit: Unit, prey: Unit, world: World): number | null;

export declare function why_ranks_behind(unit: Unit): [Int, Notes];
export declare function guards_ranks_behind(entry: number, unit: Unit): number | null;

export declare function why_dice_of(unit: Unit): [Int, Notes];
export declare function guards_dice_of(entry: number, unit: Unit): number | null;

export declare function why_hit_dice_of(chieftain: Chieftain): [Int, Notes];
export declare function guards_hit_dice_of(entry: number, chieftain: Chieftain): number | null;

export declare function why_dice_are_known(unit: Unit): [boolean, Notes];
export declare function guards_dice_are_known(entry: number, unit: Unit): number | null;

export declare function why_assailants_of(unit: Unit, prey: Unit, world: World): [Int, Notes];
export declare function guards_assailants_of(entry: number, unit: Unit, prey: Unit, world: World): number | null;

export declare function why_sky_for_victors(side: Side): [Sky, Notes];
export declare function guards_sky_for_victors(entry: number, side: Side): number | null;

export declare const $labels_rules_fray: { readonly [name: string]: readonly Label[] };

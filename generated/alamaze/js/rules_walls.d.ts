import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Artifact, Group, Kingdom, Place, Seizure, Surge } from "./kinds.js";

/** The artifact lies in the place. */
export declare function lies_in(artifact: Artifact, place: Place, world: World): boolean;

/** A center's defense, with all who help to hold it. In defense. */
export declare function manned_walls(place: Place, world: World): Int;

/** What a center brings against an attack. In defense. */
export declare function walls_value(place: Place, seizure: Seizure, world: World): Int;

/** What a center strikes back with in a stage. In strength. */
export declare function walls_riposte(place: Place, seizure: Seizure, surge: Surge, world: World): Int;

/** What damage to a center is divided by. In steps of 1 100 toughness. */
export declare function walls_shelter(place: Place): Int;

/** Damage that gets through. In strength. */
export declare function damage_taken(damage: Int, shelter: Int): Int;

/** How far the readiness of a center may differ from its stated defense. In points. */
export declare function walls_luck(): Int;

/** What a group gains against a population center. In points. */
export declare function storming_gain(group: Group): Int;

/** For how many turns in a row a siege must succeed. In plain numbers. */
export declare function siege_length(besieger: Kingdom, town: boolean): Int;

/** Chance that a siege captures an emissary. In percent. */
export declare function siege_captives(besieger: Kingdom, fallen: boolean): Int;

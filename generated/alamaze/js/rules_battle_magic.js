/** The rules of battle_magic. */
import { $add, $floorDiv } from "./runtime/numbers.js";
import { spell_damage } from "./rules_combat.js";

function presence(power, world) {
  let value;
  if (power >= 3) {
    value = spell_damage(3 /* SPELL_LIGHTNING_ATTACK */, power, world);
  } else {
    value = 0;
  }
  return $floorDiv($add(value, 1), 2);
}

export { presence };

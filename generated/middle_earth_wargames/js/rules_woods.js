/** The rules of woods. */
import { mounted } from "./rules_morale.js";

function after_burning(wakefulness) {
  if (wakefulness === 0 /* WAKEFULNESS_DORMANT_WOOD */ || wakefulness === 1 /* WAKEFULNESS_SLUGGISH_WOOD */) {
    return 2 /* WAKEFULNESS_ACTIVE_WOOD */;
  }
  return 2 /* WAKEFULNESS_ACTIVE_WOOD */;
}

function hostile_wood(side, allegiance) {
  if (side === 1 /* SIDE_EVIL */ && allegiance === 0 /* ALLEGIANCE_GOOD_WOOD */) {
    return true;
  }
  return side === 0 /* SIDE_LAW */ && allegiance === 1 /* ALLEGIANCE_EVIL_WOOD */;
}

function survives_wood(class_, allegiance, wakefulness, straying, dice) {
  let face = dice.throw("survives_wood.face", 6, 1);
  if (allegiance === 0 /* ALLEGIANCE_GOOD_WOOD */ && class_ === 5 /* MORALE_CLASS_O */) {
    if (wakefulness === 2 /* WAKEFULNESS_ACTIVE_WOOD */) {
      return false;
    }
    if (wakefulness === 1 /* WAKEFULNESS_SLUGGISH_WOOD */) {
      return face >= 4;
    }
  }
  if (allegiance === 2 /* ALLEGIANCE_NEUTRAL_WOOD */ && straying) {
    return face >= 3;
  }
  return true;
}

function horses_shy(unit, distance) {
  return distance <= 75 && mounted(unit);
}

export { after_burning, hostile_wood, survives_wood, horses_shy };

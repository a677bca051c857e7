/** The rules of status. */
import { $floorDiv, $mul } from "./runtime/numbers.js";
import { STATUS_POINTS_BY_UNIT, STATUS_POINTS_FINAL } from "./tables.js";

function final_status(item, units_) {
  let value;
  if (!STATUS_POINTS_BY_UNIT[item]) {
    value = STATUS_POINTS_FINAL[item];
  } else {
    value = $mul(units_, STATUS_POINTS_FINAL[item]);
  }
  return value;
}

function status_is_due(played) {
  return played > 0 && $mul($floorDiv(played, 6), 6) === played;
}

function interim_status(item, units_) {
  let value = final_status(item, units_);
  return $floorDiv(value, 4);
}

export { final_status, status_is_due, interim_status };

/** Members, entries and things in play, made of what the rules say of them. */

/** The number behind each name. */
function $numbered(rows) {
  return Object.freeze(Object.fromEntries(rows.map((row, at) => [row.name, row.behind ?? at])));
}

/** A new thing of a kind: as the rules begin it (as an entry, where `began_as` is given), but for what is given. */
function $begun({ fields, entries }, given = {}) {
  const starts = fields.filter((field) => "starts" in field).map((field) => [field.name, field.starts]);
  const entry = entries.find((row) => row.behind === given.began_as);
  return { ...Object.fromEntries(starts), ...entry?.starts, began_as: -1, ...given };
}

export { $begun, $numbered };

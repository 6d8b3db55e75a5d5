/**
 * The preposition Czech puts before a time of day such as `19:42` or `20:00:31`: `ve` where the hour is read with two
 * consonants at its start (dvě, tři, čtyři, dvanáct–čtrnáct, dvacet–dvacet tři), else `v`. For pages and mails alike.
 */
export function prepositionBeforeTime(time: string): "v" | "ve" {
  return /^(?:[2-4]|1[2-4]|2[0-3]):/.test(time) ? "ve" : "v";
}

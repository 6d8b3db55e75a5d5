import type pg from "pg";

type Types = typeof pg.types;
const INT8_ARRAY = 1016;
const DATE_ARRAY = 1182;

/**
 * How values of SQL reach JavaScript: int8 (ids, haléře, counts) as a number, refused beyond 2^53 instead of rounded;
 * a date as its text, since it has no instant. What stays: numeric as text, timestamptz as Date.
 */
export function readAsPlainValues(types: Types): void {
  types.setTypeParser(types.builtins.INT8, toSafeNumber);
  types.setTypeParser(INT8_ARRAY as typeof types.builtins.INT8, (text: string) =>
    elements(text).map((element) => (element === "NULL" ? null : toSafeNumber(element))),
  );
  types.setTypeParser(types.builtins.DATE, (text: string) => text);
  types.setTypeParser(DATE_ARRAY as typeof types.builtins.DATE, (text: string) =>
    elements(text).map((element) => (element === "NULL" ? null : element)),
  );
}

function toSafeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a JavaScript number`);
  return value;
}

/** Of a one-dimensional array whose elements are never quoted, such as `{1,NULL,3}`. */
function elements(text: string): string[] {
  return text === "{}" ? [] : text.slice(1, -1).split(",");
}

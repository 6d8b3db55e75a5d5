import type { ConditionSheet } from "#contract/listings/condition-sheet.ts";
import { type FieldName, type FormValues, fieldNames } from "#web/pages/listing-form/form-values.ts";

/** A field that both windows changed, differently; lines of the condition sheet as `condition.volumeMl`. */
export type ContestedField = FieldName | `condition.${keyof ConditionSheet}`;

export interface MergedVersions {
  readonly values: FormValues;
  /** What the server still has to be told. */
  readonly dirty: ReadonlySet<FieldName>;
  readonly contested: readonly ContestedField[];
}

/**
 * L24: Of two versions of a listing what only one window changed is merged; what both changed waits for a choice.
 *
 * Joins what was written here with what another window has saved. `base` is what both began with. What only one of them
 * changed is taken; what both changed stays as it is here, and is named.
 */
export function mergeVersions(base: FormValues, mine: FormValues, theirs: FormValues): MergedVersions {
  const contested: ContestedField[] = [];
  const merged = { ...theirs };
  const dirty = new Set<FieldName>();
  for (const name of fieldNames) {
    if (name === "condition") {
      merged.condition = mergeParts(base.condition, mine.condition, theirs.condition, (line) =>
        contested.push(`condition.${line}`),
      );
    } else {
      const part = (values: FormValues) => ({ [name]: values[name] });
      Object.assign(
        merged,
        mergeParts(part(base), part(mine), part(theirs), () => contested.push(name)),
      );
    }
    if (!isSame(merged[name], theirs[name])) dirty.add(name);
  }
  return { values: merged, dirty, contested };
}

/**
 * Joins two versions of one record, field by field. What only one of them changed is taken; what both changed, differently, stays
 * mine, and `contest` is told of it.
 */
export function mergeParts<T extends object>(base: T, mine: T, theirs: T, contest: (key: keyof T & string) => void): T {
  const merged = { ...theirs };
  for (const key of Object.keys(mine) as (keyof T & string)[]) {
    if (isSame(mine[key], base[key]) || isSame(mine[key], theirs[key])) continue;
    if (!isSame(theirs[key], base[key])) contest(key);
    merged[key] = mine[key];
  }
  return merged;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

import type { Locale } from "#contract/values/locale.ts";
import type { NamedCategory } from "#server/tables/cell-rules.ts";

/** The ways of categories from the top, as cells of a table write them. */
export function waysOf(categories: readonly NamedCategory[], locale: Locale): ReadonlyMap<number, string> {
  return new Map(categories.map(({ id, paths }) => [id, (paths[locale === "cs" ? 0 : 1] ?? []).join(" / ")] as const));
}

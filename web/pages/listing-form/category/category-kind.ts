import type { Category } from "#contract/catalogue/catalogue.ts";
import { pathToCategory } from "./search-categories.ts";

/** What sort of thing a category holds, as far as the condition sheet is concerned. */
export type CategoryKind = "spirits" | "wine" | "tobacco" | "accessories";

/** Ids of the top categories; they are given once and never again (server's catalogue). */
const kinds: Record<number, CategoryKind> = { 1: "spirits", 200: "wine", 300: "tobacco", 400: "accessories" };

/** The kind of a category by its top one; spirits until one is chosen. */
export function kindOf(tree: readonly Category[], categoryId: number | null): CategoryKind {
  const top = categoryId === null ? undefined : pathToCategory(tree, categoryId)[0];
  return kinds[top?.id ?? 1] ?? "spirits";
}

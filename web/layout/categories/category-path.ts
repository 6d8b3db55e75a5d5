import type { Category } from "#contract/catalogue/catalogue.ts";

/** Ids from the top category down to the one with this id, itself included; empty where it is not in the tree. */
export function categoryPath(tree: readonly Category[], id: number | null | undefined): number[] {
  if (id === null || id === undefined) return [];
  for (const category of tree) {
    if (category.id === id) return [id];
    const below = categoryPath(category.subcategories, id);
    if (below.length > 0) return [category.id, ...below];
  }
  return [];
}

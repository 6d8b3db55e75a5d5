import type { Category } from "#contract/catalogue/catalogue.ts";

/**
 * The top categories that menus show: those that the setting `categoriesMenu` names, in its order; without it, all.
 */
export function menuCategories(tree: readonly Category[], ids: readonly number[]): readonly Category[] {
  if (ids.length === 0) return tree;
  return ids.flatMap((id) => tree.filter((category) => category.id === id));
}

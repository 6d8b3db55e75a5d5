import type { Category } from "#contract/catalogue/catalogue.ts";

/** All categories as choices of a list, those below others indented. */
export function categoryOptions(tree: readonly Category[], depth = 0): { value: string; label: string }[] {
  return tree.flatMap(({ id, name, subcategories }) => [
    { value: String(id), label: `${"\u00a0\u00a0".repeat(depth)}${name}` },
    ...categoryOptions(subcategories, depth + 1),
  ]);
}

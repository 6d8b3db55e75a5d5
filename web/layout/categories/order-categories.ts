import type { Category } from "#contract/catalogue/catalogue.ts";

/** The top category whose children have an order of their own, and which of them come first (rule T1). */
const topId = 1;
const firstIds = [2, 3];

/** The tree as the sidebar shows it: below top category 1, subcategories 2 and 3 are moved to the front. */
export function orderCategories(tree: readonly Category[]): Category[] {
  return tree.map((category) =>
    category.id === topId ? { ...category, subcategories: moveToFront(category.subcategories) } : category,
  );
}

function moveToFront(categories: readonly Category[]): Category[] {
  const first = firstIds.flatMap((id) => categories.filter((category) => category.id === id));
  return [...first, ...categories.filter((category) => !firstIds.includes(category.id))];
}

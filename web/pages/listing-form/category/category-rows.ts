import type { Category } from "#contract/catalogue/catalogue.ts";

/** A line of the open tree. `general` chooses a category that has others below it, as a whole. */
export interface CategoryRow {
  key: string;
  category: Category;
  depth: number;
  /** null: a leaf. */
  expanded: boolean | null;
  general: boolean;
}

/** The lines of the tree with what is unfolded, top down. */
export function categoryRows(tree: readonly Category[], unfolded: ReadonlySet<number>, depth = 0): CategoryRow[] {
  return tree.flatMap((category) => {
    const hasBelow = category.subcategories.length > 0;
    const expanded = hasBelow ? unfolded.has(category.id) : null;
    const row = { key: String(category.id), category, depth, expanded, general: false };
    if (!expanded) return [row];
    const general = {
      key: `${category.id}-general`,
      category,
      depth: depth + 1,
      expanded: null,
      general: true,
    };
    return [row, ...categoryRows(category.subcategories, unfolded, depth + 1), general];
  });
}

/** What a key does in the tree (the tree pattern of WAI-ARIA): the line to go to, or what to fold or unfold. */
export function treeMove(
  rows: readonly CategoryRow[],
  at: number,
  key: string,
): { to: number } | { toggle: number } | null {
  const row = rows[at];
  if (!row) return null;
  switch (key) {
    case "ArrowDown":
      return { to: Math.min(rows.length - 1, at + 1) };
    case "ArrowUp":
      return { to: Math.max(0, at - 1) };
    case "Home":
      return { to: 0 };
    case "End":
      return { to: rows.length - 1 };
    case "ArrowRight":
      if (row.expanded === false) return { toggle: row.category.id };
      return row.expanded ? { to: at + 1 } : null;
    case "ArrowLeft": {
      if (row.expanded) return { toggle: row.category.id };
      const parent = rows.findLastIndex(({ depth }, index) => index < at && depth < row.depth);
      return parent < 0 ? null : { to: parent };
    }
    default:
      return null;
  }
}

/** T1: The tree has {maxCategoryDepth} levels; below the top category 1, rum (2) and whisky (3) come first. */
export const maxCategoryDepth = 5;

/** A category with its place, as the decisions about the tree see it. */
export interface Placed {
  readonly id: number;
  readonly parentId: number | null;
  /** Ids from the top down to this one. */
  readonly path: readonly number[];
}

export type PlaceRefusal = "CATEGORY_UNDER_ITSELF" | "CATEGORY_TOO_DEEP";

/** Why a category cannot lie there (rule T13). */
export function placeRefusal(tree: readonly Placed[], moved: Placed, parent: Placed | null): PlaceRefusal | null {
  if (parent?.path.includes(moved.id)) return "CATEGORY_UNDER_ITSELF";
  const deepest = Math.max(...tree.filter(({ path }) => path.includes(moved.id)).map(({ path }) => path.length));
  const levels = deepest - moved.path.length + 1;
  return (parent?.path.length ?? 0) + levels > maxCategoryDepth ? "CATEGORY_TOO_DEEP" : null;
}

/** The siblings in their order with one of them before another, or at the end; null: there is no such other. */
export function orderWith(siblings: readonly number[], id: number, before: number | null): number[] | null {
  const others = siblings.filter((each) => each !== id);
  const at = before === null ? others.length : others.indexOf(before);
  return at < 0 ? null : others.toSpliced(at, 0, id);
}

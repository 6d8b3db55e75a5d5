import type { CategoryPolicy } from "#contract/catalogue/category-policy.ts";
import type { LocalizedText } from "#contract/values/locale.ts";
import { accessories } from "./tree/accessories.ts";
import type { CategoryNode } from "./tree/node.ts";
import { spirits } from "./tree/spirits.ts";
import { tobacco } from "./tree/tobacco.ts";
import { wine } from "./tree/wine.ts";

/** The tree that a new database starts with; afterwards it is the operator's. */
const categoryTree: readonly CategoryNode[] = [spirits, wine, tobacco, accessories];

/** A category of the tree with its place: depth from 1, position among its siblings from 0. */
export interface PlacedCategory {
  readonly id: number;
  readonly parentId: number | null;
  readonly depth: number;
  /** Ids from the top down to this one. */
  readonly path: readonly number[];
  readonly position: number;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly policy: CategoryPolicy;
}

/** The tree as a list, parents before their children. */
export function placedCategories(
  nodes: readonly CategoryNode[] = categoryTree,
  above: readonly number[] = [],
): PlacedCategory[] {
  return nodes.flatMap(({ children, ...own }, position) => {
    const path = [...above, own.id];
    const placed = { ...own, path, parentId: above.at(-1) ?? null, depth: path.length, position };
    return [placed, ...placedCategories(children, path)];
  });
}

/** Where a category is named: `menus` is the setting of categories in menus, `links` are menus whose links lead to it. */
export interface CategoryUses {
  readonly children: number;
  readonly listings: number;
  readonly sales: number;
  readonly menus: number;
  readonly links: number;
  readonly vouchers: number;
  readonly searches: number;
  readonly subscribers: number;
}

const obstacles = {
  children: "CATEGORY_HAS_CHILDREN",
  listings: "CATEGORY_HAS_LISTINGS",
  sales: "CATEGORY_HAS_SALES",
  menus: "CATEGORY_IN_MENU",
  links: "CATEGORY_LINKED",
  vouchers: "CATEGORY_HAS_VOUCHERS",
  searches: "CATEGORY_HAS_SEARCHES",
  subscribers: "CATEGORY_HAS_SUBSCRIBERS",
} as const;
export type CategoryObstacle = (typeof obstacles)[keyof CategoryUses];

/**
 * T9: The removal of a category is refused while anything lies in it or names it: subcategories, listings and goods in
 * any state, lots sold in its monthly group, menus, vouchers, watched searches, newsletter choices. A start does not
 * bring it back.
 *
 * What stands first against it, and how much of it; null: nothing.
 */
export function removalObstacle(uses: CategoryUses): { code: CategoryObstacle; count: number } | null {
  const kinds = Object.keys(obstacles) as (keyof CategoryUses)[];
  const first = kinds.find((kind) => uses[kind] > 0);
  return first ? { code: obstacles[first], count: uses[first] } : null;
}

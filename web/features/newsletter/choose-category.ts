/** A category with what lies under it. */
export interface Choosable {
  readonly id: number;
  readonly subcategories: readonly Choosable[];
}

/**
 * How one tick carries to others (rule NL7): `down`: ticking a category ticks all that lies below it,
 * unticking clears it; `up`: ticking ticks all above it.
 */
export type ChoiceMode = "down" | "up";

/** The chosen ids after a category was ticked or unticked. */
export function chooseCategory(
  tree: readonly Choosable[],
  chosen: ReadonlySet<number>,
  { id, isOn, mode }: { id: number; isOn: boolean; mode: ChoiceMode },
): ReadonlySet<number> {
  const path = pathTo(tree, id);
  const category = path.at(-1);
  if (!category) return chosen;
  const below = mode === "down" ? idsBelow(category) : [];
  if (!isOn) {
    const cleared = new Set([id, ...below]);
    return new Set([...chosen].filter((each) => !cleared.has(each)));
  }
  const above = mode === "up" ? path.map((each) => each.id) : [];
  return new Set([...chosen, ...above, id, ...below]);
}

/** The chosen ids with all above them, as ticks show them in mode `up`. */
export function withAncestors(tree: readonly Choosable[], ids: readonly number[]): ReadonlySet<number> {
  return new Set(ids.flatMap((id) => pathTo(tree, id).map((each) => each.id)));
}

/** From the top category down to the one with the id; empty where there is none. */
function pathTo(tree: readonly Choosable[], id: number): Choosable[] {
  for (const category of tree) {
    if (category.id === id) return [category];
    const below = pathTo(category.subcategories, id);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}

function idsBelow({ subcategories }: Choosable): number[] {
  return subcategories.flatMap((each) => [each.id, ...idsBelow(each)]);
}

import type { CategoryPolicy, PolicyKey, ResolvedPolicy } from "#contract/catalogue/category-policy.ts";
import { inheritPolicy } from "#server/features/catalogue/policy-rules.ts";

interface Ruled {
  readonly id: number;
  readonly path: readonly number[];
  readonly policy: CategoryPolicy;
}

/** A key whose word changes, and the categories where it does. */
export interface PolicyChange {
  readonly key: PolicyKey;
  readonly to: ResolvedPolicy;
  readonly categoryIds: readonly number[];
}

/** What a new policy of a category changes, there and below, where no lower category says otherwise (rule T10). */
export function policyChanges(tree: readonly Ruled[], id: number, policy: CategoryPolicy): PolicyChange[] {
  const byId = new Map(tree.map((row) => [row.id, row]));
  const resolve = ({ path }: Ruled, isNew: boolean) =>
    inheritPolicy(path.map((step) => (isNew && step === id ? policy : (byId.get(step)?.policy ?? {}))));
  const here = byId.get(id);
  if (!here) return [];
  const to = resolve(here, true);
  const below = tree
    .filter(({ path }) => path.includes(id))
    .map((row) => ({ id: row.id, was: resolve(row, false), becomes: resolve(row, true) }));
  return (Object.keys(to) as PolicyKey[]).flatMap((key) => {
    const categoryIds = below.filter(({ was, becomes }) => !isSame(was[key], becomes[key])).map((each) => each.id);
    return categoryIds.length > 0 ? [{ key, to, categoryIds }] : [];
  });
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

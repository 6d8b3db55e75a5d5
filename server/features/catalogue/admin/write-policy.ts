import type { CategoryPolicy, EditablePolicy } from "#contract/catalogue/category-policy.ts";
import { takesFormat } from "#contract/listings/property-rules.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict, Invalid } from "#server/errors.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { lockCatalogue } from "#server/features/catalogue/lock-catalogue.ts";
import { inheritPolicy } from "#server/features/catalogue/policy-rules.ts";
import { categories } from "#server/features/catalogue/table.ts";
import { readTree, rowOf, type TreeRow } from "./read-tree.ts";

/** What a category says itself and what it inherits. For people with the scope `admin`. */
export async function getPolicy(ctx: Ctx, id: number): Promise<EditablePolicy> {
  requireScope(ctx, "admin");
  return editablePolicy(await readTree(ctx), id);
}

/**
 * T10: The policy of a category is written by `admin` alone; each key is its own or inherited. Before it is stored it is said for how many
 * categories and running listings something changes. Sale modes, declarations and properties are asked at publication alone, all else holds
 * at once; bids so far stand. No way of writing is asked of what is chosen from a list, and ways are named, never written as patterns.
 *
 * In force everywhere within two seconds; CHANGED_ELSEWHERE where it is another version.
 */
export async function writePolicy(
  ctx: Ctx,
  id: number,
  { policy, version }: { policy: CategoryPolicy; version: number },
): Promise<EditablePolicy> {
  requireScope(ctx, "admin");
  refuseFormats(policy);
  return transaction(ctx, async (tx) => {
    await lockCatalogue(tx);
    const before = rowOf(await readTree(tx), id);
    if (before.policyVersion !== version) throw new Conflict("CHANGED_ELSEWHERE");
    await tx.db
      .update(categories)
      .set({ policy, policyVersion: version + 1 })
      .where(eq(categories.id, id));
    const change = { from: { policy: before.policy }, to: { policy } };
    await recordChange(tx, { subject: "categories", id, ...change });
    pagesChanged(tx);
    return editablePolicy(await readTree(tx), id);
  });
}

/** No way of writing is asked of what is chosen from a list: nothing could fit it. */
function refuseFormats({ properties = [] }: CategoryPolicy): void {
  const wrong = properties.flatMap(({ property, format }, index) =>
    format === null || takesFormat(property) ? [] : [`policy.properties.${index}.format`],
  );
  if (wrong.length > 0) throw new Invalid(Object.fromEntries(wrong.map((field) => [field, ["FORMAT_OF_CHOICE"]])));
}

function editablePolicy(tree: readonly TreeRow[], id: number): EditablePolicy {
  const { path, policy, policyVersion } = rowOf(tree, id);
  const above = path.slice(0, -1).map((step) => rowOf(tree, step).policy);
  return { id, own: policy, inherited: inheritPolicy(above), version: policyVersion };
}

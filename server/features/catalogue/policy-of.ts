import type { Ctx } from "#server/context.ts";
import { readAgeProofSetting } from "#server/features/settings/age-proof-setting.ts";
import { type CategoryDemands, demandsOf, inheritPolicy, type ResolvedPolicy } from "./policy.ts";
import { readCategories } from "./read-categories.ts";

/** What applies in a category, inherited ones included; at most five seconds old. */
export async function policyOf(ctx: Ctx, categoryId: number | null): Promise<ResolvedPolicy> {
  const rows = await readCategories(ctx);
  const path = rows.get(categoryId ?? 0)?.path ?? [];
  return inheritPolicy(path.map((id) => rows.get(id)?.policy ?? {}));
}

/** What a category demands of a bidder or buyer right now. */
export async function categoryDemands(ctx: Ctx, categoryId: number | null): Promise<CategoryDemands> {
  const policy = await policyOf(ctx, categoryId);
  return demandsOf(policy, (await readAgeProofSetting(ctx)).required);
}

import type { ResolvedPolicy } from "#contract/catalogue/category-policy.ts";
import type { Ctx } from "#server/context.ts";
import { readPlainSetting } from "#server/features/settings/read-plain-setting.ts";
import { type BuyerRequirements, inheritPolicy, requirementsOf } from "./policy-rules.ts";
import { readCategories } from "./read-categories.ts";

/** The policy of a category with all that it inherits; at most five seconds old. */
export async function policyOf(ctx: Ctx, categoryId: number | null): Promise<ResolvedPolicy> {
  return inheritedPolicy(await readCategories(ctx), categoryId);
}

/** The same of a category among all of them. */
export function inheritedPolicy(
  categories: Awaited<ReturnType<typeof readCategories>>,
  categoryId: number | null,
): ResolvedPolicy {
  const path = categories.get(categoryId ?? 0)?.path ?? [];
  return inheritPolicy(path.map((id) => categories.get(id)?.policy ?? {}));
}

/** What a category demands of a bidder or buyer now. */
export async function readRequirements(ctx: Ctx, categoryId: number | null): Promise<BuyerRequirements> {
  const policy = await policyOf(ctx, categoryId);
  const { required } = await readPlainSetting(ctx, "ageVerification");
  return requirementsOf(policy, required ?? ctx.ports.ageProof?.method === "bank");
}

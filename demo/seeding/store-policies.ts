import type { PropertyRule } from "#contract/listings/property-rules.ts";
import type { Ctx } from "#server/context.ts";
import { askProperties } from "#server/features/catalogue/ask-properties.ts";

const bottle: readonly PropertyRule[] = [
  { property: "brand", required: true, format: null },
  { property: "volumeMl", required: true, format: null },
];
const cigars: readonly PropertyRule[] = [{ property: "pieces", required: true, format: "numeric" }];

/** What the demo's operator asks of supplies: of spirits and wine brand and volume, of cigars how many there are. */
const rulesByCategory: ReadonlyMap<number, readonly PropertyRule[]> = new Map([
  [1, bottle],
  [200, bottle],
  [310, cigars],
]);

/** Sets the required properties of the demo's categories. */
export async function storePolicies(ctx: Ctx): Promise<void> {
  for (const [categoryId, rules] of rulesByCategory) await askProperties(ctx, categoryId, rules);
}

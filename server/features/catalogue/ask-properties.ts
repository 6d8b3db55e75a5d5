import type { PropertyRule } from "#contract/listings/property-rules.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/** Replaces what a category asks of the properties of its supplies, here and below where no category says otherwise. */
export async function askProperties(ctx: Ctx, categoryId: number, rules: readonly PropertyRule[]): Promise<void> {
  await ctx.db.execute(sql`update categories
    set policy = policy || jsonb_build_object('properties', ${JSON.stringify(rules)}::jsonb) where id = ${categoryId}`);
}

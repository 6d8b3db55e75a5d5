import type { HouseRule } from "#contract/deals/decisions.ts";
import type { OwnListing } from "#contract/listings/own-listings.ts";
import type { Ctx } from "#server/context.ts";
import { and, desc, eq } from "#server/db/query.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { inspections } from "./table.ts";

/** Why a moderator last returned a draft to its seller; null for every other listing. */
export async function findReturn(ctx: Ctx, { id, status }: ListingRow): Promise<OwnListing["returned"]> {
  if (status !== "draft") return null;
  const [last] = await ctx.db
    .select({ rule: inspections.rule, reason: inspections.reason, at: inspections.decidedAt })
    .from(inspections)
    .where(and(eq(inspections.listingId, id), eq(inspections.outcome, "rejected")))
    .orderBy(desc(inspections.id))
    .limit(1);
  if (!last?.at) return null;
  return { rule: last.rule as HouseRule | null, reason: last.reason ?? "", at: last.at.toISOString() };
}

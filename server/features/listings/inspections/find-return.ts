import type { OwnListing } from "#contract/listings/own-listings.ts";
import type { SitePolicy } from "#contract/moderation/decisions.ts";
import type { Ctx } from "#server/context.ts";
import { and, desc, eq } from "#server/db/query.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { inspections } from "./table.ts";

/** Why a moderator last returned a draft to its seller, or refused the last change of what is published; null for others. */
export async function findReturn(ctx: Ctx, { id, status }: ListingRow): Promise<OwnListing["returned"]> {
  if (status !== "draft" && status !== "live" && status !== "scheduled") return null;
  const wanted = status === "draft" ? eq(inspections.outcome, "rejected") : eq(inspections.kind, "change");
  const [last] = await ctx.db
    .select({
      outcome: inspections.outcome,
      rule: inspections.rule,
      reason: inspections.reason,
      at: inspections.decidedAt,
    })
    .from(inspections)
    .where(and(eq(inspections.listingId, id), wanted))
    .orderBy(desc(inspections.id))
    .limit(1);
  if (last?.outcome !== "rejected" || !last.at) return null;
  return { rule: last.rule as SitePolicy | null, reason: last.reason ?? "", at: last.at.toISOString() };
}

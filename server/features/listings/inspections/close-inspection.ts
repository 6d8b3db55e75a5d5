import type { SitePolicy } from "#contract/moderation/decisions.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq, isNull } from "#server/db/query.ts";
import { inspections } from "./table.ts";

/** The outcome of an inspection; a rejection has its reasons. */
export type InspectionEnd =
  | { readonly outcome: "approved"; readonly byId: number }
  | {
      readonly outcome: "rejected";
      readonly byId: number | null;
      readonly rule: SitePolicy | null;
      readonly reason: string;
    }
  | { readonly outcome: "withdrawn" | "lapsed" };

/** Takes a listing out of the moderators' queue if it is there. The caller holds the listing's row. */
export async function closeInspection(ctx: Ctx, listingId: number, end: InspectionEnd): Promise<void> {
  await ctx.db
    .update(inspections)
    .set({
      outcome: end.outcome,
      decidedAt: ctx.clock(),
      ...("byId" in end && { decidedById: end.byId }),
      ...("reason" in end && { rule: end.rule, reason: end.reason }),
    })
    .where(and(eq(inspections.listingId, listingId), isNull(inspections.outcome)));
}

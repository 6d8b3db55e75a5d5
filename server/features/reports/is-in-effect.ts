import type { ReportAction } from "#contract/reports/report-words.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { messages } from "#server/features/messages/table.ts";
import { reviews } from "#server/features/reviews/table.ts";
import type { reports } from "./table.ts";

type Report = typeof reports.$inferSelect;

/**
 * Whether what a decision says was done is so now (rule M14): each action has a verb of its own, which asks for its rule and
 * tells whom it hits, so that a decision of a report only names it.
 */
export async function isInEffect(ctx: Ctx, report: Report, action: ReportAction): Promise<boolean> {
  const { kind, listingId, reviewId, messageId, reportedId } = report;
  if (action === "none") return true;
  if (action === "suspended") {
    const [person] = await ctx.db
      .select()
      .from(users)
      .where(eq(users.id, reportedId ?? 0));
    return Boolean(person?.suspendedAt);
  }
  if (action === "taken_off") {
    const [listing] = await ctx.db
      .select()
      .from(listings)
      .where(eq(listings.id, listingId ?? 0));
    return kind === "product" ? listing?.status !== "live" : listing?.status === "cancelled";
  }
  const [hidden] = reviewId
    ? await ctx.db.select({ at: reviews.hiddenAt }).from(reviews).where(eq(reviews.id, reviewId))
    : await ctx.db
        .select({ at: messages.hiddenAt })
        .from(messages)
        .where(eq(messages.id, messageId ?? 0));
  return Boolean(hidden?.at);
}

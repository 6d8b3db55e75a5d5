import type { ListingReturn, ReportAction } from "#contract/reports/report-words.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq, ne } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { restoreAnswer } from "#server/features/messages/restore-answer.ts";
import { restoreListing } from "#server/features/purchases/restore-listing.ts";
import { showReview } from "#server/features/reviews/show-review.ts";
import { setSuspension } from "#server/features/suspensions/set-suspension.ts";
import { measureNow } from "./appeal-rules.ts";
import { readAppeals } from "./read-appeals.ts";
import { reports } from "./table.ts";

type Report = typeof reports.$inferSelect;

/**
 * Undoes what a decision did that an appeal turns round (rule M15), unless another decision rests on the same. Returns what
 * became of a listing that it had taken off; null: it had not taken one off.
 */
export async function undoMeasure(
  ctx: Ctx,
  report: Report,
  measure: ReportAction,
  reason: string,
): Promise<ListingReturn | null> {
  const isPending = measure !== "none" && (await isLockedByAnother(ctx, report, measure));
  if (measure === "taken_off" && report.listingId)
    return isPending ? "held" : restoreListing(ctx, report.listingId, reason);
  if (isPending) return null;
  if (measure === "suspended") await release(ctx, report, reason);
  if (measure === "hidden" && report.reviewId) await showReview(ctx, report.reviewId, reason);
  if (measure === "hidden" && report.messageId) await restoreAnswer(ctx, report.messageId, reason);
  return null;
}

/** A suspension by the third strike is not a moderator's, and stays. */
async function release(ctx: Ctx, { reportedId }: Report, reason: string): Promise<void> {
  const [person] = await ctx.db
    .select()
    .from(users)
    .where(eq(users.id, reportedId ?? 0));
  if (person?.suspendedReason) await setSuspension(ctx, person.email, { suspended: false, reason });
}

async function isLockedByAnother(ctx: Ctx, report: Report, measure: ReportAction): Promise<boolean> {
  const isSameThing = report.reviewId
    ? eq(reports.reviewId, report.reviewId)
    : report.messageId
      ? eq(reports.messageId, report.messageId)
      : eq(reports.listingId, report.listingId ?? 0);
  const isSame = measure === "suspended" ? eq(reports.reportedId, report.reportedId ?? 0) : isSameThing;
  const others = await ctx.db
    .select()
    .from(reports)
    .where(and(isSame, ne(reports.id, report.id)));
  const appeals = await readAppeals(
    ctx,
    others.map(({ id }) => id),
  );
  return others.some((other) => measureNow(other, appeals.get(other.id) ?? []) === measure);
}

import type { ReportAction } from "#contract/messages/report-words.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq, ne } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { showAnswer } from "#server/features/messages/show-answer.ts";
import { showReview } from "#server/features/reviews/show-review.ts";
import { setSuspension } from "#server/features/suspensions/set-suspension.ts";
import { measureNow } from "./appeal-rules.ts";
import { readAppeals } from "./read-appeals.ts";
import { reports } from "./table.ts";

type Report = typeof reports.$inferSelect;

/**
 * Undoes what a decision did that an appeal turns round (RULES.md M15), unless another decision rests on the same. An offer that
 * was taken off stays so: its bids are gone, and its seller may offer the thing again.
 */
export async function undoMeasure(
  ctx: Ctx,
  report: Report,
  measure: ReportAction,
  reason: string,
): Promise<void> {
  if (measure === "none" || measure === "taken_off" || (await isHeldByAnother(ctx, report, measure))) return;
  if (measure === "suspended") return release(ctx, report, reason);
  if (report.reviewId) return showReview(ctx, report.reviewId, reason);
  if (report.messageId) return showAnswer(ctx, report.messageId, reason);
}

/** A suspension by the third strike is not a moderator's, and stays. */
async function release(ctx: Ctx, { reportedId }: Report, reason: string): Promise<void> {
  const [person] = await ctx.db
    .select()
    .from(users)
    .where(eq(users.id, reportedId ?? 0));
  if (person?.suspendedReason) await setSuspension(ctx, person.email, { suspended: false, reason });
}

async function isHeldByAnother(ctx: Ctx, report: Report, measure: ReportAction): Promise<boolean> {
  const isSameThing = report.reviewId
    ? eq(reports.reviewId, report.reviewId)
    : eq(reports.messageId, report.messageId ?? 0);
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

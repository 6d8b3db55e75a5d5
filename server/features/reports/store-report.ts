import type { Ctx } from "#server/context.ts";
import { and, eq, isNull, sql } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { reportEvents } from "./events.ts";
import { findFlagger } from "./flaggers/find-flagger.ts";
import { reports } from "./table.ts";

type NewReport = Omit<typeof reports.$inferInsert, "createdAt" | "flaggerId">;

/** Stores a report, in the caller's transaction; while an own one of the same thing is open, it is that one. Returns its number. */
export async function storeReport(tx: Ctx, report: NewReport): Promise<number> {
  const flaggerId = await findFlagger(tx, report.reporterId);
  const [stored] = await tx.db
    .insert(reports)
    .values({ ...report, flaggerId, createdAt: tx.clock() })
    .onConflictDoNothing()
    .returning({ id: reports.id });
  if (stored) {
    await publish(tx, reportEvents.ReportFiled, { reportId: stored.id });
    return stored.id;
  }
  const [open] = await tx.db.select({ id: reports.id }).from(reports).where(isSame(report));
  if (!open) throw new Error("a report that is not stored is open already");
  return open.id;
}

function isSame({ reporterId, guestEmail, kind, ...report }: NewReport) {
  const thing = [report.messageId, report.conversationId, report.listingId, report.reviewId, report.profileId];
  const isOwn = reporterId ? eq(reports.reporterId, reporterId) : eq(reports.guestEmail, guestEmail ?? "");
  return and(
    isOwn,
    eq(reports.kind, kind),
    isNull(reports.outcome),
    sql`coalesce(message_id, conversation_id, listing_id, review_id, profile_id) = ${thing.find(Boolean) ?? 0}`,
  );
}

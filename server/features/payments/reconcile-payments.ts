import { minuteMs } from "#contract/values/durations.ts";
import type { Ctx } from "#server/context.ts";
import { and, asc, eq, gt, inArray, isNotNull, lte, or, sql } from "#server/db/query.ts";
import { forEachDue } from "#server/jobs/for-each-due.ts";
import { lookAtPayment } from "./look-at-payment.ts";
import { payments } from "./table.ts";

/** A gateway that says nothing is asked after so long, and again after as long. */
const silentMs = 2 * minuteMs;
/** An attempt that its gateway never took over, or never decided. */
const forgottenMs = 3 * 24 * 60 * minuteMs;

/** PM6: A payment of which its gateway says nothing for {silentMs} is asked about. */
export async function reconcilePayments(ctx: Ctx): Promise<number> {
  const now = ctx.clock().getTime();
  const silent = new Date(now - silentMs);
  await ctx.db
    .update(payments)
    .set({ status: "expired" })
    .where(and(inArray(payments.status, ["created", "pending"]), lte(payments.createdAt, new Date(now - forgottenMs))));
  return forEachDue(
    ctx,
    (after, limit) =>
      ctx.db
        .select()
        .from(payments)
        .where(
          and(
            eq(payments.status, "pending"),
            isNotNull(payments.reference),
            lte(payments.createdAt, silent),
            or(sql`${payments.lookedAt} is null`, lte(payments.lookedAt, silent)),
            gt(payments.id, after),
          ),
        )
        .orderBy(asc(payments.id))
        .limit(limit),
    async ({ gateway, reference }) => {
      if (!reference) return false;
      await lookAtPayment(ctx, gateway, reference);
      return true;
    },
    ({ gateway }) => gateway,
  );
}

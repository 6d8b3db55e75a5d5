import { type Ctx, requireScope } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { changeRating } from "#server/features/accounts/status/change-rating.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { otherSide } from "./review-rules.ts";
import { reviews } from "./table.ts";

/** Shows a hidden review again, in the transaction that decides so; it counts in the rating again. Safe to repeat. */
export async function showReview(tx: Ctx, id: number, reason: string): Promise<void> {
  requireScope(tx, "moderation");
  const [row] = await tx.db.select().from(reviews).where(eq(reviews.id, id)).for("update");
  if (!row?.hiddenAt) return;
  await tx.db
    .update(reviews)
    .set({ hiddenAt: null, hiddenRule: null, hiddenReason: null, hiddenById: null })
    .where(eq(reviews.id, id));
  if (row.publishedAt) await changeRating(tx, { ...row, as: otherSide(row.side) }, 1);
  const from = { rule: row.hiddenRule, isShown: false };
  await recordChange(tx, { subject: "review", id, from, to: { isShown: true }, reason });
}

import { maxCasePhotographs } from "#contract/deals/case-kinds.ts";
import type { DealSide } from "#contract/deals/deal-steps.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { findOwnDeal, type LockedDeal, lockOwnDeal } from "#server/features/deals/lock-deal.ts";
import { casePhotographs } from "#server/features/deals/table.ts";
import { attachUpload } from "#server/features/media/attach-upload.ts";
import { addPictureRow } from "#server/features/media/store-picture.ts";

/**
 * K10: While a case is open each side may add up to {maxCasePhotographs} photographs; they are neither changed nor taken away, and only the
 * two sides and moderators are told where they are (decisions/0041).
 *
 * `read` returns the upload's bytes. Whoever is suspended may still defend themselves.
 */
export async function addCasePhotograph(ctx: Ctx, dealId: number, read: () => Promise<Buffer>): Promise<void> {
  const { userId } = requireUser(ctx);
  await requireRoom(ctx, await findOwnDeal(ctx, dealId));
  await countAttempt(ctx, limits.uploadUser, String(userId));
  await attachUpload(ctx, { userId, inDetail: true }, read, async (tx, prepared) => {
    const deal = await lockOwnDeal(tx, dealId);
    const { caseId, side } = await requireRoom(tx, deal);
    const picture = await addPictureRow(tx, prepared);
    const addedAt = tx.clock();
    await tx.db.insert(casePhotographs).values({ caseId, side, mediaId: picture.id, addedAt });
  });
}

/** The open case with room for another photograph of the side. Asked before anything is encoded, and again under the lock. */
async function requireRoom(
  ctx: Ctx,
  { openCase, side }: Pick<LockedDeal, "openCase" | "side">,
): Promise<{ caseId: number; side: DealSide }> {
  if (!openCase) throw new Conflict("NO_OPEN_CASE");
  const own = and(eq(casePhotographs.caseId, openCase.id), eq(casePhotographs.side, side));
  if ((await ctx.db.$count(casePhotographs, own)) >= maxCasePhotographs) {
    throw new Conflict("TOO_MANY_PICTURES", { maximum: maxCasePhotographs });
  }
  return { caseId: openCase.id, side };
}

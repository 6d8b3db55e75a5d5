import { maxCasePhotographs } from "#contract/deals/deal-cases.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { countAttempt, limits } from "#server/features/accounts/limits.ts";
import { attachUpload } from "#server/features/media/attach-upload.ts";
import { addPictureRow } from "#server/features/media/store-picture.ts";
import { lockOwnDeal } from "./lock-deal.ts";
import { casePhotographs } from "./table.ts";

/**
 * Adds a photograph to the open case of one of the caller's deals, as either side (RULES.md K10). `read` returns the upload's
 * bytes. Whoever is suspended may still defend themselves.
 */
export async function addCasePhotograph(
  ctx: Ctx,
  dealId: number,
  read: () => Promise<Buffer>,
): Promise<void> {
  const { userId } = requireUser(ctx);
  await countAttempt(ctx, limits.uploadUser, String(userId));
  await attachUpload(ctx, { userId }, read, async (tx, prepared) => {
    const { openCase, side } = await lockOwnDeal(tx, dealId);
    if (!openCase) throw new Conflict("NO_OPEN_CASE");
    const added = await tx.db.$count(
      casePhotographs,
      and(eq(casePhotographs.caseId, openCase.id), eq(casePhotographs.side, side)),
    );
    if (added >= maxCasePhotographs) {
      throw new Conflict("TOO_MANY_PICTURES", { maximum: maxCasePhotographs });
    }
    const picture = await addPictureRow(tx, prepared);
    const addedAt = tx.clock();
    await tx.db.insert(casePhotographs).values({ caseId: openCase.id, side, mediaId: picture.id, addedAt });
  });
}

import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { infoPages } from "#server/features/content/table.ts";
import { refuseOtherThanSeen } from "#server/refuse-other-than-seen.ts";
import { isFixed, lockInfoPage } from "./info-page-row.ts";
import { forgetVersions } from "./keep-version.ts";
import { audited } from "./store-editable-info-page.ts";

/**
 * Removes a page of the operator's own for good, as it was seen; those of the site stay (rule SE3). For people with the scope `content`.
 */
export async function removeInfoPage(ctx: Ctx, id: number, version: string): Promise<void> {
  requireScope(ctx, "content");
  await transaction(ctx, async (tx) => {
    const row = await lockInfoPage(tx, id);
    if (isFixed(id)) throw new Conflict("PAGE_IS_FIXED");
    refuseOtherThanSeen(row, { version });
    await tx.db.delete(infoPages).where(eq(infoPages.id, id));
    await forgetVersions(tx, "info_page", id);
    await recordChange(tx, { subject: "info_page", id, from: audited(row), to: null });
    pagesChanged(tx);
  });
}

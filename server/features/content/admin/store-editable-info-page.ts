import type { EditableInfoPage, InfoPageWrite } from "#contract/content/info-page-admin.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { storeInfoPage } from "#server/features/content/store-info-page.ts";
import { infoPages } from "#server/features/content/table.ts";
import { lockInfoPage, pageBodyOf, readEditableInfoPage } from "./info-page-row.ts";
import { keepVersion } from "./keep-version.ts";

/** Pages of the operator's own begin here; below lie those of the site (rule SE3). */
const firstOwnId = 100;

/** Adds an info page at the end. For people with the scope `content`. */
export async function addInfoPage(ctx: Ctx, { showsOperator, ...body }: InfoPageWrite): Promise<EditableInfoPage> {
  requireScope(ctx, "content");
  return transaction(ctx, async (tx) => {
    // Two who add at once must not take the same number.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('info pages'))`);
    const [last] = await tx.db
      .select({
        id: sql<number>`greatest(max(${infoPages.id}) + 1, ${firstOwnId})::int`,
        position: sql<number>`coalesce(max(${infoPages.position}), 0) + 1`,
      })
      .from(infoPages);
    const id = last?.id ?? firstOwnId;
    await storeInfoPage(tx, { ...body, id, position: last?.position ?? 1, showsOperator });
    const stored = await readEditableInfoPage(tx, id);
    await keepVersion(tx, "info_page", id, { after: { ...body, body: stored.body } });
    await recordChange(tx, { subject: "info_page", id, from: null, to: audited({ ...body, showsOperator }) });
    pagesChanged(tx);
    return stored;
  });
}

/** Changes a page over the version that its writer has seen; its place in the order stays (rules SE7, SE8). */
export async function changeInfoPage(
  ctx: Ctx,
  id: number,
  { version, showsOperator, ...body }: InfoPageWrite & { version: string },
): Promise<EditableInfoPage> {
  requireScope(ctx, "content");
  return transaction(ctx, async (tx) => {
    const row = await lockInfoPage(tx, id);
    if (row.updatedAt.toISOString() !== version) throw new Conflict("CHANGED_ELSEWHERE");
    await storeInfoPage(tx, { ...body, id, position: row.position, showsOperator });
    const stored = await readEditableInfoPage(tx, id);
    await keepVersion(tx, "info_page", id, {
      before: { value: pageBodyOf(row), at: row.updatedAt },
      after: { ...body, body: stored.body },
    });
    const to = audited({ ...body, showsOperator });
    await recordChange(tx, { subject: "info_page", id, from: audited(row), to });
    pagesChanged(tx);
    return stored;
  });
}

/** What the audit keeps of a page: its text is kept whole as a version. */
export const audited = ({ title, description, showsOperator }: Omit<InfoPageWrite, "body">) => ({
  ...{ title, description, showsOperator },
});

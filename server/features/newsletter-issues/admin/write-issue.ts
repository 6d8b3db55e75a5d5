import type { EditableIssue, IssueBody } from "#contract/newsletter-issues/newsletter-admin.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict, Invalid } from "#server/errors.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { requireAudience } from "#server/features/newsletter-issues/audience.ts";
import { type IssueRow, lockIssue, readIssue } from "#server/features/newsletter-issues/read-issue.ts";
import { readLots, thingsOfLots } from "#server/features/newsletter-issues/read-things.ts";
import { newsletterIssues } from "#server/features/newsletter-issues/table.ts";

/** Stores a new draft. For people with the scope `content`. */
export async function addIssue(ctx: Ctx, body: IssueBody): Promise<EditableIssue> {
  const { userId } = requireScope(ctx, "content");
  return transaction(ctx, async (tx) => {
    const issue = await checked(tx, body);
    const [added] = await tx.db
      .insert(newsletterIssues)
      .values({ ...issue, byId: userId })
      .returning({ id: newsletterIssues.id });
    if (!added) throw new Error("an issue was not inserted");
    await recordChange(tx, { subject: "newsletter", id: added.id, from: null, to: issue });
    return readIssue(tx, added.id);
  });
}

/** Changes a draft over the version that was seen. For people with the scope `content`. */
export async function changeIssue(
  ctx: Ctx,
  id: number,
  { version, ...body }: IssueBody & { version: number },
): Promise<EditableIssue> {
  requireScope(ctx, "content");
  return transaction(ctx, async (tx) => {
    const before = await lockDraft(tx, id, version);
    const issue = await checked(tx, body);
    await tx.db
      .update(newsletterIssues)
      .set({ ...issue, version: version + 1 })
      .where(eq(newsletterIssues.id, id));
    await recordChange(tx, { subject: "newsletter", id, from: writtenOf(before), to: issue });
    return readIssue(tx, id);
  });
}

/** Deletes a draft; what has been sent stays. For people with the scope `content`. */
export async function removeIssue(ctx: Ctx, id: number, { version }: { version: number }): Promise<void> {
  requireScope(ctx, "content");
  await transaction(ctx, async (tx) => {
    const before = await lockDraft(tx, id, version);
    await tx.db.delete(newsletterIssues).where(eq(newsletterIssues.id, id));
    await recordChange(tx, { subject: "newsletter", id, from: writtenOf(before), to: null });
  });
}

/** A draft until the end of the transaction; ISSUE_UNDER_WAY where it is one no more. */
export async function lockDraft(tx: Ctx, id: number, version?: number): Promise<IssueRow> {
  const row = await lockIssue(tx, id);
  if (row.status !== "draft") throw new Conflict("ISSUE_UNDER_WAY");
  if (version !== undefined && row.version !== version) throw new Conflict("CHANGED_ELSEWHERE");
  return row;
}

/**
 * NL8: An issue that the site writes has a subject, an opening text, up to 12 articles and 24 lots; lots that must not be advertised (T6)
 * are refused, and what is over by the time it is sent is left out.
 */
export async function checked(ctx: Ctx, body: IssueBody): Promise<IssueBody> {
  const categoryIds = await requireAudience(ctx, body.categoryIds);
  const lots = await thingsOfLots(ctx, await readLots(ctx, body.lotIds));
  const refused = lots.find(({ fault }) => fault === "unadvertised");
  if (refused) throw new Invalid({}, "LOT_UNADVERTISED", { name: refused.name.cs, id: refused.id });
  return { ...body, categoryIds };
}

/** An issue's row as it was written. */
export function writtenOf(row: IssueRow): IssueBody {
  const { subject, preheader, opening, articleIds, lotIds, categoryIds } = row;
  return { subject, preheader, opening, articleIds, lotIds, categoryIds };
}

import type { EditableIssue } from "#contract/newsletter-issues/newsletter-admin.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict, Invalid } from "#server/errors.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { countAudience } from "#server/features/newsletter-issues/audience.ts";
import { readIssue } from "#server/features/newsletter-issues/read-issue.ts";
import { newsletterIssues } from "#server/features/newsletter-issues/table.ts";
import { checked, lockDraft, writtenOf } from "./write-issue.ts";

/** How far ahead an issue may be planned. */
const longestMs = 366 * 24 * 3_600_000;

/**
 * NL10: It is sent now or at a time up to a year ahead, to who has subscribed by then; a planned one can be taken back, one that says
 * nothing or reaches nobody cannot be planned.
 *
 * Throws ISSUE_EMPTY and NOBODY_ADDRESSED; the version is the one that was seen. For people with the scope `content`.
 */
export async function planIssue(
  ctx: Ctx,
  id: number,
  { version, at }: { version: number; at: string | null },
): Promise<EditableIssue> {
  requireScope(ctx, "content");
  const plannedAt = at === null ? ctx.clock() : requireTime(ctx, new Date(at));
  return transaction(ctx, async (tx) => {
    const draft = await lockDraft(tx, id, version);
    const issue = await checked(tx, writtenOf(draft));
    const { opening, articleIds, lotIds } = issue;
    if (opening.cs === "" && articleIds.length + lotIds.length === 0) throw new Conflict("ISSUE_EMPTY");
    if ((await countAudience(tx, issue.categoryIds)) === 0) throw new Conflict("NOBODY_ADDRESSED");
    await tx.db
      .update(newsletterIssues)
      .set({ status: "planned", plannedAt, version: version + 1 })
      .where(eq(newsletterIssues.id, id));
    const change = { from: { status: "draft" }, to: { status: "planned", from: plannedAt.toISOString() } };
    await recordChange(tx, { subject: "newsletter", id, ...change });
    return readIssue(tx, id);
  });
}

function requireTime(ctx: Ctx, at: Date): Date {
  const now = ctx.clock().getTime();
  if (at.getTime() < now || at.getTime() > now + longestMs) throw new Invalid({ at: ["issue.time"] });
  return at;
}

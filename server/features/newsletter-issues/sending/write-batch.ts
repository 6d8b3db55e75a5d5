import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { type MailSettings, writeMail } from "#server/features/mails/sending/write-mail.ts";
import { isAddressed } from "#server/features/newsletter-issues/audience.ts";
import { issueMail, readIssueContent } from "#server/features/newsletter-issues/issue-mail.ts";
import type { IssueRow } from "#server/features/newsletter-issues/read-issue.ts";
import { issueDeliveries, newsletterIssues } from "#server/features/newsletter-issues/table.ts";

const batchSize = 100;
/** Mails of an issue that wait for the mail server at once: a stop has few to take back. */
const mostWaiting = 400;

interface Reader extends Record<string, unknown> {
  readonly id: number;
  readonly email: string;
  readonly locale: Locale;
  readonly key: string;
  readonly emailConfirmedAt: Date | null;
}

/**
 * NL11: An issue is written in batches, to each address once, however often sending is interrupted; a stop takes back
 * what waits for the mail server, and says how many have gone.
 *
 * Writes an issue to its next subscribers, within the caller's transaction. `later`: another process is at it, enough mails wait, or it was
 * stopped; `all`: everybody has been written to.
 */
export async function writeBatch(
  tx: Ctx,
  mailSettings: MailSettings,
  issueId: number,
): Promise<number | "later" | "all"> {
  const [issue] = await tx.db
    .select()
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, issueId))
    .for("update", { skipLocked: true });
  if (issue?.status !== "sending" || !issue.startedAt) return "later";
  if ((await countWaiting(tx, issueId)) >= mostWaiting) return "later";
  const readers = await nextReaders(tx, issue, issue.startedAt);
  const last = readers.at(-1);
  if (!last) return "all";
  const content = issueMail(await readIssueContent(tx, issue));
  for (const reader of readers) {
    const key = `newsletter-issue:${issueId}:${reader.id}`;
    const delivery = { issueId, email: reader.email, mailKey: key };
    const added = await tx.db.insert(issueDeliveries).values(delivery).onConflictDoNothing();
    if (added.rowCount === 0) continue;
    const unsubscribe = { from: "newsletter", key: reader.key } as const;
    await writeMail(tx, mailSettings, reader, { key, kind: "newsletter-issue", unsubscribe, content });
  }
  await tx.db.update(newsletterIssues).set({ reachedId: last.id }).where(eq(newsletterIssues.id, issueId));
  return readers.length;
}

async function nextReaders(tx: Ctx, { reachedId, categoryIds }: IssueRow, startedAt: Date): Promise<Reader[]> {
  const { rows } = await tx.db.execute<Reader>(sql`
    select id, email, locale, key, confirmed_at as "emailConfirmedAt" from subscribers s
    where id > ${reachedId} and ${isAddressed(categoryIds, startedAt)} order by id limit ${batchSize}`);
  return rows;
}

async function countWaiting(tx: Ctx, issueId: number): Promise<number> {
  const { rows } = await tx.db.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from issue_deliveries where issue_id = ${issueId} and outcome is null`,
  );
  return rows[0]?.waiting ?? 0;
}

import { type Ctx, transaction } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import type { MailSettings } from "#server/features/mails/sending/write-mail.ts";
import { forEachDue } from "#server/jobs/for-each-due.ts";
import { summaryMails } from "./summary-mails.ts";

/** Longest list in one mail; what is beyond stands on the page of notices. */
const shownItems = 50;

interface Entry extends Record<string, unknown> {
  id: number;
  title: string;
  detail: string;
  url: string;
}

/**
 * NT12: Whoever wants a daily summary gets one mail at 8:00 in Prague (after a longer quiet time, at its end) instead
 * of mails about being outbid, lost auctions, messages, searches, demands and reviews; what ends before goes at once.
 *
 * Writes one mail to each reader whose news has waited for the daily summary; several processes may run it. Returns
 * how many.
 */
export async function sendSummaries(ctx: Ctx, mailSettings: MailSettings): Promise<number> {
  return forEachDue(
    ctx,
    (after, limit) => listReaders(ctx, after, limit),
    ({ id }) => transaction(ctx, (tx) => sendTo(tx, mailSettings, id)),
  );
}

async function listReaders(ctx: Ctx, after: number, limit: number) {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select distinct user_id as id from summary_entries
    where sent_at is null and due_at <= ${ctx.clock()} and user_id > ${after} order by user_id limit ${limit}`);
  return rows;
}

async function sendTo(ctx: Ctx, mailSettings: MailSettings, userId: number): Promise<boolean> {
  const now = ctx.clock();
  // One that another process is sending is locked: nothing is left for this one.
  const { rows } = await ctx.db.execute<Entry>(sql`
    update summary_entries set sent_at = ${now} where id in (
      select id from summary_entries where user_id = ${userId} and sent_at is null and due_at <= ${now}
      order by id for update skip locked)
    returning id, title, detail, url`);
  const [reader] = await ctx.db.select().from(users).where(eq(users.id, userId));
  const items = rows.toSorted((a, b) => a.id - b.id);
  const first = items[0];
  if (!first || !reader) return false;
  await summaryMails.mail("daily-summary", reader, `daily-summary:${userId}:${first.id}`, {
    url: (to) => to.newsSettings(),
    data: { first: first.title, items: items.slice(0, shownItems) },
  })(ctx, mailSettings);
  return true;
}

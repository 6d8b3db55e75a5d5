import { weekMs } from "#contract/values/durations.ts";
import type { Locale } from "#contract/values/locale.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { readPremiums } from "#server/features/fees/buyer-premium.ts";
import { lotDetail } from "#server/features/mails/newsletter/lot-detail.ts";
import { newsletterMails } from "#server/features/mails/newsletter/newsletter-mails.ts";
import type { MailSettings } from "#server/features/mails/templates/write-mail.ts";
import { readPlainSetting } from "#server/features/settings/read-plain-setting.ts";
import { forEachDue } from "#server/jobs/for-each-due.ts";
import { lastDigestTime } from "./digest-rules.ts";
import { listNewLots } from "./list-new-lots.ts";

interface Reader extends Record<string, unknown> {
  readonly id: number;
  readonly email: string;
  readonly locale: Locale;
  readonly key: string;
  readonly categoryIds: number[];
  readonly digestAt: Date | null;
  readonly emailConfirmedAt: Date | null;
}

/**
 * Writes this week's digest of new lots once to each subscriber and returns the number of mails; several processes may
 * run it. A subscriber confirmed after it was due waits for the next one, and without new lots there is no mail.
 */
export async function sendDigest(ctx: Ctx, mailSettings: MailSettings): Promise<number> {
  if ((await readPlainSetting(ctx, "newsletter")).digest === "off") return 0;
  const dueAt = lastDigestTime(ctx.clock());
  return forEachDue(
    ctx,
    (after, limit) => listReaders(ctx, dueAt, after, limit),
    ({ id }) => transaction(ctx, (tx) => sendTo(tx, mailSettings, id, dueAt)),
  );
}

async function sendTo(ctx: Ctx, mailSettings: MailSettings, id: number, dueAt: Date): Promise<boolean> {
  const { rows } = await ctx.db.execute<Reader>(sql`
    select id, email, locale, key, category_ids as "categoryIds", digest_at as "digestAt",
      confirmed_at as "emailConfirmedAt" from subscribers
    where id = ${id} and ${isDue(dueAt)} for update skip locked`);
  const reader = rows[0];
  if (!reader) return false;
  await ctx.db.execute(sql`update subscribers set digest_at = ${dueAt} where id = ${id}`);
  const since = reader.digestAt ?? new Date(dueAt.getTime() - weekMs);
  const { lots, total } = await listNewLots(ctx, reader.categoryIds, { since, until: dueAt });
  if (lots.length === 0) return false;
  const premiumOf = await readPremiums(ctx, lots);
  await newsletterMails.mail("digest", reader, `digest:${id}:${dueAt.toISOString()}`, {
    unsubscribe: { from: "newsletter", key: reader.key },
    url: (to) => to.newest(),
    data: (to, nameOf) => {
      const items = lots.map((lot) => ({
        title: nameOf(lot),
        detail: lotDetail(reader.locale, { ...lot, premium: premiumOf(lot) }),
        url: to.listing(lot),
      }));
      return { items, first: items[0]?.title ?? "", hasMore: total > lots.length };
    },
  })(ctx, mailSettings);
  return true;
}

async function listReaders(ctx: Ctx, dueAt: Date, after: number, limit: number) {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select id from subscribers where id > ${after} and ${isDue(dueAt)} order by id limit ${limit}`);
  return rows;
}

const isDue = (dueAt: Date) => sql`confirmed_at is not null and ended_at is null and confirmed_at < ${dueAt}
  and (digest_at is null or digest_at < ${dueAt})`;

import { chosenDepth } from "#contract/newsletter/newsletter.ts";
import { weekMs } from "#contract/values/durations.ts";
import type { Locale } from "#contract/values/locale.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { readCategories } from "#server/features/catalogue/read-categories.ts";
import { readPremiums } from "#server/features/fees/buyer-premium.ts";
import { lotDetail } from "#server/features/mails/newsletter/lot-detail.ts";
import { newsletterMails } from "#server/features/mails/newsletter/newsletter-mails.ts";
import type { MailSettings } from "#server/features/mails/sending/write-mail.ts";
import { readPlainSetting } from "#server/features/settings/read-plain-setting.ts";
import { forEachDue } from "#server/jobs/for-each-due.ts";
import { lastDigestTime } from "./digest-rules.ts";
import { newsletterCategories } from "./newsletter-categories.ts";

/** A mail shows this many lots; the others are behind a link. */
const shownLots = 8;
/** New lots are counted up to this number. */
const countedLots = 200;

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

interface NewLot extends Record<string, unknown> {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly priceMinor: number | null;
  readonly endsAt: Date | null;
  readonly feeTableId: number | null;
}

/**
 * NL3: A digest is sent with up to {shownLots} lots that are new since the last one, in the chosen categories, and
 * counts them up to {countedLots}; without any, or who subscribed after it was due, gets none.
 */
async function listNewLots(
  ctx: Ctx,
  chosen: readonly number[],
  { since, until }: { since: Date; until: Date },
): Promise<{ lots: NewLot[]; total: number }> {
  const { rows } = await ctx.db.execute<NewLot>(sql`
    select id, slug, name, name_en as "nameEn", shown_price_minor as "priceMinor", ends_at as "endsAt",
      fee_table_id as "feeTableId" from listings
    where status = 'live' and published_at >= ${since} and published_at < ${until}
      and (ends_at is null or ends_at > ${ctx.clock()}) and type = 'supply'
      and category_id = any (${sql.param(await readableCategories(ctx, chosen))}::int8[])
    order by published_at desc nulls last, id desc nulls last limit ${countedLots}`);
  return { lots: rows.slice(0, shownLots), total: rows.length };
}

async function readableCategories(ctx: Ctx, chosen: readonly number[]): Promise<number[]> {
  const allowed = await newsletterCategories(ctx);
  const wanted = new Set(chosen);
  const isWanted = (path: readonly number[]) => wanted.has(path.slice(0, chosenDepth).at(-1) ?? 0);
  const rows = [...(await readCategories(ctx)).values()];
  return rows.filter(({ id, path }) => allowed.has(id) && (wanted.size === 0 || isWanted(path))).map(({ id }) => id);
}

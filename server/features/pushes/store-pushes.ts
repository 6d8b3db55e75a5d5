import type { NewsTopic } from "#contract/accounts/news.ts";
import { dayMs } from "#contract/values/durations.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { deferredUntil, isNotified, type Wishes } from "#server/features/accounts/preferences/news-rules.ts";
import { cardsOfListings } from "#server/features/deals/deal-card.ts";
import { type Named, nameIn } from "#server/features/listings/shown-name.ts";
import { isUrgent } from "#server/features/mails/templates/mail-topics.ts";
import { cut, perHour } from "./push-rules.ts";
import { pushes } from "./table.ts";

/** What a push says: the listing's name is its title, and a press leads to `path` (rule NT13). */
export interface PushNews {
  readonly newsTopic: NewsTopic;
  readonly listing: Named;
  readonly text: Record<Locale, string>;
  readonly path: Record<Locale, string>;
  /** Its picture; news of one listing is one push on the screen, the last. */
  readonly listingId: number | null;
  /** From here on it is of no use; null: after a day. */
  readonly endsAt: Date | null;
}

export type PushReader = Wishes & { readonly id: number; readonly locale: Locale };

/** Stores a push for each device of the readers (rule NT13); an event delivered twice is one push. */
export async function storePushes(
  ctx: Ctx,
  eventId: number,
  readers: readonly PushReader[],
  news: PushNews,
): Promise<void> {
  const now = ctx.clock();
  const { newsTopic, listingId, endsAt } = news;
  const urgent = isUrgent(newsTopic, now, endsAt);
  const wanting = new Map(readers.filter((each) => isNotified(each, newsTopic, "push")).map((each) => [each.id, each]));
  if (wanting.size === 0) return;
  const devices = await listDevices(ctx, [...wanting.keys()], now);
  if (devices.length === 0) return;
  const icon = await iconOf(ctx, listingId);
  const topic = `${newsTopic}-${listingId ?? eventId}`;
  const rows = devices.flatMap(({ id, userId }) => {
    const reader = wanting.get(userId);
    if (!reader) return [];
    const waiting = deferredUntil(reader, now, urgent) ?? now;
    const expiresAt = endsAt ?? new Date(waiting.getTime() + dayMs);
    if (expiresAt <= waiting) return [];
    const payload = JSON.stringify({
      title: cut(nameIn(reader.locale, news.listing).name),
      body: cut(news.text[reader.locale]),
      path: news.path[reader.locale],
      tag: listingId === null ? topic : `lot-${listingId}`,
      lang: reader.locale,
      icon,
    });
    const row = { eventId, deviceId: id, payload, topic, isUrgent: urgent, createdAt: now };
    return [{ ...row, nextAttemptAt: waiting, expiresAt }];
  });
  if (rows.length > 0) await ctx.db.insert(pushes).values(rows).onConflictDoNothing();
}

async function listDevices(ctx: Ctx, userIds: readonly number[], now: Date) {
  const { rows } = await ctx.db.execute<{ id: number; userId: number }>(sql`
    select d.id, d.user_id as "userId" from push_devices d
    where d.user_id = any(${sql.param(userIds)}::int8[]) and (
      select count(*) from pushes p
      where p.device_id = d.id and p.created_at > ${now}::timestamptz - interval '1 hour') < ${perHour}
    order by d.id`);
  return rows;
}

/** The address of the listing's picture, null where it has none to show. */
async function iconOf(ctx: Ctx, listingId: number | null): Promise<string | null> {
  if (listingId === null) return null;
  const picture = (await cardsOfListings(ctx, [listingId], "cs")).get(listingId)?.picture;
  if (!picture?.ready) return null;
  const width = picture.widths[0];
  return width === undefined ? null : `/media/${picture.id}/${width}.webp`;
}

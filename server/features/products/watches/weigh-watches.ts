import type { Ctx } from "#server/context.ts";
import { and, asc, eq, inArray, sql } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { on, type Subscriber } from "#server/events/subscriber.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { activeDiscount } from "#server/features/accounts/groups/active-group.ts";
import { users } from "#server/features/accounts/table.ts";
import { productEvents } from "#server/features/products/events.ts";
import { readOffered } from "./read-offered.ts";
import { productWatches } from "./table.ts";
import { offeredFor, statusNow } from "./watch-rules.ts";

export const subscribeProducts: Subscriber[] = [on(productEvents.WatchedProductChanged, weighWatches)];

/**
 * PD13: Who waits is told when it comes true, each time anew but once an hour at most; nobody is told whose e-mail is
 * not confirmed, or who is suspended.
 *
 * Looks at all who wait for a changed product; safe to repeat.
 */
async function weighWatches(
  ctx: Ctx,
  { productId }: PayloadOf<typeof productEvents.WatchedProductChanged>,
): Promise<void> {
  const now = ctx.clock();
  // Locked before the product is read: of two that look at once the second decides by what is so then.
  const watches = await ctx.db
    .select()
    .from(productWatches)
    .where(eq(productWatches.productId, productId))
    .orderBy(asc(productWatches.userId))
    .for("update");
  const offered = await readOffered(ctx, productId);
  if (!offered) return;
  const discounts = await readDiscounts(ctx, productId);
  const weighed = watches.map((watch) => {
    const own = offeredFor(offered, discounts.get(watch.userId) ?? 0);
    return { ...watch, priceMinor: own.priceMinor, now: statusNow(watch, own, now) };
  });
  for (const met of [true, false]) {
    const turned = weighed.filter((watch) => watch.isMet !== met && watch.now.isMet === met);
    await change(ctx, productId, turned, { isMet: met });
  }
  const described = await reachable(
    ctx,
    weighed.filter((watch) => watch.now.isNotified),
  );
  await change(ctx, productId, described, { notifiedAt: now });
  const at = now.toISOString();
  await publish(
    ctx,
    productEvents.ProductWatchMet,
    described.map(({ userId, wishedMinor, priceMinor }) => ({
      userId,
      productId,
      wishedMinor,
      priceMinor,
      at,
    })),
  );
}

type Watch = typeof productWatches.$inferSelect;

async function change(
  ctx: Ctx,
  productId: number,
  watches: readonly Watch[],
  columns: Partial<Pick<Watch, "isMet" | "notifiedAt">>,
): Promise<void> {
  if (watches.length === 0) return;
  const userIds = watches.map(({ userId }) => userId);
  await ctx.db
    .update(productWatches)
    .set(columns)
    .where(and(eq(productWatches.productId, productId), inArray(productWatches.userId, userIds)));
}

/** The discount of each who waits for a product and is in a group, in per cent. */
async function readDiscounts(ctx: Ctx, productId: number): Promise<Map<number, number>> {
  const rows = await ctx.db
    .select({ userId: productWatches.userId, percent: activeDiscount(sql`product_watches.user_id`) })
    .from(productWatches)
    .where(eq(productWatches.productId, productId));
  return new Map(rows.map((row) => [row.userId, row.percent ?? 0]));
}

/** Without those whose e-mail is not confirmed, or who are suspended. */
async function reachable<W extends Watch>(ctx: Ctx, watches: readonly W[]): Promise<readonly W[]> {
  if (watches.length === 0) return [];
  const people = await ctx.db
    .select({ id: users.id, confirmedAt: users.emailConfirmedAt, suspendedAt: users.suspendedAt })
    .from(users)
    .where(
      inArray(
        users.id,
        watches.map(({ userId }) => userId),
      ),
    );
  const ids = new Set(people.filter((one) => one.confirmedAt && !one.suspendedAt).map(({ id }) => id));
  return watches.filter(({ userId }) => ids.has(userId));
}

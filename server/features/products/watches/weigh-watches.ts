import type { Ctx } from "#server/context.ts";
import { and, asc, eq, inArray } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { on, type Subscriber } from "#server/events/subscriber.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import { productEvents } from "#server/features/products/events.ts";
import { readOffered } from "./read-offered.ts";
import { productWatches } from "./table.ts";
import { standingNow } from "./watch-rules.ts";

export const subscribeProducts: Subscriber[] = [on(productEvents.WatchedProductChanged, weighWatches)];

/** Looks at all who wait for a changed product, and has those told for whom it has come true; safe to repeat (RULES.md PD13). */
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
  const weighed = watches.map((watch) => ({ ...watch, now: standingNow(watch, offered, now) }));
  for (const met of [true, false]) {
    const turned = weighed.filter((watch) => watch.isMet !== met && watch.now.isMet === met);
    await change(ctx, productId, turned, { isMet: met });
  }
  const told = await reachable(
    ctx,
    weighed.filter((watch) => watch.now.isTold),
  );
  await change(ctx, productId, told, { toldAt: now });
  const { priceMinor } = offered;
  const at = now.toISOString();
  await publish(
    ctx,
    productEvents.ProductWatchMet,
    told.map(({ userId, wishedMinor }) => ({ userId, productId, wishedMinor, priceMinor, at })),
  );
}

type Watch = typeof productWatches.$inferSelect;

async function change(
  ctx: Ctx,
  productId: number,
  watches: readonly Watch[],
  columns: Partial<Pick<Watch, "isMet" | "toldAt">>,
): Promise<void> {
  if (watches.length === 0) return;
  const userIds = watches.map(({ userId }) => userId);
  await ctx.db
    .update(productWatches)
    .set(columns)
    .where(and(eq(productWatches.productId, productId), inArray(productWatches.userId, userIds)));
}

/** Without those whose e-mail is not confirmed, or who are suspended. */
async function reachable(ctx: Ctx, watches: readonly Watch[]): Promise<readonly Watch[]> {
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

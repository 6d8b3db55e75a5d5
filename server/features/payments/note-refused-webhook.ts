import type { GatewayKind } from "#contract/payments/orders.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { paymentEvents } from "./events.ts";
import { refusedWebhooks } from "./table.ts";

/**
 * PM10: A webhook that is not its gateway's is refused and counted by day; the first of a day is told to those who
 * keep the money.
 *
 * It may as well be the site's own secret that is wrong.
 */
export async function noteRefusedWebhook(ctx: Ctx, gateway: GatewayKind): Promise<void> {
  ctx.log.warn({ gateway }, "a webhook that is not the gateway's was refused");
  const now = ctx.clock();
  const day = now.toISOString().slice(0, 10);
  await transaction(ctx, async (tx) => {
    const [noted] = await tx.db
      .insert(refusedWebhooks)
      .values({ gateway, day, count: 1, lastAt: now })
      .onConflictDoUpdate({
        target: [refusedWebhooks.gateway, refusedWebhooks.day],
        set: { count: sql`${refusedWebhooks.count} + 1`, lastAt: now },
      })
      .returning({ count: refusedWebhooks.count });
    if (noted?.count === 1) await publish(tx, paymentEvents.NoticeRefused, { gateway, day });
  });
}

import { timingSafeEqual } from "node:crypto";
import type { Order } from "#contract/payments/orders.ts";
import type { Ctx } from "#server/context.ts";
import { asc, desc, eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { orderView } from "./order-view.ts";
import { orderLines, orders, payments } from "./table.ts";
import { readOwnIban } from "./transfer-setting.ts";

/** The order at an address; a wrong hash is as good as no order. */
export async function getOrder(ctx: Ctx, id: number, hash: string): Promise<Order> {
  const row = await getOrderRow(ctx, id, hash);
  const [lines, [attempt], iban] = await Promise.all([
    ctx.db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.position)),
    ctx.db.select().from(payments).where(eq(payments.orderId, id)).orderBy(desc(payments.id)).limit(1),
    readOwnIban(ctx),
  ]);
  return orderView(ctx, { row, lines, attempt: attempt ?? null, iban });
}

export async function getOrderRow(ctx: Ctx, id: number, hash: string): Promise<typeof orders.$inferSelect> {
  const [row] = await ctx.db.select().from(orders).where(eq(orders.id, id));
  if (!row || !isSame(row.hash, hash)) throw new NotFound();
  return row;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

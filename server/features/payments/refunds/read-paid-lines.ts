import type { Ctx } from "#server/context.ts";
import { asc, eq, sum } from "#server/db/query.ts";
import { orderLines } from "../table.ts";
import { refundLines, refunds } from "./table.ts";

/** The lines of an order with what refunds have taken back from each. */
export async function readPaidLines(ctx: Ctx, orderId: number) {
  const lines = await ctx.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  const back = await ctx.db
    .select({ position: refundLines.position, minor: sum(refundLines.totalMinor).mapWith(Number) })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(eq(refunds.orderId, orderId))
    .groupBy(refundLines.position);
  const backOf = new Map(back.map(({ position, minor }) => [position, minor]));
  return lines.map((line) => ({ ...line, backMinor: backOf.get(line.position) ?? 0 }));
}

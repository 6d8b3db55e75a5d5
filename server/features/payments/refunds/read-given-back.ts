import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { receipts } from "../table.ts";

/** The gateway's name of the payment that a receipt, or what was over of one (rule PM8), has come by. */
export function paymentOf(reference: string): string {
  return reference.replace(/(\/rest)+$/, "");
}

/** Haléře of a payment that are known to have gone back by its gateway: by refunds of what it has paid, and by returns of what was over. */
export async function readGivenBack(ctx: Ctx, source: string, reference: string): Promise<number> {
  const payment = paymentOf(reference);
  const parts = sql`${receipts.source} = ${source} and ${receipts.reference} in (${payment}, ${`${payment}/rest`})`;
  const { rows } = await ctx.db.execute<{ minor: string }>(sql`
    select coalesce(sum(minor), 0) as minor from (
      select f.amount_minor as minor from refunds f join receipts on receipts.order_id = f.order_id where f.sent_at is not null and ${parts}
      union all
      select amount_minor from receipts where order_id is null and resolved_at is not null and ${parts}) as back`);
  return Number(rows[0]?.minor);
}

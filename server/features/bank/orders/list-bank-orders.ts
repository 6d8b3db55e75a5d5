import type { BankOrder } from "#contract/bank/bank-orders.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { orderObstacle } from "./order-rules.ts";
import { selectOrderable } from "./select-orderable.ts";

/** What waits to be ordered, and the files in which something is still on its way, the newest first. */
export async function listBankOrders(ctx: Ctx) {
  requireScope(ctx, "finance");
  const waiting = (await selectOrderable(ctx, { locks: false })).filter(({ isOwn }) => !isOwn);
  const ready = waiting.filter((each) => orderObstacle(each, "sepa") === null);
  return {
    orders: await readOpenOrders(ctx),
    ready: { count: ready.length, total: toCzk(ready.reduce((sum, { amountMinor }) => sum + amountMinor, 0)) },
    withoutAccount: waiting.filter((each) => orderObstacle(each, "sepa") === "NO_ACCOUNT").length,
  };
}

async function readOpenOrders(ctx: Ctx): Promise<BankOrder[]> {
  const { rows } = await ctx.db.execute<{
    id: string;
    format: BankOrder["format"];
    by: string;
    createdAt: Date;
    waiting: number;
    totalMinor: string;
  }>(sql`
    select b.id, b.format, u.username as by, b.created_at as "createdAt", count(*)::int as waiting,
      sum(p.amount_minor) as "totalMinor"
    from (
      select bank_order_id as order_id, amount_minor from refunds where bank_order_id is not null and sent_at is null
      union all select batch_id, amount_minor from payouts where batch_id is not null and paid_at is null
    ) p
    join payout_batches b on b.id = p.order_id join users u on u.id = b.by_id
    group by b.id, u.username order by b.id desc`);
  return rows.map(({ id, createdAt, totalMinor, ...row }) => ({
    ...row,
    ...{ id: Number(id), createdAt: createdAt.toISOString(), total: toCzk(Number(totalMinor)) },
  }));
}

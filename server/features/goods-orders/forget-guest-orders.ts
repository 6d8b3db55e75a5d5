import { endedStatuses } from "#contract/goods-orders/goods-orders.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { inBatches } from "#server/jobs/in-batches.ts";
import { guestDataGoBefore } from "./goods-order-rules.ts";
import { goodsOrders } from "./table.ts";

const nowhere = { name: "", street: "", city: "", zip: "", country: "" };

/** What stands in an order in place of whoever ordered. */
export const nobody = { email: "", phone: "", note: "", address: nowhere };

const nobodysInvoice = { ...nowhere, company: "", companyId: "", taxId: "" };
const batchSize = 500;

/**
 * RE15: Of a guest's order that has ended go e-mail, telephone, note, address and the invoice's party: {claimYears}
 * years after it was made, or {unpaidDays} days where nobody has paid. Its documents stay as those of accounts do.
 *
 * Safe to run by several at once. Returns how many.
 */
export async function forgetGuestOrders(ctx: Ctx): Promise<number> {
  const { paidBefore, unpaidBefore } = guestDataGoBefore(ctx.clock());
  return inBatches(batchSize, async (limit) => {
    const { rowCount } = await ctx.db.execute(sql`
      update goods_orders set email = '', phone = '', note = '', address = ${JSON.stringify(nowhere)}::jsonb,
        invoice = ${JSON.stringify(nobodysInvoice)}::jsonb
      where id in (
        select id from ${goodsOrders}
        where user_id is null and email <> '' and placed_at < case when paid_at is null then ${unpaidBefore}::timestamptz else ${paidBefore} end
          and status in (${sql.join(
            endedStatuses.map((status) => sql`${status}`),
            sql`, `,
          )})
        order by placed_at limit ${limit} for update skip locked)`);
    return rowCount ?? 0;
  });
}

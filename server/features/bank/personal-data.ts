import { eq, inArray, or } from "#server/db/query.ts";
import { refunds } from "#server/features/payments/refunds/table.ts";
import { orders } from "#server/features/payments/table.ts";
import { payouts } from "#server/features/payouts/table.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { outgoings } from "./table.ts";

/** Lines of statements stay with the orders whose money they are (rule RE12). */
export const bankData: PersonalData = {
  tables: ["outgoings"],
  files: {
    outgoings: async (ctx, { id }) => {
      const back = ctx.db
        .select({ id: refunds.id })
        .from(refunds)
        .innerJoin(orders, eq(orders.id, refunds.orderId))
        .where(eq(orders.userId, id));
      const paid = ctx.db.select({ id: payouts.id }).from(payouts).where(eq(payouts.userId, id));
      const own = or(inArray(outgoings.refundId, back), inArray(outgoings.payoutId, paid));
      return rowsOf(ctx, outgoings, own, ["resolvedById"]);
    },
  },
};

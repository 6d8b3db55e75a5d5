import { eq, inArray } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { refunds } from "./refunds/table.ts";
import { orderLines, orders, payments, receipts } from "./table.ts";

/** Orders stay with their documents as long as the law of taxes asks (rule RE12). */
export const paymentsData: PersonalData = {
  tables: ["orders", "order_lines", "payments", "receipts", "refunds"],
  files: {
    orders: async (ctx, { id }) => {
      const own = ctx.db.select({ id: orders.id }).from(orders).where(eq(orders.userId, id));
      return {
        orders: await rowsOf(ctx, orders, eq(orders.userId, id), ["hash"]),
        lines: await rowsOf(ctx, orderLines, inArray(orderLines.orderId, own)),
        payments: await rowsOf(ctx, payments, inArray(payments.orderId, own), ["url"]),
        receipts: await rowsOf(ctx, receipts, inArray(receipts.orderId, own)),
        refunds: await rowsOf(ctx, refunds, inArray(refunds.orderId, own), ["byId", "idempotencyKey", "bankOrderId"]),
      };
    },
  },
};

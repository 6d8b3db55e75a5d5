import { endedStatuses } from "#contract/goods-orders/goods-orders.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq, inArray, type SQL } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { nobody } from "./forget-guest-orders.ts";
import { goodsOrderLines, goodsOrders, goodsParcels } from "./table.ts";

/** Orders stay as long as their documents; who ordered is forgotten with the account. */
export const goodsOrdersData: PersonalData = {
  tables: ["goods_orders", "goods_order_lines", "goods_order_picks", "goods_parcels", "goods_order_codes"],
  files: {
    "goods-orders": (ctx, { id }) =>
      rowsOf(ctx, goodsOrders, eq(goodsOrders.userId, id), ["pressKey", "version", "needsAgeCheck", "newAccountId"]),
    "goods-order-lines": (ctx, { id }) =>
      rowsOf(ctx, goodsOrderLines, inArray(goodsOrderLines.goodsOrderId, ordersOf(ctx, id))),
    "goods-parcels": (ctx, { id }) => rowsOf(ctx, goodsParcels, inArray(goodsParcels.goodsOrderId, ordersOf(ctx, id))),
  },
  forget: (ctx, { id }) => blank(ctx, and(eq(goodsOrders.userId, id), inArray(goodsOrders.status, [...endedStatuses]))),
  forgetDeals: (ctx, { id }) => blank(ctx, eq(goodsOrders.userId, id)),
};

function ordersOf(ctx: Ctx, userId: number) {
  return ctx.db.select({ id: goodsOrders.id }).from(goodsOrders).where(eq(goodsOrders.userId, userId));
}

/** What the documents do not need goes: they keep to whom they were made out. */
async function blank(ctx: Ctx, which: SQL | undefined): Promise<void> {
  await ctx.db.update(goodsOrders).set(nobody).where(which);
}

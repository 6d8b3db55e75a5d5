import { z } from "zod";
import { goodsStatuses } from "#contract/shop/goods-orders.ts";
import { topics } from "#server/events/topics.ts";

export const goodsOrderEvents = topics({
  GoodsOrderPlaced: z.object({ goodsOrderId: z.number() }),
  /** The buyer has withdrawn from what has left the house: the goods have to come back. */
  GoodsOrderWithdrawn: z.object({ goodsOrderId: z.number() }),
  /** It has gone on, or ended: paid, packed, handed over, delivered, returned, cancelled. */
  GoodsOrderMoved: z.object({ goodsOrderId: z.number(), status: z.enum(goodsStatuses) }),
});

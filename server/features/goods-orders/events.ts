import { z } from "zod";
import { goodsStatuses, piecesOf } from "#contract/goods-orders/goods-orders.ts";
import { topics } from "#server/events/topics.ts";

export const goodsOrderEvents = topics({
  GoodsOrderPlaced: z.object({ goodsOrderId: z.number() }),
  /** The buyer has withdrawn from what has left the shop: the goods have to come back. */
  GoodsOrderWithdrawn: z.object({ goodsOrderId: z.number() }),
  /** Pieces have left the order, and their money goes back. Haléře. */
  GoodsTakenBack: z.object({
    goodsOrderId: z.number(),
    version: z.number(),
    pieces: z.array(piecesOf),
    amountMinor: z.number(),
    isReturned: z.boolean(),
  }),
  /** Tomorrow its goods go back to the shop, unless the transfer comes that its buyer has promised. */
  GoodsTransferPromised: z.object({ goodsOrderId: z.number() }),
  GoodsTransferDue: z.object({ goodsOrderId: z.number() }),
  /** It has gone on, or ended: paid, packed, handed over in part or whole, delivered, returned, cancelled. */
  GoodsOrderMoved: z.object({ goodsOrderId: z.number(), status: z.enum(goodsStatuses) }),
});

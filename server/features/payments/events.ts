import { z } from "zod";
import { gatewayKinds, orderSubjects } from "#contract/payments/orders.ts";
import { topics } from "#server/events/topics.ts";

const ofOrder = z.object({
  orderId: z.number(),
  subject: z.object({ type: z.enum(orderSubjects), id: z.number() }),
});

export const paymentEvents = topics({
  /** Published once for an order, with the money's booking: what it buys is granted by whoever sells it. */
  OrderPaid: ofOrder,
  /** Nobody has paid in time, or its owner gave it up. */
  OrderEnded: ofOrder,
  /** `isWhole`: all of it went back. */
  OrderRefunded: ofOrder.extend({ isWhole: z.boolean() }),
  /** Money has come that pays for nothing by itself: somebody of the staff has to look. */
  MoneyUnpaired: z.object({ receiptId: z.number() }),
  /** The first webhook of a day that was not its gateway's. */
  NoticeRefused: z.object({ gateway: z.enum(gatewayKinds), day: z.string() }),
});

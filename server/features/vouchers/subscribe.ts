import { on, type Subscriber } from "#server/events/subscriber.ts";
import { paymentEvents } from "#server/features/payments/events.ts";
import { keepUse, releaseUse } from "./use-voucher.ts";

/** A use counts while its order is paid or may be paid. */
export const subscribeVouchers: readonly Subscriber[] = [
  on(paymentEvents.OrderEnded, (ctx, { orderId }) => releaseUse(ctx, orderId)),
  on(paymentEvents.OrderPaid, (ctx, { orderId }) => keepUse(ctx, orderId)),
];

import { on, type Subscriber } from "#server/events/subscriber.ts";
import { paymentEvents } from "#server/features/payments/events.ts";
import { grantTopping } from "./grant-topping.ts";

/** What a paid order brings to a listing. */
export const subscribePromotion: readonly Subscriber[] = [
  on(
    paymentEvents.OrderPaid,
    async (ctx, { subject }) => {
      if (subject.type === "topping") await grantTopping(ctx, subject.id);
    },
    { endsBatch: true },
  ),
];

import { on, type Subscriber } from "#server/events/subscriber.ts";
import { paymentEvents } from "#server/features/payments/events.ts";
import { giveUpPackage, grantPackage } from "./grant-package.ts";
import { grantTopping } from "./grant-topping.ts";

/** What a paid order brings to a listing. */
export const subscribePromotion: readonly Subscriber[] = [
  on(
    paymentEvents.OrderPaid,
    async (ctx, { subject, orderId }) => {
      if (subject.type === "topping") await grantTopping(ctx, subject.id);
      if (subject.type === "package") await grantPackage(ctx, subject.id, orderId);
    },
    { endsBatch: true },
  ),
  on(
    paymentEvents.OrderEnded,
    async (ctx, { subject, orderId }) => {
      if (subject.type === "package") await giveUpPackage(ctx, subject.id, orderId);
    },
    { endsBatch: true },
  ),
];

import { on, type Subscriber } from "#server/events/subscriber.ts";
import { paymentEvents } from "#server/features/payments/events.ts";
import { refundWaived } from "./charge-fees.ts";

/** What was undone after its bill goes back once that is paid. */
export const subscribeFees: readonly Subscriber[] = [
  on(
    paymentEvents.OrderPaid,
    async (ctx, { subject }) => {
      if (subject.type === "fees") await refundWaived(ctx, subject.id);
    },
    { endsBatch: true },
  ),
];

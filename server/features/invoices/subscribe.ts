import { on, type Subscriber } from "#server/events/subscriber.ts";
import { paymentEvents } from "#server/features/payments/events.ts";
import { issueCreditNotes } from "./issue-credit-notes.ts";
import { issueInvoice } from "./issue-invoice.ts";

/** Documents of what is paid and what goes back. The series that they lock are let go at once. */
export const subscribeInvoices: readonly Subscriber[] = [
  on(
    paymentEvents.OrderPaid,
    async (ctx, { orderId }) => {
      await issueInvoice(ctx, orderId);
    },
    { endsBatch: true },
  ),
  on(paymentEvents.OrderRefunded, (ctx, { orderId }) => issueCreditNotes(ctx, orderId), { endsBatch: true }),
];

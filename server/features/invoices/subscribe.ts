import { on, type Subscriber } from "#server/events/subscriber.ts";
import { feeEvents } from "#server/features/fees/events.ts";
import { paymentEvents } from "#server/features/payments/events.ts";
import { issueBill } from "./issue-bill.ts";
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
  on(
    feeEvents.FeesBilled,
    async (ctx, bill) => {
      await issueBill(ctx, bill);
    },
    { endsBatch: true },
  ),
  on(
    paymentEvents.OrderRefunded,
    async (ctx, { orderId }) => {
      await issueCreditNotes(ctx, orderId);
    },
    { endsBatch: true },
  ),
];

import { z } from "zod";
import { topics } from "#server/events/topics.ts";

export const invoiceEvents = topics({
  /** A document was issued, of whatever kind. */
  InvoiceIssued: z.object({ invoiceId: z.number() }),
});

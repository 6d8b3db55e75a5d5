import { z } from "zod";
import { topics } from "#server/events/topics.ts";

export const invoiceEvents = topics({
  /** A document was issued, of whatever kind. */
  InvoiceIssued: z.object({ invoiceId: z.number() }),
  /** Somebody of the site sends a document once more; `sending` is that deed alone. */
  InvoiceSentAgain: z.object({ invoiceId: z.number(), sending: z.string() }),
});

import { z } from "zod";
import { topics } from "#server/events/topics.ts";

const ofBill = z.object({ statementId: z.number(), orderId: z.number() });

export const feeEvents = topics({
  /** Somebody's fees of a month were billed: of its last day, and until when they are due (days in Prague). */
  FeesBilled: ofBill.extend({ taxableOn: z.iso.date(), dueOn: z.iso.date() }),
  /** A bill is past its day; the number says for the how-many-th time it is asked for. */
  FeesReminded: ofBill.extend({ number: z.number().int().min(1).max(3) }),
});

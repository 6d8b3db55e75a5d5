import { z } from "zod";
import { topics } from "#server/events/topics.ts";

export const sellerReportEvents = topics({
  /** A seller is near the thresholds of a year's report, and something that it says of sellers is not known. */
  TaxDetailsWanted: z.object({ userId: z.number(), year: z.number() }),
});

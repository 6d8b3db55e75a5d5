/** For so many hours its bidder may retract a bid (rule R1). */
export const retractableHours = 1;
/** More than so many hours must be left until the lot's end for that. */
export const calmHours = 12;

/** A bidder retracts at most so many own bids within so many days (rule R7). */
export const mostRetractions = 3;
export const retractionDays = 90;

/** R3: A retraction needs a reason of {retractionReason.least} to {retractionReason.most} characters. */
export const retractionReason = { least: 3, most: 500 } as const;

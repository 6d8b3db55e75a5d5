/** What a lot's log tells beside bids and rules. The first four may end a lot or change its standing; the rest come after. */
export const actKinds = [
  "retraction",
  "closing",
  "purchase",
  "cancellation",
  "second_chance",
  "sale_voided",
] as const;
export type ActKind = (typeof actKinds)[number];

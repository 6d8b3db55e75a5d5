/**
 * K7: A suspended account may not trade: it can sign in and read, and neither sells, bids, buys, offers, writes nor
 * decides about others, whatever scopes it has.
 * L6: Only who may trade, with a confirmed e-mail and without a suspension, writes or publishes a listing.
 * P3: A seller who is suspended or has no confirmed e-mail may not trade: nothing is sold for them.
 *
 * The reason why a user may neither sell nor buy at all; null where there is none.
 */
export function traderRefusal(person: {
  readonly suspended: boolean;
  readonly emailConfirmed: boolean;
}): "SUSPENDED" | "EMAIL_NOT_CONFIRMED" | null {
  if (person.suspended) return "SUSPENDED";
  return person.emailConfirmed ? null : "EMAIL_NOT_CONFIRMED";
}

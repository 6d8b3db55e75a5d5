import { toCzk } from "#contract/money.ts";
import { Conflict, Forbidden, Invalid, type Refusal } from "#server/errors.ts";
import type { BidRefusal } from "./rules.ts";

/** The error that says why a bid was not taken; a minimum goes out in CZK. */
export function refuseBid({ code, minimumMinor }: BidRefusal): Refusal {
  switch (code) {
    case "BID_TOO_LOW":
      return new Invalid({ maximum: [code] }, code, { minimum: toCzk(minimumMinor ?? 0) });
    case "BID_NOT_RAISED":
      // A haléř more would do (rule 3), which nobody wants to be told.
      return new Invalid({ maximum: [code] }, code, { above: toCzk((minimumMinor ?? 1) - 1) });
    case "AUCTION_ENDED":
    case "AUCTION_NOT_STARTED":
    case "NOT_AN_AUCTION":
      return new Conflict(code);
    default:
      return new Forbidden(code);
  }
}

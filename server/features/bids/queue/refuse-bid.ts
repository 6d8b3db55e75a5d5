import type { BidAmountProblem } from "#contract/bids/bids.ts";
import { maxCzk } from "#contract/values/max-czk.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { Conflict, type Details, Forbidden, Invalid, type Refusal } from "#server/errors.ts";
import type { BidRefusal } from "#server/features/bids/bidding-rules.ts";
import type { Budget } from "#server/features/bids/budget/budget-rules.ts";
import type { ExposureRefusal } from "#server/features/bids/exposure/exposure-rules.ts";

/**
 * The error that says why a bid was refused, with the minimum in CZK. `problem` is what was wrong with the sent amount: it
 * is told in place of "too low", with the same number.
 */
export function refuseBid({ code, minimumMinor }: BidRefusal, problem: BidAmountProblem | null = null): Refusal {
  switch (code) {
    case "BID_TOO_LOW":
      return amountRefusal(problem ?? code, { minimum: toCzk(minimumMinor ?? 0) });
    case "BID_NOT_RAISED":
      // The true minimum is one haléř more (rule B3), an amount that no bidder wants to read.
      return amountRefusal(problem ?? code, { above: toCzk((minimumMinor ?? 1) - 1) });
    case "BID_AT_LIMIT":
      return amountRefusal(code, {});
    case "AUCTION_ENDED":
    case "LISTING_FROZEN":
    case "AUCTION_NOT_STARTED":
    case "NOT_AN_AUCTION":
      return new Conflict(code);
    default:
      return new Forbidden(code);
  }
}

/** The error that says how much is too much for a bidder who is not verified, amounts in CZK. */
export function refuseExposure(refusal: ExposureRefusal): Refusal {
  if (refusal.code === "UNPAID_LIMIT") return new Forbidden(refusal.code, { limit: refusal.limit });
  const details = { limit: toCzk(refusal.limitMinor), left: toCzk(refusal.leftMinor) };
  return new Invalid({ maximum: [refusal.code] }, refusal.code, details);
}

/** Asks whether the bid is meant although winning everything would then cost more than its bidder's budget; amounts in CZK. */
export function refuseBudget(budget: Budget, totalMinor: number): Refusal {
  return new Conflict("BUDGET_PASSED", { budget: toCzk(budget.limitMinor), total: toCzk(totalMinor) });
}

function amountRefusal(code: BidRefusal["code"] | BidAmountProblem, least: Details): Invalid {
  const isBound = code === "BID_TOO_LARGE" || code === "BID_AT_LIMIT";
  return new Invalid({ maximum: [code] }, code, isBound ? { ...least, maximum: maxCzk } : least);
}

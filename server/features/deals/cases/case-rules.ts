import type { ProblemKind } from "#contract/deals/case-kinds.ts";
import { problemDays, repeatDays } from "#contract/deals/deal-limits.ts";
import type { DealSide } from "#contract/deals/deal-steps.ts";
import { dayMs } from "#contract/values/durations.ts";
import type { DealFacts, Decision, Rejection } from "#server/features/deals/deal-facts.ts";
import { mayFileNonPayment, nonPaymentFrom } from "#server/features/deals/payment-deadline-rules.ts";

/**
 * K2: Either side may report a problem until {problemDays} days after the receipt; one case is open at a time.
 *
 * How long after the receipt a problem can still be reported, ms.
 */
const problemMs = problemDays * dayMs;
/**
 * How long a side waits after a rejected report before repeating it, unless the deal moves on, ms. It is longer than both
 * reminders and the report of non-payment take, so that a buyer cannot delay those by reporting again (decisions/0016).
 */
const repeatMs = repeatDays * dayMs;

/** How long moderators take to decide a case at most, as far as they can, ms (rule SD2). */
export const decideByMs = 7 * dayMs;

/** K1: The seller may report non-payment a day after the second reminder. */
export function decideNonPayment(deal: DealFacts, side: DealSide, now: Date): Decision {
  if (side !== "seller") return "DEAL_OTHER_SIDE";
  if (deal.status === "cancelled") return "DEAL_CANCELLED";
  if (deal.status !== "awaiting_payment") return "DEAL_MOVED_ON";
  if (deal.openCase) return deal.openCase.kind === "non_payment" ? "done" : "CASE_OPEN";
  if (!mayFileNonPayment(deal, now)) return "NON_PAYMENT_TOO_EARLY";
  return now < nonPaymentReportFrom(deal) ? "CASE_REJECTED" : "take";
}

/** The instant from which the seller may report non-payment, or report it again, as far as is known now. */
export function nonPaymentReportFrom(deal: DealFacts): Date {
  const rejected = deal.rejections.filter(({ kind }) => kind === "non_payment").map(endOf);
  return new Date(Math.max(nonPaymentFrom(deal).getTime(), ...rejected));
}

/**
 * K3: A rejected report may be made again by that side after {repeatMs} or once the deal has moved on for good (paid, sent); once it is
 * paid, another problem may be reported at once.
 *
 * Repeating a report returns the first one. `problem` null: of any kind.
 */
export function decideProblem(
  deal: DealFacts,
  side: DealSide,
  now: Date,
  problem: ProblemKind | null = null,
): Decision {
  if (deal.status === "cancelled") return "DEAL_CANCELLED";
  if (deal.openCase) {
    const isSame = deal.openCase.kind === "problem" && deal.openCase.filedBy === side;
    return isSame ? "done" : "CASE_OPEN";
  }
  const isLate = deal.receivedAt !== null && now.getTime() - deal.receivedAt.getTime() > problemMs;
  if (isLate) return "PROBLEM_TOO_LATE";
  const isRepeated = deal.rejections.some(
    (each) =>
      each.kind === "problem" &&
      each.filedBy === side &&
      (deal.status === "awaiting_payment" || each.problem === problem) &&
      now.getTime() < endOf(each),
  );
  return isRepeated ? "CASE_REJECTED" : "take";
}

/** Whether a side may answer (rule K4). */
export function decideAnswer({ openCase }: DealFacts, side: DealSide): Decision {
  if (!openCase) return "NO_OPEN_CASE";
  return openCase.filedBy === side ? "DEAL_OTHER_SIDE" : "take";
}

function endOf({ decidedAt }: Rejection): number {
  return decidedAt.getTime() + repeatMs;
}

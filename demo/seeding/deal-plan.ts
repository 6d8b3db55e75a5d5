import type { DealStatus, DealStepKind } from "#contract/deals/deal-steps.ts";
import { dayMs, hourMs } from "#contract/values/durations.ts";
import { addWorkingDays } from "#contract/values/working-days.ts";
import { pragueDay } from "#server/features/deals/payment-deadline-rules.ts";
import { pragueTime } from "./prague-time.ts";

/** How far the deal of a sale has come. */
export interface PlannedDeal {
  readonly status: DealStatus;
  readonly payBy: string;
  readonly paidAt: Date | null;
  readonly sentAt: Date | null;
  readonly receivedAt: Date | null;
  readonly remindersSent: number;
  readonly remindedAt: Date | null;
  /** The seller has reported that nothing came. */
  readonly isReported: boolean;
  readonly steps: readonly { kind: DealStepKind; by: "buyer" | "seller" | "site"; at: Date }[];
}

/** States of running deals; each further deal of a person takes the next one. */
const underWay = ["awaiting_payment", "paid", "sent", "awaiting_payment", "received"] as const;
/** Deals older than this are completed. */
const doneAfterDays = 20;

/**
 * How far a past sale has come at `now`. Old deals are received; the `turn`-th of a demo account's latest ones is in the
 * state of the list, the fourth overdue and reported. A thing handed over in person is never sent.
 */
export function planDeal(soldAt: Date, now: Date, turn: number | null, isByHand: boolean): PlannedDeal {
  const ageDays = (now.getTime() - soldAt.getTime()) / dayMs;
  const wanted = turn === null ? undefined : underWay[turn];
  const isOld = ageDays > doneAfterDays || wanted === undefined;
  const status = isOld ? "received" : wanted;
  const isReported = !isOld && turn === 3 && ageDays > 4;
  // The steps spread over the time since the sale, so that none lies in the future.
  const at = (share: number) => new Date(soldAt.getTime() + Math.min(ageDays, 8) * share * dayMs);
  const reached = ["awaiting_payment", "paid", "sent", "received"].indexOf(status);
  const remindedAt = isReported ? pragueTime(now, -2, 9, 0) : null;
  return {
    status,
    payBy: isReported
      ? pragueDay(pragueTime(now, -4, 9, 0)).toString()
      : addWorkingDays(pragueDay(soldAt), 3).toString(),
    paidAt: reached >= 1 ? at(0.3) : null,
    sentAt: reached >= 2 && !isByHand ? at(0.5) : null,
    receivedAt: reached >= 3 ? at(0.9) : null,
    remindersSent: isReported ? 2 : 0,
    remindedAt,
    isReported,
    steps: [
      { kind: "opened", by: "site", at: soldAt },
      ...(reached >= 1 ? [{ kind: "paid", by: "seller", at: at(0.3) } as const] : []),
      ...(reached >= 2 && !isByHand ? [{ kind: "sent", by: "seller", at: at(0.5) } as const] : []),
      ...(reached >= 3 ? [{ kind: "received", by: "buyer", at: at(0.9) } as const] : []),
      ...(remindedAt
        ? [
            { kind: "reminded", by: "site", at: new Date(remindedAt.getTime() - 2 * dayMs) } as const,
            { kind: "reminded", by: "site", at: remindedAt } as const,
            { kind: "case_filed", by: "seller", at: new Date(now.getTime() - 3 * hourMs) } as const,
          ]
        : []),
    ],
  };
}

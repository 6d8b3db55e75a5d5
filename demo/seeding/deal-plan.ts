import type { DealStatus, DealStepKind } from "#contract/deals/deal-steps.ts";
import { pragueDay } from "#server/features/deals/payment-rules.ts";
import { addWorkingDays } from "#server/features/deals/working-day-rules.ts";
import { dayMs, hourMs, pragueTime } from "./prague-time.ts";

/** What has become of a sale of the demo. */
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
  readonly steps: readonly { kind: DealStepKind; by: "buyer" | "seller" | "house"; at: Date }[];
}

/** Sales that still run: the next of its states for each further deal of one person. */
const underWay = ["awaiting_payment", "paid", "sent", "awaiting_payment", "received"] as const;
/** From this age on every deal of the demo is done. */
const doneAfterDays = 20;

/**
 * How far a sale of the past has come at `now`: the old ones are received; of the last ones of the demo's two people the
 * `turn`-th stands where the list says, the fourth overdue and reported. What is handed over by hand is never sent.
 */
export function planDeal(soldAt: Date, now: Date, turn: number | null, isByHand: boolean): PlannedDeal {
  const ageDays = (now.getTime() - soldAt.getTime()) / dayMs;
  const wanted = turn === null ? undefined : underWay[turn];
  const isOld = ageDays > doneAfterDays || wanted === undefined;
  const status = isOld ? "received" : wanted;
  const isReported = !isOld && turn === 3 && ageDays > 4;
  // Steps of the past spread over what has passed, so that none lies in the future.
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
      { kind: "opened", by: "house", at: soldAt },
      ...(reached >= 1 ? [{ kind: "paid", by: "seller", at: at(0.3) } as const] : []),
      ...(reached >= 2 && !isByHand ? [{ kind: "sent", by: "seller", at: at(0.5) } as const] : []),
      ...(reached >= 3 ? [{ kind: "received", by: "buyer", at: at(0.9) } as const] : []),
      ...(remindedAt
        ? [
            { kind: "reminded", by: "house", at: new Date(remindedAt.getTime() - 2 * dayMs) } as const,
            { kind: "reminded", by: "house", at: remindedAt } as const,
            { kind: "case_filed", by: "seller", at: new Date(now.getTime() - 3 * hourMs) } as const,
          ]
        : []),
    ],
  };
}

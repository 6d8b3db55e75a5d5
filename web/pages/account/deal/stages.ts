import type { Deal, DealStatus } from "#contract/deals.ts";

export interface Stage {
  readonly key: "paid" | "sent" | "handed" | "received" | "reviewed";
  readonly state: "done" | "now" | "later";
  /** When it was reached; null where it was not, or where it was left out. */
  readonly at: string | null;
}

const reached: Record<DealStatus, number> = {
  awaiting_payment: 0,
  paid: 1,
  sent: 2,
  received: 3,
  cancelled: 0,
};

/** The four stages of a deal. What is handed over in person is handed over, not sent. */
export function stagesOf({ status, handover, steps }: Pick<Deal, "status" | "handover" | "steps">): Stage[] {
  const keys = ["paid", handover === "in_person" ? "handed" : "sent", "received", "reviewed"] as const;
  const timeOf = (kind: string) => steps.findLast((step) => step.kind === kind)?.at ?? null;
  // In person the hand-over and its confirmation are one and the same moment.
  const now = status === "paid" && handover === "in_person" ? 1 : reached[status];
  return keys.map((key, index) => {
    const state = index < now ? "done" : index === now ? "now" : "later";
    const kind = key === "handed" ? "received" : key;
    return { key, state, at: state === "done" && key !== "reviewed" ? timeOf(kind) : null };
  });
}

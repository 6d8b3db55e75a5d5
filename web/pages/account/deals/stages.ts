import type { Deal } from "#contract/deals/deal.ts";
import type { DealStatus } from "#contract/deals/deal-steps.ts";
import type { DealReviews } from "#contract/reviews/reviews.ts";

export interface Stage {
  readonly key: "paid" | "sent" | "handed" | "received" | "reviewed";
  /** `missed`: its time has passed and nothing came of it. */
  readonly state: "done" | "now" | "later" | "missed";
  /** When it was reached; null where it was not, or where it was left out. */
  readonly at: string | null;
}

const placeOf: Record<DealStatus, number> = {
  awaiting_payment: 0,
  paid: 1,
  sent: 2,
  received: 3,
  cancelled: 0,
};

/** The four stages of a deal. What is handed over in person is handed over, not sent. */
export function stagesOf(
  { status, handover, steps }: Pick<Deal, "status" | "handover" | "steps">,
  reviews: Pick<DealReviews, "state" | "theyHaveWritten">,
): Stage[] {
  const keys = ["paid", handover === "in_person" ? "handed" : "sent", "received", "reviewed"] as const;
  const timeOf = (kind: string) =>
    steps.findLast((step) => step.kind === kind || (kind === "paid" && step.kind === "held"))?.at ?? null;
  // In person the hand-over and its confirmation are one and the same moment.
  const now = status === "paid" && handover === "in_person" ? 1 : placeOf[status];
  return keys.map((key, index) => {
    const reached = index < now ? "done" : index === now ? "now" : "later";
    const state = key === "reviewed" && reached === "now" ? stateOfReviews(reviews) : reached;
    const kind = key === "handed" ? "received" : key;
    return { key, state, at: state === "done" && key !== "reviewed" ? timeOf(kind) : null };
  });
}

/** The last stage ends with the reviews: public, or their fourteen days over. */
function stateOfReviews({ state, theyHaveWritten }: Pick<DealReviews, "state" | "theyHaveWritten">): Stage["state"] {
  if (state === "public") return "done";
  if (state !== "closed") return "now";
  return theyHaveWritten ? "done" : "missed";
}

import type { Deal } from "#contract/deals.ts";

export interface Moment {
  /** Where the words lie under `now.buyer` and `now.seller`. */
  readonly key:
    | "awaiting_payment"
    | "awaiting_payment_overdue"
    | "awaiting_payment_no_account"
    | "awaiting_payment_shipping"
    | "awaiting_payment_case"
    | "paid"
    | "paid_in_person"
    | "sent"
    | "received"
    | "cancelled"
    | "cancelled_paid";
  readonly tone: "mine" | "late" | "done" | "calm";
}

type Facts = Pick<
  Deal,
  "status" | "side" | "handover" | "shipping" | "isOverdue" | "payment" | "todo" | "openCase" | "steps"
>;

/** Which words and which tone the present moment of a deal has for its side. */
export function momentOf(deal: Facts): Moment {
  const { status, handover, isOverdue, todo } = deal;
  if (status === "received") return { key: "received", tone: "done" };
  if (status === "cancelled") return { key: wasPaid(deal) ? "cancelled_paid" : "cancelled", tone: "calm" };
  const isMine = todo !== null && todo !== "answer_case";
  const isLate = isOverdue && deal.side === "buyer";
  const tone = isLate ? "late" : isMine ? "mine" : "calm";
  if (status === "sent") return { key: "sent", tone };
  if (status === "paid") return { key: handover === "in_person" ? "paid_in_person" : "paid", tone };
  return { key: unpaidOf(deal), tone };
}

function unpaidOf({ side, shipping, handover, isOverdue, payment, openCase }: Facts): Moment["key"] {
  if (shipping === null && handover === "post") {
    return openCase ? "awaiting_payment_case" : "awaiting_payment_shipping";
  }
  if (isOverdue) return "awaiting_payment_overdue";
  return side === "buyer" && !payment ? "awaiting_payment_no_account" : "awaiting_payment";
}

/** Whether the seller had the money when the deal ended: confirmed, and not taken back. */
function wasPaid({ steps }: Facts): boolean {
  return steps.findLast(({ kind }) => kind === "paid" || kind === "payment_undone")?.kind === "paid";
}

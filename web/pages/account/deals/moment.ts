import type { Deal } from "#contract/deals/deal.ts";

export interface Moment {
  /** Where the words lie under `now.buyer` and `now.seller`. */
  readonly key:
    | "awaiting_payment"
    | "awaiting_payment_said"
    | "awaiting_payment_overdue"
    | "awaiting_payment_no_account"
    | "awaiting_payment_in_cart"
    | "awaiting_payment_delivery"
    | "awaiting_payment_shipping"
    | "awaiting_payment_case"
    | "awaiting_payment_reminded"
    | "awaiting_payment_unpaid"
    | "awaiting_payment_reported"
    | "paid"
    | "paid_in_person"
    | "paid_delivery"
    | "sent"
    | "sent_case"
    | "received"
    | "received_case"
    | "received_problem"
    | "received_refunded"
    | "cancelled"
    | "cancelled_paid"
    | "cancelled_held";
  readonly tone: "mine" | "late" | "done" | "calm";
}

type Facts = Pick<
  Deal,
  | "status"
  | "side"
  | "handover"
  | "isDeliveryOpen"
  | "shipping"
  | "isOverdue"
  | "payment"
  | "paymentSaid"
  | "protection"
  | "mayGoWithGoods"
  | "todo"
  | "openCase"
  | "actions"
  | "steps"
  | "cases"
>;
const reminders = 2;

/** Which words and which tone the present moment of a deal has for its side. */
export function momentOf(deal: Facts): Moment {
  const { status, isOverdue, todo } = deal;
  if (status === "received") return receivedOf(deal);
  if (status === "cancelled") return { key: cancelledOf(deal), tone: "calm" };
  const isMine = todo !== null && todo !== "answer_case";
  const isSaid = deal.side === "buyer" && isPaymentSaid(deal);
  const isLate = isOverdue && deal.side === "buyer";
  const tone = isSaid ? "calm" : isLate ? "late" : isMine ? "mine" : "calm";
  if (status === "sent") return { key: deal.openCase ? "sent_case" : "sent", tone };
  if (status === "paid") return { key: paidOf(deal), tone };
  return { key: unpaidOf(deal), tone };
}

/** What was paid waits for the buyer's address, for the parcel or for the two to meet. */
function paidOf({ handover, isDeliveryOpen }: Facts): Moment["key"] {
  if (isDeliveryOpen) return "paid_delivery";
  return handover === "in_person" ? "paid_in_person" : "paid";
}

/** Who has the money that was paid: the seller, or the site, which sends it back by itself. */
function cancelledOf(deal: Facts): Moment["key"] {
  if (!wasPaid(deal)) return "cancelled";
  return deal.protection ? "cancelled_held" : "cancelled_paid";
}

/** A deal with a complaint ends without thanks. */
function receivedOf({ openCase, cases, protection }: Facts): Moment {
  if (openCase) return { key: "received_case", tone: "calm" };
  const isFaulty = cases.some(({ kind, outcome }) => kind === "problem" && outcome === "upheld");
  if (!isFaulty) return { key: "received", tone: "done" };
  return {
    key: protection && protection.returned > 0 ? "received_refunded" : "received_problem",
    tone: "calm",
  };
}

function unpaidOf(deal: Facts): Moment["key"] {
  const { side, shipping, handover, isOverdue, payment, protection, mayGoWithGoods, openCase, todo } = deal;
  if (todo === "choose_delivery") return "awaiting_payment_delivery";
  if (shipping === null && handover === "post") {
    return openCase ? "awaiting_payment_case" : "awaiting_payment_shipping";
  }
  if (isPaymentSaid(deal) && (side === "buyer" || !isOverdue)) return "awaiting_payment_said";
  if (isOverdue) return side === "buyer" ? "awaiting_payment_overdue" : overdueOf(deal);
  if (side === "seller" || payment || protection) return "awaiting_payment";
  return mayGoWithGoods ? "awaiting_payment_in_cart" : "awaiting_payment_no_account";
}

/** Whoever has paid and said so is not asked to pay again. */
function isPaymentSaid({ status, paymentSaid }: Facts): boolean {
  return status === "awaiting_payment" && paymentSaid !== null;
}

/** What a seller is told of a payment that is late. */
function overdueOf({ openCase, actions, steps }: Facts): Moment["key"] {
  if (openCase) {
    return openCase === "non_payment" ? "awaiting_payment_reported" : "awaiting_payment_overdue";
  }
  if (actions.includes("file_non_payment")) return "awaiting_payment_unpaid";
  const isReminded = steps.filter(({ kind }) => kind === "reminded").length >= reminders;
  return isReminded ? "awaiting_payment_reminded" : "awaiting_payment_overdue";
}

/** Whether the money had come when the deal ended: confirmed, and not taken back. */
function wasPaid({ steps }: Facts): boolean {
  const last = steps.findLast(({ kind }) => kind === "paid" || kind === "held" || kind === "payment_undone");
  return last !== undefined && last.kind !== "payment_undone";
}

import { declineHours, undoMinutes } from "#contract/deals/deal-limits.ts";
import type { DealAction, DealSide, DealTodo } from "#contract/deals/deal-steps.ts";
import { dayMs, hourMs } from "#contract/values/durations.ts";
import { decideAnswer, decideNonPayment, decideProblem } from "./cases/case-rules.ts";
import type { DealFacts, Decision } from "./deal-facts.ts";
import { decideDelivered, releasedBySilenceMs } from "./protection/release-rules.ts";

/** D3: The seller may take a confirmed payment or dispatch back within {undoMs}. */
export const undoMs = undoMinutes * 60 * 1000;
/** How long a thing waits for its receipt to be confirmed, ms (rule D4). */
export const receivedByItselfMs = 14 * dayMs;

/** How long the buyer may decline the postage that the seller has named, ms (rule D14). */
export const declineMs = declineHours * hourMs;

/** Whether the buyer may say that it is paid (rule D15). */
export function decideSayingPaid(deal: DealFacts, side: DealSide): Decision {
  if (side !== "buyer") return "DEAL_OTHER_SIDE";
  if (deal.isProtected) return "DEAL_PROTECTED";
  return decidePayable(deal);
}

/** Whether the buyer may pay by an order (rule PP2). */
export function decidePayingEscrow(deal: DealFacts, side: DealSide): Decision {
  if (side !== "buyer") return "DEAL_OTHER_SIDE";
  if (!deal.isProtected) return "NOT_PROTECTED";
  return decidePayable(deal);
}

/** Whether it is known what has to be paid, and it is not paid yet. */
function decidePayable(deal: DealFacts): Decision {
  if (deal.status === "cancelled") return "DEAL_CANCELLED";
  if (deal.status !== "awaiting_payment") return "DEAL_MOVED_ON";
  return isDeliveryOpen(deal) || isAmountOpen(deal) ? "DELIVERY_NEEDED" : "take";
}

/**
 * D2: The seller confirms the payment, then the dispatch; the buyer confirms the receipt, which needs no dispatch where it may be handed
 * over in person.
 *
 * Whether the seller may confirm the payment; one that the site holds confirms itself.
 */
export function decidePayment({ status, isProtected }: DealFacts, side: DealSide): Decision {
  if (side !== "seller") return "DEAL_OTHER_SIDE";
  if (isProtected) return "DEAL_PROTECTED";
  if (status === "cancelled") return "DEAL_CANCELLED";
  return status === "awaiting_payment" ? "take" : "done";
}

/**
 * Whether the seller may mark the thing as sent, or correct carrier and number until it is received: only to an address, and
 * not what is handed over.
 */
export function decideDispatch(deal: DealFacts, side: DealSide): Decision {
  const { status, handover } = deal;
  if (side !== "seller") return "DEAL_OTHER_SIDE";
  if (status === "cancelled") return "DEAL_CANCELLED";
  if (handover === "in_person") return "DEAL_IN_PERSON";
  if (status === "awaiting_payment") return "DEAL_NOT_PAID";
  if (status === "received") return "DEAL_MOVED_ON";
  return status === "paid" && isDeliveryOpen(deal) ? "DELIVERY_NEEDED" : "take";
}

/** Whether it is still open how the thing is handed over, or where to (rule D12). */
export function isDeliveryOpen({ handover, delivery }: DealFacts): boolean {
  return handover === "both" || (handover === "post" && delivery === null);
}

/**
 * Whether the buyer may say how to get the thing: post or hand until it is paid, since the sum follows; the address until it
 * is sent. `wanted` null: anything.
 */
export function decideDelivery(
  deal: DealFacts,
  side: DealSide,
  offered: DealFacts["handover"],
  wanted: "post" | "in_person" | null = null,
): Decision {
  if (side !== "buyer") return "DEAL_OTHER_SIDE";
  if (deal.status === "cancelled") return "DEAL_CANCELLED";
  if (deal.status !== "awaiting_payment" && deal.status !== "paid") return "DEAL_MOVED_ON";
  if (offered === "in_person" && wanted === null) return "DELIVERY_NOT_OFFERED";
  if (wanted !== null && offered !== "both" && wanted !== offered) return "DELIVERY_NOT_OFFERED";
  if (deal.status === "awaiting_payment") return "take";
  if (wanted === null) return deal.handover === "in_person" ? "DEAL_MOVED_ON" : "take";
  // Paid with postage: only where the parcel goes is still open.
  return wanted === "post" && deal.handover !== "in_person" ? "take" : "DEAL_MOVED_ON";
}

/** Whether the buyer may decline the postage (rule D14). */
export function decideDeclining(deal: DealFacts, side: DealSide, now: Date): Decision {
  if (side !== "buyer") return "DEAL_OTHER_SIDE";
  if (deal.isWithGoods) return "DEAL_WITH_GOODS";
  if (deal.status === "cancelled") return "DEAL_CANCELLED";
  if (!deal.shippingByAgreement) return "SHIPPING_FIXED";
  if (deal.status !== "awaiting_payment") return "DEAL_MOVED_ON";
  if (deal.openCase) return "CASE_OPEN";
  const isOpen = deal.shippingNamedAt !== null && now.getTime() - deal.shippingNamedAt.getTime() <= declineMs;
  return isOpen ? "take" : "SHIPPING_ACCEPTED";
}

/**
 * Whether the buyer may confirm the receipt; a thing that may be handed over in person need not have been sent. It would release
 * held money, which waits for the decision while a case is open (rule PP4).
 */
export function decideReceipt({ status, handover, isProtected, openCase }: DealFacts, side: DealSide): Decision {
  if (side !== "buyer") return "DEAL_OTHER_SIDE";
  if (isProtected && openCase && status !== "received" && status !== "cancelled") return "CASE_OPEN";
  switch (status) {
    case "cancelled":
      return "DEAL_CANCELLED";
    case "awaiting_payment":
      return "DEAL_NOT_PAID";
    case "paid":
      return handover === "post" ? "DEAL_NOT_SENT" : "take";
    case "sent":
      return "take";
    case "received":
      return "done";
  }
}

/** Whether the seller may take the confirmation of the payment back. */
export function decideUndoPayment(deal: DealFacts, side: DealSide, now: Date): Decision {
  if (side !== "seller") return "DEAL_OTHER_SIDE";
  if (deal.isProtected) return "DEAL_PROTECTED";
  if (deal.status === "cancelled") return "DEAL_CANCELLED";
  if (deal.status === "awaiting_payment") return "done";
  return deal.status === "paid" ? undoable(deal.paidAt, now) : "DEAL_MOVED_ON";
}

/** Whether the seller may take the dispatch back. */
export function decideUndoDispatch(deal: DealFacts, side: DealSide, now: Date): Decision {
  if (side !== "seller") return "DEAL_OTHER_SIDE";
  if (deal.status === "cancelled") return "DEAL_CANCELLED";
  if (deal.status === "paid") return "done";
  if (deal.status === "awaiting_payment") return "DEAL_NOT_PAID";
  return deal.status === "sent" ? undoable(deal.sentAt, now) : "DEAL_MOVED_ON";
}

/**
 * Whether the seller may name the postage that the listing left open, haléře; `amountMinor` null: any. Once named it may
 * only fall, and it stays while a case is open.
 */
export function decideShipping(deal: DealFacts, side: DealSide, amountMinor: number | null): Decision {
  if (side !== "seller") return "DEAL_OTHER_SIDE";
  if (deal.status === "cancelled") return "DEAL_CANCELLED";
  if (!deal.shippingByAgreement) return "SHIPPING_FIXED";
  if (deal.status !== "awaiting_payment") return "DEAL_MOVED_ON";
  if (amountMinor !== null && amountMinor === deal.shippingMinor) return "done";
  if (deal.openCase) return "CASE_OPEN";
  const isRaised = amountMinor !== null && deal.shippingMinor !== null && amountMinor > deal.shippingMinor;
  return isRaised ? "SHIPPING_NOT_RAISED" : "take";
}

/** Whether the sum is still open, because the thing has to be sent and its postage is not named. */
export function isAmountOpen({ shippingMinor, handover }: DealFacts): boolean {
  return shippingMinor === null && handover === "post";
}

/**
 * When a deal that was sent, or paid and is handed over, counts as received without the buyer's word; null while it does not,
 * or a case is open. Where the seller has said that it was delivered, three days later (rule PP4).
 */
export function receivedByOf(deal: DealFacts): Date | null {
  const { status, handover, sentAt, paidAt, deliveredAt, openCase } = deal;
  if (deliveredAt && !openCase && (status === "sent" || status === "paid")) {
    return new Date(deliveredAt.getTime() + releasedBySilenceMs);
  }
  const since = status === "sent" ? sentAt : status === "paid" && handover === "in_person" ? paidAt : null;
  return since && !openCase ? new Date(since.getTime() + receivedByItselfMs) : null;
}

/** Whether a deal has waited long enough for the buyer's confirmation. */
export function isReceivedByItself(deal: DealFacts, now: Date): boolean {
  const by = receivedByOf(deal);
  return by !== null && now >= by;
}

/** The step that a side has to take; `list-my-deals.ts` asks the database the same. */
export function todoOf(deal: DealFacts, side: DealSide): DealTodo | null {
  if (deal.isWithGoods) return null;
  if (deal.openCase && deal.openCase.filedBy !== side && !deal.openCase.isAnswered) return "answer_case";
  switch (deal.status) {
    case "awaiting_payment":
      if (side === "seller") return isAmountOpen(deal) && !deal.openCase ? "set_shipping" : null;
      if (isDeliveryOpen(deal)) return "choose_delivery";
      return isAmountOpen(deal) || deal.paymentSaidAt ? null : "pay";
    case "paid":
      if (deal.handover === "in_person") return side === "buyer" ? "confirm_receipt" : null;
      if (isDeliveryOpen(deal)) return side === "buyer" ? "choose_delivery" : null;
      return side === "seller" ? "send" : null;
    case "sent":
      return side === "buyer" ? "confirm_receipt" : null;
    default:
      return null;
  }
}

/** Everything a side may do at this moment, which is nothing where an order of goods pays for it; `offered` is the listing's hand-over. */
export function actionsOf(
  deal: DealFacts,
  side: DealSide,
  now: Date,
  offered: DealFacts["handover"] = deal.handover,
): DealAction[] {
  if (deal.isWithGoods) return [];
  const isSent = deal.status === "sent";
  const possible: [DealAction, boolean][] = [
    ["set_shipping", deal.shippingMinor !== 0 && decideShipping(deal, side, null) === "take"],
    ["choose_delivery", decideDelivery(deal, side, offered) === "take"],
    ["decline_shipping", decideDeclining(deal, side, now) === "take"],
    ["say_paid", decideSayingPaid(deal, side) === "take"],
    ["pay_held", decidePayingEscrow(deal, side) === "take"],
    ["confirm_payment", decidePayment(deal, side) === "take"],
    ["undo_payment", decideUndoPayment(deal, side, now) === "take"],
    ["mark_sent", !isSent && deal.handover !== "in_person" && decideDispatch(deal, side) === "take"],
    ["correct_tracking", isSent && decideDispatch(deal, side) === "take"],
    ["undo_dispatch", decideUndoDispatch(deal, side, now) === "take"],
    ["mark_delivered", decideDelivered(deal, side, now) === "take"],
    ["confirm_receipt", decideReceipt(deal, side) === "take"],
    ["file_non_payment", decideNonPayment(deal, side, now) === "take"],
    ["report_problem", decideProblem(deal, side, now) === "take"],
    ["answer_case", decideAnswer(deal, side) === "take"],
  ];
  return possible.flatMap(([action, may]) => (may ? [action] : []));
}

function undoable(at: Date | null, now: Date): Decision {
  return at && now.getTime() - at.getTime() <= undoMs ? "take" : "UNDO_TOO_LATE";
}

/** The words of a deal: its sides, states, actions and steps. */

/** A deal goes from left to right; `cancelled` is the other end (rule D2). */
export const dealStatuses = ["awaiting_payment", "paid", "sent", "received", "cancelled"] as const;
export type DealStatus = (typeof dealStatuses)[number];

/** Where the money of a protected deal is. */
export const escrowStates = ["awaited", "held", "released", "paid_out", "returned"] as const;
export type EscrowState = (typeof escrowStates)[number];

export const dealSides = ["buyer", "seller"] as const;
export type DealSide = (typeof dealSides)[number];

export const carriers = ["ceska_posta", "zasilkovna", "ppl", "dpd", "gls", "other"] as const;

/** The steps that may wait for a side. */
export const dealTodos = ["set_shipping", "choose_delivery", "pay", "send", "confirm_receipt", "answer_case"] as const;
export type DealTodo = (typeof dealTodos)[number];

/** The actions that a side may be offered. */
export const dealActions = [
  "set_shipping",
  "choose_delivery",
  "decline_shipping",
  "say_paid",
  "pay_held",
  "confirm_payment",
  "undo_payment",
  "mark_sent",
  "correct_tracking",
  "undo_dispatch",
  "mark_delivered",
  "confirm_receipt",
  "file_non_payment",
  "report_problem",
  "answer_case",
] as const;
export type DealAction = (typeof dealActions)[number];

export const dealStepKinds = [
  "opened",
  "shipping_set",
  "shipping_declined",
  "delivery_chosen",
  "payment_said",
  "paid",
  "payment_undone",
  "held",
  "sent",
  "dispatch_undone",
  "tracking_corrected",
  "delivered",
  "received",
  "released",
  "refunded",
  "paid_out",
  "reminded",
  "case_filed",
  "case_answered",
  "case_decided",
  "cancelled",
] as const;
export type DealStepKind = (typeof dealStepKinds)[number];

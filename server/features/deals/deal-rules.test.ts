import { describe, expect, test } from "vitest";
import { type DealSide, type DealStatus, dealStatuses } from "#contract/deals/deal-steps.ts";
import { decideAnswer, decideNonPayment, decideProblem } from "./cases/case-rules.ts";
import type { DealFacts, Rejection } from "./deal-facts.ts";
import {
  actionsOf,
  decideDeclining,
  decideDelivery,
  decideDispatch,
  decidePayment,
  decideReceipt,
  decideShipping,
  decideUndoDispatch,
  decideUndoPayment,
  isReceivedByItself,
  todoOf,
} from "./deal-rules.ts";

const now = new Date("2026-12-01T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const daysAgo = (days: number) => minutesAgo(days * 24 * 60);

/** A deal in a state that was reached a minute ago. */
function facts(status: DealStatus, more: Partial<DealFacts> = {}): DealFacts {
  const just = minutesAgo(1);
  return {
    status,
    handover: "post",
    shippingMinor: 190_00,
    shippingByAgreement: false,
    shippingNamedAt: null,
    delivery: { city: "Brno" },
    payBy: "2026-11-20",
    remindersSent: 2,
    remindedAt: daysAgo(3),
    paymentSaidAt: null,
    paidAt: status === "awaiting_payment" ? null : status === "paid" ? just : daysAgo(2),
    sentAt: status === "sent" ? just : status === "received" ? daysAgo(1) : null,
    receivedAt: status === "received" ? just : null,
    isProtected: false,
    isWithGoods: false,
    trackingNumber: null,
    deliveredAt: null,
    openCase: null,
    rejections: [],
    ...more,
  };
}

type Row = [DealSide, ...string[]];
/** Columns: awaiting_payment, paid, sent, received, cancelled. */
const tables: Record<string, [(deal: DealFacts, side: DealSide, now: Date) => string, Row[]]> = {
  "confirm the payment": [
    decidePayment,
    [
      ["seller", "take", "done", "done", "done", "DEAL_CANCELLED"],
      ["buyer", ...Array(5).fill("DEAL_OTHER_SIDE")],
    ],
  ],
  "mark as sent": [
    decideDispatch,
    [
      ["seller", "DEAL_NOT_PAID", "take", "take", "DEAL_MOVED_ON", "DEAL_CANCELLED"],
      ["buyer", ...Array(5).fill("DEAL_OTHER_SIDE")],
    ],
  ],
  "confirm the receipt": [
    decideReceipt,
    [
      ["seller", ...Array(5).fill("DEAL_OTHER_SIDE")],
      ["buyer", "DEAL_NOT_PAID", "DEAL_NOT_SENT", "take", "done", "DEAL_CANCELLED"],
    ],
  ],
  "take the payment back": [
    decideUndoPayment,
    [
      ["seller", "done", "take", "DEAL_MOVED_ON", "DEAL_MOVED_ON", "DEAL_CANCELLED"],
      ["buyer", ...Array(5).fill("DEAL_OTHER_SIDE")],
    ],
  ],
  "take the dispatch back": [
    decideUndoDispatch,
    [
      ["seller", "DEAL_NOT_PAID", "done", "take", "DEAL_MOVED_ON", "DEAL_CANCELLED"],
      ["buyer", ...Array(5).fill("DEAL_OTHER_SIDE")],
    ],
  ],
  "name the postage": [
    (deal, side) => decideShipping({ ...deal, shippingByAgreement: true }, side, 150_00),
    [
      ["seller", "take", "DEAL_MOVED_ON", "DEAL_MOVED_ON", "DEAL_MOVED_ON", "DEAL_CANCELLED"],
      ["buyer", ...Array(5).fill("DEAL_OTHER_SIDE")],
    ],
  ],
  "report non-payment": [
    decideNonPayment,
    [
      ["seller", "take", "DEAL_MOVED_ON", "DEAL_MOVED_ON", "DEAL_MOVED_ON", "DEAL_CANCELLED"],
      ["buyer", ...Array(5).fill("DEAL_OTHER_SIDE")],
    ],
  ],
  "report a problem": [
    decideProblem,
    [
      ["seller", "take", "take", "take", "take", "DEAL_CANCELLED"],
      ["buyer", "take", "take", "take", "take", "DEAL_CANCELLED"],
    ],
  ],
  "answer a case of the buyer": [
    (deal, side) => decideAnswer({ ...deal, openCase: { kind: "problem", filedBy: "buyer", isAnswered: false } }, side),
    [
      ["seller", ...Array(5).fill("take")],
      ["buyer", ...Array(5).fill("DEAL_OTHER_SIDE")],
    ],
  ],
};

describe.each(Object.entries(tables))("%s", (_name, [decide, rows]) => {
  test.each(rows)("by the %s", (side, ...expected) => {
    expect(dealStatuses.map((status) => decide(facts(status), side, now))).toEqual(expected);
  });
});

test("D2: what is handed over in person may be received as soon as it is paid", () => {
  for (const handover of ["in_person", "both"] as const) {
    expect(decideReceipt(facts("paid", { handover }), "buyer")).toBe("take");
    expect(decideReceipt(facts("awaiting_payment", { handover }), "buyer")).toBe("DEAL_NOT_PAID");
  }
});

test("D3: a step can be taken back for five minutes and not a moment longer", () => {
  const at = (ms: number) => new Date(now.getTime() - ms);
  expect(decideUndoPayment(facts("paid", { paidAt: at(300_000) }), "seller", now)).toBe("take");
  expect(decideUndoPayment(facts("paid", { paidAt: at(300_001) }), "seller", now)).toBe("UNDO_TOO_LATE");
  expect(decideUndoDispatch(facts("sent", { sentAt: at(300_000) }), "seller", now)).toBe("take");
  expect(decideUndoDispatch(facts("sent", { sentAt: at(300_001) }), "seller", now)).toBe("UNDO_TOO_LATE");
});

test("postage that the listing named stays as it is", () => {
  expect(decideShipping(facts("awaiting_payment"), "seller", 1)).toBe("SHIPPING_FIXED");
});

test("postage that the seller named only falls, and stays while a moderator looks", () => {
  const openCase = { kind: "problem", filedBy: "buyer", isAnswered: false } as const;
  const naming = (amountMinor: number | null, more: Partial<DealFacts> = {}) =>
    decideShipping(facts("awaiting_payment", { shippingByAgreement: true, ...more }), "seller", amountMinor);
  expect(naming(190_01)).toBe("SHIPPING_NOT_RAISED");
  expect([naming(190_00), naming(189_99), naming(0)]).toEqual(["done", "take", "take"]);
  expect(naming(500_00, { shippingMinor: null })).toBe("take");
  expect([naming(100_00, { openCase }), naming(190_00, { openCase })]).toEqual(["CASE_OPEN", "done"]);
  expect(naming(100_00, { openCase, shippingMinor: null })).toBe("CASE_OPEN");
});

test("K2: non-payment waits for both reminders, and one case at a time", () => {
  const awaiting = (more: Partial<DealFacts>) => decideNonPayment(facts("awaiting_payment", more), "seller", now);
  expect(awaiting({ remindersSent: 1 })).toBe("NON_PAYMENT_TOO_EARLY");
  expect(awaiting({ remindedAt: minutesAgo(60) })).toBe("NON_PAYMENT_TOO_EARLY");
  const openCase = (kind: "non_payment" | "problem") => ({
    openCase: { kind, filedBy: "seller" as const, isAnswered: false },
  });
  expect(awaiting(openCase("non_payment"))).toBe("done");
  expect(awaiting(openCase("problem"))).toBe("CASE_OPEN");
});

const rejection = (more: Partial<Rejection>): Pick<DealFacts, "rejections"> => ({
  rejections: [{ kind: "problem", problem: "no_contact", filedBy: "buyer", decidedAt: daysAgo(6), ...more }],
});

test("a rejected report is not made again within a week, by that side", () => {
  const unpaid = (more: Partial<Rejection>, side: DealSide = "buyer", problem?: "no_contact" | "other") =>
    decideProblem(facts("awaiting_payment", rejection(more)), side, now, problem);
  expect([unpaid({}), unpaid({}, "buyer", "other")]).toEqual(["CASE_REJECTED", "CASE_REJECTED"]);
  expect(unpaid({}, "seller")).toBe("take");
  expect(unpaid({ decidedAt: daysAgo(7) })).toBe("take");
  const nonPayment = (decidedAt: Date) =>
    decideNonPayment(
      facts("awaiting_payment", rejection({ kind: "non_payment", problem: null, filedBy: "seller", decidedAt })),
      "seller",
      now,
    );
  expect([nonPayment(daysAgo(6)), nonPayment(daysAgo(7))]).toEqual(["CASE_REJECTED", "take"]);
});

test("a rejected problem does not keep the seller from reporting non-payment", () => {
  expect(decideNonPayment(facts("awaiting_payment", rejection({})), "seller", now)).toBe("take");
});

test("K3: once it is paid, another problem than the rejected one may be reported at once", () => {
  const sent = facts("sent", rejection({ problem: "not_delivered" }));
  expect(decideProblem(sent, "buyer", now, "not_delivered")).toBe("CASE_REJECTED");
  expect(decideProblem(sent, "buyer", now, "damaged")).toBe("take");
  expect(actionsOf(sent, "buyer", now)).toContain("report_problem");
  expect(actionsOf(facts("awaiting_payment", rejection({})), "buyer", now)).toEqual(["choose_delivery", "say_paid"]);
});

test("the same report again is the first one, one of the other side has to wait", () => {
  const openCase = { kind: "problem", filedBy: "buyer", isAnswered: false } as const;
  expect(decideProblem(facts("sent", { openCase }), "buyer", now)).toBe("done");
  expect(decideProblem(facts("sent", { openCase }), "seller", now)).toBe("CASE_OPEN");
  expect(decideProblem(facts("received", { receivedAt: daysAgo(15) }), "buyer", now)).toBe("PROBLEM_TOO_LATE");
  expect(decideAnswer(facts("sent"), "seller")).toBe("NO_OPEN_CASE");
});

test("D4: a sent thing counts as received after 14 days, unless somebody complained", () => {
  const openCase = { kind: "problem", filedBy: "buyer", isAnswered: false } as const;
  expect(isReceivedByItself(facts("sent", { sentAt: daysAgo(14) }), now)).toBe(true);
  expect(isReceivedByItself(facts("sent", { sentAt: daysAgo(13.9) }), now)).toBe(false);
  expect(isReceivedByItself(facts("sent", { sentAt: daysAgo(30), openCase }), now)).toBe(false);
  expect(isReceivedByItself(facts("paid", { sentAt: null }), now)).toBe(false);
});

test.each<[string, DealFacts, string | null, string | null]>([
  ["awaiting payment", facts("awaiting_payment"), "pay", null],
  ["awaiting payment that was reported", facts("awaiting_payment", { paymentSaidAt: now }), null, null],
  ["postage open", facts("awaiting_payment", { shippingMinor: null }), null, "set_shipping"],
  [
    "postage open, while a moderator looks",
    facts("awaiting_payment", {
      shippingMinor: null,
      openCase: { kind: "problem", filedBy: "seller", isAnswered: true },
    }),
    null,
    null,
  ],
  [
    "postage open, by hand too",
    facts("awaiting_payment", { shippingMinor: null, handover: "both" }),
    "choose_delivery",
    null,
  ],
  ["no address yet", facts("awaiting_payment", { delivery: null }), "choose_delivery", null],
  ["paid without an address", facts("paid", { delivery: null }), "choose_delivery", null],
  ["paid", facts("paid"), null, "send"],
  ["paid, by hand", facts("paid", { handover: "in_person" }), "confirm_receipt", null],
  ["sent", facts("sent"), "confirm_receipt", null],
  ["received", facts("received"), null, null],
  ["cancelled", facts("cancelled"), null, null],
  [
    "reported by the seller",
    facts("awaiting_payment", { openCase: { kind: "non_payment", filedBy: "seller", isAnswered: false } }),
    "answer_case",
    null,
  ],
  [
    "reported and answered",
    facts("sent", { openCase: { kind: "problem", filedBy: "buyer", isAnswered: true } }),
    "confirm_receipt",
    null,
  ],
])("what waits for whom: %s", (_name, deal, buyer, seller) => {
  expect([todoOf(deal, "buyer"), todoOf(deal, "seller")]).toEqual([buyer, seller]);
});

test("nothing is sent without an address, nor what is handed over; its receipt comes by itself 14 days after the payment", () => {
  expect(decideDispatch(facts("paid", { delivery: null }), "seller")).toBe("DELIVERY_NEEDED");
  expect(decideDispatch(facts("paid", { handover: "both" }), "seller")).toBe("DELIVERY_NEEDED");
  expect(decideDispatch(facts("paid", { handover: "in_person" }), "seller")).toBe("DEAL_IN_PERSON");
  const handed = { handover: "in_person", delivery: null } as const;
  expect(isReceivedByItself(facts("paid", { ...handed, paidAt: daysAgo(14) }), now)).toBe(true);
  expect(isReceivedByItself(facts("paid", { ...handed, paidAt: daysAgo(13.9) }), now)).toBe(false);
  expect(isReceivedByItself(facts("paid", { paidAt: daysAgo(30) }), now)).toBe(false);
});

test("D12: the buyer chooses what the listing offers: post or hand until it is paid, the address until it is sent", () => {
  const both = { handover: "both" } as const;
  expect(decideDelivery(facts("awaiting_payment", both), "buyer", "both", "in_person")).toBe("take");
  expect(decideDelivery(facts("awaiting_payment"), "buyer", "post", "in_person")).toBe("DELIVERY_NOT_OFFERED");
  expect(decideDelivery(facts("awaiting_payment"), "buyer", "in_person", "post")).toBe("DELIVERY_NOT_OFFERED");
  expect(decideDelivery(facts("paid"), "buyer", "both", "in_person")).toBe("DEAL_MOVED_ON");
  expect(decideDelivery(facts("paid"), "buyer", "both", "post")).toBe("take");
  expect(decideDelivery(facts("sent"), "buyer", "post", "post")).toBe("DEAL_MOVED_ON");
  expect(decideDelivery(facts("awaiting_payment"), "seller", "both", "post")).toBe("DEAL_OTHER_SIDE");
});

test("postage that the seller named may be declined for 48 hours, before it is paid", () => {
  const named = { shippingByAgreement: true, shippingNamedAt: daysAgo(2) };
  expect(decideDeclining(facts("awaiting_payment", named), "buyer", now)).toBe("take");
  const late = { ...named, shippingNamedAt: daysAgo(2.01) };
  expect(decideDeclining(facts("awaiting_payment", late), "buyer", now)).toBe("SHIPPING_ACCEPTED");
  expect(decideDeclining(facts("awaiting_payment"), "buyer", now)).toBe("SHIPPING_FIXED");
  expect(decideDeclining(facts("paid", named), "buyer", now)).toBe("DEAL_MOVED_ON");
  expect(decideDeclining(facts("awaiting_payment", named), "seller", now)).toBe("DEAL_OTHER_SIDE");
});

test("nobody is offered what would be refused", () => {
  expect(actionsOf(facts("awaiting_payment"), "buyer", now)).toEqual(["choose_delivery", "say_paid", "report_problem"]);
  expect(actionsOf(facts("awaiting_payment"), "seller", now)).toEqual([
    "confirm_payment",
    "file_non_payment",
    "report_problem",
  ]);
  expect(actionsOf(facts("sent"), "seller", now)).toEqual(["correct_tracking", "undo_dispatch", "report_problem"]);
  expect(actionsOf(facts("cancelled"), "seller", now)).toEqual([]);
});

import { expect, test } from "vitest";
import type { Deal } from "#contract/deals/deal.ts";
import type { DealStepKind } from "#contract/deals/deal-steps.ts";
import { momentOf } from "./moment.ts";

type Facts = Parameters<typeof momentOf>[0];

test.each<[string, DealStepKind[], string]>([
  ["nothing was paid", ["opened", "cancelled"], "cancelled"],
  ["the payment was confirmed", ["opened", "paid", "sent", "cancelled"], "cancelled_paid"],
  ["the confirmation was taken back", ["opened", "paid", "payment_undone", "cancelled"], "cancelled"],
  ["it came after all", ["paid", "payment_undone", "paid", "cancelled"], "cancelled_paid"],
])("a cancelled deal says what becomes of the money: %s", (_, kinds, key) => {
  expect(momentOf(deal({ status: "cancelled", steps: stepsOf(kinds) })).key).toBe(key);
});

test.each<[string, Partial<Facts>, string]>([
  ["not reminded twice", { steps: stepsOf(["opened", "reminded"]) }, "awaiting_payment_overdue"],
  ["reminded twice", { steps: stepsOf(["reminded", "reminded"]) }, "awaiting_payment_reminded"],
  ["it may be reported", { actions: ["confirm_payment", "file_non_payment"] }, "awaiting_payment_unpaid"],
  ["it is reported", { openCase: "non_payment" }, "awaiting_payment_reported"],
  ["something else is reported", { openCase: "problem" }, "awaiting_payment_overdue"],
])("a seller learns what follows a late payment: %s", (_, facts, key) => {
  expect(momentOf(deal({ side: "seller", isOverdue: true, ...facts })).key).toBe(key);
});

test.each<[string, Partial<Facts>, string]>([
  ["the seller has no account", {}, "awaiting_payment_no_account"],
  ["it is the site's", { mayGoWithGoods: true }, "awaiting_payment_in_cart"],
])("a buyer learns how to pay: %s", (_, facts, key) => {
  expect(momentOf(deal({ todo: "pay", ...facts })).key).toBe(key);
});

test.each<[string, Partial<Facts>, string, string]>([
  ["its buyer", {}, "awaiting_payment_said", "calm"],
  ["its buyer, when it is late", { isOverdue: true }, "awaiting_payment_said", "calm"],
  ["its seller", { side: "seller", todo: null }, "awaiting_payment_said", "calm"],
  ["its seller, when it is late", { side: "seller", todo: null, isOverdue: true }, "awaiting_payment_overdue", "calm"],
])("a payment that was reported is not asked for again: %s", (_, facts, key, tone) => {
  const said = { paymentSaid: { at: "2026-11-20T10:00:00.000Z", reference: "" } };
  expect(momentOf(deal({ todo: "pay", ...said, ...facts }))).toEqual({ key, tone });
});

test("held money of a cancelled deal goes back by itself", () => {
  const steps = stepsOf(["opened", "held", "cancelled"]);
  expect(momentOf(deal({ status: "cancelled", protection: escrowed(1_690), steps })).key).toBe("cancelled_held");
});

test.each<[string, Partial<Facts>, string, string]>([
  ["nobody complains", {}, "received", "done"],
  ["a moderator looks at it", { openCase: "problem" }, "received_case", "calm"],
  ["a problem was upheld", { cases: [problem("upheld")] }, "received_problem", "calm"],
  [
    "part of the held money went back",
    { cases: [problem("upheld")], protection: escrowed(400) },
    "received_refunded",
    "calm",
  ],
  ["a problem was rejected", { cases: [problem("rejected")] }, "received", "done"],
])("a received deal is praised only where %s", (_, facts, key, tone) => {
  expect(momentOf(deal({ status: "received", ...facts }))).toEqual({ key, tone });
});

test.each<[string, Partial<Facts>, string]>([
  ["the buyer has yet to choose", { todo: "choose_delivery" }, "awaiting_payment_delivery"],
  ["paid, and nobody knows where to", { status: "paid", isDeliveryOpen: true }, "paid_delivery"],
  ["paid and handed over", { status: "paid", handover: "in_person" }, "paid_in_person"],
])("how the thing gets to its buyer: %s", (_, facts, key) => {
  expect(momentOf(deal(facts)).key).toBe(key);
});

test("nothing is said to confirm itself while a moderator looks at it", () => {
  expect(momentOf(deal({ status: "sent", openCase: "problem" })).key).toBe("sent_case");
});

function escrowed(returned: number): NonNullable<Facts["protection"]> {
  return {
    holder: "",
    money: "released",
    returned,
    forSeller: 1_690 - returned,
    order: null,
    needsAccount: false,
    deliveredFrom: null,
  };
}

function deal(facts: Partial<Facts>): Facts {
  return {
    status: "awaiting_payment",
    side: "buyer",
    handover: "post",
    isDeliveryOpen: false,
    shipping: 190,
    isOverdue: false,
    payment: null,
    paymentSaid: null,
    protection: null,
    mayGoWithGoods: false,
    todo: null,
    openCase: null,
    actions: [],
    steps: [],
    cases: [],
    ...facts,
  };
}

function stepsOf(kinds: readonly DealStepKind[]): Deal["steps"] {
  return kinds.map((kind) => ({ kind, by: "seller", at: "2026-11-20T10:00:00.000Z", note: null }));
}

function problem(outcome: "upheld" | "rejected"): Deal["cases"][number] {
  return {
    id: 1,
    kind: "problem",
    problem: "damaged",
    filedBy: "buyer",
    note: "Prasklá zátka.",
    filedAt: "2026-11-20T10:00:00.000Z",
    answer: null,
    answeredAt: null,
    outcome,
    reasons: "Posouzeno.",
    photographs: [],
    decidedAt: "2026-11-21T10:00:00.000Z",
  };
}

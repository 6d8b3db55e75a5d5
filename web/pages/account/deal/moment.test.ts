import { expect, test } from "vitest";
import type { DealStepKind } from "#contract/deals.ts";
import { momentOf } from "./moment.ts";

test.each<[string, DealStepKind[], string]>([
  ["nothing was paid", ["opened", "cancelled"], "cancelled"],
  ["the payment was confirmed", ["opened", "paid", "sent", "cancelled"], "cancelled_paid"],
  ["the confirmation was taken back", ["opened", "paid", "payment_undone", "cancelled"], "cancelled"],
  ["it came after all", ["paid", "payment_undone", "paid", "cancelled"], "cancelled_paid"],
])("a cancelled deal says what becomes of the money: %s", (_, kinds, key) => {
  const steps = kinds.map((kind) => ({
    kind,
    by: "seller" as const,
    at: "2026-11-20T10:00:00.000Z",
    note: null,
  }));
  const rest = {
    handover: "post",
    shipping: 190,
    isOverdue: false,
    payment: null,
    todo: null,
    openCase: null,
  } as const;
  expect(momentOf({ status: "cancelled", side: "buyer", ...rest, steps }).key).toBe(key);
});

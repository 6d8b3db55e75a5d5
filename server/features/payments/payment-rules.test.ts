import fc from "fast-check";
import { expect, test } from "vitest";
import type { OrderStatus } from "#contract/payments/orders.ts";
import { type AttemptStatus, laterStatus, receiptFault, vatWithin } from "./payment-rules.ts";
import { backFromLines } from "./refund-rules.ts";

test.each([
  [null, 5_900, "CZK", "no_order"],
  ["awaiting_payment", 5_900, "CZK", null],
  ["cancelled", 5_900, "CZK", null],
  ["expired", 5_900, "CZK", null],
  ["paid", 5_900, "CZK", "paid_already"],
  ["refunded", 5_900, "CZK", "paid_already"],
  ["awaiting_payment", 5_899, "CZK", "amount"],
  ["awaiting_payment", 5_901, "CZK", "amount"],
  ["awaiting_payment", 5_900, "EUR", "currency"],
] as const)(
  "PM1: to an order %s of 59 Kč come %i haléře of %s: %s",
  (status, amountMinor, currency, fault) => {
    const order = status && { status, totalMinor: 5_900, hasDiscount: false };
    expect(receiptFault(order, { amountMinor, currency })).toBe(fault);
  },
);

test("PM1: money for an order with a discount pays it while it awaits its payment alone", () => {
  const faultOf = (status: OrderStatus) =>
    receiptFault({ status, totalMinor: 5_900, hasDiscount: true }, { amountMinor: 5_900, currency: "CZK" });
  expect([faultOf("awaiting_payment"), faultOf("expired"), faultOf("cancelled")]).toEqual([
    null,
    "lapsed",
    "lapsed",
  ]);
});

test.each([
  [12_100, 21, 2_100],
  [5_900, 21, 1_024],
  [100, 12, 11],
  [1, 21, 0],
  [3, 21, 1],
  [5_900, 0, 0],
])("PM3: in %i haléře at %i %% there are %i of VAT", (gross, percent, vat) => {
  expect(vatWithin(gross, percent)).toBe(vat);
});

test("PM2: in whatever order words about an attempt come, the one that reaches furthest holds", () => {
  const words = fc.array(
    fc.constantFrom<AttemptStatus[]>("created", "pending", "paid", "cancelled", "expired"),
  );
  fc.assert(
    fc.property(words, (told) => {
      const end = told.reduce(laterStatus, "created");
      expect(end === "paid").toBe(told.includes("paid"));
      expect(told.reduce(laterStatus, end)).toBe(end);
    }),
  );
});

test("PM7: refunds lose no haléř, in whatever parts they are made", () => {
  const line = fc.record({
    totalMinor: fc.integer({ min: 1, max: 100_000 }),
    vatPercent: fc.constantFrom(null, 0, 12, 21),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), fc.array(fc.nat(80_000)), (lines, parts) => {
      const total = lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
      const back = lines.map(() => ({ net: 0, vat: 0 }));
      let already = 0;
      for (const part of [...parts, total]) {
        const amount = Math.min(part, total - already);
        const taken = backFromLines(lines, already, amount);
        expect(taken.reduce((sum, { netMinor, vatMinor }) => sum + netMinor + vatMinor, 0)).toBe(amount);
        taken.forEach(({ netMinor, vatMinor }, index) => {
          expect(netMinor).toBeGreaterThanOrEqual(0);
          expect(vatMinor).toBeGreaterThanOrEqual(0);
          const sum = back[index];
          if (!sum) throw new Error("a line for each line");
          sum.net += netMinor;
          sum.vat += vatMinor;
        });
        already += amount;
      }
      const earned = lines.map(({ totalMinor, vatPercent }) => {
        const vat = vatPercent === null ? 0 : vatWithin(totalMinor, vatPercent);
        return { net: totalMinor - vat, vat };
      });
      expect(back).toEqual(earned);
    }),
  );
});

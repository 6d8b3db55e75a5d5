import fc from "fast-check";
import { expect, test } from "vitest";
import { pragueDay } from "#contract/values/prague-day.ts";
import { backFromLines } from "#server/features/payments/refunds/refund-rules.ts";
import { creditLines, invoiceLine, invoiceNumber, sumsOf } from "./invoice-rules.ts";

test("IN1: a number is its kind, its year and six digits", () => {
  expect(invoiceNumber("invoice", 2026, 123)).toBe("FV2026000123");
  expect(invoiceNumber("credit_note", 2026, 1)).toBe("OD2026000001");
  expect(invoiceNumber("proforma", 2027, 999_999)).toBe("ZF2027999999");
});

test("the day of a document is the one in Prague", () => {
  expect(pragueDay(new Date("2026-12-31T23:30:00Z"))).toBe("2027-01-01");
  expect(pragueDay(new Date("2026-07-01T21:59:00Z"))).toBe("2026-07-01");
});

const ordered = fc
  .record({
    quantity: fc.integer({ min: 1, max: 9 }),
    unitMinor: fc.integer({ min: 1, max: 10_000_000 }),
    vatPercent: fc.constantFrom(21, 12, 0, null),
  })
  .map((line) => ({ ...line, label: "Služba", totalMinor: line.quantity * line.unitMinor }));

test("IN4: base and tax of each line add up to its total, and the sums of the rates to the document", () => {
  fc.assert(
    fc.property(fc.array(ordered, { minLength: 1, maxLength: 8 }), (lines) => {
      const written = lines.map(invoiceLine);
      for (const { baseMinor, vatMinor, totalMinor, vatPercent } of written) {
        expect(baseMinor + vatMinor).toBe(totalMinor);
        // Half up to the haléř: the tax is at most half of one away from the exact share.
        const exact = (totalMinor * (vatPercent ?? 0)) / (100 + (vatPercent ?? 0));
        expect(Math.abs(vatMinor - exact)).toBeLessThanOrEqual(0.5);
      }
      const sums = sumsOf(written);
      const of = (key: "baseMinor" | "vatMinor" | "totalMinor") => sums.reduce((sum, rate) => sum + rate[key], 0);
      expect(of("baseMinor") + of("vatMinor")).toBe(of("totalMinor"));
      expect(of("totalMinor")).toBe(lines.reduce((sum, line) => sum + line.totalMinor, 0));
      expect(new Set(sums.map(({ vatPercent }) => vatPercent)).size).toBe(sums.length);
    }),
  );
});

test("IN5: credit notes of all of an order take back what its document said, rate by rate", () => {
  fc.assert(
    fc.property(
      fc.array(ordered, { minLength: 1, maxLength: 5 }),
      fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 4 }),
      (lines, parts) => {
        const total = lines.reduce((sum, line) => sum + line.totalMinor, 0);
        let already = 0;
        const paid = lines.map((line, position) => ({ ...line, position, backMinor: 0 }));
        const notes = [...parts.map((part) => Math.floor((total * part) / 500)), total].flatMap((wanted) => {
          const amount = Math.min(wanted, total - already);
          const back = backFromLines(paid, amount);
          for (const { position, totalMinor } of back) {
            const line = paid[position];
            if (line) line.backMinor += totalMinor;
          }
          const note = creditLines(lines, back);
          expect(note.reduce((sum, line) => sum + line.totalMinor, 0)).toBe(0 - amount);
          already += amount;
          return note;
        });
        const left = sumsOf([...lines.map(invoiceLine), ...notes]);
        expect(left.every((rate) => rate.baseMinor === 0 && rate.vatMinor === 0)).toBe(true);
      },
    ),
  );
});

import { expect, test } from "vitest";
import { readPrices, writePrices } from "./written-prices.ts";

test("a price list is read as it is written, in the ways in which people write it", () => {
  const rows = [
    { country: "CZ" as const, validFrom: "2027-01-01", maxWeightG: 5_000, price: 99 },
    { country: "CZ" as const, validFrom: "2027-01-01", maxWeightG: 15_500, price: 1_149.5 },
    { country: "SK" as const, validFrom: "2026-12-24", maxWeightG: 30_000, price: 0 },
  ];
  expect(writePrices(rows)).toBe("CZ 1. 1. 2027 5 kg 99\nCZ 1. 1. 2027 15,5 kg 1149,5\nSK 24. 12. 2026 30 kg 0");
  expect(readPrices(writePrices(rows))).toEqual(rows);
  expect(
    readPrices("cz; 1.1.2027; 5kg; 99 Kč\n\nCZ, 1. 1. 2027, 15,5 kg: 1 149,50 CZK\nsk 24.12.2026 30 kg 0"),
  ).toEqual(rows);
});

test.each([["CZ 1. 1. 2027 99"], ["DE 1. 1. 2027 5 kg 99"], ["CZ leden 5 kg 99"], ["CZ 1. 1. 2027 5 kg zdarma"]])(
  "%s cannot be read, and refuses the whole list",
  (line) => {
    expect(readPrices(`CZ 1. 1. 2027 5 kg 99\n${line}`)).toBeNull();
  },
);

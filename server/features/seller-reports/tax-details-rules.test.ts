import { expect, test } from "vitest";
import { isBirthDate, isNear, readTaxNumber, yearsAskedAbout } from "./tax-details-rules.ts";

test("TR7: 25 sales or 1 500 euros are near, outside the Union nothing is", () => {
  const year = { sales: 24, euros: 1_499.99, country: "CZ" };
  expect(isNear(year)).toBe(false);
  expect(isNear({ ...year, sales: 25 })).toBe(true);
  expect(isNear({ ...year, euros: 1_500 })).toBe(true);
  expect(isNear({ ...year, euros: 9_000, country: "CH" })).toBe(false);
});

test("TR7: in January the year before is asked about too, by the day in Prague", () => {
  expect(yearsAskedAbout(new Date("2027-12-31T22:59:00Z"))).toEqual([2027]);
  expect(yearsAskedAbout(new Date("2027-12-31T23:00:00Z"))).toEqual([2027, 2028]);
  expect(yearsAskedAbout(new Date("2028-01-31T23:00:00Z"))).toEqual([2028]);
});

test.each([
  ["800203/1234", "CZ", "8002031234"],
  [" cz 8002031234", "CZ", "CZ8002031234"],
  ["27074358", "CZ", "27074358"],
  ["123", "CZ", null],
  ["SK8002031234", "CZ", null],
  ["12 345 678 901", "DE", "12345678901"],
  ["nevím", "DE", null],
  ["", "DE", ""],
])("TR9: %j of %s is kept as %j", (written, country, stored) => {
  expect(readTaxNumber(written, country)).toBe(stored);
});

test("TR9: a birth lies in the past and not before 1900", () => {
  const now = new Date("2028-01-10T10:00:00Z");
  expect(isBirthDate("1899-12-31", now)).toBe(false);
  expect(isBirthDate("2028-01-09", now)).toBe(true);
  expect(isBirthDate("2028-01-10", now)).toBe(false);
});

import { expect, test } from "vitest";
import { readRateList } from "./rate-list-rules.ts";

const rows = ["země|měna|množství|kód|kurz", "EMU|euro|1|EUR|24,215", "Japonsko|jen|100|JPY|13,456"];
const list = (first: string, ...more: string[]) => [first, ...rows, ...more].join("\n");

test.each([
  ["27 Nov 2026 #230", "2026-11-27"],
  ["27.11.2026 #230", "2026-11-27"],
  ["02.01.2026 #1", "2026-01-02"],
])("a list that begins with %s is of its day, and a rate is of one unit", (first, on) => {
  const read = readRateList(list(first));
  expect(read).toEqual({
    on,
    rates: new Map([
      ["EUR", 24.215],
      ["JPY", 0.13456],
    ]),
  });
});

test("line ends of any kind, a mark of the encoding and an empty end change nothing", () => {
  expect(readRateList(`\uFEFF${list("27.11.2026 #230").replaceAll("\n", "\r\n")}\r\n\r\n`)).toEqual(
    readRateList(list("27.11.2026 #230")),
  );
});

test.each([
  ["nothing", "", 1],
  ["a page", "<!doctype html>\n<html>", 1],
  ["a day that no month has", list("31.11.2026 #230"), 1],
  ["no header", "27.11.2026 #230\nEMU", 2],
  ["no rate", "27.11.2026 #230\nzemě|měna|množství|kód|kurz", 3],
  ["a rate of nothing", list("27.11.2026 #230", "USA|dolar|1|USD|0,000"), 5],
  ["an amount of nothing", list("27.11.2026 #230", "USA|dolar|0|USD|20,8"), 5],
  ["a rate in words", list("27.11.2026 #230", "USA|dolar|1|USD|dvacet"), 5],
  ["a currency twice", list("27.11.2026 #230", "EMU|euro|1|EUR|25"), 5],
  ["too few cells", list("27.11.2026 #230", "USA|dolar|USD|20,8"), 5],
])("a list with %s is refused at its line", (_, text, wrongLine) => {
  expect(readRateList(text)).toEqual({ wrongLine });
});

import { create } from "qrcode";
import { expect, test } from "vitest";
import { qrCode } from "#server/qr-code.ts";
import { type PaymentOrder, spaydOf } from "./spayd.ts";

const order: PaymentOrder = {
  iban: "CZ6508000000192000145399",
  amountMinor: 1_500_00,
  variableSymbol: "2026000123",
  message: "Topování aukce 123",
};

test("is the text that Czech banks read", () => {
  expect(spaydOf({ ...order, due: "20261205" })).toBe(
    "SPD*1.0*ACC:CZ6508000000192000145399*AM:1500.00*CC:CZK*DT:20261205*MSG:TOPOVANI AUKCE 123*X-VS:2026000123",
  );
});

test.each([
  [1, "0.01"],
  [100, "1.00"],
  [1_234_567_89, "1234567.89"],
  [999_999_999, "9999999.99"],
])("%i haléře are written %s", (amountMinor, written) => {
  expect(spaydOf({ ...order, amountMinor })).toContain(`*AM:${written}*`);
});

test.each([
  ["Žluťoučký kůň č. 5", "ZLUTOUCKY KUN C. 5"],
  ["50 % * sleva", "50 %25 %2A SLEVA"],
  ["Rum „Kuba“ – 1970", "RUM KUBA 1970"],
  ["威士忌 12", "12"],
  ["Łódź, Ørsted, đakovo, Straße, Æbleskiver, Œuvre, Þór", "LODZ, ORSTED, DAKOVO, STRASSE, AEBLESKIVER, OEUVRE, THOR"],
  ["  dva\n\třádky ", "DVA RADKY"],
  ["x".repeat(80), "X".repeat(60)],
])("the message %s is written %s", (message, written) => {
  expect(spaydOf({ ...order, message })).toContain(`*MSG:${written}*X-VS`);
});

test.each([1_000_000_000, 999_999_999_900])(
  "D11: %i haléře have no room in a code, so there is none",
  (amountMinor) => {
    expect(spaydOf({ ...order, amountMinor })).toBeNull();
  },
);

test("the drawing has exactly the dark modules of the code, with four light ones around", () => {
  const text = spaydOf(order) ?? "";
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const { size, path } = qrCode(text);
  expect(size).toBe(modules.size + 8);
  const drawn = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(width); step++) drawn.add(`${Number(x) + step} ${y}`);
  }
  const dark = new Set<string>();
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; x++) if (modules.get(y, x)) dark.add(`${x + 4} ${y + 4}`);
  }
  expect(drawn).toEqual(dark);
});

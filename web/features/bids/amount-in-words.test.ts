import { expect, test } from "vitest";
import { amountInWords } from "./amount-in-words.ts";

test.each([
  [12_500, "dvanáct tisíc pět set korun", "twelve thousand five hundred crowns"],
  [125_000, "sto dvacet pět tisíc korun", "one hundred and twenty-five thousand crowns"],
  [2_000_000, "dva miliony korun", "two million crowns"],
])("%d in words", async (amount, cs, en) => {
  expect([await amountInWords(amount, "cs"), await amountInWords(amount, "en")]).toEqual([cs, en]);
});

test("hellers are said too", async () => {
  expect(await amountInWords(1_250.5, "cs")).toMatch(/^tisíc dvě stě padesát korun .*padesát hal/);
});

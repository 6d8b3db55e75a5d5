import { createElement } from "react";
import { expect, test } from "vitest";
import type { Deal } from "#contract/deals/deal.ts";
import { markupOf, wordsOf } from "#test/spec/markup.ts";
import "#web/i18n/areas/own.ts";
import { DealSum } from "./deal-sum.tsx";

test.each([
  ["both", 120, "Doprava 120 Kč Celkem 620 Kč"],
  ["both", null, "Doprava podle předání Celkem bez dopravy 500 Kč"],
  ["in_person", 0, "Doprava osobní předání Celkem 500 Kč"],
] as const)("postage that the total has is named beside it: %s, %s", async (handover, shipping, words) => {
  const deal = { handover, shipping, price: 500, total: 500 + (shipping ?? 0), fees: [] };
  const listing = { picture: null, category: { kind: null }, brand: null, name: "Rum" };
  const html = await markupOf(createElement(DealSum, { deal: { ...deal, listing } as unknown as Deal }));
  expect(wordsOf(html)).toContain(words);
});

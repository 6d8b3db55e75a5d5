import { createElement } from "react";
import { expect, test } from "vitest";
import type { Deal } from "#contract/deals/deal.ts";
import { markupOf, wordsOf } from "#test/spec/markup.ts";
import "#web/i18n/areas/own.ts";
import { SaidPaid } from "./said-paid.tsx";

test.each([
  ["cs", "buyer", "Platbu jste oznámili v neděli 29. listopadu."],
  ["cs", "seller", "Oznámení o platbě přišlo v neděli 29. listopadu."],
  ["en", "buyer", "You reported the payment on Sunday 29 November."],
  ["en", "seller", "The buyer reported the payment on Sunday 29 November."],
] as const)("both read when it was reported, with one preposition: %s, %s", async (locale, side, sentence) => {
  const paymentSaid = { at: "2026-11-29T10:00:00.000Z", reference: "" };
  const deal = { side, paymentSaid, actions: [] } as unknown as Deal;
  const html = await markupOf(createElement(SaidPaid, { deal }), { locale });
  expect(wordsOf(html).replaceAll("\u00a0", " ")).toContain(sentence);
});

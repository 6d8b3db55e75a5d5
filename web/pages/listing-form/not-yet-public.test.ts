import { createElement } from "react";
import { expect, test } from "vitest";
import type { OwnListing } from "#contract/listings/own-listings.ts";
import { markupOf, wordsOf } from "#test/spec/markup.ts";
import "#web/i18n/areas/own.ts";
import { NotYetPublic } from "./not-yet-public.tsx";

test.each([
  [true, "Po zaplacení ji zkontroluje moderátor a potom ji zveřejníme."],
  [false, "Jakmile ji zaplatíte, zveřejníme ji automaticky."],
])("what follows the payment is said: inspected before it is public: %s", async (inspectedBefore, sentence) => {
  const payment = { orderId: 1, hash: "a".repeat(22) };
  const listing = { id: 1, slug: "rum", status: "awaiting_payment", payment, inspectedBefore };
  const html = await markupOf(createElement(NotYetPublic, { listing: listing as unknown as OwnListing }));
  expect(wordsOf(html)).toContain(sentence);
});

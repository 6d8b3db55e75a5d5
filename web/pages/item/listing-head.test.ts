import { createElement } from "react";
import { expect, test } from "vitest";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { markupOf } from "#test/spec/markup.ts";
import { ListingHead } from "./listing-head.tsx";

test("the name of an item is marked with the language that it is in", async () => {
  const listing = {
    ...{ id: 1, slug: "rum", name: "Rum ze sudu", nameLang: "cs", type: "supply", saleMode: "by_agreement" },
    ...{ status: "draft", category: { id: 2, slug: "rum", name: "Rum" }, brand: null, volumeMl: null },
    ...{ strengthPercent: null, vintage: null, ageYears: null, pieces: null, publishedAt: null },
  } as unknown as ListingDetail;
  const html = await markupOf(createElement(ListingHead, { listing }), { locale: "en" });
  expect(html).toContain('<bdi lang="cs">Rum ze');
});

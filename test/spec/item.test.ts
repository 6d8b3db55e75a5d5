import { createElement } from "react";
import { describe, expect, test } from "vitest";
import type { ListingDetail } from "#contract/listings/listings.ts";
import type { Locale } from "#contract/values/locale.ts";
import { SellerBlock } from "#web/pages/item/seller-block.tsx";
import { linksOf, markupOf, wordsOf } from "./markup.ts";

/** The seller on the page of a listing. */

const seller: ListingDetail["seller"] = {
  id: 5,
  username: "palirna",
  avatar: null,
  verified: true,
  trader: true,
  memberSince: "2023-07-17T08:00:00Z",
  listings: 15,
  sold: 6,
  rating: { count: 7, stars: 4.6 },
};

async function blockOf(
  changes: Partial<ListingDetail["seller"]> = {},
  { locale = "cs", ...listing }: Partial<ListingDetail> & { locale?: Locale } = {},
): Promise<string> {
  const shown = {
    type: "supply",
    saleMode: "auction",
    handover: "post",
    shippingPrice: 199,
    place: "Brno",
    product: null,
    ...listing,
    seller: { ...seller, ...changes },
  };
  return markupOf(createElement(SellerBlock, { listing: shown as ListingDetail }), { locale });
}

describe("product detail: seller badge, rating, advert count", () => {
  test("the badge is a verified seller's alone", async () => {
    expect(wordsOf(await blockOf())).toContain("Ověřený prodávající");
    expect(wordsOf(await blockOf({ verified: false }))).not.toContain("Ověřený");
    expect(wordsOf(await blockOf({}, { locale: "en" }))).toContain("Verified seller");
    expect(wordsOf(await blockOf({ verified: false }, { locale: "en" }))).not.toContain("Verified");
  });

  test("who seeks something sells nothing: the badge is of their account", async () => {
    const words = wordsOf(await blockOf({}, { type: "demand" }));
    expect(words).toContain("Ověřený účet");
    expect(words).not.toContain("prodej");
  });

  test("the rating is shown once there is one", async () => {
    expect(wordsOf(await blockOf())).toContain("4,6 z 5");
    expect(wordsOf(await blockOf({ rating: { count: 0, stars: 0 } }))).not.toContain("z 5");
  });

  test("the number of adverts, which one can look at where there are some", async () => {
    const html = await blockOf();
    expect(wordsOf(html)).toContain("15 inzerátů");
    expect(linksOf(html)).toContainEqual(["/hledani?seller=5", "Zobrazit inzeráty"]);
    expect(linksOf(html)).toContainEqual(["/uzivatel/5", "palirna"]);
    expect(linksOf(await blockOf({ listings: 0 })).map(([to]) => to)).toEqual(["/uzivatel/5", "/uzivatel/5#reviews"]);
  });

  test("a product of the shop counts no auctions of its account, and leads to the shop", async () => {
    const product = {} as ListingDetail["product"];
    const html = await blockOf({ sold: 0 }, { saleMode: "stock", product });
    expect(wordsOf(html)).not.toMatch(/prodan|inzerát/);
    expect(linksOf(html)).toContainEqual(["/produkty/novinky", "Celý e-shop"]);
  });
});

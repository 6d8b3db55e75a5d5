import { expect, test } from "vitest";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { listingData } from "./listing-data.ts";

const page = {
  url: "https://kabinet.test/5/rum",
  origin: "https://kabinet.test",
  locale: "cs" as const,
};

const seller: ListingDetail["seller"] = {
  id: 7,
  username: "sklepmistr",
  avatar: null,
  verified: true,
  trader: false,
  memberSince: "2026-01-01T00:00:00.000Z",
  listings: 3,
  sold: 1,
  rating: { stars: 4.5, count: 2 },
};
const condition: ListingDetail["condition"] = {
  volumeMl: 700,
  strengthPercent: 43.5,
  vintage: 1978,
  bottledYear: null,
  ageYears: null,
  pieces: null,
  fillLevel: "full",
  closure: "cork",
  closureState: "perfect",
  labelState: "perfect",
  boxState: null,
  dutyStamp: null,
  storage: null,
  provenance: null,
};

/** A live auction at 1 250 Kč until late in the evening of the 28th; only what the data are made of. */
function listingOf(changes: Partial<ListingDetail>): ListingDetail {
  const listing: Partial<ListingDetail> = {
    id: 5,
    name: "Rum 1978",
    description: "Láhev ze sbírky.",
    type: "supply",
    saleMode: "auction",
    status: "live",
    price: 1_250,
    brand: { id: 1, name: "Caroni" },
    categoryPath: [
      { id: 1, slug: "lihoviny", name: "Lihoviny" },
      { id: 9, slug: "rum", name: "Rum" },
    ],
    pictures: [
      { id: "abc", width: 1_024, height: 1_280, widths: [320, 640, 1_024], ready: true, role: "front" },
      { id: "def", width: 1_024, height: 1_280, widths: [320], ready: false, role: "label" },
    ],
    seller,
    condition,
    startsAt: "2026-11-21T19:00:00.000Z",
    endsAt: "2026-11-28T23:30:00.000Z",
    handover: "post",
    shippingPrice: 290,
    ...changes,
  };
  return listing as ListingDetail;
}

test("a running auction is a product offered at its visible price until its end", () => {
  expect(listingData(listingOf({}), page)).toMatchObject({
    "@type": "Product",
    name: "Rum 1978",
    sku: "5",
    brand: { name: "Caroni" },
    category: "Lihoviny > Rum",
    image: ["https://kabinet.test/media/abc/1024.webp"],
    additionalProperty: [
      { name: "volume", value: 700, unitCode: "MLT" },
      { name: "alcoholByVolume", value: 43.5, unitCode: "P1" },
      { name: "vintage", value: 1978 },
    ],
    offers: {
      "@type": "Offer",
      url: page.url,
      price: 1_250,
      priceCurrency: "CZK",
      availability: "https://schema.org/InStock",
      availabilityEnds: "2026-11-28T23:30:00.000Z",
      priceValidUntil: "2026-11-29",
      shippingDetails: { shippingRate: { value: 290, currency: "CZK" } },
    },
  });
});

test.each([
  ["live", "InStock"],
  ["sold", "SoldOut"],
  ["unsold", "OutOfStock"],
  ["cancelled", "OutOfStock"],
] as const)("of a listing that is %s the availability is %s", (status, availability) => {
  const { offers } = listingData(listingOf({ status }), page) as { offers: Record<string, unknown> };
  expect(offers.availability).toBe(`https://schema.org/${availability}`);
  // A price that is over is valid until nothing.
  expect("priceValidUntil" in offers).toBe(status === "live");
});

test("a private seller is a person without a right to return, a trader a rated business with fourteen days", () => {
  expect(listingData(listingOf({}), page)).toMatchObject({
    offers: {
      itemCondition: "https://schema.org/UsedCondition",
      seller: { "@type": "Person", url: "https://kabinet.test/uzivatel/7" },
      hasMerchantReturnPolicy: { returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted" },
    },
  });
  expect(listingData(listingOf({ seller: { ...seller, trader: true } }), page)).toMatchObject({
    offers: {
      itemCondition: "https://schema.org/NewCondition",
      seller: { "@type": "Organization", aggregateRating: { ratingValue: 4.5, reviewCount: 2 } },
      hasMerchantReturnPolicy: { merchantReturnDays: 14 },
    },
  });
});

test("stars that nobody gave are not told", () => {
  const unrated = { ...seller, trader: true, rating: { stars: null, count: 0 } };
  expect(JSON.stringify(listingData(listingOf({ seller: unrated }), page))).not.toContain("AggregateRating");
});

test("a damaged label is told as damage, whoever sells", () => {
  const damaged = { ...condition, labelState: "damaged" as const };
  expect(listingData(listingOf({ condition: damaged }), page)).toMatchObject({
    offers: { itemCondition: "https://schema.org/DamagedCondition" },
  });
});

test("what is sought is a demand, and offers nothing", () => {
  const sought = listingData(listingOf({ type: "demand", saleMode: "fixed_price", endsAt: null, price: 3_000 }), page);
  expect(sought).toMatchObject({
    "@type": "Demand",
    itemOffered: { "@type": "Product", name: "Rum 1978" },
    priceSpecification: { price: 3_000, priceCurrency: "CZK" },
  });
  expect(JSON.stringify(sought)).not.toContain('"Offer"');
});

test("a price by agreement is no price", () => {
  const { offers } = listingData(listingOf({ saleMode: "by_agreement", price: null, endsAt: null }), page) as {
    offers: Record<string, unknown>;
  };
  expect(offers).not.toHaveProperty("price");
  expect(offers).not.toHaveProperty("priceCurrency");
});

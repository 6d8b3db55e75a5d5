import { expect, test } from "vitest";
import { makeBidder } from "#test/make/lot.ts";
import { type OfferedTo, offerRefusal, sidesOf, turnOf } from "./offer-rules.ts";

const now = new Date("2026-11-21T12:00:00Z");
const byAgreement: OfferedTo = {
  sellerId: 1,
  type: "supply",
  saleMode: "by_agreement",
  status: "live",
  startsAt: new Date("2026-11-01T12:00:00Z"),
  endsAt: null,
  frozenAt: null,
};
const demand: OfferedTo = { ...byAgreement, type: "demand", saleMode: "fixed_price" };
const demanding = { ageVerified: true, accountVerified: true };
const nothing = { ageVerified: false, accountVerified: false };

test.each<[string, OfferedTo, Partial<ReturnType<typeof makeBidder>>, typeof nothing, string | null]>([
  ["a supply by agreement", byAgreement, {}, nothing, null],
  ["a demand", demand, {}, nothing, null],
  ["a fixed price", { ...byAgreement, saleMode: "fixed_price" }, {}, nothing, "NOT_FOR_OFFERS"],
  ["an auction", { ...byAgreement, saleMode: "auction" }, {}, nothing, "NOT_FOR_OFFERS"],
  ["what is sold", { ...demand, status: "sold" }, {}, nothing, "ALREADY_SOLD"],
  ["what is cancelled", { ...demand, status: "cancelled" }, {}, nothing, "OFFERS_CLOSED"],
  ["what is yet to begin", { ...demand, startsAt: new Date("2026-12-01Z") }, {}, nothing, "OFFERS_CLOSED"],
  ["what ends now", { ...demand, endsAt: now }, {}, nothing, "OFFERS_CLOSED"],
  ["the own supply", byAgreement, { id: 1 }, nothing, "OWN_OFFER"],
  ["the own demand", demand, { id: 1 }, nothing, "OWN_OFFER"],
  ["by a suspended user", demand, { suspended: true }, nothing, "SUSPENDED"],
  ["by an unconfirmed user", demand, { emailConfirmed: false }, nothing, "EMAIL_NOT_CONFIRMED"],
  ["to buy without the age", byAgreement, { ageVerified: false }, demanding, "AGE_NOT_VERIFIED"],
  ["to buy unverified", byAgreement, { accountVerified: false }, demanding, "ACCOUNT_NOT_VERIFIED"],
  ["to sell without the age of buyers", demand, { ageVerified: false, accountVerified: false }, demanding, null],
])("an offer to %s", (_, listing, author, requirements, code) => {
  expect(offerRefusal(listing, makeBidder(2, author), requirements, now)).toBe(code);
});

test("O1: a demand's author sells, a supply's author buys", () => {
  expect(sidesOf(demand, 2)).toEqual({ sellerId: 2, buyerId: 1 });
  expect(sidesOf(byAgreement, 2)).toEqual({ sellerId: 1, buyerId: 2 });
});

test("the owner decides first, after a counter price the author, after an answer nobody", () => {
  expect(turnOf({ status: "open", counterPriceMinor: null })).toBe("owner");
  expect(turnOf({ status: "open", counterPriceMinor: 5 })).toBe("author");
  expect(turnOf({ status: "accepted", counterPriceMinor: 5 })).toBeNull();
});

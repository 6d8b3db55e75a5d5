import { expect, test } from "vitest";
import { notificationPlace } from "./notification-place.ts";

const listing = { id: 1_042, slug: "ardbeg-1978", name: "Ardbeg 1978" } as Parameters<
  typeof notificationPlace
>[0]["listing"];
const found = (further: number) =>
  ({ kind: "search_found", listing, dealId: null, search: { id: 7, name: "Ardbeg", further } }) as const;

test("a notification of several finds leads to their search, of a single one to the lot, in both languages", () => {
  expect([notificationPlace(found(2), "cs"), notificationPlace(found(2), "en")]).toEqual([
    "/ucet/hlidani/7",
    "/account/alerts/7",
  ]);
  expect(notificationPlace(found(0), "cs")).toMatch(/^\/1042\/ardbeg-1978/);
});

test("a notification leads to what one can do about it", () => {
  const of = (kind: "won" | "returned" | "offer_declined" | "tax_wanted", dealId: number | null = null) =>
    notificationPlace({ kind, listing, dealId, search: null }, "cs");
  expect(of("won", 5)).toBe("/ucet/obchody/5");
  expect(of("returned")).toBe("/ucet/vase-aukce/1042/upravit");
  expect(of("offer_declined")).toBe("/ucet/nabidky");
  expect(of("tax_wanted")).toBe("/ucet/fakturacni-a-kontaktni-udaje#dane");
});

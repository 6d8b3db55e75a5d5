import { expect, test } from "vitest";
import { notificationPath } from "./notification-path.ts";

const listing = { id: 1_042, slug: "ardbeg-1978", name: "Ardbeg 1978" };
const search = (further: number) => ({ id: 7, name: "Ardbeg", further });

test("a push of several finds leads to their search, of a single one to the lot, in both languages", () => {
  const several = { listing, dealId: null, search: search(2) };
  expect([notificationPath("cs", several), notificationPath("en", several)]).toEqual([
    "/ucet/hlidani/7",
    "/account/alerts/7",
  ]);
  const single = { listing, dealId: null, search: search(0) };
  expect(notificationPath("cs", single)).toMatch(/^\/1042\/ardbeg-1978/);
  expect(notificationPath("cs", { listing, dealId: null, search: null })).toBe(notificationPath("cs", single));
});

test("where there is a deal a push leads to it", () => {
  expect(notificationPath("cs", { listing, dealId: 5, search: null })).toBe("/ucet/obchody/5");
});

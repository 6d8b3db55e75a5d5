import { expect, test } from "vitest";
import { nameHeard } from "./name-heard.ts";

test("L23: a notification that comes while a page is open names the listing in the page's language", () => {
  const listing = { id: 1, slug: "rum", name: "Karibský rum" };
  const both = { ...listing, nameEn: "Caribbean rum" };
  expect([nameHeard("en", both), nameHeard("cs", both)]).toEqual(["Caribbean rum", "Karibský rum"]);
  expect(nameHeard("en", listing)).toBe("Karibský rum");
});

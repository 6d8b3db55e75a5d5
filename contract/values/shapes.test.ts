import { expect, test } from "vitest";
import { username } from "#contract/accounts/accounts.ts";
import { contactDetails } from "#contract/accounts/contact.ts";
import { listingFields } from "#contract/listings/own-listings.ts";
import { writtenLine } from "./shapes.ts";

const marks = ["061c", "200e", "200f", "202a", "202b", "202c", "202d", "202e", "2066", "2067", "2068", "2069"];
const { name, nameEn, brandName, place, country } = listingFields.shape;
const read = {
  name,
  nameEn,
  brandName,
  place,
  country,
  username,
  "a contact's first name": contactDetails.shape.firstName,
  "a contact's last name": contactDetails.shape.lastName,
} as const;

test.each(marks)("U+%s, which turns the direction of text, is taken out of what people write", (mark) => {
  const sign = String.fromCodePoint(Number.parseInt(mark, 16));
  for (const [what, shape] of Object.entries(read)) {
    expect(shape.parse(`${sign}Bow${sign}more${sign} `), what).toBe("Bowmore");
  }
});

test("a name of nothing else is none", () => {
  expect(username.safeParse("\u202e\u202e\u202e\u202e").success).toBe(false);
  expect(writtenLine.parse("\u2066 \u2069")).toBe("");
});

test.each(["\n", "\r\n", "\t", "\u2028", "\u0085", " \r\n"])("%j makes no second line of what is one", (sign) => {
  for (const [what, shape] of Object.entries(read)) {
    if (what !== "username") expect(shape.parse(`Bow${sign}more${sign}`)?.replace(/ +/g, " "), what).toBe("Bow more");
  }
});

test("letters of every script stay as they are", () => {
  for (const text of ["Žižkov Šerák", "ויסקי", "عرق", "日本酒", "Château d’Yquem"]) {
    expect(writtenLine.parse(text)).toBe(text);
  }
});

test.each(["\u200b\u200b\u200b", "\u2060 \u2060\u2060", "\u00ad\u00ad\u00ad"])(
  "a line in which nothing can be seen is refused: %j",
  (text) => {
    expect(writtenLine.safeParse(text).success).toBe(false);
    expect(name.safeParse(text).success).toBe(false);
    expect(writtenLine.safeParse("").success).toBe(true);
  },
);

test.each(["0000-01-01T00:00:00Z", "1999-12-31T23:59:59Z"])("a start in another age is refused: %s", (at) => {
  const { activateAt } = listingFields.shape;
  expect(activateAt.safeParse(at).success).toBe(false);
  expect(activateAt.safeParse("2026-12-01T00:00:00Z").success).toBe(true);
});

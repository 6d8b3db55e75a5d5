import fc from "fast-check";
import { expect, test } from "vitest";
import { listingQuery } from "./listing-query.ts";

/** Any link opens: addresses of lists are typed, cut off and made up. */

const odd = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom("\0", "\u001b[0m", "-1", "1e9", "9".repeat(30), "x".repeat(3_000), "2026-02-31", "<b>", "%00"),
);
const values = fc.oneof(odd, fc.array(odd, { maxLength: 40 }));

test("no query of a list is refused, and nothing that it leaves has what a database cannot keep", () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(listingQuery.shape)), values, (name, value) => {
      const read = listingQuery.safeParse({ [name]: value });
      expect(read.error).toBeUndefined();
      const stored = Object.values(read.data ?? {})
        .flat()
        .map(String);
      expect(stored.filter((text) => /\p{Cc}/u.test(text) || !text.isWellFormed())).toEqual([]);
    }),
    { numRuns: 3_000 },
  );
});

test("F3: of a search that is too long the first 2 000 characters are sought", () => {
  const { q } = listingQuery.parse({ q: ` rum ${"x".repeat(5_000)}` });
  expect([q?.slice(0, 6), q?.length]).toEqual(["rum xx", 2_000]);
});

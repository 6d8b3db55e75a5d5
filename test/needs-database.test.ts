import { expect, test } from "vitest";
import { testsByDatabase } from "./needs-database.ts";

const { pure, database } = testsByDatabase(["server/features/bids/**/*.test.ts"], ["**/*.thorough.test.ts"]);

test("a file needs PostgreSQL by what it imports", () => {
  expect(pure).toContain("server/features/bids/bidding-rules.test.ts");
  expect(pure).toContain("server/features/bids/bidding-rules-invariants.test.ts");
  expect(database).toContain("server/features/bids/place-bid-invariants.test.ts");
});

test("a builder without a database leaves its test pure", () => {
  expect(pure).toContain("server/features/bids/lot-log/verify-log.test.ts");
});

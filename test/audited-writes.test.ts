import { expect, test } from "vitest";
import { sources } from "./imports.ts";
import { read } from "./imports-of.ts";

/** Whatever a back office changes is in the audit (rule AU3). */

/** Writes of the back office that leave the record to the verb which they call, or that change nothing. */
const recordedBelow = new Map([
  ["server/features/currencies/rates/set-daily-rates.ts", "settings/store-over-version.ts"],
  [
    "server/features/newsletter-issues/admin/show-issue.ts",
    "changes nothing of the site: its mail goes to the writer's own address",
  ],
  ["server/features/products/spreadsheet/apply-table.ts", "store-steps.ts records each row"],
  ["server/features/products/spreadsheet/plan-table.ts", "stores nothing: its transaction is rolled back"],
  ["server/features/suspensions/set-person-scopes.ts", "accounts/status/set-scopes.ts"],
  ["server/features/suspensions/set-verification.ts", "accounts/status/set-verified.ts"],
]);

test("AU3: every file that asks for a scope and writes records the change, or calls a verb that does", () => {
  const silent = sources
    .filter((file) => file.startsWith("server/features/") && !file.endsWith(".test.ts"))
    .filter((file) => {
      const text = read(file);
      const isAdmin = /\b(requireScope|hasScope)\(/.test(text);
      const writes = /\btransaction\(|\.(update|insert|delete)\(/.test(text);
      return isAdmin && writes && !/\brecordChanges?\(/.test(text);
    });
  expect(silent.toSorted()).toEqual([...recordedBelow.keys()].toSorted());
});

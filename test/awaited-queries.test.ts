import { expect, test } from "vitest";
import { sources } from "./imports.ts";
import { read } from "./imports-of.ts";

/*
 * Biome's noFloatingPromises does not see that a query of Drizzle's builders is a promise: one that nobody awaits never runs, and no
 * error tells so. Hence this looks for statements that begin with one.
 */

const query = /\b(?:ctx|tx|app|site|request\.ctx)\.db\s*\.(?:insert|update|delete|select|execute|transaction)\(/;
/** Where a statement begins: after the end of another one, a block, or the condition of an `if`. */
const forgotten = new RegExp(`(?:[;{}]|\\b(?:if|for|while) \\(.*\\)|\\belse)\\s*(${query.source})`, "g");

/** Lines that begin a query which nobody awaits, returns or stores. */
function forgottenQueries(text: string): string[] {
  const code = text.replace(/\/\/.*$|\/\*[\s\S]*?\*\//gm, "");
  return [...code.matchAll(forgotten)].map(([, statement = ""]) => statement.replace(/\s+/g, ""));
}

test("a query that nobody awaits is found", () => {
  expect(
    forgottenQueries(`async function store(ctx: Ctx) {
      ctx.db.insert(mails).values({});
      if (isLate) ctx.db.delete(mails);
      // a comment
      tx.db
        .update(mails).set({});
      await tx.db.execute(sql\`select 1\`);
      const rows = ctx.db.select();
      return ctx.db.select();
    }`),
  ).toEqual(["ctx.db.insert(", "ctx.db.delete(", "tx.db.update("]);
});

test("every query is awaited, returned or stored", () => {
  const found = sources
    .filter((file) => file !== "test/awaited-queries.test.ts")
    .flatMap((file) => forgottenQueries(read(file)).map((statement) => `${file}: ${statement}`));
  expect(found).toEqual([]);
});

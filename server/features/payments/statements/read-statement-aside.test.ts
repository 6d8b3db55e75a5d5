import { expect, test } from "vitest";
import { readStatement } from "./read-statement.ts";
import { readStatementAside } from "./read-statement-aside.ts";
import { UnreadableStatement } from "./statement-line.ts";

const head = "ID pohybu;Datum;Objem;VS;Zpráva";
const table = (rows: number) =>
  Buffer.from(
    [head, ...Array.from({ length: rows }, (_, at) => `${at};24.11.2026;59,00;${at};za láhev ${at}`)].join("\n"),
  );

test("a large statement is read as any other, and holds up nobody meanwhile", async () => {
  const large = table(20_000);
  let turns = 0;
  const timer = setInterval(() => turns++, 5);
  const lines = await readStatementAside(large);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
  expect(lines).toEqual(readStatement(large));
});

test.each([10, 20_000])("one of %d rows with a bad one is refused by it", async (rows) => {
  const bad = Buffer.concat([table(rows), Buffer.from("\nx;31.2.2026;1,00;7;x")]);
  const refusal = await readStatementAside(bad).catch((error) => error);
  expect(refusal).toBeInstanceOf(UnreadableStatement);
  expect(refusal.place).toEqual({ movement: rows + 1 });
});

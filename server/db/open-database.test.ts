import { expect, test } from "vitest";
import { CannotStart } from "#server/cannot-start.ts";
import { createTestDatabase } from "#test/database.ts";
import { addressOf } from "#test/rig/address-of.ts";
import { startTransactionPooler } from "#test/rig/transaction-pooler.ts";
import { openDatabase } from "./open-database.ts";

const quiet = { info: () => {}, error: () => {} };
const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: "/nowhere" }, quiet);

test("a pooler that shares sessions out by transactions is refused in one sentence, PostgreSQL itself is not", async () => {
  const { connection } = await createTestDatabase();
  await (await open(addressOf(connection))).close();
  const refused = await open(await startTransactionPooler(connection)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CannotStart);
  expect((refused as Error).message).toMatch(/pool_mode = transaction.*DATABASE_URL[^.]*\.$/);
});

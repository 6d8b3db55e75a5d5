import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { sql } from "#server/db/query.ts";
import { createTestDatabase } from "#test/database.ts";
import { addressOf } from "#test/rig/address-of.ts";
import { openInstallation } from "./open-installation.ts";

test("commands work beside a server that was rolled back, such as the backup", async () => {
  const { db, connection } = await createTestDatabase();
  await db.execute(sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 1)`);
  const settings = { DATABASE_URL: addressOf(connection), DATA_DIR: "/nowhere", ENCRYPTION_KEYS: "0a".repeat(32) };
  await expect(openInstallation(readConfig(settings), { anyMode: true })).rejects.toThrow("newer version");
  const { close } = await openInstallation(readConfig({ ...settings, ROLLED_BACK: "1" }), { anyMode: true });
  await close();
});

import { realpath } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { pino } from "pino";
import { type Config, withoutPooler } from "#server/config.ts";
import { type Ctx, contextOf } from "#server/context.ts";
import { createDatabase } from "#server/db/connect.ts";
import { findPostmaster } from "#server/db/embedded/postmaster-pid.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { modeOf } from "#server/db/mode.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { keysOf, openVault } from "#server/open-vault.ts";
import { createSandboxPorts } from "#server/ports/sandbox-ports.ts";
import { createStorage } from "#server/ports/storage/create-storage.ts";
import { createVault } from "#server/ports/vault/vault.ts";

export interface Installation {
  readonly ctx: Ctx;
  /** Whether its embedded database has been started by somebody else, such as a server that runs. */
  readonly isShared: boolean;
  close(): Promise<void>;
}

/**
 * The installation that the settings name, with its schema and categories; a server may be running on it meanwhile. A database of the
 * other mode (KABINET_MODE) is refused, unless it may be of `anyMode`.
 */
export async function openInstallation(config: Config, { anyMode = false } = {}): Promise<Installation> {
  const log = pino({ level: "error" }, pino.destination(2));
  const opened = await openConnection(config, log);
  try {
    const { isRolledBack } = config;
    await migrateDatabase(opened.connection, { isRolledBack, ...(!anyMode && { mode: modeOf(config) }) });
    const { db, close } = createDatabase(opened.connection as pg.PoolConfig, { size: 2, onError: () => {} });
    const vault = anyMode ? createVault(() => ({ keys: keysOf(config) })) : await openVault(config, db);
    const ports = { ...createSandboxPorts(config.dataDir), storage: createStorage(config), vault };
    const ctx = contextOf({ db, ports, log });
    await seedCategories(ctx);
    return {
      ctx,
      isShared: opened.isShared,
      close: async () => {
        await close();
        await opened.close();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Joins the embedded database of a running server, or starts it until `close()`; or reaches the one that DATABASE_URL names. */
export async function openConnection(config: Config, log: pino.Logger) {
  const running = config.databaseUrl ? null : await findRunning(config.dataDir);
  if (running) return { connection: running, isShared: true, close: async () => {} };
  const { connection, close } = await openDatabase(withoutPooler(config), {
    info: () => {},
    error: (message) => log.error(message),
  });
  return { connection, isShared: false, close };
}

async function findRunning(dataDir: string): Promise<pg.ClientConfig | null> {
  const home = await realpath(join(dataDir, "database")).catch(() => null);
  const postmaster = home && (await findPostmaster(join(home, "pg18")));
  return postmaster ? { host: postmaster.socketDirectory, port: 5432, user: "kabinet", database: "kabinet" } : null;
}

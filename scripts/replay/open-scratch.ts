import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { type Ctx, contextOf } from "#server/context.ts";
import { createDatabase } from "#server/db/connect.ts";
import { startEmbeddedDatabase } from "#server/db/embedded/start-embedded-database.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { createSandboxPorts } from "#server/ports/sandbox-ports.ts";

/** How many lots are played at once, each over a connection of its own. */
export const scratchConnections = 4;

/** A temporary migrated database with a context to work on it; `close` removes every trace. */
export async function openScratch(): Promise<{ ctx: Ctx; close(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "kabinet-replay-"));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  const log = pino({ level: "error" }, pino.destination(2));
  try {
    const embedded = await startEmbeddedDatabase({
      dataDir,
      durable: false,
      log: { info: () => {}, error: (message) => log.error(message) },
    });
    await migrateDatabase(embedded.connection);
    const { db, close } = createDatabase(embedded.connection, {
      size: scratchConnections,
      // Idle connections break when the database stops at the end; before that, a query would fail too.
      onError: () => {},
    });
    const ctx = contextOf({ db, ports: createSandboxPorts(dataDir), log });
    return {
      ctx,
      close: async () => {
        await close();
        await embedded.discard();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

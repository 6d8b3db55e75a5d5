import type pg from "pg";
import { pino } from "pino";
import { type Ctx, contextOf } from "#server/context.ts";
import { createDatabase } from "#server/db/connect.ts";
import { createSandboxPorts } from "#server/ports/sandbox-ports.ts";

/** A context on the database of running servers, by which a rig stores and reads rows. */
export function openContext(
  connection: pg.ClientConfig,
  dataDir: string,
  size = 4,
): { ctx: Ctx; close(): Promise<void> } {
  const { db, close } = createDatabase(connection, { size, onError: () => {}, allowExitOnIdle: true });
  const ctx = contextOf({ db, ports: createSandboxPorts(dataDir), log: pino({ level: "silent" }) });
  return { ctx, close };
}

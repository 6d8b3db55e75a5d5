import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { type Ctx, contextOf } from "#server/context.ts";
import { createSandboxPorts } from "#server/ports/sandbox-ports.ts";
import { createTestDatabase } from "./database.ts";

/** A context on a database of the test's own, for verbs without the application around them. */
export async function createTestContext(options: { size?: number } = {}): Promise<Ctx> {
  const { db } = await createTestDatabase(options);
  return contextOf({
    db,
    ports: createSandboxPorts(join(tmpdir(), "kabinet-unused")),
    log: pino({ level: "silent" }),
  });
}

/** The same context with a user signed in, as the edge would have found them. */
export function actingAs(ctx: Ctx, user: { id: number; username: string }): Ctx {
  const actor = {
    userId: user.id,
    username: user.username,
    scopes: [],
    withheldScopes: [],
    emailConfirmed: true,
    suspended: false,
    tokenHash: Buffer.alloc(32),
  };
  return { ...ctx, actor };
}

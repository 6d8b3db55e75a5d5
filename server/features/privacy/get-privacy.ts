import type { Privacy } from "#contract/privacy/privacy.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { findObstacles } from "./deletion/find-obstacles.ts";
import { findLastExport } from "./exports/find-last-export.ts";

export async function getPrivacy(ctx: Ctx): Promise<Privacy> {
  const { userId } = requireUser(ctx);
  const row = await findLastExport(ctx, userId);
  return {
    export: row
      ? {
          id: row.id,
          // The sweep comes only once an hour.
          status: row.expiresAt && row.expiresAt <= ctx.clock() ? "expired" : row.status,
          filesDone: row.filesDone,
          filesTotal: row.filesTotal,
          createdAt: row.createdAt.toISOString(),
          expiresAt: row.expiresAt?.toISOString() ?? null,
          bytes: row.bytes,
        }
      : null,
    obstacles: await findObstacles(ctx, userId),
  };
}

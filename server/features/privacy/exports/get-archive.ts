import type { Readable } from "node:stream";
import { type Ctx, requireUser } from "#server/context.ts";
import { and, eq, gt } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { dataExports } from "#server/features/privacy/table.ts";
import { archiveOf } from "./place.ts";

/** The caller's own finished export; another's, and one whose time is over, is as good as none. */
export async function getArchive(ctx: Ctx, id: number): Promise<{ stream: Readable; bytes: number }> {
  const { userId } = requireUser(ctx);
  const isOpen = and(eq(dataExports.status, "ready"), gt(dataExports.expiresAt, ctx.clock()));
  const [row] = await ctx.db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(and(eq(dataExports.id, id), eq(dataExports.userId, userId), isOpen));
  const file = row && (await ctx.ports.storage.get(archiveOf(row.id)));
  if (!file) throw new NotFound();
  return file;
}

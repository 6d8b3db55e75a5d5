import type { Ctx } from "#server/context.ts";
import { inArray } from "#server/db/query.ts";
import { pictureId } from "./picture-id.ts";
import { media } from "./table.ts";

const batchSize = 500;
/** Files are stored before their row, so a younger file may still get one. */
const graceMs = 24 * 3_600_000;
/** More unknown pictures than this, if they are over half of a batch, mean another database's storage. */
const suspiciousCount = 20;

/**
 * RE8: Files of pictures without a row go after {graceMs}, unless the storage seems to be another database's.
 *
 * They were left by a crash or a failed removal. Returns the number of pictures; several processes may run it.
 */
export async function sweepFiles(ctx: Ctx): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  for await (const folder of ctx.ports.storage.folders()) {
    if (!pictureId.test(folder)) continue;
    batch.push(folder);
    if (batch.length < batchSize) continue;
    removed += await sweepBatch(ctx, batch);
    batch = [];
  }
  return removed + (await sweepBatch(ctx, batch));
}

async function sweepBatch(ctx: Ctx, ids: readonly string[]): Promise<number> {
  const orphans = await listOrphans(ctx, ids);
  if (orphans.length > suspiciousCount && orphans.length > ids.length / 2) {
    ctx.log.error({ files: ids.length, strangers: orphans.length }, "files of unknown pictures left alone");
    return 0;
  }
  for (const id of orphans) await ctx.ports.storage.removeAll(`${id}/`);
  if (orphans.length > 0) ctx.log.info({ removed: orphans.length }, "files of pictures without a row removed");
  return orphans.length;
}

async function listOrphans(ctx: Ctx, ids: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: media.id })
    .from(media)
    .where(inArray(media.id, [...ids]));
  const known = new Set(rows.map(({ id }) => id));
  const before = ctx.clock().getTime() - graceMs;
  const orphans: string[] = [];
  for (const id of ids) {
    if (known.has(id)) continue;
    const changedAt = await ctx.ports.storage.changedAt(id);
    if (changedAt && changedAt.getTime() < before) orphans.push(id);
  }
  return orphans;
}

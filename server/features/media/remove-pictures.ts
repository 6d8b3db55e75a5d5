import type { Ctx } from "#server/context.ts";
import { inArray } from "#server/db/query.ts";
import { media } from "./table.ts";

/** Removes the rows of pictures that nothing points to, and their files after the commit. */
export async function removePictures(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db.delete(media).where(inArray(media.id, [...ids]));
  ctx.afterCommit(() => {
    for (const id of ids) removeFiles(ctx, id);
  });
}

/** Removes a picture's files; a failure leaves files behind, which `sweepFiles` removes later. */
export function removeFiles(ctx: Ctx, id: string): void {
  ctx.ports.storage
    .removeAll(`${id}/`)
    .catch((error) => ctx.log.error({ err: error, id }, "files of a picture could not be removed"));
}

import type { Ctx } from "#server/context.ts";

/** The dot keeps it apart from folders of pictures, which are swept and served by other rules. */
const folderOf = (exportId: number) => `export.${exportId}/`;

/** Where the archive of an export lies in the storage. */
export const archiveOf = (exportId: number) => `${folderOf(exportId)}data.zip`;

/** Removes the archive and what a broken attempt has left of one; a failure is logged, and the sweep tries again. */
export async function removeArchive(ctx: Ctx, exportId: number): Promise<void> {
  await ctx.ports.storage
    .removeAll(folderOf(exportId))
    .catch((error) => ctx.log.error({ err: error, id: exportId }, "an export could not be removed"));
}

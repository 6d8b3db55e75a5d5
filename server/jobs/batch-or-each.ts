import type { Ctx } from "#server/context.ts";
import { isDatabaseBusy } from "#server/db/connect.ts";

/**
 * Does due rows in one batch; where it fails for a reason that will not pass, each by itself, so that a poisonous one fails
 * alone, is told in the log, and comes again in the next run. `batch` gets the id that it is bound to, or none for
 * whatever is due; it returns how many were done.
 */
export async function batchOrEach(
  ctx: Ctx,
  what: string,
  work: { batch(only?: number): Promise<number>; listDue(): Promise<readonly number[]> },
): Promise<number> {
  try {
    return await work.batch();
  } catch (error) {
    if (isDatabaseBusy(error)) throw error;
    ctx.log.error({ err: error }, `${what}: the batch failed, each is done by itself`);
    let done = 0;
    for (const id of await work.listDue()) {
      try {
        done += await work.batch(id);
      } catch (failure) {
        ctx.log.error({ err: failure, id }, `${what}: one failed, and is tried again later`);
      }
    }
    return done;
  }
}

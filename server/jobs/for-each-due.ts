import type { Ctx } from "#server/context.ts";

const batchSize = 200;

/**
 * Calls `work` for each id that `list` finds, read in batches by rising id: `list` gives at most `limit` of those whose ids
 * come after `after`. One that fails is logged and passed over, so that it holds up nobody; it comes again in the next
 * run. `work` looks again under its own lock whether it is still due. Returns how many calls did something.
 */
export async function forEachDue<Due extends { readonly id: number }>(
  ctx: Ctx,
  list: (after: number, limit: number) => Promise<readonly Due[]>,
  work: (due: Due) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  let after = 0;
  for (;;) {
    const due = await list(after, batchSize);
    for (const each of due) {
      try {
        if (await work(each)) done++;
      } catch (error) {
        ctx.log.error({ err: error, id: each.id }, "regular work on one of many failed, tried again later");
      }
    }
    after = due.at(-1)?.id ?? after;
    if (due.length < batchSize) return done;
  }
}

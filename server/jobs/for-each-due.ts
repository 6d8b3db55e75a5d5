import type { Ctx } from "#server/context.ts";

const batchSize = 200;
/** A service that fails after so long is silent rather than refusing. */
const silentMs = 5_000;
const patience = 3;

/**
 * Calls `work` for each id that `list` finds, read in batches by rising id: `list` gives at most `limit` of those whose ids
 * come after `after`. One that fails is logged and passed over, so that it holds up nobody; it comes again in the next
 * run. `work` looks again under its own lock whether it is still due. Where `serviceOf` names whom it asks, a service that was silent
 * three times in a row is asked no more in this run, so that others do not wait behind it. Returns how many calls did something.
 */
export async function forEachDue<Due extends { readonly id: number }>(
  ctx: Ctx,
  list: (after: number, limit: number) => Promise<readonly Due[]>,
  work: (due: Due) => Promise<boolean>,
  serviceOf?: (due: Due) => string,
): Promise<number> {
  const silences = new Map<string | undefined, number>();
  let done = 0;
  let after = 0;
  for (;;) {
    const due = await list(after, batchSize);
    for (const each of due) {
      const service = serviceOf?.(each);
      const silent = (service && silences.get(service)) || 0;
      if (silent >= patience) continue;
      const from = performance.now();
      try {
        if (await work(each)) done++;
        silences.delete(service);
      } catch (error) {
        silences.set(service, performance.now() - from < silentMs ? 0 : silent + 1);
        ctx.log.error({ err: error, id: each.id }, "regular work on one of many failed, tried again later");
      }
    }
    after = due.at(-1)?.id ?? after;
    if (due.length < batchSize) return done;
  }
}

import { SpanKind } from "@opentelemetry/api";
import type { Ctx } from "./context.ts";
import { isDatabaseBusy } from "./db/connect.ts";
import { forgetFailure, noteFailure } from "./jobs/note-failure.ts";
import { traced } from "./tracing/tracing.ts";

/** Work that is repeated anyway may fail so long for a passing reason before it is an error. */
const patienceMs = 60_000;

/**
 * Tells in the log of work that is repeated until it succeeds. A database that is busy or away is worth a warning: the next
 * attempt recovers by itself. It becomes an error when no attempt has succeeded for a minute; anything else is one at once. Where the
 * work has a name, the back office shows it as failing until an attempt succeeds (rule DK2).
 */
export function watchWork(
  ctx: Ctx,
  failed: string,
  name?: string,
): { run<T>(work: () => Promise<T>): Promise<T | undefined> } {
  let failingSince: number | null = null;
  return {
    run: async (work) => {
      try {
        const done = await traced(name ?? failed, SpanKind.INTERNAL, work);
        if (failingSince !== null && name) await forgetFailure(ctx, name);
        failingSince = null;
        return done;
      } catch (error) {
        const now = performance.now();
        failingSince ??= now;
        const passes = isDatabaseBusy(error) && now - failingSince < patienceMs;
        ctx.log[passes ? "warn" : "error"]({ err: error }, failed);
        if (name) await noteFailure(ctx, name, error);
        return undefined;
      }
    },
  };
}

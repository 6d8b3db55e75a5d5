import { type Ctx, transactionOn } from "#server/context.ts";
import { isStatementTimeout } from "#server/db/connect.ts";
import { Busy } from "#server/errors.ts";

/**
 * LI15: A statement of a list or a search, of facets, of what is near or of a feed takes {usualMs} at most, of suggestions 1; longer ones
 * are refused (503, SEARCH_TOO_LONG).
 */
const usualMs = 2_000;

/** Looks for something with statements of `mostMs` each; a search that takes longer is refused, which says how it would go. */
export async function withinSearchTime<T>(ctx: Ctx, look: (tx: Ctx) => Promise<T>, mostMs = usualMs): Promise<T> {
  try {
    return await transactionOn(ctx, { statementTimeoutMs: mostMs, plansAnew: true }, look);
  } catch (error) {
    throw isStatementTimeout(error) ? new Busy(1, "SEARCH_TOO_LONG") : error;
  }
}

import { type Ctx, transactionOn } from "#server/context.ts";
import { isStatementTimeout } from "#server/db/connect.ts";
import { Busy } from "#server/errors.ts";

/** The longest that a statement of a search may take (RULES.md LI15). */
const usualMs = 2_000;

/** Looks for something with statements of `mostMs` each; a search that takes longer is refused, which says how it would go. */
export async function withinSearchTime<T>(
  ctx: Ctx,
  look: (tx: Ctx) => Promise<T>,
  mostMs = usualMs,
): Promise<T> {
  try {
    return await transactionOn(ctx, { statementTimeoutMs: mostMs, plansAnew: true }, look);
  } catch (error) {
    throw isStatementTimeout(error) ? new Busy(1, "SEARCH_TOO_LONG") : error;
  }
}

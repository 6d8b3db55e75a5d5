import type { NextSteps } from "#contract/purchases/purchases.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { nextStepsView } from "./next-steps-view.ts";
import { readAftermaths } from "./read-aftermaths.ts";

/** The next steps for those of the caller's listings that found no buyer. */
export async function listNextSteps(ctx: Ctx, ids: readonly number[]): Promise<NextSteps[]> {
  const { userId } = requireUser(ctx);
  const rows = await readAftermaths(ctx, ids);
  const now = ctx.clock();
  const own = rows.filter(
    ({ sellerId, status, chanceStatus, isTakenOffAgain }) =>
      sellerId === userId && (status === "unsold" || isTakenOffAgain || chanceStatus),
  );
  return Promise.all(own.map((row) => nextStepsView(ctx, row, now)));
}

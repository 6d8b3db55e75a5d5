import { z } from "zod";
import { type Ctx, transaction } from "#server/context.ts";
import { type BidStep, checkBidSteps, defaultBidSteps } from "./bid-steps.ts";
import { forgetSetting, readSetting } from "./read-setting.ts";
import { settings } from "./table.ts";

/** The setting `bid` as it is stored and served: ranges in CZK (specification, section 3, "Bid-step setting list"). */
export const bidSetting = z.array(
  z.object({
    min: z.number(),
    max: z.number().nullable(),
    value: z.number(),
    step: z.number(),
  }),
);
export type BidSetting = z.infer<typeof bidSetting>;

/** The ranges in force, in haléře; those of product.md "Bidding" where none are set. */
export function readBidSteps(ctx: Ctx): Promise<readonly BidStep[]> {
  return readSetting(ctx, "bid", (stored) => (stored === undefined ? defaultBidSteps : toBidSteps(stored)));
}

/** Stores the ranges. Throws a RangeError where they leave a gap, overlap or do not end open (quality.md, invariant 3). */
export async function writeBidSetting(ctx: Ctx, value: BidSetting): Promise<void> {
  toBidSteps(value);
  await transaction(ctx, async (tx) => {
    const updatedAt = tx.clock();
    await tx.db
      .insert(settings)
      .values({ name: "bid", value, updatedAt })
      .onConflictDoUpdate({ target: settings.name, set: { value, updatedAt } });
    tx.afterCommit(() => forgetSetting(ctx, "bid"));
  });
}

/** From CZK as stored to haléře as decided with. */
export function toBidSteps(stored: unknown): BidStep[] {
  const steps = bidSetting.parse(stored).map(({ min, max, value, step }) => ({
    minMinor: toMinorExactly(min),
    maxMinor: max === null ? null : toMinorExactly(max),
    valueMinor: toMinorExactly(value),
    stepMinor: toMinorExactly(step),
  }));
  const problems = checkBidSteps(steps);
  if (problems) {
    const list = problems.map(({ index, fault }) => `range ${index + 1} ${fault}`).join(", ");
    throw new RangeError(`The bid steps cannot be used: ${list}`);
  }
  return steps;
}

/** More than two decimals stay visible as a fraction of a haléř, which the check refuses. */
function toMinorExactly(amountCzk: number): number {
  return Number((amountCzk * 100).toFixed(6));
}

import type { z } from "zod";
import { bidRanges } from "#contract/settings/settings.ts";
import type { Ctx } from "#server/context.ts";
import { type BidStep, type BidStepsProblem, checkBidSteps, defaultBidSteps } from "./bid-step-rules.ts";
import { readSetting } from "./read-setting.ts";
import { storeSetting } from "./store-setting.ts";

/** The setting `bid` as it is stored and served: ranges in CZK (rule B10). */
export type BidSetting = z.infer<typeof bidRanges>;

/** The ranges in force, in haléře; those of `defaultBidSteps` where none are set. */
export function readBidSteps(ctx: Ctx): Promise<readonly BidStep[]> {
  return readSetting(ctx, "bid", (stored) => (stored === undefined ? defaultBidSteps : toBidSteps(stored)));
}

/** Stores the ranges. Throws a RangeError where they leave a gap, overlap or do not end open (rule B10). */
export async function writeBidSetting(ctx: Ctx, value: BidSetting): Promise<void> {
  toBidSteps(value);
  await storeSetting(ctx, "bid", value);
}

/** Turns stored CZK into haléře. */
export function toBidSteps(stored: unknown): BidStep[] {
  const steps = bidRanges.parse(stored).map(stepOf);
  const problems = checkBidSteps(steps);
  if (problems) {
    const list = problems.map(({ index, fault }) => `range ${index + 1} ${fault}`).join(", ");
    throw new RangeError(`The bid steps cannot be used: ${list}`);
  }
  return steps;
}

/** Why ranges in CZK cannot be used; null: they can. */
export function findBidStepProblems(ranges: BidSetting): BidStepsProblem[] | null {
  return checkBidSteps(ranges.map(stepOf));
}

function stepOf({ min, max, value, step }: BidSetting[number]): BidStep {
  return {
    minMinor: toMinorExactly(min),
    maxMinor: max === null ? null : toMinorExactly(max),
    valueMinor: toMinorExactly(value),
    stepMinor: toMinorExactly(step),
  };
}

/** Keeps more than two decimals as a fraction of a haléř, which the check refuses. */
function toMinorExactly(amountCzk: number): number {
  return Number((amountCzk * 100).toFixed(6));
}

/** Turns haléře into CZK as stored and served. */
export function fromBidSteps(steps: readonly BidStep[]): BidSetting {
  return steps.map(({ minMinor, maxMinor, valueMinor, stepMinor }) => ({
    min: minMinor / 100,
    max: maxMinor === null ? null : maxMinor / 100,
    value: valueMinor / 100,
    step: stepMinor / 100,
  }));
}

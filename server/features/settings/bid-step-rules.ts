/**
 * B10: Bid steps (setting `bid`): ranges include their lower bound and exclude the upper, have no gap and end open, `value` is the
 * increment and `step` what the field moves by; the minimum for a price is the lower bound of its range, from which a leader’s whole steps
 * are counted; by default in Kč 50 below 1 000, 100 below 3 000, 200 below 10 000, 500 below 30 000, 1 000 below 100 000, then 2 500.
 */
export interface BidStep {
  /** Lower bound, inclusive. */
  minMinor: number;
  /** Upper bound, exclusive; null in the last range, which is open. */
  maxMinor: number | null;
  /** The minimum increment of a price in this range. */
  valueMinor: number;
  /** The granularity in which the amount field moves. */
  stepMinor: number;
}

type BidStepsFault =
  | "EMPTY"
  | "NOT_WHOLE_HALERE"
  | "FIRST_STARTS_ELSEWHERE"
  | "NOT_ASCENDING"
  | "NOT_CONTIGUOUS"
  | "OPEN_BEFORE_LAST"
  | "LAST_NOT_OPEN"
  | "VALUE_NOT_POSITIVE"
  | "STEP_NOT_POSITIVE";

/** A reason why a list of ranges is refused; `index` counts from 0. */
export interface BidStepsProblem {
  index: number;
  fault: BidStepsFault;
}

const crown = 100;

/** The ranges in Kč that hold until the operator sets others; value = step. */
export const defaultBidSteps: readonly BidStep[] = [
  range(0, 1_000, 50),
  range(1_000, 3_000, 100),
  range(3_000, 10_000, 200),
  range(10_000, 30_000, 500),
  range(30_000, 100_000, 1_000),
  range(100_000, null, 2_500),
];

/**
 * Every reason to refuse a bid-step setting, or null when it may be used (rule B10):
 * lower bound inclusive, upper exclusive, contiguous, the last open. The first range starts at 0 or at
 * 1 haléř, the least price there is, so that no price lies below the table.
 */
export function checkBidSteps(steps: readonly BidStep[]): BidStepsProblem[] | null {
  if (steps.length === 0) return [{ index: 0, fault: "EMPTY" }];
  const problems = steps.flatMap((step, index) =>
    rangeFaults(step, steps[index - 1], index === steps.length - 1).map((fault) => ({
      index,
      fault,
    })),
  );
  return problems.length === 0 ? null : problems;
}

/**
 * The range that contains a price (haléře); a price below the first range belongs to the first
 * (rule B10).
 */
export function stepAt(steps: readonly BidStep[], priceMinor: number): BidStep {
  const found = steps.findLast((step) => step.minMinor <= priceMinor) ?? steps[0];
  if (!found) throw new RangeError("The bid-step setting has no range");
  return found;
}

/** The minimum for a price: the lower bound of its range, both in haléře (rule B10). */
export function rangeMinimum(steps: readonly BidStep[], priceMinor: number): number {
  return stepAt(steps, priceMinor).minMinor;
}

/** inc(price): the minimum increment at a price, both in haléře (rule B10). */
export function incrementAt(steps: readonly BidStep[], priceMinor: number): number {
  return stepAt(steps, priceMinor).valueMinor;
}

function range(min: number, max: number | null, value: number): BidStep {
  const valueMinor = value * crown;
  return {
    minMinor: min * crown,
    maxMinor: max === null ? null : max * crown,
    valueMinor,
    stepMinor: valueMinor,
  };
}

function rangeFaults(step: BidStep, before: BidStep | undefined, isLast: boolean): BidStepsFault[] {
  const { minMinor, maxMinor, valueMinor, stepMinor } = step;
  const faults: BidStepsFault[] = [];
  if (![minMinor, maxMinor ?? 0, valueMinor, stepMinor].every(Number.isSafeInteger)) {
    faults.push("NOT_WHOLE_HALERE");
  }
  if (!before && minMinor !== 0 && minMinor !== 1) faults.push("FIRST_STARTS_ELSEWHERE");
  if (maxMinor !== null && maxMinor <= minMinor) faults.push("NOT_ASCENDING");
  if (before && before.maxMinor !== null && before.maxMinor !== minMinor) {
    faults.push("NOT_CONTIGUOUS");
  }
  if (maxMinor === null && !isLast) faults.push("OPEN_BEFORE_LAST");
  if (maxMinor !== null && isLast) faults.push("LAST_NOT_OPEN");
  if (!(valueMinor > 0)) faults.push("VALUE_NOT_POSITIVE");
  if (!(stepMinor > 0)) faults.push("STEP_NOT_POSITIVE");
  return faults;
}

import type { Step } from "./price-step-rules.ts";

/** PG2: A graph has at most about {mostSteps} steps, ends and extremes kept. */
export const mostSteps = 400;

/**
 * At most about `most` steps that draw the same line: of each of equal slots of time the first, lowest, highest and
 * last step stay, so that no peak, fall or level is lost.
 */
export function thinSteps(steps: readonly Step[], most: number): Step[] {
  const [first, last] = [steps[0], steps.at(-1)];
  if (steps.length <= most || !first || !last) return [...steps];
  const from = first.at.getTime();
  const slotMs = (last.at.getTime() - from) / Math.floor(most / 4) || 1;
  const slots = Map.groupBy(steps, ({ at }) => Math.floor((at.getTime() - from) / slotMs));
  return [...slots.values()].flatMap(extremesOf);
}

function extremesOf(slot: readonly Step[]): Step[] {
  const byPrice = slot.toSorted((a, b) => a.priceMinor - b.priceMinor);
  const stored = new Set([slot[0], byPrice[0], byPrice.at(-1), slot.at(-1)]);
  return slot.filter((step) => stored.has(step));
}

import type { ConditionSheet } from "#contract/listings/condition-sheet.ts";
import type { Random } from "#demo/drawing/random.ts";
import type { Good } from "./good.ts";

/** A good with its condition sheet, as its seller writes about it. */
export interface Offered {
  readonly good: Good;
  readonly sheet: Pick<ConditionSheet, "storage" | "provenance" | "boxState" | "closure" | "labelState">;
  readonly handover: "post" | "both";
}

/** Words that are said only of what they are true of. */
export interface Line<About> {
  readonly text: string;
  /** By default they are true of anything. */
  readonly fits?: (about: About) => boolean;
}

/** One of the lines that fit; there has to be one. */
export function pickLine<About>(lines: readonly Line<About>[], about: About, random: Random): string {
  return random.pick(lines.filter(({ fits }) => fits?.(about) ?? true)).text;
}

/** What says no year is taken for new. */
export const lastYear = 2023;

/** The year that a good's looks go by: when it was bottled, harvested or made. */
export function madeIn({ facts }: Good): number {
  return facts.bottled ?? facts.vintage ?? lastYear;
}

/** Several bottles or glasses sold as one. */
export function isSet({ facts }: Good): boolean {
  return (facts.pieces ?? 1) > 1;
}

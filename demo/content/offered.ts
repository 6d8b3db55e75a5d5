import type { ConditionSheet } from "#contract/listings/condition-sheet.ts";
import type { Random } from "#demo/drawing/random.ts";
import type { Good } from "./good.ts";

/** A good as it is offered, with its condition sheet and its hand-over. */
export interface Offered {
  readonly good: Good;
  readonly sheet: Pick<ConditionSheet, "storage" | "provenance" | "boxState" | "closure" | "labelState">;
  readonly handover: "post" | "both";
}

/** A text that is used only for goods that it is true of. */
export interface Line<About> {
  readonly text: string;
  /** Absent where the text is true of any good. */
  readonly fits?: (about: About) => boolean;
}

/** Picks one of the lines that fit; at least one has to. */
export function pickLine<About>(lines: readonly Line<About>[], about: About, random: Random): string {
  return random.pick(lines.filter(({ fits }) => fits?.(about) ?? true)).text;
}

/** A good without a year counts as new. */
export const lastYear = 2023;

/** The year that decides how a good looks: of its bottling, harvest or making. */
export function madeIn({ facts }: Good): number {
  return facts.bottled ?? facts.vintage ?? lastYear;
}

/** Several bottles or glasses sold as one. */
export function isSet({ facts }: Good): boolean {
  return (facts.pieces ?? 1) > 1;
}

/** How far a rate moves without anybody looking at it (RULES.md MO10). */
export const mostRateChange = 0.2;
/** What six decimals cannot tell apart. */
const dust = 1e-9;

/** By how much a rate rises, in percent with two decimals; negative where it falls. */
export function changeInPercent(from: number, to: number): number {
  return Math.round((to / from - 1) * 10_000) / 100;
}

/** Whether a rate moves by more than a fifth, as a slip of the pen or of the list would (RULES.md MO10). */
export function isRateJump(from: number, to: number): boolean {
  return Math.abs(to - from) > from * mostRateChange + dust;
}

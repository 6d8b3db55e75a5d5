/** How far a rate moves without anybody looking at it (rule MO10). */
export const mostRateChange = 0.2;
/** What six decimals cannot tell apart. */
const dust = 1e-9;

/** By how much a rate rises, in percent with two decimals; negative where it falls. */
export function changeInPercent(from: number, to: number): number {
  return Math.round((to / from - 1) * 10_000) / 100;
}

/** MO10: A rate that moves by more than 20 % is stored once somebody has confirmed it; of a list all rates are stored or none. */
export function isRateJump(from: number, to: number): boolean {
  return Math.abs(to - from) > from * mostRateChange + dust;
}

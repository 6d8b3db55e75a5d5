/** What a group's discount takes off a price, in haléře, cut down to the haléř (rule VO4). */
export function groupDiscount(percent: number, priceMinor: number): number {
  return Math.floor((priceMinor * percent) / 100);
}

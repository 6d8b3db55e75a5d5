/**
 * VO5: Of several things in one order a voucher helps with those of its category, and neither it nor the group with those whose category
 * forbids vouchers. What it takes off is shared among them in proportion to their prices, to the haléř. A voucher with a limit for one
 * account or for an e-mail is for signed-in people.
 *
 * Each share is cut down to the haléř, and what is left over goes to the parts that lost most by the cut.
 */
export function shareDiscount(discountMinor: number, pricesMinor: readonly number[]): number[] {
  const whole = pricesMinor.reduce((sum, price) => sum + price, 0);
  if (whole === 0) return pricesMinor.map(() => 0);
  // Whole numbers of any size: two amounts multiplied may pass what a double holds exactly.
  const exact = pricesMinor.map((price) => BigInt(discountMinor) * BigInt(price));
  const shares = exact.map((part) => Number(part / BigInt(whole)));
  const left = discountMinor - shares.reduce((sum, share) => sum + share, 0);
  const byLoss = exact
    .map((part, index) => ({ index, loss: part % BigInt(whole) }))
    .sort((a, b) => (a.loss === b.loss ? a.index - b.index : a.loss > b.loss ? -1 : 1));
  for (const { index } of byLoss.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

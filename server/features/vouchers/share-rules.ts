/**
 * Shares what is taken off among the parts of an order, in haléře: in proportion to their prices, each cut down to the haléř, and what
 * is left over goes to the parts that lost most by the cut (RULES.md VO5). The shares add up to the discount, and none is more than
 * its price; a discount is never more than the prices together.
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

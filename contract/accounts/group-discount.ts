/**
 * VO4: The discount of the payer's group is taken off packages, topping and goods from stock first, cut down to the
 * haléř; a voucher helps with the rest. Members see prices less that discount, on cards and pages too; what its
 * category sells at one price to everybody stays as it is.
 *
 * What a group's discount takes off a price, in haléře, cut down to the haléř.
 */
export function groupDiscount(percent: number, priceMinor: number): number {
  return Math.floor((priceMinor * percent) / 100);
}

/** The public form of a bidder's name: first and last letter, `j••k`, whatever the length. */
export function maskOf(username: string): string {
  const letters = [...username.toLocaleLowerCase("cs")];
  return `${letters.at(0) ?? ""}••${letters.at(-1) ?? ""}`;
}

/**
 * A bidder's public name on one lot: the mask, with a number for a later bidder of the same mask, `j••k 2`, as in the column
 * `alias` of `lot_bidders`. On another lot the same name may be somebody else's.
 */
export function aliasOf(mask: string, ordinal: number): string {
  return ordinal === 1 ? mask : `${mask} ${ordinal}`;
}

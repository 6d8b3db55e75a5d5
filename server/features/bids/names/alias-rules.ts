/** The public form of a bidder's name: first and last letter, `j••k`, whatever the length. */
export function maskOf(username: string): string {
  const letters = [...username.toLocaleLowerCase("cs")];
  return `${letters.at(0) ?? ""}••${letters.at(-1) ?? ""}`;
}

/**
 * The name that a bidder goes by on one lot: the mask, with a number for who comes later and would look the same,
 * `j••k 2`. As the column `alias` of `lot_bidders` has it. On another lot the same number may stand for somebody else.
 */
export function aliasOf(mask: string, ordinal: number): string {
  return ordinal === 1 ? mask : `${mask} ${ordinal}`;
}

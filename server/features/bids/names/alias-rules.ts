/** The public form of a bidder's name: first and last letter, `j••k`, whatever the length. */
export function maskOf(username: string): string {
  const letters = [...username.toLocaleLowerCase("cs")];
  return `${letters.at(0) ?? ""}••${letters.at(-1) ?? ""}`;
}

/**
 * N1: A bidder goes by first and last letter of the user name (`j••k`); a later bidder who would look the same on that lot gets a number
 * (`j••k 2`), and a name once given stays.
 *
 * Stored as `alias` of `lot_bidders`; on another lot the same name may be somebody else's.
 */
export function aliasOf(mask: string, ordinal: number): string {
  return ordinal === 1 ? mask : `${mask} ${ordinal}`;
}

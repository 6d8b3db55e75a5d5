/** Somebody who has bid on a lot. */
export interface NamedBidder {
  readonly id: number;
  readonly username: string;
}

/**
 * The names that the bidders of one lot go by in public: first and last letter, `j••k`, whatever the length. Who comes
 * later and would look the same gets a number: `j••k 2`. `bidders` come in the order of their first bids, so a name
 * once seen on a lot stays; on another lot the same number may stand for another person.
 */
export function bidderAliases(bidders: readonly NamedBidder[]): Map<number, string> {
  const seen = new Map<string, number>();
  return new Map(
    bidders.map(({ id, username }) => {
      const mask = masked(username);
      const count = (seen.get(mask) ?? 0) + 1;
      seen.set(mask, count);
      return [id, count === 1 ? mask : `${mask} ${count}`];
    }),
  );
}

function masked(username: string): string {
  const letters = [...username.toLocaleLowerCase("cs")];
  return `${letters.at(0) ?? ""}••${letters.at(-1) ?? ""}`;
}

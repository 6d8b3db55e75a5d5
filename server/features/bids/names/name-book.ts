import { aliasOf, maskOf } from "./alias-rules.ts";

/** A bidder's first bid on a lot, with the name given for it. */
export interface Newcomer {
  readonly listingId: number;
  readonly bidderId: number;
  readonly mask: string;
  readonly ordinal: number;
}

/** Public names on locked lots: stored ones, and those that a batch gives. */
export interface NameBook {
  /** null where the bidder has never bid on this lot. */
  find(listingId: number, bidderId: number): string | null;
  /** The name on this lot; a new one where there is none. */
  give(listingId: number, bidder: { id: number; username: string }): string;
  /** Bidders who got a name from this batch, in that order. */
  readonly newcomers: readonly Newcomer[];
}

/** Stored names: aliases by lot and bidder, and the highest number of each mask that a newcomer may get. */
export interface StoredNames {
  readonly aliases: Iterable<{ listingId: number; bidderId: number; alias: string }>;
  readonly masks: Iterable<{ listingId: number; mask: string; last: number }>;
}

/**
 * N2: The book of a lot's names gives one to whoever has a bid accepted; a refused bid gives no name.
 *
 * Opens a book on the stored names. Names never change, so numbers only rise.
 */
export function openNameBook({ aliases, masks }: StoredNames): NameBook {
  const names = new Map<string, string>();
  const lasts = new Map<string, number>();
  const newcomers: Newcomer[] = [];
  for (const { listingId, bidderId, alias } of aliases) names.set(`${listingId} ${bidderId}`, alias);
  for (const { listingId, mask, last } of masks) lasts.set(`${listingId} ${mask}`, last);
  const find = (listingId: number, bidderId: number) => names.get(`${listingId} ${bidderId}`) ?? null;
  return {
    find,
    give: (listingId, { id, username }) => {
      const known = find(listingId, id);
      if (known) return known;
      const mask = maskOf(username);
      const ordinal = (lasts.get(`${listingId} ${mask}`) ?? 0) + 1;
      const alias = aliasOf(mask, ordinal);
      lasts.set(`${listingId} ${mask}`, ordinal);
      names.set(`${listingId} ${id}`, alias);
      newcomers.push({ listingId, bidderId: id, mask, ordinal });
      return alias;
    },
    newcomers,
  };
}

import type { ListingCard } from "#contract/auctions.ts";

/** One's own listing in a list. */
export type OwnCard = ListingCard & { updatedAt: string; pictureCount: number; isReturned: boolean };

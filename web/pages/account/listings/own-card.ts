import type { ListingCard } from "#contract/listings/listings.ts";

/** One's own listing in a list. */
export type OwnCard = ListingCard & {
  updatedAt: string;
  pictureCount: number;
  isReturned: boolean;
  canBeTopped: boolean;
  payment: { orderId: number; hash: string } | null;
};

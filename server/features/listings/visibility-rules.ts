import type { ListingStatus } from "#contract/listings/listing-kinds.ts";

/**
 * L11: What is not published exists for its seller alone; what has ended keeps its page and final price, a cancelled listing its page if it
 * had ever been public.
 */
export function isPublic(row: { readonly status: ListingStatus; readonly publishedAt: Date | null }): boolean {
  if (row.status === "cancelled") return row.publishedAt !== null;
  return row.status === "live" || row.status === "sold" || row.status === "unsold";
}

import type { ListingCard } from "#contract/auctions.ts";
import type { SilhouetteKind } from "#web/ui/silhouette.tsx";

const bottles = ["bottle", "flask", "decanter"] as const;

/** The silhouette that stands for a listing: always the same one, a box for what comes in pieces. */
export function silhouetteOf(listing: Pick<ListingCard, "id" | "volumeMl" | "pieces">): SilhouetteKind {
  if (listing.volumeMl === null && listing.pieces !== null) return "box";
  return bottles[listing.id % bottles.length] ?? "bottle";
}

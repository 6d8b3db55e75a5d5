import type { ListingDetail } from "#contract/listings.ts";
import type { Offer } from "#contract/offers.ts";
import type { ApiClient } from "#web/api/client.ts";
import { takesOffers } from "./takes-offers.ts";

/** The offers to a listing that the visitor may see; loaded only where there may be some. */
export async function readOffers(api: ApiClient, listing: ListingDetail): Promise<Offer[]> {
  if (!listing.lot.viewer || !takesOffers(listing)) return [];
  return (await api.offers.list({ params: { id: listing.id } })).data;
}

import type { Offer } from "#contract/deals/offers.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import type { ApiClient } from "#web/api/client.ts";
import { takesOffers } from "./takes-offers.ts";

/** The offers to a listing that the visitor may see; asked for only where there may be some. */
export async function readOffers(api: ApiClient, listing: ListingDetail): Promise<Offer[]> {
  if (!listing.lot.viewer || !takesOffers(listing)) return [];
  return (await api.offers.list({ params: { id: listing.id } })).data;
}

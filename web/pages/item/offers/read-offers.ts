import type { ListingDetail } from "#contract/listings/listings.ts";
import type { Offer } from "#contract/offers/offers.ts";
import { takesOffers } from "#contract/offers/takes-offers.ts";
import type { ApiClient } from "#web/api/client.ts";

/** The offers to a listing that the visitor may see; asked for only where there may be some. */
export async function readOffers(api: ApiClient, listing: ListingDetail): Promise<Offer[]> {
  if (!listing.lot.viewer || !takesOffers(listing)) return [];
  return (await api.offers.list({ params: { id: listing.id } })).data;
}

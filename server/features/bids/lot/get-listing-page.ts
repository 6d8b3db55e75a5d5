import type { ListingDetail } from "#contract/listings/listings.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { getListing } from "#server/features/listings/get-listing.ts";
import { offeredProduct } from "#server/features/products/offered-product.ts";
import { listOfSeller } from "#server/features/search/list-of-seller.ts";
import { listSimilar } from "#server/features/search/list-similar.ts";
import { logEnd } from "../lot-log/get-log.ts";
import { cancellationView } from "./cancellation-view.ts";
import { getLotState } from "./lot-view.ts";

/** The page of a listing, whatever its sale mode: the listing, its bidding, and similar listings. */
export async function getListingPage(ctx: Ctx, id: number, lang: Locale): Promise<ListingDetail> {
  const { detail, row } = await getListing(ctx, id, lang);
  const lot = await getLotState(ctx, row);
  return {
    ...detail,
    lot,
    product: await offeredProduct(ctx, row, lang),
    cancellation: cancellationView(ctx, row, lot.viewer),
    log: logEnd(row),
    similar: await listSimilar(ctx, row, lang),
    ofSeller: await listOfSeller(ctx, row, lang),
  };
}

import type { ListingDetail } from "#contract/listings/listings.ts";
import type { Locale } from "#contract/values/locale.ts";
import { pathTo } from "#web/addresses/addresses.ts";
import { pictureAddress, widthFor } from "#web/features/listings/picture-address.ts";
import type { ViewedProduct } from "./viewed-products.ts";

/**
 * A listing as it is remembered; null for one that is not public. What people sell is sold without tax and never reduced:
 * both belong to the goods of the shop.
 */
export function viewedListing(listing: ListingDetail, locale: Locale): ViewedProduct | null {
  const { id, slug, name, status, picture, price } = listing;
  if (status === "draft" || status === "awaiting_payment" || status === "in_review") return null;
  return {
    id,
    name,
    url: pathTo("item", locale, { id, slug }),
    is_price_sale_active: false,
    tax_rate: 0,
    original_price: null,
    image: picture?.ready ? pictureAddress(picture, widthFor(picture, 320), "webp") : null,
    price,
  };
}

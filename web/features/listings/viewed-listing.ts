import { pathTo } from "#contract/content/page-paths.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import type { Locale } from "#contract/values/locale.ts";
import { pictureAddress, widthFor } from "./picture-address.ts";
import type { ViewedProduct } from "./remember-viewed.ts";

/**
 * A listing as it is remembered; null for one that is not public. What people sell is sold without tax and never reduced:
 * both belong to goods from stock.
 */
export function viewedListing(listing: ListingDetail, locale: Locale): ViewedProduct | null {
  const { id, slug, name, status, picture, price, stock, product } = listing;
  if (status === "draft" || status === "awaiting_payment" || status === "in_review") return null;
  return {
    id,
    name,
    url: pathTo("item", locale, { id, slug }),
    is_price_sale_active: stock != null && stock.originalPrice !== null,
    tax_rate: product?.taxRate ?? 0,
    original_price: stock?.originalPrice ?? null,
    image: picture?.ready ? pictureAddress(picture, widthFor(picture, 320), "webp") : null,
    price,
  };
}

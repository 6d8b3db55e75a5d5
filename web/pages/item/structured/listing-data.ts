import type { Demand, Person, Product } from "schema-dts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { pictureAddress } from "#web/features/listings/picture-address.ts";
import { measuresData } from "./measures-data.ts";
import { offerData } from "./offer-data.ts";
import { type PlaceOfPage, profileOf } from "./profile-of.ts";

const longestDescription = 5_000;

/**
 * A listing as search engines read it (schema.org): what is offered is a product with its offer, what is sought a demand
 * for a product. A visitor's own standing never enters it.
 */
export function listingData(listing: ListingDetail, page: PlaceOfPage): Product | Demand {
  if (listing.type === "supply") return { ...productData(listing, page), offers: offerData(listing, page) };
  const { seller, price, status } = listing;
  const seeker: Person = { "@type": "Person", name: seller.username, url: profileOf(seller.id, page) };
  return {
    "@type": "Demand",
    "@id": `${page.url}#demand`,
    url: page.url,
    itemOffered: productData(listing, page),
    seller: seeker,
    ...(price !== null && {
      priceSpecification: { "@type": "PriceSpecification", price, priceCurrency: "CZK" },
    }),
    availability: status === "live" ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
  };
}

function productData(listing: ListingDetail, { url, origin }: PlaceOfPage) {
  const { id, name, description, brand, categoryPath, pictures } = listing;
  const shown = pictures.filter(({ ready, widths }) => ready && widths.length > 0);
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    url,
    name,
    sku: String(id),
    ...(description && { description: description.slice(0, longestDescription) }),
    ...(shown.length > 0 && {
      image: shown.map((picture) => new URL(pictureAddress(picture, Math.max(...picture.widths), "webp"), origin).href),
    }),
    ...(brand && { brand: { "@type": "Brand", name: brand.name } }),
    ...(categoryPath.length > 0 && { category: categoryPath.map((each) => each.name).join(" > ") }),
    additionalProperty: measuresData(listing.condition),
  } satisfies Product;
}

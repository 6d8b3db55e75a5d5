import type { MetaDescriptor } from "react-router";
import type { CategoryDetail, CategoryLink } from "#contract/catalogue/catalogue.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { type ListingDetail, sharePictureSize } from "#contract/listings/listings.ts";
import type { Locale } from "#contract/values/locale.ts";
import { cardTone } from "#web/features/listings/card-state.ts";
import { feedOf } from "#web/features/listings/feed-of.ts";
import { pictureSources } from "#web/features/listings/picture-address.ts";
import { breadcrumbData, type TrailStep } from "#web/search-engines/breadcrumb-data.ts";
import { pageMeta } from "#web/search-engines/page-meta.ts";
import { gallerySizes } from "./gallery/gallery-sizes.ts";
import { listingData } from "./structured/listing-data.ts";

interface Page {
  readonly origin: string;
  readonly paths: Record<Locale, string>;
  readonly locale: Locale;
}

/** A category: its name and words, and where it lies. */
export function categoryMeta(
  { category, indexedPage }: { category: CategoryDetail; indexedPage: number },
  page: Page,
): MetaDescriptor[] {
  return pageMeta({
    ...page,
    page: indexedPage,
    title: category.name,
    description: category.description,
    feed: feedOf({ locale: page.locale, category: category.id, about: category.name }),
    structured: [breadcrumbData(trailOf(category.path, page), page.origin)],
  });
}

/** A listing: what it is for search engines and shared links. What only its seller sees is for neither. */
export function listingMeta(listing: ListingDetail, page: Page): MetaDescriptor[] {
  return [...wordsOf(listing, page), ...firstPicture(listing)];
}

function wordsOf(listing: ListingDetail, page: Page): MetaDescriptor[] {
  const { origin, paths, locale } = page;
  const isOut = cardTone(listing.status) !== "pending" && listing.status !== "scheduled";
  const url = new URL(paths[locale], origin).href;
  const trail = [...trailOf(listing.categoryPath, page), { name: listing.name, path: paths[locale] }];
  return pageMeta({
    ...page,
    title: listing.name,
    description: shorten(listing.description),
    image: listing.sharePicture ?? undefined,
    imageSize: sharePictureSize,
    noIndex: !isOut,
    structured: isOut ? [listingData(listing, { url, origin, locale }), breadcrumbData(trail, origin)] : [],
  });
}

/** The large picture is asked for before the styles and scripts that stand after it. */
function firstPicture({ pictures: [picture, ...others] }: ListingDetail): MetaDescriptor[] {
  if (!picture?.ready) return [];
  return [
    {
      tagName: "link",
      rel: "preload",
      as: "image",
      type: "image/avif",
      imageSrcSet: pictureSources(picture, "avif"),
      imageSizes: gallerySizes(1 + others.length),
      fetchPriority: "high",
    },
  ];
}

function trailOf(path: readonly CategoryLink[], { locale }: Page): TrailStep[] {
  return [
    { name: "Kabinet", path: pathTo("home", locale) },
    ...path.map(({ id, slug, name }) => ({ name, path: pathTo("item", locale, { id, slug }) })),
  ];
}

/** So much of a description search engines show. */
const longestDescription = 160;

/** On one line, cut between words. */
function shorten(text: string): string {
  const line = text.replace(/\s+/gu, " ").trim();
  if (line.length <= longestDescription) return line;
  return `${line.slice(0, longestDescription).replace(/\s+\S*$/u, "")}…`;
}

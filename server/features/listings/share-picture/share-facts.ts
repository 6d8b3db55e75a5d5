import { createHash } from "node:crypto";
import type { ListingDetail } from "#contract/listings/listings.ts";
import type { Locale } from "#contract/values/locale.ts";

/** The facts on a listing's share picture. Amounts in CZK; null: not shown. */
export interface ShareFacts {
  readonly locale: Locale;
  readonly name: string;
  readonly type: ListingDetail["type"];
  readonly saleMode: ListingDetail["saleMode"];
  readonly status: ListingDetail["status"];
  readonly price: number | null;
  readonly hasBids: boolean;
  /** When it ends or ended, ISO 8601. */
  readonly endsAt: string | null;
  /** The photograph, with the widths of its files. */
  readonly picture: { readonly id: string; readonly widths: readonly number[] } | null;
}

/** Increased with every change of the drawing, so that old addresses lead to new pictures. */
const drawing = 1;

/** PA12: A share picture tells public facts alone and gets a new address when they change. */
export function shareFacts(
  listing: Pick<
    ListingDetail,
    "name" | "type" | "saleMode" | "status" | "price" | "bidCount" | "endsAt" | "closedAt" | "pictures"
  >,
  locale: Locale,
): ShareFacts {
  const { name, type, saleMode, status, price, bidCount, endsAt, closedAt, pictures } = listing;
  const main = pictures.find(({ ready, widths }) => ready && widths.length > 0);
  return {
    locale,
    name,
    type,
    saleMode,
    status,
    price,
    hasBids: bidCount > 0,
    endsAt: closedAt ?? endsAt,
    picture: main ? { id: main.id, widths: main.widths } : null,
  };
}

/** `/media/share/{id}/{lang}-{hash}.jpg`: each picture has its own address, so it may be cached for good. */
export function shareAddress(id: number, facts: ShareFacts): string {
  return `/media/share/${id}/${facts.locale}-${shareHash(facts)}.jpg`;
}

function shareHash(facts: ShareFacts): string {
  return createHash("sha256")
    .update(JSON.stringify([drawing, facts]))
    .digest("base64url")
    .slice(0, 16);
}

import type { ListingDetail } from "#contract/listings/listings.ts";
import type { Locale } from "#contract/values/locale.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { preparedFor } from "#server/db/prepared.ts";
import { asc, eq, sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { findCategoryPath } from "#server/features/catalogue/get-category.ts";
import { readPlainSetting } from "#server/features/settings/read-plain-setting.ts";
import { conditionView } from "./condition-view.ts";
import { findRelistings } from "./find-relistings.ts";
import { getSellerCard } from "./get-seller-card.ts";
import { listingCards } from "./listing-view.ts";
import { listListingPictures } from "./pictures/list-listing-pictures.ts";
import { type CardRow, selectCards } from "./select-cards.ts";
import { shareAddress, shareFacts } from "./share-picture/share-facts.ts";
import { listingAdditions, listings } from "./table.ts";
import { isPublic } from "./visibility-rules.ts";

export type ListingRow = typeof listings.$inferSelect;

/** A listing as its seller describes it, with its stored row. */
export interface ListingAndRow {
  readonly detail: Omit<ListingDetail, "lot" | "product" | "log" | "cancellation" | "similar" | "ofSeller">;
  /** With secret amounts: never to be sent. */
  readonly row: ListingRow;
}

/** One listing for its page; an unpublished one is found by its seller alone. */
export async function getListing(ctx: Ctx, id: number, lang: Locale): Promise<ListingAndRow> {
  const row = await getVisibleListing(ctx, id);
  const found = await ctx.db.execute<CardRow>(selectCards(sql`select ${id}::int8 as id, 1 as place`));
  const [card] = await listingCards(ctx, found.rows, lang);
  if (!card) throw new NotFound();
  const additions = await ctx.db
    .select({ text: listingAdditions.text, addedAt: listingAdditions.addedAt })
    .from(listingAdditions)
    .where(eq(listingAdditions.listingId, id))
    .orderBy(asc(listingAdditions.id));
  const pictures = await listListingPictures(ctx, id);
  const detail = {
    ...card,
    duration: row.saleMode === "auction" ? row.duration : null,
    description: row.description,
    additions: additions.map(({ text, addedAt }) => ({ text, addedAt: addedAt.toISOString() })),
    condition: conditionView(row),
    pictures,
    seller: await getSellerCard(ctx, row.sellerId),
    categoryPath: row.categoryId === null ? [] : await findCategoryPath(ctx, row.categoryId, lang),
    shippingPrice: row.shippingMinor === null ? null : toCzk(row.shippingMinor),
    handover: row.handover,
    isProtected: row.isProtected,
    termsRevision: row.termsRevision,
    country: row.country,
    softCloseMinutes: (await readPlainSetting(ctx, "auctions")).softCloseMinutes,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    ...(await findRelistings(ctx, row)),
    views: row.views,
    sharePicture: isPublic(row) ? shareAddress(id, shareFacts({ ...card, pictures }, lang)) : null,
  };
  return { detail, row };
}

/** The row of a listing that the caller may see, or 404. */
export async function getVisibleListing(ctx: Ctx, id: number): Promise<ListingRow> {
  const [row] = await listingOf(ctx.db).execute({ id });
  if (!row || !(isPublic(row) || ctx.actor?.userId === row.sellerId)) throw new NotFound();
  return row;
}

const listingOf = preparedFor((db) =>
  db
    .select()
    .from(listings)
    .where(eq(listings.id, sql.placeholder("id")))
    .prepare("get_listing"),
);

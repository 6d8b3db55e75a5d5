import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { getVisibleListing } from "#server/features/listings/get-listing.ts";
import { listingCards } from "#server/features/listings/listing-view.ts";
import { listListingPictures } from "#server/features/listings/pictures/list-listing-pictures.ts";
import { type CardRow, selectCards } from "#server/features/listings/select-cards.ts";
import { isPublic } from "#server/features/listings/visibility-rules.ts";
import { type ShareFacts, shareFacts } from "./share-facts.ts";

/** The facts on the share picture of a public listing; null for others. */
export async function findShareFacts(ctx: Ctx, id: number, locale: Locale): Promise<ShareFacts> {
  if (!isPublic(await getVisibleListing(ctx, id))) throw new NotFound();
  const { rows } = await ctx.db.execute<CardRow>(selectCards(sql`select ${id}::int8 as id, 1 as place`));
  const [card] = await listingCards(ctx, rows, locale);
  if (!card) throw new NotFound();
  return shareFacts({ ...card, pictures: await listListingPictures(ctx, id) }, locale);
}

import type { z } from "zod";
import type { listingDays } from "#contract/listings/listing-days.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { listingCards } from "#server/features/listings/listing-view.ts";
import { getOwnListing } from "#server/features/listings/own/own-listing.ts";
import { type CardRow, selectCards } from "#server/features/listings/select-cards.ts";
import { readDays } from "./read-days.ts";
import { daysOf } from "./shown-day-rules.ts";

type Answer = z.input<typeof listingDays.one.response>["data"];

/** ST3: Only the seller sees them; another's listing is not found, for moderators too. */
export async function getListingDays(ctx: Ctx, id: number, lang: Locale): Promise<Answer> {
  const listing = await getOwnListing(ctx, id);
  const own = sql`select ${id}::int8 as id`;
  const [{ rows }, days] = await Promise.all([
    ctx.db.execute<CardRow>(selectCards(sql`select ${id}::int8 as id, 1 as place`)),
    readDays(ctx, own, daysOf(listing, ctx.clock())),
  ]);
  const [card] = await listingCards(ctx, rows, lang);
  if (!card) throw new Error(`no card of listing ${id}`);
  return { card, views: listing.views, days };
}

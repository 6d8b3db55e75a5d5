import type { Ctx } from "#server/context.ts";
import { publish } from "#server/events/outbox.ts";
import { findFeesInForce } from "#server/features/fees/read-fees.ts";
import { isProtectionOffered } from "#server/features/settings/protection-setting.ts";
import { listingEvents } from "./events.ts";
import type { ListingRow } from "./get-listing.ts";
import { fullDescription } from "./own/own-listing-view.ts";
import { sharePictures } from "./pictures/share-pictures.ts";
import { runningColumns } from "./run-listing.ts";
import { stopRelisting } from "./stop-relisting.ts";
import { listings } from "./table.ts";

/**
 * Offers a listing again as a new one, live at once, with the same words, condition, prices and pictures. The old one stays
 * in the archive. The caller has locked its row and decided that it is allowed.
 */
export async function copyListing(ctx: Ctx, row: ListingRow, automaticRelists: number): Promise<ListingRow> {
  const now = ctx.clock();
  const running = await runningColumns(ctx, { ...row, activateAt: null });
  const [copy] = await ctx.db
    .insert(listings)
    .values({
      ...offeredAgain(row),
      ...running,
      feeTableId: await findFeesInForce(ctx),
      isProtected: row.isProtected && (await isProtectionOffered(ctx)),
      description: await fullDescription(ctx, row),
      relistedFromId: row.id,
      automaticRelists,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!copy) throw new Error("an insert returns its row");
  await sharePictures(ctx, row.id, copy.id);
  // The new listing continues the relistings.
  await stopRelisting(ctx, row.id);
  const { status, startsAt } = running;
  const published = { listingId: copy.id, sellerId: row.sellerId, status, startsAt: startsAt.toISOString() };
  await publish(ctx, listingEvents.ListingPublished, published);
  await publish(ctx, listingEvents.ListingRelisted, { listingId: copy.id, fromId: row.id });
  return copy;
}

/** The columns that the seller wrote, without any result of the sale. */
export function offeredAgain(row: ListingRow) {
  const { sellerId, type, saleMode, categoryId, brandId, name, nameEn, slug } = row;
  const { volumeMl, strengthPercent, vintage, bottledYear, ageYears, pieces } = row;
  const { fillLevel, closure, closureState, labelState, boxState, dutyStamp, storage, provenance } = row;
  const { startPriceMinor, reserveMinor, buyNowMinor, askedPriceMinor, duration } = row;
  const { shippingMinor, handover, isProtected, place, country, closingMinute, declarations } = row;
  return {
    sellerId,
    type,
    saleMode,
    categoryId,
    brandId,
    name,
    nameEn,
    slug,
    volumeMl,
    strengthPercent,
    vintage,
    bottledYear,
    ageYears,
    pieces,
    fillLevel,
    closure,
    closureState,
    labelState,
    boxState,
    dutyStamp,
    storage,
    provenance,
    startPriceMinor,
    reserveMinor,
    buyNowMinor,
    askedPriceMinor,
    duration,
    shippingMinor,
    handover,
    isProtected,
    place,
    country,
    closingMinute,
    declarations,
  };
}

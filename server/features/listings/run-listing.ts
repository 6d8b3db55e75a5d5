import { closingMinuteOf } from "#contract/listings/closing-minute.ts";
import { dayMs } from "#contract/values/durations.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { chargePublication } from "#server/features/fees/charge-fees.ts";
import { endsAtMinute, hasEnd } from "#server/features/monthly-sales/auction-end-rules.ts";
import { joinSale } from "#server/features/monthly-sales/join-sale.ts";
import { packages } from "#server/features/packages/table.ts";
import { listingEvents } from "./events.ts";
import type { ListingRow } from "./get-listing.ts";
import { listings } from "./table.ts";

/**
 * Publishes a listing: live now, or scheduled where its wanted start lies ahead. Start, end and monthly sale are decided
 * now, however long it has waited. The caller has locked the row and decided that it is allowed.
 */
export async function runListing(ctx: Ctx, draft: ListingRow): Promise<ListingRow> {
  const running = await runningColumns(ctx, draft);
  const [row] = await ctx.db
    .update(listings)
    .set({ ...running, ...(await packageColumns(ctx, draft, running.startsAt)), updatedAt: ctx.clock() })
    .where(eq(listings.id, draft.id))
    .returning();
  if (!row) throw new Error("the row is locked, so it is there");
  await chargePublication(ctx, row);
  const { status, startsAt } = running;
  const { id: listingId, sellerId } = row;
  const published = { listingId, sellerId, status, startsAt: startsAt.toISOString() };
  await publish(ctx, listingEvents.ListingPublished, published);
  return row;
}

/** What the listing's package brings, from its start on; the package is paid by then. */
async function packageColumns(ctx: Ctx, { packageId }: ListingRow, startsAt: Date) {
  if (packageId === null) return {};
  const [row] = await ctx.db.select().from(packages).where(eq(packages.id, packageId));
  if (!row) return {};
  const toppedUntil = new Date(startsAt.getTime() + row.topDays * dayMs);
  return { highlighted: row.highlighted, ...(row.topDays > 0 && { toppedUntil }) };
}

/**
 * The columns that publication sets: the start, an auction's end at the time of day that its seller has chosen, a monthly one's place in
 * the sale that it joins here, and the prices of its sale mode. Other sale modes have no end (rule C5). A start that is not in the future becomes
 * now. Call it in the transaction that stores them, with the listing's row locked or not yet stored.
 */
export async function runningColumns(
  ctx: Ctx,
  row: Pick<ListingRow, "activateAt" | "type" | "askedPriceMinor"> & Ending,
) {
  const now = ctx.clock();
  const isLater = row.activateAt !== null && row.activateAt > now;
  const startsAt = isLater && row.activateAt ? row.activateAt : now;
  const end = await endOf(ctx, row, startsAt, !isLater);
  return {
    status: isLater ? ("scheduled" as const) : ("live" as const),
    startsAt,
    publishedAt: startsAt,
    ...end,
    plannedEndsAt: end.endsAt,
    ...pricesOf(row),
  };
}

type Ending = Pick<ListingRow, "id" | "saleMode" | "duration" | "closingMinute" | "categoryId">;

interface End {
  readonly endsAt: Date | null;
  readonly saleClosesOn: string | null;
  readonly lotNumber: number | null;
}

async function endOf(ctx: Ctx, row: Ending, startsAt: Date, isLive: boolean): Promise<End> {
  if (!hasEnd(row.saleMode)) return { endsAt: null, saleClosesOn: null, lotNumber: null };
  if (row.duration === "monthly") return joinSale(ctx, { startsAt, categoryId: row.categoryId, isLive });
  return { endsAt: endsAtMinute(startsAt, closingMinuteOf(row)), saleClosesOn: null, lotNumber: null };
}

/** Drops prices that do not belong to the sale mode. */
export function pricesOf(row: Pick<ListingRow, "saleMode" | "type" | "askedPriceMinor">) {
  if (row.saleMode === "auction") return { askedPriceMinor: null };
  const asked = row.saleMode === "fixed_price" || row.type === "demand" ? row.askedPriceMinor : null;
  return { startPriceMinor: null, reserveMinor: null, buyNowMinor: null, askedPriceMinor: asked };
}

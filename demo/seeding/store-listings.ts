import { createHash } from "node:crypto";
import { placePictures } from "#demo/pictures.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import type { BidReceipt } from "#server/features/bids/lot-log/append-bid.ts";
import { logActs } from "#server/features/bids/lot-log/log-acts.ts";
import { openNameBook } from "#server/features/bids/names/name-book.ts";
import { bids, lotActs, lotBidders } from "#server/features/bids/table.ts";
import { findOrAddBrand } from "#server/features/catalogue/find-or-add-brand.ts";
import { listingAdditions, listings } from "#server/features/listings/table.ts";
import { closingsOf, logBids, type NumberedListing, type PlayedLog } from "./log-bids.ts";
import type { PlannedListing } from "./plan-listing.ts";
import type { Setting } from "./setting.ts";

const listingsAtOnce = 30;
const bidsAtOnce = 1_000;

type BidRow = typeof bids.$inferInsert;

/** Stores planned listings with their brands, bids and pictures. */
export async function storeListings(
  ctx: Ctx,
  planned: readonly PlannedListing[],
  { members, terms }: Pick<Setting, "members" | "terms">,
  onStored: (count: number) => void,
): Promise<void> {
  const usernames = new Map(members.map(({ id, username }) => [id, username]));
  for (const part of inParts(planned, listingsAtOnce)) {
    const ids = await takeIds(ctx, part.length);
    const brandIds = await storeBrands(ctx, part);
    const withIds = part.map((listing, index) => ({ ...listing, id: ids[index] ?? 0 }));
    const book = openNameBook({ aliases: [], masks: [] });
    const logs = withIds.map((listing) => logBids(listing, terms, book, usernames));
    await ctx.db.insert(listings).values(
      withIds.map(({ id, brand, columns }, index) => ({
        ...columns,
        ...logs[index]?.state,
        id,
        brandId: brandIds.get(brand ?? ""),
      })),
    );
    await placePictures(
      ctx,
      withIds.map(({ id, columns: { name = "", sellerId }, pictures }) => ({ id, name, sellerId, pictures })),
    );
    const bidRows = withIds.flatMap((listing, index) => bidRowsOf(listing, logs[index] as PlayedLog));
    for (const rows of inParts(bidRows, bidsAtOnce)) await ctx.db.insert(bids).values(rows);
    for (const rows of inParts(book.newcomers, bidsAtOnce)) await ctx.db.insert(lotBidders).values(rows);
    await storeActs(ctx, logs);
    await logActs(ctx, closingsOf(withIds));
    const added = withIds.flatMap(({ id, addition }) => (addition ? [{ ...addition, listingId: id }] : []));
    if (added.length > 0) await ctx.db.insert(listingAdditions).values(added);
    onStored(part.length);
  }
}

async function takeIds(ctx: Ctx, count: number): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(
    sql`select nextval('item_ids') as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id);
}

async function storeBrands(ctx: Ctx, planned: readonly PlannedListing[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { brand } of planned) {
    const stored = brand && !ids.has(brand) ? await findOrAddBrand(ctx, brand) : null;
    if (brand && stored) ids.set(brand, stored.id);
  }
  return ids;
}

async function storeActs(ctx: Ctx, logs: readonly PlayedLog[]): Promise<void> {
  const rows = logs.flatMap(({ acts }) =>
    acts.map(({ listingId, entry, kind, at, text, hash }) => ({
      listingId,
      entryNumber: entry,
      kind,
      at,
      line: text,
      entryHash: hash,
    })),
  );
  if (rows.length > 0) await ctx.db.insert(lotActs).values(rows);
}

function bidRowsOf({ id, bids: played }: NumberedListing, { receipts }: PlayedLog): BidRow[] {
  return played.map((bid, index) => ({ ...bidRow(id, bid), ...(receipts[index] as BidReceipt) }));
}

function bidRow(listingId: number, bid: PlannedListing["bids"][number]): Omit<BidRow, keyof BidReceipt> {
  return {
    listingId,
    sequence: bid.sequence,
    bidderId: bid.bidderId,
    kind: bid.kind,
    maximumMinor: bid.maximumMinor,
    placedAt: bid.placedAt,
    priceAfterMinor: bid.lot.priceMinor,
    leaderAfterId: bid.lot.leaderId,
    endsAfter: bid.lot.endsAt,
    extended: bid.extended,
    idempotencyKey: `demo-${listingId}-${bid.sequence}`,
    requestHash: createHash("sha256").update(`${listingId} ${bid.maximumMinor}`).digest(),
  };
}

function* inParts<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}

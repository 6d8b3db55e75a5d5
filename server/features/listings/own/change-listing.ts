import type { ListingFields } from "#contract/listings/own-listings.ts";
import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { lotChanged } from "#server/events/lot-changed.ts";
import { publish } from "#server/events/outbox.ts";
import { listingEvents } from "#server/features/listings/events.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { pricesOf, runningColumns } from "#server/features/listings/run-listing.ts";
import { listingAdditions, listings } from "#server/features/listings/table.ts";
import { topCategories } from "#server/features/monthly-sales/join-sale.ts";
import { checkPublication } from "./check-publication.ts";
import { addedText, isGroupFixed } from "./edit-rules.ts";
import { fullDescription } from "./own-listing-view.ts";
import { settleSaleMode } from "./settle-sale-mode.ts";
import { writtenColumns } from "./written-columns.ts";

type Columns = Partial<typeof listings.$inferInsert>;

/** The columns that a change of the form sets. */
export function columnsFor(ctx: Ctx, row: ListingRow, patch: Partial<ListingFields>): Promise<Columns> {
  return writtenColumns(ctx, settleSaleMode(row, patch));
}

/** Changes a published listing without bids; the new version is checked before it is stored. The caller has locked the row. */
export async function changeListing(ctx: Ctx, row: ListingRow, patch: Partial<ListingFields>): Promise<ListingRow> {
  const columns = await columnsFor(ctx, row, patch);
  const wanted = await checkChange(ctx, row, columns);
  // The end of a scheduled listing follows its start, and a start in the past becomes now.
  const running = row.status === "scheduled" ? await runningColumns(ctx, wanted) : pricesOf(wanted);
  const stored = await writeListing(ctx, row.id, { ...columns, ...running, ...revised(row) });
  lotChanged(ctx, [row.id]);
  if (row.status === "scheduled" && stored.status === "live") {
    await publish(ctx, listingEvents.ListingStarted, { listingId: row.id, sellerId: row.sellerId });
  }
  return stored;
}

/** Refuses a change after which the listing could not be public; returns it as it would be. */
export async function checkChange(ctx: Ctx, row: ListingRow, columns: Columns): Promise<ListingRow> {
  const wanted = { ...row, ...columns } as ListingRow;
  if (isGroupFixed(row) && (await isOtherGroup(ctx, row, wanted))) throw new Conflict("SALE_GROUP_FIXED");
  await checkPublication(ctx, wanted, { demanded: wanted.categoryId !== row.categoryId, replaces: row });
  return wanted;
}

async function isOtherGroup(ctx: Ctx, row: ListingRow, wanted: ListingRow): Promise<boolean> {
  if (wanted.categoryId === row.categoryId) return false;
  const [before, after] = [await topCategories(ctx, row.categoryId), await topCategories(ctx, wanted.categoryId)];
  return before.top !== after.top;
}

/** Adds what a longer description says after the public one, with its date; the caller has locked the row. */
export async function appendText(ctx: Ctx, row: ListingRow, description: string): Promise<ListingRow> {
  const text = addedText(await fullDescription(ctx, row), description);
  if (text === null) throw new Conflict("ONLY_DESCRIPTION");
  if (!text) return row;
  await ctx.db.insert(listingAdditions).values({ listingId: row.id, text, addedAt: ctx.clock() });
  lotChanged(ctx, [row.id]);
  return writeListing(ctx, row.id, row.bidSequence > 0 ? { revision: row.revision + 1 } : revised(row));
}

/**
 * The public sees another version, and prices named for the one before hold no more; what is only added to a lot with bids changes no
 * terms.
 */
function revised({ revision, termsRevision }: ListingRow): Columns {
  return { revision: revision + 1, termsRevision: termsRevision + 1 };
}

/** Stores a seller's change as a new version. */
export async function writeListing(ctx: Ctx, id: number, columns: Columns): Promise<ListingRow> {
  const [row] = await ctx.db
    .update(listings)
    .set({ ...columns, version: sql`${listings.version} + 1`, updatedAt: ctx.clock() })
    .where(eq(listings.id, id))
    .returning();
  if (!row) throw new Error("the row is locked, so it is there");
  return row;
}

import type { ListingFields, OwnListing } from "#contract/listings/own-listings.ts";
import { type Ctx, requireTrader, transaction } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { lotChanged } from "#server/events/lot-changed.ts";
import { publish } from "#server/events/outbox.ts";
import { brands } from "#server/features/catalogue/table.ts";
import { listingEvents } from "#server/features/listings/events.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { openInspection } from "#server/features/listings/inspections/open-inspection.ts";
import { pricesOf, runningColumns } from "#server/features/listings/running-columns.ts";
import { listingAdditions, listings } from "#server/features/listings/table.ts";
import { topCategories } from "#server/features/monthly-sales/join-sale.ts";
import { checkPublication } from "./check-publication.ts";
import { addedText, changedFields, editScope, fixedFields } from "./edit-rules.ts";
import { lockOwnListing } from "./own-listing.ts";
import { fieldsOf, fullDescription, ownListingView } from "./own-listing-view.ts";
import { settleSaleMode, writtenColumns } from "./written-columns.ts";

/**
 * Changes the caller's own listing as far as its state allows; the row is locked, so no bid comes in between. A change that
 * names an earlier `version` is refused: another window has written meanwhile.
 */
export async function updateListing(
  ctx: Ctx,
  id: number,
  { version, ...patch }: Partial<ListingFields> & { version?: number | undefined },
): Promise<OwnListing> {
  requireTrader(ctx);
  return transaction(ctx, async (tx) => {
    const row = await lockOwnListing(tx, id);
    if (version !== undefined && version !== row.version) throw new Conflict("CHANGED_ELSEWHERE");
    const scope = editScope(row.status, row.bidSequence);
    if (scope === "nothing") throw new Conflict("NOT_EDITABLE");
    if (scope === "draft") return ownListingView(tx, await write(tx, id, await columnsFor(tx, row, patch)));
    const changed = changedFields(await currentFields(tx, row), patch);
    const stored =
      scope === "description"
        ? await append(tx, row, patch, changed)
        : await rewrite(tx, row, await columnsFor(tx, row, patch), changed);
    // The public now sees a version that no moderator has looked at.
    if (changed.length > 0) await openInspection(tx, stored, "after");
    return ownListingView(tx, stored);
  });
}

type Columns = Partial<typeof listings.$inferInsert>;

function columnsFor(ctx: Ctx, row: ListingRow, patch: Partial<ListingFields>): Promise<Columns> {
  return writtenColumns(ctx, settleSaleMode(row, patch));
}

/** Changes a published listing; the new version is checked before it is stored. */
async function rewrite(
  ctx: Ctx,
  row: ListingRow,
  columns: Columns,
  changed: readonly (keyof ListingFields)[],
): Promise<ListingRow> {
  if (changed.length === 0 && row.status === "live") return row;
  if (fixedFields(row.status).some((field) => changed.includes(field))) throw new Conflict("NOT_EDITABLE");
  const wanted = { ...row, ...columns } as ListingRow;
  if (row.status === "live" && (await leavesGroup(ctx, row, wanted))) throw new Conflict("SALE_GROUP_FIXED");
  const isMoved = wanted.categoryId !== row.categoryId;
  await checkPublication(ctx, wanted, { declared: isMoved });
  // The end of a scheduled listing follows its start, and a start in the past becomes now.
  const running = row.status === "scheduled" ? await runningColumns(ctx, wanted) : pricesOf(wanted);
  const stored = await write(ctx, row.id, { ...columns, ...running, ...revised(row) });
  lotChanged(ctx, [row.id]);
  if (row.status === "scheduled" && stored.status === "live") {
    await publish(ctx, listingEvents.ListingStarted, { listingId: row.id, sellerId: row.sellerId });
  }
  return stored;
}

/** A lot of a monthly sale closes with its top category's group, and bidders plan by that once it is live (RULES.md L8). */
async function leavesGroup(ctx: Ctx, row: ListingRow, wanted: ListingRow): Promise<boolean> {
  if (row.saleClosesOn === null || wanted.categoryId === row.categoryId) return false;
  const [before, after] = [
    await topCategories(ctx, row.categoryId),
    await topCategories(ctx, wanted.categoryId),
  ];
  return before.top !== after.top;
}

async function append(
  ctx: Ctx,
  row: ListingRow,
  { description }: Partial<ListingFields>,
  changed: readonly string[],
): Promise<ListingRow> {
  if (changed.some((field) => field !== "description")) throw new Conflict("ONLY_DESCRIPTION");
  if (description === undefined || changed.length === 0) return row;
  const text = addedText(await fullDescription(ctx, row), description);
  if (text === null) throw new Conflict("ONLY_DESCRIPTION");
  if (!text) return row;
  await ctx.db.insert(listingAdditions).values({ listingId: row.id, text, addedAt: ctx.clock() });
  lotChanged(ctx, [row.id]);
  return write(ctx, row.id, revised(row));
}

/** The public sees another version, and prices named for the one before hold no more. */
function revised({ revision, termsRevision }: ListingRow): Columns {
  return { revision: revision + 1, termsRevision: termsRevision + 1 };
}

async function write(ctx: Ctx, id: number, columns: Columns): Promise<ListingRow> {
  const [row] = await ctx.db
    .update(listings)
    .set({ ...columns, version: sql`${listings.version} + 1`, updatedAt: ctx.clock() })
    .where(eq(listings.id, id))
    .returning();
  if (!row) throw new Error("the row is locked, so it is there");
  return row;
}

async function currentFields(ctx: Ctx, row: ListingRow): Promise<ListingFields> {
  const [brand] =
    row.brandId === null ? [] : await ctx.db.select().from(brands).where(eq(brands.id, row.brandId));
  return fieldsOf(row, await fullDescription(ctx, row), brand?.name ?? null);
}

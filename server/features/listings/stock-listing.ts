import type { Ctx } from "#server/context.ts";
import { eq, inArray, sql } from "#server/db/query.ts";
import { lotChanged } from "#server/events/lot-changed.ts";
import type { ListingRow } from "./get-listing.ts";
import { listings } from "./table.ts";

/** What goods from stock have in common with all that is on offer; prices in haléře with tax. */
export interface StockColumns
  extends Partial<
    Pick<
      typeof listings.$inferInsert,
      "categoryId" | "brandId" | "name" | "slug" | "description" | "country" | "importKey"
    >
  > {
  readonly askedPriceMinor?: number;
  readonly originalPriceMinor?: number | null;
  readonly lowestPriceMinor?: number | null;
}

/** Stores goods from stock, which nobody sees yet. */
export async function insertStockListing(tx: Ctx, sellerId: number, columns: StockColumns): Promise<ListingRow> {
  const [row] = await insertStockListings(tx, sellerId, [columns]);
  if (!row) throw new Error("an insert returns its row");
  return row;
}

/** As many in one statement; returns their rows in the same order. */
export function insertStockListings(tx: Ctx, sellerId: number, many: readonly StockColumns[]): Promise<ListingRow[]> {
  const now = tx.clock();
  return tx.db
    .insert(listings)
    .values(
      many.map((columns) => ({
        ...columns,
        sellerId,
        type: "supply" as const,
        saleMode: "stock" as const,
        status: "draft" as const,
        handover: "both" as const,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .returning();
}

/** Changes goods from stock; whoever reads them learns of it. The caller has locked the row. */
export async function changeStockListing(tx: Ctx, id: number, columns: StockColumns): Promise<void> {
  await tx.db
    .update(listings)
    .set({ ...columns, ...risen, updatedAt: tx.clock() })
    .where(eq(listings.id, id));
  lotChanged(tx, [id]);
}

/** Offers goods from stock to visitors, or hides them; they count as new from the first time on. The caller has locked the row. */
export async function showStockListing(tx: Ctx, row: ListingRow, isShown: boolean): Promise<void> {
  if ((row.status === "live") === isShown) return;
  const now = tx.clock();
  const running = { publishedAt: row.publishedAt ?? now, startsAt: row.startsAt ?? now };
  await tx.db
    .update(listings)
    .set({ status: isShown ? "live" : "draft", ...(isShown && running), ...risen })
    .where(eq(listings.id, row.id));
  lotChanged(tx, [row.id]);
}

/** Offers goods that were stored in this transaction and that nobody has seen. */
export async function offerStockListings(tx: Ctx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const now = tx.clock();
  await tx.db
    .update(listings)
    .set({ status: "live", publishedAt: now, startsAt: now, ...risen })
    .where(inArray(listings.id, [...ids]));
  lotChanged(tx, ids);
}

const risen = { revision: sql`revision + 1`, termsRevision: sql`terms_revision + 1` };

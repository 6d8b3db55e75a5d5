import type { ListingFields } from "#contract/listings/own-listings.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { listings } from "#server/features/listings/table.ts";
import { settleSaleMode } from "./settle-sale-mode.ts";
import { writtenColumns } from "./written-columns.ts";

/** The most drafts of one seller; their pictures take room, and nobody is charged for it. */
export const maxDrafts = 200;

/** Throws where a seller would have more drafts than are kept. */
export async function requireDraftRoom(ctx: Ctx, userId: number, further: number): Promise<void> {
  const drafts = await ctx.db.$count(listings, and(eq(listings.sellerId, userId), eq(listings.status, "draft")));
  if (drafts + further > maxDrafts) throw new Conflict("DRAFTS_FULL", { maximum: maxDrafts });
}

/** Stores a draft. `batchKey` names the row of a batch that it comes of, once per seller. */
export async function insertDraft(
  tx: Ctx,
  sellerId: number,
  fields: Partial<ListingFields>,
  batchKey: string | null = null,
): Promise<ListingRow> {
  const fresh = { type: "supply", saleMode: "auction" } as const;
  const columns = await writtenColumns(tx, settleSaleMode(fresh, fields));
  const [row] = await tx.db
    .insert(listings)
    .values({
      ...fresh,
      ...columns,
      sellerId,
      batchKey,
      status: "draft",
      createdAt: tx.clock(),
      updatedAt: tx.clock(),
    })
    .returning();
  if (!row) throw new Error("an insert returns its row");
  return row;
}

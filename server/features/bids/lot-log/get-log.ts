import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import type { BidKind } from "#server/features/bids/bidding-rules.ts";
import { listAliases } from "#server/features/bids/names/list-aliases.ts";
import { getVisibleListing, type ListingRow } from "#server/features/listings/get-listing.ts";
import { bidLine, type LogEnd, lineInFile } from "./log-line.ts";

interface Entry extends Record<string, unknown> {
  readonly entry: number;
  /** The bid's; null for an act. */
  readonly sequence: number | null;
  /** The text of an act; null for a bid, whose line the other columns give. */
  readonly text: string | null;
  readonly hash: Buffer;
  readonly kind: BidKind;
  readonly placedAt: Date;
  readonly bidderId: number;
  readonly leaderId: number;
  readonly priceAfterMinor: number;
  readonly endsAfter: Date;
  readonly maximumMinor: number;
  readonly salt: Buffer;
}

/** N4: The log is public once the lot is over, never before. */
export function isOver({ status }: Pick<ListingRow, "status">): boolean {
  return status === "sold" || status === "unsold" || status === "cancelled";
}

/** The length of a lot's log and its last hash; null until the lot is over, and for a listing that is no auction. */
export function logEnd(row: ListingRow): { entries: number; hash: string } | null {
  if (!isOver(row) || row.logHash === null) return null;
  return { entries: row.logLength, hash: row.logHash.toString("hex") };
}

/** Entries that are read at once. */
const pageSize = 500;

/**
 * The log of a lot that is over, as a file that anybody can check (decisions/0013): JSON lines without maxima or salts, in
 * parts, so that a long log is never held or made as a whole.
 */
export async function readLog(ctx: Ctx, listingId: number): Promise<AsyncGenerator<string, void>> {
  const listing = await getVisibleListing(ctx, listingId);
  if (listing.saleMode !== "auction") throw new NotFound();
  if (!isOver(listing)) throw new Conflict("LOG_NOT_YET");
  return logOf(ctx, listingId, await listAliases(ctx, listingId));
}

/** The whole log at once. */
export async function getLog(ctx: Ctx, listingId: number): Promise<string> {
  return (await Array.fromAsync(await readLog(ctx, listingId))).join("");
}

/** The lines of a lot's log as they are stored, whether or not it is over; for whoever may see them. */
export async function* logOf(ctx: Ctx, listingId: number, aliases: ReadonlyMap<number, string>) {
  let end: LogEnd = { length: 0, hash: null };
  let sequence = 0;
  for (;;) {
    const entries = await readEntries(ctx, listingId, { entry: end.length, sequence });
    let part = "";
    for (const row of entries) {
      const bidder = aliases.get(row.bidderId) ?? "";
      const leader = aliases.get(row.leaderId) ?? "";
      const text = row.text ?? bidLine(end, { ...row, listingId, bidder, leader }).text;
      // The stored hash, not a new one, so that a line changed since does not fit it.
      part += lineInFile({ text, hash: row.hash });
      end = { length: row.entry, hash: row.hash };
      sequence = row.sequence ?? sequence;
    }
    if (part) yield part;
    if (entries.length < pageSize) return;
  }
}

async function readEntries(ctx: Ctx, listingId: number, after: { entry: number; sequence: number }): Promise<Entry[]> {
  // Each side is cut by its own key before the two are put together, so that a part costs the same wherever it begins.
  const { rows } = await ctx.db.execute<Entry>(sql`
    (select entry_number as entry, sequence, null as text, entry_hash as hash, kind, placed_at as "placedAt",
      bidder_id as "bidderId", leader_after_id as "leaderId", price_after_minor as "priceAfterMinor",
      ends_after as "endsAfter", maximum_minor as "maximumMinor", salt
    from bids where listing_id = ${listingId} and sequence > ${after.sequence} order by sequence limit ${pageSize})
    union all
    (select entry_number, null, line, entry_hash, kind, at, null, null, null, null, null, null
    from lot_acts where listing_id = ${listingId} and entry_number > ${after.entry} order by entry_number limit ${pageSize})
    order by entry limit ${pageSize}`);
  return rows;
}

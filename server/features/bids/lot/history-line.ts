import type { HistoryLine } from "#contract/bids/live.ts";
import { toCzk } from "#contract/values/minor-units.ts";

/** The stored side of a line of the public history; `place` counts without the leaders' raises. */
export interface HistoryRow {
  readonly place: number;
  readonly bidderId: number;
  readonly placedAt: Date;
  readonly priceAfterMinor: number;
  readonly leads: boolean;
  readonly retractedAt: Date | null;
  readonly retractedById: number | null;
}

/**
 * R6: A retracted bid stays in the history, struck through; who leads after it is told.
 *
 * A line of the history as everybody sees it: prices and public names, never a maximum.
 */
export function historyLine(row: HistoryRow, aliases: ReadonlyMap<number, string>): HistoryLine {
  return {
    sequence: row.place,
    bidder: aliases.get(row.bidderId) ?? "",
    placedAt: row.placedAt.toISOString(),
    price: toCzk(row.priceAfterMinor),
    leads: row.leads,
    retractedAt: row.retractedAt?.toISOString() ?? null,
    retractedBy: row.retractedAt && (row.retractedById === row.bidderId ? "bidder" : "moderator"),
  };
}

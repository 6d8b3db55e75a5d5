import type { BidTerms } from "#server/features/bids/bid-terms.ts";
import type { LotRow } from "#server/features/bids/lot/lot-row.ts";
import type { ActKind } from "./act-kinds.ts";
import { nextLine } from "./log-line.ts";
import type { LotAct } from "./lot-act.ts";
import type { AliasOf } from "./read-aliases.ts";
import { endOf, rulesLine, type StoredAct } from "./rules-line.ts";

/** A lot after the act, with the public name of its leader. */
export type ActRow = LotRow & { leaderAlias: string | null };

/**
 * The lines that acts add to the logs of their lots, and the rows with each log's new end. Acts of lots without a row are
 * skipped.
 */
export function appendActs(
  acts: readonly LotAct[],
  rows: ReadonlyMap<number, ActRow>,
  { terms, aliasOf }: { terms: BidTerms; aliasOf: AliasOf },
): { stored: StoredAct[]; rows: ReadonlyMap<number, ActRow> } {
  const after = new Map(rows);
  const stored: StoredAct[] = [];
  for (const { listingId, kind, at, userId, details } of acts) {
    let row = after.get(listingId);
    if (!row) continue;
    const opened = comesAfterEnd(kind) ? null : rulesLine(row, terms, at);
    if (opened) {
      stored.push(opened.line);
      row = { ...row, ...opened.state };
    }
    const line = nextLine(endOf(row), kind, at, {
      ...(userId !== undefined && { bidder: aliasOf(listingId, userId) }),
      priceMinor: row.priceMinor,
      leader: row.leaderAlias,
      endsAt: row.endsAt?.toISOString() ?? null,
      ...details,
    });
    stored.push({ ...line, listingId, kind, at });
    after.set(listingId, { ...row, logLength: line.entry, logHash: line.hash, lastActAt: at });
  }
  return { stored, rows: after };
}

/** Nothing is decided by the rules that would hold; after a reinstatement the next bid tells them where they have changed. */
function comesAfterEnd(kind: ActKind): boolean {
  return kind === "second_chance" || kind === "sale_voided" || kind === "reinstatement";
}

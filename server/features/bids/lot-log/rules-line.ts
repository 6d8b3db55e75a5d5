import { hash } from "node:crypto";
import type { BidTerms } from "#server/features/bids/bid-terms.ts";
import type { LotRow } from "#server/features/bids/lot/lot-row.ts";
import { type LogEnd, type LogLine, nextLine } from "./log-line.ts";

/** A line that is stored word for word. */
export interface StoredAct extends LogLine {
  readonly listingId: number;
  readonly kind: string;
  readonly at: Date;
}

/** The end of a lot's log. */
export type LogState = Pick<LotRow, "logLength" | "logHash" | "logRules">;

/** The columns of a lot that the log's first line states, and the end of the log. */
export type LoggedLot = LogState &
  Pick<LotRow, "id" | "startPriceMinor" | "reserveMinor" | "startsAt" | "endsAt" | "plannedEndsAt">;

export function endOf({ logLength, logHash }: LogState): LogEnd {
  return { length: logLength, hash: logHash };
}

/**
 * The line that states the rules of a lot: the first of each log, and another one after the settings have changed. null
 * where the log has stated these already. `key` is what `logRules` then stores.
 */
export function rulesLine(row: LoggedLot, terms: BidTerms, at: Date): { line: StoredAct; state: LogState } | null {
  const { key, facts } = described.get(terms) ?? describe(terms);
  if (row.logRules === key) return null;
  const line = nextLine(endOf(row), "rules", at, {
    lot: row.id,
    startsAt: row.startsAt?.toISOString() ?? null,
    plannedEndsAt: (row.plannedEndsAt ?? row.endsAt)?.toISOString() ?? null,
    startPriceMinor: row.startPriceMinor,
    hasReserve: row.reserveMinor !== null,
    ...facts,
  });
  return {
    line: { ...line, listingId: row.id, kind: "rules", at },
    state: { logLength: line.entry, logHash: line.hash, logRules: key },
  };
}

/** Kept, since a batch of bids asks for the same terms again and again. */
const described = new WeakMap<BidTerms, ReturnType<typeof describe>>();

function describe(terms: BidTerms) {
  const facts = {
    softCloseMs: terms.softCloseMs,
    increments: terms.steps.map(({ minMinor, valueMinor }) => ({
      fromMinor: minMinor,
      incrementMinor: valueMinor,
    })),
  };
  const made = { facts, key: hash("sha256", JSON.stringify(facts), "hex").slice(0, 16) };
  described.set(terms, made);
  return made;
}

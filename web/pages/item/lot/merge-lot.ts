import type { BidLine } from "#contract/bids/bids.ts";
import type { LotEvent } from "#contract/bids/live.ts";
import type { LotState } from "#contract/bids/lot-state.ts";

/**
 * The visitor's lot after a public event. `alias`: the visitor's own name on the lot, where it is known. `isSure` is false
 * where only the server can say how the visitor stands now: then the lot is to be asked for again.
 */
export function mergeLot(known: LotState, event: LotEvent, alias: string | null): { lot: LotState; isSure: boolean } {
  const { history: _lines, ...shared } = event;
  const { viewer } = known;
  if (!viewer) return { lot: { ...shared, viewer: null }, isSure: true };
  const own = alias ?? (viewer.isLeader ? known.leader : null);
  const isLeader = own !== null && event.leader === own;
  const lot = { ...shared, viewer: { ...viewer, isLeader } };
  if (event.status !== "live") {
    const isWinner = event.status === "sold" && event.soldBy === "bid" && isLeader;
    return { lot: { ...lot, viewer: { ...lot.viewer, isWinner } }, isSure: false };
  }
  // To a leader other amounts are offered than to everybody else.
  if (isLeader && viewer.isLeader) {
    const { nextMinimum, rangeMinimum, step, quickAmounts } = known;
    return { lot: { ...lot, nextMinimum, rangeMinimum, step, quickAmounts }, isSure: true };
  }
  const isUnknown = own === null && viewer.hasBid && event.leader !== known.leader;
  return { lot, isSure: !isLeader && !isUnknown };
}

/**
 * The later one of what is known of a lot and an answer, which an event may have overtaken. Events know nobody: the first
 * answer that says how the visitor stands says so of the later state, too.
 */
export function newer(known: LotState, answer: LotState): LotState {
  if (answer.revision >= known.revision) return answer;
  if (known.viewer !== null || answer.viewer === null) return known;
  return mergeLot(answer, { ...known, history: { total: 0, newest: [] } }, aliasOf(answer, [])).lot;
}

/** The history after an event, or null where lines are missing that only the server has. */
export function mergeHistory(
  known: readonly BidLine[],
  { total, newest }: LotEvent["history"],
  alias: string | null,
): BidLine[] | null {
  const oldest = newest.at(-1)?.sequence ?? 1;
  const last = known[0]?.sequence ?? 0;
  if (total < last || oldest > last + 1) return null;
  const before = new Map(known.map((line) => [line.sequence, line]));
  const lines = newest.map((line) => ({
    ...line,
    mine: alias !== null && line.bidder === alias,
    // Only the server knows what may still be withdrawn; what has been withdrawn may not.
    retractable: line.retractedAt ? null : (before.get(line.sequence)?.retractable ?? null),
  }));
  return [...lines, ...known.filter(({ sequence }) => sequence < oldest)];
}

/** The visitor's own name on the lot, from a line of the own or from leading. */
export function aliasOf(lot: LotState, lines: readonly BidLine[]): string | null {
  return lines.find(({ mine }) => mine)?.bidder ?? (lot.viewer?.isLeader ? lot.leader : null);
}

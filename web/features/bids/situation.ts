import type { LotState } from "#contract/bids/lot-state.ts";

/** The visitor's situation on a lot: it decides the words of the block's band and the middle of the block. */
export type Situation =
  | "connection_lost"
  | "pending"
  | "scheduled"
  | "cancelled"
  | "closing"
  | "won"
  | "lost"
  | "sold"
  | "sold_own"
  | "unsold"
  | "unsold_own"
  | "guest"
  | "own_listing"
  | "frozen"
  | "suspended"
  | "email"
  | "age"
  | "account"
  | "leading"
  | "leading_last_minute"
  | "leading_below_reserve"
  | "outbid"
  | "extended"
  | "last_minute"
  | "open";

export type ClockPhase = "running" | "last_minute" | "over";

/** One situation at a time: the end of the lot comes first, then why the visitor may not bid, then the standing of the own bid. */
export function situationOf(lot: LotState, phase: ClockPhase, connection: "ok" | "lost"): Situation {
  switch (lot.status) {
    case "draft":
    case "awaiting_payment":
    case "in_review":
      return "pending";
    case "cancelled":
      return "cancelled";
    case "sold":
      if (lot.viewer?.isWinner) return "won";
      if (lot.viewer?.isSeller) return "sold_own";
      return lot.viewer?.hasBid ? "lost" : "sold";
    case "unsold":
      return lot.viewer?.isSeller ? "unsold_own" : "unsold";
    case "ended":
      return "closing";
    case "scheduled":
      return lot.viewer?.isSeller ? "own_listing" : "scheduled";
    case "live":
      return connection === "lost" ? "connection_lost" : liveSituation(lot, phase);
  }
}

function liveSituation({ viewer, reserve, extended, frozen }: LotState, phase: ClockPhase): Situation {
  if (phase === "over") return "closing";
  if (frozen) return "frozen";
  if (viewer === null) return "guest";
  if (viewer.obstacle) return viewer.obstacle;
  if (viewer.isSeller) return "own_listing";
  if (viewer.isLeader) {
    if (reserve === "not_met") return "leading_below_reserve";
    return phase === "last_minute" ? "leading_last_minute" : "leading";
  }
  if (viewer.hasBid) return "outbid";
  if (phase === "last_minute") return "last_minute";
  return extended ? "extended" : "open";
}

const bidding: readonly Situation[] = [
  "leading",
  "leading_last_minute",
  "leading_below_reserve",
  "outbid",
  "extended",
  "last_minute",
  "open",
];

/** Whether the form for a bid is shown and can be sent. */
export function canBid(situation: Situation): boolean {
  return bidding.includes(situation);
}

/** Whether its seller may still change the listing, be it the description alone; what waits for others may not be touched. */
export function isEditable({ status }: Pick<LotState, "status">): boolean {
  return status === "draft" || status === "scheduled" || status === "live";
}

export type BandTone = "info" | "success" | "warning" | "danger";

export function toneOf(situation: Situation): BandTone {
  switch (situation) {
    case "leading":
    case "leading_last_minute":
    case "won":
    case "sold_own":
      return "success";
    case "outbid":
    case "connection_lost":
    case "suspended":
      return "danger";
    case "frozen":
    case "email":
    case "age":
    case "account":
    case "leading_below_reserve":
      return "warning";
    default:
      return "info";
  }
}

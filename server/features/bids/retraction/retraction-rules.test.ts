import { expect, test } from "vitest";
import { mostRetractions } from "#contract/bids/retraction-limits.ts";
import type { Lot } from "#server/features/bids/bidding-rules.ts";
import { calmMs, mayRetract, type OwnRetractions, type RetractionDecision, retractableMs } from "./retraction-rules.ts";

const now = new Date("2026-03-01T12:00:00Z");
const after = (ms: number) => new Date(now.getTime() + ms);
const none = { onLot: 0, recent: 0 };
const week = 7 * 24 * 3_600_000;

test.each<
  [string, "bidder" | "moderator" | "both" | "nobody", Lot["status"], endsIn: number, ago: number, RetractionDecision]
>([
  ["the bidder at once", "bidder", "live", week, 0, { by: "bidder" }],
  ["the bidder at an hour", "bidder", "live", week, retractableMs, { by: "bidder" }],
  ["the bidder past an hour", "bidder", "live", week, retractableMs + 1, { refusal: "RETRACTION_TOO_LATE" }],
  ["just more than 12 hours left", "bidder", "live", calmMs + 1, 0, { by: "bidder" }],
  ["12 hours left", "bidder", "live", calmMs, 0, { refusal: "RETRACTION_NEAR_END" }],
  ["late and near the end", "bidder", "live", 1, week, { refusal: "RETRACTION_TOO_LATE" }],
  ["a moderator late", "moderator", "live", 1, week, { by: "moderator" }],
  ["a moderator at the end", "moderator", "live", 0, 0, { refusal: "AUCTION_ENDED" }],
  ["a moderator after the end", "moderator", "sold", -1, 0, { refusal: "AUCTION_ENDED" }],
  ["the bidder of a cancelled lot", "bidder", "cancelled", week, 0, { refusal: "AUCTION_ENDED" }],
  ["a moderator's own bid", "both", "live", 1, 0, { refusal: "RETRACTION_NEAR_END" }],
  ["somebody else", "nobody", "live", week, 0, { by: null }],
  ["somebody else after the end", "nobody", "sold", -1, 0, { by: null }],
])("%s", (_name, who, status, endsIn, ago, decision) => {
  const attempt = {
    isBidder: who === "bidder" || who === "both",
    isModerator: who === "moderator" || who === "both",
    placedAt: after(-ago),
    own: none,
  };
  expect(mayRetract({ status, endsAt: after(endsIn) }, attempt, now)).toEqual(decision);
});

test.each<[string, OwnRetractions, isBidder: boolean, RetractionDecision]>([
  ["two elsewhere", { onLot: 0, recent: mostRetractions - 1 }, true, { by: "bidder" }],
  ["one on this lot", { onLot: 1, recent: 1 }, true, { refusal: "RETRACTION_USED" }],
  ["long ago on this lot", { onLot: 1, recent: 0 }, true, { refusal: "RETRACTION_USED" }],
  ["three elsewhere", { onLot: 0, recent: mostRetractions }, true, { refusal: "RETRACTION_LIMIT" }],
  ["a moderator, where the bidder has retracted", { onLot: 1, recent: 9 }, false, { by: "moderator" }],
])("earlier retractions: %s", (_name, own, isBidder, decision) => {
  const attempt = { isBidder, isModerator: !isBidder, placedAt: now, own };
  expect(mayRetract({ status: "live", endsAt: after(week) }, attempt, now)).toEqual(decision);
});

import { expect, test } from "vitest";
import type { LotState, ViewerStatus } from "#contract/bids/lot-state.ts";
import { type ClockPhase, canBid, type Situation, situationOf } from "./situation.ts";

const lot: LotState = {
  id: 1,
  revision: 0,
  soldBy: null,
  status: "live",
  price: 27_000,
  startPrice: 500,
  bidCount: 8,
  bidderCount: 5,
  leader: "A",
  endsAt: "2026-11-22T18:42:00Z",
  frozen: false,
  extended: false,
  closedAt: null,
  reserve: "met",
  buyNow: null,
  nextMinimum: 27_500,
  rangeMinimum: 10_000,
  step: 500,
  quickAmounts: [27_500, 30_000, 35_000],
  viewer: null,
  serverTime: "2026-11-21T17:02:00Z",
};
const visitor: ViewerStatus = {
  isSeller: false,
  isLeader: false,
  hasBid: false,
  maximum: null,
  obstacle: null,
  isWinner: false,
  reservePrice: null,
};
const as = (viewer: Partial<ViewerStatus>) => ({ viewer: { ...visitor, ...viewer } });

test.each<[Partial<LotState>, ClockPhase, Situation]>([
  [{}, "running", "guest"],
  [as({}), "running", "open"],
  [{ frozen: true }, "running", "frozen"],
  [{ frozen: true, ...as({ isLeader: true }) }, "last_minute", "frozen"],
  [{ frozen: true, status: "ended" }, "over", "closing"],
  [as({ obstacle: "email" }), "running", "email"],
  [as({ obstacle: "age" }), "running", "age"],
  [as({ obstacle: "own_listing", isSeller: true }), "running", "own_listing"],
  [as({ obstacle: "suspended", hasBid: true }), "running", "suspended"],
  [as({ isLeader: true, hasBid: true }), "running", "leading"],
  [as({ isLeader: true, hasBid: true }), "last_minute", "leading_last_minute"],
  [{ ...as({ isLeader: true, hasBid: true }), reserve: "not_met" }, "running", "leading_below_reserve"],
  [as({ hasBid: true }), "last_minute", "outbid"],
  [as({}), "last_minute", "last_minute"],
  [{ ...as({}), extended: true }, "running", "extended"],
  [as({ isLeader: true }), "over", "closing"],
  [{ status: "ended" }, "over", "closing"],
  [{ status: "scheduled" }, "running", "scheduled"],
  [{ status: "sold", ...as({ isWinner: true, hasBid: true }) }, "over", "won"],
  [{ status: "sold", ...as({ hasBid: true }) }, "over", "lost"],
  [{ status: "sold" }, "over", "sold"],
  [{ status: "sold", ...as({ isSeller: true }) }, "over", "sold_own"],
  [{ status: "unsold", ...as({ isSeller: true }) }, "over", "unsold_own"],
  [{ status: "cancelled" }, "over", "cancelled"],
  [{ status: "in_review", ...as({ isSeller: true }) }, "running", "pending"],
])("%o in phase %s is %s", (change, phase, expected) => {
  expect(situationOf({ ...lot, ...change }, phase, "ok")).toBe(expected);
});

test("a lost connection hides where one stands while the lot runs, and never allows a bid", () => {
  expect(situationOf({ ...lot, ...as({ isLeader: true }) }, "running", "lost")).toBe("connection_lost");
  expect(situationOf({ ...lot, status: "sold" }, "over", "lost")).toBe("sold");
  expect(canBid("connection_lost")).toBe(false);
});

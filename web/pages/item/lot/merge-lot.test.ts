import { expect, test } from "vitest";
import type { BidLine } from "#contract/bids/bids.ts";
import type { LotEvent } from "#contract/bids/live.ts";
import type { LotState, ViewerStatus } from "#contract/bids/lot-state.ts";
import { aliasOf, mergeHistory, mergeLot, newer } from "./merge-lot.ts";

const lot: LotState = {
  id: 1,
  revision: 3,
  soldBy: null,
  status: "live",
  price: 1_000,
  startPrice: 500,
  bidCount: 2,
  bidderCount: 2,
  leader: "a••a",
  endsAt: "2026-11-22T18:42:00Z",
  frozen: false,
  extended: false,
  closedAt: null,
  reserve: "none",
  buyNow: null,
  nextMinimum: 2_100,
  rangeMinimum: 1_000,
  step: 100,
  quickAmounts: [2_100, 2_500],
  viewer: null,
  serverTime: "2026-11-21T17:02:00Z",
};
const leader: ViewerStatus = {
  isSeller: false,
  isLeader: true,
  hasBid: true,
  maximum: 2_000,
  obstacle: null,
  isWinner: false,
  reservePrice: null,
};
const { viewer: _none, ...shared } = lot;
const event: LotEvent = {
  ...shared,
  revision: 4,
  price: 1_200,
  bidCount: 3,
  nextMinimum: 1_300,
  quickAmounts: [1_300],
  history: { total: 3, newest: [] },
};
const line = (sequence: number, bidder: string): BidLine => ({
  sequence,
  bidder,
  mine: bidder === "a••a",
  placedAt: "2026-11-21T17:02:00Z",
  price: sequence * 100,
  leads: true,
  retractedAt: null,
  retractedBy: null,
  retractable: null,
});

test("a visitor who is nobody sees the event as it is", () => {
  expect(mergeLot(lot, event, null)).toEqual({
    lot: { ...shared, ...withoutHistory(event), viewer: null },
    isSure: true,
  });
});

test("a leader who stays one keeps what is offered to a leader", () => {
  const { lot: merged, isSure } = mergeLot({ ...lot, viewer: leader }, event, "a••a");
  expect(merged).toMatchObject({
    price: 1_200,
    nextMinimum: 2_100,
    viewer: { isLeader: true, maximum: 2_000 },
  });
  expect(isSure).toBe(true);
});

test("a leader whom somebody passes is outbid at once, without asking", () => {
  const { lot: merged, isSure } = mergeLot({ ...lot, viewer: leader }, { ...event, leader: "b••b" }, null);
  expect(merged).toMatchObject({ nextMinimum: 1_300, viewer: { isLeader: false, hasBid: true } });
  expect(isSure).toBe(true);
});

test("who leads by a bid from another window, or may do so, is asked for", () => {
  const outbid = { ...leader, isLeader: false };
  const before = { ...lot, leader: "b••b", viewer: outbid };
  expect(mergeLot(before, { ...event, leader: "a••a" }, "a••a")).toMatchObject({
    isSure: false,
    lot: { viewer: { isLeader: true } },
  });
  expect(mergeLot(before, { ...event, leader: "c••c" }, null).isSure).toBe(false);
  expect(mergeLot(before, { ...event, leader: "c••c" }, "a••a").isSure).toBe(true);
  expect(mergeLot({ ...before, viewer: { ...outbid, hasBid: false } }, { ...event, leader: "c••c" }, null).isSure).toBe(
    true,
  );
});

test("the end is told at once and asked for by whoever has a part in it", () => {
  const end: LotEvent = { ...event, status: "sold", soldBy: "bid" };
  expect(mergeLot({ ...lot, viewer: leader }, end, "a••a")).toMatchObject({
    isSure: false,
    lot: { status: "sold", viewer: { isWinner: true } },
  });
  expect(mergeLot(lot, end, null).isSure).toBe(true);
});

test("new lines come on top, those that have changed are changed", () => {
  const known = [line(2, "b••b"), line(1, "a••a")];
  const struck = { ...line(2, "b••b"), retractedAt: "2026-11-21T17:05:00Z" };
  const merged = mergeHistory(known, { total: 3, newest: [line(3, "a••a"), struck, line(1, "a••a")] }, "a••a");
  expect(merged?.map(({ sequence, mine, retractedAt }) => [sequence, mine, retractedAt !== null])).toEqual([
    [3, true, false],
    [2, false, true],
    [1, true, false],
  ]);
});

test("lines below the newest stay, and a gap is no history", () => {
  const known = [3, 2, 1].map((sequence) => line(sequence, "b••b"));
  expect(mergeHistory(known, { total: 5, newest: [line(5, "c"), line(4, "c")] }, null)?.length).toBe(5);
  expect(mergeHistory(known, { total: 6, newest: [line(6, "c"), line(5, "c")] }, null)).toBeNull();
  expect(mergeHistory(known, { total: 2, newest: [line(2, "c"), line(1, "c")] }, null)).toBeNull();
  expect(mergeHistory([], { total: 0, newest: [] }, null)).toEqual([]);
});

test("the own name is known from an own line or from leading", () => {
  expect(aliasOf({ ...lot, viewer: leader }, [])).toBe("a••a");
  expect(aliasOf({ ...lot, viewer: { ...leader, isLeader: false } }, [line(2, "b••b"), line(1, "a••a")])).toBe("a••a");
  expect(aliasOf(lot, [line(2, "b••b")])).toBeNull();
});

function withoutHistory({ history: _lines, ...rest }: LotEvent) {
  return rest;
}

test("an answer that an event has overtaken still says how the visitor stands, as the event has it", () => {
  const later = { ...shared, revision: 4, price: 1_200, nextMinimum: 1_300, viewer: null };
  const answer = { ...lot, viewer: leader };
  // The visitor leads still: what may be offered to a leader is the answer's.
  expect(newer(later, answer)).toMatchObject({
    revision: 4,
    price: 1_200,
    nextMinimum: 2_100,
    viewer: leader,
  });
  // Somebody else leads by now.
  const outbid = newer({ ...later, leader: "b••b" }, answer);
  expect(outbid).toMatchObject({ revision: 4, nextMinimum: 1_300, viewer: { ...leader, isLeader: false } });
  expect(newer({ ...later, viewer: leader }, lot)).toMatchObject({ revision: 4, viewer: leader });
  expect(newer(later, { ...answer, revision: 4 })).toEqual({ ...answer, revision: 4 });
});

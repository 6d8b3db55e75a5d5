import { existsSync, readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { dayMs } from "#contract/values/durations.ts";
import { type BidStep, checkBidSteps } from "#server/features/settings/bid-step-rules.ts";
import { makeAttempt, makeLot } from "#test/make/lot.ts";
import { closingOutcome, decideBid, type Lot } from "./bidding-rules.ts";

const bidsFile = new URL("../../../../shared/data/ebay-bids.csv", import.meta.url);
const stepsFile = new URL("../../../../shared/data/ebay-increments.json", import.meta.url);
const isThere = existsSync(bidsFile) && existsSync(stepsFile);

interface Row {
  auction: string;
  duration_days: string;
  opening_price: string;
  reserve_price: string;
  final_price: string;
  bidder: string;
  bid: string;
  time_days: string;
}

test("136 real auctions with 1 953 real maxima end exactly at their recorded prices", (context) => {
  context.skip(!isThere, "../shared/data with the recorded auctions is not here");
  const rows: Row[] = parse(readFileSync(bidsFile, "utf8"), { columns: true });
  const steps = readSteps();
  expect(checkBidSteps(steps)).toBeNull();
  const auctions = Map.groupBy(rows, (row) => row.auction);

  const differing = [...auctions].flatMap(([auction, bids]) => {
    const finalPriceMinor = minor(bids[0]?.final_price);
    const outcome = closingOutcome(play(bids, steps));
    const isExact = outcome.outcome === "sold" && outcome.finalPriceMinor === finalPriceMinor;
    return isExact ? [] : [{ auction, finalPriceMinor, outcome }];
  });

  expect(rows).toHaveLength(1_953);
  expect(auctions.size).toBe(136);
  expect(differing).toEqual([]);
});

/** Offers the bids in their order; one that the rules refuse is simply refused. */
function play(bids: Row[], steps: BidStep[]): Lot {
  const { duration_days, opening_price, reserve_price } = bids[0] ?? {};
  let lot = makeLot({
    sellerId: 0, // the recorded bidders begin at 1
    startPriceMinor: minor(opening_price),
    reserveMinor: reserve_price ? minor(reserve_price) : null,
    endsAt: new Date(Number(duration_days) * dayMs),
    steps,
  });
  for (const bid of bids) {
    const offer = makeAttempt(Number(bid.bidder.replace(/\D/g, "")), minor(bid.bid));
    const decision = decideBid(lot, offer, new Date(Number(bid.time_days) * dayMs));
    if (decision.accepted) lot = { ...lot, ...decision.lot };
  }
  return lot;
}

function readSteps(): BidStep[] {
  const table: { min: number; max: number | null; value: number; step: number }[] = JSON.parse(
    readFileSync(stepsFile, "utf8"),
  );
  return table.map(({ min, max, value, step }) => ({
    minMinor: minor(min),
    maxMinor: max === null ? null : minor(max),
    valueMinor: minor(value),
    stepMinor: minor(step),
  }));
}

function minor(amount: string | number | undefined): number {
  return Math.round(Number(amount) * 100);
}

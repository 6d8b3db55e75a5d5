import { activeBids, type Expect, type PublicLot } from "./public-lot.ts";
import type { AftermathEntry, ClosingEntry, SaleEntry } from "./read-line.ts";

/** Plays an act that ends a lot or follows its end, if the rules allow it, and records the resulting sale. */
export function playAftermath(lot: PublicLot, act: AftermathEntry, expect: Expect): PublicLot["sale"] {
  switch (act.kind) {
    case "closing":
      checkClosing(lot, act, expect);
      return act.outcome === "sold" ? { buyer: lot.leader } : null;
    case "purchase":
      expect(!lot.isOver && act.at < lot.endsAt, "buys a lot that is over");
      expect(lot.rules.hasReserve || lot.priceMinor === null, "buys at once after a bid");
      expect(act.finalPriceMinor > (lot.priceMinor ?? 0), "buys for no more than is bid");
      return { buyer: act.bidder };
    case "cancellation":
      expect(!lot.isOver && act.at < lot.endsAt, "cancels a lot that is over");
      expect(act.by === "moderator" || lot.bids.size === 0, "cancels after a bid, which only a moderator may");
      return null;
    case "second_chance":
      checkSecondChance(lot, act, expect);
      return { buyer: act.bidder };
    case "sale_voided":
      expect(lot.isOver, "comes before the end");
      expect(lot.sale !== null, "undoes a sale that is none");
      expect(act.bidder === undefined || act.bidder === lot.sale?.buyer, "names another buyer");
      return null;
  }
}

/** At most at the bidder's own maximum, as far as the log reveals it. */
function checkSecondChance(lot: PublicLot, { bidder, finalPriceMinor }: SaleEntry, expect: Expect): void {
  expect(lot.isOver, "comes before the end");
  expect(lot.sale === null, "sells what is sold");
  const bid = activeBids(lot, bidder ?? "").at(-1);
  const maximum = bid && lot.maxima.get(bid.entry);
  expect(maximum !== undefined, "sells to one without a bid");
  // Those who are out do not count, so the price may lie as low as the start.
  const isTheirs = finalPriceMinor >= lot.rules.startPriceMinor && finalPriceMinor <= (maximum?.mostMinor ?? 0);
  expect(isTheirs, "sells for more than the bidder's maximum");
}

function checkClosing(lot: PublicLot, act: ClosingEntry, expect: Expect): void {
  expect(!lot.isOver, "closes a lot that is over");
  expect(act.at === lot.endsAt, "does not close at the end");
  const isSold = act.outcome === "sold";
  expect(!isSold || lot.leader !== null, "sells without a bid");
  expect(!isSold || act.frozen === undefined, "sells for a suspended seller");
  expect(
    isSold || lot.leader === null || lot.rules.hasReserve || act.frozen === 1,
    "does not sell, although there is a bid and no reserve",
  );
  expect(act.finalPriceMinor === (isSold ? lot.priceMinor : null), "has another final price");
}

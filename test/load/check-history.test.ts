import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { closingOutcome } from "#server/features/bids/bidding-rules.ts";
import type { ClaimedBid } from "#server/features/bids/lot-log/verify-log.ts";
import { acceptedOf, bidding, type History, unfitIds } from "#test/make/bidding.ts";
import { makeLog } from "#test/make/log.ts";
import { checkHistory } from "./check-history.ts";
import type { BidCall, Outcome, StoredBid, StoredLot } from "./history.ts";

/** Lawful runs with a few bids, at least one that is refused, and a lot that is sold. */
const histories = fc.sample(
  bidding.filter(
    (history) =>
      acceptedOf(history).length >= 4 &&
      acceptedOf(history).length < history.turns.length &&
      closingOutcome(history.closed).outcome === "sold",
  ),
  { numRuns: 25, seed: 20_261_121 },
);

interface Run {
  calls: BidCall[];
  lot: StoredLot;
}

test("a lawful run is found lawful", () => {
  for (const history of histories) expect(faultsOf(runOf(history))).toEqual([]);
});

test("what nobody answered may be stored or not, and may be sent again", () => {
  for (const history of histories) {
    const run = runOf(history);
    const [first] = run.calls as [BidCall];
    const silence = { kind: "silence", status: null } as const;
    const lost = { ...first, key: "lost-and-not-stored", outcome: silence };
    const again = { ...first, startedAt: first.endedAt + 0.1, endedAt: first.endedAt + 0.2 };
    expect(faultsOf({ ...run, calls: [lost, { ...first, outcome: silence }, again, ...run.calls.slice(1)] })).toEqual(
      [],
    );
    expect(faultsOf({ ...run, calls: [{ ...first, outcome: silence }, ...run.calls.slice(1)] })).toEqual([]);
  }
});

describe("is found in every run:", () => {
  test.each<[string, (run: Run) => Run, RegExp]>([
    ["a lost bid", (run) => withBids(run, (bids) => bids.slice(0, -1)), /acknowledged, but is not stored/],
    ["a lost opening", (run) => withBids(run, (bids) => bids.slice(1)), /gaps/],
    [
      "a bid stored twice",
      (run) => withBids(run, (bids) => [...bids, { ...last(bids), sequence: bids.length + 1 }]),
      /stored 2 times/,
    ],
    [
      "a bid that nobody sent",
      (run) => ({ ...run, calls: run.calls.filter(({ key }) => key !== last(run.lot.bids).idempotencyKey) }),
      /nobody sent it/,
    ],
    [
      "a refused bid that is stored",
      (run) => withOutcome(run, { kind: "refused", code: "BID_TOO_LOW" }),
      /was refused, but is stored/,
    ],
    [
      "an unanswered bid stored twice",
      (run) =>
        withBids(withOutcome(run, { kind: "silence", status: 503 }), (bids) => [
          ...bids,
          { ...last(bids), sequence: bids.length + 1 },
        ]),
      /stored 2 times/,
    ],
    [
      "another answer to the same key",
      (run) => ({
        ...run,
        calls: [...run.calls, { ...firstAccepted(run), outcome: { ...acceptanceOf(run), placedAt: new Date(-1) } }],
      }),
      /acknowledged for another moment/,
    ],
    [
      "another body under the same key",
      (run) => changeBid(run, 0, { maximumMinor: last(run.lot.bids).maximumMinor + 1 }),
      /another body/,
    ],
    [
      "a key that changed its lot",
      (run) => ({ ...run, calls: [...run.calls, { ...firstAccepted(run), lotId: 99 }] }),
      /another body/,
    ],
    [
      "an answer of 500",
      (run) => ({
        ...run,
        calls: [...run.calls, { ...firstAccepted(run), key: "broken", outcome: { kind: "broken", status: 500 } }],
      }),
      /answered 500/,
    ],
    ["a later bid before an earlier one", lateFirst, /was answered before bid/],
    ["a price that is not the rules'", (run) => changeBid(run, 1, { priceAfterMinor: 1 }), /left another lot/],
    ["a wrong leader", (run) => changeBid(run, 1, { leaderAfterId: 77 }), /left another lot/],
    [
      "an end that moves by itself",
      (run) => changeBid(run, 0, { endsAfter: new Date(run.lot.opening.endsAt.getTime() + 1) }),
      /left another lot/,
    ],
    ["a bid below the minimum", (run) => changeBid(run, 1, { maximumMinor: 0 }), /should have been refused \(BID_/],
    [
      "a bid at the end",
      (run) => changeBid(run, run.lot.bids.length - 1, { placedAt: last(run.lot.bids).endsAfter }),
      /should have been refused \(AUCTION_ENDED\)/,
    ],
    ["a seller's bid", (run) => changeBid(run, 0, { bidderId: run.lot.opening.sellerId }), /may not bid/],
    ["a suspended user's bid", (run) => changeBid(run, 0, { bidderId: 7 }), /may not bid/],
    ["a time that falls", timeFalls, /is earlier than the one before|left another lot|should have been refused/],
    [
      "a row with another price",
      (run) => changeRow(run, { priceMinor: (run.lot.row.priceMinor ?? 0) + 1 }),
      /its priceMinor is/,
    ],
    ["a row with another leader", (run) => changeRow(run, { leaderId: 77 }), /its leader is not/],
    ["a row with another maximum", (run) => changeRow(run, { leaderMaximumMinor: 1 }), /its leaderMaximumMinor is/],
    [
      "a row with another end",
      (run) => changeRow(run, { endsAt: new Date(run.lot.row.endsAt.getTime() - 1) }),
      /its end is not/,
    ],
    ["a row that counts wrongly", (run) => changeRow(run, { bidSequence: run.lot.row.bidSequence + 1 }), /it counts/],
    [
      "bidders that are counted twice",
      (run) => changeRow(run, { bidderCount: run.lot.row.bidderCount + 1 }),
      /bidders, but there are/,
    ],
    ["a bid told twice", (run) => changeLot(run, { reported: [...run.lot.reported, 1] }), /not told once/],
    ["a bid never told", (run) => changeLot(run, { reported: run.lot.reported.slice(1) }), /not told once/],
    [
      "a second closing",
      (run) => changeLot(run, { closings: [...run.lot.closings, ...run.lot.closings] }),
      /told 2 times/,
    ],
    ["a closing without an event", (run) => changeLot(run, { closings: [] }), /told 0 times/],
    ["a winner who did not lead", (run) => changeRow(run, { winnerId: 77 }), /closing is not what/],
    [
      "another final price",
      (run) => changeRow(run, { finalPriceMinor: (run.lot.row.finalPriceMinor ?? 0) - 1 }),
      /closing is not what/,
    ],
    [
      "an unmet reserve that sells",
      (run) => changeLot(run, { opening: { ...run.lot.opening, reserveMinor: 9_999_999 } }),
      /closing is not what/,
    ],
    [
      "bid steps with a gap",
      (run) =>
        changeLot(run, {
          opening: { ...run.lot.opening, steps: [{ minMinor: 0, maxMinor: 5, valueMinor: 1, stepMinor: 1 }] },
        }),
      /bid steps/,
    ],
    [
      "a log with another byte",
      (run) =>
        changeLot(run, {
          log: run.lot.log && {
            ...run.lot.log,
            file: run.lot.log.file.replace('"bidder":"u', '"bidder":"v'),
          },
        }),
      /does not fit its hash/,
    ],
    [
      "a log that ends elsewhere",
      (run) => changeLot(run, { log: run.lot.log && { ...run.lot.log, finalHash: "0".repeat(64) } }),
      /hash is not the final one/,
    ],
    ["a receipt that opens nothing", falseReceipt, /another maximum or salt/],
  ])("%s", (_name, plant, fault) => {
    for (const history of histories) expect(faultsOf(plant(runOf(history))).join("\n")).toMatch(fault);
  });
});

function faultsOf({ calls, lot }: Run): string[] {
  return checkHistory(calls, [lot], unfitIds);
}

/** The run of a history in which the calls come one after another. */
function runOf(history: History): Run {
  const { lines, receipts } = makeLog(history);
  const bids: StoredBid[] = [];
  const calls = history.turns.map(({ offer, now, decision }, index): BidCall => {
    const call = {
      bidderId: offer.bidder.id,
      key: `key-${index}`,
      lotId: 1,
      maximumMinor: offer.maximumMinor,
      server: index % 2,
      startedAt: index * 10,
      endedAt: index * 10 + 5,
    };
    if (!decision.accepted) return { ...call, outcome: { kind: "refused", code: decision.code } };
    const sequence = bids.length + 1;
    const { priceMinor, leaderId, endsAt } = decision.lot;
    bids.push({
      sequence,
      bidderId: call.bidderId,
      kind: decision.kind,
      maximumMinor: call.maximumMinor,
      placedAt: now,
      priceAfterMinor: priceMinor,
      leaderAfterId: leaderId,
      endsAfter: endsAt,
      extended: decision.extended,
      idempotencyKey: call.key,
    });
    return {
      ...call,
      outcome: { kind: "accepted", placedAt: now, receipt: receipts[sequence - 1] as ClaimedBid },
    };
  });
  const { closed, opening } = history;
  const outcome = closingOutcome(closed);
  const result =
    outcome.outcome === "sold"
      ? { winnerId: outcome.winnerId, finalPriceMinor: outcome.finalPriceMinor }
      : { winnerId: null, finalPriceMinor: null };
  const file = lines.join("");
  const finalHash = /"hash":"([0-9a-f]{64})"\}\n$/.exec(file)?.[1] ?? "";
  const lot: StoredLot = {
    id: 1,
    opening,
    bids,
    reported: bids.map(({ sequence }) => sequence),
    row: {
      ...closed,
      ...result,
      status: outcome.outcome,
      bidSequence: bids.length,
      bidderCount: new Set(bids.map(({ bidderId }) => bidderId)).size,
    },
    closings: [{ outcome: outcome.outcome, ...result }],
    log: { file, finalHash },
  };
  return { calls, lot };
}

function last<Item>(items: readonly Item[]): Item {
  return items.at(-1) as Item;
}

function firstAccepted({ calls, lot }: Run): BidCall {
  return calls.find(({ key }) => key === lot.bids[0]?.idempotencyKey) as BidCall;
}

function acceptanceOf(run: Run): Extract<Outcome, { kind: "accepted" }> {
  const { outcome } = firstAccepted(run);
  if (outcome.kind !== "accepted") throw new Error("the first stored bid was refused");
  return outcome;
}

function changeLot(run: Run, change: Partial<StoredLot>): Run {
  return { ...run, lot: { ...run.lot, ...change } };
}

function changeRow(run: Run, change: Partial<StoredLot["row"]>): Run {
  return changeLot(run, { row: { ...run.lot.row, ...change } });
}

function withBids(run: Run, change: (bids: readonly StoredBid[]) => readonly StoredBid[]): Run {
  return changeLot(run, { bids: change(run.lot.bids) });
}

function changeBid(run: Run, index: number, change: Partial<StoredBid>): Run {
  return withBids(run, (bids) => bids.map((bid, at) => (at === index ? { ...bid, ...change } : bid)));
}

/** Gives the call of the last stored bid another outcome. */
function withOutcome(run: Run, outcome: BidCall["outcome"]): Run {
  const { idempotencyKey } = last(run.lot.bids);
  return {
    ...run,
    calls: run.calls.map((call) => (call.key === idempotencyKey ? { ...call, outcome } : call)),
  };
}

/** Moves the call of the last bid before all others, although it is stored last. */
function lateFirst(run: Run): Run {
  const { idempotencyKey } = last(run.lot.bids);
  return {
    ...run,
    calls: run.calls.map((call) => (call.key === idempotencyKey ? { ...call, startedAt: -20, endedAt: -15 } : call)),
  };
}

function timeFalls(run: Run): Run {
  const placedAt = new Date(last(run.lot.bids).placedAt.getTime() + 1);
  return changeBid(run, run.lot.bids.length - 2, { placedAt });
}

function falseReceipt(run: Run): Run {
  const first = firstAccepted(run);
  const outcome = acceptanceOf(run);
  const receipt = { ...outcome.receipt, salt: Buffer.alloc(16, 255) };
  return {
    ...run,
    calls: run.calls.map((call) => (call === first ? { ...call, outcome: { ...outcome, receipt } } : call)),
  };
}

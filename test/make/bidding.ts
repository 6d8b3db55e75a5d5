import fc from "fast-check";
import {
  type BidAcceptance,
  type BidAttempt,
  type BidRefusal,
  decideBid,
  type Lot,
} from "#server/features/bids/bidding-rules.ts";
import type { BidStep } from "#server/features/settings/bid-step-rules.ts";
import { makeAttempt, makeBidder, makeLot } from "./lot.ts";

interface Turn {
  before: Lot;
  offer: BidAttempt;
  now: Date;
  decision: BidAcceptance | BidRefusal;
}

export interface AcceptedTurn extends Turn {
  decision: BidAcceptance;
}

export interface History {
  opening: Lot;
  turns: Turn[];
  closed: Lot;
}

/** Five people may bid; the seller (1), a suspended (7) and an unqualified one (8) try as well. */
export const unfitIds = [1, 7, 8];

const steps = fc
  .array(fc.record({ width: fc.integer({ min: 1, max: 400_00 }), value: fc.integer({ min: 1, max: 60_00 }) }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => {
    let minMinor = 0;
    return parts.map(({ width, value }, index): BidStep => {
      const maxMinor = index === parts.length - 1 ? null : minMinor + width;
      const step = { minMinor, maxMinor, valueMinor: value, stepMinor: value };
      minMinor += width;
      return step;
    });
  });

const opening = fc
  .record({
    steps,
    startPriceMinor: fc.integer({ min: 1, max: 300_00 }),
    reserveMinor: fc.option(fc.integer({ min: 1, max: 900_00 })),
    softCloseMs: fc.constantFrom(0, 1_000, 60_000),
    startsAt: fc.integer({ min: 0, max: 5_000 }).map((ms) => new Date(ms)),
    endsAt: fc.integer({ min: 30_000, max: 200_000 }).map((ms) => new Date(ms)),
  })
  .map((parts) => makeLot(parts));

/** Draws an amount near the price, the hidden maximum or the reserve of that moment, or anywhere. */
const attempt = fc.record({
  bidderId: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 2, max: 6 }) },
    { weight: 1, arbitrary: fc.constantFrom(...unfitIds) },
  ),
  near: fc.constantFrom("price", "maximum", "reserve", "zero"),
  distanceMinor: fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -20_00, max: 150_00 })),
  pauseMs: fc.oneof(fc.constantFrom(0, 1), fc.integer({ min: 0, max: 12_000 })),
});

/** Random lots under random bids by random people at random times, played through the rules. */
export const bidding: fc.Arbitrary<History> = fc
  .tuple(opening, fc.array(attempt, { minLength: 1, maxLength: 30 }))
  .map(([lot, attempts]) => play(lot, attempts));

export function acceptedOf(history: History): AcceptedTurn[] {
  return history.turns.filter((turn): turn is AcceptedTurn => turn.decision.accepted);
}

type Attempt = typeof attempt extends fc.Arbitrary<infer T> ? T : never;

function play(opened: Lot, attempts: Attempt[]): History {
  let lot = opened;
  let ms = 0;
  const turns = attempts.map(({ bidderId, near, distanceMinor, pauseMs }): Turn => {
    ms += pauseMs;
    const base = {
      price: lot.priceMinor ?? lot.startPriceMinor,
      maximum: lot.leaderMaximumMinor ?? lot.startPriceMinor,
      reserve: lot.reserveMinor ?? lot.startPriceMinor,
      zero: 0,
    }[near];
    const bidder = makeBidder(bidderId, { suspended: bidderId === 7, ageVerified: bidderId !== 8 });
    const requirements = { ageVerified: true, accountVerified: false };
    const offer = makeAttempt(bidderId, Math.max(1, base + distanceMinor), { bidder, requirements });
    const now = new Date(ms);
    const turn = { before: lot, offer, now, decision: decideBid(lot, offer, now) };
    if (turn.decision.accepted) lot = { ...lot, ...turn.decision.lot };
    return turn;
  });
  return { opening: opened, turns, closed: lot };
}

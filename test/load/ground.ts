import { setTimeout as pause } from "node:timers/promises";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { readBidTerms } from "#server/features/bids/bid-terms.ts";
import type { Lot } from "#server/features/bids/bidding-rules.ts";
import { closeDueAuctions } from "#server/features/bids/closing/close-due-auctions.ts";
import { lotOf } from "#server/features/bids/lot/lot-row.ts";
import { writeBidSetting } from "#server/features/settings/bid-setting.ts";
import { settingFreshMs } from "#server/features/settings/read-setting.ts";
import { makeAuction, makeBidders } from "#test/make/auction.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { checkHistory } from "./check-history.ts";
import type { BidCall, StoredLot } from "./history.ts";
import { readLots } from "./read-lots.ts";

/** People and lots of a run. The last bidder is the seller and the one before is suspended; both try to bid. */
export interface Ground {
  readonly bidders: readonly TestUser[];
  readonly unfitIds: readonly number[];
  readonly openings: ReadonlyMap<number, Lot>;
}

/** The figures of a run, for its line of JSON. */
export interface Tally {
  readonly calls: number;
  readonly accepted: number;
  readonly refused: Readonly<Record<string, number>>;
  readonly silent: number;
  readonly stored: number;
  readonly faults: readonly string[];
}

/** Stores the bidders and the lots that they bid on. */
export async function prepareGround(ctx: Ctx, { bidders, lots }: { bidders: number; lots: number }): Promise<Ground> {
  const seller = await makeUser(ctx);
  const [suspended] = await makeBidders(ctx, 1);
  const people = await makeBidders(ctx, bidders);
  const { id: categoryId } = await makeCategory(ctx);
  const terms = await readBidTerms(ctx);
  const openings = new Map<number, Lot>();
  for (let index = 0; index < lots; index++) {
    // Some lots have a reserve that is met only after a while.
    const reserveMinor = index % 4 === 1 ? 600_00 : null;
    const row = await makeAuction(ctx, { sellerId: seller.id, categoryId, reserveMinor });
    const opening = lotOf(row, terms);
    if (opening) openings.set(row.id, opening);
  }
  if (!suspended) throw new Error("a user is made");
  await ctx.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, suspended.id));
  return { bidders: [...people, suspended, seller], unfitIds: [suspended.id, seller.id], openings };
}

/** Closes every lot as though its end had come, so that its log can be read, and checks the whole run. */
export async function checkGround(ctx: Ctx, ground: Ground, calls: readonly BidCall[]): Promise<Tally> {
  const running = await readLots(ctx, ground.openings);
  const faults = checkHistory(calls, running, ground.unfitIds);
  await closeDueAuctions(ctx, async () => afterAll);
  const closed = await readLots(ctx, ground.openings);
  faults.push(...checkHistory(calls, closed, ground.unfitIds));
  const open = closed.filter(({ row }) => row.status === "live");
  if (open.length > 0) faults.push(`${open.length} lots could not be closed`);
  return tallyOf(calls, closed, faults);
}

/** A time after the ends of all lots. */
const afterAll = new Date("2100-01-01");

export function tallyOf(calls: readonly BidCall[], lots: readonly StoredLot[], faults: readonly string[]): Tally {
  const refused: Record<string, number> = {};
  const counts = { accepted: 0, silence: 0, broken: 0, refused: 0 };
  for (const { outcome } of calls) {
    counts[outcome.kind]++;
    if (outcome.kind === "refused") refused[outcome.code] = (refused[outcome.code] ?? 0) + 1;
  }
  const { accepted, silence } = counts;
  const stored = lots.reduce((sum, { bids }) => sum + bids.length, 0);
  return { calls: calls.length, accepted, refused, silent: silence, stored, faults: [...new Set(faults)] };
}

/** The lots of a ground as bidders meet them. */
export function lotsOf({ openings }: Ground): { id: number; fromMinor: number }[] {
  return [...openings].map(([id, { startPriceMinor }]) => ({ id, fromMinor: startPriceMinor }));
}

/** Increments that keep thousands of bids within a bottle's price, and that change on the way. */
export async function setSmallSteps(ctx: Ctx): Promise<void> {
  const steps = [
    { min: 0, max: 700, value: 0.5, step: 0.5 },
    { min: 700, max: null, value: 1, step: 1 },
  ];
  await writeBidSetting(ctx, steps);
  // The running servers may still decide by the setting that they have read before.
  await pause(settingFreshMs);
}

import { dayMs } from "#contract/values/durations.ts";
import type { Ctx } from "#server/context.ts";
import { inArray, sql } from "#server/db/query.ts";
import { Refusal } from "#server/errors.ts";
import { users } from "#server/features/accounts/table.ts";
import { closeDueAuctions } from "#server/features/bids/closing/close-due-auctions.ts";
import { placeBid } from "#server/features/bids/place-bid.ts";
import { categories } from "#server/features/catalogue/table.ts";
import { listings } from "#server/features/listings/table.ts";
import type { RecordedBid } from "./read-history.ts";

/** The common start of all auctions, since only the time since the start is recorded. */
const start = new Date("2020-01-01T00:00:00Z");
const seller = "operator of the replay";

interface PlayedAuction {
  readonly auction: string;
  readonly recordedMinor: number;
  /** null where the lot is not sold. */
  readonly finalMinor: number | null;
}

export interface Play {
  readonly auctions: readonly PlayedAuction[];
  readonly accepted: number;
  readonly refused: number;
}

type Auctions = ReadonlyMap<string, readonly RecordedBid[]>;

/** Plays a history through the verbs of bidding and closing, `lanes` lots at once. `onBid` is called for each bid. */
export async function playHistory(
  ctx: Ctx,
  auctions: Auctions,
  { lanes, onBid }: { lanes: number; onBid(): void },
): Promise<Play> {
  const people = await addPeople(ctx, auctions);
  const lots = await addLots(ctx, auctions, people.get(seller) ?? 0);
  const waiting = [...auctions].values();
  let [accepted, refused] = [0, 0];
  const playNext = async () => {
    for (const [auction, bids] of waiting) {
      for (const [index, bid] of bids.entries()) {
        const isAccepted = await play(ctx, { bid, index, lot: lots.get(auction) ?? 0, people });
        if (isAccepted) accepted++;
        else refused++;
        onBid();
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, playNext));
  await closeDueAuctions(ctx, async () => new Date(start.getTime() + 1_000 * dayMs));
  return { auctions: await readResults(ctx, auctions, lots), accepted, refused };
}

/** Makes an account for each pseudonym, and one for the seller. */
async function addPeople(ctx: Ctx, auctions: Auctions): Promise<Map<string, number>> {
  const names = new Set([...auctions.values()].flat().map((bid) => bid.bidder));
  const rows = await ctx.db
    .insert(users)
    .values(
      [...names, seller].map((username, index) => ({
        username,
        email: `${index}@replay.invalid`,
        passwordHash: "nobody signs in",
        emailConfirmedAt: start,
        ageVerifiedAt: start,
        accountVerifiedAt: start,
        termsAcceptedAt: start,
        adultDeclaredAt: start,
      })),
    )
    .returning({ id: users.id, username: users.username });
  return new Map(rows.map(({ id, username }) => [username, id]));
}

async function addLots(ctx: Ctx, auctions: Auctions, sellerId: number): Promise<Map<string, number>> {
  const [category] = await ctx.db
    .insert(categories)
    .values({
      depth: 1,
      position: 1,
      path: [],
      nameCs: "Přehrávka",
      nameEn: "Replay",
      slugCs: "prehravka",
      slugEn: "replay",
    })
    .returning({ id: categories.id });
  const rows = await ctx.db
    .insert(listings)
    .values(
      [...auctions].map(([auction, [first]]) => {
        const endsAt = new Date(start.getTime() + (first?.duration_days ?? 0) * dayMs);
        return {
          sellerId,
          type: "supply" as const,
          saleMode: "auction" as const,
          status: "live" as const,
          categoryId: category?.id ?? null,
          name: auction,
          importKey: auction,
          startPriceMinor: minor(first?.opening_price ?? 0),
          reserveMinor: first?.reserve_price == null ? null : minor(first.reserve_price),
          publishedAt: start,
          startsAt: start,
          endsAt,
          plannedEndsAt: endsAt,
        };
      }),
    )
    .returning({ id: listings.id, auction: listings.importKey });
  return new Map(rows.map(({ id, auction }) => [auction ?? "", id]));
}

/** Tells whether the bid was accepted; the clock under the lot's lock shows the recorded time. */
async function play(
  ctx: Ctx,
  turn: { bid: RecordedBid; index: number; lot: number; people: Map<string, number> },
): Promise<boolean> {
  const { bid, index, lot, people } = turn;
  const actor = {
    userId: people.get(bid.bidder) ?? 0,
    username: bid.bidder,
    scopes: [],
    withheldScopes: [],
    emailConfirmed: true,
    suspended: false,
    tokenHash: Buffer.alloc(32),
  };
  const order = { listingId: lot, maximumMinor: minor(bid.bid), idempotencyKey: `replay-${lot}-${index}` };
  try {
    await placeBid({ ...ctx, actor }, order, async () => new Date(start.getTime() + bid.time_days * dayMs));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

async function readResults(ctx: Ctx, auctions: Auctions, lots: Map<string, number>): Promise<PlayedAuction[]> {
  const rows = await ctx.db
    .select({ auction: listings.importKey, finalMinor: listings.finalPriceMinor })
    .from(listings)
    .where(inArray(listings.id, [...lots.values()]))
    .orderBy(sql`id`);
  return rows.map(({ auction, finalMinor }) => {
    const [first] = auctions.get(auction ?? "") ?? [];
    return { auction: auction ?? "", finalMinor, recordedMinor: minor(first?.final_price ?? 0) };
  });
}

/** A unit of the file counts as a crown. */
function minor(amount: number): number {
  return Math.round(amount * 100);
}

import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "#server/context.ts";
import { users } from "#server/features/accounts/table.ts";
import { listings } from "#server/features/auctions/table.ts";
import { auctionSoldLetter } from "./letters/auction-sold.ts";
import { auctionUnsoldLetter } from "./letters/auction-unsold.ts";
import { auctionWonLetter } from "./letters/auction-won.ts";
import { type House, writeLetter } from "./write-letter.ts";

const auctionClosed = z.object({
  listingId: z.number(),
  outcome: z.enum(["sold", "unsold"]),
  winnerId: z.number().nullable(),
  finalPriceMinor: z.number().nullable(),
});
type Lot = typeof listings.$inferSelect;
type User = typeof users.$inferSelect;

/** Tells both sides of a sale, or the seller that there was none. */
export async function writeClosingMails(ctx: Ctx, house: House, payload: unknown): Promise<void> {
  const { listingId, outcome, winnerId, finalPriceMinor } = auctionClosed.parse(payload);
  const [lot] = await ctx.db.select().from(listings).where(eq(listings.id, listingId));
  const seller = lot && (await findUser(ctx, lot.sellerId));
  if (!lot || !seller) return;
  if (outcome === "unsold") return writeUnsold(ctx, house, lot, seller);
  const winner = winnerId !== null && (await findUser(ctx, winnerId));
  if (!winner || finalPriceMinor === null) throw new Error("a sold lot has a winner and a price");
  await writeSold(ctx, house, { lot, seller, winner, finalPriceMinor });
}

async function writeSold(
  ctx: Ctx,
  house: House,
  { lot, seller, winner, finalPriceMinor }: { lot: Lot; seller: User; winner: User; finalPriceMinor: number },
): Promise<void> {
  const { name } = lot;
  await writeLetter(ctx, house, winner, {
    key: `won:${closingOf(lot)}:${winner.id}`,
    kind: "auction-won",
    letter: (addresses) => auctionWonLetter({ name, finalPriceMinor, seller, url: addresses.listing(lot) }),
  });
  await writeLetter(ctx, house, seller, {
    key: `sold:${closingOf(lot)}:${seller.id}`,
    kind: "auction-sold",
    letter: (addresses) =>
      auctionSoldLetter({ name, finalPriceMinor, buyer: winner, url: addresses.listing(lot) }),
  });
}

async function writeUnsold(ctx: Ctx, house: House, lot: Lot, seller: User): Promise<void> {
  const { name, bidCount } = lot;
  await writeLetter(ctx, house, seller, {
    key: `unsold:${closingOf(lot)}:${seller.id}`,
    kind: "auction-unsold",
    letter: (addresses) => auctionUnsoldLetter({ name, bidCount, url: addresses.ownListings() }),
  });
}

/** A lot that is offered again closes again, and that closing has mails of its own. */
function closingOf({ id, closedAt, endsAt }: Lot): string {
  return `${id}:${(closedAt ?? endsAt)?.getTime() ?? 0}`;
}

async function findUser(ctx: Ctx, id: number): Promise<User | undefined> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id));
  return user;
}

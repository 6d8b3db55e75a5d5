import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import type { bidEvents } from "#server/features/bids/events.ts";
import { listings } from "#server/features/listings/table.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import { auctionUnsoldMail } from "./auction-unsold.ts";
import { writeLostMails } from "./write-lost-mails.ts";
import { closingOf, writeSoldMails } from "./write-sold-mails.ts";

type Lot = typeof listings.$inferSelect;
type User = typeof users.$inferSelect;

/** Tells both sides of an auction that ended with a sale, or the seller that there was none. */
export async function writeClosingMails(
  ctx: Ctx,
  mailSettings: MailSettings,
  { listingId, outcome, winnerId, finalPriceMinor }: PayloadOf<typeof bidEvents.AuctionClosed>,
): Promise<void> {
  const [lot] = await ctx.db.select().from(listings).where(eq(listings.id, listingId));
  const seller = lot && (await findUser(ctx, lot.sellerId));
  if (!lot || !seller) return;
  if (outcome === "unsold") {
    await writeUnsold(ctx, mailSettings, lot, seller);
    return writeLostMails(ctx, mailSettings, lot, null);
  }
  const winner = winnerId !== null && (await findUser(ctx, winnerId));
  if (!winner || finalPriceMinor === null) throw new Error("a sold lot has a winner and a price");
  await writeSoldMails(ctx, mailSettings, { lot, seller, winner, finalPriceMinor, soldBy: "bid" });
  await writeLostMails(ctx, mailSettings, lot, finalPriceMinor);
}

async function writeUnsold(ctx: Ctx, mailSettings: MailSettings, lot: Lot, seller: User): Promise<void> {
  const { name, bidCount } = lot;
  const isRelisted = lot.automaticRelists > 0 || (await isOfferedAgain(ctx, lot));
  await writeMail(ctx, mailSettings, seller, {
    key: `unsold:${closingOf(lot)}:${seller.id}`,
    kind: "auction-unsold",
    content: (addresses) => auctionUnsoldMail({ name, bidCount, isRelisted, url: addresses.ownListings() }),
  });
}

/** The automatic relisting may run before this mail is written. */
async function isOfferedAgain(ctx: Ctx, { id }: Lot): Promise<boolean> {
  const found = await ctx.db
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.relistedFromId, id));
  return found.length > 0;
}

async function findUser(ctx: Ctx, id: number): Promise<User | undefined> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id));
  return user;
}

import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import type { listingEvents } from "#server/features/listings/events.ts";
import { listings } from "#server/features/listings/table.ts";
import { closingOf, writeSoldMails } from "#server/features/mails/closing/write-sold-mails.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import { boughtByAnotherMail } from "./bought-by-another.ts";

type User = typeof users.$inferSelect;

/** Tells both sides of a sale other than by an auction's end, and the bidder who led until then. */
export async function writeSaleMails(
  ctx: Ctx,
  mailSettings: MailSettings,
  { listingId, sellerId, buyerId, soldBy, finalPriceMinor }: PayloadOf<typeof listingEvents.ListingSold>,
): Promise<void> {
  const [lot] = await ctx.db.select().from(listings).where(eq(listings.id, listingId));
  const seller = await findUser(ctx, sellerId);
  const winner = await findUser(ctx, buyerId);
  if (!lot || !seller || !winner) return;
  await writeSoldMails(ctx, mailSettings, { lot, seller, winner, finalPriceMinor, soldBy });
  if (soldBy !== "buy_now" || lot.leaderId === null || lot.leaderId === buyerId) return;
  const leader = await findUser(ctx, lot.leaderId);
  if (!leader) return;
  await writeMail(ctx, mailSettings, leader, {
    key: `bought-by-another:${closingOf(lot)}:${leader.id}`,
    kind: "bought-by-another",
    content: (addresses, nameOf) =>
      boughtByAnotherMail({ name: nameOf(lot), finalPriceMinor, url: addresses.listing(lot) }),
  });
}

async function findUser(ctx: Ctx, id: number): Promise<User | undefined> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id));
  return user;
}

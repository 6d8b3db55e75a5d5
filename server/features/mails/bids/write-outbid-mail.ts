import { z } from "zod";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { type House, writeLetter } from "#server/features/mails/letters/write-letter.ts";
import { outbidLetter } from "./outbid.ts";

const bidPlaced = z.object({
  listingId: z.number(),
  sequence: z.number(),
  outbidUserId: z.number().nullable(),
});

/**
 * Tells the bidder who lost the lead, while bidding again makes sense: not after the end, nor if they lead again.
 * One mail for a bid and a person, however often the event comes.
 */
export async function writeOutbidMail(ctx: Ctx, house: House, payload: unknown): Promise<void> {
  const { listingId, sequence, outbidUserId } = bidPlaced.parse(payload);
  if (outbidUserId === null) return;
  const [lot] = await ctx.db.select().from(listings).where(eq(listings.id, listingId));
  const [recipient] = await ctx.db.select().from(users).where(eq(users.id, outbidUserId));
  if (!lot || !recipient || lot.status !== "live" || lot.leaderId === outbidUserId) return;
  const { id, slug, name, priceMinor, endsAt } = lot;
  if (priceMinor === null || endsAt === null) return;
  await writeLetter(ctx, house, recipient, {
    key: `outbid:${listingId}:${sequence}:${outbidUserId}`,
    kind: "outbid",
    letter: (addresses) => outbidLetter({ name, priceMinor, endsAt, url: addresses.listing({ id, slug }) }),
  });
}

import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import type { listingEvents } from "#server/features/listings/events.ts";
import { listings } from "#server/features/listings/table.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import { secondChanceRefusal } from "#server/features/purchases/aftermath-rules.ts";
import { readAftermaths } from "#server/features/purchases/read-aftermaths.ts";
import { saleVoidedMail } from "./sale-voided.ts";

/**
 * Tells a supply's seller that a sale is undone, with the next steps, once per lot and buyer; the seller to a demand
 * has no next steps.
 */
export async function writeVoidedMail(
  ctx: Ctx,
  mailSettings: MailSettings,
  { listingId, buyerId, cause }: PayloadOf<typeof listingEvents.SaleVoided>,
): Promise<void> {
  const [lot] = await ctx.db.select().from(listings).where(eq(listings.id, listingId));
  if (lot?.type !== "supply" || lot.status !== "unsold") return;
  const [seller] = await ctx.db.select().from(users).where(eq(users.id, lot.sellerId));
  const [aftermath] = await readAftermaths(ctx, [listingId]);
  if (!seller || !aftermath) return;
  await writeMail(ctx, mailSettings, seller, {
    key: `sale-voided:${listingId}:${buyerId}`,
    kind: "sale-voided",
    content: (addresses, nameOf) =>
      saleVoidedMail({
        name: nameOf(lot),
        cause,
        canOfferSecondChance: secondChanceRefusal(aftermath, ctx.clock()) === null,
        url: addresses.ownListings(),
      }),
  });
}

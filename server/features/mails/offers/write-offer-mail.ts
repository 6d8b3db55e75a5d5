import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import { readPremium } from "#server/features/fees/read-premiums.ts";
import { listings } from "#server/features/listings/table.ts";
import type { MailKind } from "#server/features/mails/templates/mail-kinds.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import type { offerEvents } from "#server/features/offers/events.ts";
import { offers } from "#server/features/offers/table.ts";
import { offerCounteredMail } from "./offer-countered.ts";
import { offerDeclinedMail } from "./offer-declined.ts";
import { offerMadeMail } from "./offer-made.ts";

type OfferTopic = keyof typeof offerEvents;

const kinds = {
  OfferMade: "offer-made",
  OfferCountered: "offer-countered",
  OfferDeclined: "offer-declined",
} as const satisfies Record<OfferTopic, MailKind>;

/** Tells the side whose turn it is, or whose price was declined; an accepted offer is mailed as a sale. */
export async function writeOfferMail(
  ctx: Ctx,
  mailSettings: MailSettings,
  payload: PayloadOf<(typeof offerEvents)[OfferTopic]>,
  topic: OfferTopic,
): Promise<void> {
  const { offerId } = payload;
  const by = "by" in payload ? payload.by : null;
  const [found] = await ctx.db
    .select({ offer: offers, listing: listings })
    .from(offers)
    .innerJoin(listings, eq(listings.id, offers.listingId))
    .where(eq(offers.id, offerId));
  if (!found || (topic !== "OfferDeclined" && found.offer.status !== "open")) return;
  const { offer, listing } = found;
  const toOwner = topic === "OfferMade" || by === "author";
  const author = await findUser(ctx, offer.authorId);
  const recipient = toOwner ? await findUser(ctx, listing.sellerId) : author;
  if (!recipient || !author) return;
  const { type } = listing;
  const isToBuyer = toOwner === (type === "demand");
  const premium = isToBuyer ? await readPremium(ctx, listing) : null;
  await writeMail(ctx, mailSettings, recipient, {
    key: `${topic}:${offerId}`,
    kind: kinds[topic],
    content: (addresses, nameOf) => {
      const [name, url] = [nameOf(listing), addresses.listing(listing)];
      if (topic === "OfferMade")
        return offerMadeMail({ ...offer, premium, name, type, author: author.username, url });
      if (topic === "OfferCountered") return offerCounteredMail({ ...offer, premium, name, url });
      return offerDeclinedMail({
        name,
        by: by ?? "owner",
        url: addresses.offers(toOwner ? "received" : "sent"),
      });
    },
  });
}

async function findUser(ctx: Ctx, id: number): Promise<typeof users.$inferSelect | undefined> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id));
  return user;
}

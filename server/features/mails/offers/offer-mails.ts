import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { readPremium } from "#server/features/fees/buyer-premium.ts";
import { listings } from "#server/features/listings/table.ts";
import { findUser } from "#server/features/mails/load.ts";
import { mailGroup, mailsOn } from "#server/features/mails/templates/mail-group.ts";
import type { Priced } from "#server/features/mails/templates/price-with-premium.ts";
import { offerEvents } from "#server/features/offers/events.ts";
import { offers } from "#server/features/offers/table.ts";
import cs from "./cs.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

const price: Priced = { priceMinor: 2_500_000, premium: null };
const open = { price, expiresAt: new Date("2026-12-01T19:00:00Z") };

export const offerMails = mailGroup({
  texts: { cs, en },
  samples: {
    /** To the owner of a demand or of a supply by agreement. */
    "offer-made": { ...open, type: "supply", author: "petr.novak", text: "Platím hned." },
    /** To the author of an offer: the owner names another price. */
    "offer-countered": { ...open, counterPrice: { ...price, priceMinor: 2_700_000 } },
    /** To the side whose price was declined; `sale`: another offer was accepted. */
    "offer-declined": { by: "owner" },
  },
});
const { mail } = offerMails;

/** Tells the side whose turn it is, or whose price was declined; an accepted offer is mailed as a sale. */
export const onOfferEvents = [
  mailsOn(offerEvents.OfferMade, async (ctx, { offerId }) => {
    const { offer, lot, author, owner } = await findOffer(ctx, offerId);
    if (offer?.status !== "open" || !owner || !author) return null;
    const { text, priceMinor, expiresAt } = offer;
    const price = { priceMinor, premium: lot.type === "demand" ? await readPremium(ctx, lot) : null };
    return mail("offer-made", owner, `OfferMade:${offerId}`, {
      lot,
      url: (to) => to.listing(lot),
      data: { type: lot.type, author: author.username, text, price, expiresAt },
    });
  }),
  mailsOn(offerEvents.OfferCountered, async (ctx, { offerId }) => {
    const { offer, lot, author } = await findOffer(ctx, offerId);
    if (offer?.status !== "open" || !author) return null;
    const { priceMinor, counterPriceMinor, expiresAt } = offer;
    const price = { priceMinor, premium: lot.type === "demand" ? null : await readPremium(ctx, lot) };
    const counterPrice = { ...price, priceMinor: counterPriceMinor ?? priceMinor };
    return mail("offer-countered", author, `OfferCountered:${offerId}`, {
      lot,
      url: (to) => to.listing(lot),
      data: { price, counterPrice, expiresAt },
    });
  }),
  mailsOn(offerEvents.OfferDeclined, async (ctx, { offerId, by }) => {
    const { lot, author, owner } = await findOffer(ctx, offerId);
    const isToOwner = by === "author";
    const recipient = isToOwner ? owner : author;
    if (!recipient || !lot) return null;
    return mail("offer-declined", recipient, `OfferDeclined:${offerId}`, {
      ...{ lot, data: { by } },
      url: (to) => to.offers(isToOwner ? "received" : "sent"),
    });
  }),
];

async function findOffer(ctx: Ctx, offerId: number) {
  const [found] = await ctx.db
    .select({ offer: offers, lot: listings })
    .from(offers)
    .innerJoin(listings, eq(listings.id, offers.listingId))
    .where(eq(offers.id, offerId));
  if (!found) return {};
  const { offer, lot } = found;
  return {
    offer,
    lot,
    author: await findUser(ctx, offer.authorId),
    owner: await findUser(ctx, lot.sellerId),
  };
}

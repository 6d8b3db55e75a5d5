import { secondChanceDays } from "#contract/purchases/purchases.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { readPremium } from "#server/features/fees/buyer-premium.ts";
import { listingEvents } from "#server/features/listings/events.ts";
import { listings } from "#server/features/listings/table.ts";
import { closingOf, soldMails } from "#server/features/mails/closing/closing-mails.ts";
import { findLot, findUser } from "#server/features/mails/load.ts";
import { isMailWritten } from "#server/features/mails/sending/is-mail-written.ts";
import { mailGroup, mailsOn } from "#server/features/mails/templates/mail-group.ts";
import type { Priced } from "#server/features/mails/templates/price-with-premium.ts";
import { secondChanceRefusal } from "#server/features/purchases/aftermath-rules.ts";
import { secondChanceEvents } from "#server/features/purchases/events.ts";
import { readAftermaths } from "#server/features/purchases/read-aftermaths.ts";
import { secondChances } from "#server/features/purchases/table.ts";
import cs from "./cs.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

const price: Priced = { priceMinor: 2_700_000, premium: null };

export const purchaseMails = mailGroup({
  texts: { cs, en },
  rules: { secondChanceDays },
  samples: {
    /** To the bidder who led a lot below its reserve until another user bought it at the buy-now price. */
    "bought-by-another": { finalPriceMinor: 2_700_000 },
    "sale-voided": { cause: "non_payment", canOfferSecondChance: true },
    "second-chance-offered": { price, expiresAt: new Date("2026-12-01T19:00:00Z") },
    "second-chance-over": { answer: "declined" },
    "second-chance-withdrawn": {},
  },
});
const { mail } = purchaseMails;

export const onPurchaseEvents = [
  /** Tells both sides of a sale other than by an auction's end, and the bidder who led until then. */
  mailsOn(listingEvents.ListingSold, async (ctx, { listingId, sellerId, buyerId, soldBy, finalPriceMinor }) => {
    const lot = await findLot(ctx, listingId);
    const seller = await findUser(ctx, sellerId);
    const winner = await findUser(ctx, buyerId);
    if (!lot || !seller || !winner) return null;
    const sold = await soldMails(ctx, { lot, seller, winner, finalPriceMinor, soldBy });
    const leader = soldBy === "buy_now" && lot.leaderId !== buyerId && (await findUser(ctx, lot.leaderId));
    if (!leader) return sold;
    const lost = mail("bought-by-another", leader, `bought-by-another:${closingOf(lot)}:${leader.id}`, {
      ...{ lot, data: { finalPriceMinor } },
      url: (to) => to.listing(lot),
    });
    return [...sold, lost];
  }),
  /** Tells a supply's seller that a sale is undone, once per lot and buyer; the seller to a demand has no next steps. */
  mailsOn(listingEvents.SaleVoided, async (ctx, { listingId, buyerId, cause }) => {
    const lot = await findLot(ctx, listingId);
    if (lot?.type !== "supply" || lot.status !== "unsold") return null;
    const seller = await findUser(ctx, lot.sellerId);
    const [aftermath] = await readAftermaths(ctx, [listingId]);
    if (!seller || !aftermath) return null;
    return mail("sale-voided", seller, `sale-voided:${listingId}:${buyerId}`, {
      lot,
      url: (to) => to.ownListings(),
      data: { cause, canOfferSecondChance: secondChanceRefusal(aftermath, ctx.clock()) === null },
    });
  }),
  mailsOn(secondChanceEvents.SecondChanceOffered, async (ctx, { secondChanceId }) => {
    const { chance, lot, bidder } = await findChance(ctx, secondChanceId);
    if (!bidder || chance?.status !== "open") return null;
    const { priceMinor, expiresAt } = chance;
    return mail("second-chance-offered", bidder, keyOf(secondChanceId, "offered"), {
      lot,
      url: (to) => to.listing(lot),
      data: { price: { priceMinor, premium: await readPremium(ctx, lot) }, expiresAt },
    });
  }),
  /** A withdrawal goes to the bidder, a refusal or expiry to the seller; a sale has own mails. */
  mailsOn(secondChanceEvents.SecondChanceAnswered, async (ctx, { secondChanceId, answer }) => {
    const { lot, bidder, seller } = await findChance(ctx, secondChanceId);
    if (!lot || !bidder || !seller || answer === "accepted") return null;
    const key = keyOf(secondChanceId, answer);
    if (answer !== "withdrawn")
      return mail("second-chance-over", seller, key, {
        ...{ kind: `second-chance-${answer}`, lot, data: { answer } },
        url: (to) => to.ownListings(),
      });
    // A bidder who was never mailed the second chance is not told of its withdrawal.
    if (!(await isMailWritten(ctx, keyOf(secondChanceId, "offered")))) return null;
    return mail("second-chance-withdrawn", bidder, key, { lot, url: (to) => to.listing(lot) });
  }),
];

const keyOf = (secondChanceId: number, answer: string) => `second-chance:${secondChanceId}:${answer}`;

async function findChance(ctx: Ctx, secondChanceId: number) {
  const [found] = await ctx.db
    .select({ chance: secondChances, lot: listings })
    .from(secondChances)
    .innerJoin(listings, eq(listings.id, secondChances.listingId))
    .where(eq(secondChances.id, secondChanceId));
  if (!found) return {};
  const { chance, lot } = found;
  return {
    chance,
    lot,
    bidder: await findUser(ctx, chance.bidderId),
    seller: await findUser(ctx, lot.sellerId),
  };
}

import { workingDaysToPay } from "#contract/deals/deal-limits.ts";
import { type FeeLine, feeMinor } from "#contract/fees/fee-rules.ts";
import type { SaleWay } from "#contract/listings/listing-kinds.ts";
import { secondChanceDays } from "#contract/purchases/purchases.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq, inArray, isNull, ne } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { bidEvents } from "#server/features/bids/events.ts";
import { bids } from "#server/features/bids/table.ts";
import { deals } from "#server/features/deals/table.ts";
import { readPremium } from "#server/features/fees/buyer-premium.ts";
import { listings } from "#server/features/listings/table.ts";
import { findLot, findUser, type Lot, type User } from "#server/features/mails/load.ts";
import type { Addresses } from "#server/features/mails/templates/addresses.ts";
import { mailGroup, mailsOn } from "#server/features/mails/templates/mail-group.ts";
import type { Priced } from "#server/features/mails/templates/price-with-premium.ts";
import cs from "./cs.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

export const closingMails = mailGroup({
  texts: { cs, en },
  rules: { workingDaysToPay, secondChanceDays },
  samples: {
    "auction-won": {
      ...{
        soldBy: "bid",
        finalPriceMinor: 2_700_000,
        seller: "jana.mala",
        sellerEmail: "jana@kabinet.example",
      },
      ...dueOf(
        2_700_000,
        { percent: 10, minimum: 0, cap: null },
        {
          ...{ shippingMinor: 12_900, handover: "post", payBy: "2026-12-04" },
        },
      ),
    },
    "auction-sold": {
      ...{
        soldBy: "bid",
        finalPriceMinor: 2_700_000,
        buyer: "petr.novak",
        buyerEmail: "petr@kabinet.example",
      },
    },
    "auction-unsold": { hasBids: true, isRelisted: false },
    /** Without a price it was not sold. */
    "auction-lost": { price: { priceMinor: 2_700_000, premium: null } as Priced | null },
  },
});
const { mail } = closingMails;

/**
 * NT2: At the end the winner has won and the seller sold (or unsold); the other bidders have lost, by notification and
 * by mail. The seller has a notification of the first bid and of the reserve that is met.
 *
 * Tells both sides of an auction that ended with a sale, or the seller that there was none, and everybody else who bid.
 */
export const onClosingEvents = [
  mailsOn(bidEvents.AuctionClosed, async (ctx, { listingId, outcome, winnerId, finalPriceMinor }) => {
    const lot = await findLot(ctx, listingId);
    const seller = lot && (await findUser(ctx, lot.sellerId));
    if (!lot || !seller) return null;
    if (outcome === "unsold") {
      const isRelisted = lot.automaticRelists > 0 || (await isOfferedAgain(ctx, lot));
      const unsold = mail("auction-unsold", seller, `unsold:${closingOf(lot)}:${seller.id}`, {
        url: (to) => to.ownListings(),
        // Its seller reads its name as written.
        data: () => ({ hasBids: lot.bidCount > 0, isRelisted, name: lot.name }),
      });
      return [unsold, ...(await lostMails(ctx, lot, null))];
    }
    const winner = await findUser(ctx, winnerId);
    if (!winner || finalPriceMinor === null) throw new Error("a sold lot has a winner and a price");
    const sold = await soldMails(ctx, { lot, seller, winner, finalPriceMinor, soldBy: "bid" });
    return [...sold, ...(await lostMails(ctx, lot, finalPriceMinor))];
  }),
];

/** Both sides of a sale learn how to reach each other; none when the sale no longer stands. The deal is opened before by the same event. */
export async function soldMails(
  ctx: Ctx,
  sale: { lot: Lot; seller: User; winner: User; finalPriceMinor: number; soldBy: SaleWay },
) {
  const { lot, seller, winner, finalPriceMinor, soldBy } = sale;
  const isDeal = and(eq(deals.listingId, lot.id), ne(deals.status, "cancelled"));
  const [deal] = await ctx.db.select().from(deals).where(isDeal);
  if (!deal) return [];
  const url = (to: Addresses) => to.deal(deal.id);
  const due = dueOf(finalPriceMinor, await readPremium(ctx, lot), deal);
  return [
    mail("auction-won", winner, `won:${closingOf(lot)}:${winner.id}`, {
      ...{ lot, url },
      data: { soldBy, finalPriceMinor, ...due, seller: seller.username, sellerEmail: seller.email },
    }),
    mail("auction-sold", seller, `sold:${closingOf(lot)}:${seller.id}`, {
      ...{ lot, url },
      data: { soldBy, finalPriceMinor, buyer: winner.username, buyerEmail: winner.email },
    }),
  ];
}

/** Names one closing of a lot, which may close again after an undone sale and then has new mails. */
export function closingOf({ id, closedAt, endsAt }: Lot): string {
  return `${id}:${(closedAt ?? endsAt)?.getTime() ?? 0}`;
}

/** To everybody else who bid; not to who withdrew every bid. */
async function lostMails(ctx: Ctx, lot: Lot, priceMinor: number | null) {
  const isBid = and(eq(bids.listingId, lot.id), isNull(bids.retractedAt));
  const bidders = ctx.db.select({ id: bids.bidderId }).from(bids).where(isBid);
  const isLoser = and(inArray(users.id, bidders), ne(users.id, lot.winnerId ?? 0));
  const losers = await ctx.db.select().from(users).where(isLoser).orderBy(users.id);
  const price = priceMinor === null ? null : { priceMinor, premium: await readPremium(ctx, lot) };
  return losers.map((loser) =>
    mail("auction-lost", loser, `lost:${closingOf(lot)}:${loser.id}`, {
      ...{ lot, data: { price } },
      url: (to) => to.listing(lot),
    }),
  );
}

/**
 * What there is to pay beside the price. Where the buyer has yet to choose between hand-overs, postage belongs to one of them
 * alone; the premium is in the total, and is paid to the site.
 */
function dueOf(
  priceMinor: number,
  premium: FeeLine | null,
  { shippingMinor, handover, payBy }: Pick<typeof deals.$inferSelect, "shippingMinor" | "handover" | "payBy">,
) {
  const isByHand = handover === "in_person";
  const isPostageOpen = shippingMinor === null && !isByHand;
  const premiumMinor = feeMinor(premium, priceMinor) || null;
  const toSellerMinor = priceMinor + (isByHand ? 0 : (shippingMinor ?? 0));
  return {
    ...{ isPostageOpen, premiumMinor, payBy },
    postageMinor: isByHand ? null : (shippingMinor ?? 0),
    totalMinor: isPostageOpen ? null : toSellerMinor + (premiumMinor ?? 0),
    toSellerMinor: isPostageOpen || premiumMinor === null ? null : toSellerMinor,
  };
}

/** The automatic relisting may run before this mail is written. */
async function isOfferedAgain(ctx: Ctx, { id }: Lot): Promise<boolean> {
  return (await ctx.db.$count(listings, eq(listings.relistedFromId, id))) > 0;
}

import type { SaleWay } from "#contract/listings/listing-kinds.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq, ne } from "#server/db/query.ts";
import type { users } from "#server/features/accounts/table.ts";
import { deals } from "#server/features/deals/table.ts";
import { readPremium } from "#server/features/fees/read-premiums.ts";
import type { listings } from "#server/features/listings/table.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import { auctionSoldMail } from "./auction-sold.ts";
import { auctionWonMail } from "./auction-won.ts";

type Lot = typeof listings.$inferSelect;
type User = typeof users.$inferSelect;

/** Tells both sides of a sale how to reach each other. */
export async function writeSoldMails(
  ctx: Ctx,
  mailSettings: MailSettings,
  sale: { lot: Lot; seller: User; winner: User; finalPriceMinor: number; soldBy: SaleWay },
): Promise<void> {
  const { lot, seller, winner, finalPriceMinor, soldBy } = sale;
  const deal = await findDeal(ctx, lot.id);
  if (!deal) return;
  const dealId = deal.id;
  const premium = await readPremium(ctx, lot);
  await writeMail(ctx, mailSettings, winner, {
    key: `won:${closingOf(lot)}:${winner.id}`,
    kind: "auction-won",
    content: (addresses, nameOf) =>
      auctionWonMail({
        ...{ name: nameOf(lot), soldBy, finalPriceMinor, premium, seller },
        due: deal,
        url: addresses.deal(dealId),
      }),
  });
  await writeMail(ctx, mailSettings, seller, {
    key: `sold:${closingOf(lot)}:${seller.id}`,
    kind: "auction-sold",
    content: (addresses, nameOf) =>
      auctionSoldMail({
        name: nameOf(lot),
        soldBy,
        finalPriceMinor,
        buyer: winner,
        url: addresses.deal(dealId),
      }),
  });
}

/** The deal that the same event opens before any mail is written; none when the sale no longer stands. */
async function findDeal(ctx: Ctx, listingId: number): Promise<typeof deals.$inferSelect | undefined> {
  const [deal] = await ctx.db
    .select()
    .from(deals)
    .where(and(eq(deals.listingId, listingId), ne(deals.status, "cancelled")));
  return deal;
}

/** Names one closing of a lot, which may close again after an undone sale and then has new mails. */
export function closingOf({ id, closedAt, endsAt }: Lot): string {
  return `${id}:${(closedAt ?? endsAt)?.getTime() ?? 0}`;
}

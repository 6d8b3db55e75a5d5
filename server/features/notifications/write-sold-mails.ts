import type { SaleWay } from "#contract/auctions.ts";
import type { Ctx } from "#server/context.ts";
import type { users } from "#server/features/accounts/table.ts";
import type { listings } from "#server/features/auctions/table.ts";
import { auctionSoldLetter } from "./letters/auction-sold.ts";
import { auctionWonLetter } from "./letters/auction-won.ts";
import { type House, writeLetter } from "./write-letter.ts";

type Lot = typeof listings.$inferSelect;
type User = typeof users.$inferSelect;

/** Tells both sides of a sale, each how to reach the other. */
export async function writeSoldMails(
  ctx: Ctx,
  house: House,
  sale: { lot: Lot; seller: User; winner: User; finalPriceMinor: number; soldBy: SaleWay },
): Promise<void> {
  const { lot, seller, winner, finalPriceMinor, soldBy } = sale;
  const { name } = lot;
  await writeLetter(ctx, house, winner, {
    key: `won:${closingOf(lot)}:${winner.id}`,
    kind: "auction-won",
    letter: (addresses) =>
      auctionWonLetter({ name, soldBy, finalPriceMinor, seller, url: addresses.listing(lot) }),
  });
  await writeLetter(ctx, house, seller, {
    key: `sold:${closingOf(lot)}:${seller.id}`,
    kind: "auction-sold",
    letter: (addresses) =>
      auctionSoldLetter({ name, soldBy, finalPriceMinor, buyer: winner, url: addresses.listing(lot) }),
  });
}

/** A lot may close more than once, as after a sale that came to nothing, and each closing has mails of its own. */
export function closingOf({ id, closedAt, endsAt }: Lot): string {
  return `${id}:${(closedAt ?? endsAt)?.getTime() ?? 0}`;
}

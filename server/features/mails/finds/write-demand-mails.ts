import type { Ctx } from "#server/context.ts";
import { eq, inArray } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import { readPremium } from "#server/features/fees/read-premiums.ts";
import type { findEvents } from "#server/features/finds/events.ts";
import { listings } from "#server/features/listings/table.ts";
import { priceWithPremium } from "#server/features/mails/letters/price-with-premium.ts";
import { type House, writeLetter } from "#server/features/mails/letters/write-letter.ts";
import { demandFoundLetter, supplyFoundLetter } from "./demand-letters.ts";

/** Tells the buyer of a demand of a supply that fits, and its seller of the demand, while both run. */
export async function writeDemandMails(
  ctx: Ctx,
  house: House,
  { demandId, supplyId }: PayloadOf<typeof findEvents.DemandMatched>,
): Promise<void> {
  const rows = await ctx.db
    .select()
    .from(listings)
    .where(inArray(listings.id, [demandId, supplyId]));
  const [demand, supply] = [demandId, supplyId].map((id) => rows.find((row) => row.id === id));
  if (demand?.status !== "live" || supply?.status !== "live" || demand.frozenAt || supply.frozenAt) return;
  // The seller of the supply pays no premium.
  const premium = await readPremium(ctx, supply);
  for (const { to, kind, write, shown } of [
    { to: demand.sellerId, kind: "supply-found", write: supplyFoundLetter, shown: supply },
    { to: supply.sellerId, kind: "demand-found", write: demandFoundLetter, shown: demand },
  ] as const) {
    const [recipient] = await ctx.db.select().from(users).where(eq(users.id, to));
    if (!recipient || recipient.suspendedAt) continue;
    await writeLetter(ctx, house, recipient, {
      key: `${kind}:${demandId}:${supplyId}`,
      kind,
      letter: (addresses, nameOf) =>
        write({
          supply: nameOf(supply),
          demand: nameOf(demand),
          price:
            shown.shownPriceMinor === null
              ? null
              : priceWithPremium(recipient.locale, {
                  priceMinor: shown.shownPriceMinor,
                  premium: shown === supply ? premium : null,
                }),
          url: addresses.listing(shown),
          settingsUrl: addresses.newsSettings(),
        }),
    });
  }
}

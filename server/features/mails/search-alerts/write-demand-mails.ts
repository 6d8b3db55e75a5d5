import type { Ctx } from "#server/context.ts";
import { eq, inArray } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import { readPremium } from "#server/features/fees/read-premiums.ts";
import { listings } from "#server/features/listings/table.ts";
import { priceWithPremium } from "#server/features/mails/templates/price-with-premium.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import type { searchAlertEvents } from "#server/features/search-alerts/events.ts";
import { demandFoundMail, supplyFoundMail } from "./demand-mails.ts";

/** Tells the buyer of a demand of a supply that fits, and its seller of the demand, while both run. */
export async function writeDemandMails(
  ctx: Ctx,
  mailSettings: MailSettings,
  { demandId, supplyId }: PayloadOf<typeof searchAlertEvents.DemandMatched>,
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
    { to: demand.sellerId, kind: "supply-found", write: supplyFoundMail, shown: supply },
    { to: supply.sellerId, kind: "demand-found", write: demandFoundMail, shown: demand },
  ] as const) {
    const [recipient] = await ctx.db.select().from(users).where(eq(users.id, to));
    if (!recipient || recipient.suspendedAt) continue;
    await writeMail(ctx, mailSettings, recipient, {
      key: `${kind}:${demandId}:${supplyId}`,
      kind,
      content: (addresses, nameOf) =>
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

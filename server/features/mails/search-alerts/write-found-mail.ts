import type { Ctx } from "#server/context.ts";
import { eq, inArray } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import { readPremiums } from "#server/features/fees/read-premiums.ts";
import { listings } from "#server/features/listings/table.ts";
import { priceWithPremium } from "#server/features/mails/templates/price-with-premium.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import type { searchAlertEvents } from "#server/features/search-alerts/events.ts";
import { searchName } from "#server/features/search-alerts/search-name.ts";
import { watchedSearches } from "#server/features/search-alerts/table.ts";
import { searchFoundMail } from "./search-found.ts";

/** Tells who watches a search of what is new under it and still runs, unless they watch it no more. */
export async function writeFoundMail(
  ctx: Ctx,
  mailSettings: MailSettings,
  { searchId, userId, listingIds, count, daily }: PayloadOf<typeof searchAlertEvents.SearchFound>,
): Promise<void> {
  const [search] = await ctx.db.select().from(watchedSearches).where(eq(watchedSearches.id, searchId));
  const [recipient] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!search || !recipient?.emailConfirmedAt) return;
  const rows = await ctx.db.select().from(listings).where(inArray(listings.id, listingIds));
  const found = rows
    .filter(({ status, frozenAt }) => status === "live" && !frozenAt)
    .toSorted((a, b) => listingIds.indexOf(a.id) - listingIds.indexOf(b.id));
  if (found.length === 0) return;
  const premiumOf = await readPremiums(ctx, found);
  const name = await searchName(ctx, search.filters, recipient.locale);
  await writeMail(ctx, mailSettings, recipient, {
    key: `found:${searchId}:${listingIds.join(",")}`,
    kind: "search-found",
    inSummary: daily,
    content: (addresses, nameOf) => {
      const items = found.map((each) => ({
        title: nameOf(each),
        detail:
          each.shownPriceMinor === null
            ? ""
            : priceWithPremium(recipient.locale, {
                priceMinor: each.shownPriceMinor,
                premium: premiumOf(each),
              }),
        url: addresses.listing(each),
      }));
      return searchFoundMail({
        name,
        isSeller: search.q === null && search.filters.seller !== undefined,
        more: Math.max(0, count - listingIds.length),
        items,
        url: addresses.watchedSearch(searchId),
        settingsUrl: addresses.watchedSearches(),
      });
    },
  });
}

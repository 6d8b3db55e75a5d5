import type { Ctx } from "#server/context.ts";
import { eq, inArray } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import { readPremiums } from "#server/features/fees/read-premiums.ts";
import type { findEvents } from "#server/features/finds/events.ts";
import { searchName } from "#server/features/finds/search-name.ts";
import { watchedSearches } from "#server/features/finds/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { priceWithPremium } from "#server/features/mails/letters/price-with-premium.ts";
import { type House, writeLetter } from "#server/features/mails/letters/write-letter.ts";
import { searchFoundLetter } from "./search-found.ts";

/** Tells who watches a search of what is new under it and still runs, unless they watch it no more. */
export async function writeFoundMail(
  ctx: Ctx,
  house: House,
  { searchId, userId, listingIds, count, daily }: PayloadOf<typeof findEvents.SearchFound>,
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
  await writeLetter(ctx, house, recipient, {
    key: `found:${searchId}:${listingIds.join(",")}`,
    kind: "search-found",
    inSummary: daily,
    letter: (addresses, nameOf) => {
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
      return searchFoundLetter({
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

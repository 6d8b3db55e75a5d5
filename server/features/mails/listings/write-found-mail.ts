import type { Ctx } from "#server/context.ts";
import { eq, inArray } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { type House, writeLetter } from "#server/features/mails/letters/write-letter.ts";
import type { watchlistEvents } from "#server/features/watchlist/events.ts";
import { watchedSearches } from "#server/features/watchlist/table.ts";
import { formatPrice } from "#server/messages/formats.ts";
import { searchFoundLetter } from "./search-found.ts";

/** Tells who watches a search of what is new under it and still runs, unless they watch it no more. */
export async function writeFoundMail(
  ctx: Ctx,
  house: House,
  { searchId, userId, listingIds }: PayloadOf<typeof watchlistEvents.SearchFound>,
): Promise<void> {
  const [search] = await ctx.db.select().from(watchedSearches).where(eq(watchedSearches.id, searchId));
  const [recipient] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!search || !recipient?.emailConfirmedAt) return;
  const rows = await ctx.db.select().from(listings).where(inArray(listings.id, listingIds));
  const found = rows
    .filter(({ status }) => status === "live")
    .toSorted((a, b) => listingIds.indexOf(a.id) - listingIds.indexOf(b.id));
  if (found.length === 0) return;
  await writeLetter(ctx, house, recipient, {
    key: `found:${searchId}:${listingIds.join(",")}`,
    kind: "search-found",
    letter: (addresses) => {
      const items = found.map(({ id, slug, name, shownPriceMinor }) => ({
        title: name,
        detail: shownPriceMinor === null ? "" : formatPrice(shownPriceMinor),
        url: addresses.listing({ id, slug }),
      }));
      return searchFoundLetter({
        q: search.q,
        items,
        url: addresses.search(search.q),
        watchedUrl: addresses.watched(),
      });
    },
  });
}

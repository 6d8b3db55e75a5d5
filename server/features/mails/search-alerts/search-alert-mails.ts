import { eq, inArray } from "#server/db/query.ts";
import { readPremium, readPremiums } from "#server/features/fees/buyer-premium.ts";
import { listings } from "#server/features/listings/table.ts";
import { findLot, findUser } from "#server/features/mails/load.ts";
import { mailGroup, mailsOn } from "#server/features/mails/templates/mail-group.ts";
import { type Priced, priceWithPremium } from "#server/features/mails/templates/price-with-premium.ts";
import { searchAlertEvents } from "#server/features/search-alerts/events.ts";
import { searchName } from "#server/features/search-alerts/search-name.ts";
import { watchedSearches } from "#server/features/search-alerts/table.ts";
import { formatPrice } from "#server/messages/formats.ts";
import cs from "./cs.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

const match = {
  ...{ supply: "Becherovka 1935", demand: "Becherovka z první republiky" },
  /** Of the listing that the mail leads to. */
  price: { priceMinor: 2_700_000, premium: null } as Priced | null,
  settingsUrl: "https://kabinet.example/",
};

export const searchAlertMails = mailGroup({
  texts: { cs, en },
  samples: {
    /** To who watches a search, which may have no words, or a seller. A daily summary shows its first sentence alone, so items stand in it. */
    "search-found": {
      ...{ name: "becherovka" as string, isSeller: false, first: "Becherovka 1935", isLong: true, more: 3 },
      items: [{ title: "Becherovka 1935", detail: formatPrice(2_700_000), url: "https://kabinet.example/" }],
      settingsUrl: "https://kabinet.example/",
    },
    /** To who seeks something: somebody offers it. */
    "supply-found": match,
    /** To who has just listed something: somebody seeks it. */
    "demand-found": match,
  },
});
const { mail } = searchAlertMails;

export const onSearchAlertEvents = [
  /** Tells who watches a search of what is new under it and still runs, unless they watch it no more. */
  mailsOn(searchAlertEvents.SearchFound, async (ctx, { searchId, userId, listingIds, count, daily }) => {
    const [search] = await ctx.db.select().from(watchedSearches).where(eq(watchedSearches.id, searchId));
    const recipient = await findUser(ctx, userId);
    if (!search || !recipient?.emailConfirmedAt) return null;
    const rows = await ctx.db.select().from(listings).where(inArray(listings.id, listingIds));
    const found = rows
      .filter(({ status, frozenAt }) => status === "live" && !frozenAt)
      .toSorted((a, b) => listingIds.indexOf(a.id) - listingIds.indexOf(b.id));
    if (found.length === 0) return null;
    const premiumOf = await readPremiums(ctx, found);
    const name = (await searchName(ctx, search.filters, recipient.locale)) ?? "";
    const more = Math.max(0, count - listingIds.length);
    const priceOf = (lot: (typeof found)[number]) =>
      lot.shownPriceMinor === null
        ? ""
        : priceWithPremium(recipient.locale, { priceMinor: lot.shownPriceMinor, premium: premiumOf(lot) });
    return mail("search-found", recipient, `found:${searchId}:${listingIds.join(",")}`, {
      inSummary: daily,
      url: (to) => to.watchedSearch(searchId),
      data: (to, nameOf) => {
        const items = found.map((lot) => ({
          ...{ title: nameOf(lot), detail: priceOf(lot), url: to.listing(lot) },
        }));
        const first = items.slice(0, 3).map(({ title }) => title);
        return {
          ...{ name, more, items, first: first.join(", "), isLong: items.length + more > first.length },
          isSeller: search.q === null && search.filters.seller !== undefined,
          settingsUrl: to.watchedSearches(),
        };
      },
    });
  }),
  /** Tells the buyer of a demand of a supply that fits, and its seller of the demand, while both run. */
  mailsOn(searchAlertEvents.DemandMatched, async (ctx, { demandId, supplyId }) => {
    const [demand, supply] = [await findLot(ctx, demandId), await findLot(ctx, supplyId)];
    if (demand?.status !== "live" || supply?.status !== "live" || demand.frozenAt || supply.frozenAt) return null;
    const mails = [];
    for (const { to, text, shown } of [
      { to: demand.sellerId, text: "supply-found", shown: supply },
      { to: supply.sellerId, text: "demand-found", shown: demand },
    ] as const) {
      const recipient = await findUser(ctx, to);
      if (!recipient || recipient.suspendedAt) continue;
      const { shownPriceMinor: priceMinor } = shown;
      // The seller of the supply pays no premium.
      const premium = shown === supply ? await readPremium(ctx, supply) : null;
      mails.push(
        mail(text, recipient, `${text}:${demandId}:${supplyId}`, {
          url: (to) => to.listing(shown),
          data: (to, nameOf) => ({
            ...{ supply: nameOf(supply), demand: nameOf(demand), settingsUrl: to.newsSettings() },
            price: priceMinor === null ? null : { priceMinor, premium },
          }),
        }),
      );
    }
    return mails;
  }),
];

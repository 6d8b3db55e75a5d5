import { accounts } from "./accounts/accounts.ts";
import { contact } from "./accounts/contact.ts";
import { frames } from "./accounts/frame.ts";
import { people } from "./accounts/people.ts";
import { preferencesOf } from "./accounts/preferences.ts";
import { suspicions } from "./accounts/suspicions.ts";
import { bids } from "./bids/bids.ts";
import { live } from "./bids/live.ts";
import { banners } from "./content/banners.ts";
import { content } from "./content/content.ts";
import { lists } from "./content/lists.ts";
import { subscribers } from "./content/newsletter.ts";
import { settings } from "./content/settings.ts";
import { cases } from "./deals/cases.ts";
import { deals } from "./deals/deals.ts";
import { offers } from "./deals/offers.ts";
import { purchases } from "./deals/purchases.ts";
import { reviews } from "./deals/reviews.ts";
import { catalogue } from "./finding/catalogue.ts";
import { suggestions } from "./finding/suggestions.ts";
import { health } from "./health.ts";
import { listings } from "./listings/listings.ts";
import { moderation } from "./listings/moderation.ts";
import { monthlySales } from "./listings/monthly-sales.ts";
import { ownListings } from "./listings/own-listings.ts";
import { prices } from "./listings/prices.ts";
import { watchedSearches } from "./listings/watched-searches.ts";
import { wishlists } from "./listings/wishlist.ts";
import { messages } from "./messages/messages.ts";
import { notices } from "./messages/notices.ts";
import { questions } from "./messages/questions.ts";
import { invoices } from "./payments/invoices.ts";
import { orders } from "./payments/orders.ts";
import { toppings } from "./payments/toppings.ts";

/** The whole API by feature; the typed client of the web has exactly these names. */
export const api = {
  accounts,
  ownListings,
  listings,
  banners,
  bids,
  cases,
  catalogue,
  contact,
  content,
  deals,
  frames,
  health,
  invoices,
  lists,
  live,
  messages,
  moderation,
  monthlySales,
  notices,
  offers,
  orders,
  people,
  preferences: preferencesOf,
  prices,
  questions,
  reviews,
  purchases,
  settings,
  subscribers,
  suggestions,
  suspicions,
  toppings,
  watchedSearches,
  wishlists,
};
export type Api = typeof api;

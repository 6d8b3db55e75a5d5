import { accounts } from "./accounts.ts";
import { banners } from "./banners.ts";
import { bids } from "./bids.ts";
import { cases } from "./cases.ts";
import { catalogue } from "./catalogue.ts";
import { contact } from "./contact.ts";
import { content } from "./content.ts";
import { deals } from "./deals.ts";
import { health } from "./health.ts";
import { listings } from "./listings.ts";
import { lists } from "./lists.ts";
import { live } from "./live.ts";
import { messages } from "./messages.ts";
import { moderation } from "./moderation.ts";
import { monthlySales } from "./monthly-sales.ts";
import { subscribers } from "./newsletter.ts";
import { notices } from "./notices.ts";
import { offers } from "./offers.ts";
import { ownListings } from "./own-listings.ts";
import { preferencesOf } from "./preferences.ts";
import { prices } from "./prices.ts";
import { purchases } from "./purchases.ts";
import { questions } from "./questions.ts";
import { reviews } from "./reviews.ts";
import { settings } from "./settings.ts";
import { suggestions } from "./suggestions.ts";
import { wishlists } from "./wishlist.ts";

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
  health,
  lists,
  live,
  messages,
  moderation,
  monthlySales,
  notices,
  offers,
  preferences: preferencesOf,
  prices,
  questions,
  reviews,
  purchases,
  settings,
  subscribers,
  suggestions,
  wishlists,
};
export type Api = typeof api;

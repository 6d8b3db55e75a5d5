import { listingQuery } from "#contract/listing-query.ts";
import { tokenFromCookie } from "#web/session/token.ts";
import { type PageKey, pageAt } from "./addresses.ts";

const filters = Object.keys(listingQuery.shape);

/**
 * Pages that are the same for everybody who is not signed in, with the parameters of the query that they read; others
 * are as though they were not there. "own": a page for one visitor, or whose address only one visitor knows.
 */
const pages: Record<PageKey, readonly string[] | "own"> = {
  home: [],
  search: filters,
  dailyAuctions: filters,
  monthlySales: [...filters, "past"],
  monthlySale: filters,
  blog: ["category", "page"],
  article: [],
  info: [],
  documents: [],
  maintenance: "own",
  adultsOnly: [],
  register: "own",
  welcome: "own",
  resetPassword: "own",
  changePassword: "own",
  signIn: "own",
  login: "own",
  newsletters: "own",
  confirmNewsletter: "own",
  endNewsletter: "own",
  accountOverview: "own",
  ownListings: "own",
  offers: "own",
  messages: "own",
  conversation: "own",
  notices: "own",
  bids: "own",
  watched: "own",
  user: ["page"],
  ownUser: "own",
  unsubscribe: "own",
  unsubscribeMessages: "own",
  deals: "own",
  deal: "own",
  accountRegister: "own",
  contact: "own",
  inspections: "own",
  cases: "own",
  addListing: "own",
  listingAdded: "own",
  editListing: "own",
  item: filters,
  itemInCategory: filters,
  itemById: filters,
};

/** Longer addresses are nobody's second visit. */
const longestAddress = 2_500;

/**
 * Path and query of the page that a request means, without parameters that it does not read, where the page is the same for
 * everybody who is not signed in; null where it is one's own.
 */
export function sharedAddressOf(url: string): string | null {
  if (!url.startsWith("/") || url.length > longestAddress) return null;
  const { pathname, searchParams } = new URL(`http://site${url}`);
  // What React Router asks for a navigation follows a change at once and must not be a second old.
  if (pathname.endsWith(".data")) return null;
  const found = pageAt(pathname);
  const known = found ? pages[found.page] : [];
  if (known === "own") return null;
  const query = new URLSearchParams([...searchParams].filter(([name]) => known.includes(name)));
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/**
 * All that a shared page may know of who reads it, as a Cookie header: the currency, or nothing (""); null where somebody is
 * signed in and gets pages of their own.
 */
export function sharedCookieOf(cookies: string | undefined): string | null {
  if (!cookies) return "";
  if (tokenFromCookie(cookies)) return null;
  return /(?:^|;\s*)(currencyId=\d{1,4})(?:;|$)/.exec(cookies)?.[1] ?? "";
}

import { fixedInfoSlugs, infoPageIds } from "#contract/content/content.ts";
import { type PageKey, pathTo } from "#contract/content/page-paths.ts";
import type { Locale } from "#contract/values/locale.ts";

/** Mails that recipients may unsubscribe from. */
export type Subscription = "watched" | "messages" | "newsletter";

/** Absolute addresses of the pages that mails link to, in the recipient's language. */
export interface Addresses {
  /** `back`: the page that confirming the e-mail leads back to. */
  welcome(hash: string, back?: { redirect?: string | undefined; query?: string | undefined }): string;
  resetPassword(): string;
  changePassword(hash: string): string;
  /** Where a site without an administrator begins. */
  setup(hash: string): string;
  listing(listing: { id: number; slug: string }): string;
  article(article: { id: number; slug: string }): string;
  ownListings(): string;
  editListing(id: number): string;
  offers(box: "received" | "sent"): string;
  deal(id: number): string;
  deals(): string;
  /** An order's page: among the account's, or of a guest, who has none, the one that asks for no sign-in (rule GO6). */
  order(order: { id: number; hash: string; userId: number | null }): string;
  terms(): string;
  /** Documents to download, the form for withdrawing from a contract among them. */
  documents(): string;
  home(): string;
  contact(): string;
  /** Where a seller tells what the report to the tax office says of him. */
  taxDetails(): string;
  privacy(): string;
  verification(): string;
  security(): string;
  conversation(id: number): string;
  /** The moderators' page of cases. */
  cases(): string;
  /** The moderators' page of listings to check. */
  inspections(): string;
  /** The moderators' page of people to look at. */
  suspicions(): string;
  reports(): string;
  /** How a report stands, for the side whose key it is. */
  report(report: { id: number; key: string }): string;
  /** The page of those who keep the site's money. */
  moneyAdmin(): string;
  adminHealth(): string;
  watched(): string;
  /** Where one chooses what one is told. */
  newsSettings(): string;
  /** The searches and sellers that one watches, and the finds of one of them. */
  watchedSearches(): string;
  watchedSearch(id: number): string;
  /** The list of the newest listings. */
  newest(): string;
  /** GET shows a page, POST unsubscribes (http/mail-link-form.ts). */
  unsubscribe(from: Subscription, key: string): string;
  confirmNewsletter(key: string): string;
}

/** `publicUrl` has no trailing slash. */
export function addressesOf(publicUrl: string, locale: Locale): Addresses {
  const to = (page: PageKey, params?: Record<string, string | number>) => publicUrl + pathTo(page, locale, params);
  const at = (page: PageKey) => () => to(page);
  return {
    welcome: (hash, { redirect, query } = {}) =>
      `${to("welcome")}?${new URLSearchParams({ hash, ...(redirect && { redirect }), ...(query && { query }) })}`,
    resetPassword: at("resetPassword"),
    setup: (hash) => to("setup", { hash }),
    changePassword: (hash) => to("changePassword", { hash }),
    listing: ({ id, slug }) => to("item", { id, slug }),
    article: ({ id, slug }) => to("article", { id, slug }),
    newsSettings: at("newsSettings"),
    watched: at("watched"),
    watchedSearches: at("watchedSearches"),
    watchedSearch: (id) => to("watchedSearch", { id }),
    newest: () => `${to("search")}?sort=newest`,
    conversation: (id) => to("conversation", { id }),
    unsubscribe: (from, key) => to(unsubscribePages[from], { key }),
    confirmNewsletter: (key) => to("confirmNewsletter", { key }),
    editListing: (id) => to("editListing", { id }),
    ownListings: at("ownListings"),
    offers: (box) => to("offers") + (box === "sent" ? "?box=sent" : ""),
    deal: (id) => to("deal", { id }),
    cases: at("cases"),
    inspections: at("inspections"),
    reports: at("reports"),
    report: ({ id, key }) => to("report", { id, key }),
    moneyAdmin: at("moneyAdmin"),
    adminHealth: at("adminHealth"),
    suspicions: at("suspicions"),
    order: ({ id, hash, userId }) => to(userId === null ? "order" : "accountOrder", { id, hash }),
    terms: () => to("info", { id: infoPageIds.terms, slug: fixedInfoSlugs.terms[locale] }),
    documents: at("documents"),
    deals: at("deals"),
    home: at("home"),
    verification: at("verification"),
    privacy: at("privacy"),
    security: at("security"),
    contact: at("contact"),
    taxDetails: () => `${to("contact")}#dane`,
  };
}

const unsubscribePages = {
  watched: "unsubscribe",
  messages: "unsubscribeMessages",
  newsletter: "endNewsletter",
} as const satisfies Record<Subscription, PageKey>;

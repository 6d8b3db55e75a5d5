import type { Locale } from "#contract/values/locale.ts";

/** Mails that recipients may unsubscribe from. */
export type Subscription = "watched" | "messages" | "newsletter";

/** Absolute addresses of the pages that mails link to, in the recipient's language. */
export interface Addresses {
  /** `back`: the page that confirming the e-mail leads back to. */
  welcome(hash: string, back?: { redirect?: string | undefined; query?: string | undefined }): string;
  resetPassword(): string;
  changePassword(hash: string): string;
  /** Where a house without an administrator begins. */
  firstRun(hash: string): string;
  listing(listing: { id: number; slug: string }): string;
  article(article: { id: number; slug: string }): string;
  ownListings(): string;
  editListing(id: number): string;
  offers(box: "received" | "sent"): string;
  deal(id: number): string;
  deals(): string;
  order(order: { id: number; hash: string }): string;
  home(): string;
  contact(): string;
  /** Where a seller tells what the report to the tax office says of him. */
  taxDetails(): string;
  leaving(): string;
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
  /** The page of those who keep the house's money. */
  moneyDesk(): string;
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

/** `publicUrl` has no trailing slash; the paths are those of `web/addresses/addresses.ts`. */
export function addressesOf(publicUrl: string, locale: Locale): Addresses {
  const path = (cs: string, en: string) => `${publicUrl}${locale === "cs" ? cs : en}`;
  return {
    welcome: (hash, { redirect, query } = {}) =>
      `${path("/registrace/dekujeme", "/register/welcome")}?${new URLSearchParams({ hash, ...(redirect && { redirect }), ...(query && { query }) })}`,
    resetPassword: () => path("/obnova-hesla", "/reset-password"),
    firstRun: (hash) => path(`/prvni-spusteni/${hash}`, `/en/prvni-spusteni/${hash}`),
    changePassword: (hash) => path(`/zmena-hesla/${hash}`, `/change-password/${hash}`),
    listing: ({ id, slug }) =>
      path(`/${id}/${encodeURIComponent(slug)}`, `/en/${id}/${encodeURIComponent(slug)}`),
    article: ({ id, slug }) =>
      path(`/blog/${id}/${encodeURIComponent(slug)}`, `/en/blog/${id}/${encodeURIComponent(slug)}`),
    newsSettings: () => path("/ucet/nastaveni-upozorneni", "/en/ucet/nastaveni-upozorneni"),
    watched: () => path("/ucet/sledovane-aukce", "/account/watch"),
    watchedSearches: () => path("/ucet/hlidani", "/account/alerts"),
    watchedSearch: (id) => path(`/ucet/hlidani/${id}`, `/account/alerts/${id}`),
    newest: () => path("/hledani?sort=newest", "/search?sort=newest"),
    conversation: (id) => path(`/ucet/zpravy/${id}`, `/account/messages/${id}`),
    unsubscribe: (from, key) => {
      const below = {
        watched: "/odhlaseni",
        messages: "/odhlaseni/zpravy",
        newsletter: "/newsletter/odhlaseni",
      };
      return path(`${below[from]}/${key}`, `/en${below[from]}/${key}`);
    },
    confirmNewsletter: (key) => path(`/newsletter/potvrzeni/${key}`, `/en/newsletter/potvrzeni/${key}`),
    editListing: (id) => path(`/ucet/vase-aukce/${id}/upravit`, `/account/advertisements/${id}/edit`),
    ownListings: () => path("/ucet/vase-aukce", "/account/advertisements"),
    offers: (box) => `${path("/ucet/nabidky", "/en/ucet/nabidky")}${box === "sent" ? "?box=sent" : ""}`,
    deal: (id) => path(`/ucet/obchody/${id}`, `/en/ucet/obchody/${id}`),
    cases: () => path("/administrace/pripady", "/admin/cases"),
    inspections: () => path("/administrace/kontrola", "/admin/checks"),
    reports: () => path("/administrace/nahlaseni", "/en/administrace/nahlaseni"),
    report: ({ id, key }) => path(`/nahlaseni/${id}/${key}`, `/en/nahlaseni/${id}/${key}`),
    moneyDesk: () => path("/administrace/penize", "/admin/money"),
    suspicions: () => path("/administrace/podezreni", "/admin/suspicions"),
    order: ({ id, hash }) => path(`/ucet/shrnuti/${id}/${hash}`, `/account/summary/${id}/${hash}`),
    deals: () => path("/ucet/obchody", "/en/ucet/obchody"),
    home: () => path("/", "/en"),
    verification: () => path("/ucet/overeny-ucet", "/account/verified-account"),
    leaving: () => path("/ucet/moje-data", "/account/my-data"),
    security: () => path("/ucet/zabezpeceni", "/account/security"),
    contact: () => path("/ucet/fakturacni-a-kontaktni-udaje", "/account/invoice-and-contact-details"),
    taxDetails: () =>
      `${path("/ucet/fakturacni-a-kontaktni-udaje", "/account/invoice-and-contact-details")}#dane`,
  };
}

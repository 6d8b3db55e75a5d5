import type { Locale } from "#contract/locale.ts";

/**
 * Every page of the site with its path in both languages (RULES.md PA5). English paths are words of their
 * own where there are any, else `/en` + the Czech path.
 */
export const addresses = {
  home: { cs: "/", en: "/en" },
  search: { cs: "/hledani", en: "/search" },
  dailyAuctions: { cs: "/denni-aukce", en: "/en/denni-aukce" },
  monthlySales: { cs: "/mesicni-aukce", en: "/en/mesicni-aukce" },
  monthlySale: { cs: "/mesicni-aukce/:closesOn", en: "/en/mesicni-aukce/:closesOn" },
  blog: { cs: "/blog", en: "/en/blog" },
  article: { cs: "/blog/:id/:slug", en: "/en/blog/:id/:slug" },
  info: { cs: "/info/:id/:slug", en: "/en/info/:id/:slug" },
  documents: { cs: "/dokumenty", en: "/en/dokumenty" },
  register: { cs: "/registrace", en: "/register" },
  welcome: { cs: "/registrace/dekujeme", en: "/register/welcome" },
  resetPassword: { cs: "/obnova-hesla", en: "/reset-password" },
  changePassword: { cs: "/zmena-hesla/:hash", en: "/change-password/:hash" },
  signIn: { cs: "/account/index", en: "/en/account/index" },
  login: { cs: "/login", en: "/en/login" },
  maintenance: { cs: "/mimo-provoz", en: "/maintenance" },
  accountOverview: { cs: "/ucet/prehled", en: "/account/overview" },
  ownListings: { cs: "/ucet/vase-aukce", en: "/account/advertisements" },
  offers: { cs: "/ucet/nabidky", en: "/en/ucet/nabidky" },
  messages: { cs: "/ucet/zpravy", en: "/account/messages" },
  conversation: { cs: "/ucet/zpravy/:id", en: "/account/messages/:id" },
  notices: { cs: "/ucet/upozorneni", en: "/en/ucet/upozorneni" },
  bids: { cs: "/ucet/aukce", en: "/account/auctions" },
  watched: { cs: "/ucet/sledovane-aukce", en: "/account/watch" },
  user: { cs: "/uzivatel/:id", en: "/en/uzivatel/:id" },
  ownUser: { cs: "/uzivatel", en: "/en/uzivatel" },
  newsletters: { cs: "/ucet/newslettery", en: "/account/newsletters" },
  confirmNewsletter: { cs: "/newsletter/potvrzeni/:key", en: "/en/newsletter/potvrzeni/:key" },
  endNewsletter: { cs: "/newsletter/odhlaseni/:key", en: "/en/newsletter/odhlaseni/:key" },
  unsubscribe: { cs: "/odhlaseni/:key", en: "/en/odhlaseni/:key" },
  unsubscribeMessages: { cs: "/odhlaseni/zpravy/:key", en: "/en/odhlaseni/zpravy/:key" },
  deals: { cs: "/ucet/obchody", en: "/en/ucet/obchody" },
  deal: { cs: "/ucet/obchody/:id", en: "/en/ucet/obchody/:id" },
  accountRegister: { cs: "/ucet/registrace", en: "/account/register" },
  contact: { cs: "/ucet/fakturacni-a-kontaktni-udaje", en: "/account/invoice-and-contact-details" },
  inspections: { cs: "/administrace/kontrola", en: "/admin/checks" },
  cases: { cs: "/administrace/pripady", en: "/admin/cases" },
  addListing: { cs: "/ucet/vase-aukce/pridat", en: "/account/advertisements/add" },
  listingAdded: { cs: "/ucet/vase-aukce/potvrzeni", en: "/account/advertisements/confirmation" },
  editListing: { cs: "/ucet/vase-aukce/:id/upravit", en: "/account/advertisements/:id/edit" },
  adultsOnly: { cs: "/jen-pro-dospele", en: "/en/jen-pro-dospele" },
  item: { cs: "/:id/:slug", en: "/en/:id/:slug" },
  itemInCategory: { cs: "/:id/:category/:slug", en: "/en/:id/:category/:slug" },
  itemById: { cs: "/:id", en: "/en/:id" },
} as const satisfies Record<string, Record<Locale, string>>;

export type PageKey = keyof typeof addresses;

/** The path of a page in a language, its parameters filled in. */
export function pathTo(page: PageKey, locale: Locale, params: Record<string, string | number> = {}): string {
  return addresses[page][locale].replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? "")),
  );
}

/** The page and parameters a path belongs to, or null; fixed segments win over parameters. */
export function pageAt(
  pathname: string,
): { page: PageKey; locale: Locale; params: Record<string, string> } | null {
  const found = table.find(({ pattern }) => pattern.test(pathname));
  if (!found) return null;
  return { page: found.page, locale: found.locale, params: pathname.match(found.pattern)?.groups ?? {} };
}

/** The language of a path, also of one that is no page: a document's file has it behind the id. */
export function localeOfPath(pathname: string): Locale {
  return pageAt(pathname)?.locale ?? (/^\/(dokumenty\/[^/]+\/)?en(\/|$)/.test(pathname) ? "en" : "cs");
}

const table = (Object.keys(addresses) as PageKey[])
  .flatMap((page) =>
    (["cs", "en"] as const).map((locale) => ({ page, locale, path: addresses[page][locale] as string })),
  )
  .map(({ path, ...rest }) => ({
    ...rest,
    path,
    pattern: new RegExp(
      `^${path.replace(/:(\w+)/g, (_, name: string) => (name === "id" ? `(?<${name}>\\d+)` : `(?<${name}>[^/]+)`))}$`,
    ),
  }))
  .sort((a, b) => parameterCount(a.path) - parameterCount(b.path));

function parameterCount(path: string): number {
  return path.split(":").length - 1;
}

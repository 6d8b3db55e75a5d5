import { listingQuery } from "#contract/finding/listing-query.ts";
import type { Locale } from "#contract/values/locale.ts";

interface Page extends Record<Locale, string> {
  /**
   * The parameters of the query that the page reads, where it is the same for everybody; others are as though
   * they were not there. "own": a page for one visitor, or whose address only one visitor knows.
   */
  readonly reads: readonly string[] | "own";
  /** The file that renders it, within `web/`. */
  readonly module: string;
}

const filters = Object.keys(listingQuery.shape);

/**
 * Every page of the site: its path in both languages (RULES.md PA5; an English one has words of its own, else `/en` and the Czech
 * path), what it reads, and its module. Browsers get the paths alone (`build/pages-for-browser.ts`).
 */
export const pages = {
  home: { cs: "/", en: "/en", reads: [], module: "pages/home/home.tsx" },
  search: { cs: "/hledani", en: "/search", reads: filters, module: "pages/search/search.tsx" },
  dailyAuctions: {
    cs: "/denni-aukce",
    en: "/en/denni-aukce",
    reads: filters,
    module: "pages/daily/daily.tsx",
  },
  monthlySales: {
    cs: "/mesicni-aukce",
    en: "/en/mesicni-aukce",
    reads: [...filters, "past"],
    module: "pages/monthly/monthly.tsx",
  },
  monthlySale: {
    cs: "/mesicni-aukce/:closesOn",
    en: "/en/mesicni-aukce/:closesOn",
    reads: filters,
    module: "pages/monthly/sale.tsx",
  },
  blog: { cs: "/blog", en: "/en/blog", reads: ["category", "page"], module: "pages/blog/blog.tsx" },
  article: { cs: "/blog/:id/:slug", en: "/en/blog/:id/:slug", reads: [], module: "pages/blog/article.tsx" },
  info: { cs: "/info/:id/:slug", en: "/en/info/:id/:slug", reads: [], module: "pages/info/info.tsx" },
  documents: { cs: "/dokumenty", en: "/en/dokumenty", reads: [], module: "pages/documents/documents.tsx" },
  register: { cs: "/registrace", en: "/register", reads: "own", module: "pages/auth/register.tsx" },
  welcome: {
    cs: "/registrace/dekujeme",
    en: "/register/welcome",
    reads: "own",
    module: "pages/auth/welcome.tsx",
  },
  firstRun: {
    cs: "/prvni-spusteni/:hash",
    en: "/en/prvni-spusteni/:hash",
    reads: "own",
    module: "pages/first-run/first-run.tsx",
  },
  resetPassword: {
    cs: "/obnova-hesla",
    en: "/reset-password",
    reads: "own",
    module: "pages/auth/reset-password.tsx",
  },
  changePassword: {
    cs: "/zmena-hesla/:hash",
    en: "/change-password/:hash",
    reads: "own",
    module: "pages/auth/change-password.tsx",
  },
  signIn: { cs: "/account/index", en: "/en/account/index", reads: "own", module: "pages/auth/sign-in.tsx" },
  login: { cs: "/login", en: "/en/login", reads: "own", module: "pages/auth/login.tsx" },
  maintenance: {
    cs: "/mimo-provoz",
    en: "/maintenance",
    reads: "own",
    module: "pages/maintenance/maintenance.tsx",
  },
  accountOverview: {
    cs: "/ucet/prehled",
    en: "/account/overview",
    reads: "own",
    module: "pages/account/overview/overview.tsx",
  },
  ownListings: {
    cs: "/ucet/vase-aukce",
    en: "/account/advertisements",
    reads: "own",
    module: "pages/account/own-listings/own-listings.tsx",
  },
  offers: { cs: "/ucet/nabidky", en: "/en/ucet/nabidky", reads: "own", module: "pages/account/offers.tsx" },
  messages: {
    cs: "/ucet/zpravy",
    en: "/account/messages",
    reads: "own",
    module: "pages/account/messages/messages.tsx",
  },
  conversation: {
    cs: "/ucet/zpravy/:id",
    en: "/account/messages/:id",
    reads: "own",
    module: "pages/account/messages/conversation.tsx",
  },
  notices: {
    cs: "/ucet/upozorneni",
    en: "/en/ucet/upozorneni",
    reads: "own",
    module: "pages/account/messages/notices.tsx",
  },
  ownReports: {
    cs: "/ucet/nahlaseni",
    en: "/en/ucet/nahlaseni",
    reads: "own",
    module: "pages/account/reports/own-reports.tsx",
  },
  newsSettings: {
    cs: "/ucet/nastaveni-upozorneni",
    en: "/en/ucet/nastaveni-upozorneni",
    reads: "own",
    module: "pages/account/news-settings/news-settings.tsx",
  },
  bids: { cs: "/ucet/aukce", en: "/account/auctions", reads: "own", module: "pages/account/bids/bids.tsx" },
  watched: {
    cs: "/ucet/sledovane-aukce",
    en: "/account/watch",
    reads: "own",
    module: "pages/account/watched/watched.tsx",
  },
  watchedSearches: {
    cs: "/ucet/hlidani",
    en: "/account/alerts",
    reads: "own",
    module: "pages/account/alerts/watched-searches.tsx",
  },
  newSearch: {
    cs: "/ucet/hlidani/nove",
    en: "/account/alerts/new",
    reads: "own",
    module: "pages/account/alerts/new-search.tsx",
  },
  watchedSearch: {
    cs: "/ucet/hlidani/:id",
    en: "/account/alerts/:id",
    reads: "own",
    module: "pages/account/alerts/watched-search.tsx",
  },
  user: { cs: "/uzivatel/:id", en: "/en/uzivatel/:id", reads: ["page"], module: "pages/user/user.tsx" },
  ownUser: { cs: "/uzivatel", en: "/en/uzivatel", reads: "own", module: "pages/user/own-user.tsx" },
  newsletters: {
    cs: "/ucet/newslettery",
    en: "/account/newsletters",
    reads: "own",
    module: "pages/account/newsletters.tsx",
  },
  confirmNewsletter: {
    cs: "/newsletter/potvrzeni/:key",
    en: "/en/newsletter/potvrzeni/:key",
    reads: "own",
    module: "pages/newsletter/confirm.tsx",
  },
  endNewsletter: {
    cs: "/newsletter/odhlaseni/:key",
    en: "/en/newsletter/odhlaseni/:key",
    reads: "own",
    module: "pages/newsletter/end.tsx",
  },
  unsubscribe: {
    cs: "/odhlaseni/:key",
    en: "/en/odhlaseni/:key",
    reads: "own",
    module: "pages/account/unsubscribe.tsx",
  },
  unsubscribeMessages: {
    cs: "/odhlaseni/zpravy/:key",
    en: "/en/odhlaseni/zpravy/:key",
    reads: "own",
    module: "pages/account/unsubscribe-messages.tsx",
  },
  deals: {
    cs: "/ucet/obchody",
    en: "/en/ucet/obchody",
    reads: "own",
    module: "pages/account/deals/deals.tsx",
  },
  deal: {
    cs: "/ucet/obchody/:id",
    en: "/en/ucet/obchody/:id",
    reads: "own",
    module: "pages/account/deal/deal.tsx",
  },
  accountRegister: {
    cs: "/ucet/registrace",
    en: "/account/register",
    reads: "own",
    module: "pages/auth/register.tsx",
  },
  contact: {
    cs: "/ucet/fakturacni-a-kontaktni-udaje",
    en: "/account/invoice-and-contact-details",
    reads: "own",
    module: "pages/account/contact/contact.tsx",
  },
  deskOverview: {
    cs: "/administrace",
    en: "/admin",
    reads: "own",
    module: "pages/admin/overview/overview.tsx",
  },
  deskHealth: {
    cs: "/administrace/stav",
    en: "/admin/health",
    reads: "own",
    module: "pages/admin/health/health.tsx",
  },
  inspections: {
    cs: "/administrace/kontrola",
    en: "/admin/checks",
    reads: "own",
    module: "pages/admin/inspections.tsx",
  },
  cases: { cs: "/administrace/pripady", en: "/admin/cases", reads: "own", module: "pages/admin/cases.tsx" },
  reports: {
    cs: "/administrace/nahlaseni",
    en: "/en/administrace/nahlaseni",
    reads: "own",
    module: "pages/admin/reports.tsx",
  },
  suspicions: {
    cs: "/administrace/podezreni",
    en: "/admin/suspicions",
    reads: "own",
    module: "pages/admin/suspicions.tsx",
  },
  people: { cs: "/administrace/lide", en: "/admin/people", reads: "own", module: "pages/admin/people.tsx" },
  auditDesk: {
    cs: "/administrace/zaznam-zmen",
    en: "/admin/audit",
    reads: "own",
    module: "pages/admin/audit/audit.tsx",
  },
  ageProof: {
    cs: "/ucet/overeni-veku",
    en: "/en/ucet/overeni-veku",
    reads: "own",
    module: "pages/account/verification/age-proof.tsx",
  },
  verification: {
    cs: "/ucet/overeny-ucet",
    en: "/account/verified-account",
    reads: "own",
    module: "pages/account/verification/verification.tsx",
  },
  leaving: {
    cs: "/ucet/moje-data",
    en: "/account/my-data",
    reads: "own",
    module: "pages/account/leaving/leaving.tsx",
  },
  security: {
    cs: "/ucet/zabezpeceni",
    en: "/account/security",
    reads: "own",
    module: "pages/account/security/security.tsx",
  },
  ownVouchers: {
    cs: "/ucet/poukazy",
    en: "/en/ucet/poukazy",
    reads: "own",
    module: "pages/account/vouchers/vouchers.tsx",
  },
  voucherDesk: {
    cs: "/administrace/poukazy",
    en: "/admin/vouchers",
    reads: "own",
    module: "pages/admin/vouchers/vouchers.tsx",
  },
  cart: { cs: "/kosik", en: "/cart", reads: "own", module: "pages/cart/cart.tsx" },
  checkout: {
    cs: "/kosik/objednavka",
    en: "/cart/checkout",
    reads: "own",
    module: "pages/checkout/checkout.tsx",
  },
  stores: { cs: "/prodejny", en: "/stores", reads: [], module: "pages/stores/stores.tsx" },
  newProducts: {
    cs: "/produkty/novinky",
    en: "/products/new",
    reads: filters,
    module: "pages/products/goods.tsx",
  },
  reducedProducts: {
    cs: "/produkty/akce",
    en: "/products/sale",
    reads: filters,
    module: "pages/products/goods.tsx",
  },
  productDesk: {
    cs: "/administrace/zbozi",
    en: "/admin/products",
    reads: "own",
    module: "pages/admin/products/products.tsx",
  },
  addProduct: {
    cs: "/administrace/zbozi/nove",
    en: "/admin/products/new",
    reads: "own",
    module: "pages/admin/products/add-product.tsx",
  },
  productTable: {
    cs: "/administrace/zbozi/tabulka",
    en: "/admin/products/table",
    reads: "own",
    module: "pages/admin/products/table/product-table.tsx",
  },
  editProduct: {
    cs: "/administrace/zbozi/:id",
    en: "/admin/products/:id",
    reads: "own",
    module: "pages/admin/products/edit-product.tsx",
  },
  goodsOrderDesk: {
    cs: "/administrace/objednavky",
    en: "/admin/orders",
    reads: "own",
    module: "pages/admin/goods-orders/goods-orders.tsx",
  },
  brandDesk: {
    cs: "/administrace/znacky",
    en: "/admin/brands",
    reads: "own",
    module: "pages/admin/brands/brands.tsx",
  },
  packageDesk: {
    cs: "/administrace/balicky",
    en: "/admin/packages",
    reads: "own",
    module: "pages/admin/packages/packages.tsx",
  },
  categoryDesk: {
    cs: "/administrace/kategorie",
    en: "/admin/categories",
    reads: "own",
    module: "pages/admin/categories/categories.tsx",
  },
  editCategory: {
    cs: "/administrace/kategorie/:id",
    en: "/admin/categories/:id",
    reads: "own",
    module: "pages/admin/categories/edit-category.tsx",
  },
  carrierDesk: {
    cs: "/administrace/dopravci",
    en: "/admin/carriers",
    reads: "own",
    module: "pages/admin/carriers/carriers.tsx",
  },
  settingsDesk: {
    cs: "/administrace/nastaveni",
    en: "/admin/settings",
    reads: "own",
    module: "pages/admin/settings/settings.tsx",
  },
  contentDesk: {
    cs: "/administrace/obsah",
    en: "/admin/content",
    reads: "own",
    module: "pages/admin/content/content.tsx",
  },
  addArticle: {
    cs: "/administrace/obsah/clanky/novy",
    en: "/admin/content/articles/new",
    reads: "own",
    module: "pages/admin/content/add-article.tsx",
  },
  articleDesk: {
    cs: "/administrace/obsah/clanky/:id",
    en: "/admin/content/articles/:id",
    reads: "own",
    module: "pages/admin/content/edit-article.tsx",
  },
  addInfoPage: {
    cs: "/administrace/obsah/stranky/nova",
    en: "/admin/content/pages/new",
    reads: "own",
    module: "pages/admin/content/add-info-page.tsx",
  },
  infoPageDesk: {
    cs: "/administrace/obsah/stranky/:id",
    en: "/admin/content/pages/:id",
    reads: "own",
    module: "pages/admin/content/edit-info-page.tsx",
  },
  bannerDesk: {
    cs: "/administrace/bannery",
    en: "/admin/banners",
    reads: "own",
    module: "pages/admin/banners/banners.tsx",
  },
  storeDesk: {
    cs: "/administrace/prodejny",
    en: "/admin/stores",
    reads: "own",
    module: "pages/admin/stores/stores.tsx",
  },
  feeDesk: {
    cs: "/administrace/poplatky",
    en: "/admin/fees",
    reads: "own",
    module: "pages/admin/fees/fees.tsx",
  },
  moneyDesk: {
    cs: "/administrace/penize",
    en: "/admin/money",
    reads: "own",
    module: "pages/admin/money/money.tsx",
  },
  addListing: {
    cs: "/ucet/vase-aukce/pridat",
    en: "/account/advertisements/add",
    reads: "own",
    module: "pages/listing-form/add.tsx",
  },
  manyBottles: {
    cs: "/ucet/vase-aukce/hromadne",
    en: "/account/advertisements/many",
    reads: "own",
    module: "pages/account/many/many.tsx",
  },
  listingAdded: {
    cs: "/ucet/vase-aukce/potvrzeni",
    en: "/account/advertisements/confirmation",
    reads: "own",
    module: "pages/account/own-listings/listing-added.tsx",
  },
  editListing: {
    cs: "/ucet/vase-aukce/:id/upravit",
    en: "/account/advertisements/:id/edit",
    reads: "own",
    module: "pages/listing-form/edit.tsx",
  },
  listingStatistics: {
    cs: "/ucet/vase-aukce/:id/statistika",
    en: "/en/ucet/vase-aukce/:id/statistika",
    reads: "own",
    module: "pages/account/statistics/statistics.tsx",
  },
  toppingListing: {
    cs: "/ucet/vase-aukce/:id/topovat",
    en: "/account/advertisements/:id/top",
    reads: "own",
    module: "pages/account/topping/topping.tsx",
  },
  orders: {
    cs: "/ucet/platba",
    en: "/account/payment",
    reads: "own",
    module: "pages/account/orders/orders.tsx",
  },
  accountOrder: {
    cs: "/ucet/shrnuti/:id/:hash",
    en: "/account/summary/:id/:hash",
    reads: "own",
    module: "pages/account/orders/account-order.tsx",
  },
  order: {
    cs: "/shrnuti/:id/:hash",
    en: "/summary/:id/:hash",
    reads: "own",
    module: "pages/order/order.tsx",
  },
  report: {
    cs: "/nahlaseni/:id/:key",
    en: "/en/nahlaseni/:id/:key",
    reads: "own",
    module: "pages/report/report.tsx",
  },
  adultsOnly: {
    cs: "/jen-pro-dospele",
    en: "/en/jen-pro-dospele",
    reads: [],
    module: "pages/adults-only/adults-only.tsx",
  },
  item: { cs: "/:id/:slug", en: "/en/:id/:slug", reads: filters, module: "pages/item/item.tsx" },
  itemInCategory: {
    cs: "/:id/:category/:slug",
    en: "/en/:id/:category/:slug",
    reads: filters,
    module: "pages/item/item.tsx",
  },
  itemById: { cs: "/:id", en: "/en/:id", reads: filters, module: "pages/item/item.tsx" },
} satisfies Record<string, Page>;

export type PageKey = keyof typeof pages;

import type { PageKey } from "#contract/content/page-paths.ts";
import { listingQuery } from "#contract/search/listing-query.ts";

interface Page {
  /**
   * The parameters of the query that the page reads, where it is the same for everybody; others are as though
   * they were not there. "own": a page for one visitor, or whose address only one visitor knows.
   */
  readonly reads: readonly string[] | "own";
  /** The file that renders it, within `web/`. */
  readonly module: string;
}

const filters = Object.keys(listingQuery.shape);

/** What every page of the site reads, and its module; its paths stand in `contract/content/page-paths.ts`, since browsers get them alone. */
export const pages: Readonly<Record<PageKey, Page>> = {
  home: { reads: [], module: "pages/home/home.tsx" },
  search: { reads: filters, module: "pages/search/search.tsx" },
  dailyAuctions: {
    reads: filters,
    module: "pages/daily/daily.tsx",
  },
  monthlySales: {
    reads: [...filters, "past"],
    module: "pages/monthly-sales/monthly.tsx",
  },
  monthlySale: {
    reads: filters,
    module: "pages/monthly-sales/sale.tsx",
  },
  blog: { reads: ["category", "page"], module: "pages/content/blog.tsx" },
  article: { reads: [], module: "pages/content/article.tsx" },
  info: { reads: [], module: "pages/content/info.tsx" },
  documents: { reads: [], module: "pages/content/documents.tsx" },
  reportYears: {
    reads: ["year"],
    module: "pages/reports/report-years.tsx",
  },
  register: { reads: "own", module: "pages/accounts/register.tsx" },
  welcome: {
    reads: "own",
    module: "pages/accounts/welcome.tsx",
  },
  setup: {
    reads: "own",
    module: "pages/accounts/setup.tsx",
  },
  resetPassword: {
    reads: "own",
    module: "pages/accounts/reset-password.tsx",
  },
  changePassword: {
    reads: "own",
    module: "pages/accounts/change-password.tsx",
  },
  signIn: { reads: "own", module: "pages/accounts/sign-in.tsx" },
  login: { reads: "own", module: "pages/accounts/login.tsx" },
  maintenance: {
    reads: "own",
    module: "pages/maintenance/maintenance.tsx",
  },
  accountOverview: {
    reads: "own",
    module: "pages/account/overview/overview.tsx",
  },
  ownListings: {
    reads: "own",
    module: "pages/account/listings/own-listings.tsx",
  },
  offers: { reads: "own", module: "pages/account/offers.tsx" },
  messages: {
    reads: "own",
    module: "pages/account/messages/messages.tsx",
  },
  conversation: {
    reads: "own",
    module: "pages/account/messages/conversation.tsx",
  },
  notifications: {
    reads: "own",
    module: "pages/account/messages/notifications.tsx",
  },
  ownReports: {
    reads: "own",
    module: "pages/account/reports/own-reports.tsx",
  },
  newsSettings: {
    reads: "own",
    module: "pages/account/preferences/news-settings.tsx",
  },
  bids: { reads: "own", module: "pages/account/bids/bids.tsx" },
  watched: {
    reads: "own",
    module: "pages/account/watchlist/watched.tsx",
  },
  watchedSearches: {
    reads: "own",
    module: "pages/account/search-alerts/watched-searches.tsx",
  },
  newSearch: {
    reads: "own",
    module: "pages/account/search-alerts/new-search.tsx",
  },
  watchedSearch: {
    reads: "own",
    module: "pages/account/search-alerts/watched-search.tsx",
  },
  user: { reads: ["page"], module: "pages/accounts/user.tsx" },
  ownUser: { reads: "own", module: "pages/accounts/own-user.tsx" },
  newsletters: {
    reads: "own",
    module: "pages/account/newsletters.tsx",
  },
  confirmNewsletter: {
    reads: "own",
    module: "pages/newsletter/confirm.tsx",
  },
  endNewsletter: {
    reads: "own",
    module: "pages/newsletter/end.tsx",
  },
  unsubscribe: {
    reads: "own",
    module: "pages/account/unsubscribe.tsx",
  },
  unsubscribeMessages: {
    reads: "own",
    module: "pages/account/unsubscribe-messages.tsx",
  },
  deals: {
    reads: "own",
    module: "pages/account/deals/deals.tsx",
  },
  deal: {
    reads: "own",
    module: "pages/account/deals/deal.tsx",
  },
  accountRegister: {
    reads: "own",
    module: "pages/accounts/register.tsx",
  },
  contact: {
    reads: "own",
    module: "pages/account/contact/contact.tsx",
  },
  adminOverview: {
    reads: "own",
    module: "pages/admin/overview/overview.tsx",
  },
  adminHealth: {
    reads: "own",
    module: "pages/admin/health/health.tsx",
  },
  inspections: {
    reads: "own",
    module: "pages/admin/inspections/inspections.tsx",
  },
  cases: { reads: "own", module: "pages/admin/cases/cases.tsx" },
  reports: {
    reads: "own",
    module: "pages/admin/reports/reports.tsx",
  },
  flaggerAdmin: {
    reads: "own",
    module: "pages/admin/reports/flaggers.tsx",
  },
  reportYearAdmin: {
    reads: "own",
    module: "pages/admin/reports/report-years.tsx",
  },
  suspicions: {
    reads: "own",
    module: "pages/admin/suspicions/suspicions.tsx",
  },
  people: { reads: "own", module: "pages/admin/accounts/people.tsx" },
  runningAdmin: {
    reads: "own",
    module: "pages/admin/bids/running.tsx",
  },
  saleAdmin: {
    reads: "own",
    module: "pages/admin/monthly-sales/sales.tsx",
  },
  saleMonthAdmin: {
    reads: "own",
    module: "pages/admin/monthly-sales/sale.tsx",
  },
  dealAdmin: {
    reads: "own",
    module: "pages/admin/deals/deals.tsx",
  },
  oneDealAdmin: {
    reads: "own",
    module: "pages/admin/deals/deal.tsx",
  },
  strikeAdmin: {
    reads: "own",
    module: "pages/admin/strikes/strikes.tsx",
  },
  auditAdmin: {
    reads: "own",
    module: "pages/admin/audit/audit.tsx",
  },
  ageProof: {
    reads: "own",
    module: "pages/account/verification/age-proof.tsx",
  },
  verification: {
    reads: "own",
    module: "pages/account/verification/verification.tsx",
  },
  privacy: {
    reads: "own",
    module: "pages/account/privacy/privacy.tsx",
  },
  security: {
    reads: "own",
    module: "pages/account/security/security.tsx",
  },
  ownVouchers: {
    reads: "own",
    module: "pages/account/vouchers/vouchers.tsx",
  },
  voucherAdmin: {
    reads: "own",
    module: "pages/admin/vouchers/vouchers.tsx",
  },
  cart: { reads: "own", module: "pages/carts/cart.tsx" },
  checkout: {
    reads: "own",
    module: "pages/goods-orders/checkout.tsx",
  },
  stores: { reads: [], module: "pages/stores/stores.tsx" },
  newProducts: {
    reads: filters,
    module: "pages/products/goods.tsx",
  },
  reducedProducts: {
    reads: filters,
    module: "pages/products/goods.tsx",
  },
  productAdmin: {
    reads: "own",
    module: "pages/admin/products/products.tsx",
  },
  addProduct: {
    reads: "own",
    module: "pages/admin/products/add-product.tsx",
  },
  productTable: {
    reads: "own",
    module: "pages/admin/products/table/product-table.tsx",
  },
  editProduct: {
    reads: "own",
    module: "pages/admin/products/edit-product.tsx",
  },
  goodsOrderAdmin: {
    reads: "own",
    module: "pages/admin/goods-orders/goods-orders.tsx",
  },
  brandAdmin: {
    reads: "own",
    module: "pages/admin/catalogue/brands.tsx",
  },
  packageAdmin: {
    reads: "own",
    module: "pages/admin/packages/packages.tsx",
  },
  categoryAdmin: {
    reads: "own",
    module: "pages/admin/catalogue/categories.tsx",
  },
  editCategory: {
    reads: "own",
    module: "pages/admin/catalogue/edit-category.tsx",
  },
  carrierAdmin: {
    reads: "own",
    module: "pages/admin/carriers/carriers.tsx",
  },
  settingsAdmin: {
    reads: "own",
    module: "pages/admin/settings/settings.tsx",
  },
  contentAdmin: {
    reads: "own",
    module: "pages/admin/content/content.tsx",
  },
  addArticle: {
    reads: "own",
    module: "pages/admin/content/add-article.tsx",
  },
  articleAdmin: {
    reads: "own",
    module: "pages/admin/content/edit-article.tsx",
  },
  addInfoPage: {
    reads: "own",
    module: "pages/admin/content/add-info-page.tsx",
  },
  infoPageAdmin: {
    reads: "own",
    module: "pages/admin/content/edit-info-page.tsx",
  },
  bannerAdmin: {
    reads: "own",
    module: "pages/admin/banners/banners.tsx",
  },
  newsletterAdmin: {
    reads: "own",
    module: "pages/admin/newsletter-issues/newsletters.tsx",
  },
  addNewsletterIssue: {
    reads: "own",
    module: "pages/admin/newsletter-issues/add-issue.tsx",
  },
  newsletterIssue: {
    reads: "own",
    module: "pages/admin/newsletter-issues/issue.tsx",
  },
  mailAdmin: {
    reads: "own",
    module: "pages/admin/mails/mails.tsx",
  },
  mailSample: {
    reads: "own",
    module: "pages/admin/mails/mail.tsx",
  },
  currencyAdmin: {
    reads: "own",
    module: "pages/admin/currencies/currencies.tsx",
  },
  storeAdmin: {
    reads: "own",
    module: "pages/admin/stores/stores.tsx",
  },
  feeAdmin: {
    reads: "own",
    module: "pages/admin/fees/fees.tsx",
  },
  invoiceAdmin: {
    reads: "own",
    module: "pages/admin/invoices/documents.tsx",
  },
  invoiceByHand: {
    reads: "own",
    module: "pages/admin/invoices/by-hand.tsx",
  },
  oneInvoiceAdmin: {
    reads: "own",
    module: "pages/admin/invoices/document.tsx",
  },
  sellerAdmin: {
    reads: "own",
    module: "pages/admin/seller-reports/seller-report.tsx",
  },
  taxAdmin: {
    reads: "own",
    module: "pages/admin/tax/tax.tsx",
  },
  bankMovementAdmin: {
    reads: "own",
    module: "pages/admin/bank/movements.tsx",
  },
  reconciliationAdmin: {
    reads: "own",
    module: "pages/admin/bank/reconciliation.tsx",
  },
  vatMonthAdmin: {
    reads: "own",
    module: "pages/admin/tax/vat-month.tsx",
  },
  moneyAdmin: {
    reads: "own",
    module: "pages/admin/payments/money.tsx",
  },
  addListing: {
    reads: "own",
    module: "pages/listing-form/add.tsx",
  },
  manyBottles: {
    reads: "own",
    module: "pages/account/listings/many/many.tsx",
  },
  listingAdded: {
    reads: "own",
    module: "pages/account/listings/listing-added.tsx",
  },
  editListing: {
    reads: "own",
    module: "pages/listing-form/edit.tsx",
  },
  listingStatistics: {
    reads: "own",
    module: "pages/account/statistics/statistics.tsx",
  },
  toppingListing: {
    reads: "own",
    module: "pages/account/promotion/topping.tsx",
  },
  orders: {
    reads: "own",
    module: "pages/account/orders/orders.tsx",
  },
  accountOrder: {
    reads: "own",
    module: "pages/account/orders/account-order.tsx",
  },
  order: {
    reads: "own",
    module: "pages/payments/order.tsx",
  },
  report: {
    reads: "own",
    module: "pages/reports/report.tsx",
  },
  adultsOnly: {
    reads: [],
    module: "pages/consent/adults-only.tsx",
  },
  item: { reads: filters, module: "pages/item/item.tsx" },
  itemInCategory: {
    reads: filters,
    module: "pages/item/item.tsx",
  },
  itemById: { reads: filters, module: "pages/item/item.tsx" },
};

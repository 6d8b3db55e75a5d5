import { accounts } from "./accounts/accounts.ts";
import { addresses } from "./accounts/addresses.ts";
import { avatars } from "./accounts/avatar.ts";
import { contact } from "./accounts/contact.ts";
import { credentialsOf } from "./accounts/credentials.ts";
import { devicesOf } from "./accounts/devices.ts";
import { groups } from "./accounts/groups.ts";
import { passkeysOf } from "./accounts/passkeys.ts";
import { people } from "./accounts/people.ts";
import { preferencesOf } from "./accounts/preferences.ts";
import { registers } from "./accounts/registers.ts";
import { securityOf } from "./accounts/security.ts";
import { setup } from "./accounts/setup.ts";
import { adminOverview } from "./admin-overview/overview.ts";
import { adminSearch } from "./admin-search/admin-search.ts";
import { auditAdmin } from "./audit/audit.ts";
import { bankMovements } from "./bank/bank-movements.ts";
import { bankOrders } from "./bank/bank-orders.ts";
import { banners } from "./banners/banners.ts";
import { bids } from "./bids/bids.ts";
import { live } from "./bids/live.ts";
import { runningAdmin } from "./bids/running-admin.ts";
import { blocks } from "./blocks/blocks.ts";
import { carriers } from "./carriers/carriers.ts";
import { pickupPoints } from "./carriers/pickup-points.ts";
import { carts } from "./carts/carts.ts";
import { brandAdmin } from "./catalogue/brand-admin.ts";
import { catalogue } from "./catalogue/catalogue.ts";
import { categoryAdmin } from "./catalogue/category-admin.ts";
import { categoryPolicies } from "./catalogue/category-policy.ts";
import { articleAdmin } from "./content/article-admin.ts";
import { blogCategoryAdmin } from "./content/blog-category-admin.ts";
import { content } from "./content/content.ts";
import { documentAdmin } from "./content/document-admin.ts";
import { infoPageAdmin } from "./content/info-page-admin.ts";
import { lists } from "./content/lists.ts";
import { textVersions } from "./content/text-versions.ts";
import { currencyAdmin } from "./currencies/currency-admin.ts";
import { cases } from "./deals/cases.ts";
import { dealAdmin } from "./deals/deal-admin.ts";
import { deals } from "./deals/deals.ts";
import { fees } from "./fees/fees.ts";
import { checkouts } from "./goods-orders/checkouts.ts";
import { goodsOrders } from "./goods-orders/goods-orders.ts";
import { health } from "./health.ts";
import { handDocuments } from "./invoices/hand-documents.ts";
import { invoiceAdmin } from "./invoices/invoice-admin.ts";
import { invoices } from "./invoices/invoices.ts";
import { issuedDocuments } from "./invoices/issued-documents.ts";
import { vatMonths } from "./invoices/vat-months.ts";
import { listingDays } from "./listings/listing-days.ts";
import { listings } from "./listings/listings.ts";
import { manyListings } from "./listings/many-listings.ts";
import { ownListings } from "./listings/own-listings.ts";
import { mailAdmin } from "./mails/mail-admin.ts";
import { messages } from "./messages/messages.ts";
import { questions } from "./messages/questions.ts";
import { moderation } from "./moderation/moderation.ts";
import { strikeAdmin } from "./moderation/strike-admin.ts";
import { suspicions } from "./moderation/suspicions.ts";
import { monthlySales } from "./monthly-sales/monthly-sales.ts";
import { saleAdmin } from "./monthly-sales/sale-admin.ts";
import { subscribers } from "./newsletter/newsletter.ts";
import { newsletterAdmin } from "./newsletter-issues/newsletter-admin.ts";
import { notifications } from "./notifications/notifications.ts";
import { offers } from "./offers/offers.ts";
import { packageAdmin } from "./packages/package-admin.ts";
import { packages } from "./packages/packages.ts";
import { moneyAdmin } from "./payments/money-admin.ts";
import { moneyTables } from "./payments/money-tables.ts";
import { orders } from "./payments/orders.ts";
import { taxAdmin } from "./payments/tax-admin.ts";
import { payouts } from "./payouts/payouts.ts";
import { prices } from "./prices/prices.ts";
import { privacy } from "./privacy/privacy.ts";
import { goodsAdmin } from "./products/goods-admin.ts";
import { productTable } from "./products/product-table.ts";
import { productWatches } from "./products/product-watches.ts";
import { products } from "./products/products.ts";
import { toppings } from "./promotion/toppings.ts";
import { purchases } from "./purchases/purchases.ts";
import { push } from "./pushes/push.ts";
import { reportAdmin } from "./reports/report-admin.ts";
import { reportYears } from "./reports/report-years.ts";
import { reporterAdmin } from "./reports/reporter-admin.ts";
import { reports } from "./reports/reports.ts";
import { flaggerAdmin } from "./reports/trusted-flaggers.ts";
import { reviews } from "./reviews/reviews.ts";
import { suggestions } from "./search/suggestions.ts";
import { watchedSearches } from "./search-alerts/watched-searches.ts";
import { sellerReportMessages } from "./seller-reports/seller-report-messages.ts";
import { sellerReports } from "./seller-reports/seller-reports.ts";
import { session } from "./session/session.ts";
import { settings } from "./settings/settings.ts";
import { settingsAdmin } from "./settings/settings-admin.ts";
import { stores } from "./stores/stores.ts";
import { smsAdmin } from "./verification/sms-admin.ts";
import { verifications } from "./verification/verification.ts";
import { vouchers } from "./vouchers/vouchers.ts";
import { wishlists } from "./watchlist/wishlist.ts";

/** The whole API by feature; the typed client of the web has exactly these names. */
export const api = {
  accounts,
  addresses,
  auditAdmin,
  adminOverview,
  adminSearch,
  runningAdmin,
  saleAdmin,
  dealAdmin,
  strikeAdmin,
  settingsAdmin,
  smsAdmin,
  ownListings,
  listingDays,
  listings,
  avatars,
  banners,
  bids,
  blocks,
  cases,
  catalogue,
  brandAdmin,
  categoryAdmin,
  categoryPolicies,
  contact,
  credentialsOf,
  content,
  contentAdmin: { ...articleAdmin, ...infoPageAdmin, ...textVersions },
  documentAdmin,
  blogCategoryAdmin,
  currencyAdmin,
  taxAdmin,
  mailAdmin,
  newsletterAdmin,
  deals,
  devicesOf,
  setup,
  session,
  groups,
  health,
  invoices,
  privacy,
  lists,
  live,
  manyListings,
  messages,
  moderation,
  moneyAdmin: { ...moneyAdmin, ...moneyTables },
  sellerReports,
  sellerReportMessages,
  invoiceAdmin,
  issuedDocuments,
  handDocuments,
  vatMonths,
  payouts,
  bankMovements,
  bankOrders,
  monthlySales,
  notifications,
  offers,
  orders,
  packageAdmin,
  packages,
  fees,
  people,
  preferences: preferencesOf,
  push,
  prices,
  carriers,
  pickupPoints,
  carts,
  goodsAdmin,
  checkouts,
  goodsOrders,
  productTable,
  products,
  productWatches,
  questions,
  registers,
  reports,
  reportYears,
  reportAdmin,
  reporterAdmin,
  flaggerAdmin,
  reviews,
  purchases,
  securityOf,
  passkeysOf,
  settings,
  stores,
  subscribers,
  suggestions,
  suspicions,
  toppings,
  verifications,
  vouchers,
  watchedSearches,
  wishlists,
};
export type Api = typeof api;

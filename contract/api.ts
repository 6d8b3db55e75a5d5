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
import { privacy } from "./accounts/privacy.ts";
import { push } from "./accounts/push.ts";
import { registers } from "./accounts/registers.ts";
import { securityOf } from "./accounts/security.ts";
import { session } from "./accounts/session.ts";
import { setup } from "./accounts/setup.ts";
import { suspicions } from "./accounts/suspicions.ts";
import { verifications } from "./accounts/verification.ts";
import { auditAdmin } from "./admin/audit.ts";
import { adminOverview } from "./admin/overview.ts";
import { reportAdmin } from "./admin/report-admin.ts";
import { reporterAdmin } from "./admin/reporter-measures.ts";
import { settingsAdmin } from "./admin/settings-admin.ts";
import { smsAdmin } from "./admin/sms-admin.ts";
import { flaggerAdmin } from "./admin/trusted-flaggers.ts";
import { bids } from "./bids/bids.ts";
import { live } from "./bids/live.ts";
import { runningAdmin } from "./bids/running-admin.ts";
import { brandAdmin } from "./catalogue/brand-admin.ts";
import { catalogue } from "./catalogue/catalogue.ts";
import { categoryAdmin } from "./catalogue/category-admin.ts";
import { categoryPolicies } from "./catalogue/category-policy.ts";
import { articleAdmin } from "./content/article-admin.ts";
import { banners } from "./content/banners.ts";
import { blogCategoryAdmin } from "./content/blog-category-admin.ts";
import { content } from "./content/content.ts";
import { currencyAdmin } from "./content/currency-admin.ts";
import { documentAdmin } from "./content/document-admin.ts";
import { infoPageAdmin } from "./content/info-page-admin.ts";
import { lists } from "./content/lists.ts";
import { mailAdmin } from "./content/mail-admin.ts";
import { subscribers } from "./content/newsletter.ts";
import { newsletterAdmin } from "./content/newsletter-admin.ts";
import { settings } from "./content/settings.ts";
import { textVersions } from "./content/text-versions.ts";
import { cases } from "./deals/cases.ts";
import { dealAdmin } from "./deals/deal-admin.ts";
import { deals } from "./deals/deals.ts";
import { offers } from "./deals/offers.ts";
import { purchases } from "./deals/purchases.ts";
import { reviews } from "./deals/reviews.ts";
import { strikeAdmin } from "./deals/strike-admin.ts";
import { health } from "./health.ts";
import { listingDays } from "./listings/listing-days.ts";
import { listings } from "./listings/listings.ts";
import { manyListings } from "./listings/many-listings.ts";
import { moderation } from "./listings/moderation.ts";
import { monthlySales } from "./listings/monthly-sales.ts";
import { ownListings } from "./listings/own-listings.ts";
import { packageAdmin } from "./listings/package-admin.ts";
import { packages } from "./listings/packages.ts";
import { prices } from "./listings/prices.ts";
import { saleAdmin } from "./listings/sale-admin.ts";
import { watchedSearches } from "./listings/watched-searches.ts";
import { wishlists } from "./listings/wishlist.ts";
import { blocks } from "./messages/blocks.ts";
import { messages } from "./messages/messages.ts";
import { notifications } from "./messages/notifications.ts";
import { questions } from "./messages/questions.ts";
import { reportYears } from "./messages/report-years.ts";
import { reports } from "./messages/reports.ts";
import { fees } from "./payments/fees.ts";
import { invoiceAdmin } from "./payments/invoice-admin.ts";
import { invoices } from "./payments/invoices.ts";
import { moneyAdmin } from "./payments/money-admin.ts";
import { moneyTables } from "./payments/money-tables.ts";
import { orders } from "./payments/orders.ts";
import { payouts } from "./payments/payouts.ts";
import { sellerReportMessages } from "./payments/seller-report-messages.ts";
import { sellerReports } from "./payments/seller-reports.ts";
import { taxAdmin } from "./payments/tax-admin.ts";
import { toppings } from "./payments/toppings.ts";
import { vouchers } from "./payments/vouchers.ts";
import { suggestions } from "./search/suggestions.ts";
import { carriers } from "./shop/carriers.ts";
import { carts } from "./shop/carts.ts";
import { checkouts } from "./shop/checkouts.ts";
import { goodsAdmin } from "./shop/goods-admin.ts";
import { goodsOrders } from "./shop/goods-orders.ts";
import { pickupPoints } from "./shop/pickup-points.ts";
import { productTable } from "./shop/product-table.ts";
import { productWatches } from "./shop/product-watches.ts";
import { products } from "./shop/products.ts";
import { stores } from "./shop/stores.ts";

/** The whole API by feature; the typed client of the web has exactly these names. */
export const api = {
  accounts,
  addresses,
  auditAdmin,
  adminOverview,
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
  payouts,
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

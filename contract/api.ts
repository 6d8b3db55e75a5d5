import { accounts } from "./accounts/accounts.ts";
import { addresses } from "./accounts/addresses.ts";
import { avatars } from "./accounts/avatar.ts";
import { contact } from "./accounts/contact.ts";
import { credentialsOf } from "./accounts/credentials.ts";
import { devicesOf } from "./accounts/devices.ts";
import { firstRun } from "./accounts/first-run.ts";
import { frames } from "./accounts/frame.ts";
import { groups } from "./accounts/groups.ts";
import { leavings } from "./accounts/leaving.ts";
import { passkeysOf } from "./accounts/passkeys.ts";
import { people } from "./accounts/people.ts";
import { preferencesOf } from "./accounts/preferences.ts";
import { push } from "./accounts/push.ts";
import { registers } from "./accounts/registers.ts";
import { securityOf } from "./accounts/security.ts";
import { suspicions } from "./accounts/suspicions.ts";
import { verifications } from "./accounts/verification.ts";
import { bids } from "./bids/bids.ts";
import { live } from "./bids/live.ts";
import { runningDesk } from "./bids/running-desk.ts";
import { articleDesk } from "./content/article-desk.ts";
import { banners } from "./content/banners.ts";
import { blogCategoryDesk } from "./content/blog-category-desk.ts";
import { content } from "./content/content.ts";
import { currencyDesk } from "./content/currency-desk.ts";
import { documentDesk } from "./content/document-desk.ts";
import { infoPageDesk } from "./content/info-page-desk.ts";
import { lists } from "./content/lists.ts";
import { subscribers } from "./content/newsletter.ts";
import { newsletterDesk } from "./content/newsletter-desk.ts";
import { settings } from "./content/settings.ts";
import { textVersions } from "./content/text-versions.ts";
import { cases } from "./deals/cases.ts";
import { dealDesk } from "./deals/deal-desk.ts";
import { deals } from "./deals/deals.ts";
import { offers } from "./deals/offers.ts";
import { purchases } from "./deals/purchases.ts";
import { reviews } from "./deals/reviews.ts";
import { strikeDesk } from "./deals/strike-desk.ts";
import { auditDesk } from "./desk/audit.ts";
import { deskOverview } from "./desk/overview.ts";
import { reportDesk } from "./desk/report-desk.ts";
import { reporterDesk } from "./desk/reporter-measures.ts";
import { settingsDesk } from "./desk/settings-desk.ts";
import { smsDesk } from "./desk/sms-desk.ts";
import { flaggerDesk } from "./desk/trusted-flaggers.ts";
import { brandDesk } from "./finding/brand-desk.ts";
import { catalogue } from "./finding/catalogue.ts";
import { categoryDesk } from "./finding/category-desk.ts";
import { categoryPolicies } from "./finding/category-policy.ts";
import { suggestions } from "./finding/suggestions.ts";
import { health } from "./health.ts";
import { listingDays } from "./listings/listing-days.ts";
import { listings } from "./listings/listings.ts";
import { manyListings } from "./listings/many-listings.ts";
import { moderation } from "./listings/moderation.ts";
import { monthlySales } from "./listings/monthly-sales.ts";
import { ownListings } from "./listings/own-listings.ts";
import { packageDesk } from "./listings/package-desk.ts";
import { packages } from "./listings/packages.ts";
import { prices } from "./listings/prices.ts";
import { saleDesk } from "./listings/sale-desk.ts";
import { watchedSearches } from "./listings/watched-searches.ts";
import { wishlists } from "./listings/wishlist.ts";
import { blocks } from "./messages/blocks.ts";
import { messages } from "./messages/messages.ts";
import { notices } from "./messages/notices.ts";
import { questions } from "./messages/questions.ts";
import { reportYears } from "./messages/report-years.ts";
import { reports } from "./messages/reports.ts";
import { fees } from "./payments/fees.ts";
import { invoiceDesk } from "./payments/invoice-desk.ts";
import { invoices } from "./payments/invoices.ts";
import { moneyDesk } from "./payments/money-desk.ts";
import { moneyTables } from "./payments/money-tables.ts";
import { orders } from "./payments/orders.ts";
import { payouts } from "./payments/payouts.ts";
import { sellerReportMessages } from "./payments/seller-report-messages.ts";
import { sellerReports } from "./payments/seller-reports.ts";
import { taxDesk } from "./payments/tax-desk.ts";
import { toppings } from "./payments/toppings.ts";
import { vouchers } from "./payments/vouchers.ts";
import { carriers } from "./shop/carriers.ts";
import { carts } from "./shop/carts.ts";
import { checkouts } from "./shop/checkouts.ts";
import { goodsDesk } from "./shop/goods-desk.ts";
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
  auditDesk,
  deskOverview,
  runningDesk,
  saleDesk,
  dealDesk,
  strikeDesk,
  settingsDesk,
  smsDesk,
  ownListings,
  listingDays,
  listings,
  avatars,
  banners,
  bids,
  blocks,
  cases,
  catalogue,
  brandDesk,
  categoryDesk,
  categoryPolicies,
  contact,
  credentialsOf,
  content,
  contentDesk: { ...articleDesk, ...infoPageDesk, ...textVersions },
  documentDesk,
  blogCategoryDesk,
  currencyDesk,
  taxDesk,
  newsletterDesk,
  deals,
  devicesOf,
  firstRun,
  frames,
  groups,
  health,
  invoices,
  leavings,
  lists,
  live,
  manyListings,
  messages,
  moderation,
  moneyDesk: { ...moneyDesk, ...moneyTables },
  sellerReports,
  sellerReportMessages,
  invoiceDesk,
  payouts,
  monthlySales,
  notices,
  offers,
  orders,
  packageDesk,
  packages,
  fees,
  people,
  preferences: preferencesOf,
  push,
  prices,
  carriers,
  pickupPoints,
  carts,
  goodsDesk,
  checkouts,
  goodsOrders,
  productTable,
  products,
  productWatches,
  questions,
  registers,
  reports,
  reportYears,
  reportDesk,
  reporterDesk,
  flaggerDesk,
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

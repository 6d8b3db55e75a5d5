import { accountsData } from "#server/features/accounts/personal-data.ts";
import { auditData } from "#server/features/audit/personal-data.ts";
import { bankData } from "#server/features/bank/personal-data.ts";
import { bidsData } from "#server/features/bids/personal-data.ts";
import { blocksData } from "#server/features/blocks/personal-data.ts";
import { cartsData } from "#server/features/carts/personal-data.ts";
import { dealsData } from "#server/features/deals/personal-data.ts";
import { feesData } from "#server/features/fees/personal-data.ts";
import { goodsOrdersData } from "#server/features/goods-orders/personal-data.ts";
import { invoicesData } from "#server/features/invoices/personal-data.ts";
import { listingsData } from "#server/features/listings/personal-data.ts";
import { mailsData } from "#server/features/mails/personal-data.ts";
import { mediaData } from "#server/features/media/personal-data.ts";
import { messagesData } from "#server/features/messages/personal-data.ts";
import { newsletterData } from "#server/features/newsletter/personal-data.ts";
import { newsletterIssuesData } from "#server/features/newsletter-issues/personal-data.ts";
import { notificationsData } from "#server/features/notifications/personal-data.ts";
import { offersData } from "#server/features/offers/personal-data.ts";
import { paymentsData } from "#server/features/payments/personal-data.ts";
import { payoutsData } from "#server/features/payouts/personal-data.ts";
import { productWatchesData } from "#server/features/products/watches/personal-data.ts";
import { purchasesData } from "#server/features/purchases/personal-data.ts";
import { pushesData } from "#server/features/pushes/personal-data.ts";
import { reportsData } from "#server/features/reports/personal-data.ts";
import { reviewsData } from "#server/features/reviews/personal-data.ts";
import { searchAlertsData } from "#server/features/search-alerts/personal-data.ts";
import { sellerReportsData } from "#server/features/seller-reports/personal-data.ts";
import { verificationData } from "#server/features/verification/personal-data.ts";
import { vouchersData } from "#server/features/vouchers/personal-data.ts";
import { watchlistData } from "#server/features/watchlist/personal-data.ts";
import type { PersonalData } from "#server/personal-data.ts";
import { ownData } from "./personal-data.ts";

/** What every feature keeps of people. The account is last: until it has been forgotten, the others find their rows by its e-mail. */
export const parts: readonly PersonalData[] = [
  auditData,
  mediaData,
  blocksData,
  verificationData,
  paymentsData,
  payoutsData,
  bankData,
  feesData,
  sellerReportsData,
  vouchersData,
  listingsData,
  bidsData,
  purchasesData,
  offersData,
  cartsData,
  goodsOrdersData,
  watchlistData,
  searchAlertsData,
  productWatchesData,
  messagesData,
  dealsData,
  reviewsData,
  reportsData,
  invoicesData,
  mailsData,
  pushesData,
  notificationsData,
  newsletterData,
  newsletterIssuesData,
  ownData,
  accountsData,
];

/** Tables that name users and are not taken along, each with its reason. */
export const notTaken: Readonly<Record<string, string>> = {
  content_versions: "texts of the site, with who of its people stored them",
  newsletter_issues: "texts of the site, with who of its people wrote them",
  mail_links: "hashes of secrets that live for a day",
  unsubscribe_keys: "a secret by which the reader of a mail stops mails",
  suspicions: "what moderators should look at concerns two people, and knowing it would help whoever cheats",
  payout_batches: "who of the site has ordered payouts at a bank",
  seller_report_messages: "who of the site has made messages to the tax office",
  stores: "addresses of the operator, no person's",
  fee_tables: "who of the site has added a table of fees",
  former_emails: "hashes without an account",
  case_photographs: "they are among the own pictures",
};

import { accountMails } from "./accounts/account-mails.ts";
import { adminMails } from "./admin/admin-mails.ts";
import { bidMails } from "./bids/bid-mails.ts";
import { closingMails } from "./closing/closing-mails.ts";
import { dealMails } from "./deals/deal-mails.ts";
import { feeMails } from "./fees/fee-mails.ts";
import { goodsMails } from "./goods-orders/goods-mails.ts";
import { invoiceMails } from "./invoices/invoice-mails.ts";
import { listingMails } from "./listings/listing-mails.ts";
import { messageMails } from "./messages/message-mails.ts";
import { newsletterMails } from "./newsletter/newsletter-mails.ts";
import { offerMails } from "./offers/offer-mails.ts";
import { privacyMails } from "./privacy/privacy-mails.ts";
import { purchaseMails } from "./purchases/purchase-mails.ts";
import { reportMails } from "./reports/report-mails.ts";
import { reviewMails } from "./reviews/review-mails.ts";
import { searchAlertMails } from "./search-alerts/search-alert-mails.ts";
import { sellerReportMails } from "./seller-reports/seller-report-mails.ts";
import { summaryMails } from "./summary/summary-mails.ts";

/** Every mail of a catalogue, by its feature. */
export const mailGroups = {
  accounts: accountMails,
  admin: adminMails,
  bids: bidMails,
  closing: closingMails,
  deals: dealMails,
  fees: feeMails,
  goods: goodsMails,
  invoices: invoiceMails,
  listings: listingMails,
  messages: messageMails,
  newsletter: newsletterMails,
  offers: offerMails,
  privacy: privacyMails,
  purchases: purchaseMails,
  reports: reportMails,
  reviews: reviewMails,
  "search-alerts": searchAlertMails,
  "seller-reports": sellerReportMails,
  summary: summaryMails,
} as const;

import { on, type Subscriber } from "#server/events/subscriber.ts";
import { paymentEvents } from "#server/features/payments/events.ts";
import { onAccountEvents } from "./accounts/account-mails.ts";
import { writeMoneyAlarm } from "./admin/notify-finance.ts";
import { onBidEvents } from "./bids/bid-mails.ts";
import { onClosingEvents } from "./closing/closing-mails.ts";
import { onDealEvents } from "./deals/deal-mails.ts";
import { mailEvents } from "./events.ts";
import { onFeeEvents } from "./fees/fee-mails.ts";
import { onGoodsEvents } from "./goods-orders/goods-mails.ts";
import { onInvoiceEvents } from "./invoices/invoice-mails.ts";
import { onListingEvents } from "./listings/listing-mails.ts";
import { onMessageEvents } from "./messages/message-mails.ts";
import { onOfferEvents } from "./offers/offer-mails.ts";
import { onPurchaseEvents } from "./purchases/purchase-mails.ts";
import { onReportEvents } from "./reports/report-mails.ts";
import { onReviewEvents } from "./reviews/review-mails.ts";
import { onSearchAlertEvents } from "./search-alerts/search-alert-mails.ts";
import { onSellerReportEvents } from "./seller-reports/seller-report-mails.ts";
import { endBounced } from "./sending/end-bounced.ts";
import type { MailSettings } from "./sending/write-mail.ts";

/** Writes mails for the events of other features, in each event's transaction. */
export function subscribeMails(mailSettings: MailSettings): Subscriber[] {
  return [
    ...mailsOnEvents.map((subscribe) => subscribe(mailSettings)),
    on(paymentEvents.MoneyUnpaired, (ctx) => writeMoneyAlarm(ctx, mailSettings)),
    on(paymentEvents.NoticeRefused, (ctx) => writeMoneyAlarm(ctx, mailSettings)),
    on(mailEvents.MailBounced, endBounced),
  ];
}

const mailsOnEvents = [
  ...onAccountEvents,
  ...onBidEvents,
  ...onClosingEvents,
  ...onDealEvents,
  ...onFeeEvents,
  ...onGoodsEvents,
  ...onInvoiceEvents,
  ...onListingEvents,
  ...onMessageEvents,
  ...onOfferEvents,
  ...onPurchaseEvents,
  ...onReportEvents,
  ...onReviewEvents,
  ...onSearchAlertEvents,
  ...onSellerReportEvents,
];

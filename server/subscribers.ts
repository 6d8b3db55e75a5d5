import type { Config } from "./config.ts";
import type { Audience } from "./events/dispatcher.ts";
import { accountEvents } from "./features/accounts/events.ts";
import { bidEvents } from "./features/bids/events.ts";
import { dealEvents } from "./features/deals/events.ts";
import { subscribeDeals } from "./features/deals/subscribe.ts";
import { feeEvents } from "./features/fees/events.ts";
import { subscribeFees } from "./features/fees/subscribe.ts";
import { goodsOrderEvents } from "./features/goods-orders/events.ts";
import { subscribeGoodsOrders } from "./features/goods-orders/follow-payment.ts";
import { subscribeNewAccounts } from "./features/goods-orders/new-account.ts";
import { invoiceEvents } from "./features/invoices/events.ts";
import { subscribeInvoices } from "./features/invoices/subscribe.ts";
import { listingEvents } from "./features/listings/events.ts";
import { mailEvents } from "./features/mails/events.ts";
import { subscribeMails } from "./features/mails/subscribe.ts";
import { messageEvents } from "./features/messages/events.ts";
import { newsletterEvents } from "./features/newsletter/events.ts";
import { subscribeNewsletter } from "./features/newsletter/subscribe.ts";
import { subscribeNewsletterIssues } from "./features/newsletter-issues/sending/follow-bounces.ts";
import { notifyOfDeals } from "./features/notifications/notify-of-deals.ts";
import { notifyOfGoods } from "./features/notifications/notify-of-goods.ts";
import { notifyOfListings } from "./features/notifications/notify-of-listings.ts";
import { notifyOfMatches } from "./features/notifications/notify-of-matches.ts";
import { notifyOfMessages } from "./features/notifications/notify-of-messages.ts";
import { notifyOfOffers } from "./features/notifications/notify-of-offers.ts";
import { notifyOfTaxDetails } from "./features/notifications/notify-of-tax-details.ts";
import { offerEvents } from "./features/offers/events.ts";
import { subscribeOffers } from "./features/offers/subscribe.ts";
import { paymentEvents } from "./features/payments/events.ts";
import { payoutEvents } from "./features/payouts/events.ts";
import { productEvents } from "./features/products/events.ts";
import { subscribeProducts } from "./features/products/watches/weigh-watches.ts";
import { subscribePromotion } from "./features/promotion/subscribe.ts";
import { secondChanceEvents } from "./features/purchases/events.ts";
import { subscribePushes } from "./features/pushes/subscribe.ts";
import { reportEvents } from "./features/reports/events.ts";
import { reviewEvents } from "./features/reviews/events.ts";
import { searchAlertEvents } from "./features/search-alerts/events.ts";
import { subscribeSearchAlerts } from "./features/search-alerts/queue-fresh.ts";
import { sellerReportEvents } from "./features/seller-reports/events.ts";
import { subscribeVouchers } from "./features/vouchers/subscribe.ts";
import { subscribeWatchlist } from "./features/watchlist/copy-watchers.ts";
import { watchlistEvents } from "./features/watchlist/events.ts";

/** Every topic with its subscribers: those that change data come before those that write mails about it. */
export function audienceOf(config: Config): Audience {
  return {
    topics: {
      ...accountEvents,
      ...paymentEvents,
      ...payoutEvents,
      ...feeEvents,
      ...goodsOrderEvents,
      ...listingEvents,
      ...bidEvents,
      ...secondChanceEvents,
      ...offerEvents,
      ...watchlistEvents,
      ...searchAlertEvents,
      ...productEvents,
      ...messageEvents,
      ...dealEvents,
      ...reportEvents,
      ...reviewEvents,
      ...invoiceEvents,
      ...sellerReportEvents,
      ...mailEvents,
      ...newsletterEvents,
    },
    subscribers: [
      ...subscribeOffers,
      ...subscribeWatchlist,
      ...subscribeSearchAlerts,
      ...subscribeProducts,
      ...subscribeDeals,
      ...subscribeFees,
      ...subscribeVouchers,
      ...subscribeGoodsOrders,
      ...subscribeNewAccounts,
      ...subscribePromotion,
      ...subscribeInvoices,
      ...notifyOfListings,
      ...notifyOfDeals,
      ...notifyOfOffers,
      ...notifyOfMatches,
      ...notifyOfGoods,
      ...notifyOfTaxDetails,
      ...notifyOfMessages,
      ...subscribePushes,
      ...subscribeMails(config),
      ...subscribeNewsletter(config),
      ...subscribeNewsletterIssues,
    ],
  };
}

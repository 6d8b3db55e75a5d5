import type { Config } from "./config.ts";
import type { Audience } from "./events/dispatcher.ts";
import { accountEvents } from "./features/accounts/events.ts";
import { bidEvents } from "./features/bids/events.ts";
import { dealEvents } from "./features/deals/events.ts";
import { subscribeDeals } from "./features/deals/subscribe.ts";
import { feeEvents } from "./features/fees/events.ts";
import { subscribeFees } from "./features/fees/subscribe.ts";
import { findEvents } from "./features/finds/events.ts";
import { subscribeFinds } from "./features/finds/queue-fresh.ts";
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
import { tellDealNotices } from "./features/notices/tell-deal-notices.ts";
import { tellFindNotices } from "./features/notices/tell-find-notices.ts";
import { tellGoodsNotices } from "./features/notices/tell-goods-notices.ts";
import { tellMessages } from "./features/notices/tell-messages.ts";
import { tellNotices } from "./features/notices/tell-notices.ts";
import { tellOfferNotices } from "./features/notices/tell-offer-notices.ts";
import { tellTaxNotices } from "./features/notices/tell-tax-notices.ts";
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
      ...findEvents,
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
      ...subscribeFinds,
      ...subscribeProducts,
      ...subscribeDeals,
      ...subscribeFees,
      ...subscribeVouchers,
      ...subscribeGoodsOrders,
      ...subscribeNewAccounts,
      ...subscribePromotion,
      ...subscribeInvoices,
      ...tellNotices,
      ...tellDealNotices,
      ...tellOfferNotices,
      ...tellFindNotices,
      ...tellGoodsNotices,
      ...tellTaxNotices,
      ...tellMessages,
      ...subscribePushes,
      ...subscribeMails(config),
      ...subscribeNewsletter(config),
      ...subscribeNewsletterIssues,
    ],
  };
}

import type { Config } from "./config.ts";
import type { Ctx } from "./context.ts";
import { startDispatcher } from "./events/dispatcher.ts";
import { sweepEvents } from "./events/sweep-events.ts";
import { watchWork } from "./failing-work.ts";
import { sweepExpired } from "./features/accounts/sweep-expired.ts";
import { sweepFailedSignIns } from "./features/audit/sweep-failed-sign-ins.ts";
import { startCloser } from "./features/bids/closing/closer.ts";
import { sweepGuestCarts } from "./features/carts/sweep-guest-carts.ts";
import { takeDailyRates } from "./features/currencies/rates/take-daily-rates.ts";
import { receiveSilentDeals } from "./features/deals/receive-silent-deals.ts";
import { remindBuyers } from "./features/deals/remind-buyers.ts";
import { billFees } from "./features/fees/bill-fees.ts";
import { remindFees } from "./features/fees/remind-fees.ts";
import { forgetGuestOrders } from "./features/goods-orders/forget-guest-orders.ts";
import { remindOfTransfers } from "./features/goods-orders/hold-for-transfer.ts";
import { issueMissing } from "./features/invoices/issue-missing.ts";
import { sweepDays } from "./features/listings/days/sweep-days.ts";
import { lapseInspections } from "./features/listings/inspections/lapse-inspections.ts";
import { sweepDrafts } from "./features/listings/own/sweep-drafts.ts";
import { startDueListings } from "./features/listings/start-due-listings.ts";
import { startStoringViews } from "./features/listings/store-views.ts";
import { notifyFinance } from "./features/mails/admin/notify-finance.ts";
import { notifyModerators } from "./features/mails/admin/notify-moderators.ts";
import { expireMails } from "./features/mails/sending/expire-mails.ts";
import { startMailer } from "./features/mails/sending/mailer.ts";
import { sweepMails } from "./features/mails/sending/sweep-mails.ts";
import { sendSummaries } from "./features/mails/summary/send-summaries.ts";
import { readLikenesses } from "./features/media/read-likenesses.ts";
import { sweepFiles } from "./features/media/sweep-files.ts";
import { notifyOfUnread } from "./features/messages/notify-of-unread.ts";
import { markRisks } from "./features/moderation/suspicions/mark-risks.ts";
import { sendDigest } from "./features/newsletter/send-digest.ts";
import { sweepSubscribers } from "./features/newsletter/sweep-subscribers.ts";
import { sendIssues } from "./features/newsletter-issues/sending/send-issues.ts";
import { sweepDeliveries } from "./features/newsletter-issues/sending/sweep-deliveries.ts";
import { sweepNotifications } from "./features/notifications/sweep-notifications.ts";
import { expireOffers } from "./features/offers/expire-offers.ts";
import { expireOrders } from "./features/payments/end-order.ts";
import { reconcilePayments } from "./features/payments/reconcile-payments.ts";
import { sendRefunds } from "./features/payments/refunds/send-refunds.ts";
import { deleteDueAccounts } from "./features/privacy/deletion/delete-due-accounts.ts";
import { finishDeletions } from "./features/privacy/deletion/finish-deletions.ts";
import { remindOfDeletions } from "./features/privacy/deletion/remind-of-deletions.ts";
import { makeExports } from "./features/privacy/exports/make-exports.ts";
import { sweepExports } from "./features/privacy/exports/sweep-exports.ts";
import { settleDuePrices } from "./features/products/settle-price.ts";
import { expireSecondChances } from "./features/purchases/expire-second-chances.ts";
import { relistUnsold } from "./features/purchases/relist-unsold.ts";
import { sendPushes } from "./features/pushes/send-pushes.ts";
import { sweepPushes } from "./features/pushes/sweep-pushes.ts";
import { askForReviews } from "./features/reviews/ask-for-reviews.ts";
import { publishDueReviews } from "./features/reviews/publish-reviews.ts";
import { moveEntries } from "./features/search/move-entries.ts";
import { matchListings } from "./features/search-alerts/match-listings.ts";
import { notifySearchAlerts } from "./features/search-alerts/notify-search-alerts.ts";
import { readWords } from "./features/search-alerts/read-words.ts";
import { sweepSearchAlerts } from "./features/search-alerts/sweep-search-alerts.ts";
import { askForTaxDetails } from "./features/seller-reports/ask-for-tax-details.ts";
import { sweepMessages } from "./features/seller-reports/messages/sweep-messages.ts";
import { remindOfEnds } from "./features/watchlist/remind-of-ends.ts";
import { sweepGuestLists } from "./features/watchlist/sweep-guest-lists.ts";
import { sweepFailures } from "./jobs/note-failure.ts";
import { sealAnew } from "./seal-anew.ts";
import { audienceOf } from "./subscribers.ts";

const SECOND_MS = 1_000;
const HALF_MINUTE_MS = 30_000;
const MINUTE_MS = 60_000;
const QUARTER_HOUR_MS = 900_000;
const HOUR_MS = 3_600_000;
const QUARTER_DAY_MS = 6 * HOUR_MS;

/** Everything that happens without being asked for: starting and closing lots, events, mails, counting, sweeping. */
export function startBackground(ctx: Ctx, config: Config): { stop(): Promise<void> } {
  const parts = [
    startCloser(ctx),
    ...[startDueListings, relistUnsold, settleDuePrices, moveEntries].map((work) => every(SECOND_MS, ctx, work)),
    every(SECOND_MS, ctx, (base) => expireSecondChances(base), "expireSecondChances"),
    every(MINUTE_MS, ctx, (base) => expireOffers(base), "expireOffers"),
    ...[reconcilePayments, expireOrders].map((work) => every(MINUTE_MS, ctx, work)),
    every(MINUTE_MS, ctx, sendRefunds),
    startDispatcher(ctx, audienceOf(config)),
    startMailer(ctx),
    every(SECOND_MS, ctx, sendPushes),
    startStoringViews(ctx),
    every(MINUTE_MS, ctx, remindBuyers),
    every(MINUTE_MS, ctx, receiveSilentDeals),
    every(HALF_MINUTE_MS, ctx, remindOfEnds),
    every(5 * SECOND_MS, ctx, matchListings),
    every(HALF_MINUTE_MS, ctx, notifySearchAlerts),
    ...[readWords, readLikenesses].map((work) => every(MINUTE_MS, ctx, work)),
    every(HALF_MINUTE_MS, ctx, notifyOfUnread),
    every(MINUTE_MS, ctx, publishDueReviews),
    every(MINUTE_MS, ctx, askForReviews),
    ...[notifyModerators, notifyFinance].map((describe) =>
      every(QUARTER_HOUR_MS, ctx, (base) => describe(base, config), "tell"),
    ),
    ...[billFees, remindFees, remindOfTransfers].map((work) => every(HOUR_MS, ctx, work)),
    ...[issueMissing, markRisks, takeDailyRates].map((work) => every(QUARTER_HOUR_MS, ctx, work)),
    every(HOUR_MS, ctx, lapseInspections),
    every(HOUR_MS, ctx, sweepExpired),
    every(HOUR_MS, ctx, sweepFailedSignIns),
    every(HOUR_MS, ctx, (base) => sealAnew(base), "sealAnew"),
    ...[sweepGuestLists, sweepGuestCarts].map((work) => every(HOUR_MS, ctx, work)),
    ...[sweepEvents, sweepFailures].map((work) => every(HOUR_MS, ctx, work)),
    every(SECOND_MS, ctx, (base) => sendIssues(base, config), "sendIssues"),
    every(HOUR_MS, ctx, (base) => sendDigest(base, config), "sendDigest"),
    every(MINUTE_MS, ctx, (base) => sendSummaries(base, config), "sendSummaries"),
    every(MINUTE_MS, ctx, expireMails),
    ...[sweepMails, sweepNotifications, sweepSearchAlerts].map((work) => every(HOUR_MS, ctx, work)),
    ...[sweepPushes, sweepSubscribers, sweepDrafts].map((work) => every(HOUR_MS, ctx, work)),
    ...[sweepDays, sweepDeliveries, forgetGuestOrders].map((work) => every(QUARTER_DAY_MS, ctx, work)),
    every(SECOND_MS, ctx, (base) => makeExports(base, config), "makeExports"),
    every(HOUR_MS, ctx, sweepExports),
    every(HOUR_MS, ctx, (base) => remindOfDeletions(base, config), "remindOfDeletions"),
    every(MINUTE_MS, ctx, (base) => deleteDueAccounts(base, config), "deleteDueAccounts"),
    ...[finishDeletions, sweepFiles, sweepMessages, askForTaxDetails].map((work) => every(QUARTER_DAY_MS, ctx, work)),
  ];
  return {
    stop: async () => {
      await Promise.all(parts.map((part) => part.stop()));
    },
  };
}

function every(intervalMs: number, ctx: Ctx, work: (ctx: Ctx) => Promise<unknown>, name = work.name) {
  let running: Promise<unknown> | null = null;
  const watched = watchWork(ctx, `regular work failed: ${name}`, name);
  const timer = setInterval(() => {
    running ??= watched
      .run(() => work(ctx))
      .finally(() => {
        running = null;
      });
  }, intervalMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

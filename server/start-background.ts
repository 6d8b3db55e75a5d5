import type { Config } from "./config.ts";
import type { Ctx } from "./context.ts";
import { waitingEvents } from "./events/dispatcher.ts";
import { sweepEvents } from "./events/sweep-events.ts";
import { sweepExpired } from "./features/accounts/sweep-expired.ts";
import { raiseAlarms } from "./features/alarms/raise-alarms.ts";
import { sweepFailedSignIns } from "./features/audit/sweep-failed-sign-ins.ts";
import { fetchEveryMs, fetchStatements } from "./features/bank/statements/fetch-statements.ts";
import { endingAuctions } from "./features/bids/closing/ending-auctions.ts";
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
import { startingListings } from "./features/listings/start-due-listings.ts";
import { notifyFinance } from "./features/mails/admin/notify-finance.ts";
import { notifyModerators } from "./features/mails/admin/notify-moderators.ts";
import { expireMails } from "./features/mails/sending/expire-mails.ts";
import { waitingMails } from "./features/mails/sending/mailer.ts";
import { sweepMails } from "./features/mails/sending/sweep-mails.ts";
import { sendSummaries } from "./features/mails/summary/send-summaries.ts";
import { readLikenesses } from "./features/media/read-likenesses.ts";
import { sweepFiles } from "./features/media/sweep-files.ts";
import { notifyOfUnread } from "./features/messages/notify-of-unread.ts";
import { markRisks } from "./features/moderation/suspicions/mark-risks.ts";
import { sendDigest } from "./features/newsletter/send-digest.ts";
import { sweepSubscribers } from "./features/newsletter/sweep-subscribers.ts";
import { issuesUnderWay } from "./features/newsletter-issues/sending/send-issues.ts";
import { sweepDeliveries } from "./features/newsletter-issues/sending/sweep-deliveries.ts";
import { sweepNotifications } from "./features/notifications/sweep-notifications.ts";
import { expireOffers } from "./features/offers/expire-offers.ts";
import { expireOrders } from "./features/payments/end-order.ts";
import { reconcilePayments } from "./features/payments/reconcile-payments.ts";
import { sendRefunds } from "./features/payments/refunds/send-refunds.ts";
import { deleteDueAccounts } from "./features/privacy/deletion/delete-due-accounts.ts";
import { finishDeletions } from "./features/privacy/deletion/finish-deletions.ts";
import { remindOfDeletions } from "./features/privacy/deletion/remind-of-deletions.ts";
import { waitingExports } from "./features/privacy/exports/make-exports.ts";
import { sweepExports } from "./features/privacy/exports/sweep-exports.ts";
import { changingPrices } from "./features/products/settle-price.ts";
import { endingChances } from "./features/purchases/expire-second-chances.ts";
import { unsoldAuctions } from "./features/purchases/relist-unsold.ts";
import { waitingPushes } from "./features/pushes/send-pushes.ts";
import { sweepPushes } from "./features/pushes/sweep-pushes.ts";
import { askForReviews } from "./features/reviews/ask-for-reviews.ts";
import { publishDueReviews } from "./features/reviews/publish-reviews.ts";
import { movedCategories } from "./features/search/move-entries.ts";
import { freshSupply } from "./features/search-alerts/match-listings.ts";
import { notifySearchAlerts } from "./features/search-alerts/notify-search-alerts.ts";
import { readWords } from "./features/search-alerts/read-words.ts";
import { sweepSearchAlerts } from "./features/search-alerts/sweep-search-alerts.ts";
import { askForTaxDetails } from "./features/seller-reports/ask-for-tax-details.ts";
import { sweepMessages } from "./features/seller-reports/messages/sweep-messages.ts";
import { remindOfEnds } from "./features/watchlist/remind-of-ends.ts";
import { sweepGuestLists } from "./features/watchlist/sweep-guest-lists.ts";
import { sweepFailures } from "./jobs/note-failure.ts";
import { startWorker } from "./jobs/start-worker.ts";
import type { RegularWork } from "./jobs/take-turns.ts";
import { sealAnew } from "./seal-anew.ts";
import { audienceOf } from "./subscribers.ts";

const HALF_MINUTE_MS = 30_000;
const MINUTE_MS = 60_000;
const QUARTER_HOUR_MS = 900_000;
const HOUR_MS = 3_600_000;
const QUARTER_DAY_MS = 6 * HOUR_MS;

/** Everything that happens without being asked for: starting and closing lots, events, mails, counting, sweeping. */
export function startBackground(
  ctx: Ctx,
  config: Config,
  isSteady?: () => Promise<boolean>,
): { stop(): Promise<void> } {
  return startWorker(ctx, {
    queues: [
      ...[endingAuctions(isSteady), startingListings, unsoldAuctions, changingPrices, movedCategories, endingChances],
      ...[waitingEvents(audienceOf(config)), waitingMails(ctx), waitingPushes, freshSupply],
      ...[issuesUnderWay(config), waitingExports(config)],
    ],
    regular: [
      ...every(HALF_MINUTE_MS, { remindOfEnds, notifySearchAlerts, notifyOfUnread }),
      ...every(MINUTE_MS, { expireOffers: (base) => expireOffers(base), reconcilePayments, expireOrders, sendRefunds }),
      ...every(MINUTE_MS, { remindBuyers, receiveSilentDeals, readWords, readLikenesses, publishDueReviews }),
      ...every(MINUTE_MS, { askForReviews, sendSummaries: (base) => sendSummaries(base, config), expireMails }),
      ...every(MINUTE_MS, {
        deleteDueAccounts: (base) => deleteDueAccounts(base, config),
        raiseAlarms: (base) => raiseAlarms(base, config),
      }),
      ...every(QUARTER_HOUR_MS, {
        notifyModerators: (base) => notifyModerators(base, config),
        notifyFinance: (base) => notifyFinance(base, config),
        ...{ issueMissing, markRisks, takeDailyRates },
      }),
      ...every(fetchEveryMs, { fetchStatements }),
      ...every(HOUR_MS, {
        billFees,
        remindFees,
        remindOfTransfers,
        lapseInspections,
        sweepExpired,
        sweepFailedSignIns,
      }),
      ...every(HOUR_MS, {
        sweepGuestLists,
        sweepGuestCarts,
        sweepEvents,
        sweepFailures,
        sweepMails,
        sweepNotifications,
      }),
      ...every(HOUR_MS, { sweepSearchAlerts, sweepPushes, sweepSubscribers, sweepDrafts, sweepExports }),
      ...every(HOUR_MS, {
        sendDigest: (base) => sendDigest(base, config),
        sealAnew: (base) => sealAnew(base),
        remindOfDeletions: (base) => remindOfDeletions(base, config),
      }),
      ...every(QUARTER_DAY_MS, { sweepDays, sweepDeliveries, forgetGuestOrders, finishDeletions, sweepFiles }),
      ...every(QUARTER_DAY_MS, { sweepMessages, askForTaxDetails }),
    ],
  });
}

function every(everyMs: number, works: Readonly<Record<string, RegularWork["run"]>>): RegularWork[] {
  return Object.entries(works).map(([name, run]) => ({ name, everyMs, run }));
}

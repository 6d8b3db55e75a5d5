import type { Ctx } from "#server/context.ts";
import { on, type Subscriber } from "#server/events/subscriber.ts";
import type { Topic } from "#server/events/topics.ts";
import { accountEvents } from "#server/features/accounts/events.ts";
import { bidEvents } from "#server/features/bids/events.ts";
import { feeEvents } from "#server/features/fees/events.ts";
import { invoiceEvents } from "#server/features/invoices/events.ts";
import { listingEvents } from "#server/features/listings/events.ts";
import { messageEvents } from "#server/features/messages/events.ts";
import { offerEvents } from "#server/features/offers/events.ts";
import { paymentEvents } from "#server/features/payments/events.ts";
import { productEvents } from "#server/features/products/events.ts";
import { secondChanceEvents } from "#server/features/purchases/events.ts";
import { reportEvents } from "#server/features/reports/events.ts";
import { reviewEvents } from "#server/features/reviews/events.ts";
import { searchAlertEvents } from "#server/features/search-alerts/events.ts";
import { sellerReportEvents } from "#server/features/seller-reports/events.ts";
import { watchlistEvents } from "#server/features/watchlist/events.ts";
import { writeAccountMail } from "./accounts/write-account-mail.ts";
import {
  writeEmailChangedMail,
  writeEmailCodeMail,
  writeRetainedEmailMail,
} from "./accounts/write-email-change-mails.ts";
import { writeMoneyAlarm } from "./admin/notify-finance.ts";
import { writeOutbidMail } from "./bids/write-outbid-mail.ts";
import { writeRetractionMails } from "./bids/write-retraction-mails.ts";
import { writeClosingMails } from "./closing/write-closing-mails.ts";
import { onDealEvents } from "./deals/deal-mails.ts";
import { mailEvents } from "./events.ts";
import { writeFeesReminder } from "./fees/write-fees-reminder.ts";
import { subscribeGoodsMails } from "./goods/write-goods-mail.ts";
import { writeWatchMail } from "./goods/write-watch-mail.ts";
import { writeInvoiceMail } from "./invoices/write-invoice-mail.ts";
import { writeCancelledMails } from "./listings/write-cancelled-mails.ts";
import { writeEndingMail } from "./listings/write-ending-mail.ts";
import { writeApprovedMail, writeReturnedMail } from "./listings/write-inspection-mail.ts";
import { writeRestoredMails } from "./listings/write-restored-mails.ts";
import { writeHiddenAnswerMails } from "./messages/write-hidden-answer-mails.ts";
import { writeMessageMail } from "./messages/write-message-mail.ts";
import { writeOfferMail } from "./offers/write-offer-mail.ts";
import { writeSaleMails } from "./purchases/write-sale-mails.ts";
import { writeSecondChanceMail } from "./purchases/write-second-chance-mail.ts";
import { writeVoidedMail } from "./purchases/write-voided-mail.ts";
import { writeAppealedMail, writeAppealMails } from "./reports/write-appeal-mails.ts";
import { writeReceivedMail, writeReportMails } from "./reports/write-report-mail.ts";
import { writeReporterMail } from "./reports/write-reporter-mail.ts";
import { writeHiddenReviewMail, writeWantedReviewMail } from "./reviews/write-review-mail.ts";
import { writeDemandMails } from "./search-alerts/write-demand-mails.ts";
import { writeFoundMail } from "./search-alerts/write-found-mail.ts";
import { writeTaxDetailsMail } from "./seller-reports/write-tax-details-mail.ts";
import { endBounced } from "./sending/end-bounced.ts";
import type { MailSettings } from "./templates/write-mail.ts";

/** Writes mails for the events of other features, in each event's transaction. */
export function subscribeMails(mailSettings: MailSettings): Subscriber[] {
  const mail = mailing(mailSettings);
  return [
    ...subscribeAccountMails(mailSettings),
    mail(bidEvents.BidPlaced, writeOutbidMail),
    mail(bidEvents.BidRetracted, writeRetractionMails),
    mail(bidEvents.AuctionClosed, writeClosingMails),
    mail(reportEvents.ReportFiled, writeReceivedMail),
    mail(reportEvents.ReportDecided, writeReportMails),
    mail(reportEvents.ReportAppealed, writeAppealedMail),
    mail(reportEvents.AppealDecided, writeAppealMails),
    mail(reportEvents.ReporterMeasured, writeReporterMail),
    mail(reviewEvents.ReviewWanted, writeWantedReviewMail),
    mail(reviewEvents.ReviewHidden, writeHiddenReviewMail),
    mail(listingEvents.ListingApproved, writeApprovedMail),
    mail(listingEvents.ListingReturned, writeReturnedMail),
    mail(listingEvents.ListingCancelled, writeCancelledMails),
    mail(listingEvents.ListingRestored, writeRestoredMails),
    mail(listingEvents.ListingSold, writeSaleMails),
    mail(listingEvents.SaleVoided, writeVoidedMail),
    mail(watchlistEvents.WatchedEndingSoon, writeEndingMail),
    mail(searchAlertEvents.SearchFound, writeFoundMail),
    mail(searchAlertEvents.DemandMatched, writeDemandMails),
    mail(messageEvents.MessagesUnread, writeMessageMail),
    mail(messageEvents.AnswerHidden, writeHiddenAnswerMails),
    mail(offerEvents.OfferMade, writeOfferMail),
    mail(offerEvents.OfferCountered, writeOfferMail),
    mail(offerEvents.OfferDeclined, writeOfferMail),
    ...onDealEvents.map((subscribe) => subscribe(mailSettings)),
    mail(secondChanceEvents.SecondChanceOffered, writeSecondChanceMail),
    mail(secondChanceEvents.SecondChanceAnswered, writeSecondChanceMail),
    ...subscribeGoodsMails(mailSettings),
    mail(productEvents.ProductWatchMet, writeWatchMail),
    mail(invoiceEvents.InvoiceIssued, writeInvoiceMail),
    mail(feeEvents.FeesReminded, writeFeesReminder),
    mail(sellerReportEvents.TaxDetailsWanted, writeTaxDetailsMail),
    mail(paymentEvents.MoneyUnpaired, writeMoneyAlarm),
    mail(paymentEvents.NoticeRefused, writeMoneyAlarm),
    on(mailEvents.MailBounced, endBounced),
  ];
}

function subscribeAccountMails(mailSettings: MailSettings): Subscriber[] {
  const mail = mailing(mailSettings);
  return [
    mail(accountEvents.ConfirmationWanted, writeAccountMail),
    mail(accountEvents.RegistrationRepeated, writeAccountMail),
    mail(accountEvents.PasswordResetWanted, writeAccountMail),
    mail(accountEvents.PasswordChanged, writeAccountMail),
    mail(accountEvents.SignInGuardChanged, writeAccountMail),
    mail(accountEvents.BankAccountChanged, writeAccountMail),
    mail(accountEvents.EmailChangeWanted, writeEmailCodeMail),
    mail(accountEvents.FormerEmailTried, writeRetainedEmailMail),
    mail(accountEvents.EmailChanged, writeEmailChangedMail),
    mail(accountEvents.VerificationWithdrawn, writeAccountMail),
    mail(accountEvents.VerificationLapsed, writeAccountMail),
    mail(accountEvents.DeletionCancelled, writeAccountMail),
    mail(accountEvents.AccountSuspended, writeAccountMail),
    mail(accountEvents.AccountReleased, writeAccountMail),
  ];
}

function mailing(mailSettings: MailSettings) {
  return <Name extends string, Payload extends object>(
    topic: Topic<Name, Payload>,
    write: (ctx: Ctx, mailSettings: MailSettings, payload: Payload, topic: Name) => Promise<void>,
  ) => on(topic, (ctx, payload) => write(ctx, mailSettings, payload, topic.name));
}

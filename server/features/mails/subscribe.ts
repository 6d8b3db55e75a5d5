import type { Subscriber } from "#server/events/dispatcher.ts";
import { writeAccountMail } from "./accounts/write-account-mail.ts";
import { writeOutbidMail } from "./bids/write-outbid-mail.ts";
import { writeRetractionMails } from "./bids/write-retraction-mails.ts";
import { writeClosingMails } from "./closing/write-closing-mails.ts";
import { writeDealMail } from "./deals/write-deal-mail.ts";
import type { House } from "./letters/write-letter.ts";
import { writeCancelledMails } from "./listings/write-cancelled-mails.ts";
import { writeEndingMail } from "./listings/write-ending-mail.ts";
import { writeInspectionMail } from "./listings/write-inspection-mail.ts";
import { writeHiddenAnswerMails } from "./messages/write-hidden-answer-mails.ts";
import { writeMessageMail } from "./messages/write-message-mail.ts";
import { writeOfferMail } from "./offers/write-offer-mail.ts";
import { writeSaleMails } from "./purchases/write-sale-mails.ts";
import { writeSecondChanceMail } from "./purchases/write-second-chance-mail.ts";
import { writeVoidedMail } from "./purchases/write-voided-mail.ts";
import { writeReviewMail } from "./reviews/write-review-mail.ts";

/** The one subscriber of notifications: turns events of earlier features into mails, in the event's transaction. */
export function subscribeNotifications(house: House): Subscriber {
  return async (ctx, event) => {
    switch (event.topic) {
      case "ConfirmationWanted":
      case "RegistrationRepeated":
      case "PasswordResetWanted":
      case "PasswordChanged":
      case "AccountSuspended":
        return writeAccountMail(ctx, house, event);
      case "BidPlaced":
        return writeOutbidMail(ctx, house, event.payload);
      case "BidRetracted":
        return writeRetractionMails(ctx, house, event.payload);
      case "AuctionClosed":
        return writeClosingMails(ctx, house, event.payload);
      case "ReviewWanted":
      case "ReviewHidden":
        return writeReviewMail(ctx, house, event);
      case "ListingApproved":
      case "ListingReturned":
        return writeInspectionMail(ctx, house, event);
      case "WatchedEndingSoon":
        return writeEndingMail(ctx, house, event.payload);
      case "MessagesUnread":
        return writeMessageMail(ctx, house, event.payload);
      case "AnswerHidden":
        return writeHiddenAnswerMails(ctx, house, event.payload);
      case "ListingSold":
        return writeSaleMails(ctx, house, event.payload);
      case "OfferMade":
      case "OfferCountered":
      case "OfferDeclined":
        return writeOfferMail(ctx, house, event);
      case "DealStepTaken":
      case "PaymentReminded":
      case "CaseFiled":
      case "CaseDecided":
        return writeDealMail(ctx, house, event);
      case "ListingCancelled":
        return writeCancelledMails(ctx, house, event.payload);
      case "SaleVoided":
        return writeVoidedMail(ctx, house, event.payload);
      case "SecondChanceOffered":
      case "SecondChanceAnswered":
        return writeSecondChanceMail(ctx, house, event.payload);
    }
  };
}

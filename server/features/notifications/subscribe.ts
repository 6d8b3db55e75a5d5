import type { Subscriber } from "#server/events/dispatcher.ts";
import { writeAccountMail } from "./write-account-mail.ts";
import { writeCancelledMails } from "./write-cancelled-mails.ts";
import { writeClosingMails } from "./write-closing-mails.ts";
import { writeDealMail } from "./write-deal-mail.ts";
import { writeEndingMail } from "./write-ending-mail.ts";
import { writeHiddenAnswerMails } from "./write-hidden-answer-mails.ts";
import { writeInspectionMail } from "./write-inspection-mail.ts";
import type { House } from "./write-letter.ts";
import { writeMessageMail } from "./write-message-mail.ts";
import { writeOfferMail } from "./write-offer-mail.ts";
import { writeOutbidMail } from "./write-outbid-mail.ts";
import { writeRetractionMails } from "./write-retraction-mails.ts";
import { writeReviewMail } from "./write-review-mail.ts";
import { writeSaleMails } from "./write-sale-mails.ts";
import { writeSecondChanceMail } from "./write-second-chance-mail.ts";
import { writeVoidedMail } from "./write-voided-mail.ts";

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

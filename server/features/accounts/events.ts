import { z } from "zod";
import { topics } from "#server/events/topics.ts";

/** `requestId` tells two requests of one account apart and one delivered twice not. */
const ofAccount = z.object({ userId: z.number(), requestId: z.string() });

/** The events of accounts, without any secret: the writer of a mail makes the link itself. */
export const accountEvents = topics({
  /** A new account, or its owner asking again, needs the confirmation mail. */
  ConfirmationWanted: ofAccount,
  /** A visitor registered with the e-mail of an account; only its owner is told. */
  RegistrationRepeated: ofAccount,
  /** A visitor asked for a new password; null where no account has that e-mail, so that both cases take as long. */
  PasswordResetWanted: ofAccount.extend({ userId: z.number().nullable() }),
  /** The password is another one; the owner hears of it. */
  PasswordChanged: ofAccount,
  /** Too many strikes allow no more bids and listings; the owner hears why. */
  AccountSuspended: ofAccount,
});

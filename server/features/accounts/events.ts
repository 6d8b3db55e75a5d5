import { z } from "zod";
import { topics } from "#server/events/topics.ts";

/** `requestId` tells two requests of one account from one request delivered twice. */
const ofAccount = z.object({ userId: z.number(), requestId: z.string() });
/** `redirect`, `query`: of the page that the visitor registered from, where the mailed link leads back to. */
const ofRegistration = ofAccount.extend({ redirect: z.string().optional(), query: z.string().optional() });

/** What may change of how an account is signed in to, beside its password. */
const guardChanges = [
  "second_factor_on",
  "second_factor_off",
  "second_factor_reset",
  "passkey_added",
  "passkey_removed",
] as const;
export type GuardChange = (typeof guardChanges)[number];

/** The events of accounts, without any secret: the mail's writer makes the link itself. */
export const accountEvents = topics({
  /** A new account, or its owner asking again, needs the confirmation mail. */
  ConfirmationWanted: ofRegistration,
  /** A visitor registered with the e-mail of an account; only its owner is told. */
  RegistrationRepeated: ofRegistration,
  /** A visitor registered with the e-mail of a deleted account, which is kept from everybody; whoever reads it is told. */
  FormerEmailTried: z.object({
    email: z.string(),
    locale: z.enum(["cs", "en"]),
    until: z.coerce.date(),
    requestId: z.string(),
  }),
  /** The owner of the e-mail has confirmed the account; `tookOver`: with a password of their own, so that what was begun is another's. */
  EmailConfirmed: z.object({ userId: z.number(), tookOver: z.boolean() }),
  /** A visitor asked for a new password; null where no account has that e-mail, so that both cases take as long. */
  PasswordResetWanted: ofAccount.extend({ userId: z.number().nullable() }),
  /** The password has changed; its owner is told. */
  PasswordChanged: ofAccount,
  /** How one signs in has changed; its owner is told. */
  SignInGuardChanged: ofAccount.extend({ change: z.enum(guardChanges) }),
  /** Buyers will pay to another bank account, or to the first one that was entered; its owner is told. */
  BankAccountChanged: ofAccount.extend({ isFirst: z.boolean().default(false) }),
  /** The owner wants another e-mail; its code goes there. */
  EmailChangeWanted: ofAccount,
  /** The account has another e-mail; who reads `former` is told. */
  EmailChanged: ofAccount.extend({ former: z.string() }),
  /** A moderator has taken the verification back; its owner is told why. */
  VerificationWithdrawn: ofAccount.extend({ reason: z.string() }),
  /** The owner has changed or emptied what the verification rests on, so that it has ended; the owner is told. */
  VerificationLapsed: ofAccount,
  /** Somebody has signed in to an account that was to be deleted, so that it stays; its owner is told. */
  DeletionCancelled: ofAccount,
  /** The account may neither bid nor sell any more; its owner is told why. */
  AccountSuspended: ofAccount,
  /** A moderator has released the account from its suspension; its owner is told. */
  AccountReleased: ofAccount,
});

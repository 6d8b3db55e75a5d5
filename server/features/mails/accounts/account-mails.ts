import { freeListings } from "#contract/listings/publication-limits.ts";
import { bankChangeWaitMs } from "#server/features/accounts/contact/bank-change-rules.ts";
import { codeMinutes } from "#server/features/accounts/email/email-change-rules.ts";
import type { GuardChange } from "#server/features/accounts/events.ts";
import { lifetimeMs } from "#server/features/accounts/mail-links/create-mail-link.ts";
import { strikesToSuspend } from "#server/features/accounts/status/add-strike.ts";
import { unconfirmedDays } from "#server/features/accounts/sweep-expired.ts";
import type { MailData } from "#server/features/mails/templates/compose-mail.ts";
import { mailGroup } from "#server/features/mails/templates/mail-group.ts";
import cs from "./cs.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

interface AccountMails {
  /** To a new user, and again on every request for a link into the account: the link that confirms the e-mail. */
  "confirm-email": MailData;
  "new-password": MailData;
  /** To the owner of an e-mail that a visitor tried to register again, or a user to change to; only the owner learns of the account. */
  "account-exists": MailData;
  /** To the owner of an account whose password was changed, perhaps by someone else. */
  "password-changed": MailData;
  /** To the owner of an account that is signed in to in another way than before, perhaps by someone else's doing. */
  "sign-in-guard-changed": MailData & { change: GuardChange };
  /** To the owner of an account whose bank account was written anew: whoever did not do so can still stop it. */
  "bank-account-changed": MailData;
  /** To the owner of an account to which the first bank account was entered: whoever did not do so learns of it. */
  "bank-account-entered": MailData;
  /** To the e-mail that somebody wants to sign in with from now on: the code that shows it is theirs. */
  "email-code": MailData & { code: string };
  /** To an e-mail that somebody entered for an account, though one with it was deleted within a year (rule LV4). */
  "email-retained": MailData & { until: Date };
  /** To the address that an account had before: whoever did not change it can still ask for help. */
  "email-changed": MailData;
  /** To a user whose verified account a moderator has taken back, with the reason. */
  "verification-withdrawn": MailData;
  /** To a user who has changed the telephone, or emptied what a verified account needs, so that the account is verified no more. */
  "verification-lapsed": MailData;
  /** To a user whose account has just been suspended: by a moderator, or by the last upheld case of non-payment. */
  "account-suspended": MailData & { by: "moderator" | "strikes" };
  /** To a user whose suspension has just ended. */
  "account-released": MailData;
  /** To the owner of an account that stays, because somebody signed in to it before it was deleted. */
  "deletion-cancelled": MailData;
}

const page = { url: "https://kabinet.example/ucet" };
const decision = { rule: null, reason: "Údaje neodpovídají dokladu." };

export const accountMails = mailGroup<AccountMails>({
  texts: { cs, en },
  rules: {
    confirmHours: lifetimeMs.confirm / 3_600_000,
    passwordMinutes: lifetimeMs.password / 60_000,
    bankChangeHours: bankChangeWaitMs / 3_600_000,
    strikes: strikesToSuspend,
    unconfirmedDays,
    codeMinutes,
    freeListings,
  },
  samples: {
    "confirm-email": page,
    "new-password": page,
    "account-exists": page,
    "password-changed": page,
    "sign-in-guard-changed": { ...page, change: "second_factor_on" },
    "bank-account-changed": page,
    "bank-account-entered": page,
    "email-code": { ...page, code: "123456" },
    "email-retained": { ...page, until: new Date("2027-11-29T09:00:00Z") },
    "email-changed": page,
    "verification-withdrawn": { ...page, decision },
    "verification-lapsed": page,
    "account-suspended": { ...page, by: "moderator", decision },
    "account-released": page,
    "deletion-cancelled": page,
  },
});

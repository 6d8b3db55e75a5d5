import { freeListings } from "#contract/listings/publication-limits.ts";
import type { Ctx } from "#server/context.ts";
import { bankChangeWaitMs } from "#server/features/accounts/contact/bank-change-rules.ts";
import { createEmailCode } from "#server/features/accounts/email/create-email-code.ts";
import { codeMinutes } from "#server/features/accounts/email/email-change-rules.ts";
import { accountEvents, type GuardChange } from "#server/features/accounts/events.ts";
import { createMailLink } from "#server/features/accounts/mail-links/create-mail-link.ts";
import { lifetimeMs } from "#server/features/accounts/mail-links/mail-link-rules.ts";
import { hashSecret } from "#server/features/accounts/secret.ts";
import { strikesToSuspend } from "#server/features/accounts/status/add-strike.ts";
import { unconfirmedDays } from "#server/features/accounts/sweep-expired.ts";
import { findUser } from "#server/features/mails/load.ts";
import { isMailWritten } from "#server/features/mails/sending/is-mail-written.ts";
import { mailGroup, mailsOn } from "#server/features/mails/templates/mail-group.ts";
import type { MailKind } from "#server/features/mails/templates/mail-kinds.ts";
import cs from "./cs.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

const decision = { rule: null, reason: "Údaje neodpovídají dokladu." };

export const accountMails = mailGroup({
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
    /** To a new user, and again on every request for a link into the account: the link that confirms the e-mail. */
    "confirm-email": {},
    "new-password": {},
    /** To the owner of an e-mail that a visitor tried to register again, or a user to change to; only the owner learns of the account. */
    "account-exists": {},
    "password-changed": {},
    "sign-in-guard-changed": { change: "second_factor_on" as GuardChange },
    "bank-account-changed": {},
    /** It was the first one. */
    "bank-account-entered": {},
    "email-code": { code: "123456" },
    /** To an e-mail that somebody entered for an account, though one with it was deleted within a year (rule LV4). */
    "email-retained": { until: new Date("2027-11-29T09:00:00Z") },
    /** To the address that an account had before: whoever did not change it can still ask for help. */
    "email-changed": {},
    "verification-withdrawn": { decision },
    "verification-lapsed": {},
    /** By a moderator, or by the last upheld case of non-payment. */
    "account-suspended": { by: "moderator", decision },
    "account-released": {},
    "deletion-cancelled": {},
  },
});
const { mail } = accountMails;

/** Mails about an account. Secret links and codes are made in the event's transaction, in plain only in the mail. */
export const onAccountEvents = [
  mailsOn(accountEvents.ConfirmationWanted, (ctx, event) => confirmation(ctx, event)),
  mailsOn(accountEvents.RegistrationRepeated, async (ctx, event) => {
    const [user, key] = await findNew(ctx, "account-exists", event);
    if (user && !user.emailConfirmedAt) return confirmation(ctx, event);
    return user && mail("account-exists", user, key, { url: (to) => to.resetPassword() });
  }),
  mailsOn(accountEvents.PasswordResetWanted, async (ctx, event) => {
    const [user, key] = await findNew(ctx, "new-password", event);
    if (!user?.emailConfirmedAt) return user && confirmation(ctx, event);
    const secret = await createMailLink(ctx, user.id, "password");
    const linkHash = hashSecret(secret);
    return mail("new-password", user, key, { linkHash, url: (to) => to.changePassword(secret) });
  }),
  mailsOn(accountEvents.PasswordChanged, async (ctx, event) => {
    const [user, key] = await findNew(ctx, "password-changed", event);
    return user && mail("password-changed", user, key, { url: (to) => to.resetPassword() });
  }),
  mailsOn(accountEvents.SignInGuardChanged, async (ctx, event) => {
    const [user, key] = await findNew(ctx, "sign-in-guard-changed", event);
    const data = { change: event.change };
    return user && mail("sign-in-guard-changed", user, key, { data, url: (to) => to.security() });
  }),
  mailsOn(accountEvents.BankAccountChanged, async (ctx, event) => {
    const kind = "bank-account-changed";
    const [user, key] = await findNew(ctx, kind, event);
    const name = event.isFirst ? "bank-account-entered" : kind;
    return user && mail(name, user, key, { kind, url: (to) => to.contact() });
  }),
  /** To the e-mail that an account wants, or to the owner of an account that has it already, that somebody tried. */
  mailsOn(accountEvents.EmailChangeWanted, async (ctx, event) => {
    const kind = "email-code";
    const [user, key] = await findNew(ctx, kind, event);
    const made = user && (await createEmailCode(ctx, user.id));
    if (!made) return null;
    const { email, code, retainedUntil } = made;
    const to = { ...user, email };
    if (retainedUntil)
      return mail("email-retained", to, key, {
        ...{ kind, data: { until: retainedUntil } },
        url: (to) => to.home(),
      });
    return code === null
      ? mail("account-exists", to, key, { kind, url: (to) => to.resetPassword() })
      : mail("email-code", to, key, { data: { code }, url: (to) => to.contact() });
  }),
  /** Whoever reads the e-mail of a deleted account learns that nobody gets it yet, where somebody has tried to register with it. */
  mailsOn(accountEvents.FormerEmailTried, async (_, { email, locale, until, requestId }) =>
    mail("email-retained", { email, locale, emailConfirmedAt: null }, `email-kept:${requestId}`, {
      ...{ kind: "email-kept", isSignInLink: true, data: { until } },
      url: (to) => to.home(),
    }),
  ),
  /** Whoever reads the e-mail that the account had before. */
  mailsOn(accountEvents.EmailChanged, async (ctx, event) => {
    const [user, key] = await findNew(ctx, "email-changed", event);
    return user && mail("email-changed", { ...user, email: event.former }, key, { url: (to) => to.home() });
  }),
  mailsOn(accountEvents.VerificationWithdrawn, async (ctx, event) => {
    const [user, key] = await findNew(ctx, "verification-withdrawn", event);
    const data = { decision: { rule: null, reason: event.reason } };
    return user && mail("verification-withdrawn", user, key, { data, url: (to) => to.verification() });
  }),
  mailsOn(accountEvents.VerificationLapsed, async (ctx, event) => {
    const [user, key] = await findNew(ctx, "verification-lapsed", event);
    return user && mail("verification-lapsed", user, key, { url: (to) => to.verification() });
  }),
  mailsOn(accountEvents.DeletionCancelled, async (ctx, event) => {
    const [user, key] = await findNew(ctx, "deletion-cancelled", event);
    return user && mail("deletion-cancelled", user, key, { url: (to) => to.privacy() });
  }),
  // A suspension that has ended meanwhile, or come back, has its own mail.
  mailsOn(accountEvents.AccountSuspended, async (ctx, event) => {
    const [user, key] = await findNew(ctx, "account-suspended", event);
    if (!user?.suspendedAt) return null;
    const { suspendedReason: reason } = user;
    const data = { by: reason === null ? "strikes" : "moderator", decision: { rule: null, reason } };
    return mail("account-suspended", user, key, { data, url: (to) => to.deals() });
  }),
  mailsOn(accountEvents.AccountReleased, async (ctx, event) => {
    const [user, key] = await findNew(ctx, "account-released", event);
    if (!user || user.suspendedAt) return null;
    return mail("account-released", user, key, { url: (to) => to.home() });
  }),
];

interface AccountEvent {
  readonly userId: number | null;
  readonly requestId: string;
}

/** Whose account it is, and the mail's key; nobody where it is written: a second link or code would end the one already mailed. */
async function findNew(ctx: Ctx, kind: MailKind, { userId, requestId }: AccountEvent) {
  const key = `${kind}:${userId}:${requestId}`;
  return [(await isMailWritten(ctx, key)) ? undefined : await findUser(ctx, userId), key] as const;
}

/** Until the e-mail is confirmed, every way into the account is its confirmation, which also sets a password (rule A14). */
async function confirmation(
  ctx: Ctx,
  event: AccountEvent & { redirect?: string | undefined; query?: string | undefined },
) {
  const [user, key] = await findNew(ctx, "confirm-email", event);
  if (!user || user.emailConfirmedAt) return null;
  const secret = await createMailLink(ctx, user.id, "confirm");
  return mail("confirm-email", user, key, {
    ...{ isSignInLink: true, linkHash: hashSecret(secret) },
    url: (to) => to.welcome(secret, event),
  });
}

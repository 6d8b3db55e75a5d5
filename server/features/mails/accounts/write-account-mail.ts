import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import type { accountEvents } from "#server/features/accounts/events.ts";
import { createMailLink } from "#server/features/accounts/mail-links/create-mail-link.ts";
import { hashSecret } from "#server/features/accounts/secret.ts";
import { users } from "#server/features/accounts/table.ts";
import { isMailWritten } from "#server/features/mails/sending/is-mail-written.ts";
import type { MailKind } from "#server/features/mails/templates/mail-kinds.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import { accountExistsMail } from "./account-exists.ts";
import { accountReleasedMail } from "./account-released.ts";
import { accountSuspendedMail } from "./account-suspended.ts";
import { bankAccountChangedMail } from "./bank-account-changed.ts";
import { bankAccountEnteredMail } from "./bank-account-entered.ts";
import { confirmEmailMail } from "./confirm-email.ts";
import { deletionCancelledMail } from "./deletion-cancelled.ts";
import { newPasswordMail } from "./new-password.ts";
import { passwordChangedMail } from "./password-changed.ts";
import { signInGuardChangedMail } from "./sign-in-guard-changed.ts";
import { verificationLapsedMail } from "./verification-lapsed.ts";
import { verificationWithdrawnMail } from "./verification-withdrawn.ts";

/** Who confirms an e-mail sees so; a change of it goes to other addresses than the account's (write-email-change-mails.ts). */
type AccountTopic = Exclude<
  keyof typeof accountEvents,
  "EmailChangeWanted" | "EmailChanged" | "EmailConfirmed" | "FormerEmailTried"
>;

/** Writes a mail about an account; secret links are made in the event's transaction, in plain only in the mail. */
export async function writeAccountMail(
  ctx: Ctx,
  mailSettings: MailSettings,
  { userId, requestId, ...event }: PayloadOf<(typeof accountEvents)[AccountTopic]>,
  payload: AccountTopic,
): Promise<void> {
  if (userId === null) return;
  const [recipient] = await ctx.db.select().from(users).where(eq(users.id, userId));
  const topic = recipient ? topicFor(recipient, payload) : payload;
  const key = `${kinds[topic]}:${userId}:${requestId}`;
  // An event may be delivered twice, and a second link would invalidate the one already mailed.
  if (!recipient || (await isMailWritten(ctx, key))) return;
  if (topic === "ConfirmationWanted" && recipient.emailConfirmedAt) return;
  // A suspension that has ended meanwhile, or come back, has its own mail.
  if (topic === "AccountSuspended" && !recipient.suspendedAt) return;
  if (topic === "AccountReleased" && recipient.suspendedAt) return;

  const secret = await makeLink(ctx, topic, userId);
  await writeMail(ctx, mailSettings, recipient, {
    key,
    kind: kinds[topic],
    isSignInLink: topic === "ConfirmationWanted",
    ...(secret && { linkHash: hashSecret(secret) }),
    content: (addresses) => {
      switch (topic) {
        case "ConfirmationWanted":
          return confirmEmailMail(addresses.welcome(secret, "redirect" in event ? event : undefined));
        case "PasswordResetWanted":
          return newPasswordMail(addresses.changePassword(secret));
        case "RegistrationRepeated":
          return accountExistsMail(addresses.resetPassword());
        case "PasswordChanged":
          return passwordChangedMail(addresses.resetPassword());
        case "SignInGuardChanged":
          return signInGuardChangedMail(
            "change" in event ? event.change : "second_factor_off",
            addresses.security(),
          );
        case "BankAccountChanged":
          return "isFirst" in event && event.isFirst
            ? bankAccountEnteredMail(addresses.contact())
            : bankAccountChangedMail(addresses.contact());
        case "VerificationWithdrawn":
          return verificationWithdrawnMail("reason" in event ? event.reason : "", addresses.verification());
        case "VerificationLapsed":
          return verificationLapsedMail(addresses.verification());
        case "DeletionCancelled":
          return deletionCancelledMail(addresses.privacy());
        case "AccountSuspended":
          return accountSuspendedMail(recipient.suspendedReason, addresses.deals());
        case "AccountReleased":
          return accountReleasedMail(addresses.home());
      }
    },
  });
}

/** Until the e-mail is confirmed, every way into the account is its confirmation, which also sets a password (RULES.md A14). */
function topicFor({ emailConfirmedAt }: typeof users.$inferSelect, topic: AccountTopic): AccountTopic {
  const isSignInLink = topic === "PasswordResetWanted" || topic === "RegistrationRepeated";
  return isSignInLink && emailConfirmedAt === null ? "ConfirmationWanted" : topic;
}

const kinds: Record<AccountTopic, MailKind> = {
  ConfirmationWanted: "confirm-email",
  PasswordResetWanted: "new-password",
  RegistrationRepeated: "account-exists",
  PasswordChanged: "password-changed",
  SignInGuardChanged: "sign-in-guard-changed",
  BankAccountChanged: "bank-account-changed",
  VerificationWithdrawn: "verification-withdrawn",
  VerificationLapsed: "verification-lapsed",
  DeletionCancelled: "deletion-cancelled",
  AccountSuspended: "account-suspended",
  AccountReleased: "account-released",
};

async function makeLink(ctx: Ctx, topic: AccountTopic, userId: number): Promise<string> {
  if (topic === "ConfirmationWanted") return createMailLink(ctx, userId, "confirm");
  if (topic === "PasswordResetWanted") return createMailLink(ctx, userId, "password");
  return "";
}
